// SPDX-License-Identifier: MIT

extension ResolvedNode {
  /// The tree with the node of this name replaced by another, which gets the modifiers of the node.
  package func replacing(_ name: String, with other: ResolvedNode) -> ResolvedNode {
    if id == name {
      var node = other
      node.modifiers += modifiers
      return node
    }
    return mapped { $0.replacing(name, with: other) }
  }

  /// The tree with the slot's name before each node's name, so that names differ between slots.
  package func inSlot(_ slot: String) -> ResolvedNode {
    var node = mapped { $0.inSlot(slot) }
    node.id = "\(slot)/\(id)"
    return node
  }

  /// The node with each direct child changed.
  private func mapped(_ change: (ResolvedNode) -> ResolvedNode) -> ResolvedNode {
    var node = self
    switch kind {
    case .hstack(let spacing, let alignment, let children):
      node.kind = .hstack(spacing: spacing, alignment: alignment, children.map(change))
    case .vstack(let spacing, let alignment, let children):
      node.kind = .vstack(spacing: spacing, alignment: alignment, children.map(change))
    case .zstack(let alignment, let children): node.kind = .zstack(alignment: alignment, children.map(change))
    case .grid(var grid):
      grid.cells = grid.cells.map(change)
      node.kind = .grid(grid)
    case .viewThatFits(let horizontal, let vertical, let children):
      node.kind = .viewThatFits(horizontal: horizontal, vertical: vertical, children.map(change))
    case .plot(let guide, let children): node.kind = .plot(guide, children.map(change))
    case .spacer, .divider, .text, .leaf: break
    }
    node.modifiers = modifiers.map { modifier in
      switch modifier {
      case .background(let inner, let alignment): .background(change(inner), alignment)
      case .overlay(let inner, let alignment): .overlay(change(inner), alignment)
      case .mask(let inner, let alignment): .mask(change(inner), alignment)
      case .padding, .frame, .fixedSize, .aspectRatio, .offset, .layoutPriority, .columnSpan, .guide, .button, .effect:
        modifier
      }
    }
    return node
  }
}
