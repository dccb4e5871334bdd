// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// The variables visible to a text or expression: layers, where inner ones hide outer ones.
public struct VariableScope: Sendable {
  private enum Layer: Sendable {
    case values(BoundValues)
    case source(SharedSource<any VariableLayer>)
    case named(SharedSource<any NamedVariableLayer>)
  }

  /// A source behind one reference, so that copying a layer is cheap.
  private final class SharedSource<Source: Sendable>: Sendable {
    let source: Source

    init(_ source: Source) { self.source = source }
  }

  /// The current entry of a list in an expression over its entries.
  private struct ListEntry: Sendable {
    static let item = VariableName(canonical: "item")
    static let index = VariableName(canonical: "index")

    var value: Value
    var index: Int

    subscript(_ name: VariableName) -> Value? {
      name == Self.item ? value : name == Self.index ? .number(Double(index)) : nil
    }
  }

  private var layers: [Layer]
  /// The current entry of a list, which hides all layers.
  private var entry: ListEntry?
  /// Records lookups.
  public var log: ReadLog?
  /// The design's own texts by language; nil if it has none.
  public var strings: DesignStrings?

  /// A scope from layers, the outermost first.
  public init(_ layers: [[String: Value]] = []) {
    self.layers = layers.map { .values(Self.bound($0)) }
  }

  /// A scope of a single source, such as the time keys.
  public init(source: some VariableLayer) { layers = [.source(SharedSource(source))] }

  /// This scope with a source as the innermost layer, which hides equal keys of all others.
  public func adding(source: some VariableLayer) -> VariableScope {
    var scope = self
    scope.layers.append(.source(SharedSource(source)))
    return scope
  }

  /// A scope of a single source that finds names by their marks.
  package init(named source: some NamedVariableLayer) { layers = [.named(SharedSource(source))] }

  /// This scope with such a source as the innermost layer.
  package func adding(named source: some NamedVariableLayer) -> VariableScope {
    var scope = self
    scope.layers.append(.named(SharedSource(source)))
    return scope
  }

  /// This scope with a new innermost layer, which hides equal keys of all others.
  public func adding(_ layer: [String: Value]) -> VariableScope {
    var scope = self
    scope.layers.append(.values(Self.bound(layer)))
    return scope
  }

  /// This scope with a new innermost layer of distinct names.
  package func adding(_ values: [(name: VariableName, value: Value)]) -> VariableScope {
    var scope = self
    scope.layers.append(.values(BoundValues(values)))
    return scope
  }

  /// This scope with the current entry of a list as `item`, and its position as `index`.
  func around(_ entry: Value, at index: Int) -> VariableScope {
    var scope = self
    scope.entry = ListEntry(value: Self.truncated(entry), index: index)
    return scope
  }

  /// The value of a variable in an expression: by its name, else by the name with `_` read as a space.
  func value(of variable: VariableReference) -> Value? {
    if let value = recordedValue(variable.name, variable.members) { return value }
    return variable.spacedName.flatMap { recordedValue($0, variable.members) }
  }

  /// The value of a key by the rules of expressions: the canonical key, else the key with `_` read as a space.
  ///
  /// - Parameter members: the path into the value; the result is nil if the path leads nowhere.
  public func value(for key: String, members: [String] = []) -> Value? {
    let name = VariableName(key)
    return recordedValue(name, members) ?? name.spaced.flatMap { recordedValue($0, members) }
  }

  /// The value of a key by the rules of texts: only the canonical key, innermost layer first.
  public func exactValue(for key: String, members: [String] = []) -> Value? {
    recordedValue(VariableName(key), members)
  }

  /// The same for a prepared name.
  func exactValue(of name: VariableName) -> Value? { recordedValue(name, []) }

  private func recordedValue(_ name: VariableName, _ members: [String]) -> Value? {
    // The current entry is part of a list whose read has been recorded.
    if let own = entry?[name] { return members.reduce(own) { $0?.member($1) } }
    let read = read(name, members: members)
    log?.note(read)
    return read.value
  }

  /// The lookup of a canonical key, with the values of sources on the way. It is not recorded.
  ///
  /// - Parameter members: the path into the value.
  public func read(_ canonicalKey: String, members: [String] = []) -> ReadLog.Read {
    read(VariableName(canonical: canonicalKey), members: members)
  }

  /// The same for a prepared name.
  package func read(_ name: VariableName, members: [String] = []) -> ReadLog.Read {
    var value = entry?[name]
    var sourced: Value??
    var (isUnstored, isMemberOfScalar) = (false, false)
    // By index, because iterating over the array copies each layer.
    for place in layers.indices.reversed() where value == nil {
      switch layers[place] {
      case .values(let values): value = values[name]
      case .named(let shared):
        guard let answer = shared.source.answer(to: name, member: members.first) else {
          isUnstored = isUnstored || shared.source.isOpen
          continue
        }
        value = answer.map(Self.truncated)
        sourced = .some(value)
      case .source(let shared):
        guard shared.source.knows(name.key) else {
          isUnstored = isUnstored || shared.source.isOpen
          continue
        }
        value = shared.source.value(for: name.key).map(Self.truncated)
        sourced = .some(value)
      }
    }
    for name in members {
      if let whole = value, whole != .missing, !whole.isWhole { isMemberOfScalar = true }
      value = value?.member(name)
    }
    return ReadLog.Read(
      name, members: members, value: value, sourced: sourced, isUnstored: isUnstored,
      isMemberOfScalar: isMemberOfScalar)
  }

  /// Every key, canonical, sorted, once.
  public var keys: [String] {
    var all: Set<String> = entry == nil ? [] : [ListEntry.item.key, ListEntry.index.key]
    for layer in layers {
      switch layer {
      case .values(let values): all.formUnion(values.keys)
      case .source(let shared): all.formUnion(shared.source.keys)
      case .named(let shared): all.formUnion(shared.source.keys)
      }
    }
    return all.sorted()
  }
}

extension VariableScope {
  /// A value with an overlong text cut to one character more than the limit. The extra character shows that the text
  /// was cut, and no function or filter ever works on megabytes.
  static func truncated(_ value: Value) -> Value {
    guard isLong(value), case .string(let text) = value else { return value }
    return .string(text.capped(atScalars: Limits.textScalars + 1))
  }

  private static func isLong(_ value: Value) -> Bool {
    guard case .string(let text) = value else { return false }
    return text.utf8.count > Limits.textScalars
  }

  /// The form in which keys are compared: trimmed, lower case, single spaces, at most 64 characters.
  public static func canonicalKey(_ key: String) -> String { VariableKey.canonical(key) }

  private static func bound(_ layer: [String: Value]) -> BoundValues {
    let values = layer.map { (name: VariableName($0.key), value: $0.value) }
    if values.count < 2 || Set(values.map(\.name)).count == values.count { return BoundValues(values) }
    // Sorted, so that the same one of two spellings of a key wins in every run.
    var result: [String: Value] = [:]
    for (key, value) in layer.sorted(by: { $0.key < $1.key }) { result[canonicalKey(key)] = value }
    return BoundValues(result.map { (VariableName(canonical: $0.key), $0.value) })
  }
}
