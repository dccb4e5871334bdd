// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveSpec
import WeaveTemplates

/// Which facts a design reads, and so when its picture can change by itself.
///
/// It is read from the design alone: a stored variable, or one given from outside, may hold braces that read more.
public struct FactUse: Sendable, Hashable {
  /// The names of the keys of `FactTable` that it reads.
  public var keys: Set<String> = []
  /// The snapshots that those come from.
  public var snapshots: Set<SnapshotKind> = []
  /// The finest step in which any of its texts can change while the snapshots stay; `.snapshot` for none.
  public var grain = FactGrain.snapshot
  /// Whether it calls `now()`.
  public var callsNow = false
  /// Whether a filter counts from the present moment: `relative`, `daysuntil` and their like.
  ///
  /// Such a text changes at whole units before or after its own date, and not at those of the clock.
  public var countsFromNow = false

  /// A design that reads no facts.
  public init() {}

  /// The facts that a design reads at any size, in all of its variants, its built-in templates included.
  public init(of widget: CompiledWidget) {
    for text in widget.drawnTexts { add(text) }
  }

  private mutating func add(_ text: DesignText) {
    let keys = text.reads.map(\.key)
    self.keys.formUnion(keys.map(\.name))
    snapshots.formUnion(keys.compactMap(\.source))
    grain = min(grain, text.grain)
    switch text.content {
    case .expression(let expression): callsNow = callsNow || expression.callsNow
    case .template(let template):
      let tokens = template.tokens.flatMap { [$0] + $0.nested }
      callsNow = callsNow || tokens.contains { $0.callsNow }
      countsFromNow = countsFromNow || tokens.contains { $0.filters.contains { $0.filter?.readsClock ?? false } }
    }
  }
}

extension CompiledWidget {
  /// What a design reads of the world, from its texts and expressions.
  public var factUse: FactUse { FactUse(of: self) }

  /// The author's texts, and those of the built-in templates that draw the design.
  fileprivate var drawnTexts: [DesignText] {
    let variants = MatchedSet.Key.allCases.compactMap { spec.matchedSet?[$0]?.layout.template }
    var walk = DesignTextWalk()
    var seen: Set<String> = []
    var pending = ([spec.layout.template] + variants).compactMap { tree(for: $0) }
    while let tree = pending.popLast() {
      if tree.range == nil { walk.collect(tree, TypeScope()) }
      for name in tree.usedTemplates where seen.insert(name).inserted {
        if let template = BuiltinTemplates.tree(named: name) { pending.append(template) }
      }
    }
    return designTexts(given: [:]) + walk.texts
  }
}

extension TemplateToken {
  var callsNow: Bool {
    if case .expression(_, let expression?) = base { expression.callsNow } else { false }
  }
}
