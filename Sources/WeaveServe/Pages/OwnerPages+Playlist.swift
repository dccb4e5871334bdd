// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveSpec

extension OwnerPages {
  /// The playlist of a display with the current entry and the next one, to be changed; without a playlist, the way to
  /// one.
  func playlist(of display: Display, _ shelf: FolderShelf) async -> HTML {
    let look = core.shelf.slot(of: display).look
    guard let turn = (try? await core.drawer.playing(of: look, at: now)) ?? nil else {
      return entries(of: display, shelf)
    }
    let next: HTML =
      turn.next.map { ", then <strong>\($0.show ?? "nothing")</strong> from \(time($0.date))" }
      ?? ", for at least a day"
    let titles = Dictionary(shelf.items.map { ($0.file, $0.title) }) { first, _ in first }
    let count = turn.list.entries.count
    let rows = turn.list.entries.enumerated().map { place, entry -> HTML in
      let mark: HTML = place == turn.entry ? " aria-current=\"true\"" : ""
      let title = titles[entry.show].map { "\($0), " } ?? ""
      let tools = tools(of: display, entry: place, of: count, minutes: max(1, Int((entry.duration / 60).rounded())))
      return """
        <li\(mark)><span class="grip" aria-hidden="true">≡</span><div>\(title)\(entry.show) <span class="quiet">\(Self.terms(of: entry))</span>\(tools)</div></li>
        """
    }
    let otherwise: HTML = turn.list.otherwise.map { "<li>\($0) <span class=\"quiet\">otherwise</span></li>" } ?? ""
    return """
      <div class="card"><h2>Playlist</h2>
      <p>Shows <strong>\(turn.show ?? "nothing")</strong> now\(next).</p>
      <ol class="log list">\(rows)\(otherwise)</ol>
      \(entries(of: display, shelf))</div>
      """
  }

  /// `06:30–09:00, Mon Tue, for 15 min, urgent, on a condition`
  private static func terms(of entry: Playlist.Entry) -> String {
    var parts: [String] = []
    if entry.length < 1_440 { parts.append("\(clock(entry.from))–\(clock(entry.until))") }
    if !entry.days.isEmpty, entry.days.count < 7 {
      // The week begins on Monday here.
      let days = entry.days.sorted { ($0 + 6) % 7 < ($1 + 6) % 7 }
      parts.append(days.map { weekdays[$0 % 7] }.joined(separator: " "))
    }
    parts.append("for \(length(entry.duration))")
    if entry.isUrgent { parts.append("urgent") }
    if entry.condition != nil { parts.append("conditional") }
    return parts.joined(separator: ", ")
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  private static func clock(_ minutes: Int) -> String {
    let (hour, minute) = ((minutes / 60).description, (minutes % 60).description)
    return [hour, minute].map { $0.count < 2 ? "0\($0)" : $0 }.joined(separator: ":")
  }

  private static func length(_ seconds: Double) -> String {
    seconds < 60 ? "\(Int(seconds)) s" : seconds < 3_600 ? "\(Int(seconds / 60)) min" : "\(Int(seconds / 3_600)) h"
  }
}
