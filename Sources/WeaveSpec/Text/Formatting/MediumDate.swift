// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization
import WeaveTime

/// A date of medium length in a locale's manner: `Feb 1, 2026`, `1 Feb 2026`, `01.02.2026`.
enum MediumDate {
  /// The local date of a moment, in seconds since 1970.
  static func text(seconds: Double, in context: EvaluationContext) -> String {
    let locale = context.locale
    if let pattern = pattern(of: locale.identifier) {
      return DatePattern(pattern).format(seconds: seconds, in: context)
    }
    let style = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: locale, calendar: locale.calendar, timeZone: context.timeZone)
    return style.format(Date(timeIntervalSince1970: CivilTime.clamped(seconds)))
  }

  /// The pattern of a locale whose medium date is not the one that the system builds from year, month and day.
  private static func pattern(of identifier: String) -> String? {
    guard !identifier.contains("@") else { return nil }
    let parts = identifier.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first?.lowercased() else { return nil }
    let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }?.uppercased()
    if language == "pt" { return region == nil || region == "BR" ? nil : "dd/MM/y" }
    if let region, let pattern = patterns["\(language)_\(region)"] { return pattern }
    return patterns[language]
  }

  /// - Source: Unicode CLDR, `dateFormats/medium` of the Gregorian calendar.
  private static let patterns: [String: String] = [
    "af": "dd MMM y", "ar": "dd\u{200F}/MM\u{200F}/y", "be": "d MMM y 'г'.", "de": "dd.MM.y", "dsb": "d.M.y",
    "eo": "y-MMM-dd", "eu": "y('e')'ko' MMM d('a')", "fo": "dd.MM.y", "fur": "dd/MM/y", "gd": "d'mh' MMM y",
    "gsw": "dd.MM.y", "hr": "dd.MM.y.", "hsb": "d.M.y", "hy": "dd MMM, y թ.", "ja": "y/MM/dd",
    "kk": "y 'ж'. dd MMM", "kn": "MMM d, y", "ko": "y. M. d.", "ky": "y-'ж'., d-MMM", "lv": "y. 'gada' d. MMM",
    "mk": "d.M.y 'г'.", "ml": "y, MMM d", "mt": "dd MMM y", "sr": "d. M. y.", "tg": "dd MMM y", "ti": "MMM d, y",
    "vi": "'ngày' d MMM, y",
    "en_AT": "dd.MM.y", "en_BZ": "dd-MMM-y", "en_CL": "dd-MM-y", "en_CO": "d/MM/y", "en_PK": "dd-MMM-y",
    "en_TR": "d MMM y", "es_AR": "d MMM y", "es_BO": "d MMM 'de' y", "es_CL": "dd-MM-y", "es_CO": "d/MM/y",
    "es_DO": "d MMM y", "es_GT": "d/MM/y", "es_PA": "MM/dd/y", "es_PR": "MM/dd/y",
  ]
}
