// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Parses tokens into a syntax tree by recursive descent: one function per precedence, lowest first.
///
///     choice     := present ["?" choice ":" choice]
///     present    := any ("??" any)*
///     any        := all (("or" | "||") all)*
///     all        := negated (("and" | "&&") negated)*
///     negated    := "not" negated | comparison
///     comparison := sum (("==" | "!=" | "<" | "<=" | ">" | ">=" | "in") sum)*
///     sum        := product (("+" | "-") product)*
///     product    := power (("*" | "/" | "%") power)*
///     power      := signed ["^" power]
///     signed     := ("+" | "-" | "!") signed | primary
struct ExpressionParser {
  /// Thrown after an issue has been added with the reason.
  struct Failure: Error {}

  typealias Symbol = ExpressionToken.Symbol

  let isStrict: Bool
  private let tokens: [ExpressionToken]
  private var position = 0
  private var depth = 0
  var issues: [TemplateIssue]

  init(_ source: String, strict isStrict: Bool) {
    let lexer = ExpressionLexer(source, strict: isStrict)
    self.isStrict = isStrict
    tokens = lexer.tokens
    issues = lexer.issues
  }

  /// The whole expression. Text after it is reported and ignored, as in the app.
  mutating func parse() -> ExpressionNode? {
    guard current.kind != .end else {
      issues.append(TemplateIssue(.expressionEmpty, "this expression is empty", current.range))
      return nil
    }
    guard let node = try? choice() else { return nil }
    if current.kind != .end { reportTail() }
    return node
  }

  private mutating func reportTail() {
    let tail = current.range.lowerBound..<(tokens.dropLast().last?.range.upperBound ?? current.range.upperBound)
    let isClosing = current.kind == .symbol(.close)
    // An unknown character has been reported already, so the rest after it is not a second mistake.
    let before = position > 0 ? tokens[position - 1].range.upperBound : 0
    let isExplained = issues.contains {
      $0.code == .expressionUnknownCharacter && before <= $0.range.lowerBound && $0.range.upperBound <= tail.lowerBound
    }
    if isExplained && !isStrict { return }
    issues.append(
      TemplateIssue(
        .expressionIgnoredText, isClosing ? "this `)` closes nothing" : "the expression ends before this",
        tail, severity: isStrict ? .error : nil))
  }

  // MARK: Tokens

  var current: ExpressionToken { tokens[position] }

  /// Moves to the next token; the last is always `end`.
  mutating func advance() { position = min(position + 1, tokens.count - 1) }

  /// The token that was read last.
  var before: ExpressionToken { tokens[max(position - 1, 0)] }

  var next: ExpressionToken { tokens[min(position + 1, tokens.count - 1)] }

