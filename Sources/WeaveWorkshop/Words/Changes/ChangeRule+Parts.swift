// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveRender
import WeaveSchema
import WeaveSpec

extension ChangeRule {
  /// Parts that are removed, added or replaced: buttons, symbols, photos, lines.
  static let parts: [ChangeRule] = [
    ChangeRule(
      phrases: ["show only three items", "at most five rows"],
      applies: { request, _ in
        let things = [
          "item", "entry", "entries", "row", "event", "task", "reminder", "hour", "day", "thing", "meeting",
        ]
        return request.says(any: [
          "show", "only", "just", "at most", "limit", "maximum", "up to", "first", "no more than",
        ])
          && request.quantities.contains { quantity in
            (1...20).contains(quantity.value)
              && quantity.unit.map { things.contains(WordRequest.stem($0)) || things.contains($0) } == true
          }
      },
      change: { request, design in
        guard let count = request.quantities.first(where: { (1...20).contains($0.value) }).map({ Int($0.value) }) else {
          return []
        }
        if design.isCustom {
          let changed = design.nodes(of: "forEach").count { design.set($0.pointer + "/limit", .integer(count)) }
          return changed > 0 ? ["limit \(count)"] : []
        }
        guard design.hasList else { return [] }
        var changed = design.set("/layout/secondaryLineLimit", .integer(min(10, count)))
        let small = design.root["layout"]?["secondaryLineLimitSmall"]?.numberValue ?? 10
        if small > Double(count) {
          changed = design.set("/layout/secondaryLineLimitSmall", .integer(count)) || changed
        }
        return changed ? ["secondaryLineLimit \(count)"] : []
      }),
    removal("remove the buttons", ["button", "action", "control"], of: ["/actionBar"], kinds: []),
    removal("hide the icon", ["symbol", "icon", "logo", "emoji"], of: ["/symbol"], kinds: ["symbol"]),
    removal("remove the photo", ["photo", "picture", "image"], of: ["/image"], kinds: ["image"]),
    removal(
      "no subtitle",
      [
        "subtitle", "secondary", "second line", "second text", "caption", "description", "small text", "last line",
        "bottom line", "date line",
      ], of: ["/secondaryText"], kinds: []),
    removal("remove the chart", ["chart", "graph", "bars"], of: [], kinds: ["chart"]),
    removal("remove the ring", ["ring", "gauge", "progress", "circle"], of: [], kinds: ["gauge"]),
    removal("remove the divider", ["divider", "separator", "dividing line"], of: [], kinds: ["divider"]),
    removal("remove the code", ["qr", "code"], of: [], kinds: ["qr"]),
    ChangeRule(
      phrases: ["hide the accent bar"],
      applies: { request, design in
        ChangeWords.isRemoval(request) && request.says(any: ["bar", "accent bar", "stripe", "line"]) && !design.isCustom
      },
      change: { _, design in design.set("/layout/showsAccentBar", .flag(false)) ? ["showsAccentBar false"] : [] }),
    ChangeRule(
      phrases: ["remove the background"],
      applies: { request, _ in
        ChangeWords.isRemoval(request) && request.says(any: ["background", "gradient", "glow", "backdrop", "overlay"])
      },
      change: { _, design in design.setBackground(.plain) }),
    ChangeRule(
      phrases: ["remove the title"],
      applies: { request, _ in
        ChangeWords.isRemoval(request) && request.says(any: ["title", "heading", "headline", "header", "name"])
      },
      change: { request, design in
        if !design.isCustom { return design.set("/name", " ") ? ["name removed"] : [] }
        guard let pointer = design.texts(meant: request).first else { return [] }
        return design.removeNode(pointer) ? ["heading removed"] : []
      }),
    ChangeRule(
      phrases: ["remove the text 'Below'"],
      applies: { request, _ in ChangeWords.isRemoval(request) },
      change: { request, design in
        // What else is to go is named by its words.
        guard
          let words = request.quotations.first
            ?? request.between(
              ["remove", "delete", "hide", "drop", "omit", "of", "without", "no"], ["from", "in", "at", "please"]),
          words.count > 2
        else { return [] }
        return design.removeText(words)
      }),
    ChangeRule(
      phrases: ["use a heart icon", "change the icon to a bell", "add a star symbol"],
      applies: { request, _ in
        request.says(any: ["symbol", "icon", "emoji", "logo"]) && !ChangeWords.isBigger(request)
          && !ChangeWords.isSmaller(request) && !ChangeWords.isRemoval(request)
      },
      change: { request, design in
        guard let name = SymbolWords.name(in: request) else { return [] }
        return design.setSymbol(name)
      }),
    ChangeRule(
      phrases: ["put the icon above the name"],
      applies: { request, design in
        request.says(any: ["symbol", "icon"])
          && request.says(any: ["above", "top", "over", "beside", "before", "next to", "left"])
          && design.root["symbol"] != nil
      },
      change: { request, design in
        let place = request.says(any: ["above", "top", "over"]) ? "aboveName" : "beforeName"
        return design.set("/symbol/placement", place) ? ["symbol.placement \(place)"] : []
      }),
    ChangeRule(
      phrases: ["add a +1 button", "add a done button"],
      applies: { request, _ in
        request.says(any: ["add", "give", "put", "with", "insert"]) && request.says(any: ["button"])
      },
      change: { request, design in
        guard ["classic", "hero"].contains(design.template) else { return [] }
        let preset: ActionPreset =
          request.says(any: ["done", "habit", "streak"])
          ? .habit : request.says(any: ["water", "drink"]) ? .hydration : .counter
        let bar = SpecEncoder.encode(buttons: preset)
        return design.set("/actionBar", bar) ? ["buttons added: \(preset.summary)"] : []
      }),
    ChangeRule(
      phrases: ["add a line saying 'See you there'", "add a subtitle 'In Lisbon'"],
      applies: { request, _ in request.says(any: ["add", "append", "insert", "write", "put", "give it", "include"]) },
      change: { request, design in
        let words =
          request.quotations.first
          ?? request.rest(after: [
            "saying", "that says", "which says", "with the text", "with the words", "subtitle", "caption",
            "second line", "line", "text",
          ])
        guard let words, !words.isEmpty else { return [] }
        return design.addText(request.asWritten(words).trimmingCharacters(": ").plainWords)
      }),
    ChangeRule(
      phrases: ["show the date", "add today's date", "show the time"],
      applies: { request, _ in
        request.says(any: ["add", "show", "include", "display"])
          && request.says(any: ["date", "time", "weekday", "clock"])
      },
      change: { request, design in
        design.addText(request.says(any: ["time", "clock"]) ? "{{__time_local}}" : "{{__today||date:EEEE d MMMM}}")
      }),
  ]

