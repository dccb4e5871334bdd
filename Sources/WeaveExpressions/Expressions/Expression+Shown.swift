// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension Expression {
  /// Notes printed values that readers cannot see or understand: a list, a record, a number that is not finite, a
  /// missing entry.
  ///
  /// - Parameter hasFallback: whether something else is printed if the value is missing.
  package func noteShown(_ value: Value, hasFallback: Bool = false, in context: EvaluationContext) {
    guard let notes = context.notes else { return }
    switch value {
    case .list, .record: context.noteWords(value)
    case .number(let number):
      if !number.isFinite { notes.add(.contentNotFinite, "the expression gives no finite number") }
    case .missing:
      guard !hasFallback, root.picksEntry, identifiers.allSatisfy(context.scope.hasVariable) else { return }
      notes.add(.textPrintsNothing, .notThere(source))
    case .string, .bool, .date, .span: break
    }
  }
}

extension EvaluationContext {
  /// Notes a missing entry that a text reads by a path, such as `trains[9].to`.
  func noteMissingEntry(_ key: String) {
    guard let notes, let path = VariablePath(key), scope.hasVariable(path.root) else { return }
    var value = scope.read(VariableScope.canonicalKey(path.root)).value
    for step in path.steps {
      guard let whole = value, whole != .missing else { break }
      guard whole.isWhole else { return noteStep(step.phrase, of: whole) }
      value = whole.part(step)
    }
    if path.readsEntry { notes.add(.textPrintsNothing, .notThere(key)) }
  }

  /// Notes a step into a value that has no parts.
  func noteStep(_ step: String, of value: Value) {
    notes?.add(.expressionUnfitValue, .noPart(step, value))
  }
}

extension VariablePath.Step {
  fileprivate var phrase: String {
    switch self {
    case .entry: "entry"
    case .member(let name): "member `\(name)`"
    }
  }
}

extension VariablePath {
  fileprivate var readsEntry: Bool {
    steps.contains { step in
      switch step {
      case .entry: true
      case .member(let name): name == "first" || name == "last"
      }
    }
  }
}

extension VariableScope {
  /// Whether a variable is present and not a fact; other checks report missing facts.
  fileprivate func hasVariable(_ name: String) -> Bool {
    let read = read(Self.canonicalKey(String(name.prefix { $0 != "." && $0 != "[" })))
    return read.sourced == nil && read.value != nil && read.value != .missing
  }
}

extension ExpressionNode {
  /// Whether it picks an entry of a list, which may be shorter than the author expected.
  fileprivate var picksEntry: Bool {
    switch self {
    case .variable(let variable, _): variable.steps.contains(where: \.picksEntry)
    case .access(_, let steps): steps.contains(where: \.picksEntry)
    case .call(let function, _):
      function.type == .entry || function.type == .variable || ["min", "max", "average"].contains(function.name)
    case .literal, .chain, .negation, .sign, .power, .not, .all, .any, .present, .list, .record, .choice, .failedCall:
      false
    }
  }
}

extension ExpressionNode.Step {
  fileprivate var picksEntry: Bool {
    switch self {
    case .index: true
    case .member(let name): name == "first" || name == "last"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noPart(_ step: String, _ value: Value) -> Self {
    .init("there is no \(step) here: this is \(value.phrase)")
  }

  fileprivate static func notThere(_ source: String) -> Self {
    let name = String(source.trimmed.prefix(60))
    return .init("`\(name)` is missing, so this prints nothing; give a fallback")
  }
}
