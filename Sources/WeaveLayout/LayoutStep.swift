// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics
import WeaveResolve

/// The proposal that a node, or one of its modifiers, received, its answer, and the rule behind it.
///
/// A node with modifiers has a step for each, the outermost first; all of them have its id.
public struct LayoutStep: Sendable, Hashable {
  /// The path of the node: `content.children[2]`.
  public var id: String
  /// Where the node stands in the design; nil in built-in templates.
  public var range: SourceRange?
  /// The index of the surrounding step in the list; nil for the outermost.
  public var parent: Int?
  /// Its key or kind: `padding`, `frame`, `hstack`, `text`.
  public var kind: String
  /// Points; nil if the ideal length was asked for, infinite if the largest was.
  public var proposedWidth, proposedHeight: Double?
  /// Points.
  public var answer: Size
  /// Why it has this width and this height, in one sentence each.
  public var widthReason, heightReason: String
}

/// The steps of a layout as they are placed.
struct LayoutTrace {
  private(set) var steps: [LayoutStep] = []
  /// The steps that contain the next one.
  private var open: [Int] = []
  /// The limit on steps of one trace: enough for anything that people look at.
  private static let most = 20_000

  /// Adds a step, which contains the following steps until it is closed.
  mutating func begin(
    _ element: Element, _ proposal: Proposal, _ arrangement: Arrangement, parts: [(element: Element, size: Size)]
  ) {
    let words = LayoutReason(element, proposal, arrangement.answer.size, parts)
    if steps.count < Self.most {
      steps.append(
        LayoutStep(
          id: element.id, range: element.range, parent: open.last, kind: element.kind.word,
          proposedWidth: proposal.width, proposedHeight: proposal.height, answer: arrangement.answer.size,
          widthReason: words.sentence(along: .horizontal), heightReason: words.sentence(along: .vertical)))
    }
    open.append(steps.count - 1)
  }

  mutating func end() { open.removeLast() }
}

extension Element.Kind {
  /// Its name in a design.
  var word: String {
    switch self {
    case .stack(.horizontal, _, _): "hstack"
    case .stack(.vertical, _, _): "vstack"
    case .zstack: "zstack"
    case .grid: "grid"
    case .viewThatFits: "viewThatFits"
    case .plot: "plot"
    case .spacer: "spacer"
    case .divider: "divider"
    case .text: "text"
    case .leaf(let leaf, _): "\(leaf.traits.dumped.prefix { $0.isLetter })"
    case .padding: "padding"
    case .frame: "frame"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .background: "background"
    case .overlay: "overlay"
    case .mask: "mask"
    case .offset: "offset"
    case .guide: "alignmentGuide"
    case .button: "button"
    case .effect(let effect): "\(effect.dumped.prefix { $0.isLetter })"
    }
  }
}
