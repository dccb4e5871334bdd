// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema
import WeaveTime

extension DesignIdea {
  /// Ideas about a day: the days until it, or since it.
  static let days: [DesignIdea] = [
    DesignIdea(
      name: "countdown",
      phrases: ["countdown to my wedding on 20 June 2027", "days until Christmas", "Anna's birthday on 3 May"],
      words: [
        "countdown": 7, "count down": 7, "days until": 7, "days till": 7, "days to": 5, "days left": 5,
        "sleeps until": 6, "how long until": 7,
        "how many days": 4, "time until": 6, "until": 3, "wedding": 3, "birthday": 4, "vacation": 3, "holiday": 3,
        "exam": 3,
        "launch": 2, "graduation": 3, "retirement": 3, "anniversary": 3, "concert": 3, "trip": 2, "deadline": 3,
        "festival": 3,
        "marathon": 2, "due date": 4, "baby": 2, "release": 2, "move": 1, "departure": 1, "starts": 1, "begins": 1,
        "since": -6, "ago": -6, "sober": -6,
      ],
      bonus: { $0.day == nil ? 0 : 4 },
      make: { countdown($0) }),
    DesignIdea(
      name: "days since", phrases: ["days since I quit smoking on 1 January 2026", "how long we have been together"],
      words: [
        "days since": 8, "time since": 8, "how long since": 8, "since": 5, "days without": 7, "days sober": 8,
        "sober": 6, "quit": 4,
        "smoke-free": 6, "together": 4, "have been": 2, "ago": 3, "clean": 1, "how old": 5, "accident": 2,
      ],
      bonus: { request in
        guard let day = request.day else { return 0 }
        return day.day < request.today ? 3 : 0
      },
      make: { since($0) }),
    DesignIdea(
      name: "ticket", phrases: ["a boarding pass for my flight to Lisbon on 3 May"],
      words: ["boarding pass": 9, "plane ticket": 9, "ticket": 4],
      make: { request in
        guard let draft = DesignDraft(ready: "ticket") else { return nil }
        var made = MadeDesign(draft: draft, hasOwnLook: true)
        let title = request.subject(after: ["to"]) ?? request.subject(after: ["for"])
        if let title { made = made.titled(title.capitalizedWord) }
        for (key, value) in [("title", title?.capitalizedWord), ("day", request.day.map { isoText($0.day) })] {
          if let value, made.draft["variables.\(key)"] != nil {
            made.draft.set("variables.\(key)", value)
            made.lines.append("\(key) \(value)")
          }
        }
        return made
      }),
  ]

  private static func countdown(_ request: WordRequest) -> MadeDesign? {
    guard var draft = DesignDraft(ready: "countdown") else { return nil }
    let kinds = ["countdown", "count down", "days until", "left", "sleeps", "long", "time"]
    let found =
      request.subject(after: ["until", "till", "before"]) ?? request.subject(ofCountTo: kinds) ?? request.day?.name
    var title = (found ?? request.title(without: kinds)).capitalizedWord
    if request.says("birthday"), let who = request.subject(after: ["for", "of"]), who.split(separator: " ").count <= 2 {
      title = "\(who.capitalizedWord)’s birthday"
    }
    if title.isEmpty { title = "Countdown" }
    let day = request.day?.day ?? request.today.advanced(by: 30)
    draft.set("name", title)
    // "In 12 days", "Today", and after the day "12 days".
    let key = "\(title.variableName)_day"
    let days = "days(date(\(key)) - today())"
    draft.set(
      "primaryText",
      "{{=if(\(days) == 0, \"Today\", if(\(days) < 0, \"\", \"In \"))}}{{=if(\(days) == 0, \"\", abs(\(days)))}}"
        + "{{=if(\(days) == 0, \"\", if(abs(\(days)) == 1, \" day\", \" days\"))}}")
    draft.set(
      "secondaryText", "{{=if(\(days) < 0, \"since\", format(\(key), \"date:EEE\"))}} {{\(key)||date:d MMM yyyy}}")
    draft.set("variables", .object([(key, .text(isoText(day)))]))
    var made = MadeDesign(draft: draft)
    if let occasion = occasions.first(where: { request.says(any: $0.words) }) {
      made = made.symbol(occasion.symbol, accent: occasion.accent)
    }
    made.lines.append("title \(title)")
    made.lines.append(
      request.day == nil
        ? "no day was found, so it counts to \(isoText(day)), an example: change `\(key)`" : "day \(isoText(day))")
    if day < request.today { made.lines.append("the day is over, so it counts the days since") }
    return made
  }

  private static func since(_ request: WordRequest) -> MadeDesign? {
    guard var draft = DesignDraft(ready: "countdown") else { return nil }
    let subject =
      request.subject(after: ["since", "without"])
      ?? request.title(without: ["days", "since", "without", "ago", "long", "time", "count"])
    let title = request.says("without") ? "Without \(subject)" : subject
    let day = request.day?.day ?? request.today
    let name = title.isEmpty ? "Days" : title.capitalizedWord
    let key = "\(name.variableName)_day"
    let days = "abs(days(today() - date(\(key))))"
    draft.set("name", name)
    draft.set("primaryText", "{{=\(days)}}{{=if(\(days) == 1, \" day\", \" days\")}}")
    draft.set("secondaryText", "since {{\(key)||date:d MMM yyyy}}")
    draft.set("variables", .object([(key, .text(isoText(day)))]))
    var made = MadeDesign(draft: draft).symbol("flag.fill", accent: "green")
    if let occasion = occasions.first(where: { request.says(any: $0.words) }) {
      made = made.symbol(occasion.symbol, accent: occasion.accent)
    }
    made.lines.append(
      request.day == nil ? "no day was found, so it counts from today: change `\(key)`" : "day \(isoText(day))")
    return made
  }

  static func isoText(_ day: LocalDay) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(day.civil.year)-\(two(day.civil.month))-\(two(day.civil.day))"
  }

  private static let occasions: [(words: [String], symbol: String, accent: String)] = [
    (["wedding", "anniversary", "valentine's", "together", "love", "engagement", "honeymoon"], "heart.fill", "pink"),
    (["birthday", "turn"], "birthday.cake.fill", "purple"),
    (["christmas", "xmas", "advent"], "gift.fill", "red"),
    (["halloween"], "moon.stars.fill", "orange"),
    (["new year", "party", "celebration", "prom"], "party.popper.fill", "indigo"),
    (["vacation", "holiday", "trip", "flight", "travel", "japan", "beach", "italy", "paris"], "airplane", "teal"),
    (["exam", "graduation", "test", "school", "finals", "thesis"], "graduationcap.fill", "indigo"),
    (["concert", "festival", "gig"], "music.note", "purple"),
    (["game", "match", "final", "world cup", "olympics"], "trophy.fill", "orange"),
    (["race", "marathon", "run"], "figure.run", "orange"),
    (["baby", "due date"], "heart.fill", "pink"),
    (["launch", "release", "deadline", "submission"], "paperplane.fill", "blue"),
    (["move", "moving", "house", "home"], "house.fill", "orange"),
    (["summer", "easter", "spring"], "sun.max.fill", "orange"),
    (["winter", "ski", "skiing"], "snowflake", "blue"),
    (["retirement"], "sun.max.fill", "orange"),
    (["smoking", "smoke-free", "cigarette"], "nosign", "green"),
    (["sober", "alcohol", "drinking"], "leaf.fill", "green"),
    (["job", "work", "interview"], "briefcase.fill", "blue"),
  ]
}
