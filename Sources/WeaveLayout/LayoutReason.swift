// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// Explains in a sentence why an element has its length.
struct LayoutReason {
  private let element: Element
  private let proposal: Proposal
  private let answer: Size
  private let parts: [(element: Element, size: Size)]

  init(_ element: Element, _ proposal: Proposal, _ answer: Size, _ parts: [(element: Element, size: Size)]) {
    (self.element, self.proposal, self.answer, self.parts) = (element, proposal, answer, parts)
  }

  func sentence(along axis: Axis) -> String {
    let length = answer[axis]
    switch element.kind {
    case .stack(let main, let spacing, _):
      return main == axis ? sum(axis, spacing) : largest(axis, "the \(wide(axis)) of its children")
    case .zstack: return largest(axis, "the \(wide(axis)) of its layers")
    case .grid(let grid):
      return axis == .horizontal
        ? "Its \(grid.columns.count) columns and the spacing between them take \(points(length))."
        : "Its rows and the spacing between them take \(points(length))."
    case .viewThatFits: return inside(axis, "It shows the first of its children that fits, which takes")
    case .plot(let guide):
      return guide.form == .column && axis == .horizontal
        ? largest(axis, "the widest of its labels") : offered(axis) ?? inside(axis, "Same as its chart:")
    case .spacer(let own, let least):
      guard own == axis else { return "A spacer takes no space across its stack." }
      return length <= least + 0.005
        ? "It takes only its minimum length, \(points(least)), because nothing is left."
        : "It takes the space left over in its stack: \(points(length))."
    case .divider: return offered(axis) ?? "A divider is \(points(length)) thick."
    case .text(let text): return self.text(text, axis)
    case .leaf(_, let room): return leaf(room, axis)
    case .padding(let insets):
      let (before, after) =
        axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
      return "`padding` adds \(points(before)) and \(points(after)) to the \(inner(axis)) inside."
    case .frame(let frame): return self.frame(frame, axis)
    case .fixedSize(let horizontal, let vertical):
      return axis == .horizontal && horizontal || axis == .vertical && vertical
        ? "`fixedSize` uses the ideal length, whatever is offered: \(points(length))."
        : inside(axis, "Same as its content:")
    case .aspectRatio(let ratio, let mode):
      return
        "`aspectRatio` keeps \(rounded(ratio)) to 1 and \(mode == .fit ? "stays within" : "covers") what is offered, \(points(proposal[axis]))."
    case .background, .overlay, .mask: return inside(axis, "Same as the view it belongs to:")
    case .offset, .guide, .button, .effect: return inside(axis, "Same as its content, \(points(length)):")
    }
  }

  // MARK: Kinds

  private func sum(_ axis: Axis, _ spacing: Double) -> String {
    guard !parts.isEmpty else { return "It has no children." }
    let lengths = parts.map { points($0.size[axis]) }
    let shown = lengths.prefix(8).joined(separator: " + ") + (lengths.count > 8 ? " + …" : "")
    guard parts.count > 1 else { return "Same as its only child: \(shown)." }
    let gaps = answer[axis] - parts.reduce(0) { $0 + $1.size[axis] }
    let spaces = abs(gaps) < 0.005 ? "" : ", and \(points(gaps)) of spacing (\(points(spacing)) between two)"
    return "Its \(parts.count) children one after the other: \(shown)\(spaces)."
  }

  private func largest(_ axis: Axis, _ words: String) -> String {
    guard let most = parts.max(by: { $0.size[axis] < $1.size[axis] }) else { return "It has no children." }
    return "Same as \(words), `\(most.element.id)`: \(points(most.size[axis]))."
  }

  private func text(_ text: ResolvedText, _ axis: Axis) -> String {
    let length = answer[axis]
    guard axis == .horizontal else {
      return "Its lines are \(points(length)) high, with \(points(proposal.height)) offered."
    }
    guard let room = proposal.width, room.isFinite else { return "Its longest line is \(points(length)) wide." }
    return length + 0.5 < room
      ? "Its longest line is \(points(length)) wide, less than the \(points(room)) offered."
      : "Its text fills the \(points(room)) offered."
  }

  private func leaf(_ room: LeafRoom, _ axis: Axis) -> String {
    let length = points(answer[axis])
    switch room {
    case .fixed: return "It is always \(length)."
    case .flexible(let ideal):
      return offered(axis) ?? "Nothing was offered, so it has its ideal length, \(points(ideal[axis]))."
    case .proportional: return "It fits into \(points(proposal[axis])) and keeps its proportions: \(length)."
    case .square: return "It is as wide as it is high, the shorter of the lengths offered: \(length)."
    case .bar(_, let height):
      return axis == .vertical
        ? "It is always \(points(height)) high." : offered(axis) ?? "Its ideal width is \(length)."
    }
  }

  private func frame(_ frame: FrameConstraint, _ axis: Axis) -> String {
    let length = points(answer[axis])
    let fixed = axis == .horizontal ? frame.width : frame.height
    let (least, most) = axis == .horizontal ? (frame.minWidth, frame.maxWidth) : (frame.minHeight, frame.maxHeight)
    let key = axis == .horizontal ? "width" : "height"
    let part = axis == .horizontal ? frame.parts?.width : frame.parts?.height
    if fixed != nil || part != nil { return "`frame` sets the \(key): \(length)." }
    guard least != nil || most != nil else {
      return inside(axis, "`frame` does not set the \(key); same as its content:")
    }
    let bounds = [least.map { "at least \(points($0))" }, most.map { "at most \(points($0))" }]
      .compactMap(\.self).joined(separator: " and ")
    return "`frame` asks for \(bounds); of the \(points(proposal[axis])) offered it takes \(length)."
  }

  // MARK: Words

  private func wide(_ axis: Axis) -> String { axis == .horizontal ? "widest" : "highest" }

  private func inner(_ axis: Axis) -> String { parts.first.map { points($0.size[axis]) } ?? "nothing" }

  private func inside(_ axis: Axis, _ words: String) -> String { "\(words) \(inner(axis))." }

  private func offered(_ axis: Axis) -> String? {
    guard let room = proposal[axis], abs(room - answer[axis]) < 0.005 else { return nil }
    return "It takes all that is offered: \(points(room))."
  }

  private func points(_ length: Double?) -> String {
    guard let length else { return "no length" }
    return length.isFinite ? rounded(length) : "any length"
  }

  private func rounded(_ length: Double) -> String {
    let value = (length * 100).rounded() / 100
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
