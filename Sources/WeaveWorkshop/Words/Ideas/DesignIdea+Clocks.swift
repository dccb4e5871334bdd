// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema
import WeaveSpec

extension DesignIdea {
  /// Ideas about the time and today's date.
  static let clocks: [DesignIdea] = [
    DesignIdea(
      name: "clockWord", phrases: ["the time in words"],
      words: ["time in words": 9, "clock in words": 9, "word clock": 9, "words": 2, "written": 2, "spelled": 5],
      bonus: { $0.says(any: ["clock", "time"]) ? 2 : -6 },
      make: { _ in DesignDraft(ready: "clockWord").map { MadeDesign(draft: $0).titled("Time in words") } }),
    DesignIdea(
      name: "seven-segment", phrases: ["a retro LCD clock"],
      words: [
        "retro": 3, "lcd": 7, "seven segment": 8, "seven-segment": 8, "casio": 6, "calculator": 3, "eighties": 2,
        "80s": 2,
      ],
      make: { _ in look("seven-segment") }),
    DesignIdea(
      name: "clockDigital", phrases: ["a big digital clock"],
      words: [
        "digital": 4, "digits": 4, "big clock": 3, "large clock": 3, "what time": 5, "the time": 4, "time": 2,
        "current time": 5, "numbers": 1, "bedside": 3,
      ],
      bonus: { $0.says(any: ["clock", "time"]) ? 3 : -4 },
      make: { request in
        guard var made = DesignDraft(ready: "clockDigital").map({ MadeDesign(draft: $0).titled("Clock") }) else {
          return nil
        }
        if let (accent, _) = request.accent { made.draft.set("style.accent", accent.rawValue) }
        return made
      }),
    DesignIdea(
      name: "clock", phrases: ["a clock with hands"],
      words: [
        "clock": 6, "analogue": 5, "analog": 5, "hands": 4, "watch face": 6, "watch": 2, "dial": 4, "clock face": 3,
      ],
      make: { request in
        let themes: [(words: [String], theme: String)] = [
          (["blue", "ocean", "sea", "navy"], "ocean"), (["mint", "green", "teal"], "mint"),
          (["purple", "pink", "orchid", "lavender"], "orchid"),
          (["orange", "sunset"], "sunset"), (["red", "ember", "warm"], "ember"),
          (["dark", "grey", "gray", "black", "graphite"], "graphite"),
        ]
        guard var draft = DesignDraft(ready: "clockClassic") else { return nil }
        let theme = themes.first { request.says(any: $0.words) }?.theme
        if let theme { draft.set("clockConfig.theme", theme) }
        if request.says(any: ["second hand", "seconds"]) { draft.set("variables.secondHand", .flag(true)) }
        return MadeDesign(
          draft: draft, lines: theme.map { ["theme \($0)"] } ?? [], hasOwnLook: true, takesColors: theme != nil
        ).titled("Clock")
      }),
    DesignIdea(
      name: "almanac", phrases: ["today's date", "a tear-off calendar"],
      words: [
        "today's date": 8, "the date": 5, "date": 3, "tear-off": 9, "almanac": 9, "day of the week": 6, "weekday": 4,
        "week number": 6, "which day": 5, "what day": 5,
      ],
      bonus: { ($0.day == nil ? 0 : -6) + ($0.says(any: ["clock", "time"]) ? -6 : 0) },
      make: { _ in look("almanac") }),
    DesignIdea(
      name: "month", phrases: ["a calendar of this month"],
      words: [
        "month calendar": 9, "monthly calendar": 9, "calendar of this month": 9, "calendar of the month": 9,
        "month view": 8, "calendar grid": 8, "calendar month": 8, "month at a glance": 8,
      ],
      make: { _ in MadeDesign(draft: DesignDraft(json: DrawnIdeas.month)) }),
  ]

  static func look(_ name: String) -> MadeDesign? {
    DesignDraft(ready: name).map { MadeDesign(draft: $0, hasOwnLook: true).named(name) }
  }

