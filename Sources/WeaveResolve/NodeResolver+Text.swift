// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec

extension NodeResolver {
  /// A text; with `fit`, also the fonts to try in turn.
  mutating func text(_ node: ContentNode, _ context: Inherited) -> ResolvedNode.Kind? {
    let p = node[TextKeys.self]
    let text = styled(node, context)
    let fonts = ladder(p[TextKeys.fit], context)
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
    let p = node[TextKeys.self]
    var text = set(spans(of: node, context), lineHeight: lineHeight(of: node, context), node, context)
    text.box = evaluator.read(TextKeys.box, p, context)
    text.alignsInkToLeadingEdge = evaluator.read(TextKeys.alignsInk, p, context)
    text.isBalanced = evaluator.read(TextKeys.balanced, p, context)
    text.keepsWords = evaluator.read(TextKeys.lineBreak, p, context) == .words
    text.tabStops = tabStops(p[TextKeys.tabStops], context)
    if let stroke = p.object(TextKeys.stroke) {
      let width = evaluator.read(TextStrokeKeys.width, stroke, context)
      let fill = evaluator.read(TextStrokeKeys.fill, stroke, context).map(shown) ?? context.paint
      if width > 0 { text.stroke = TextStroke(fill: fill, width: width) }
    }
    return text
  }

  /// A text in the font, the paint and the settings of its surroundings.
  mutating func plainText(_ property: Property?, _ node: ContentNode, _ context: Inherited) -> ResolvedText {
    let span = TextSpan(
      words(property, context), font: shown(context.font.spec), color: context.foreground, gradient: context.gradient)
    return set([span], lineHeight: pitch(of: context.font, context), node, context)
  }

  /// Spans as a text with the settings of its surroundings.
  mutating func set(
    _ spans: [TextSpan], lineHeight: Double, _ node: ContentNode, _ context: Inherited
  ) -> ResolvedText {
    let spans = affordable(spans, node)
    let settings = context.texts
    let smallest = spans.map(\.font).min { $0.size < $1.size }
    var text = ResolvedText(
      spans: spans, lineHeight: lineHeight, lineBox: context.font.lineBox, pixelsPerPoint: environment.scale,
      lineLimit: settings.lineLimit, reservesLines: settings.reservesSpace, truncation: settings.truncation,
      minimumScale: smallest.map { environment.readableShrinking(settings.minimumScale, of: $0) }
        ?? settings.minimumScale,
      alignment: settings.alignment)
    // As in SwiftUI. The ready templates count on lines that keep their height.
    text.shrinksForHeight = insistsOnSizes && text.minimumScale < 1
    return text
  }

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
    let p = node[TextKeys.self]
    guard case .array(let entries)? = p[TextKeys.spans]?.value else {
      if evaluator.read(TextKeys.markdown, p, context) { return markdown(p, context) }
      return [
        TextSpan(
          words(p[TextKeys.text], context), font: shown(context.font.spec), color: context.foreground,
          gradient: context.gradient,
          strikethrough: line(p[TextKeys.strikethrough], context), underline: line(p[TextKeys.underline], context))
      ]
    }
    return entries.compactMap { entry in
      guard let span = entry.object(of: SpanKeys.self) else { return nil }
      var inner = context
      if let fill = evaluator.read(SpanKeys.foreground, span, context) { inner.setForeground(shown(fill)) }
      if let font = font(span[SpanKeys.font], context) { inner.font = font }
      return TextSpan(
        words(span[SpanKeys.text], inner), font: shown(inner.font.spec), color: inner.foreground,
        gradient: inner.gradient,
        strikethrough: line(span[SpanKeys.strikethrough], inner), underline: line(span[SpanKeys.underline], inner),
        lineHeight: pitch(of: inner.font, context), lineBox: inner.font.lineBox)
    }
  }

  /// One span for each stretch of a text with Markdown.
  private mutating func markdown(_ p: Properties<TextKeys>, _ context: Inherited) -> [TextSpan] {
    // Marks first: the colours in them are names, whatever the letters of the text.
    let text = evaluator.words(p[TextKeys.text], context)
    let (struck, under) = (line(p[TextKeys.strikethrough], context), line(p[TextKeys.underline], context))
    let marked = InlineMarkdown(String(text.unicodeScalars.prefix(Limits.shapedScalars))) { word in
      evaluator.color(named: word, context) != nil
    }
    return marked.stretches.prefix(256).map { stretch in
      var font = context.font.spec
      if stretch.look.isBold { font.weight = font.weight < 600 ? 700 : 900 }
      if stretch.look.isItalic { font.isItalic = true }
      if stretch.look.isCode { font.family = .monospaced }
      let own = stretch.look.color.flatMap { evaluator.color(named: $0, context) }
      let color = own ?? context.foreground
      return TextSpan(
        cased(stretch.text, context), font: shown(font), color: color, gradient: own == nil ? context.gradient : nil,
        strikethrough: stretch.look.isStruck ? color : struck,
        underline: under)
    }
  }

  /// The font as drawn. If pixels can only be black or white, letters are placed on whole pixels, and thin stems, which
  /// would break, are avoided. Letters of whole pixels stand on whole pixels everywhere.
  func shown(_ font: FontSpec) -> FontSpec {
    if case .face(let face, _) = font.family, face.isOnPixels(size: font.size * environment.scale) {
      var font = font
      font.pixelsPerPoint = environment.scale
      return font
    }
    guard environment.appearance == .eink else { return font }
    var font = font
    font.pixelsPerPoint = environment.scale
    font.weight = max(500, font.weight)
    return font
  }

  /// The tallest line height among the fonts of the text.
  private mutating func lineHeight(of node: ContentNode, _ context: Inherited) -> Double {
    guard case .array(let entries)? = node[TextKeys.self][TextKeys.spans]?.value else {
      return pitch(of: context.font, context)
    }
    return entries.reduce(into: 1) { height, entry in
      guard let span = entry.object(of: SpanKeys.self) else { return }
      height = max(height, pitch(of: font(span[SpanKeys.font], context) ?? context.font, context))
    }
  }

  /// Points from baseline to baseline in a font.
  private func pitch(of font: FontSetting, _ context: Inherited) -> Double {
    max(1, font.lineHeight + context.texts.lineSpacing)
  }

  /// The characters of a text, in the letters that its surroundings ask for.
  private mutating func words(_ property: Property?, _ context: Inherited) -> String {
    cased(evaluator.words(property, context), context)
  }

  private func cased(_ words: String, _ context: Inherited) -> String {
    switch context.texts.letters {
    case .none: words
    case .uppercase: CasedText.upper(words, environment.locale)
    case .lowercase: CasedText.lower(words, environment.locale)
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
  fileprivate static let tooMuchText: Self = "the texts have more than \(Limits.glyphs) characters in all"
}
