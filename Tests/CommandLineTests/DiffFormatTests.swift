// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave diff` on files of other programs: Pillow and Little CMS are the judges.
@Suite(.waiting) struct DiffFormatTests {
  /// A folder with pictures, each beside `NAME.expected.png`; nil where there is no Pillow.
  private static let pictures: Folder? = {
    guard let folder = try? Folder() else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [tools + "/compared_pictures.py", folder.path]
    process.standardError = FileHandle.nullDevice
    guard (try? process.start()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? folder : nil
  }()

  private static let tools =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Tools"

  private func diff(_ before: String, _ after: String, _ options: String...) throws -> Tool.Outcome {
    try Tool.run(["diff", before, after] + options, in: #require(Self.pictures))
  }

  private func report(_ before: String, _ after: String, _ options: String...) throws -> [String: Any] {
    let outcome = try Tool.run(
      ["diff", before, after, "--threshold", "0", "--edges", "--format", "json"] + options, in: #require(Self.pictures))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any], "\(outcome.errors)")
  }

  @Test(
    .enabled(if: pictures != nil, "no python3-pil installed"),
    arguments: [
      "plain.jpg", "progressive.jpg", "grey.jpg", "turned.jpg", "lossless.webp", "lossy.webp", "24.bmp", "32.bmp",
      "8.bmp", "4.bmp", "1.bmp", "rle8.bmp", "downwards.bmp",
    ]) func pixelsAreThoseOfPillow(name: String) throws
  {
    let outcome = try diff(name, "\(name).expected.png")
    #expect(outcome.text == "\(name) and \(name).expected.png are identical\n", "\(outcome.errors)")
  }

  /// Pillow cuts where weave rounds.
  @Test(.enabled(if: pictures != nil, "no python3-pil installed"), arguments: ["565.bmp", "555.bmp"])
  func fiveAndSixBitsAreSpread(name: String) throws {
    #expect(try report(name, "\(name).expected.png")["largestChannelDifference"] as? Int == 1)
  }

  /// Little CMS rounds at other places: one step of a channel is no difference.
  @Test(
    .enabled(if: pictures != nil, "no python3-pil installed"),
    arguments: ["p3.png", "p3.jpg", "adobe.png", "adobe.jpg"])
  func profilesAreConverted(name: String) throws {
    let report = try report(name, "\(name).expected.png")
    #expect(report["largestChannelDifference"] as? Int ?? 99 <= 1, "\(report)")
    let notes = report["notes"] as? [String] ?? []
    #expect(notes.first?.hasPrefix("\(name): the colour profile “Test profile” was converted to sRGB") == true)
    #expect(notes.first?.contains("pixels lie outside of sRGB and were cut") == true)
    // With one profile the numbers are compared as they are.
    let same = try diff(name, name)
    #expect(same.status == 0 && same.errors.contains("both pictures have the colour profile “Test profile”"))
  }

  @Test(.enabled(if: pictures != nil, "no python3-pil installed"), arguments: [0, 2, 4, 6])
  func sixteenBitsAreCompared(color: Int) throws {
    for form in ["laced", "filtered"] {
      #expect(try diff("deep\(color).png", "deep\(color)-\(form).png").text.hasSuffix("are identical\n"))
    }
    let report = try report("deep\(color).png", "deep\(color)-step.png")
    #expect(report["depth"] as? Int == 16 && report["largestChannelDifference"] as? Int == 1)
    #expect(report["unequal"] as? Int == 1 && report["same"] as? Bool == false)
    #expect(report["regions"] as? [[String: Int]] == [["x": 7, "y": 5, "width": 1, "height": 1]])
    let seen = try diff("deep\(color).png", "deep\(color)-step.png")
    #expect(seen.status == 0 && seen.text.contains("largest channel difference 1 of 65535"))
  }

  @Test(.enabled(if: pictures != nil, "no python3-pil installed")) func allFramesAreCompared() throws {
    #expect(try diff("moving.png", "moving.png.expected.png").text.hasSuffix("are identical\n"))
    let frame = try diff("moving.png", "moving-frame.png")
    #expect(frame.status == 1 && frame.text.contains("\n  frame 6: 15 pixels differ"), "\(frame.text)")
    #expect(!frame.text.contains("frame 5"))
    let time = try diff("moving.png", "moving-time.png")
    #expect(time.status == 1 && time.text.contains("\n  frame 3 is shown for 0.26 s instead of 0.06 s\n"))
    let less = try diff("moving.png", "moving-less.png")
    #expect(less.status == 1 && less.text.contains("\n  moving-less.png has 5 frames instead of 6\n"))
  }

  /// Files that claim more than they have end with a message, within the limits for photos.
  @Test(.enabled(if: pictures != nil, "no python3-pil installed")) func hostileFilesAreRefused() throws {
    let folder = try Folder()
    let source = try #require(Self.pictures)
    let (moving, bitmap, deep) = (
      try source.read("moving.png"), try source.read("24.bmp"), try source.read("deep6.png")
    )
    /// A copy with other bytes at a place.
    func changed(_ data: Data, _ place: Int, _ bytes: [UInt8]) -> Data {
      var copy = data
      copy.replaceSubrange(place..<(place + bytes.count), with: bytes)
      return copy
    }
    try folder.write(changed(bitmap, 18, [0, 64, 0, 0, 0, 64, 0, 0]), to: "large.bmp")
    try folder.write(changed(bitmap, 18, [255, 255, 255, 255]), to: "negative.bmp")
    try folder.write(bitmap.prefix(200), to: "cut.bmp")
    try folder.write(changed(bitmap, 28, [7, 0]), to: "odd.bmp")
    try folder.write(PNG.deep(width: 16_000, height: 2_000), to: "deep.png")
    try folder.write(deep.prefix(deep.count - 40), to: "cut.png")
    try folder.write(PNG.frames(70_000), to: "frames.png")
    let sequence = try #require(moving.range(of: Data("fdAT".utf8))).upperBound
    try folder.write(changed(moving, sequence, [0, 0, 0, 9]), to: "order.png")
    try folder.write(Data("RIFF\u{1A}\0\0\0WEBPVP8X\u{0A}\0\0\0\u{02}\0\0\0\0\0\0\0\0\0".utf8), to: "moving.webp")
    for (name, reason) in [
      ("large.bmp", "claims 16384 × 16384 pixels"), ("negative.bmp", "claims -1 × 27 pixels"),
      ("cut.bmp", "damaged BMP: cut short"), ("odd.bmp", "a BMP with 7 bits"),
      ("deep.png", "claims 16000 × 2000 pixels in"), ("cut.png", "damaged PNG: cut short"),
      ("frames.png", "claims 70000 frames"), ("order.png", "the frames are not in order"),
      ("moving.webp", "an animated WebP"),
    ] {
      let outcome = try Tool.run(["diff", name, name], in: folder, within: 20)
      #expect(outcome.status == 2 && outcome.errors.contains(reason), "\(name): \(outcome.text)\(outcome.errors)")
    }
  }
}
