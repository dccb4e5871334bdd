// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// Where a chart draws its values, worked out by hand: a chart says what is so.
@Suite struct ChartTests {
  /// What is drawn of a chart in a frame in the middle of a canvas of 240 × 140 points.
  private struct Drawn {
    /// Boxes of filled paths by colour, a box a part, from left to right.
    private(set) var boxes: [Color: [Rect]] = [:]
    /// The middles of texts, across.
    private(set) var texts: [String: Double] = [:]
    init(
      _ chart: String, width: Double, height: Double, locale: String = "en_US", variables: String = "{}"
    ) throws {
      let text = """
        {"name": "Chart", "primaryText": "", "layout": {"template": "custom"}, "style": {"background": "plain"},
         "variables": \(variables), "content": {"type": "chart", \(chart), "frame": {"width": \(width), "height": \(height)}}}
        """
      let design = try Design("chart", text: Array(text.utf8))
      let screen = RenderEnvironment.fixed(
        .medium, locale: locale, shape: .square, canvas: Size(width: 240, height: 140), scale: 2)
      let picture = try design.drawn(Renderer(), screen)
      picture.displayList.items.forEachLeaf { item, map, _ in
        switch item.command {
        case .fill(let path, .color(let color), _):
          boxes[color, default: []] += path.parts.compactMap { $0.extent.map(map.bounds) }
        case .glyphs(let run, let origin, _): texts[run.text] = map.apply(origin).x + run.advance / 2
        default: break
        }
      }
      for color in boxes.keys { boxes[color]?.sort { $0.minX < $1.minX } }
    }

    subscript(_ hex: String) -> [Rect] { boxes[RGB(hex).color] ?? [] }
  }

  private static let (red, green, blue) = ("#FF0000", "#00FF00", "#0000FF")

  // MARK: Stacks

  /// Ten points a unit, and 0 in the middle: 70 points down.
  private static let scale =
    #""gap": 0, "cornerRadius": 0, "y": {"min": -4, "max": 4, "ticks": 9, "grid": false, "shows": false}"#

  @Test func valuesBelowZeroHangFromIt() throws {
    let drawn = try Drawn(
      """
      "series": [{"values": [3, 2, 0], "fill": "\(Self.green)"}, {"values": [-1, -2, -3], "fill": "\(Self.red)"}],
      \(Self.scale)
      """, width: 90, height: 80)
    #expect(drawn[Self.green].map { [$0.minY, $0.maxY] } == [[40, 70], [50, 70]])
    #expect(drawn[Self.red].map { [$0.minY, $0.maxY] } == [[70, 80], [70, 90], [70, 100]])
  }

  /// Each side goes on where its last value ended, whatever lies between them in the order of series.
  @Test func bothSidesGrowApart() throws {
    let drawn = try Drawn(
      """
      "series": [{"values": [-1], "fill": "\(Self.red)"}, {"values": [2], "fill": "\(Self.green)"},
       {"values": [-2], "fill": "\(Self.blue)"}, {"values": [1], "fill": "#00FFFF"}], \(Self.scale)
      """, width: 30, height: 80)
    #expect(drawn[Self.red] == [Rect(x: 105, y: 70, width: 30, height: 10)])
    #expect(drawn[Self.blue] == [Rect(x: 105, y: 80, width: 30, height: 20)])
    #expect(drawn[Self.green] == [Rect(x: 105, y: 50, width: 30, height: 20)])
    #expect(drawn["#00FFFF"] == [Rect(x: 105, y: 40, width: 30, height: 10)])
  }

  /// Sums of 5 and -3 need an axis from -4 to 6 by twos.
  @Test func theAxisHoldsBothSums() throws {
    let drawn = try Drawn(
      """
      "series": [{"values": [3, 2]}, {"values": [2, -1]}, {"values": [-1, -2]}], "y": {"ticks": 6}
      """, width: 200, height: 100)
    #expect(Set(drawn.texts.keys) == ["-4", "-2", "0", "2", "4", "6"])
  }

