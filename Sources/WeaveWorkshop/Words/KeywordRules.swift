// SPDX-License-Identifier: MIT

public import WeaveSpec

/// WidgetWeaver's keyword rules, used without a model: they interpret a request by the words that it contains.
///
/// A word matches anywhere in the text, and the first match counts. So "bored" matches "red", as in the app.
public enum KeywordRules {
  /// The longest requests for a new design and for a change, in characters.
  public static let promptLimits = (generate: 280, patch: 220)

  // MARK: New designs

  /// Makes a new design for a request.
  public static func generate(_ prompt: String) -> DesignPatch {
    let text = prompt.lowercased()
    let words = prompt.split(whereSeparator: \.isWhitespace).map(String.init)
    var patch = DesignPatch()
    let name = words.prefix(2).map(titled).joined(separator: " ")
    patch[.name] = .text(String((name.isEmpty ? WidgetSpec.standardName : name).prefix(24)))
    let primary = words.prefix(6).joined(separator: " ")
    patch[.primaryText] = .text(String((primary.isEmpty ? WidgetSpec.standardPrimaryText : primary).prefix(46)))
    let secondary = words.dropFirst(6).prefix(8).joined(separator: " ")
    if !secondary.isEmpty { patch[.secondaryText] = .text(String(secondary.prefix(60))) }
    patch.set(.axis, axis(text) ?? .vertical)
    patch.set(.alignment, alignment(text) ?? .leading)
    patch[.spacing] = .number(text.contains("compact") ? 4 : text.contains("airy") ? 10 : 6)
    patch[.padding] = .number(16)
    patch[.cornerRadius] = .number(20)
    patch.set(.background, background(text) ?? .subtleMaterial)
    patch.set(.accent, accent(text) ?? .blue)
    patch.set(.primaryTextStyle, TextStyleToken.title3)
    patch.set(.secondaryTextStyle, TextStyleToken.caption2)
    if let symbol = symbol(text) { patch[.symbolName] = .text(symbol) }
    return patch
  }

  private static func titled(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst().lowercased() }

  static func accent(_ text: String) -> Accent? {
    let rules: [(words: [String], accent: Accent)] = [
      (["indigo"], .indigo), (["yellow", "gold"], .yellow), (["teal", "mint"], .teal), (["green"], .green),
      (["orange", "brown"], .orange), (["red"], .red), (["pink"], .pink), (["purple"], .purple),
      (["gray", "grey"], .gray), (["blue"], .blue),
    ]
    return rules.first { $0.words.contains { text.contains($0) } }?.accent
  }

  static func background(_ text: String) -> BackgroundToken? {
    let rules: [(words: [String], background: BackgroundToken)] = [
      (["material", "frosted", "blur"], .subtleMaterial), (["radial"], .radialGlow),
      (["solid", "tinted"], .solidAccent),
      (["plain", "minimal", "clean", "simple"], .plain), (["glow", "bold", "vibrant"], .accentGlow),
      (["aurora"], .aurora), (["sunset"], .sunset), (["midnight"], .midnight), (["candy"], .candy),
      (["transparent"], .plain),
    ]
    return rules.first { $0.words.contains { text.contains($0) } }?.background
  }

  private static func axis(_ text: String) -> LayoutSpec.Axis? {
    if text.contains("horizontal") || text.split(whereSeparator: { !$0.isLetter }).contains("row") {
      return .horizontal
    }
    return text.contains("vertical") ? .vertical : nil
  }

  private static func alignment(_ text: String) -> LayoutSpec.Alignment? {
    if text.contains("centre") || text.contains("center") { return .centre }
    if text.contains("trailing") || text.contains("right") { return .trailing }
    return text.contains("leading") || text.contains("left") ? .leading : nil
  }

  /// The symbol for a topic; nil for a design without one.
  private static func symbol(_ text: String) -> String? {
    let rules: [(words: [String], symbol: String?)] = [
      (["weather"], "cloud.sun.fill"), (["finance"], "chart.line.uptrend.xyaxis"),
      (["todo", "task"], "checkmark.circle.fill"), (["habit"], "repeat.circle.fill"),
      (["time", "clock"], "clock.fill"),
      (["music"], "music.note"), (["fitness"], "figure.run"), (["notes"], "note.text"), (["calendar"], "calendar"),
      (["minimal"], nil),
    ]
    guard let rule = rules.first(where: { $0.words.contains { text.contains($0) } }) else { return "sparkles" }
    return rule.symbol
  }

  // MARK: Changes

  /// The changes that a request asks for; empty if no part of it is understood.
  public static func patch(_ prompt: String, of spec: WidgetSpec) -> DesignPatch {
    let text = prompt.lowercased()
    var patch = DesignPatch()
    changeByWords(text, spec, &patch)
    changeByNumbers(text, &patch)
    return patch
  }

