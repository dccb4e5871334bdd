// SPDX-License-Identifier: MIT

package import FoundationEssentials

extension ReaderLanguage {
  /// The language of a locale's readers; nil if the templates are not translated into it, or only in another script.
  ///
  /// Regions share a language (`de-AT`), Portuguese always has the words of Brazil, and Norwegian those of Bokmål.
  public init?(identifier: String) {
    let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    guard let code = parts.first else { return nil }
    let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }
    switch code {
    case "no", "nn": self.init(rawValue: "nb")
    case "iw": self.init(rawValue: "he")
    case "pt": self.init(rawValue: "pt-BR")
    case "zh":
      // Traditional Chinese also has other words, so simplified texts do not replace it.
      let isTraditional =
        script == "hant"
        || (script == nil && parts.dropFirst().contains { ["tw", "hk", "mo"].contains($0) })
      if isTraditional { return nil }
      self.init(rawValue: "zh-Hans")
    default:
      // Texts in the language's usual script do not serve another one, such as `uk-Latn`.
      guard script == nil || script == Self.scripts[code] else { return nil }
      self.init(rawValue: code)
    }
  }

  package init?(_ locale: Locale) { self.init(identifier: locale.identifier) }

  /// The usual scripts of languages whose identifiers may name one.
  private static let scripts = [
    "en": "latn", "de": "latn", "fr": "latn", "es": "latn", "it": "latn", "nl": "latn", "sv": "latn", "da": "latn",
    "nb": "latn", "fi": "latn", "pl": "latn", "cs": "latn", "tr": "latn", "uk": "cyrl", "el": "grek", "ja": "jpan",
    "ko": "kore", "ar": "arab", "he": "hebr",
  ]

  /// The ISO 639 code: `pt` for `pt-BR`.
  public var code: String { String(rawValue.prefix { $0 != "-" }) }
}
