// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension Measurement {
  /// SwiftUI's `frame`: the proposal to the part, the size of the frame, and the position of the part in it.
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

  /// The offer to the part: the proposal, or otherwise the ideal length, within the bounds.
  func offer(_ proposed: Double?) -> Double? {
    if let fixed { return fixed }
    return (proposed ?? ideal).map { min(max($0, low ?? 0), high ?? .infinity) }
  }

  /// The frame's own length. A missing bound is the part's length, so a frame with only a minimum may shrink below its
  /// part but not grow, and a frame with only a maximum may grow but not shrink. If nothing is proposed, it has its
  /// ideal length, whatever the part's length is.
  func length(_ proposed: Double?, around part: Double) -> Double {
    if let fixed { return fixed }
    if proposed == nil, let ideal { return min(max(ideal, low ?? 0), high ?? .infinity) }
    let lower = low ?? min(part, high ?? .infinity)
    let upper = high ?? max(part, low ?? 0)
    return min(max(proposed ?? part, lower), upper)
  }

  /// The offer to the part once the frame's length is known. If the length was left open and a bound then determined
  /// it, the bound is proposed after all. So a shape fills a minimum, although nothing was proposed.
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