  /// Removes keys of the design, or the nodes of some kinds.
  private static func removal(_ phrase: String, _ words: [String], of pointers: [String], kinds: [String]) -> ChangeRule
  {
    ChangeRule(
      phrases: [phrase],
      applies: { request, _ in ChangeWords.isRemoval(request) && request.says(any: words) && request.quotations.isEmpty
      },
      change: { request, design in
        var lines: [String] = []
        for pointer in pointers where design.remove(pointer) { lines.append("\(pointer.dropFirst()) removed") }
        if design.isCustom {
          if kinds.isEmpty, words.contains("subtitle"), lines.isEmpty, let pointer = design.texts(meant: request).last,
            design.removeNode(pointer)
          {
            lines.append("text removed")
          }
          var isFound = true
          while isFound {
            isFound = false
            for (pointer, node) in design.nodes.reversed() where kinds.contains(node["type"]?.stringValue ?? "") {
              if design.removeNode(pointer) {
                lines.append("\(node["type"]?.stringValue ?? "node") removed")
                isFound = true
                break
              }
            }
          }
        }
        return lines
      })
  }
}

extension EditedDesign {
  /// Removes a node with its place among its siblings; the only child takes its parent along.
  mutating func removeNode(_ pointer: String) -> Bool {
    guard let slash = pointer.lastIndex(of: "/") else { return false }
    let parent = String(pointer[..<slash])
    // `content` itself stays.
    guard pointer != "/content", !parent.isEmpty else { return false }
    if let siblings = self[parent]?.elements, siblings.count <= 1, let owner = parent.lastIndex(of: "/") {
      return removeNode(String(parent[..<owner]))
    }
    return remove(pointer)
  }

  /// Removes the texts that contain some words.
  mutating func removeText(_ words: String) -> [String] {
    let wanted = WordRequest.withoutKind(words).lowercased()
    guard !wanted.isEmpty else { return [] }
    if !isCustom {
      for key in ["secondaryText", "name"] where root[key]?.stringValue?.lowercased().contains(wanted) == true {
        return remove("/\(key)") ? ["\(key) removed"] : []
      }
      return []
    }
    let found = texts.last { $0.text.lowercased().contains(wanted) }
    guard let found, removeNode(found.pointer) else { return [] }
    return ["text '\(found.text)' removed"]
  }

