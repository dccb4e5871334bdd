// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts

/// What a printed expression shows if its facts are missing.
struct Absence {
  private let blank: [FactMention]
  private let zeroed: [FactMention]

  /// - Parameter hasFallback: whether a fallback replaces a missing value; a sum is never missing.
  init(_ type: FactType, hasFallback: Bool) {
    blank = hasFallback || type.isWhole ? [] : type.blank
    zeroed = type.zeroed
  }

  /// The issues for the first fact of each kind.
  ///
  /// - Parameters:
  ///   - source: the expression.
  ///   - range: the bytes of the expression in the text.
  func issues(of source: String, at range: Range<Int>, quote: String) -> [TemplateIssue] {
    if let mention = zeroed.first {
      return [issue(.factCountsAsZero, .countsAsZero(mention.name), mention, source, range, quote)]
    }
    guard let mention = blank.first else { return [] }
    return [issue(.factMissing, .mayPrintNothing(mention.name), mention, source, range, quote)]
  }

  /// The issues of a gauge's value.
  func gaugeIssues(of source: String, at range: Range<Int>) -> [TemplateIssue] {
    guard let mention = blank.first else { return [] }
    let place = range.lowerBound + mention.range.lowerBound..<range.lowerBound + mention.range.upperBound
    let isAll = source.utf8.count == mention.range.count
    let fix = TemplateFix("give it a fallback: `?? 0`", .likely, range.upperBound..<range.upperBound, with: " ?? 0")
    return [TemplateIssue(.factMissing, .mayBeEmpty(mention.name), place, fixes: isAll ? [fix] : [])]
  }

  private func issue(
    _ code: DiagnosticCode, _ message: Diagnostic.Message, _ mention: FactMention, _ source: String,
    _ range: Range<Int>, _ quote: String
  ) -> TemplateIssue {
    let place = range.lowerBound + mention.range.lowerBound..<range.lowerBound + mention.range.upperBound
    return TemplateIssue(code, message, place, fixes: guardFix(source, range, quote).map { [$0] } ?? [])
  }

  /// A fix that puts the expression behind a test of the only fact that may be missing.
  private func guardFix(_ source: String, _ range: Range<Int>, _ quote: String) -> TemplateFix? {
    let names = Set((blank + zeroed).map(\.name))
    guard names.count == 1, let name = names.first, !name.contains("."), !source.contains("?") else { return nil }
    let guarded = " \(name) != \(quote)\(quote) ? \(source.drop { $0 == " " }) : \(quote)--\(quote)"
    return TemplateFix(
      "test first whether it is present", .likely, range,
      with: source.hasPrefix(" ") ? guarded : String(guarded.dropFirst()))
  }
}

extension TemplateFix {
  /// A fix that adds a fallback for a key's value.
  static func fallback(for type: FactType, at place: Int) -> TemplateFix {
    let standIn = standIn(for: type)
    return TemplateFix("give it a fallback: `|\(standIn)`", .likely, place..<place, with: "|" + standIn)
  }

  /// A replacement for a missing value.
  static func standIn(for type: FactType) -> String {
    switch type.kind {
    case .symbol: "questionmark"
    case .color: "secondary"
    default: "--"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func countsAsZero(_ name: String) -> Self {
    "`\(name)` may be missing, and counts as 0 in this sum"
  }

  fileprivate static func mayBeEmpty(_ name: String) -> Self {
    "`\(name)` may be missing, and then the gauge is empty"
  }

  fileprivate static func mayPrintNothing(_ name: String) -> Self {
    "`\(name)` may be missing, and then this prints nothing"
  }
}
