// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveDiagnostics
public import WeaveDisplay
public import WeaveGraphics
public import WeaveLayout
public import WeaveNative
import WeaveRaster
public import WeaveResolve
import WeaveSVG
public import WeaveSpec
import WeaveSymbols
import WeaveText

/// A design that has been laid out: what the two back ends draw.
public struct RenderedWidget: Sendable {
  public var displayList: DisplayList
  public var layout: LayoutNode
  /// What it was drawn from; these tell which of them were read.
  public var facts: FactVariables
  /// Whether it counts from the moment itself, besides these.
  public var readsClock: Bool
  /// The photos that were looked for, by path, with the hashes of their files; nil for those that were not there.
  public var photos: [String: Checksum?] = [:]
  /// Device pixels per point.
  public var scale: Double
}

/// Draws compiled designs. It keeps fonts, shaped text, symbols and glyphs for the next picture.
///
/// A renderer belongs to one thread; several threads have one each, and give the same bytes.
public final class Renderer {
  private let fonts: FontSet
  let symbols = SymbolLibrary()
  private let rasterizer: Rasterizer
  private var measurers: [String: PangoTextMeasurer] = [:]
  private var engines: [EngineKey: LayoutEngine] = [:]
  /// The latest last.
  private var memories: [(key: MemoryKey, memory: ResolveMemory)] = []
  /// The latest last.
  private var compiled: [CompiledSource] = []
  private let decoded: DecodedPhotos?

  /// - Parameters:
  ///   - fonts: a folder of fonts that come before the standard ones.
  ///   - keepsPhotos: whether photos are decoded once for all pictures, whatever becomes of their files.
  /// - Throws: where the graphics libraries refuse to start.
  public init(fonts: String? = nil, keepsPhotos: Bool = false) throws(RenderError) {
    decoded = keepsPhotos ? DecodedPhotos() : nil
    self.fonts = FontSet(directories: fonts.map { [Inputs.absolutePath($0)] } ?? [])
    do { rasterizer = try Rasterizer() } catch { throw .raster("\(error)") }
  }

  /// The designs of a source, compiled once for the same bytes: a server that is sent a design with each picture need
  /// not know which it had before.
  ///
  /// - Parameter now: the date that a design without `updatedAt` gets; with another one it is compiled again.
  public func compile(_ source: SourceText, mode: WidgetCompiler.Mode = .strict, now: Date) -> Checked<CompiledDesign> {
    let known = compiled.last { known in
      known.mode == mode && known.now == now && known.source.name == source.name && known.source.bytes == source.bytes
    }
    if let known { return known.design }
    let made = WidgetCompiler.compile(source, mode: mode, now: now)
    if compiled.count >= 8 { compiled.removeFirst() }
    compiled.append(CompiledSource(source: source, mode: mode, now: now, design: made))
    return made
  }

  private struct CompiledSource {
    var source: SourceText
    var mode: WidgetCompiler.Mode
    var now: Date
    var design: Checked<CompiledDesign>
  }

  /// Resolves and lays out a design.
  ///
  /// - Parameters:
  ///   - variables: values for texts and expressions, by name.
  ///   - photos: where its photos come from.
  ///   - snapshots: what its facts are read from.
  /// - Returns: nil, with the reasons, where there is nothing to draw.
  /// - Throws: where a library fails, or the canvas is beyond the limits.
  public func render(
    _ widget: CompiledWidget, in environment: RenderEnvironment, variables: [String: String] = [:],
    photos: PhotoFolder, snapshots: Snapshots = Snapshots()
  ) throws(RenderError) -> Checked<RenderedWidget> {
    try render(
      widget, in: environment, variables: variables, library: PhotoLibrary(photos, decoded: decoded),
      snapshots: snapshots)
  }

