// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveNative
import WeaveRender
import WeaveSchema
import WeaveSystem

/// Answers an editor by the Language Server Protocol 3.17.
///
/// One thread answers messages one after the other; another reads them. A failed request gets an answer too.
/// Diagnostics are sent when nothing else waits, so that fast typing costs one check instead of one per key.
final class LanguageServer {
  let inbox: Inbox
  private let send: ([UInt8]) -> Bool
  private let readFacts: () -> ServedFacts
  var client = ClientAbilities()
  var documents: [String: OpenDocument] = [:]
  var folders = FolderLook()
  /// The files of the editor's folders.
  var index = FolderIndex()
  private(set) var servedFacts: ServedFacts
  private var isReady = false
  private(set) var isShutDown = false
  private var nextRequest = 0
  var checking = Checking()
  /// Symbols as Markdown pictures, by name.
  var pictures: [String: String] = [:]
  /// The previews beside the editor; nil if previews are not available.
  var previews: PreviewDesk?
  private(set) lazy var places = Self.knownPlaces()
  let fonts: String?
  let assets: String?

  /// - Parameters:
  ///   - send: writes bytes to the client; returns false if the client is gone.
  ///   - facts: called at the start, and when files have changed.
  init(
    _ inbox: Inbox, fonts: String?, assets: String?, facts: @escaping () -> ServedFacts,
    send: @escaping ([UInt8]) -> Bool
  ) {
    self.inbox = inbox
    self.fonts = fonts
    self.assets = assets
    self.send = send
    readFacts = facts
    servedFacts = facts()
  }

  /// Answers messages until the client ends the session or is gone.
  func run() -> ServiceEnd {
    while let message = inbox.next() {
      if servedFacts.isLive { servedFacts.moment.now = Self.minute(of: Date()) }
      switch message {
      case .notification("exit", _): return isShutDown ? .proper : .unannounced
      case .notification(let method, let params): notify(method, params)
      case .request(let id, let method, let params): answer(id, method, params)
      case .response: break
      case .broken(let code, let reason): write(error: RequestError(code: code, reason: reason), to: .null)
      case .tooLarge(let count):
        showMessage("a message of \(count) bytes is too large; designs have at most \(Limits.designBytes)")
      case .picked(let path, let range): show(path, range)
      }
      if inbox.isEmpty { checkChanged() }
    }
    return .gone
  }

  /// The beginning of a minute: results for a text stay valid while the moment stays the same.
  private static func minute(of date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
  }

  // MARK: Requests

  private func answer(_ id: JSONNode, _ method: String, _ params: JSONNode?) {
    if inbox.takeCancellation(of: requestKey(id)) {
      return write(error: RequestError(code: ErrorCode.requestCancelled, reason: "cancelled"), to: id)
    }
    do throws(RequestError) {
      write(.object([("jsonrpc", .text("2.0")), ("id", id), ("result", try result(of: method, params))]))
    } catch {
      write(error: error, to: id)
    }
  }

  private func result(of method: String, _ params: JSONNode?) throws(RequestError) -> JSONNode {
    if method == "initialize" {
      guard !isReady else { throw RequestError(code: ErrorCode.invalidRequest, reason: "initialized already") }
      isReady = true
      client = ClientAbilities(params?["capabilities"], options: params?["initializationOptions"])
      index.folders = Self.folders(of: params)
      return ServerAbilities.answer(to: client, hasPreview: previews != nil)
    }
    guard isReady else {
      throw RequestError(code: ErrorCode.notInitialized, reason: "the server is not initialized yet")
    }
    guard !isShutDown else { throw RequestError(code: ErrorCode.invalidRequest, reason: "the server is shut down") }
    if method == "shutdown" {
      isShutDown = true
      return .null
    }
    return try answer(to: method, params ?? .null)
  }

  // MARK: Notifications

