// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveSystem
import WeaveTime

/// The settings of a row besides its variables: keys of a JSON line, columns of a CSV file.
enum RowKey: String, CaseIterable, Sendable {
  case spec, name, size, appearance, scale, locale, now, timeZone

  /// Reads a setting from the text of a column or a variable; sizes, appearances and scales may be lists.
  func read(_ text: String, into row: inout BatchRow) throws(RowMistake) {
    do throws(RowMistake) {
      let isList = self == .size || self == .appearance || self == .scale
      try read(isList ? text.split(separator: " ").map(String.init) : [text], into: &row)
    } catch {
      throw RowMistake("\(error.message); if this is data and steers nothing, give --map \(rawValue)=")
    }
  }

  /// Reads a setting from words.
  ///
  /// - Throws: the reason, if they are not valid.
  func read(_ words: [String], into row: inout BatchRow) throws(RowMistake) {
    // Otherwise a line could ask for any number of pictures, most of them with the same name.
    if words.count > 1, let word = words.firstRepeated { throw RowMistake("`\(rawValue)` names `\(word)` twice") }
    switch self {
    case .spec: row.spec = try single(words)
    case .name: row.name = try single(words)
    case .locale:
      let word = try single(words)
      if let mistake = LocaleName.mistake(in: word) { throw RowMistake(mistake) }
      row.locale = word
    case .size: row.sizes = try words.map(token)
    case .appearance: row.appearances = try words.map(token)
    case .scale:
      row.scales = try words.map { word throws(RowMistake) in
        guard let scale = Int(word), (1...3).contains(scale) else {
          throw RowMistake("`scale` is 1, 2 or 3, not `\(word)`")
        }
        return scale
      }
    case .now:
      let word = try single(words)
      guard let moment = WrittenMoment(word) else {
        throw RowMistake("`now` is a moment such as 2026-03-28T14:05:00+01:00 or a day, not `\(word)`")
      }
      row.now = moment
      row.timeZone = row.timeZone ?? moment.offset.flatMap(TimeZone.init(secondsFromGMT:))
    case .timeZone:
      let word = try single(words)
      guard let zone = TimeZone(identifier: word) else {
        throw RowMistake("`timeZone` is a zone such as Europe/Paris, not `\(word)`")
      }
      row.timeZone = zone
    }
  }

  private func single(_ words: [String]) throws(RowMistake) -> String {
    guard words.count == 1, let word = words.first else { throw RowMistake("`\(rawValue)` takes one value") }
    return word
  }

  private func token<Token: RawRepresentable<String> & CaseIterable>(_ word: String) throws(RowMistake) -> Token {
    if let token = Token(rawValue: word) { return token }
    let words = Token.allCases.map(\.rawValue)
    let near = nearest(to: word, in: words).first.map { "did you mean `\($0)`?" }
    throw RowMistake(
      "unknown \(rawValue) `\(word)`; \(near ?? "known are " + words.map { "`\($0)`" }.joined(separator: ", "))")
  }
}

extension [String] {
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}

/// Why a row cannot be read, as a sentence; in JSON with the byte offset.
struct RowMistake: Error {
  var message: String
  var offset: Int?

  init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
