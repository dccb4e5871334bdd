// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

extension DisplayList.Finish {
  /// The filter for the whole picture; nil if there is none.
  ///
  /// The edges of a bilevel picture stay smooth, so that it is sharp at every resolution; photos become grey.
  func filter(id: String, canvas: Size) -> SVGElement? {
    switch self {
    case .duotone(let dark, let light): Self.filter(id: id, canvas, dark, light)
    case .bilevel(let photos, let patterns):
      photos.isEmpty && patterns.isEmpty ? nil : Self.filter(id: id, canvas, .black, .white)
    }
  }

  private static func filter(id: String, _ canvas: Size, _ dark: Color, _ light: Color) -> SVGElement {
    let rows = zip([dark.red, dark.green, dark.blue], [light.red, light.green, light.blue]).map { row($0, $1) }
    var filter = SVGElement("filter", ["id": id])
    filter["x"] = "0"
    filter["y"] = "0"
    filter["width"] = SVGNumber.text(canvas.width)
    filter["height"] = SVGNumber.text(canvas.height)
    filter["filterUnits"] = "userSpaceOnUse"
    filter["color-interpolation-filters"] = "sRGB"
    filter.children = [
      SVGElement("feColorMatrix", ["type": "matrix", "values": (rows + ["0 0 0 1 0"]).joined(separator: " ")])
    ]
    return filter
  }

  /// The matrix row of one channel: weights of red, green, blue and alpha, and an offset. It maps Rec. 709 luma to a
  /// value between two ends.
  private static func row(_ dark: Double, _ light: Double) -> String {
    let span = light - dark
    let numbers: [Double] = [0.2126 * span, 0.7152 * span, 0.0722 * span, 0, dark]
    return numbers.map { SVGNumber.text($0) }.joined(separator: " ")
  }
}
