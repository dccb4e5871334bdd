// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The week in a locale. Weekdays count from 0 for Sunday to 6 for Saturday.
struct RegionalWeek: Sendable, Hashable {
  var firstWeekday: Int
  var weekend: Set<Int>

  /// - Source: CLDR, week data; the tests compare with ICU.
  init(_ locale: Locale) {
    let region = LocaleRegion(locale)
    let named = region.keyword("fw", "fw").flatMap { Self.names.firstIndex(of: String($0)) }
    firstWeekday = named ?? Self.beginnings.first { $0.value.contains(region.code) }?.key ?? 1
    weekend = Self.weekends.first { $0.value.contains(region.code) }?.key ?? [0, 6]
  }

  private static let names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

  // Pairs, because a few lookups are faster than creating a dictionary.
  private static let beginnings: KeyValuePairs<Int, [String]> = [
    0: [
      "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CN", "CO", "DM", "DO", "ET", "GT", "GU", "HK", "HN", "ID",
      "IL", "IN", "JM", "JO", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ", "NI", "NP", "PA", "PE",
      "PH", "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT", "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
    ],
    5: ["MV"],
    6: ["AF", "BH", "DJ", "EG", "IQ", "IR", "KW", "LY", "OM", "QA", "SD", "SY"],
  ]

  private static let weekends: KeyValuePairs<Set<Int>, [String]> = [
    [5, 6]: ["BD", "BH", "EG", "IL", "IQ", "JO", "KW", "LY", "OM", "QA", "SA", "SD", "SY", "YE"],
    [4, 5]: ["AF"], [5]: ["IR"], [0]: ["IN", "UG"],
  ]
}
