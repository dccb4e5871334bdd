// SPDX-License-Identifier: MIT

import Foundation
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveRender
import WeaveSpec
import WeaveStore

/// The broken designs, snapshots and answers of `Specs/Broken`, each with what is said of it beside it.
enum Corpus {
  struct Entry: Sendable, Hashable {
    /// `area/behaviour`.
    var name: String
    /// What the name of its file ends in, with the dot.
    var ending = ".json"
    var bytes: [UInt8]
    /// What is expected; nil where nobody has written it yet.
    var expected: String?

    var area: String { String(name.prefix { $0 != "/" }) }
    var source: SourceText { SourceText(name: name + ending, bytes: bytes) }
    /// The designs of this area are read as the app reads them.
    var mode: WidgetCompiler.Mode { area == "lenient" ? .lenient : .strict }
    /// What a snapshot is read as, by the first word of its name; nil for designs.
    var snapshotKind: SnapshotKind? {
      guard area == "snapshots" else { return nil }
      return SnapshotKind(rawValue: String(name.dropFirst("snapshots/".count).prefix { $0 != "-" }))
    }
    /// The source whose answer or file it is, which its name begins with; nil for designs and snapshots.
    var feed: FeedSource? {
      guard area == "feeds" else { return nil }
      let file = name.dropFirst("feeds/".count)
      return FeedTable.all.filter { file.hasPrefix($0.name + "-") }.max { $0.name.count < $1.name.count }
    }
    /// What the design is drawn from: the folder `NAME.snapshots` beside it; nil without one.
    var snapshots: Snapshots? {
      get throws {
        let path = Corpus.root.appending(path: "\(name).snapshots").path
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try SnapshotFolder(path: path).read(now: moment.now, timeZone: moment.timeZone).snapshots
      }
    }
    var folder: String { Corpus.root.appending(path: area).path }
    var expectedFile: URL { Corpus.root.appending(path: "\(name).expected") }
  }

  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let root = package.appending(path: "Specs/Broken")

  /// Whether expected texts and documents are written instead of compared.
  static let isRecording = ProcessInfo.processInfo.environment["WEAVE_RECORD"] == "1"

  /// All entries, by name.
  static func entries() throws -> [Entry] {
    let areas = try FileManager.default.contentsOfDirectory(atPath: root.path)
    return try areas.sorted().flatMap { area -> [Entry] in
      let files = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: area).path)
      let isBroken = { (file: String) in area == "feeds" ? !file.hasSuffix(".expected") : file.hasSuffix(".json") }
      return try files.filter(isBroken).sorted().map { file in
        let ending = file.lastIndex(of: ".").map { String(file[$0...]) } ?? ""
        let name = "\(area)/\(file.dropLast(ending.count))"
        let bytes = [UInt8](try Data(contentsOf: root.appending(path: name + ending)))
        let expected = try? String(contentsOf: root.appending(path: "\(name).expected"), encoding: .utf8)
        return Entry(name: name, ending: ending, bytes: bytes, expected: expected)
      }
    }
  }

  /// A Saturday in spring.
  static let moment = Moment(
    now: Date(timeIntervalSince1970: 1_774_703_100), timeZone: .gmt, locale: Locale(identifier: "en_US"))

  /// What is said of a snapshot when it is read.
  static func reading(_ source: SourceText, as kind: SnapshotKind) -> Checked<Snapshots> {
    SnapshotReader.read(source, as: kind, now: moment.now, timeZone: moment.timeZone)
  }

  /// What is said of an answer that was asked for by a reader in Paris, who picks two values of JSON.
  static func reading(_ source: SourceText, by feed: FeedSource) -> Checked<[Snapshots]> {
    let picks = [
      FeedPick(variable: "outside", path: "$.state", kind: .number), FeedPick(variable: "wind", path: "state.wind"),
    ]
    let zone = TimeZone(identifier: "Europe/Paris") ?? .gmt
    return feed.read(source, FeedRequest(now: moment.now, timeZone: zone, picks: picks))
  }

  /// What is said of a design, and the codes that it names; of a snapshot or an answer, what reading it says.
  static func report(on entry: Entry, _ checker: DesignChecker) throws -> DiagnosticReport {
    if let kind = entry.snapshotKind {
      return DiagnosticReport(source: entry.source, diagnostics: reading(entry.source, as: kind).diagnostics)
    }
    if let feed = entry.feed {
      return DiagnosticReport(source: entry.source, diagnostics: reading(entry.source, by: feed).diagnostics)
    }
    let compiled = WidgetCompiler.compile(
      entry.source, mode: entry.mode, now: moment.now, folder: entry.folder)
    let found = try checker.check(
      compiled, folder: entry.folder, moment: moment, variables: [:], snapshots: entry.snapshots)
    return DiagnosticReport(source: entry.source, diagnostics: found)
  }
}

extension Array where Element: Sendable {
  /// The results of some work on every element, on all processors, each worker with a tool of its own.
  func mapConcurrently<Tool, Result: Sendable>(
    tool: @escaping @Sendable () throws -> Tool, _ work: @escaping @Sendable (Element, Tool) throws -> Result
  ) async throws -> [Result] {
    let workers = Swift.max(1, ProcessInfo.processInfo.activeProcessorCount)
    let elements = self
    return try await withThrowingTaskGroup(of: [(Int, Result)].self) { group in
      for worker in 0..<workers {
        group.addTask {
          let tool = try tool()
          return try stride(from: worker, to: elements.count, by: workers).map { ($0, try work(elements[$0], tool)) }
        }
      }
      var results: [(Int, Result)] = []
      for try await part in group { results += part }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