  private func notify(_ method: String, _ params: JSONNode?) {
    guard isReady, !isShutDown, let params else {
      if method == "initialized", isReady { watchFiles() }
      return
    }
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    case "weave/cursor": if let document = try? document(params) { noteCursor(params["position"], document) }
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration",
      "workspace/didRenameFiles":
      refresh()
    case "workspace/didChangeWorkspaceFolders": changeFolders(params)
    default: break
    }
  }

  private func open(_ params: JSONNode) {
    guard let item = params["textDocument"], let address = item["uri"]?.stringValue,
      let text = item["text"]?.stringValue
    else { return }
    defer { updatePreviews(of: address) }
    documents[address] = OpenDocument(
      address: address, language: item["languageId"]?.stringValue ?? "", version: item["version"]?.integer, text: text,
      client.encoding)
    checking.undrawn.insert(address)
  }

  private func change(_ params: JSONNode) {
    guard let item = params["textDocument"], let address = item["uri"]?.stringValue, var document = documents[address]
    else { return }
    documents[address] = nil
    for change in params["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.stringValue else { continue }
      if let range = change["range"] {
        guard let range = EditorRange(range) else { continue }
        let place = document.text.lines.sourceRange(of: range)
        document.moveDrawn(place, by: text.utf8.count - place.count)
        document.text.replace(range, with: text)
      } else {
        document.drawn = []
        document.text.replace(nil, with: text)
      }
    }
    document.version = item["version"]?.integer
    document.reread()
    documents[address] = document
    updatePreviews(of: address)
    checking.forget(address)
    checking.unread.insert(address)
  }

  private func close(_ params: JSONNode) {
    guard let address = params["textDocument"]?["uri"]?.stringValue, documents[address] != nil else { return }
    if let path = documents[address]?.path { previews?.link.setText(nil, of: path) }
    documents[address] = nil
    checking.forget(address)
    // Removes the diagnostics that the client shows for it.
    publish([], of: address, version: nil)
  }

  /// Reads the files on disk again.
  private func refresh() {
    servedFacts = readFacts()
    folders.forget()
    index.forget()
    checking.forgetFiles()
    for address in documents.keys {
      documents[address]?.found = nil
      checking.undrawn.insert(address)
    }
  }

  /// Asks the client to report changed files, if it can.
  private func watchFiles() {
    guard client.watchesFiles else { return }
    let patterns = ["**/*.json", "**/*.{\(ImageFormat.allEndings.joined(separator: ","))}"].map {
      JSONNode.object([("globPattern", .text($0))])
    }
    let registration = JSONNode.object([
      ("id", .text("weave-files")), ("method", .text("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array(patterns))])),
    ])
    ask("client/registerCapability", .object([("registrations", .array([registration]))]))
  }

  // MARK: Writing

  /// Sends a request to the client; its answer is ignored.
  func ask(_ method: String, _ params: JSONNode) {
    nextRequest += 1
    write(
      .object([
        ("jsonrpc", .text("2.0")), ("id", .text("weave-\(nextRequest)")), ("method", .text(method)), ("params", params),
      ]))
  }

  func publish(_ list: [JSONNode], of address: String, version: Int?) {
    write(
      .object([
        ("jsonrpc", .text("2.0")), ("method", .text("textDocument/publishDiagnostics")),
        (
          "params",
          .object([
            ("uri", .text(address)), ("version", version.map(JSONNode.integer)), ("diagnostics", .array(list)),
          ])
        ),
      ]))
  }

  /// Shows a message to the user.
  func showMessage(_ text: String) {
    write(
      .object([
        ("jsonrpc", .text("2.0")), ("method", .text("window/showMessage")),
        ("params", .object([("type", .integer(2)), ("message", .text("weave: \(Echo.message(text))"))])),
      ]))
  }

  private func write(error: RequestError, to id: JSONNode) {
    write(
      .object([
        ("jsonrpc", .text("2.0")), ("id", id),
        ("error", .object([("code", .integer(error.code)), ("message", .text(error.reason))])),
      ]))
  }

  private func write(_ message: JSONNode) {
    let body = Array(JSONWriter.compact(message).utf8)
    _ = send(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
}
