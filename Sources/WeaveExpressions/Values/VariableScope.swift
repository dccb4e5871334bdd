// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// The variables that a text or expression can see: layers, of which the inner ones hide the outer.
public struct VariableScope: Sendable {
  private enum Layer: Sendable {
    case values(BoundValues)
    case source(Held<any VariableLayer>)
    case named(Held<any NamedVariableLayer>)
  }

  /// A source that is taken out of a layer as one reference.
  private final class Held<Source: Sendable>: Sendable {
    let source: Source

    init(_ source: Source) { self.source = source }
  }

  /// An entry of a list, as an expression over all of them sees it.
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
  /// The entry that is looked at hides all else.
  private var entry: ListEntry?
  /// Where answers are noted.
  public var log: ReadLog?
  /// The texts of the design around, by language; nil where it has none.
  public var strings: DesignStrings?

  /// A scope of some layers, from the outermost to the innermost.
  public init(_ layers: [[String: Value]] = []) {
    self.layers = layers.map { .values(Self.bound($0)) }
  }

  /// A scope of one source alone, such as the time keys.
  public init(source: some VariableLayer) { layers = [.source(Held(source))] }

  /// This scope with a source inside, whose values hide equal keys of all others.
  public func adding(source: some VariableLayer) -> VariableScope {
    var scope = self
    scope.layers.append(.source(Held(source)))
    return scope
  }

  /// A scope of one source that finds names by their marks.
  package init(named source: some NamedVariableLayer) { layers = [.named(Held(source))] }

  /// This scope with such a source inside.
  package func adding(named source: some NamedVariableLayer) -> VariableScope {
    var scope = self
    scope.layers.append(.named(Held(source)))
    return scope
  }

  /// This scope with one more layer inside, which hides equal keys of all others.
  public func adding(_ layer: [String: Value]) -> VariableScope {
    var scope = self
    scope.layers.append(.values(Self.bound(layer)))
    return scope
  }

  /// This scope with one more layer inside, whose names differ from each other.
  package func adding(_ values: [(name: VariableName, value: Value)]) -> VariableScope {
    var scope = self
    scope.layers.append(.values(BoundValues(values)))
    return scope
  }

  /// This scope around an entry of a list that an expression looks at, as `item`, with its place as `index`.
  func around(_ entry: Value, at index: Int) -> VariableScope {
    var scope = self
    scope.entry = ListEntry(value: Self.held(entry), index: index)
    return scope
  }

  /// The value of a variable of an expression: under its name, else under the name with `_` read as a space.
  func value(of variable: VariableReference) -> Value? {
    if let value = noted(variable.name, variable.members) { return value }
    return variable.spacedName.flatMap { noted($0, variable.members) }
  }

  /// The value under a key as expressions find it: the canonical key, else the key with `_` read as a space.
  ///
  /// - Parameter members: names that lead into it; nil where they lead to nothing.
  public func value(for key: String, members: [String] = []) -> Value? {
    let name = VariableName(key)
    return noted(name, members) ?? name.spaced.flatMap { noted($0, members) }
  }

  /// The value under a key as texts find it: the canonical key only, innermost layer first.
  public func exactValue(for key: String, members: [String] = []) -> Value? {
    noted(VariableName(key), members)
  }

  /// The same of a name that is known.
  func exactValue(of name: VariableName) -> Value? { noted(name, []) }

  private func noted(_ name: VariableName, _ members: [String]) -> Value? {
    // What is read of an entry follows from the list.
    if let own = entry?[name] { return members.reduce(own) { $0?.member($1) } }
    let read = read(name, members: members)
    log?.note(read)
    return read.value
  }

  /// The answer to a key in canonical form, and what sources said on the way. Nothing is noted.
  ///
  /// - Parameter members: names that lead into the value that is found.
  public func read(_ canonicalKey: String, members: [String] = []) -> ReadLog.Read {
    read(VariableName(canonical: canonicalKey), members: members)
  }

  /// The same of a name that is known.
  package func read(_ name: VariableName, members: [String] = []) -> ReadLog.Read {
    var value = entry?[name]
    var sourced: Value??
    var (isUnstored, isOfNoRecord) = (false, false)
    // By their places, as a layer that is taken out of the array is copied.
    for place in layers.indices.reversed() where value == nil {
      switch layers[place] {
      case .values(let values): value = values[name]
      case .named(let held):
        guard let answer = held.source.answer(to: name, member: members.first) else {
          isUnstored = isUnstored || held.source.isOpen
          continue
        }
        value = answer.map(Self.held)
        sourced = .some(value)
      case .source(let held):
        guard held.source.knows(name.key) else {
          isUnstored = isUnstored || held.source.isOpen
          continue
        }
        value = held.source.value(for: name.key).map(Self.held)
        sourced = .some(value)
      }
    }
    for name in members {
      if let whole = value, whole != .missing, !whole.isWhole { isOfNoRecord = true }
      value = value?.member(name)
    }
    return ReadLog.Read(
      name, members: members, value: value, sourced: sourced, isUnstored: isUnstored, isOfNoRecord: isOfNoRecord)
  }

  /// Every key, canonical, sorted, once.
  public var keys: [String] {
    var all: Set<String> = entry == nil ? [] : [ListEntry.item.key, ListEntry.index.key]
    for layer in layers {
      switch layer {
      case .values(let values): all.formUnion(values.keys)
      case .source(let held): all.formUnion(held.source.keys)
      case .named(let held): all.formUnion(held.source.keys)
      }
    }
    return all.sorted()
  }
}

extension VariableScope {
  /// A value as texts and expressions get it: of a text that is longer than any may grow, one character more than that, by
  /// which the text that shows it is known to be cut. So no function and no filter ever works on megabytes.
  static func held(_ value: Value) -> Value {
    guard isLong(value), case .string(let text) = value else { return value }
    return .string(text.capped(atScalars: Limits.textScalars + 1))
  }

  private static func isLong(_ value: Value) -> Bool {
    guard case .string(let text) = value else { return false }
    return text.utf8.count > Limits.textScalars
  }

  /// The form in which keys are compared: trimmed, lower case, each run of white space one space, 64 characters.
  public static func canonicalKey(_ key: String) -> String { VariableKey.canonical(key) }

  private static func bound(_ layer: [String: Value]) -> BoundValues {
    let values = layer.map { (name: VariableName($0.key), value: $0.value) }
    if values.count < 2 || Set(values.map(\.name)).count == values.count { return BoundValues(values) }
    // Sorted, so that of two spellings of one key the same wins in every run.
    var result: [String: Value] = [:]
    for (key, value) in layer.sorted(by: { $0.key < $1.key }) { result[canonicalKey(key)] = value }
    return BoundValues(result.map { (VariableName(canonical: $0.key), $0.value) })
  }
}
