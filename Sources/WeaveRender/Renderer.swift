// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveDiagnostics
import WeaveDisplay
public import WeaveExpressions
import WeaveFacts
public import WeaveGraphics
public import WeaveHash
package import WeaveLayout
import WeaveNative
import WeavePNG
import WeaveRaster
public import WeaveResolve
import WeaveSVG
public import WeaveSpec
import WeaveSymbols
public import WeaveSystem
import WeaveText

/// Draws compiled designs. It reuses unchanged results of earlier pictures: see `Reuse`.
///
/// A renderer belongs to one thread; several threads have one each, and give the same bytes.
public final class Renderer {
  let symbols = SymbolLibrary()
  let memory: PictureMemory
  private let decoded: DecodedPhotos?
  var wallpapers = WallpaperMemory()

  /// - Parameters:
  ///   - fonts: a folder of fonts that come before the standard ones.
  ///   - keepsPhotos: whether photos are decoded once for all pictures, even if their files change.
  ///   - reuse: what is reused from earlier pictures.
  /// - Throws: if the graphics libraries refuse to start.
  public convenience init(fonts: String? = nil, keepsPhotos: Bool = false, reuse: Reuse = .on) throws(RenderError) {
    try self.init(fonts: fonts, keepsPhotos: keepsPhotos, reuse: reuse, keepsDesigns: true)
  }

  /// - Parameters:
  ///   - keepsDesigns: whether the resolved nodes of a design are kept for its next picture in the same environment.
  ///   - isAlone: whether no other renderer works at the same time, so that a second thread may help with large
  ///     pictures.
  package init(
    fonts: String?, keepsPhotos: Bool = false, reuse: Reuse = .on, keepsDesigns: Bool, isAlone: Bool = false
  ) throws(RenderError) {
    decoded = reuse == .off && !keepsPhotos ? nil : DecodedPhotos(trustsFiles: keepsPhotos)
    memory = try PictureMemory(
      reuse, fonts: FontSet(directories: fonts.map { [Inputs.absolutePath($0)] } ?? []), keepsDesigns: keepsDesigns,
      isParallel: isAlone && processorCount() > 1)
  }

  /// Drops the results of designs that will not be drawn again; each change of a text makes a new design.
  ///
  /// - Parameter widgets: the designs that will be drawn again.
  package func forgetDesigns(but widgets: [CompiledWidget]) { memory.forget(but: Set(widgets.map(\.identity))) }

  /// The designs of a source, compiled once for the same bytes: a server that receives a design with each picture need
  /// not track which designs it had before.
  ///
  /// - Parameter now: the date that a design without `updatedAt` gets; with another date it is compiled again.
  ///
  /// - Parameter folder: the folder of the file, which contains the files that a board shows and a design includes; nil
  ///   if there are none. They are read again each time, because they may have changed.
  public func compile(
    _ source: SourceText, mode: WidgetCompiler.Mode = .strict, now: Date, folder: String? = nil
  ) -> Checked<CompiledDesign> {
    if let folder { return WidgetCompiler.compile(source, mode: mode, now: now, folder: folder) }
    return memory.compiled(source, mode, now: now)
  }

  /// Resolves and lays out a design.
  ///
  /// - Returns: nil, with the reasons, if there is nothing to draw.
  /// - Throws: if a library fails, or the canvas is beyond the limits.
  public func render(_ request: RenderRequest) throws(RenderError) -> Checked<Rendering> {
    try render(request, library: PhotoLibrary(request.photos, decoded: decoded))
  }

  /// Resolves and lays out a design, with a request built from these parts.
  ///
  /// - Parameters:
  ///   - variables: values for texts and expressions, by name.
  ///   - photos: where its photos come from.
  ///   - snapshots: what its facts are read from.
  public func render(
    _ widget: CompiledWidget, in environment: RenderEnvironment, variables: [String: Value] = [:],
    photos: PhotoFolder, snapshots: Snapshots = Snapshots()
  ) throws(RenderError) -> Checked<Rendering> {
    try render(
      RenderRequest(
        design: widget, environment: environment, facts: snapshots, variables: variables, photos: photos))
  }

