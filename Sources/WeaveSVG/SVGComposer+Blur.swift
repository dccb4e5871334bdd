// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

extension SVGComposer {
  /// Adds a blurred group that leaves the canvas as a picture; false where it is none, or there is no rasteriser.
  ///
  /// librsvg 2.54 cuts a filter's source at the canvas, so that a blur fades at the edge of what it should run across.
  mutating func picture(of frame: Frame) -> Bool {
    guard case .group(var effects) = frame.effect, effects.blur > 0, let content = frame.bounds,
      let rasterize = writer.rasterize, let filter = SVGFilter(effects, content: content)
    else { return false }
    let map = currentTransform
    guard !canvas.contains(content.transformed(by: map)) else { return false }
    // Past the canvas nothing is seen of the result, but for a pixel or two that its edge is smoothed with.
    let resolution = resolution(effects.blur)
    let seen = canvas.transformed(by: map.inverse).outset(by: 2 / resolution)
    let region = filter.region.intersection(seen)
    guard !region.isEmpty else { return true }
    let inside = frame.inside(of: commands)
    guard let inside else { return false }

    let opacity = effects.opacity
    effects.opacity = 1
    let move = DrawCommand.beginTransform(.translation(x: -region.minX, y: -region.minY))
    let all = [move, .beginGroup(effects)] + inside + [.end, .end]
    let list = DisplayList(canvas: region.size, items: all.map { DisplayItem($0, node: "") })
    guard let pixels = rasterize(list, resolution), pixels.width > 0, pixels.height > 0 else {
      return false
    }
    blurred += 1
    let image = RasterImage(pixels: pixels, key: "blurred group \(blurred)")
    let source = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
    self.image(image, source, region, opacity: opacity)
    return true
  }

  /// Pixels per point that show a blur: four in a deviation. Between them the picture runs straight, which differs
  /// from a blurred edge by h²/8 · 0.242/σ², with h = σ/4 half a level of 255.
  private func resolution(_ deviation: Double) -> Double { min(scale, max(0.5, 4 / deviation)) }
}

extension SVGComposer.Frame {
  /// The group's commands without its begin and end; nil where they show what lies beneath the group.
  fileprivate func inside(of commands: [DrawCommand]) -> [DrawCommand]? {
    guard start <= commands.count else { return nil }
    // The end is missing where the list ends before the group.
    var inside = Array(commands[start...])
    if case .end = inside.last { inside.removeLast() }
    let showsBeneath = inside.contains { command in
      if case .backdrop = command { true } else { false }
    }
    return showsBeneath ? nil : inside
  }
}
