// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveRender
import WeaveSchema

/// Answers a model's client by the Model Context Protocol.
///
/// It speaks the revision of 2026-07-28, in which each request names its version, and the earlier ones, which begin
/// with `initialize`. One thread answers messages one after the other; another reads them.
///
/// - Source: modelcontextprotocol.io, specification of 2026-07-28 and 2025-11-25.
final class ModelServer {
  let inbox: Inbox
  let folder: DesignFolder
  let words: DesignWords
  let fonts: String?
  private let send: ([UInt8]) -> Bool
  private let readFacts: () -> ServedFacts
  private var drawing: (renderer: Renderer, checker: DesignChecker)?

  /// Revisions whose requests each name their version.
  static let modernVersions = ["2026-07-28"]
  /// Revisions that begin with `initialize`, the oldest first.
  static let handshakeVersions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  /// - Parameters:
  ///   - send: writes bytes to the client; returns false if the client is gone.
  ///   - facts: called for each request that draws.
  init(
    _ inbox: Inbox, folder: DesignFolder, fonts: String?, words: DesignWords, facts: @escaping () -> ServedFacts,
    send: @escaping ([UInt8]) -> Bool
  ) {
    self.inbox = inbox
    self.folder = folder
    self.fonts = fonts
    self.words = words
    self.send = send
    readFacts = facts
  }

  /// Answers messages until the client closes the stream.
  func run() {
    while let message = inbox.next() {
      switch message {
      case .request(let id, let method, let params): answer(id, method, params)
      case .broken(let code, let reason): write(RequestError(code: code, reason: reason), to: .null)
      case .tooLarge(let count):
        write(
          RequestError(
            code: ErrorCode.invalidRequest,
            reason: "a message of \(count) bytes is too large; designs have at most \(Limits.designBytes)"), to: .null)
      case .notification, .response, .picked: break
      }
    }
  }

  /// The facts at the present moment.
  func facts() -> ServedFacts { readFacts() }

  /// What draws and checks designs; started when first needed.
  func drawers() throws(ToolFailure) -> (renderer: Renderer, checker: DesignChecker) {
    if let drawing { return drawing }
    do throws(RenderError) {
      let made = (try Renderer(fonts: fonts), try DesignChecker(fonts: fonts))
      drawing = made
      return made
    } catch { throw ToolFailure("Nothing can be drawn: \(error)") }
  }

  // MARK: Requests

