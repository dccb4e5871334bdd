// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative

/// A canvas that a part of the picture is drawn on before it is laid over the part beneath.
struct Layer {
  var canvas: Canvas
  /// Where the canvas lies in the picture.
  var bounds: PixelBounds
  /// Whether nothing has been drawn yet.
  var isBlank = true
}

/// What one `begin…` has changed, and its `end` brings back.
struct Scope {
  enum Kind {
    /// A name, an effect that does nothing, or something that cannot be seen: nothing to bring back.
    case none
    case transform(previous: Transform)
    /// Cairo's own clip, for upright boxes on whole pixels.
    case boxClip
    /// A path that cuts the layer below, which was blank when it began.
    case cut(Path, Transform)
    /// A layer of its own that is laid over the one below through a path.
    case clip(Path, Transform)
    case group(GroupEffects)
  }

  var kind: Kind
}
