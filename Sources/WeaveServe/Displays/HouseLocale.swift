// SPDX-License-Identifier: MIT

/// The language, the units and the clock of a house, as one locale identifier with the keywords of Unicode: `nb-NO`,
/// `en-US-u-hc-h23-ms-metric`.
///
/// - Source: UTS 35, part 1, Unicode locale identifiers.
struct HouseLocale: Sendable, Hashable {
  /// A language tag with a region; empty for that of the place.
  var language: String
  /// `metric`, `uksystem` or `ussystem`; empty for those of the region.
  var units: String
  /// `h23` or `h12`; empty for that of the region.
  var clock: String

  /// - Parameter identifier: as it stands in `displays.json`; nil if nothing does.
  init(_ identifier: String?) {
    let text = (identifier ?? "").replacing("_", with: "-")
    let start = text.firstRange(of: "-u-")
    language = String(text[..<(start?.lowerBound ?? text.endIndex)])
    let words = start.map { text[$0.upperBound...].split(separator: "-").map(String.init) } ?? []
    func value(_ key: String) -> String {
      words.firstIndex(of: key).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil } ?? ""
    }
    units = value("ms")
    clock = value("hc")
  }

  /// - Returns: nil for a choice that the page does not offer.
  init?(language: String, units: String, clock: String) {
    guard language.isEmpty || Self.choices.contains(where: { $0.tag == language }),
      ["", "metric", "uksystem", "ussystem"].contains(units), ["", "h23", "h12"].contains(clock)
    else { return nil }
    (self.language, self.units, self.clock) = (language, units, clock)
  }

  /// The identifier; nil if everything follows the place.
  ///
  /// - Parameter place: the language of the place, for units and a clock without a language.
  func identifier(at place: String?) -> String? {
    let keywords = (clock.isEmpty ? "" : "-hc-\(clock)") + (units.isEmpty ? "" : "-ms-\(units)")
    if language.isEmpty, keywords.isEmpty { return nil }
    let base = language.isEmpty ? place?.replacing("_", with: "-") ?? "en-US" : language
    return keywords.isEmpty ? base : "\(base)-u\(keywords)"
  }

  /// The languages of templates with their regions, each by its own name.
  static let choices: [(tag: String, name: String)] = [
    ("ar-EG", "العربية (مصر)"), ("ar-AE", "العربية (الإمارات)"), ("ar-SA", "العربية (السعودية)"), ("cs-CZ", "Čeština"),
    ("da-DK", "Dansk"), ("de-DE", "Deutsch (Deutschland)"), ("de-AT", "Deutsch (Österreich)"),
    ("de-CH", "Deutsch (Schweiz)"), ("el-GR", "Ελληνικά"), ("en-AU", "English (Australia)"),
    ("en-CA", "English (Canada)"), ("en-IN", "English (India)"), ("en-IE", "English (Ireland)"),
    ("en-NZ", "English (New Zealand)"), ("en-GB", "English (United Kingdom)"), ("en-US", "English (United States)"),
    ("es-ES", "Español (España)"), ("es-MX", "Español (México)"), ("es-AR", "Español (Argentina)"), ("fi-FI", "Suomi"),
    ("fr-FR", "Français (France)"), ("fr-BE", "Français (Belgique)"), ("fr-CA", "Français (Canada)"),
    ("fr-CH", "Français (Suisse)"), ("he-IL", "עברית"), ("it-IT", "Italiano"), ("ja-JP", "日本語"), ("ko-KR", "한국어"),
    ("nb-NO", "Norsk bokmål"), ("nl-NL", "Nederlands (Nederland)"), ("nl-BE", "Nederlands (België)"),
    ("pl-PL", "Polski"), ("pt-BR", "Português (Brasil)"), ("pt-PT", "Português (Portugal)"), ("sv-SE", "Svenska"),
    ("tr-TR", "Türkçe"), ("uk-UA", "Українська"), ("zh-Hans-CN", "简体中文"),
  ]
}
