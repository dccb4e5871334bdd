// SPDX-License-Identifier: MIT

public import WeaveGraphics
import WeaveDiagnostics
import WeaveNative

/// Pictures shown one after the other, as one animated PNG file. Readers without animation support show the first
/// picture.
///
/// Only the box that differs from the previous picture is stored. A picture without differences extends the duration of
/// the previous one.
///
/// - Source: PNG specification, third edition (W3C, 2025): `acTL`, `fcTL` and `fdAT`.
public struct AnimatedPNG: Sendable {
  /// Why there is no animation.
  public enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no picture to write, or no memory for it.
    case empty, memory
    /// A picture differs in size from the first one; the size in pixels.
    case size(width: Int, height: Int)
    /// More pictures than `Limits` allow.
    case tooManyFrames
    /// The stored boxes together have more pixels than `Limits` allow.
    case tooManyPixels

    /// A message in the compiler's style.
    public var description: String {
      switch self {
      case .empty: "an animation needs at least one picture"
      case .memory: "no memory for an animation"
      case .size(let width, let height): "a picture of \(width) × \(height) pixels among pictures of another size"
      case .tooManyFrames:
        "more than \(Limits.animationFrames) pictures that differ; take fewer, with a longer step between them"
      case .tooManyPixels:
        """
        more than \(Limits.animationPixels / 1_000_000) million pixels change; take fewer pictures, or smaller ones
        """
      }
    }
  }

  /// A box that changes, and how long it is shown.
  private struct Frame: Sendable {
    var x, y, width, height: Int
    /// `width × height` pixels, RGBA8, straight.
    var bytes: [UInt8]
    var seconds: Double
  }

  private var frames: [Frame] = []
  private var size: (width: Int, height: Int)?
  /// The whole last picture: RGBA8, straight.
  private var last: [UInt8] = []
  private var pixels = 0

  /// An animation without pictures.
  public init() {}

  /// How many pictures differ from the ones before them.
  public var count: Int { frames.count }

  /// The total duration of all pictures.
  public var seconds: Double { frames.reduce(0) { $0 + $1.seconds } }

  /// Adds a picture that is shown for `seconds`.
  ///
  /// - Throws: `.size` if its size differs from the first; `.tooManyFrames` and `.tooManyPixels` beyond the limits.
  public mutating func add(_ picture: PixelBuffer, seconds: Double) throws(Failure) {
    guard picture.width > 0, picture.height > 0 else { throw .empty }
    let whole = picture.straightBytes()
    guard let size else {
      self.size = (picture.width, picture.height)
      return try keep(
        Frame(x: 0, y: 0, width: picture.width, height: picture.height, bytes: whole, seconds: seconds), whole)
    }
    guard size == (picture.width, picture.height) else {
      throw .size(width: picture.width, height: picture.height)
    }
    guard let box = Self.difference(whole, last, width: size.width, height: size.height) else {
      frames[frames.count - 1].seconds += seconds
      return
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(box.x.count * box.y.count * 4)
    for y in box.y {
      let row = (y * size.width + box.x.lowerBound) * 4
      bytes += whole[row..<row + box.x.count * 4]
    }
    let frame = Frame(
      x: box.x.lowerBound, y: box.y.lowerBound, width: box.x.count, height: box.y.count, bytes: bytes, seconds: seconds)
    try keep(frame, whole)
  }

  private mutating func keep(_ frame: Frame, _ whole: [UInt8]) throws(Failure) {
    guard frames.count < Limits.animationFrames else { throw .tooManyFrames }
    pixels += frame.width * frame.height
    guard pixels <= Limits.animationPixels else { throw .tooManyPixels }
    frames.append(frame)
    last = whole
  }

  /// The smallest box around all pixels that differ; nil if none do.
  private static func difference(
    _ a: [UInt8], _ b: [UInt8], width: Int, height: Int
  ) -> (x: Range<Int>, y: Range<Int>)? {
    let stride = width * 4
    func differs(_ y: Int) -> Bool { a[y * stride..<(y + 1) * stride] != b[y * stride..<(y + 1) * stride] }
    guard let top = (0..<height).first(where: differs), let bottom = (0..<height).last(where: differs) else {
      return nil
    }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let row = y * stride
      func isSame(_ x: Int) -> Bool {
        let first = row + x * 4
        return (first..<first + 4).allSatisfy { byte in a[byte] == b[byte] }
      }
      if let first = (0..<left).first(where: { !isSame($0) }) { left = first }
      if let final = (right..<width).last(where: { !isSame($0) }) { right = final + 1 }
    }
    return (left..<right, top..<bottom + 1)
  }

  // MARK: The file

  /// The animation as a PNG file.
  ///
  /// - Parameters:
  ///   - plays: how often the animation is played; 0 for endlessly.
  ///   - metadata: what the file contains besides pixels.
  public func file(
    plays: Int = 0, _ metadata: PNGEncoder.Metadata = PNGEncoder.Metadata()
  ) throws(Failure) -> [UInt8] {
    guard let size, !frames.isEmpty else { throw .empty }
    guard let compressor = ZlibCompressor(level: 6) else { throw .memory }
    let layout = AnimationLayout(frames.map(\.bytes))
    var file = PNGFile()
    file.header(width: size.width, height: size.height, layout.form)
    file.colorSpace()
    file.density(scale: metadata.scale)
    for text in metadata.texts { file.text(text) }
    file.palette(layout.form)
    file.animation(frames: frames.count, plays: max(0, plays))
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      file.frame(
        sequence, width: frame.width, height: frame.height, x: frame.x, y: frame.y, delay: Self.delay(frame.seconds))
      sequence += 1
      guard let data = compressor.stream(of: layout.rows(of: frame.bytes, width: frame.width)), data.count < 1 << 30
      else { throw .memory }
      if index == 0 {
        file.data(data)
      } else {
        file.data(data, sequence)
        sequence += 1
      }
    }
    file.end()
    return file.bytes
  }

  /// Seconds as a fraction of two 16-bit numbers, as exact as they allow.
  private static func delay(_ seconds: Double) -> (part: Int, whole: Int) {
    for whole in [1_000, 100, 10] where seconds * Double(whole) <= 65_535 {
      return (max(0, Int((seconds * Double(whole)).rounded())), whole)
    }
    return (seconds < 65_535 ? Int(seconds.rounded()) : 65_535, 1)
  }
}

