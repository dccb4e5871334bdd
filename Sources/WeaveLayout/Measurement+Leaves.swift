// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension LeafRoom {
  /// The size that a leaf answers to a proposal.
  func size(for proposal: Proposal) -> Size {
    switch self {
    case .fixed(let size, _): return size
    case .flexible(let ideal):
      return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    case .proportional(let ideal):
      let width = proposal.height.flatMap { $0.isInfinite ? nil : $0 / ideal.height * ideal.width } ?? ideal.width
      let height = proposal.width.flatMap { $0.isInfinite ? nil : $0 / ideal.width * ideal.height } ?? ideal.height
      return Size(width: proposal.width ?? width, height: proposal.height ?? height)
    case .square(let ideal):
      let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? ideal
      return Size(width: side, height: side)
    case .bar(let ideal, let height): return Size(width: proposal.width ?? ideal, height: height)
    }
  }
}

extension LeafRoom {
  /// The guides of a leaf; most have none of their own.
  var guides: Guides {
    if case .fixed(_, let baseline) = self { return Guides(firstBaseline: baseline, lastBaseline: baseline) }
    return Guides()
  }
}

extension Measurement {
  /// The length of a line along an axis without a proposal, in points.
  private static let idealLine = 10.0

  /// A spacer only grows along the stack, and on both axes outside of stacks.
  func spacerSize(_ axis: Axis?, _ least: Double, _ proposal: Proposal) -> Size {
    func length(_ proposed: Double?) -> Double { max(least, proposed ?? least) }
    switch axis {
    case .horizontal: return Size(width: length(proposal.width), height: 0)
    case .vertical: return Size(width: 0, height: length(proposal.height))
    case nil: return Size(width: length(proposal.width), height: length(proposal.height))
    }
  }

  /// A line across the stack: half a point, rounded to whole device pixels, at least one.
  func dividerSize(_ axis: Axis?, _ proposal: Proposal) -> Size {
    let thickness = max(1, (scale / 2).rounded(.down)) / scale
    return axis == .horizontal
      ? Size(width: thickness, height: proposal.height ?? Self.idealLine)
      : Size(width: proposal.width ?? Self.idealLine, height: thickness)
  }
}
