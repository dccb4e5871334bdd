// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveDiff
import WeaveNative
import WeavePNG
import WeaveSystem

/// A picture file to compare: PNG, JPEG, WebP or BMP, with its frames, its colour profile and its note.
public struct ComparedFile: Sendable {
  /// The name that the user gave.
  public let name: String
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// Where its pixels come from.
  private let source: Source
  /// Its colour space; nil for sRGB, and for a file that names none.
  private let profile: ColorProfile?

  private enum Source: Sendable {
    case png(PNGChunkList), photo, bmp(BMPPicture)
    case frames(PNGFrames, PNGChunkList)
  }

  /// The bytes of a file; `-` for standard input.
  public static func bytes(of path: String) throws(ComparedPictureError) -> [UInt8] {
    do throws(FileError) {
      // Also from a pipe, such as the `/dev/fd/63` that a shell passes for `<(…)`.
      let stream = try ByteStream(path)
      var bytes: [UInt8] = []
      while true {
        let piece = try stream.next()
        guard !piece.isEmpty else { return bytes }
        bytes += piece
        guard bytes.count <= Limits.imageBytes else { throw .tooLarge(stream.name, limit: Limits.imageBytes) }
      }
    } catch { throw .file(error) }
  }

  /// A file by its bytes; nothing is decoded yet.
  ///
  /// - Throws: an error whose description names the file and says what is wrong with it.
  public init(_ bytes: [UInt8], named name: String) throws(ComparedPictureError) {
    (self.name, self.bytes) = (name, bytes)
    let title = name == "-" ? "standard input" : name
    do {
      guard !bytes.isEmpty else { throw ImageDecodingError.empty }
      if BMPPicture.isBMP(bytes) {
        let picture = try BMPPicture(bytes)
        (source, profile) = (.bmp(picture), picture.profile.map { ColorProfile(icc: $0) }?.unlessSRGB)
        return
      }
      switch ImageFormat(bytes) {
      case .png:
        let file = try PNGChunkList(bytes)
        source = try PNGFrames(file).map { .frames($0, file) } ?? .png(file)
        profile = ColorProfile(png: file)?.unlessSRGB
      case .jpeg, .webp:
        if Self.isAnimatedWebP(bytes) {
          throw BMPPicture.Refusal("an animated WebP; of moving pictures only animated PNG is read")
        }
        (source, profile) = (.photo, ColorProfile(photo: bytes)?.unlessSRGB)
      default: throw BMPPicture.Refusal(Self.reason(for: bytes))
      }
    } catch {
      throw .damaged(title, reason: "\((error as? BMPPicture.Refusal)?.reason ?? "\(error)")")
    }
  }

  private static func isAnimatedWebP(_ bytes: [UInt8]) -> Bool {
    bytes.count > 20 && bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 2 != 0
  }

  /// The message for a file of none of the formats.
  private static func reason(for bytes: [UInt8]) -> String {
    if bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) {
      return "a pointer of Git LFS, not the picture itself; fetch it with `git lfs pull`"
    }
    return "not a PNG, JPEG, WebP or BMP picture"
  }

  // MARK: Frames

  /// The times of the frames of an animation, and how often it is played; nil for a still picture.
  public var animation: (seconds: [Double], plays: Int)? {
    guard case .frames(let animation, _) = source else { return nil }
    return (animation.frames.map(\.seconds), animation.plays)
  }

  /// The colour profile, as far as the picture was not already sRGB.
  public var profileName: String? { profile?.name }

  /// Whether the profile can be converted to sRGB.
  public var convertsProfile: Bool { profile.map { $0.kind != .unknown } ?? false }

  /// Whether two files have the same colour profile, or none. Their numbers can then be compared as they are.
  public func hasProfile(of other: ComparedFile) -> Bool { profile == other.profile }

  /// The frames of the picture, decoded one after the other; a still picture has one.
  ///
  /// - Parameter isConverted: whether the colours are converted to sRGB.
  public func frames(converted isConverted: Bool) throws(ComparedPictureError) -> ComparedFrames {
    let file: PNGFrames?
    if case .frames(let animation, let list) = source {
      let pixels = list.width * list.height
      guard pixels > 0, pixels <= Limits.comparedPixels / animation.frames.count else {
        throw .damaged(
          name, reason: "claims \(animation.frames.count) frames of \(list.width) × \(list.height) pixels, too many")
      }
      file = animation
    } else {
      file = nil
    }
    return ComparedFrames(self, file, converts: isConverted ? profile : nil)
  }

  /// The still picture, or the picture that readers without animation show.
  fileprivate func still() throws(ComparedPictureError) -> StraightImage {
    do {
      switch source {
      case .png(let list), .frames(_, let list): return try Self.png(list)
      case .photo:
        let picture = try decodeStraightPhoto(bytes)
        return StraightImage(width: picture.width, height: picture.height, bytes: picture.bytes)
      case .bmp(let picture): return try picture.picture()
      }
    } catch {
      throw .damaged(name, reason: "\((error as? BMPPicture.Refusal)?.reason ?? "\(error)")")
    }
  }

  /// The pixels of a PNG as it stores them; a curve of its own is left to the profile.
  static func png(_ list: PNGChunkList) throws(ImageDecodingError) -> StraightImage {
    if list.depth == 16 {
      return StraightImage(width: list.width, height: list.height, deep: try DeepPNG.channels(of: list))
    }
    let picture = try decodeStraightPNG(list.file { ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].contains($0) })
    return StraightImage(width: picture.width, height: picture.height, bytes: picture.bytes)
  }

  /// The size of the canvas of an animation, in pixels.
  fileprivate var canvas: (width: Int, height: Int) {
    if case .frames(_, let list) = source { (list.width, list.height) } else { (0, 0) }
  }
}

