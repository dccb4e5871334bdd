// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
public import WeaveSpec

/// A summary of a design in the library.
public struct LibraryEntry: Sendable, Hashable {
  /// The file's path below the library's folder.
  public var file: String
  /// The design's identifier, which is its key in the library.
  public var id: UUID
  /// The display name.
  public var name: String
  /// The template that draws it.
  public var template: Template
  /// The date of the last change.
  public var updatedAt: Date
  /// The size classes that have a variant, such as `small, large`; empty if none do.
  public var variants: String
  /// The number of buttons.
  public var buttons: Int
  /// The number of photos that it names.
  public var photos: Int
  /// Search text besides the name, in lower case: texts, symbol, colours and variables.
  var words: [UInt8]

  /// The first eight digits of the identifier; users can name the design by them.
  public var shortID: String {
    let uuid = id.uuid
    return [uuid.0, uuid.1, uuid.2, uuid.3].map(HexByte.text).joined()
  }

  init(_ spec: WidgetSpec, file: String) {
    self.file = file
    id = spec.id
    name = spec.name
    template = spec.layout.template
    updatedAt = spec.updatedAt
    variants = MatchedSet.Key.allCases.filter { spec.matchedSet?[$0] != nil }.map(\.rawValue).joined(separator: ", ")
    buttons = spec.actionBar?.actions.count ?? 0
    photos = spec.photoNames.count
    var parts = [spec.primaryText, spec.secondaryText ?? "", spec.layout.template.rawValue]
    parts += [spec.style.accent.rawValue, spec.style.background.rawValue, spec.symbol?.name ?? ""]
    parts += MatchedSet.Key.allCases.compactMap { spec.matchedSet?[$0]?.primaryText }
    parts += spec.actionBar?.actions.flatMap { [$0.title, $0.variableKey] } ?? []
    let text = parts.filter { !$0.isEmpty }.joined(separator: " ").lowercased().prefix(400)
    words = Array(String(text).onOneLine.utf8)
  }

  /// Whether all words occur, ignoring case.
  ///
  /// - Parameter words: the words in lower case.
  func matches(_ words: [BytePattern]) -> Bool {
    let isFound = { (text: [UInt8], word: BytePattern) in word.firstRange(in: text) != nil }
    return words.allSatisfy { word in
      isFound(self.words, word) || isFound(Array(name.lowercased().utf8), word)
        || isFound(Array(template.rawValue.lowercased().utf8), word)
    }
  }
}

extension LibraryEntry {
  /// A line of the index: the fields, separated by tabs.
  var line: String {
    let fields = [
      file, id.uuidString, template.rawValue, String(Int64(exactly: updatedAt.timeIntervalSince1970.rounded()) ?? 0),
      variants, String(buttons), String(photos), name,
    ]
    return (fields.map(\.onOneLine) + [String(decoding: words, as: UTF8.self)]).joined(separator: "\t")
  }

  /// Reads a line of the index.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the index.
  ///   - fields: the ranges of the fields in a line; nil unless they are an entry's fields.
  init?(_ bytes: [UInt8], _ fields: ArraySlice<Range<Int>>) {
    func text(_ number: Int) -> String { String(decoding: bytes[fields[fields.startIndex + number]], as: UTF8.self) }
    guard fields.count == 9, let id = UUID(bytes[fields[fields.startIndex + 1]]),
      let template = Template(rawValue: text(2)), let seconds = Int64(text(3)), let buttons = Int(text(5)),
      let photos = Int(text(6))
    else { return nil }
    file = text(0)
    self.id = id
    self.template = template
    updatedAt = Date(timeIntervalSince1970: Double(seconds))
    variants = text(4)
    self.buttons = buttons
    self.photos = photos
    name = text(7)
    words = Array(bytes[fields[fields.startIndex + 8]])
  }
}

extension UUID {
  /// An identifier from 32 hexadecimal digits with optional dashes. Takes a twentieth of the time that Foundation
  /// takes.
  fileprivate init?(_ digits: ArraySlice<UInt8>) {
    var value: (high: UInt64, low: UInt64) = (0, 0)
    var count = 0
    for digit in digits where digit != UInt8(ascii: "-") {
      guard let number = HexByte.value(digit) else { return nil }
      value.high = value.high << 4 | value.low >> 60
      value.low = value.low << 4 | UInt64(number)
      count += 1
    }
    guard count == 32 else { return nil }
    let bytes = [value.high, value.low].flatMap { half in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: half >> $0) }
    }
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}

/// A byte as two hexadecimal digits.
private enum HexByte {
  static func text(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }

  /// The value of one ASCII digit.
  static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }
}
