// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// Sizes that leaves take where nothing is proposed, in points.
private enum Ideal {
  /// SwiftUI's ideal side of a shape.
  static let shape = 10.0
  static let ring = 44.0
  static let bar = 100.0
  static let chart = Size(width: 100, height: 50)
}

extension Measurement {
  /// The size of anything that has neither parts nor text.
  func leafSize(_ kind: Element.Kind, _ proposal: Proposal) -> Size {
    switch kind {
    case .spacer(let axis, let least): spacerSize(axis, least, proposal)
    case .divider(let axis, _): dividerSize(axis, proposal)
    case .symbol(let symbol):
      Size(width: Length.positive(symbol.box.width), height: Length.positive(symbol.box.height))
    case .image(let image): imageSize(image, proposal)
    case .gauge(let gauge): gaugeSize(gauge, proposal)
    case .chart:
      Size(width: proposal.width ?? Ideal.chart.width, height: proposal.height ?? Ideal.chart.height)
    case .shape(let shape) where shape.outline == .circle: squareSize(proposal, ideal: Ideal.shape)
    case .shape(let shape): shapeSize(shape.outline, proposal)
    default: Size(width: proposal.width ?? Ideal.shape, height: proposal.height ?? Ideal.shape)
    }
  }

  /// All that is proposed; where nothing is, a free outline is as large as its box.
  private func shapeSize(_ outline: ShapeOutline, _ proposal: Proposal) -> Size {
    var ideal = Size(width: Ideal.shape, height: Ideal.shape)
    if case .path(let path) = outline {
      ideal = Size(width: Length.positive(path.box.width), height: Length.positive(path.box.height))
    }
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  /// What is as wide as high: the shorter of the sides that are proposed.
  ///
  /// - Source: SwiftUI, `Circle.sizeThatFits`, which answers the smaller side for both.
  private func squareSize(_ proposal: Proposal, ideal: Double) -> Size {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? ideal
    return Size(width: side, height: side)
  }

  /// A spacer grows along the stack only, and both ways outside of stacks.
  private func spacerSize(_ axis: Axis?, _ least: Double, _ proposal: Proposal) -> Size {
    func length(_ proposed: Double?) -> Double { max(least, proposed ?? least) }
    switch axis {
    case .horizontal: return Size(width: length(proposal.width), height: 0)
    case .vertical: return Size(width: 0, height: length(proposal.height))
    case nil: return Size(width: length(proposal.width), height: length(proposal.height))
    }
  }

  /// A line across the stack: half a point, in whole device pixels, at least one.
  private func dividerSize(_ axis: Axis?, _ proposal: Proposal) -> Size {
    let thickness = max(1, (scale / 2).rounded(.down)) / scale
    return axis == .horizontal
      ? Size(width: thickness, height: proposal.height ?? Ideal.shape)
      : Size(width: proposal.width ?? Ideal.shape, height: thickness)
  }

  /// What is proposed; a side that is left open follows the shown part's proportions, unless it may be stretched.
  private func imageSize(_ image: ResolvedImage, _ proposal: Proposal) -> Size {
    let ideal = Size(
      width: Length.positive(image.idealSize.width), height: Length.positive(image.idealSize.height))
    let keepsRatio = image.mode != .stretch && ideal.width > 0 && ideal.height > 0
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ideal
    case (let width?, let height?): return Size(width: width, height: height)
    case (let width?, nil):
      let isOpen = !keepsRatio || width.isInfinite
      return Size(width: width, height: isOpen ? ideal.height : width / ideal.width * ideal.height)
    case (nil, let height?):
      let isOpen = !keepsRatio || height.isInfinite
      return Size(width: isOpen ? ideal.width : height / ideal.height * ideal.width, height: height)
    }
  }

  private func gaugeSize(_ gauge: ResolvedGauge, _ proposal: Proposal) -> Size {
    switch gauge.style {
    case .linear: return Size(width: proposal.width ?? Ideal.bar, height: Length.positive(gauge.lineWidth))
    case .ring: return squareSize(proposal, ideal: Ideal.ring)
    }
  }
}
