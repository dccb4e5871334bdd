// SPDX-License-Identifier: MIT

/// The beginning of a file, by which sources recognise their files.
public struct FileStart: Sendable {
  /// How many bytes of a file are used to recognise it.
  public static let length = 1 << 16

  /// At most `length` bytes.
  public let bytes: [UInt8]
  /// The name without folders, in lower case; a hint for contents that fit several kinds.
  public let name: String

  /// The beginning of a file; the name counts only if the bytes fit several kinds.
  public init(_ bytes: some Sequence<UInt8>, name: String) {
    let start = Charset.utf8(Array(bytes.prefix(Self.length)), declared: nil)
    self.bytes = start.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(start.dropFirst(3)) : start
    self.name = name.split(separator: "/").last.map { $0.lowercased() } ?? ""
  }

  /// The bytes as text, with invalid UTF-8 as U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The first line that is not blank, without white space around it.
  var firstLine: String {
    let line = text.split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }.first { !$0.allSatisfy(\.isWhitespace) }
    return line.map { String($0.stripped) } ?? ""
  }

  /// Whether the text contains a part.
  func contains(_ part: String) -> Bool { text.contains(part) }

  /// Whether it looks like JSON: the first character other than white space opens an object or a list.
  var isJSON: Bool {
    let first = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

extension StringProtocol {
  /// The text without white space at either end.
  var stripped: SubSequence {
    var part = self[...]
    // Most texts begin and end with a visible ASCII character; to look up the properties of others takes long.
    if (first?.asciiValue ?? 0) > 0x20, (last?.asciiValue ?? 0) > 0x20 { return part }
    while part.first?.isWhitespace == true { part = part.dropFirst() }
    while part.last?.isWhitespace == true { part = part.dropLast() }
    return part
  }
}
