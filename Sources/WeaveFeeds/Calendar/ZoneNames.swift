// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// The known time zone that a calendar means by a name.
enum ZoneNames {
  /// The name as it is compared: without quotes, escapes and blanks around it.
  ///
  /// The name of a VTIMEZONE is a text, in which a comma is escaped; that of a parameter is not, but some programs escape
  /// it too.
  static func plain(_ name: String) -> String {
    String(name.filter { $0 != "\"" && $0 != "\\" }.stripped)
  }

  /// A zone of the IANA database, by its name, by its Windows name, or by either after a prefix such as
  /// `/freeassociation.sourceforge.net/` or `tzone://Microsoft/`; nil if the name is unknown.
  ///
  /// - Parameter name: a plain name.
  static func zone(_ name: String) -> TimeZone? {
    if let zone = whole(name) ?? offset(name) { return zone }
    var rest = name[...]
    while let slash = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: slash)...]
      if let zone = whole(String(rest)) { return zone }
    }
    return nil
  }

  private static func whole(_ name: String) -> TimeZone? {
    if ["UTC", "GMT", "Z"].contains(name.uppercased()) { return .gmt }
    if let olson = WindowsZones.names[name] { return TimeZone(identifier: olson) }
    return name.isEmpty ? nil : TimeZone(identifier: name)
  }

  /// `UTC+01`, `GMT-05:30`.
  private static func offset(_ name: String) -> TimeZone? {
    guard name.hasPrefix("UTC") || name.hasPrefix("GMT") else { return nil }
    let text = name.dropFirst(3).filter { $0 != ":" }
    guard let sign = text.first, sign == "+" || sign == "-", let digits = Int(text.dropFirst()) else { return nil }
    let isHours = text.count <= 3
    let seconds = isHours ? digits * 3_600 : digits / 100 * 3_600 + digits % 100 * 60
    guard text.count <= 5, seconds <= 15 * 3_600 else { return nil }
    return TimeZone(secondsFromGMT: sign == "-" ? -seconds : seconds)
  }
}
