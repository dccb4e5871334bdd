// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveRender
import WeaveSchema
import WeaveTime

extension ChangeRule {
  /// Changes of words and values: titles, days, numbers, entries of lists.
  static let texts: [ChangeRule] = [
    ChangeRule(
      phrases: ["mark milk as done"],
      applies: { request, _ in
        request.says(any: ["done", "check off", "tick off", "completed", "complete"])
          && request.says(any: ["mark", "check", "tick", "cross", "set"])
      },
      change: { request, design in
        let thing =
          request.quotations.first
          ?? request.between(
            ["mark", "off", "check", "tick", "cross", "set"], ["as", "off", "done", "completed", "complete"])
        return design.editList { lines in
          guard let thing, let index = lines.firstIndex(where: { $0.lowercased().contains(thing.lowercased()) }) else {
            return nil
          }
          lines[index] = lines[index].replacing("[ ]", with: "[x]")
          if !lines[index].hasPrefix("[x]") { lines[index] = "[x] " + lines[index] }
          return "'\(thing)' is done"
        } entries: { entries in
          guard let thing,
            let index = entries.firstIndex(where: { JSONWriter.compact($0).lowercased().contains(thing.lowercased()) }),
            let flag = entries[index].members?.first(where: { $0.value.boolValue != nil })
          else { return nil }
          entries[index] = .object(
            (entries[index].members ?? []).map { ($0.key, $0.key == flag.key ? .flag(true) : $0.value) })
          return "'\(thing)' is done"
        }
      }),
    ChangeRule(
      phrases: ["add milk to the list"],
      applies: { request, design in
        request.says(any: ["add", "put", "append", "insert"]) && design.hasList
          && request.says(any: [
            "to the list", "on the list", "to my list", "item", "entry", "to it", "task", "row", "as well", "too",
          ])
      },
      change: { request, design in
        let thing =
          request.quotations.first ?? request.between(["add", "put", "append", "insert"], ["to", "on", "as"])
        guard let thing = thing.map({ WordRequest.withoutKind($0) }), !thing.isEmpty else { return [] }
        return design.editList { lines in
          lines.append((lines.contains { $0.hasPrefix("[") } ? "[ ] " : "") + thing.capitalizedWord)
          return "entry '\(thing.capitalizedWord)' added"
        } entries: { entries in
          guard let like = entries.last else { return nil }
          entries.append(Self.entry(like: like, thing.capitalizedWord))
          return "entry '\(thing.capitalizedWord)' added"
        }
      }),
    ChangeRule(
      phrases: ["remove eggs from the list"],
      applies: { request, design in ChangeWords.isRemoval(request) && design.hasList },
      change: { request, design in
        let thing =
          request.quotations.first ?? request.between(["remove", "delete", "drop", "hide", "of"], ["from", "off"])
        guard let thing = thing.map({ WordRequest.withoutKind($0) }), thing.count > 1 else { return [] }
        return design.editList { lines in
          guard let index = lines.firstIndex(where: { $0.lowercased().contains(thing.lowercased()) }), lines.count > 1
          else { return nil }
          return "entry '\(lines.remove(at: index))' removed"
        } entries: { entries in
          guard
            let index = entries.firstIndex(where: { JSONWriter.compact($0).lowercased().contains(thing.lowercased()) }),
            entries.count > 1
          else { return nil }
          entries.remove(at: index)
          return "entry '\(thing)' removed"
        }
      }),
    ChangeRule(
      phrases: ["replace 'Milk' by 'Oat milk'", "change Wedding to Our wedding"],
      applies: { request, _ in request.says(any: ["replace", "change", "instead of", "rename", "correct"]) },
      change: { request, design in
        let quoted = request.quotations
        var pair = quoted.count == 2 ? (old: quoted[0], new: quoted[1]) : nil
        if request.says("instead of"), let given = pair { pair = (given.new, given.old) }
        if pair == nil,
          let old = request.between(["replace", "change", "rename", "correct"], ["to", "by", "with", "into"]),
          let new = request.quotations.last
            ?? request.rest(after: [" to", " by", " with", " into"].map(\.trimmingBlanks)).map({ $0 })
        {
          pair = (old, request.asWritten(new))
        }
        guard let pair, pair.old.count > 1, !ChangeRule.isPart(pair.old) else { return [] }
        return design.replaceText(pair.old, by: pair.new)
      }),
    ChangeRule(
      phrases: ["change the date to 24 December 2026", "set the goal to 12000"],
      applies: { request, design in
        (request.day != nil || !request.quantities.isEmpty) && !(design.root["variables"]?.members ?? []).isEmpty
          && request.says(any: [
            "change", "set", "make", "move", "use", "count", "now", "is", "update", "should", "goal", "date", "day",
            "target",
          ])
          && !request.says(any: [
            "title", "padding", "corner", "radius", "spacing", "gap", "font", "lines", "size", "line",
          ])
      },
      change: { request, design in design.setVariable(request) }),
    ChangeRule(
      phrases: ["change the title to Our trip", "call it Our trip", "the subtitle should say 'See you there'"],
      applies: { request, _ in
        // "add the text 'Hello' at the bottom" replaces nothing.
        if request.says(any: ["add", "append", "insert"]), !request.says(any: ["title", "subtitle", "caption"]) {
          return false
        }
        return !request.quotations.isEmpty
          || request.says(any: [
            "to say", "say", "says", "saying", "rename", "call it", "call this", "titled", "named", "name it",
            "title it", "reads", "to read",
          ])
          || (request.says(any: ["change", "set", "make", "rename", "update"])
            && request.says(any: [
              "title", "subtitle", "name", "text", "heading", "headline", "caption", "second line", "header",
            ])
            && request.words.contains(where: { ["to", "as", "into"].contains($0) }))
      },
      change: { request, design in
        guard !ChangeWords.isRemoval(request),
          let words = request.quotations.last
            ?? request.rest(after: [
              "to say", "saying", "says", "say", "rename it to", "call it", "call this", "name it", "title it", "named",
              "titled", "to read", "reads", "into", "to", "as",
            ]),
          !words.isEmpty
        else { return [] }
        return design.setText(request, request.asWritten(words).plainWords)
      }),
    ChangeRule(
      phrases: ["title: Our trip"],
      applies: { request, _ in
        guard let colon = request.text.firstIndex(of: ":") else { return false }
        return ChangeRule.isPart(String(request.text[..<colon]).lowercased().trimmingBlanks)
      },
      change: { request, design in
        guard let colon = request.text.firstIndex(of: ":") else { return [] }
        let words = String(request.text[request.text.index(after: colon)...]).trimmingBlanks
        return words.isEmpty ? [] : design.setText(request, words.plainWords)
      }),
  ]

