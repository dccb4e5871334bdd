// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

extension WeatherSnapshot {
  /// The snapshot with future hours, days and minutes from another answer for the same place, if it has none of its
  /// own: a nowcast has no days, and current weather no hours. Both sources are then credited.
  package func completed(by known: WeatherSnapshot) -> WeatherSnapshot {
    guard isNear(known) else { return self }
    var whole = self
    let zone = place?.timeZone ?? known.place?.timeZone ?? .gmt
    if hours.isEmpty { whole.hours = known.hours.filter { $0.date > fetchedAt.addingTimeInterval(-3_600) } }
    if days.isEmpty {
      let today = LocalDay(fetchedAt, in: zone)
      whole.days = known.days.filter { $0.day >= today }
    }
    if minutes == nil {
      let left = known.minutes?.filter { $0.date > fetchedAt } ?? []
      whole.minutes = left.isEmpty ? nil : left
    }
    if whole == self { return self }
    if let theirs = known.attribution, theirs != attribution {
      let ours = attribution.map { theirs.contains($0) ? theirs : "\($0), \(theirs)" }
      whole.attribution = ours ?? theirs
      if attribution == nil { whole.attributionURL = known.attributionURL }
    }
    return whole
  }

  /// Whether two snapshots are of the same place, as far as the grids of weather services can tell.
  func isNear(_ other: WeatherSnapshot) -> Bool {
    guard let here = place, let there = other.place else { return false }
    return abs(here.latitude - there.latitude) < 0.1 && abs(here.longitude - there.longitude) < 0.1
  }
}
