// SPDX-License-Identifier: MIT

import Foundation
import WeaveDiagnostics

/// The words of the owner's pages in one language. English sentences are the keys; a language that lacks one shows it in
/// English.
struct PageWords: Sendable {
  /// A language tag for the page: `pt-BR`.
  let language: String
  private let texts: [String: String]

  /// The words for a language, or for the first one that is there of those that a browser prefers.
  init(_ language: String) {
    self.language = Self.codes.contains(language) ? language : "en"
    texts = Self.tables[self.language] ?? [:]
  }

  /// - Parameter accepted: the header `Accept-Language`; nil for English.
  init(accepted: String?) { self.init(accepted.flatMap(Self.preferred) ?? "en") }

  /// Whether lines run from right to left.
  var isRightToLeft: Bool { language == "ar" || language == "he" }

  /// A text with pieces in the places of `{0}`, `{1}`.
  func callAsFunction(_ text: String, _ pieces: HTML...) -> HTML {
    var html = HTML.empty
    var rest = (texts[text] ?? text)[...]
    while let open = rest.firstIndex(of: "{") {
      let number = rest[rest.index(after: open)...].prefix { $0 != "}" }
      let piece = Int(number).flatMap { pieces.indices.contains($0) ? pieces[$0] : nil } ?? HTML.empty
      // A time or a number keeps its own direction among words that run the other way.
      let shown: HTML = isRightToLeft ? "&#x2068;\(piece)&#x2069;" : piece
      html = "\(html)\(String(rest[..<open]))\(shown)"
      rest = rest[number.endIndex...].dropFirst()
    }
    return "\(html)\(String(rest))"
  }

  /// A text without places for anything else.
  func plain(_ text: String) -> String { texts[text] ?? text }

  // MARK: Languages

  /// The languages besides English.
  static let codes = pageTexts.map(\.language) + ["en"]

  private static let tables: [String: [String: String]] = {
    let keys = pageKeys.split(separator: "\n").map(String.init)
    let tables = pageTexts.map { language, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return (language, Dictionary(zip(keys, lines)) { first, _ in first })
    }
    return Dictionary(tables) { first, _ in first }
  }()

  /// The first language of a header that is there, by the weights in it.
  ///
  /// - Source: RFC 9110, 12.5.4; RFC 4647, 3.4.
  private static func preferred(_ header: String) -> String? {
    let ranges = header.split(separator: ",").prefix(40).enumerated().map { place, range -> (Double, Int, String) in
      let parts = range.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return (weight, place, parts.first ?? "")
    }
    let order = ranges.filter { $0.0 > 0 }.sorted { ($0.0, $1.1) > ($1.0, $0.1) }
    return order.lazy.compactMap { code(of: $0.2) }.first
  }

  /// The code of a language tag: `nb` for `no`, `pt-BR` for `pt-PT`. Traditional Chinese is another language.
  static func code(of tag: String) -> String? {
    let parts = tag.lowercased().replacing("_", with: "-").split(separator: "-").map(String.init)
    switch parts.first {
    case "pt": return "pt-BR"
    case "no", "nn", "nb": return "nb"
    case "zh": return ["tw", "hk", "mo", "hant"].contains(where: parts.contains) ? "en" : "zh-Hans"
    case "iw": return "he"
    case let first?: return codes.contains(first) ? first : nil
    case nil: return nil
    }
  }
}
