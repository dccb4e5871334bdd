// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts

/// The effect of filters on types. Finds filters that cannot read their input.
struct FilterTyping {
  private(set) var issues: [TemplateIssue] = []

  /// The type after a chain of filters.
  mutating func type(of base: FactType, through calls: [FilterCall]) -> FactType {
    calls.reduce(base) { type, call in
      guard let filter = call.filter else { return type }
      return self.type(of: type, through: filter, call)
    }
  }

  private mutating func type(of type: FactType, through filter: TextFilter, _ call: FilterCall) -> FactType {
    if filter.readsDate { return date(type, filter, call) }
    if filter.readsNumber, let unknown = reportText(type, filter, call) { return unknown }
    switch filter.result {
    case .same: return type
    // Text around a number is for people; only a unit after it is checked.
    case .measured:
      if let arguments = call.arguments {
        issues += WrittenUnit.issues(of: type, before: arguments, at: call.range.upperBound - arguments.utf8.count)
      }
      return FactType(blank: type.blank)
    case .label: return FactType(blank: type.blank)
    case .share:
      share(type, filter, call)
      return .unknown
    case .count, .unknown: return .unknown
    }
  }

  // MARK: Rules

  /// A date filter reads moments, days, times, and seconds since 1970.
  private mutating func date(_ type: FactType, _ filter: TextFilter, _ call: FilterCall) -> FactType {
    let isPlainNumber = type.kind == .number && type.unit != nil && type.unit != .seconds
    let isWrong = isPlainNumber || [.text, .symbol, .color, .flag].contains(type.kind)
    if isWrong, let origin = type.origins.first, let kind = type.kind {
      let message: Diagnostic.Message =
        isPlainNumber || kind == .flag
        ? "`\(filter.name)` reads the number of `\(origin.name)` as seconds since 1970"
        : "`\(filter.name)` cannot read `\(origin.name)`, which is \(kind.phrase), and leaves it as it is"
      report(.factFilter, message, call)
    }
    return FactType(kind: filter.result == .count ? .number : nil)
  }

  /// Reports a number filter after a text; nil if the value may be a number.
  private mutating func reportText(_ type: FactType, _ filter: TextFilter, _ call: FilterCall) -> FactType? {
    guard type.isWordy, let origin = type.origins.first, let kind = type.kind
    else { return nil }
    let outcome = filter.isChoice ? "always takes its second word" : "leaves it as it is"
    report(
      .factFilter, "`\(filter.name)` cannot read `\(origin.name)`, which is \(kind.phrase), and \(outcome)", call)
    return .unknown
  }

  /// `percent` and `bar` take numbers up to 1 as fractions, so 1 percent would become 100 percent.
  private mutating func share(_ type: FactType, _ filter: TextFilter, _ call: FilterCall) {
    guard type.kind == .number, let unit = type.unit, unit != .fraction, let origin = type.origins.first else { return }
    guard unit == .percent else {
      // An index or a count may be a share of anything.
      guard unit.isMeasure else { return }
      report(.factShare, .noShare(origin.name, unit, filter), call)
      return
    }
    let sibling = FactTable.sibling(of: origin.name, in: .fraction)
    let fix = sibling.map { TemplateFix("read `\($0)`", .likely, origin.range, with: $0) }
    report(.factShare, .percentAlready(origin.name, filter), call, fixes: fix.map { [$0] } ?? [])
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: Diagnostic.Message, _ call: FilterCall, fixes: [TemplateFix] = []
  ) {
    issues.append(TemplateIssue(code, message, call.range, fixes: fixes))
  }
}

extension Diagnostic.Message {
  fileprivate static func percentAlready(_ name: String, _ filter: TextFilter) -> Self {
    "`\(name)` is already in percent, and `\(filter.name)` would read 1 percent as the whole"
  }

  fileprivate static func noShare(_ name: String, _ unit: FactUnit, _ filter: TextFilter) -> Self {
    "`\(filter.name)` shows a share, but `\(name)` is measured in \(unit.symbol)"
  }
}
