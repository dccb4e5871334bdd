// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve

/// The sizes of all elements, found by proposal and response, and cached.
///
/// An element is asked many times for the same size: once by each surrounding stack that determines how flexible it is.
/// So answers are cached by element and proposal. Every probe of a stack asks for two more sizes, but nearly all of
/// them are the same few: zero, infinity, and the rest that siblings leave.
struct Measurement {
  let tree: ElementTree
  let measurer: any TextMeasurer
  /// Device pixels per point.
  let scale: Double
  let isRightToLeft: Bool
  private var answers: [ProposalTable<Answer>]
  private var answerCount = 0
  private let bound: Int
  /// Whether the tree has asked for so many sizes that probes are restricted.
  private(set) var isExhausted = false
  /// The rooms that fractional frames were settled in, by the child of the container.
  var rooms: [Int: Proposal] = [:]
  /// Fractional frames in points.
  var settledFrames: [Int: FrameConstraint] = [:]
  var shapedTexts: [ProposalTable<ShapedText>]

  /// - Parameter last: the results for the previous tree, from the same measurer and for the same scale and direction.
  init(
    _ tree: ElementTree, measurer: any TextMeasurer, scale: Double, isRightToLeft: Bool, after last: Measurement? = nil
  ) {
    self.tree = tree
    self.measurer = measurer
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    bound = Limits.layoutAnswers + Limits.layoutAnswersPerElement * tree.elements.count
    answers = Array(repeating: ProposalTable(), count: tree.elements.count)
    shapedTexts = Array(repeating: ProposalTable(), count: tree.elements.count)
    if let last { takeOverAnswers(of: last) }
  }

  /// The most answers of an element that the next tree takes over; only changing surroundings cause more.
  private static let takeOverLimit = 32

  /// Takes over the answers of elements that are the same in the previous tree, with everything in them.
  private mutating func takeOverAnswers(of last: Measurement) {
    let count = min(tree.elements.count, last.tree.elements.count)
    var isSame = [Bool](repeating: false, count: count)
    // Parts come before the elements that contain them.
    for index in 0..<count where tree[index].answers(as: last.tree[index]) && !tree.roomDependents.contains(index) {
      guard tree[index].parts.allSatisfy({ isSame[$0] }) else { continue }
      isSame[index] = true
      if !last.isExhausted, last.answers[index].count <= Self.takeOverLimit { answers[index] = last.answers[index] }
      if last.shapedTexts[index].count <= Self.takeOverLimit { shapedTexts[index] = last.shapedTexts[index] }
    }
  }

  /// Drops the answers of elements in another room.
  mutating func forgetAnswers(of elements: [Int]) {
    for index in elements { answers[index] = ProposalTable() }
  }

  /// An element's answer to a proposal.
  mutating func answer(_ index: Int, _ proposal: Proposal) -> Answer {
    if let known = answers[index][proposal] { return known }
    let answer = arrange(index, proposal, isFinal: false).answer
    answers[index].append(proposal, answer)
    answerCount += 1
    // From here on, probes leave the cross length open, which keeps the remaining work in proportion to the tree.
    if answerCount > bound { isExhausted = true }
    return answer
  }

  /// An element's answer, and the positions of its parts.
  ///
  /// - Parameter isFinal: whether to include parts that do not affect the size, such as a background.
  mutating func arrange(_ index: Int, _ proposal: Proposal, isFinal: Bool) -> Arrangement {
    let element = tree[index]
    switch element.kind {
    case .stack(let axis, let spacing, let guide):
      return arrangeStack(element, axis, spacing: spacing, guide, proposal, isFinal: isFinal)
    case .zstack(let alignment): return arrangeLayers(element, alignment, proposal, isFinal: isFinal)
    case .grid(let grid): return arrangeGrid(element, grid, proposal)
    case .viewThatFits(let horizontal, let vertical):
      return arrangeAlternatives(element, horizontal: horizontal, vertical: vertical, proposal)
    case .plot(let guide): return arrangePlot(element, guide, proposal, isFinal: isFinal)
    case .spacer(let axis, let least): return Arrangement(spacerSize(axis, least, proposal))
    case .divider(let axis, _): return Arrangement(dividerSize(axis, proposal))
    case .leaf(_, let room): return Arrangement(room.size(for: proposal), guides: room.guides)
    case .text(let text): return arrangeText(index, text, proposal)
    case .padding(let insets): return arrangePadding(element.parts[0], insets, proposal)
    case .frame(let frame): return arrangeFrame(element.parts[0], constraint(of: index, frame), proposal)
    case .fixedSize(let horizontal, let vertical):
      return arrangePlain(
        element.parts[0],
        Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    case .aspectRatio(let ratio, let mode): return arrangeRatio(element.parts[0], ratio, mode, proposal)
    case .background(let alignment), .overlay(let alignment), .mask(let alignment):
      return arrangeAttachment(element, alignment, proposal, isFinal: isFinal)
    case .offset(let offset): return arrangeOffset(element.parts[0], offset, proposal)
    case .guide(let guide, let offset): return arrangeGuide(element.parts[0], guide, offset, proposal)
    case .button, .effect: return arrangePlain(element.parts[0], proposal)
    }
  }
}
