// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Several moments in one file: `weave animate`, and sheets from `weave render`.
@Suite(.waiting) struct MomentsTests {
  private static let clock = Design.custom(#"{"type": "text", "text": "{{__time}}"}"#)
  private static let canvas = ["--canvas", "80x40", "--scale", "1", "--now", "2026-03-28T14:00:00Z"]

  private func folder(_ design: String = Self.clock) throws -> Folder {
    let folder = try Folder()
    try folder.write(design, to: "clock.json")
    return folder
  }

  /// The chunks with a type.
  private func chunks(_ type: String, of file: Data) -> [Data] {
    let bytes = Array(file)
    var found: [Data] = []
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      if String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) == type {
        found.append(Data(bytes[place + 8..<place + 8 + length]))
      }
      place += 12 + length
    }
    return found
  }

  private func size(_ file: Data) -> [Int] {
    let bytes = Array(file)
    return [16, 20].map { place in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func animatesAnHour() throws {
    let folder = try folder()
    let outcome = try Tool.run(
      ["animate", "clock.json", "--at", "2026-03-28T14:00", "--until", "1h", "-o", "hour.png"] + Self.canvas, in: folder
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text == "hour.png\n")
    // 14:00, 14:15, 14:30, 14:45 and 15:00, half a second each.
    let file = try folder.read("hour.png")
    #expect(size(file) == [80, 40])
    #expect(chunks("fcTL", of: file).count == 5)
    #expect(chunks("fcTL", of: file).allSatisfy { Array($0)[20..<24] == [1, 0xF4, 3, 0xE8] })
  }

  /// An independent decoder sees the frames as complete pictures, in order.
  @Test(.enabled(if: Pillow.isInstalled, "no python3-pil installed")) func othersSeeTheFrames() throws {
    let folder = try folder()
    let outcome = try Tool.run(
      ["animate", "clock.json", "--until", "30m", "--frame", "2", "-o", "a.png"] + Self.canvas, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (index, minute) in ["00", "15", "30"].enumerated() {
      let single = try Tool.run(
        [
          "render", "clock.json", "--canvas", "80x40", "--scale", "1", "--now", "2026-03-28T14:\(minute):00Z", "-o",
          "\(index).png",
        ], in: folder)
      #expect(single.status == 0, "\(single.errors)")
    }
    let seen = try Pillow.run(
      """
      from PIL import Image, ImageSequence
      whole = Image.open("a.png")
      frames = [(frame.convert("RGBA").tobytes(), frame.info["duration"]) for frame in ImageSequence.Iterator(whole)]
      singles = [Image.open(f"{index}.png").convert("RGBA").tobytes() for index in range(3)]
      print(whole.n_frames, [time for _, time in frames], [pixels for pixels, _ in frames] == singles)
      """, in: folder)
    #expect(seen == "3 [2000.0, 2000.0, 2000.0] True\n")
  }

  @Test func equalPicturesAreShownLonger() throws {
    let folder = try folder(Design.red)
    let outcome = try Tool.run(["animate", "clock.json", "-o", "day.png"] + Self.canvas, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let frames = chunks("fcTL", of: try folder.read("day.png"))
    // 96 quarters of an hour, half a second each.
    #expect(frames.map { Array($0)[20..<24].map { Int($0) } } == [[48_000 / 256, 48_000 % 256, 3, 0xE8]])
  }

  @Test func animatesTheNextChanges() throws {
    let folder = try folder(Design.custom(#"{"type": "text", "text": "{{__today||date:d MMMM}}"}"#))
    let outcome = try Tool.run(["animate", "clock.json", "--changes", "2"] + Self.canvas, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text == "clock-medium-animated.png\n")
    #expect(chunks("fcTL", of: try folder.read("clock-medium-animated.png")).count == 3)
  }

  @Test func laysMomentsOnASheet() throws {
    let folder = try folder()
    let outcome = try Tool.run(
      ["render", "clock.json", "--at", "2026-03-28T14:00", "--until", "2026-03-28T15:00", "--every", "15m"]
        + Self.canvas, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text == "clock-medium-sheet.png\n")
    let (width, height) = (
      size(try folder.read("clock-medium-sheet.png"))[0], size(try folder.read("clock-medium-sheet.png"))[1]
    )
    #expect(width > 3 * 80 && height > 40)
    let svg = try Tool.run(
      ["render", "clock.json", "--until", "30m", "--text", "live", "-o", "sheet.svg"] + Self.canvas, in: folder)
    #expect(svg.status == 0, "\(svg.errors)")
    let text = String(decoding: try folder.read("sheet.svg"), as: UTF8.self)
    for caption in ["14:00", "14:15", "14:30", "2026-03-28"] { #expect(text.contains(caption)) }
  }

  @Test(arguments: [
    (
      ["render", "clock.json", "--until", "2027-03-28", "--every", "1m"],
      "Error: These are 525601 moments; at most 400 are possible. Use --every 21h57m18s or more.\n"
    ),
    (["animate", "clock.json", "--until", "2020-01-01"], "Error: --until is before the first moment.\n"),
    (["animate", "clock.json", "--every", "0s"], "Error: --every must be at least 1s.\n"),
    (["animate", "clock.json", "--at", "tomorrow"], "Error: --at: 'tomorrow' is not a date; write it like"),
    (["animate", "clock.json", "-o", "a.gif"], "Error: This command only draws PNG"),
    (["animate", "clock.json", "--size", "all"], "Error: An animation shows one size; choose one with --size.\n"),
    (["animate", "clock.json", "--changes", "0"], "Error: --changes must be from 1 to 1499.\n"),
    (["animate", "clock.json", "--every", "10s"], "Error: These are 8640 moments; at most 1500 are possible"),
  ]) func refuses(_ arguments: [String], _ message: String) throws {
    let outcome = try Tool.run(arguments + ["--now", "2026-03-28T00:00:00Z"], in: try folder())
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }
}

/// Python with the package that decodes pictures.
private enum Pillow {
  static let isInstalled = (try? run("import PIL", in: Folder())) != nil

  /// The output of a program; nil if it fails.
  static func run(_ program: String, in folder: Folder) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.start()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: text, as: UTF8.self) : nil
  }
}
