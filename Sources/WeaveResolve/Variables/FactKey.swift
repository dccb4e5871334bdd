// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveSpec

/// A key that designs can read: what its value is, where it comes from, and when it changes by itself.
///
/// `FactTable` holds them all; the resolver, the checks, `weave variables` and `docs/variables.md` read that one table.
public struct FactKey: Sendable {
  /// What a value is, whatever its text looks like.
  public enum Kind: Sendable, Hashable {
    /// A text for people.
    case text
    /// A number without decimals.
    case integer
    /// A number that may have decimals.
    case number
    /// `1` or `0`.
    case flag
    /// A moment as ISO 8601 in UTC, `2026-02-01T14:05:00.000Z`.
    case instant
    /// A day, `2026-02-01`.
    case day
    /// A time of today on the reader's clock, `14:05`.
    case clock
    /// The name of a symbol, `cloud.rain.fill`.
    case symbol
    /// A color, `#RRGGBB`.
    case color
    /// Entries, for `forEach` and for functions of lists.
    case list
    /// Members with names, such as `weather.temp`.
    case record
  }

  /// Whether a design can count on a value.
  public enum Presence: Sendable, Hashable {
    /// There whatever the snapshots say.
    case always
    /// Missing without its snapshot, or where that does not say.
    case mayBeMissing
  }

  /// `__weather_temp`, or for a record the plain name, `weather`.
  public var name: String
  /// What its value is.
  public var kind: Kind
  /// Nil for what has none: texts, moments, flags.
  public var unit: FactUnit?
  /// Whether a design can count on a value.
  public var presence: Presence
  /// The snapshot that it is read from; nil for the clock.
  public var source: SnapshotKind?
  /// What the value can change with while the snapshots stay.
  public var grain: FactGrain
  /// One line for people.
  public var summary: String
  /// The key that this one is another name of.
  public var aliasOf: String?
  /// What lists and records hold.
  public var members: [FactMember]
  let value: @Sendable (FactContext) -> Value?

  init(
    _ name: String, _ kind: Kind, in unit: FactUnit? = nil, presence: Presence = .mayBeMissing,
    from source: SnapshotKind?,
    changes grain: FactGrain = .snapshot, members: [FactMember] = [], _ summary: String,
    value: @escaping @Sendable (FactContext) -> Value?
  ) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.presence = presence
    self.source = source
    self.grain = grain
    self.summary = summary
    self.members = members
    self.value = value
  }

  /// A record by its name, which is a plain word.
  init(
    _ record: FactRecord, presence: Presence = .mayBeMissing, from source: SnapshotKind?, changes grain: FactGrain,
    members: [FactMember], _ summary: String, value: @escaping @Sendable (FactContext) -> Value?
  ) {
    self.init(
      record.rawValue, .record, presence: presence, from: source, changes: grain, members: members, summary,
      value: value)
  }
}

/// How often a value can change by itself, from the finest.
public enum FactGrain: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// As long as the second, minute, hour or day of the reader's clock runs.
  case second, minute, hour, day
  /// Only when data changes.
  case snapshot

  /// Orders from the finest on: `second` before `minute`.
  public static func < (a: FactGrain, b: FactGrain) -> Bool { a.rawValue < b.rawValue }
}

/// A member of a record, or of each entry of a list.
public struct FactMember: Sendable, Hashable {
  /// Its name behind the point: `temp` in `weather.temp`.
  public var name: String
  /// What its value is.
  public var kind: FactKey.Kind
  /// Nil for what has none: texts, moments, flags.
  public var unit: FactUnit?
  /// Whether each entry has it.
  public var presence: FactKey.Presence
  /// One line for people.
  public var summary: String
  /// What a member that is a list or a record holds itself.
  public var members: [FactMember]
  /// Whether nothing is known of it, so that its kind says nothing.
  var isAny = false

  init(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, presence: FactKey.Presence = .mayBeMissing,
    members: [FactMember] = [], _ summary: String, isAny: Bool = false
  ) {
    self.isAny = isAny
    self.name = name
    self.kind = kind
    self.unit = unit
    self.presence = presence
    self.summary = summary
    self.members = members
  }
}

extension FactKey {
  /// The lists and records that a record holds, each as a key of its own: `weather.hourly` of `weather`.
  package var parts: [FactKey] {
    guard kind == .record, aliasOf == nil else { return [] }
    return members.filter { $0.kind == .list || $0.kind == .record }.map { member in
      FactKey(
        "\(name).\(member.name)", member.kind, in: member.unit, presence: presence, from: source, changes: grain,
        members: member.members, member.summary
      ) { [value] context in value(context)?.member(member.name) }
    }
  }

  /// The same value under another name.
  func alias(_ name: String) -> FactKey {
    var copy = self
    copy.name = name
    copy.aliasOf = self.name
    return copy
  }
}
