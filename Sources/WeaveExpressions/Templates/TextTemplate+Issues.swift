// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

extension TextTemplate {
  /// The mistakes in the text in the order of their places, in bytes of `source`.
  ///
  /// - Parameters:
  ///   - isKnownVariable: whether a variable with a name, as written, exists.
  ///   - variableNames: all names that exist; called only if one does not.
  public func issues(
    isKnownVariable: (String) -> Bool, variableNames: () -> [String]
  ) -> [TemplateIssue] {
    var issues: [TemplateIssue] = []
    let capped = source.capped(atScalars: Limits.textScalars)
    if capped.utf8.count < source.utf8.count {
      issues.append(TemplateIssue(.textTooLong, .tooLong, capped.utf8.count..<source.utf8.count))
    }
    issues += braceIssues(TemplateParser(capped, dialect))
    for token in tokens {
      // More would not help, and every unknown name costs a search for similar ones.
      guard issues.count < Limits.diagnostics else { break }
      issues += token.issues(dialect)
      issues += token.variableIssues(isKnownVariable, variableNames)
    }
    return issues.sorted { ($0.range.lowerBound, $0.code.name) < ($1.range.lowerBound, $1.code.name) }
  }

  /// The mistakes when the text is rendered with real values: it expands without end, or grows too long.
  public func expansionIssues(in context: EvaluationContext) -> [TemplateIssue] {
    if isLiteral { return [] }
    let outcome = expand(in: context)
    let range = (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
    if outcome.isCut { return [TemplateIssue(.textTooLong, .growsTooLong, range)] }
    return outcome.isUnfinished ? [TemplateIssue(.textExpandsWithoutEnd, .expandsWithoutEnd, range)] : []
  }

  private func braceIssues(_ parser: TemplateParser) -> [TemplateIssue] {
    var issues: [TemplateIssue] = []
    if let range = parser.unclosed { issues.append(TemplateIssue(.textUnclosedBraces, .unclosed, range)) }
    // Closing braces of a token with nested braces are reported with that token.
    let nests = tokens.filter(\.holdsBraces).map(\.range.upperBound)
    for range in parser.strays where !nests.contains(range.lowerBound) {
      issues.append(TemplateIssue(.textStrayBraces, .stray, range))
    }
    return issues
  }
}

extension TemplateToken {
  /// Whether it contains another `{{`.
  package var holdsBraces: Bool {
    if fallback?.hasTokenStart ?? false { return true }
    if case .key(let key) = base { return key.contains("{") }
    return false
  }

  /// The mistakes in the token itself, independent of the variables.
  func issues(_ dialect: TextTemplate.Dialect) -> [TemplateIssue] {
    var issues: [TemplateIssue] = []
    if holdsBraces { issues.append(TemplateIssue(.textNestedBraces, .nested, range)) }
    switch base {
    case .empty where fallback == nil && filters.isEmpty:
      issues.append(
        TemplateIssue(.textEmptyBody, .empty, range, fixes: [TemplateFix("remove it", .likely, range, with: "")]))
    case .empty: issues.append(TemplateIssue(.textEmptyBody, .noVariable, range))
    case .expression(let source, _):
      issues += Expression.parse(source, strict: dialect == .own).issues.map { $0.shifted(by: baseRange.lowerBound) }
    case .key: break
    }
    if let issue = fallbackIssue { issues.append(issue) }
    if let issue = fallbackExpression { issues.append(issue) }
    return issues + filters.flatMap { $0.issues() }
  }

  /// A fallback that is the name of a filter or a function: the author probably meant `||` or `=`.
  private var fallbackIssue: TemplateIssue? {
    guard let fallback else { return nil }
    let names = fallback.split(separator: "|", omittingEmptySubsequences: false)
    guard let first = names.first else { return nil }
    let name = first.split(separator: ":", omittingEmptySubsequences: false).first?.trimmed ?? ""
    if TextFilter(name: name) != nil {
      let bar = fallbackRange.lowerBound - 1..<fallbackRange.lowerBound
      let range = fallbackRange.lowerBound..<fallbackRange.lowerBound + first.utf8.count
      let fix = TemplateFix("put `||` before the filter", .likely, bar, with: "||")
      return TemplateIssue(.textFallbackIsFilter, .fallbackIsFilter(name), range, fixes: [fix])
    }
    if let issue = functionAsFallback(fallback) { return issue }
    guard !hasPipeline, filters.isEmpty, names.count > 1, !fallback.hasTokenStart else { return nil }
    return mistypedFilter(names)
  }

