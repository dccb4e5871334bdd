// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveNative

/// The frames of an animated PNG, each as a PNG file of its own.
///
/// - Source: PNG specification, third edition (W3C, 2025): `acTL`, `fcTL` and `fdAT`.
public struct PNGFrames: Sendable {
  /// What happens to the box of a frame before the next one is drawn.
  public enum Disposal: Int, Sendable {
    /// It stays; it becomes transparent; it becomes what it was before the frame.
    case none, background, previous
  }

  /// A frame, not decoded yet.
  public struct Frame: Sendable {
    /// Its box in the picture, in pixels.
    public var x, y, width, height: Int
    /// How long it is shown, in seconds.
    public var seconds: Double
    /// What happens to its box afterwards.
    public var disposal: Disposal
    /// Whether it is drawn over what is there; otherwise it replaces it.
    public var isDrawnOver: Bool
    /// Its pixels as a PNG file.
    public var file: [UInt8]
  }

  /// At least one.
  public private(set) var frames: [Frame]
  /// How often the animation is played; 0 for endlessly.
  public let plays: Int
  /// Whether the still picture, which readers without animation show, is not the first frame.
  public let hasOtherStill: Bool

  /// - Returns: nil if the file is not animated.
  /// - Throws: if the animation is invalid, or claims more than `Limits` allow.
  public init?(_ file: PNGChunkList) throws(ImageDecodingError) {
    guard let control = file.chunks.first(where: { $0.type == "acTL" }), control.data.count == 8,
      let still = file.chunks.first(where: { $0.type == "IDAT" }),
      control.data.lowerBound < still.data.lowerBound
    else { return nil }
    let count = PNGChunkList.number(file.bytes, control.data.lowerBound, 4)
    plays = PNGChunkList.number(file.bytes, control.data.lowerBound + 4, 4)
    guard (1...Limits.animationFrames).contains(count) else {
      throw PNGChunkList.damaged("claims \(count) frames; at most \(Limits.animationFrames) are read")
    }
    var reader = FrameReader(file)
    for chunk in file.chunks { try reader.take(chunk) }
    try reader.finish()
    guard reader.frames.count == count else {
      throw PNGChunkList.damaged("claims \(count) frames and has \(reader.frames.count)")
    }
    (frames, hasOtherStill) = (reader.frames, !reader.startsWithStill)
  }
}

/// Collects the chunks of one frame after the other.
private struct FrameReader {
  let file: PNGChunkList
  /// The chunks that every frame needs, each with its length and checksum.
  private let shared: [UInt8]
  private(set) var frames: [PNGFrames.Frame] = []
  private(set) var startsWithStill = false
  private var next: PNGFrames.Frame?
  private var data: [UInt8] = []
  private var sequence = 0
  private var hasData = false
  private var pixels = 0

  init(_ file: PNGChunkList) {
    self.file = file
    let header = file.file { ["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT"].contains($0) }
    shared = Array(header.dropFirst(8))
  }

  mutating func take(_ chunk: PNGChunkList.Chunk) throws(ImageDecodingError) {
    let bytes = file.bytes
    switch chunk.type {
    case "fcTL":
      try follow(chunk)
      try finish()
      next = try control(chunk)
      if !hasData { startsWithStill = true }
    case "IDAT":
      hasData = true
      guard startsWithStill, frames.isEmpty else { break }
      data += bytes[chunk.data]
    case "fdAT":
      try follow(chunk)
      guard hasData, next != nil else { throw PNGChunkList.damaged("a frame without its header") }
      data += bytes[(chunk.data.lowerBound + 4)..<chunk.data.upperBound]
    default: break
    }
  }

  /// Checks the number that orders the chunks of an animation.
  private mutating func follow(_ chunk: PNGChunkList.Chunk) throws(ImageDecodingError) {
    guard chunk.data.count >= 4, file.isIntact(chunk),
      PNGChunkList.number(file.bytes, chunk.data.lowerBound, 4) == sequence
    else { throw PNGChunkList.damaged("the frames are not in order") }
    sequence += 1
  }

  private mutating func control(_ chunk: PNGChunkList.Chunk) throws(ImageDecodingError) -> PNGFrames.Frame {
    guard chunk.data.count == 26 else { throw PNGChunkList.damaged("a frame's header has another length") }
    func number(_ offset: Int, _ count: Int = 4) -> Int {
      PNGChunkList.number(file.bytes, chunk.data.lowerBound + offset, count)
    }
    let (width, height, x, y) = (number(4), number(8), number(12), number(16))
    guard width > 0, height > 0, width <= file.width, height <= file.height, x <= file.width - width,
      y <= file.height - height, let disposal = PNGFrames.Disposal(rawValue: number(24, 1))
    else { throw PNGChunkList.damaged("a frame lies outside of the picture") }
    pixels += width * height
    guard pixels <= Limits.imagePixelsOfAnyFile + file.bytes.count * Limits.imagePixelsPerByte else {
      throw .overstated(width: width, height: height, bytes: file.bytes.count)
    }
    let whole = number(22, 2)
    return PNGFrames.Frame(
      x: x, y: y, width: width, height: height, seconds: Double(number(20, 2)) / Double(whole == 0 ? 100 : whole),
      disposal: disposal, isDrawnOver: number(25, 1) == 1, file: [])
  }

  /// Ends the frame that was begun.
  mutating func finish() throws(ImageDecodingError) {
    guard var frame = next else { return }
    guard !data.isEmpty else { throw PNGChunkList.damaged("a frame without pixels") }
    var header = file.data(of: "IHDR") ?? []
    header.replaceSubrange(0..<8, with: Self.number(frame.width) + Self.number(frame.height))
    frame.file =
      Array(file.bytes[..<8]) + Self.chunk("IHDR", header) + shared + Self.chunk("IDAT", data)
      + Self.chunk("IEND", [])
    frames.append(frame)
    (next, data) = (nil, [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(Zlib.crc32(body)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    let v = UInt32(truncatingIfNeeded: value)
    return [UInt8(v >> 24), UInt8(v >> 16 & 0xFF), UInt8(v >> 8 & 0xFF), UInt8(v & 0xFF)]
  }
}