  /// The same with photos that may be decoded already.
  func render(
    _ widget: CompiledWidget, in environment: RenderEnvironment, variables: [String: String], library: PhotoLibrary,
    snapshots: Snapshots = Snapshots()
  ) throws(RenderError) -> Checked<RenderedWidget> {
    let facts = environment.facts(of: environment.known(of: snapshots), for: widget, variables: variables)
    let resolved = try resolve(widget, in: environment, variables: variables, library: library, facts: facts)
    guard let tree = resolved.output else { return Checked(nil, resolved.diagnostics) }
    let isMirrored = environment.isRightToLeft
    let layout = try engine(for: environment).layOut(tree.root, in: environment.canvas)
    let drawn = DisplayListBuilder.build(
      layout.root, canvas: environment.canvas, scale: environment.scale, title: tree.title,
      summary: environment.content == .placeholder ? "" : tree.summary, isRightToLeft: isMirrored,
      isRedacted: environment.content == .placeholder)
    let list = drawn.shown(in: environment)
    let diagnostics = layout.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.size = environment.size.rawValue
      return diagnostic
    }
    if let item = DrawingCost.firstExcess(in: list, scale: environment.scale) {
      let excess = Diagnostic(
        .contentTooMany, .tooMuchDrawing, at: item.range, size: environment.size.rawValue, node: item.node)
      return Checked(nil, resolved.diagnostics + diagnostics + [excess])
    }
    return Checked(
      RenderedWidget(
        displayList: list, layout: layout.root, facts: facts, readsClock: tree.readsClock, photos: library.files,
        scale: environment.scale),
      resolved.diagnostics + diagnostics)
  }

  /// The concrete tree of a design, nothing measured.
  func resolve(
    _ widget: CompiledWidget, in environment: RenderEnvironment, variables: [String: String], library: PhotoLibrary,
    snapshots: Snapshots = Snapshots()
  ) throws(RenderError) -> Checked<ResolvedWidget> {
    let facts = environment.facts(of: environment.known(of: snapshots), for: widget, variables: variables)
    return try resolve(widget, in: environment, variables: variables, library: library, facts: facts)
  }

  /// The same with facts that tell afterwards which of them were read.
  func resolve(
    _ widget: CompiledWidget, in environment: RenderEnvironment, variables: [String: String], library: PhotoLibrary,
    facts: FactVariables
  ) throws(RenderError) -> Checked<ResolvedWidget> {
    try Self.check(environment)
    let resolver = WidgetResolver(
      widget: widget, environment: environment, symbols: symbols, images: library,
      memory: memory(for: widget, environment))
    return resolver.resolve(variables: variables.mapValues { Value.string($0) }, facts: facts)
  }

  /// The picture as a PNG file.
  public func png(_ widget: RenderedWidget) throws(RenderError) -> [UInt8] {
    try png(widget.displayList, scale: widget.scale)
  }

  func png(_ list: DisplayList, scale: Double) throws(RenderError) -> [UInt8] {
    do { return try rasterizer.drawPNG(list, scale: scale) } catch { throw .raster("\(error)") }
  }

  /// The picture as pixels.
  public func pixels(_ widget: RenderedWidget) throws(RenderError) -> PixelBuffer {
    try pixels(widget.displayList, scale: widget.scale)
  }

  /// A hash of the picture's pixels, which takes a third of the time of a PNG file: equal for equal pixels of one size.
  public func checksum(_ widget: RenderedWidget) throws(RenderError) -> Checksum {
    do { return try rasterizer.checksum(widget.displayList, scale: widget.scale) } catch { throw .raster("\(error)") }
  }

  /// The picture as an SVG document.
  ///
  /// - Parameter liveText: whether text stays text, for search and selection, and so depends on the reader's fonts.
  public func svg(_ widget: RenderedWidget, liveText: Bool = false) throws(RenderError) -> String {
    let outlines = try GlyphShapes()
    let writer = SVGWriter(text: liveText ? .live : .outlines, outliner: outlines, encodePNG: outlines.png)
    let scale = max(widget.scale, 2)
    let prepared = SVGPreparation(widget.displayList, scale: scale)
    let pictures = prepared.parts.map { try? rasterizer.draw($0.list, scale: $0.scale) }
    let text = writer.write(prepared.list(with: pictures), scale: scale)
    // What is drawn as pixels, and shapes of glyphs, would be missing without a word.
    guard !MemoryBudget.wasExceeded else { throw .raster("\(RasterError.memory)") }
    return text
  }

  func pixels(_ list: DisplayList, scale: Double) throws(RenderError) -> PixelBuffer {
    do { return try rasterizer.draw(list, scale: scale) } catch { throw .raster("\(error)") }
  }

  // MARK: Parts

  private static func check(_ environment: RenderEnvironment) throws(RenderError) {
    let canvas = environment.canvas
    let pixels = canvas.width * canvas.height * environment.scale * environment.scale
    guard canvas.width <= Limits.canvasSide, canvas.height <= Limits.canvasSide else { throw .canvasTooLarge(canvas) }
    guard pixels <= Double(Limits.canvasPixels) else { throw .canvasTooLarge(canvas) }
  }

  private struct MemoryKey: Hashable {
    var widget: CompiledWidget.Identity
    var environment: RenderEnvironment
  }

  private func memory(for widget: CompiledWidget, _ environment: RenderEnvironment) -> ResolveMemory {
    let key = MemoryKey(widget: widget.identity, environment: environment)
    if let known = memories.last(where: { $0.key == key }) { return known.memory }
    let made = ResolveMemory()
    if memories.count >= 12 { memories.removeFirst() }
    memories.append((key, made))
    return made
  }

  /// What one engine is for: each keeps what it knows of the last picture of its kind.
  private struct EngineKey: Hashable {
    var language: String
    var scale: Double
    var size: WidgetSize
    var appearance: RenderEnvironment.Appearance
    var isRightToLeft: Bool
  }

  private func engine(for environment: RenderEnvironment) throws(RenderError) -> LayoutEngine {
    let key = EngineKey(
      language: environment.locale.identifier, scale: environment.scale, size: environment.size,
      appearance: environment.appearance, isRightToLeft: environment.isRightToLeft)
    if let known = engines[key] { return known }
    let made = LayoutEngine(
      measurer: try measurer(for: environment), scale: environment.scale, isRightToLeft: environment.isRightToLeft)
    // Scales may be any number; nobody draws at many of them in turn.
    if engines.count >= 32 { engines.removeAll() }
    engines[key] = made
    return made
  }

  private func measurer(for environment: RenderEnvironment) throws(RenderError) -> PangoTextMeasurer {
    let language = environment.locale.identifier
    if let known = measurers[language] { return known }
    do {
      let measurer = try PangoTextMeasurer(fonts: fonts, language: language.replacing("_", with: "-"))
      measurers[language] = measurer
      return measurer
    } catch {
      throw .text("\(error)")
    }
  }
}

