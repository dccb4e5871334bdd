// SPDX-License-Identifier: MIT

import WeaveDiagnostics
/// A piece of a text template.
package enum TemplatePart: Sendable, Hashable {
  case literal(String)
  case token(TemplateToken)
}

/// One `{{…}}`, taken apart. Ranges are bytes of the template.
package struct TemplateToken: Sendable, Hashable {
  package enum Base: Sendable, Hashable {
    case empty
    /// A variable as it is written.
    case key(String)
    /// The formula behind `=`, as written, and what it parsed to; nil where it is broken.
    case expression(source: String, Expression?)
  }

  package var base: Base
  /// Where the value of a key is found.
  var reference: KeyReference?
  /// Of `__now`: what tells all that the filters show of it; nil where they show more, or the key is another.
  var shownParts: [VariableName]?
  /// The bytes of the key, or of the formula behind its `=`.
  package var baseRange: Range<Int>
  package var fallback: String?
  package var fallbackRange: Range<Int>
  /// Empty without filters; calls of unknown filters are among them.
  package var filters: [FilterCall]
  /// Whether the filters stand behind `||`.
  package var hasPipeline: Bool
  /// The whole token with its braces.
  package var range: Range<Int>

  /// The token's text: value, else fallback, through the filters.
  func text(in context: EvaluationContext) -> String {
    if base == .empty && fallback == nil && filters.isEmpty { return "" }
    let value = value(in: context)
    let text = filters.reduce(value ?? fallback ?? "") { text, filter in
      // The formatters behind filters are slow, whatever the length of the text.
      context.budget.spend(200 + text.utf8.count)
        ? filter.apply(to: text, in: context, mayBeWords: value == nil) : ""
    }
    context.notes?.place(at: range)
    return text
  }

  /// The base's text; nil where it is missing, empty or broken.
  private func value(in context: EvaluationContext) -> String? {
    switch base {
    case .empty: return nil
    case .key(let key):
      guard context.budget.spend(Limits.lookUpSteps),
        let value = shownParts.flatMap({ context.scope.moment(knownBy: $0) })
          ?? context.scope.value(of: reference ?? KeyReference(key))
      else {
        if fallback == nil { context.noteMissingEntry(key) }
        return nil
      }
      context.noteWords(value)
      return value.text.isEmpty ? nil : value.text
    case .expression(_, let expression):
      guard let expression else { return nil }
      let value = expression.evaluate(in: context)
      expression.noteShown(value, hasFallback: fallback != nil, in: context)
      return value == .missing ? nil : value.text
    }
  }
}

extension TemplateToken {
  /// What tells all that a date pattern shows of `__now`, where it shows no seconds: a text of the day stays the same until
  /// midnight, and need not be looked at each second.
  func findShownParts() -> [VariableName]? {
    guard case .key(let key) = base, VariableName(key) == VariableScope.now, let call = filters.first,
      call.filter == .date, let pattern = call.arguments
    else { return nil }
    return DatePattern(pattern).coarsest.map { [VariableScope.today] + ($0 == .day ? [] : [VariableScope.time]) }
  }
}

extension Value {
  /// Whether it is a list or a record.
  package var isWhole: Bool {
    switch self {
    case .list, .record: true
    case .missing, .number, .string, .bool, .date, .span: false
    }
  }
}

/// A variable as a text names it: the exact key, else the path that leads to it, `train.to` or `trains[0].to`.
package struct KeyReference: Sendable, Hashable {
  fileprivate let name: VariableName
  fileprivate let path: VariablePath?
  fileprivate let root: VariableName?

  init(_ key: String) {
    name = VariableName(key)
    path = VariablePath(key)
    root = path.map { VariableName($0.root) }
  }
}

extension VariableScope {
  /// The value of a variable that a text names.
  package func templateValue(for key: String) -> Value? { value(of: KeyReference(key)) }

  fileprivate static let now = VariableName(canonical: "__now")
  fileprivate static let today = VariableName(canonical: "__today")
  fileprivate static let time = VariableName(canonical: "__time")

  /// What `__now` says to one who sees no more of it than the day, or the day and the minute: `2026-03-28 14:05`. These are what is noted as
  /// read; nil where they are not there, or are no date and time.
  fileprivate func moment(knownBy parts: [VariableName]) -> Value? {
    let reads = parts.map { read($0) }
    let text = reads.compactMap { $0.value?.text }.joined(separator: " ")
    guard text.utf8.count == (parts.count == 1 ? "yyyy-MM-dd" : "yyyy-MM-dd HH:mm").utf8.count else { return nil }
    if let log { for read in reads { log.note(read) } }
    return .string(text)
  }

  func value(of key: KeyReference) -> Value? {
    if let value = exactValue(of: key.name) { return value }
    guard let path = key.path, let root = key.root else { return nil }
    return path.steps.reduce(exactValue(of: root)) { $0?.part($1) }
  }
}

extension Value {
  /// What a step of a path leads to.
  func part(_ step: VariablePath.Step) -> Value? {
    switch step {
    case .member(let name): member(name)
    case .entry(let index): entry(Double(index))
    }
  }
}
