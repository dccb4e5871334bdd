// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// Where a chart's annotations are drawn, worked out by hand, on a chart of 200 × 100 points in a canvas of 240 × 140.
@Suite struct ChartAnnotationTests {
  private struct Drawn {
    /// Boxes of filled paths and of lines, by colour.
    private(set) var boxes: [Color: [Rect]] = [:]
    /// The middles of texts, and their colours.
    private(set) var texts: [String: Point] = [:]
    private(set) var colors: [String: Color] = [:]
    private(set) var codes: [DiagnosticCode] = []
    private(set) var summary = ""

    init(
      _ chart: String, locale: String = "en_US", appearance: RenderEnvironment.Appearance = .light,
      variables: String = "{}"
    ) throws {
      let text = """
        {"name": "Chart", "primaryText": "", "layout": {"template": "custom"}, "style": {"background": "plain"},
         "variables": \(variables),
         "content": {"type": "chart", \(chart), "frame": {"width": 200, "height": 100}}}
        """
      let design = try Design("chart", text: Array(text.utf8))
      let screen = RenderEnvironment.fixed(
        .medium, appearance, locale: locale, shape: .square, canvas: Size(width: 240, height: 140), scale: 2)
      let checked = try Renderer().render(design.widget, in: screen, photos: design.photos)
      let picture = try #require(checked.output)
      codes = checked.diagnostics.map(\.code)
      summary = picture.displayList.summary
      picture.displayList.items.forEachLeaf { item, map, _ in
        switch item.command {
        case .fill(let path, .color(let color), _), .stroke(let path, _, .color(let color)):
          if let box = path.extent { boxes[color, default: []].append(map.bounds(of: box)) }
        case .glyphs(let run, let origin, let color):
          let start = map.apply(origin)
          texts[run.text] = Point(x: start.x + run.advance / 2, y: start.y)
          colors[run.text] = color
        default: break
        }
      }
    }

    subscript(_ hex: String) -> [Rect] { Color(hex: hex).flatMap { boxes[$0] } ?? [] }
  }

  private static let (red, green) = ("#FF0000", "#00FF00")

  // MARK: Rules

