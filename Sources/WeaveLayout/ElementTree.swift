// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// The design's tree as a list, parts before wholes, so that results for an element can be kept in an array.
struct ElementTree {
  private(set) var elements: [Element] = []
  private(set) var root = 0
  /// Elements whose size depends on the surrounding room, by the outermost of them, which is a direct part of the
  /// container.
  private(set) var partial: [Int: PartialFrames] = [:]
  private(set) var roomDependents: Set<Int> = []
  private var hasPartialFrames = false

  init(_ node: ResolvedNode) {
    root = add(node, in: nil)
    if hasPartialFrames { findPartialFrames() }
  }

  subscript(index: Int) -> Element { elements[index] }

  var hasImages: Bool { elements.contains { if case .leaf(.image, _) = $0.kind { true } else { false } } }

  /// An element's length along an axis if it does not depend on the proposal; nil if the element must be asked.
  func fixedLength(of index: Int, along axis: Axis) -> Double? {
    switch elements[index].kind {
    case .frame(let frame): axis == .horizontal ? frame.width : frame.height
    case .padding(let insets):
      fixedLength(of: elements[index].parts[0], along: axis).map {
        max(0, $0 + (axis == .horizontal ? insets.horizontal : insets.vertical))
      }
    case .fixedSize, .background, .overlay, .mask, .offset, .guide, .button, .effect:
      fixedLength(of: elements[index].parts[0], along: axis)
    case .zstack where elements[index].parts.count == 1: fixedLength(of: elements[index].parts[0], along: axis)
    case .stack, .zstack, .grid, .viewThatFits, .plot, .spacer, .divider, .text, .leaf, .aspectRatio: nil
    }
  }

  /// Adds a node and everything in it.
  ///
  /// - Parameter axis: of the surrounding stack; it determines the direction in which spacers and dividers grow.
  private mutating func add(_ node: ResolvedNode, in axis: Axis?) -> Int {
    let (kind, children, childAxis) = kind(of: node, in: axis)
    let parts = children.map { add($0, in: childAxis) }
    var priority = 0.0
    if case .spacer = kind { priority = -.infinity }
    var element = Element(id: node.id, range: node.range, kind: kind, parts: parts, priority: priority)
    for modifier in node.modifiers { element = applied(modifier, to: element) }
    return append(element)
  }

  /// Records for each part of a container the frames in it that depend on the container's room.
  private mutating func findPartialFrames() {
    var children = [root]
    for element in elements {
      switch element.kind {
      case .stack, .zstack, .grid, .viewThatFits, .plot: children += element.parts
      case .background, .overlay, .mask: children += element.parts.dropFirst()
      case .spacer, .divider, .text, .leaf, .padding, .frame, .fixedSize, .aspectRatio, .offset, .guide, .button,
        .effect:
        break
      }
    }
    for child in children {
      let found = partialFrames(from: child)
      if !found.frames.isEmpty { partial[child] = found }
      roomDependents.formUnion(found.dependents)
    }
  }

  private mutating func append(_ element: Element) -> Int {
    elements.append(element)
    return elements.count - 1
  }

  private func kind(of node: ResolvedNode, in axis: Axis?) -> (Element.Kind, [ResolvedNode], Axis?) {
    switch node.kind {
    case .hstack(let spacing, let alignment, let children):
      (.stack(.horizontal, spacing: Length.used(spacing), .vertical(alignment)), children, .horizontal)
    case .vstack(let spacing, let alignment, let children):
      (.stack(.vertical, spacing: Length.used(spacing), .horizontal(alignment)), children, .vertical)
    case .zstack(let alignment, let children): (.zstack(alignment), children, nil)
    case .grid(let grid): (.grid(Element.Grid(grid)), grid.cells, nil)
    case .viewThatFits(let horizontal, let vertical, let children):
      (.viewThatFits(horizontal: horizontal, vertical: vertical), children, axis)
    case .plot(let guide, let children): (.plot(guide), children, nil)
    case .spacer(let minLength): (.spacer(axis, minLength: Length.positive(minLength)), [], nil)
    case .divider(let color): (.divider(axis, color), [], nil)
    case .text(let text): (.text(text), [], nil)
    case .leaf(let leaf): (.leaf(leaf, leaf.traits.room.used), [], nil)
    }
  }

  /// The element with a modifier around it.
  private mutating func applied(_ modifier: ResolvedNode.Modifier, to element: Element) -> Element {
    if case .layoutPriority(let priority) = modifier {
      return Element(
        id: element.id, range: element.range, kind: element.kind, parts: element.parts,
        priority: Length.used(priority), span: element.span)
    }
    if case .columnSpan(let span) = modifier {
      return Element(
        id: element.id, range: element.range, kind: element.kind, parts: element.parts, priority: element.priority,
        span: max(1, span))
    }
    guard let kind = Element.Kind(modifier) else { return element }
    if case .frame(let frame) = kind, frame.parts != nil { hasPartialFrames = true }
    var parts = [append(element)]
    switch modifier {
    case .background(let node, _), .overlay(let node, _), .mask(let node, _):
      parts.append(add(node, in: nil))
    case .padding, .frame, .fixedSize, .aspectRatio, .offset, .layoutPriority, .columnSpan, .guide, .button, .effect:
      break
    }
    return Element(
      id: element.id, range: element.range, kind: kind, parts: parts, priority: element.priority,
      span: element.span)
  }
}

