// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeavePanel
import WeaveRender
import WeaveResolve
import WeaveTime

/// What a page asks to see: the file, moment, reader, sizes and values.
struct PreviewScene: Sendable {
  var file = 0
  /// The design's name in the list. It takes precedence over the index, because files come and go.
  var design: String?
  /// The moment; nil for the current one.
  var now: Date?
  var locale: String?
  var timeZone: TimeZone?
  var textSize = TextSize.large
  var sizes: [WidgetSize] = [.small, .medium, .large]
  var appearances: [RenderEnvironment.Appearance] = [.light, .dark]
  var content = RenderEnvironment.Content.facts
  var panel: Panel?
  /// The hash of the text that the page has.
  var knownSource = ""
  /// Whether the page shows pictures; they stay if a design cannot be drawn.
  var hasPictures = false
  /// The keys of the pictures that the page has.
  var held: Set<String> = []
  /// Pixels of the page's screen per point of a picture.
  var scale = 2.0
  /// Whether facts are shown as they will be in two days without an update.
  var isStale = false
  var device = Device.standard
  /// The node in question.
  var node = ""
  /// A part of the name of a symbol.
  var word = ""
  /// The hash of the text that the page started from, and would overwrite.
  var base = ""
  /// A place in the text, in UTF-16 units from its beginning; `to` is the end of the range.
  var at: Int?
  var to: Int?
  /// The keys of two pictures to compare.
  var before = ""
  var after = ""
  /// 1 to 12.
  var month: Int?
  /// Where the search for changes continues: a minute of the day, or a day of the month.
  var from: Int?
  /// Values from the page, by name.
  var variables: [String: Value] = [:]

  /// Reads the query of an address and ignores what is not valid.
  init(query: String) {
    for part in query.split(separator: "&").prefix(400) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, let key = Self.decoded(pair[0]), let value = Self.decoded(pair[1]) else { continue }
      set(key, value)
    }
  }

  private mutating func set(_ key: String, _ value: String) {
    switch key {
    case "file": file = Int(value) ?? 0
    case "design": design = value
    case "now": now = InstantText.date(value)
    case "locale": if !value.isEmpty, LocaleName.mistake(in: value) == nil { locale = value }
    case "zone": timeZone = TimeZone(identifier: value)
    case "text": textSize = TextSize(rawValue: value) ?? .large
    case "sizes":
      let chosen = value.split(separator: ",").compactMap { WidgetSize(rawValue: String($0)) }
      if !chosen.isEmpty { sizes = chosen }
    case "appearances":
      let chosen = value.split(separator: ",").compactMap { RenderEnvironment.Appearance(rawValue: String($0)) }
      if !chosen.isEmpty { appearances = chosen }
    case "panel": panel = Panel.named(value)
    case "known": knownSource = value
    case "shows": hasPictures = value == "1"
    case "has": held = Set(value.split(separator: ".").map(String.init))
    case "scale": scale = Double(value).map { max(1, min(4, $0)) } ?? 2
    case "device": device = Device.named(value) ?? .standard
    case "node": node = value
    case "word": word = value
    case "base": base = value
    case "at": at = Int(value)
    case "to": to = Int(value)
    case "a": before = value
    case "b": after = value
    case "month": month = Int(value).flatMap { (1...12).contains($0) ? $0 : nil }
    case "from": from = Int(value)
    case "content" where value == "stale": isStale = true
    case "content": content = RenderEnvironment.Content(rawValue: value) ?? .facts
    default:
      if key.hasPrefix("var.") { variables[String(key.dropFirst(4))] = .string(value) }
      // Lists and records, as JSON.
      if key.hasPrefix("json."), let data = JSONParser.parse(SourceText(name: key, text: value)).output {
        variables[String(key.dropFirst(5))] = DataValue(data).value
      }
    }
  }

  /// The decoded text, with `%C3%A9` and `+` replaced.
  static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(0x20)
      case UInt8(ascii: "%"):
        guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
          return nil
        }
        rest = rest.dropFirst(2)
        bytes.append(value)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
