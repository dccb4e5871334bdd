// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveLayout
import WeavePanel
import WeaveRaster
import WeaveResolve
import WeaveSpec
import WeaveText

/// What a renderer takes over of what it worked out for earlier pictures. Its pictures are the same either way.
public enum Reuse: Sendable, Hashable {
  /// All that pictures have in common.
  case on
  /// Shaped texts and their glyphs alone, as a renderer has them for a design that it has not seen before.
  case texts
  /// Nothing.
  case off
}

/// All that a renderer takes over from picture to picture: compiled sources, facts, resolved nodes, shaped texts, layout
/// answers, painted rows with their compressed bands, glyphs.
///
/// Nothing here is part of a picture: each pass gives the same without it. It is kept by what it was made of and not by the
/// moment, as a display draws the same design with another moment each minute; what counted from the moment is told by
/// the passes and kept for that moment alone.
final class PictureMemory {
  private let kept: Rasterizer?
  /// Nil where facts are not taken over.
  let facts: FactMemories?
  private let isOn, keepsTexts: Bool
  /// Whether a second thread may help with large pictures.
  private let isParallel: Bool
  /// Whether resolved nodes and whole renderings are kept, too.
  private let keepsDesigns: Bool
  /// Paints without smooth edges, once a panel has asked for it.
  private var crisp: Rasterizer?
  private var quantiser: PanelQuantiser?
  private let fonts: FontSet
  private var measurers: [String: PangoTextMeasurer] = [:]
  private var engines: [(key: EngineKey, engine: LayoutEngine)] = []
  /// The latest last.
  private var nodes: [(key: NodeKey, memory: ResolveMemory)] = []
  /// The latest last.
  private var compiled: [CompiledSource] = []

  /// - Throws: where the graphics libraries refuse to start.
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

  /// What paints pictures.
  ///
  /// - Throws: where the graphics libraries refuse to start.
  func rasterizer() throws(RenderError) -> Rasterizer {
    if let kept { return kept }
    do { return try Rasterizer(keepsPictures: false, isParallel: isParallel) } catch { throw .raster("\(error)") }
  }

  // MARK: Panels

  /// The pixels of a list, with smooth edges or without.
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

  /// Takes out what turns pictures into a panel's inks; nil for a panel that shows all colours.
  func takeQuantiser(for panel: Panel) -> PanelQuantiser? {
    defer { quantiser = nil }
    if let quantiser, quantiser.inks == panel.inks { return quantiser }
    return PanelQuantiser(panel)
  }

  /// Puts it back with the tables that it has worked out and the picture that it has made, for the next one.
  func keep(_ quantiser: PanelQuantiser, for panel: Panel) { self.quantiser = isOn ? quantiser : nil }

  // MARK: Sources

  private struct CompiledSource {
    var source: SourceText
    var mode: WidgetCompiler.Mode
    var now: Date
    var design: Checked<CompiledDesign>
  }

  /// The designs of a source, compiled once for the same bytes.
  func compiled(_ source: SourceText, _ mode: WidgetCompiler.Mode, now: Date) -> Checked<CompiledDesign> {
    let known = compiled.last { known in
      known.mode == mode && known.now == now && known.source.name == source.name && known.source.bytes == source.bytes
    }
    if let known { return known.design }
    let made = WidgetCompiler.compile(source, mode: mode, now: now)
    guard isOn else { return made }
    if compiled.count >= 8 { compiled.removeFirst() }
    compiled.append(CompiledSource(source: source, mode: mode, now: now, design: made))
    return made
  }

  // MARK: Nodes

  private struct NodeKey: Hashable {
    var widget: CompiledWidget.Identity
    /// At no moment.
    var environment: RenderEnvironment

    init(_ request: RenderRequest) {
      widget = request.design.identity
      environment = request.environment
      environment.now = .distantPast
    }
  }

  /// What the nodes of a design came to in an environment, whatever its moment; nil where nothing is taken over.
  func nodes(of request: RenderRequest) -> ResolveMemory? {
    guard keepsDesigns else { return nil }
    let key = NodeKey(request)
    if let known = nodes.last(where: { $0.key == key }) { return known.memory }
    let made = ResolveMemory()
    // A board has more designs than a file of them.
    if nodes.count >= 2 * Limits.boardSlots { nodes.removeFirst() }
    nodes.append((key, made))
    return made
  }

