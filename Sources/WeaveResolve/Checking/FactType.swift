// SPDX-License-Identifier: MIT

import WeaveData
import WeaveExpressions
import WeaveFacts

/// A place where a design reads a fact.
struct FactMention: Sendable, Hashable {
  /// The key as in the table; for a member, the dotted name as written.
  var name: String
  /// Its bytes in the text.
  var range: Range<Int>
  var unit: FactUnit?
  var source: SnapshotKind?
  /// The group of facts that are present together: if one of them is present, this one is too.
  var group: String
}

/// What is known about a value in advance: the type of an expression over facts.
///
/// An unknown value has no kind, and no rule applies to it: a missed error is better than a false alarm.
struct FactType: Sendable, Hashable {
  /// The kind; nil if the value may be of any kind, such as an author's own variable. Integers are numbers here.
  var kind: FactKey.Kind?
  var unit: FactUnit?
  /// The members of a record, or of each entry of a list.
  var members: [FactMember] = []
  /// The kind of a list's entries, if they are not records.
  var entry: FactKey.Kind?
  var source: SnapshotKind?
  /// The facts whose value this is, perhaps rounded or shifted, in the same unit.
  var origins: [FactMention] = []
  /// Facts without which the value is missing.
  var blank: [FactMention] = []
  /// Facts that count as 0 in the value if they are missing.
  var zeroed: [FactMention] = []
  /// The value itself, if the author wrote it.
  var literal: Value?
  /// The words that the value can be; empty for any word.
  var words: [String] = []

  static let unknown = FactType()
  static let flag = FactType(kind: .flag)

  /// The type of a literal value.
  static func literal(_ value: Value) -> FactType {
    switch value {
    case .number: FactType(kind: .number, literal: value)
    case .bool: FactType(kind: .flag, literal: value)
    // A text that reads as a number is used as one where a number is needed.
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

  /// Whether it is a record or a list. The reader may also have stored a value under its name.
  var isWhole: Bool { kind == .record || kind == .list }

  /// Whether the author wrote it as a word that is not a number.
  var isWord: Bool {
    if case .string(let text)? = literal { !text.isEmpty && PlainNumber.parse(text) == nil } else { false }
  }

  /// Whether the author wrote it.
  var isLiteral: Bool { literal != nil }

  /// The value as part of a sum: a missing value counts as 0.
  var counted: FactType {
    var copy = self
    // A value that is not a number gets its own report instead of this one.
    copy.zeroed += isWordy || isWhole ? [] : blank
    copy.blank = []
    copy.literal = nil
    return copy
  }

  /// The type of a choice between two values.
  func joined(_ other: FactType) -> FactType {
    var joined = FactType(kind: kind == other.kind ? kind : nil)
    joined.origins = origins + other.origins
    joined.blank = blank + other.blank
    joined.zeroed = zeroed + other.zeroed
    // A number keeps its unit next to a word that replaces it.
    if unit == other.unit || other.isLiteral { joined.unit = unit } else if isLiteral { joined.unit = other.unit }
    if members == other.members {
      joined.members = members
      joined.source = source == other.source ? source : nil
    }
    return joined
  }
}

extension FactKey.Kind {
  /// The kind as rules and messages treat it.
  var general: FactKey.Kind { self == .integer ? .number : self }

  /// The kind with its article, for messages: "a text", "a color".
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
