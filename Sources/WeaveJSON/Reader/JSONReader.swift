// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// The state of reading one text, and the functions that read a file and a value.
///
/// It is a recursive descent, no deeper than `Limits.jsonDepth`. Every function that finds a mistake reports it, and
/// either advances by at least one byte or ends its list, so reading always terminates. Lookahead is bounded, or ends
/// in a report.
struct JSONReader {
  let source: SourceText
  let bytes: [UInt8]
  let end: Int
  /// The next byte to read.
  var at: Int
  /// The end of the last value, key or separator, where anything missing after it is reported.
  var lastEnd: Int
  var findings = Findings()
  /// Set when a limit is exceeded; all loops then end at once.
  var stopped = false
  /// The brackets around `at`, outermost first.
  var open: [OpenBracket] = []
  /// Whether the item just read was so broken that reporting a missing comma after it would add nothing.
  var afterMistake = false
  /// Whether brackets left open at the end of the file have been reported.
  var hasReportedEnd = false
  /// Whether the text has bytes that are not UTF-8.
  var hasInvalidUTF8 = false
  /// The first pair of brackets with different indentation, which hints at where one is missing.
  var suspect: (opener: SourceRange, closer: SourceRange)?
  private var valueCount = 0
  private let valueLimit: Int

  init(_ source: SourceText, valueLimit: Int = Limits.jsonValues) {
    self.source = source
    self.valueLimit = valueLimit
    bytes = source.bytes
    end = bytes.count
    at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lastEnd = at
  }

  /// Reads the single value of the file.
  mutating func readFile() -> JSONNode? {
    skipTrivia()
    guard at < end else {
      report(.jsonEmpty, .empty, at: SourceRange(at, at))
      return nil
    }
    let root = readRoot()
    if !stopped { readRest(after: root) }
    return stopped ? nil : root
  }

  /// Reads the value at `at`, which is not the end; nil if there is no usable value. That has then been reported.
  mutating func readValue() -> JSONNode? {
    guard countValue(), at < end else { return nil }
    let node =
      switch bytes[at] {
      case .quote: readString(asKey: false).map { JSONNode(.string($0.text), at: $0.range) }
      case .openBrace: readObject()
      case .openSquare: readArray()
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): readNumber()
      case UInt8(ascii: "a")...UInt8(ascii: "z"): readLowercaseWord()
      default: readOddValue()
      }
    lastEnd = node?.range.upper ?? at
    return node
  }

  private mutating func readLowercaseWord() -> JSONNode? {
    if let literal = readLiteral() { return literal }
    return readOddValue()
  }

  /// Reads something that does not begin like a JSON value.
  private mutating func readOddValue() -> JSONNode? {
    if let quoted = readWronglyQuoted() { return JSONNode(.string(quoted.text), at: quoted.range) }
    switch bytes[at] {
    case UInt8(ascii: "+"), UInt8(ascii: "."): return readOddNumber(from: at)
    case UInt8(ascii: "#"), UInt8(ascii: "@"): return readUnquotedValue()
    case let byte where byte.isWordByte: return readUnquotedValue()
    default:
      skipUnexpected()
      return nil
    }
  }

  /// The first value. A closing bracket or a comma before it is reported and skipped.
  private mutating func readRoot() -> JSONNode? {
    while at < end, !stopped {
      if let node = readValue() { return node }
      skipTrivia()
    }
    return nil
  }

  /// Counts a value; false once there are too many.
  private mutating func countValue() -> Bool {
    valueCount += 1
    if valueCount > valueLimit, !stopped {
      report(.jsonTooManyValues, .tooManyValues(valueLimit), at: SourceRange(at, at))
      stopped = true
    }
    return !stopped
  }

  /// Reports a mistake, and stops reading if there have been too many.
  mutating func report(
    _ code: DiagnosticCode, _ message: Diagnostic.Message, at range: SourceRange,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    findings.add(Diagnostic(code, message, at: range, notes: notes, fixes: fixes))
    if findings.isFull { stopped = true }
  }

  /// A part of the source, shortened for a message.
  func excerpt(_ range: SourceRange) -> String {
    Diagnostic.Message.clipped(source.text(in: SourceRange(range.lower, min(range.upper, range.lower + 200))))
  }
}

extension Diagnostic.Message {
  fileprivate static var empty: Self { "the file is empty" }
  fileprivate static func tooManyValues(_ limit: Int) -> Self { "the file has more than \(limit) values" }
}
