// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
public import WeaveResolve
import WeaveSchema
import WeaveTime

/// The next change of a picture, as text and as JSON.
public struct NextChangeReport: Sendable {
  /// The name of the design in commands.
  public var name: String
  /// The widget family that was examined.
  public var size: WidgetSize
  /// The moment and the reader of the request.
  public var moment: Moment
  /// Nil if nothing changes within the horizon.
  public var change: NextChange?

  /// The report of `next-change` on a design; `change` is nil if nothing changes within the horizon.
  public init(name: String, size: WidgetSize, moment: Moment, change: NextChange?) {
    self.name = name
    self.size = size
    self.moment = moment
    self.change = change
  }

  /// A line with the moment, and a line for each reason.
  public var text: String {
    guard let change else { return "\(name) \(size.rawValue): no change\n" }
    let reasons = change.reasons.map { "  \($0.phrase)\n" }.joined()
    return "\(name) \(size.rawValue): \(local(change.date)), in \(Self.span(seconds(until: change.date)))\n\(reasons)"
  }

  /// A JSON array of reports.
  public static func json(_ reports: [NextChangeReport]) -> String {
    JSONWriter.pretty(.array(reports.map(\.object))) + "\n"
  }

  private var object: JSONNode {
    let reasons = (change?.reasons ?? []).map { reason in
      JSONNode.object([
        ("key", reason.key.map { .text($0) } ?? .null), ("before", .text(reason.before)),
        ("after", .text(reason.after)),
      ])
    }
    return .object([
      ("name", .text(name)), ("size", .text(size.rawValue)),
      ("at", change.map { .text(InstantText.millisecondText($0.date)) } ?? .null),
      ("inSeconds", change.map { .number(seconds(until: $0.date)) } ?? .null),
      ("reasons", .array(reasons)),
    ])
  }

  private func seconds(until date: Date) -> Double {
    (date.timeIntervalSince(moment.now) * 1_000).rounded() / 1_000
  }

  /// The reader's local time: `2026-03-28 14:06:00`.
  private func local(_ date: Date) -> String {
    let civil = CivilTime(seconds: date.timeIntervalSince1970, in: moment.timeZone)
    let clock = [civil.hour, civil.minute, civil.second].map { CivilTime.digits($0, 2) }.joined(separator: ":")
    return "\(LocalDay(number: civil.dayNumber)) \(clock)"
  }

  /// A duration: `55 s`, `12 min`, `3 h 5 min`, `1 d 2 h`.
  private static func span(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 1e9).rounded(.up))
    let (days, hours, minutes) = (whole / 86_400, whole / 3_600 % 24, whole / 60 % 60)
    if days > 0 { return "\(days) d \(hours) h" }
    if hours > 0 { return "\(hours) h \(minutes) min" }
    return minutes > 0 ? "\(minutes) min \(whole % 60) s" : "\(whole) s"
  }
}

extension NextChange.Reason {
  fileprivate var phrase: String {
    guard let key else { return "the text depends on the clock" }
    if let album = key.albumFile {
      return after.isEmpty ? "the album `\(album)` has no photo" : "the album `\(album)` shows \(after)"
    }
    if let playlist = key.split(separator: ":", maxSplits: 1).last, key.hasPrefix(NextChange.playlist) {
      return after.isEmpty ? "`\(playlist)` shows nothing then" : "`\(playlist)` shows \(after) then"
    }
    if before.isEmpty, after.isEmpty { return "the entries of `\(key)` change" }
    if before.isEmpty { return "`\(key)` becomes \(after)" }
    return after.isEmpty ? "`\(key)` disappears" : "`\(key)` turns from \(before) to \(after)"
  }
}
