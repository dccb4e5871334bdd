// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

extension DesignIdea {
  /// Ideas about lists of the author's own.
  static let lists: [DesignIdea] = [
    DesignIdea(
      name: "list",
      phrases: ["a list of five chores", "shopping list: milk, eggs, bread", "packing list for the beach"],
      words: [
        "list": 4, "checklist": 6, "shopping": 4, "grocery": 5, "groceries": 5, "packing": 5, "chore": 5, "errand": 5,
        "bucket list": 6,
        "things to": 4, "to buy": 4, "ingredients": 4, "agenda items": 4, "wish list": 5, "to-do list": 2,
        "todo list": 2,
        "reminder": -2, "overdue": -4, "due": -3, "playlist": -2,
      ],
      bonus: { request in
        (request.items.count >= 2 ? 4 : 0) + (count(in: request) == nil ? 0 : 2)
      },
      make: { list($0) }),
    reminders("remindersOverdue", ["overdue": 7, "late": 2, "missed": 3], "overdue reminders"),
    reminders("remindersUpcoming", ["upcoming": 4, "coming up": 3, "soon": 3], "reminders that are due soon"),
    reminders("remindersPriority", ["flagged": 6, "priority": 6, "important": 4, "urgent": 4], "flagged reminders"),
    reminders("remindersLists", ["by list": 6, "lists": 1, "sections": 4, "grouped": 4], "reminders by list"),
    reminders("remindersAnytime", ["one thing": 6, "focus": 4, "next task": 6, "next reminder": 6], "the next task"),
    reminders("remindersToday", ["today": 2, "due today": 3], "reminders due today"),
  ]

  private static func reminders(_ name: String, _ words: [String: Int], _ phrase: String) -> DesignIdea {
    let kind: Set<String> = ["reminder", "task", "todo", "todos", "to-do", "to-dos", "to do", "to dos", "due"]
    return DesignIdea(
      name: name, phrases: [phrase], words: [:],
      bonus: { request in
        let isAsked = kind.contains { request.says($0) } || request.says("overdue")
        let own = words.reduce(0) { $0 + (request.says($1.key) ? $1.value : 0) }
        return isAsked ? 4 + own : 0
      },
      make: { _ in DesignDraft(ready: name).map { MadeDesign(draft: $0).named(name).titled("Reminders") } })
  }

  /// "five chores": a number before a thing that a list can hold.
  private static func count(in request: WordRequest) -> (count: Int, thing: String)? {
    for quantity in request.quantities where !quantity.isPercent {
      guard let unit = quantity.unit, (1...12).contains(quantity.value), quantity.value == quantity.value.rounded()
      else { continue }
      // "my three daily tasks"
      let index = quantity.index + 1
      let next = index + 1 < request.words.count ? request.words[index + 1] : nil
      for thing in [unit, next].compactMap(\.self) where examples(for: thing) != nil || thing.hasSuffix("s") {
        return (Int(quantity.value), thing)
      }
    }
    return nil
  }

  private static func list(_ request: WordRequest) -> MadeDesign? {
    guard var draft = DesignDraft(ready: "list") else { return nil }
    var items = Array(request.items.prefix(10))
    var made = MadeDesign(draft: draft)
    let counted = count(in: request)
    if items.count < 2 {
      let thing = counted?.thing ?? request.words.first { examples(for: $0) != nil } ?? ""
      let known =
        examples(for: thing) ?? [
          "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth", "Eleventh",
          "Twelfth",
        ]
      items = Array(known.prefix(min(counted?.count ?? 4, 10)))
      made.lines.append("the entries are examples: change `secondaryText`")
    }
    let title = title(of: request, counted?.thing)
    draft.set("name", "List")
    draft.set("primaryText", title)
    draft.set("secondaryText", items.map { "[ ] \($0)" }.joined(separator: "\n"))
    draft.set("layout.secondaryLineLimit", .integer(max(6, items.count)))
    draft.set("layout.secondaryLineLimitSmall", .integer(3))
    made.draft = draft
    made.lines.append("title \(title), \(items.count) entries")
    return made
  }

  private static func title(of request: WordRequest, _ thing: String?) -> String {
    let kinds = [
      "shopping", "grocery", "packing", "bucket", "wish", "reading", "to-do", "todo", "errand", "movie", "gift",
      "guest",
    ]
    // Two words would be cut at the small size.
    if let kind = kinds.first(where: { request.says($0) }), request.says("list") {
      return [
        "grocery": "Groceries", "errand": "Errands", "gift": "Gifts", "wish": "Wishes", "movie": "Movies",
        "guest": "Guests", "to-do": "To do", "todo": "To do",
      ][kind] ?? kind.capitalizedWord
    }
    if let thing, thing != "thing", thing != "things", thing != "items" { return thing.capitalizedWord }
    if let colon = request.text.firstIndex(of: ":") {
      let head = WordRequest(String(request.text[..<colon]), today: request.today)
      let title = head.title(without: ["list", "checklist"])
      if !title.isEmpty { return title }
    }
    let subject = request.items.isEmpty ? request.title(without: ["list", "checklist"]) : ""
    return subject.isEmpty ? "Checklist" : subject
  }

  /// Entries for a kind of list; nil for an unknown kind.
  private static func examples(for word: String) -> [String]? {
    let stem = WordRequest.stem(word)
    return samples.first { $0.words.contains(stem) }?.entries
  }

  private static let samples: [(words: [String], entries: [String])] = [
    (
      ["chore", "household", "housework"],
      [
        "Wash the dishes", "Take out the bins", "Vacuum the floor", "Do the laundry", "Water the plants",
        "Clean the bathroom", "Change the beds", "Dust the shelves", "Mop the kitchen", "Wipe the windows",
      ]
    ),
    (
      ["grocery", "shopping", "food"],
      ["Milk", "Bread", "Eggs", "Apples", "Coffee", "Rice", "Tomatoes", "Cheese", "Pasta", "Yoghurt"]
    ),
    (
      ["packing", "travel", "suitcase"],
      [
        "Passport", "Tickets", "Charger", "Toothbrush", "Rain jacket", "Adapter", "Sunscreen", "Book", "Medicine",
        "Snacks",
      ]
    ),
    (["errand"], ["Post office", "Pharmacy", "Bank", "Dry cleaner", "Library", "Hardware shop"]),
    (
      ["task", "todo", "to-do"],
      ["Answer letters", "Plan the week", "Call the bank", "Tidy the desk", "Pay the bills", "Book the dentist"]
    ),
    (["habit"], ["Drink water", "Stretch", "Read", "Walk", "Write a page", "Go to bed early"]),
    (["exercise", "workout"], ["Push-ups", "Squats", "Plank", "Lunges", "Burpees", "Stretching"]),
    (["book"], ["Middlemarch", "Moby-Dick", "Emma", "Dracula", "Walden", "Candide"]),
    (["goal", "resolution"], ["Read more", "Run 5 km", "Save money", "Learn to cook", "Call friends", "Sleep well"]),
    (["bill"], ["Rent", "Electricity", "Water", "Internet", "Phone", "Insurance"]),
    (["ingredient", "recipe"], ["Flour", "Butter", "Sugar", "Eggs", "Milk", "Salt"]),
    (["movie", "film"], ["Casablanca", "Metropolis", "Vertigo", "Ikiru", "Playtime", "Alien"]),
    (["guest"], ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"]),
    (["gift", "present", "wish"], ["A book", "A scarf", "Headphones", "A plant", "A game", "Chocolate"]),
  ]
}
