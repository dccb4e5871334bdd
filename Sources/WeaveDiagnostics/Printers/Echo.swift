// SPDX-License-Identifier: MIT

/// Makes outside text (file names, arguments, values) safe for a terminal.
///
/// All command output passes through here: a name may contain escape sequences that move the cursor or change the
/// window's title, and an argument may be a megabyte long.
public enum Echo {
  /// The largest number of scalars in a quotation.
  static let quotation = 200
  /// The largest number of scalars in an unquoted word, such as a path.
  static let word = 400

  /// A text with control characters and reordering marks written out, as in `<U+001B>`; line breaks and tabs stay.
  public static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    return text.unicodeScalars.map { isUnsafe($0) ? DisplayWidth.escaped($0) : String($0) }.joined()
  }

  /// A name on one line, without anything that a terminal would interpret.
  public static func name(_ text: String) -> String { DisplayWidth.sanitized(text) }

  /// A message for printing: safe, with long quotations and words cut in the middle.
  public static func message(_ text: String) -> String { short(safe(text)) }

  /// A message with long quotations and words cut in the middle.
  static func short(_ text: String) -> String {
    guard text.utf8.count > quotation else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.utf8.count > quotation ? clipped(Array(line.unicodeScalars)) : String(line)
    }.joined(separator: "\n")
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && scalar != "\t" && DisplayWidth.mustEscape(scalar)
  }

  /// A line in which long parts are reduced to their beginning and end.
  private static func clipped(_ line: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    var at = 0
    while at < line.count {
      let isStart = at == 0 || !isWord(line[at - 1])
      if line[at] == "`" || line[at] == "'" && isStart, let end = closing(of: at, in: line) {
        result.append(line[at])
        result += cut(line[(at + 1)..<end], to: quotation)
        result.append(line[end])
        at = end + 1
      } else if isStart, line[at] != " " {
        let end = line[at...].firstIndex { $0 == " " || $0 == "`" } ?? line.count
        result += cut(line[at..<max(end, at + 1)], to: word)
        at = max(end, at + 1)
      } else {
        result.append(line[at])
        at += 1
      }
    }
    return String(result)
  }

  /// The end of a quotation; nil for a character that does not start one, such as an apostrophe.
  private static func closing(of start: Int, in line: [Unicode.Scalar]) -> Int? {
    line.indices[(start + 1)...].first { index in
      line[index] == line[start] && (line[start] == "`" || index + 1 == line.count || !isWord(line[index + 1]))
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  private static func cut(_ scalars: ArraySlice<Unicode.Scalar>, to limit: Int) -> [Unicode.Scalar] {
    guard scalars.count > limit else { return Array(scalars) }
    return Array(scalars.prefix(limit * 2 / 3)) + ["…"] + Array(scalars.suffix(limit / 4))
  }
}
