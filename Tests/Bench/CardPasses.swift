// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDisplay
import WeaveExpressions
import WeaveGraphics
import WeaveJSON
import WeaveLayout
import WeavePNG
import WeaveRaster
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveSymbols
import WeaveText

/// The passes of one design, each of which can be run alone, again and again.
final class CardPasses {
  private let source: SourceText
  private let environment: RenderEnvironment
  private let symbols = SymbolLibrary()
  private let measurer: RecordingMeasurer
  private let rasterizer: Rasterizer
  private let card: Card
  private var encoder: PNGEncoder
  private var run = 0
  // What each pass works on, made once.
  private let json: JSONNode
  private let widget: CompiledWidget
  private let resolved: ResolvedWidget
  private let layout: LayoutNode
  private let pixels: PixelBuffer

  /// - Throws: a sentence where the design cannot be drawn.
  init(_ source: SourceText, _ environment: RenderEnvironment) throws {
    self.source = source
    self.environment = environment
    measurer = RecordingMeasurer(try PangoTextMeasurer(fonts: .standard))
    rasterizer = try Rasterizer(keepsPictures: false)
    card = try Card(source, environment)
    encoder = try PNGEncoder()
    guard let json = JSONParser.parse(source).output, let widget = Self.compile(source) else {
      throw BenchError("the design has errors; weave validate tells them")
    }
    self.json = json
    self.widget = widget
    guard let resolved = Self.resolve(widget, environment, symbols) else {
      throw BenchError("the design has nothing to draw")
    }
    self.resolved = resolved
    layout =
      LayoutEngine(measurer: measurer, scale: environment.scale, isRightToLeft: false)
      .layOut(resolved.root, in: environment.canvas).root
    pixels = try rasterizer.draw(Self.list(layout, resolved, environment), scale: environment.scale)
  }

  /// Runs passes one after the other.
  func run(_ stages: [Stage]) throws {
    for stage in stages { try run(stage) }
  }

  /// Runs one pass once.
  func run(_ stage: Stage) throws {
    run += 1
    switch stage {
    case .read: _ = JSONParser.parse(source)
    case .validate: _ = SpecDecoder.decode(json, source: source, now: environment.now)
    case .resolve: _ = Self.resolve(widget, environment, symbols)
    case .layout:
      _ = LayoutEngine(measurer: measurer, scale: environment.scale, isRightToLeft: false)
        .layOut(resolved.root, in: environment.canvas)
    case .text: measurer.shapeAnew(run)
    case .draw: _ = try rasterizer.draw(Self.list(layout, resolved, environment), scale: environment.scale)
    case .change: _ = try card.drawPNG()
    case .encode: _ = try encoder.encode(pixels, PNGEncoder.Metadata(scale: environment.scale))
    }
  }

  private static func compile(_ source: SourceText) -> CompiledWidget? {
    WidgetCompiler.compile(source, now: .distantPast).output?.widgets.first ?? nil
  }

  private static func resolve(
    _ widget: CompiledWidget, _ environment: RenderEnvironment, _ symbols: SymbolLibrary
  ) -> ResolvedWidget? {
    WidgetResolver(widget: widget, environment: environment, symbols: symbols, images: NoPhotos())
      .resolve(variables: [:]).output
  }

  private static func list(
    _ layout: LayoutNode, _ resolved: ResolvedWidget, _ environment: RenderEnvironment
  ) -> DisplayList {
    DisplayListBuilder.build(
      layout, canvas: environment.canvas, scale: environment.scale, title: resolved.title, summary: resolved.summary)
  }
}

/// A design as a program that draws many pictures has it: each time from its text, with another value.
final class Card {
  private let source: SourceText
  private let environment: RenderEnvironment
  private let renderer: Renderer
  private var count = 0

  init(_ source: SourceText, _ environment: RenderEnvironment) throws {
    (self.source, self.environment) = (source, environment)
    renderer = try Renderer()
  }

  @discardableResult
  func drawPNG() throws -> [UInt8] { try renderer.png(rendered()) }

  func drawPixels() throws { _ = try renderer.pixels(rendered()) }

  private func rendered() throws -> Rendering {
    count += 1
    let compiled = renderer.compile(source, now: .distantPast)
    let variables = ["now": Value.string(String(count % 100))]
    guard let widget = compiled.output?.widgets.first ?? nil,
      let drawn = try renderer.render(
        widget, in: environment, variables: variables, photos: PhotoFolder(designFolder: ".")
      ).output
    else { throw BenchError("the design has errors; weave validate tells them") }
    return drawn
  }
}

/// Remembers what layout has asked for.
private final class RecordingMeasurer: TextMeasurer {
  private struct Question {
    var text: ResolvedText
    var width, height: Double?
  }

  private let measurer: PangoTextMeasurer
  private var questions: [Question] = []

  init(_ measurer: PangoTextMeasurer) { self.measurer = measurer }

  func shape(_ text: ResolvedText, width: Double?, height: Double?, isRightToLeft: Bool) -> ShapedText {
    if questions.count < 1_000 { questions.append(Question(text: text, width: width, height: height)) }
    return measurer.shape(text, width: width, height: height, isRightToLeft: isRightToLeft)
  }

  /// Asks again for texts that differ from all before, of the same letters but one or two.
  func shapeAnew(_ run: Int) {
    for question in questions {
      var text = question.text
      guard let last = text.spans.indices.last else { continue }
      text.spans[last].text += String(run % 1_000)
      _ = measurer.shape(text, width: question.width, height: question.height, isRightToLeft: false)
    }
  }
}

private struct NoPhotos: ImageSupplier {
  func image(_ request: ImageRequest) -> Result<RasterImage, ImageFailure> {
    .failure(ImageFailure(.missing, "a benchmark has no photos"))
  }
}

/// Why nothing was measured.
struct BenchError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
