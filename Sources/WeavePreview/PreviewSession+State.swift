// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveEdit
import WeaveExpressions
import WeaveGraphics
import WeaveHash
import WeaveJSON
import WeavePNG
import WeavePanel
import WeaveRender
import WeaveResolve
import WeaveSchema
import WeaveSpec
import WeaveSystem

/// The state of a page: a design's pictures, diagnostics and values, and when they change.
extension PreviewSession {
  /// A design, from disk, the editor or the page.
  struct Shown {
    var path: String
    var source: SourceText
    var compiled: Checked<CompiledDesign>
    var folder: String { FilePath.folder(of: path) }
    /// The text with its included files.
    var whole: SourceText { compiled.output?.source ?? source }
    let units: TextUnits
    let view: DesignView
  }

  /// The path of the design that a page shows; nil if it no longer exists.
  func path(of scene: PreviewScene) -> String? {
    scene.design == nil ? files.path(scene.file) : files.index(of: scene.design).flatMap { files.path($0) }
  }

  /// - Parameter text: the page's text; nil for the editor's, or the file's if the editor has none.
  func shown(_ scene: PreviewScene, at moment: Moment, text: [UInt8]?) -> Shown? {
    guard let path = path(of: scene) else { return nil }
    // Stamps for a page that shows another design are kept, up to a limit.
    if stamps.count > 512 { stamps = [:] }
    note(path)
    guard let bytes = text ?? link?.text(of: path) ?? (try? readFile(path, limit: Limits.designBytes)) else {
      return nil
    }
    let source = SourceText(name: path, bytes: bytes)
    let compiled = compiled(source, at: moment)
    for part in compiled.output?.source.parts.dropFirst() ?? [] { note(part.name) }
    return Shown(path: path, source: source, compiled: compiled, units: TextUnits(bytes), view: DesignView(source))
  }

