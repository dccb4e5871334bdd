// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData
import WeaveDiagnostics
public import WeaveEdit
public import WeaveExpressions
import WeaveFacts
import WeaveGraphics
import WeaveHash
import WeaveJSON
import WeaveLayout
import WeavePNG
import WeavePanel
public import WeaveRender
import WeaveSchema
import WeaveSpec
import WeaveSystem

/// The moment and the facts that a preview is drawn with.
public struct PreviewFacts: Sendable {
  /// The moment at which designs are shown.
  public var moment: Moment
  /// Whether the moment follows the clock.
  public var isLive: Bool
  /// The known facts.
  public var snapshots: Snapshots
  /// Values from the user.
  public var variables: [String: Value]

  /// The facts at a moment; `isLive` means that it follows the clock.
  public init(moment: Moment, isLive: Bool, snapshots: Snapshots, variables: [String: Value]) {
    (self.moment, self.isLive, self.snapshots, self.variables) = (moment, isLive, snapshots, variables)
  }
}

/// The session behind the page of a preview: requests in, answers out, without a network.
///
/// Any page in a browser may send requests to this machine. So every path begins with a secret that only the preview's
/// address contains, and every request must name this machine. Only a shown design can be written, and only if its text
/// is still the one that the page started from.
public final class PreviewSession {
  /// The request of a browser.
  public struct Request: Sendable {
    /// Method, path and host as in HTTP.
    public var method, path, host: String
    /// The origin of the page that asks; nil if the browser does not say.
    public var origin: String?
    /// The bytes after the head; empty if there are none.
    public var body: [UInt8]

    /// A request by its method, path, host and body.
    public init(method: String, path: String, host: String, origin: String?, body: [UInt8] = []) {
      (self.method, self.path, self.host, self.origin, self.body) = (method, path, host, origin, body)
    }
  }

  /// The answer to a request.
  public struct Response: Sendable {
    /// The HTTP status.
    public var status: Int
    /// The media type of the body.
    public var type: String
    /// The bytes of the body.
    public var body: [UInt8]
    /// Whether the connection stays open and reports each change of a file.
    public var isStream = false
    /// Whether the same address always gives the same bytes.
    public var isFinal = false
  }

  /// The secret that begins every path.
  public let token: String
  var files: PreviewFiles
  var shownFacts: PreviewFacts
  private let readFacts: () -> PreviewFacts
  /// The files that the facts are read from, with their stamps.
  private var factStamps: [String: String?]
  let renderer: Renderer
  let checker: DesignChecker
  let link: EditorLink?
  /// What the editor had sent at the last check.
  private var sentTexts = 0
  private var sentCursor: EditorLink.Place?
  /// The last compiled texts, for the next step of a slider; newest last.
  var compiled: [(path: String, bytes: [UInt8], version: Int, design: Checked<CompiledDesign>)] = []
  let assets: String?
  /// Pictures by the hashes of their files; newest last.
  var pictures: [(key: String, bytes: [UInt8])] = []
  /// The stamps of the shown files when they were last read.
  var stamps: [String: String?] = [:]
  /// Whether a request read a changed file before the change was noticed.
  private var hasReadChanges = false
  /// The number of changes noticed.
  var version = 0
  /// The photo of samples, once it is drawn.
  var samplePhoto: ExchangeImage?
  /// What the workshop page works on besides the shown designs.
  public var workshop = Workshop()

