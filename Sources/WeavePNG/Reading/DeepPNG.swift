// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveNative

/// The pixels of a PNG with 16 bits per channel, exactly as stored.
///
/// - Source: PNG specification, third edition (W3C, 2025): sections 7.2 (channels), 8.1 (interlacing) and 9.2 (filters).
public enum DeepPNG {
  /// - Returns: `width × height × 4` channels: red, green, blue and straight alpha.
  /// - Throws: if the file does not have 16 bits, is damaged, or claims more than `Limits` allow.
  public static func channels(of file: PNGChunkList) throws(ImageDecodingError) -> [UInt16] {
    let (width, height) = (file.width, file.height)
    guard file.depth == 16, let count = [0: 1, 2: 3, 4: 2, 6: 4][file.colorType] else {
      throw PNGChunkList.damaged("unknown channels")
    }
    try check(width, height, count, bytes: file.bytes.count)
    let passes = file.isInterlaced ? Pass.interlaced : [Pass.whole]
    let size = passes.reduce(0) { $0 + $1.bytes(of: width, height, step: 2 * count) }
    guard let rows = Zlib.bytes(of: try data(of: file), size: size) else {
      throw PNGChunkList.damaged("its compressed data are invalid")
    }
    var pixels = DeepRows(width: width, height: height, count: count, clear: clear(in: file, count))
    var place = 0
    for pass in passes {
      guard pixels.read(pass, rows, &place) else { throw PNGChunkList.damaged("an unknown filter") }
    }
    return pixels.channels
  }

  private static func check(_ width: Int, _ height: Int, _ count: Int, bytes: Int) throws(ImageDecodingError) {
    guard width > 0, height > 0, width <= Limits.imageSide, height <= Limits.imageSide,
      width * height <= Limits.imagePixels
    else { throw .tooLarge(width: width, height: height) }
    // The rows and the channels, both with 16 bits.
    guard width * height * (8 + 2 * count) <= max(Limits.imageMemory, bytes * Limits.imageMemoryPerByte),
      width * height <= Limits.imagePixelsOfAnyFile + bytes * Limits.imagePixelsPerByte
    else { throw .overstated(width: width, height: height, bytes: bytes) }
  }

  private static func data(of file: PNGChunkList) throws(ImageDecodingError) -> [UInt8] {
    var data: [UInt8] = []
    for chunk in file.chunks where chunk.type == "IDAT" {
      guard file.isIntact(chunk) else { throw PNGChunkList.damaged("IDAT: CRC error") }
      data += file.bytes[chunk.data]
    }
    return data
  }

  /// The grey or colour that is transparent, from `tRNS`.
  private static func clear(in file: PNGChunkList, _ count: Int) -> [UInt16]? {
    guard count == 1 || count == 3, let data = file.data(of: "tRNS"), data.count >= 2 * count else { return nil }
    return (0..<count).map { UInt16(data[2 * $0]) << 8 | UInt16(data[2 * $0 + 1]) }
  }
}

/// One of the passes in which the pixels of a picture are stored.
private struct Pass {
  var x, y, stepX, stepY: Int

  static let whole = Pass(x: 0, y: 0, stepX: 1, stepY: 1)
  static let interlaced = [
    Pass(x: 0, y: 0, stepX: 8, stepY: 8), Pass(x: 4, y: 0, stepX: 8, stepY: 8), Pass(x: 0, y: 4, stepX: 4, stepY: 8),
    Pass(x: 2, y: 0, stepX: 4, stepY: 4), Pass(x: 0, y: 2, stepX: 2, stepY: 4), Pass(x: 1, y: 0, stepX: 2, stepY: 2),
    Pass(x: 0, y: 1, stepX: 1, stepY: 2),
  ]

  func columns(of width: Int) -> Int { max(0, (width - x + stepX - 1) / stepX) }
  func rows(of height: Int) -> Int { max(0, (height - y + stepY - 1) / stepY) }

  /// The bytes of its rows with their filters; a pass without pixels has none.
  func bytes(of width: Int, _ height: Int, step: Int) -> Int {
    let columns = columns(of: width)
    return columns == 0 ? 0 : rows(of: height) * (1 + columns * step)
  }
}

/// Removes the filters of rows and spreads their channels over a picture.
private struct DeepRows {
  let width, height, count: Int
  let clear: [UInt16]?
  var channels: [UInt16]

  init(width: Int, height: Int, count: Int, clear: [UInt16]?) {
    (self.width, self.height, self.count, self.clear) = (width, height, count, clear)
    channels = [UInt16](repeating: .max, count: width * height * 4)
  }

  /// - Parameter place: the beginning of the pass in `bytes`; moved to its end.
  /// - Returns: false for an unknown filter.
  mutating func read(_ pass: Pass, _ bytes: [UInt8], _ place: inout Int) -> Bool {
    let (columns, rows, step) = (pass.columns(of: width), pass.rows(of: height), 2 * count)
    guard columns > 0 else { return true }
    var above = [UInt8](repeating: 0, count: columns * step)
    var row = above
    for index in 0..<rows {
      let filter = bytes[place]
      place += 1
      guard filter <= 4 else { return false }
      for i in row.indices {
        let left = i >= step ? row[i - step] : 0
        let corner = i >= step ? above[i - step] : 0
        let guess: UInt8 =
          switch filter {
          case 0: 0
          case 1: left
          case 2: above[i]
          case 3: UInt8((UInt16(left) + UInt16(above[i])) / 2)
          default: Self.paeth(left, above[i], corner)
          }
        row[i] = bytes[place + i] &+ guess
      }
      place += row.count
      spread(row, pass, row: index)
      swap(&row, &above)
    }
    return true
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  private mutating func spread(_ row: [UInt8], _ pass: Pass, row index: Int) {
    let start = (pass.y + index * pass.stepY) * width + pass.x
    for column in 0..<(row.count / (2 * count)) {
      let target = (start + column * pass.stepX) * 4
      var isClear = clear != nil
      for channel in 0..<count {
        let i = (column * count + channel) * 2
        let value = UInt16(row[i]) << 8 | UInt16(row[i + 1])
        if let clear, clear[channel] != value { isClear = false }
        switch count {
        case 1: (channels[target], channels[target + 1], channels[target + 2]) = (value, value, value)
        case 2 where channel == 0:
          (channels[target], channels[target + 1], channels[target + 2]) = (value, value, value)
        case 2: channels[target + 3] = value
        default: channels[target + channel] = value
        }
      }
      if isClear { channels[target + 3] = 0 }
    }
  }
}