  /// Whether words name a part of a design, and no words that stand in it.
  static func isPart(_ words: String) -> Bool {
    let bare = WordRequest.withoutDeterminers(words.lowercased().split(separator: " ").map(String.init)).joined(
      separator: " ")
    return [
      "title", "subtitle", "name", "text", "heading", "headline", "caption", "icon", "symbol", "background", "colour",
      "color", "accent", "font", "date", "day", "goal",
      "second line", "header", "padding", "corners", "corner radius", "spacing", "layout", "alignment", "size", "it",
      "this", "everything", "accent colour", "accent color",
      "background colour", "background color", "main text", "secondary text", "photo", "picture", "number", "label",
      "target", "text colour", "text color", "template",
    ].contains(bare)
  }

  /// An entry with the form of another.
  private static func entry(like other: JSONNode, _ words: String) -> JSONNode {
    guard let members = other.members else { return .text(words) }
    var isFirst = true
    return .object(
      members.map { member -> (String, JSONNode?) in
        switch member.value.value {
        case .string:
          defer { isFirst = false }
          return (member.key, .text(isFirst ? words : ""))
        case .bool: return (member.key, .flag(false))
        default: return (member.key, member.value)
        }
      })
  }
}

extension WordRequest {
  /// The words after one of some words and before one of some others, without determiners.
  func between(_ starts: [String], _ ends: [String]) -> String? {
    guard let start = words.firstIndex(where: { starts.contains($0) }) else { return nil }
    let rest = words[(start + 1)...]
    let end = rest.firstIndex { ends.contains($0) } ?? rest.endIndex
    let parts = Self.withoutDeterminers(Array(written[(start + 1)..<end]))
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Without words such as `item` in front: "the item milk" is "milk".
  static func withoutKind(_ words: String) -> String {
    withoutDeterminers(words.split(separator: " ").map(String.init)).drop {
      ["item", "entry", "items", "task", "row", "line"].contains($0.lowercased())
    }
    .joined(separator: " ").trimmingCharacters("\"“”' ")
  }

  /// A part of the request with the capitals that it was written with.
  func asWritten(_ part: String) -> String {
    let lower = part.lowercased()
    guard let range = text.lowercased().firstRange(of: lower) else { return part }
    let start = text.lowercased().distance(from: text.lowercased().startIndex, to: range.lowerBound)
    return String(text.dropFirst(start).prefix(part.count)).trimmingCharacters("\"“”. ")
  }
}

extension EditedDesign {
  /// Whether it is a list of the author's own: lines of a checklist, or a list among its variables.
  var hasList: Bool {
    (root["secondaryText"]?.stringValue?.contains("\n") ?? false)
      || (root["variables"]?.members ?? []).contains {
        ($0.value.elements ?? []).contains { $0.stringValue != nil || $0.members != nil }
      }
  }

