// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveTime

/// The inputs of one fact: the snapshots, their reader, and a clock that tracks how long the fact is valid.
struct FactContext {
  let memory: FactMemory
  let time: FactClock

  init(_ memory: FactMemory, _ time: FactClock) {
    self.memory = memory
    self.time = time
  }

  var snapshots: Snapshots { memory.inputs.snapshots }
  var timeZone: TimeZone { memory.inputs.timeZone }
  var locale: Locale { memory.inputs.locale }
  var measures: LocalMeasures { memory.measures }
  var week: RegionalWeek { memory.week }

  /// The reader's clock.
  var clock: LocaleClock { memory.clock }

  /// A member of a record with a period of its own. A change of another member does not affect a reader of this member
  /// alone, but what the record has already read from the clock does. Returns nil without computing anything if only
  /// another member is wanted.
  func part(_ name: String, _ make: (FactContext) -> Value?) -> Value? {
    guard time.needs(name) else { return nil }
    let clock = FactClock(time.moment)
    clock.narrow(to: time.ownPeriod)
    let value = make(FactContext(memory, clock))
    time.add(part: name, clock.period)
    return value
  }

  /// The moment itself, for values that change continuously. Prefer `hasCome`, `today` or `runningMinute`, which let a
  /// fact stay valid longer.
  var now: Date { time.now }

  /// Whether a date is now or in the past.
  func hasCome(_ date: Date) -> Bool { time.hasCome(date) }

  /// Whether the hour that begins at a date is over.
  func isOver(hourFrom date: Date) -> Bool { time.hasCome(date.addingTimeInterval(3_600)) }

  /// Whether the hour that begins at a date is the current one.
  func isRunning(hourFrom date: Date) -> Bool { time.hasCome(date) && !isOver(hourFrom: date) }

  /// The start of the current minute. Values counted in minutes stay the same until it ends.
  var runningMinute: Date { time.runningMinute }

  /// Whether a date is before the current minute.
  func isBeforeRunningMinute(_ date: Date) -> Bool {
    time.hasCome(Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60 + 60))
  }

  /// The reader's day.
  var today: LocalDay { memory.today.value(in: self) { $0.time.day(in: $0.timeZone) } }

  /// The place of the widget: the weather's place, or else the widget's own.
  var place: Place? { snapshots.weather?.place ?? snapshots.location?.place }

  /// The time zone of the place's days.
  var placeTimeZone: TimeZone { place?.timeZone ?? timeZone }

  /// The current day at the place.
  var placeToday: LocalDay { memory.placeToday.value(in: self) { $0.time.day(in: $0.placeTimeZone) } }

  /// The rain of the next hour; nil without weather.
  var nextHour: NextHour? {
    memory.nextHour.value(in: self) { context in
      guard let weather = context.snapshots.weather else { return nil }
      return NextHour(weather, now: context.runningMinute, skyIsWet: context.skyIsWet, words: context.words)
    }
  }

  /// The steps by day; nil without them.
  var stepsRecord: StepsRecord? {
    memory.steps.value(in: self) {
      StepsRecord($0.snapshots.steps, today: $0.today, week: $0.week, timeZone: $0.timeZone)
    }
  }

  /// The events that have not ended; nil without a calendar.
  var agenda: Agenda? {
    memory.agenda.value(in: self) { context in
      let agenda = Agenda(
        context.snapshots.calendar, now: context.time.moment, today: context.today, timeZone: context.timeZone)
      if let agenda { context.time.narrow(to: agenda.period) }
      return agenda
    }
  }

  /// The tasks to do; nil without reminders.
  var reminders: ReminderBoard? {
    memory.reminders.value(in: self) { context in
      let board = ReminderBoard(
        context.snapshots.reminders, now: context.time.moment, today: context.today, timeZone: context.timeZone)
      if let board { context.time.narrow(to: board.period) }
      return board
    }
  }
}
