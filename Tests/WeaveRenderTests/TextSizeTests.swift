// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveResolve

/// The reader's text size, from the smallest to the largest.
@Suite struct TextSizeTests {
  @Test(arguments: TextSize.allCases) func everySizeDraws(textSize: TextSize) throws {
    let renderer = try Renderer()
    for name in ["Gallery/habit-streak", "Gallery/packing", "Gallery/lake-caption", "Gallery/steps-card"] {
      let design = try Design(name)
      for size in [WidgetSize.small, .medium, .large, .extraLarge] {
        let picture = try design.drawn(renderer, .fixed(size, textSize: textSize))
        #expect(try !renderer.png(picture).isEmpty)
      }
    }
  }

  /// A `body` line is as high as SwiftUI's: 1.1934 times 17 points at the default size, 14 at the smallest, 53 at the
  /// largest.
  ///
  /// - Source: Apple, Human Interface Guidelines, Typography, iOS dynamic type sizes; pictures that SwiftUI drew.
  @Test(arguments: [(TextSize.xSmall, 16.71), (.large, 20.29), (.xxxLarge, 27.45), (.accessibility5, 63.25)])
  func bodyLineHasTheHeightOfTheTable(textSize: TextSize, height: Double) throws {
    let text =
      #"{"name": "A", "layout": {"template": "custom"}, "content": {"type": "text", "text": "A", "font": "body"}}"#
    let design = try Design("inline", text: Array(text.utf8))
    let picture = try design.drawn(Renderer(), .fixed(.large, textSize: textSize))
    let heights = picture.layout.texts.map(\.frame.height)
    #expect(heights.count == 1)
    #expect(abs((heights.first ?? 0) - height) <= 0.5, "\(heights)")
  }
}

extension LayoutNode {
  /// The texts within.
  var texts: [LayoutNode] {
    if case .text = content { return [self] }
    return children.flatMap(\.texts)
  }
}
