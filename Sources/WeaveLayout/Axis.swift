// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The direction in which a stack arranges its children.
enum Axis: Sendable, Hashable {
  case horizontal, vertical

  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The length along an axis.
  subscript(axis: Axis) -> Double {
    axis == .horizontal ? width : height
  }

  init(along axis: Axis, _ main: Double, _ cross: Double) {
    self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }
}

extension Point {
  init(along axis: Axis, _ main: Double, _ cross: Double) {
    self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
  }
}

/// The size that a parent offers: on each side, nil asks for the ideal length, 0 for the smallest, infinity for the
/// largest.
struct Proposal: Sendable, Hashable {
  var width, height: Double?

  static let ideal = Proposal(width: nil, height: nil)

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  init(along axis: Axis, _ main: Double?, _ cross: Double?) {
    self = axis == .horizontal ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
  }

  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
