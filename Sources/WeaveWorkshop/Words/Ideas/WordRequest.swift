// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveSpec
import WeaveTime

/// A request in English, read: its words, days, numbers, quotations, lists and colours.
struct WordRequest {
  /// The request as it was written, without line breaks at its ends.
  let text: String
  /// The words in lower case, without punctuation at their ends.
  let words: [String]
  /// The same words as they were written.
  let written: [String]
  /// Texts in quotation marks.
  let quotations: [String]
  /// The first day that it names.
  let day: EnglishDay?
  let today: LocalDay
  private let stems: Set<String>
  private let joined: String

  init(_ text: String, today: LocalDay) {
    let text = text.replacing("’", with: "'").trimmingBlanks
    self.text = text
    self.today = today
    let marks = Set("\"“”„«»,.;:!?()[]'")
    var words: [String] = []
    var written: [String] = []
    for part in text.split(whereSeparator: \.isWhitespace) {
      var word = part[...]
      while let first = word.first, marks.contains(first) { word = word.dropFirst() }
      while let last = word.last, marks.contains(last) { word = word.dropLast() }
      if word.isEmpty { continue }
      written.append(String(word))
      words.append(word.lowercased())
    }
    self.words = words
    self.written = written
    quotations = Self.quotations(in: text)
    day = EnglishDay.first(in: words, today: today)
    stems = Set(words.map(Self.stem))
    joined = " " + words.joined(separator: " ") + " "
  }

  /// Whether it contains a word in any form, or a phrase.
  func says(_ word: String) -> Bool {
    word.contains(" ") ? joined.contains(" \(word)") : stems.contains(Self.stem(word))
  }

  func says(any words: [String]) -> Bool { words.contains { says($0) } }

