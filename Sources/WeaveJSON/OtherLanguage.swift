// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A configuration or table language other than JSON, recognized by the first lines of a text.
///
/// Read as JSON, such a text would give one useless error after another.
struct OtherLanguage {
  let name: String
  /// The line that it was recognized by.
  let range: SourceRange

  /// Nil for anything that may be JSON, even broken JSON: a text that begins with a bracket, a quote or a comma, or
  /// whose lines end in commas.
  init?(_ bytes: [UInt8]) {
    var lines = Lines(bytes)
    guard let first = lines.next() else { return nil }
    range = first.range
    switch first.text.first {
    case "<" where first.text.hasPrefix("<?xml") || first.text.hasPrefix("<!") || first.text.hasSuffix(">"):
      name = "XML"
    case "[" where Self.isTableName(first.text) && (lines.next().map { Self.isAssignment($0.text) } ?? false):
      name = "TOML"
    case "-" where first.text == "---" || first.text.hasPrefix("- "):
      name = "YAML"
    case "%" where first.text.hasPrefix("%YAML"): name = "YAML"
    default:
      if Self.isMapping(first.text) {
        name = "YAML"
      } else if Self.isAssignment(first.text) {
        name = "TOML"
      } else if Self.isHeading(first.text, of: lines.next()?.text) {
        name = "CSV"
      } else {
        return nil
      }
    }
  }

  /// Whether a line is `name: Morning run`, or `layout:` alone.
  private static func isMapping(_ line: String) -> Bool {
    guard let colon = line.firstIndex(of: ":"), isKey(line[..<colon]), !line.hasSuffix(","), !line.hasSuffix("{")
    else { return false }
    let next = line.index(after: colon)
    return next == line.endIndex || line[next] == " "
  }

  /// Whether a line is `name = "Morning run"`.
  private static func isAssignment(_ line: String) -> Bool {
    guard let sign = line.firstIndex(of: "=") else { return false }
    let key = line[..<sign]
    return isKey(key.last == " " ? key.dropLast() : key) && !line.hasSuffix(",")
  }

  /// Whether a line is `name,city` above a line with as many cells.
  private static func isHeading(_ line: String, of row: String?) -> Bool {
    let separators: [Character] = [",", ";", "\t"]
    guard let row, let separator = separators.first(where: line.contains) else { return false }
    let names = line.split(separator: separator, omittingEmptySubsequences: false)
    let cells = row.split(separator: separator, omittingEmptySubsequences: false)
    return (cells.count == names.count || row.contains("\""))
      && names.allSatisfy { isKey($0.filter { $0 != " " }[...]) }
  }

  /// Whether a line is `[layout]` or `[[children]]`.
  private static func isTableName(_ line: String) -> Bool {
    line.hasSuffix("]") && isKey(line.drop { $0 == "[" }.prefix { $0 != "]" })
  }

  private static func isKey(_ word: Substring) -> Bool {
    guard let first = word.first, first.isLetter || first == "_" || first == "$" else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "_-.$".contains($0) }
  }

  /// The lines of a text that are neither blank nor comments, trimmed.
  private struct Lines {
    private let bytes: [UInt8]
    private var at: Int

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func next() -> (text: String, range: SourceRange)? {
      // A text with this many comment bytes is not JSON, and no reader would search further.
      let end = min(bytes.count, 65_536)
      while at < end {
        let stop = bytes[at..<end].firstIndex(where: \.isLineBreak) ?? end
        var (lower, upper) = (at, stop)
        at = stop + 1
        while lower < upper, bytes[lower].isBlank { lower += 1 }
        while upper > lower, bytes[upper - 1].isBlank { upper -= 1 }
        guard lower < upper, bytes[lower] != UInt8(ascii: "#") else { continue }
        let seen = String(decoding: bytes[lower..<min(upper, lower + 400)], as: UTF8.self)
        return (seen, SourceRange(lower, upper))
      }
      return nil
    }
  }
}
