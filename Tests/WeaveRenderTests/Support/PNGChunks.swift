// SPDX-License-Identifier: MIT

/// The chunks of a PNG file, read independently of the encoder.
///
/// - Source: PNG specification, second edition, 5.3 and 11.2.
struct PNGChunks {
  var names: [String] = []
  var width = 0
  var height = 0
  var colorType: UInt8 = 0
  /// Pixels per metre, if they are square.
  var density: Int?
  /// The rendering intent of the sRGB chunk.
  var intent: UInt8?
  /// Whether every chunk's checksum is right and nothing follows the last chunk.
  var isIntact = false

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var place = 8
    isIntact = true
    while place + 12 <= bytes.count {
      let length = Self.number(bytes[place..<place + 4])
      guard place + 12 + length <= bytes.count else { return nil }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      let data = Array(bytes[place + 8..<place + 8 + length])
      let sum = Self.number(bytes[place + 8 + length..<place + 12 + length])
      isIntact = isIntact && sum == Self.checkSum(bytes[place + 4..<place + 8 + length])
      names.append(name)
      note(name, data)
      place += 12 + length
    }
    isIntact = isIntact && place == bytes.count && names.first == "IHDR" && names.last == "IEND"
  }

  private mutating func note(_ name: String, _ data: [UInt8]) {
    switch name {
    case "IHDR" where data.count == 13:
      width = Self.number(data[0..<4])
      height = Self.number(data[4..<8])
      colorType = data[9]
    case "pHYs" where data.count == 9 && data[8] == 1 && data[0..<4] == data[4..<8]: density = Self.number(data[0..<4])
    case "sRGB": intent = data.first
    default: break
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// The CRC in annex D of the specification, bit by bit.
  private static func checkSum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return Int(sum ^ .max)
  }
}
