// SPDX-License-Identifier: MIT

extension SVGElement {
  /// The simplest form of a group: nothing, its children, its only child with the group's attributes, or the group
  /// itself.
  static func collapsed(_ group: SVGElement) -> [SVGElement] {
    guard !group.children.isEmpty else { return [] }
    guard !group.attributes.isEmpty else { return group.children }
    guard group.children.count == 1, group.canPass(to: group.children[0]) else { return [group] }
    var child = group.children[0]
    for attribute in group.attributes { child[attribute.name] = attribute.value }
    return [child]
  }

  /// Whether the group's attributes mean the same on its only child.
  ///
  /// On one element, the transform applies first, then the filter, the clip and the opacity, in this order (SVG 1.1,
  /// 14.1). So a group can pass on an attribute only if it would still apply at the same point.
  private func canPass(to child: SVGElement) -> Bool {
    // Another element may reference the child by its id, and must not get the group's effects.
    if child["id"] != nil || self["id"] != nil { return false }
    // An element that blends with what is beneath it must not become the one that is clipped or filtered.
    let blends = child["style"] != nil
    return attributes.allSatisfy { attribute in
      guard child[attribute.name] == nil else { return false }
      switch attribute.name {
      case "clip-path": return child["transform"] == nil && !blends
      case "filter":
        return ["transform", "clip-path", "opacity", "mask"].allSatisfy { child[$0] == nil } && !blends
      // A transform applies around everything else, so the child's filter and clip move with it as they did in the
      // group.
      case "transform": return true
      case "opacity": return !blends
      case "aria-label", "aria-hidden", "fill", "fill-opacity": return true
      default: return false
      }
    }
  }
}
