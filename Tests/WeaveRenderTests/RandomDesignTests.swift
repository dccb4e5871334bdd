// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveSpec

/// What holds for every design, however strange.
@Suite struct RandomDesignTests {
  /// One renderer for all designs, as a server has it: what one leaves behind must not show in the next.
  private func design(_ seed: UInt64) -> (text: String, design: CompiledDesign?) {
    let text = RandomDesign.text(seed: seed)
    let source = SourceText(name: "\(seed).json", text: text)
    return (text, WidgetCompiler.compile(source, mode: .lenient, now: Date(timeIntervalSince1970: 0)).output)
  }

  private func environment(_ seed: UInt64) -> RenderEnvironment {
    let sizes = [WidgetSize.small, .medium, .large, .extraLarge]
    return .fixed(
      sizes[Int(seed % 4)], seed % 3 == 0 ? .dark : .light, locale: seed % 5 == 0 ? "ar_EG" : "en_US",
      canvas: Size(width: 40 + Double(seed % 7) * 9.5, height: 30 + Double(seed % 11) * 5), scale: Double(seed % 3 + 1))
  }

  @Test(arguments: UInt64(0)..<240) func isDrawnAlikeWithEveryNumberFinite(_ seed: UInt64) throws {
    let (text, compiled) = design(seed)
    guard let compiled, let widget = compiled.widgets.first ?? nil else { return }
    let photos = PhotoFolder(designFolder: "\(Repository.root)/Specs/Gallery")
    let environment = environment(seed)
    let renderer = try Renderer()
    guard let first = try renderer.render(widget, in: environment, photos: photos).output else { return }
    for frame in frames(of: first.layout) {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(numbers.allSatisfy(\.isFinite) && frame.width >= 0 && frame.height >= 0, "seed \(seed): \(text)")
    }
    let svg = try renderer.svg(first)
    #expect(!hasNoNumber(first.displayList.dump()) && !hasNoNumber(svg), "seed \(seed): \(text)")
    let png = try renderer.png(first)
    // Again with full caches, and with empty ones.
    for other in [renderer, try Renderer()] {
      let again = try #require(try other.render(widget, in: environment, photos: photos).output)
      #expect(try other.png(again) == png, "seed \(seed): \(text)")
      #expect(try other.svg(again) == svg, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: UInt64(1_000)..<1_200) func whatIsWrittenIsReadBackAlike(_ seed: UInt64) throws {
    let (text, compiled) = design(seed)
    guard let compiled else { return }
    let written = Language.formatted(compiled.document)
    let again = WidgetCompiler.compile(
      SourceText(name: "written.json", text: written), mode: .lenient, now: Date(timeIntervalSince1970: 0))
    let design = try #require(again.output, "seed \(seed): \(text)")
    #expect(Language.formatted(design.document) == written, "seed \(seed): \(text)")
  }

  private func frames(of node: LayoutNode) -> [Rect] { [node.frame] + node.children.flatMap(frames) }

  /// Whether a dump holds `nan` or `inf` as a word.
  private func hasNoNumber(_ dump: String) -> Bool {
    dump.split { !$0.isLetter }.contains { $0 == "nan" || $0 == "inf" }
  }
}
