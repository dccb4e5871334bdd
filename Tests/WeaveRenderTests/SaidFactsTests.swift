// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// What templates say, read back from the tree that is drawn and compared with the files of snapshots, over a day.
@Suite struct SaidFactsTests {
  /// Calls `check` with what a design says at each time of the day.
  private func read(
    _ name: String, _ facts: SnapshotFacts, _ size: WidgetSize, locale: String = "en_US",
    _ check: (_ said: SaidTexts, _ now: Date, _ place: Comment) throws -> Void
  ) throws {
    let (design, renderer) = (try Design("Gallery/\(name)"), try Renderer())
    for time in SnapshotFacts.times {
      let said = try SaidTexts(design, facts, at: time, size, locale: locale, renderer)
      try check(said, facts.moment(time), "\(name) \(size) \(facts) \(time): \(said)")
    }
  }

  /// `12,345` as a number.
  private func number(_ text: String) -> Int? { Int(text.filter { $0 != "," }) }

  private func rounded(_ value: Double) -> Int { Int(value.rounded()) }

  /// Degrees Celsius as whole degrees Fahrenheit, with the sign that pictures use.
  private func fahrenheit(_ celsius: Any?) -> String? {
    guard let celsius = celsius as? Double else { return nil }
    let degrees = rounded(celsius * 9 / 5 + 32)
    return degrees < 0 ? "−\(-degrees)" : "\(degrees)"
  }

  // MARK: Steps

  /// The counts of the file by day, today's among them; the larger one where a day has two.
  private func counts(_ facts: SnapshotFacts) -> [String: Int] {
    let today = facts.file("steps.json")["today"] as? [String: Any]
    let days = facts.list("history", of: "steps.json") + [today].compactMap { $0 }
    return Dictionary(
      days.compactMap { entry in
        (entry["day"] as? String).flatMap { day in (entry["steps"] as? Int).map { (day, $0) } }
      }, uniquingKeysWith: max)
  }

  /// The known counts of the last days up to a day, newest first.
  private func counts(_ facts: SnapshotFacts, to day: Date, days: Int) -> [Int] {
    let counts = counts(facts)
    return (0..<days).compactMap { back in
      facts.calendar.date(byAdding: .day, value: -back, to: day).flatMap { counts[facts.words("yyyy-MM-dd", $0)] }
    }
  }

  private func mean(_ counts: [Int]) -> Int? {
    counts.isEmpty ? nil : rounded(Double(counts.reduce(0, +)) / Double(counts.count))
  }

  @Test(arguments: SnapshotFacts.all, [WidgetSize.medium, .large])
  func stepsAreThoseOfTheFile(facts: SnapshotFacts, size: WidgetSize) throws {
    let file = facts.file("steps.json")
    let goals = (file["goals"] as? [String: Any] ?? [:]).values.compactMap { $0 as? Int }
    let counts = counts(facts)
    let noon = try #require(facts.noon(facts.day))
    for name in ["steps", "steps-month"] {
      try read(name, facts, size) { said, _, place in
        for words in said.matches(#"of ([\d,]+).*"#) {
          let goal = try #require(number(words[0]), place)
          #expect(goal > 0 && goals.contains(goal), place)
        }
        if file["access"] as? String == "denied" { #expect(said.matches(#"[\d,]+"#).isEmpty, place) }
        let windows = [7, 30].map { self.counts(facts, to: noon, days: $0) }
        let allowed = Set(counts.values).union(goals).union(windows.compactMap(mean))
        for words in said.matches(#"(?:Avg )?(\d{1,3}(?:,\d{3})+)"#) {
          let value = try #require(number(words[0]), place)
          #expect(allowed.contains(value), "\(value) in \(place)")
        }
        for (label, value) in zip(said.all, said.all.dropFirst()) {
          if let days = label.split(separator: "-").first.flatMap({ Int($0) }), label.hasSuffix("-day average") {
            // The label says of how many known days the mean is, among the last 7 or 30.
            #expect(
              windows.contains { $0.count == days && mean($0) == number(value) }, "\(label) \(value) in \(place)")
          } else if label.hasPrefix("Best, ") {
            let best = counts.filter { $0.value == number(value) }.keys.compactMap(facts.noon)
            #expect(best.contains { label == "Best, " + facts.words("MMM d", $0) }, place)
          }
        }
      }
    }
  }

