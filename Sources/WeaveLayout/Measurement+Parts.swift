// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// Frames with sides that are parts of the room around, such as `50%`, and what is as large as they are.
struct PartialFrames {
  /// Elements of the kind `frame`.
  var frames: [Int] = []
  /// The frames, and the modifiers between them and the container.
  var dependents: [Int] = []
}

extension ElementTree {
  /// The frames with parts below an element, and the modifiers around them, as far as the next container.
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
      case .padding, .fixedSize, .aspectRatio, .background, .overlay, .offset, .guide, .button, .effect: break
      case .stack, .zstack, .grid, .viewThatFits, .spacer, .divider, .text, .leaf: return found
      }
      guard let part = element.parts.first else { return found }
      next = part
    }
  }
}

extension Measurement {
  /// Turns the parts of frames into points, before their container asks for sizes.
  ///
  /// What is around a node is its container: a stack, a layer, a cell of a grid, or what a background belongs to. Its room is what
  /// it was offered, without its own padding. Of a side that was left open, a part sets nothing.
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

  /// The constraint of a frame in the room that its container has.
  func constraint(of index: Int, _ frame: FrameConstraint) -> FrameConstraint {
    frame.parts == nil ? frame : settledFrames[index] ?? frame
  }
}