  /// Values from 0 to 10 in 100 points: 8 is 20 points down.
  @Test func aRuleIsAtItsValue() throws {
    let drawn = try Drawn(##""values": [4, 10], "rules": [{"y": 8, "fill": "#FF0000", "lineWidth": 1}]"##)
    let rule = try #require(drawn[Self.red].first)
    #expect(rule.minX == 20 && rule.width == 200 && abs(rule.midY - 40) <= 0.5)
  }

  /// A goal above all values: the bars are as high as their part of the goal.
  @Test func theRangeIncludesIt() throws {
    let chart = ##""values": [4, 5], "fill": "#00FF00", "gap": 0, "cornerRadius": 0, "rules": [{"y": 10}]"##
    #expect(try Drawn(chart)[Self.green].map(\.height).max() == 50)
    let held = try Drawn(chart + #", "max": 5"#)
    #expect(held[Self.green].map(\.height).max() == 100)
    #expect(held.codes == [.layoutUnplacedAnnotation])
  }

  /// Four ticks from 0 to 20 include a goal of 18, which 9 alone would not need.
  @Test func theAxisIncludesIt() throws {
    #expect(try Drawn(#""values": [4, 9], "y": {"ticks": 3}, "rules": [{"y": 18}]"#).texts["20"] != nil)
    #expect(try Drawn(#""values": [4, 9], "y": {"ticks": 3}"#).texts["20"] == nil)
  }

  @Test func aRuleMayBeAnExpression() throws {
    let drawn = try Drawn(
      ##""values": "=days", "rules": [{"y": "=average(days)", "label": "Mean {{value}}", "fill": "#FF0000"}]"##,
      variables: #"{"days": [2, 4, 12]}"#)
    #expect(drawn.texts["Mean 6"] != nil)
    let rule = try #require(drawn[Self.red].first)
    #expect(abs(rule.midY - 70) <= 0.5)
  }

  /// The middle of the third of four bars, by its label and by its index.
  @Test(arguments: [#""Wed""#, "2"]) func anUprightRuleIsAtItsPlace(_ place: String) throws {
    let drawn = try Drawn(
      ##""values": [1, 2, 3, 4], "x": {"labels": ["Mon", "Tue", "Wed", "Thu"]}, "rules": [{"x": \##(place), "fill": "#FF0000"}]"##
    )
    let rule = try #require(drawn[Self.red].first)
    #expect(abs(rule.midX - (20 + 200 * 2.5 / 4)) <= 0.5)
  }

  @Test func whatIsMissingIsNotDrawn() throws {
    let drawn = try Drawn(
      #""values": [1, 2], "rules": [{"y": "=goal", "label": "Goal"}], "callouts": [{"x": "=day"}], "ranges": [{"yStart": "=goal", "label": "Good"}]"#,
      variables: #"{"goal": null, "day": null}"#)
    #expect(drawn.texts.isEmpty)
  }

  @Test(arguments: [
    #""rules": [{"label": "Goal"}]"#, #""rules": [{"x": "Sun"}]"#, #""callouts": [{"at": 7}]"#,
    #""callouts": [{"series": 3}]"#, #""ranges": [{"label": "Night"}]"#, #""ranges": [{"xStart": 0, "xEnd": 9}]"#,
    #""min": 0, "max": 2, "ranges": [{"yStart": 3, "yEnd": 4}]"#,
  ])
  func whatHasNoPlaceIsReported(_ annotation: String) throws {
    #expect(try Drawn(#""values": [1, 2], \#(annotation)"#).codes == [.layoutUnplacedAnnotation])
  }

  // MARK: Callouts

  private static let line = ##""mark": "line", "lineWidth": 2, "values": [4, 0, 10, 6, null]"##

  /// The box of the line is a point smaller on each side: 198 × 98, with five values.
  @Test(arguments: [
    (#"{"at": "max""#, 2.0, 10.0), (#"{"at": "min""#, 1, 0), (#"{"at": "first""#, 0, 4), (#"{"at": "last""#, 3, 6),
    (#"{"at": 3"#, 3, 6), (#"{"x": 2"#, 2, 10), (#"{"at": "=1 + 2""#, 3, 6),
  ])
  func aDotIsAtItsValue(_ callout: String, index: Double, value: Double) throws {
    // Without a label, the chart makes no room for one.
    let bare = try Drawn(##"\##(Self.line), "callouts": [\##(callout), "fill": "#FF0000", "size": 8, "label": ""}]"##)
    let dot = try #require(bare[Self.red].first)
    #expect(abs(dot.midX - (21 + 198 * index / 4)) < 0.01 && abs(dot.midY - (119 - 98 * value / 10)) < 0.01)
    #expect(abs(dot.width - 8) < 0.01)
    let labelled = try Drawn(##"\##(Self.line), "callouts": [\##(callout)}]"##)
    #expect(labelled.texts["\(Int(value))"] != nil)
  }

  /// The value that is said of a stacked bar is its own, and the label stands above its end.
  @Test func aCalloutOfAStackSaysItsOwnValue() throws {
    let drawn = try Drawn(
      ##""series": [{"values": [2, 3]}, {"values": [1, 4]}], "callouts": [{"series": 1, "at": "max", "label": "{{value}} l"}]"##
    )
    #expect(drawn.texts["4 l"] != nil)
  }

  @Test func aLabelReadsItsPlace() throws {
    let drawn = try Drawn(
      #""values": [1, 5, 2], "x": {"labels": ["M", "T", "W"]}, "callouts": [{"at": "max", "label": "{{place}}{{index}}: {{value}}"}]"#
    )
    #expect(drawn.texts["T1: 5"] != nil)
    // The names of the chart are those of its own labels, whatever surrounds it.
    #expect(drawn.codes.isEmpty)
  }

  // MARK: Ranges

  /// From the start of the second bar of four to the end of the third.
  @Test func aRangeIncludesTheBarsAtItsEnds() throws {
    let drawn = try Drawn(
      ##""values": [1, 2, 3, 4], "x": {"labels": ["a", "b", "c", "d"]}, "ranges": [{"xStart": 1, "xEnd": "c", "fill": "#FF0000"}]"##
    )
    let shade = try #require(drawn[Self.red].first)
    #expect(shade.minX == 70 && shade.maxX == 170)
  }

  @Test func aRangeIsBehindTheValues() throws {
    let drawn = try Drawn(
      ##""values": [10, 10], "gap": 0, "fill": "#00FF00", "ranges": [{"yStart": 5, "fill": "#FF0000"}]"##)
    #expect(drawn[Self.red] == [Rect(x: 20, y: 20, width: 200, height: 50)])
  }

  // MARK: Direct labels

  @Test func linesHaveTheirNamesAtTheirEnds() throws {
    let drawn = try Drawn(
      """
      "mark": "line", "directLabels": {}, "series": [
       {"name": "In", "values": [1, 9], "fill": "red"}, {"name": "Out", "values": [9, 2], "fill": "blue"}]
      """)
    let (first, second) = (try #require(drawn.texts["In"]), try #require(drawn.texts["Out"]))
    #expect(first.y < second.y && first.x > 180 && second.x > 180)
    #expect(drawn.colors["In"] != drawn.colors["Out"])
  }

  @Test func theyDoNotOverlap() throws {
    let drawn = try Drawn(
      """
      "mark": "line", "directLabels": {"label": "{{name}} {{value}}"}, "series": [
       {"name": "a", "values": [1, 5]}, {"name": "b", "values": [9, 5]}, {"name": "c", "values": [3, 5.1]}]
      """)
    let heights = ["a 5", "b 5", "c 5.1"].compactMap { drawn.texts[$0]?.y }.sorted()
    #expect(heights.count == 3 && zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 > 10 })
  }

  // MARK: Appearances, languages and speech

  @Test func allIsMirroredInRightToLeft() throws {
    let chart = ##"\##(Self.line), "callouts": [{"at": "first", "fill": "#FF0000", "size": 8, "label": ""}]"##
    let dot = try #require(try Drawn(chart, locale: "ar").boxes[Color(hex: Self.red) ?? .clear]?.first)
    #expect(abs(dot.midX - 219) < 0.01)
  }

  @Test func onPaperAllIsBlack() throws {
    let chart =
      ##"\##(Self.line), "rules": [{"y": 5, "label": "Goal", "fill": "yellow"}], "callouts": [{"fill": "yellow"}]"##
    let drawn = try Drawn(chart, appearance: .eink)
    #expect(drawn.colors["Goal"] == .black && drawn.colors["6"] == .black)
  }

  @Test func theyAreSpoken() throws {
    let drawn = try Drawn(
      """
      "values": [3, 8, 5], "x": {"labels": ["Mon", "Tue", "Wed"], "every": 9},
      "rules": [{"y": 6, "label": "Goal"}, {"y": 2}], "callouts": [{"at": "max", "label": "{{value}} km"}]
      """)
    #expect(drawn.summary.contains("Goal, 6"))
    #expect(drawn.summary.contains("Tue, 8 km"))
    #expect(drawn.summary.contains("2"))
  }
}
