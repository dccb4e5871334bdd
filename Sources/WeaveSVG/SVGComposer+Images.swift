// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveGraphics

extension SVGComposer {
  mutating func image(_ image: RasterImage, _ source: Rect, _ destination: Rect, opacity: Double = 1) {
    let whole = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    guard source.isFinite, destination.isFinite, !destination.isEmpty, !source.intersection(whole).isEmpty else {
      return
    }
    let crop = PixelCrop(source.intersection(whole), of: image, reduction: reduction(source, destination))
    guard let id = define(image, crop) else { return }

    // The crop consists of whole pixels, so it may extend beyond the requested part; the rest is clipped.
    let perPixel = (x: destination.width / source.width, y: destination.height / source.height)
    let frame = Rect(
      x: destination.minX + (Double(crop.x) - source.minX) * perPixel.x,
      y: destination.minY + (Double(crop.y) - source.minY) * perPixel.y,
      width: Double(crop.width) * perPixel.x, height: Double(crop.height) * perPixel.y)
    var use = SVGElement("use", ["href": "#\(id)"])
    let map = Transform(a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
    use["transform"] = map.svgText
    if opacity < 1 { use["opacity"] = SVGNumber.text(opacity) }
    guard !destination.contains(frame, tolerance: 0.01) else { return append(use, bounds: frame) }
    within(clip: .rectangle(destination)) { $0.append(use, bounds: frame) }
  }

  /// How many pixels of the picture become one, in each direction.
  private func reduction(_ source: Rect, _ destination: Rect) -> Int {
    let map = currentTransform
    let growth = max(0.01, abs(map.a * map.d - map.b * map.c).squareRoot())
    let density = min(source.width / destination.width, source.height / destination.height) / growth
    let factor = (density / scale).rounded(.down)
    return factor > 1 ? Int(min(factor, 1_024)) : 1
  }

  /// Defines a picture in the unit square, which references stretch. It is stored once, however often and at whatever
  /// sizes it is shown.
  private mutating func define(_ image: RasterImage, _ crop: PixelCrop) -> String? {
    let encodePNG = writer.encodePNG
    return definitions.id(.image, key: "\(crop) \(image.key)") {
      let bytes = encodePNG(crop.pixels(of: image.pixels))
      guard !bytes.isEmpty else { return nil }
      var element = SVGElement("image")
      element["width"] = "1"
      element["height"] = "1"
      element["preserveAspectRatio"] = "none"
      element["href"] = "data:image/png;base64," + Data(bytes).base64EncodedString()
      return element
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