  /// The total of the best week is the sum of its days.
  @Test(arguments: SnapshotFacts.all) func theBestWeekIsTheSumOfItsDays(facts: SnapshotFacts) throws {
    let counted = Dictionary(
      uniqueKeysWithValues: counts(facts).compactMap { day, count in facts.noon(day).map { ($0, count) } })
    try read("steps-year", facts, .medium) { said, _, place in
      // The days and the total are one text, or two where there is room.
      guard let text = said.after("Best week").first else { return }
      let parts = text.components(separatedBy: " · ")
      guard let week = parts.first, let total = parts.count > 1 ? parts[1] : said.after(text).first else { return }
      // A week may begin before the first day that is known.
      let starts = counted.keys.flatMap { day in
        (0...6).compactMap { facts.calendar.date(byAdding: .day, value: -$0, to: day) }
      }
      let sums = starts.filter {
        let last = facts.calendar.date(byAdding: .day, value: 6, to: $0) ?? $0
        let (first, month) = (facts.words("MMM d", $0), facts.words("MMM", last))
        return week == "\(first)–\(facts.words("d", last))" && facts.words("MMM", $0) == month
          || week == "\(first) – \(facts.words("MMM d", last))"
      }.map { first in
        (0..<7).reduce(0) { sum, day in
          sum + (facts.calendar.date(byAdding: .day, value: day, to: first).flatMap { counted[$0] } ?? 0)
        }
      }
      #expect(sums.contains(number(total) ?? -1), place)
    }
  }

  @Test(arguments: SnapshotFacts.all) func activityIsThatOfTheFile(facts: SnapshotFacts) throws {
    let file = facts.file("activity.json")
    guard file["steps"] is Int, file["access"] as? String != "denied" else { return }
    try read("activity", facts, .medium) { said, _, place in
      guard !said.all.contains("No activity data") else { return }
      if let energy = file["activeEnergyKcal"] as? Double {
        #expect(said.matches(#"([\d,]+) kcal"#).compactMap { number($0[0]) } == [rounded(energy)], place)
      }
      if let metres = file["distanceM"] as? Double, metres > 500 {
        let words = try #require(said.matches(#"([\d.,]+) mi"#).first?[0], place)
        let value = try #require(Double(words.filter { $0 != "," }), place)
        #expect(abs(value - metres / 1609.344) <= (words.contains(".") ? 0.051 : 0.51), place)
      }
      if let flights = file["flightsClimbed"] as? Int {
        #expect(said.all.contains(flights.formatted(.number.locale(Locale(identifier: "en_US")))), place)
      }
    }
  }

  // MARK: Weather

