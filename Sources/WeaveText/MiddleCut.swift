// SPDX-License-Identifier: MIT

/// The rest of a line on both sides of an ellipsis in its middle.
///
/// The order in which characters are tried only depends on the text, and each is kept if it fits. So proposing the
/// width of the result again gives the same result.
struct MiddleCut {
  /// The kept clusters of the line's paragraph, from the line's start.
  private(set) var head: Range<Int>
  /// The kept clusters of the text's last paragraph, up to its end.
  private(set) var tail: Range<Int>
  private let first: ShapedParagraph
  private let last: ShapedParagraph
  private let isOneParagraph: Bool
  private let width: Int
  private var ellipsis: EllipsisWidth

  init(setter: TextSetter, line: LineRange, width: Int) {
    (first, last) = (setter.paragraphs[line.paragraph], setter.paragraphs[setter.paragraphs.count - 1])
    isOneParagraph = line.paragraph == setter.paragraphs.count - 1
    self.width = width
    ellipsis = EllipsisWidth(setter: setter)
    let start = line.clusters.lowerBound
    let end = last.trimmed((isOneParagraph ? start : 0)..<last.clusters.count).upperBound
    head = start..<start
    tail = end..<end
  }

  /// Adds characters until none fits on either side.
  mutating func grow() {
    var (mayGrowHead, mayGrowTail) = (true, true)
    while mayGrowHead || mayGrowTail {
      if mayGrowHead && (!mayGrowTail || first.width(head) <= last.width(tail)) {
        mayGrowHead = growHead()
      } else {
        mayGrowTail = growTail()
      }
    }
  }

  private mutating func growHead() -> Bool {
    let limit = isOneParagraph ? tail.lowerBound : first.clusters.count
    var end = head.upperBound
    repeat {
      guard end < limit else { return false }
      end += 1
    } while first.clusters[end - 1].isSpace || first.clusters[end - 1].breakAfter == .none
    guard fits(head: head.lowerBound..<end, tail: tail) else { return false }
    head = head.lowerBound..<end
    return true
  }

  private mutating func growTail() -> Bool {
    let limit = isOneParagraph ? head.upperBound : 0
    var start = tail.lowerBound
    repeat {
      guard start > limit else { return false }
      start -= 1
    } while !last.mayBegin(at: start)
    guard fits(head: head, tail: start..<tail.upperBound) else { return false }
    tail = start..<tail.upperBound
    return true
  }

  private mutating func fits(head: Range<Int>, tail: Range<Int>) -> Bool {
    let span = first.span(near: max(head.lowerBound, head.upperBound - 1))
    return first.width(head) + ellipsis.width(span: span) + last.width(tail) <= width
  }
}