extension RenderEnvironment {
  /// The facts that are shown: none where none could be had.
  fileprivate func known(of snapshots: Snapshots) -> Snapshots { content == .unavailable ? Snapshots() : snapshots }
}

extension DisplayList {
  /// The picture as a screen of this appearance shows it.
  fileprivate func shown(in environment: RenderEnvironment) -> DisplayList {
    switch environment.appearance {
    case .eink: return bilevel(hasEdge: environment.shape == .rounded && !environment.size.isAccessory)
    case .tinted where !environment.size.isAccessory:
      var list = self
      list.finish = .duotone(dark: environment.tint.shade, light: environment.tint.brightened)
      return list
    case .light, .dark, .tinted: return self
    }
  }
}

extension Color {
  /// Nearly black.
  fileprivate var shade: Color { Color.black.mixed(with: self, 0.08) }

  /// So bright that text in it can be read on the shade: mixed with white until its luminance is 0.7,
  /// so that secondary text keeps 4.5 to 1, too.
  fileprivate var brightened: Color {
    (0...20).lazy.map { self.mixed(with: .white, Double($0) / 20) }.first { $0.relativeLuminance >= 0.7 } ?? .white
  }
}

/// Why a design was not drawn, though nothing is wrong with it.
public enum RenderError: Error, Sendable, Hashable, CustomStringConvertible {
  case canvasTooLarge(Size)
  case raster(String)
  case text(String)

  public var description: String {
    switch self {
    case .canvasTooLarge(let size):
      "a canvas of \(Self.points(size.width)) × \(Self.points(size.height)) points is more than "
        + "\(Int(Limits.canvasSide)) points a side or "
        + "\(Limits.canvasPixels / 1_000_000) megapixels"
    case .raster(let reason), .text(let reason): reason
    }
  }

  /// A length without a needless `.0`, however large.
  private static func points(_ length: Double) -> String {
    Int(exactly: length).map(String.init) ?? String(length)
  }
}

extension Diagnostic.Message {
  fileprivate static let tooMuchDrawing: Self =
    "here the picture becomes too much to draw: too many or too large layers, blurs and shapes"
}

/// What the SVG writer needs of the fonts and of the PNG encoder.
private final class GlyphShapes: WeaveSVG.GlyphOutliner {
  private let glyphs: WeaveNative.GlyphOutliner

  init() throws(RenderError) {
    do { glyphs = try WeaveNative.GlyphOutliner() } catch { throw .raster("\(error)") }
  }

  func outline(of glyph: UInt32, face: FontFace, size: Double) -> Path? {
    glyphs.outline(face, size: size, glyph: glyph)
  }

  func bitmap(of glyph: UInt32, face: FontFace, size: Double) -> (RasterImage, Rect)? {
    guard let bitmap = glyphs.bitmap(face, glyph: glyph) else { return nil }
    let f = bitmap.frame
    let frame = Rect(x: f.minX * size, y: f.minY * size, width: f.width * size, height: f.height * size)
    return (RasterImage(pixels: bitmap.pixels, key: "\(face.file)#\(face.index)#\(glyph)"), frame)
  }

  /// An empty picture where the encoder has no memory.
  func png(_ pixels: PixelBuffer) -> [UInt8] {
    guard var encoder = try? PNGEncoder(level: 9) else { return [] }
    return (try? encoder.encode(pixels)) ?? []
  }
}
