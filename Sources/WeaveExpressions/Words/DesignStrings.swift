// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveJSON

/// A design's own texts by language, from its key `strings`.
///
/// A text takes its arguments in the order of its braces in the design's first language. An argument named `count`
/// selects the plural form.
public struct DesignStrings: Sendable, Hashable {
  /// A text, or its plural forms by category.
  public struct Entry: Sendable, Hashable {
    /// The forms by category; a text without plural forms is under `other`.
    public var forms: [PluralCategory: String]

    /// The names in its braces, in order, each once.
    public var placeholders: [String] {
      var names: [String] = []
      for category in PluralCategory.allCases.reversed() {
        for name in Self.placeholders(in: forms[category] ?? "") where !names.contains(name) { names.append(name) }
      }
      return names
    }

    /// The names in braces, in the order of the text.
    public static func placeholders(in text: String) -> [String] {
      var names: [String] = []
      var rest = Substring(text)
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let name = String(rest[rest.index(after: open)..<close])
        if !names.contains(name) { names.append(name) }
        rest = rest[rest.index(after: close)...]
      }
      return names
    }
  }

  /// The languages in the order of the design. Texts that the others lack are taken from the first.
  public private(set) var languages: [String] = []
  /// The texts of each language.
  public private(set) var entries: [String: [String: Entry]] = [:]

  /// Whether there is no text in any language.
  public var isEmpty: Bool { languages.isEmpty }

  /// Reads `{"de": {"due": {"one": "{count} Aufgabe", "other": "{count} Aufgaben"}}}`. Values that are not texts are
  /// left out; the check of the design reports them.
  public init(_ json: JSONNode?) {
    guard case .object(let members)? = json?.value else { return }
    for member in members {
      guard case .object(let texts) = member.value.value else { continue }
      languages.append(member.key)
      entries[member.key] = Dictionary(texts.compactMap { text in Entry(text.value).map { (text.key, $0) } }) { $1 }
    }
  }

  /// The languages for a locale, best first: `de_AT`, `de`, then the design's first.
  func candidates(for identifier: String) -> [String] {
    let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    let asked = (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
    let known = asked.compactMap { name in
      languages.first { $0.lowercased().replacing("_", with: "-") == name }
    }
    // `pt-BR` is also used for `pt` if there is no other.
    let cousins =
      parts.first.map { code in
        languages.filter { $0.lowercased().prefix { $0 != "-" && $0 != "_" } == code && !known.contains($0) }
      } ?? []
    return known + cousins.prefix(1) + languages.prefix(1)
  }

  /// The names of a text's arguments, in their order.
  public func parameters(of name: String) -> [String]? {
    for language in languages {
      if let entry = entries[language]?[name] { return entry.placeholders }
    }
    return nil
  }

  /// A text with its arguments; nil if the design has none with this name.
  func text(_ name: String, _ values: [Value], in context: EvaluationContext) -> String? {
    guard let parameters = parameters(of: name) else { return nil }
    for language in candidates(for: context.locale.identifier) {
      guard let entry = entries[language]?[name] else { continue }
      let code = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
      let isOwn = context.locale.identifier.lowercased().hasPrefix(code)
      return entry.text(parameters, values, code, isOwn ? context.locale : Locale(identifier: language))
    }
    return nil
  }
}

extension DesignStrings.Entry {
  fileprivate init?(_ json: JSONNode) {
    switch json.value {
    case .string(let text): forms = [.other: text]
    case .object(let members):
      forms = [:]
      for member in members {
        guard let category = PluralCategory(rawValue: member.key), case .string(let text) = member.value.value else {
          continue
        }
        forms[category] = text
      }
      if forms.isEmpty { return nil }
    default: return nil
    }
  }

  fileprivate func text(_ parameters: [String], _ values: [Value], _ language: String, _ locale: Locale) -> String {
    let count = parameters.firstIndex(of: "count").flatMap { values.indices.contains($0) ? values[$0].number : nil }
    let category = count.map { PluralCategory($0, decimals: Self.decimals($0), language: language) }
    var result = category.flatMap { forms[$0] } ?? forms[.other] ?? ""
    guard result.utf8.contains(UInt8(ascii: "{")) else { return result }
    var filled = ""
    var rest = Substring(result)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open]
      let index = parameters.firstIndex(of: String(rest[rest.index(after: open)..<close]))
      if let index, values.indices.contains(index) { filled += Self.written(values[index], locale) }
      rest = rest[rest.index(after: close)...]
    }
    result = filled + rest
    return result
  }

  /// The number of decimals of a number, at most two.
  private static func decimals(_ number: Double) -> Int {
    guard number.isFinite, number != number.rounded() else { return 0 }
    return (number * 10).rounded() == number * 10 ? 1 : 2
  }

  private static func written(_ value: Value, _ locale: Locale) -> String {
    switch Words.Argument(value, locale) {
    case .text(let text): text
    case .number(let number): CountText.text(number, locale)
    }
  }
}
