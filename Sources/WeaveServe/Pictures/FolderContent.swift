// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeavePanel
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveStore
import WeaveSystem

/// The server's defaults for drawing, used unless a display sets its own.
public struct ServerScene: Sendable {
  /// The folder of designs.
  public var folder: String
  /// The folder of snapshots; nil for none.
  public var snapshots: String?
  /// The time zone; nil for that of the snapshot `location`, or `machineZone` without one.
  public var timeZone: TimeZone?
  /// The time zone if neither the owner nor a place names one.
  public var machineZone: TimeZone
  /// The language, digits and units in pictures; nil for those of the snapshot `location`, or American English without
  /// one.
  public var locale: Locale?
  /// A folder of fonts that take precedence over the standard ones.
  public var fonts: String?

  /// The defaults for pictures.
  ///
  /// - Parameters:
  ///   - folder: the served folder.
  ///   - snapshots: the folder of facts; nil for none.
  ///   - timeZone: nil for the time zone of the place.
  ///   - machineZone: the time zone if there is no place.
  ///   - fonts: a folder of fonts that take precedence over the standard ones.
  public init(
    folder: String, snapshots: String? = nil, timeZone: TimeZone? = nil, machineZone: TimeZone = .gmt,
    locale: Locale? = nil, fonts: String? = nil
  ) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    (self.snapshots, self.timeZone, self.machineZone) = (snapshots, timeZone, machineZone)
    (self.locale, self.fonts) = (locale, fonts)
  }
}

/// Designs, boards and playlists, drawn as `weave render --panel` draws them.
final class FolderContent: DisplayContent {
  struct Design {
    var files: [WatchedFile]
    var widget: CompiledWidget
    var photos: PhotoFolder

    /// Variables that any of its pictures may depend on without looking them up: whether a design shows its samples,
    /// and the reader's preferences.
    var names: Set<String> {
      FactInputs.preferences.union(widget.all.flatMap { $0.spec.samples.map(VariableScope.canonicalKey) })
    }
  }

  private struct Playing {
    var files: [WatchedFile]
    var list: Playlist
  }

  private struct Facts {
    var files: [WatchedFile]
    /// The file of stored variables, which is also in `files`.
    var variables: WatchedFile?
    var snapshots: Snapshots
    var zone: TimeZone

    /// The files that a picture depends on: all if it shows facts. Otherwise only the file of variables, if the picture
    /// looked for one that is not stored.
    func files(for dependencies: Dependencies) -> [WatchedFile] {
      if dependencies.hasFacts { return files }
      return dependencies.unstored.isEmpty ? [] : variables.map { [$0] } ?? []
    }
  }

  /// How far ahead changes are searched for; a display asks again after that.
  private static let horizon: TimeInterval = 86_400
  /// The shortest time that a picture is valid, for designs that count seconds.
  private static let shortest: TimeInterval = 1

  private let scene: ServerScene
  let renderer: Renderer
  private var designs: [String: Design] = [:]
  private var playlists: [String: Playing] = [:]
  private var facts: [TimeZone?: Facts] = [:]
  private let snapshotCache = SnapshotCache()

  /// - Throws: if the graphics libraries fail to start.
  init(_ scene: ServerScene) throws(RenderError) {
    self.scene = scene
    renderer = try Renderer(fonts: scene.fonts)
  }

