// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveExpressions

/// A key that designs can read: the kind of its value, its source, and when it changes by itself.
///
/// `FactTable` holds all keys. The resolver, the checks, `weave variables` and `docs/variables.md` read that table.
public struct FactKey: Sendable {
  /// The kind of a value, regardless of how its text looks.
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
    /// Entries, for `forEach` and for list functions.
    case list
    /// Named members, such as `weather.temp`.
    case record
  }

  /// Whether a design can rely on a value.
  public enum Presence: Sendable, Hashable {
    /// Present whatever the snapshots contain.
    case always
    /// Missing without its snapshot, or if the snapshot lacks it.
    case mayBeMissing
  }

  /// `__weather_temp`, or the plain name for a record, such as `weather`.
  public var name: String
  /// The kind of its value.
  public var kind: Kind
  /// The unit; nil for values without one, such as texts, moments and flags.
  public var unit: FactUnit?
  /// Whether a design can rely on a value.
  public var presence: Presence
  /// The snapshot that it is read from; nil for the clock.
  public var source: SnapshotKind?
  /// Whether weave computes the value from a formula, so that no service gives it, only the place.
  public private(set) var isComputed = false
  /// How often the value can change while the snapshots stay the same.
  public var grain: FactGrain
  /// A description in one line.
  public var summary: String
  /// The key that this one is another name for; nil for a key of its own.
  public var aliasOf: String?
  /// The members of a record, or of a list's entries.
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

  /// Makes a record from its name, which is a plain word.
  init(
    _ record: FactRecord, presence: Presence = .mayBeMissing, from source: SnapshotKind?, changes grain: FactGrain,
    members: [FactMember], _ summary: String, value: @escaping @Sendable (FactContext) -> Value?
  ) {
    self.init(
      record.rawValue, .record, presence: presence, from: source, changes: grain, members: members, summary,
      value: value)
  }
}

/// How often a value can change by itself, from the finest step.
public enum FactGrain: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// With each second, minute, hour or day of the reader's clock.
  case second, minute, hour, day
  /// Only when data changes.
  case snapshot

  /// Orders the finest first: `second` before `minute`.
  public static func < (a: FactGrain, b: FactGrain) -> Bool { a.rawValue < b.rawValue }
}

/// A member of a record, or of each entry of a list.
public struct FactMember: Sendable, Hashable {
  /// The name after the dot: `temp` in `weather.temp`.
  public var name: String
  /// The kind of its value.
  public var kind: FactKey.Kind
  /// The unit; nil for values without one, such as texts, moments and flags.
  public var unit: FactUnit?
  /// Whether every entry has it.
  public var presence: FactKey.Presence
  /// A description in one line.
  public var summary: String
  /// The members of this member, if it is a list or a record.
  public var members: [FactMember]
  /// Whether nothing is known about it, so that `kind` has no meaning.
  package var isAny = false

  package init(
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
  /// The lists and records inside a record, each as a key of its own: `weather.hourly` in `weather`.
  package var parts: [FactKey] {
    guard kind == .record, aliasOf == nil else { return [] }
    return members.filter { $0.kind == .list || $0.kind == .record }.map { member in
      FactKey(
        "\(name).\(member.name)", member.kind, in: member.unit, presence: presence, from: source, changes: grain,
        members: member.members, member.summary
      ) { [value] context in value(context)?.member(member.name) }
    }
  }

  /// The same key, marked as computed for `weave variables` and in its description.
  var computed: FactKey {
    var copy = self
    copy.isComputed = true
    copy.summary += " Computed."
    return copy
  }

  /// The same key under another name.
  func alias(_ name: String) -> FactKey {
    var copy = self
    copy.name = name
    copy.aliasOf = self.name
    return copy
  }
}