  private func answer(_ id: JSONNode, _ method: String, _ params: JSONNode?) {
    // The protocol wants no answer to a cancelled request.
    if inbox.takeCancellation(of: requestKey(id)) { return }
    let version = params?["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.stringValue
    if let version, !Self.modernVersions.contains(version) {
      let data = JSONNode.object([
        ("requested", .text(version)),
        ("supported", .array((Self.modernVersions + Self.handshakeVersions.reversed()).map(JSONNode.text))),
      ])
      return write(
        RequestError(
          code: ErrorCode.unsupportedVersion, reason: "the protocol version \(Echo.message(version)) is not supported"),
        data: data, to: id)
    }
    do throws(RequestError) {
      let result = try result(of: method, params ?? .null)
      write(.object([("jsonrpc", .text("2.0")), ("id", id), ("result", result.node(isModern: version != nil))]))
    } catch {
      write(error, to: id)
    }
  }

  private func result(of method: String, _ params: JSONNode) throws(RequestError) -> ModelResult {
    switch method {
    case "server/discover":
      return ModelResult(
        [
          ("supportedVersions", .array(Self.modernVersions.map(JSONNode.text))),
          ("capabilities", Self.capabilities), ("instructions", .text(Self.instructions)),
        ], isLasting: true)
    case "initialize":
      let wanted = params["protocolVersion"]?.stringValue ?? ""
      let version = Self.handshakeVersions.contains(wanted) ? wanted : Self.handshakeVersions[3]
      return ModelResult([
        ("protocolVersion", .text(version)), ("capabilities", Self.capabilities), ("serverInfo", Self.identity),
        ("instructions", .text(Self.instructions)),
      ])
    case "ping": return ModelResult([])
    case "tools/list":
      return ModelResult([("tools", .array(ModelTool.allCases.map(\.declaration)))], isLasting: true)
    case "tools/call": return try call(params)
    case "resources/list":
      return ModelResult([("resources", .array(ModelResource.all.map(\.declaration)))], isLasting: true)
    case "resources/templates/list":
      return ModelResult([("resourceTemplates", .array(ModelResource.templates))], isLasting: true)
    case "resources/read": return try read(params)
    default: throw RequestError(code: ErrorCode.methodNotFound, reason: "there is no method `\(Echo.message(method))`")
    }
  }

  private func call(_ params: JSONNode) throws(RequestError) -> ModelResult {
    guard let name = params["name"]?.stringValue else { throw .invalid("`name` is missing: which tool?") }
    guard let tool = ModelTool(rawValue: name) else {
      let names = ModelTool.allCases.map(\.rawValue)
      let near = nearest(to: name, in: names).first.map { "; did you mean `\($0)`?" }
      throw .invalid("there is no tool `\(Echo.message(name))`\(near ?? ": \(names.joined(separator: ", "))")")
    }
    do throws(ToolFailure) {
      let arguments = try ToolArguments(params["arguments"], of: tool)
      let answer =
        switch tool {
        case .new: try new(arguments)
        case .check: try check(arguments)
        case .render: try render(arguments)
        case .look: try look(arguments)
        case .patch: try patch(arguments)
        case .facts: try facts(arguments)
        case .templates: try templates(arguments)
        case .symbols: try symbols(arguments)
        }
      return answer.result
    } catch {
      return ToolAnswer(error.reason, isError: true).result
    }
  }

  private func read(_ params: JSONNode) throws(RequestError) -> ModelResult {
    guard let address = params["uri"]?.stringValue else { throw .invalid("`uri` is missing: which resource?") }
    guard let resource = ModelResource(address), let text = resource.text else {
      let near = nearest(to: address, in: ModelResource.all.map(\.address)).first.map { "; did you mean `\($0)`?" }
      throw .invalid("there is no resource `\(Echo.message(address))`\(near ?? "; `resources/list` lists them")")
    }
    let content = JSONNode.object([
      ("uri", .text(address)), ("mimeType", .text(resource.mediaType)), ("text", .text(text)),
    ])
    return ModelResult([("contents", .array([content]))], isLasting: true)
  }

  // MARK: The server

  static let identity = JSONNode.object([
    ("name", .text("weave")), ("title", .text("weave: widget designs to pictures")), ("version", .text(weaveVersion)),
  ])

  private static let capabilities = JSONNode.object([("tools", .object([])), ("resources", .object([]))])

  private static let instructions = """
    weave compiles widget designs (JSON) to pictures. Read the resource weave://primer before you write a design. Work \
    like this: `templates` or `new` with words for a start; `patch` to change it; `check` until it reports nothing; \
    `look` for the frames of its nodes, and `render` to see it. All files are in one folder, and names are relative.
    """

  // MARK: Writing

  private func write(_ error: RequestError, data: JSONNode? = nil, to id: JSONNode) {
    write(
      .object([
        ("jsonrpc", .text("2.0")), ("id", id),
        (
          "error",
          .object([("code", .integer(error.code)), ("message", .text(error.reason)), ("data", data)])
        ),
      ]))
  }

  private func write(_ message: JSONNode) { _ = send(Array(JSONWriter.compact(message).utf8) + [0x0A]) }
}

/// The result of a request, before it is written for a revision of the protocol.
struct ModelResult {
  private let members: [(key: String, value: JSONNode?)]
  /// Whether it is the same for every client until the program changes.
  private let isLasting: Bool

  init(_ members: [(key: String, value: JSONNode?)], isLasting: Bool = false) {
    self.members = members
    self.isLasting = isLasting
  }

  /// - Parameter isModern: whether the client speaks a revision in which results name their type, their server and how
  ///   long they stay valid.
  func node(isModern: Bool) -> JSONNode {
    guard isModern else { return .object(members) }
    return .object(
      members + [
        ("resultType", .text("complete")), ("ttlMs", isLasting ? .integer(3_600_000) : nil),
        ("cacheScope", isLasting ? .text("public") : nil),
        ("_meta", .object([("io.modelcontextprotocol/serverInfo", ModelServer.identity)])),
      ])
  }
}

/// What a tool returns: a text, perhaps a picture, and the main values for programs.
struct ToolAnswer {
  var text: String
  /// A PNG file.
  var picture: [UInt8]?
  var values: [(key: String, value: JSONNode?)] = []
  var isError = false

  init(
    _ text: String, picture: [UInt8]? = nil, values: [(key: String, value: JSONNode?)] = [], isError: Bool = false
  ) {
    self.text = text
    self.picture = picture
    self.values = values
    self.isError = isError
  }

  var result: ModelResult {
    var content = [JSONNode.object([("type", .text("text")), ("text", .text(text))])]
    if let picture {
      content.append(
        .object([
          ("type", .text("image")), ("data", .text(Data(picture).base64EncodedString())),
          ("mimeType", .text("image/png")),
        ]))
    }
    return ModelResult([
      ("content", .array(content)), ("structuredContent", values.isEmpty ? nil : .object(values)),
      ("isError", .flag(isError)),
    ])
  }
}
