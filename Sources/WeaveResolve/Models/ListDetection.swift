// SPDX-License-Identifier: MIT

/// A list written as lines of text: bullets, numbers or check boxes.
struct TextList: Sendable, Hashable {
  struct Item: Sendable, Hashable {
    var text: String
    var isDone: Bool
  }

  var items: [Item]
  /// Whether the items can be done: at least one line has a check box or is done.
  var isChecklist: Bool

  var doneCount: Int { items.count { $0.isDone } }

  /// The list in a text; nil unless there are at least two lines, and at least two with a list prefix.
  init?(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }
    guard lines.count >= 2 else { return nil }
    let marks = lines.map(Mark.init)
    guard marks.count(where: { $0.kind != .none }) >= 2 else { return nil }
    items = marks.map { Item(text: $0.text, isDone: $0.kind == .done) }
    isChecklist = marks.contains { $0.kind == .done || $0.hasCheckBox }
  }

  /// One line without its list prefix.
  private struct Mark {
    enum Kind { case none, plain, done }

    var kind = Kind.none
    var hasCheckBox = false
    var text: String

    private static let doneBoxes = ["- [x]", "* [x]", "[x]"]
    private static let openBoxes = ["- [ ]", "* [ ]", "[ ]"]
    private static let doneSigns = ["✅", "☑\u{FE0F}", "☑", "✔\u{FE0F}", "✔", "✓"]
    private static let bullets = ["•", "-", "*", "–", "—", "·"]

    init(_ line: String) {
      text = line
      if strip(Self.doneBoxes) {
        kind = .done
        hasCheckBox = true
      } else if strip(Self.openBoxes) {
        kind = .plain
        hasCheckBox = true
      } else if strip(["x "]) || strip(Self.doneSigns) {
        kind = .done
      } else if strip(["☐"]) || stripNumber() || strip(Self.bullets) {
        kind = .plain
      }
      text = text.trimmed
    }

    private mutating func strip(_ prefixes: [String]) -> Bool {
      let lowered = text.lowercased()
      guard let prefix = prefixes.first(where: { lowered.hasPrefix($0) }) else { return false }
      text = String(text.dropFirst(prefix.count))
      return true
    }

    /// Removes `12. ` or `12) `.
    private mutating func stripNumber() -> Bool {
      let rest = text.drop { $0.isASCII && $0.isNumber }
      guard rest.count < text.count, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return false }
      text = String(rest.dropFirst(2))
      return true
    }
  }
}

extension String {
  /// The text without white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
