// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveResolve

/// A folder of snapshots and a day on which to draw them.
///
/// Foundation's JSON reader reads the files, so that the texts in a picture are compared with the file itself and not
/// with weave's reading of it.
struct SnapshotFacts: Sendable, CustomTestStringConvertible {
  let folder: String
  let day: String
  let zone: TimeZone
  var testDescription: String { folder.split(separator: "/").suffix(2).joined(separator: "/") }

  /// The times of day at which pictures are checked: before dawn, in the morning, at noon, in the evening, at night,
  /// near midnight.
  static let times = ["05:30", "08:00", "12:30", "18:00", "21:30", "23:50"]

  private init(_ folder: String, _ day: String, _ zone: String) {
    self.folder = folder
    self.day = day
    self.zone = TimeZone(identifier: zone) ?? .gmt
  }

  /// The snapshots of the examples, and those that strain pictures and sentences.
  static let all: [SnapshotFacts] = {
    let examples = [
      ("lyon", "2026-03-28", "Europe/Paris"), ("tokyo-night", "2026-05-16", "Asia/Tokyo"),
      ("tromso-winter", "2026-01-05", "Europe/Oslo"), ("empty-ish", "2026-03-28", "Europe/Paris"),
    ].map { SnapshotFacts("\(Repository.root)/Specs/Snapshots/\($0.0)", $0.1, $0.2) }
    let strained = [
      ("arctic", "2026-01-15", "Arctic/Longyearbyen"), ("desert", "2026-07-04", "America/Hermosillo"),
      ("gulf", "2026-08-04", "Asia/Tehran"), ("storm", "2026-06-18", "Europe/Paris"),
      ("fog", "2026-11-20", "Europe/London"), ("stale", "2026-06-18", "Europe/Paris"),
      ("zero", "2026-06-18", "Europe/Paris"), ("rest-day", "2026-06-18", "Europe/Paris"),
      ("all-done", "2026-06-18", "Europe/Paris"), ("goal-1", "2026-06-18", "Europe/Paris"),
      ("goal-97", "2026-06-18", "Europe/Paris"), ("goal-100", "2026-06-18", "Europe/Paris"),
      ("goal-150", "2026-06-18", "Europe/Paris"), ("three-days", "2026-04-13", "Europe/Paris"),
      ("denied", "2026-04-11", "Europe/Paris"), ("goal-reached-late", "2026-04-11", "Europe/Paris"),
      ("new-phone", "2026-04-11", "Europe/Paris"), ("old-history", "2026-04-11", "Europe/Paris"),
      ("uv-day", "2026-06-21", "Europe/Paris"), ("rain-soon", "2026-04-11", "Europe/London"),
      ("rain-unknown", "2026-04-11", "Europe/London"),
    ].map { SnapshotFacts("\(Oracle.folder.path)/Snapshots/\($0.0)", $0.1, $0.2) }
    return examples + strained
  }()

  // MARK: Files

  /// The object in a file, such as `steps.json`; empty if the file is missing.
  func file(_ name: String) -> [String: Any] {
    let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
    return data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
  }

  /// The objects in a list of a file.
  func list(_ key: String, of name: String) -> [[String: Any]] { file(name)[key] as? [[String: Any]] ?? [] }

  /// The same folder, read by weave.
  func snapshots(at now: Date) throws -> Snapshots {
    var all = Snapshots()
    for kind in SnapshotKind.allCases {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(kind.fileName)") else { continue }
      let source = SourceText(name: kind.fileName, bytes: Array(data))
      guard let read = SnapshotReader.read(source, as: kind, now: now, timeZone: zone).output else { continue }
      all.merge(read)
    }
    return all
  }

  // MARK: Days and moments

  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  /// The moment of a time such as `05:30` on the day of the facts.
  func moment(_ time: String) throws -> Date { try #require(instant("\(day)T\(time):00")) }

  /// A date in ISO 8601, with or without an offset; without one it is read in the time zone of the facts.
  func instant(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day().dateTimeSeparator(.standard)
      .time(includingFractionalSeconds: false)
    return try? Date(text, strategy: style)
  }

  /// Noon on a day such as `2026-03-28`.
  func noon(_ day: String) -> Date? { instant("\(day)T12:00:00") }

  /// A date formatted with a Unicode pattern, in American English.
  func words(_ format: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }
}

/// The texts in a picture, in reading order.
struct SaidTexts: CustomStringConvertible {
  let all: [String]
  var description: String { all.joined(separator: " · ") }

  /// The texts of a gallery design.
  init(
    _ design: Design, _ facts: SnapshotFacts, at time: String, _ size: WidgetSize, locale: String = "en_US",
    _ renderer: Renderer
  ) throws {
    var environment = RenderEnvironment.fixed(size, locale: locale)
    environment.now = try facts.moment(time)
    environment.timeZone = facts.zone
    let drawn = try renderer.render(
      design.widget, in: environment, photos: design.photos, snapshots: facts.snapshots(at: environment.now))
    all = try #require(drawn.output).layout.visibleTexts
  }

  /// The captures of a pattern in each text that it matches as a whole.
  func matches(_ pattern: String) -> [[String]] {
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else {
      Issue.record("\(pattern) is no pattern")
      return []
    }
    return all.compactMap { text in
      let whole = NSRange(text.startIndex..., in: text)
      guard let match = expression.firstMatch(in: text, range: whole) else { return nil }
      return (1..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
    }
  }

  /// The texts that follow each occurrence of `text`.
  func after(_ text: String) -> [String] { zip(all, all.dropFirst()).filter { $0.0 == text }.map(\.1) }
}

extension LayoutNode {
  /// The visible texts, with normal spaces and without direction marks.
  fileprivate var visibleTexts: [String] {
    switch content {
    case .effect(.opacity(0)): return []
    case .text(let text, _):
      let marks: Set<Character> = ["\u{200E}", "\u{200F}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"]
      let words = text.string.filter { !marks.contains($0) }.replacing("\u{A0}", with: " ")
        .replacing("\u{202F}", with: " ").replacing("\u{2060}", with: "")
      let shown = words.trimmingCharacters(in: .whitespaces)
      return shown.isEmpty ? [] : [shown]
    default: return children.flatMap(\.visibleTexts)
    }
  }
}
