// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveTime

extension FeedSource {
  /// Markdown check lists: `- [ ] Buy milk`, with headings as lists.
  ///
  /// - Source: GitHub Flavored Markdown, task list items. Days and priorities as in Obsidian’s Tasks,
  ///   `📅 2026-03-28`, or as `due:2026-03-28` or `@due(2026-03-28)`.
  static let markdown = FeedSource(
    "markdown", "Markdown check list", [.reminders],
    recognises: { start in
      start.text.split(whereSeparator: \.isNewline).contains { MarkdownList.box($0[...]) != nil }
    }
  ) { source, request in MarkdownList.read(source, request) }
}

enum MarkdownList {
  static func read(_ source: SourceText, _ request: FeedRequest) -> Checked<[Snapshots]> {
    var reading = FeedReading(source, request)
    var names = ItemNames()
    var items: [Reminder] = []
    var heading = request.name ?? ""
    var fence: String?
    for line in source.textLines {
      let text = line.text.stripped
      if let mark = ["```", "~~~"].first(where: { text.hasPrefix($0) }) {
        if fence == nil { fence = mark } else if fence == mark { fence = nil }
        continue
      }
      if fence != nil { continue }
      if let title = Self.heading(text) {
        heading = title
        continue
      }
      guard let (isDone, rest) = box(text) else { continue }
      guard items.count < Limits.snapshotReminders else {
        reading.add(
          Diagnostic(
            .feedTooMany, "more than \(Limits.snapshotReminders) to-dos; skipped this one and the rest",
            at: line.range))
        break
      }
      var item = Reminder(id: "", title: "", isCompleted: isDone, listID: heading, listTitle: heading)
      item.title = title(rest, &item, line, &reading)
      guard item.title != "" else {
        reading.add(Diagnostic(.feedLine, "this box has no text; skipped it", at: line.range))
        continue
      }
      item.id = names.name(item.title)
      items.append(item)
    }
    if items.isEmpty {
      reading.add(
        .noData(from: "the file", "no to-dos, such as `- [ ] Buy milk`", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    var snapshots = Snapshots()
    snapshots.reminders = RemindersSnapshot(generatedAt: request.now, items: items)
    return reading.checked([snapshots])
  }

  private static func heading(_ text: Substring) -> String? {
    let level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level), text.dropFirst(level).first == " " else { return nil }
    var title = text.dropFirst(level).stripped
    while title.last == "#" { title = title.dropLast() }
    return String(title.stripped)
  }

  /// Whether a box is ticked, and the text after it; nil for a line without a box. `- [-] …` means cancelled.
  static func box(_ line: Substring) -> (isDone: Bool, rest: Substring)? {
    var rest = line.stripped
    while rest.first == ">" { rest = rest.dropFirst().stripped }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count <= 9, let mark = rest.dropFirst(digits.count).first, mark == "." || mark == ")" {
      rest = rest.dropFirst(digits.count + 1)
    } else if let bullet = rest.first, bullet == "-" || bullet == "*" || bullet == "+" {
      rest = rest.dropFirst()
    } else {
      return nil
    }
    guard rest.first?.isWhitespace == true else { return nil }
    rest = rest.stripped
    let sign = Array(rest.prefix(3))
    guard sign.count == 3, sign[0] == "[", sign[2] == "]", " xX-".contains(sign[1]),
      rest.dropFirst(3).first?.isWhitespace ?? true
    else { return nil }
    return (sign[1] != " ", rest.dropFirst(3).stripped)
  }

  private enum Mark { case due, start, done, high, medium, low, recurring }

  private static let marks: [Character: Mark] = [
    "📅": .due, "🗓": .due, "📆": .due, "⏳": .start, "🛫": .start, "✅": .done, "➕": .done, "❌": .done, "🔺": .high,
    "⏫": .high, "🔼": .medium, "🔽": .low, "⏬": .low, "🔁": .recurring,
  ]

  /// The text without its days and priorities, which are stored in the item.
  private static func title(
    _ text: Substring, _ item: inout Reminder, _ line: TextLine, _ reading: inout FeedReading
  ) -> String {
    var words: [Substring] = []
    var expected: Mark?
    for word in text.split(whereSeparator: \.isWhitespace) {
      // A variation selector after an emoji belongs to it.
      if let first = word.unicodeScalars.first, let mark = marks[Character(first)],
        word.unicodeScalars.dropFirst().allSatisfy({ $0.value == 0xFE0F })
      {
        switch mark {
        case .high: item.priority = 1
        case .medium: item.priority = 5
        case .low: item.priority = 9
        case .recurring: item.isRecurring = true
        case .due, .start, .done: break
        }
        expected = mark
        continue
      }
      if expected == .recurring, LocalDay(String(word)) == nil, dueWord(word) == nil { continue }
      if let mark = expected, let day = LocalDay(String(word)) {
        if mark == .due { item.due = .day(day) } else if mark == .start { item.start = .day(day) }
        expected = nil
        continue
      }
      expected = nil
      guard let written = dueWord(word) else {
        words.append(word)
        continue
      }
      if let day = LocalDay(written) {
        item.due = .day(day)
      } else {
        reading.add(
          Diagnostic(
            .feedLine, "`\(brief(String(word)))` is not a day such as `due:2026-03-28`; ignored it", at: line.range))
      }
    }
    let title = plain(words.joined(separator: " "))
    return title.singleLine
  }

  /// The day of `due:2026-03-28` or `@due(2026-03-28)`.
  private static func dueWord(_ word: Substring) -> String? {
    if word.hasPrefix("due:") { return String(word.dropFirst(4)) }
    if word.hasPrefix("@due("), word.hasSuffix(")") { return String(word.dropFirst(5).dropLast()) }
    return nil
  }

  /// The text without Markdown for emphasis, code and links: `[milk](https://…)` becomes `milk`.
  private static func plain(_ text: String) -> String {
    var plain = text
    for mark in ["**", "__", "`", "~~"] where plain.components(of: mark) > 2 {
      plain = plain.replacing(mark, with: "")
    }
    while let open = plain.firstIndex(of: "["), let middle = plain[open...].firstRange(of: "]("),
      let close = plain[middle.upperBound...].firstIndex(of: ")")
    {
      let label = plain[plain.index(after: open)..<middle.lowerBound]
      plain.replaceSubrange(open...close, with: String(label.filter { $0 != "[" }))
    }
    return plain
  }
}

extension String {
  /// The number of parts into which a mark splits the text.
  fileprivate func components(of mark: String) -> Int { ranges(of: mark).count + 1 }
}
