// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveData
import WeaveSpec
import WeaveTime

/// What facts are computed from: the snapshots, a moment and its reader. Each derived model is computed at most once,
/// and only when a fact asks for it.
final class FactContext: Sendable {
  let snapshots: Snapshots
  /// Variables of the design and of the caller, by canonical key: what they say of the reader.
  let samples, given: [String: Value]
  let now: Date
  let timeZone: TimeZone
  let locale: Locale
  let measures: LocalMeasures
  let week: RegionalWeek
  private let madeNextHour = Once<NextHour?>()
  private let madeSteps = Once<StepsRecord?>()
  private let madeAgenda = Once<Agenda?>()
  private let madeReminders = Once<ReminderBoard?>()

  init(
    snapshots: Snapshots, samples: [String: Value] = [:], given: [String: Value] = [:], now: Date, timeZone: TimeZone,
    locale: Locale
  ) {
    self.snapshots = snapshots
    self.samples = samples
    self.given = given
    // No moment is beyond what calendars count, and none is no number.
    self.now = Date(timeIntervalSince1970: CivilTime.clamped(now.timeIntervalSince1970))
    self.timeZone = timeZone
    self.locale = locale
    measures = LocalMeasures(locale)
    week = RegionalWeek(locale)
  }

  /// The reader's day.
  var today: LocalDay { LocalDay(now, in: timeZone) }

  /// Where the widget is: the weather's place, else the widget's own.
  var place: Place? { snapshots.weather?.place ?? snapshots.location?.place }

  /// The zone of the place's days.
  var placeTimeZone: TimeZone { place?.timeZone ?? timeZone }

  /// The day at the place.
  var placeToday: LocalDay { LocalDay(now, in: placeTimeZone) }

  /// The rain of the next hour; nil without weather.
  var nextHour: NextHour? {
    madeNextHour.value { NextHour(snapshots.weather, now: runningMinute, skyIsWet: skyIsWet) }
  }

  /// When the running minute began: what counts in minutes is the same until it ends.
  var runningMinute: Date {
    Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 60).rounded(.down) * 60)
  }

  /// The steps by day; nil without them.
  var stepsRecord: StepsRecord? {
    madeSteps.value { StepsRecord(snapshots.steps, today: today, week: week) }
  }

  /// The events that have not ended; nil without a calendar.
  var agenda: Agenda? {
    madeAgenda.value { Agenda(snapshots.calendar, now: now, today: today, timeZone: timeZone) }
  }

  /// What is to do; nil without reminders.
  var reminders: ReminderBoard? {
    madeReminders.value { ReminderBoard(snapshots.reminders, now: now, today: today, timeZone: timeZone) }
  }
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
