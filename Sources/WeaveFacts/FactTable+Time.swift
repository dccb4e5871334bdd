// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions
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
      "The same in the reader's format: `14:05`, `14 h 05`, `2:05 PM` or `오후 2:05`."
    ) { .string($0.clock.time($0.time.moment(to: .minute, in: $0.timeZone))) },
    clockWords("__time_words_minutes", "The words before the hour: `Nine past`; empty at the full hour in English.") {
      $0.minutes
    },
    clockWords("__time_words_hour", "The hour in words: `ten`.") { $0.hour },
    clockWords("__time_words_part", "The words after the hour: `in the morning`.") { $0.part },
    timeWords,
    FactKey(
      "__hour_local", .text, presence: .always, from: nil, changes: .hour,
      "The hour in the reader's format: `14`, or `2` on a 12-hour clock."
    ) { .string($0.clock.hourDigits($0.time.moment(to: .hour, in: $0.timeZone))) },
    FactKey(
      "__half_day", .text, presence: .always, from: nil, changes: .hour,
      "`AM` or `PM` in the reader's language; empty on a 24-hour clock."
    ) { .string($0.clock.halfDay($0.time.moment(to: .hour, in: $0.timeZone))) },
    part("__hour", changes: .hour, "The hour of the reader's time, 0 to 23.") { $0.hour },
    part("__minute", changes: .minute, "The minute of the reader's time.") { $0.minute },
    part("__second", changes: .second, "The second of the reader's time.") { $0.second },
    clock("__weekday", .text, changes: .day, "The short name of the weekday, in the reader's language."),
  ]

  /// The time in words, part by part.
  private static let timeWords = FactKey(
    .timeWords, presence: .always, from: nil, changes: .minute,
    members: [
      FactMember("lead", .text, presence: .always, "The words at the beginning, without a number: `Las `."),
      FactMember("number", .text, presence: .always, "The minutes, if they come first: `Nine`, `Viertel`."),
      FactMember(
        "joint", .text, presence: .always, "The words between the minutes and the hour: ` past `, ` vor halb `."),
      FactMember("hour", .text, presence: .always, "The hour: `ten`."),
      FactMember("ending", .text, presence: .always, "The words right after the hour: ` o’clock`, ` heures et `."),
      FactMember("added", .text, presence: .always, "The minutes, if they come last: `quart`."),
      FactMember(
        "part", .text, presence: .always, "The part of the day: `in the morning`; empty at noon in some languages."),
      FactMember("opening", .text, presence: .always, "Everything except the part of the day: `Nine past ten`."),
      FactMember("brief", .text, presence: .always, "A short text beside the hour, for small spaces: `9 past`."),
      FactMember("brief_follows", .flag, presence: .always, "Whether `brief` comes after the hour."),
    ],
    "The time in words, in parts that include the spaces between them; English if the language has no words for it."
  ) { context in
    let words = context.clockWords
    return .record([
      "lead": .string(words.lead), "number": .string(words.number), "joint": .string(words.joint),
      "hour": .string(words.hour), "ending": .string(words.ending), "added": .string(words.added),
      "part": .string(words.dayPart), "opening": .string(words.opening), "brief": .string(words.brief),
      "brief_follows": .bool(words.briefFollows),
    ])
  }

  /// A part of the reader's time of day in words.
  private static func clockWords(
    _ name: String, _ summary: String, _ part: @escaping @Sendable (ClockWords) -> String
  ) -> FactKey {
    FactKey(name, .text, presence: .always, from: nil, changes: .minute, summary) { .string(part($0.clockWords)) }
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

extension FactContext {
  /// The reader's time of day in words.
  fileprivate var clockWords: ClockWords {
    let moment = time.moment(to: .minute, in: timeZone)
    let civil = CivilTime(seconds: moment.timeIntervalSince1970, in: timeZone)
    return ClockWords(hour: civil.hour, minute: civil.minute, language: words.language.code)
  }
}
