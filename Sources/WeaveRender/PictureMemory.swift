// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDisplay
import WeaveExpressions
import WeaveFacts
import WeaveGraphics
import WeaveLayout
import WeavePanel
import WeaveRaster
import WeaveResolve
import WeaveText

/// What a renderer reuses from earlier pictures. Its pictures are the same either way.
public enum Reuse: Sendable, Hashable {
  /// Everything that pictures share.
  case on
  /// Only shaped texts and their glyphs, as a renderer has them for a design that it has not seen before.
  case texts
  /// Nothing.
  case off
}

/// Everything that a renderer reuses from picture to picture: compiled sources, facts, resolved nodes, shaped texts,
/// layout answers, painted rows with their compressed bands, glyphs.
///
/// Nothing here changes a picture: each pass gives the same result without it. The keys contain the input of a result,
/// but not the moment, because a display draws the same design at another moment each minute. The passes report which
/// results depend on the moment; those are cached for that moment only.
final class PictureMemory {
  private let kept: Rasterizer?
  /// Nil if facts are not reused.
  let facts: FactMemories?
  private let isOn, keepsTexts: Bool
  /// Whether a second thread may help with large pictures.
  private let isParallel: Bool
  /// Whether resolved nodes and whole renderings are cached, too.
  private let keepsDesigns: Bool
  /// Paints without smooth edges; created when a panel first needs it.
  private var crisp: Rasterizer?
  private var quantiser: PanelQuantiser?
  private let fonts: FontSet
  private var measurers: [String: PangoTextMeasurer] = [:]
  /// Scales may be any number, but nobody alternates between many of them.
  private var engines = RecentList<(key: EngineKey, engine: LayoutEngine)>(capacity: 32)
  /// A board has more designs than a file of designs.
  private var nodes = RecentList<(key: NodeKey, memory: ResolveMemory)>(capacity: 2 * Limits.boardSlots)
  private var compiled = RecentList<CompiledSource>(capacity: 8)

  /// - Throws: if the graphics libraries refuse to start.
  init(_ reuse: Reuse, fonts: FontSet, keepsDesigns: Bool = true, isParallel: Bool = false) throws(RenderError) {
    (isOn, keepsTexts) = (reuse == .on, reuse != .off)
    self.keepsDesigns = keepsDesigns && isOn
    self.fonts = fonts
    self.isParallel = isParallel
    facts = reuse == .on ? FactMemories() : nil
    do {
      kept = reuse == .off ? nil : try Rasterizer(keepsPictures: isOn, isParallel: isParallel)
    } catch { throw .raster("\(error)") }
  }

  /// The rasterizer that paints pictures.
  ///
  /// - Throws: if the graphics libraries refuse to start.
  func rasterizer() throws(RenderError) -> Rasterizer {
    if let kept { return kept }
    do { return try Rasterizer(keepsPictures: false, isParallel: isParallel) } catch { throw .raster("\(error)") }
  }

  // MARK: Panels

  /// The pixels of a list, with or without smooth edges.
  func pixels(of list: DisplayList, scale: Double, isCrisp: Bool) throws(RenderError) -> PixelBuffer {
    do throws(RasterError) {
      return try rasterizer(isCrisp: isCrisp).draw(list, scale: scale)
    } catch { throw .raster("\(error)") }
  }

  private func rasterizer(isCrisp: Bool) throws(RasterError) -> Rasterizer {
    if let known = isCrisp ? crisp : kept { return known }
    let made = try Rasterizer(keepsPictures: isOn, isCrisp: isCrisp, isParallel: isParallel)
    if isCrisp, isOn { crisp = made }
    return made
  }

  /// Takes out the quantiser that turns pictures into a panel's inks; nil for a panel that shows all colours.
  func takeQuantiser(for panel: Panel) -> PanelQuantiser? {
    defer { quantiser = nil }
    if let quantiser, quantiser.inks == panel.inks { return quantiser }
    return PanelQuantiser(panel)
  }

  /// Returns a quantiser, with its tables and its last picture, for the next picture.
  func store(_ quantiser: PanelQuantiser, for panel: Panel) { self.quantiser = isOn ? quantiser : nil }

  // MARK: Sources

  private struct CompiledSource {
    var source: SourceText
    var mode: WidgetCompiler.Mode
    var now: Date
    var design: Checked<CompiledDesign>
  }

  /// The designs of a source, compiled once for the same bytes.
  func compiled(_ source: SourceText, _ mode: WidgetCompiler.Mode, now: Date) -> Checked<CompiledDesign> {
    let known = compiled.entry { known in
      known.mode == mode && known.now == now && known.source.name == source.name && known.source.bytes == source.bytes
    }
    if let known { return known.design }
    let made = WidgetCompiler.compile(source, mode: mode, now: now)
    guard isOn else { return made }
    compiled.keep(CompiledSource(source: source, mode: mode, now: now, design: made))
    return made
  }

  // MARK: Nodes

  private struct NodeKey: Hashable {
    var widget: CompiledWidget.Identity
    /// The environment without its moment.
    var environment: RenderEnvironment

