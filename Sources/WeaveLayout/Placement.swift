// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve

/// The top-down pass: every element gets its final proposal and position, and becomes a node with a frame.
struct Placement {
  var measurement: Measurement
  /// Points.
  let canvas: Size
  private(set) var diagnostics: [Diagnostic] = []
  /// Content that extends beyond the canvas; a container that extends beyond it replaces its content.
  private var overhanging: [Overhang] = []
  private var review: LayoutReview
  private var reportedLosses: Set<PaddingLoss> = []
  /// The proposals and answers of every element; nil if no trace was requested.
  private(set) var trace: LayoutTrace?

  /// The effects of an element's ancestors.
  struct Surroundings {
    var isClipped = false
    /// Inside a background, which may bleed over the edge on purpose.
    var isBackground = false
    var isTurned = false
    var opacity = 1.0
    /// The innermost outline that clips it.
    var clip: Clip?
    /// The room that its paddings must fit into.
    var room: PaddingRoom
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
    let widget = PaddingRoom(box: Rect(origin: .zero, size: canvas))
    let node = place(root, at: origin, Proposal(canvas), Surroundings(room: widget))
    for overhang in overhanging { report(overhang.diagnostic(in: canvas)) }
    for diagnostic in review.diagnostics { report(diagnostic) }
    if measurement.isExhausted { report(measurement.tree[root].exhaustion) }
    return node
  }

  /// An element and everything in it, with absolute frames in points, not mirrored yet.
  private mutating func place(
    _ index: Int, at origin: Point, _ proposal: Proposal, _ surroundings: Surroundings
  ) -> LayoutNode {
    let element = measurement.tree[index]
    let arrangement = measurement.arrange(index, proposal, isFinal: true)
    let frame = Rect(origin: origin, size: arrangement.answer.size)
    var surroundings = surroundings
    surroundings.room.note(frame)
    if trace != nil { beginStep(element, proposal, arrangement) }
    defer { trace?.end() }
    switch element.kind {
    case .padding(let insets):
      guard let part = arrangement.parts.first else { break }
      let count = overhanging.count
      let node = place(part.element, at: origin + part.origin, part.proposal, surroundings)
      // Content that extends beyond the widget is reported as a whole.
      if overhanging.count == count { checkPadding(element, insets, frame, surroundings) }
      return node
    case .frame(let constraint):
      guard let part = arrangement.parts.first else { break }
      surroundings.room.narrow(to: frame, by: measurement.constraint(of: index, constraint))
      return place(part.element, at: origin + part.origin, part.proposal, surroundings)
    case .button(let title):
      guard let part = arrangement.parts.first else { break }
      review.beginButton(element, title: title, frame: seen(frame), surroundings)
      defer { review.endButton() }
      return place(part.element, at: origin + part.origin, part.proposal, surroundings)
    case .fixedSize, .aspectRatio, .offset, .guide:
      guard let part = arrangement.parts.first else { break }
      return place(part.element, at: origin + part.origin, part.proposal, surroundings)
    case .viewThatFits:
      guard let part = arrangement.parts.first else { break }
      return place(part.element, at: origin + part.origin, part.proposal, surroundings)
    case .stack, .zstack, .grid, .plot, .background, .overlay:
      return group(element, frame, arrangement.parts, surroundings)
    case .effect(let effect):
      let inside = surroundings.inside(effect, seen(frame), canvas)
      return LayoutNode(
        id: element.id, range: element.range, frame: frame, .effect(effect),
        children: arrangement.parts.map { place($0.element, at: origin + $0.origin, $0.proposal, inside) })
    case .mask:
      var mask = surroundings
      // Only its coverage is seen.
      mask.opacity = 0
      return LayoutNode(
        id: element.id, range: element.range, frame: frame, .effect(.mask),
        children: arrangement.parts.enumerated().map { index, part in
          place(part.element, at: origin + part.origin, part.proposal, index == 0 ? surroundings : mask)
        })
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
      // An overlay may extend beyond what it lies on, as a badge does.
      if case .overlay = element.kind, i == 1 { inside.room = .unbounded }
      node.children.append(place(part.element, at: frame.origin + part.origin, part.proposal, inside))
    }
    // A container without a place in the design, such as the widget itself, is less informative than its content.
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

  /// Reports a padding that extends beyond its room, once for all content that is too large there.
  private mutating func checkPadding(
    _ element: Element, _ insets: EdgeInsets, _ frame: Rect, _ surroundings: Surroundings
  ) {
    guard !surroundings.isBackground, !surroundings.isTurned, surroundings.opacity > 0.05,
      let loss = surroundings.room.loss(of: insets, around: frame), reportedLosses.insert(loss).inserted
    else { return }
    report(loss.diagnostic(element))
  }

  /// A frame as it is seen: mirrored in right-to-left languages.
  private func seen(_ frame: Rect) -> Rect {
    guard measurement.isRightToLeft else { return frame }
    return Rect(x: canvas.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private mutating func content(_ index: Int, _ element: Element, _ proposal: Proposal) -> LayoutNode.Content {
    switch element.kind {
    case .text(let text): .text(text, measurement.shapedText(index, text, proposal))
    case .leaf(let leaf, _): .leaf(leaf)
    case .divider(_, let color): .leaf(.shape(ResolvedShape(outline: .rectangle, fill: .color(color))))
    case .spacer, .stack, .zstack, .grid, .viewThatFits, .plot, .padding, .frame, .fixedSize, .aspectRatio, .background,
      .overlay, .mask, .offset, .guide, .button, .effect:
      .group
    }
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    // The family is missing on the machine, not only in this text: it is reported once, where it first shows.
    if diagnostic.code == .layoutMissingFamily, diagnostics.contains(where: { $0.message == diagnostic.message }) {
      return
    }
    if diagnostics.count < Limits.diagnostics { diagnostics.append(diagnostic) }
  }
}

extension Placement.Surroundings {
  /// The surroundings inside an effect.
  fileprivate func inside(_ effect: Effect, _ frame: Rect, _ canvas: Size) -> Self {
    var inside = self
    switch effect {
    case .clip(let outline):
      // The widget's own outline does not clip anything on purpose.
      let isWidget = frame.width >= canvas.width && frame.height >= canvas.height
      if !isWidget { inside.isClipped = true }
      inside.clip = Placement.Clip(frame: frame, outline: outline, isWidget: isWidget)
    case .opacity(let opacity): inside.opacity *= opacity
    case .rotation(let degrees): inside.isTurned = isTurned || degrees.truncatingRemainder(dividingBy: 360) != 0
    case .scale(let x, let y, _): inside.isTurned = isTurned || x != 1 || y != 1
    case .border, .shadow, .blur, .backdrop, .label, .dither, .blend, .mask, .grain, .redacted: break
    }
    return inside
  }
}
