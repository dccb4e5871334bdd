// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSchema
import WeaveSpec

extension NodeResolver {
  /// The modifiers of a node in the order of `ContentTable.modifiers`, from the innermost to the outermost.
  mutating func modifiers(of node: ContentNode, _ context: Inherited) -> [ResolvedNode.Modifier] {
    let p = node.properties
    let groups = node.modifiers
    var list: [ResolvedNode.Modifier] = []
    if groups.contains(.sizing) { appendSizing(p, context, isWidget: node.type == .widget, to: &list) }
    if groups.contains(.surroundings) { appendSurroundings(p, paintsBackground: node.type == .qr, context, to: &list) }
    if groups.contains(.drawing) { appendDrawing(p, context, to: &list) }
    if groups.contains(.placement) { appendPlacement(p, context, to: &list) }
    return node.isButton ? button(node, context, list) : list
  }

  /// The modifiers of a built-in template's button. The mark of the button encloses its ground and outline.
  private mutating func button(
    _ node: ContentNode, _ context: Inherited, _ modifiers: [ResolvedNode.Modifier]
  ) -> [ResolvedNode.Modifier] {
    let ground = modifiers.lastIndex { modifier in
      switch modifier {
      case .background, .overlay, .frame, .effect(.clip), .effect(.border), .effect(.backdrop): true
      case .padding, .fixedSize, .aspectRatio, .offset, .layoutPriority, .guide, .button, .effect: false
      }
    }
    var marked = modifiers
    let title = evaluator.text(node.properties[.accessibilityLabel], context) ?? ""
    marked.insert(.button(title), at: ground.map { $0 + 1 } ?? 0)
    return marked
  }

  private mutating func appendSizing(
    _ p: PropertyMap, _ context: Inherited, isWidget: Bool, to list: inout [ResolvedNode.Modifier]
  ) {
    if let property = p[.aspectRatio] {
      if case .object(let object) = property.value {
        let mode = evaluator.token(object[.mode], context, default: ContentMode.fit)
        if let ratio = evaluator.number(object[.ratio], context), ratio > 0 { list.append(.aspectRatio(ratio, mode)) }
      } else if let ratio = evaluator.number(property, context), ratio > 0 {
        list.append(.aspectRatio(ratio, .fit))
      }
    }
    if let property = p[.fixedSize] {
      if case .object(let object) = property.value {
        list.append(
          .fixedSize(
            horizontal: evaluator.bool(object[.horizontal], context, default: false),
            vertical: evaluator.bool(object[.vertical], context, default: false)))
      } else if evaluator.bool(property, context, default: false) {
        list.append(.fixedSize(horizontal: true, vertical: true))
      }
    }
    if let insets = insets(p[.padding], context), insets != .zero { list.append(.padding(insets)) }
    if case .object(let object)? = p[.frame]?.value {
      var frame = frame(object, context)
      // A widget needs the size of its canvas before layout begins.
      if isWidget, let parts = frame.parts { frame.settle(parts, in: environment.canvas) }
      list.append(.frame(frame))
    }
  }

  private mutating func insets(_ property: Property?, _ context: Inherited) -> EdgeInsets? {
    guard let property, let settled = evaluator.settle(property, context) else { return nil }
    guard case .property(let p) = settled, case .object(let object) = p.value else {
      return evaluator.number(property, context).map { EdgeInsets(all: $0) }
    }
    let horizontal = evaluator.number(object[.horizontal], context, default: 0)
    let vertical = evaluator.number(object[.vertical], context, default: 0)
    return EdgeInsets(
      top: evaluator.number(object[.top], context, default: vertical),
      leading: evaluator.number(object[.leading], context, default: horizontal),
      bottom: evaluator.number(object[.bottom], context, default: vertical),
      trailing: evaluator.number(object[.trailing], context, default: horizontal))
  }

  private mutating func frame(_ object: PropertyMap, _ context: Inherited) -> FrameConstraint {
    var parts = FrameParts()
    parts.width = evaluator.part(object[.width], context)
    parts.minWidth = evaluator.part(object[.minWidth], context)
    parts.idealWidth = evaluator.part(object[.idealWidth], context)
    parts.maxWidth = evaluator.part(object[.maxWidth], context)
    parts.height = evaluator.part(object[.height], context)
    parts.minHeight = evaluator.part(object[.minHeight], context)
    parts.idealHeight = evaluator.part(object[.idealHeight], context)
    parts.maxHeight = evaluator.part(object[.maxHeight], context)
    return FrameConstraint(
      width: evaluator.number(object[.width], context), height: evaluator.number(object[.height], context),
      minWidth: evaluator.number(object[.minWidth], context),
      idealWidth: evaluator.number(object[.idealWidth], context),
      maxWidth: evaluator.extent(object[.maxWidth], context),
      minHeight: evaluator.number(object[.minHeight], context),
      idealHeight: evaluator.number(object[.idealHeight], context),
      maxHeight: evaluator.extent(object[.maxHeight], context), alignment: alignment(object[.alignment], context),
      parts: parts == FrameParts() ? nil : parts)
  }

