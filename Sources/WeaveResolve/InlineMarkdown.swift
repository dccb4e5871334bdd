// SPDX-License-Identifier: MIT

/// Splits a text with Markdown into spans of one look: `**bold**`, `*italic*` or `_italic_`, `~~struck~~`, `` `code` ``
/// and `[words](colour)`. A backslash turns the mark after it into plain text.
///
/// Marks pair as in CommonMark, without overlaps: a mark opens before a letter and closes after one, and `_` inside a
/// word is a letter. A mark without a partner is plain text.
struct InlineMarkdown {
  struct Look: Hashable {
    var isBold = false
    var isItalic = false
    var isStruck = false
    var isCode = false
    /// A colour's name; nil for the text's own.
    var color: String?
  }

  struct Stretch: Hashable {
    var text: String
    var look: Look
  }

  private(set) var stretches: [Stretch] = []
  private let letters: [Character]
  /// The greatest nesting depth of marks.
  private static let deepest = 8

  /// - Parameter isColor: whether a word is a colour, so that `[1](2)` stays text.
  init(_ text: String, isColor: (String) -> Bool) {
    letters = Array(text)
    read(0..<letters.count, Look(), depth: 0, isColor)
  }

  private mutating func read(_ range: Range<Int>, _ look: Look, depth: Int, _ isColor: (String) -> Bool) {
    var index = range.lowerBound
    var plain = ""
    while index < range.upperBound {
      if letters[index] == "\\", index + 1 < range.upperBound, Self.marks.contains(letters[index + 1]) {
        plain.append(letters[index + 1])
        index += 2
      } else if depth < Self.deepest, let span = span(at: index, in: range, look, isColor) {
        add(plain, look)
        plain = ""
        if span.look.isCode {
          add(String(letters[span.inside]), span.look)
        } else {
          read(span.inside, span.look, depth: depth + 1, isColor)
        }
        index = span.end
      } else {
        plain.append(letters[index])
        index += 1
      }
    }
    add(plain, look)
  }

  private mutating func add(_ text: String, _ look: Look) {
    guard !text.isEmpty else { return }
    if stretches.last?.look == look {
      stretches[stretches.count - 1].text += text
    } else {
      stretches.append(Stretch(text: text, look: look))
    }
  }

  private static let marks: Set<Character> = ["\\", "*", "_", "~", "`", "[", "]", "(", ")"]

  // MARK: Spans

  private struct Span {
    var inside: Range<Int>
    var end: Int
    var look: Look
  }

  /// The span that begins with the mark at a place; nil if the character there is plain text.
  private func span(at start: Int, in range: Range<Int>, _ look: Look, _ isColor: (String) -> Bool) -> Span? {
    var look = look
    switch letters[start] {
    case "`":
      look.isCode = true
      return delimited("`", start, range, look)
    case "*", "_":
      let mark = letters[start]
      if start + 1 < range.upperBound, letters[start + 1] == mark {
        look.isBold = true
        return delimited(String([mark, mark]), start, range, look)
      }
      look.isItalic = true
      return delimited(String(mark), start, range, look)
    case "~":
      look.isStruck = true
      return delimited("~~", start, range, look)
    case "[": return colored(start, range, look, isColor)
    default: return nil
    }
  }

  /// Words between two equal marks, with no blank on the inner sides of the marks.
  private func delimited(_ mark: String, _ start: Int, _ range: Range<Int>, _ look: Look) -> Span? {
    let mark = Array(mark)
    let first = start + mark.count
    guard matches(mark, start, range), first < range.upperBound, !letters[first].isWhitespace else { return nil }
    if mark[0] == "_", start > 0, letters[start - 1].isLetter || letters[start - 1].isNumber { return nil }
    var end = first + 1
    while end + mark.count <= range.upperBound {
      if letters[end] == "\\", !look.isCode {
        end += 2
        continue
      }
      // A single mark is never half of a double one.
      let isLonger = mark.count == 1 && mark[0] != "`" && end + 1 < range.upperBound && letters[end + 1] == mark[0]
      if isLonger, matches(mark, end, range) {
        end += 2
        continue
      }
      let behind = end + mark.count
      let isInWord =
        mark[0] == "_" && behind < letters.count && (letters[behind].isLetter || letters[behind].isNumber)
      if matches(mark, end, range), !letters[end - 1].isWhitespace, !isInWord {
        return Span(inside: first..<end, end: behind, look: look)
      }
      end += 1
    }
    return nil
  }

  private func matches(_ mark: [Character], _ start: Int, _ range: Range<Int>) -> Bool {
    start + mark.count <= range.upperBound && letters[start..<start + mark.count].elementsEqual(mark)
  }

  /// `[words](colour)`.
  private func colored(_ start: Int, _ range: Range<Int>, _ look: Look, _ isColor: (String) -> Bool) -> Span? {
    guard let middle = letters[start..<range.upperBound].firstIndex(of: "]"), middle > start + 1,
      middle + 1 < range.upperBound, letters[middle + 1] == "(",
      let end = letters[(middle + 2)..<range.upperBound].prefix(64).firstIndex(of: ")")
    else { return nil }
    let name = String(letters[(middle + 2)..<end])
    guard isColor(name) else { return nil }
    var look = look
    look.color = name
    return Span(inside: start + 1..<middle, end: end + 1, look: look)
  }
}
