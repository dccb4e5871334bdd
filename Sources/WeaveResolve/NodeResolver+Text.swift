// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSpec

extension NodeResolver {
  /// A text; with `fit`, also the fonts to try in turn.
  mutating func text(_ node: ContentNode, _ context: Inherited) -> ResolvedNode.Kind? {
    let p = node.properties
    let text = styled(node, context)
    let fonts = ladder(p[.fit], context)
    guard !fonts.isEmpty else { return .text(text) }
    let candidates = fonts.enumerated().map { index, font -> ResolvedNode in
      var inner = context
      inner.font = font
      var candidate = styled(node, inner)
      if index < fonts.count - 1 { candidate.lineLimit = 1 }
      return ResolvedNode(id: id(of: node, context), range: range(of: node), .text(candidate))
    }
    return .viewThatFits(horizontal: true, vertical: false, candidates)
  }

  /// The fonts of `fit`, in the order to try them.
  private mutating func ladder(_ property: Property?, _ context: Inherited) -> [FontSetting] {
    guard let property, let settled = evaluator.settle(property, context) else { return [] }
    switch settled {
    case .value(.list(let list), let place): return list.compactMap { font($0, context, at: place) }
    case .property(let p):
      guard case .array(let entries) = p.value else { return [] }
      return entries.compactMap { font($0, context) }
    case .value: return []
    }
  }

  private mutating func styled(_ node: ContentNode, _ context: Inherited) -> ResolvedText {
    let p = node.properties
    let limit = evaluator.number(p[.lineLimit], context).map { Int($0) }
    let spans = affordable(spans(of: node, context), node)
    let shrinking = min(max(evaluator.number(p[.minimumScale], context, default: 1), 0.05), 1)
    let smallest = spans.map(\.font).min { $0.size < $1.size }
    return ResolvedText(
      spans: spans, lineHeight: lineHeight(of: node, context),
      lineLimit: limit.flatMap { $0 > 0 ? $0 : nil },
      truncation: evaluator.token(p[.truncation], context, default: ResolvedText.Truncation.tail),
      minimumScale: smallest.map { environment.readableShrinking(shrinking, of: $0) } ?? shrinking,
      alignment: evaluator.token(p[.multilineAlignment], context, default: HorizontalAlignment.leading),
      box: evaluator.token(p[.box], context, default: ResolvedText.Box.line),
      alignsInkToLeadingEdge: evaluator.bool(p[.alignsInk], context, default: false),
      isBalanced: evaluator.bool(p[.balanced], context, default: false),
      keepsWords: evaluator.token(p[.lineBreak], context, default: LineBreak.standard) == .words,
      tabStops: tabStops(p[.tabStops], context))
  }

  /// The words of `lineBreak`.
  private enum LineBreak: String, CaseIterable { case standard, words }

  private mutating func tabStops(_ property: Property?, _ context: Inherited) -> [Double] {
    guard case .array(let entries)? = property?.value else { return [] }
    return entries.compactMap { evaluator.number($0, context) }
  }

  /// The spans, or none once the picture's texts exceed the limit for shaping.
  private mutating func affordable(_ spans: [TextSpan], _ node: ContentNode) -> [TextSpan] {
    let scalars = spans.reduce(0) { $0 + min($1.text.unicodeScalars.count, Limits.shapedScalars) }
    spent.textScalars += min(scalars, Limits.shapedScalars)
    guard spent.textScalars > Limits.glyphs else { return spans }
    end(.tooMuchText, node)
    return []
  }

  private mutating func spans(of node: ContentNode, _ context: Inherited) -> [TextSpan] {
    let p = node.properties
    guard case .array(let entries)? = p[.spans]?.value else {
      if evaluator.bool(p[.markdown], context, default: false) { return markdown(p, context) }
      return [
        TextSpan(
          evaluator.words(p[.text], context), font: shown(context.font.spec), color: context.foreground,
          strikethrough: line(p[.strikethrough], context), underline: line(p[.underline], context))
      ]
    }
    return entries.compactMap { entry in
      guard case .object(let span) = entry.value else { return nil }
      var inner = context
      if let color = evaluator.color(span[.foreground], context) { inner.foreground = color }
      if let font = font(span[.font], context) { inner.font = font }
      return TextSpan(
        evaluator.words(span[.text], inner), font: shown(inner.font.spec), color: inner.foreground,
        strikethrough: line(span[.strikethrough], inner), underline: line(span[.underline], inner),
        lineHeight: inner.font.lineHeight)
    }
  }

  /// One span for each stretch of a text with Markdown.
  private mutating func markdown(_ p: PropertyMap, _ context: Inherited) -> [TextSpan] {
    let text = evaluator.words(p[.text], context)
    let (struck, under) = (line(p[.strikethrough], context), line(p[.underline], context))
    let marked = InlineMarkdown(String(text.unicodeScalars.prefix(Limits.shapedScalars))) { word in
      evaluator.color(named: word, context) != nil
    }
    return marked.stretches.prefix(256).map { stretch in
      var font = context.font.spec
      if stretch.look.isBold { font.weight = font.weight < 600 ? 700 : 900 }
      if stretch.look.isItalic { font.isItalic = true }
      if stretch.look.isCode { font.family = .monospaced }
      let color = stretch.look.color.flatMap { evaluator.color(named: $0, context) } ?? context.foreground
      return TextSpan(
        stretch.text, font: shown(font), color: color, strikethrough: stretch.look.isStruck ? color : struck,
        underline: under)
    }
  }

  /// The font as drawn. If pixels can only be black or white, letters are placed on whole pixels, and thin stems, which
  /// would break, are avoided.
  private func shown(_ font: FontSpec) -> FontSpec {
    guard environment.appearance == .eink else { return font }
    var font = font
    font.pixelsPerPoint = environment.scale
    font.weight = max(500, font.weight)
    return font
  }

  /// The tallest line height among the fonts of the text.
  private mutating func lineHeight(of node: ContentNode, _ context: Inherited) -> Double {
    guard case .array(let entries)? = node.properties[.spans]?.value else { return context.font.lineHeight }
    return entries.reduce(into: 1) { height, entry in
      guard case .object(let span) = entry.value else { return }
      height = max(height, (font(span[.font], context) ?? context.font).lineHeight)
    }
  }

  /// The colour of a line through or under a text; nil for no line.
  private mutating func line(_ property: Property?, _ context: Inherited) -> Color? {
    guard let property, let settled = evaluator.settle(property, context) else { return nil }
    switch settled {
    case .property(let p):
      if case .bool(let flag) = p.value { return flag ? context.foreground : nil }
      return evaluator.color(property, context)
    case .value(let value, let place):
      guard value.isTruthy else { return nil }
      // A text is a colour; `true` and a number only say whether there is a line.
      guard case .string(let word) = value, word.trimmed.lowercased() != "true", value.number == nil else {
        return context.foreground
      }
      return evaluator.color(value, at: place, context) ?? context.foreground
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let tooMuchText: Self = "the texts come to more than \(Limits.glyphs) characters in all"
}
