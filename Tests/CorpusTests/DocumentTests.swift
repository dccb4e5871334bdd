// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveSpec

/// `docs/diagnostics.md` lists every code with an example of the corpus. `WEAVE_RECORD=1` writes it anew.
@Suite struct DocumentTests {
  private static let file = Corpus.package.appending(path: "docs/diagnostics.md")

  @Test func isUpToDate() throws {
    let text = Self.markdown(try Corpus.entries())
    if Corpus.isRecording {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
    }
  }

  // MARK: Text

  private static let chapters: [(title: String, codes: [DiagnosticCode])] = [
    ("JSON", DiagnosticCode.syntaxCodes), ("Fields of a design", DiagnosticCode.specCodes),
    ("Texts and expressions", DiagnosticCode.textCodes), ("Content trees", DiagnosticCode.contentCodes),
    ("Photos and symbols", DiagnosticCode.assetCodes), ("Layout", DiagnosticCode.layoutCodes),
    ("Contrast", DiagnosticCode.contrastCodes), ("Exchange files", DiagnosticCode.exchangeCodes),
    ("Snapshots", DiagnosticCode.snapshotCodes),
    ("Answers of services and files of other programs", DiagnosticCode.feedCodes),
    ("Boards and playlists", DiagnosticCode.boardCodes),
  ]

  private static func markdown(_ entries: [Corpus.Entry]) -> String {
    var lines = [
      "# Diagnostics", "",
      "What `weave validate` reports, by code. `weave explain CODE` prints the same text without this file. An error",
      "keeps a design from being drawn; a warning does not; a note is for the author to know. The examples are files",
      "of `Specs/Broken`, each with all that is said of it; the tests compare them to the letter. This file is made",
      "from them: `WEAVE_RECORD=1 swift test --filter CorpusTests`.", "",
    ]
    for chapter in chapters {
      lines += ["- [\(chapter.title)](#\(anchor(chapter.title)))"]
    }
    for chapter in chapters {
      lines += ["", "## \(chapter.title)"]
      for code in chapter.codes.sorted(by: { $0.name < $1.name }) { lines += section(code, entries) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func anchor(_ title: String) -> String { title.lowercased().replacing(" ", with: "-") }

  private static func section(_ code: DiagnosticCode, _ entries: [Corpus.Entry]) -> [String] {
    var lines = [
      "", "### \(code.name): \(code.title)", "", "*\(code.severity.rawValue.capitalized).* \(code.explanation)",
    ]
    guard let entry = example(of: code, in: entries), let expected = entry.expected else { return lines }
    lines += [
      "", "`Specs/Broken/\(entry.name)\(entry.ending)`\(entry.mode == .lenient ? ", with `--lenient`" : ""):", "",
    ]
    if entry.isReadable { lines += fenced(String(decoding: entry.bytes, as: UTF8.self), entry.language) + [""] }
    return lines + fenced(expected, "text")
  }

  /// The shortest file that shows the code, alone if any does.
  private static func example(of code: DiagnosticCode, in entries: [Corpus.Entry]) -> Corpus.Entry? {
    entries.filter { $0.expected?.contains("[\(code.name)]") == true }
      .min { ($0.codeCount, $0.bytes.count, $0.name) < ($1.codeCount, $1.bytes.count, $1.name) }
  }

  private static func fenced(_ text: String, _ language: String) -> [String] {
    let body = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ["```\(language)"] + (body.last == "" ? body.dropLast() : body[...]).map(String.init) + ["```"]
  }
}

extension Corpus.Entry {
  /// Whether its text can stand in a document.
  fileprivate var isReadable: Bool {
    String(validating: bytes, as: UTF8.self) != nil && bytes.count < 2_000 && !bytes.isEmpty
      && !bytes.contains(0) && !bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A }
  }

  /// What the text is written in, for who colours it.
  fileprivate var language: String { ending == ".json" ? "json" : ending == ".xml" ? "xml" : "text" }

  /// How many diagnostics it has.
  fileprivate var codeCount: Int { (expected ?? "").components(separatedBy: " [W").count - 1 }
}
