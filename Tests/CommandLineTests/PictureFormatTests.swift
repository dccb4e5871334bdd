// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Each format, read back by programs that are not ours: Pillow and poppler.
@Suite(.waiting) struct PictureFormatTests {
  private struct Picture {
    var format, mode: String
    var width, height, dots: Int
    /// RGBA, straight.
    var pixels: [UInt8]
  }

  private static let canvas = ["--canvas", "120x80", "--scale", "2"]

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(
      Design.custom(
        ##"""
        {"type": "vstack", "children": [{"type": "text", "text": "Porto {{n}}"},
          {"type": "shape", "fill": "#FF6600", "frame": {"height": 20}, "cornerRadius": 10},
          {"type": "shape", "fill": "#00AA0088", "frame": {"height": 12}}]}
        """##), to: "card.json")
    return folder
  }

  private func draw(_ name: String, in folder: Folder, _ options: String...) throws -> Tool.Outcome {
    try Tool.run(
      ["render", "card.json", "--var", "n=7", "-o", name] + Self.canvas + options, in: folder)
  }

  private func read(_ name: String, in folder: Folder) throws -> Picture {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["\(Self.tools)/read_picture.py", "\(folder.path)/\(name)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.start()
    let bytes = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let end = try #require(bytes.firstIndex(of: 10))
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ").map(String.init)
    return Picture(
      format: words[0], mode: words[1], width: Int(words[2]) ?? 0, height: Int(words[3]) ?? 0, dots: Int(words[4]) ?? 0,
      pixels: Array(bytes[(end + 1)...]))
  }

  private static let tools =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Tools"

  /// Pixels laid on a grey of 0 to 255.
  private func laid(_ pixels: [UInt8], on ground: Int) -> [Int] {
    stride(from: 0, to: pixels.count, by: 4).flatMap { start in
      (0..<3).map { part in
        let alpha = Int(pixels[start + 3])
        return (Int(pixels[start + part]) * alpha + ground * (255 - alpha) + 127) / 255
      }
    }
  }

  @Test func webPHasThePixelsOfPNG() throws {
    let folder = try folder()
    #expect(try draw("x.png", in: folder).status == 0)
    #expect(try draw("x.webp", in: folder).text == "x.webp\n")
    let (png, webp) = (try read("x.png", in: folder), try read("x.webp", in: folder))
    #expect(webp.format == "WEBP" && webp.width == 240 && webp.height == 160)
    #expect(webp.pixels == png.pixels)
    #expect(try draw("small.webp", in: folder, "--quality", "50").status == 0)
    #expect(try read("small.webp", in: folder).width == 240)
  }

  @Test func jpegIsNearPNGOnWhite() throws {
    let folder = try folder()
    #expect(try draw("x.png", in: folder).status == 0)
    let sizes = try ["20", "90", "100"].map { quality in
      #expect(try draw("x.jpg", in: folder, "--quality", quality).status == 0)
      return try folder.read("x.jpg").count
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    let (png, jpeg) = (try read("x.png", in: folder), try read("x.jpg", in: folder))
    #expect(jpeg.format == "JPEG" && jpeg.mode == "RGB" && jpeg.width == 240 && jpeg.height == 160 && jpeg.dots == 144)
    let differences = zip(laid(png.pixels, on: 255), laid(jpeg.pixels, on: 255)).map { abs($0 - $1) }
    #expect(differences.max() ?? 255 <= 12)
    #expect(try draw("y.jpeg", in: folder).status == 0)
    #expect(try read("y.jpeg", in: folder).format == "JPEG")
  }

  /// What is clear becomes black where a design shows its dark colours.
  @Test func bmpHasThePixelsOfPNGOnItsGround() throws {
    let folder = try folder()
    for (appearance, ground) in [("light", 255), ("dark", 0)] {
      #expect(try draw("x.png", in: folder, "--appearance", appearance).status == 0)
      #expect(try draw("x.bmp", in: folder, "--appearance", appearance).status == 0)
      let (png, bmp) = (try read("x.png", in: folder), try read("x.bmp", in: folder))
      #expect(bmp.format == "BMP" && bmp.mode == "RGB" && bmp.width == 240 && bmp.height == 160 && bmp.dots == 144)
      let differences = zip(laid(png.pixels, on: ground), laid(bmp.pixels, on: ground)).map { abs($0 - $1) }
      // PNG holds straight colours, which have been rounded once more.
      #expect(differences.max() ?? 255 <= 2, "\(appearance)")
    }
  }

  /// A panel of 800 × 480 takes 14 + 40 + 8 bytes of headers and 100 bytes a row.
  @Test func aPanelGetsOneBitAPixel() throws {
    let folder = try folder()
    for name in ["x.png", "x.bmp"] {
      let outcome = try Tool.run(
        [
          "render", "card.json", "--var", "n=7", "--canvas", "800x480", "--scale", "1", "--appearance", "eink",
          "--shape", "square", "-o", name,
        ], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(try folder.read("x.bmp").count == 48_062)
    let (png, bmp) = (try read("x.png", in: folder), try read("x.bmp", in: folder))
    #expect(bmp.mode == "1")
    #expect(laid(bmp.pixels, on: 255) == laid(png.pixels, on: 255))
  }

  @Test(arguments: ["png", "svg", "pdf", "webp", "jpg", "bmp"]) func theSameBytesEachTime(_ format: String) throws {
    let folder = try folder()
    #expect(try draw("a.\(format)", in: folder).status == 0)
    #expect(try draw("b.\(format)", in: folder).status == 0)
    #expect(try folder.read("a.\(format)") == folder.read("b.\(format)"))
    let gallery = try Tool.run(
      ["gallery", "card.json", "--var", "n=7", "--sizes", "small", "--appearances", "light", "-o", "g.\(format)"],
      in: folder)
    #expect(gallery.status == 0, "\(gallery.errors)")
  }

  @Test(arguments: [
    (["-o", "x.png", "--quality", "50"], "--quality only applies to webp and jpg, and this is png."),
    (["-o", "x.jpg", "--quality", "0"], "--quality must be from 1 to 100."),
    (["-o", "x.bmp", "--text", "live"], "--text live only applies to svg, and this is bmp."),
    (["-o", "x.bmp", "--format", "pdf"], "--format pdf and 'x.bmp' contradict each other."),
  ]) func optionsThatAFormatDoesNotKnow(_ options: [String], _ message: String) throws {
    let folder = try folder()
    let outcome = try Tool.run(["render", "card.json"] + options, in: folder)
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(folder.names == ["card.json"])
  }
}