extension Element.Grid {
  fileprivate init(_ grid: ResolvedGrid) {
    self.init(
      columns: grid.columns.map { column in
        switch column {
        case .fixed(let width): return .fixed(Length.positive(width))
        case .flexible(let low, let high):
          let low = Length.positive(low)
          return .flexible(min: low, max: max(low, Length.bound(high) ?? .infinity))
        case .fit: return .fit
        case .adaptive(let low, let high):
          let low = Length.positive(low)
          return .adaptive(min: low, max: max(low, Length.bound(high) ?? .infinity))
        case .part(let part): return .part(part.isFinite ? max(0, part) : 0)
        case .flexibleToPart(let low, let part):
          return .flexibleToPart(min: Length.positive(low), max: part.isFinite ? max(0, part) : 0)
        }
      },
      horizontalSpacing: Length.used(grid.horizontalSpacing), verticalSpacing: Length.used(grid.verticalSpacing),
      alignment: grid.alignment, columnAlignments: grid.columnAlignments, areas: grid.areas)
    if columns.isEmpty { columns = [.flexible(min: 0, max: .infinity)] }
  }
}

extension Element.Kind {
  /// The element of a modifier; nil for one that changes nothing.
  fileprivate init?(_ modifier: ResolvedNode.Modifier) {
    switch modifier {
    case .padding(let insets): self = .padding(insets.used)
    case .frame(let frame): self = .frame(frame.used)
    case .fixedSize(let horizontal, let vertical): self = .fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let mode):
      guard ratio.isFinite, ratio > 0 else { return nil }
      self = .aspectRatio(min(max(ratio, 1 / Length.limit), Length.limit), mode)
    case .background(_, let alignment): self = .background(alignment)
    case .overlay(_, let alignment): self = .overlay(alignment)
    case .mask(_, let alignment): self = .mask(alignment)
    case .effect(let effect): self = .effect(effect.used)
    case .offset(let x, let y): self = .offset(Point(x: Length.used(x), y: Length.used(y)))
    case .guide(let guide, let offset): self = .guide(guide, offset: Length.used(offset))
    case .button(let title): self = .button(title: title)
    case .layoutPriority, .columnSpan: return nil
    }
  }
}

extension Effect {
  /// The effect with lengths that can be added, and without NaN.
  fileprivate var used: Effect {
    switch self {
    case .clip, .label, .dither, .blend, .mask, .redacted: self
    case .grain(let grain):
      .grain(
        Grain(amount: grain.amount.isFinite ? grain.amount : 0, size: Length.positive(grain.size), seed: grain.seed))
    case .border(let fill, let width, let outline): .border(fill, width: Length.positive(width), outline)
    case .shadow(let color, let radius, let x, let y):
      .shadow(color, radius: Length.positive(radius), x: Length.used(x), y: Length.used(y))
    case .blur(let radius): .blur(Length.positive(radius))
    case .backdrop(let blur, let saturation, let outline):
      .backdrop(blur: Length.positive(blur), saturation: Length.positive(saturation), outline)
    case .opacity(let opacity): .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1))
    case .scale(let x, let y, let anchor): .scale(x: Length.used(x), y: Length.used(y), anchor)
    case .rotation(let degrees): .rotation(degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0)
    }
  }
}

extension LeafRoom {
  /// The room with lengths that can be added, and proportions only if there are any.
  fileprivate var used: LeafRoom {
    func used(_ size: Size) -> Size { Size(width: Length.positive(size.width), height: Length.positive(size.height)) }
    switch self {
    case .fixed(let size, let baseline): return .fixed(used(size), baseline: Length.used(baseline))
    case .flexible(let ideal): return .flexible(ideal: used(ideal))
    case .proportional(let ideal):
      let ideal = used(ideal)
      return ideal.width > 0 && ideal.height > 0 ? .proportional(ideal: ideal) : .flexible(ideal: ideal)
    case .square(let ideal): return .square(ideal: Length.positive(ideal))
    case .bar(let ideal, let height): return .bar(idealWidth: Length.positive(ideal), height: Length.positive(height))
    }
  }
}

extension EdgeInsets {
  fileprivate var used: EdgeInsets {
    EdgeInsets(
      top: Length.used(top), leading: Length.used(leading), bottom: Length.used(bottom),
      trailing: Length.used(trailing))
  }
}

extension FrameConstraint {
  /// The constraint with lengths that can be added, and no maximum below its minimum.
  var used: FrameConstraint {
    func upper(_ bound: Double?, over low: Double?) -> Double? {
      Length.bound(bound).map { max($0, low ?? 0) }
    }
    let minWidth = Length.optional(minWidth)
    let minHeight = Length.optional(minHeight)
    return FrameConstraint(
      width: Length.optional(width), height: Length.optional(height),
      minWidth: minWidth, idealWidth: Length.optional(idealWidth), maxWidth: upper(maxWidth, over: minWidth),
      minHeight: minHeight, idealHeight: Length.optional(idealHeight),
      maxHeight: upper(maxHeight, over: minHeight), alignment: alignment, parts: parts)
  }
}
