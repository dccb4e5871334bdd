// SPDX-License-Identifier: MIT

import FoundationEssentials
public import Weave
public import WeaveData
import WeaveDiagnostics
import WeaveGraphics
import WeaveHash
import WeaveJSON
import WeaveLayout
import WeavePNG
import WeavePanel
import WeaveResolve
import WeaveSchema
public import WeaveSpec
import WeaveSystem

/// What a preview is drawn with.
public struct PreviewWorld: Sendable {
  public var moment: Moment
  /// Whether the moment is that of the clock, and goes on.
  public var isLive: Bool
  public var snapshots: Snapshots
  public var variables: [String: Value]

  public init(moment: Moment, isLive: Bool, snapshots: Snapshots, variables: [String: Value]) {
    (self.moment, self.isLive, self.snapshots, self.variables) = (moment, isLive, snapshots, variables)
  }
}

/// What the page of a preview asks, and what it gets: no network, only requests and answers.
///
/// Any page that a browser shows may send requests to this machine, so that every path begins with a secret that only the
/// address of the preview holds, and every request names this machine alone. Nothing is written.
public final class PreviewSession {
  public struct Request: Sendable {
    public var method, path, host: String
    /// What the browser says of the page that asks; nil where it says nothing.
    public var origin: String?

    public init(method: String, path: String, host: String, origin: String?) {
      (self.method, self.path, self.host, self.origin) = (method, path, host, origin)
    }
  }

  public struct Response: Sendable {
    public var status: Int
    public var type: String
    public var body: [UInt8]
    /// Whether it stays open, and each change of a file is told on it.
    public var isStream = false
    /// Whether the same address always gives the same bytes.
    public var isFinal = false
  }

  /// What every path begins with.
  public let token: String
  private var files: PreviewFiles
  private var world: PreviewWorld
  private let readWorld: () -> PreviewWorld
  /// The files that the world is read from, and what they were then.
  private var worldStamps: [String: String?]
  private let renderer: Renderer
  private let checker: DesignChecker
  private let assets: String?
  /// Pictures by the hashes of their files; the latest last.
  private var pictures: [(key: String, bytes: [UInt8])] = []
  /// What the shown files were when they were read last.
  private var stamps: [String: String?] = [:]
  /// Counts the changes that were seen.
  private var version = 0

