// SPDX-License-Identifier: MIT

import WeaveData
import WeaveSpec

/// A place where a design reads a fact.
struct FactMention: Sendable, Hashable {
  /// The key as the table has it; of a member the dotted name as it is written.
  var name: String
  /// Its bytes in the text.
  var range: Range<Int>
  var unit: FactUnit?
  var source: SnapshotKind?
  /// The facts that are there together: where one of them is, so is this one.
  var group: String
}

/// What is known of a value before there is any: the type of an expression over facts.
///
/// What nothing is known of is of no kind, and no rule applies to it: a miss is better than a false alarm.
struct FactType: Sendable, Hashable {
  /// Nil where anything may come, as from an author's own variable. Integers are numbers here.
  var kind: FactKey.Kind?
  var unit: FactUnit?
  /// What a record, or each entry of a list, holds.
  var members: [FactMember] = []
  /// What each entry of a list is that holds no records.
  var entry: FactKey.Kind?
  var source: SnapshotKind?
  /// The facts whose value this is, perhaps rounded or moved, in the same unit.
  var origins: [FactMention] = []
  /// Facts without which it is missing.
  var blank: [FactMention] = []
  /// Facts that count as 0 in it where they are missing.
  var zeroed: [FactMention] = []
  /// The value itself, where the author wrote it.
  var literal: Value?
  /// The words that it is one of; none where it may be any.
  var words: [String] = []

  static let unknown = FactType()
  static let flag = FactType(kind: .flag)

  /// A value as it is written.
  static func literal(_ value: Value) -> FactType {
    switch value {
    case .number: FactType(kind: .number, literal: value)
    case .bool: FactType(kind: .flag, literal: value)
    // A text that reads as a number is one where numbers are asked for.
    case .string(let text): FactType(kind: PlainNumber.parse(text) == nil ? .text : nil, literal: value)
    case .missing, .date, .span, .list, .record: .unknown
    }
  }
}

extension FactType {
  /// Whether the value cannot be read as a number.
  var isWordy: Bool {
    switch kind {
    case .text, .symbol, .color, .instant, .day, .clock: true
    case .integer, .number, .flag, .list, .record, nil: false
    }
  }

  /// Whether it is a record or a list itself; under its name the reader may also have stored a value of their own.
  var isWhole: Bool { kind == .record || kind == .list }

  /// Whether it is a word that the author wrote, and no number.
  var isWord: Bool {
    if case .string(let text)? = literal { !text.isEmpty && PlainNumber.parse(text) == nil } else { false }
  }

  /// Whether the author wrote it.
  var isLiteral: Bool { literal != nil }

  /// The value as part of a sum: what was missing counts as 0.
  var counted: FactType {
    var copy = self
    // Of what is no number anyway, that is said and not this.
    copy.zeroed += isWordy || isWhole ? [] : blank
    copy.blank = []
    copy.literal = nil
    return copy
  }

  /// Either of two values, as a choice gives them.
  func joined(_ other: FactType) -> FactType {
    var joined = FactType(kind: kind == other.kind ? kind : nil)
    joined.origins = origins + other.origins
    joined.blank = blank + other.blank
    joined.zeroed = zeroed + other.zeroed
    // Beside a word that stands in for it, a number keeps its unit.
    if unit == other.unit || other.isLiteral { joined.unit = unit } else if isLiteral { joined.unit = other.unit }
    if members == other.members {
      joined.members = members
      joined.source = source == other.source ? source : nil
    }
    return joined
  }
}

extension FactKey.Kind {
  /// The kind as the rules see it, and its name in messages.
  var general: FactKey.Kind { self == .integer ? .number : self }

  /// "a text", "a color".
  var phrase: String {
    switch self {
    case .text: "a text"
    case .integer, .number: "a number"
    case .flag: "a flag"
    case .instant: "a moment"
    case .day: "a day"
    case .clock: "a time of day"
    case .symbol: "the name of a symbol"
    case .color: "a color"
    case .list: "a list"
    case .record: "a record"
    }
  }
}
