// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSpec

extension [RenderEnvironment] {
  /// The environments for a design if no frame was requested: a board uses the frame that it declares, once for each
  /// appearance and locale.
  public func suited(to widget: CompiledWidget) -> [RenderEnvironment] {
    guard widget.board != nil, let frame = widget.spec.purpose?.canvases.first else { return self }
    var suited: [RenderEnvironment] = []
    for environment in self {
      var own = environment
      own.canvas = Size(width: frame.width, height: frame.height)
      own.scale = frame.scale ?? own.scale
      own.size = WidgetSize(rawValue: frame.size) ?? .large
      own.shape = .square
      own.wallpaperPhoto?.screen = nil
      if !suited.contains(own) { suited.append(own) }
    }
    return suited
  }
}
