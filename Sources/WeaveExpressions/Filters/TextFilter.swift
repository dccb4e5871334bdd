// SPDX-License-Identifier: MIT

import WeaveSchema

/// A filter, which can follow a variable or expression in a text: `{{count||number:2}}`. Parser, checks, printing and
/// reference all use this one definition.
///
/// To add one, write its definition beside those of its kind and add it to the list in that file.
public struct TextFilter: Sendable {
  /// The filter's name in a text, in lower case.
  public let name: String
  /// The description in documents and editors.
  public let reference: Reference
  let arguments: ArgumentRule
  /// What is known of its result before evaluation.
  package let result: Result
  /// Whether its text changes with time although the value stays the same.
  package let readsClock: Bool
  let work: Work

  /// The description of a filter in the reference.
  public struct Reference: Sendable, Hashable {
    /// The arguments as written after the name, with brackets around optional ones: `[:decimals]`.
    public var arguments: String
    /// A description of its effect, a sentence of Markdown.
    public var summary: String
    /// A text that uses it, without variables.
    public var example: String
    /// The output of the example in `en_US`, UTC, at 2026-02-01 14:05:30.
    public var result: String

    init(_ arguments: String, _ summary: String, _ example: String, _ result: String) {
      self.arguments = arguments
      self.summary = summary
      self.example = example
      self.result = result
    }
  }

  /// The arguments that a filter requires.
  enum ArgumentRule: Sendable {
    case none
    case text
    case integer(ClosedRange<Int>, isOptional: Bool)
    case currencyCode
    /// Two numbers.
    case bounds
    /// Two words, for one and for many.
    case words
    case datePattern
  }

  /// The meaning of a filter's result for later filters and for checks.
  package enum Result: Sendable {
    /// The same value, possibly written differently.
    case same
    /// The value with words around it, whose unit is unknown.
    case label
    /// The value followed by its unit.
    case measured
    /// A share of the whole.
    case share
    /// A new number, unrelated to the value's unit.
    case count
    case unknown
  }

  /// How a filter changes a value. A value that it cannot read stays unchanged.
  enum Work: Sendable {
    case text(@Sendable (String, FilterCall, EvaluationContext) -> String)
    /// Chooses one of some words by a number.
    case choice(@Sendable (Double, FilterCall) -> String?)
    /// Formats a number; nil leaves the value unchanged.
    case number(@Sendable (Double, FilterCall, EvaluationContext) -> String?)
    /// Formats a moment, in seconds since 1970.
    case moment(@Sendable (Double, FilterCall, EvaluationContext) -> String)
  }

  init(
    _ name: String, _ arguments: ArgumentRule = .none, gives result: Result, readsClock: Bool = false,
    _ reference: Reference, _ work: Work
  ) {
    self.name = name
    self.arguments = arguments
    self.result = result
    self.readsClock = readsClock
    self.reference = reference
    self.work = work
  }
}

extension TextFilter {
  /// Every filter, in the order of the reference.
  public static let all = texts + numbers + dates + choices

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The length of the longest name with some space around it in bytes, so that megabytes of text need not be trimmed.
  private static let longestName = (all.map(\.name.utf8.count).max() ?? 0) + 16

  /// The filter with a name, regardless of case; nil if there is none.
  public init?(name: some StringProtocol) {
    guard name.utf8.count <= Self.longestName, let filter = Self.byName[name.trimmed.lowercased()] else { return nil }
    self = filter
  }

  /// Whether it reads its value as a date.
  package var readsDate: Bool { if case .moment = work { true } else { false } }

  /// Whether it reads its value as a number.
  package var readsNumber: Bool {
    switch work {
    case .number, .choice: true
    case .text, .moment: false
    }
  }

  /// Whether it chooses one of its words by the value, even if it cannot read the value.
  package var isChoice: Bool { if case .choice = work { true } else { false } }
}

extension TextFilter: Hashable {
  /// Filters are equal if their names are.
  public static func == (a: TextFilter, b: TextFilter) -> Bool { a.name == b.name }
  /// Hashes the name, which identifies the filter.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
