// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveGraphics
import WeaveNative
@testable import WeavePanel

@Suite(.waiting) struct PanelEncoderTests {
  private static func frame(_ panel: Panel) -> PanelFrame {
    let count = panel.inks.count
    let pixels = (0..<panel.width * panel.height).map {
      UInt8(($0 % panel.width * 7 + $0 / panel.width * 3) % 31 % count)
    }
    return PanelFrame(width: panel.width, height: panel.height, inks: panel.inks, pixels: pixels)
  }

  private static func bytes(_ frame: PanelFrame, _ format: PanelFormat) throws -> [UInt8] {
    try #require(PanelEncoder.bytes(of: frame, as: format) { ZlibCompressor(level: 6)?.stream(of: $0) })
  }

  /// The file that TRMNL's firmware takes: 62 bytes of header, and black as the first colour.
  @Test func writesTheBitmapOfTRMNL() throws {
    let panel = try #require(Panel.named("trmnl-og"))
    let file = try Self.bytes(Self.frame(panel), .bmp1)
    #expect(file.count == 48_062)
    #expect(Array(file[..<2]) == Array("BM".utf8))
    #expect(file[10] == 62)
    #expect(Array(file[54..<62]) == [0, 0, 0, 0, 255, 255, 255, 0])
  }

  @Test func packsRows() throws {
    let inks = InkSet.greys(4)
    let frame = PanelFrame(width: 5, height: 2, inks: inks, pixels: [0, 1, 2, 3, 1, 3, 3, 0, 0, 2])
    #expect(try Self.bytes(frame, .raw2) == [0b00_01_10_11, 0b01_00_00_00, 0b11_11_00_00, 0b10_00_00_00])
    #expect(try Self.bytes(frame, .raw4) == [0x01, 0x23, 0x10, 0x33, 0x00, 0x20])
    #expect(try Self.bytes(frame, .raw8) == [0, 1, 2, 3, 1, 3, 3, 0, 0, 2])
  }

  /// A plane for black and one for red, 0 where the ink is.
  @Test func writesPlanes() throws {
    let frame = PanelFrame(
      width: 8, height: 1, inks: InkSet.tricolor("red"), pixels: [0, 0, 1, 1, 2, 2, 1, 0])
    #expect(try Self.bytes(frame, .planes) == [0b0011_1110, 0b1111_0011])
  }

  @Test func turnsClockwise() {
    let frame = PanelFrame(width: 3, height: 2, inks: InkSet.greys(8), pixels: [1, 2, 3, 4, 5, 6])
    #expect(frame.turned(.quarter).pixels == [4, 1, 5, 2, 6, 3])
    #expect(frame.turned(.half).pixels == [6, 5, 4, 3, 2, 1])
    #expect(frame.turned(.threeQuarters).pixels == [3, 6, 2, 5, 1, 4])
    #expect(frame.turned(.none, isMirrored: true).pixels == [3, 2, 1, 6, 5, 4])
    #expect((frame.turned(.quarter).width, frame.turned(.quarter).height) == (2, 3))
  }

  /// Every format of every panel, read by Pillow.
  @Test(.enabled(if: Pillow.isAvailable, "no python3-pil installed"), arguments: Panel.all.filter { !$0.inks.isEmpty })
  func isReadByAnotherProgram(_ panel: Panel) throws {
    let frame = Self.frame(panel)
    for format in panel.formats where format.kind != .raw {
      let read = try Pillow.pixels(of: Self.bytes(frame, format), ending: format.ending)
      #expect((read.width, read.height) == (panel.width, panel.height), "\(format)")
      let expected = frame.pixels.flatMap { pixel -> [UInt8] in
        let color = frame.inks[Int(pixel)].value.bytes
        return [color.red, color.green, color.blue]
      }
      #expect(read.bytes == expected, "\(panel.name) as \(format.rawValue)")
      if format.kind == .png { #expect(read.bits == format.depth, "\(panel.name) as \(format.rawValue)") }
    }
  }
}

/// Frames that show every colour.
@Suite(.waiting) struct TrueColorTests {
  @Test(
    .enabled(if: Pillow.isAvailable, "no python3-pil installed"), arguments: [PanelFormat.png24, .bmp24],
    Panel.Rotation.allCases)
  func isReadByAnotherProgram(_ format: PanelFormat, _ rotation: Panel.Rotation) throws {
    var panel = try #require(Panel.named("frame-800x480"))
    panel.rotation = rotation
    // Three by two: red, green, blue over black, white and a grey that is half there.
    let bytes: [UInt8] = [
      255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255, 64, 64, 64, 128,
    ]
    let file = PanelEncoder.bytes(of: PixelBuffer(width: 3, height: 2, bytes: bytes), on: panel, as: format) {
      ZlibCompressor(level: 6)?.stream(of: $0)
    }
    let read = try Pillow.pixels(of: try #require(file), ending: format.ending)
    let names = stride(from: 0, to: read.bytes.count, by: 3).map { place in
      Self.names[Array(read.bytes[place..<(place + 3)])] ?? "?"
    }
    let expected = [
      Panel.Rotation.none: "rgbkwh", .quarter: "krwghb", .half: "hwkbgr", .threeQuarters: "bhgwrk",
    ]
    #expect(names.joined() == expected[rotation])
    #expect((read.width, read.height) == (rotation.isSideways ? (2, 3) : (3, 2)))
  }

  private static let names: [[UInt8]: String] = [
    [255, 0, 0]: "r", [0, 255, 0]: "g", [0, 0, 255]: "b", [0, 0, 0]: "k", [255, 255, 255]: "w", [191, 191, 191]: "h",
  ]
}

/// Python's imaging library, as a decoder that is not ours.
enum Pillow {
  static let isAvailable = (try? run("import PIL", [])) != nil

  /// Red, green and blue of all pixels, and the bits of a sample in a PNG file's header.
  static func pixels(of file: [UInt8], ending: String) throws -> (width: Int, height: Int, bits: Int, bytes: [UInt8]) {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString).\(ending)")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data(file).write(to: path)
    let program = """
      import sys
      from PIL import Image
      image = Image.open(sys.argv[1])
      image.load()
      if image.mode.startswith("I"):
          image = image.point(lambda v: v / 257).convert("L")
      sys.stdout.buffer.write(b"%d %d\\n" % image.size + image.convert("RGB").tobytes())
      """
    let output = try run(program, [path.path])
    let end = try #require(output.firstIndex(of: 10))
    let size = String(decoding: output[..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    let bits = file.count > 24 ? Int(file[24]) * (file[25] == 2 ? 3 : 1) : 0
    return (size[0], size[1], bits, Array(output[(end + 1)...]))
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.start()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
    return Array(bytes)
  }
}
