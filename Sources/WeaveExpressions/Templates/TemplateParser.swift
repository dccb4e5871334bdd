// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Splits a text into literals and tokens by WidgetWeaver's grammar.
///
///     text  := (literal | "{{" body "}}")*      the first "}}" closes
///     body  := base ["|" fallback] ["||" filters]
///            | base "|" fallback "|" filters    if any of them is a filter; else all of it is the fallback
///     base  := "=" expression | key
///
/// - Complexity: linear in the text.
struct TemplateParser {
  private let bytes: [UInt8]
  private let dialect: TextTemplate.Dialect
  private(set) var parts: [TemplatePart] = []
  /// The places of `{{` without `}}`, and of `}}` without `{{`.
  private(set) var unclosed: Range<Int>?
  private(set) var strays: [Range<Int>] = []

  init(_ source: String, _ dialect: TextTemplate.Dialect = .app) {
    bytes = Array(source.utf8)
    self.dialect = dialect
    var position = 0
    while position < bytes.count {
      guard let open = find(.open, from: position), let close = find(.close, from: open.upperBound) else { break }
      addLiteral(position..<open.lowerBound)
      parts.append(.token(token(open.upperBound..<close.lowerBound)))
      position = close.upperBound
    }
    if position < bytes.count {
      unclosed = find(.open, from: position)
      addLiteral(position..<bytes.count)
    }
  }

  private mutating func addLiteral(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var position = range.lowerBound
    while let stray = find(.close, from: position, to: range.upperBound) {
      strays.append(stray)
      position = stray.upperBound
    }
    parts.append(.literal(text(range)))
  }

  // MARK: Tokens

  private func token(_ inner: Range<Int>) -> TemplateToken {
    let body = trimmed(inner)
    var token = TemplateToken(
      base: .empty, baseRange: body, fallback: nil, fallbackRange: body.upperBound..<body.upperBound, filters: [],
      hasPipeline: false, range: inner.lowerBound - 2..<inner.upperBound + 2)
    var left = body
    if let bars = find(.bars, from: body.lowerBound, to: body.upperBound) {
      left = body.lowerBound..<bars.lowerBound
      token.hasPipeline = true
      token.filters = calls(segments(bars.upperBound..<body.upperBound))
    }
    let bar = find(.bar, from: left.lowerBound, to: left.upperBound)
    setBase(left.lowerBound..<(bar?.lowerBound ?? left.upperBound), of: &token)
    if let bar { setFallback(bar.upperBound..<left.upperBound, of: &token) }
    token.shownParts = token.findShownParts()
    return token
  }

  private func setBase(_ range: Range<Int>, of token: inout TemplateToken) {
    let range = trimmed(range)
    token.baseRange = range
    guard !range.isEmpty else { return }
    guard bytes[range.lowerBound] == UInt8(ascii: "=") else {
      let key = text(range)
      token.base = .key(key)
      token.reference = KeyReference(key)
      return
    }
    token.baseRange = range.lowerBound + 1..<range.upperBound
    let source = text(token.baseRange)
    token.base = .expression(source: source, Expression.parse(source, strict: dialect == .own).expression)
  }

  /// Reads the part between the first `|` and the end or `||`: a fallback, and filters if any of the rest is one.
  private func setFallback(_ range: Range<Int>, of token: inout TemplateToken) {
    token.fallbackRange = range
    if !token.hasPipeline {
      let segments = segments(range)
      let filters = calls(Array(segments.dropFirst()))
      if filters.contains(where: { $0.filter != nil }) {
        token.filters = filters
        token.fallbackRange = segments[0]
      }
    }
    token.fallback = text(token.fallbackRange)
  }

  private func segments(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var position = range.lowerBound
    while let bar = find(.bar, from: position, to: range.upperBound) {
      result.append(position..<bar.lowerBound)
      position = bar.upperBound
    }
    return result + [position..<range.upperBound]
  }

  private func calls(_ segments: [Range<Int>]) -> [FilterCall] {
    segments.compactMap { segment in
      let range = trimmed(segment)
      guard !range.isEmpty else { return nil }
      let colon = find(.colon, from: range.lowerBound, to: range.upperBound)
      let nameRange = trimmed(range.lowerBound..<(colon?.lowerBound ?? range.upperBound))
      let name = text(nameRange)
      return FilterCall(
        filter: TextFilter(name: name), name: name, arguments: colon.map { text($0.upperBound..<range.upperBound) },
        nameRange: nameRange, range: range, dialect: dialect)
    }
  }

  // MARK: Bytes

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A character of the grammar, once or twice.
  private struct Sign {
    var byte: UInt8
    var count: Int
    static let open = Sign(byte: UInt8(ascii: "{"), count: 2)
    static let close = Sign(byte: UInt8(ascii: "}"), count: 2)
    static let bars = Sign(byte: UInt8(ascii: "|"), count: 2)
    static let bar = Sign(byte: UInt8(ascii: "|"), count: 1)
    static let colon = Sign(byte: UInt8(ascii: ":"), count: 1)
  }

  private func find(_ sign: Sign, from start: Int, to end: Int? = nil) -> Range<Int>? {
    let end = end ?? bytes.count
    let (byte, count) = (sign.byte, sign.count)
    var index = start
    while index + count <= end {
      if bytes[index] == byte && (count == 1 || bytes[index + 1] == byte) { return index..<index + count }
      index += 1
    }
    return nil
  }

  /// A range without white space at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return range }
    if isPlain(bytes[first]) && isPlain(bytes[last]) { return range }
    let scalars = text(range).unicodeScalars
    let leading = scalars.prefix { $0.properties.isWhitespace }
    let skipped = leading.reduce(0) { $0 + UTF8.width($1) }
    guard skipped < range.count else { return range.lowerBound..<range.lowerBound }
    let trailing = scalars.reversed().prefix { $0.properties.isWhitespace }.reduce(0) { $0 + UTF8.width($1) }
    return range.lowerBound + skipped..<range.upperBound - trailing
  }

  private func isPlain(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
}