/// The frames of a picture, each drawn on the ones before.
public struct ComparedFrames: Sendable {
  private let file: ComparedFile
  private let animation: PNGFrames?
  private let profile: ColorProfile?
  private var canvas: FrameCanvas?
  private var next = 0
  /// The pixels outside of sRGB so far, in all frames.
  public private(set) var cut = 0

  fileprivate init(_ file: ComparedFile, _ animation: PNGFrames?, converts profile: ColorProfile?) {
    (self.file, self.animation, self.profile) = (file, animation, profile)
    canvas = animation.map { _ in FrameCanvas(width: file.canvas.width, height: file.canvas.height) }
  }

  /// The number of frames.
  public var count: Int { animation?.frames.count ?? 1 }

  /// The next frame; nil after the last.
  public mutating func nextFrame() throws(ComparedPictureError) -> StraightImage? {
    guard next < count else { return nil }
    defer { next += 1 }
    guard let animation else { return converted(try file.still()) }
    let frame = animation.frames[next]
    do throws(ImageDecodingError) {
      let picture = try ComparedFile.png(PNGChunkList(frame.file))
      guard (picture.width, picture.height) == (frame.width, frame.height), var canvas else { return nil }
      self.canvas = nil
      let shown = canvas.draw(picture, frame)
      self.canvas = canvas
      return converted(shown)
    } catch {
      throw .damaged(file.name, reason: "frame \(next + 1): \(error)")
    }
  }

  private mutating func converted(_ picture: StraightImage) -> StraightImage {
    guard let profile else { return picture }
    let result = profile.converted(picture)
    cut += result.cut
    return result.picture
  }
}

/// The picture that the frames of an animation are drawn on.
private struct FrameCanvas {
  let width, height: Int
  /// Four channels a pixel: 16 bits if a frame has so many, otherwise 8.
  private var channels: [UInt16]
  private var isDeep = false

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    channels = [UInt16](repeating: 0, count: width * height * 4)
  }

  /// Draws a frame, and then does with its box what the frame says.
  ///
  /// - Returns: the picture with the frame.
  mutating func draw(_ picture: StraightImage, _ frame: PNGFrames.Frame) -> StraightImage {
    let before = frame.disposal == .previous ? channels : []
    isDeep = isDeep || picture.deep != nil
    let most = isDeep ? 65_535 : 255
    let source = picture.deep ?? picture.bytes.map { UInt16($0) * (isDeep ? 257 : 1) }
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let (from, to) = ((y * frame.width + x) * 4, ((frame.y + y) * width + frame.x + x) * 4)
        if frame.isDrawnOver {
          Self.blend(source, from, over: &channels, to, most)
        } else {
          for channel in 0..<4 { channels[to + channel] = source[from + channel] }
        }
      }
    }
    let shown = image
    switch frame.disposal {
    case .none: break
    case .background:
      for y in frame.y..<(frame.y + frame.height) {
        for i in ((y * width + frame.x) * 4)..<((y * width + frame.x + frame.width) * 4) { channels[i] = 0 }
      }
    case .previous: channels = before
    }
    return shown
  }

  private var image: StraightImage {
    isDeep
      ? StraightImage(width: width, height: height, deep: channels)
      : StraightImage(width: width, height: height, bytes: channels.map { UInt8(truncatingIfNeeded: $0) })
  }

  /// Straight alpha over straight alpha.
  ///
  /// - Source: PNG specification, third edition: 13.16, alpha channel processing.
  private static func blend(
    _ source: [UInt16], _ from: Int, over target: inout [UInt16], _ to: Int, _ most: Int
  ) {
    let own = Int(source[from + 3])
    guard own > 0 else { return }
    let own1 = own * most
    let below = (most - own) * Int(target[to + 3])
    let sum = own1 + below
    for channel in 0..<3 {
      let mixed = Int(source[from + channel]) * own1 + Int(target[to + channel]) * below
      target[to + channel] = UInt16(clamping: (mixed + sum / 2) / sum)
    }
    target[to + 3] = UInt16(clamping: (sum + most / 2) / most)
  }
}
