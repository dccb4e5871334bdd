// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave mcp`, asked over its protocol.
@Suite(.waiting) struct ModelServerTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.makeFolder("widgets")
  }

  private static var design: [String: Any] {
    [
      "name": "Water", "layout": ["template": "custom"], "variables": ["glasses": 5],
      "content": [
        "type": "vstack", "padding": 16,
        "children": [
          ["type": "text", "text": "Water"], ["type": "text", "text": "{{glasses}} glasses", "font": "title"],
        ],
      ],
    ]
  }

  private func started(_ served: String = "widgets") throws -> ModelServerClient {
    let client = try ModelServerClient(in: folder, serving: served)
    try client.begin()
    return client
  }

  private func written(_ name: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: folder.read("widgets/\(name)")) as? [String: Any])
  }

  // MARK: Protocol

  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
  func aSessionInEachRevision(_ version: String) throws {
    let client = try ModelServerClient(in: folder, serving: "widgets")
    let result = try client.begin(version)
    #expect(result["protocolVersion"] as? String == version)
    #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "weave")
    #expect(try client.request("ping").isEmpty)
    #expect(try client.end() == 0)
  }

  /// A client that asks for a revision that is not known is offered the newest of this kind.
  @Test func anUnknownRevision() throws {
    let client = try ModelServerClient(in: folder, serving: "widgets")
    #expect(try client.begin("1999-01-01")["protocolVersion"] as? String == "2025-11-25")
  }

  /// Each declaration is smaller than what clients show to a model in full.
  @Test func toolsAreDeclared() throws {
    let client = try started()
    let tools = try #require(try client.request("tools/list")["tools"] as? [[String: Any]])
    #expect(
      tools.compactMap { $0["name"] as? String } == [
        "new", "check", "render", "look", "patch", "facts", "templates", "symbols",
      ])
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      #expect(schema["type"] as? String == "object")
      #expect(try JSONSerialization.data(withJSONObject: tool).count < 4_096, "\(tool["name"] ?? "")")
    }
  }

  @Test func mistakesInMessagesAreAnswered() throws {
    let client = try started()
    func code(_ answer: [String: Any]) -> Int? { (answer["error"] as? [String: Any])?["code"] as? Int }
    #expect(code(try client.answer("tools/burn")) == -32_601)
    #expect(code(try client.answer("tools/call", ["name": "burn"])) == -32_602)
    #expect(code(try client.answer("resources/read", ["uri": "file:///etc/passwd"])) == -32_602)
    try client.write("{ this is not JSON")
    #expect(code(try client.next()) == -32_700)
    try client.write("")
    #expect(try client.request("ping").isEmpty)
  }

  @Test func resourcesAreRead() throws {
    let client = try started()
    let list = try #require(try client.request("resources/list")["resources"] as? [[String: Any]])
    for resource in list {
      let address = try #require(resource["uri"] as? String)
      let contents = try #require(
        try client.request("resources/read", ["uri": address])["contents"] as? [[String: Any]])
      #expect((contents.first?["text"] as? String)?.isEmpty == false, "\(address)")
    }
    #expect(list.contains { $0["uri"] as? String == "weave://primer" })
  }

  // MARK: Tools

  @Test func aDesignFromItsFirstLineToItsPicture() throws {
    let client = try started()
    #expect(try !client.call("new", ["file": "water.json", "design": Self.design]).isError)
    #expect(try written("water.json")["name"] as? String == "Water")
    #expect(try client.call("new", ["file": "water.json", "design": Self.design]).isError)
    #expect(try client.call("check", ["file": "water.json"]).text == "No problems.")
    let drawn = try client.call("render", ["file": "water.json", "size": "small"])
    let picture = try #require(drawn.image)
    // The size in the header of a PNG, at two pixels per point.
    #expect(picture[16..<24] == Data([0, 0, 1, 0x3C, 0, 0, 1, 0x3C]))
    #expect(drawn.text.contains("5 glasses"))
    let seen = try #require(try client.call("look", ["file": "water.json"]).values["hash"] as? String)
    #expect(try client.call("look", ["file": "water.json", "seen": seen]).text == "unchanged")
    let edit = ["path": "/content/children/0/text", "value": "Glasses"]
    #expect(try !client.call("patch", ["file": "water.json", "edits": [edit]]).isError)
    #expect(try client.call("look", ["file": "water.json", "seen": seen]).text.hasPrefix("changed"))
    #expect(try !client.call("patch", ["file": "water.json", "undo": true]).isError)
    #expect(try client.call("look", ["file": "water.json", "seen": seen]).text == "unchanged")
  }

  @Test func aPatchWithMistakesWritesNothing() throws {
    let client = try started()
    _ = try client.call("new", ["file": "water.json", "design": Self.design])
    let before = try folder.read("widgets/water.json")
    let wrong = try client.call(
      "patch", ["file": "water.json", "edits": [["path": "/content/type", "value": "vstak"]]])
    #expect(wrong.isError && wrong.text.contains("vstack"))
    #expect(try folder.read("widgets/water.json") == before)
  }

  @Test func argumentsAreChecked() throws {
    let client = try started()
    let unknown = try client.call("symbols", ["wrods": "heart"])
    #expect(unknown.isError && unknown.text.contains("Did you mean `words`?"))
    let wrong = try client.call("render", ["file": 5])
    #expect(wrong.isError && wrong.text.contains("`file` must be a string"))
  }

  // MARK: Confinement

  private static let secret = "the text of a file outside"

  /// A file and a picture beside the folder, and links to them in it.
  private func prepareOutside() throws {
    try folder.makeFolder("outside")
    try folder.write(#"{ "name": "\#(Self.secret)", "primaryText": "\#(Self.secret)" }"#, to: "outside/secret.json")
    for (name, target) in [("link.json", "/outside/secret.json"), ("linked", "/outside")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/widgets/" + name, withDestinationPath: folder.path + target)
    }
  }

  /// The folder is named by its full path, relative to the current folder, and as the current folder's child with `..`.
  @Test(arguments: ["widgets", "./widgets/", "outside/../widgets", nil])
  func nothingOutsideIsReadOrWritten(_ served: String?) throws {
    try prepareOutside()
    let client = try started(served ?? folder.path + "/widgets")
    let before = try folder.read("outside/secret.json")
    let names = [
      "../outside/secret.json", folder.path + "/outside/secret.json", "link.json", "linked/secret.json",
      "a/../../outside/secret.json", "linked/new.json", "../new.json", folder.path + "/new.json", "",
    ]
    for name in names {
      for (tool, more) in [
        ("check", [:]), ("render", [:]), ("look", [:]), ("patch", ["words": "red background"]),
        ("patch", ["undo": true]), ("patch", ["design": Self.design]), ("new", ["design": Self.design]),
      ] as [(String, [String: Any])] {
        let result = try client.call(tool, more.merging(["file": name]) { $1 })
        #expect(result.isError && !result.text.contains(Self.secret), "\(tool) \(name): \(result.text)")
      }
      let including = Self.design.merging(["include": name]) { $1 }
      #expect(try !client.call("check", ["design": including]).text.contains(Self.secret))
      let showing = Self.design.merging(["content": ["type": "widget", "design": name]]) { $1 }
      #expect(try !client.call("render", ["design": showing]).text.contains(Self.secret))
    }
    #expect(try folder.read("outside/secret.json") == before)
    #expect(folder.names == ["outside", "widgets"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/outside") == ["secret.json"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/widgets").sorted() == ["link.json", "linked"])
  }

  @Test func aFolderThatIsMissing() throws {
    let outcome = try Tool.run(["mcp", "nowhere"], in: folder)
    #expect(outcome.status == 64 || outcome.status == 2)
    #expect(outcome.errors.contains("There is no folder nowhere."))
  }

  // MARK: The official client

  /// A Python with `mcp` 2.3: from `WEAVE_PYTHON`, or the default one.
  private static let python = ProcessInfo.processInfo.environment["WEAVE_PYTHON"] ?? "python3"
  private static let script =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    + "/Tools/model_server.py"

  private func python(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [Self.python] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["WEAVE": Tool.path, "HOME": folder.path, "XDG_DATA_HOME": folder.path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.start()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test(arguments: ["absolute", "relative"]) func theOfficialClient(_ form: String) throws {
    if try python(["-c", "import mcp; from mcp import Client"]).status != 0 {
      try Test.cancel("no Python with mcp 2.3 (tools/setup --test makes one in .build/python)")
    }
    let outcome = try python([Self.script, form == "absolute" ? folder.path + "/\(form)" : form])
    #expect(outcome.status == 0 && outcome.output.hasSuffix("photos outside are refused\ndone\n"), "\(outcome.output)")
  }
}
