// SPDX-License-Identifier: MIT

import Foundation
import WeaveData
import WeaveJSON
import WeaveTime

/// Snapshots of any content that the models allow, by a seed.
struct RandomSnapshots: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func maybe<T>(_ make: (inout RandomSnapshots) -> T) -> T? {
    Bool.random(using: &self) ? make(&self) : nil
  }

  private mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  private mutating func flag() -> Bool { Bool.random(using: &self) }
  private mutating func date() -> Date { Date(timeIntervalSince1970: Double(int(0...1_774_703_000))) }
  private mutating func day() -> LocalDay { LocalDay(number: int(0...20_000)) }

  private mutating func text() -> String {
    let words = ["Été", "\"quoted\"", "a/b\\c", "🌧️", "tab\there", "雨", "{{count}}", "plain"]
    return words[int(0...words.count - 1)] + " \(int(0...99))"
  }

  private mutating func some<T>(_ make: (inout RandomSnapshots) -> T) -> [T] {
    let count = int(0...6)
    var result: [T] = []
    for _ in 0..<count { result.append(make(&self)) }
    return result
  }

  private mutating func days() -> [LocalDay] { Array(Set(some { $0.day() })).sorted() }
  private mutating func dates() -> [Date] { Array(Set(some { $0.date() })).sorted() }

  private mutating func place() -> Place {
    Place(
      name: text(), latitude: double(-90...90), longitude: double(-180...180),
      elevation: maybe { $0.double(-400...8_849) },
      timeZone: maybe { TimeZone(identifier: $0.flag() ? "Europe/Paris" : "Asia/Tokyo") } ?? nil)
  }

  private mutating func conditions() -> WeatherConditions {
    var air = WeatherConditions()
    air.temperature = maybe { $0.double(-90...57) }
    air.apparentTemperature = maybe { $0.double(-90...57) }
    air.humidity = maybe { $0.double(0...1) }
    air.windSpeed = maybe { $0.double(0...113) }
    air.windGust = maybe { $0.double(0...113) }
    air.windDirection = maybe { $0.double(0...360) }
    air.precipitation = maybe { $0.double(0...300) }
    air.precipitationChance = maybe { $0.double(0...1) }
    air.cloudCover = maybe { $0.double(0...1) }
    air.pressure = maybe { $0.double(870...1_084) }
    air.visibility = maybe { $0.double(0...300_000) }
    air.dewPoint = maybe { $0.double(-90...35) }
    air.uvIndex = maybe { $0.double(0...43) }
    air.weatherCode = maybe { $0.int(0...99) }
    air.symbolName = maybe { $0.text() }
    air.condition = maybe { $0.text() }
    air.isDaylight = maybe { $0.flag() }
    return air
  }

  mutating func snapshots() -> Snapshots {
    var all = Snapshots()
    all.weather = weather()
    all.steps = StepsSnapshot(
      fetchedAt: date(), access: AccessState.allCases.randomElement(using: &self) ?? .unknown,
      today: maybe { StepsDay(day: $0.day(), steps: $0.int(0...90_000)) },
      history: days().map { StepsDay(day: $0, steps: int(0...90_000)) },
      goals: StepsGoals(
        weekday: int(0...200_000), weekend: int(0...200_000), streakRule: flag() ? .strict : .completeDaysOnly))
    var activity = ActivitySnapshot(fetchedAt: date(), access: .partial, day: day())
    activity.steps = maybe { $0.int(0...90_000) }
    activity.flightsClimbed = maybe { $0.int(0...500) }
    activity.distance = maybe { $0.double(0...90_000) }
    activity.activeEnergy = maybe { $0.double(0...9_000) }
    all.activity = activity
    all.calendar = CalendarSnapshot(generatedAt: date(), events: event().map { [$0] } ?? [])
    all.reminders = reminders()
    all.location = LocationSnapshot(updatedAt: date(), place: place())
    all.ozone = OzoneSnapshot(
      fetchedAt: date(), place: maybe { $0.place() },
      days: days().map {
        OzoneDay(day: $0, column: maybe { $0.double(100...600) }, uvIndex: maybe { $0.double(0...20) })
      },
      attribution: maybe { $0.text() })
    var air = AirSnapshot(fetchedAt: date(), place: maybe { $0.place() }, attribution: maybe { $0.text() })
    air.current.europeanIndex = maybe { $0.double(0...150) }
    air.current.pm25 = maybe { $0.double(0...900) }
    air.current.pollen[.birch] = maybe { $0.double(0...900) }
    air.hours = dates().map { AirHour(date: $0, conditions: air.current) }
    all.air = air
    all.variables = StoredVariables(
      updatedAt: maybe { $0.date() },
      values: ["count": .number(double(-1e12...1e12)), "last done": .text(text()), "on": .flag(flag())])
    return all
  }

  private mutating func weather() -> WeatherSnapshot {
    var weather = WeatherSnapshot(fetchedAt: date(), place: maybe { $0.place() }, current: conditions())
    weather.current.date = maybe { $0.date() }
    weather.minutes = maybe { random in
      random.dates().map {
        WeatherMinute(
          date: $0, precipitation: random.maybe { $0.double(0...9) },
          precipitationChance: random.maybe { $0.double(0...1) })
      }
    }
    weather.hours = dates().map { WeatherHour(date: $0, conditions: hourConditions($0)) }
    weather.days = days().map { weatherDay($0) }
    weather.attribution = maybe { $0.text() }
    return weather
  }

  private mutating func hourConditions(_ date: Date) -> WeatherConditions {
    var air = conditions()
    air.date = date
    return air
  }

  private mutating func weatherDay(_ date: LocalDay) -> WeatherDay {
    var day = WeatherDay(day: date)
    day.high = maybe { $0.double(10...57) }
    day.low = maybe { $0.double(-90...10) }
    day.precipitationChance = maybe { $0.double(0...1) }
    day.precipitationSum = maybe { $0.double(0...1_800) }
    day.windSpeedMax = maybe { $0.double(0...113) }
    day.uvIndexMax = maybe { $0.double(0...43) }
    day.weatherCode = maybe { $0.int(0...99) }
    day.symbolName = maybe { $0.text() }
    day.sunrise = maybe { $0.date() }
    day.sunset = maybe { $0.date() }
    return day
  }

  private mutating func event() -> CalendarEvent? {
    maybe { random in
      let start = random.date()
      let first = random.day()
      let span: CalendarEvent.Span =
        random.flag()
        ? .timed(start: start, end: start.addingTimeInterval(Double(random.int(0...9_999))))
        : .allDay(first: first, last: first.advanced(by: random.int(0...9)))
      return CalendarEvent(
        title: random.text(), span: span, location: random.maybe { $0.text() },
        calendarName: random.maybe { $0.text() },
        color: random.maybe { _ in "#34C759" }, isCancelled: random.flag(), isTransparent: random.flag(),
        id: random.maybe { $0.text() })
    }
  }

  private mutating func when() -> Reminder.When { flag() ? .moment(date()) : .day(day()) }

  private mutating func reminders() -> RemindersSnapshot {
    let ids = (0..<int(0...5)).map { "id \($0)" }
    let items = ids.map { id in
      Reminder(
        id: id, title: text(), due: maybe { $0.when() }, start: maybe { $0.when() }, priority: int(0...9),
        isCompleted: flag(), isFlagged: flag(), isRecurring: flag(), listID: text(), listTitle: text())
    }
    let section = RemindersSnapshot.Section(id: "s", title: text(), subtitle: maybe { $0.text() }, itemIDs: ids)
    return RemindersSnapshot(
      generatedAt: date(), items: items, modes: [.init(mode: "today", itemIDs: ids, sections: [section])],
      status: flag() ? .ok : .denied, statusMessage: maybe { $0.text() })
  }
}
