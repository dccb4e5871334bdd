// SPDX-License-Identifier: MIT

import FoundationEssentials
import Weave
import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveResolve
import WeaveSchema
import WeaveSystem

/// Answers an editor by the Language Server Protocol 3.17.
///
/// One thread answers, one message after the other; another reads. A request that fails is an answer, too. What is wrong with
/// a design is told when nothing else waits, so that fast typing costs one check and not one for each key.
final class LanguageServer {
  let inbox: Inbox
  private let send: ([UInt8]) -> Bool
  private let readWorld: () -> ServedWorld
  var client = ClientAbilities()
  var documents: [String: OpenDocument] = [:]
  var folders = FolderLook()
  private(set) var world: ServedWorld
  private var checker: DesignChecker?
  private var isReady = false
  private(set) var isShutDown = false
  private var nextRequest = 0
  /// The documents whose text has changed since they were checked.
  private var unchecked: Set<String> = []
  let fonts: String?
  let assets: String?

  /// - Parameters:
  ///   - send: writes bytes to the client; false where it has gone.
  ///   - world: is asked at the start, and when files have changed.
  init(
    _ inbox: Inbox, fonts: String?, assets: String?, world: @escaping () -> ServedWorld,
    send: @escaping ([UInt8]) -> Bool
  ) {
    self.inbox = inbox
    self.fonts = fonts
    self.assets = assets
    self.send = send
    readWorld = world
    self.world = world()
  }

  /// Answers until the client says that it is over, or has gone.
  ///
  func run() -> ServiceEnd {
    while let message = inbox.next() {
      if world.isLive { world.moment.now = Date() }
      switch message {
      case .notification("exit", _): return isShutDown ? .proper : .unannounced
      case .notification(let method, let params): notify(method, params)
      case .request(let id, let method, let params): answer(id, method, params)
      case .response: break
      case .broken(let code, let reason): write(error: RequestError(code: code, reason: reason), to: .null)
      case .tooLarge(let count):
        tell("a message of \(count) bytes is too large; designs have at most \(Limits.designBytes)")
      }
      if inbox.isEmpty { checkChanged() }
    }
    return .gone
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
      return ServerAbilities.answer(to: client)
    }
    guard isReady else { throw RequestError(code: ErrorCode.notInitialized, reason: "`initialize` comes first") }
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
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration": refresh()
    default: break
    }
  }

  private func open(_ params: JSONNode) {
    guard let item = params["textDocument"], let address = item["uri"]?.stringValue,
      let text = item["text"]?.stringValue
    else { return }
    documents[address] = OpenDocument(
      address: address, language: item["languageId"]?.stringValue ?? "", version: item["version"]?.integer, text: text,
      client.encoding)
    unchecked.insert(address)
  }

  private func change(_ params: JSONNode) {
    guard let item = params["textDocument"], let address = item["uri"]?.stringValue, var document = documents[address]
    else { return }
    documents[address] = nil
    for change in params["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.stringValue else { continue }
      document.text.replace(change["range"].flatMap(EditorRange.init), with: text)
    }
    document.version = item["version"]?.integer
    document.reread()
    documents[address] = document
    unchecked.insert(address)
  }

  private func close(_ params: JSONNode) {
    guard let address = params["textDocument"]?["uri"]?.stringValue, documents[address] != nil else { return }
    documents[address] = nil
    unchecked.remove(address)
    // What was told of it is told no longer.
    publish([], of: address, version: nil)
  }

  /// Looks again at what lies on the disk.
  private func refresh() {
    world = readWorld()
    folders.forget()
    for address in documents.keys {
      documents[address]?.found = nil
      unchecked.insert(address)
    }
  }

  /// Asks to be told of files that change, where the client can.
  private func watchFiles() {
    guard client.watchesFiles else { return }
    let patterns = ["**/*.json", "**/*.{png,jpg,jpeg,webp,svg}"].map { JSONNode.object([("globPattern", .text($0))]) }
    let registration = JSONNode.object([
      ("id", .text("weave-files")), ("method", .text("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array(patterns))])),
    ])
    nextRequest += 1
    write(
      .object([
        ("jsonrpc", .text("2.0")), ("id", .text("weave-\(nextRequest)")),
        ("method", .text("client/registerCapability")),
        ("params", .object([("registrations", .array([registration]))])),
      ]))
  }

  // MARK: Diagnostics

  /// Checks the documents that have changed, until something else comes.
  private func checkChanged() {
    while inbox.isEmpty, !isShutDown, let address = unchecked.sorted().first {
      unchecked.remove(address)
      guard documents[address] != nil else { continue }
      check(address)
      guard let document = documents[address], let found = document.found else { continue }
      publish(
        DiagnosticWriter(document, found, client).list, of: address, version: document.version)
    }
  }

  /// What is wrong with a document as it is, found now if it was not before.
  func findings(of address: String) -> OpenDocument.Findings? {
    if documents[address]?.found == nil { check(address) }
    return documents[address]?.found
  }

  private func check(_ address: String) {
    guard let document = documents[address] else { return }
    let source = document.view.source
    switch document.view.kind {
    case .other:
      documents[address]?.found = OpenDocument.Findings(source: source, diagnostics: [])
    case .parts:
      documents[address]?.found = OpenDocument.Findings(source: source, diagnostics: document.view.partDiagnostics)
    case .design:
      documents[address]?.found = design(document)
    }
  }

  private func design(_ document: OpenDocument) -> OpenDocument.Findings {
    let compiled = WidgetCompiler.compile(
      document.view.source, now: world.moment.now, folder: document.folder)
    let source = compiled.output?.source ?? document.view.source
    do throws(RenderError) {
      let diagnostics = try usedChecker().check(
        compiled, folder: document.folder ?? "", moment: world.moment, variables: world.variables,
        snapshots: world.isAsked ? world.snapshots : nil, facts: world.snapshots)
      return OpenDocument.Findings(source: source, diagnostics: diagnostics)
    } catch {
      tell("\(document.path ?? document.address): \(error)")
      return OpenDocument.Findings(source: source, diagnostics: compiled.diagnostics)
    }
  }

  private func usedChecker() throws(RenderError) -> DesignChecker {
    if let checker { return checker }
    let made = try DesignChecker(fonts: fonts, assets: assets)
    checker = made
    return made
  }

  private func publish(_ list: [JSONNode], of address: String, version: Int?) {
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

  // MARK: Writing

  /// Shows a message to the user.
  func tell(_ text: String) {
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