  private static func changeByWords(_ text: String, _ spec: WidgetSpec, _ patch: inout DesignPatch) {
    func says(_ phrases: String...) -> Bool { phrases.contains { text.contains($0) } }
    if let accent = accent(text) { patch.set(.accent, accent) }
    if let background = background(text) { patch.set(.background, background) }
    if let axis = axis(text) { patch.set(.axis, axis) }
    if let alignment = alignment(text) { patch.set(.alignment, alignment) }
    let (layout, style) = (spec.layout, spec.style)
    if says("more spacing") { patch[.spacing] = .number(layout.spacing + 2) }
    if says("less spacing") { patch[.spacing] = .number(layout.spacing - 2) }
    if says("more padding") { patch[.padding] = .number(style.padding + 2) }
    if says("less padding") { patch[.padding] = .number(style.padding - 2) }
    if says("rounded", "rounder") { patch[.cornerRadius] = .number(style.cornerRadius + 4) }
    if says("sharper") { patch[.cornerRadius] = .number(style.cornerRadius - 4) }
    if says("bigger title", "larger title") { patch.set(.primaryTextStyle, stepped(style.primaryTextStyle, by: 1)) }
    if says("smaller title") { patch.set(.primaryTextStyle, stepped(style.primaryTextStyle, by: -1)) }
    if says("minimal") {
      patch.set(.background, BackgroundToken.plain)
      patch[.padding] = .number(min(style.padding, 12))
      patch[.spacing] = .number(min(layout.spacing, 6))
      if spec.symbol != nil { patch[.removeSymbol] = .flag(true) }
    }
    if removes(text, ["secondary", "subtitle"]), spec.secondaryText != nil {
      patch[.removeSecondaryText] = .flag(true)
    }
    if removes(text, ["symbol", "icon"]), spec.symbol != nil { patch[.removeSymbol] = .flag(true) }
    if removes(text, ["image", "photo"]), spec.image != nil { patch[.removeImage] = .flag(true) }
  }

  private static func removes(_ text: String, _ things: [String]) -> Bool {
    ["remove", "no ", "without", "drop", "delete"].contains { verb in
      things.contains { thing in text.contains("\(verb)\(verb.hasSuffix(" ") ? "" : " ")\(thing)") }
        || things.contains { thing in text.contains("\(verb) the \(thing)") }
    }
  }

  /// The text styles that words can choose, from smallest to largest.
  private static let ladder: [TextStyleToken] = [
    .caption2, .caption, .footnote, .subheadline, .headline, .title3, .title2,
  ]

  private static func stepped(_ style: TextStyleToken, by step: Int) -> TextStyleToken {
    let place = ladder.firstIndex(of: style) ?? (style == .title ? ladder.count : 4)
    return ladder[min(max(place + step, 0), ladder.count - 1)]
  }

  /// Reads numbers such as `padding 20`, `corner radius: 12` and `gap of 8`; the last one for a field wins.
  private static func changeByNumbers(_ text: String, _ patch: inout DesignPatch) {
    let rules: [(words: [String], field: PatchField)] = [
      (["padding", "pad", "inset"], .padding), (["corner radius", "radius", "rounding"], .cornerRadius),
      (["spacing", "gap", "gutter"], .spacing),
    ]
    for clause in clauses(text) {
      for (words, field) in rules {
        guard let word = words.compactMap({ clause.range(ofWord: $0) }).first,
          let number = clause[word.upperBound...].firstNumber
        else { continue }
        patch[field] = .number(number)
      }
    }
  }

  /// The parts of a request, split at commas, line breaks and the word "and".
  private static func clauses(_ text: String) -> [String] {
    text.replacing(" and ", with: ",").split { $0 == "," || $0.isNewline }.map(String.init)
  }
}

extension String {
  /// The range of a word or phrase that starts at a word boundary.
  fileprivate func range(ofWord word: String) -> Range<String.Index>? {
    var rest = self[...]
    while let found = rest.firstRange(of: word) {
      if found.lowerBound == startIndex || !self[index(before: found.lowerBound)].isLetter { return found }
      rest = rest[found.upperBound...]
    }
    return nil
  }
}

extension Substring {
  /// The first decimal number, with its fraction.
  fileprivate var firstNumber: Double? {
    guard let start = firstIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let digits = self[start...].prefix { ($0.isASCII && $0.isNumber) || $0 == "." }
    let isNegative = start > startIndex && self[index(before: start)] == "-"
    return Double(digits.hasSuffix(".") ? digits.dropLast() : digits).map { isNegative ? -$0 : $0 }
  }
}
