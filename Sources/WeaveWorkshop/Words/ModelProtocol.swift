// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema
public import WeaveSpec

/// A protocol for talking to a program that runs a language model, over HTTP with JSON.
public enum ModelProtocol: String, SpecToken {
  /// OpenAI's chat completions, which llama.cpp, vLLM, LM Studio and others also support.
  case openai
  /// Ollama's own protocol.
  case ollama

  /// The path of requests below the program's address.
  public var path: String {
    switch self {
    case .openai: "/v1/chat/completions"
    case .ollama: "/api/chat"
    }
  }

  /// A message in a conversation.
  public struct Message: Sendable, Hashable {
    /// The sender of a message.
    public enum Role: String, Sendable { case system, user, assistant }

    /// The sender.
    public var role: Role
    /// The text.
    public var text: String

    /// A message from a sender.
    public init(_ role: Role, _ text: String) { (self.role, self.text) = (role, text) }
  }

  /// The largest number of tokens in an answer; a patch takes about a hundred.
  public static let answerTokens = 1_024
  /// The largest size of an answer, in bytes. Stops: a program that streams without end.
  public static let answerBytes = 1 << 20

  /// The body of a request.
  ///
  /// - Parameters:
  ///   - schema: the schema of the answer.
  ///   - seed: the random seed, for programs that support one.
  public func body(model: String, _ messages: [Message], schema: JSONNode, seed: Int) -> [UInt8] {
    let list = JSONNode.array(
      messages.map { .object([("role", .text($0.role.rawValue)), ("content", .text($0.text))]) })
    let node: JSONNode
    switch self {
    case .openai:
      let format = JSONNode.object([
        ("type", .text("json_schema")),
        (
          "json_schema",
          .object([("name", .text("design")), ("strict", .flag(true)), ("schema", schema)])
        ),
      ])
      node = .object([
        ("model", .text(model)), ("messages", list), ("temperature", .number(0)), ("seed", .integer(seed)),
        ("max_tokens", .integer(Self.answerTokens)), ("stream", .flag(false)), ("response_format", format),
      ])
    case .ollama:
      let options = JSONNode.object([
        ("temperature", .number(0)), ("seed", .integer(seed)), ("num_predict", .integer(Self.answerTokens)),
      ])
      node = .object([
        ("model", .text(model)), ("messages", list), ("stream", .flag(false)), ("format", schema),
        ("options", options),
      ])
    }
    return Array(JSONWriter.compact(node).utf8)
  }

  /// The model's reply from an answer.
  ///
  /// If the program streams events or lines although it was not asked to, the pieces are joined.
  public func text(status: Int, _ body: [UInt8]) throws(ModelFailure) -> String {
    let text = String(decoding: body, as: UTF8.self).trimmingSpaces
    guard (200..<300).contains(status) else {
      let reason = Self.reason(of: text)
      // llama.cpp reports this when the token limit cuts off an answer that follows a schema.
      if status == 500, reason.contains("does not match the expected") { throw .cut }
      throw .refused(status: status, reason)
    }
    if text.isEmpty { throw .empty }
    if text.hasPrefix("<") { throw .notJSON("a page of HTML") }
    let lines = text.hasPrefix("data:") || text.hasPrefix("event:") ? Self.events(in: text) : [text]
    if let whole = Self.tree(lines.count == 1 ? lines[0] : text) { return try Self.content(of: [whole]) }
    let pieces = (lines.count == 1 ? text.split(whereSeparator: \.isNewline).map(String.init) : lines)
    let trees = pieces.compactMap(Self.tree)
    guard !trees.isEmpty else { throw .notJSON("`\(text.prefix(40))`") }
    return try Self.content(of: trees)
  }

  private static func events(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix("data:") else { return nil }
      let data = String(line.dropFirst(5)).trimmingSpaces
      return data == "[DONE]" || data.isEmpty ? nil : data
    }
  }

  private static func tree(_ text: String) -> JSONNode? {
    let parsed = JSONParser.parse(SourceText(name: "answer", text: text))
    return parsed.hasErrors ? nil : parsed.output
  }

  /// The text of one answer, or of its pieces.
  private static func content(of trees: [JSONNode]) throws(ModelFailure) -> String {
    var result = ""
    var hasContent = false
    for tree in trees {
      if let error = tree["error"], !error.isNull {
        throw .refused(status: 200, String((error["message"]?.stringValue ?? error.stringValue ?? "").prefix(200)))
      }
      let choice = tree["choices"]?.elements?.first
      let message = choice?["message"] ?? choice?["delta"] ?? tree["message"]
      if let text = message?["content"]?.stringValue {
        result += text
        hasContent = true
      }
      let reason = choice?["finish_reason"]?.stringValue ?? tree["done_reason"]?.stringValue
      if reason == "length" { throw .cut }
      if reason == "content_filter" { throw .refused(status: 200, "the program filters this answer") }
      if message?["refusal"]?.stringValue != nil { throw .refused(status: 200, "the model refuses") }
    }
    guard hasContent else { throw .notJSON("no answer of a model") }
    if result.trimmingSpaces.isEmpty { throw .empty }
    return result
  }

  private static func reason(of text: String) -> String {
    let error = tree(text)?["error"]
    let message = error?["message"]?.stringValue ?? error?.stringValue
    return String((message ?? (text.hasPrefix("<") ? "" : text)).prefix(200))
  }
}

/// The reason why a model gave no usable answer.
public enum ModelFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// No answer, or none in time; with the reason.
  case unreachable(String)
  /// A response that refuses the request, with its text.
  case refused(status: Int, String)
  /// A response that is not a model's answer.
  case notJSON(String)
  /// The answer has no text.
  case empty
  /// The answer was cut off at the length limit.
  case cut
  /// The answer exceeds the size limit.
  case tooLong
  /// Every answer had mistakes; these are the mistakes of the last one.
  case mistaken([String])

  /// What is wrong, worded as a message.
  public var description: String {
    switch self {
    case .unreachable(let reason): "the model cannot be reached: \(reason)"
    case .refused(let status, let reason):
      "the model's program refuses (\(status))" + (reason.isEmpty ? "" : ": \(reason)")
    case .notJSON(let what): "the answer is \(what), and not that of a model"
    case .empty: "the answer is empty"
    case .cut: "the answer breaks off before its end"
    case .tooLong: "the answer has more than \(ModelProtocol.answerBytes) bytes"
    case .mistaken(let faults): "no answer was right: \(faults.prefix(3).joined(separator: "; "))"
    }
  }
}
