// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveTime

extension FeedSource {
  /// todo.txt: one item per line.
  ///
  /// - Source: `github.com/todotxt/todo.txt`; `due:`, `t:` and `rec:` as its programs write them. The first project
  ///   becomes the list.
  static let todoTxt = FeedSource(
    "todo-txt", "todo.txt", [.reminders],
    recognises: { start in
      start.name.hasSuffix("todo.txt") || start.name.hasSuffix("done.txt")
        || start.name.hasSuffix(".txt") && TodoTxt.looksLike(start.firstLine)
    }
  ) { source, request in TodoTxt.read(source, request) }
}

enum TodoTxt {
  static func read(_ source: SourceText, _ request: FeedRequest) -> Checked<[Snapshots]> {
    var reading = FeedReading(source, request)
    var names = ItemNames()
    var items: [Reminder] = []
    for line in source.textLines {
      guard let item = item(line, request, &names, &reading) else { continue }
      guard items.count < Limits.snapshotReminders else {
        reading.add(
          Diagnostic(
            .feedTooMany, "more than \(Limits.snapshotReminders) to-dos; skipped this one and the rest",
            at: line.range))
        break
      }
      items.append(item)
    }
    var snapshots = Snapshots()
    snapshots.reminders = RemindersSnapshot(generatedAt: request.now, items: items)
    return reading.checked([snapshots])
  }

  /// Whether a line begins in a way that only todo.txt does.
  static func looksLike(_ line: String) -> Bool {
    if line.hasPrefix("x "), LocalDay(String(line.dropFirst(2).prefix(10))) != nil { return true }
    if priority(line.split(separator: " ").first) != nil { return true }
    return line.split(separator: " ").contains { $0.hasPrefix("due:") && LocalDay(String($0.dropFirst(4))) != nil }
  }

  private static func item(
    _ line: TextLine, _ request: FeedRequest, _ names: inout ItemNames, _ reading: inout FeedReading
  ) -> Reminder? {
    var words = line.text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    let isDone = words[0] == "x"
    if isDone { words.removeFirst() }
    var item = Reminder(id: "", title: "", isCompleted: isDone)
    if let letter = priority(words.first) {
      item.priority = letter
      words.removeFirst()
    }
    // The days of completion and creation.
    while let first = words.first, words.count > 1, LocalDay(String(first)) != nil { words.removeFirst() }
    var title: [Substring] = []
    for word in words {
      if word.hasPrefix("+"), word.count > 1 {
        if item.listTitle.isEmpty { item.listTitle = String(word.dropFirst()) }
      } else if word.hasPrefix("@"), word.count > 1 {
        continue
      } else if !take(word, line, &item, &reading) {
        title.append(word)
      }
    }
    guard !title.isEmpty else {
      reading.add(Diagnostic(.feedLine, "this line has no text; skipped it", at: line.range))
      return nil
    }
    item.title = title.joined(separator: " ").cleanTitle
    if item.listTitle.isEmpty { item.listTitle = request.name ?? "" }
    item.listID = item.listTitle
    item.id = names.name(item.title)
    return item
  }

  /// Reads a `key:value` extension; returns false if the word belongs to the text.
  private static func take(
    _ word: Substring, _ line: TextLine, _ item: inout Reminder, _ reading: inout FeedReading
  ) -> Bool {
    let pair = word.split(separator: ":", maxSplits: 1)
    guard pair.count == 2 else { return false }
    switch pair[0] {
    case "due", "t":
      guard let day = LocalDay(String(pair[1])) else {
        reading.add(
          Diagnostic(
            .feedLine, "`\(brief(String(word)))` is not a day such as `due:2026-03-28`; ignored it", at: line.range))
        return true
      }
      if pair[0] == "due" { item.due = .day(day) } else { item.start = .day(day) }
    case "rec": item.isRecurring = true
    case "pri":
      // Programs keep the priority of a finished item in `pri:`.
      if item.priority == 0 { item.priority = priority("(\(pair[1]))") ?? 0 }
    default: return false
    }
    return true
  }

  /// `(A)` as 1, `(B)` as 5, `(C)` and later as 9: iCalendar's high, medium and low.
  private static func priority(_ word: Substring?) -> Int? {
    guard let word, word.utf8.count == 3, word.hasPrefix("("), word.hasSuffix(")"),
      let letter = word.utf8.dropFirst().first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
    else { return nil }
    return letter == UInt8(ascii: "A") ? 1 : letter == UInt8(ascii: "B") ? 5 : 9
  }
}
