// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve

/// The box in which content has to keep its paddings: the widget's, or that of the innermost frame.
struct PaddingRoom {
  private(set) var box: Rect
  /// Whether a frame of the design sets the width or the height.
  private var isFrame: (width: Bool, height: Bool) = (false, false)
  /// The length of an element between the room and the current element that is longer than the room; the outermost
  /// counts.
  private var excess: (width: Double?, height: Double?) = (nil, nil)

  /// Unbounded room: nothing is too large for it.
  static let unbounded = PaddingRoom(box: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))

  /// Differences up to this are rounding errors, in points.
  private static let slack = 0.5

  init(box: Rect) { self.box = box }

  /// Records an element within the room.
  mutating func note(_ frame: Rect) {
    if excess.width == nil, frame.width > box.width + Self.slack { excess.width = frame.width }
    if excess.height == nil, frame.height > box.height + Self.slack { excess.height = frame.height }
  }

  /// The room within a frame, on the sides that the frame determines.
  mutating func narrow(to frame: Rect, by constraint: FrameConstraint) {
    if constraint.width != nil || constraint.minWidth != nil || constraint.maxWidth != nil {
      // The widget itself is also a frame, with the size of the canvas.
      if frame.minX != box.minX || frame.width != box.width { isFrame.width = true }
      box = Rect(x: frame.minX, y: box.minY, width: frame.width, height: box.height)
      excess.width = nil
    }
    if constraint.height != nil || constraint.minHeight != nil || constraint.maxHeight != nil {
      if frame.minY != box.minY || frame.height != box.height { isFrame.height = true }
      box = Rect(x: box.minX, y: frame.minY, width: box.width, height: frame.height)
      excess.height = nil
    }
  }

  /// The padding that a box loses because its content is longer than the room; nil if it keeps its padding.
  ///
  /// - Parameter frame: the box with its padding.
  func loss(of insets: EdgeInsets, around frame: Rect) -> PaddingLoss? {
    let reach = (
      top: box.minY - frame.minY, bottom: frame.maxY - box.maxY, leading: box.minX - frame.minX,
      trailing: frame.maxX - box.maxX
    )
    func loses(_ inset: Double, _ reach: Double) -> Bool { inset > Self.slack && reach > Self.slack }
    if let needed = excess.height, loses(insets.top, reach.top) || loses(insets.bottom, reach.bottom) {
      return PaddingLoss(side: "height", needed: needed, available: box.height, isFrame: isFrame.height, box: box)
    }
    if let needed = excess.width, loses(insets.leading, reach.leading) || loses(insets.trailing, reach.trailing) {
      return PaddingLoss(side: "width", needed: needed, available: box.width, isFrame: isFrame.width, box: box)
    }
    return nil
  }
}

/// Content that is too long for its room, so that its padding is lost.
struct PaddingLoss: Hashable {
  let side: String
  /// Points.
  let needed, available: Double
  /// Whether a frame of the design sets the room, instead of the widget.
  let isFrame: Bool
  let box: Rect

  func diagnostic(_ element: Element) -> Diagnostic {
    Diagnostic(
      .layoutPaddingLost,
      """
      the content needs \(decimal(needed)) pt of \(side) with its padding, but has \(decimal(available))\
      \(isFrame ? " in its frame" : ""), so the padding is not kept
      """, at: element.range, notes: [.init(.advice(by: needed - available, isFrame: isFrame))], node: element.id)
  }
}

extension Diagnostic.Message {
  fileprivate static func advice(by length: Double, isFrame: Bool) -> Self {
    """
    save \(decimal(length)) pt: use less `padding` or `spacing`, smaller type\(isFrame ? ", a larger frame" : ""), or leave \
    something out at this size with `when`
    """
  }
}
