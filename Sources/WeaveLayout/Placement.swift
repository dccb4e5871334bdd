// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve

/// The way down the tree: every element gets its final proposal and place, and becomes a node with a frame.
struct Placement {
  var measurement: Measurement
  /// Points.
  let canvas: Size
  private(set) var diagnostics: [Diagnostic] = []
  /// Content that sticks out of the canvas; each is replaced by the container that sticks out for it.
  private var overhanging: [Overhang] = []
  private var review: LayoutReview
  /// What every element was offered and answered; nil where nobody asks.
  private(set) var trace: LayoutTrace?

  /// What an element's ancestors do to it.
  struct Surroundings {
    var isClipped = false
    /// Inside a background, which may bleed over the edge on purpose.
    var isBackground = false
    var isTurned = false
    var opacity = 1.0
    /// The innermost outline that cuts it.
    var clip: Clip?
  }

  init(_ measurement: Measurement, canvas: Size, isTraced: Bool = false) {
    self.measurement = measurement
    self.canvas = canvas
    review = LayoutReview(canvas: canvas)
    if isTraced { trace = LayoutTrace() }
  }

  mutating func placeRoot() -> LayoutNode {
    let root = measurement.tree.root
    measurement.settle(root, in: Proposal(canvas))
    let size = measurement.answer(root, Proposal(canvas)).size
    let origin = Point(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2)
    let node = place(root, at: origin, Proposal(canvas), Surroundings())
    for overhang in overhanging { report(overhang.diagnostic(in: canvas)) }
    for diagnostic in review.diagnostics { report(diagnostic) }
    if measurement.isExhausted { report(measurement.tree[root].exhaustion) }
    return node
  }

  /// An element and all inside it, with absolute frames in points, not mirrored yet.
  private mutating func place(
    _ index: Int, at origin: Point, _ proposal: Proposal, _ surroundings: Surroundings
  ) -> LayoutNode {
    let element = measurement.tree[index]
    let arrangement = measurement.arrange(index, proposal, isFinal: true)
    let frame = Rect(origin: origin, size: arrangement.answer.size)
    if trace != nil { beginStep(element, proposal, arrangement) }
    defer { trace?.end() }
    switch element.kind {
    case .padding, .frame, .fixedSize, .aspectRatio, .offset, .guide:
      guard let part = arrangement.parts.first else { break }
      return place(part.element, at: origin + part.origin, part.proposal, surroundings)
    case .viewThatFits:
      guard let part = arrangement.parts.first else { break }
      return place(part.element, at: origin + part.origin, part.proposal, surroundings)
    case .stack, .zstack, .grid, .background, .overlay:
      return group(element, frame, arrangement.parts, surroundings)
    case .effect(let effect):
      let inside = surroundings.inside(effect, seen(frame), canvas)
      return LayoutNode(
        id: element.id, range: element.range, frame: frame, .effect(effect),
        children: arrangement.parts.map { place($0.element, at: origin + $0.origin, $0.proposal, inside) })
    case .spacer, .divider, .text, .leaf: break
    }
    return leaf(index, element, frame, proposal, surroundings)
  }

  private mutating func beginStep(_ element: Element, _ proposal: Proposal, _ arrangement: Arrangement) {
    let parts = arrangement.parts.map { part in
      (measurement.tree[part.element], measurement.answer(part.element, part.proposal).size)
    }
    trace?.begin(element, proposal, arrangement, parts: parts)
  }

  private mutating func group(
    _ element: Element, _ frame: Rect, _ parts: [Arrangement.Part], _ surroundings: Surroundings
  ) -> LayoutNode {
    let before = overhanging.count
    var node = LayoutNode(id: element.id, range: element.range, frame: frame, .group)
    node.children.reserveCapacity(parts.count)
    for (i, part) in parts.enumerated() {
      var inside = surroundings
      if case .background = element.kind, i == 0, parts.count > 1 { inside.isBackground = true }
      node.children.append(place(part.element, at: frame.origin + part.origin, part.proposal, inside))
    }
    // A container without a place in the design, such as the widget itself, says less than what is in it.
    let isPlaced = element.range != nil || overhanging.dropFirst(before).allSatisfy { $0.range == nil }
    if overhanging.count > before, isPlaced, let whole = Overhang(element, frame, in: canvas) {
      overhanging.removeSubrange(before...)
      overhanging.append(whole)
    }
    return node
  }

  private mutating func leaf(
    _ index: Int, _ element: Element, _ frame: Rect, _ proposal: Proposal, _ surroundings: Surroundings
  ) -> LayoutNode {
    let content = content(index, element, proposal)
    let squeezed = element.squeezed(into: frame.size)
    if element.isEssential, squeezed == nil, !surroundings.isClipped, !surroundings.isBackground,
      let overhang = Overhang(element, frame, in: canvas)
    {
      overhanging.append(overhang)
    }
    if case .leaf(let leaf) = content { review.add(element, leaf: leaf, frame: seen(frame), surroundings) }
    if case .text(let text, let shaped) = content {
      review.add(element, text: text, shaped, frame: seen(frame), surroundings)
      for diagnostic in TextDiagnosis(element, index, text, shaped, frame).diagnostics(&measurement) {
        report(diagnostic)
      }
    }
    if let squeezed { report(squeezed) }
    return LayoutNode(id: element.id, range: element.range, frame: frame, content)
  }

  /// A frame where it is seen: mirrored in languages that run from right to left.
  private func seen(_ frame: Rect) -> Rect {
    guard measurement.isRightToLeft else { return frame }
    return Rect(x: canvas.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private mutating func content(_ index: Int, _ element: Element, _ proposal: Proposal) -> LayoutNode.Content {
    switch element.kind {
    case .text(let text): .text(text, measurement.shapedText(index, text, proposal))
    case .leaf(let leaf, _): .leaf(leaf)
    case .divider(_, let color): .leaf(.shape(ResolvedShape(outline: .rectangle, fill: .color(color))))
    case .spacer, .stack, .zstack, .grid, .viewThatFits, .padding, .frame, .fixedSize, .aspectRatio, .background,
      .overlay, .offset, .guide, .effect:
      .group
    }
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    // The machine lacks it, not this text: once is enough, where it first shows.
    if diagnostic.code == .layoutMissingFamily, diagnostics.contains(where: { $0.message == diagnostic.message }) {
      return
    }
    if diagnostics.count < Limits.diagnostics { diagnostics.append(diagnostic) }
  }
}

extension Placement.Surroundings {
  /// What an effect does to what is in it.
  fileprivate func inside(_ effect: Effect, _ frame: Rect, _ canvas: Size) -> Self {
    var inside = self
    switch effect {
    case .clip(let outline):
      // The widget's own outline cuts nothing on purpose.
      let isWidget = frame.width >= canvas.width && frame.height >= canvas.height
      if !isWidget { inside.isClipped = true }
      inside.clip = Placement.Clip(frame: frame, outline: outline, isWidget: isWidget)
    case .opacity(let opacity): inside.opacity *= opacity
    case .rotation(let degrees): inside.isTurned = isTurned || degrees.truncatingRemainder(dividingBy: 360) != 0
    case .border, .shadow, .blur, .backdrop, .label, .dither: break
    }
    return inside
  }
}
