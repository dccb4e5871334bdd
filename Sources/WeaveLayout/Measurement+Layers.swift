// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension Measurement {
  /// A `zstack`: every child receives the same proposal; those of the highest layout priority determine the size. If a
  /// side was left open, children are then offered the stack's own length.
  ///
  /// - Source: SwiftUI Field Guide, "ZStack".
  mutating func arrangeLayers(
    _ element: Element, _ alignment: Alignment, _ proposal: Proposal, isFinal: Bool
  ) -> Arrangement {
    let first = arrangeLayersOnce(element, alignment, proposal)
    let size = first.answer.size
    guard proposal.width == nil || proposal.height == nil, size.width.isFinite, size.height.isFinite,
      isFinal || !isExhausted
    else { return first }
    var second = arrangeLayersOnce(
      element, alignment, Proposal(width: proposal.width ?? size.width, height: proposal.height ?? size.height))
    second.answer.size = size
    return second
  }

  private mutating func arrangeLayersOnce(
    _ element: Element, _ alignment: Alignment, _ proposal: Proposal
  ) -> Arrangement {
    for part in element.parts { settle(part, in: proposal) }
    // A single child has the size of the stack, and stands at its corner.
    if element.parts.count == 1 { return arrangePlain(element.parts[0], proposal) }
    let answers = element.parts.map { answer($0, proposal) }
    let highest = element.parts.map { tree[$0].priority }.max() ?? 0
    let leading = zip(element.parts, answers).filter { tree[$0.0].priority == highest }.map(\.1)
    let columns = aligned(leading.map { ($0.position(of: .horizontal(alignment.horizontal)), $0.size.width) })
    let rows = aligned(leading.map { ($0.position(of: .vertical(alignment.vertical)), $0.size.height) })

    // The stack's own guides are where the guides of the leading children meet.
    var whole = Answer(size: Size(width: columns.length, height: rows.length))
    whole.guides[.horizontal(alignment.horizontal)] = columns.guide
    whole.guides[.vertical(alignment.vertical)] = rows.guide
    var guides = Guides()
    let parts = zip(element.parts, answers).map { part, answer in
      let origin = alignment.origin(of: answer, in: whole)
      guides.combine(answer.guides, at: origin)
      return Arrangement.Part(element: part, origin: origin, proposal: proposal)
    }
    return Arrangement(whole.size, guides: guides, parts: parts)
  }

  /// `viewThatFits`: the first child whose ideal size fits the proposal, or otherwise the last one.
  mutating func arrangeAlternatives(
    _ element: Element, horizontal: Bool, vertical: Bool, _ proposal: Proposal
  ) -> Arrangement {
    guard let last = element.parts.last else { return Arrangement(.zero) }
    for part in element.parts { settle(part, in: proposal) }
    for part in element.parts.dropLast() {
      let ideal =
        horizontal
        ? probe(along: .horizontal, nil, vertical ? nil : proposal.height)
        : probe(along: .vertical, vertical ? nil : proposal.height, proposal.width)
      let size = answer(part, ideal).size
      let isNarrow = !horizontal || size.width <= (proposal.width ?? .infinity) + Length.tolerance
      let isLow = !vertical || size.height <= (proposal.height ?? .infinity) + Length.tolerance
      if isNarrow && isLow { return arrangePlain(part, proposal) }
    }
    return arrangePlain(last, proposal)
  }
}
