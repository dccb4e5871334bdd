// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension Measurement {
  func arrangementGuides(_ shaped: ShapedText) -> Guides {
    Guides(firstBaseline: shaped.firstBaseline, lastBaseline: shaped.lastBaseline)
  }

  mutating func arrangeText(_ index: Int, _ text: ResolvedText, _ proposal: Proposal) -> Arrangement {
    let shaped = shapedText(index, text, proposal)
    return Arrangement(shaped.size, guides: arrangementGuides(shaped))
  }

  /// The text shaped for a proposal. Shaping is the most expensive step of a layout, so room that makes no difference
  /// is answered with the text shaped without bounds.
  mutating func shapedText(_ index: Int, _ text: ResolvedText, _ proposal: Proposal) -> ShapedText {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    let ideal = shape(index, text, .ideal)
    if fits(ideal, width: width, height: height, shrinks: text.shrinksForHeight) { return ideal }
    guard width != 0 else { return shape(index, text, Proposal(width: 0, height: height)) }
    let wrapped = shape(index, text, Proposal(width: width, height: nil))
    if fits(wrapped, width: nil, height: height, shrinks: text.shrinksForHeight) { return wrapped }
    return shape(index, text, Proposal(width: width, height: height))
  }

  /// Whether the text fits into this room unchanged. A line that may not shrink is always shaped, however low the room
  /// is.
  private func fits(_ shaped: ShapedText, width: Double?, height: Double?, shrinks: Bool) -> Bool {
    shaped.size.width <= (width ?? .infinity) + Length.tolerance
      && (shaped.lines.count <= 1 && !shrinks || shaped.size.height <= (height ?? .infinity) + Length.tolerance)
  }

  private mutating func shape(_ index: Int, _ text: ResolvedText, _ room: Proposal) -> ShapedText {
    if let known = shapedTexts[index][room] { return known }
    var shaped = measurer.shape(text, width: room.width, height: room.height, isRightToLeft: isRightToLeft)
    shaped.size = Size(width: Length.positive(shaped.size.width), height: Length.positive(shaped.size.height))
    shaped.firstBaseline = Length.used(shaped.firstBaseline)
    shaped.lastBaseline = Length.used(shaped.lastBaseline)
    shapedTexts[index].append(room, shaped)
    return shaped
  }
}
