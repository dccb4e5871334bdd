// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The language server, tested with weave's own client and with real editors.
@Suite(.waiting) struct LanguageServerTests {
  private static let card = """
    {
      "name": "Card",
      "primaryText": "🌤 {{count|0}}",
      "layot": { "template": "hero" },
      "variables": { "count": 12 }
    }

    """

  // MARK: The protocol

  @Test func aSessionFromBeginToEnd() throws {
    let folder = try Folder()
    let client = try LanguageClient(in: folder)
    let early = try client.answer(to: client.ask("textDocument/hover"))
    #expect((early["error"] as? [String: Any])?["code"] as? Int == -32002)
    let begun = try client.begin(["utf-32", "utf-8"])
    #expect((begun["capabilities"] as? [String: Any])?["positionEncoding"] as? String == "utf-32")
    let unknown = try client.answer(to: client.ask("weave/nonsense"))
    #expect((unknown["error"] as? [String: Any])?["code"] as? Int == -32601)
    let closed = try client.answer(to: client.ask("textDocument/hover", LanguageClient.place("file:///a.json", 0, 0)))
    #expect((closed["error"] as? [String: Any])?["code"] as? Int == -32602)
    #expect(try client.end() == 0)
  }

  @Test func anEditorThatLeavesWithoutAWord() throws {
    let folder = try Folder()
    let client = try LanguageClient(in: folder)
    try client.begin()
    #expect(try client.leave() == 2)
  }

