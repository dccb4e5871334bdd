// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveData
public import WeaveSpec

/// Every key with what it gives at a moment: the contents of `weave variables`.
public struct FactReport: Sendable {
  public struct Row: Sendable {
    public var key: FactKey
    /// Nil where it is missing.
    public var value: Value?
    /// In the reader's locale; nil where the key has none.
    public var unit: FactUnit?
    /// Seconds since its snapshot was taken; nil for the clock and without a snapshot.
    public var age: Double?
    /// Why there is no value; nil where there is one.
    public var reason: String?
  }

  public var rows: [Row]

  /// - Parameter pattern: a part of the names to list, or with `*` a whole name, `__weather_*`; all where nil.
  public init(_ facts: FactVariables, now: Date, matching pattern: String? = nil) {
    let keys = FactTable.all.filter { key in pattern.map { Self.matches(key.name, $0) } ?? true }
    rows = keys.map { key in
      let value = facts.value(of: key)
      let date = key.source.flatMap(facts.snapshots.date(of:))
      return Row(
        key: key, value: value, unit: key.unit?.in(facts.measures),
        age: date.map { now.timeIntervalSince($0) },
        reason: value == nil ? Self.reason(key, facts.snapshots) : nil)
    }
  }

  private static func reason(_ key: FactKey, _ snapshots: Snapshots) -> String {
    guard let source = key.source, !snapshots.has(source) else { return "not known now" }
    return "no \(source.fileName)"
  }

  /// Whether a name holds a pattern, or is one with `*` for any letters. Without regard to case.
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
