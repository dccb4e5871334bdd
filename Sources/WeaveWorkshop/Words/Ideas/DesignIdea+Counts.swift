// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

extension DesignIdea {
  /// Ideas about numbers of the author's own: habits, counters, goals.
  static let counts: [DesignIdea] = [
    DesignIdea(
      name: "habit", phrases: ["a habit streak for meditation", "days in a row of yoga", "a button for my vitamins"],
      words: [
        "habit": 7, "streak": 6, "days in a row": 7, "in a row": 4, "routine": 3, "meditation": 3, "meditate": 3,
        "yoga": 3, "practice": 3,
        "practise": 3, "vitamin": 3, "medication": 4, "medicine": 3, "pill": 3, "floss": 3, "journal": 2,
        "journaling": 3, "gym": 2,
        "step": -4, "did i": 3, "every day": 2, "piano": 1, "stretching": 2, "tracker": 1,
      ],
      make: { request in
        guard var draft = DesignDraft(ready: "habit") else { return nil }
        let title = request.title(without: [
          "habit", "streak", "days", "row", "day", "button", "counter", "did", "every",
        ])
        if !title.isEmpty {
          let (streak, last) = ("\(title.variableName)_streak", "\(title.variableName)_last")
          draft.set("primaryText", "Streak: {{\(streak)|0}} {{\(streak)|0|plural:day:days}}")
          draft.set("secondaryText", "Last: {{\(last)|Never|relative}}")
          draft.set("actionBar.actions.0.variableKey", last)
          draft.set("actionBar.actions.1.variableKey", streak)
        }
        var made = MadeDesign(draft: draft)
        if !title.isEmpty {
          made = made.titled(title)
          made.lines.append("title \(title)")
        }
        if let symbol = symbol(for: request) { made = made.symbol(symbol) }
        return made
      }),
    DesignIdea(
      name: "counter", phrases: ["a counter for push-ups", "count my coffees", "a tally of books"],
      words: [
        "counter": 7, "count": 4, "counting": 4, "tally": 6, "clicker": 6, "score": 3, "plus and minus": 4,
        "coffees": 3, "push-ups": 3, "pushups": 3,
        "glasses": 3, "intake": 3, "hydration": 5, "cups": 3, "laps": 3, "drinks": 2, "water": 3, "pomodoro": 5,
        "step": -4, "countdown": -4,
        "event": -2, "days": -2, "percent": -2,
      ],
      bonus: { $0.share == nil ? 0 : -3 },
      make: { request in
        guard var draft = DesignDraft(ready: "counter") else { return nil }
        let title = request.title(without: [
          "counter", "count", "counting", "tally", "clicker", "number", "plus", "minus", "button",
        ])
        if !title.isEmpty {
          let name = request.says("pomodoro") ? "Pomodoros" : title
          let key = "\(name.variableName)_count"
          draft.set("name", name)
          draft.set("primaryText", "{{\(key)|0}}")
          draft.set("actionBar.actions.0.variableKey", key)
          draft.set("actionBar.actions.1.variableKey", key)
        }
        var made = MadeDesign(draft: draft)
        if !title.isEmpty { made.lines.append("title \(title)") }
        if let symbol = symbol(for: request) { made = made.symbol(symbol) }
        return made
      }),
    DesignIdea(
      name: "reading", phrases: ["read 20 pages a day"],
      words: ["reading": 5, "read": 3, "pages": 5, "book": 2, "reading list": -3, "progress": -2, "tally": -3],
      bonus: { $0.share == nil ? 0 : -4 },
      make: { request in
        guard var draft = DesignDraft(ready: "reading") else { return nil }
        var lines: [String] = []
        if let pages = request.quantities.first?.value {
          draft.set("primaryText", "Read {{reading_pages}} pages")
          draft.set("variables", .object([("reading_pages", .number(pages))]))
          lines.append("pages \(JSONWriter.text(of: pages))")
        }
        if let book = request.quotations.first {
          draft.set("secondaryText", book.plainWords)
          lines.append("book \(book)")
        }
        return MadeDesign(draft: draft, lines: lines).titled("Reading")
      }),
    DesignIdea(
      name: "progress ring",
      phrases: ["savings goal: 300 of 500 euros", "45 % of my thesis", "progress of a goal as a ring"],
      words: [
        "progress": 6, "percent": 5, "percentage": 5, "goal": 4, "savings": 5, "saving": 5, "saved": 5, "save": 3,
        "target": 4, "budget": 4, "out of": 4,
        "ring": 3, "gauge": 4, "fundraising": 5, "fundraiser": 5, "complete": 2, "done": 1, "spent": 3, "debt": 3,
        "step": -4,
        "glasses": 1, "weight": 2, "battery": 6, "charge": 3,
      ],
      bonus: { request in (request.share == nil ? 0 : 6) + (request.quantities.contains(where: \.isPercent) ? 5 : 0) },
      make: { progress($0) }),
    DesignIdea(
      name: "value and chart", phrases: ["a share price with a chart", "my weight over time"],
      words: [
        "price": 5, "stock": 6, "share price": 3, "bitcoin": 7, "crypto": 7, "ethereum": 7, "exchange rate": 8,
        "currency": 4, "trend": 5, "over time": 5, "line chart": 5, "market": 4, "chart": 2, "graph": 2, "index": 1,
        "weight": 3, "kilos": 3, "uv": -6, "weather": -3, "steps": -5, "step": -5, "temperature": -3, "shopping": -3,
      ],
      make: { trend($0) }),
  ]

