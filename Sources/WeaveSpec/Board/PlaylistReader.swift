// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveSchema

/// Reads a playlist file.
public enum PlaylistReader {
  /// Whether a file is a playlist rather than a design or a board.
  public static func isPlaylist(_ source: SourceText) -> Bool {
    JSONParser.parse(source).output?.members?.contains { $0.key == "entries" } ?? false
  }

  /// The playlist in a text.
  ///
  /// - Returns: nil if the text is not a valid playlist, with every mistake at its place.
  public static func read(_ source: SourceText) -> Checked<Playlist> {
    TableCheck.read(source, by: PlaylistTable.vocabulary, as: PlaylistTable.playlist) { root in
      var reading = PlaylistReading(root: root)
      return (reading.playlist(), reading.diagnostics)
    }
  }
}

/// Reads one file. Mistakes that the table check has reported are skipped silently here.
private struct PlaylistReading {
  let root: JSONNode
  var diagnostics: [Diagnostic] = []

  mutating func playlist() -> Playlist? {
    guard let nodes = root.node("entries")?.elements else { return nil }
    if nodes.isEmpty, let range = root.node("entries")?.range {
      diagnostics.append(Diagnostic(.playlistNothing, "the playlist has no entries", at: range))
    }
    guard nodes.count <= Limits.playlistEntries else { return nil }
    let duration = span("for", of: root) ?? 900
    let entries = nodes.compactMap { entry($0, lasting: duration) }
    return Playlist(
      name: root.node("name")?.stringValue ?? "Playlist", entries: entries,
      otherwise: root.node("otherwise")?.stringValue)
  }

  private mutating func entry(_ node: JSONNode, lasting duration: Double) -> Playlist.Entry? {
    guard let show = node.node("show")?.stringValue else { return nil }
    var entry = Playlist.Entry(show: show, range: node.range, duration: span("for", of: node) ?? duration)
    let days = node.node("days")
    for name in (days?.elements ?? days.map { [$0] } ?? []).compactMap(\.stringValue) {
      entry.days.formUnion(Self.numbers(of: name))
    }
    entry.from = clock("from", of: node) ?? 0
    entry.until = clock("until", of: node) ?? 1_440
    if let when = node.node("when"), let formula = when.stringValue {
      let (expression, issues) = Expression.parse(
        formula.hasPrefix("=") ? String(formula.dropFirst()) : formula, strict: true)
      entry.condition = expression
      (entry.conditionRange, entry.conditionShift) = (when.range, formula.hasPrefix("=") ? 1 : 0)
      if expression == nil {
        let reason = issues.first.map { "\($0.message)" } ?? "there is nothing in it"
        diagnostics.append(Diagnostic(.playlistCondition, .init("this is not a formula: \(reason)"), at: when.range))
      }
    }
    entry.isUrgent = node.node("urgent")?.boolValue ?? false
    for member in node.node("variables")?.members ?? [] { entry.variables[member.key] = DataValue(member.value).value }
    return entry
  }

  private static func numbers(of day: String) -> Set<Int> {
    switch day {
    case "weekdays": [1, 2, 3, 4, 5]
    case "weekend": [0, 6]
    default: Set(PlaylistTable.days.prefix(7).firstIndex(of: day).map { [($0 + 1) % 7] } ?? [])
    }
  }

  /// Minutes of the day for a time such as `06:30`.
  private mutating func clock(_ key: String, of node: JSONNode) -> Int? {
    guard let value = node.node(key), let text = value.stringValue else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { part in
      part.utf8.count <= 2 && part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    if parts.count == 2, let hour = parts[0], let minute = parts[1], minute < 60, hour * 60 + minute <= 1_440 {
      return hour * 60 + minute
    }
    diagnostics.append(
      Diagnostic(
        .playlistTime, .init("`\(text)` is not a time such as `06:30`; a day ends at `24:00`"), at: value.range))
    return nil
  }

  /// Seconds for a length of time such as `1h30m`.
  private mutating func span(_ key: String, of node: JSONNode) -> Double? {
    guard let value = node.node(key), let text = value.stringValue else { return nil }
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600]
    var seconds = 0.0
    var digits = ""
    for character in text {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else if let unit = units[character], let count = Double(digits), digits.count <= 6 {
        seconds += count * unit
        digits = ""
      } else {
        seconds = 0
        break
      }
    }
    if digits.isEmpty, (10...86_400).contains(seconds) { return seconds }
    diagnostics.append(
      Diagnostic(
        .playlistTime, .init("`\(text)` is not a duration such as `15m`, from `10s` to `24h`"), at: value.range))
    return nil
  }
}