  /// Resolves and lays out a design, with photos that may be decoded already.
  func render(_ request: RenderRequest, library: PhotoLibrary) throws(RenderError) -> Checked<Rendering> {
    let wallpaper = try readWallpaper(of: request.environment)
    let facts = facts(of: request)
    let isBoard = request.design.board != nil
    if !isBoard, wallpaper == nil, let known = memory.rendering(of: request, facts) {
      return Checked(known, known.diagnostics)
    }
    let resolved = try resolve(request, library: library, facts: facts)
    guard let tree = resolved.output else { return Checked(nil, resolved.diagnostics) }
    let laidOut = try layOut(tree, in: request.environment)
    let diagnostics = resolved.diagnostics + laidOut.diagnostics
    guard let (layout, list) = laidOut.output else { return Checked(nil, diagnostics) }
    var photos = library.files
    if let wallpaper { photos[wallpaper.path] = wallpaper.sum }
    let dependencies = Dependencies(
      facts: tree.facts, unstored: tree.unstored, given: tree.given, photos: photos, fonts: layout.fonts,
      readsClock: tree.readsClock)
    let rendering = Rendering(
      displayList: list, layout: layout, diagnostics: diagnostics, dependencies: dependencies,
      scale: request.environment.scale, ground: request.environment.appearance.isDark ? .black : .white)
    if !isBoard, !library.wasAsked, wallpaper == nil { memory.store(rendering, of: request, facts) }
    return Checked(rendering, diagnostics)
  }

  /// The resolved tree of a design, before anything is measured.
  ///
  /// - Parameter facts: nil for the facts of the request's moment.
  func resolve(
    _ request: RenderRequest, library: PhotoLibrary, facts: FactVariables? = nil
  ) throws(RenderError) -> Checked<ResolvedWidget> {
    var request = request
    if let wallpaper = try wallpaper(of: request.environment) { request.environment.wallpaper = wallpaper.mean }
    guard let board = request.design.board else { return try resolveOne(request, library: library, facts: facts) }
    var drawing = BoardDrawing(self, request, board, library)
    return try drawing.resolve(facts ?? self.facts(of: request))
  }

  /// The tree of one widget; for a board, the frame around its slots.
  func resolveOne(
    _ request: RenderRequest, library: PhotoLibrary, facts: FactVariables? = nil
  ) throws(RenderError) -> Checked<ResolvedWidget> {
    try Self.check(request.environment)
    let resolver = WidgetResolver(
      widget: request.design, environment: request.environment, symbols: symbols, images: library,
      memory: memory.nodes(of: request))
    let facts = facts ?? self.facts(of: request)
    let resolved =
      request.design.view == nil
      ? resolver.resolve(variables: request.variables, facts: facts) : try settled(with: resolver, request, facts)
    if let photo = library.nameWithoutMemory { throw .raster("no memory to decode `\(photo)`") }
    return resolved
  }

  /// The tree of a view that fits its own layout: it is resolved again with the frames of the nodes that it asked for,
  /// until these no longer change. Each level of nested questions takes one more tree.
  private func settled(
    with resolver: WidgetResolver, _ request: RenderRequest, _ facts: FactVariables
  ) throws(RenderError) -> Checked<ResolvedWidget> {
    let engine = try memory.engine(for: request.environment)
    var known: ViewFrames?
    func next() -> Checked<ResolvedWidget> {
      resolver.resolve(variables: request.variables, facts: facts, frames: known) {
        engine.measure($0, width: $1, height: $2)
      }
    }
    var resolved = next()
    for _ in 0..<Limits.viewTrees {
      guard let tree = resolved.output, !tree.wantedFrames.isEmpty else { return resolved }
      let frames = ViewFrames(
        engine.frames(of: tree.wantedFrames, in: tree.root, canvas: request.environment.canvas),
        remembered: tree.remembered)
      if let known, frames.agrees(with: known) { return resolved }
      known = frames
      resolved = next()
    }
    resolved.diagnostics.append(
      Diagnostic(
        .viewUnsettled, .viewUnsettled, at: nil, size: request.environment.size.rawValue))
    return resolved
  }