  mutating func take(_ symbol: Symbol) -> Bool {
    guard current.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  private mutating func takeWord(_ word: String, or symbol: Symbol) -> Bool {
    if take(symbol) { return true }
    guard isWord(word) else { return false }
    advance()
    return true
  }

  private func isWord(_ word: String) -> Bool {
    if case .name(let name) = current.kind { name.lowercased() == word } else { false }
  }

  mutating func fail(_ code: DiagnosticCode, _ message: Diagnostic.Message, _ range: Range<Int>) -> Failure {
    issues.append(TemplateIssue(code, message, range))
    return Failure()
  }

  /// Reads something one level deeper, if the limit allows.
  mutating func nested(
    _ read: (inout ExpressionParser) throws(Failure) -> ExpressionNode
  ) throws(Failure) -> ExpressionNode {
    guard depth < Limits.expressionDepth else {
      throw fail(
        .expressionTooDeep, "the expression nests more than \(Limits.expressionDepth) levels deep", current.range)
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  // MARK: Precedences

  mutating func choice() throws(Failure) -> ExpressionNode {
    let condition = try present()
    let question = current.range
    guard take(.question) else { return condition }
    let then = try nested { (parser) throws(Failure) in try parser.choice() }
    guard take(.colon) else {
      throw fail(.expressionUnexpected, "this `?` has no `:`", question)
    }
    let otherwise = try nested { (parser) throws(Failure) in try parser.choice() }
    return .choice(condition: condition, then: then, otherwise: otherwise)
  }

  private mutating func present() throws(Failure) -> ExpressionNode {
    let first = try disjunction()
    var nodes = [first]
    while take(.fallback) { nodes.append(try disjunction()) }
    return nodes.count == 1 ? first : .present(nodes)
  }

  private mutating func disjunction() throws(Failure) -> ExpressionNode {
    let first = try conjunction()
    var nodes = [first]
    while takeWord("or", or: .or) { nodes.append(try conjunction()) }
    return nodes.count == 1 ? first : .any(nodes)
  }

  private mutating func conjunction() throws(Failure) -> ExpressionNode {
    let first = try negated()
    var nodes = [first]
    while takeWord("and", or: .and) { nodes.append(try negated()) }
    return nodes.count == 1 ? first : .all(nodes)
  }

  private mutating func negated() throws(Failure) -> ExpressionNode {
    // `not` is a variable if no operand follows it.
    guard isWord("not"), next.beginsOperand else { return try comparison() }
    advance()
    return .not(try nested { (parser) throws(Failure) in try parser.negated() })
  }

  private mutating func comparison() throws(Failure) -> ExpressionNode {
    try chain([.equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual]) { (parser) throws(Failure) in
      try parser.sum()
    }
  }

  private mutating func sum() throws(Failure) -> ExpressionNode {
    try chain([.plus, .minus]) { (parser) throws(Failure) in try parser.product() }
  }

  private mutating func product() throws(Failure) -> ExpressionNode {
    try chain([.times, .over, .modulo]) { (parser) throws(Failure) in try parser.power() }
  }

  /// Operands joined by operators of one precedence, from left to right.
  private mutating func chain(
    _ symbols: [Symbol], _ operand: (inout ExpressionParser) throws(Failure) -> ExpressionNode
  ) throws(Failure) -> ExpressionNode {
    let first = try operand(&self)
    var links: [ExpressionNode.Link] = []
    while let operation = operation(of: symbols) {
      let range = current.range
      advance()
      links.append(ExpressionNode.Link(operation: operation, operand: try operand(&self), range: range))
    }
    return links.isEmpty ? first : .chain(first, links)
  }

  /// The current operator, if it has this precedence.
  private func operation(of rank: [Symbol]) -> ExpressionNode.Operator? {
    switch current.kind {
    case .symbol(.plus) where isStrict && rank.contains(.plus): .join
    case .symbol(let symbol) where rank.contains(symbol): ExpressionNode.Operator(rawValue: symbol.rawValue)
    case .name where isStrict && rank.contains(.equal) && isWord("in"): .contained
    default: nil
    }
  }

  private mutating func power() throws(Failure) -> ExpressionNode {
    let base = try signed()
    guard take(.power) else { return base }
    return .power(base, try nested { (parser) throws(Failure) in try parser.power() })
  }

  private mutating func signed() throws(Failure) -> ExpressionNode {
    if take(.minus) { return .negation(try nested { (parser) throws(Failure) in try parser.signed() }) }
    if take(.plus) { return .sign(try nested { (parser) throws(Failure) in try parser.signed() }) }
    if take(.not) { return .not(try nested { (parser) throws(Failure) in try parser.signed() }) }
    return try primary()
  }
}

extension ExpressionToken {
  /// Whether a value can begin with this token.
  fileprivate var beginsOperand: Bool {
    switch kind {
    case .number, .name, .string: true
    case .symbol(let symbol): [.open, .minus, .plus, .not].contains(symbol)
    case .end: false
    }
  }

  /// The token in messages.
  var spelling: String {
    switch kind {
    case .number: "this number"
    case .name(let name): "`\(name)`"
    case .string: "this text"
    case .symbol(let symbol): "`\(symbol.rawValue)`"
    case .end: "the end"
    }
  }
}
