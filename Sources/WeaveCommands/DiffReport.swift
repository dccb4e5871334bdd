// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDiff
import WeaveGolden
import WeaveRender

/// The result of comparing two pictures.
struct DiffReport {
  private let found: FileComparison
  private let isSame: Bool
  /// What happened to the nodes; nil unless both pictures carry their trees.
  private let changes: [PictureChange]?

  init(_ found: FileComparison, isSame: Bool) {
    (self.found, self.isSame) = (found, isSame)
    let regions = found.hasOneSize ? found.frames.first?.comparison.regions() : nil
    changes =
      found.isIdentical
      ? nil : ReferenceChanges.changes(from: found.before.bytes, to: found.after.bytes, in: regions)
  }

  /// The result in the words of `weave test`.
  private var state: CaseResult.State { found.isIdentical ? .same : isSame ? .close : .changed }

  private var names: String { "\(found.before.name) and \(found.after.name)" }
  private var isAnimated: Bool { max(found.counts.before, found.counts.after) > 1 }

  // MARK: Text

  var text: String {
    guard !found.isIdentical else { return "\(names) are identical\n" }
    var text = found.hasOneSize ? "\(names) \(isSame ? "are the same within the tolerance" : "differ")\n" : sizes
    if found.counts.before != found.counts.after {
      text += "  \(found.after.name) has \(Self.frames(found.counts.after)) instead of \(found.counts.before)\n"
    }
    for change in found.timeChanges { text += "  \(change)\n" }
    for frame in found.frames.prefix(8) { text += lines(of: frame) }
    if found.frames.count > 8 { text += "  and \(found.frames.count - 8) more frames differ\n" }
    for change in (changes ?? []).prefix(10) { text += "  \(change.verdict.rawValue): \(change.text)\n" }
    if let changes, changes.count > 10 { text += "  and \(changes.count - 10) more changes\n" }
    return text
  }

  private static func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }

  private var sizes: String {
    let (was, now) = found.sizes
    return
      "\(found.before.name) has \(was.width) × \(was.height) pixels, \(found.after.name) has \(now.width) × \(now.height)\n"
  }

  private func lines(of frame: FileComparison.Frame) -> String {
    let c = frame.comparison
    guard found.hasOneSize else {
      return
        "  of the \(c.width) × \(c.height) pixels that both have, \(c.differing) differ; \(c.edges) more at edges, \(tooSlight(c))\n"
    }
    let title = isAnimated ? "frame \(frame.number): " : ""
    let pixels = c.differing == 1 ? "1 pixel differs" : "\(c.differing) pixels differ"
    var text = "  \(title)\(pixels), \(Self.rounded(c.share * 100, 3)) % of \(c.width) × \(c.height)"
    text += "; \(c.edges) more at edges, \(tooSlight(c))\n"
    let most = c.depth == 16 ? 65_535 : 255
    text +=
      "  largest channel difference \(c.largestChannelDifference) of \(most), similarity \(Self.rounded(frame.similarity, 4))\n"
    if c.differing > 0 {
      let square = c.densest.region
      text += "  densest in \(square.width) × \(square.height) pixels: \(c.densest.count)\n"
    }
    let regions = c.regions()
    for region in regions.prefix(10) {
      text += "  at \(region.x),\(region.y): \(region.width) × \(region.height)\n"
    }
    if regions.count > 10 { text += "  and \(regions.count - 10) more places\n" }
    return text
  }

  private func tooSlight(_ c: Comparison) -> String { "\(c.unequal - c.differing - c.edges) too slightly to see" }

  // MARK: JSON

  var json: String {
    var members: [(String, String)] = [
      ("same", isSame ? "true" : "false"), ("state", JSONText.literal(state.rawValue)),
      ("before", JSONText.literal(found.before.name)), ("after", JSONText.literal(found.after.name)),
    ]
    if !found.hasOneSize {
      let (was, now) = found.sizes
      members.append(("sizes", "[[\(was.width), \(was.height)], [\(now.width), \(now.height)]]"))
      if let frame = found.frames.first { members.append(("shared", Self.object(Self.members(frame)))) }
    } else if isAnimated {
      members.append(("frameCounts", "[\(found.counts.before), \(found.counts.after)]"))
      let frames = found.frames.map { Self.object([("frame", "\($0.number)")] + Self.members($0)) }
      members.append(("frames", Self.list(frames)))
      members.append(("times", Self.list(found.timeChanges.map { JSONText.literal($0) })))
    } else if let frame = found.frames.first {
      members += Self.members(frame)
    }
    if let changes { members.append(("changes", Self.list(changes.map { Self.json($0) }))) }
    let notes = (found.warnings + found.notes).map { JSONText.literal($0) }
    if !notes.isEmpty { members.append(("notes", Self.list(notes))) }
    return Self.object(members) + "\n"
  }

  private static func members(_ frame: FileComparison.Frame) -> [(String, String)] {
    let c = frame.comparison
    return [
      ("width", "\(c.width)"), ("height", "\(c.height)"), ("depth", "\(c.depth)"), ("differing", "\(c.differing)"),
      ("share", rounded(c.share, 6)), ("edges", "\(c.edges)"), ("unequal", "\(c.unequal)"),
      ("largestChannelDifference", "\(c.largestChannelDifference)"), ("similarity", rounded(frame.similarity, 6)),
      ("densest", object([("count", "\(c.densest.count)"), ("region", json(c.densest.region))])),
      ("regions", list(c.regions().map { json($0) })),
    ]
  }

  private static func json(_ change: PictureChange) -> String {
    object([
      ("verdict", JSONText.literal(change.verdict.rawValue)), ("node", JSONText.literal(change.node)),
      ("text", JSONText.literal(change.text)),
    ])
  }

  private static func json(_ r: PixelRegion) -> String {
    object([("x", "\(r.x)"), ("y", "\(r.y)"), ("width", "\(r.width)"), ("height", "\(r.height)")])
  }

  private static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private static func rounded(_ number: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let value = (number * scale).rounded() / scale
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}
