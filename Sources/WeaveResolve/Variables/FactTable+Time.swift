// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveSpec
import WeaveTime

extension FactTable {
  /// The clock.
  static let time: [FactKey] = [
    clock("__now", .instant, changes: .second, "The moment, in UTC."),
    clock("__now_unix", .integer, in: .seconds, changes: .second, "Whole seconds since 1970."),
    clock("__today", .day, changes: .day, "The reader's day."),
    clock("__time", .clock, changes: .minute, "The reader's time of day."),
    FactKey(
      "__time_local", .text, presence: .always, from: nil, changes: .minute,
      "The same as the reader writes it: `14:05`, `14 h 05`, `2:05 PM` or `오후 2:05`."
    ) { .string($0.clock.time($0.time.moment(to: .minute, in: $0.timeZone))) },
    said("__time_words_minutes", "The time in English words: `Nine past`; empty at the full hour.") { $0.minutes },
    said("__time_words_hour", "Its hour: `ten`.") { $0.hour },
    said("__time_words_part", "Its part of the day: `in the morning`.") { $0.part },
    FactKey(
      "__hour_local", .text, presence: .always, from: nil, changes: .hour,
      "The hour as the reader writes it: `14`, or `2` where that is followed by PM."
    ) { .string($0.clock.hourDigits($0.time.moment(to: .hour, in: $0.timeZone))) },
    FactKey(
      "__half_day", .text, presence: .always, from: nil, changes: .hour,
      "`AM` or `PM` in the reader's words, or nothing on 24 hours."
    ) { .string($0.clock.halfDay($0.time.moment(to: .hour, in: $0.timeZone))) },
    part("__hour", changes: .hour, "The hour of that, 0 to 23.") { $0.hour },
    part("__minute", changes: .minute, "The minute of that.") { $0.minute },
    part("__second", changes: .second, "The second of that.") { $0.second },
    clock("__weekday", .text, changes: .day, "The short name of the weekday, in the reader's language."),
  ]

  /// A part of the reader's time of day in words.
  private static func said(
    _ name: String, _ summary: String, _ words: @escaping @Sendable (ClockWords) -> String
  ) -> FactKey {
    FactKey(name, .text, presence: .always, from: nil, changes: .minute, summary) { context in
      let moment = context.time.moment(to: .minute, in: context.timeZone)
      let civil = CivilTime(seconds: moment.timeIntervalSince1970, in: context.timeZone)
      return .string(words(ClockWords(hour: civil.hour, minute: civil.minute)))
    }
  }

  /// A part of the reader's time of day.
  private static func part(
    _ name: String, changes grain: FactGrain, _ summary: String, _ part: @escaping @Sendable (CivilTime) -> Int
  ) -> FactKey {
    FactKey(name, .integer, in: .index, presence: .always, from: nil, changes: grain, summary) { context in
      let moment = context.time.moment(to: grain, in: context.timeZone)
      return FactText.whole(part(CivilTime(seconds: moment.timeIntervalSince1970, in: context.timeZone)))
    }
  }

  private static func clock(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, changes grain: FactGrain, _ summary: String
  ) -> FactKey {
    FactKey(name, kind, in: unit, presence: .always, from: nil, changes: grain, summary) { context in
      let moment: Date
      switch grain {
      case .day:
        _ = context.today
        moment = context.time.moment
      case .minute, .hour: moment = context.time.moment(to: grain, in: context.timeZone)
      case .second, .snapshot:
        moment = kind == .instant ? context.now : context.time.moment(to: grain, in: context.timeZone)
      }
      return TimeVariables(now: moment, timeZone: context.timeZone, locale: context.locale).value(for: name)
    }
  }
}
