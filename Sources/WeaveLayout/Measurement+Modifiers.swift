// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension Measurement {
  /// An element with the size of its only part.
  mutating func arrangePlain(_ part: Int, _ proposal: Proposal) -> Arrangement {
    let inner = answer(part, proposal)
    return Arrangement(
      inner.size, guides: inner.guides, parts: [.init(element: part, origin: .zero, proposal: proposal)])
  }

  /// Offers the part what the insets leave, and adds the insets to the answer.
  mutating func arrangePadding(_ part: Int, _ insets: EdgeInsets, _ proposal: Proposal) -> Arrangement {
    let inside = Proposal(
      width: proposal.width.map { Length.remainder($0, without: insets.horizontal) },
      height: proposal.height.map { Length.remainder($0, without: insets.vertical) })
    let inner = answer(part, inside)
    let origin = Point(x: insets.leading, y: insets.top)
    return Arrangement(
      Size(
        width: max(0, inner.size.width + insets.horizontal), height: max(0, inner.size.height + insets.vertical)),
      guides: inner.guides.from(origin), parts: [.init(element: part, origin: origin, proposal: inside)])
  }

  /// Moves the drawing; size and guides stay unchanged.
  mutating func arrangeOffset(_ part: Int, _ offset: Point, _ proposal: Proposal) -> Arrangement {
    var plain = arrangePlain(part, proposal)
    plain.parts[0].origin = offset
    return plain
  }

  mutating func arrangeGuide(
    _ part: Int, _ guide: AlignmentGuide, _ offset: Double, _ proposal: Proposal
  ) -> Arrangement {
    var plain = arrangePlain(part, proposal)
    plain.answer.guides[guide] = plain.answer.position(of: guide) + offset
    return plain
  }

  /// Offers the largest (fit) or smallest (fill) size of the ratio, and takes the part's answer. If nothing is
  /// proposed, there is nothing to fit or fill, and the part has its ideal size.
  ///
  /// - Source: OpenSwiftUI, `_AspectRatioLayout`.
  mutating func arrangeRatio(
    _ part: Int, _ ratio: Double, _ mode: ContentMode, _ proposal: Proposal
  ) -> Arrangement {
    let width: Double
    switch (proposal.width, proposal.height) {
    case (let w?, nil): width = w
    case (nil, let h?): width = h * ratio
    case (let w?, let h?): width = mode == .fit ? min(w, h * ratio) : max(w, h * ratio)
    case (nil, nil): return arrangePlain(part, proposal)
    }
    return arrangePlain(part, Proposal(width: width, height: width / ratio))
  }

  /// The size of the first part; the second is offered that size, and placed by the guides of both parts.
  mutating func arrangeAttachment(
    _ element: Element, _ alignment: Alignment, _ proposal: Proposal, isFinal: Bool
  ) -> Arrangement {
    var arrangement = arrangePlain(element.parts[0], proposal)
    guard isFinal, element.parts.count > 1 else { return arrangement }
    let whole = arrangement.answer
    let offered = Proposal(whole.size)
    settle(element.parts[1], in: offered)
    let attached = answer(element.parts[1], offered)
    let part = Arrangement.Part(
      element: element.parts[1], origin: alignment.origin(of: attached, in: whole), proposal: offered)
    if case .background = element.kind {
      arrangement.parts.insert(part, at: 0)
    } else {
      arrangement.parts.append(part)
    }
    return arrangement
  }
}

extension Alignment {
  /// The origin of `inner` at which its guides meet those of `outer`.
  func origin(of inner: Answer, in outer: Answer) -> Point {
    func distance(_ guide: AlignmentGuide) -> Double {
      let distance = outer.position(of: guide) - inner.position(of: guide)
      return distance.isFinite ? distance : 0
    }
    return Point(x: distance(.horizontal(horizontal)), y: distance(.vertical(vertical)))
  }
}
