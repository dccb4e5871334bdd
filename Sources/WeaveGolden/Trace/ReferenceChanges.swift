// SPDX-License-Identifier: MIT

public import WeaveDiff
import WeaveGraphics
import WeavePNG

/// The changes of the nodes between two reference pictures, each a file that carries its tree.
public enum ReferenceChanges {
  /// The changes that explain some regions of pixels, in the words of `weave test`.
  ///
  /// - Parameters:
  ///   - before, after: the bytes of the files.
  ///   - regions: the changed pixels; nil if the pictures have different sizes, for all changes.
  /// - Returns: nil unless both files carry a tree with nodes.
  public static func changes(
    from before: [UInt8], to after: [UInt8], in regions: [PixelRegion]?
  ) -> [PictureChange]? {
    guard let old = tree(of: before), let new = tree(of: after), let nodes = new.nodes, old.nodes != nil else {
      return nil
    }
    let found = TreeComparison().changes(from: old, to: new)
    guard let regions else { return found }
    let scale = PNGDensity.scale(of: after) ?? 1
    var changes = found.compactMap { change -> PictureChange? in
      var change = change
      change.regions = regions.indices.filter { index in
        change.boxes.contains { touches($0, regions[index], scale) }
      }
      return change.regions.isEmpty ? nil : change
    }
    let explained = Set(changes.flatMap(\.regions))
    for index in regions.indices where !explained.contains(index) {
      let node = nodes.last { touches($0.frame, regions[index], scale) }
      let text =
        "\(node?.name ?? "the ground") is drawn differently by the same commands: another font, library or version"
      if let same = changes.firstIndex(where: { $0.text == text }) {
        changes[same].regions.append(index)
      } else {
        changes.append(
          PictureChange(verdict: .drawnOtherwise, node: node?.id ?? "", text: text, boxes: [], regions: [index]))
      }
    }
    return changes
  }

  private static func tree(of file: [UInt8]) -> PictureTree? {
    PNGNote(of: file).map { PictureTree(written: $0.text) }
  }

  /// Ink, shadows and rounding extend slightly beyond frames.
  private static func touches(_ box: Rect, _ region: PixelRegion, _ scale: Double) -> Bool {
    let reach = 2.0
    return Double(region.x) < (box.maxX + reach) * scale && Double(region.x + region.width) > (box.minX - reach) * scale
      && Double(region.y) < (box.maxY + reach) * scale
      && Double(region.y + region.height) > (box.minY - reach) * scale
  }
}
