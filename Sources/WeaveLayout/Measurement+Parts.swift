// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// Frames with sides that are fractions of the surrounding room, such as `50%`, and the elements that depend on their
/// size.
struct PartialFrames {
  /// Elements of the kind `frame`.
  var frames: [Int] = []
  /// The frames, and the modifiers between them and the container.
  var dependents: [Int] = []
}

extension ElementTree {
  /// The frames with fractional sides below an element, and the modifiers around them, as far as the next container.
  func partialFrames(from index: Int) -> PartialFrames {
    var found = PartialFrames()
    var (chain, next) = ([Int](), index)
    while true {
      let element = self[next]
      chain.append(next)
      switch element.kind {
      case .frame(let frame):
        if frame.parts != nil {
          found.frames.append(next)
          found.dependents = chain
        }
      case .padding, .fixedSize, .aspectRatio, .background, .overlay, .mask, .offset, .guide, .button, .effect: break
      case .stack, .zstack, .grid, .viewThatFits, .plot, .spacer, .divider, .text, .leaf: return found
      }
      guard let part = element.parts.first else { return found }
      next = part
    }
  }
}

extension Measurement {
  /// Converts the fractional sides of frames to points, before their container asks for sizes.
  ///
  /// The surrounding container is a stack, a layer, a cell of a grid, or the element that a background belongs to. Its
  /// room is the proposal that it received, without its own padding. If a side was left open, a fraction of it has no
  /// effect.
  mutating func settle(_ child: Int, in room: Proposal) {
    guard !tree.partial.isEmpty, let partial = tree.partial[child], rooms[child] != room else { return }
    rooms[child] = room
    for index in partial.frames {
      guard case .frame(var frame) = tree[index].kind, let parts = frame.parts else { continue }
      frame.settle(parts, inWidth: room.width, height: room.height)
      settledFrames[index] = frame.used
    }
    forgetAnswers(of: partial.dependents)
  }

  /// The constraint of a frame in the room of its container.
  func constraint(of index: Int, _ frame: FrameConstraint) -> FrameConstraint {
    frame.parts == nil ? frame : settledFrames[index] ?? frame
  }
}
