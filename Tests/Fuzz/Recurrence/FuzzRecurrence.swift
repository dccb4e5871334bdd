// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveFeeds

/// Any rules and lists of dates can be followed, of events, things to do and time zones. The first byte of the input
/// chooses the component, the rest are lines of it.
///
/// Events are in the window that was asked for and not more than are kept, and the same calendar gives the same events.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecurrence(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0, let source = FeedTable.source("icalendar") else { return 0 }
  let lines = String(decoding: UnsafeBufferPointer(start: start + 1, count: count - 1), as: UTF8.self)
  let text = SourceText(name: "a.ics", text: calendar(lines, Int(start[0])))
  let now = Date(timeIntervalSince1970: 1_774_706_400)
  let request = FeedRequest(now: now, timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt)
  let checked = source.read(text, request)
  _ = TerminalPrinter().text(for: [DiagnosticReport(source: text, diagnostics: checked.diagnostics)])
  let events = checked.output?.first?.calendar?.events ?? []
  precondition(events.count <= Limits.snapshotEvents, "too many events")
  for event in events {
    // A day before today and 60 days after it, and the days at both ends.
    guard case .timed(let start, let end) = event.span else { continue }
    precondition(end >= start && end >= now.addingTimeInterval(-3 * 86_400), "ended before the window: \(event.span)")
    precondition(start <= now.addingTimeInterval(62 * 86_400), "begins after the window: \(event.span)")
  }
  precondition(source.read(text, request).output == checked.output, "another reading gives other events")
  return 0
}

private func calendar(_ lines: String, _ choice: Int) -> String {
  let starts = ["DTSTART:20260301T090000", "DTSTART;VALUE=DATE:20200229", "DTSTART:16000101T000000Z", ""]
  let first = starts[choice / 4 % starts.count]
  let component =
    switch choice % 4 {
    case 0: "BEGIN:VTODO\r\nUID:a\r\n\(first)\r\n\(lines)\r\nEND:VTODO"
    case 1:
      """
      BEGIN:VTIMEZONE\r
      TZID:Here\r
      BEGIN:STANDARD\r
      TZOFFSETFROM:+0100\r
      TZOFFSETTO:+0200\r
      \(first)\r
      \(lines)\r
      END:STANDARD\r
      END:VTIMEZONE\r
      BEGIN:VEVENT\r
      UID:a\r
      DTSTART;TZID=Here:20260328T090000\r
      RRULE:FREQ=DAILY\r
      END:VEVENT
      """
    default: "BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:a\r\n\(first)\r\n\(lines)\r\nEND:VEVENT"
    }
  return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(component)\r\nEND:VCALENDAR\r\n"
}
