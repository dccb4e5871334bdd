// SPDX-License-Identifier: MIT

package import Foundation
package import WeaveData
package import WeaveFacts
package import WeaveTime

/// Facts of a Saturday afternoon in Lyon, of which nothing is missing.
package enum SampleFacts {
  package static let zone = TimeZone(identifier: "Europe/Paris") ?? .gmt
  /// 2026-03-28, 14:05 in Lyon, the day before summer time.
  package static let now = instant("2026-03-28T13:05:00Z")
  package static let today = LocalDay(now, in: zone)

  package static func instant(_ text: String) -> Date { InstantText.date(text) ?? .distantPast }

  package static func facts(
    _ snapshots: Snapshots = full, now: Date = now, zone: TimeZone = zone, locale: String = "en_IE"
  ) -> FactVariables {
    FactVariables(snapshots: snapshots, now: now, timeZone: zone, locale: Locale(identifier: locale))
  }

  package static var full: Snapshots {
    var world = Snapshots()
    let place = Place(name: "Lyon", latitude: 45.764, longitude: 4.8357, elevation: 173, timeZone: zone)
    world.weather = weather(place)
    world.location = LocationSnapshot(updatedAt: now.addingTimeInterval(-7_200), place: place)
    world.ozone = OzoneSnapshot(
      fetchedAt: now.addingTimeInterval(-3_600), place: place, days: [OzoneDay(day: today, column: 350, uvIndex: 4)])
    world.air = air(place)
    world.steps = steps
    world.activity = activity
    world.calendar = calendar
    world.reminders = reminders
    return world
  }

  private static func air(_ place: Place) -> AirSnapshot {
    var air = AirSnapshot(fetchedAt: now.addingTimeInterval(-600), place: place)
    air.current.europeanIndex = 42
    air.current.usIndex = 151
    (air.current.pm25, air.current.pm10, air.current.ozone, air.current.dust) = (11.5, 20, 68, 0)
    (air.current.nitrogenDioxide, air.current.sulphurDioxide, air.current.carbonMonoxide) = (21.4, 2, 190)
    air.current.ammonia = 1.5
    for plant in AirConditions.Pollen.allCases { air.current.pollen[plant] = plant == .birch ? 12.5 : 0.5 }
    air.hours = (0..<12).map {
      AirHour(date: now.addingTimeInterval(Double($0) * 3_600 - 300), conditions: air.current)
    }
    return air
  }

  /// Rain from minute 10 to 14 and from 40 to 44; hours from noon to midnight and a day more; three days.
  private static func weather(_ place: Place) -> WeatherSnapshot {
    var weather = WeatherSnapshot(
      fetchedAt: now.addingTimeInterval(-25 * 60), place: place, current: conditions(11.4),
      attribution: "Weather data by Open-Meteo.com")
    weather.minutes = (0..<60).map { minute in
      let isWet = (10...14).contains(minute) || (40...44).contains(minute)
      return WeatherMinute(
        date: now.addingTimeInterval(Double(minute) * 60), precipitation: isWet ? 2 : 0,
        precipitationChance: isWet ? 0.8 : 0.1)
    }
    weather.hours = (0..<36).map { hour in
      WeatherHour(date: now.addingTimeInterval(Double(hour) * 3_600 - 3_900), conditions: conditions(10))
    }
    weather.days = (0..<3).map { offset in
      var day = WeatherDay(day: today.advanced(by: offset))
      (day.high, day.low, day.precipitationChance) = (14.5 + Double(offset), 5.2, 0.6)
      (day.precipitationSum, day.windSpeedMax, day.uvIndexMax, day.weatherCode) = (3.25, 9, 4.4, 61)
      day.symbolName = "cloud.rain.fill"
      day.sunrise = day.day.start(in: zone).addingTimeInterval(6 * 3_600 + 30 * 60)
      day.sunset = day.day.start(in: zone).addingTimeInterval(19 * 3_600 + 5 * 60)
      return day
    }
    return weather
  }

  private static func conditions(_ temperature: Double) -> WeatherConditions {
    var conditions = WeatherConditions()
    (conditions.temperature, conditions.apparentTemperature, conditions.dewPoint) = (temperature, 8.6, 4.5)
    (conditions.humidity, conditions.precipitationChance, conditions.cloudCover) = (0.62, 0.3, 0.75)
    (conditions.windSpeed, conditions.windGust, conditions.windDirection) = (5, 10, 315)
    (conditions.precipitation, conditions.pressure, conditions.visibility) = (0.4, 1_013.25, 24_140)
    (conditions.uvIndex, conditions.weatherCode, conditions.isDaylight) = (3.6, 80, true)
    (conditions.symbolName, conditions.condition) = ("cloud.sun.rain.fill", "Rain showers")
    return conditions
  }

  /// 40 days of 11,000 steps on working days and 6,000 at weekends, with a goal of 10,000 and weekends of rest.
  private static var steps: StepsSnapshot {
    let days = (1...40).map { today.advanced(by: -$0) }
    return StepsSnapshot(
      fetchedAt: now, today: StepsDay(day: today, steps: 7_423),
      history: days.reversed().map { StepsDay(day: $0, steps: [0, 6].contains($0.weekday) ? 6_000 : 11_000) },
      goals: StepsGoals(weekday: 10_000, weekend: 0))
  }

  private static var activity: ActivitySnapshot {
    var activity = ActivitySnapshot(fetchedAt: now, day: today)
    (activity.steps, activity.flightsClimbed, activity.distance, activity.activeEnergy) = (7_423, 11, 8_046.72, 412.4)
    return activity
  }

  /// A walk that runs, tea in 25 minutes, a fair that lasts the day, and a call that is off.
  private static var calendar: CalendarSnapshot {
    func timed(_ title: String, _ start: Double, _ end: Double) -> CalendarEvent {
      CalendarEvent(
        title: title, span: .timed(start: now.addingTimeInterval(start * 60), end: now.addingTimeInterval(end * 60)),
        location: "Old town", calendarName: "Home", color: "#3366CC")
    }
    var cancelled = timed("Call", 5, 10)
    cancelled.isCancelled = true
    return CalendarSnapshot(
      generatedAt: now.addingTimeInterval(-600),
      events: [
        CalendarEvent(title: "Fair", span: .allDay(first: today, last: today)), timed("Walk", -35, 15), cancelled,
        timed("Tea", 25, 85),
      ])
  }

  private static var reminders: RemindersSnapshot {
    RemindersSnapshot(
      generatedAt: now,
      items: [
        Reminder(id: "1", title: "Pay rent", due: .day(today.advanced(by: -1)), listTitle: "Home"),
        Reminder(
          id: "2", title: "Water plants", due: .day(today.advanced(by: -2)), isRecurring: true, listTitle: "Home"),
        Reminder(id: "3", title: "Ring Ann", due: .moment(now.addingTimeInterval(3_600)), listTitle: "People"),
        Reminder(id: "4", title: "Book train", due: .day(today.advanced(by: 3))),
        Reminder(id: "5", title: "Taxes", due: .day(today.advanced(by: 30)), priority: 1),
        Reminder(id: "6", title: "Read"), Reminder(id: "7", title: "Far", due: .day(today.advanced(by: 90))),
        Reminder(id: "8", title: "Done", isCompleted: true),
      ])
  }
}
