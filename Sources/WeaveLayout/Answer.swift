// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// An element's answer to a proposal: its size, and the positions of its alignment guides.
struct Answer {
  /// Points; a side may be infinite if an infinite side was proposed.
  var size: Size
  var guides = Guides()

  /// The position of a guide, from the leading or the top edge; without a text or symbol, a baseline is the bottom edge.
  func position(of guide: AlignmentGuide) -> Double {
    guides[guide] ?? size.position(of: guide)
  }
}

extension Size {
  /// The position of a guide in a box that sets none of its own.
  func position(of guide: AlignmentGuide) -> Double {
    switch guide {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): width / 2
    case .horizontal(.trailing): width
    case .vertical(.center): height / 2
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): height
    }
  }
}

/// The guides that differ from those of a plain box: text baselines, and guides that the design moves.
struct Guides {
  var firstBaseline: Double?
  var lastBaseline: Double?
  /// Usually empty.
  private var moved: [(guide: AlignmentGuide, position: Double)] = []

  init(firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  subscript(guide: AlignmentGuide) -> Double? {
    get {
      switch guide {
      case .vertical(.firstTextBaseline): firstBaseline
      case .vertical(.lastTextBaseline): lastBaseline
      default: moved.first { $0.guide == guide }?.position
      }
    }
    set {
      switch guide {
      case .vertical(.firstTextBaseline): firstBaseline = newValue
      case .vertical(.lastTextBaseline): lastBaseline = newValue
      default:
        moved.removeAll { $0.guide == guide }
        if let newValue { moved.append((guide, newValue)) }
      }
    }
  }

  /// The same guides, relative to a parent in which the element stands at `origin`.
  func from(_ origin: Point) -> Guides {
    var guides = self
    guides.firstBaseline = firstBaseline.map { $0 + origin.y }
    guides.lastBaseline = lastBaseline.map { $0 + origin.y }
    guides.moved = moved.map { entry in
      if case .horizontal = entry.guide { return (entry.guide, entry.position + origin.x) }
      return (entry.guide, entry.position + origin.y)
    }
    return guides
  }

  /// Adds a child's guides to those of a container, which has the uppermost first and the lowermost last baseline of
  /// its children.
  mutating func combine(_ child: Guides, at origin: Point) {
    if let first = child.firstBaseline {
      firstBaseline = min(firstBaseline ?? .infinity, first + origin.y)
    }
    if let last = child.lastBaseline {
      lastBaseline = max(lastBaseline ?? -.infinity, last + origin.y)
    }
  }
}

/// An element's answer with the positions of its parts, in drawing order.
struct Arrangement {
  struct Part {
    var element: Int
    /// From the top left of the arranged element, in points.
    var origin: Point
    var proposal: Proposal
  }

  var answer: Answer
  var parts: [Part] = []

  init(_ size: Size, guides: Guides = Guides(), parts: [Part] = []) {
    answer = Answer(size: size, guides: guides)
    self.parts = parts
  }
}
