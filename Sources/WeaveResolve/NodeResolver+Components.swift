// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec

/// The content that a `use` puts into the slots of its component, with the context of the `use`.
final class SlotFilling: Sendable {
  let use: ContentNode
  let context: Inherited

  init(_ use: ContentNode, _ context: Inherited) {
    self.use = use
    self.context = context
  }

  /// The nodes for a slot; empty if the `use` gives none.
  func nodes(for slot: String) -> [ContentNode] {
    if slot == ContentNode.mainSlot { return use.nodes(UseKeys.children) }
    guard case .record(let slots)? = use[UseKeys.self][UseKeys.slots]?.value,
      case .array(let entries)? = slots[slot]?.value
    else {
      return []
    }
    return entries.compactMap { if case .node(let node) = $0.value { node } else { nil } }
  }
}

extension NodeResolver {
  /// The body of a component at its `use`. It sees its parameters and the variables of the whole design, but nothing
  /// bound around the `use`.
  mutating func component(_ body: ContentNode, of node: ContentNode, _ context: Inherited) -> ResolvedNode? {
    var values: [String: Value] = [:]
    var outermost = context
    outermost.scope = context.root
    for (name, standard) in node.parameterDefaults { values[name] = evaluator.value(standard, outermost) }
    if case .record(let given)? = node[UseKeys.self][UseKeys.with]?.value {
      for (name, property) in given { values[name] = evaluator.value(property, context) }
    }
    var inner = context
    inner.scope = context.root.adding(values)
    let names = values.keys.map { VariableName($0) }
    inner.locals = names
    inner.slots = SlotFilling(node, context)
    inner.prefix = id(of: node, context) + "/"
    inner.trail = "\(context.trail)\(node.path)\(context.suffix):component/"
    let start = log.count
    let drawn = single(body, inner)
    // If a name means one thing here and another inside the component, its reads cannot be compared later.
    let reads = log.reads(after: start, atMost: 64)
    if !context.locals.isEmpty, reads?.contains(where: { context.locals.contains($0.name) }) ?? true {
      spent.tangles += 1
    }
    log.forget(names, after: start)
    return drawn
  }

  /// The nodes that the surrounding `use` puts into a slot, or the slot's own content.
  mutating func filled(_ node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    let nodes = slotNodes(node, context)
    let outer = modifiers(of: node, context)
    guard !outer.isEmpty, !nodes.isEmpty else { return nodes }
    return [ResolvedNode(id: id(of: node, context), range: range(of: node), .zstack(alignment: .center, nodes), outer)]
  }

  private mutating func slotNodes(_ node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    let name = evaluator.read(SlotKeys.name, node[SlotKeys.self], context)
    guard let filling = context.slots else { return [] }
    let given = filling.nodes(for: name)
    guard !given.isEmpty else { return children(SlotKeys.children, of: node, context) }
    // These nodes read the variables around the `use`, but take their style from the surroundings of the slot.
    var outer = filling.context
    outer.setForeground(context.paint)
    (outer.font, outer.texts, outer.palette, outer.depth) =
      (context.font, context.texts, context.palette, context.depth)
    if outer.palette.isDark != filling.context.palette.isDark {
      outer.scope = outer.scope.adding(["isDark": .bool(outer.palette.isDark)])
    }
    // If a component shows a slot twice, or once for each item of a list, the copies are different nodes.
    outer.suffix = context.suffix + "@\(node.path.utf8.count)"
    outer.trail = context.trail + node.path + context.suffix + ":slot/" + filling.context.trail
    spent.tangles += 1
    return given.flatMap { resolve($0, outer) }
  }
}
