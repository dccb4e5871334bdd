// SPDX-License-Identifier: MIT

import WeaveData
public import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveGraphics
import WeaveJSON
import WeaveRender
import WeaveResolve
import WeaveSchema
import WeaveSpec

/// The information about a place, for an editor's hover.
public struct Hover: Sendable, Hashable {
  /// The information as Markdown.
  public var markdown: String
  /// The bytes that it describes.
  public var range: SourceRange
  /// The symbol that it describes, for a picture in the editor.
  public var symbol: String?
  /// The colour that it describes, as `#rrggbb`: for light, and for dark if it differs there.
  public var colors: [String]?

  init(markdown: String, range: SourceRange, symbol: String? = nil, colors: [String]? = nil) {
    (self.markdown, self.range, self.symbol, self.colors) = (markdown, range, symbol, colors)
  }
}

/// Finds the hover information for a place in a design.
public struct HoverFinder {
  private let view: DesignView
  private let facts: DesignFacts
  private let around: Surroundings
  private let offset: Int
  private let completer: Completer

  /// A finder for the place at a byte offset.
  public init(_ view: DesignView, facts: DesignFacts, around: Surroundings = Surroundings(), at offset: Int) {
    (self.view, self.facts, self.around, self.offset) = (view, facts, around, offset)
    completer = Completer(view, facts: facts, around: around, at: offset)
  }

  /// The information; nil if nothing is known about the place.
  public var hover: Hover? {
    guard view.kind != .other else { return nil }
    switch completer.cursor.token {
    case .key(let range): return key(range)
    case .string(let range): return string(range)
    case .word(let range): return completer.cursor.expects == .value ? value(range) : nil
    case .none: return nil
    }
  }

  // MARK: Keys and values

  private func key(_ range: SourceRange) -> Hover? {
    let name = StringText.decoded(range, in: view.source.bytes)
    for shape in completer.place.shapes {
      switch shape.form {
      case .table(let object):
        if let field = object.field(name) {
          return Hover(markdown: FieldWords.markdown(of: field, in: object), range: range)
        }
      case .cases:
        if ContentCase.words.contains(name) {
          return Hover(markdown: "**`\(name)`**: the value for this size or appearance.", range: range)
        }
      case .map, .arguments: continue
      }
    }
    return mention(inside: range)
  }

  private func value(_ range: SourceRange) -> Hover? {
    guard let field = completer.place.field else { return nil }
    return Hover(markdown: FieldWords.markdown(of: field, in: nil), range: range)
  }

  private func string(_ range: SourceRange) -> Hover? {
    let text = StringText(range, in: view.source)
    let forms = PlainType.all(of: completer.place.types)
    let isDynamic = forms.contains { $0.isDynamic }
    let cursor = TextCursor(in: text.text, at: text.decodedOffset(of: offset), isExpression: isDynamic)
    if let found = inside(text, cursor) { return found }
    let isText = isDynamic && text.text.hasPrefix("=") || text.text.contains("{{")
    if isText { return given(text, isExpression: isDynamic && text.text.hasPrefix("=")) }
    if let found = mention(inside: range) { return found }
    if completer.isAtSymbol { return symbol(text.text, range) }
    if forms.contains(where: \.isColor), let color = color(text.text, range) { return color }
    return value(range)
  }

  private func symbol(_ name: String, _ range: SourceRange) -> Hover {
    guard Language.symbolNames(matching: name).contains(name) else {
      return Hover(markdown: "**`\(name)`**: unknown symbol", range: range)
    }
    return Hover(markdown: "**`\(name)`**: a symbol", range: range, symbol: name)
  }

  private func color(_ text: String, _ range: SourceRange) -> Hover? {
    guard let name = ColorName(text) else { return nil }
    let accent = completer.design?["style"]?["accent"]?.stringValue ?? "blue"
    let hexes = [false, true].map { isDark in
      Palette(isDark: isDark, accent: accent, ownAccent: Color(hex: accent)).color(name).hex
    }
    return hexes[0] == hexes[1]
      ? Hover(markdown: "**`\(text)`**: \(hexes[0])", range: range, colors: [hexes[0]])
      : Hover(markdown: "**`\(text)`**: \(hexes[0]) in light, \(hexes[1]) in dark", range: range, colors: hexes)
  }

  // MARK: Inside of texts

