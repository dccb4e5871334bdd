// SPDX-License-Identifier: MIT

public import Weave
import WeaveDiagnostics
public import WeaveResolve
public import WeaveSpec

/// Other forms of one design of a file: compiles them from the text that would be written, and tells whether they hold.
///
/// Belongs to one thread.
public final class DesignVariants {
  /// A form of the design, as a file and ready to be drawn.
  public struct Variant: Sendable {
    public var design: CompiledDesign
    public var widget: CompiledWidget

    /// The text of the file.
    public var text: String { String(decoding: design.source.bytes, as: UTF8.self) }
  }

  /// How the design itself is drawn.
  public let request: RenderRequest
  /// The design itself.
  public var base: WidgetSpec { document.specs[index] }
  private let document: SpecDocument
  private let index: Int
  private let mode: WidgetCompiler.Mode
  private let renderer: Renderer
  private var faultsOfBase: Int?

  /// - Parameters:
  ///   - request: how the design is drawn: its facts, variables and photos.
  ///   - document: the file that it comes from.
  ///   - index: its place among the designs of the file.
  public init(
    of request: RenderRequest, in document: SpecDocument, at index: Int, mode: WidgetCompiler.Mode = .strict,
    renderer: Renderer
  ) {
    self.request = request
    self.document = document
    self.index = index
    self.mode = mode
    self.renderer = renderer
  }

  /// The file with another design in this one's place; nil where that one cannot be drawn.
  public func variant(_ spec: WidgetSpec) -> Variant? {
    var document = document
    document.specs[index] = spec
    let source = SourceText(name: spec.name, text: Language.formatted(document) + "\n")
    guard let design = renderer.compile(source, mode: mode, now: request.environment.now).output,
      let widget = design.widgets[index]
    else { return nil }
    return Variant(design: design, widget: widget)
  }

  /// Whether as much of a variant can be read as of the design itself: no text is cut, reaches over the edge or lacks
  /// contrast that did not before, at three sizes, light and dark.
  public func holds(_ variant: Variant) throws(RenderError) -> Bool {
    if faultsOfBase == nil { faultsOfBase = try faults(in: request.design) }
    return try faults(in: variant.widget) <= faultsOfBase ?? 0
  }

  private func faults(in widget: CompiledWidget) throws(RenderError) -> Int {
    let environment = request.environment
    let moment = Moment(now: environment.now, timeZone: environment.timeZone, locale: environment.locale)
    var request = request
    request.design = widget
    var count = 0
    for environment in RenderEnvironment.phone(at: moment) {
      request.environment = environment
      count += try renderer.legibility(of: request).count
    }
    return count
  }
}