  /// - Parameter paintsBackground: whether the node itself paints `background`, as a QR code does between its squares.
  private mutating func appendSurroundings(
    _ p: PropertyMap, paintsBackground: Bool, _ context: Inherited, to list: inout [ResolvedNode.Modifier]
  ) {
    if !paintsBackground, let property = p[.background] {
      let place = alignment(p[.backgroundAlignment], context)
      if case .node(let node) = property.value {
        if let behind = single(node, context) { list.append(.background(behind, place)) }
      } else if let fill = evaluator.fill(property, context) {
        // A plain paint gets the clip outline of the node, so that no colour bleeds at its edge.
        let shape = ResolvedShape(outline: outline(p[.clip], context) ?? .rectangle, fill: fill)
        list.append(
          .background(
            ResolvedNode(id: context.prefix + "background", range: property.range, .leaf(.shape(shape))), place))
      }
    }
    if case .object(let object)? = p[.material]?.value {
      list.append(
        .effect(
          .backdrop(
            blur: min(evaluator.number(object[.blur], context, default: 18), Limits.blurDeviation),
            saturation: evaluator.number(object[.saturation], context, default: 1.7), outline(object, context))))
    }
    if case .node(let node)? = p[.overlay]?.value, let over = single(node, context) {
      list.append(.overlay(over, alignment(p[.overlayAlignment], context)))
    }
    if let outline = outline(p[.clip], context) { list.append(.effect(.clip(outline))) }
    if case .object(let object)? = p[.border]?.value {
      list.append(
        .effect(
          .border(
            evaluator.fill(object[.fill], context) ?? .color(context.foreground),
            width: evaluator.number(object[.width], context, default: 1), outline(object, context))))
    }
  }

  private mutating func appendDrawing(
    _ p: PropertyMap, _ context: Inherited, to list: inout [ResolvedNode.Modifier]
  ) {
    if case .object(let object)? = p[.shadow]?.value {
      list.append(
        .effect(
          .shadow(
            shadowColor(object[.color], context),
            radius: min(evaluator.number(object[.radius], context, default: 4), 2 * Limits.blurDeviation),
            x: evaluator.number(object[.x], context, default: 0),
            y: evaluator.number(object[.y], context, default: 0))))
    }
    if let deviation = evaluator.number(p[.blur], context), deviation > 0 {
      list.append(.effect(.blur(min(deviation, Limits.blurDeviation))))
    }
    let opacity = evaluator.number(p[.opacity], context, default: 1)
    let isHidden = evaluator.bool(p[.hidden], context, default: false)
    if opacity < 1 || isHidden { list.append(.effect(.opacity(isHidden ? 0 : max(0, opacity)))) }
    let degrees = evaluator.number(p[.rotation], context, default: 0)
    if degrees != 0 { list.append(.effect(.rotation(degrees))) }
    if let dithering: Dithering = evaluator.token(p[.dither], context) {
      list.append(.effect(.dither(dithering)))
    }
  }

  /// The colour of a shadow. On the lock screen, where every colour becomes the screen's own, it stays dark and is not
  /// a glow.
  private mutating func shadowColor(_ property: Property?, _ context: Inherited) -> Color {
    let color = evaluator.color(property, context) ?? Color.black.opacity(0.33)
    return context.palette.vibrant == nil ? color : Color.black.opacity(color.alpha)
  }

  private mutating func appendPlacement(
    _ p: PropertyMap, _ context: Inherited, to list: inout [ResolvedNode.Modifier]
  ) {
    if let insets = insets(p[.margin], context), insets != .zero { list.append(.padding(insets)) }
    if case .object(let object)? = p[.offset]?.value {
      list.append(
        .offset(
          x: evaluator.number(object[.x], context, default: 0),
          y: evaluator.number(object[.y], context, default: 0)))
    }
    if case .object(let object)? = p[.guides]?.value {
      for (key, guide) in Self.guides {
        if let offset = evaluator.number(object[key], context) { list.append(.guide(guide, offset: offset)) }
      }
    }
    let priority = evaluator.number(p[.layoutPriority], context, default: 0)
    if priority != 0 { list.append(.layoutPriority(priority)) }
    if let label = evaluator.text(p[.accessibilityLabel], context), !label.isEmpty {
      list.append(.effect(.label(label)))
    }
  }

  private static let guides: [(PropertyKey, AlignmentGuide)] = [
    (.leading, .horizontal(.leading)), (.trailing, .horizontal(.trailing)), (.top, .vertical(.top)),
    (.bottom, .vertical(.bottom)), (.firstTextBaseline, .vertical(.firstTextBaseline)),
    (.lastTextBaseline, .vertical(.lastTextBaseline)),
  ]
}
