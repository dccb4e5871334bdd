// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics
public import WeaveExpressions
import WeaveGraphics
import WeaveJSON
public import WeaveResolve
import WeaveSpec

/// Finds mistakes in designs beyond their syntax: unknown variables, missing photos, and what only drawing shows.
///
/// A checker belongs to one thread, as its renderer does.
public final class DesignChecker {
  /// How far a check goes.
  public enum Depth: Sendable, Hashable {
    /// Fields, texts and symbols with literal names: everything known before content is evaluated and photos are
    /// opened.
    case typing
    /// Fields, texts, photos and symbols: everything that can be an error.
    case reading
    /// Layout and contrast too: every picture is drawn.
    case drawing
  }

  private let renderer: Renderer
  private let assets: String?
  private let texts = TextMemory()
  /// Diagnostics in the texts of the designs that were checked last: a check for typing precedes a check for drawing.
  private var read: [CompiledWidget.Identity: (moment: Moment, variables: [String: Value], found: [Diagnostic])] = [:]

  /// - Parameters:
  ///   - fonts: a folder of fonts that come before the standard ones.
  ///   - assets: a folder of photos, searched after the design's own.
  /// - Throws: if the graphics libraries refuse to start.
  public init(fonts: String? = nil, assets: String? = nil) throws(RenderError) {
    // Each design is drawn once in each environment, so only fonts, glyphs and shaped texts are worth keeping.
    renderer = try Renderer(fonts: fonts, keepsDesigns: false)
    self.assets = assets
  }

  /// All diagnostics of a file: those of compiling, and those of checking.
  ///
  /// A design is drawn in each environment unless it has errors. Errors would lead to others, so then only photos and
  /// symbols are checked.
  ///
  /// - Parameters:
  ///   - compiled: the result of the compiler.
  ///   - folder: the folder of the design file.
  ///   - variables: values that are known besides the design's own.
  ///   - depth: `.reading` costs a tenth of `.drawing`, and `.typing` a tenth of that.
  ///   - snapshots: the data that the design will be drawn with, whose gaps are reported; nil if not known.
  ///   - facts: the data that it is drawn with if gaps are not to be reported.
  ///   - profiles: the facts of the profiles that a board shows, by their names.
  ///   - environments: what it is drawn for; nil for the three sizes of a phone, light and dark.
  ///   - isAsked: whether the user asked for these frames, so that they override the design's own.
  ///   - isWanted: called before each picture; if it returns false, the diagnostics found so far are the result.
  public func check(
    _ compiled: Checked<CompiledDesign>, folder: String, moment: Moment, variables: [String: Value],
    depth: Depth = .drawing, snapshots: Snapshots? = nil, facts shown: Snapshots = Snapshots(),
    profiles: [String: Snapshots] = [:], environments: [RenderEnvironment]? = nil, isAsked: Bool = false,
    while isWanted: () -> Bool = { true }
  ) throws(RenderError) -> [Diagnostic] {
    // A file that is too large to be read completely is not worth drawing.
    let isCutShort = compiled.diagnostics.contains { $0.code == .exchangeTooMany }
    guard let design = compiled.output, !isCutShort else { return compiled.diagnostics }
    var found = DiagnosticSet(compiled.diagnostics)
    let folder = PhotoFolder(designFolder: folder, assets: assets, embedded: design.document.images)
    let photos = PhotoLibrary(folder)
    let boards = design.widgets.compactMap(\.self).filter { $0.board != nil }
    for slot in boards.flatMap({ $0.all.dropFirst() }) where !found.isFull {
      found.add(texts(of: slot, in: design.source, moment, variables))
    }
    for widget in design.widgets.compactMap({ $0 }) where !found.isFull {
      found.add(written(in: widget, design.source, moment, variables))
      let facts = FactDiagnostics(widget: widget, source: design.source, given: variables)
      if let snapshots { found.add(facts.notes(on: snapshots, at: moment)) }
      let isDrawn = depth == .drawing && !found.hasErrors(in: widget.spec.places.range)
      let named = AssetCheck(widget: widget, symbols: renderer.symbols, photos: depth == .typing ? nil : photos)
      found.add(named.diagnostics)
      if depth == .typing {
        found.add(named.contentDiagnostics)
        continue
      }
      var common = environments ?? RenderEnvironment.phone(at: moment)
      if !isAsked { common = common.suited(to: widget) }
      let stated = isAsked || widget.board != nil ? nil : widget.spec.purpose
      for environment in stated.flatMap({ purpose in common.first.map(purpose.environments) }) ?? common
      where isWanted() {
        var request = RenderRequest(
          design: widget, environment: environment, facts: snapshots ?? shown, variables: variables, photos: folder)
        request.profiles = profiles
        let drawing = Drawing(request: request, photos: photos)
        let drawn = try isDrawn ? draw(drawing, found) : assetsOnly(drawing)
        found.add(drawn)
        // What exceeds a limit at one size does so at the others.
        if drawn.contains(where: { $0.code == .contentTooMany }) { break }
      }
    }
    // A slot that shows its reason is right on a screen, but a mistake in the file.
    return found.list.map { $0.code == .boardSlotFails ? $0.refused : $0 }
  }