  @Test func bytesThatAreNoMessage() throws {
    let folder = try Folder()
    let client = try LanguageClient(in: folder)
    try client.begin()
    try client.write("Content-Length: 5\r\nContent-Type: x\r\n\r\n", Data("{\"a\":".utf8))
    let answer = try client.next()
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32700)
    try client.write("Content-Length: 2\r\n\r\n", Data("[]".utf8))
    #expect((try client.next()["error"] as? [String: Any])?["code"] as? Int == -32600)
    #expect(try client.end() == 0)
  }

  @Test func cancelledRequestsAreAnswered() throws {
    let folder = try Folder()
    let client = try LanguageClient(in: folder)
    try client.begin()
    let address = "file://\(folder.path)/card.json"
    try client.open(address, Self.card)
    _ = try client.diagnostics(of: address, version: 1)
    // In one piece, so that the cancellation arrives before the first answer is ready.
    var piece = Data()
    for number in 901...920 {
      for message in [
        [
          "jsonrpc": "2.0", "id": number, "method": "textDocument/completion",
          "params": LanguageClient.place(address, 2, 22),
        ],
        ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": number]],
      ] as [[String: Any]] {
        let body = try JSONSerialization.data(withJSONObject: message)
        piece += Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
      }
    }
    try client.write("", piece)
    let answers = try (901...920).map { try client.answer(to: $0) }
    let codes = answers.map { ($0["error"] as? [String: Any])?["code"] as? Int }
    #expect(codes.allSatisfy { $0 == nil || $0 == -32800 })
    #expect(codes.contains(-32800))
    #expect(try client.end() == 0)
  }

  // MARK: Diagnostics

  /// The diagnostics equal those of `weave validate`, at the same places.
  @Test(arguments: ["Broken/fields", "Broken/texts", "Broken/content"]) func diagnosticsAreThoseOfValidate(
    _ name: String
  ) throws {
    let designs = Self.root + "/Specs/" + name
    let files = try FileManager.default.contentsOfDirectory(atPath: designs).filter { $0.hasSuffix(".json") }.sorted()
      .prefix(6)
    try #require(!files.isEmpty)
    let folder = try Folder()
    let client = try LanguageClient(in: folder)
    try client.begin(["utf-32"])
    for file in files {
      let path = "\(designs)/\(file)"
      let outcome = try Tool.run(["validate", path, "--format", "json", "--now", "2026-03-28T14:05:00Z"], in: folder)
      let report = try #require(try JSONSerialization.jsonObject(with: outcome.bytes) as? [String: Any])
      let expected =
        (report["files"] as? [[String: Any]])?.flatMap { $0["diagnostics"] as? [[String: Any]] ?? [] } ?? []
      try client.notify(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": "file://\(path)", "languageId": "weave", "version": 1,
            "text": try String(contentsOfFile: path, encoding: .utf8),
          ]
        ])
      let found = try client.diagnostics(of: "file://\(path)", version: 1)
      func told(_ code: Any?, _ line: Int?, _ column: Int?) -> String { "\(code ?? "") \(line ?? 0):\(column ?? 0)" }
      let places = found.map { diagnostic -> String in
        let start = (diagnostic["range"] as? [String: Any])?["start"] as? [String: Any]
        return told(
          diagnostic["code"], (start?["line"] as? Int).map { $0 + 1 }, (start?["character"] as? Int).map { $0 + 1 })
      }
      #expect(
        places.sorted()
          == expected.map { told($0["code"], $0["line"] as? Int ?? 1, $0["column"] as? Int ?? 1) }.sorted(),
        "\(file)")
    }
    #expect(try client.end() == 0)
  }

  @Test func aClosedFileIsToldOfNoLonger() throws {
    let folder = try Folder()
    let client = try LanguageClient(in: folder)
    try client.begin()
    let address = "file://\(folder.path)/card.json"
    try client.open(address, Self.card)
    #expect(try client.diagnostics(of: address, version: 1).count == 1)
    try client.notify("textDocument/didClose", ["textDocument": ["uri": address]])
    #expect(try client.diagnostics(of: address, version: nil).isEmpty)
    let other = "file://\(folder.path)/package.json"
    try client.open(other, #"{ "name": "x", "version": "1.0.0", "dependencies": {} }"#)
    #expect(try client.diagnostics(of: other, version: 1).isEmpty)
    #expect(try client.end() == 0)
  }

  /// Renaming a component in a file of parts also renames it in the designs on disk that include the file.
  @Test func partsAreRenamedWhereTheyAreIncluded() throws {
    let folder = try Folder()
    let parts = #"{ "components": { "stat": { "content": { "type": "text", "text": "A" } } } }"#
    let design =
      #"{ "name": "A", "layout": { "template": "custom" }, "include": "parts/kit.json", "#
      + #""content": { "type": "use", "component": "stat" } }"#
    try folder.makeFolder("parts")
    try folder.write(parts, to: "parts/kit.json")
    try folder.write(design, to: "card.json")
    try folder.write(design.replacing("parts/kit.json", with: "kit.json"), to: "other.json")
    let client = try LanguageClient(in: folder)
    try client.begin()
    let address = "file://\(folder.path)/parts/kit.json"
    try client.open(address, parts)
    var question = LanguageClient.place(address, 0, 20)
    question["newName"] = "figure"
    let answer = try client.request("textDocument/rename", question) as? [String: Any]
    let changes = try #require(answer?["changes"] as? [String: [[String: Any]]])
    #expect(Set(changes.keys) == [address, "file://\(folder.path)/card.json"])
    #expect(changes.values.allSatisfy { $0.map { $0["newText"] as? String } == ["figure"] })
    #expect(try client.end() == 0)
  }

  /// The diagnostics from drawing move with the typed text until the design is drawn again.
  @Test func whatDrawingShowsStaysWhileOneTypes() throws {
    let folder = try Folder()
    let client = try LanguageClient(in: folder)
    try client.begin()
    let address = "file://\(folder.path)/card.json"
    let text = #"{ "content": { "type": "text", "text": "Überschrift", "lineLimit": 1, "frame": { "width": 20 } },"#
    try client.open(address, "\n" + text + "\n  \"layout\": { \"template\": \"custom\" } }\n")
    let first = try client.diagnostics(of: address, version: 1)
    func lines(_ list: [[String: Any]], _ code: String) -> [Int] {
      list.filter { $0["code"] as? String == code }.compactMap {
        (($0["range"] as? [String: Any])?["start"] as? [String: Any])?["line"] as? Int
      }
    }
    let cut = try #require(first.compactMap { $0["code"] as? String }.first { $0 == "W0501" })
    #expect(lines(first, cut) == [1])
    let start = ["line": 0, "character": 0]
    try client.change(address, version: 2, [["range": ["start": start, "end": start], "text": "\n\n"]])
    #expect(lines(try client.diagnostics(of: address, version: 2), cut) == [3])
    #expect(lines(try client.diagnostics(of: address, version: 2), cut) == [3])
    #expect(try client.end() == 0)
  }

  /// Editors that show pictures get those of symbols and colours; other editors get none.
  @Test(arguments: [true, false]) func picturesOfSymbolsAndColors(areShown: Bool) throws {
    let folder = try Folder()
    let client = try LanguageClient(in: folder)
    try client.begin(["utf-8"], ["pictures": areShown])
    let address = "file://\(folder.path)/card.json"
    let text = """
      { "layout": { "template": "custom" },
        "content": { "type": "symbol", "name": "flame.fill", "color": "orange" } }
      """
    try client.open(address, text)
    _ = try client.diagnostics(of: address, version: 1)
    func told(_ word: String) throws -> String {
      let line = try #require(text.split(separator: "\n")[1].firstRange(of: word))
      let column = text.split(separator: "\n")[1].utf8.distance(
        from: text.split(separator: "\n")[1].startIndex, to: line.lowerBound)
      let hover =
        try client.request("textDocument/hover", LanguageClient.place(address, 1, column + 2)) as? [String: Any]
      return try #require((hover?["contents"] as? [String: Any])?["value"] as? String)
    }
    // The first bytes of a PNG file, and of an SVG document.
    #expect(try told("flame.fill").contains("data:image/png;base64,iVBORw0KGgo") == areShown)
    let start = Data("<svg ".utf8).base64EncodedString().prefix(6)
    #expect(try told("orange").contains("data:image/svg+xml;base64,\(start)") == areShown)
    #expect(try told("orange").contains("in dark"))
    #expect(try client.end() == 0)
  }

  /// An unknown symbol is reported before anything is drawn.
  @Test func anUnknownSymbolIsToldAsOneTypes() throws {
    let folder = try Folder()
    let client = try LanguageClient(in: folder)
    try client.begin()
    let address = "file://\(folder.path)/card.json"
    let text =
      #"{ "layout": { "template": "custom" }, "content": { "type": "vstack", "children": [{ "type": "symbol", "name": "flame.fill" }, { "type": "text", "text": "A" }] } }"#
    try client.open(address, text)
    #expect(try client.diagnostics(of: address, version: 1).isEmpty)
    try client.change(address, version: 2, [["text": text.replacingOccurrences(of: "flame", with: "flme")]])
    let first = try client.diagnostics(of: address, version: 2)
    let last = try client.diagnostics(of: address, version: 2)
    #expect(first.map { $0["message"] as? String } == last.map { $0["message"] as? String })
    #expect(first.contains { ($0["message"] as? String)?.contains("flame.fill") ?? false })
    #expect(try client.end() == 0)
  }

  /// After random edits, the server reports the same as a new server does for the same text.
  @Test func editsStepByStep() throws {
    let folder = try Folder()
    let address = "file://\(folder.path)/card.json"
    let client = try LanguageClient(in: folder)
    try client.begin(["utf-16"])
    try client.open(address, Self.card)
    var text = Self.card
    var state: UInt64 = 20_261_122
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for version in 2...60 {
      // A line without its line break, and a place between its characters.
      let lines = text.components(separatedBy: "\n")
      let line = random(lines.count)
      let characters = Array(lines[line])
      let start = random(characters.count + 1)
      let end = min(characters.count, start + random(3))
      let piece = ["", "x", "\"", ",", "{{", "🌤", "}", " \n"][random(8)]
      func column(_ index: Int) -> Int { String(characters[..<index]).utf16.count }
      let range: [String: Any] = [
        "start": ["line": line, "character": column(start)], "end": ["line": line, "character": column(end)],
      ]
      try client.change(address, version: version, [["range": range, "text": piece]])
      var changed = lines
      changed[line] = String(characters[..<start]) + piece + String(characters[end...])
      text = changed.joined(separator: "\n")
      _ = try client.request("textDocument/hover", LanguageClient.place(address, random(8), random(30)))
    }
    let found = try client.lastDiagnostics(of: address, version: 60)
    let fresh = try LanguageClient(in: folder)
    try fresh.begin(["utf-16"])
    try fresh.open(address, text)
    let expected = try fresh.diagnostics(of: address, version: 1)
    #expect(NSArray(array: found) == NSArray(array: expected), "\(text)")
    #expect(try client.end() == 0)
    #expect(try fresh.end() == 0)
  }

  // MARK: Editors

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL.path
  private static let scripts = root + "/Tests/Tools/language_server"

  private static func isThere(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  private func run(_ words: [String], in folder: Folder) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["WEAVE": Tool.path, "HOME": folder.path, "XDG_DATA_HOME": folder.path, "TERM": "dumb"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.start()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private static let steps = [
    "started", "diagnostics", "message", "hover", "completion", "fix offered", "fix carried out", "renamed", "laid out",
    "stopped",
  ]

  @Test(.enabled(if: isThere("nvim"), "no neovim installed")) func neovim() throws {
    let folder = try Folder()
    try folder.write(Self.card, to: "card.json")
    let outcome = try run(["nvim", "--headless", "--clean", "-S", Self.scripts + "/neovim.lua"], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)")
    for step in Self.steps + ["signature help", "workspace symbols"] {
      #expect(outcome.output.contains("\(step)\n"), "\(outcome.output)")
    }
  }

  @Test(
    .enabled(if: isThere("emacs"), "no emacs-nox installed"),
    .enabled(
      if: FileManager.default.fileExists(atPath: "/usr/share/emacs/site-lisp/elpa-src"), "no elpa-eglot installed"))
  func emacs() throws {
    let folder = try Folder()
    try folder.write(Self.card, to: "card.json")
    let outcome = try run(
      ["emacs", "--batch", "-f", "package-initialize", "-l", Self.scripts + "/eglot.el"], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)")
    for step in Self.steps { #expect(outcome.output.contains("\(step)\n"), "\(outcome.output)") }
  }

  /// The extension for Visual Studio Code as `tools/vsix` packs it, with an editor that is only its interface.
  @Test(.enabled(if: isThere("node"), "no nodejs installed")) func visualStudioCode() throws {
    let folder = try Folder()
    try folder.makeFolder("parts")
    for (name, text) in Self.workspace { try folder.write(text, to: name) }
    let tool = Self.root + "/tools/vsix"
    let packed = try run([tool, "\(folder.path)/packed"], in: folder)
    #expect(packed.status == 0, "\(packed.output)")
    let file = packed.output.trimmingCharacters(in: .newlines)
    let version = try Tool.run(["--version"], in: folder).text.trimmingCharacters(in: .newlines)
    #expect(file.hasSuffix("/weave-\(version).vsix"))
    let first = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(try run([tool, "\(folder.path)/packed"], in: folder).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == first)
    #expect(try run(["python3", "-m", "zipfile", "-e", file, "\(folder.path)/unpacked"], in: folder).status == 0)
    let outcome = try run(
      ["env", "EXTENSION=\(folder.path)/unpacked/extension", "node", Self.scripts + "/vscode.js"], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)")
    for step in [
      "activated", "diagnostics", "completion", "hover", "signature help", "fix", "refactorings",
      "renamed in closed files", "renamed files", "workspace symbols", "outline and places", "marks",
      "laid out with tabs", "a comma as one types", "deactivated",
    ] {
      #expect(outcome.output.contains("\(step)\n"), "\(outcome.output)")
    }
  }

  /// A folder of designs that share a file of parts.
  private static let workspace = [
    "card.json": """
    {
      "name": "Card",
      "primaryText": "🌤 {{count|0}} {{=clamp(count, 1, 9)}}",
      "layot": { "template": "custom" },
      "include": "parts/kit.json",
      "content": {
        "type": "vstack",
        "children": [
          { "type": "divider", "color": "brand" },
          { "type": "shape", "fill": "#102030", "padding": 2 }
        ]
      },
      "variables": { "count": 12 }
    }

    """,
    "other.json":
      #"{ "name": "Other", "include": "parts/kit.json", "content": { "type": "divider", "color": "brand" } }"#,
    "parts/kit.json": ##"{ "colors": { "brand": "#0A84FF" } }"##,
    "package.json": #"{ "name": "designs", "colors": 3 }"#,
  ]

  /// A Python with `pytest-lsp` 1.0.1: from `WEAVE_PYTHON`, or the default one.
  private static let python = ProcessInfo.processInfo.environment["WEAVE_PYTHON"] ?? "python3"

  @Test func threeEncodingsAndAFolder() throws {
    let folder = try Folder()
    if try run([Self.python, "-c", "import pytest_lsp"], in: folder).status != 0 {
      try Test.cancel("no Python with pytest-lsp (tools/setup --test makes one in .build/python)")
    }
    let outcome = try run(
      [Self.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", Self.scripts], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("29 passed"), "\(outcome.output)")
  }
}