    init(_ request: RenderRequest) {
      widget = request.design.identity
      environment = request.environment
      environment.now = .distantPast
    }
  }

  /// The resolved nodes of a design in an environment, whatever its moment; nil if nothing is reused.
  func nodes(of request: RenderRequest) -> ResolveMemory? {
    guard keepsDesigns else { return nil }
    let key = NodeKey(request)
    if let known = nodes.entry(where: { $0.key == key }) { return known.memory }
    let made = ResolveMemory()
    nodes.keep((key, made))
    return made
  }

  // MARK: Renderings

  /// A whole picture, before it is painted.
  private struct CachedRendering {
    var key: NodeKey
    var variables: [String: Value]
    var facts: FactVariables
    var rendering: Rendering

    /// Whether it is the same request, except for the moment.
    func isFor(_ other: NodeKey, _ request: RenderRequest, _ newFacts: FactVariables) -> Bool {
      RenderRequest.Field.allCases.allSatisfy { field in
        switch field {
        case .design: key.widget == other.widget
        case .environment: key.environment == other.environment
        case .facts: facts.sharesInputs(with: newFacts)
        case .variables:
          variables.count == request.variables.count
            && variables.allSatisfy { key, value in
              // Swift compares texts as equal that differ in their bytes; fonts do not.
              request.variables[key]?.isSpelled(like: value) ?? false
            }
        // The facts leave out what is too old. Boards, and pictures that asked for photos, are not kept. The format
        // comes after the picture.
        case .maxAge, .profiles, .photos, .output: true
        }
      }
    }
  }

  /// The most recent last.
  private var renderings = RecentList<CachedRendering>(capacity: 6)

  /// The rendering of an earlier request that differs only in the moment, if everything that it read has the same value
  /// now.
  func rendering(of request: RenderRequest, _ facts: FactVariables) -> Rendering? {
    let key = NodeKey(request)
    guard keepsDesigns, let known = renderings.entry(where: { $0.isFor(key, request, facts) }) else { return nil }
    var rendering = known.rendering
    let now = request.environment.now
    if rendering.dependencies.readsClock, known.facts.now != facts.now { return nil }
    for (name, known) in rendering.dependencies.facts where !known.period.contains(now) {
      if name.albumFile != nil { return nil }
      guard let key = FactTable.key(name) else { continue }
      let reading = facts.reading(of: key, members: known.members)
      guard known.isSame(as: reading) else { return nil }
      rendering.dependencies.facts[name] = reading
    }
    keep(rendering, key, request, facts)
    return rendering
  }

  /// Stores a rendering that used no photos, because photo files may change.
  func store(_ rendering: Rendering, of request: RenderRequest, _ facts: FactVariables) {
    if keepsDesigns { keep(rendering, NodeKey(request), request, facts) }
  }

  private func keep(_ rendering: Rendering, _ key: NodeKey, _ request: RenderRequest, _ facts: FactVariables) {
    renderings.remove { $0.key == key }
    renderings.keep(CachedRendering(key: key, variables: request.variables, facts: facts, rendering: rendering))
  }

  /// Drops the results of all designs except some.
  func forget(but widgets: Set<CompiledWidget.Identity>) {
    nodes.removeAll { !widgets.contains($0.key.widget) }
    renderings.removeAll { !widgets.contains($0.key.widget) }
  }

  // MARK: Layout

  /// The environment of an engine: each engine keeps its knowledge of the last picture of its kind.
  private struct EngineKey: Equatable {
    var language: String
    var scale: Double
    var size: WidgetSize
    var appearance: RenderEnvironment.Appearance
    var isRightToLeft: Bool
    /// Whether it lays out a board without the contents of its slots.
    var isFrame: Bool
  }

  /// The engine that lays out a tree in an environment.
  ///
  /// - Throws: if the fonts cannot be read.
  func engine(
    for environment: RenderEnvironment, isFrame: Bool = false
  ) throws(RenderError) -> LayoutEngine {
    let key = EngineKey(
      language: environment.locale.identifier, scale: environment.scale, size: environment.size,
      appearance: environment.appearance, isRightToLeft: environment.isRightToLeft,
      isFrame: isFrame)
    if let known = engines.entry(where: { $0.key == key }) { return known.engine }
    let made = LayoutEngine(
      measurer: try measurer(for: environment), scale: environment.scale, isRightToLeft: environment.isRightToLeft)
    guard isOn else { return made }
    engines.keep((key, made))
    return made
  }

  private func measurer(for environment: RenderEnvironment) throws(RenderError) -> PangoTextMeasurer {
    let language = environment.locale.identifier
    if let known = measurers[language] {
      // Fonts are not a result of an earlier picture; reading them again costs milliseconds each time, and memory
      // forever.
      if !keepsTexts { known.forgetTexts() }
      return known
    }
    do {
      let name = language.replacing("_", with: "-")
      let measurer = try HeadStart.takeFonts(fonts, language: name) ?? PangoTextMeasurer(fonts: fonts, language: name)
      measurers[language] = measurer
      return measurer
    } catch {
      throw .text("\(error)")
    }
  }
}
