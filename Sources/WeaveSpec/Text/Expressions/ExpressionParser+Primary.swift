// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension ExpressionParser {
  /// A number, text, variable, call, or an expression in brackets.
  mutating func primary() throws(Failure) -> ExpressionNode {
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

  /// A constant, or a variable with the steps into it.
  private mutating func variable(_ name: String, _ nameRange: Range<Int>) throws(Failure) -> ExpressionNode {
    var steps: [ExpressionNode.Step] = []
    var end = nameRange.upperBound
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
        break
      }
    }
    if steps.isEmpty, let constant = constant(name) { return .literal(constant) }
    return .variable(name, steps, at: nameRange.lowerBound..<end)
  }

  private func constant(_ name: String) -> Value? {
    switch name.lowercased() {
    case "pi": .number(.pi)
    // The nearest double to e; Foundation would be needed to compute it.
    case "e": .number(2.718281828459045)
    case "true" where isStrict: .bool(true)
    case "false" where isStrict: .bool(false)
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
    guard let function = ExpressionFunction(rawValue: name.lowercased()) else {
      reportUnknown(name, nameRange)
      return .failedCall(arguments)
    }
    guard function.arity.contains(arguments.count) else {
      issues.append(TemplateIssue(.expressionArity, .wrongArity(function, arguments.count), nameRange))
      return .failedCall(arguments)
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
    let bound = arity.upperBound == Int.max ? "at least \(arity.lowerBound)" : "\(arity.lowerBound)"
    let noun = arity.lowerBound == 1 ? "argument" : "arguments"
    return "`\(function.name)(\(function.parameters))` takes \(bound) \(noun), not \(count)"
  }
}
