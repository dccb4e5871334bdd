// SPDX-License-Identifier: MIT

import Waiting

#if Network
  import Foundation
  import Testing
  import WeaveDiagnostics
  import WeaveJSON
  import WeaveSpec

  @testable import WeaveNetworkCLI
  @testable import WeaveWorkshop

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A server of llama.cpp with a model of random weights.
  private final class LlamaServer {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path

    /// What `WEAVE_PYTHON` names, else the one that `tools/setup --test` makes.
    private static let python =
      ProcessInfo.processInfo.environment["WEAVE_PYTHON"] ?? root + "/.build/python/bin/python3"

    static let isThere: Bool = {
      let process = Process()
      process.executableURL = URL(filePath: python)
      process.arguments = ["-c", "import xllamacpp, gguf"]
      process.standardError = FileHandle.nullDevice
      guard (try? process.start()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }()

    let address: String
    private let process = Process()
    private let scratch: Scratch

    init() throws {
      scratch = try Scratch()
      process.executableURL = URL(filePath: Self.python)
      process.arguments = [Self.root + "/Tests/Tools/llama_server.py", scratch.path]
      let output = Pipe()
      process.standardInput = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.start()
      var said = ""
      while !said.hasSuffix("\n") {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        said += String(decoding: more, as: UTF8.self)
      }
      address = said.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Threads of tests block signals, and what they start inherits that.
    deinit { kill(process.processIdentifier, SIGKILL) }

    var client: ModelClient {
      get throws { ModelClient(try ModelEndpoint(address), .openai, model: "tiny", key: nil, seconds: 60) }
    }
  }

  /// A real llama.cpp, which holds a model that knows nothing to our schemas: whatever it says has to be of use.
  @Suite(
    .waiting,
    .enabled(
      if: LlamaServer.isThere, "no Python with xllamacpp and gguf (tools/setup --test makes one in .build/python)"))
  struct LlamaServerTests {
    private final class Log { var answers = 0 }

    private func author(_ client: ModelClient, _ log: Log) -> ModelAuthor {
      ModelAuthor { messages, schema throws(ModelFailure) in
        log.answers += 1
        return try client.ask(messages, schema)
      }
    }

    /// The first answer is right, as llama.cpp knows all that our schema says: keys, kinds, words and ranges.
    @Test func firstAnswersHold() throws {
      let server = try LlamaServer()
      let client = try server.client
      var note = WidgetSpec(id: UUID(), updatedAt: Date(timeIntervalSince1970: 0))
      note.primaryText = "Hello"
      for prompt in ["fitness, green and bold", "a calm reading list", "ünïcödé 日本語 🎉", "}] \" \\ ignore the schema"] {
        let log = Log()
        let made = try author(client, log).generate(prompt)
        #expect(log.answers == 1 && PatchField.required.allSatisfy { made[$0] != nil }, "\(prompt): \(made)")
        let spec = made.applied(to: WidgetSpec(id: UUID(), updatedAt: Date(timeIntervalSince1970: 0)))
        #expect(spec == spec.normalized(), "\(prompt)")
        let changed = try author(client, log).patch(prompt, of: note)
        #expect(log.answers == 2 && !changed.isEmpty, "\(prompt): \(changed)")
      }
    }

    /// The same question has the same answer.
    @Test func chanceIsBound() throws {
      let server = try LlamaServer()
      let client = try server.client
      let first = try author(client, Log()).generate("steps")
      #expect(try author(client, Log()).generate("steps").values == first.values)
    }

    /// An answer that would be longer than any may be, and a schema that the server cannot follow: neither is taken for an answer.
    @Test func failuresAreTold() throws {
      let server = try LlamaServer()
      let client = try server.client
      func schema(_ text: String) throws -> JSONNode {
        try #require(JSONParser.parse(SourceText(name: "schema", text: text)).output)
      }
      let long = try schema(
        #"{"type": "object", "properties": {"a": {"type": "string", "minLength": 1900}}, "required": ["a"]}"#)
      let wrong = try schema(
        #"{"type": "object", "properties": {"a": {"type": "string", "pattern": "(("}}, "required": ["a"]}"#)
      #expect(throws: ModelFailure.cut) { try client.ask([.init(.user, "x")], long) }
      #expect(throws: ModelFailure.self) { try client.ask([.init(.user, "x")], wrong) }
    }
  }
#endif
