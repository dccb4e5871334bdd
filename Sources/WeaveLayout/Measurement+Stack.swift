// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension Measurement {
  /// The proposal of a probe along an axis.
  func probe(along axis: Axis, _ offer: Double?, _ across: Double?) -> Proposal {
    Proposal(along: axis, offer, isExhausted ? nil : across)
  }

  /// A stack's size, and the positions of its children.
  ///
  /// A stack without a proposed cross length finds its own first, and then proposes that to its children: dividers
  /// extend over the full length, and shapes are as tall as their neighbours. The stack's size does not change.
  ///
  /// - Source: OpenSwiftUI, `StackLayout`, `proposalWhenPlacing`.
  mutating func arrangeStack(
    _ element: Element, _ axis: Axis, spacing: Double, _ guide: AlignmentGuide, _ proposal: Proposal, isFinal: Bool
  ) -> Arrangement {
    let first = arrangeRow(element, axis, spacing: spacing, guide, proposal)
    let size = first.answer.size
    guard proposal[axis.cross] == nil, size[axis.cross].isFinite, isFinal || !isExhausted else { return first }
    var second = arrangeRow(
      element, axis, spacing: spacing, guide, Proposal(along: axis, proposal[axis], size[axis.cross]))
    second.answer.size = size
    return second
  }

  /// Children side by side, each offered the proposed cross length.
  private mutating func arrangeRow(
    _ element: Element, _ axis: Axis, spacing: Double, _ guide: AlignmentGuide, _ proposal: Proposal
  ) -> Arrangement {
    let across = proposal[axis.cross]
    for part in element.parts { settle(part, in: proposal) }
    let members = Distribution(priorities: element.parts.map { tree[$0].priority }, spacing: spacing) {
      measurement, member, offer, isProbe in
      // A frame need not measure its content as long as the position of the content is not needed.
      if isProbe, let length = measurement.tree.fixedLength(of: element.parts[member], along: axis) { return length }
      let proposal =
        isProbe ? measurement.probe(along: axis, offer, across) : Proposal(along: axis, offer, across)
      return measurement.answer(element.parts[member], proposal).size[axis]
    }
    let offers = distribute(proposal[axis], members)
    let proposals = offers.map { Proposal(along: axis, $0, across) }
    let answers = zip(element.parts, proposals).map { answer($0, $1) }
    let rank = aligned(answers.map { ($0.position(of: guide), $0.size[axis.cross]) })

    var main = 0.0
    var parts: [Arrangement.Part] = []
    var guides = Guides()
    for (i, answer) in answers.enumerated() {
      if i > 0 { main += spacing }
      let origin = Point(along: axis, main, rank.offsets[i])
      parts.append(.init(element: element.parts[i], origin: origin, proposal: proposals[i]))
      guides.combine(answer.guides, at: origin)
      main += answer.size[axis]
    }
    return Arrangement(Size(along: axis, max(0, main), rank.length), guides: guides, parts: parts)
  }

  /// Puts members side by side so that their guides meet.
  ///
  /// - Parameter members: the position of the guide in each member, and the member's length.
  /// - Returns: where each begins, counted from the start of the outermost, and their total length.
  func aligned(_ members: [(guide: Double, length: Double)]) -> (offsets: [Double], length: Double, guide: Double) {
    // Only probes are infinite, and they need no positions.
    guard members.allSatisfy({ $0.guide.isFinite && $0.length.isFinite }) else {
      return (members.map { _ in 0 }, members.map(\.length).max() ?? 0, 0)
    }
    let before = members.map(\.guide).max() ?? 0
    let after = members.map { $0.length - $0.guide }.max() ?? 0
    return (members.map { before - $0.guide }, max(0, before + after), before)
  }
}