  func picture(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> DrawnPicture {
    let showing = try showing(look, at: moment, variables)
    var drawn = try drawing(of: showing.look, at: moment, variables)
    if let until = showing.until {
      drawn.until = min(drawn.until, max(until, moment.addingTimeInterval(Self.shortest)))
    }
    drawn.files += showing.files
    drawn.names.formUnion(showing.names)
    if !showing.files.isEmpty { (drawn.shown, drawn.entry) = (showing.look.shows, showing.entry) }
    drawn.sources.kinds.formUnion(showing.names.compactMap { Self.kind(of: $0) })
    return drawn
  }

  func change(
    of look: PictureLook, after moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> Date {
    let showing = try showing(look, at: moment, variables)
    return try rendered(showing.look, at: moment, variables) { request, _, _, rendering, _ throws(RenderError) in
      let until = try self.until(request, rendering)
      return min(until, max(showing.until ?? until, moment.addingTimeInterval(Self.shortest)))
    }
  }

  /// The kind of snapshot that a name comes from: names that are no facts are variables. Nil for what the clock tells.
  private static func kind(of name: String) -> SnapshotKind? {
    guard let key = FactTable.key(name) else { return .variables }
    return key.source
  }

  func playing(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> PlaylistTurn? {
    guard let (list, schedule, _) = try schedule(of: look, at: moment, variables) else { return nil }
    let showing = schedule.showing()
    let next = schedule.change(within: Self.horizon).map { (date: $0.date, show: $0.showing.show) }
    return PlaylistTurn(list: list, entry: showing.entry, show: showing.show, next: next)
  }

  func actions(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> [ActionBarSpec.Action] {
    try design(at: showing(look, at: moment, variables).look.shows).widget.all.flatMap {
      $0.spec.actionBar?.actions ?? []
    }
  }

  /// What a look shows at a moment: for a playlist the look of the current entry and when it ends; always with the
  /// files and variables that decide it.
  private func showing(
    _ look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> (
    look: PictureLook, until: Date?, files: [WatchedFile], names: Set<String>, entry: String?
  ) {
    guard let (_, schedule, files) = try schedule(of: look, at: moment, variables) else {
      return (look, nil, [], [], nil)
    }
    let showing = schedule.showing()
    var shown = look
    shown.shows =
      try showing.show.map { show throws(ContentError) in try path(of: show, in: look.shows, files) }
      ?? NoticeDesign.nothing
    shown.variables.merge(showing.variables) { $1 }
    let entry = "\(showing.entry.map { "\($0 + 1)" } ?? "otherwise") \(shown.shows)"
    return (shown, showing.until, files, showing.names, entry)
  }

  /// The playlist that a look shows and its schedule at a moment, with the files that decide it.
  private func schedule(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> (list: Playlist, schedule: PlaylistSchedule, files: [WatchedFile])? {
    guard let playlist = try playlist(at: look.shows) else { return nil }
    let facts = try facts(for: look.timeZone ?? scene.timeZone, at: moment)
    let reader = Moment(now: moment, timeZone: facts.zone, locale: locale(of: look, facts))
    let schedule = PlaylistSchedule(
      playlist.list, at: reader, facts: facts.snapshots, variables: variables.byName.merging(look.variables) { $1 })
    return (playlist.list, schedule, playlist.files + facts.files)
  }

  /// The picture of a design or a board.
  private func drawing(
    of look: PictureLook, at moment: Date, _ variables: SharedVariables.Values
  ) throws(ContentError) -> DrawnPicture {
    try rendered(look, at: moment, variables) { request, design, facts, rendering, diagnostics throws(RenderError) in
      let (bytes, more) = try self.bytes(of: rendering, look)
      let others = rendering.dependencies.photos.keys.map { WatchedFile($0) } + self.profileFiles(of: design)
      return DrawnPicture(
        bytes: bytes, until: try self.until(request, rendering), altText: rendering.altText,
        files: design.files + facts.files(for: rendering.dependencies) + others,
        names: design.names.union(rendering.dependencies.names),
        problems: (diagnostics + more).filter { $0.severity > .note }.map { "\(look.shows): \($0.message)" },
        sources: self.sources(of: rendering.dependencies, design), timeZone: facts.zone)
    }
  }

  /// Lays out a design or a board, and makes something of it.
  private func rendered<Value>(
    _ look: PictureLook, at moment: Date, _ variables: SharedVariables.Values,
    _ body: (RenderRequest, Design, Facts, Rendering, [Diagnostic]) throws(RenderError) -> Value
  ) throws(ContentError) -> Value {
    let design = try design(at: look.shows)
    let facts = try facts(for: look.timeZone ?? scene.timeZone, at: moment)
    let request = request(look, design, facts, variables.byName, at: moment)
    let problem: String
    do throws(RenderError) {
      let checked = try renderer.render(request)
      if let rendering = checked.output, !checked.hasErrors {
        return try body(request, design, facts, rendering, checked.diagnostics)
      }
      problem = report(checked.diagnostics, design)
    } catch { problem = "\(look.shows): \(error)" }
    throw ContentError(description: problem, files: design.files + facts.files)
  }

  private func sources(of dependencies: Dependencies, _ design: Design) -> PictureSources {
    // Facts of a board's slots are named after the slot.
    let names = dependencies.facts.keys.map { String($0.split(separator: "/").last ?? "") }
    var kinds = Set(names.compactMap { Self.kind(of: $0) })
    if !dependencies.unstored.isEmpty { kinds.insert(.variables) }
    return PictureSources(
      kinds: kinds, profiles: design.widget.board?.profiles ?? [],
      photos: Set(dependencies.photos.keys.map { realPath($0) ?? $0 }))
  }

  // MARK: The request

  private func request(
    _ look: PictureLook, _ design: Design, _ facts: Facts, _ shared: [String: Value], at moment: Date
  ) -> RenderRequest {
    let panel = look.panel
    let scale = look.scale ?? panel.scale()
    let environment = RenderEnvironment(
      now: moment, timeZone: facts.zone, locale: locale(of: look, facts),
      appearance: look.appearance ?? panel.appearance, size: look.size ?? panel.widgetSize(scale: scale),
      canvas: panel.canvas(scale: scale), scale: scale, shape: .square)
    var request = RenderRequest(
      design: design.widget, environment: environment, facts: facts.snapshots,
      variables: shared.merging(look.variables) { $1 }, photos: design.photos,
      output: look.form == .svg ? .svg(liveText: false) : .png)
    if let names = design.widget.board?.profiles, !names.isEmpty, let path = scene.snapshots {
      request.profiles = SnapshotFolder(path: path).profiles(
        names, at: moment, zone: facts.zone, keptIn: snapshotCache)
    }
    return request
  }

  /// The language and units of a reader: the display's, the server's, or those of the place.
  private func locale(of look: PictureLook, _ facts: Facts) -> Locale {
    look.locale ?? scene.locale ?? facts.snapshots.location?.place.timeZone.flatMap(ZoneLocale.locale)
      ?? Locale(identifier: "en_US")
  }

  /// The snapshots of the profiles on a board.
  private func profileFiles(of design: Design) -> [WatchedFile] {
    guard let names = design.widget.board?.profiles, let path = scene.snapshots else { return [] }
    return names.sorted().compactMap { SnapshotFolder(path: path).profile($0) }.flatMap { folder in
      SnapshotKind.allCases.map { WatchedFile(folder.path(of: $0)) }
    }
  }

  private func bytes(
    of rendering: Rendering, _ look: PictureLook
  ) throws(RenderError) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    switch look.form {
    case .svg: return (try renderer.bytes(of: rendering, as: .svg(liveText: false)), [])
    case .panel(let format):
      let made = try renderer.bytes(of: rendering, on: look.panel, as: format)
      return (made.bytes, made.diagnostics)
    }
  }

  /// When the picture changes by itself.
  private func until(_ request: RenderRequest, _ rendering: Rendering) throws(RenderError) -> Date {
    let now = request.environment.now
    let last = now.addingTimeInterval(Self.horizon)
    if let period = rendering.dependencies.period, !period.ends || period.end >= last { return last }
    // Every change counts: displays.json decides how often a display wakes for one.
    guard let change = try renderer.nextChange(of: request, within: Self.horizon, grain: 0) else { return last }
    return max(change.date, now.addingTimeInterval(Self.shortest))
  }

  // MARK: What is read

  /// The playlist in a file, read once per change; nil if the file is not a playlist.
  private func playlist(at name: String) throws(ContentError) -> Playing? {
    if let known = playlists[name], known.files.allSatisfy(\.isSame) { return known }
    playlists[name] = nil
    guard designs[name] == nil || designs[name]?.files.allSatisfy(\.isSame) == false,
      NoticeDesign.text(name) == nil
    else { return nil }
    let files = [WatchedFile("\(scene.folder)/\(name)")]
    let source = SourceText(name: name, bytes: try bytes(of: name, files))
    guard PlaylistReader.isPlaylist(source) else { return nil }
    let checked = PlaylistReader.read(source)
    guard let list = checked.output else {
      throw ContentError(description: Self.report(checked.diagnostics, source), files: files)
    }
    let playing = Playing(files: files, list: list)
    playlists[name] = playing
    return playing
  }

  /// The path of a file that a playlist names, relative to the playlist's folder.
  private func path(of show: String, in playlist: String, _ files: [WatchedFile]) throws(ContentError) -> String {
    let folder = playlist.contains("/") ? FilePath.folder(of: playlist) + "/" : ""
    guard FolderPath.isInside(show) else {
      throw ContentError(description: "\(playlist): `\(show)` is not in its folder", files: files)
    }
    return folder + show
  }

  /// A design of the folder, compiled once per change of its files.
  private func design(at name: String) throws(ContentError) -> Design {
    if let known = designs[name], known.files.allSatisfy(\.isSame) { return known }
    if let text = NoticeDesign.text(name) { return try ownDesign(name, text) }
    let path = "\(scene.folder)/\(name)"
    var files = [WatchedFile(path)]
    let source = SourceText(name: name, bytes: try bytes(of: name, files))
    let checked = WidgetCompiler.compile(source, now: Date(), folder: FilePath.folder(of: path))
    // Included files are named by their paths.
    files += checked.output?.source.parts.dropFirst().map { WatchedFile($0.name) } ?? []
    guard let compiled = checked.output, !checked.hasErrors, let widget = compiled.widgets.compactMap(\.self).first
    else {
      throw ContentError(description: Self.report(checked.diagnostics, checked.output?.source ?? source), files: files)
    }
    let design = Design(
      files: files, widget: widget,
      photos: PhotoFolder(designFolder: FilePath.folder(of: path), embedded: compiled.document.images))
    let isChanged = designs.updateValue(design, forKey: name) != nil
    // When a design is edited again and again, only its last version is kept.
    if isChanged { renderer.forgetDesigns(but: designs.values.map(\.widget)) }
    return design
  }

  /// The bytes of a file of the folder, with links resolved.
  private func bytes(of name: String, _ files: [WatchedFile]) throws(ContentError) -> [UInt8] {
    do throws(FileError) {
      return try ConfinedFolder.read("\(scene.folder)/\(name)", within: [scene.folder], limit: Limits.designBytes)
    } catch .notFound {
      throw ContentError(description: "there is no file `\(name)` in the folder", files: files)
    } catch { throw ContentError(description: "\(error)", files: files) }
  }

  func ownDesign(_ name: String, _ text: String) throws(ContentError) -> Design {
    if let known = designs[name] { return known }
    let source = SourceText(name: name, text: text)
    let checked = WidgetCompiler.compile(source, now: Date())
    guard !checked.hasErrors, let widget = checked.output?.widgets.compactMap(\.self).first else {
      throw ContentError(description: Self.report(checked.diagnostics, source), files: [])
    }
    let design = Design(files: [], widget: widget, photos: PhotoFolder(designFolder: ""))
    designs[name] = design
    return design
  }

  /// The snapshots for a reader in a time zone, read once per change of their files.
  private func facts(for zone: TimeZone?, at moment: Date) throws(ContentError) -> Facts {
    if let known = facts[zone], known.files.allSatisfy(\.isSame) { return known }
    guard let path = scene.snapshots else {
      return Facts(files: [], snapshots: Snapshots(), zone: zone ?? scene.machineZone)
    }
    let folder = SnapshotFolder(path: path)
    let files = SnapshotKind.allCases.map { WatchedFile(folder.path(of: $0)) }
    let variables = SnapshotKind.allCases.firstIndex(of: .variables).map { files[$0] }
    do {
      // A feed may create the folder at any moment.
      guard folder.exists else {
        let none = Facts(files: files, variables: variables, snapshots: Snapshots(), zone: zone ?? scene.machineZone)
        facts[zone] = none
        return none
      }
      let read = try folder.read(now: moment, keptIn: snapshotCache) { zone ?? $0?.timeZone ?? scene.machineZone }
      let found = Facts(files: files, variables: variables, snapshots: read.stored.snapshots, zone: read.zone)
      facts[zone] = found
      return found
    } catch { throw ContentError(description: "\(error)", files: files) }
  }

  private func report(_ diagnostics: [Diagnostic], _ design: Design) -> String {
    diagnostics.first { $0.severity == .error }.map { "\($0.message) [\($0.code.name)]" } ?? "nothing to draw"
  }

  /// The first error of a design: `clock.json:3:14: error: … [W0102]`.
  static func report(_ diagnostics: [Diagnostic], _ source: SourceText) -> String {
    guard let first = diagnostics.first(where: { $0.severity == .error }) else {
      return "\(source.name): there is nothing to draw"
    }
    let place = first.range.map { source.position(of: $0.lower) }
    let parts = [source.name] + [place?.line, place?.column].compactMap { $0.map(String.init) }
    return "\(parts.joined(separator: ":")): error: \(first.message) [\(first.code.name)]"
  }
}