/// The pixel format that fits all frames: a palette, grey, RGB or RGBA.
private struct AnimationLayout {
  let form: PNGLayout
  /// The palette index of each colour.
  private var places: [UInt32: UInt8] = [:]

  init(_ frames: [[UInt8]]) {
    var colors: Set<UInt32> = []
    var (isGrey, isOpaque) = (true, true)
    for bytes in frames {
      var before: UInt32?
      for place in stride(from: 0, to: bytes.count, by: 4) {
        let color = Self.color(bytes, place)
        guard color != before else { continue }
        before = color
        if colors.count <= 256 { colors.insert(color) }
        isGrey = isGrey && bytes[place] == bytes[place + 1] && bytes[place] == bytes[place + 2]
        isOpaque = isOpaque && bytes[place + 3] == 255
      }
    }
    guard colors.count <= 256 else {
      let kind: PNGLayout.Kind = isGrey && isOpaque ? .gray : isOpaque ? .rgb : .rgba
      form = PNGLayout(kind: kind)
      return
    }
    // Colours that are not opaque come first, so that the list of alphas can end early.
    let order = colors.sorted { ($0 & 0xFF, $0) < ($1 & 0xFF, $1) }
    for (index, color) in order.enumerated() { places[color] = UInt8(index) }
    form = PNGLayout(
      kind: .palette(
        order.map {
          PNGLayout.Entry(
            red: UInt8($0 >> 24), green: UInt8($0 >> 16 & 0xFF), blue: UInt8($0 >> 8 & 0xFF), alpha: UInt8($0 & 0xFF))
        }))
  }

  private static func color(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
      | UInt32(bytes[place + 3])
  }

  /// The rows of a box, each preceded by its filter byte: none.
  func rows(of bytes: [UInt8], width: Int) -> [UInt8] {
    var rows: [UInt8] = []
    let stride = width * 4
    rows.reserveCapacity(bytes.count)
    for row in Swift.stride(from: 0, to: bytes.count, by: stride) {
      rows.append(0)
      append(bytes, row..<row + stride, to: &rows)
    }
    return rows
  }

  private func append(_ bytes: [UInt8], _ row: Range<Int>, to rows: inout [UInt8]) {
    switch form.kind {
    case .gray: for place in Swift.stride(from: row.lowerBound, to: row.upperBound, by: 4) { rows.append(bytes[place]) }
    case .rgb:
      for place in Swift.stride(from: row.lowerBound, to: row.upperBound, by: 4) { rows += bytes[place..<place + 3] }
    case .rgba: rows += bytes[row]
    case .grayAlpha: break
    case .palette:
      let depth = form.depth
      var (byte, bits) = (UInt8(0), 0)
      for place in Swift.stride(from: row.lowerBound, to: row.upperBound, by: 4) {
        byte = depth == 8 ? 0 : byte << UInt8(depth)
        byte |= places[Self.color(bytes, place)] ?? 0
        bits += depth
        guard bits == 8 else { continue }
        rows.append(byte)
        (byte, bits) = (0, 0)
      }
      if bits > 0 { rows.append(byte << UInt8(8 - bits)) }
    }
  }
}
