// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The language and region of a place, by its time zone.
///
/// Where a country has several languages, it is that of most of its people. Countries whose language has no words here
/// get English with their own region's digits, units and clock, as far as the zone tells.
///
/// - Source: IANA time zone database, zone1970.tab; Unicode CLDR, territory information.
enum ZoneLocale {
  /// The locale at a place; nil if its zone tells nothing about it.
  static func locale(in zone: TimeZone) -> Locale? {
    let name = zone.identifier
    if let known = zones[name] { return Locale(identifier: known) }
    return name.hasPrefix("Europe/") ? Locale(identifier: "en_150") : nil
  }

  private static let zones: [String: String] = {
    var zones: [String: String] = [:]
    for (locale, names) in places { for name in names { zones[name] = locale } }
    return zones
  }()

  private static let places: [(locale: String, zones: [String])] = [
    ("ar_AE", ["Asia/Dubai"]), ("ar_EG", ["Africa/Cairo"]), ("ar_SA", ["Asia/Riyadh"]), ("cs_CZ", ["Europe/Prague"]),
    ("da_DK", ["Europe/Copenhagen"]), ("de_AT", ["Europe/Vienna"]), ("de_CH", ["Europe/Zurich"]),
    ("de_DE", ["Europe/Berlin", "Europe/Busingen"]), ("el_GR", ["Europe/Athens"]), ("el_CY", ["Asia/Nicosia"]),
    (
      "en_AU",
      ["Australia/Sydney", "Australia/Melbourne", "Australia/Brisbane", "Australia/Perth", "Australia/Adelaide"]
    ),
    ("en_CA", ["America/Toronto", "America/Vancouver", "America/Edmonton", "America/Winnipeg", "America/Halifax"]),
    ("en_GB", ["Europe/London"]), ("en_IE", ["Europe/Dublin"]), ("en_IN", ["Asia/Kolkata"]),
    ("en_NZ", ["Pacific/Auckland"]), ("en_ZA", ["Africa/Johannesburg"]),
    (
      "en_US",
      [
        "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Phoenix",
        "America/Anchorage", "America/Detroit", "Pacific/Honolulu",
      ]
    ),
    ("es_AR", ["America/Argentina/Buenos_Aires"]), ("es_CL", ["America/Santiago"]), ("es_CO", ["America/Bogota"]),
    ("es_ES", ["Europe/Madrid", "Atlantic/Canary"]), ("es_MX", ["America/Mexico_City"]), ("es_PE", ["America/Lima"]),
    ("fi_FI", ["Europe/Helsinki"]), ("fr_BE", ["Europe/Brussels"]), ("fr_FR", ["Europe/Paris"]),
    ("fr_LU", ["Europe/Luxembourg"]), ("he_IL", ["Asia/Jerusalem"]), ("it_IT", ["Europe/Rome"]),
    ("ja_JP", ["Asia/Tokyo"]), ("ko_KR", ["Asia/Seoul"]), ("nb_NO", ["Europe/Oslo"]), ("nl_NL", ["Europe/Amsterdam"]),
    ("pl_PL", ["Europe/Warsaw"]), ("pt_BR", ["America/Sao_Paulo", "America/Manaus", "America/Fortaleza"]),
    ("pt_PT", ["Europe/Lisbon"]), ("sv_SE", ["Europe/Stockholm"]), ("tr_TR", ["Europe/Istanbul"]),
    ("uk_UA", ["Europe/Kyiv", "Europe/Kiev"]), ("zh_Hans_CN", ["Asia/Shanghai", "Asia/Urumqi"]),
  ]
}
