// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `weave lsp` and a client that speaks its protocol directly, without an editor.
final class LanguageClient {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private var last = 0
  /// The server's notifications, in order.
  private(set) var told: [[String: Any]] = []

  init(in folder: Folder, _ arguments: [String] = ["--now", "2026-03-28T14:05:00Z"]) throws {
    process = try Tool.converse(["lsp"] + arguments, in: folder, input, output)
  }

  deinit { process.terminate() }

  // MARK: Messages

  func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    try write("Content-Length: \(body.count)\r\n\r\n", body)
  }

  func write(_ header: String, _ body: Data) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(header.utf8) + body)
  }

  func notify(_ method: String, _ params: [String: Any] = [:]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": params])
  }

  /// Sends a request, and returns its number.
  func ask(_ method: String, _ params: [String: Any] = [:]) throws -> Int {
    last += 1
    try send(["jsonrpc": "2.0", "id": last, "method": method, "params": params])
    return last
  }

  /// The complete response to a request.
  func answer(to number: Int) throws -> [String: Any] {
    while true {
      let message = try next()
      if message["method"] == nil, message["id"] as? Int == number { return message }
      told.append(message)
    }
  }

  func request(_ method: String, _ params: [String: Any] = [:]) throws -> Any? {
    let answer = try answer(to: ask(method, params))
    #expect(answer["error"] == nil, "\(answer)")
    return answer["result"]
  }

  /// The server's next message.
  func next() throws -> [String: Any] {
    while true {
      if let end = buffer.firstRange(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
        let length = try #require(head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.output.1) })
        if buffer.endIndex - end.upperBound >= length {
          let body = buffer[end.upperBound..<end.upperBound + length]
          buffer = Data(buffer[(end.upperBound + length)...])
          return try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        }
      }
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the server has gone")
      buffer += more
    }
  }

  // MARK: A session

  @discardableResult func begin(_ encodings: [String] = ["utf-8"], _ options: [String: Any] = [:]) throws -> [String:
    Any]
  {
    let abilities: [String: Any] = [
      "general": ["positionEncodings": encodings],
      "textDocument": [
        "completion": ["completionItem": ["snippetSupport": true]], "publishDiagnostics": ["relatedInformation": true],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      ],
    ]
    let result = try request("initialize", ["capabilities": abilities, "initializationOptions": options])
    try notify("initialized")
    return try #require(result as? [String: Any])
  }

  func open(_ address: String, _ text: String) throws {
    try notify(
      "textDocument/didOpen", ["textDocument": ["uri": address, "languageId": "json", "version": 1, "text": text]])
  }

  func change(_ address: String, version: Int, _ changes: [[String: Any]]) throws {
    try notify(
      "textDocument/didChange", ["textDocument": ["uri": address, "version": version], "contentChanges": changes])
  }

  /// The final diagnostics for a version of a file. After a change the server first sends those from reading, then
  /// those from drawing.
  func lastDiagnostics(of address: String, version: Int) throws -> [[String: Any]] {
    _ = try diagnostics(of: address, version: version)
    return try diagnostics(of: address, version: version)
  }

  /// The first diagnostics for a version of a file.
  func diagnostics(of address: String, version: Int?) throws -> [[String: Any]] {
    while true {
      if let index = told.firstIndex(where: { message in
        let params = message["params"] as? [String: Any]
        return message["method"] as? String == "textDocument/publishDiagnostics" && params?["uri"] as? String == address
          && params?["version"] as? Int == version
      }) {
        let params = told.remove(at: index)["params"] as? [String: Any]
        return params?["diagnostics"] as? [[String: Any]] ?? []
      }
      told.append(try next())
    }
  }

  /// Shuts the server down as editors do, and returns its exit code.
  func end() throws -> Int32 {
    _ = try request("shutdown")
    try notify("exit")
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Closes the stream without a shutdown, and returns the exit code.
  func leave() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  static func place(_ address: String, _ line: Int, _ column: Int) -> [String: Any] {
    ["textDocument": ["uri": address], "position": ["line": line, "character": column]]
  }
}
