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
    let shown: HTML = "<strong>\(turn.show ?? say.plain("nothing"))</strong>"
    let next =
      turn.next.map {
        say(
          "Shows {0} now, then {1} from {2}.", shown, "<strong>\($0.show ?? say.plain("nothing"))</strong>",
          "\(time($0.date))")
      } ?? say("Shows {0} now, for at least a day.", shown)
    let titles = Dictionary(shelf.items.map { ($0.file, $0.title) }) { first, _ in first }
    let count = turn.list.entries.count
    let rows = turn.list.entries.enumerated().map { place, entry -> HTML in
      let mark: HTML = place == turn.entry ? " aria-current=\"true\"" : ""
      let title = titles[entry.show].map { "\($0), " } ?? ""
      let tools = tools(of: display, entry: place, of: count, minutes: max(1, Int((entry.duration / 60).rounded())))
      return """
        <li\(mark)><span class="grip" aria-hidden="true">≡</span><div>\(title)\(entry.show) <span class="quiet">\(terms(of: entry))</span>\(tools)</div></li>
        """
    }
    let otherwise: HTML =
      turn.list.otherwise.map { "<li>\($0) <span class=\"quiet\">\(say("otherwise"))</span></li>" } ?? ""
    return """
      <div class="card"><h2>\(say("Playlist"))</h2>
      <p>\(next)</p>
      <ol class="log list">\(rows)\(otherwise)</ol>
      \(entries(of: display, shelf))</div>
      """
  }

  /// `06:30–09:00, Mon Tue, 15 min, urgent, on a condition`
  private func terms(of entry: Playlist.Entry) -> String {
    var parts: [String] = []
    if entry.length < 1_440 { parts.append("\(Self.clock(entry.from))–\(Self.clock(entry.until))") }
    if !entry.days.isEmpty, entry.days.count < 7 {
      // The week begins on Monday here.
      let days = entry.days.sorted { ($0 + 6) % 7 < ($1 + 6) % 7 }
      parts.append(days.map { weekdays[$0 % 7] }.joined(separator: " "))
    }
    parts.append(Self.length(entry.duration))
    if entry.isUrgent { parts.append(say.plain("urgent")) }
    if entry.condition != nil { parts.append(say.plain("on a condition")) }
    return parts.joined(separator: ", ")
  }

  private var weekdays: [String] {
    [
      say.plain("Sun"), say.plain("Mon"), say.plain("Tue"), say.plain("Wed"), say.plain("Thu"), say.plain("Fri"),
      say.plain("Sat"),
    ]
  }

  private static func clock(_ minutes: Int) -> String {
    let (hour, minute) = ((minutes / 60).description, (minutes % 60).description)
    return [hour, minute].map { $0.count < 2 ? "0\($0)" : $0 }.joined(separator: ":")
  }

  private static func length(_ seconds: Double) -> String {
    seconds < 60 ? "\(Int(seconds)) s" : seconds < 3_600 ? "\(Int(seconds / 60)) min" : "\(Int(seconds / 3_600)) h"
  }
}
