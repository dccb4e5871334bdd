// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveSpec
import WeaveTime

/// What one fact is computed from: the snapshots, their reader and a clock, which notes for how long the fact holds.
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

  /// A member of a record that comes from the clock on its own: whoever asks for it alone need not look again when another
  /// one changes, but for what the record has asked of the clock before. Nil, and nothing is worked out, where another is
  /// asked for.
  func part(_ name: String, _ make: (FactContext) -> Value?) -> Value? {
    guard time.asks(for: name) else { return nil }
    let clock = FactClock(time.moment)
    clock.narrow(to: time.ownPeriod)
    let value = make(FactContext(memory, clock))
    time.add(part: name, clock.period)
    return value
  }

  /// The moment itself, for what changes all the time; to ask `hasCome`, `today` or `runningMinute` lets a fact hold
  /// longer.
  var now: Date { time.now }

  /// Whether a date has come: it is now, or over.
  func hasCome(_ date: Date) -> Bool { time.hasCome(date) }

  /// Whether the hour that begins at a date is over.
  func isOver(hourFrom date: Date) -> Bool { time.hasCome(date.addingTimeInterval(3_600)) }

  /// Whether the hour that begins at a date runs.
  func isRunning(hourFrom date: Date) -> Bool { time.hasCome(date) && !isOver(hourFrom: date) }

  /// When the running minute began: what counts in minutes is the same until it ends.
  var runningMinute: Date { time.runningMinute }

  /// Whether a date lies before the running minute.
  func isBeforeRunningMinute(_ date: Date) -> Bool {
    time.hasCome(Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60 + 60))
  }

  /// The reader's day.
  var today: LocalDay { memory.today.value(in: self) { $0.time.day(in: $0.timeZone) } }

  /// Where the widget is: the weather's place, else the widget's own.
  var place: Place? { snapshots.weather?.place ?? snapshots.location?.place }

  /// The zone of the place's days.
  var placeTimeZone: TimeZone { place?.timeZone ?? timeZone }

  /// The day at the place.
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

  /// What is to do; nil without reminders.
  var reminders: ReminderBoard? {
    memory.reminders.value(in: self) { context in
      let board = ReminderBoard(
        context.snapshots.reminders, now: context.time.moment, today: context.today, timeZone: context.timeZone)
      if let board { context.time.narrow(to: board.period) }
      return board
    }
  }
}
