// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveTime

@testable import WeaveFeeds

/// Reads answers that are written in tests.
enum Answer {
  static func date(_ text: String) -> Date {
    guard let date = InstantText.date(text) else { preconditionFailure("\(text) is no moment") }
    return date
  }

  static func zone(_ name: String) -> TimeZone { TimeZone(identifier: name) ?? .gmt }

  static func day(_ text: String) -> LocalDay {
    guard let day = LocalDay(text) else { preconditionFailure("\(text) is no day") }
    return day
  }

  static func request(
    _ now: String = "2026-03-28T13:05:00Z", zone: String = "UTC", places: [Place] = []
  ) -> FeedRequest {
    FeedRequest(now: date(now), timeZone: Self.zone(zone), places: places)
  }

  static func read(
    _ text: String, _ source: FeedSource, _ request: FeedRequest = Answer.request()
  ) -> Checked<[Snapshots]> {
    source.read(SourceText(name: "answer", text: text), request)
  }

  /// The one snapshot of an answer.
  static func snapshot(
    _ text: String, _ source: FeedSource, _ request: FeedRequest = Answer.request()
  ) throws -> Snapshots {
    try #require(read(text, source, request).output?.first)
  }

  /// Each diagnostic as its code and the text that it stands at.
  static func findings(
    _ text: String, _ source: FeedSource, _ request: FeedRequest = Answer.request()
  ) -> [String] {
    let source_ = SourceText(name: "answer", text: text)
    return source.read(source_, request).diagnostics.map { diagnostic in
      diagnostic.code.name + (diagnostic.range.map { " " + source_.text(in: $0) } ?? "")
    }
  }
}