  /// A `min` says nothing of the upper end: 8 and 7 need 15.
  @Test func aLowerEndDoesNotCutOffStacks() throws {
    let drawn = try Drawn(
      #""min": 0, "series": [{"values": [8]}, {"values": [7]}], "y": {"ticks": 4}"#, width: 200, height: 100)
    #expect(Set(drawn.texts.keys) == ["0", "5", "10", "15"])
  }

  // MARK: Labels

  private static let names = (0..<12).map { String($0 + 10) }

  /// A bar is as far from the left as its label: in the middle of its twelfth of the width.
  @Test(
    arguments: [
      "", #", "y": {"ticks": 3}"#, #", "y": {"ticks": 3, "side": "leading"}"#, #", "cornerRadius": 0"#,
      #", "legend": true"#,
    ])
  func labelsStandUnderTheirBars(_ more: String) throws {
    for every in [1, 2, 3, 5, 6, 11, 12] {
      for locale in ["en_US", "ar@numbers=latn"] {
        let drawn = try Drawn(
          """
          "values": [3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4], "fill": "\(Self.red)", "gap": 0.4,
          "x": {"labels": \(Self.names), "every": \(every)}\(more)
          """, width: 208, height: 108, locale: locale)
        let bars = locale == "en_US" ? drawn[Self.red] : drawn[Self.red].reversed()
        try #require(bars.count == 12)
        let shown = Self.names.enumerated().filter { $0.offset % every == 0 }
        for (place, name) in shown {
          let middle = try #require(drawn.texts[name], "\(name) of every \(every)")
          // Bars lie on whole pixels: a place and a width may each be off by a quarter of a point.
          #expect(abs(middle - bars[place].midX) < 0.51, "\(name) of every \(every) \(locale) \(more)")
        }
        #expect(Self.names.filter { drawn.texts[$0] != nil } == shown.map(\.element))
      }
    }
  }

  /// Twelve bars on 208 points: the first is 8⅔ points from the left, and the seventh 112⅔.
  @Test func everySixthLabelIsWhereItsBarIs() throws {
    let drawn = try Drawn(
      #""values": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "x": {"labels": \#(Self.names), "every": 6}"#, width: 208,
      height: 108)
    let (first, seventh) = (try #require(drawn.texts["10"]), try #require(drawn.texts["16"]))
    #expect(abs(first - (16 + 208.0 / 24)) < 0.1 && abs(seventh - (16 + 208.0 * 13 / 24)) < 0.1)
  }

  /// A series that ends early has gaps where it has no values, and so have all where only labels go on.
  @Test func rowsOfDifferentLengthsStartTogether() throws {
    let drawn = try Drawn(
      """
      "series": [{"values": [1, 2, 3], "fill": "\(Self.red)"}, {"values": [1], "fill": "\(Self.blue)"}], "gap": 0,
      "cornerRadius": 0, "x": {"labels": ["a", "b", "c", "d"]}
      """, width: 200, height: 100)
    #expect(drawn[Self.red].map(\.minX) == [20, 70, 120] && drawn[Self.red].map(\.maxX) == [70, 120, 170])
    #expect(drawn[Self.blue].map(\.minX) == [20] && drawn[Self.blue].map(\.maxX) == [70])
    #expect(["a", "b", "c", "d"].map { drawn.texts[$0]?.rounded() } == [45, 95, 145, 195])
  }

  /// Labels of a heat map stand over its columns, though its cells do not fill the width.
  @Test func labelsStandUnderTheirColumns() throws {
    let drawn = try Drawn(
      """
      "mark": "heatMap", "columns": 4, "values": [1, 1, 1, 1, 1, 1, 1, 1], "min": 0, "fill": "\(Self.red)",
      "x": {"labels": ["a", "b", "c", "d"]}
      """, width: 200, height: 60)
    let cells = drawn[Self.red]
    try #require(cells.count == 8)
    for (place, name) in ["a", "b", "c", "d"].enumerated() {
      let middle = try #require(drawn.texts[name])
      #expect(abs(middle - cells[2 * place].midX) <= 0.5)
    }
    #expect(cells.allSatisfy { abs($0.width - $0.height) <= 0.5 })
  }

  // MARK: Paints

  @Test(arguments: ["bars", "points", "range", "donut", "rose", "heatMap"])
  func eachValueHasItsPaint(_ mark: String) throws {
    let drawn = try Drawn(
      """
      "mark": "\(mark)", "values": [5, 9, 6], "low": [1, 1, 1], "min": 0, "max": 9, "columns": 3,
      "fill": "=item > 8 ? '\(Self.green)' : index == 2 ? '\(Self.blue)' : '\(Self.red)'"
      """, width: 90, height: 90)
    if mark == "heatMap" {
      // As strong as the value: 0.12 + 0.88 · value / 9.
      let strengths = [Self.red: 5.0 / 9, Self.green: 1, Self.blue: 6.0 / 9]
      for (hex, part) in strengths {
        let color = RGB(hex).color.opacity(0.12 + 0.88 * part)
        #expect(
          drawn.boxes.contains {
            $0.key.red == color.red && $0.key.green == color.green && abs($0.key.alpha - color.alpha) < 1e-9
          })
      }
    } else {
      #expect([Self.red, Self.green, Self.blue].map { drawn[$0].count } == [1, 1, 1])
    }
  }

  @Test func stackedBarsAndRecordsHaveThem() throws {
    let drawn = try Drawn(
      """
      "series": [{"values": "=runs", "member": "km", "fill": "=item.race ? '\(Self.red)' : '\(Self.blue)'"},
       {"values": [2, 8], "fill": "=item > 5 ? '\(Self.green)' : '#00FFFF'"}]
      """, width: 90, height: 90, variables: #"{"runs": [{"km": 3, "race": true}, {"km": 4, "race": false}]}"#)
    #expect([Self.red, Self.blue, Self.green, "#00FFFF"].map { drawn[$0].count } == [1, 1, 1, 1])
    #expect(drawn[Self.red][0].midX < drawn[Self.blue][0].midX)
  }

  /// A paint that is none leaves the others where they are.
  @Test func paintsOfAListKeepTheirPlaces() throws {
    let drawn = try Drawn(
      """
      "values": [5, 9, 6], "fill": "\(Self.blue)", "fills": "=map([5, 9, 6], item == 9 ? '' : '\(Self.red)')"
      """, width: 90, height: 90)
    #expect(drawn[Self.red].count == 2 && drawn[Self.blue].count == 1)
    #expect(drawn[Self.red][0].maxX < drawn[Self.blue][0].minX && drawn[Self.blue][0].maxX < drawn[Self.red][1].minX)
  }

  /// Inside a `forEach` its entry keeps its name.
  @Test func theEntryAroundGoesFirst() throws {
    let text = """
      {"name": "Rows", "primaryText": "", "layout": {"template": "custom"}, "style": {"background": "plain"},
       "variables": {"rows": [{"paint": "\(Self.red)", "values": [1, 2]}]}, "content":
       {"type": "forEach", "items": "=rows", "children": [
        {"type": "chart", "values": "=item.values", "fill": "=item.paint"}]}}
      """
    let picture = try Design("rows", text: Array(text.utf8)).drawn(Renderer(), .fixed())
    var isRed = false
    picture.displayList.items.forEachLeaf { item, _, _ in
      if case .fill(_, .color(RGB(Self.red).color), _) = item.command { isRed = true }
    }
    #expect(isRed)
  }

  // MARK: Rings

  /// A sector narrower than the space beside it: 1 of 1000.
  @Test func theLeastSectorShows() throws {
    let drawn = try Drawn(
      #""mark": "donut", "values": [999, 1], "fills": ["\#(Self.red)", "\#(Self.green)"], "gap": 0.1"#, width: 90,
      height: 90)
    #expect(drawn[Self.green].count == 1)
  }
}

extension RGB {
  /// The same as a design has it.
  fileprivate var color: Color { Color(red: red / 255, green: green / 255, blue: blue / 255) }
}

extension Path {
  /// Its pieces, each from a move to the next.
  fileprivate var parts: [Path] {
    elements.reduce(into: []) { parts, element in
      if case .move = element { parts.append(Path()) }
      parts[parts.count - 1].elements.append(element)
    }
  }
}