  private func inside(_ text: StringText, _ cursor: TextCursor) -> Hover? {
    let bytes = Array(text.text.utf8)
    func whole(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    switch cursor.region {
    case .filter, .fallback, .argument:
      var name = whole(cursor.fullRange)
      if case .argument(let filter) = cursor.region { name = filter }
      guard let filter = TextFilter(name: name.trimmingBlanks) else { return nil }
      return Hover(markdown: TextCompleter.markdown(of: filter), range: text.range(of: cursor.fullRange))
    case .key, .expression:
      let name = whole(cursor.range).trimmingBlanks
      guard !name.isEmpty else { return nil }
      let range = text.range(of: cursor.range)
      if !cursor.path.isEmpty { return member(name, cursor.path, range) }
      let isCall = bytes[min(cursor.range.upperBound, bytes.count)...].first { $0 != 0x20 } == UInt8(ascii: "(")
      if cursor.region == .expression, isCall, let function = ExpressionFunction(name: name) {
        return Hover(markdown: TextCompleter.markdown(of: function), range: range)
      }
      return variable(name, range, inExpression: cursor.region == .expression)
    case .quoted:
      guard cursor.isInVar(text.text) else { return nil }
      return variable(whole(cursor.range), text.range(of: cursor.range), inExpression: true)
    case .literal: return nil
    }
  }

  private func member(_ name: String, _ path: [PathStep], _ range: SourceRange) -> Hover? {
    let scope = ShapeScope(design: completer.design, locals: completer.locals)
    guard let member = scope.shape(ofPath: path).members.first(where: { $0.name == name }) else { return nil }
    return Hover(markdown: "**`\(name)`**: \(member.shape.text)\n\n\(member.summary)", range: range)
  }

  private func variable(_ name: String, _ range: SourceRange, inExpression: Bool) -> Hover? {
    let compared = DesignNames.compared(name)
    if let local = completer.locals.last(where: { DesignNames.compared($0.name) == compared }) {
      return Hover(markdown: "**`\(name)`**: \(shape(of: name).text)\n\n\(local.summary)", range: range)
    }
    let scope = facts.scope(of: completer.design)
    let value = inExpression ? scope.value(for: name) : scope.exactValue(for: name)
    if let own = own(name, compared, value) { return Hover(markdown: own, range: range) }
    if let fact = ValueWords.fact(name, facts) { return Hover(markdown: fact, range: range) }
    if completer.isContent, let summary = BuiltinNames.environment[name] {
      return Hover(markdown: "**`\(name)`**\n\n\(summary)", range: range)
    }
    return Hover(markdown: "**`\(name)`**\n\nThis variable has no value.", range: range)
  }

  /// A variable of the author: its type, its present value, and the source of the value.
  private func own(_ name: String, _ compared: String, _ value: Value?) -> String? {
    let design = completer.design
    func has(_ key: String) -> Bool {
      design?[key]?.members?.contains { member in
        let name = member.key.hasSuffix("?") && key == "types" ? String(member.key.dropLast()) : member.key
        return DesignNames.compared(name) == compared
      } ?? false
    }
    let isGiven = facts.given.keys.contains { DesignNames.compared($0) == compared }
    let isStored =
      facts.facts.snapshots.variables?.scope.keys.contains { DesignNames.compared($0) == compared } ?? false
    let isSet = design?["actionBar"]?["actions"]?.elements?.contains { action in
      action["variableKey"]?.stringValue.map { DesignNames.compared($0) == compared } ?? false
    }
    guard has("variables") || has("types") || isGiven || isStored || isSet ?? false else { return nil }
    let origin = isGiven ? "given" : isStored ? "stored" : has("variables") ? "the design's sample" : nil
    let now =
      value.map { "Now \(ValueWords.shown($0))" + (origin.map { " (\($0))." } ?? ".") } ?? "It has no value."
    return "**`\(name)`**: \(shape(of: name).text), a variable\n\n\(now)"
  }

  private func shape(of name: String) -> ValueShape {
    ShapeScope(design: completer.design, locals: completer.locals).shape(of: name)
  }

  /// The present result of a text or expression.
  private func given(_ text: StringText, isExpression: Bool) -> Hover? {
    let texts = GivenTexts(view, facts)
    let locals = Set(completer.locals.map { DesignNames.compared($0.name) })
    guard
      let given = texts.text(
        text.text, isExpression: isExpression, isContent: completer.isContent, locals: locals, design: completer.design)
    else {
      return Hover(markdown: "Evaluated for each entry of the enclosing list, or for each use.", range: text.literal)
    }
    return Hover(markdown: "Gives now: \(ValueWords.code(given))", range: text.literal)
  }

  // MARK: Names

  /// The families of one of the design's own fonts. A family named directly needs no explanation.
  private func font(_ name: String, _ range: SourceRange) -> Hover? {
    guard let font = completer.part(named: name, of: "fonts") else { return nil }
    let families = (font.elements ?? [font]).compactMap(\.stringValue).map { "`\($0)`" }.joined(separator: ", else ")
    return Hover(markdown: "**`\(name)`**: a font of the design, \(families)", range: range)
  }

  /// The information about a name that is a whole literal.
  private func mention(inside range: SourceRange) -> Hover? {
    guard
      let mention = DesignNames(view).mentions.first(where: {
        range.lower <= $0.range.lower && $0.range.upper <= range.upper
      })
    else { return nil }
    switch mention.kind {
    case .variable, .fact: return variable(mention.spelled, range, inExpression: false)
    case .component:
      let parameters = completer.component(named: mention.name)?["parameters"]?.members ?? []
      let rows = parameters.map { "- `\($0.key)`: \($0.value["type"]?.stringValue ?? "any")" }
      return Hover(
        markdown: (["**`\(mention.name)`**: a component"]
          + (rows.isEmpty ? ["It takes no parameters."] : [rows.joined(separator: "\n")]))
          .joined(separator: "\n\n"), range: range)
    case .style: return Hover(markdown: "**`\(mention.name)`**: a style of the design", range: range)
    case .color: return Hover(markdown: "**`\(mention.name)`**: a colour of the design", range: range)
    case .font: return font(mention.name, range)
    case .template: return Hover(markdown: "**`\(mention.name)`**: a built-in template", range: range)
    case .include, .photo, .local, .parameter, .builtin: return nil
    }
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
