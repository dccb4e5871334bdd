// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveData
import WeaveTime

/// What facts are computed from: the snapshots, a moment and its reader. Each derived model is computed at most once,
/// and only when a fact asks for it.
final class FactContext: Sendable {
  let snapshots: Snapshots
  let now: Date
  let timeZone: TimeZone
  let locale: Locale
  let measures: LocalMeasures

  init(snapshots: Snapshots, now: Date, timeZone: TimeZone, locale: Locale) {
    self.snapshots = snapshots
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    measures = LocalMeasures(locale)
  }

  /// The reader's day.
  var today: LocalDay { LocalDay(now, in: timeZone) }

  /// Where the widget is: the weather's place, else the widget's own.
  var place: Place? { snapshots.weather?.place ?? snapshots.location?.place }

  /// The zone of the place's days.
  var placeTimeZone: TimeZone { place?.timeZone ?? timeZone }

  /// The day at the place.
  var placeToday: LocalDay { LocalDay(now, in: placeTimeZone) }
}

/// A value that is computed by whoever needs it first.
final class Once<Wrapped: Sendable>: Sendable {
  private let made = Mutex<Wrapped?>(nil)

  /// The value; `make` runs only the first time, and must not ask for this value again.
  func value(_ make: () -> Wrapped) -> Wrapped {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