  /// A word without the endings of plural and possessive.
  static func stem(_ word: String) -> String {
    var word = word.hasSuffix("'s") ? String(word.dropLast(2)) : word
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), word.count > 3 { word.removeLast() }
    return word
  }

  private static func quotations(in text: String) -> [String] {
    var found: [String] = []
    var start: String.Index?
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      let isMark = "\"“”„«»".contains(character)
      // An apostrophe inside a word is none.
      let next = text.index(after: index) < text.endIndex ? text[text.index(after: index)] : " "
      let opens = isMark || (character == "'" && !previous.isLetter && !previous.isNumber)
      let closes = isMark || (character == "'" && !next.isLetter)
      if let from = start, closes {
        let part = String(text[from..<index]).trimmingBlanks
        if !part.isEmpty { found.append(part) }
        start = nil
      } else if start == nil, opens {
        start = text.index(after: index)
      }
      previous = character
    }
    return found
  }

  // MARK: Numbers and lists

  /// A number with the word after it, and a sign of per cent.
  struct Quantity: Hashable {
    var value: Double
    var unit: String?
    var index: Int
    var isPercent = false
  }

  /// The numbers that belong to no day.
  var quantities: [Quantity] {
    words.indices.compactMap { index in
      if let day, day.place.contains(index) { return nil }
      var word = words[index]
      let symbols = ["€": "€", "$": "$", "£": "£"]
      let symbol = symbols.first { word.hasPrefix($0.key) || word.hasSuffix($0.key) }?.value
      if let symbol { word = word.replacing(symbol, with: "") }
      let isPercent = word.hasSuffix("%")
      if isPercent { word.removeLast() }
      guard let value = EnglishNumber.value(word), words[index] != "one" || index == 0 else { return nil }
      let next = index + 1 < words.count ? words[index + 1] : nil
      if next == "percent" || next == "per" { return Quantity(value: value, unit: nil, index: index, isPercent: true) }
      return Quantity(value: value, unit: symbol ?? next, index: index, isPercent: isPercent)
    }
  }

  /// Two numbers joined by `of`, such as 300 of 500 euros.
  var share: (done: Quantity, goal: Quantity)? {
    let all = quantities
    for (first, second) in zip(all, all.dropFirst()) {
      let between = words[(first.index + 1)..<second.index]
      if between.contains(where: { ["of", "out", "/"].contains($0) }), between.count <= 4 { return (first, second) }
    }
    return nil
  }

  /// The entries of a list after a colon, or after `with`, `of` or `for`: two or more parts between commas and `and`.
  var items: [String] {
    if let colon = text.firstIndex(of: ":") {
      let after = text.index(after: colon)
      let isTime =
        after < text.endIndex && text[after].isNumber && colon > text.startIndex
        && text[text.index(before: colon)].isNumber
      if !isTime, let found = Self.parts(of: text[after...]), !found.isEmpty { return found }
    }
    for word in ["with", "of", "containing", "for", "buy", "to-do", "todo"] {
      guard let range = text.lowercased().firstRange(of: " \(word) ") else { continue }
      let rest = text[text.index(range.upperBound, offsetBy: 0)...]
      if let found = Self.parts(of: rest), found.count >= 2 { return found }
    }
    return []
  }

  private static func parts(of text: Substring) -> [String]? {
    var parts = text.split { ",;\n".contains($0) }.map { String($0).trimmingBlanks }
    if let last = parts.last {
      let ends = last.replacing(" & ", with: " and ")
      if ends.hasPrefix("and ") {
        parts[parts.count - 1] = String(ends.dropFirst(4))
      } else if parts.count > 1 || ends.split(separator: " ").count <= 7, let range = ends.firstRange(of: " and ") {
        parts.removeLast()
        parts += [String(ends[..<range.lowerBound]), String(ends[range.upperBound...])]
      }
    }
    parts = parts.map { $0.trimmingCharacters(".!?\"“”' ") }.filter { !$0.isEmpty }
    guard parts.allSatisfy({ $0.split(separator: " ").count <= 6 }) else { return nil }
    return parts.map(\.capitalizedWord)
  }

  // MARK: Style

  /// All colours that it names, in order.
  var accents: [(accent: Accent, hex: String?)] { words.compactMap { Self.colors[$0] } }

  /// The colour that it names: a word of the format, or a hex number.
  var accent: (accent: Accent, hex: String?)? {
    if let hex = words.first(where: {
      $0.hasPrefix("#") && [4, 7].contains($0.count) && $0.dropFirst().allSatisfy(\.isHexDigit)
    }) {
      let digits = hex.dropFirst()
      let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      return (.blue, "#" + full.uppercased())
    }
    for word in words { if let found = Self.colors[word] { return found } }
    return nil
  }

  private static let colors: [String: (accent: Accent, hex: String?)] = {
    var colors: [String: (accent: Accent, hex: String?)] = [:]
    for accent in Accent.allCases { colors[accent.rawValue] = (accent, nil) }
    colors["grey"] = (.gray, nil)
    colors["violet"] = (.purple, nil)
    colors["turquoise"] = (.teal, nil)
    let more = [
      "navy": "#1F3A6E", "gold": "#B8860B", "golden": "#B8860B", "brown": "#8B5A2B", "cyan": "#0A8CA6",
      "mint": "#00A88F", "coral": "#E8604C", "magenta": "#C2187E", "lavender": "#8E7CC3", "burgundy": "#7B1E3A",
      "olive": "#6B7A1E", "salmon": "#E9735E", "lime": "#5E9E00", "black": "#1C1C1E", "beige": "#A68A64",
      "silver": "#8A8F98", "crimson": "#B4142E", "peach": "#E8855B", "aqua": "#0A8CA6", "rose": "#D6336C",
      "emerald": "#0B8457", "maroon": "#7B1E3A", "lilac": "#9C6ADE", "sky": "#2B8CD6",
    ]
    for (word, hex) in more { colors[word] = (.blue, hex) }
    return colors
  }()

  /// The background that it asks for.
  var background: BackgroundToken? {
    let rules: [([String], BackgroundToken)] = [
      (["midnight", "dark", "night mode", "black background", "dark mode"], .midnight),
      (["aurora", "northern lights"], .aurora), (["candy", "playful"], .candy),
      (["sunset background", "sunset colours", "sunset colors", "sunset theme"], .sunset),
      (["glow", "glowing", "vibrant", "bold", "bright", "colourful", "colorful"], .accentGlow),
      (["radial"], .radialGlow), (["solid", "filled"], .solidAccent),
      (["frosted", "blurred", "material", "glassy"], .subtleMaterial),
      (["minimal", "minimalist", "plain", "clean", "simple", "white"], .plain),
    ]
    return rules.first { says(any: $0.0) }?.1
  }

  /// The sizes that it asks for.
  var sizes: [String] {
    if says(any: ["lock screen", "lockscreen"]) {
      return ["accessoryRectangular", "accessoryCircular", "accessoryInline"]
    }
    let named = [("small", "small"), ("medium", "medium"), ("large", "large")]
    return named.filter { joined.contains(" \($0.0) widget ") || joined.contains(" \($0.0) size ") }.map(\.1)
  }
}

extension String {
  var trimmingBlanks: String { trimmingCharacters(" \t\r\n") }

  func trimmingCharacters(_ set: String) -> String {
    var part = self[...]
    while let first = part.first, set.contains(first) { part = part.dropFirst() }
    while let last = part.last, set.contains(last) { part = part.dropLast() }
    return String(part)
  }
}
