// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema
import WeaveTime

extension DesignIdea {
  /// The smallest weight of a request that is understood.
  static let least = 3

  /// All ideas; of two with the same weight, the first is chosen.
  static let all: [DesignIdea] = days + lists + counts + texts + photos + facts + clocks + looks + boards

  /// An idea for a layout or a ready design that takes only style from the request.
  static func ready(_ name: String, _ words: [String: Int], _ phrases: String...) -> DesignIdea {
    DesignIdea(name: name, phrases: phrases, words: words) { _ in
      DesignDraft(ready: name).map { MadeDesign(draft: $0).named(name) }
    }
  }
}

extension MadeDesign {
  /// With a name for people: `stepsMonth` is "Steps month".
  func named(_ name: String) -> MadeDesign {
    var words = ""
    for character in name {
      words +=
        character.isUppercase || character == "-" ? " " + character.lowercased().filter(\.isLetter) : String(character)
    }
    return titled(words.capitalizedWord)
  }

  func titled(_ title: String) -> MadeDesign {
    var copy = self
    copy.draft.set("name", String(title.prefix(40)))
    return copy
  }

  /// With a value of `layout.variant`.
  func variant(_ word: String?) -> MadeDesign {
    guard let word else { return self }
    var copy = self
    copy.draft.set("layout.variant", word)
    copy.lines.append("variant \(word)")
    return copy
  }

  /// With another symbol and colour for an occasion.
  func symbol(_ name: String, accent: String? = nil) -> MadeDesign {
    var copy = self
    copy.draft.set("symbol.name", name)
    if let accent { copy.draft.set("style.accent", accent) }
    return copy
  }
}

// MARK: Subjects

extension WordRequest {
  /// What follows one of some prepositions, up to the next day, preposition of place or end: "my wedding" after `to`.
  func subject(after prepositions: [String]) -> String? {
    for (index, word) in words.enumerated() where prepositions.contains(word) {
      if let day, day.place.contains(index) { continue }
      let subject = phrase(from: index + 1)
      if !subject.isEmpty { return subject }
    }
    return nil
  }

  /// What follows `to` in "countdown to …" and "days to …", but not in "trip to Japan".
  func subject(ofCountTo kinds: [String]) -> String? {
    let counted = Set(
      (kinds + ["counting", "days", "weeks", "months"]).flatMap { $0.split(separator: " ").map(String.init) })
    for (index, word) in words.enumerated().dropFirst() where word == "to" && counted.contains(words[index - 1]) {
      let subject = phrase(from: index + 1)
      if !subject.isEmpty { return subject }
    }
    return nil
  }

  private func phrase(from start: Int) -> String {
    let ends: Set<String> = [
      "on", "in", "at", "by", "with", "using", "from", "as", "please", "that", "which", "showing", "and", "every",
      "this", "next",
    ]
    var parts: [String] = []
    for index in start..<words.count {
      let word = words[index]
      if let day, day.place.contains(index) {
        // "until Christmas": the day is the subject.
        if parts.isEmpty, let name = day.name { return name }
        break
      }
      if ends.contains(word) { break }
      parts.append(written[index])
    }
    return Self.withoutDeterminers(parts).joined(separator: " ")
  }

  /// The words that say what it is about: all except those for the kind of design, its style and its day.
  func title(without kind: [String]) -> String {
    let left = Set(kind.flatMap { $0.split(separator: " ").map { Self.stem(String($0)) } })
    let kept = words.indices.filter { index in
      let stem = Self.stem(words[index])
      if let day, day.place.contains(index), day.name == nil { return false }
      if quantities.contains(where: { $0.index == index }) { return false }
      return !left.contains(stem) && !Self.filler.contains(words[index]) && Self.colorless(words[index])
    }
    var parts: [String] = []
    for (index, next) in zip(kept, kept.dropFirst().map(Optional.some) + [nil]).prefix(5) {
      parts.append(written[index])
      // "glasses of water", "trip to Japan", "salt and pepper"
      guard let next, next <= index + 3 else { continue }
      let between = words[(index + 1)..<next]
      if between.allSatisfy({ ["of", "to", "for", "in", "and", "the", "at", "with"].contains($0) }) {
        parts += written[(index + 1)..<next]
      }
    }
    return parts.joined(separator: " ").capitalizedWord
  }

  private static func colorless(_ word: String) -> Bool {
    WordRequest(word, today: .init(number: 0)).accent == nil
      && WordRequest(word, today: .init(number: 0)).background == nil
  }

  static func withoutDeterminers(_ words: [String]) -> [String] {
    Array(
      words.drop {
        ["a", "an", "the", "my", "our", "your", "his", "her", "their", "next", "this"].contains($0.lowercased())
      })
  }

  static let filler: Set<String> = [
    "a", "an", "the", "my", "our", "your", "me", "i", "we", "please", "make", "create", "show", "give", "want", "need",
    "would", "like",
    "widget", "design", "for", "to", "of", "on", "in", "at", "with", "and", "is", "are", "it", "that", "this", "how",
    "many", "much",
    "what", "whats", "what's", "big", "large", "small", "medium", "nice", "simple", "new", "some", "about", "by", "as",
    "from", "till", "until",
    "has", "have", "do", "does", "can", "you", "so", "far", "already", "up", "today", "today's", "daily", "color",
    "colour", "background",
    "using", "theme", "style", "track", "tracker", "tracking", "keep", "log",
  ]
}
