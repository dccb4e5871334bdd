// SPDX-License-Identifier: MIT

package import FoundationEssentials

extension ReaderLanguage {
  /// The language of a locale's readers; nil where the templates are not written in it, or in another script of it.
  ///
  /// Regions share a language (`de-AT`), Portuguese has Brazil's words everywhere, and Norwegian those of Bokmål.
  public init?(identifier: String) {
    let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    guard let code = parts.first else { return nil }
    let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }
    switch code {
    case "no", "nn": self.init(rawValue: "nb")
    case "iw": self.init(rawValue: "he")
    case "pt": self.init(rawValue: "pt-BR")
    case "zh":
      // Traditional characters are other words, too, and are not replaced by simplified ones.
      let isTraditional =
        script == "hant"
        || (script == nil && parts.dropFirst().contains { ["tw", "hk", "mo"].contains($0) })
      if isTraditional { return nil }
      self.init(rawValue: "zh-Hans")
    default:
      // A script that is not the language's usual one, such as `uk-Latn`, is another way of writing.
      guard script == nil || script == Self.scripts[code] else { return nil }
      self.init(rawValue: code)
    }
  }

  package init?(_ locale: Locale) { self.init(identifier: locale.identifier) }

  /// The scripts in which the languages are written, where identifiers may name them.
  private static let scripts = [
    "en": "latn", "de": "latn", "fr": "latn", "es": "latn", "it": "latn", "nl": "latn", "sv": "latn", "da": "latn",
    "nb": "latn", "fi": "latn", "pl": "latn", "cs": "latn", "tr": "latn", "uk": "cyrl", "el": "grek", "ja": "jpan",
    "ko": "kore", "ar": "arab", "he": "hebr",
  ]

  /// Its code of ISO 639: `pt` of `pt-BR`.
  public var code: String { String(rawValue.prefix { $0 != "-" }) }
}
