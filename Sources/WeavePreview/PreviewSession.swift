// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData
import WeaveDiagnostics
public import WeaveEdit
import WeaveGraphics
import WeaveHash
import WeaveJSON
import WeaveLayout
import WeavePNG
import WeavePanel
public import WeaveRender
import WeaveResolve
import WeaveSchema
public import WeaveSpec
import WeaveSystem

/// What a preview is drawn with.
public struct PreviewFacts: Sendable {
  /// The moment that designs are shown at.
  public var moment: Moment
  /// Whether the moment is that of the clock, and goes on.
  public var isLive: Bool
  /// What is known of the world.
  public var snapshots: Snapshots
  /// Values that the user gives.
  public var variables: [String: Value]

  /// What is known at a moment; `isLive` where it goes on with the clock.
  public init(moment: Moment, isLive: Bool, snapshots: Snapshots, variables: [String: Value]) {
    (self.moment, self.isLive, self.snapshots, self.variables) = (moment, isLive, snapshots, variables)
  }
}

/// What the page of a preview asks, and what it gets: no network, only requests and answers.
///
/// Any page that a browser shows may send requests to this machine, so that every path begins with a secret that only the
/// address of the preview holds, and every request names this machine alone. Only a design that is shown is written, and only
/// over the text that the page has begun with.
public final class PreviewSession {
  /// What a browser asks.
  public struct Request: Sendable {
    /// As HTTP has them.
    public var method, path, host: String
    /// What the browser says of the page that asks; nil where it says nothing.
    public var origin: String?
    /// The bytes behind the head; empty for none.
    public var body: [UInt8]

    /// A request by its method, path, host and body.
    public init(method: String, path: String, host: String, origin: String?, body: [UInt8] = []) {
      (self.method, self.path, self.host, self.origin, self.body) = (method, path, host, origin, body)
    }
  }

  /// What it gets.
  public struct Response: Sendable {
    /// The status of HTTP.
    public var status: Int
    /// The media type of the body.
    public var type: String
    /// The bytes of the answer.
    public var body: [UInt8]
    /// Whether it stays open, and each change of a file is told on it.
    public var isStream = false
    /// Whether the same address always gives the same bytes.
    public var isFinal = false
  }

  /// What every path begins with.
  public let token: String
  var files: PreviewFiles
  var shownFacts: PreviewFacts
  private let readFacts: () -> PreviewFacts
  /// The files that the facts are read from, and what they were then.
  private var factStamps: [String: String?]
  let renderer: Renderer
  let checker: DesignChecker
  let link: EditorLink?
  /// What the editor had told when it was asked last.
  private var toldTexts = 0
  private var toldCursor: EditorLink.Place?
  /// Texts that were compiled last, for the next slider's step; the latest last.
  var compiled: [(path: String, bytes: [UInt8], version: Int, design: Checked<CompiledDesign>)] = []
  let assets: String?
  /// Pictures by the hashes of their files; the latest last.
  var pictures: [(key: String, bytes: [UInt8])] = []
  /// What the shown files were when they were read last.
  var stamps: [String: String?] = [:]
  /// Whether a file was another one when a request read it, before anybody had looked for changes.
  private var hasReadChanges = false
  /// Counts the changes that were seen.
  var version = 0
  /// What the page of the workshop works on besides the designs that are shown.
  public var workshop = Workshop()

