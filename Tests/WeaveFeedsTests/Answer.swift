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

/// Real and made answers that lie beside the project on the machines of its authors; the tests pass without them.
enum SharedSamples {
  static let folder: URL? = {
    let here = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let environment = ProcessInfo.processInfo.environment["WEAVE_SHARED"].map { URL(filePath: $0) }
    let folder = (environment ?? here.deletingLastPathComponent().appending(path: "shared")).appending(path: "samples")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  static func bytes(_ name: String) throws -> [UInt8]? {
    guard let folder else { return nil }
    return [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }
}