  /// Diagnostics of a design's texts and of the facts that they read.
  private func written(
    in widget: CompiledWidget, _ source: SourceText, _ moment: Moment, _ variables: [String: Value]
  ) -> [Diagnostic] {
    if let known = read[widget.identity], known.moment == moment, known.variables == variables { return known.found }
    let check = TextCheck(widget, in: source, at: moment, variables: variables, memory: texts)
    let found =
      check.diagnostics + LanguageDiagnostics.diagnostics(of: widget.spec)
      + FactDiagnostics(widget: widget, source: source, given: variables).diagnostics
    if read.count >= 8 { read = [:] }
    read[widget.identity] = (moment, variables, found)
    return found
  }

  /// Diagnostics of the texts and facts of a slot's design, which only affect that slot.
  private func texts(
    of slot: CompiledWidget, in source: SourceText, _ moment: Moment, _ variables: [String: Value]
  ) -> [Diagnostic] {
    let facts = FactDiagnostics(widget: slot, source: source, given: variables)
    return (TextCheck(slot, in: source, at: moment, variables: variables).diagnostics + facts.diagnostics)
      .map(\.eased)
  }

  // MARK: Drawing

  private struct Drawing {
    var request: RenderRequest
    /// Photos, decoded once for all environments.
    var photos: PhotoLibrary
  }

  /// Diagnostics of resolve and layout, and of the contrast of the texts if the picture is complete.
  private func draw(_ drawing: Drawing, _ found: DiagnosticSet) throws(RenderError) -> [Diagnostic] {
    let checked = try renderer.render(drawing.request, library: drawing.photos)
    var diagnostics = checked.diagnostics
    let spec = drawing.request.design.spec
    if let picture = checked.output, !checked.hasErrors, !found.hasErrors(in: spec.places.range) {
      diagnostics += try ContrastCheck(renderer: renderer).diagnostics(of: picture, in: drawing.request.environment)
    }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic.placed(in: spec)
      // With other facts, or at another moment, there may be something to draw.
      if diagnostic.code == .contentNothing { diagnostic.severity = .warning }
      return diagnostic
    }
  }

  /// Photos and symbols that a broken design names, found without layout.
  private func assetsOnly(_ drawing: Drawing) throws(RenderError) -> [Diagnostic] {
    let checked = try renderer.resolve(drawing.request, library: drawing.photos)
    return checked.diagnostics.filter { DiagnosticCode.assetCodes.contains($0.code) }
      .map { $0.placed(in: drawing.request.design.spec) }
  }
}

extension Diagnostic {
  fileprivate var refused: Diagnostic {
    var copy = self
    copy.severity = .error
    return copy
  }

  fileprivate var eased: Diagnostic {
    var copy = self
    copy.severity = min(severity, .warning)
    return copy
  }

  /// The diagnostic with a place: what a built-in template draws without a field of the design is reported where the
  /// design names the template.
  fileprivate func placed(in spec: WidgetSpec) -> Diagnostic {
    guard range == nil else { return self }
    var copy = self
    let path = "layout.template"
    copy.range = spec.places.range(of: path) ?? spec.places.nearestRange(of: path)
    return copy
  }
}