  /// The ready designs with a look of their own.
  static let looks: [DesignIdea] =
    ([
      (
        "editorial",
        [
          "editorial": 9, "magazine": 8, "my day": 6, "day at a glance": 8, "at a glance": 6, "overview": 5,
          "briefing": 6, "dashboard": 4, "summary": 4, "morning": 3, "good morning": 3,
        ], "my day at a glance"
      ),
      ("newspaper", ["newspaper": 9, "front page": 9, "headline": 5], "a newspaper's front page"),
      ("swiss", ["swiss": 9, "poster": 4, "huge temperature": 7], "a Swiss poster"),
      ("bauhaus", ["bauhaus": 10, "geometric": 6, "abstract": 5, "shapes": 3], "a Bauhaus composition"),
      (
        "terminal",
        ["terminal": 8, "hacker": 7, "console": 7, "command line": 8, "code": 1, "matrix": 4, "monospace": 2],
        "a terminal"
      ),
      ("blueprint", ["blueprint": 10, "technical drawing": 8], "a blueprint of the sun's way"),
      (
        "instrument", ["cockpit": 9, "instrument": 7, "gauges": 5, "aircraft": 6, "barometer dial": 6],
        "gauges of a cockpit"
      ),
      (
        "transit-sign",
        ["station sign": 9, "transit": 7, "subway sign": 9, "metro sign": 9, "subway": 5, "platform": 3],
        "a station's sign"
      ),
      ("stamp", ["stamp": 8, "postage": 9], "a postage stamp"),
      ("receipt", ["receipt": 9, "till": 3], "a receipt of my day"),
      ("punch-card", ["punch card": 10, "punched card": 10], "a punch card of my steps"),
      ("arcade", ["arcade": 9, "pixel": 6, "video game": 8, "8-bit": 8, "retro game": 8, "game": 2], "an arcade game"),
      ("vinyl", ["vinyl": 10, "record player": 9, "turntable": 9], "a vinyl record"),
      (
        "night-sky", ["night sky": 10, "stars": 5, "stargazing": 8, "constellation": 6, "astronomy": 6], "the night sky"
      ),
      (
        "field-guide", ["moon": 6, "moon phase": 5, "lunar": 7, "full moon": 4, "field guide": 9, "naturalist": 9],
        "the phase of the moon"
      ),
      ("tide-lines", ["tide": 7, "waves": 4, "hours ahead": 5, "ocean waves": 7], "the hours ahead as waves"),
      (
        "paper-cut",
        [
          "paper cut": 10, "paper-cut": 10, "papercut": 10, "layered paper": 9, "hills": 5, "landscape": 5,
          "mountains": 4,
        ], "hills of cut paper"
      ),
    ] as [(String, [String: Int], String)]).map { name, words, phrase in
      DesignIdea(name: name, phrases: [phrase], words: words) { _ in look(name) }
    }

  /// The ready boards.
  static let boards: [DesignIdea] =
    ([
      (
        "departures",
        [
          "departures": 8, "departure board": 9, "bus stop": 7, "train times": 8, "next bus": 8, "next train": 8,
          "timetable": 5,
        ], "the next departures"
      ),
      ("meeting-room", ["meeting room": 9, "room door": 8, "conference room": 9], "the door of a meeting room"),
      (
        "servers", ["server status": 9, "servers": 7, "uptime": 7, "cpu": 5, "server load": 8], "servers and their load"
      ),
      (
        "home-energy",
        ["solar": 7, "home energy": 9, "electricity": 5, "photovoltaic": 8, "power use": 7, "energy at home": 9],
        "energy at home"
      ),
      ("calendar-wall", ["wall calendar": 9, "family calendar": 8, "calendar wall": 9], "a wall calendar"),
      (
        "family-day", ["family day": 9, "family board": 9, "family's day": 9, "kitchen display": 7], "the family's day"
      ),
      (
        "week-ahead", ["week ahead": 8, "week planner": 8, "weekly planner": 8, "this week's events": 8],
        "the week ahead"
      ),
      ("morning", ["morning board": 9, "before work": 8], "before work"),
      ("sun-and-moon", ["sun and moon": 9, "sun and the moon": 9], "sun and moon"),
      ("weather-station", ["weather station board": 9], "a weather station"),
      ("chores", ["chore board": 9, "who does what": 9, "chores board": 9], "who does what at home"),
    ] as [(String, [String: Int], String)]).map { name, words, phrase in
      DesignIdea(name: name, phrases: [phrase], words: words, board: name) { _ in nil }
    }
}
