// SPDX-License-Identifier: MIT

import WeaveNative

/// A canvas that a part of the picture is drawn on before it is laid over the part beneath.
struct Layer {
  var canvas: Canvas
  /// Where the canvas lies in the picture.
  var bounds: PixelBounds
  /// How strongly it is laid over the part beneath.
  var opacity = 1.0
  /// Whether nothing has been drawn yet.
  var isBlank = true
  /// How many of Cairo's own clips are open on it.
  var boxClips = 0
}