  /// Changes the entries of its list.
  ///
  /// - Parameters:
  ///   - lines: changes the lines of a checklist, and returns what was done; nil if nothing was.
  ///   - entries: the same for a list among the variables.
  mutating func editList(_ lines: (inout [String]) -> String?, entries: (inout [JSONNode]) -> String?) -> [String] {
    if let text = root["secondaryText"]?.stringValue, text.contains("\n") {
      var all = text.split(separator: "\n").map(String.init)
      guard let done = lines(&all) else { return [] }
      set("/secondaryText", all.joined(separator: "\n"))
      if let limit = root["layout"]?["secondaryLineLimit"]?.numberValue, Double(all.count) > limit {
        set("/layout/secondaryLineLimit", .integer(min(10, all.count)))
      }
      return [done]
    }
    for member in root["variables"]?.members ?? [] {
      guard var all = member.value.elements, all.contains(where: { $0.stringValue != nil || $0.members != nil }),
        let done = entries(&all)
      else { continue }
      set("/variables/\(member.key)", .array(all))
      return [done]
    }
    return []
  }

  /// Sets the variable that a request means by its name or by the kind of its value.
  mutating func setVariable(_ request: WordRequest) -> [String] {
    let members = root["variables"]?.members ?? []
    func named(_ key: String) -> Bool {
      key.lowercased().split { $0 == "_" || $0 == " " }.contains { request.says(String($0)) }
    }
    if let day = request.day {
      let days = members.filter { $0.value.stringValue.flatMap { LocalDay(String($0.prefix(10))) } != nil }
      guard let member = days.first(where: { named($0.key) }) ?? days.first else { return [] }
      let text = DesignIdea.isoText(day.day)
      return set("/variables/\(member.key)", text) ? ["\(member.key) \(text)"] : []
    }
    let numbers = members.filter { $0.value.numberValue != nil }
    guard let quantity = request.quantities.last else { return [] }
    let meant = numbers.first { named($0.key) } ?? numbers.first { $0.key.hasSuffix("goal") && request.says("target") }
    guard let member = meant ?? (numbers.count == 1 ? numbers.first : nil) else { return [] }
    return set("/variables/\(member.key)", .number(quantity.value))
      ? ["\(member.key) \(JSONWriter.text(of: quantity.value))"] : []
  }

