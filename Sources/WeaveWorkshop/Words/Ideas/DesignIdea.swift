// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
public import WeaveRender
import WeaveSchema
import WeaveSpec
import WeaveTime

/// A design that words can ask for: a ready design or a layout, with the words that speak for it.
struct DesignIdea: Sendable {
  /// The name in messages; that of a ready design or layout if there is one.
  var name: String
  /// Requests that it answers, for the messages about words that are not understood.
  var phrases: [String]
  /// Words and phrases with their weights.
  var words: [String: Int]
  /// Further weight from days, numbers and lists.
  var bonus: @Sendable (WordRequest) -> Int = { _ in 0 }
  /// The name of a ready board instead of a design.
  var board: String?
  var make: @Sendable (WordRequest) -> MadeDesign?

  /// How well it answers a request.
  func weight(in request: WordRequest) -> Int {
    words.reduce(0) { $0 + (request.says($1.key) ? $1.value : 0) } + bonus(request)
  }
}

/// A draft with what was done to make it.
struct MadeDesign {
  var draft: DesignDraft
  /// What was taken from the request, and what is an example, a line each.
  var lines: [String] = []
  /// Whether the draft has colours and a background of its own that words cannot change.
  var hasOwnLook = false
  /// Whether the idea has used the colours that the request names.
  var takesColors = false
}

/// A design, or the name of a board, for a request in words.
public struct WordDesign: Sendable {
  /// The result.
  public enum Outcome: Sendable, Hashable {
    /// The text of a design.
    case design(String)
    /// The name of a ready board, which consists of several files.
    case board(String)
  }

  /// The design or the board.
  public var outcome: Outcome
  /// The ready design or layout that it was made from.
  public var origin: String
  /// What was understood, and what is an example, a line each.
  public var lines: [String]

  /// Why no design fits, with the nearest requests that are understood.
  public struct Refusal: Error, Sendable, CustomStringConvertible {
    /// The reason, worded as a message.
    public var description: String

    /// A refusal with its reason.
    public init(description: String) { self.description = description }
  }

  /// The design that fits a request best.
  ///
  /// - Throws: if nothing in the request is understood.
  public static func make(_ words: String, at moment: Moment) throws(Refusal) -> WordDesign {
    let request = WordRequest(words, today: LocalDay(moment.now, in: moment.timeZone))
    let ranked = DesignIdea.all.enumerated().map { ($0.element.weight(in: request), -$0.offset, $0.element) }
      .sorted { ($0.0, $0.1) > ($1.0, $1.1) }
    guard let best = ranked.first, best.0 >= DesignIdea.least else { throw refusal(of: request) }
    if let board = best.2.board {
      return WordDesign(outcome: .board(board), origin: board, lines: ["from the ready board `\(board)`"])
    }
    guard var made = best.2.make(request) else { throw refusal(of: request) }
    made.dress(for: request)
    let origin = best.2.name
    return WordDesign(outcome: .design(made.draft.text), origin: origin, lines: ["from `\(origin)`"] + made.lines)
  }

  private static func refusal(of request: WordRequest) -> Refusal {
    let near = NearPhrases.nearest(to: request.text, among: DesignIdea.all.flatMap(\.phrases))
    return Refusal(
      description: "No design was found for '\(request.text)'. Understood are requests such as "
        + near.map { "'\($0)'" }.joined(separator: ", ") + ", or 'a note: …' for any text.")
  }
}

extension MadeDesign {
  /// Applies the colours, the background and the sizes that a request names.
  fileprivate mutating func dress(for request: WordRequest) {
    if !hasOwnLook {
      if let (accent, hex) = request.accent {
        draft.set("style.accent", hex ?? accent.rawValue)
        lines.append("accent \(hex ?? accent.rawValue)")
      }
      if let background = request.background {
        draft.set("style.background", background.rawValue)
        draft.set("style.backgroundOverlay", nil)
        draft.set("style.backgroundOverlayOpacity", nil)
        if background == .plain { draft.set("style.backgroundGlowEnabled", nil) }
        lines.append("background \(background.rawValue)")
      }
    } else if !takesColors, request.accent != nil || request.background != nil {
      lines.append("its colours are its own; words do not change them")
    }
    if !request.sizes.isEmpty {
      draft.set("for.sizes", .array(request.sizes.map { .text($0) }))
      lines.append("for \(request.sizes.joined(separator: ", "))")
    }
  }
}

/// Phrases that are similar to a text.
enum NearPhrases {
  /// The most similar phrases, best first.
  static func nearest(to text: String, among phrases: [String], count: Int = 3) -> [String] {
    let wanted = trigrams(text)
    let ranked = phrases.enumerated().map { offset, phrase -> (Double, Int, String) in
      let own = trigrams(phrase)
      let common = Double(wanted.intersection(own).count)
      return (common / Double(max(1, wanted.union(own).count)), -offset, phrase)
    }
    return ranked.sorted { ($0.0, $0.1) > ($1.0, $1.1) }.prefix(count).map(\.2)
  }

  /// All three letters in a row, with the ends of words.
  private static func trigrams(_ text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { WordRequest.stem(String($0)) }
    return Set(
      words.filter { !["a", "the", "my", "to", "of", "for", "with", "in", "on", "it", "make"].contains($0) }.flatMap {
        word in
        let letters = Array("_\(word)_")
        return letters.count < 3 ? [word] : (0...(letters.count - 3)).map { String(letters[$0..<$0 + 3]) }
      })
  }
}
