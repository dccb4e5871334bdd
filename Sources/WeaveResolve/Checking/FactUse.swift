// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveExpressions
public import WeaveFacts
import WeaveSpec
import WeaveTemplates

/// The facts that a design reads, and therefore when its picture can change by itself.
///
/// Computed only from the design. A stored or given variable may contain `{{…}}`, which reads more facts.
public struct FactUse: Sendable, Hashable {
  /// The names of the `FactTable` keys that the design reads.
  public var keys: Set<String> = []
  /// The snapshots of those keys.
  public var snapshots: Set<SnapshotKind> = []
  /// The finest step in which any of the texts can change while the snapshots stay the same; `.snapshot` if none can.
  public var grain = FactGrain.snapshot
  /// Whether the design calls `now()`.
  public var callsNow = false
  /// Whether a filter counts from the present moment, such as `relative` or `daysuntil`.
  ///
  /// Such a text changes at whole units before or after its own date, not at whole units of the clock.
  public var countsFromNow = false

  /// Makes the value for a design that reads no facts.
  public init() {}

  /// The facts that a design reads at any size, in all variants and built-in templates.
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
  /// The facts and the clock that the design's texts and expressions read.
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
