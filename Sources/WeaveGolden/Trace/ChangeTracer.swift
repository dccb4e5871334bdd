// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDiff
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveSpec

/// Traces changed pixels to the nodes that draw them.
struct ChangeTracer {
  let picture: Rendering
  /// The places of the design's fields.
  let places: SpecPlaces
  let before: PictureTree?
  let after: PictureTree
  /// What drew the picture and its reference.
  let origin: PictureOrigin

  /// The changes that explain some regions of pixels; each region has at least one. If other fonts or libraries drew the
  /// reference, that is the first.
  func changes(in regions: [PixelRegion]) -> [PictureChange] {
    let found = before.map { comparison.changes(from: $0, to: after) } ?? []
    var changes = found.map { change in
      var change = change
      change.regions = regions.indices.filter { index in
        change.boxes.contains { Self.touches($0, regions[index], scale: picture.scale) }
      }
      change.range = range(of: change)
      return change
    }.filter { !$0.regions.isEmpty }
    changes = changes.merged
    let explained = Set(changes.flatMap(\.regions))
    let rest = regions.indices.filter { !explained.contains($0) }
    if let lead = origin.lead { return [.drawn(lead, regions: rest)] + changes }
    for index in rest { add(unexplained(regions[index], index), to: &changes) }
    return changes
  }

  private var comparison: TreeComparison { TreeComparison(hasDrifted: origin.hasDrifted) }

  /// All changes of a tree, for when no pixels were compared.
  func changes() -> [PictureChange] {
    guard let before else { return [] }
    let lead = origin.lead.map { [PictureChange.drawn($0)] } ?? []
    return lead
      + comparison.changes(from: before, to: after).map { change in
        var change = change
        change.range = range(of: change)
        return change
      }
  }

  // MARK: Regions that no node explains

  /// The topmost node there was drawn with the same commands as before.
  private func unexplained(_ region: PixelRegion, _ index: Int) -> PictureChange {
    let node = topmost(in: region, picture.layout)
    let name = node.map { node in
      after.nodes?.first { $0.id == node.id }?.name ?? "`\(node.id)`"
    }
    let subject = name ?? "the ground"
    let (verdict, text): (PictureChange.Verdict, String) =
      if before?.nodes == nil {
        (.unknown, "\(subject) looks different; the reference has no layout to explain why")
      } else if origin.difference == nil {
        (
          .drawnOtherwise,
          "\(subject) is drawn differently by the same commands: another font, library or version"
        )
      } else {
        (
          .paintedOtherwise,
          "\(subject) is drawn differently by the same commands, fonts and libraries: another build of weave drew it, "
            + "or the reference was edited"
        )
      }
    return PictureChange(
      verdict: verdict, node: node?.id ?? "", text: text, range: node?.range, boxes: [], regions: [index])
  }

  /// Adds a change, or adds its regions to an equal change.
  private func add(_ change: PictureChange, to changes: inout [PictureChange]) {
    if let same = changes.firstIndex(where: { $0.verdict == change.verdict && $0.node == change.node }) {
      changes[same].regions += change.regions
    } else {
      changes.append(change)
    }
  }

  private func topmost(in region: PixelRegion, _ node: LayoutNode) -> LayoutNode? {
    for child in node.children.reversed() {
      if let found = topmost(in: region, child) { return found }
    }
    switch node.content {
    case .group, .effect: return nil
    case .text, .leaf:
      return Self.touches(node.frame, region, scale: picture.scale) ? node : nil
    }
  }

  /// Ink, shadows and rounding extend slightly beyond frames.
  private static func touches(_ box: Rect, _ region: PixelRegion, scale: Double) -> Bool {
    let reach = 2.0
    return Double(region.x) < (box.maxX + reach) * scale && Double(region.x + region.width) > (box.minX - reach) * scale
      && Double(region.y) < (box.maxY + reach) * scale
      && Double(region.y + region.height) > (box.minY - reach) * scale
  }

  /// The place in the design: the node; for a node that a template draws, the field that selects it.
  private func range(of change: PictureChange) -> SourceRange? {
    if let range = Self.find(change.node, in: picture.layout)?.range { return range }
    let isStyle = change.verdict == .recolored || change.verdict == .restyled
    let fields = isStyle ? ["style", "layout"] : ["layout", "style"]
    return fields.lazy.compactMap { places.keyRange(of: $0) }.first
  }

  private static func find(_ id: String, in node: LayoutNode) -> LayoutNode? {
    if node.id == id, node.range != nil { return node }
    for child in node.children { if let found = find(id, in: child) { return found } }
    return nil
  }
}

extension PictureChange {
  /// Other fonts, icons or libraries, in a sentence.
  fileprivate static func drawn(_ sentence: String, regions: [Int] = []) -> PictureChange {
    PictureChange(verdict: .drawnOtherwise, node: "", text: sentence, boxes: [], regions: regions)
  }
}

extension [PictureChange] {
  /// The changes, with equal changes at the same place merged.
  fileprivate var merged: [PictureChange] {
    reduce(into: []) { merged, change in
      let same = merged.firstIndex {
        ($0.verdict, $0.text) == (change.verdict, change.text) && $0.range == change.range
      }
      guard let same else { return merged.append(change) }
      merged[same].regions = Set(merged[same].regions + change.regions).sorted()
    }
  }
}
