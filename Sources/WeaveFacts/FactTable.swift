// SPDX-License-Identifier: MIT

import WeaveData
import WeaveExpressions

/// Every key that designs can read without defining it.
public enum FactTable {
  /// A group of keys that belong together.
  public struct Section: Sendable {
    /// The heading in documents, in lower case.
    public let name: String
    /// The keys, in documentation order.
    public let keys: [FactKey]
  }

  /// The sections by source, in documentation order. Each key is in exactly one.
  public static let sections = [
    Section(name: "time", keys: time), Section(name: "weather", keys: weather), Section(name: "heat", keys: heat),
    Section(name: "sun", keys: sun), Section(name: "ultraviolet light", keys: uv), Section(name: "steps", keys: steps),
    Section(name: "activity", keys: activity), Section(name: "calendar", keys: calendar),
    Section(name: "reminders", keys: reminders), Section(name: "location", keys: location),
    Section(name: "air", keys: air), Section(name: "photo", keys: photo),
  ]

  /// All keys, section by section.
  public static let all: [FactKey] = sections.flatMap(\.keys)

  /// The key with a canonical name; nil if there is none.
  public static func key(_ name: String) -> FactKey? {
    // Most names are a design's own and need not wait until the table is built.
    guard name.utf8.starts(with: "__".utf8) || FactRecord(rawValue: name) != nil else { return nil }
    return byName[name]
  }

  /// The place of a name's key in `all`; nil if there is none.
  static func place(of name: VariableName) -> Int? {
    guard name.isReserved || records.place(of: name) != nil else { return nil }
    return places.place(of: name)
  }

  /// The names of record members in designs, such as `weather.hourly`, in the order of the reference.
  public static let memberNames: [String] = all.flatMap { key in
    key.aliasOf == nil && key.kind == .record ? key.members.map { "\(key.name).\($0.name)" } : []
  }

  /// Builds the table before the first key is requested.
  package static func prepare() { _ = (byName.count, places.place(of: VariableName("__now"))) }

  /// For each key of `all` whose value takes precedence over a sample of the same name: the snapshot that supplies it,
  /// and whether the value exists even without that snapshot. Nil for the other keys.
  static let suppliers: [(source: SnapshotKind, isAlways: Bool)?] = all.map { key in
    guard let source = key.source, key.kind != .list, key.kind != .record else { return nil }
    return (source, key.presence == .mayBeMissing)
  }

  /// The source of each key of `all`.
  static let sources = all.map(\.source)

  private static let records = NameIndex(FactRecord.allCases.map { VariableName($0.rawValue) })
  private static let places = NameIndex(all.map { VariableName($0.name) })

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// Concatenates groups of keys.
  static func joined(_ groups: [FactKey]...) -> [FactKey] { groups.flatMap { $0 } }
}

/// The records, whose names are plain words. All other keys begin with `__`, so that a design's own names can be
/// recognized without the table.
enum FactRecord: String, CaseIterable {
  case weather, calendar, steps, reminders, uv, air
  case timeWords = "time_words"
}
