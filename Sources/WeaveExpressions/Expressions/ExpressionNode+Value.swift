// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveTime

extension ExpressionNode {
  /// The value of this node; missing if the budget is spent.
  func value(in context: EvaluationContext) -> Value {
    guard context.budget.spend(1) else { return .missing }
    return switch self {
    case .literal(let value): value
    case .variable(let variable, _): Self.charged(Self.lookUp(variable, in: context), of: variable, in: context)
    case .chain(let first, let links):
      links.reduce(first.value(in: context)) {
        $1.operation.apply($0, $1.operand.value(in: context), in: context)
      }
    case .negation(let node): Self.negated(node.value(in: context), in: context)
    case .sign(let node): .number(node.number(in: context))
    case .power(let base, let exponent):
      .number(Elementary.power(base.number(in: context), exponent.number(in: context)))
    case .not(let node): .bool(!node.value(in: context).isTruthy)
    case .all(let nodes): .bool(nodes.allSatisfy { $0.value(in: context).isTruthy })
    case .any(let nodes): .bool(nodes.contains { $0.value(in: context).isTruthy })
    case .present(let nodes): Self.firstPresent(of: nodes, in: context)
    case .list(let nodes): .list(nodes.map { $0.value(in: context) })
    case .record(let members):
      .record(Dictionary(members.map { ($0.name, $0.value.value(in: context)) }) { _, last in last })
    case .access(let node, let steps): Self.follow(steps[...], from: node.value(in: context), in: context) ?? .missing
    case .choice(let condition, let then, let otherwise):
      (condition.value(in: context).isTruthy ? then : otherwise).value(in: context)
    case .call(let function, let arguments): function.value(of: arguments, in: context)
    case .failedCall: .number(0)
    }
  }

  /// The value of a variable. Its cost is charged to the budget, because the reader may look at all of it.
  private static func charged(
    _ value: Value, of variable: VariableReference, in context: EvaluationContext
  ) -> Value {
    // A name with `_` is looked up again with spaces.
    context.budget.spend(Limits.lookUpSteps * (variable.spacedName == nil ? 1 : 2) + value.weight)
    return value
  }

  /// The value as a number; 0 if it is not one.
  func number(in context: EvaluationContext) -> Double { value(in: context).counted(in: context) }

  private static func negated(_ value: Value, in context: EvaluationContext) -> Value {
    if case .span(let span) = value { .span(span.times(-1)) } else { .number(-value.counted(in: context)) }
  }

  private static func firstPresent(of nodes: [ExpressionNode], in context: EvaluationContext) -> Value {
    var value = Value.missing
    for node in nodes {
      value = node.value(in: context)
      if value != .missing { break }
    }
    return value
  }

  /// The value at the steps into a variable; if there is none, the value of the key with the dotted name.
  private static func lookUp(_ variable: VariableReference, in context: EvaluationContext) -> Value {
    var value = context.scope.value(of: variable)
    if !variable.rest.isEmpty { value = value.flatMap { follow(variable.rest, from: $0, in: context) } }
    guard !variable.steps.isEmpty else { return value ?? .missing }
    if let found = value ?? variable.dottedName.flatMap({ context.scope.value(for: $0) }) { return found }
    if context.notes != nil { notePart(of: variable, in: context) }
    return .missing
  }

  /// Notes a step into a value without parts: a member of a number, an entry of a text.
  private static func notePart(of variable: VariableReference, in context: EvaluationContext) {
    var value = context.scope.read(variable.name).value
    for step in variable.steps {
      guard let whole = value, whole != .missing else { return }
      guard whole.isWhole else {
        return context.noteStep(step.memberName.map { "member `\($0)`" } ?? "entry", of: whole)
      }
      value = follow([step], from: whole, in: context)
    }
  }

  /// The value at the end of some steps; nil if there is none.
  private static func follow(_ steps: ArraySlice<Step>, from value: Value, in context: EvaluationContext) -> Value? {
    var value: Value? = value
    for step in steps {
      switch step {
      case .member(let name): value = value?.member(name)
      case .index(let index):
        let index = index.value(in: context)
        value =
          if case .record = value { value?.member(index.text) } else {
            value.flatMap { entry(index, of: $0, in: context) }
          }
      }
    }
    return value
  }

  /// An entry of a list by its index. An index that is not a number is noted and gives nil.
  private static func entry(_ index: Value, of list: Value, in context: EvaluationContext) -> Value? {
    guard let place = index.number ?? (index == .missing ? 0 : nil) else {
      context.notes?.add(.expressionUnfitValue, .noPlace(index))
      return nil
    }
    return list.entry(place)
  }
}

