// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A token of an expression and its bytes.
struct ExpressionToken: Hashable {
  enum Kind: Hashable {
    case number(Double)
    case name(String)
    case string(String)
    case symbol(Symbol)
    case end
  }

  enum Symbol: String, Hashable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case modulo = "%"
    case power = "^"
    case open = "("
    case close = ")"
    case openRecord = "{"
    case closeRecord = "}"
    case openIndex = "["
    case closeIndex = "]"
    case comma = ","
    case dot = "."
    case question = "?"
    case fallback = "??"
    case colon = ":"
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case not = "!"
  }

  var kind: Kind
  var range: Range<Int>
}

/// Splits an expression into tokens.
///
/// - Complexity: linear in the source.
struct ExpressionLexer {
  private let bytes: [UInt8]
  private let isStrict: Bool
  private var position = 0
  private(set) var tokens: [ExpressionToken] = []
  private(set) var issues: [TemplateIssue] = []

  init(_ source: String, strict isStrict: Bool) {
    bytes = Array(source.utf8)
    self.isStrict = isStrict
    while position < bytes.count { takeToken() }
    add(.end, from: position)
  }

  private mutating func takeToken() {
    let byte = bytes[position]
    switch byte {
    case 0x09...0x0D, 0x20: position += 1
    case 0x30...0x39: takeNumber()
    case UInt8(ascii: "."): takeDot()
    case UInt8(ascii: "\""): takeString(until: byte)
    case UInt8(ascii: "'") where isStrict: takeString(until: byte)
    default:
      if Self.isLetter(byte) { takeName() } else if !takeSymbol() { skipCharacter() }
    }
  }

  private mutating func add(_ kind: ExpressionToken.Kind, from start: Int) {
    tokens.append(ExpressionToken(kind: kind, range: start..<position))
  }

  private func byte(_ offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Digits with at most one point; there is no exponent.
  private mutating func takeNumber() {
    let start = position
    while Self.isDigit(byte(0)) { position += 1 }
    if byte(0) == UInt8(ascii: ".") {
      position += 1
      while Self.isDigit(byte(0)) { position += 1 }
    }
    // `Double` also reads `.5` and `5.`; more digits than it holds give infinity, which prints as 0.
    add(.number(Double(text(start..<position)) ?? 0), from: start)
  }

  /// A point begins a number, or joins two names that it touches.
  private mutating func takeDot() {
    if case .name = tokens.last?.kind, tokens.last?.range.upperBound == position, Self.isLetter(byte(1)) {
      position += 1
      add(.symbol(.dot), from: position - 1)
    } else if isStrict, Self.isLetter(byte(1)), let last = tokens.last,
      [.symbol(.closeIndex), .symbol(.close), .symbol(.closeRecord)].contains(last.kind)
    {
      position += 1
      add(.symbol(.dot), from: position - 1)
    } else if Self.isDigit(byte(1)) {
      takeNumber()
    } else {
      skipCharacter()
    }
  }

  private mutating func takeName() {
    let start = position
    while Self.isLetter(byte(0)) || Self.isDigit(byte(0)) { position += 1 }
    add(.name(text(start..<position)), from: start)
  }

  private mutating func takeString(until quote: UInt8) {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != quote { position += 1 }
    let content = text(start + 1..<position)
    if position < bytes.count {
      position += 1
    } else {
      issues.append(TemplateIssue(.expressionUnclosed, .unclosedString, start..<position))
    }
    add(.string(content), from: start)
  }

  private mutating func takeSymbol() -> Bool {
    for length in [2, 1] where position + length <= bytes.count {
      guard bytes[position..<position + length].allSatisfy({ $0 < 0x80 }),
        let symbol = ExpressionToken.Symbol(rawValue: text(position..<position + length)), accepts(symbol)
      else { continue }
      position += length
      add(.symbol(symbol), from: position - length)
      return true
    }
    return false
  }

  /// The app skips `!` and brackets, and its files may depend on that. In weave's own fields they have a meaning.
  private func accepts(_ symbol: ExpressionToken.Symbol) -> Bool {
    switch symbol {
    case .not, .openIndex, .closeIndex, .openRecord, .closeRecord, .fallback: isStrict
    case .dot: false
    default: true
    }
  }

  /// Skips and reports a character without a meaning.
  private mutating func skipCharacter() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
    let character = text(start..<position)
    var fixes: [TemplateFix] = []
    if character == "=" {
      fixes = [TemplateFix("compare with `==`", .likely, start..<position, with: "==")]
    }
    issues.append(
      TemplateIssue(
        .expressionUnknownCharacter, .unknownCharacter(character), start..<position,
        severity: isStrict ? .error : nil, fixes: fixes))
  }
}

extension Diagnostic.Message {
  fileprivate static let unclosedString: Self = "this text has no closing quote"

  fileprivate static func unknownCharacter(_ character: String) -> Self {
    "`\(character)` means nothing in an expression"
  }
}
