// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension Measurement {
  /// SwiftUI's `frame`: what the part is offered, how large the frame is, and where the part stands in it.
  ///
  /// - Source: objc.io, Swift Talk 243 "SwiftUI Layout Explained: Flexible Frames"; OpenSwiftUI, `_FlexFrameLayout`.
  mutating func arrangeFrame(_ part: Int, _ frame: FrameConstraint, _ proposal: Proposal) -> Arrangement {
    let offered = Proposal(
      width: frame.horizontal.offer(proposal.width), height: frame.vertical.offer(proposal.height))
    var inner = answer(part, offered)
    let size = Size(
      width: frame.horizontal.length(proposal.width, around: inner.size.width),
      height: frame.vertical.length(proposal.height, around: inner.size.height))
    let settled = Proposal(
      width: frame.horizontal.settled(offered.width, length: size.width),
      height: frame.vertical.settled(offered.height, length: size.height))
    if settled != offered { inner = answer(part, settled) }
    let origin = frame.alignment.origin(of: inner, in: Answer(size: size))
    return Arrangement(
      size, guides: inner.guides.from(origin), parts: [.init(element: part, origin: origin, proposal: settled)])
  }
}

/// One side of a frame.
private struct LengthConstraint {
  var fixed, low, ideal, high: Double?

  /// What the part is offered: the proposal, or else the ideal, within the bounds.
  func offer(_ proposed: Double?) -> Double? {
    if let fixed { return fixed }
    return (proposed ?? ideal).map { min(max($0, low ?? 0), high ?? .infinity) }
  }

  /// The frame's own length: a bound that is missing is the part's length, so a frame with a minimum alone may
  /// shrink below its part and not grow, and a frame with a maximum alone may grow and not shrink. Where nothing is
  /// proposed, it has its ideal length, whatever the part's.
  func length(_ proposed: Double?, around part: Double) -> Double {
    if let fixed { return fixed }
    if proposed == nil, let ideal { return min(max(ideal, low ?? 0), high ?? .infinity) }
    let lower = low ?? min(part, high ?? .infinity)
    let upper = high ?? max(part, low ?? 0)
    return min(max(proposed ?? part, lower), upper)
  }

  /// What the part is offered once the frame's length is known: a length that was left open, and that a bound then
  /// decided, is proposed after all. A shape fills a minimum so, although nothing was proposed.
  func settled(_ offered: Double?, length: Double) -> Double? {
    guard offered == nil, length.isFinite else { return offered }
    return length <= low ?? -.infinity || length >= high ?? .infinity ? length : nil
  }
}

extension FrameConstraint {
  fileprivate var horizontal: LengthConstraint {
    LengthConstraint(fixed: width, low: minWidth, ideal: idealWidth, high: maxWidth)
  }

  fileprivate var vertical: LengthConstraint {
    LengthConstraint(fixed: height, low: minHeight, ideal: idealHeight, high: maxHeight)
  }
}