  /// - Parameters:
  ///   - path: a design, or a folder of designs.
  ///   - facts: called at the start, and when one of the facts' files has changed.
  ///   - factFiles: the files that the facts are read from; they need not exist.
  ///   - fonts: a folder of fonts that take precedence over the standard ones.
  ///   - assets: a folder of photos, searched after the design's own.
  ///   - link: the editor beside the preview.
  /// - Throws: if the graphics libraries fail to start.
  public init(
    _ path: String, facts: @escaping () -> PreviewFacts, factFiles: [String], fonts: String?, assets: String?,
    link: EditorLink? = nil
  ) throws(RenderError) {
    self.link = link
    var random = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in String(random.next() | 1 << 63, radix: 16) }.joined()
    files = PreviewFiles(path)
    readFacts = facts
    shownFacts = facts()
    factStamps = Dictionary(factFiles.map { ($0, fileStamp($0)) }) { first, _ in first }
    self.assets = assets
    renderer = try Renderer(fonts: fonts)
    checker = try DesignChecker(fonts: fonts, assets: assets)
  }

  // MARK: Requests

  /// Answers a request to the preview's port. An invalid request gets an error status and never ends the session.
  public func answer(_ request: Request, port: Int) -> Response {
    let own = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard own.contains(request.host) else { return .text(403, "this preview is only for 127.0.0.1:\(port)") }
    if let origin = request.origin, !own.contains(where: { origin == "http://\($0)" }) {
      return .text(403, "other pages cannot use this preview")
    }
    let parts = request.path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let steps = (parts.first ?? "").split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard steps.first.map(String.init) == token else {
      return .text(404, "there is nothing here; use the address that `weave preview` printed")
    }
    let scene = PreviewScene(query: parts.count > 1 ? String(parts[1]) : "")
    let rest = steps.dropFirst().map(String.init)
    switch request.method {
    case "GET" where rest.first == "workshop": return workshop(rest.dropFirst().first, parts.dropFirst().first ?? "")
    case "GET": return shown(rest, scene)
    case "POST":
      // Browsers do not let a form of another page send this type without permission.
      guard request.origin != nil else { return .text(403, "only the preview page can change anything") }
      if rest == ["workshop"] { return work(parts.dropFirst().first ?? "", request.body) }
      return changed(rest, scene, request.body)
    default: return .text(405, "the preview only accepts GET and POST")
    }
  }

  private func shown(_ rest: [String], _ scene: PreviewScene) -> Response {
    switch rest.first {
    case "": return .page("text/html; charset=utf-8", PreviewPage.html)
    case "preview.css": return .page("text/css; charset=utf-8", CodeMirror.style + PreviewPage.css)
    case "icon.svg": return .page("image/svg+xml", PreviewPage.icon)
    case "state": return state(scene, nil)
    case "problems": return problems(scene, nil)
    case "changes": return scene.month == nil ? changes(scene) : changesOfMonth(scene)
    case "compare": return comparison(scene)
    case "sum": return sum(scene)
    case "why": return reasons(scene, nil)
    case "export": return export(rest.dropFirst().first ?? "", scene, nil)
    case "events": return Response(status: 200, type: "text/event-stream", body: [], isStream: true)
    case "picture": return picture(rest.dropFirst().first ?? "")
    default:
      if let script = rest.first.flatMap({ PreviewPage.scripts[$0] }) {
        return .page("text/javascript; charset=utf-8", script)
      }
      return choices(rest, scene) ?? .text(404, "there is nothing here")
    }
  }

  /// Answers a request about the page's text, which is the body.
  private func changed(_ rest: [String], _ scene: PreviewScene, _ body: [UInt8]) -> Response {
    switch rest.first {
    case "state": return state(scene, body)
    case "problems": return problems(scene, body)
    case "why": return reasons(scene, body)
    case "export": return export(rest.dropFirst().first ?? "", scene, body)
    case "save": return save(scene, body)
    case "new": return create(body)
    case "photo": return addPhoto(scene, body)
    case "reveal": return reveal(scene)
    default: break
    }
    guard let path = path(of: scene) else { return .text(404, "there is no such design") }
    // A change is sent as an object with the text; every other request sends only the text.
    let change = rest.first == "change" ? JSONParser.parse(SourceText(name: "change", bytes: body)).output : nil
    let text = change?["text"]?.stringValue.map { Array($0.utf8) } ?? body
    let moment = moment(scene)
    let service = PreviewService(
      SourceText(name: path, bytes: text), folder: FilePath.folder(of: path), facts: facts(scene, moment))
    switch rest.first {
    case "complete": return .json(service.completion(at: scene.at ?? 0))
    case "hover": return .json(service.hover(at: scene.at ?? 0))
    case "layout": return .json(service.layout())
    case "form": return .json(service.form())
    case "change": return .json(service.change(change ?? .null))
    case "fixes": return .json(service.fixes(found(scene, body), at: scene.at))
    default: return .text(404, "there is nothing here")
    }
  }

  private func facts(_ scene: PreviewScene, _ moment: Moment) -> DesignFacts {
    let given = variables(scene)
    return DesignFacts(
      facts: FactVariables(
        snapshots: shownFacts.snapshots, given: given, now: moment.now, timeZone: moment.timeZone, locale: moment.locale
      ),
      given: given, moment: moment)
  }

  // MARK: Writing

  /// The hash of the file on disk; null if it no longer exists.
  private func sum(_ scene: PreviewScene) -> Response {
    let bytes = path(of: scene).flatMap { try? readFile($0, limit: Limits.designBytes) }
    return .json(.object([("sum", bytes.map { .text(Checksum(of: $0).description) } ?? .null)]))
  }

  /// Writes the page's text, but only over the text that the page was made from.
  private func save(_ scene: PreviewScene, _ text: [UInt8]) -> Response {
    guard let path = path(of: scene) else { return .text(404, "there is no such design") }
    guard String(validating: text, as: UTF8.self) != nil, text.count <= Limits.designBytes else {
      return .text(400, "this text is too large or not UTF-8")
    }
    let before = try? readFile(path, limit: Limits.designBytes)
    let sum = before.map { Checksum(of: $0).description } ?? ""
    guard sum == scene.base else {
      return .text(409, before == nil ? "the file no longer exists" : "the file was changed elsewhere")
    }
    do {
      if before != text { try writeFile(text, to: path) }
      stamps[path] = fileStamp(path)
      version += 1
      // Other pages show the same file.
      hasReadChanges = true
      return .json(.object([("sum", .text(Checksum(of: text).description)), ("version", .integer(version))]))
    } catch {
      return .text(500, "the file cannot be written: \(error)")
    }
  }

  /// Shows a place in the editor beside the preview.
  private func reveal(_ scene: PreviewScene) -> Response {
    guard let link, let path = path(of: scene), let from = scene.at else {
      return .text(404, "no editor is connected")
    }
    link.reveal(SourceRange(from, max(from, scene.to ?? from)), of: path)
    return .json(.null)
  }

  /// Keeps a PNG file for the page.
  ///
  /// - Returns: the key by which the page fetches it.
  func keep(_ bytes: [UInt8]) -> String {
    let key = Checksum(of: bytes).description
    pictures.removeAll { $0.key == key }
    // Pictures of several states are kept, because the page may still be loading earlier ones.
    if pictures.count >= 96 { pictures.removeFirst() }
    pictures.append((key, bytes))
    return key
  }

  func bytes(ofPicture key: String) -> [UInt8]? { pictures.last { $0.key == key }?.bytes }

  private func picture(_ name: String) -> Response {
    guard let found = pictures.last(where: { "\($0.key).png" == name }) else {
      return .text(404, "the picture is out of date")
    }
    return Response(status: 200, type: "image/png", body: found.bytes, isFinal: true)
  }

  // MARK: Changes of files

  /// Records the stamp of a file that is read now. If it has changed, all pages still have to be notified.
  func note(_ path: String) {
    let stamp = fileStamp(path)
    if let before = stamps[path], before != stamp { hasReadChanges = true }
    stamps[path] = stamp
  }

  /// The new version if a shown file, the facts or the editor's text has changed; nil if nothing has.
  public func noticeChanges() -> Int? {
    let changed = stamps.filter { fileStamp($0.key) != $0.value }
    let facts = factStamps.filter { fileStamp($0.key) != $0.value }
    let texts = link?.textCount ?? 0
    guard hasReadChanges || !changed.isEmpty || !facts.isEmpty || texts != sentTexts else { return nil }
    hasReadChanges = false
    sentTexts = texts
    for path in changed.keys { stamps[path] = fileStamp(path) }
    for path in facts.keys { factStamps[path] = fileStamp(path) }
    if !facts.isEmpty { shownFacts = readFacts() }
    version += 1
    return version
  }

  /// The position of the editor's cursor if it has moved: the design and the byte in its text.
  public func noticeCursor() -> (file: Int, offset: Int)? {
    guard let place = link?.cursor, place != sentCursor else { return nil }
    sentCursor = place
    return files.paths.firstIndex {
      $0 == place.path || $0.hasSuffix("/" + place.path) || place.path.hasSuffix("/" + $0)
    }
    .map { ($0, place.offset) }
  }

  /// Lists a folder's designs again, and returns the new version if they have changed.
  public func noticeFiles() -> Int? {
    let before = files.paths
    files.refresh()
    guard files.paths != before else { return nil }
    version += 1
    return version
  }
}

extension PreviewSession.Response {
  static func text(_ status: Int, _ text: String) -> Self {
    Self(status: status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  static func page(_ type: String, _ text: String) -> Self { Self(status: 200, type: type, body: Array(text.utf8)) }

  static func json(_ node: JSONNode) -> Self {
    Self(status: 200, type: "application/json", body: Array(JSONWriter.compact(node).utf8))
  }
}