extension ExpressionNode.Operator {
  /// The result of the operator on two values. Division by 0 gives 0.
  package func apply(_ a: Value, _ b: Value, in context: EvaluationContext) -> Value {
    if case .number(let x) = a, case .number(let y) = b, let result = plain(x, y) {
      if y == 0 { noteDivision(in: context) }
      return .number(result)
    }
    return switch self {
    case .add, .multiply, .divide, .remainder, .subtract:
      timed(a, b, in: context) ?? .number(counted(a, b, in: context))
    case .join: timed(a, b, in: context) ?? joined(a, b, in: context)
    case .equal: .bool(areEqual(a, b, in: context))
    case .unequal: .bool(!areEqual(a, b, in: context))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: .bool(isOrdered(a, b, in: context))
    case .contained: .bool(isContained(a, b, in: context))
    }
  }

  /// The result for two numbers, by far the most frequent case; nil for comparisons.
  private func plain(_ a: Double, _ b: Double) -> Double? {
    switch self {
    case .add, .join, .subtract, .multiply, .divide, .remainder: arithmetic(a, b)
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .contained: nil
    }
  }

  /// The result for two values as numbers. A missing value counts as 0, which other checks report.
  private func counted(_ a: Value, _ b: Value, in context: EvaluationContext) -> Double {
    let (x, y) = (a.counted(in: context), b.counted(in: context))
    if y == 0, b != .missing { noteDivision(in: context) }
    return arithmetic(x, y)
  }

  private func noteDivision(in context: EvaluationContext) {
    guard self == .divide || self == .remainder else { return }
    context.notes?.add(
      .expressionNoResult, "this divides by 0, which gives 0; first check that the divisor is not 0")
  }

  /// The sum of dates and lengths of time; nil if neither value is one.
  private func timed(_ a: Value, _ b: Value, in context: EvaluationContext) -> Value? {
    let sign: Double = self == .subtract ? -1 : 1
    switch (self, a, b) {
    case (.multiply, .span(let span), let other), (.multiply, let other, .span(let span)):
      return .span(span.times(other.counted(in: context)))
    case (.divide, .span(let span), .number(let number)):
      if number == 0 { noteDivision(in: context) }
      return number == 0 ? .missing : .span(span.times(1 / number))
    case (.multiply, _, _), (.divide, _, _), (.remainder, _, _):
      if a.isDate || b.isDate { context.notes?.add(.expressionUnfitValue, "a date counts as seconds since 1970 here") }
      return nil
    case (_, .span(let first), .span(let second)): return .span(first + second.times(sign))
    case (_, let other, .span(let span)):
      guard let date = DateValue(noting: other, in: context) else { return .missing }
      return .date(date.advanced(by: span.times(sign), in: context.timeZone))
    case (.subtract, .date(let later), let other):
      noteBareNumber(other, in: context)
      return DateValue(noting: other, in: context).map { .span(.between(later, $0)) } ?? .missing
    case (.subtract, let other, .date(let earlier)):
      noteBareNumber(other, in: context)
      return DateValue(noting: other, in: context).map { .span(.between($0, earlier)) } ?? .missing
    case (_, .span(let span), let other):
      guard self != .subtract, let date = DateValue(noting: other, in: context) else { return .missing }
      return .date(date.advanced(by: span, in: context.timeZone))
    default: return nil
    }
  }

  /// Notes a number beside a date that is far too small for seconds since 1970: days are meant.
  private func noteBareNumber(_ value: Value, in context: EvaluationContext) {
    guard let notes = context.notes, !value.isDate, let number = value.number, abs(number) < 31_622_400 else { return }
    notes.add(.expressionUnfitValue, .bareNumber(number, isTakenAway: self == .subtract))
  }

  /// Adds numbers, concatenates lists, joins texts. A missing value adds nothing.
  private func joined(_ a: Value, _ b: Value, in context: EvaluationContext) -> Value {
    if case .list(let first) = a, case .list(let second) = b { return .list(first + second) }
    if let x = a.number, let y = b.number, !a.isDate, !b.isDate {
      for case .string(let text) in [a, b] { context.noteNumber(text, 0) }
      return .number(x + y)
    }
    if context.notes != nil { noteJoin(a, b, in: context) }
    if a == .missing, let y = b.number { return .number(y) }
    if b == .missing, let x = a.number { return .number(x) }
    if a == .missing && b == .missing { return .number(0) }
    let text = a.text + b.text
    context.budget.spend(text.utf8.count)
    return .string(text.capped(atScalars: Limits.textScalars))
  }

