// SPDX-License-Identifier: MIT

import WeaveDiagnostics
/// A piece of a text template.
package enum TemplatePart: Sendable, Hashable {
  case literal(String)
  case token(TemplateToken)
}

/// One parsed `{{…}}`. Ranges are bytes of the template.
package struct TemplateToken: Sendable, Hashable {
  package enum Base: Sendable, Hashable {
    case empty
    /// A variable as written.
    case key(String)
    /// The formula after `=`, as written and parsed; nil if it is invalid.
    case expression(source: String, Expression?)
  }

  package var base: Base
  /// The variable that the key names.
  var reference: KeyReference?
  /// For `__now`: the variables that determine everything the filters show of it; nil if there are none, or for another
  /// key.
  var shownParts: [VariableName]?
  /// The bytes of the key, or of the formula after its `=`.
  package var baseRange: Range<Int>
  package var fallback: String?
  package var fallbackRange: Range<Int>
  /// The filters, including calls of unknown ones.
  package var filters: [FilterCall]
  /// Whether the filters follow `||`.
  package var hasPipeline: Bool
  /// The whole token with its braces.
  package var range: Range<Int>

  /// The token's text: the value, or else the fallback, after the filters.
  func text(in context: EvaluationContext) -> String {
    if base == .empty && fallback == nil && filters.isEmpty { return "" }
    let value = value(in: context)
    let text = filters.reduce(value ?? fallback ?? "") { text, filter in
      // The formatters of filters are slow even for short texts.
      context.budget.spend(200 + text.utf8.count)
        ? filter.apply(to: text, in: context, mayBeWords: value == nil) : ""
    }
    context.notes?.place(at: range)
    return text
  }

  /// The base's text; nil if it is missing, empty or invalid.
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
  /// The variables that determine what a date pattern shows of `__now`, if it shows no seconds. A text with the day
  /// stays the same until midnight, and need not be evaluated each second.
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

/// A variable named in a text: the exact key, or else a path such as `train.to` or `trains[0].to`.
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

  /// `__now` reduced to the day, or to the day and the minute: `2026-03-28 14:05`. Only these variables are recorded as
  /// read. Nil if they are missing, or are not a date and time.
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
  /// The value at a step of a path.
  func part(_ step: VariablePath.Step) -> Value? {
    switch step {
    case .member(let name): member(name)
    case .entry(let index): entry(Double(index))
    }
  }
}
