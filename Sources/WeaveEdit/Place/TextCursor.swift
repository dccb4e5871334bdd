// SPDX-License-Identifier: MIT

/// The place of a cursor in a text or expression, found from its surroundings, so it works for half-written text.
struct TextCursor {
  enum Region: Hashable {
    /// Plain text.
    case literal
    /// The name of a variable in `{{…}}`.
    case key
    /// An expression, after `=`.
    case expression
    /// After `|`: a fallback for a missing value, or a filter.
    case fallback
    /// A filter name, after `||`.
    case filter
    /// The argument after a filter's colon, with the filter's name.
    case argument(String)
    /// In quotes in an expression.
    case quoted
  }

  var region: Region
  /// The path before the last dot; for `weather.days[0].da` it is `weather`, `days` and an entry.
  var path: [PathStep] = []
  /// The typed part of the last name.
  var word: String
  /// The bytes of the last name in the text, including those after the cursor.
  var range: Range<Int>
  /// The bytes of the whole name with its path.
  var fullRange: Range<Int>

  /// - Parameters:
  ///   - cursor: a byte offset in the text.
  ///   - isExpression: whether a text that begins with `=` is an expression.
  init(in text: String, at cursor: Int, isExpression: Bool) {
    let bytes = Array(text.utf8)
    let cursor = min(max(cursor, 0), bytes.count)
    self.init(region: .literal, word: "", range: cursor..<cursor, fullRange: cursor..<cursor)
    if isExpression, bytes.first == UInt8(ascii: "="), cursor > 0 {
      expression(bytes, from: 1, cursor, end: bytes.count)
    } else if let start = Self.tokenStart(bytes, cursor) {
      token(bytes, from: start, cursor)
    }
  }

  private init(region: Region, word: String, range: Range<Int>, fullRange: Range<Int>) {
    (self.region, self.word, self.range, self.fullRange) = (region, word, range, fullRange)
  }

  /// Where the inside of the `{{…}}` around the cursor begins; nil if the cursor is outside.
  private static func tokenStart(_ bytes: [UInt8], _ cursor: Int) -> Int? {
    var start: Int?
    var at = 0
    while at + 1 < bytes.count, at + 2 <= cursor {
      if start == nil, bytes[at] == UInt8(ascii: "{"), bytes[at + 1] == UInt8(ascii: "{") {
        start = at + 2
        at += 2
      } else if start != nil, bytes[at] == UInt8(ascii: "}"), bytes[at + 1] == UInt8(ascii: "}") {
        start = nil
        at += 2
      } else {
        at += 1
      }
    }
    return start
  }

  private mutating func token(_ bytes: [UInt8], from start: Int, _ cursor: Int) {
    var end = cursor
    while end < bytes.count,
      !(bytes[end] == UInt8(ascii: "}") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "}"))
    {
      end += 1
    }
    let bar = UInt8(ascii: "|")
    guard let first = bytes[start..<cursor].firstIndex(of: bar) else {
      let base = bytes[start..<cursor].firstIndex { $0 != 0x20 }
      if let base, bytes[base] == UInt8(ascii: "=") {
        expression(bytes, from: base + 1, cursor, end: bytes[cursor..<end].firstIndex(of: bar) ?? end)
      } else {
        region = .key
        let end = bytes[cursor..<end].firstIndex(of: bar) ?? end
        key(bytes, from: base ?? cursor, cursor, end: end)
      }
      return
    }
    let last = bytes[start..<cursor].lastIndex(of: bar) ?? first
    let isFilter = last > first || first + 1 < bytes.count && bytes[first + 1] == bar
    filter(bytes, from: last + 1, cursor, end: end, isFilter ? .filter : .fallback)
  }

  /// Reads a name as texts write it: with spaces, up to the next bar or brace.
  private mutating func key(_ bytes: [UInt8], from start: Int, _ cursor: Int, end: Int) {
    var end = end
    while end > cursor, bytes[end - 1] == 0x20 { end -= 1 }
    fullRange = start..<max(start, end)
    let dot = bytes[start..<cursor].lastIndex(of: UInt8(ascii: "."))
    path = Self.steps(bytes[start..<(dot ?? start)])
    let lower = dot.map { $0 + 1 } ?? start
    word = String(decoding: bytes[lower..<cursor], as: UTF8.self)
    // After the cursor, a dot starts another name.
    let next = bytes[cursor..<max(cursor, end)].firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }
    range = lower..<(next ?? max(cursor, end))
  }

  private mutating func filter(_ bytes: [UInt8], from start: Int, _ cursor: Int, end: Int, _ kind: Region) {
    let first: Int = bytes[start..<cursor].firstIndex { $0 != 0x20 } ?? cursor
    if let colon = bytes[first..<cursor].firstIndex(of: UInt8(ascii: ":")) {
      region = .argument(String(decoding: bytes[first..<colon], as: UTF8.self))
      word = String(decoding: bytes[colon + 1..<cursor], as: UTF8.self)
      range = colon + 1..<cursor
      fullRange = first..<cursor
      return
    }
    region = kind
    var upper = cursor
    while upper < end, Self.isNameByte(bytes[upper]) { upper += 1 }
    word = String(decoding: bytes[first..<cursor], as: UTF8.self)
    range = first..<upper
    fullRange = range
  }

  private mutating func expression(_ bytes: [UInt8], from start: Int, _ cursor: Int, end: Int) {
    region = .expression
    var quote: UInt8?
    var opening = start
    for at in start..<max(start, cursor) {
      if let open = quote {
        if bytes[at] == open { quote = nil }
      } else if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
        quote = bytes[at]
        opening = at + 1
      }
    }
    if quote != nil {
      region = .quoted
      word = String(decoding: bytes[opening..<cursor], as: UTF8.self)
      range = opening..<cursor
      fullRange = range
      return
    }
    var lower = cursor
    while lower > start, Self.isNameByte(bytes[lower - 1]) { lower -= 1 }
    var upper = cursor
    while upper < end, Self.isNameByte(bytes[upper]) { upper += 1 }
    word = String(decoding: bytes[lower..<cursor], as: UTF8.self)
    range = lower..<upper
    var full = lower
    while full > start, Self.isPathByte(bytes[full - 1]) { full -= 1 }
    fullRange = full..<upper
    if lower > start, bytes[lower - 1] == UInt8(ascii: ".") { path = Self.steps(bytes[full..<lower - 1]) }
  }

  /// The steps of a path; empty if it is not a valid path.
  private static func steps(_ bytes: ArraySlice<UInt8>) -> [PathStep] {
    var steps: [PathStep] = []
    var name: [UInt8] = []
    func flush() {
      let text = String(decoding: name, as: UTF8.self)
      if !text.isEmpty { steps.append(.name(text)) }
      name = []
    }
    var depth = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["):
        if depth == 0 { flush() }
        depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { steps.append(.entry) }
      case UInt8(ascii: ".") where depth == 0: flush()
      default: if depth == 0 { name.append(byte) }
      }
    }
    flush()
    return steps
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    isNameByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
  }
}
