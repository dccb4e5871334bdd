// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveSpec

/// Repeats nodes for the entries of a list, with an optional filter, order and limit.
extension NodeResolver {
  mutating func repeated(_ node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    let p = node[ForEachKeys.self]
    let names = EntryNames(
      entry: evaluator.read(ForEachKeys.as, p, context), index: evaluator.read(ForEachKeys.index, p, context))
    var items = items(of: node, context)
    let limit = evaluator.read(ForEachKeys.limit, p, context)
    // Reads of the items do not depend on the surroundings.
    var start = log.count
    items = chosen(items, of: node, names, context)
    log.forget([names.entry, names.index], after: start)
    start = log.count
    let all = items.count
    if let limit { items = Array(items.prefix(min(max(0, limit), Limits.visits))) }
    let count = items.count
    let locals = context.locals + names.all
    var nodes: [ResolvedNode] = []
    for (index, item) in items.enumerated() {
      guard isWithinLimits(node, depth: context.depth) else { return [] }
      var inner = context
      inner.suffix += "#\(index)"
      inner.scope = context.scope.adding(
        names.values(item, at: index, flags: [.bool(index == 0), .bool(index == count - 1)]))
      inner.locals = locals
      nodes += children(ForEachKeys.children, of: node, inner)
    }
    log.forget(names.all, after: start)
    return all > count ? nodes + rest(all - count, of: node, context) : nodes
  }

  /// The node that stands for the omitted entries. It cannot read the items.
  private mutating func rest(_ number: Int, of node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    guard node[ForEachKeys.self].has(ForEachKeys.more) else { return [] }
    var inner = context
    inner.suffix += "#more"
    inner.scope = context.scope.adding([(name: Self.more, value: .number(Double(number)))])
    let start = log.count
    let nodes = children(ForEachKeys.more, of: node, inner)
    log.forget([Self.more], after: start)
    return nodes
  }

  private static let more = VariableName("more")

  /// The variable names of an iteration. If a design gives the same name twice, the item takes precedence over its
  /// index, and both over the flags.
  private struct EntryNames {
    let entry, index: VariableName
    /// `first` and `last`, unless another name hides them.
    private let flags: [(place: Int, name: VariableName)]

    private static let standard = (
      entry: VariableName(ForEachKeys.as.standard), index: VariableName(ForEachKeys.index.standard)
    )
    private static let ends = [(place: 0, name: VariableName("first")), (place: 1, name: VariableName("last"))]

    init(entry: String, index: String) {
      let (usual, place) = (ForEachKeys.as.standard, ForEachKeys.index.standard)
      self.entry = entry == usual ? Self.standard.entry : VariableName(entry)
      self.index = index == place ? Self.standard.index : VariableName(index)
      let (entry, index) = (self.entry, self.index)
      flags = Self.ends.filter { $0.name != entry && $0.name != index }
    }

    var all: [VariableName] { [entry, index] + flags.map(\.name) }

    /// - Parameter flags: whether the item is the first and the last; empty if that is not known.
    func values(_ item: Value, at index: Int, flags: [Value] = []) -> [(name: VariableName, value: Value)] {
      var values = [(name: entry, value: item)]
      if self.index != entry { values.append((self.index, .number(Double(index)))) }
      if !flags.isEmpty { values += self.flags.map { ($0.name, flags[$0.place]) } }
      return values
    }
  }

  /// The entries that satisfy `where`, in the order of `sort`. Equal entries keep their order.
  private mutating func chosen(
    _ items: [Value], of node: ContentNode, _ names: EntryNames, _ context: Inherited
  ) -> [Value] {
    let p = node[ForEachKeys.self]
    var items = items
    if let condition = p[ForEachKeys.where] {
      items = items.enumerated().filter { index, item in
        evaluator.bool(condition, inner(item, index, names, context)) ?? true
      }.map(\.element)
    }
    guard let key = p[ForEachKeys.sort] else { return items }
    let keyed = items.enumerated().map { index, item in
      (item: item, key: evaluator.value(key, inner(item, index, names, context)))
    }
    let isDescending = evaluator.read(ForEachKeys.order, p, context) == .descending
    let order = keyed.indices.sorted { a, b in
      // Entries without a key come last in either order.
      let isReversed = isDescending && keyed[a].key != .missing && keyed[b].key != .missing
      let (first, second) = isReversed ? (b, a) : (a, b)
      return keyed[first].key.order(before: keyed[second].key) ?? (a < b)
    }
    return order.map { keyed[$0].item }
  }

  private func inner(_ item: Value, _ index: Int, _ names: EntryNames, _ context: Inherited) -> Inherited {
    var inner = context
    inner.scope = context.scope.adding(names.values(item, at: index))
    return inner
  }

  /// The list of a `forEach`; a number n stands for 0, 1, … n − 1.
  private mutating func items(of node: ContentNode, _ context: Inherited) -> [Value] {
    guard let property = node[ForEachKeys.self][ForEachKeys.items] else { return [] }
    switch evaluator.value(property, context) {
    case .list(let list): return list
    case .missing:
      if let place = evaluator.ownMissing(property, context) { evaluator.report(.textPrintsNothing, .missing, place) }
      return []
    case .string(let text) where text.isEmpty: return []
    case let value:
      // Commas in a text separate entries, not thousands.
      let isListed = if case .string(let text) = value { text.contains(",") } else { false }
      if !isListed, let number = value.number, number >= 0, number <= Double(Limits.nodes) {
        return (0..<Int(number)).map { .number(Double($0)) }
      }
      evaluator.report(.contentValue, .notAList(value), property)
      return []
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let missing: Self =
    "the list is missing, so nothing is repeated; write `?? []` if that is intended"

  fileprivate static func notAList(_ value: Value) -> Self {
    let separator = value.text.contains(",") ? "," : " "
    return switch value {
    case .string(let text):
      .init(
        "`items` must be a list or a number, not the text `\(text.prefix(40))`; `split(x, '\(separator)')` makes a list of a text"
      )
    case .record: "`items` must be a list or a number, not a record"
    case .number(let number): "`items` must be a list or a number from 0 to \(Limits.nodes), not \(number)"
    default: "`items` must be a list or a number"
    }
  }
}
