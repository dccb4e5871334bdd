// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension ExpressionParser {
  /// A value with the steps into it.
  mutating func primary() throws(Failure) -> ExpressionNode {
    let isBracketed = current.kind == .symbol(.open)
    let node = try atom()
    guard isStrict, current.kind == .symbol(.dot) || current.kind == .symbol(.openIndex) else { return node }
    // A variable has already read its steps.
    if case .variable = node, !isBracketed { return node }
    return .access(node, try steps().steps)
  }

  /// A number, text, list, record, variable, call, or an expression in brackets.
  private mutating func atom() throws(Failure) -> ExpressionNode {
    let token = current
    switch token.kind {
    case .number(let number):
      advance()
      return .literal(.number(number))
    case .string(let text):
      advance()
      return .literal(.string(text))
    case .name(let name):
      advance()
      if current.kind == .symbol(.open) { return try call(name, token.range) }
      return try variable(name, token.range)
    case .symbol(.open): return try bracketed()
    case .symbol(.openIndex): return try list()
    case .symbol(.openRecord): return try record()
    case .symbol, .end:
      throw fail(.expressionUnexpected, .expectedValue(token), token.range)
    }
  }

  private mutating func bracketed() throws(Failure) -> ExpressionNode {
    let open = current.range
    advance()
    let node = try nested { (parser) throws(Failure) in try parser.choice() }
    guard take(.close) else { throw unclosed("(", at: open) }
    return node
  }

  private mutating func unclosed(_ bracket: String, at range: Range<Int>) -> Failure {
    if current.kind == .end {
      return fail(.expressionUnclosed, "this `\(bracket)` is never closed", range)
    }
    return fail(.expressionUnexpected, "\(current.spelling) does not belong here", current.range)
  }

  /// `[1, 2, 3]`; a comma after the last entry is allowed.
  private mutating func list() throws(Failure) -> ExpressionNode {
    let open = current.range
    advance()
    var entries: [ExpressionNode] = []
    while !take(.closeIndex) {
      entries.append(try nested { (parser) throws(Failure) in try parser.choice() })
      guard take(.comma) || current.kind == .symbol(.closeIndex) else { throw unclosed("[", at: open) }
    }
    return .list(entries)
  }

  /// `{to: "Porto", platform: 3}`.
  private mutating func record() throws(Failure) -> ExpressionNode {
    let open = current.range
    advance()
    var members: [ExpressionNode.Member] = []
    while !take(.closeRecord) {
      let name = try memberName()
      guard take(.colon) else {
        throw fail(.expressionUnexpected, "a `:` is missing after `\(name)`", before.range)
      }
      let value = try nested { (parser) throws(Failure) in try parser.choice() }
      members.append(ExpressionNode.Member(name: name, value: value))
      guard take(.comma) || current.kind == .symbol(.closeRecord) else { throw unclosed("{", at: open) }
    }
    return .record(members)
  }

  private mutating func memberName() throws(Failure) -> String {
    switch current.kind {
    case .name(let name), .string(let name):
      advance()
      return name
    case .number, .symbol, .end:
      throw fail(.expressionUnexpected, "the name of a member is missing before \(current.spelling)", current.range)
    }
  }

  /// A constant, or a variable with the steps into it.
  private mutating func variable(_ name: String, _ nameRange: Range<Int>) throws(Failure) -> ExpressionNode {
    let (steps, end) = try steps()
    if steps.isEmpty, let constant = constant(name) { return .literal(constant) }
    return .variable(VariableReference(name, steps), at: nameRange.lowerBound..<(end ?? nameRange.upperBound))
  }

  /// Members and indices, and the end of the last one.
  private mutating func steps() throws(Failure) -> (steps: [ExpressionNode.Step], end: Int?) {
    var steps: [ExpressionNode.Step] = []
    var end: Int?
    while true {
      if current.kind == .symbol(.dot), case .name(let member) = next.kind {
        advance()
        end = current.range.upperBound
        advance()
        steps.append(.member(member))
      } else if current.kind == .symbol(.openIndex) {
        steps.append(.index(try index()))
        end = before.range.upperBound
      } else {
        return (steps, end)
      }
    }
  }

  private func constant(_ name: String) -> Value? {
    switch name.lowercased() {
    case "pi": .number(.pi)
    // The nearest double to e; Foundation would be needed to compute it.
    case "e": .number(2.718281828459045)
    case "true" where isStrict: .bool(true)
    case "false" where isStrict: .bool(false)
    case "null" where isStrict: .missing
    default: nil
    }
  }

  private mutating func index() throws(Failure) -> ExpressionNode {
    let open = current.range
    advance()
    let node = try nested { (parser) throws(Failure) in try parser.choice() }
    guard take(.closeIndex) else { throw unclosed("[", at: open) }
    return node
  }

  // MARK: Calls

  private mutating func call(_ name: String, _ nameRange: Range<Int>) throws(Failure) -> ExpressionNode {
    let open = current.range
    advance()
    var arguments: [ExpressionNode] = []
    if !take(.close) {
      repeat {
        arguments.append(try nested { (parser) throws(Failure) in try parser.choice() })
      } while take(.comma)
      guard take(.close) else { throw unclosed("(", at: open) }
    }
    guard let function = ExpressionFunction(name: name) else {
      reportUnknown(name, nameRange)
      return .failedCall(arguments)
    }
    guard function.arity.contains(arguments.count) else {
      issues.append(TemplateIssue(.expressionArity, .wrongArity(function, arguments.count), nameRange))
      return .failedCall(arguments)
    }
    if let issue = function.word?.issue(arguments, of: function.name, at: nameRange) { issues.append(issue) }
    // The app reads a bare name as the key itself; in weave's own fields it is an expression like any other.
    if isStrict, function.type == .variable, let argument = arguments.first, argument.dottedName != nil {
      return .call(function, [.access(argument, [])])
    }
    return .call(function, arguments)
  }

  private mutating func reportUnknown(_ name: String, _ range: Range<Int>) {
    let near = nearest(to: name, in: ExpressionFunction.all.map(\.name))
    issues.append(
      TemplateIssue(
        .expressionUnknownFunction, .unknownFunction(name, near), range,
        fixes: TemplateFix.spellings(near, at: range)))
  }
}

extension Diagnostic.Message {
  fileprivate static func expectedValue(_ token: ExpressionToken) -> Self {
    token.kind == .end
      ? "a value is missing at the end" : "a value is missing before \(token.spelling)"
  }

  fileprivate static func unknownFunction(_ name: String, _ near: [String]) -> Self {
    "there is no function `\(name)`\(near.asQuestion)"
  }

  fileprivate static func wrongArity(_ function: ExpressionFunction, _ count: Int) -> Self {
    let arity = function.arity
    let bound =
      arity.upperBound == Int.max
      ? "at least \(arity.lowerBound)"
      : arity.count == 1 ? "\(arity.lowerBound)" : "\(arity.lowerBound) to \(arity.upperBound)"
    let noun =
      arity.upperBound == 1 || (arity.lowerBound == 1 && arity.upperBound == Int.max) ? "argument" : "arguments"
    return "`\(function.name)(\(function.parameters))` takes \(bound) \(noun), not \(count)"
  }
}
