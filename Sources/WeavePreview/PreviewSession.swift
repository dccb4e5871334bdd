// SPDX-License-Identifier: MIT

import FoundationEssentials
public import Weave
public import WeaveData
import WeaveDiagnostics
public import WeaveEdit
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
/// address of the preview holds, and every request names this machine alone. Only a design that is shown is written, and only
/// over the text that the page has begun with.
public final class PreviewSession {
  public struct Request: Sendable {
    public var method, path, host: String
    /// What the browser says of the page that asks; nil where it says nothing.
    public var origin: String?
    public var body: [UInt8]

    public init(method: String, path: String, host: String, origin: String?, body: [UInt8] = []) {
      (self.method, self.path, self.host, self.origin, self.body) = (method, path, host, origin, body)
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
  let renderer: Renderer
  private let checker: DesignChecker
  private let link: EditorLink?
  /// What the editor had told when it was asked last.
  private var toldTexts = 0
  private var toldCursor: EditorLink.Place?
  /// Texts that were compiled last, for the next slider's step; the latest last.
  private var compiled: [(path: String, bytes: [UInt8], version: Int, design: Checked<CompiledDesign>)] = []
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
  ///   - link: the editor that the preview stands beside.
  /// - Throws: where the graphics libraries refuse to start.
  public init(
    _ path: String, world: @escaping () -> PreviewWorld, worldFiles: [String], fonts: String?, assets: String?,
    link: EditorLink? = nil
  ) throws {
    self.link = link
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
    let scene = PreviewScene(query: parts.count > 1 ? String(parts[1]) : "")
    let rest = steps.dropFirst().map(String.init)
    switch request.method {
    case "GET": return shown(rest, scene)
    case "POST":
      // A form of another page cannot send this type without asking first.
      guard request.origin != nil else { return .text(403, "only the page of the preview may change anything") }
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
        snapshots: world.snapshots, given: given, now: moment.now, timeZone: moment.timeZone, locale: moment.locale),
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

  func bytes(ofPicture key: String) -> [UInt8]? { pictures.last { $0.key == key }?.bytes }

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
    let texts = link?.textCount ?? 0
    guard !changed.isEmpty || !facts.isEmpty || texts != toldTexts else { return nil }
    toldTexts = texts
    for path in changed.keys { stamps[path] = fileStamp(path) }
    for path in facts.keys { worldStamps[path] = fileStamp(path) }
    if !facts.isEmpty { world = readWorld() }
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

  // MARK: The state

  /// A design as it is on the disk, in the editor, or on the page.
  struct Shown {
    var path: String
    var source: SourceText
    var compiled: Checked<CompiledDesign>
    var folder: String { FilePath.folder(of: path) }
    /// The text with what it includes.
    var whole: SourceText { compiled.output?.source ?? source }
    let units: TextUnits
  }

  /// The path of the design that a page shows; nil where it is gone.
  private func path(of scene: PreviewScene) -> String? {
    scene.design == nil ? files.path(scene.file) : files.index(of: scene.design).flatMap { files.path($0) }
  }

  /// - Parameter text: that of the page; nil for the editor's, else the file's.
  func shown(_ scene: PreviewScene, at moment: Moment, text: [UInt8]?) -> Shown? {
    guard let path = path(of: scene) else { return nil }
    // Those of a page that shows another design stay, within bounds.
    if stamps.count > 512 { stamps = [:] }
    stamps[path] = fileStamp(path)
    guard let bytes = text ?? link?.text(of: path) ?? (try? readFile(path, limit: Limits.designBytes)) else {
      return nil
    }
    let source = SourceText(name: path, bytes: bytes)
    let compiled = compiled(source, at: moment)
    for part in compiled.output?.source.parts.dropFirst() ?? [] { stamps[part.name] = fileStamp(part.name) }
    return Shown(path: path, source: source, compiled: compiled, units: TextUnits(bytes))
  }

  /// A text compiled once for all steps of a slider.
  private func compiled(_ source: SourceText, at moment: Moment) -> Checked<CompiledDesign> {
    if let known = compiled.last(where: { $0.path == source.name && $0.version == version && $0.bytes == source.bytes })
    {
      return known.design
    }
    let made = WidgetCompiler.compile(source, now: moment.now, folder: FilePath.folder(of: source.name))
    if compiled.count >= 4 { compiled.removeFirst() }
    compiled.append((source.name, source.bytes, version, made))
    renderer.forgetDesigns(but: compiled.flatMap { $0.design.output?.widgets.compactMap(\.self) ?? [] })
    return made
  }

  func moment(_ scene: PreviewScene) -> Moment {
    let now = scene.now ?? (world.isLive ? Date() : world.moment.now)
    return Moment(
      now: scene.isStale ? now.addingTimeInterval(2 * 86_400) : now, timeZone: scene.timeZone ?? world.moment.timeZone,
      locale: scene.locale.map { Locale(identifier: $0) } ?? world.moment.locale)
  }

  /// The request of the first picture of a scene, with the panel that shows it.
  func request(_ scene: PreviewScene, _ shown: Shown, _ moment: Moment) -> (request: RenderRequest, panel: Panel?)? {
    guard let widget = shown.compiled.output?.widgets.lazy.compactMap(\.self).first else { return nil }
    let onPanel = scene.panel.flatMap { panel in
      environments(scene, moment, on: panel).first.map { (request(widget, shown, $0, scene), panel) }
    }
    if let onPanel { return onPanel }
    return environments(scene, moment).first.map { (request(widget, shown, $0, scene), nil) }
  }

  private func environments(_ scene: PreviewScene, _ moment: Moment) -> [RenderEnvironment] {
    scene.appearances.flatMap { appearance in
      scene.sizes.map { size in
        var environment = RenderEnvironment(
          now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: appearance,
          textSize: scene.textSize, size: size, canvas: scene.device.canvas(for: size), scale: 2)
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

  private func state(_ scene: PreviewScene, _ text: [UInt8]?) -> Response {
    let moment = moment(scene)
    var members: [(String, JSONNode?)] = [
      ("panels", .array(Panel.all.map { .text($0.name) })),
      ("devices", .array(Device.all.map { .array([.text($0.name), .text($0.summary)]) })),
      ("isLinked", .flag(link != nil)), ("isBounded", .flag(files.isBounded)), ("version", .integer(version)),
      ("files", .array(files.names.map { .text($0) })), ("file", .integer(files.index(of: scene.design) ?? scene.file)),
      ("now", .text(InstantWords.iso(moment.now))), ("zone", .text(moment.timeZone.identifier)),
      ("minute", .integer(InstantWords.minute(of: moment))), ("clock", .text(InstantWords.clock(of: moment))),
    ]
    guard let shown = shown(scene, at: moment, text: text) else {
      members.append(("error", .text("the file cannot be read; its last pictures stay until it can")))
      return .json(.object(members))
    }
    let source = shown.source
    let sum = Checksum(of: source.bytes).description
    members += [
      ("name", .text(shown.path)), ("sum", .text(sum)),
      // A page that has the text already need not get it with each picture.
      (
        "source",
        text != nil || sum == scene.knownSource ? nil : .text(source.text(in: SourceRange(0, source.bytes.count)))
      ),
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
  private func problems(_ scene: PreviewScene, _ text: [UInt8]?) -> Response {
    let moment = moment(scene)
    guard let shown = shown(scene, at: moment, text: text) else { return .json(.array([])) }
    let units = TextUnits(shown.source.bytes)
    return .json(.array(diagnostics(of: shown, scene, moment).map { diagnostic($0, shown, units) }))
  }

  private func diagnostics(of shown: Shown, _ scene: PreviewScene, _ moment: Moment) -> [Diagnostic] {
    let found = try? checker.check(
      shown.compiled, folder: shown.folder, moment: moment, variables: variables(scene), facts: world.snapshots)
    return found ?? shown.compiled.diagnostics
  }

  /// What is wrong with the text of a page.
  private func found(_ scene: PreviewScene, _ text: [UInt8]) -> [Diagnostic] {
    let moment = moment(scene)
    return shown(scene, at: moment, text: text).map { diagnostics(of: $0, scene, moment) } ?? []
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
    collect(drawn.layout, shown.whole, shown.units, depth: 0, into: &nodes)
    let node = JSONNode.object([
      ("key", .text(key)), ("name", .text(request.design.spec.name)), ("size", .text(environment.size.rawValue)),
      ("appearance", .text(panel?.name ?? environment.appearance.rawValue)),
      ("width", .number(environment.canvas.width)),
      ("height", .number(environment.canvas.height)), ("says", .text(drawn.altText)), ("nodes", .array(nodes)),
    ])
    return (node, Set(drawn.dependencies.facts.keys))
  }

  /// The PNG file of a picture, in the colours of a panel's inks as people see them.
  func file(of drawn: Rendering, on panel: Panel?) throws -> [UInt8] {
    guard let panel, let frame = try renderer.frame(of: drawn, on: panel)?.frame else {
      return try renderer.bytes(of: drawn, as: .png)
    }
    var encoder = try PNGEncoder(level: 6)
    return try encoder.encode(frame.preview())
  }

  private func collect(
    _ node: LayoutNode, _ source: SourceText, _ units: TextUnits, depth: Int, into nodes: inout [JSONNode]
  ) {
    guard nodes.count < 3_000 else { return }
    var text: String?
    var baselines: [JSONNode]?
    if case .text(let resolved, let shaped) = node.content {
      text = resolved.string
      baselines = shaped.lines.prefix(40).map { .number(($0.origin.y * 100).rounded() / 100) }
    }
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
        ("at", range.map { .integer($0.lower) }), ("end", range.map { .integer($0.upper) }),
        (
          "units",
          range.map { range in
            let (from, to) = units.units(of: range)
            return .array([.integer(from), .integer(to)])
          }
        ), ("baselines", baselines.map { .array($0) }),
      ]))
    for child in node.children { collect(child, source, units, depth: depth + 1, into: &nodes) }
  }

  private func diagnostic(_ diagnostic: Diagnostic, _ shown: Shown, _ units: TextUnits) -> JSONNode {
    let start = diagnostic.range.map { shown.whole.position(of: $0.lower) }
    let own = diagnostic.range.flatMap { $0.upper <= shown.source.bytes.count ? units.units(of: $0) : nil }
    return .object([
      ("severity", .text(diagnostic.severity.rawValue)), ("code", .text(diagnostic.code.name)),
      ("message", .text(diagnostic.message.text)), ("line", start.map { .integer($0.line) }),
      ("column", start.map { .integer($0.column) }), ("size", diagnostic.size.map(JSONNode.text)),
      ("units", own.map { .array([.integer($0.from), .integer($0.to)]) }),
      ("hasFix", .flag(diagnostic.fixes.contains { !$0.edits.isEmpty })),
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
    guard let shown = shown(scene, at: moment, text: nil),
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
