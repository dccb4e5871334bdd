// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave render --panel` and `weave panels`.
@Suite(.waiting) struct PanelTests {
  private func render(_ arguments: [String]) throws -> (Tool.Outcome, Folder) {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    return (try Tool.run(["render", "design.json"] + arguments, in: folder), folder)
  }

  @Test func writesTheBitmapOfTRMNL() throws {
    let (outcome, folder) = try render(["--panel", "trmnl-og", "--panel-format", "bmp-1", "-o", "screen.bmp"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = try folder.read("screen.bmp")
    #expect(file.count == 48_062)
    #expect(file.prefix(2) == Data("BM".utf8))
  }

  /// The header says exactly the panel's pixels and bits, also where the picture is turned for the device.
  @Test(arguments: [
    ("trmnl-og", 800, 480, 1), ("trmnl-og-2bit", 800, 480, 2), ("waveshare-7.3-e", 800, 480, 4),
    ("waveshare-2.13", 122, 250, 1),
  ]) func hasThePixelsOfThePanel(_ panel: String, _ width: Int, _ height: Int, _ bits: Int) throws {
    let (outcome, folder) = try render(["--panel", panel, "-o", "screen.png"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = Array(try folder.read("screen.png"))
    func number(_ place: Int) -> Int { file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    #expect((number(16), number(20), Int(file[24])) == (width, height, bits))
  }

  /// Frames that show every colour take files of photos, too; the name says which.
  @Test func writesPhotosForFrames() throws {
    let (jpeg, first) = try render(["--panel", "frame-800x480", "-o", "frame.jpg"])
    #expect(jpeg.status == 0, "\(jpeg.errors)")
    let photo = Array(try first.read("frame.jpg"))
    // ITU-T T.81: the frame header has height and width after its length and the bits of a sample.
    let header = try #require(photo.indices.dropLast(8).first { photo[$0] == 0xFF && photo[$0 + 1] == 0xC0 })
    #expect(Array(photo[(header + 5)..<(header + 9)]) == [480 >> 8, 480 & 255, 800 >> 8, 800 & 255])

    let (webp, second) = try render(["--panel", "frame-800x480", "--panel-format", "webp"])
    #expect(webp.status == 0, "\(webp.errors)")
    let file = Array(try second.read("design-large.webp"))
    // RFC 9649: 14 bits of width less one, then as many of height, after the signature of a file without loss.
    let place = try #require(file.indices.dropLast(5).first { Array(file[$0..<($0 + 4)]) == Array("VP8L".utf8) }) + 8
    let bits = (1...4).reduce(0) { $0 | Int(file[place + $1]) << (8 * ($1 - 1)) }
    #expect(file[place] == 0x2F)
    #expect((bits & 0x3FFF, bits >> 14 & 0x3FFF) == (799, 479))
  }

  @Test func namesFilesByTheirForm() throws {
    let (outcome, folder) = try render(["--panel", "waveshare-7.5", "--panel-format", "raw-1"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text == "design-large.bin\n")
    #expect(try folder.read("design-large.bin").count == 48_000)
  }

  @Test func readsAPanelFromAFile() throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    let printed = try Tool.run(["panels", "inky-what-red"], in: folder)
    try folder.write(printed.text.replacing("\"width\": 400", with: "\"width\": 320"), to: "mine.json")
    let outcome = try Tool.run(["render", "design.json", "--panel", "mine.json", "-o", "screen.png"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(Array(try folder.read("screen.png"))[16..<24] == [0, 0, 1, 64, 0, 0, 1, 44])
    try folder.write(printed.text.replacing("\"#FF0000\"", with: "\"#000000\""), to: "mine.json")
    let wrong = try Tool.run(["render", "design.json", "--panel", "mine.json"], in: folder)
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("W1512"))
  }

  @Test(arguments: [
    (["--panel", "trmnl-ok"], "Error: There is no panel 'trmnl-ok'. Did you mean 'trmnl-og'?\n"),
    (["--panel", "trmnl-og", "--canvas", "8x8"], "Error: --panel sets the canvas; leave out --canvas and --device.\n"),
    (["--panel", "trmnl-og", "-o", "a.jpg"], "Error: The panel takes png-1; 'a.jpg' must end in .png.\n"),
    (["--panel", "trmnl-og", "--panel-format", "raw-4"], "Error: trmnl-og takes 'png-1', 'bmp-1', not 'raw-4'.\n"),
    (["--viewing-distance", "2m"], "Error: --viewing-distance needs --panel.\n"),
    (["--panel", "trmnl-og", "--viewing-distance", "2km"], "Error: The value '2km' is invalid"),
    (["--panel", "trmnl-og", "--viewing-distance", "99m"], "Error: --viewing-distance must be 10cm to 20m.\n"),
  ]) func refuses(_ arguments: [String], _ message: String) throws {
    let (outcome, folder) = try render(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    #expect(folder.names == ["design.json"])
  }

  /// What becomes of thin lines, small texts, photos and colours is told with the design, notes included.
  @Test func tellsWhatAPanelCannotShow() throws {
    let (drawn, folder) = try render(["-o", "photo.png"])
    #expect(drawn.status == 0)
    func told(_ content: String, on panel: String, _ more: [String] = []) throws -> Tool.Outcome {
      try folder.write(
        #"{"name": "d", "layout": {"template": "custom"}, "content": \#(content)}"#, to: "shown.json")
      return try Tool.run(
        ["render", "shown.json", "--panel", panel, "--scale", "1", "-o", "shown.png"] + more, in: folder)
    }
    let small = #"{"type": "text", "text": "Small", "font": {"size": 7}}"#
    #expect(try told(small, on: "trmnl-og").errors.contains("W1522"))
    #expect(try told(small, on: "trmnl-og", ["--strict"]).status == 1)
    let line =
      #"{"type": "shape", "fill": "clear", "border": {"fill": "black", "width": 0.3}, "frame": {"height": 40}}"#
    #expect(try told(line, on: "trmnl-og").errors.contains("[W1523]"))
    #expect(try told(#"{"type": "divider"}"#, on: "trmnl-og").errors.isEmpty)
    let photo = try told(
      #"{"type": "image", "file": "photo.png", "frame": {"height": 60}}"#, on: "trmnl-og", ["--strict"])
    #expect(photo.status == 0)
    #expect(photo.errors.contains("note: `trmnl-og` shows this photo in black and white dots [W1524]"))
    let pale = ##"{"type": "text", "text": "Pale", "foreground": "#FFFF00", "dither": "none", "font": {"size": 30}}"##
    #expect(try told(pale, on: "inky-what-red").errors.contains("[W1520]"))
    // Both have text on them, and so no pattern.
    func area(_ fill: String) -> String {
      ##"{"type": "text", "text": "Here", "foreground": "white", "font": {"size": 30}, "padding": 20, "background": "#\##(fill)"}"##
    }
    let both = #"{"type": "hstack", "spacing": 0, "children": [\#(area("FF0000")), \#(area("C00000"))]}"#
    #expect(try told(both, on: "inky-what-red").errors.contains("[W1521]"))
  }

  @Test func listsPanels() throws {
    let folder = try Folder()
    let text = try Tool.run(["panels"], in: folder).text
    #expect(text.contains("\ntrmnl-og "))
    let rows = try JSONSerialization.jsonObject(with: try Tool.run(["panels", "--format", "json"], in: folder).bytes)
    let panels = try #require(rows as? [[String: Any]])
    #expect(panels.contains { $0["name"] as? String == "inky-spectra-13.3" && $0["width"] as? Int == 1600 })
    #expect(try Tool.run(["panels", "nothing"], in: folder).status == 64)
  }

  /// The makers' own drivers send what weave's raw forms hold: nothing is dithered again, turned or blanked.
  @Test(.enabled(if: PanelDrivers.areInstalled, "needs Python's inky and waveshare-epaper"))
  func driversTakeFramesAsTheyAre() throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    let outcome = try PanelDrivers.run([PanelDrivers.script, Tool.path, folder.path + "/design.json"])
    #expect(outcome.status == 0)
    #expect(outcome.text == "same bytes\n")
  }
}

private enum PanelDrivers {
  static let areInstalled = (try? run(["-c", "import PIL, epaper, inky, numpy"]).status) == 0

  static let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Tools/panel_drivers.py").path

  static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.start()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