  /// A resolved tree as rectangles and drawing commands; nil, with the reason, if there are too many.
  func layOut(
    _ tree: ResolvedWidget, in environment: RenderEnvironment
  ) throws(RenderError) -> Checked<(layout: LayoutNode, list: DisplayList)> {
    let layout = try memory.engine(for: environment).layOut(tree.root, in: environment.canvas)
    let drawn = DisplayListBuilder.build(
      layout.root, canvas: environment.canvas, scale: environment.scale, title: tree.title,
      summary: environment.content == .placeholder ? "" : tree.summary, isRightToLeft: environment.isRightToLeft,
      isRedacted: environment.content == .placeholder)
    let list = try shown(drawn, in: environment, radius: tree.root.cornerRadius, hasEdge: tree.root.isRounded)
    let diagnostics = layout.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.size = environment.size.rawValue
      return diagnostic
    }
    if let item = DrawingCost.firstExcess(in: list, scale: environment.scale) {
      let excess = Diagnostic(
        .contentTooMany, .tooMuchDrawing, at: item.range, size: environment.size.rawValue, node: item.node)
      return Checked(nil, diagnostics + [excess])
    }
    return Checked((layout.root, list), diagnostics)
  }

  /// The proposals that every node of a design receives during layout, and its answers; empty if there is nothing to
  /// draw.
  ///
  /// - Throws: if a library fails, or the canvas is beyond the limits.
  package func layoutSteps(of request: RenderRequest) throws(RenderError) -> [LayoutStep] {
    let resolved = try resolve(request, library: PhotoLibrary(request.photos, decoded: decoded))
    guard let tree = resolved.output else { return [] }
    return try memory.engine(for: request.environment).steps(of: tree.root, in: request.environment.canvas)
  }

  /// The facts of a request at its moment; some may be cached from other moments.
  func facts(of request: RenderRequest) -> FactVariables { request.variables(keptIn: memory.facts) }

  /// The picture as a file in the request's format.
  public func bytes(of rendering: Rendering, as output: RenderRequest.Output) throws(RenderError) -> [UInt8] {
    let drawing = Drawing(list: rendering.displayList, scale: rendering.scale, ground: rendering.ground)
    return try output.format.definition.write(self, drawing, output)
  }

  /// The picture as a PNG file.
  public func png(_ widget: Rendering) throws(RenderError) -> [UInt8] {
    try png(widget.displayList, scale: widget.scale)
  }

  func png(_ list: DisplayList, scale: Double) throws(RenderError) -> [UInt8] {
    let rasterizer = try memory.rasterizer()
    do { return try rasterizer.drawPNG(list, scale: scale) } catch { throw .raster("\(error)") }
  }

  /// The picture as pixels.
  public func pixels(_ widget: Rendering) throws(RenderError) -> PixelBuffer {
    try pixels(widget.displayList, scale: widget.scale)
  }

  /// A hash of the picture's pixels, which takes a third of the time of a PNG file; equal for equal pixels of the same
  /// size.
  public func checksum(_ widget: Rendering) throws(RenderError) -> Checksum {
    let rasterizer = try memory.rasterizer()
    do { return try rasterizer.checksum(widget.displayList, scale: widget.scale) } catch { throw .raster("\(error)") }
  }

  /// The picture as an SVG document.
  ///
  /// - Parameter liveText: whether text remains text, for search and selection, and so depends on the reader's fonts.
  public func svg(_ widget: Rendering, liveText: Bool = false) throws(RenderError) -> String {
    try svg(widget.displayList, scale: widget.scale, liveText: liveText)
  }

  func svg(_ list: DisplayList, scale: Double, liveText: Bool) throws(RenderError) -> String {
    let outlines = try GlyphShapes()
    let writer = SVGWriter(text: liveText ? .live : .outlines, outliner: outlines, encodePNG: outlines.png)
    let rasterizer = try memory.rasterizer()
    let scale = max(scale, 2)
    let prepared = SVGPreparation(list, scale: scale)
    let pictures = prepared.parts.map { try? rasterizer.draw($0.list, scale: $0.scale) }
    let text = writer.write(prepared.list(with: pictures), scale: scale)
    // Otherwise pixels and shapes of glyphs would be missing without a message.
    guard !MemoryBudget.wasExceeded else { throw .outOfMemory }
    return text
  }

  func pixels(_ list: DisplayList, scale: Double) throws(RenderError) -> PixelBuffer {
    let rasterizer = try memory.rasterizer()
    do { return try rasterizer.draw(list, scale: scale) } catch { throw .raster("\(error)") }
  }

  // MARK: Parts

  func rasterizer() throws(RenderError) -> Rasterizer { try memory.rasterizer() }

  private static func check(_ environment: RenderEnvironment) throws(RenderError) {
    let canvas = environment.canvas
    let pixels = canvas.width * canvas.height * environment.scale * environment.scale
    guard canvas.width <= Limits.canvasSide, canvas.height <= Limits.canvasSide else { throw .canvasTooLarge(canvas) }
    guard pixels <= Double(Limits.canvasPixels) else { throw .canvasTooLarge(canvas) }
  }
}

