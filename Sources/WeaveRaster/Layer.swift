// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

/// A canvas for a part of the picture, which is later laid over the layer beneath.
struct Layer {
  var canvas: Canvas
  /// The canvas's position in the picture.
  var bounds: PixelBounds
  /// The opacity with which it is laid over the layer beneath.
  var opacity = 1.0
  /// How its colours are mixed with those of the layer beneath.
  var blend = BlendMode.normal
  /// Whether nothing has been drawn yet.
  var isBlank = true
  /// How many of Cairo's own clips are active on it.
  var boxClips = 0
}