  /// Notes values that the author hardly wants to join as text: a number after a date, a record, a value after a list.
  private func noteJoin(_ a: Value, _ b: Value, in context: EvaluationContext) {
    for (one, other) in [(a, b), (b, a)] {
      if one.isWholeDay { noteBareNumber(other, in: context) }
      if case .record = one { context.noteWords(one) }
      if case .list = one, other != .missing, !other.isWhole {
        context.notes?.add(.expressionUnfitValue, .joinedList(other))
      }
    }
  }

  private func arithmetic(_ a: Double, _ b: Double) -> Double {
    switch self {
    case .subtract: a - b
    case .multiply: a * b
    case .divide: b == 0 ? 0 : a / b
    case .remainder: b == 0 ? 0 : a.truncatingRemainder(dividingBy: b)
    case .add, .join, .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .contained: a + b
    }
  }

  private func isContained(_ part: Value, _ whole: Value, in context: EvaluationContext) -> Bool {
    context.noteSearch(in: whole, for: "in")
    return whole.contains(part)
  }

  private func areEqual(_ a: Value, _ b: Value, in context: EvaluationContext) -> Bool {
    guard a.isDate || b.isDate else { return a.equals(b) }
    return DateValue(a, in: context)?.seconds == DateValue(b, in: context)?.seconds
  }

  /// Compares numbers by size, dates by time, and two texts by their letters unless both are numbers.
  private func isOrdered(_ a: Value, _ b: Value, in context: EvaluationContext) -> Bool {
    if a.isDate || b.isDate {
      guard let left = DateValue(noting: a, in: context), let right = DateValue(noting: b, in: context) else {
        return false
      }
      return holds(left.seconds, right.seconds)
    }
    if case .string(let left) = a, case .string(let right) = b, a.number == nil || b.number == nil {
      return holds(left, right)
    }
    return holds(a.counted(in: context), b.counted(in: context))
  }

  private func holds<Operand: Comparable>(_ a: Operand, _ b: Operand) -> Bool {
    switch self {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    default: a >= b
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noPlace(_ index: Value) -> Self {
    .init("the index of a list entry is a number, but this is \(index.phrase)")
  }

  fileprivate static func bareNumber(_ number: Double, isTakenAway: Bool) -> Self {
    let (plain, sign) = (PlainNumber.text(of: number), isTakenAway ? "-" : "+")
    return .init("a date and the bare number \(plain); write a length of time, `\(sign) days(\(plain))`")
  }

  fileprivate static func joinedList(_ other: Value) -> Self {
    .init("a list and \(other.phrase) are joined as text; to add an entry, write it as a list: `[…]`")
  }
}

extension Value {
  var isDate: Bool { if case .date = self { true } else { false } }

  /// Whether it is a whole day, as a date or as a text.
  fileprivate var isWholeDay: Bool {
    if case .string(let text) = self { LocalDay(text) != nil } else { isDate }
  }

  /// Whether a list contains a value, or a text contains another.
  func contains(_ part: Value) -> Bool {
    if case .list(let entries) = self { return entries.contains { $0.equals(part) } }
    let (text, part) = (text, part.text)
    guard let pattern = BytePattern(part) else { return true }
    // By bytes the part may end inside a character; by characters an é equals an e followed by an accent.
    if pattern.firstRange(in: Array(text.utf8)) != nil { return true }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 } && part.utf8.allSatisfy { $0 < 0x80 }
    return !isASCII && text.contains(part)
  }

  /// Equality in expressions: two texts by their letters, a number and a text by the number in the text. A missing
  /// value equals only the empty text, 0, false and another missing value.
  func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): a == b
    case (.missing, .missing): true
    case (.missing, .string(let text)), (.string(let text), .missing): text.isEmpty
    case (.missing, .number(let number)), (.number(let number), .missing): number == 0
    case (.missing, .bool(let bool)), (.bool(let bool), .missing): !bool
    case (.list, _), (_, .list), (.record, _), (_, .record), (.missing, _), (_, .missing): self == other
    case (.number, _), (.bool, _), (.date, _), (.span, _), (_, .number), (_, .bool), (_, .date), (_, .span):
      if let a = number, let b = other.number { a == b } else { false }
    }
  }
}
