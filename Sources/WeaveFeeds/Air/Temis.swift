// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension FeedSource {
  static let temisAttribution = Attribution(
    "UV index and ozone by TEMIS (KNMI/ESA)", link: "https://www.temis.nl/uvradiation/")

  /// `uvradiation/nrt/uvindex.php`: the UV index under a clear sky at solar noon, and the ozone column, for several
  /// days.
  ///
  /// The page is HTML without a fixed structure. Its tags are dropped, and every row that reads like
  /// `25 Feb 2008 | 4.2 | 303.4 DU` is read, wherever it is.
  static let temis = FeedSource(
    "temis", "TEMIS", [.ozone], temisAttribution,
    recognises: { $0.contains("<") && $0.text.lowercased().contains("temis") }
  ) { source, request in TemisPage(source).read(request) }
}

struct TemisPage {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  private struct Word {
    var text: String
    var range: SourceRange
  }

  func read(_ request: FeedRequest) -> Checked<[Snapshots]> {
    var reading = FeedReading(source, request)
    guard source.bytes.count <= Limits.snapshotBytes else {
      reading.add(.wrongShape(of: "TEMIS", expected: "it is larger than any of its pages", at: nil))
      return reading.checked([])
    }
    let words = words()
    let days = rows(words)
    guard !days.isEmpty else {
      let isTheirs = words.contains { $0.text.lowercased() == "ozone" }
      let start = SourceRange(0, min(1, source.bytes.count))
      reading.add(
        isTheirs
          ? .noData(from: "TEMIS", "no data for this place", at: start)
          : .wrongShape(of: "TEMIS", expected: "it has no rows of date, UV index and ozone", at: start))
      return reading.checked([])
    }
    let (latitude, longitude) = coordinates(words)
    let place = reading.place(latitude: latitude, longitude: longitude)
    let members = reading.heading(FeedSource.temisAttribution, place: place) + [("days", .array(days))]
    let snapshots = reading.snapshots(.ozone, members)
    return reading.checked(snapshots.map { [$0] } ?? [])
  }

  // MARK: Words

  /// The text between tags, split into words.
  private func words() -> [Word] {
    let bytes = source.bytes
    var words: [Word] = []
    var start: Int?
    var position = 0
    func end() {
      guard let first = start else { return }
      words.append(Word(text: source.text(in: SourceRange(first, position)), range: SourceRange(first, position)))
      start = nil
    }
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") {
        end()
        position = (bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
      } else if let length = blank(at: position) {
        end()
        position += length
      } else {
        if start == nil { start = position }
        position += 1
      }
    }
    end()
    return words
  }

  /// The length of a blank: white space, `&nbsp;`, `&#160;`, or a no-break space in Latin-1 or UTF-8.
  private func blank(at position: Int) -> Int? {
    let rest = source.bytes[position...]
    guard let byte = rest.first else { return nil }
    if byte <= 0x20 || byte == 0xA0 || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") { return 1 }
    if rest.starts(with: [0xC2, 0xA0]) { return 2 }
    return ["&nbsp;", "&#160;", "&nbsp"].first { rest.starts(with: $0.utf8) }?.utf8.count
  }

  // MARK: Rows

  /// Day, month, year, index, ozone, `DU`.
  private func rows(_ words: [Word]) -> [JSONNode] {
    guard words.count >= 6 else { return [] }
    return words.indices.dropLast(5).compactMap { index in
      guard words[index + 5].text == "DU", let day = Int(words[index].text), let year = Int(words[index + 2].text),
        let month = EnglishMonth.number(of: words[index + 1].text),
        (1...31).contains(day), (1_900...9_999).contains(year)
      else { return nil }
      let range = words[index].range.union(words[index + 2].range)
      let text = [(year, 4), (month, 2), (day, 2)].map { CivilTime.digits($0, $1) }.joined(separator: "-")
      return .made(
        [
          ("day", .text(text).at(range)), ("uvIndex", number(words[index + 3])), ("ozoneDU", number(words[index + 4])),
        ], at: range)
    }
  }

  /// A number, or the text itself if it is not a number; nil for a dash, which means no value.
  private func number(_ word: Word) -> JSONNode? {
    if let value = Double(word.text), value.isFinite {
      return value < 0 ? nil : JSONNode(.number(value), at: word.range)
    }
    return word.text.allSatisfy { $0 == "-" } ? nil : JSONNode(.string(word.text), at: word.range)
  }

  /// `37.27 N; 122.02 W`.
  private func coordinates(_ words: [Word]) -> (JSONNode?, JSONNode?) {
    var latitude: JSONNode?
    var longitude: JSONNode?
    for (number, letter) in zip(words, words.dropFirst()) {
      guard let value = Double(number.text), value.isFinite else { continue }
      let node = { (sign: Double) in JSONNode(.number(value * sign), at: number.range) }
      switch letter.text {
      case "N": latitude = latitude ?? node(1)
      case "S": latitude = latitude ?? node(-1)
      case "E": longitude = longitude ?? node(1)
      case "W": longitude = longitude ?? node(-1)
      default: continue
      }
    }
    return latitude == nil || longitude == nil ? (nil, nil) : (latitude, longitude)
  }
}
