// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization
import WeaveTime

extension DateFieldWriter {
  /// A zone field: offsets are written here, names come from the locale's data.
  func zoneText(of field: DateField, _ count: Int) -> String {
    let names = DateNames(locale: context.locale)
    switch field {
    case .zoneISOWithZ: return isoOffset(count, zero: "Z")
    case .zoneISO: return isoOffset(count, zero: nil)
    case .zoneOffset where count <= 3: return isoOffset(4, zero: nil)
    case .zoneOffset where count == 5: return isoOffset(5, zero: "Z")
    case .zoneOffset: return names.zone(.localizedGMT(.long), self)
    case .zoneGMT: return names.zone(.localizedGMT(count >= 4 ? .long : .short), self)
    case .zoneName: return names.zone(.specificName(count >= 4 ? .long : .short), self)
    case .zoneGenericName: return names.zone(.genericName(count >= 4 ? .long : .short), self)
    default: return zoneIdentifier(count, names)
    }
  }

  private func zoneIdentifier(_ count: Int, _ names: DateNames) -> String {
    switch count {
    case 1: names.zone(.identifier(.short), self)
    case 2: context.timeZone.identifier
    case 3: names.zone(.exemplarLocation, self)
    default: names.zone(.genericLocation, self)
    }
  }

  /// `+01`, `+0100` or `+01:00` by the number of letters; from four letters on with seconds, if there are any.
  private func isoOffset(_ count: Int, zero: String?) -> String {
    let offset = CivilTime.offset(of: context.timeZone, at: seconds)
    if offset == 0, let zero { return zero }
    let size = abs(offset)
    let hours = CivilTime.digits(size / 3_600, 2)
    let minutes = CivilTime.digits(size / 60 % 60, 2)
    let colon = count == 3 || count >= 5 ? ":" : ""
    var text = (offset < 0 ? "-" : "+") + hours
    if count > 1 || size / 60 % 60 != 0 { text += colon + minutes }
    if count >= 4, size % 60 != 0 { text += colon + CivilTime.digits(size % 60, 2) }
    return text
  }
}
