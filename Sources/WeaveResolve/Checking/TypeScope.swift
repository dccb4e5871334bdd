// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts

/// The meaning of names at a place: facts, entries of surrounding lists, the author's variables.
struct TypeScope: Sendable {
  /// Names of the author's own values, in canonical form. They may hold anything and are not missing.
  var own: Set<String> = []
  /// Known types of the author's names: from the design's `types`, a sample or given data.
  var samples: [String: FactType] = [:]
  /// The author's names that may be missing.
  var optional: Set<String> = []
  /// The names that `forEach` gives to its entries.
  var locals: [String: FactType] = [:]
  /// The names that the content tree defines at this place, as written: those of the environment and of surrounding
  /// nodes.
  var names: Set<String> = TypeScope.environment
  /// Groups of facts that a surrounding condition has proved present.
  var present: Set<String> = []

  /// Names that every place of a content tree can read, besides variables and facts.
  static let environment: Set<String> = [
    "size", "isSmall", "isMedium", "isTall", "isAccessory", "isDark", "isLight", "isTinted", "isEInk", "isSquare",
    "isRightToLeft", "isPlaceholder", "isUnavailable", "isSample", "parent", "width", "height",
    "screenFrame", "contentMargin",
  ]

  /// The known types of the environment's names.
  private static let surroundings: [String: FactType] = [
    "parent": FactType(
      kind: .record,
      members: ["width", "height"].map { FactMember($0, .number, presence: .always, "Points.") }),
    "size": FactType(kind: .text, words: WidgetSize.allCases.map(\.rawValue)),
    "screenFrame": FactType(kind: .text, words: ScreenFrame.allCases.map(\.rawValue) + [""]),
  ]

  /// This scope with additional names of unknown type.
  func knowing(_ words: Set<String>) -> TypeScope {
    var scope = self
    scope.names.formUnion(words)
    return scope
  }

  /// The type of a variable without steps.
  func type(of name: String, at range: Range<Int>) -> FactType {
    let canonical = VariableScope.canonicalKey(name)
    if let local = locals[canonical] { return local.named(name, at: range) }
    if let own = samples[canonical] ?? samples[String(canonical.map { $0 == "_" ? " " : $0 })] {
      var type = own.named(name, at: range)
      if optional.contains(canonical), !present.contains(name) { type.blank = type.mention(name, at: range) }
      return type
    }
    if let surroundings = Self.surroundings[canonical], !isOwn(canonical), names.contains(name) {
      return surroundings.named(name, at: range)
    }
    guard !isOwn(canonical), let key = FactTable.key(canonical) else { return .unknown }
    let mention = FactMention(
      name: key.name, range: range, unit: key.unit, source: key.source, group: FactGroup.name(of: key))
    let isThere = key.presence == .always || present.contains(mention.group)
    return FactType(
      kind: key.kind.general, unit: key.unit, members: key.members, source: key.source, origins: [mention],
      blank: isThere ? [] : [mention])
  }

  /// Whether the author defines a variable of this name; in expressions, `_` also stands for a space.
  func isOwn(_ canonical: String) -> Bool {
    own.contains(canonical) || own.contains(String(canonical.map { $0 == "_" ? " " : $0 }))
  }

  /// The fact that a name reads; nil for the author's own names, for entries of lists, and for unknown names.
  func fact(_ name: String) -> FactKey? {
    let canonical = VariableScope.canonicalKey(name)
    guard locals[canonical] == nil, !isOwn(canonical) else { return nil }
    return FactTable.key(canonical)
  }

  /// This scope with a condition known to be true or false.
  func narrowed(by condition: ExpressionNode, being truth: Bool) -> TypeScope {
    var scope = self
    scope.present.formUnion(GuardAnalysis(condition, in: self).groupsPresent(when: truth))
    return scope
  }

  /// This scope without the names of `forEach` and components.
  var outermost: TypeScope {
    var scope = self
    scope.locals = [:]
    return scope
  }

  /// This scope with a name of unknown type.
  func naming(_ name: String) -> TypeScope {
    var scope = self
    scope.locals[name] = .unknown
    return scope
  }

  /// This scope inside a `forEach`, with the names of its entry and index.
  func repeating(_ items: FactType, as name: String, index: String) -> TypeScope {
    var scope = self
    scope.locals[VariableScope.canonicalKey(index)] = .unknown
    for word in ["first", "last"] { scope.locals[word] = .unknown }
    scope.locals[VariableScope.canonicalKey(name)] = items.element
    // What is known about an outer entry of the same name does not apply to this one.
    scope.present = scope.present.filter { !$0.hasPrefix(name + ".") }
    // An entry comes from its snapshot, so the snapshot is present.
    if items.kind == .list, let source = items.source { scope.present.insert(source.rawValue) }
    return scope
  }
}

extension FactType {
  /// The type of a list's entry.
  var element: FactType {
    guard kind == .list else { return .unknown }
    return members.isEmpty ? FactType(kind: entry) : FactType(kind: .record, members: members, source: source)
  }

  /// The type with the name that it is read by, so that messages can point at it.
  fileprivate func named(_ name: String, at range: Range<Int>) -> FactType {
    guard kind != nil, !isWhole, origins.isEmpty else { return self }
    var copy = self
    copy.origins = mention(name, at: range)
    return copy
  }

  fileprivate func mention(_ name: String, at range: Range<Int>) -> [FactMention] {
    [FactMention(name: name, range: range, unit: unit, source: nil, group: name)]
  }

  /// The type of a record's member, or of a list's `count`, `first` or `last`; nil if there is no such member.
  func member(_ name: String, dotted: String, at range: Range<Int>) -> FactType? {
    if kind == .list {
      switch name {
      case "count": return FactType(kind: .number)
      case "first", "last": return element
      default: return nil
      }
    }
    // If the author declares a number, a text, a flag or a date, it has no members.
    if let kind, kind != .record, source == nil, origins.contains(where: { $0.source == nil }) { return nil }
    guard kind == .record, !members.isEmpty else { return .unknown }
    let wanted = VariableScope.canonicalKey(name)
    guard let member = members.first(where: { $0.name == name || VariableScope.canonicalKey($0.name) == wanted }) else {
      return nil
    }
    let mention = FactMention(name: dotted, range: range, unit: member.unit, source: source, group: dotted)
    // For the author's own data, the author declares what may be missing; for facts, guards decide.
    let mayBeMissing = source == nil && member.presence == .mayBeMissing
    if member.isAny { return FactType(blank: mayBeMissing ? [mention] : []) }
    return FactType(
      kind: member.kind.general, unit: member.unit, members: member.members, source: source, origins: [mention],
      blank: mayBeMissing ? [mention] : [])
  }

  /// The names of its members.
  var memberNames: [String] { kind == .list ? ["count", "first", "last"] : members.map(\.name) }

  /// This type, with some of the facts that it may lack known to be present.
  func without(_ present: Set<String>) -> FactType {
    var copy = self
    copy.blank = blank.filter { !present.contains($0.group) }
    return copy
  }
}
