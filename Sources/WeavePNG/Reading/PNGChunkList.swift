// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveNative

/// The chunks of a PNG file, with the header's values.
public struct PNGChunkList: Sendable {
  struct Chunk: Sendable {
    /// Four letters.
    var type: String
    /// The bytes of its contents in the file.
    var data: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var chunks: [Chunk] = []
  /// In pixels.
  public let width, height: Int
  /// The bits of a channel or of a palette index: 1, 2, 4, 8 or 16.
  public let depth: Int
  /// 0 grey, 2 colours, 3 palette, 4 grey and alpha, 6 colours and alpha.
  let colorType: Int
  let isInterlaced: Bool

  /// The most chunks of a file. A chunk has at least 12 bytes, so even a large file may have millions.
  private static let most = 200_000

  /// - Throws: `.notPNG`, `.tooLarge` if the header claims more pixels than `Limits` allow, and `.damaged` for a file
  ///   that ends early or whose header is invalid.
  public init(_ bytes: [UInt8]) throws(ImageDecodingError) {
    guard ImageFormat(bytes) == .png else { throw .notPNG }
    self.bytes = bytes
    try Self.checkSize(bytes)
    var place = 8
    while chunks.last?.type != "IEND" {
      guard place + 12 <= bytes.count, chunks.count < Self.most else { throw Self.damaged("cut short") }
      let length = Self.number(bytes, place, 4)
      guard length <= bytes.count - place - 12 else { throw Self.damaged("cut short") }
      let type = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      chunks.append(Chunk(type: type, data: (place + 8)..<(place + 8 + length)))
      place += length + 12
    }
    guard let header = chunks.first, header.type == "IHDR", header.data.count == 13 else {
      throw Self.damaged("no size in its header")
    }
    let start = header.data.lowerBound
    (width, height) = (Self.number(bytes, start, 4), Self.number(bytes, start + 4, 4))
    (depth, colorType, isInterlaced) = (Int(bytes[start + 8]), Int(bytes[start + 9]), bytes[start + 12] == 1)
  }

  /// Refuses a size beyond the limits, whatever else is wrong with the file.
  private static func checkSize(_ bytes: [UInt8]) throws(ImageDecodingError) {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return }
    let (width, height) = (number(bytes, 16, 4), number(bytes, 20, 4))
    guard width <= Limits.imageSide, height <= Limits.imageSide, width * height <= Limits.imagePixels else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// The contents of the first chunk of a type.
  public func data(of type: String) -> [UInt8]? { chunks.first { $0.type == type }.map { Array(bytes[$0.data]) } }

  /// A PNG file of some of the chunks, in their order, with their checksums.
  ///
  /// - Parameter isKept: whether the chunk of a type is kept.
  public func file(keeping isKept: (String) -> Bool) -> [UInt8] {
    chunks.filter { isKept($0.type) }.reduce(into: Array(bytes[..<8])) {
      $0 += bytes[($1.data.lowerBound - 8)..<($1.data.upperBound + 4)]
    }
  }

  /// Whether the checksum of a chunk is right.
  func isIntact(_ chunk: Chunk) -> Bool {
    let covered = Array(bytes[(chunk.data.lowerBound - 4)..<chunk.data.upperBound])
    return Int(Zlib.crc32(covered)) == Self.number(bytes, chunk.data.upperBound, 4)
  }

  static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  static func damaged(_ reason: String) -> ImageDecodingError { .damaged(format: .png, reason: reason) }
}