  private static func trend(_ request: WordRequest) -> MadeDesign? {
    let title = request.title(without: ["chart", "graph", "line", "trend", "price", "time", "over"])
    let symbol =
      request.says(any: ["bitcoin", "crypto", "ethereum"])
      ? "bitcoinsign.circle.fill"
      : request.says(any: ["weight", "kilos"]) ? "figure.walk" : "chart.line.uptrend.xyaxis"
    let draft = DesignDraft(
      json: DrawnIdeas.trend, filling: ["title": title.isEmpty ? "Price" : title.plainWords, "symbol": symbol])
    return MadeDesign(draft: draft, lines: ["the numbers are examples: set the variable `values`, or let a feed do it"])
  }

  private static func progress(_ request: WordRequest) -> MadeDesign? {
    var (done, goal, unit, lines) = (300.0, 500.0, "", [String]())
    if request.says("battery") { (done, goal, unit) = (80, 100, "%") }
    if let share = request.share {
      (done, goal) = (share.done.value, share.goal.value)
      unit = Self.unit(of: share.goal) ?? Self.unit(of: share.done) ?? ""
    } else if let percent = request.quantities.first(where: \.isPercent) {
      (done, goal, unit) = (percent.value, 100, "%")
    } else if let quantity = request.quantities.last {
      (done, goal, unit) = (0, quantity.value, Self.unit(of: quantity) ?? "")
    }
    let units = [
      "euro", "eur", "dollar", "usd", "pound", "percent", "per", "cent", "progress", "ring", "gauge", "goal", "target",
      "out", "circle", "bar",
    ]
    var title = request.title(without: units + [request.share?.goal.unit, request.share?.done.unit].compactMap(\.self))
    if title.isEmpty || WordRequest.stem(title.lowercased()) == "saved" {
      title = request.says(any: ["saving", "saved", "save"]) ? "Savings" : "Goal"
    }
    let isMoney = request.says(any: ["saving", "saved", "budget", "money", "euro", "dollar", "debt", "fundraising"])
    let key = title.variableName
    var draft = DesignDraft(
      json: DrawnIdeas.progress,
      filling: [
        "title": title.plainWords, "key": key,
        "unit": unit.isEmpty ? "" : " " + unit.plainWords.replacing("'", with: ""),
        "symbol": symbol(for: request)
          ?? (request.says("battery") ? "battery.100" : isMoney ? "banknote.fill" : "target"),
      ])
    draft.set("variables.\(key)_done", .number(done))
    draft.set("variables.\(key)_goal", .number(goal))
    let (first, second) = (JSONWriter.text(of: done), JSONWriter.text(of: goal))
    lines.append("title \(title), \(first) of \(second)\(unit.isEmpty ? "" : " " + unit)")
    if request.quantities.isEmpty { lines.append("the numbers are examples: change `\(key)_done` and `\(key)_goal`") }
    return MadeDesign(draft: draft, lines: lines)
  }

  private static func unit(of quantity: WordRequest.Quantity) -> String? {
    guard let unit = quantity.unit else { return nil }
    let money = [
      "euro": "€", "euros": "€", "eur": "€", "dollar": "$", "dollars": "$", "usd": "$", "pound": "£", "pounds": "£",
    ]
    if let sign = money[unit] { return sign }
    return WordRequest.filler.contains(unit) || ["of", "out", "saved", "done", "for"].contains(unit) ? nil : unit
  }

  /// A symbol for what a request is about; nil if none is known.
  static func symbol(for request: WordRequest) -> String? {
    symbols.first { request.says(any: $0.words) }?.symbol
  }

  private static let symbols: [(words: [String], symbol: String)] = [
    (["water", "glasses", "hydration", "drink"], "drop.fill"), (["coffee", "tea", "espresso"], "cup.and.saucer.fill"),
    (["push-up", "pushup", "gym", "workout", "weights", "exercise", "squat", "plank"], "dumbbell.fill"),
    (["run", "running", "jog", "marathon"], "figure.run"), (["walk", "walking", "hike", "hiking"], "figure.walk"),
    (["bike", "cycling", "ride"], "bicycle"), (["swim", "swimming", "laps", "lengths"], "figure.pool.swim"),
    (["book", "read", "reading", "pages"], "book.fill"), (["pill", "vitamin", "medication", "medicine"], "pills.fill"),
    (["meditation", "meditate", "mindfulness", "yoga"], "leaf.fill"), (["sleep", "bed"], "bed.double.fill"),
    (["piano", "guitar", "music", "violin", "practice"], "music.note"),
    (["journal", "write", "writing", "thesis", "words"], "pencil"),
    (["language", "spanish", "french", "german", "study", "studying", "learn"], "graduationcap.fill"),
    (["plant", "garden", "vegetables", "fruit"], "leaf.fill"), (["heart", "love"], "heart.fill"),
    (["savings", "saving", "money"], "banknote.fill"), (["trip", "holiday", "vacation", "travel"], "airplane"),
    (["car"], "car.fill"), (["house", "home"], "house.fill"), (["dog", "cat", "pet"], "pawprint.fill"),
  ]
}
