// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveSystem

/// Reads an exchange file of any size in pieces. Photos go to a store; the rest of the text is kept.
///
/// In the kept text each photo's data is replaced by its number, so the text is still a valid exchange file. Only the
/// base64 is checked here; the reader of designs checks everything else.
struct ExchangeScanner {
  /// The text without the data of photos.
  private(set) var text: [UInt8] = []
  /// Problems with photos; each such photo is left out.
  private(set) var faults: [String] = []
  private let photos: PhotoStore

  private var containers: [UInt8] = []
  /// The key being read, in the outer object and in an object of one of its lists.
  private var outerKey: [UInt8] = []
  private var innerKey: [UInt8] = []
  private var string: StringState?
  private var awaitsKey = false
  private var photoCount = 0
  private var decoder = Base64Stream()

  private enum StringState { case key, value, photo }
  private var isEscaped = false
  private var key: [UInt8] = []

  /// More photos than any library has. Stops: a file with millions of empty photos.
  static let photoLimit = 20_000

  init(into photos: PhotoStore) { self.photos = photos }

  /// Reads the next piece.
  ///
  /// - Throws: `.tooLarge` if the text without photos exceeds the size limit of designs.
  mutating func read(_ piece: [UInt8], name: String) throws(FileError) {
    var place = 0
    while place < piece.count {
      if string == .photo { try readPhoto(piece, &place) } else { step(piece[place], &place) }
    }
    if text.count > Limits.libraryBytes { throw .tooLarge(name, limit: Limits.libraryBytes) }
  }

  private mutating func step(_ byte: UInt8, _ place: inout Int) {
    place += 1
    if let string {
      text.append(byte)
      readString(byte, string)
      return
    }
    switch byte {
    case UInt8(ascii: "\""): begin()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      text.append(byte)
      containers.append(byte)
      awaitsKey = byte == UInt8(ascii: "{")
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      text.append(byte)
      _ = containers.popLast()
    case UInt8(ascii: ","):
      text.append(byte)
      awaitsKey = containers.last == UInt8(ascii: "{")
    default: text.append(byte)
    }
  }

  /// Starts a string: a key, a photo's data, or another value.
  private mutating func begin() {
    isEscaped = false
    text.append(UInt8(ascii: "\""))
    if awaitsKey {
      key = []
      string = .key
      awaitsKey = false
    } else if containers.elementsEqual(Array("{[{".utf8)), outerKey.elementsEqual("images".utf8),
      innerKey.elementsEqual("data".utf8)
    {
      string = .photo
      decoder = Base64Stream()
    } else {
      string = .value
    }
  }

  private mutating func readString(_ byte: UInt8, _ state: StringState) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      string = nil
      guard state == .key else { return }
      if containers.count == 1 { outerKey = key }
      if containers.count == 3 { innerKey = key }
      return
    }
    if state == .key, key.count < 64 { key.append(byte) }
  }

  private mutating func readPhoto(_ piece: [UInt8], _ place: inout Int) throws(FileError) {
    while place < piece.count {
      let byte = piece[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return try endPhoto()
      // A slash is written as `\/`.
      case UInt8(ascii: "\\"): continue
      default: decoder.take(byte)
      }
    }
  }

  private mutating func endPhoto() throws(FileError) {
    string = nil
    let number = photoCount
    photoCount += 1
    if let bytes = decoder.finish(), number < Self.photoLimit {
      try photos.add(bytes, as: number)
    } else {
      let reason =
        number >= Self.photoLimit
        ? "there are more than \(Self.photoLimit)"
        : decoder.isTooLong ? "it has more than \(Limits.imageBytes) bytes" : "its data is not base64"
      if faults.count < Limits.diagnostics { faults.append("skipped photo \(number + 1): \(reason)") }
    }
    text += Array(Self.mark(number).utf8) + [UInt8(ascii: "\"")]
    decoder = Base64Stream()
  }

  /// The placeholder of a photo in the text: its number as four bytes in base64.
  private static func mark(_ number: Int) -> String {
    Data(stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }).base64EncodedString()
  }

  /// The number of the photo that a placeholder stands for.
  static func number(of mark: [UInt8]) -> Int? {
    mark.count == 4 ? mark.reduce(0) { $0 << 8 | Int($1) } : nil
  }
}

/// Decodes standard base64 byte by byte (RFC 4648, section 4).
struct Base64Stream {
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var digits = 0
  private var paddings = 0
  private var isFlawed = false
  private(set) var isTooLong = false

  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, digit) in alphabet.utf8.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()

  mutating func take(_ byte: UInt8) {
    if byte == UInt8(ascii: "=") {
      paddings += 1
      return
    }
    let value = Self.values[Int(byte)]
    guard value < 64, paddings == 0, !isTooLong else {
      isFlawed = true
      return
    }
    bits = bits << 6 | UInt32(value)
    digits += 1
    guard digits == 4 else { return }
    bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
    bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
    bytes.append(UInt8(truncatingIfNeeded: bits))
    (bits, digits) = (0, 0)
    if bytes.count > Limits.imageBytes {
      isTooLong = true
      bytes = []
    }
  }

  /// The decoded bytes; nil if the text was not base64 or was too long.
  mutating func finish() -> [UInt8]? {
    guard !isFlawed, !isTooLong, digits != 1, paddings == (digits == 0 ? 0 : 4 - digits) else { return nil }
    if digits == 2 { bytes.append(UInt8(truncatingIfNeeded: bits >> 4)) }
    if digits == 3 {
      bytes.append(UInt8(truncatingIfNeeded: bits >> 10))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 2))
    }
    return bytes
  }
}
