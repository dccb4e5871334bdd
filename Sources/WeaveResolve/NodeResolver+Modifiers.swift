// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSchema
import WeaveSpec

extension NodeResolver {
  /// The modifiers of a node in the order of `ContentTable.modifiers`, from the innermost to the outermost.
  mutating func modifiers(of node: ContentNode, _ context: Inherited) -> [ResolvedNode.Modifier] {
    let p = node[ModifierKeys.self]
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
      case .background, .overlay, .mask, .frame, .effect(.clip), .effect(.border), .effect(.backdrop): true
      case .padding, .fixedSize, .aspectRatio, .offset, .layoutPriority, .columnSpan, .guide, .button, .effect: false
      }
    }
    var marked = modifiers
    let title = evaluator.read(ModifierKeys.accessibilityLabel, node[ModifierKeys.self], context) ?? ""
    marked.insert(.button(title), at: ground.map { $0 + 1 } ?? 0)
    return marked
  }

  private mutating func appendSizing(
    _ p: Properties<ModifierKeys>, _ context: Inherited, isWidget: Bool, to list: inout [ResolvedNode.Modifier]
  ) {
    if let property = p[ModifierKeys.aspectRatio] {
      if let object = property.object(of: RatioKeys.self) {
        let mode = evaluator.read(RatioKeys.mode, object, context)
        if let ratio = evaluator.read(RatioKeys.ratio, object, context), ratio > 0 {
          list.append(.aspectRatio(ratio, mode))
        }
      } else if let ratio = evaluator.number(property, context), ratio > 0 {
        list.append(.aspectRatio(ratio, .fit))
      }
    }
    if let property = p[ModifierKeys.fixedSize] {
      if let object = property.object(of: AxesKeys.self) {
        list.append(
          .fixedSize(
            horizontal: evaluator.read(AxesKeys.horizontal, object, context),
            vertical: evaluator.read(AxesKeys.vertical, object, context)))
      } else if evaluator.bool(property, context) == true {
        list.append(.fixedSize(horizontal: true, vertical: true))
      }
    }
    if let insets = insets(p[ModifierKeys.padding], context), insets != .zero { list.append(.padding(insets)) }
    if let object = p.object(ModifierKeys.frame) {
      var frame = frame(object, context)
      // A widget needs the size of its canvas before layout begins.
      if isWidget, let parts = frame.parts { frame.settle(parts, in: environment.canvas) }
      list.append(.frame(frame))
    }
  }

  private mutating func insets(_ property: Property?, _ context: Inherited) -> EdgeInsets? {
    guard let property, let settled = evaluator.settle(property, context) else { return nil }
    guard case .property(let settled) = settled, let p = settled.object(of: InsetsKeys.self) else {
      return evaluator.number(property, context).map { EdgeInsets(all: $0) }
    }
    let horizontal = evaluator.read(InsetsKeys.horizontal, p, context)
    let vertical = evaluator.read(InsetsKeys.vertical, p, context)
    return EdgeInsets(
      top: evaluator.read(InsetsKeys.top, p, context) ?? vertical,
      leading: evaluator.read(InsetsKeys.leading, p, context) ?? horizontal,
      bottom: evaluator.read(InsetsKeys.bottom, p, context) ?? vertical,
      trailing: evaluator.read(InsetsKeys.trailing, p, context) ?? horizontal)
  }

  private mutating func frame(_ p: Properties<FrameKeys>, _ context: Inherited) -> FrameConstraint {
    var parts = FrameParts()
    parts.width = evaluator.part(p[FrameKeys.width], context)
    parts.minWidth = evaluator.part(p[FrameKeys.minWidth], context)
    parts.idealWidth = evaluator.part(p[FrameKeys.idealWidth], context)
    parts.maxWidth = evaluator.part(p[FrameKeys.maxWidth], context)
    parts.height = evaluator.part(p[FrameKeys.height], context)
    parts.minHeight = evaluator.part(p[FrameKeys.minHeight], context)
    parts.idealHeight = evaluator.part(p[FrameKeys.idealHeight], context)
    parts.maxHeight = evaluator.part(p[FrameKeys.maxHeight], context)
    return FrameConstraint(
      width: evaluator.read(FrameKeys.width, p, context), height: evaluator.read(FrameKeys.height, p, context),
      minWidth: evaluator.read(FrameKeys.minWidth, p, context),
      idealWidth: evaluator.read(FrameKeys.idealWidth, p, context),
      maxWidth: evaluator.read(FrameKeys.maxWidth, p, context),
      minHeight: evaluator.read(FrameKeys.minHeight, p, context),
      idealHeight: evaluator.read(FrameKeys.idealHeight, p, context),
      maxHeight: evaluator.read(FrameKeys.maxHeight, p, context),
      alignment: evaluator.read(FrameKeys.alignment, p, context).alignment,
      parts: parts == FrameParts() ? nil : parts)
  }

  /// - Parameter paintsBackground: whether the node itself paints `background`, as a QR code does between its squares.
  private mutating func appendSurroundings(
    _ p: Properties<ModifierKeys>, paintsBackground: Bool, _ context: Inherited, to list: inout [ResolvedNode.Modifier]
  ) {
    if !paintsBackground, let property = p[ModifierKeys.background] {
      let place = evaluator.read(ModifierKeys.backgroundAlignment, p, context).alignment
      if let node = property.node {
        if let behind = single(node, context) { list.append(.background(behind, place)) }
      } else if let fill = evaluator.fill(property, context) {
        // A plain paint gets the clip outline of the node, so that no colour bleeds at its edge.
        let shape = ResolvedShape(outline: outline(p[ModifierKeys.clip], context) ?? .rectangle, fill: fill)
        list.append(
          .background(
            ResolvedNode(id: context.prefix + "background", range: property.range, .leaf(.shape(shape))), place))
      }
    }
    if let object = p.object(ModifierKeys.material) {
      list.append(
        .effect(
          .backdrop(
            blur: evaluator.read(MaterialKeys.blur, object, context),
            saturation: evaluator.read(MaterialKeys.saturation, object, context), outline(object, context))))
    }
    if let node = p.node(ModifierKeys.overlay), let over = single(node, context) {
      list.append(.overlay(over, evaluator.read(ModifierKeys.overlayAlignment, p, context).alignment))
    }
    if let node = p.node(ModifierKeys.mask), let shape = single(node, context) {
      list.append(.mask(shape, evaluator.read(ModifierKeys.maskAlignment, p, context).alignment))
    }
    if let outline = outline(p[ModifierKeys.clip], context) { list.append(.effect(.clip(outline))) }
    if let grain = grain(p, context) { list.append(.effect(.grain(grain))) }
    if evaluator.read(ModifierKeys.redacted, p, context) { list.append(.effect(.redacted)) }
    if let object = p.object(ModifierKeys.border) {
      list.append(
        .effect(
          .border(
            evaluator.read(BorderKeys.fill, object, context) ?? context.paint,
            width: evaluator.read(BorderKeys.width, object, context), outline(object, context))))
    }
  }

  /// Nil on screens with one colour: noise would become scattered dots on e-ink, and specks in the system's glass.
  private mutating func grain(_ p: Properties<ModifierKeys>, _ context: Inherited) -> Grain? {
    guard let object = p.object(ModifierKeys.grain) else { return nil }
    let grain = Grain(
      amount: evaluator.read(GrainKeys.amount, object, context), size: evaluator.read(GrainKeys.size, object, context),
      seed: evaluator.read(GrainKeys.seed, object, context))
    let appearance = environment.appearance
    guard appearance != .eink, !appearance.isGlass, !environment.size.isAccessory else { return nil }
    return grain.amount > 0 ? grain : nil
  }

  private mutating func appendDrawing(
    _ p: Properties<ModifierKeys>, _ context: Inherited, to list: inout [ResolvedNode.Modifier]
  ) {
    if let object = p.object(ModifierKeys.shadow) {
      list.append(
        .effect(
          .shadow(
            shadowColor(evaluator.read(ShadowKeys.color, object, context), context),
            radius: evaluator.read(ShadowKeys.radius, object, context),
            x: evaluator.read(ShadowKeys.x, object, context),
            y: evaluator.read(ShadowKeys.y, object, context))))
    }
    if let deviation = evaluator.read(ModifierKeys.blur, p, context), deviation > 0 {
      list.append(.effect(.blur(min(deviation, Limits.blurDeviation))))
    }
    let opacity = evaluator.read(ModifierKeys.opacity, p, context)
    let isHidden = evaluator.read(ModifierKeys.hidden, p, context)
    if opacity < 1 || isHidden { list.append(.effect(.opacity(isHidden ? 0 : max(0, opacity)))) }
    let degrees = evaluator.read(ModifierKeys.rotation, p, context)
    if degrees != 0 { list.append(.effect(.rotation(degrees))) }
    if let scale = scaleEffect(p[ModifierKeys.scaleEffect], context) { list.append(.effect(scale)) }
    let blending = evaluator.read(ModifierKeys.blendMode, p, context)
    if blending != .normal, environment.appearance != .eink { list.append(.effect(.blend(blending))) }
    if let dithering = evaluator.read(ModifierKeys.dither, p, context) {
      list.append(.effect(.dither(dithering)))
    }
  }

  private mutating func scaleEffect(_ property: Property?, _ context: Inherited) -> Effect? {
    guard let property, let settled = evaluator.settle(property, context) else { return nil }
    if case .property(let settled) = settled, let object = settled.object(of: ScaleKeys.self) {
      return .scale(
        x: evaluator.read(ScaleKeys.x, object, context), y: evaluator.read(ScaleKeys.y, object, context),
        evaluator.read(ScaleKeys.anchor, object, context).alignment)
    }
    return evaluator.number(property, context).map { number in
      let factor = min(max(number, -100), 100)
      return .scale(x: factor, y: factor, .center)
    }
  }

  /// The colour of a shadow. On the lock screen, where every colour becomes the screen's own, it stays dark and is not
  /// a glow.
  private func shadowColor(_ color: Color, _ context: Inherited) -> Color {
    context.palette.vibrant == nil ? color : Color.black.opacity(color.alpha)
  }

  private mutating func appendPlacement(
    _ p: Properties<ModifierKeys>, _ context: Inherited, to list: inout [ResolvedNode.Modifier]
  ) {
    if let insets = insets(p[ModifierKeys.margin], context), insets != .zero { list.append(.padding(insets)) }
    if let object = p.object(ModifierKeys.offset) {
      list.append(
        .offset(
          x: evaluator.read(PointKeys.x, object, context),
          y: evaluator.read(PointKeys.y, object, context)))
    }
    if let object = p.object(ModifierKeys.guides) {
      for (key, guide) in Self.guides {
        if let offset = evaluator.read(key, object, context) { list.append(.guide(guide, offset: offset)) }
      }
    }
    let priority = evaluator.read(ModifierKeys.layoutPriority, p, context)
    if priority != 0 { list.append(.layoutPriority(priority)) }
    let span = evaluator.read(ModifierKeys.columnSpan, p, context)
    if span > 1 { list.append(.columnSpan(span)) }
    if let label = evaluator.read(ModifierKeys.accessibilityLabel, p, context), !label.isEmpty {
      list.append(.effect(.label(label)))
    }
  }

  private static let guides: [(ContentKey<GuidesKeys, Double?>, AlignmentGuide)] = [
    (GuidesKeys.leading, .horizontal(.leading)), (GuidesKeys.trailing, .horizontal(.trailing)),
    (GuidesKeys.top, .vertical(.top)),
    (GuidesKeys.bottom, .vertical(.bottom)), (GuidesKeys.firstTextBaseline, .vertical(.firstTextBaseline)),
    (GuidesKeys.lastTextBaseline, .vertical(.lastTextBaseline)),
  ]
}
