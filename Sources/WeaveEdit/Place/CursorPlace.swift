// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// Where a cursor stands in a JSON text, found only by what stands before it, so that half-written text has an answer.
struct CursorPlace {
  /// A bracket around the cursor, and the way from it to the next one.
  struct Frame {
    var isObject: Bool
    /// Where its bracket stands.
    var open: Int
    /// The key whose value the cursor is in, or that was read last; nil before the first.
    var key: String?
    /// Which element of a list, from 0.
    var index = 0
  }

  /// What the cursor touches.
  enum Token {
    /// Nothing.
    case none
    /// A key, its literal with the quotes that are there.
    case key(SourceRange)
    /// A value between quotes.
    case string(SourceRange)
    /// A number or a word without quotes.
    case word(SourceRange)
  }

  /// What may stand at the cursor.
  enum Expectation {
    case key, value
    /// Behind a key, before its colon.
    case colon
    /// Behind a value, before a comma.
    case comma
  }

  /// The outermost first.
  var frames: [Frame]
  var token: Token
  var expects: Expectation
  /// Where the last value before the cursor ended, when no comma follows it: a comma belongs there before the next.
  var missingComma: Int?

  init(in bytes: [UInt8], at offset: Int) {
    var scan = CursorScan(bytes, until: min(max(offset, 0), bytes.count))
    scan.run()
    frames = scan.frames
    token = scan.token
    expects = scan.expects
    missingComma = scan.expects == .comma ? scan.lastEnd : nil
  }
}

/// Reads a text up to a cursor.
private struct CursorScan {
  let bytes: [UInt8]
  let cursor: Int
  var at = 0
  var frames: [CursorPlace.Frame] = []
  var token = CursorPlace.Token.none
  var expects = CursorPlace.Expectation.value
  var lastEnd = 0

  init(_ bytes: [UInt8], until cursor: Int) {
    self.bytes = bytes
    self.cursor = cursor
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  mutating func run() {
    while at < cursor {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open()
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
      case UInt8(ascii: ","): comma()
      case UInt8(ascii: ":"):
        expects = .value
        at += 1
      case UInt8(ascii: "\""): string()
      case 0x09, 0x0A, 0x0D, 0x20: at += 1
      default: word()
      }
    }
    // A word or text that begins at the cursor is touched, too.
    guard at == cursor, at < bytes.count, case .none = token else { return }
    if bytes[at] == UInt8(ascii: "\"") { return string() }
    if isWordByte(bytes[at]) { word() }
  }

  private mutating func open() {
    let isObject = bytes[at] == UInt8(ascii: "{")
    frames.append(.init(isObject: isObject, open: at))
    expects = isObject ? .key : .value
    at += 1
  }

  private mutating func close() {
    if !frames.isEmpty { frames.removeLast() }
    at += 1
    lastEnd = at
    expects = .comma
  }

  private mutating func comma() {
    at += 1
    guard let last = frames.indices.last else { return }
    if frames[last].isObject {
      expects = .key
      frames[last].key = nil
    } else {
      expects = .value
      frames[last].index += 1
    }
  }

  private mutating func string() {
    let start = at
    at += 1
    var isClosed = false
    // A text ends with its line, so that one without a closing quote does not swallow all that follows.
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
      if bytes[at] == UInt8(ascii: "\\") {
        at += at + 1 < bytes.count && bytes[at + 1] != 0x0A && bytes[at + 1] != 0x0D ? 2 : 1
        continue
      }
      at += 1
      if bytes[at - 1] == UInt8(ascii: "\"") {
        isClosed = true
        break
      }
    }
    let holdsCursor = cursor > start && (cursor < at || !isClosed && cursor == at)
    if holdsCursor, !isClosed || !endsValue(at) {
      // The text at the cursor is not closed yet, and the next quote begins another one.
      at = openEnd(of: start)
      isClosed = false
    } else if isClosed, at < bytes.count, isWordByte(bytes[at]), let comma = commaAtEnd(of: start..<(at - 1)) {
      // An earlier text is not closed: the quote behind its comma begins the next one.
      at = comma
      isClosed = false
    }
    let range = SourceRange(start, at)
    // The cursor behind a closing quote no longer touches the inside; before the opening one it touches all of it.
    let isTouched = cursor < at || !isClosed && cursor == at
    take(range, isString: true, isTouched: isTouched)
  }

  /// Where a text without a closing quote ends: before the comma or bracket that ends its value, the next quote, or the end
  /// of its line. Commas and brackets inside of a call, an index or braces belong to the text.
  private func openEnd(of start: Int) -> Int {
    let isKey = (frames.last?.isObject ?? false) && (expects == .key || expects == .comma)
    var open: [UInt8] = []
    var end = start + 1
    scan: while end < bytes.count {
      switch bytes[end] {
      case 0x0A, 0x0D: break scan
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{") where end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "{"):
        open.append(UInt8(ascii: "}"))
        end += 1
      case UInt8(ascii: "}")
      where open.last == UInt8(ascii: "}") && end + 1 < bytes.count && bytes[end + 1] == open.last:
        open.removeLast()
        end += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if bytes[end] == open.last {
          open.removeLast()
        } else if bytes[end] == UInt8(ascii: "]"), end >= cursor {
          break scan
        }
      case UInt8(ascii: ",") where end >= cursor, UInt8(ascii: "}") where end >= cursor:
        guard let close = open.last, closes(close, from: end) else { break scan }
      case UInt8(ascii: "\"") where end >= cursor: break scan
      case UInt8(ascii: ":") where isKey && end >= cursor: break scan
      default: break
      }
      end += 1
    }
    while end > max(cursor, start + 1), bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }

  /// Whether a bracket is closed in the same line, before the next quote.
  private func closes(_ bracket: UInt8, from start: Int) -> Bool {
    for byte in bytes[start...] {
      if byte == bracket { return true }
      if byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D { return false }
    }
    return false
  }

  /// The comma that ends a range, apart from blank space; nil if there is none.
  private func commaAtEnd(of range: Range<Int>) -> Int? {
    let last = bytes[range].lastIndex { ![0x09, 0x20].contains($0) }
    return last.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
  }

  /// Whether a text may end before an offset: blank space, a bracket, a comma or a colon follows it, or nothing.
  private func endsValue(_ offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    return ([0x09, 0x0A, 0x0D, 0x20] + Array(",:]}".utf8)).contains(bytes[offset])
  }

  private mutating func word() {
    let start = at
    while at < bytes.count, isWordByte(bytes[at]) { at += 1 }
    if at == start { at += 1 }
    take(SourceRange(start, at), isString: false, isTouched: cursor <= at)
  }

  private mutating func take(_ range: SourceRange, isString: Bool, isTouched: Bool) {
    let isKey = (frames.last?.isObject ?? false) && (expects == .key || expects == .comma)
    if isTouched {
      // A second value without a comma is a key in an object.
      token = isKey ? .key(range) : isString ? .string(range) : .word(range)
      if isKey, let last = frames.indices.last { frames[last].key = nil }
      at = max(cursor, at)
      if expects != .comma { return }
      if isKey { return }
      return
    }
    if isKey, let last = frames.indices.last {
      frames[last].key =
        isString
        ? StringText.decoded(range, in: bytes) : String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
      expects = .colon
    } else {
      expects = .comma
      lastEnd = range.upper
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "#"),
      0x80...:
      true
    default: false
    }
  }
}