  // MARK: Renderings

  /// A whole picture, before it is painted.
  private struct KeptRendering {
    var key: NodeKey
    var variables: [String: Value]
    var photos: PhotoFolder
    var facts: FactVariables
    var rendering: Rendering

    /// Whether it is the same request, but for the moment. What it brings along itself is not compared.
    func isFor(_ other: NodeKey, _ request: RenderRequest, _ told: FactVariables) -> Bool {
      key == other && facts.areTold(with: told) && variables.count == request.variables.count
        && request.photos.embedded.isEmpty && photos.designFolder == request.photos.designFolder
        && photos.assets == request.photos.assets
        && variables.allSatisfy { key, value in
          // Swift takes texts for the same that differ in bytes, and fonts do not.
          request.variables[key]?.isSpelled(like: value) ?? false
        }
    }
  }

  /// The latest last.
  private var renderings: [KeptRendering] = []

  /// The rendering of an earlier request that is the same but for the moment, if all that it read says the same now.
  func rendering(of request: RenderRequest, _ facts: FactVariables) -> Rendering? {
    let key = NodeKey(request)
    guard keepsDesigns, let index = renderings.lastIndex(where: { $0.isFor(key, request, facts) }) else { return nil }
    var rendering = renderings[index].rendering
    let now = request.environment.now
    if rendering.dependencies.readsClock, renderings[index].facts.now != facts.now { return nil }
    for (name, known) in rendering.dependencies.facts where !known.period.contains(now) {
      if name.albumFile != nil { return nil }
      guard let key = FactTable.key(name) else { continue }
      let reading = facts.reading(of: key, asking: known.members)
      guard known.isTold(by: reading) else { return nil }
      rendering.dependencies.facts[name] = reading
    }
    renderings[index].rendering = rendering
    renderings[index].facts = facts
    return rendering
  }

  /// Keeps a rendering for which no photo was asked: their files may change.
  func keep(_ rendering: Rendering, of request: RenderRequest, _ facts: FactVariables) {
    guard keepsDesigns, request.photos.embedded.isEmpty else { return }
    let key = NodeKey(request)
    renderings.removeAll { $0.key == key }
    if renderings.count >= 6 { renderings.removeFirst() }
    renderings.append(
      KeptRendering(
        key: key, variables: request.variables, photos: request.photos, facts: facts, rendering: rendering))
  }

  /// Drops what is kept of all designs but some.
  func forget(but widgets: Set<CompiledWidget.Identity>) {
    nodes.removeAll { !widgets.contains($0.key.widget) }
    renderings.removeAll { !widgets.contains($0.key.widget) }
  }

  // MARK: Layout

  /// What one engine is for: each keeps what it knows of the last picture of its kind.
  private struct EngineKey: Equatable {
    var language: String
    var scale: Double
    var size: WidgetSize
    var appearance: RenderEnvironment.Appearance
    var isRightToLeft: Bool
    /// Whether it lays out a board without what is in its slots.
    var isFrame: Bool
  }

  /// What lays out a tree in an environment.
  ///
  /// - Throws: where the fonts cannot be read.
  func engine(
    for environment: RenderEnvironment, isFrame: Bool = false
  ) throws(RenderError) -> LayoutEngine {
    let key = EngineKey(
      language: environment.locale.identifier, scale: environment.scale, size: environment.size,
      appearance: environment.appearance, isRightToLeft: environment.isRightToLeft,
      isFrame: isFrame)
    if let known = engines.first(where: { $0.key == key })?.engine { return known }
    let made = LayoutEngine(
      measurer: try measurer(for: environment), scale: environment.scale, isRightToLeft: environment.isRightToLeft)
    guard isOn else { return made }
    // Scales may be any number; nobody draws at many of them in turn.
    if engines.count >= 32 { engines.removeAll() }
    engines.append((key, made))
    return made
  }

  private func measurer(for environment: RenderEnvironment) throws(RenderError) -> PangoTextMeasurer {
    let language = environment.locale.identifier
    if let known = measurers[language] {
      // The fonts are no work of an earlier picture, and each reading of them costs milliseconds, and memory for good.
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
