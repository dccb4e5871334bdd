// SPDX-License-Identifier: MIT

import WeaveSchema

/// What can follow a variable or expression in a text, `{{count||number:2}}`, all of it in one definition: parser,
/// checks, printing and reference read it from here.
///
/// To add one, write its definition beside those of its kind and put it into that file's list.
public struct TextFilter: Sendable {
  /// The filter's name in a text, in lower case.
  public let name: String
  /// What documents and editors say of the filter.
  public let reference: Reference
  let arguments: ArgumentRule
  /// What is said of its text before any value is known.
  package let result: Result
  /// Whether its text changes as time goes by though the value stays.
  package let readsClock: Bool
  let work: Work

  /// What the reference says of a filter.
  public struct Reference: Sendable, Hashable {
    /// The arguments as one writes them after the name, brackets around what may be left out: `[:decimals]`.
    public var arguments: String
    /// What it does, a sentence of Markdown.
    public var summary: String
    /// A text that uses it, with no variables.
    public var example: String
    /// What the example prints in `en_US`, UTC, at 2026-02-01 14:05:30.
    public var result: String

    init(_ arguments: String, _ summary: String, _ example: String, _ result: String) {
      self.arguments = arguments
      self.summary = summary
      self.example = example
      self.result = result
    }
  }

  /// What a filter must be given.
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

  /// What the text of a filter is worth to the filters and rules behind it.
  package enum Result: Sendable {
    /// As before, with other letters.
    case same
    /// Words around the value, whose units nothing is said of.
    case label
    /// The value with its unit behind it.
    case measured
    /// A share of the whole.
    case share
    /// A number of its own.
    case count
    case unknown
  }

  /// What a filter does to what it reads; a value that it cannot read stays as it is.
  enum Work: Sendable {
    case text(@Sendable (String, FilterCall, EvaluationContext) -> String)
    /// One of some words, by a number.
    case choice(@Sendable (Double, FilterCall) -> String?)
    /// Nil leaves the value as it is.
    case number(@Sendable (Double, FilterCall, EvaluationContext) -> String?)
    /// Of a moment, in seconds since 1970.
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

  /// The bytes of the longest name and some space around it, so that megabytes of text need not be trimmed.
  private static let longestName = (all.map(\.name.utf8.count).max() ?? 0) + 16

  /// A filter by its name, whatever its case; nil where there is none.
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

  /// Whether it takes one of its words by the value, also by one that it cannot read.
  package var isChoice: Bool { if case .choice = work { true } else { false } }
}

extension TextFilter: Hashable {
  /// Filters are equal where their names are.
  public static func == (a: TextFilter, b: TextFilter) -> Bool { a.name == b.name }
  /// Hashes the name, by which filters are told apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
