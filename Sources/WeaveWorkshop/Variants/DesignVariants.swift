// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveRender
public import WeaveResolve
public import WeaveSpec

/// Compiles variants of one design in a file from the text that would be written, and checks that they stay readable.
///
/// Belongs to one thread.
public final class DesignVariants {
  /// A variant of the design as a file, ready to be drawn.
  public struct Variant: Sendable {
    /// The compiled file.
    public var design: CompiledDesign
    /// The compiled design, ready to be drawn.
    public var widget: CompiledWidget

    /// The text of the file.
    public var text: String { String(decoding: design.source.bytes, as: UTF8.self) }
  }

  /// The settings for drawing the design itself.
  public let request: RenderRequest
  /// The design itself.
  public var base: WidgetSpec { document.specs[index] }
  private let document: SpecDocument
  private let index: Int
  private let mode: WidgetCompiler.Mode
  private let renderer: Renderer
  private let fonts: String?
  private var faultsOfBase: Int?

  /// - Parameters:
  ///   - request: how the design is drawn: its facts, variables and photos.
  ///   - document: the file that it comes from.
  ///   - index: its index among the designs of the file.
  ///   - fonts: the renderer's folder of fonts; nil for none.
  public init(
    of request: RenderRequest, in document: SpecDocument, at index: Int, mode: WidgetCompiler.Mode = .strict,
    renderer: Renderer, fonts: String? = nil
  ) {
    self.request = request
    self.document = document
    self.index = index
    self.mode = mode
    self.renderer = renderer
    self.fonts = fonts
  }

  /// The values from which another thread makes its own copy.
  struct Recipe: Sendable {
    var request: RenderRequest
    var document: SpecDocument
    var index: Int
    var mode: WidgetCompiler.Mode
    var fonts: String?
    var faultsOfBase: Int

    func make() throws(RenderError) -> DesignVariants {
      let made = DesignVariants(
        of: request, in: document, at: index, mode: mode, renderer: try Renderer(fonts: fonts), fonts: fonts)
      made.faultsOfBase = faultsOfBase
      return made
    }
  }

  /// A recipe for another thread.
  func recipe() throws(RenderError) -> Recipe {
    Recipe(
      request: request, document: document, index: index, mode: mode, fonts: fonts, faultsOfBase: try mostFaults())
  }

  /// The largest number of illegible texts that an acceptable variant may have.
  private func mostFaults() throws(RenderError) -> Int {
    if let faultsOfBase { return faultsOfBase }
    let count = try faults(in: request.design, atMost: .max)
    faultsOfBase = count
    return count
  }

  /// The file with this design replaced; nil if the new design cannot be drawn.
  public func variant(_ spec: WidgetSpec) -> Variant? {
    var document = document
    document.specs[index] = spec
    let source = SourceText(name: spec.name, text: Language.formatted(document) + "\n")
    guard let design = renderer.compile(source, mode: mode, now: request.environment.now).output,
      let widget = design.widgets[index]
    else { return nil }
    return Variant(design: design, widget: widget)
  }

  /// Whether a variant is as readable as the design itself, at three sizes, light and dark. No additional text may be
  /// cut, cross an edge, overlap a button or another text, or lack contrast.
  public func holds(_ variant: Variant) throws(RenderError) -> Bool {
    let most = try mostFaults()
    return try faults(in: variant.widget, atMost: most) <= most
  }

  /// - Parameter limit: counting stops beyond this number.
  private func faults(in widget: CompiledWidget, atMost limit: Int) throws(RenderError) -> Int {
    let environment = request.environment
    let moment = Moment(now: environment.now, timeZone: environment.timeZone, locale: environment.locale)
    var request = request
    request.design = widget
    var count = 0
    for environment in RenderEnvironment.phone(at: moment) {
      request.environment = environment
      count += try renderer.illegibleTexts(in: request)
      if count > limit { return count }
    }
    return count
  }
}