  /// - Parameters:
  ///   - path: a design, or a folder of designs.
  ///   - world: is asked at the start, and when one of its files has changed.
  ///   - worldFiles: the files that the world is read from, which need not be there.
  ///   - fonts: a folder of fonts that come before the standard ones.
  ///   - assets: a folder of photos, searched after the design's own.
  /// - Throws: where the graphics libraries refuse to start.
  public init(
    _ path: String, world: @escaping () -> PreviewWorld, worldFiles: [String], fonts: String?, assets: String?
  ) throws {
    var random = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in String(random.next() | 1 << 63, radix: 16) }.joined()
    files = PreviewFiles(path)
    readWorld = world
    self.world = world()
    worldStamps = Dictionary(worldFiles.map { ($0, fileStamp($0)) }) { first, _ in first }
    self.assets = assets
    renderer = try Renderer(fonts: fonts)
    checker = try DesignChecker(fonts: fonts, assets: assets)
  }

  // MARK: Requests

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
    guard request.method == "GET" else { return .text(405, "a preview only shows") }
    let scene = PreviewScene(query: parts.count > 1 ? String(parts[1]) : "")
    let rest = steps.dropFirst().map(String.init)
    switch rest.first {
    case "": return .page("text/html; charset=utf-8", PreviewPage.html)
    case "preview.css": return .page("text/css; charset=utf-8", PreviewPage.css)
    case "preview.js": return .page("text/javascript; charset=utf-8", PreviewPage.js)
    case "icon.svg": return .page("image/svg+xml", PreviewPage.icon)
    case "state": return state(scene)
    case "problems": return problems(scene)
    case "changes": return changes(scene)
    case "events": return Response(status: 200, type: "text/event-stream", body: [], isStream: true)
    case "picture": return picture(rest.dropFirst().first ?? "")
    default: return .text(404, "there is nothing here")
    }
  }

  private func picture(_ name: String) -> Response {
    guard let found = pictures.last(where: { "\($0.key).png" == name }) else {
      return .text(404, "the picture is an old one")
    }
    return Response(status: 200, type: "image/png", body: found.bytes, isFinal: true)
  }

  // MARK: Changes of files

  /// Whether a file that was shown has changed since; counts the change.
  public func noticeChanges() -> Int? {
    let changed = stamps.filter { fileStamp($0.key) != $0.value }
    let facts = worldStamps.filter { fileStamp($0.key) != $0.value }
    guard !changed.isEmpty || !facts.isEmpty else { return nil }
    for path in changed.keys { stamps[path] = fileStamp(path) }
    for path in facts.keys { worldStamps[path] = fileStamp(path) }
    if !facts.isEmpty { world = readWorld() }
    version += 1
    return version
  }

  /// Looks again at which designs a folder holds; tells of new ones as of changes.
  public func noticeFiles() -> Int? {
    let before = files.paths
    files.refresh()
    guard files.paths != before else { return nil }
    version += 1
    return version
  }

  // MARK: The state

  /// A design as it is on the disk.
  private struct Shown {
    var path: String
    var source: SourceText
    var compiled: Checked<CompiledDesign>
    var folder: String { FilePath.folder(of: path) }
    /// The text with what it includes.
    var whole: SourceText { compiled.output?.source ?? source }
  }

  private func shown(_ scene: PreviewScene, at moment: Moment) -> Shown? {
    guard let path = files.path(scene.file) else { return nil }
    // Those of a page that shows another design stay, within bounds.
    if stamps.count > 512 { stamps = [:] }
    stamps[path] = fileStamp(path)
    guard let bytes = try? readFile(path, limit: Limits.designBytes) else { return nil }
    let source = SourceText(name: path, bytes: bytes)
    let compiled = WidgetCompiler.compile(source, now: moment.now, folder: FilePath.folder(of: path))
    for part in compiled.output?.source.parts.dropFirst() ?? [] { stamps[part.name] = fileStamp(part.name) }
    return Shown(path: path, source: source, compiled: compiled)
  }

  private func moment(_ scene: PreviewScene) -> Moment {
    Moment(
      now: scene.now ?? (world.isLive ? Date() : world.moment.now), timeZone: scene.timeZone ?? world.moment.timeZone,
      locale: scene.locale.map { Locale(identifier: $0) } ?? world.moment.locale)
  }

  private func environments(_ scene: PreviewScene, _ moment: Moment) -> [RenderEnvironment] {
    scene.appearances.flatMap { appearance in
      scene.sizes.map { size in
        var environment = RenderEnvironment(
          now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: appearance,
          textSize: scene.textSize, size: size, canvas: Device.standard.canvas(for: size), scale: 2)
        environment.content = scene.content
        return environment
      }
    }
  }

  /// The whole of a panel, in each size class that is chosen.
  private func environments(_ scene: PreviewScene, _ moment: Moment, on panel: Panel) -> [RenderEnvironment] {
    let scale = panel.scale()
    let canvas = Size(
      width: Double(panel.pictureSize.width) / scale, height: Double(panel.pictureSize.height) / scale)
    return scene.sizes.filter { !$0.isAccessory }.map { size in
      RenderEnvironment(
        now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: panel.isBilevel ? .eink : .light,
        textSize: scene.textSize, size: size, canvas: canvas, scale: scale, shape: .square)
    }
  }

  private func variables(_ scene: PreviewScene) -> [String: Value] { world.variables.merging(scene.variables) { $1 } }

  private func request(
    _ widget: CompiledWidget, _ shown: Shown, _ environment: RenderEnvironment, _ scene: PreviewScene
  )
    -> RenderRequest
  {
    RenderRequest(
      design: widget, environment: environment, facts: world.snapshots, variables: variables(scene),
      photos: PhotoFolder(
        designFolder: shown.folder, assets: assets, embedded: shown.compiled.output?.document.images ?? []))
  }

  private func state(_ scene: PreviewScene) -> Response {
    let moment = moment(scene)
    var members: [(String, JSONNode?)] = [
      ("panels", .array(Panel.all.map { .text($0.name) })), ("version", .integer(version)),
      ("files", .array(files.names.map { .text($0) })), ("file", .integer(scene.file)),
      ("now", .text(InstantWords.iso(moment.now))), ("zone", .text(moment.timeZone.identifier)),
      ("minute", .integer(InstantWords.minute(of: moment))), ("clock", .text(InstantWords.clock(of: moment))),
    ]
    guard let shown = shown(scene, at: moment) else {
      members.append(("error", .text("the file cannot be read; its last pictures stay until it can")))
      return .json(.object(members))
    }
    let source = shown.source
    let sum = Checksum(of: source.bytes).description
    members += [
      ("name", .text(shown.path)), ("sum", .text(sum)),
      // A page that has the text already need not get it with each picture.
      ("source", sum == scene.knownSource ? nil : .text(source.text(in: SourceRange(0, source.bytes.count)))),
    ]
    let widgets = shown.compiled.output?.widgets.compactMap(\.self) ?? []
    if shown.compiled.hasErrors || widgets.isEmpty {
      members.append(("error", .text("the design has errors; these are its pictures from before")))
    }
    let drawn = draw(shown, scene, moment)
    // What has errors was drawn only if there is nothing else to show.
    if !shown.compiled.hasErrors || !scene.hasPictures { members.append(("pictures", .array(drawn.pictures))) }
    members.append(
      (
        "variables",
        .array(PreviewVariables(widgets, variables(scene), drawn.facts, moment, world.snapshots).list)
      ))
    return .json(.object(members))
  }

  /// The pictures of a design, with the facts that they show.
  private func draw(_ shown: Shown, _ scene: PreviewScene, _ moment: Moment) -> (
    pictures: [JSONNode], facts: Set<String>
  ) {
    var pictures: [JSONNode] = []
    var facts: Set<String> = []
    for widget in shown.compiled.output?.widgets.compactMap(\.self) ?? [] {
      for environment in environments(scene, moment) {
        guard let drawn = picture(request(widget, shown, environment, scene), shown, on: nil) else { continue }
        pictures.append(drawn.node)
        facts.formUnion(drawn.facts)
      }
      guard let panel = scene.panel else { continue }
      for environment in environments(scene, moment, on: panel) {
        guard let drawn = picture(request(widget, shown, environment, scene), shown, on: panel) else { continue }
        pictures.append(drawn.node)
        facts.formUnion(drawn.facts)
      }
    }
    return (pictures, facts)
  }

  /// What is wrong with a design: asked for apart, as it takes longer than the pictures.
  private func problems(_ scene: PreviewScene) -> Response {
    let moment = moment(scene)
    guard let shown = shown(scene, at: moment) else { return .json(.array([])) }
    let found = try? checker.check(
      shown.compiled, folder: shown.folder, moment: moment, variables: variables(scene), facts: world.snapshots)
    return .json(.array((found ?? shown.compiled.diagnostics).map { diagnostic($0, shown) }))
  }

  /// A picture with its nodes; nil where it cannot be drawn.
  ///
  /// - Parameter panel: the display whose inks it is shown in.
  private func picture(
    _ request: RenderRequest, _ shown: Shown, on panel: Panel?
  ) -> (node: JSONNode, facts: Set<String>)? {
    guard let checked = try? renderer.render(request), let drawn = checked.output, !checked.hasErrors,
      let bytes = try? file(of: drawn, on: panel)
    else { return nil }
    for photo in drawn.dependencies.photos.keys { stamps[photo] = fileStamp(photo) }
    let key = Checksum(of: bytes).description
    pictures.removeAll { $0.key == key }
    // Those of a few states: the page may still be loading the ones before.
    if pictures.count >= 96 { pictures.removeFirst() }
    pictures.append((key, bytes))
    let environment = request.environment
    var nodes: [JSONNode] = []
    collect(drawn.layout, shown.whole, depth: 0, into: &nodes)
    let node = JSONNode.object([
      ("key", .text(key)), ("name", .text(request.design.spec.name)), ("size", .text(environment.size.rawValue)),
      ("appearance", .text(panel?.name ?? environment.appearance.rawValue)),
      ("width", .number(environment.canvas.width)),
      ("height", .number(environment.canvas.height)), ("says", .text(drawn.altText)), ("nodes", .array(nodes)),
    ])
    return (node, Set(drawn.dependencies.facts.keys))
  }

  /// The PNG file of a picture, in the colours of a panel's inks as people see them.
  private func file(of drawn: Rendering, on panel: Panel?) throws -> [UInt8] {
    guard let panel, let frame = try renderer.frame(of: drawn, on: panel)?.frame else {
      return try renderer.bytes(of: drawn, as: .png)
    }
    var encoder = try PNGEncoder(level: 6)
    return try encoder.encode(frame.preview())
  }

  private func collect(_ node: LayoutNode, _ source: SourceText, depth: Int, into nodes: inout [JSONNode]) {
    guard nodes.count < 3_000 else { return }
    var text: String?
    if case .text(let resolved, _) = node.content { text = resolved.string }
    let main = source.parts.first?.range.upper ?? source.bytes.count
    let range = node.range.flatMap { $0.upper <= main ? $0 : nil }
    nodes.append(
      .object([
        ("id", .text(node.id)), ("depth", .integer(depth)), ("x", .number(node.frame.minX)),
        ("y", .number(node.frame.minY)),
        ("w", .number(node.frame.width)), ("h", .number(node.frame.height)),
        ("text", text.map { .text(String($0.prefix(80))) }),
        ("from", range.map { .integer(source.position(of: $0.lower).line) }),
        ("to", range.map { .integer(source.position(of: max($0.lower, $0.upper - 1)).line) }),
      ]))
    for child in node.children { collect(child, source, depth: depth + 1, into: &nodes) }
  }

  private func diagnostic(_ diagnostic: Diagnostic, _ shown: Shown) -> JSONNode {
    let start = diagnostic.range.map { shown.whole.position(of: $0.lower) }
    return .object([
      ("severity", .text(diagnostic.severity.rawValue)), ("code", .text(diagnostic.code.name)),
      ("message", .text(diagnostic.message.text)), ("line", start.map { .integer($0.line) }),
      ("column", start.map { .integer($0.column) }), ("size", diagnostic.size.map(JSONNode.text)),
      ("node", diagnostic.node.map(JSONNode.text)), ("title", .text(diagnostic.code.title)),
      (
        "notes", .array((diagnostic.notes.map(\.message.text) + diagnostic.fixes.map(\.message.text)).map { .text($0) })
      ),
    ])
  }

  // MARK: The time slider

  /// The moments of a day at which a picture changes: minutes of the reader's day.
  private func changes(_ scene: PreviewScene) -> Response {
    let moment = moment(scene)
    guard let shown = shown(scene, at: moment),
      let widget = shown.compiled.output?.widgets.lazy.compactMap(\.self).first,
      var environment = environments(scene, moment).first(where: { $0.size == .medium })
        ?? environments(scene, moment).first
    else { return .json(.array([])) }
    let start = InstantWords.startOfDay(moment)
    var marks: [JSONNode] = []
    var at = start
    // A clock changes each minute, and marks for all of them say nothing.
    while marks.count < 96 {
      environment.now = at
      let left = start.addingTimeInterval(86_400).timeIntervalSince(at)
      guard left > 0, let next = try? renderer.nextChange(of: request(widget, shown, environment, scene), within: left),
        next.date > at
      else { break }
      let reason = next.reasons.first.map { $0.key ?? "the clock" } ?? ""
      marks.append(
        .object([("minute", .number(next.date.timeIntervalSince(start) / 60)), ("reason", .text(reason))]))
      at = next.date
    }
    return .json(.array(marks))
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
