// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// Maps luma to a straight line between two colours. The map is affine, so mapping each colour gives the same result as
/// mapping the finished picture.
struct ColorLine {
  private let dark, light: Color

  /// Nil if the colours do not change. The edges of a bilevel picture stay smooth, so that it is sharp at every
  /// resolution; its photos become grey.
  init?(_ finish: DisplayList.Finish) {
    switch finish {
    case .duotone(let dark, let light): (self.dark, self.light) = (dark, light)
    case .bilevel(let photos, let patterns):
      guard !photos.isEmpty || !patterns.isEmpty else { return nil }
      (dark, light) = (.black, .white)
    }
  }

  func changed(_ item: DisplayItem) -> DisplayItem {
    var item = item
    switch item.command {
    case .fill(let path, let paint, let evenOdd): item.command = .fill(path, changed(paint), evenOdd: evenOdd)
    case .stroke(let path, let style, let paint): item.command = .stroke(path, style, changed(paint))
    case .glyphs(let run, let origin, let color): item.command = .glyphs(run, at: origin, changed(color))
    case .image(let image, let source, let destination):
      let image = RasterImage(pixels: changed(image.pixels), key: "\(dark.hex) \(light.hex) \(image.key)")
      item.command = .image(image, source: source, destination: destination)
    case .backdrop: break
    case .group(var group):
      group.children = group.children.map(changed)
      if let shadow = group.effects?.shadow { group.effects?.shadow?.color = changed(shadow.color) }
      item.command = .group(group)
    }
    return item
  }

  /// - Source: Rec. 709, luma.
  private func changed(_ color: Color) -> Color {
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return dark.mixed(with: light, luma).opacity(color.alpha)
  }

  private func changed(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let color): return .color(changed(color))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { GradientStop(offset: $0.offset, color: changed($0.color)) }
      return .gradient(gradient)
    }
  }

  private func changed(_ pixels: PixelBuffer) -> PixelBuffer {
    var result = pixels
    let ends = [(dark.red, light.red), (dark.green, light.green), (dark.blue, light.blue)]
    for place in stride(from: 0, to: pixels.bytes.count, by: 4) {
      let (red, green) = (Double(pixels.bytes[place]), Double(pixels.bytes[place + 1]))
      let (blue, alpha) = (Double(pixels.bytes[place + 2]), Double(pixels.bytes[place + 3]))
      let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      for (part, end) in ends.enumerated() {
        let value = end.0 * alpha + (end.1 - end.0) * luma
        result.bytes[place + part] = UInt8(min(max(value.rounded(), 0), alpha))
      }
    }
    return result
  }
}
