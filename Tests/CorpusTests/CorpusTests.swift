// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveRender

@Suite struct CorpusTests {
  /// Codes that need a file too large for the corpus; `LargeFileTests` has them.
  static let large: Set<DiagnosticCode> = [
    .jsonTooLarge, .jsonTooManyValues, .jsonTooManyMistakes, .exchangeTooMany, .snapshotTooLarge, .layoutTooDeep,
    .feedTooMany,
  ]

  @Test func everyFileSaysWhatIsExpected() async throws {
    let entries = try Corpus.entries()
    #expect(entries.count > 150)
    let texts = try await entries.mapConcurrently(tool: { try DesignChecker() }) { entry, checker in
      TerminalPrinter().text(for: [try Corpus.report(on: entry, checker)])
    }
    for (entry, text) in zip(entries, texts) where text != entry.expected {
      if Corpus.isRecording {
        try text.write(to: entry.expectedFile, atomically: true, encoding: .utf8)
      } else {
        Issue.record("\(entry.name) says\n\(text)\ninstead of\n\(entry.expected ?? "nothing")")
      }
    }
  }

  @Test func everyFileHasSomethingToSay() throws {
    for entry in try Corpus.entries() { #expect(entry.expected?.isEmpty == false, "\(entry.name)") }
  }

  @Test func everyCodeHasAnExample() throws {
    let said = try Corpus.entries().compactMap(\.expected).joined()
    // What `weave test` says, and what is wrong with tables of data, has tests with the command; what is said of panels, of
    // displays, of playlists, of the settings of feeds and of views those of their targets.
    let others = Self.large.union(DiagnosticCode.testCodes).union(DiagnosticCode.panelCodes)
      .union(DiagnosticCode.displayCodes).union(DiagnosticCode.feedSettingsCodes).union(DiagnosticCode.viewCodes).union(
        [.dataTable])
      .union([.playlistTime, .playlistCondition, .playlistNothing, .playlistFile])
    let missing = DiagnosticCode.all.filter { !said.contains("[\($0.name)]") && !others.contains($0) }
    #expect(missing.map(\.name) == [])
  }

  @Test func everyCodeHasANameOfItsOwn() {
    #expect(Set(DiagnosticCode.all.map(\.name)).count == DiagnosticCode.all.count)
    #expect(Set(DiagnosticCode.all.map(\.title)).count == DiagnosticCode.all.count)
  }

  @Test func sureFixesBreakNothing() throws {
    for entry in try Corpus.entries() where entry.area != "snapshots" && entry.area != "feeds" {
      let before = WidgetCompiler.compile(entry.source, mode: entry.mode, now: Corpus.moment.now)
      let mended = DesignMender.mended(entry.source, mode: entry.mode, now: Corpus.moment.now)
      let after = WidgetCompiler.compile(mended.source, mode: entry.mode, now: Corpus.moment.now)
      #expect(after.output != nil || before.output == nil, "\(entry.name) was readable before its fixes")
      let errors = { (checked: [Diagnostic]) in checked.count { $0.severity == .error } }
      #expect(errors(after.diagnostics) <= errors(before.diagnostics), "\(entry.name) has more errors after its fixes")
      let again = DesignMender.mended(mended.source, mode: entry.mode, now: Corpus.moment.now)
      #expect(again.applied == 0 && again.source.bytes == mended.source.bytes, "\(entry.name) is fixed again and again")
    }
  }
}

/// Snapshots, which have no compiler to mend them.
@Suite struct SnapshotCorpusTests {
  @Test func everyNameSaysAKind() throws {
    let snapshots = try Corpus.entries().filter { $0.area == "snapshots" }
    #expect(snapshots.count > 30)
    for entry in snapshots { #expect(entry.snapshotKind != nil, "\(entry.name)") }
  }

  @Test func sureFixesBreakNothing() throws {
    for entry in try Corpus.entries() {
      guard let kind = entry.snapshotKind else { continue }
      let before = Corpus.reading(entry.source, as: kind)
      let bytes = FixApplier.apply(before.diagnostics, to: entry.source).bytes
      let after = Corpus.reading(SourceText(name: entry.name, bytes: bytes), as: kind)
      #expect(after.output != nil || before.output == nil, "\(entry.name) was readable before its fixes")
      let errors = { (checked: Checked<Snapshots>) in checked.diagnostics.count { $0.severity == .error } }
      #expect(errors(after) <= errors(before), "\(entry.name) has more errors after its fixes")
    }
  }
}

/// Answers of services and files of other programs.
@Suite struct FeedCorpusTests {
  @Test func everyNameSaysASource() throws {
    let answers = try Corpus.entries().filter { $0.area == "feeds" }
    #expect(answers.count > 10)
    for entry in answers { #expect(entry.feed != nil, "\(entry.name)") }
  }
}

/// Files too large to keep beside the others.
@Suite struct LargeFileTests {
  private func codes(_ bytes: [UInt8]) -> [String] {
    WidgetCompiler.compile(SourceText(name: "large.json", bytes: bytes), now: Corpus.moment.now).diagnostics
      .map { "\($0.code.name) \($0.message.text)" }
  }

  @Test func isRefusedBeforeItIsRead() {
    let spaces = [UInt8](repeating: 0x20, count: Limits.designBytes + 1)
    #expect(codes(spaces).map { $0.prefix(5) } == ["W0005"])
  }

  @Test func isReadUpToTheLimitOfValues() {
    let values = [UInt8](("[" + String(repeating: "0,", count: Limits.jsonValues) + "0]").utf8)
    #expect(codes(values).contains { $0.hasPrefix("W0007") })
  }

  @Test func tellsOfAsManyMistakesAsAnyoneReads() {
    let found = codes(Array(("[" + String(repeating: "{,},", count: 1_000) + "{}]").utf8))
    #expect(found.count <= Limits.diagnostics + 1)
    #expect(found.contains { $0.hasPrefix("W0008") })
  }

  @Test func readsAsManyDesignsAsAFileMayHave() {
    let designs = [String](repeating: #"{"name":"Tea"}"#, count: Limits.designs + 1).joined(separator: ",")
    #expect(
      codes(Array("[\(designs)]".utf8)) == [
        "W0710 a file holds at most 500 designs; this one and the rest are not read"
      ])
  }
}

/// Designs in the form in which the app writes them.
@Suite struct AppDesignTests {
  @Test(arguments: Oracle.designs) func haveNoErrors(_ file: URL) throws {
    let checker = try DesignChecker()
    let source = SourceText(name: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
    let compiled = WidgetCompiler.compile(source, now: Corpus.moment.now)
    let found = try checker.check(
      compiled, folder: file.deletingLastPathComponent().path, moment: Corpus.moment, variables: [:], depth: .reading)
    #expect(found.filter { $0.severity == .error }.map(\.message.text) == [])
  }
}