  /// Each hour of a row has the temperature that the file gives for it, and each day its low, high and chance.
  @Test(arguments: SnapshotFacts.all) func hoursAndDaysOfWeatherAreThoseOfTheFile(facts: SnapshotFacts) throws {
    let hours = facts.list("hours", of: "weather.json"), days = facts.list("days", of: "weather.json")
    for name in ["weather", "today"] {
      try read(name, facts, .large) { said, now, place in
        for (index, label) in said.all.enumerated() {
          guard label.range(of: #"^\d{1,2} [AP]M$"#, options: .regularExpression) != nil else { continue }
          // A chance of rain may stand between the hour and its temperature.
          let next = said.all[(index + 1)...].prefix(2)
          guard let value = next.first(where: { $0.contains("°") || $0 == "–" }), value != "–" else { continue }
          // A row starts in this hour and has less than a day.
          let hour = hours.first { entry in
            guard let date = (entry["date"] as? String).flatMap(facts.instant) else { return false }
            return date > now.addingTimeInterval(-3600) && facts.words("h a", date) == label
          }
          if let hour, hour["temperatureC"] == nil { continue }
          let expected = try #require(fahrenheit(hour?["temperatureC"]), "\(label) in \(place)")
          #expect(value.filter { $0 != "°" } == expected, "\(label) in \(place)")
        }
        for index in said.all.indices.dropLast(3) where name == "weather" {
          let label = said.all[index]
          let day = days.first { entry in
            guard let day = entry["day"] as? String, day >= facts.day, let noon = facts.noon(day) else { return false }
            return label == (day == facts.day ? "Today" : facts.words("EEE", noon))
          }
          guard let day, said.all[index + 1].hasSuffix("%") else { continue }
          let chance = (day["precipitationChance01"] as? Double).map { "\(rounded($0 * 100))%" }
          #expect(said.all[index + 1] == chance, "\(label) in \(place)")
          #expect(said.all[index + 2] == fahrenheit(day["lowC"]).map { $0 + "°" }, "\(label) in \(place)")
          #expect(said.all[index + 3] == fahrenheit(day["highC"]).map { $0 + "°" }, "\(label) in \(place)")
        }
      }
    }
  }

  /// While the answer is new, the figures are its own.
  @Test(arguments: SnapshotFacts.all) func conditionsAreThoseOfTheFile(facts: SnapshotFacts) throws {
    let file = facts.file("weather.json")
    guard let current = file["current"] as? [String: Any],
      let fetched = (file["fetchedAt"] as? String).flatMap(facts.instant)
    else { return }
    try read("conditions", facts, .medium) { said, now, place in
      guard abs(now.timeIntervalSince(fetched)) < 1800 else { return }
      // The minus of the large figure is a shape.
      if let degrees = fahrenheit(current["temperatureC"])?.filter({ $0 != "−" }) {
        #expect(said.all.contains(degrees + "°"), place)
      }
      if let share = current["humidity01"] as? Double {
        #expect(said.after("Humidity") == ["\(rounded(share * 100))%"], place)
      }
      if let metres = current["windSpeedMS"] as? Double {
        let miles = rounded(metres * 2.236936)
        #expect(said.after("Wind") == [miles == 0 ? "Calm" : "\(miles) mph"], place)
      }
      if let pascals = current["pressureHPa"] as? Double {
        let inches = (pascals / 33.8639 * 100).rounded() / 100
        #expect(said.after("Pressure") == ["\(String(format: "%.2f", inches)) inHg"], place)
      }
    }
  }

  /// The highest index of each day is that of the file, and none is named that the file does not give.
  @Test(arguments: SnapshotFacts.all) func daysOfUltravioletAreThoseOfTheFile(facts: SnapshotFacts) throws {
    let days = facts.list("days", of: "weather.json")
    try read("uv", facts, .large) { said, _, place in
      for (value, label) in zip(said.all, said.all.dropFirst()) {
        let day = days.first { entry in
          guard let day = entry["day"] as? String, day > facts.day, let noon = facts.noon(day) else { return false }
          return facts.words("EEE", noon) == label
        }
        guard let date = day?["day"] as? String, let shown = Int(value) else { continue }
        // The day's own value, or the highest of its hours.
        let hours = facts.list("hours", of: "weather.json").filter { ($0["date"] as? String ?? "").hasPrefix(date) }
        let highest = [day?["uvIndexMax"] as? Double, hours.compactMap { $0["uvIndex"] as? Double }.max()]
        #expect(highest.compactMap { $0.map(rounded) }.contains(shown), "\(label) in \(place)")
      }
    }
  }

  // MARK: Calendar and reminders

  /// An event of the file with the moments at which it begins and ends.
  private struct Event {
    let title: String
    let start, end: Date
    let isAllDay: Bool
  }

  private func events(_ facts: SnapshotFacts) -> [Event] {
    facts.list("events", of: "calendar.json").compactMap { entry in
      guard let title = entry["title"] as? String, entry["isCancelled"] as? Bool != true else { return nil }
      if let first = (entry["firstDay"] as? String).flatMap(facts.noon) {
        let last = (entry["lastDay"] as? String).flatMap(facts.noon) ?? first
        let begin = facts.calendar.startOfDay(for: first)
        return Event(
          title: title, start: begin,
          end: facts.calendar.date(byAdding: .day, value: 1, to: facts.calendar.startOfDay(for: last)) ?? last,
          isAllDay: true)
      }
      guard let start = (entry["start"] as? String).flatMap(facts.instant),
        let end = (entry["end"] as? String).flatMap(facts.instant)
      else { return nil }
      return Event(title: title, start: start, end: end, isAllDay: false)
    }
  }

  /// `8 h 50 min` as minutes.
  private func minutes(_ span: String) -> Int? {
    let parts = span.split(separator: " ")
    guard parts.count.isMultiple(of: 2), !parts.isEmpty else { return nil }
    var sum = 0
    for index in stride(from: 0, to: parts.count, by: 2) {
      guard let value = Int(parts[index]), let unit = ["min": 1, "h": 60, "d": 1440][parts[index + 1]] else {
        return nil
      }
      sum += value * unit
    }
    return sum
  }

  /// `2:20–2:35 PM` as the words of both moments.
  private func span(_ event: Event, _ facts: SnapshotFacts) -> String {
    let (start, end) = (facts.words("a", event.start), facts.words("a", event.end))
    return "\(facts.words(start == end ? "h:mm" : "h:mm a", event.start))–\(facts.words("h:mm a", event.end))"
  }

  /// An event is named while it lasts or lies ahead, under its own day, with its own times.
  @Test(arguments: SnapshotFacts.all, [WidgetSize.medium, .large])
  func eventsStandUnderTheirDay(facts: SnapshotFacts, size: WidgetSize) throws {
    let events = events(facts)
    try read("next-up", facts, size) { said, now, place in
      var heading = facts.words("yyyy-MM-dd", now)
      for (index, text) in said.all.enumerated() {
        if text == "Tomorrow" {
          let next = facts.calendar.date(byAdding: .day, value: 1, to: now) ?? now
          heading = facts.words("yyyy-MM-dd", next)
        }
        let day = events.map(\.start).first { facts.words("EEE, MMM d", $0) == text && index > 0 }
        if let day, index > 3 { heading = facts.words("yyyy-MM-dd", day) }
        let named = events.filter { $0.title == text }
        guard !named.isEmpty else { continue }
        #expect(named.contains { $0.end > now }, "\(text) is over: \(place)")
        guard size == .large else { continue }
        #expect(
          named.contains { facts.words("yyyy-MM-dd", max($0.start, now)) == heading && $0.end > now },
          "\(text) stands under \(heading): \(place)")
      }
      if said.all.first == "Starts in", let left = said.all[1...].prefix(3).compactMap(minutes).last {
        let next = try #require(events.filter { $0.start > now && !$0.isAllDay }.map(\.start).min(), place)
        #expect(abs(left - Int(next.timeIntervalSince(now) / 60)) <= (left >= 180 ? 30 : 0), place)
      }
      for (label, title) in zip(said.all, said.all.dropFirst()) where label.hasPrefix("Then, in ") {
        let left = try #require(minutes(String(label.dropFirst("Then, in ".count))), place)
        let starts = events.filter { $0.title.hasPrefix(title.filter { $0 != "…" }) && !$0.isAllDay }.map(\.start)
        #expect(
          starts.contains { abs(left - Int($0.timeIntervalSince(now) / 60)) <= (left >= 180 ? 30 : 0) }, place)
      }
      for words in said.matches(#"(\d{1,2}:\d{2}(?: [AP]M)?–\d{1,2}:\d{2} [AP]M)"#) {
        #expect(events.contains { span($0, facts) == words[0] }, "\(words[0]) in \(place)")
      }
    }
  }

  @Test(arguments: SnapshotFacts.all) func remindersAreOpen(facts: SnapshotFacts) throws {
    let items = facts.list("items", of: "reminders.json")
    let closed = items.filter { $0["isCompleted"] as? Bool == true || $0["completed"] is String }
      .compactMap { $0["title"] as? String }
    for name in ["reminders", "reminders-focus"] {
      try read(name, facts, .large) { said, _, place in
        for title in closed { #expect(!said.all.contains(title), place) }
        for words in said.matches(#"(\d+) of (\d+)"#) {
          // So many of all are done.
          #expect(words == ["\(closed.count)", "\(items.count)"], place)
        }
      }
    }
  }

  // MARK: All that is said

  private static let designs = FactTemplateTests.designs + ["today"]

  /// No number without an end, none "of 0", and nothing that stands for the lack of a value.
  @Test(arguments: designs, SnapshotFacts.all) func nothingIsSaidInRawValues(name: String, facts: SnapshotFacts) throws
  {
    for size in [WidgetSize.small, .medium, .large, .accessoryRectangular] {
      try read(name, facts, size) { said, _, place in
        for text in said.all {
          for pattern in [
            #"\d\.\d{3,}"#, #"\bof 0\b"#, #"\bnil\b"#, #"\bnull\b"#, #"\bNaN\b"#, #"\binf\b"#, #"\{\{"#, #"\}\}"#,
            "  +$",
          ] {
            #expect(text.range(of: pattern, options: .regularExpression) == nil, "\(text) in \(place)")
          }
        }
      }
    }
  }

  /// The words of a language, as the file of the package has them.
  private static func words(_ language: String) -> [String: String] {
    let path = "\(Repository.root)/Sources/WeaveExpressions/Languages/\(language).json"
    let file = FileManager.default.contents(atPath: path).flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return (file as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  /// A picture in another language has one clock, one system of units and no English word that the language has its own for.
  @Test(
    arguments: designs,
    [
      (locale: "de_DE", file: "de"), ("fr_FR", "fr"), ("ja_JP", "ja"), ("pl_PL", "pl"), ("ar_EG", "ar"),
      ("en_GB", "en"),
      ("en_US", "en"),
    ])
  func aPictureIsOfOneLanguage(name: String, language: (locale: String, file: String)) throws {
    let (english, own) = (Self.words("en"), Self.words(language.file))
    try #require(english.count > 300 && own.count > 300)
    // A word is foreign where no text of the language is written so.
    let foreign = Set(english.values).subtracting(own.values).filter { $0.contains(where: \.isLetter) }
    let metric = language.locale != "en_US" && language.locale != "en_GB"
    for facts in SnapshotFacts.all {
      let titles = Set(
        facts.list("events", of: "calendar.json").compactMap { $0["title"] as? String }
          + facts.list("items", of: "reminders.json").compactMap { $0["title"] as? String })
      for size in [WidgetSize.medium, .large] {
        try read(name, facts, size, locale: language.locale) { said, _, place in
          for text in said.all where !titles.contains(text) {
            #expect(!foreign.contains(text), "\(text) in \(place)")
            if metric {
              #expect(
                text.range(of: #"\d ?(mph|mi|ft|inHg|°F)\b|\d (AM|PM)\b"#, options: .regularExpression) == nil,
                "\(text) in \(place)")
            } else {
              #expect(
                text.range(of: #"\d ?(km/h|km|hPa|°C)\b"#, options: .regularExpression) == nil
                  || language.locale == "en_GB", "\(text) in \(place)")
            }
            let western = text.range(of: "[0-9]", options: .regularExpression) != nil
            let arabic = text.range(of: "[٠-٩]", options: .regularExpression) != nil
            #expect(!(western && arabic), "\(text) in \(place)")
          }
          let clock = said.all.filter { !titles.contains($0) }.joined(separator: "\n")
          if language.locale == "en_US" {
            // A time of 13 or more hours belongs to the other clock.
            #expect(clock.range(of: #"\b(1[3-9]|2[0-3]):[0-5]\d\b"#, options: .regularExpression) == nil, place)
          }
        }
      }
    }
  }
}
