// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// A part of a line: a piece of a paragraph, or a mark that replaces text or follows a split word.
enum LinePiece {
  case clusters(paragraph: Int, Range<Int>)
  case mark(ShapedParagraph, level: UInt8)
}

extension TextSetter {
  /// The visible lines: without the spaces at their ends, with hyphens and the ellipsis.
  func setLines(_ fit: Fit) -> [[LinePiece]] {
    var lines = fit.breaking.lines.map(wholeLine)
    guard isCut || !fit.breaking.isComplete, let last = fit.breaking.lines.last else { return lines }
    lines[lines.count - 1] =
      switch isCut ? .tail : text.truncation {
      case .tail: cutTail(last, width: fit.width)
      case .head: cutHead(last, width: fit.width)
      case .middle: cutMiddle(last, width: fit.width)
      }
    return lines
  }

  private func wholeLine(_ line: LineRange) -> [LinePiece] {
    let paragraph = paragraphs[line.paragraph]
    let clusters = LinePiece.clusters(paragraph: line.paragraph, paragraph.trimmed(line.clusters))
    guard line.hasHyphen else { return [clusters] }
    return [clusters, mark("-", near: line.clusters.upperBound - 1, of: line.paragraph)]
  }

  /// As many characters as fit, then the ellipsis. If none fits, only the ellipsis.
  private func cutTail(_ line: LineRange, width: Int) -> [LinePiece] {
    let (paragraph, start) = (paragraphs[line.paragraph], line.clusters.lowerBound)
    var best = start
    var ellipsis = EllipsisWidth(setter: self)
    for index in start..<paragraph.clusters.count {
      let cluster = paragraph.clusters[index]
      if !cluster.isSpace, paragraph.width(start..<index + 1) > width { break }
      let end = paragraph.trimmed(start..<index + 1).upperBound
      guard cluster.breakAfter != .none, end > start else { continue }
      let needed = paragraph.width(start..<end) + ellipsis.width(span: paragraph.clusters[end - 1].span)
      if needed <= width { best = end }
    }
    let ellipsisPiece = mark("…", near: max(start, best - 1), of: line.paragraph)
    return best > start ? [.clusters(paragraph: line.paragraph, start..<best), ellipsisPiece] : [ellipsisPiece]
  }

  /// The ellipsis, then as many characters of the text's end as fit.
  private func cutHead(_ line: LineRange, width: Int) -> [LinePiece] {
    let last = paragraphs.count - 1
    let paragraph = paragraphs[last]
    let first = last == line.paragraph ? line.clusters.lowerBound : 0
    let end = paragraph.trimmed(first..<paragraph.clusters.count).upperBound
    var best = end
    var ellipsis = EllipsisWidth(setter: self)
    for start in (first..<end).reversed() {
      if paragraph.width(start..<end) > width { break }
      guard paragraph.mayBegin(at: start) else { continue }
      let needed = paragraph.width(start..<end) + ellipsis.width(span: paragraph.clusters[start].span)
      if needed <= width { best = start }
    }
    let ellipsisPiece = mark("…", near: best, of: last)
    return best < end ? [ellipsisPiece, .clusters(paragraph: last, best..<end)] : [ellipsisPiece]
  }

  /// The beginning, the ellipsis, the end; the next character is taken from the side that is shorter so far.
  private func cutMiddle(_ line: LineRange, width: Int) -> [LinePiece] {
    var cut = MiddleCut(setter: self, line: line, width: width)
    cut.grow()
    var pieces: [LinePiece] = []
    if !cut.head.isEmpty { pieces.append(.clusters(paragraph: line.paragraph, cut.head)) }
    pieces.append(mark("…", near: max(cut.head.lowerBound, cut.head.upperBound - 1), of: line.paragraph))
    if !cut.tail.isEmpty { pieces.append(.clusters(paragraph: paragraphs.count - 1, cut.tail)) }
    return pieces
  }

  /// A mark in the style of a cluster and the direction of its paragraph.
  private func mark(_ text: String, near cluster: Int, of paragraph: Int) -> LinePiece {
    let paragraph = paragraphs[paragraph]
    return .mark(mark(text, span: paragraph.span(near: cluster)), level: paragraph.isRightToLeft ? 1 : 0)
  }
}

extension ShapedParagraph {
  /// Whether the text may continue here after an ellipsis: at a character that is not a space.
  func mayBegin(at index: Int) -> Bool {
    !clusters[index].isSpace && (index == 0 || clusters[index - 1].breakAfter != .none)
  }
}

/// The width of the ellipsis in the style of a span; it keeps the last one.
struct EllipsisWidth {
  let setter: TextSetter
  private var last: (span: Int, width: Int)?

  init(setter: TextSetter) { self.setter = setter }

  mutating func width(span: Int) -> Int {
    if let last, last.span == span { return last.width }
    let width = setter.mark("…", span: span).width
    last = (span, width)
    return width
  }
}
