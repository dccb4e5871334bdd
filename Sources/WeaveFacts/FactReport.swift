// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
public import WeaveExpressions

/// Every key with its value at a moment: the contents of `weave variables`.
public struct FactReport: Sendable {
  /// A key with its value.
  public struct Row: Sendable {
    /// The key with its description.
    public var key: FactKey
    /// The value; nil if it is missing.
    public var value: Value?
    /// The unit in the reader's locale; nil if the key has none.
    public var unit: FactUnit?
    /// The source of the value: `clock`, a snapshot's name, `computed` from place and moment, or `given`.
    public var origin: String
    /// The feed and its service, if known: `weather (Open-Meteo)`.
    public var provider: String?
    /// The age of its snapshot in seconds; nil for the clock, for computed values, and without a snapshot.
    public var age: Double?
    /// Why there is no value; nil if there is one.
    public var reason: String?
  }

  /// In the order of the reference, followed by the caller's variables.
  public var rows: [Row]

  /// - Parameters:
  ///   - given: variables from the caller, which take precedence over all others.
  ///   - pattern: a part of the names to list, or with `*` a whole name, such as `__weather_*`; nil for all.
  public init(_ facts: FactVariables, given: [String: Value] = [:], matching pattern: String? = nil) {
    self.init(facts, given: given) { name in pattern.map { Self.matches(name, $0) } ?? true }
  }

  /// Makes a report of some keys and all variables from the caller.
  public init(_ facts: FactVariables, reading names: some Sequence<String>, given: [String: Value] = [:]) {
    let names = Set(names).union(given.keys.map(VariableScope.canonicalKey))
    self.init(facts, given: given, naming: names.contains)
  }

  private init(_ facts: FactVariables, given: [String: Value], naming isMeant: (String) -> Bool) {
    let given = Dictionary(given.map { (VariableScope.canonicalKey($0.key), $0.value) }) { first, _ in first }
    let stored = facts.snapshots.variables?.scope ?? [:]
    let own = Set(given.keys).union(stored.keys).filter { FactTable.key($0) == nil }.sorted().map { name in
      FactKey(name, (given[name] ?? stored[name]).map(Self.kind) ?? .text, from: .variables, "") { _ in stored[name] }
    }
    let keys = (FactTable.all.flatMap { [$0] + $0.parts } + own).filter { isMeant($0.name) }
    rows = keys.map { key in
      if let value = given[key.name] {
        return Row(key: key, value: value, unit: key.unit?.in(facts.measures), origin: "given")
      }
      let value = Self.value(of: key, facts) ?? stored[key.name]
      return Row(
        key: key, value: value, unit: key.unit?.in(facts.measures),
        origin: key.isComputed ? "computed" : key.source?.rawValue ?? "clock",
        age: key.isComputed
          ? nil : key.source.flatMap(facts.snapshots.date(of:)).map { facts.now.timeIntervalSince($0) },
        reason: value == nil ? Self.reason(key, facts.snapshots) : nil)
    }
  }

  /// The value of a fact, or of a list within a record; nil for any other key.
  private static func value(of key: FactKey, _ facts: FactVariables) -> Value? {
    if FactTable.key(key.name) != nil { return facts.value(of: key) }
    let path = key.name.split(separator: ".", maxSplits: 1)
    guard path.count == 2, let record = FactTable.key(String(path[0])) else { return nil }
    return facts.value(of: record)?.member(String(path[1]))
  }

  private static func kind(_ value: Value) -> FactKey.Kind {
    switch value {
    case .number: .number
    case .bool: .flag
    case .list: .list
    case .record: .record
    case .missing, .string, .date, .span: .text
    }
  }

  private static func reason(_ key: FactKey, _ snapshots: Snapshots) -> String {
    guard let source = key.source, !snapshots.has(source) else { return "not known now" }
    return "no \(source.fileName)"
  }

  /// Whether a name contains a pattern, or matches one in which `*` stands for any letters. Ignores case.
  private static func matches(_ name: String, _ pattern: String) -> Bool {
    let pattern = pattern.lowercased()
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return name.contains(pattern) }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
