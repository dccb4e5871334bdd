// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

/// A message from a client.
enum Message: Sendable {
  case request(id: JSONNode, method: String, params: JSONNode?)
  case notification(method: String, params: JSONNode?)
  /// An answer to one of the server's requests, which is ignored.
  case response
  /// Bytes that are not a message, with the error to send back.
  case broken(code: Int, reason: String)
  /// A message that is too large to read.
  case tooLarge(Int)
  /// Not from the client: a node was clicked in a preview beside the editor.
  case picked(path: String, range: SourceRange)

  init(_ bytes: [UInt8]) {
    let parsed = JSONParser.parse(SourceText(name: "message", bytes: bytes))
    guard let root = parsed.output, !parsed.hasErrors else {
      let reason = parsed.diagnostics.first { $0.severity == .error }?.message.text ?? "the message is not JSON"
      self = bytes.count > Limits.designBytes ? .tooLarge(bytes.count) : .broken(code: ErrorCode.parse, reason: reason)
      return
    }
    guard root.members != nil else {
      self = .broken(code: ErrorCode.invalidRequest, reason: "a message must be an object")
      return
    }
    let id = root["id"].flatMap { $0.stringValue != nil || $0.numberValue != nil ? $0 : nil }
    switch (root["method"]?.stringValue, id) {
    case (let method?, let id?): self = .request(id: id, method: method, params: root["params"])
    case (let method?, nil): self = .notification(method: method, params: root["params"])
    case (nil, .some): self = .response
    case (nil, nil): self = .broken(code: ErrorCode.invalidRequest, reason: "a message needs a method or an id")
    }
  }

  /// The parameters of a notification that cancels a request, by either protocol; nil for other messages.
  var cancellation: JSONNode? {
    guard case .notification(let method, let params) = self,
      ["$/cancelRequest", "notifications/cancelled"].contains(method)
    else { return nil }
    return params ?? .null
  }
}

/// The error codes of JSON-RPC, of LSP, and of the Model Context Protocol.
enum ErrorCode {
  static let parse = -32700
  static let invalidRequest = -32600
  static let methodNotFound = -32601
  static let invalidParams = -32602
  static let notInitialized = -32002
  static let requestCancelled = -32800
  static let requestFailed = -32803
  static let unsupportedVersion = -32022
}

/// A request that cannot be answered, and why.
struct RequestError: Error {
  var code: Int
  var reason: String

  static func invalid(_ reason: String) -> RequestError { RequestError(code: ErrorCode.invalidParams, reason: reason) }
  static func failed(_ reason: String) -> RequestError { RequestError(code: ErrorCode.requestFailed, reason: reason) }
}

/// A key for comparing the identifiers of requests.
func requestKey(_ id: JSONNode) -> String { JSONWriter.compact(id) }