  /// Sets the symbol, or the first one of a custom design.
  mutating func setSymbol(_ name: String) -> [String] {
    if !isCustom {
      guard ["classic", "hero"].contains(template) || root["symbol"] != nil else { return [] }
      return set("/symbol/name", name) ? ["symbol.name \(name)"] : []
    }
    if let node = nodes(of: "symbol").first { return set(node.pointer + "/name", name) ? ["symbol \(name)"] : [] }
    if let node = nodes(of: "label").first { return set(node.pointer + "/symbol", name) ? ["symbol \(name)"] : [] }
    let symbol = JSONNode.object([
      ("type", .text("symbol")), ("name", .text(name)), ("size", .integer(22)), ("color", .text("accent")),
    ])
    guard let stack = nodes(of: "vstack").first(where: { $0.node["children"]?.elements != nil }),
      let children = stack.node["children"]?.elements
    else { return [] }
    return set(stack.pointer + "/children", .array([symbol] + children)) ? ["symbol \(name) added"] : []
  }
}

extension SpecEncoder {
  /// The buttons of a preset as JSON.
  fileprivate static func encode(buttons preset: ActionPreset) -> JSONNode {
    var spec = WidgetSpec(id: .init(), updatedAt: .init(timeIntervalSince1970: 0))
    spec.actionBar = preset.bar()
    return encode(spec)["actionBar"] ?? .null
  }
}

/// Symbols by the words that people use for them.
enum SymbolWords {
  /// The symbol that a request names; nil if it names none.
  static func name(in request: WordRequest) -> String? {
    let all = Set(Language.symbolNames(matching: ""))
    if let exact = request.words.first(where: { $0.contains(".") && all.contains($0) })
      ?? request.quotations.first(where: all.contains)
    {
      return exact
    }
    let skipped: Set<String> = [
      "icon", "symbol", "emoji", "logo", "use", "change", "add", "set", "make", "to", "a", "an", "the", "with", "as",
      "put", "replace", "by", "instead", "show", "give", "it", "please", "for", "of", "in", "next", "title",
    ]
    for word in request.words.reversed() where !skipped.contains(word) {
      let stem = WordRequest.stem(word)
      if let known = words[stem] ?? words[word] { return known }
      for name in ["\(stem).fill", stem, "\(word).fill", word] where all.contains(name) { return name }
    }
    for word in request.words.reversed() where !skipped.contains(word) && word.count > 3 {
      let found = all.filter { $0.split(separator: ".").contains(Substring(WordRequest.stem(word))) }
      if let name = found.min(by: { ($0.count, $0) < ($1.count, $1) }) { return name }
    }
    return nil
  }

  private static let words: [String: String] = [
    "sun": "sun.max.fill", "plane": "airplane", "airplane": "airplane", "water": "drop.fill", "fire": "flame.fill",
    "money": "banknote.fill", "run": "figure.run",
    "running": "figure.run", "runner": "figure.run", "walk": "figure.walk", "walking": "figure.walk",
    "home": "house.fill", "music": "music.note", "coffee": "cup.and.saucer.fill",
    "mail": "envelope.fill", "email": "envelope.fill", "lightning": "bolt.fill", "plant": "leaf.fill",
    "dog": "pawprint.fill", "cat": "pawprint.fill", "cake": "birthday.cake.fill",
    "birthday": "birthday.cake.fill", "check": "checkmark.circle.fill", "checkmark": "checkmark.circle.fill",
    "tick": "checkmark.circle.fill", "smile": "face.smiling.fill", "smiley": "face.smiling.fill",
    "bike": "bicycle", "train": "tram.fill", "time": "clock.fill", "moon": "moon.fill", "rain": "cloud.rain.fill",
    "snow": "snowflake", "weather": "cloud.sun.fill",
    "present": "gift.fill", "shopping": "cart.fill", "school": "graduationcap.fill", "medal": "trophy.fill",
    "rocket": "paperplane.fill", "warning": "exclamationmark.triangle.fill", "drop": "drop.fill",
    "swim": "figure.pool.swim", "swimming": "figure.pool.swim", "weights": "dumbbell.fill", "gym": "dumbbell.fill",
    "food": "fork.knife", "sleep": "bed.double.fill",
  ]
}
