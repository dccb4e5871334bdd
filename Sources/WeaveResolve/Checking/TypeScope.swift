// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveSpec

/// What the names in a text mean at its place: facts, entries of lists around it, variables of the author.
struct TypeScope: Sendable {
  /// Names whose values the author gives, in canonical form: anything may be in them, and they are not missing.
  var own: Set<String> = []
  /// Of these those that something is known of: by the design's `types`, by a sample, by data that is given.
  var samples: [String: FactType] = [:]
  /// Of these those that may be missing.
  var optional: Set<String> = []
  /// What `forEach` calls its entries.
  var locals: [String: FactType] = [:]
  /// The names that the content tree brings to its place, as they are spelled: of the environment, of what is around.
  var names: Set<String> = TypeScope.environment
  /// Groups of facts that a condition around the text has found to be there.
  var present: Set<String> = []

  /// What every place of a content tree can read besides variables and facts.
  static let environment: Set<String> = [
    "size", "isSmall", "isMedium", "isTall", "isAccessory", "isDark", "isLight", "isTinted", "isEInk", "isSquare",
    "isRightToLeft", "isPlaceholder", "isUnavailable", "isSample", "parent", "width", "height",
  ]

  /// What is known of the names of the environment.
  private static let surroundings: [String: FactType] = [
    "parent": FactType(
      kind: .record,
      members: ["width", "height"].map { FactMember($0, .number, presence: .always, "Points.") }),
    "size": FactType(kind: .text, words: WidgetSize.allCases.map(\.rawValue)),
  ]

  /// This scope with names, of which nothing more is known.
  func knowing(_ words: Set<String>) -> TypeScope {
    var scope = self
    scope.names.formUnion(words)
    return scope
  }

  /// The type of a variable that has no steps, and what it reads of the table.
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

  /// Whether the author gives a variable of this name; in expressions `_` also stands for a space.
  func isOwn(_ canonical: String) -> Bool {
    own.contains(canonical) || own.contains(String(canonical.map { $0 == "_" ? " " : $0 }))
  }

  /// The fact that a name reads; nil for the author's own, for entries of lists, and where there is none.
  func fact(_ name: String) -> FactKey? {
    let canonical = VariableScope.canonicalKey(name)
    guard locals[canonical] == nil, !isOwn(canonical) else { return nil }
    return FactTable.key(canonical)
  }

  /// This scope where a condition is known to hold, or not to.
  func narrowed(by condition: ExpressionNode, being truth: Bool) -> TypeScope {
    var scope = self
    scope.present.formUnion(GuardAnalysis(condition, in: self).groupsPresent(when: truth))
    return scope
  }

  /// This scope without what `forEach` and components bring.
  var outermost: TypeScope {
    var scope = self
    scope.locals = [:]
    return scope
  }

  /// This scope with a name of which nothing is known.
  func naming(_ name: String) -> TypeScope {
    var scope = self
    scope.locals[name] = .unknown
    return scope
  }

  /// This scope inside of a `forEach`, with what that calls its entry and the entry's place.
  func repeating(_ items: FactType, as name: String, index: String) -> TypeScope {
    var scope = self
    scope.locals[VariableScope.canonicalKey(index)] = .unknown
    for word in ["first", "last"] { scope.locals[word] = .unknown }
    scope.locals[VariableScope.canonicalKey(name)] = items.element
    // What was there of an outer entry of the same name is not known of this one.
    scope.present = scope.present.filter { !$0.hasPrefix(name + ".") }
    // An entry comes from its snapshot, so that is there.
    if items.kind == .list, let source = items.source { scope.present.insert(source.rawValue) }
    return scope
  }
}

extension FactType {
  /// An entry of a list.
  var element: FactType {
    guard kind == .list else { return .unknown }
    return members.isEmpty ? FactType(kind: entry) : FactType(kind: .record, members: members, source: source)
  }

  /// The type under the name that it is read by, so that messages can point at it.
  fileprivate func named(_ name: String, at range: Range<Int>) -> FactType {
    guard kind != nil, !isWhole, origins.isEmpty else { return self }
    var copy = self
    copy.origins = mention(name, at: range)
    return copy
  }

  fileprivate func mention(_ name: String, at range: Range<Int>) -> [FactMention] {
    [FactMention(name: name, range: range, unit: unit, source: nil, group: name)]
  }

  /// A member of a record, or `count`, `first` and `last` of a list; nil where it has none of that name.
  func member(_ name: String, dotted: String, at range: Range<Int>) -> FactType? {
    if kind == .list {
      switch name {
      case "count": return FactType(kind: .number)
      case "first", "last": return element
      default: return nil
      }
    }
    // What the author says is a number, a text, a flag or a date has no members.
    if let kind, kind != .record, source == nil, origins.contains(where: { $0.source == nil }) { return nil }
    guard kind == .record, !members.isEmpty else { return .unknown }
    let wanted = VariableScope.canonicalKey(name)
    guard let member = members.first(where: { $0.name == name || VariableScope.canonicalKey($0.name) == wanted }) else {
      return nil
    }
    let mention = FactMention(name: dotted, range: range, unit: member.unit, source: source, group: dotted)
    // Of the author's own data, the author says what may be missing; of facts, their guards do.
    let mayBeMissing = source == nil && member.presence == .mayBeMissing
    if member.isAny { return FactType(blank: mayBeMissing ? [mention] : []) }
    return FactType(
      kind: member.kind.general, unit: member.unit, members: member.members, source: source, origins: [mention],
      blank: mayBeMissing ? [mention] : [])
  }

  /// The names by which parts of it are read.
  var memberNames: [String] { kind == .list ? ["count", "first", "last"] : members.map(\.name) }

  /// This type where some of what it may lack is known to be there.
  func without(_ present: Set<String>) -> FactType {
    var copy = self
    copy.blank = blank.filter { !present.contains($0.group) }
    return copy
  }
}
