// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// A `<filter>` in the coordinates of its element. It mixes colours in sRGB, as the rasteriser does.
struct SVGFilter {
  /// Everything that the result can cover.
  let region: Rect
  private var steps: [SVGElement]

  /// A blur, then a shadow; nil if the group has neither.
  init?(_ effects: DisplayGroup.Effects, content: Rect) {
    let blur = effects.blur.isFinite && effects.blur > 0 ? effects.blur : 0
    var region = content.outset(by: Self.reach(blur))
    var steps: [SVGElement] = []
    if blur > 0 { steps.append(Self.gaussian(blur)) }
    if let shadow = effects.shadow, shadow.color.alpha > 0, shadow.isDrawable {
      region = region.union(
        region.offsetBy(dx: shadow.x, dy: shadow.y).outset(by: Self.reach(shadow.deviation)))
      let layers = Self.shadow(shadow, of: &steps)
      steps += layers
    }
    guard !steps.isEmpty else { return nil }
    self.steps = steps
    self.region = region.rounded
  }

  /// The blur and saturation for a backdrop that covers `content`.
  ///
  /// - Parameter isOpaque: whether the picture beneath is opaque. The blur mixes in transparency from beyond the
  ///   canvas. Alpha is therefore restored to full, so that only existing colours are averaged.
  init(backdrop radius: Double, saturation: Double, content: Rect, isOpaque: Bool) {
    region = content.outset(by: Self.reach(radius)).rounded
    steps = radius > 0 ? [Self.gaussian(radius)] : []
    if isOpaque, radius > 0 {
      steps.append(SVGElement("feColorMatrix", ["values": "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 99 0"]))
    }
    if saturation != 1, saturation.isFinite {
      steps.append(
        SVGElement("feColorMatrix", ["type": "saturate", "values": SVGNumber.text(max(0, saturation))]))
    }
  }

  /// Whether the filter does nothing.
  var isEmpty: Bool { steps.isEmpty }

  var element: SVGElement {
    var filter = SVGElement("filter")
    filter["x"] = SVGNumber.text(region.minX)
    filter["y"] = SVGNumber.text(region.minY)
    filter["width"] = SVGNumber.text(region.width)
    filter["height"] = SVGNumber.text(region.height)
    filter["filterUnits"] = "userSpaceOnUse"
    filter["color-interpolation-filters"] = "sRGB"
    filter.children = steps
    return filter
  }

  /// How far a gaussian is visible: beyond three deviations, it is less than half a level of 255.
  private static func reach(_ deviation: Double) -> Double { deviation > 0 ? 3 * deviation + 1 : 0 }

  private static func gaussian(_ deviation: Double) -> SVGElement {
    SVGElement("feGaussianBlur", ["stdDeviation": SVGNumber.text(deviation)])
  }

  /// Adds a shadow beneath the result of `steps`. librsvg 2.54 does not know `feDropShadow`, so one matrix colours the
  /// shadow from alpha only.
  private static func shadow(_ shadow: DisplayGroup.Shadow, of steps: inout [SVGElement]) -> [SVGElement] {
    var source = "SourceGraphic"
    if !steps.isEmpty {
      source = "s"
      steps[steps.count - 1]["result"] = source
    }
    var blur = gaussian(max(0, shadow.deviation))
    blur["in"] = source == "SourceGraphic" ? "SourceAlpha" : source
    var offset = SVGElement("feOffset")
    if shadow.x != 0 { offset["dx"] = SVGNumber.text(shadow.x) }
    if shadow.y != 0 { offset["dy"] = SVGNumber.text(shadow.y) }
    let color = shadow.color
    let rows = [color.red, color.green, color.blue].map { "0 0 0 0 \(SVGNumber.text($0))" }
    let matrix = rows.joined(separator: " ") + " 0 0 0 \(SVGNumber.text(color.alpha)) 0"
    let merge = SVGElement(
      "feMerge", children: [SVGElement("feMergeNode"), SVGElement("feMergeNode", ["in": source])])
    return [blur] + (offset["dx"] == nil && offset["dy"] == nil ? [] : [offset])
      + [SVGElement("feColorMatrix", ["values": matrix]), merge]
  }
}

extension DisplayGroup.Shadow {
  fileprivate var isDrawable: Bool { x.isFinite && y.isFinite && deviation.isFinite }
}

extension Rect {
  /// The box enlarged to whole points.
  fileprivate var rounded: Rect {
    let x = minX.rounded(.down)
    let y = minY.rounded(.down)
    return Rect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }
}
