// SPDX-License-Identifier: MIT

extension SVGElement {
  /// What a group of `children` comes to: nothing, the children themselves, one child with the group's attributes, or
  /// the group.
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
  /// On one element a transform comes first, then filter, clip and opacity, in this order (SVG 1.1, 14.1): so a group
  /// may hand down what the child would apply later anyway.
  private func canPass(to child: SVGElement) -> Bool {
    // Another element may use the child by its id without the group's effects.
    if child["id"] != nil || self["id"] != nil { return false }
    return attributes.allSatisfy { attribute in
      guard child[attribute.name] == nil else { return false }
      switch attribute.name {
      case "clip-path": return child["transform"] == nil
      case "filter":
        return child["transform"] == nil && child["clip-path"] == nil && child["opacity"] == nil
      // A child that is the whole of a filtered, clipped group: its own transform must not move those.
      case "transform": return true
      case "opacity", "aria-label", "aria-hidden", "fill", "fill-opacity": return true
      default: return false
      }
    }
  }
}