  /// Replaces words wherever the design's texts and values contain them.
  mutating func replaceText(_ old: String, by new: String) -> [String] {
    var places: [(String, String)] = []
    func collect(_ node: JSONNode, _ pointer: String, _ key: String) {
      switch node.value {
      case .string(let text):
        guard
          ["name", "primaryText", "secondaryText", "text", "label"].contains(key) || pointer.hasPrefix("/variables/"),
          let range = text.lowercased().firstRange(of: old.lowercased())
        else { return }
        let start = text.lowercased().distance(from: text.lowercased().startIndex, to: range.lowerBound)
        places.append((pointer, String(text.prefix(start)) + new + String(text.dropFirst(start + old.count))))
      case .object(let members):
        for member in members where member.key != "components" || pointer.isEmpty {
          collect(
            member.value, "\(pointer)/\(member.key.replacing("~", with: "~0").replacing("/", with: "~1"))", member.key)
        }
      case .array(let entries):
        for (index, entry) in entries.enumerated() { collect(entry, "\(pointer)/\(index)", key) }
      case .null, .bool, .number: break
      }
    }
    collect(root, "", "")
    let changed = places.count { place in
      // A name alone is not what the reader sees.
      set(place.0, place.1)
    }
    return changed > 0 ? ["'\(Echo.message(old))' → '\(Echo.message(new))'"] : []
  }

  /// Sets the text that a request means.
  mutating func setText(_ request: WordRequest, _ words: String) -> [String] {
    let isSecond = request.says(any: [
      "subtitle", "second line", "secondary text", "second text", "caption", "description", "line below", "below",
      "footer",
    ])
    if isCustom {
      let pointers = texts(
        meant: isSecond || request.says(any: ["number", "value"]) ? request : WordRequest("title", today: request.today)
      )
      guard let pointer = pointers.first else {
        return isSecond ? addText(words) : []
      }
      if request.says(any: ["name it", "call it", "rename", "call this", "title it"]) { set("/name", words) }
      return set(pointer + "/text", words) ? ["text '\(words)'"] : []
    }
    if isSecond { return set("/secondaryText", words) ? ["secondaryText '\(words)'"] : [] }
    // The name is what fact layouts and heroes show above.
    let showsName = !["classic", "poster"].contains(template)
    if showsName || request.says(any: ["name", "rename", "call it", "call this", "name it"]) {
      var lines = set("/name", words) ? ["name '\(words)'"] : []
      if !showsName, request.says(any: ["rename", "call it", "call this"]),
        root["primaryText"]?.stringValue?.contains("{{") == false
      {
        lines += set("/primaryText", words) ? ["primaryText '\(words)'"] : []
      }
      return lines
    }
    return set("/primaryText", words) ? ["primaryText '\(words)'"] : []
  }

  /// Adds a line of text below the others.
  mutating func addText(_ words: String) -> [String] {
    if !isCustom {
      // What is there stays.
      let old = root["secondaryText"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 + "\n" } ?? ""
      return set("/secondaryText", old + words) ? ["secondaryText '\(words)' added"] : []
    }
    let node = JSONNode.object([
      ("type", .text("text")), ("text", .text(words)), ("font", .text("footnote")),
      ("foreground", .text("secondaryInk")), ("lineLimit", .integer(2)),
      ("minimumScale", .number(0.8)),
    ])
    let stacks = nodes(of: "vstack").filter { $0.node["children"]?.elements != nil && $0.pointer.hasPrefix("/content") }
    if let stack = stacks.first { return set(stack.pointer + "/children/-", node) ? ["text '\(words)' added"] : [] }
    guard let content = root["content"] else { return [] }
    let wrapped = JSONNode.object([
      ("type", .text("vstack")), ("spacing", .integer(6)), ("children", .array([content, node])),
    ])
    return set("/content", wrapped) ? ["text '\(words)' added"] : []
  }
}
