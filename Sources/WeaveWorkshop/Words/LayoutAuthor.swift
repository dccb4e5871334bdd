// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
public import WeaveRender
public import WeaveResolve
import WeaveSchema

/// Asks a model for a whole layout, and accepts only one that compiles, draws and is readable.
public struct LayoutAuthor {
  /// An accepted layout.
  public struct Proposal: Sendable {
    /// The text of the design file.
    public var text: String
    /// The proposed widget, ready to be drawn.
    public var widget: CompiledWidget
    /// The number of answers that it took.
    public var answers: Int
  }

  private let author: ModelAuthor
  private let request: (CompiledWidget) -> RenderRequest
  private let renderer: Renderer
  private let now: Date

  /// - Parameters:
  ///   - now: the date of the design.
  ///   - request: the settings for drawing, with the reader's moment and facts.
  public init(
    _ author: ModelAuthor, now: Date, renderer: Renderer, request: @escaping (CompiledWidget) -> RenderRequest
  ) {
    (self.author, self.now, self.renderer, self.request) = (author, now, renderer, request)
  }

  /// The first layout that passes all checks. The model gets the list of its mistakes and tries again, a bounded
  /// number of times.
  ///
  /// - Throws: the reason why no layout passed.
  public func layout(_ prompt: String) throws(ModelFailure) -> Proposal {
    let task = """
      You lay out a small widget for a phone's home screen, shown at 158 × 158, 338 × 158 and 338 × 354 points. Answer with \
      one JSON object and nothing else. Its keys:
      \(LayoutReply.description)
      Few nodes, short texts. Nothing may be cut at the smallest size, and every text must stand out from the background.
      """
    var answers = 0
    return try author.converse(
      task, "Lay out a widget for this request: \(ModelAuthor.quoted(prompt))", schema: LayoutReply.schema
    ) { answer in
      answers += 1
      let read = LayoutReply.read(answer)
      guard let design = read.design else { return (nil, read.faults) }
      return proposal(design, answers)
    }
  }

  /// Compiles and draws a design at every size of a phone, light and dark.
  private func proposal(_ design: JSONNode, _ answers: Int) -> (Proposal?, [String]) {
    let source = SourceText(name: "answer", text: JSONWriter.pretty(design) + "\n")
    let compiled = WidgetCompiler.compile(source, now: now)
    var faults = Self.faults(compiled.diagnostics.filter { $0.severity == .error })
    guard faults.isEmpty, let document = compiled.output, let widget = document.widgets.first ?? nil else {
      return (nil, faults.isEmpty ? ["the layout cannot be compiled"] : faults)
    }
    var request = request(widget)
    let environment = request.environment
    let moment = Moment(now: environment.now, timeZone: environment.timeZone, locale: environment.locale)
    for environment in RenderEnvironment.phone(at: moment) {
      request.environment = environment
      do throws(RenderError) {
        let drawn = try renderer.render(request)
        let errors = drawn.diagnostics.filter { $0.severity == .error || $0.code == .assetUnknownSymbol }
        let found = try errors.isEmpty ? renderer.legibility(of: request) : errors
        faults += Self.faults(found).map { "\(environment.size.rawValue), \(environment.appearance.rawValue): \($0)" }
      } catch {
        return (nil, ["it cannot be drawn: \(error)"])
      }
      if faults.count >= 8 { break }
    }
    if !faults.isEmpty { return (nil, faults) }
    let text = Language.formatted(document.document) + "\n"
    return (Proposal(text: text, widget: widget, answers: answers), [])
  }

  private static func faults(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.prefix(8).map { ($0.node.map { "node `\($0)`: " } ?? "") + "\($0.message)" }
  }
}
