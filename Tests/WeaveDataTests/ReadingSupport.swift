// SPDX-License-Identifier: MIT

import Foundation
import WeaveData
import WeaveDiagnostics
import WeaveTime

/// The moment, the time zone and the shortcuts shared by all reading tests.
enum Reading {
  /// 2026-03-28T14:05:00+01:00.
  static let now = Date(timeIntervalSince1970: 1_774_703_100)
  static let paris = TimeZone(identifier: "Europe/Paris") ?? .gmt

  static func read(_ text: String, as kind: SnapshotKind, in timeZone: TimeZone = paris) -> Checked<Snapshots> {
    SnapshotReader.read(SourceText(name: kind.fileName, text: text), as: kind, now: now, timeZone: timeZone)
  }

  /// Each diagnostic as `W0806 12:34 message`: its code, the text at its place and its message.
  static func findings(_ text: String, as kind: SnapshotKind, in timeZone: TimeZone = paris) -> [String] {
    let source = SourceText(name: kind.fileName, text: text)
    return SnapshotReader.read(source, as: kind, now: now, timeZone: timeZone).diagnostics.map { found in
      "\(found.code.name) \(found.range.map { source.text(in: $0) } ?? "-")"
    }
  }

  /// The text after applying its sure or likely fixes.
  static func mended(_ text: String, as kind: SnapshotKind, _ confidence: Diagnostic.Fix.Confidence = .likely) -> String
  {
    let source = SourceText(name: kind.fileName, text: text)
    let found = SnapshotReader.read(source, as: kind, now: now, timeZone: paris).diagnostics
    return String(decoding: FixApplier.apply(found, to: source, atLeast: confidence).bytes, as: UTF8.self)
  }

  static func day(_ text: String) -> LocalDay { LocalDay(text) ?? LocalDay(number: 0) }

  static func moment(_ text: String) -> Date { InstantText.date(text) ?? .distantPast }

  // MARK: Folders

  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func source(_ url: URL) throws -> SourceText {
    SourceText(name: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
  }
}
