// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDiff

/// The result of comparing two pictures.
struct DiffReport {
  var text: String
  var json: String

  init(before: String, after: String, comparison c: Comparison, isSame: Bool, similarity: Double) {
    let regions = c.regions()
    json =
      Self.object([
        ("same", isSame ? "true" : "false"), ("before", JSONText.literal(before)), ("after", JSONText.literal(after)),
        ("width", "\(c.width)"), ("height", "\(c.height)"), ("differing", "\(c.differing)"),
        ("share", Self.rounded(c.share, 6)), ("edges", "\(c.edges)"), ("unequal", "\(c.unequal)"),
        ("largestChannelDifference", "\(c.largestChannelDifference)"), ("similarity", Self.rounded(similarity, 6)),
        ("densest", Self.object([("count", "\(c.densest.count)"), ("region", Self.json(c.densest.region))])),
        ("regions", "[" + regions.map(Self.json).joined(separator: ", ") + "]"),
      ]) + "\n"
    text = Self.text(before, after, c, isSame, similarity, regions)
  }

  private init(text: String, json: String) { (self.text, self.json) = (text, json) }

  static func sizes(_ a: StraightImage, _ b: StraightImage, _ before: String, _ after: String) -> DiffReport {
    DiffReport(
      text: "\(before) has \(a.width) × \(a.height) pixels, \(after) has \(b.width) × \(b.height)\n",
      json: object([
        ("same", "false"), ("before", JSONText.literal(before)), ("after", JSONText.literal(after)),
        ("sizes", "[[\(a.width), \(a.height)], [\(b.width), \(b.height)]]"),
      ]) + "\n")
  }

  private static func text(
    _ before: String, _ after: String, _ c: Comparison, _ isSame: Bool, _ similarity: Double, _ regions: [PixelRegion]
  ) -> String {
    guard c.unequal > 0 else { return "\(before) and \(after) are identical\n" }
    let percent = rounded(c.share * 100, 3)
    var text = "\(before) and \(after) \(isSame ? "are the same within the tolerance" : "differ")\n"
    text += "  \(c.differing) pixels differ, \(percent) % of \(c.width) × \(c.height)"
    text += "; \(c.edges) more at edges, \(c.unequal - c.differing - c.edges) too slightly to see\n"
    text +=
      "  largest channel difference \(c.largestChannelDifference) of 255, similarity \(rounded(similarity, 4))\n"
    if c.differing > 0 {
      let square = c.densest.region
      text += "  densest in \(square.width) × \(square.height) pixels: \(c.densest.count)\n"
    }
    for region in regions.prefix(10) {
      text += "  at \(region.x),\(region.y): \(region.width) × \(region.height)\n"
    }
    if regions.count > 10 { text += "  and \(regions.count - 10) more places\n" }
    return text
  }

  private static func json(_ r: PixelRegion) -> String {
    object([("x", "\(r.x)"), ("y", "\(r.y)"), ("width", "\(r.width)"), ("height", "\(r.height)")])
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private static func rounded(_ number: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let value = (number * scale).rounded() / scale
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}
