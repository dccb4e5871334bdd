// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// A text with the glyphs that were shaped for it.
struct SetText: DisplayLeaf {
  let text: ResolvedText
  let shaped: ShapedText

  func draw(in frame: Rect, with builder: inout DisplayListBuilder) { builder.drawText(text, shaped, in: frame) }

  /// A bar for each line, from the baseline to the height of capitals, in the text's colour.
  func drawPlaceholder(in frame: Rect, with builder: inout DisplayListBuilder) {
    for line in shaped.lines where line.width > 0 {
      let size = line.runs.map(\.size).max() ?? 0
      let height = (size * 0.72).rounded()
      let bar = Rect(
        x: frame.minX + line.origin.x, y: builder.grid.rounded(frame.minY + line.origin.y - height),
        width: max(line.width, height), height: height)
      let color = text.spans.max { $0.text.utf8.count < $1.text.utf8.count }?.color ?? .black
      builder.drawPlaceholder(.color(color), in: bar)
    }
  }

  func faded(by opacity: Double) -> LayoutNode.Content? {
    // Emoji have their own colours, joined letters overlap, and a line through text covers it.
    let runs = shaped.lines.flatMap(\.runs)
    guard !runs.contains(where: { $0.face.hasColor || $0.isRightToLeft }) else { return nil }
    guard text.spans.allSatisfy({ $0.strikethrough == nil && $0.underline == nil }) else { return nil }
    var faded = text
    guard text.stroke == nil, text.spans.allSatisfy({ $0.gradient == nil }) else { return nil }
    for index in faded.spans.indices { faded.spans[index].color = faded.spans[index].color.opacity(opacity) }
    return .text(faded, shaped)
  }
}

extension DisplayListBuilder {
  /// Draws glyphs as they were shaped, each baseline on a pixel row; horizontal positions keep their fractions.
  fileprivate mutating func drawText(_ text: ResolvedText, _ shaped: ShapedText, in frame: Rect) {
    if let stroke = text.stroke { outline(text, shaped, stroke, in: frame) }
    for line in shaped.lines {
      let start = start(of: line, in: frame)
      var pen = start
      for run in line.runs {
        let span = text.span(of: run)
        let color = span?.color ?? .black
        if let gradient = span?.gradient, !run.face.hasColor, !run.glyphs.isEmpty {
          emit(run, at: pen, gradient, of: frame)
        } else if color.alpha > 0, !run.glyphs.isEmpty {
          emit(.glyphs(run, at: pen, color))
        }
        pen.x += run.advance
      }
      underline(text, line, from: start)
      strikeThrough(text, line, from: start)
    }
  }

  /// Where a line begins: its baseline on a pixel row.
  private func start(of line: ShapedLine, in frame: Rect) -> Point {
    Point(x: frame.minX + line.origin.x, y: grid.rounded(frame.minY + line.origin.y))
  }

  /// Draws the line around all letters, so that none covers its neighbour.
  private mutating func outline(_ text: ResolvedText, _ shaped: ShapedText, _ stroke: TextStroke, in frame: Rect) {
    let paint = stroke.fill.paint(in: frame)
    for line in shaped.lines {
      var pen = start(of: line, in: frame)
      for run in line.runs {
        let span = text.span(of: run)
        let isClear = span.map { $0.color.alpha == 0 && $0.gradient == nil } ?? false
        // The letters cover the inner half.
        let style = StrokeStyle(width: isClear ? stroke.width : 2 * stroke.width, join: .round)
        if let outline = run.outline, !outline.isEmpty {
          self.stroke(outline.transformed(by: .translation(x: pen.x, y: pen.y)), style, paint)
        }
        pen.x += run.advance
      }
    }
  }

  /// Draws glyphs in a gradient that runs over the box of their text.
  private mutating func emit(_ run: GlyphRun, at pen: Point, _ gradient: Fill, of frame: Rect) {
    let glyphs = items { $0.emit(.glyphs(run, at: pen, .black)) }
    // Ink may leave the box of the text, above all to the sides.
    let area = frame.insetBy(dx: -run.size, dy: -run.size / 2)
    emit(DisplayGroup(effects: .init(cutout: glyphs))) { $0.fill(.rectangle(area), gradient.paint(in: frame)) }
  }

  /// One-point lines through the middle of the x-height, one for each stretch of runs with the same colour.
  private mutating func strikeThrough(_ text: ResolvedText, _ line: ShapedLine, from start: Point) {
    /// Half the x-height of Inter, in ems (1118 / 2048 / 2).
    let middle = 0.273
    let thickness = grid.thickness(1)
    strike(line, from: start) { run in
      (text.span(of: run)?.strikethrough, start.y - middle * run.size - thickness / 2, thickness)
    }
  }

  /// Lines under the baseline, as thick as the strokes of a regular weight.
  private mutating func underline(_ text: ResolvedText, _ line: ShapedLine, from start: Point) {
    /// The distance from the baseline to the middle of Inter's underline, and its thickness, in ems (its `post` table).
    let (depth, width) = (0.165, 0.068)
    let grid = grid
    strike(line, from: start) { run in
      let thickness = grid.thickness(max(1, width * run.size))
      return (text.span(of: run)?.underline, start.y + depth * run.size - thickness / 2, thickness)
    }
  }

  /// A horizontal line for each stretch of runs that have the same one: its colour, upper edge and thickness.
  private mutating func strike(
    _ line: ShapedLine, from start: Point, _ rule: (GlyphRun) -> (color: Color?, top: Double, thickness: Double)
  ) {
    var stretch: (box: Rect, color: Color)?
    var x = start.x
    for run in line.runs {
      let end = min(x + run.advance, start.x + line.width)
      let (color, top, thickness) = rule(run)
      if let color, end > x {
        let box = Rect(x: x, y: grid.rounded(top), width: end - x, height: thickness)
        if let last = stretch, last.color == color, last.box.minY == box.minY, last.box.height == thickness {
          stretch = (last.box.union(box), color)
        } else {
          strike(stretch)
          stretch = (box, color)
        }
      }
      x += run.advance
    }
    strike(stretch)
  }

  private mutating func strike(_ stretch: (box: Rect, color: Color)?) {
    if let stretch { fill(.rectangle(stretch.box), .color(stretch.color)) }
  }
}

extension ResolvedText {
  /// The span that a run shows.
  fileprivate func span(of run: GlyphRun) -> TextSpan? {
    spans.indices.contains(run.span) ? spans[run.span] : spans.first
  }
}