  /// The compiled text, reused for all steps of a slider.
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
    let now = scene.now ?? (shownFacts.isLive ? Date() : shownFacts.moment.now)
    return Moment(
      now: scene.isStale ? now.addingTimeInterval(2 * 86_400) : now,
      timeZone: scene.timeZone ?? shownFacts.moment.timeZone,
      locale: scene.locale.map { Locale(identifier: $0) } ?? shownFacts.moment.locale)
  }

  /// The request for the first picture of a scene, with its panel if it has one.
  func request(_ scene: PreviewScene, _ shown: Shown, _ moment: Moment) -> (request: RenderRequest, panel: Panel?)? {
    guard let widget = shown.compiled.output?.widgets.lazy.compactMap(\.self).first else { return nil }
    let onPanel = scene.panel.flatMap { panel in
      environments(scene, moment, on: panel).first.map { (request(widget, shown, $0, scene), panel) }
    }
    if let onPanel { return onPanel }
    return environments(scene, moment).first.map { (request(widget, shown, $0, scene), nil) }
  }

  /// - Parameter scale: 2 for files and for pictures compared with them.
  private func environments(_ scene: PreviewScene, _ moment: Moment, scale: Double = 2) -> [RenderEnvironment] {
    scene.appearances.flatMap { appearance in
      scene.sizes.map { size in
        var environment = RenderEnvironment(
          now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: appearance,
          textSize: scene.textSize, size: size, canvas: scene.device.canvas(for: size), scale: scale)
        environment.content = scene.content
        return environment
      }
    }
  }

  /// The whole of a panel, in each chosen size class.
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

  func variables(_ scene: PreviewScene) -> [String: Value] { shownFacts.variables.merging(scene.variables) { $1 } }

  private func request(
    _ widget: CompiledWidget, _ shown: Shown, _ environment: RenderEnvironment, _ scene: PreviewScene
  )
    -> RenderRequest
  {
    RenderRequest(
      design: widget, environment: environment, facts: shownFacts.snapshots, variables: variables(scene),
      photos: PhotoFolder(
        designFolder: shown.folder, assets: assets, embedded: shown.compiled.output?.document.images ?? []))
  }

  func state(_ scene: PreviewScene, _ text: [UInt8]?) -> Response {
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
      members.append(("error", .text("cannot read the file; showing its last pictures")))
      return .json(.object(members))
    }
    let source = shown.source
    let sum = Checksum(of: source.bytes).description
    members += [
      ("name", .text(shown.path)), ("sum", .text(sum)),
      // A page that already has the text does not need it with each picture.
      (
        "source",
        text != nil || sum == scene.knownSource ? nil : .text(source.text(in: SourceRange(0, source.bytes.count)))
      ),
    ]
    let widgets = shown.compiled.output?.widgets.compactMap(\.self) ?? []
    if shown.compiled.hasErrors || widgets.isEmpty {
      members.append(("error", .text("the design has errors; showing its last pictures")))
    }
    let drawn = draw(shown, scene, moment)
    // A design with errors is shown only if the page has nothing else to show.
    if !shown.compiled.hasErrors || !scene.hasPictures { members.append(("pictures", .array(drawn.pictures))) }
    members.append(
      (
        "variables",
        .array(PreviewVariables(widgets, variables(scene), drawn.facts, moment, shownFacts.snapshots).list)
      ))
    return .json(.object(members))
  }

  /// The pictures of a design, and the facts that they show.
  private func draw(_ shown: Shown, _ scene: PreviewScene, _ moment: Moment) -> (
    pictures: [JSONNode], facts: Set<String>
  ) {
    var pictures: [JSONNode] = []
    var facts: Set<String> = []
    for widget in shown.compiled.output?.widgets.compactMap(\.self) ?? [] {
      for environment in environments(scene, moment, scale: scene.scale) {
        guard let drawn = picture(request(widget, shown, environment, scene), shown, on: nil, scene) else { continue }
        pictures.append(drawn.node)
        facts.formUnion(drawn.facts)
      }
      guard let panel = scene.panel else { continue }
      for environment in environments(scene, moment, on: panel) {
        guard let drawn = picture(request(widget, shown, environment, scene), shown, on: panel, scene) else { continue }
        pictures.append(drawn.node)
        facts.formUnion(drawn.facts)
      }
    }
    return (pictures, facts)
  }

  /// The diagnostics of a design. They are a separate request because they take longer than the pictures.
  func problems(_ scene: PreviewScene, _ text: [UInt8]?) -> Response {
    let moment = moment(scene)
    guard let shown = shown(scene, at: moment, text: text) else { return .json(.array([])) }
    return .json(.array(diagnostics(of: shown, scene, moment).map(shown.node)))
  }

  private func diagnostics(of shown: Shown, _ scene: PreviewScene, _ moment: Moment) -> [Diagnostic] {
    let found = try? checker.check(
      shown.compiled, folder: shown.folder, moment: moment, variables: variables(scene), facts: shownFacts.snapshots)
    return found ?? shown.compiled.diagnostics
  }

  /// The diagnostics of a page's text.
  func found(_ scene: PreviewScene, _ text: [UInt8]) -> [Diagnostic] {
    let moment = moment(scene)
    return shown(scene, at: moment, text: text).map { diagnostics(of: $0, scene, moment) } ?? []
  }

  /// A picture with its nodes; nil if it cannot be drawn. A page that already has the picture does not get it again.
  ///
  /// - Parameter panel: the display whose inks it is shown in.
  private func picture(
    _ request: RenderRequest, _ shown: Shown, on panel: Panel?, _ scene: PreviewScene
  ) -> (node: JSONNode, facts: Set<String>)? {
    guard let checked = try? renderer.render(request), let drawn = checked.output, !checked.hasErrors,
      let bytes = try? file(of: drawn, on: panel)
    else { return nil }
    for photo in drawn.dependencies.photos.keys { note(photo) }
    let key = keep(bytes)
    let environment = request.environment
    var nodes: [JSONNode] = []
    shown.collect(drawn.layout, depth: 0, into: &nodes)
    let node = JSONNode.object([
      ("key", .text(key)), ("png", scene.held.contains(key) ? nil : .text(Data(bytes).base64EncodedString())),
      ("name", .text(request.design.spec.name)), ("size", .text(environment.size.rawValue)),
      ("appearance", .text(panel?.name ?? environment.appearance.rawValue)),
      ("width", .number(environment.canvas.width)),
      ("height", .number(environment.canvas.height)), ("says", .text(drawn.altText)), ("nodes", .array(nodes)),
    ])
    return (node, Set(drawn.dependencies.facts.keys))
  }

  /// The PNG file of a picture, with a panel's inks in the colours that people see.
  func file(of drawn: Rendering, on panel: Panel?) throws(RenderError) -> [UInt8] {
    guard let panel, let frame = try renderer.frame(of: drawn, on: panel)?.frame else {
      return try renderer.bytes(of: drawn, as: .png)
    }
    do {
      var encoder = try PNGEncoder(level: 6)
      return try encoder.encode(frame.preview())
    } catch { throw .raster("\(error)") }
  }

  // MARK: The time slider

  /// The moments in a part of a day at which a picture changes, in minutes of the reader's day, and where the next part
  /// begins. A page asks part by part, so that its other requests do not wait for the whole day.
  func changes(_ scene: PreviewScene) -> Response {
    let moment = moment(scene)
    guard let shown = shown(scene, at: moment, text: nil),
      let widget = shown.compiled.output?.widgets.lazy.compactMap(\.self).first,
      var environment = environments(scene, moment).first(where: { $0.size == .medium })
        ?? environments(scene, moment).first
    else { return .json(part([], next: nil)) }
    let day = InstantWords.startOfDay(moment)
    let first = max(0, min(1_440, scene.from ?? 0))
    let last = min(1_440, first + 180)
    let end = day.addingTimeInterval(Double(last) * 60)
    var marks: [JSONNode] = []
    environment.now = day.addingTimeInterval(Double(first) * 60)
    while marks.count < 8 {
      let left = end.timeIntervalSince(environment.now)
      guard left > 0, let next = try? renderer.nextChange(of: request(widget, shown, environment, scene), within: left),
        next.date > environment.now
      else { return .json(part(marks, next: last < 1_440 ? last : nil)) }
      let reason = next.reasons.first.map { $0.key ?? "the clock" } ?? ""
      marks.append(
        .object([("minute", .number(next.date.timeIntervalSince(day) / 60)), ("reason", .text(reason))]))
      environment.now = next.date
    }
    // The next part begins at the minute of the last mark, which is not repeated.
    let minute = Int(environment.now.timeIntervalSince(day) / 60)
    return .json(part(marks, next: minute < 1_440 ? max(first + 1, minute) : nil))
  }

  /// Marks of a slider, and where the next part of them begins.
  func part(_ marks: [JSONNode], next: Int?) -> JSONNode {
    .object([("marks", .array(marks)), ("next", next.map(JSONNode.integer))])
  }
}