  /// - Parameters:
  ///   - path: a design, or a folder of designs.
  ///   - facts: is asked at the start, and when one of its files has changed.
  ///   - factFiles: the files that the facts are read from, which need not be there.
  ///   - fonts: a folder of fonts that come before the standard ones.
  ///   - assets: a folder of photos, searched after the design's own.
  ///   - link: the editor that the preview stands beside.
  /// - Throws: where the graphics libraries refuse to start.
  public init(
    _ path: String, facts: @escaping () -> PreviewFacts, factFiles: [String], fonts: String?, assets: String?,
    link: EditorLink? = nil
  ) throws {
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

  /// Answers a request to the port that the preview listens on. What is asked wrongly gets a status, and never ends the
  /// session.
  public func answer(_ request: Request, port: Int) -> Response {
    let own = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard own.contains(request.host) else { return .text(403, "this preview is for 127.0.0.1:\(port) alone") }
    if let origin = request.origin, !own.contains(where: { origin == "http://\($0)" }) {
      return .text(403, "another page may not ask this preview")
    }
    let parts = request.path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let steps = (parts.first ?? "").split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard steps.first.map(String.init) == token else {
      return .text(404, "there is nothing here; the address of the preview is the one that was printed")
    }
    let scene = PreviewScene(query: parts.count > 1 ? String(parts[1]) : "")
    let rest = steps.dropFirst().map(String.init)
    switch request.method {
    case "GET" where rest.first == "workshop": return workshop(rest.dropFirst().first, parts.dropFirst().first ?? "")
    case "GET": return shown(rest, scene)
    case "POST":
      // A form of another page cannot send this type without asking first.
      guard request.origin != nil else { return .text(403, "only the page of the preview may change anything") }
      if rest == ["workshop"] { return work(parts.dropFirst().first ?? "", request.body) }
      return changed(rest, scene, request.body)
    default: return .text(405, "a preview is read with GET and asked with POST")
    }
  }

  private func shown(_ rest: [String], _ scene: PreviewScene) -> Response {
    switch rest.first {
    case "": return .page("text/html; charset=utf-8", PreviewPage.html)
    case "preview.css": return .page("text/css; charset=utf-8", PreviewPage.css)
    case "preview.js": return .page("text/javascript; charset=utf-8", PreviewPage.js)
    case "editor.js": return .page("text/javascript; charset=utf-8", PreviewPage.editor)
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
    default: return .text(404, "there is nothing here")
    }
  }

  /// What is asked about the text that the page holds, which is the body.
  private func changed(_ rest: [String], _ scene: PreviewScene, _ body: [UInt8]) -> Response {
    switch rest.first {
    case "state": return state(scene, body)
    case "problems": return problems(scene, body)
    case "why": return reasons(scene, body)
    case "export": return export(rest.dropFirst().first ?? "", scene, body)
    case "save": return save(scene, body)
    case "reveal": return reveal(scene)
    default: break
    }
    guard let path = path(of: scene) else { return .text(404, "there is no such design") }
    // A change comes as an object with the text, everything else as the text alone.
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

  /// The hash of the file as it lies on the disk; null where it is gone.
  private func sum(_ scene: PreviewScene) -> Response {
    let bytes = path(of: scene).flatMap { try? readFile($0, limit: Limits.designBytes) }
    return .json(.object([("sum", bytes.map { .text(Checksum(of: $0).description) } ?? .null)]))
  }

  /// Writes the text of the page over the file that it was read from, and over no other.
  private func save(_ scene: PreviewScene, _ text: [UInt8]) -> Response {
    guard let path = path(of: scene) else { return .text(404, "there is no such design") }
    guard String(validating: text, as: UTF8.self) != nil, text.count <= Limits.designBytes else {
      return .text(400, "this is no text that a design may be")
    }
    let before = try? readFile(path, limit: Limits.designBytes)
    let sum = before.map { Checksum(of: $0).description } ?? ""
    guard sum == scene.base else {
      return .text(409, before == nil ? "the file is no longer there" : "the file has been changed elsewhere")
    }
    do {
      if before != text { try writeFile(text, to: path) }
      stamps[path] = fileStamp(path)
      version += 1
      return .json(.object([("sum", .text(Checksum(of: text).description)), ("version", .integer(version))]))
    } catch {
      return .text(500, "the file cannot be written: \(error)")
    }
  }

  /// Shows a place in the editor that the preview stands beside.
  private func reveal(_ scene: PreviewScene) -> Response {
    guard let link, let path = path(of: scene), let from = scene.at else {
      return .text(404, "no editor is linked")
    }
    link.reveal(SourceRange(from, max(from, scene.to ?? from)), of: path)
    return .json(.null)
  }

  /// Keeps a PNG file for whom it was drawn.
  ///
  /// - Returns: by what it is asked for.
  func keep(_ bytes: [UInt8]) -> String {
    let key = Checksum(of: bytes).description
    pictures.removeAll { $0.key == key }
    // Those of a few states: the page may still be loading the ones before.
    if pictures.count >= 96 { pictures.removeFirst() }
    pictures.append((key, bytes))
    return key
  }

  func bytes(ofPicture key: String) -> [UInt8]? { pictures.last { $0.key == key }?.bytes }

  private func picture(_ name: String) -> Response {
    guard let found = pictures.last(where: { "\($0.key).png" == name }) else {
      return .text(404, "the picture is an old one")
    }
    return Response(status: 200, type: "image/png", body: found.bytes, isFinal: true)
  }

  // MARK: Changes of files

  /// Notes what a file is that is read now. Where it was another one before, all pages are still to be told.
  func note(_ path: String) {
    let stamp = fileStamp(path)
    if let before = stamps[path], before != stamp { hasReadChanges = true }
    stamps[path] = stamp
  }

  /// Whether a file that was shown has changed since; counts the change.
  public func noticeChanges() -> Int? {
    let changed = stamps.filter { fileStamp($0.key) != $0.value }
    let facts = factStamps.filter { fileStamp($0.key) != $0.value }
    let texts = link?.textCount ?? 0
    guard hasReadChanges || !changed.isEmpty || !facts.isEmpty || texts != toldTexts else { return nil }
    hasReadChanges = false
    toldTexts = texts
    for path in changed.keys { stamps[path] = fileStamp(path) }
    for path in facts.keys { factStamps[path] = fileStamp(path) }
    if !facts.isEmpty { shownFacts = readFacts() }
    version += 1
    return version
  }

  /// Where the cursor of the editor stands, if it has moved: which design, and the byte in its text.
  public func noticeCursor() -> (file: Int, offset: Int)? {
    guard let place = link?.cursor, place != toldCursor else { return nil }
    toldCursor = place
    return files.paths.firstIndex {
      $0 == place.path || $0.hasSuffix("/" + place.path) || place.path.hasSuffix("/" + $0)
    }
    .map { ($0, place.offset) }
  }

  /// Looks again at which designs a folder holds; tells of new ones as of changes.
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
