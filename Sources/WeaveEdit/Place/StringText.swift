// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// A string literal in a file: its decoded text, and the mapping between the bytes of both.
struct StringText {
  /// The decoded text.
  let text: String
  let literal: SourceRange
  private let map: JSONStringMap

  /// - Parameter literal: the range with its quotes, as far as they are there.
  init(_ literal: SourceRange, in source: SourceText) {
    self.literal = literal
    map = JSONStringMap(source: source, literal: literal)
    text = Self.decoded(literal, in: source.bytes)
  }

  /// The bytes in the file for a range of the decoded text.
  func range(of decoded: Range<Int>) -> SourceRange { map.range(ofDecoded: decoded) }

  /// The offset in the decoded text for a byte of the file, found by bisection.
  func decodedOffset(of offset: Int) -> Int {
    var (low, high) = (0, text.utf8.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if map.range(ofDecoded: middle..<middle).lower <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Decodes a literal; the closing quote may be missing.
  static func decoded(_ literal: SourceRange, in bytes: [UInt8]) -> String {
    var inner = Array(bytes[min(literal.lower, bytes.count)..<min(literal.upper, bytes.count)])
    if inner.first == UInt8(ascii: "\"") { inner.removeFirst() }
    if isClosed(literal, in: bytes) { inner.removeLast() }
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    let quoted = [UInt8(ascii: "\"")] + inner + [UInt8(ascii: "\"")]
    let parsed = JSONParser.parse(SourceText(name: "", bytes: quoted)).output
    return parsed?.stringValue ?? String(decoding: inner, as: UTF8.self)
  }

  /// Whether a literal has its closing quote.
  static func isClosed(_ literal: SourceRange, in bytes: [UInt8]) -> Bool {
    guard literal.count > 1, literal.upper <= bytes.count, bytes[literal.upper - 1] == UInt8(ascii: "\"") else {
      return false
    }
    var slashes = 0
    var at = literal.upper - 2
    while at > literal.lower, bytes[at] == UInt8(ascii: "\\") {
      slashes += 1
      at -= 1
    }
    return slashes % 2 == 0
  }
}