extension Renderer {
  /// The picture as a screen of this appearance shows it, before the photo behind it if there is one.
  ///
  /// - Parameters:
  ///   - radius: of the corners, in points.
  ///   - hasEdge: whether the outline must be drawn on a black and white screen.
  private func shown(
    _ list: DisplayList, in environment: RenderEnvironment, radius: Double, hasEdge: Bool
  ) throws(RenderError) -> DisplayList {
    guard let wallpaper = try wallpaper(of: environment) else { return list.shown(in: environment, hasEdge: hasEdge) }
    if environment.size.isAccessory { return list.over(wallpaper) }
    let photo = try glass(over: wallpaper, scale: environment.scale, radius: hasEdge ? radius : nil)
    let accent = environment.appearance == .accented ? environment.tint.brightened : nil
    return list.glass(over: wallpaper.mean, photo: photo, accent: accent, hasEdge: hasEdge)
  }
}

extension DisplayList {
  /// The picture as a screen of this appearance shows it.
  ///
  /// - Parameter hasEdge: whether the outline must be drawn on a black and white screen.
  fileprivate func shown(in environment: RenderEnvironment, hasEdge: Bool) -> DisplayList {
    switch environment.appearance {
    case .eink:
      return bilevel(hasEdge: hasEdge && environment.shape == .rounded && !environment.size.isAccessory)
    case .tinted where !environment.size.isAccessory:
      var list = self
      list.finish = .duotone(dark: environment.tint.shade, light: environment.tint.brightened)
      return list
    case .clear where !environment.size.isAccessory:
      return glass(over: environment.wallpaper, hasEdge: hasEdge)
    case .accented where !environment.size.isAccessory:
      return glass(over: environment.wallpaper, accent: environment.tint.brightened, hasEdge: hasEdge)
    case .light, .dark, .tinted, .clear, .accented: return self
    }
  }
}

extension ResolvedNode {
  /// Whether it is clipped to an outline other than a rectangle; never for a board.
  fileprivate var isRounded: Bool {
    !modifiers.contains(.effect(.clip(.rectangle)))
  }

  /// The radius of the rounded outline that it is clipped to, in points; 0 if there is none.
  fileprivate var cornerRadius: Double {
    for case .effect(.clip(.roundedRectangle(let radius, _))) in modifiers { return radius }
    return 0
  }
}

extension Color {
  /// Nearly black.
  fileprivate var shade: Color { Color.black.mixed(with: self, 0.08) }

  /// Bright enough for text on the shade: mixed with white until its luminance is 0.7, so that secondary text also
  /// keeps 4.5 to 1.
  fileprivate var brightened: Color {
    (0...20).lazy.map { self.mixed(with: .white, Double($0) / 20) }.first { $0.relativeLuminance >= 0.7 } ?? .white
  }
}

/// Why a design could not be drawn, although nothing is wrong with it.
public enum RenderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The canvas has more pixels than a picture may have; its size in points.
  case canvasTooLarge(Size)
  /// A library could not draw or encode the picture; its own message.
  case raster(String)
  /// Fonts could not be used; the reason.
  case text(String)
  /// A document could not be written to its file.
  case file(FileError)

  static let outOfMemory = RenderError.raster("\(RasterError.memory)")

  /// The reason, as a message.
  public var description: String {
    switch self {
    case .canvasTooLarge(let size):
      "a canvas of \(Self.points(size.width)) × \(Self.points(size.height)) points is more than "
        + "\(Int(Limits.canvasSide)) points a side or "
        + "\(Limits.canvasPixels / 1_000_000) megapixels"
    case .raster(let reason), .text(let reason): reason
    case .file(let error): "\(error)"
    }
  }

  /// A length without an unnecessary `.0`, however large.
  private static func points(_ length: Double) -> String {
    Int(exactly: length).map(String.init) ?? String(length)
  }
}

extension Diagnostic.Message {
  fileprivate static let viewUnsettled: Self =
    "the view depends on its own layout and does not settle after \(Limits.viewTrees) attempts; the last one is drawn"
  fileprivate static let tooMuchDrawing: Self =
    "from here on, the picture is too much to draw: too many or too large layers, blurs and shapes"
}

/// The glyph outlines and PNG encoding that the SVG writer needs.
private final class GlyphShapes: GlyphSource {
  private let glyphs: GlyphOutliner

  init() throws(RenderError) {
    do { glyphs = try GlyphOutliner() } catch { throw .raster("\(error)") }
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

  /// An empty array if the encoder has no memory.
  func png(_ pixels: PixelBuffer) -> [UInt8] {
    guard var encoder = try? PNGEncoder(level: 9) else { return [] }
    return (try? encoder.encode(pixels)) ?? []
  }
}
