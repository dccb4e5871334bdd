// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `weave mcp` and a client that speaks the Model Context Protocol directly, one message on each line.
final class ModelServerClient {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private var last = 0

  /// - Parameter served: the argument of the command, relative to the folder or absolute.
  init(in folder: Folder, serving served: String, _ arguments: [String] = ["--now", "2026-03-28T14:05:00Z"]) throws {
    process = try Tool.converse(["mcp", served] + arguments, in: folder, input, output)
  }

  deinit { process.terminate() }

  func write(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

  func send(_ message: [String: Any]) throws {
    try write(String(decoding: JSONSerialization.data(withJSONObject: message), as: UTF8.self))
  }

  /// The server's next message.
  func next() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = buffer[buffer.startIndex..<end]
        buffer = Data(buffer[buffer.index(after: end)...])
        return try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      }
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the server has gone")
      buffer += more
    }
  }

  /// The complete response to a request.
  func answer(_ method: String, _ params: [String: Any] = [:]) throws -> [String: Any] {
    last += 1
    try send(["jsonrpc": "2.0", "id": last, "method": method, "params": params])
    let answer = try next()
    #expect(answer["id"] as? Int == last)
    return answer
  }

  func request(_ method: String, _ params: [String: Any] = [:]) throws -> [String: Any] {
    let answer = try answer(method, params)
    #expect(answer["error"] == nil, "\(answer)")
    return try #require(answer["result"] as? [String: Any])
  }

  /// Starts a session as clients of the older revisions do.
  @discardableResult func begin(_ version: String = "2025-11-25") throws -> [String: Any] {
    let result = try request(
      "initialize",
      [
        "protocolVersion": version, "capabilities": [String: Any](),
        "clientInfo": ["name": "test", "version": "1"],
      ])
    try send(["jsonrpc": "2.0", "method": "notifications/initialized"])
    return result
  }

  /// What a tool returned.
  struct ToolResult {
    var text: String
    var image: Data?
    var isError: Bool
    var values: [String: Any]
  }

  func call(_ tool: String, _ arguments: [String: Any]) throws -> ToolResult {
    let result = try request("tools/call", ["name": tool, "arguments": arguments])
    let content = try #require(result["content"] as? [[String: Any]])
    let image = content.first { $0["type"] as? String == "image" }?["data"] as? String
    return ToolResult(
      text: content.compactMap { $0["text"] as? String }.joined(separator: "\n"),
      image: image.flatMap { Data(base64Encoded: $0) }, isError: result["isError"] as? Bool ?? false,
      values: result["structuredContent"] as? [String: Any] ?? [:])
  }

  /// Closes the connection, and returns the exit code.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
