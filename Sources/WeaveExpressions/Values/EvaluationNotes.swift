// SPDX-License-Identifier: MIT

import Synchronization
package import WeaveDiagnostics

/// Mistakes that only evaluation finds: texts that count as 0, dates that cannot be read.
///
/// To collect them, put an instance into the context, and take its issues after the evaluation.
public final class EvaluationNotes: Sendable {
  private let issues = Mutex<[TemplateIssue]>([])
  /// Nearly always 0, which is checked without a lock.
  private let count = Atomic(0)

  /// Makes an empty collection.
  public init() {}

  /// Returns and removes the issues so far, each once. Issues without a place have an empty range.
  public func take() -> [TemplateIssue] {
    issues.withLock { issues in
      defer {
        issues = []
        count.store(0, ordering: .relaxed)
      }
      return issues
    }
  }

  /// Whether there are no issues.
  public var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  func add(_ code: DiagnosticCode, _ message: Diagnostic.Message) {
    let issue = TemplateIssue(code, message, 0..<0)
    issues.withLock { issues in
      // With the same mistake in thousands of rows, more would not help.
      if issues.count < 16, !issues.contains(issue) { issues.append(issue) }
      count.store(issues.count, ordering: .relaxed)
    }
  }

  /// Sets the place of all issues that have none yet.
  package func place(at range: Range<Int>) {
    if isEmpty { return }
    issues.withLock { issues in
      for index in issues.indices where issues[index].range.isEmpty { issues[index].range = range }
    }
  }
}

extension Value {
  /// The value as a number, if one is required. Any other value counts as 0, and is noted unless it is missing.
  func counted(in context: EvaluationContext) -> Double {
    switch self {
    case .number(let number): return number
    case .string(let text):
      if let number = Double(text) { return number }
      let number = PlainNumber.parse(text)
      context.noteNumber(text, number)
      return number ?? 0
    case .list, .record:
      context.notes?.add(.textNotNumber, .notCounted(self))
      return 0
    case .missing, .bool, .date, .span: return number ?? 0
    }
  }
}

extension EvaluationContext {
  /// Notes a text that is read as a number, but is not one or means another.
  func noteNumber(_ text: String, _ number: Double?) {
    guard let notes, !text.isEmpty, !text.contains("{{") else { return }
    if number == nil {
      if !text.trimmed.isEmpty { notes.add(.textNotNumber, .notCounted(.string(text))) }
    } else if PlainNumber.hasOddComma(text) {
      notes.add(.textNumberForm, .oddNumber(text, number ?? 0))
    }
  }

  /// Notes a value that is read as a date, but is not one.
  func noteDate(_ value: Value) {
    guard let notes else { return }
    switch value {
    case .string(let text):
      if !text.trimmed.isEmpty, !text.contains("{{") { notes.add(.textUnreadableDate, .unreadableDate(text)) }
    case .number, .bool, .list, .record, .span: notes.add(.expressionUnfitValue, .noDate(value))
    case .missing, .date: break
    }
  }

  /// Notes a value of a kind that a function does not accept. Other checks report missing values.
  ///
  /// - Parameter wanted: the accepted kind: "a list".
  func noteUnfit(_ value: Value, for function: String, taking wanted: String) {
    guard let notes, value != .missing else { return }
    if case .string(let text) = value, text.contains("{{") { return }
    notes.add(.expressionUnfitValue, .unfit(value, function, wanted))
  }

  /// Notes a value that cannot be searched: neither a text nor a list. A number counts as its digits.
  func noteSearch(in value: Value, for function: String) {
    if case .record = value { noteUnfit(value, for: function, taking: "a text or a list") }
  }

  /// Notes a list or a record where a text is needed.
  func noteWords(_ value: Value) { if value.isWhole { notes?.add(.textPrintsList, .printedList(value)) } }
}

extension Value {
  /// The value in a message: "the text `abc`", "a list".
  package var phrase: String {
    switch self {
    case .missing: "missing"
    case .number: "the number \(text)"
    case .bool(let flag): "\(flag)"
    case .string(let text): "the text `\(text.prefix(40))\(text.count > 40 ? "…" : "")`"
    case .date: "the date `\(text)`"
    case .span: "a length of time"
    case .list: "a list"
    case .record: "a record"
    }
  }
}

extension Diagnostic.Message {
  private static func quoted(_ text: String) -> String { "`\(text.prefix(40))\(text.count > 40 ? "…" : "")`" }

  fileprivate static func notCounted(_ value: Value) -> Self {
    switch value {
    case .list: "a list counts as 0 where a number is needed"
    case .record: "a record counts as 0 where a number is needed"
    default: .init("the text \(quoted(value.text)) counts as 0 where a number is needed")
    }
  }

  package static func oddNumber(_ text: String, _ number: Double) -> Self {
    .init("\(quoted(text)) is read as \(PlainNumber.text(of: number)); write a point before decimals")
  }

  static func unreadableDate(_ text: String) -> Self {
    .init("\(quoted(text)) cannot be read as a date; write it as `2026-03-28` or `2026-03-28 14:05`")
  }

  static func unreadableNumber(_ filter: String, _ text: String, _ outcome: String) -> Self {
    .init("`\(filter)` cannot read \(quoted(text)), and \(outcome)")
  }

  fileprivate static func noDate(_ value: Value) -> Self { .init("\(value.phrase) cannot be read as a date") }

  fileprivate static func unfit(_ value: Value, _ function: String, _ wanted: String) -> Self {
    .init("`\(function)` takes \(wanted), but this is \(value.phrase)")
  }

  static func printedList(_ value: Value) -> Self {
    if case .list = value {
      "this prints a list, separated by commas; name an entry, or choose a separator with `join(list, \", \")`"
    } else {
      "a record prints nothing; name a member"
    }
  }
}
