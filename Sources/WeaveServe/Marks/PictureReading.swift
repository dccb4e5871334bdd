// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative
import WeavePanel
import WeaveRender

/// The pixels of a file drawn for a panel, in the device's orientation. The mark needs them because the picture may
/// come from an earlier run of the server.
struct PictureReading: Sendable {
  var width, height: Int
  /// Red in the lowest byte, then green and blue.
  var pixels: [UInt32]

  /// - Returns: nil if the file has another format, or its size does not match its header.
  init?(_ file: [UInt8], of panel: Panel, as format: PanelFormat) {
    switch format.kind {
    case .png: self.init(png: file)
    case .bmp: self.init(bmp: file)
    case .raw: self.init(raw: file, panel, format)
    case .jpeg, .webp: self.init(photo: file)
    }
  }

  private init?(photo file: [UInt8]) {
    guard let read = try? decodeOwnPicture(file) else { return nil }
    (width, height) = (read.width, read.height)
    pixels = stride(from: 0, to: read.bytes.count, by: 4).map { place in
      Self.color(read.bytes[place], read.bytes[place + 1], read.bytes[place + 2])
    }
  }

  init?(png file: [UInt8]) {
    guard let read = try? decodeStraightPNG(file), read.bytes.count == read.width * read.height * 4 else { return nil }
    (width, height) = (read.width, read.height)
    pixels = stride(from: 0, to: read.bytes.count, by: 4).map { place in
      Self.color(read.bytes[place], read.bytes[place + 1], read.bytes[place + 2])
    }
  }

  /// - Source: Microsoft, BITMAPINFOHEADER; uncompressed, from the bottom up.
  private init?(bmp file: [UInt8]) {
    func number(_ place: Int) -> Int? {
      guard place + 4 <= file.count else { return nil }
      return (0..<4).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) }
    }
    guard let offset = number(10), let width = number(18), let height = number(22), file.count > 54,
      (1...16_384).contains(width), (1...16_384).contains(height), (54...file.count).contains(offset)
    else { return nil }
    let depth = Int(file[28])
    let stride = (width * depth + 31) / 32 * 4
    guard [1, 4, 8, 24].contains(depth), file.count >= offset + stride * height else { return nil }
    let palette = Swift.stride(from: 54, to: offset - 3, by: 4).map {
      Self.color(file[$0 + 2], file[$0 + 1], file[$0])
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in (0..<height).reversed() {
      let start = offset + row * stride
      for x in 0..<width {
        if depth == 24 {
          pixels.append(Self.color(file[start + x * 3 + 2], file[start + x * 3 + 1], file[start + x * 3]))
        } else {
          let sample = Self.sample(file, start, x, depth)
          guard sample < palette.count else { return nil }
          pixels.append(palette[sample])
        }
      }
    }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The panel's own bytes: ink numbers, or a plane for each ink but white.
  private init?(raw file: [UInt8], _ panel: Panel, _ format: PanelFormat) {
    let (width, height, inks) = (panel.width, panel.height, panel.inks)
    let depth = format == .planes ? 1 : format.depth
    let stride = (width * depth + 7) / 8
    let white = inks.indices.max { inks[$0].value.relativeLuminance < inks[$1].value.relativeLuminance }
    guard let white else { return nil }
    let planes = format == .planes ? inks.indices.filter { $0 != white } : [0]
    guard file.count == stride * height * planes.count else { return nil }
    let colors = inks.map { Self.color($0.value) }
    let byIndex = Dictionary(zip(inks.map(\.index), colors)) { first, _ in first }
    var pixels = [UInt32](repeating: colors[white], count: width * height)
    for (number, plane) in planes.enumerated() {
      for y in 0..<height {
        for x in 0..<width {
          let sample = Self.sample(file, (number * height + y) * stride, x, depth)
          if format != .planes {
            guard let color = byIndex[sample] else { return nil }
            pixels[y * width + x] = color
          } else if sample == 0 {
            pixels[y * width + x] = colors[plane]
          }
        }
      }
    }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// A number of a few bits, with the first number in the highest bits.
  private static func sample(_ bytes: [UInt8], _ start: Int, _ x: Int, _ depth: Int) -> Int {
    let byte = Int(bytes[start + x * depth / 8])
    return byte >> (8 - depth - x * depth % 8) & (1 << depth - 1)
  }

  private static func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16
  }

  static func color(_ color: Color) -> UInt32 {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    return Self.color(byte(color.red), byte(color.green), byte(color.blue))
  }

  // MARK: Changing and writing

  /// Draws a smaller picture over this one, clipped to its edges.
  mutating func lay(_ other: PictureReading, x: Int, y: Int) {
    for row in max(0, -y)..<max(0, -y, min(other.height, height - y)) {
      for column in max(0, -x)..<max(0, -x, min(other.width, width - x)) {
        pixels[(y + row) * width + x + column] = other.pixels[row * other.width + column]
      }
    }
  }

  /// The file of these pixels.
  ///
  /// - Returns: nil if a colour is not an ink of the panel, or if there is no memory.
  func file(for panel: Panel, as format: PanelFormat) -> [UInt8]? {
    let inks = panel.inks
    if inks.isEmpty {
      var upright = panel
      (upright.width, upright.height, upright.rotation, upright.isMirrored) = (width, height, .none, false)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(pixels.count * 4)
      for pixel in pixels {
        bytes += [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) } + [255]
      }
      let picture = PixelBuffer(width: width, height: height, bytes: bytes)
      return try? PanelPicture.bytes(of: picture, on: upright, as: format)
    }
    let places = Dictionary(zip(inks.map { Self.color($0.value) }, inks.indices)) { first, _ in first }
    var numbers: [UInt8] = []
    numbers.reserveCapacity(pixels.count)
    for pixel in pixels {
      guard let place = places[pixel] else { return nil }
      numbers.append(UInt8(clamping: place))
    }
    let frame = PanelFrame(width: width, height: height, inks: inks, pixels: numbers)
    return PanelEncoder.bytes(of: frame, as: format) { ZlibCompressor(level: 6)?.stream(of: $0) }
  }
}