  /// A fallback such as `round(km, 1)` or `abs`, which is printed unchanged.
  private func functionAsFallback(_ fallback: String) -> TemplateIssue? {
    guard fallback.utf8.count <= 400 else { return nil }
    let call = fallback.trimmed
    let name = String(call.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    guard !name.isEmpty, let function = ExpressionFunction(name: name) else { return nil }
    let rest = call.dropFirst(name.count).drop { $0 == " " }
    // A bare word such as `now` or `first` may be intended; the name of a function of one number is not.
    let isCall = rest.first == "(" && rest.last == ")"
    guard isCall || rest.isEmpty && function.name == name && function.takesOneNumber else { return nil }
    return TemplateIssue(
      .textFallbackIsFilter, .fallbackIsFunction(isCall ? "\(name)(…)" : name), fallbackRange,
      fixes: formula(calling: function, with: isCall ? rest.dropFirst().dropLast().trimmed : "").map { [$0] } ?? [])
  }

  /// The token as a formula that calls a function with its key; nil if that is not a formula.
  private func formula(calling function: ExpressionFunction, with arguments: String) -> TemplateFix? {
    func isName(_ byte: UInt8) -> Bool {
      ExpressionLexer.isLetter(byte) || ExpressionLexer.isDigit(byte) || byte == UInt8(ascii: ".")
    }
    guard case .key(let key) = base, key.utf8.allSatisfy(isName) else { return nil }
    let namesKey = arguments.utf8.split { !isName($0) }.contains { String($0) == key }
    let given = namesKey ? arguments : arguments.isEmpty ? key : "\(key), \(arguments)"
    guard function.arity.contains(given.split(separator: ",").count) else { return nil }
    // The parts after it are meant as filters.
    let isFiltered = !hasPipeline && !filters.isEmpty
    return TemplateFix(
      "write a formula", .likely, baseRange.lowerBound..<fallbackRange.upperBound,
      with: "=\(function.name)(\(given))" + (isFiltered ? "|" : ""))
  }

  /// A fallback that begins with `=`, which is printed unchanged.
  private var fallbackExpression: TemplateIssue? {
    guard let fallback, fallback.trimmed.utf8.first == UInt8(ascii: "="), fallback.trimmed.utf8.count > 1 else {
      return nil
    }
    return TemplateIssue(.textFallbackIsExpression, .fallbackIsExpression(fallback.trimmed), fallbackRange)
  }

  /// A fallback with further bars whose last part is meant as a filter: it is a single word, or similar to a filter's
  /// name.
  private func mistypedFilter(_ names: [Substring]) -> TemplateIssue? {
    var lower = fallbackRange.lowerBound + names[0].utf8.count + 1
    for segment in names.dropFirst() {
      let written = segment.split(separator: ":", omittingEmptySubsequences: false).first ?? ""
      let name = written.trimmed
      let near = TextFilter.nearest(to: name)
      if name.utf8.count >= 3, !near.isEmpty || name.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) {
        let range = lower..<lower + written.utf8.count
        return TemplateIssue(
          .textUnknownFilter, .unknownFilter(name, near), range, fixes: TemplateFix.spellings(near, at: range))
      }
      lower += segment.utf8.count + 1
    }
    return nil
  }
}

extension TextFilter {
  /// The filters that a mistyped name may mean: the nearest ones, else one with the same parts in another order.
  static func nearest(to name: String) -> [String] {
    let names = all.map(\.name)
    let near = WeaveDiagnostics.nearest(to: name, in: names)
    guard near.isEmpty else { return near }
    let letters = name.lowercased().sorted()
    return name.utf8.count < 6 ? [] : names.filter { $0.sorted() == letters }
  }
}

extension Diagnostic.Message {
  fileprivate static let unclosed: Self =
    "this `{{` is never closed, so the braces and everything after them are printed"
  fileprivate static let stray: Self = "this `}}` closes nothing and is printed"
  fileprivate static let nested: Self = "braces do not nest: the first `}}` closes the token"
  fileprivate static let empty: Self = "these braces name no variable"
  fileprivate static let noVariable: Self = "there is no variable before the bar"
  fileprivate static let tooLong: Self = "a text has at most \(Limits.textScalars) characters; the rest is left out"
  fileprivate static let growsTooLong: Self = "the text grows to more than \(Limits.textScalars) characters and is cut"
  fileprivate static let expandsWithoutEnd: Self =
    "the text expands without end: after \(TextTemplate.passes) passes its variables still name others"

  fileprivate static func fallbackIsFilter(_ name: String) -> Self {
    "`\(name)` is printed as a fallback here; write a filter after `||`"
  }

  fileprivate static func fallbackIsFunction(_ name: String) -> Self {
    "`\(name)` is printed as a fallback here; write a function in a formula, after `=`"
  }

  fileprivate static func fallbackIsExpression(_ text: String) -> Self {
    "a fallback is a text, and is printed as `\(text)`; write formulas before the bar"
  }

  static func unknownFilter(_ name: String, _ near: [String]) -> Self {
    "there is no filter `\(name)`\(near.asQuestion)"
  }
}
