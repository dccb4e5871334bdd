// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave diff` on weave's own pictures and on others.
@Suite(.waiting) struct DiffTests {
  /// A folder with a red and a half blue picture of 20 × 10 pixels.
  private func pictures() throws -> Folder {
    let folder = try Folder()
    let half = Design.custom(
      ##"""
      {"type": "hstack", "children": [
        {"type": "shape", "shape": "rectangle", "fill": "#FF0000"},
        {"type": "shape", "shape": "rectangle", "fill": "#0000FF"}]}
      """##)
    let red = Design.custom(##"{"type": "shape", "shape": "rectangle", "fill": "#FF0000"}"##)
    for (name, design) in [("red", red), ("half", half)] {
      try folder.write(design, to: "\(name).json")
      let drawn = try Tool.run(
        ["render", "\(name).json", "--canvas", "20x10", "--scale", "1", "--shape", "square", "-o", "\(name).png"],
        in: folder)
      try #require(drawn.status == 0, "\(drawn.errors)")
    }
    return folder
  }

  @Test func equalPicturesAreTheSame() throws {
    let folder = try pictures()
    let outcome = try Tool.run(["diff", "red.png", "red.png"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text == "red.png and red.png are identical\n")
  }

  @Test func theDifferenceIsFoundWhereItIs() throws {
    let folder = try pictures()
    let outcome = try Tool.run(["diff", "red.png", "half.png", "--format", "json", "-o", "d.png"], in: folder)
    #expect(outcome.status == 1)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
    #expect(report["differing"] as? Int == 100 && report["share"] as? Double == 0.5)
    #expect(report["largestChannelDifference"] as? Int == 255 && report["same"] as? Bool == false)
    #expect((report["regions"] as? [[String: Int]]) == [["x": 10, "y": 0, "width": 10, "height": 10]])
    #expect(try folder.read("d.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let text = try Tool.run(["diff", "red.png", "half.png"], in: folder)
    #expect(text.text.hasPrefix("red.png and half.png differ\n  100 pixels differ, 50 % of 20 × 10; "))
    #expect(text.text.hasSuffix("  at 10,0: 10 × 10\n"))
  }

  @Test(arguments: [["--ignore", "10,0,10x10"], ["--tolerance", "100"], ["--tolerance", "50%"]])
  func whatIsAllowedIsTheSame(options: [String]) throws {
    let folder = try pictures()
    #expect(try Tool.run(["diff", "red.png", "half.png"] + options, in: folder).status == 0)
  }

  @Test(arguments: [["--tolerance", "99"], ["--tolerance", "49.9%"], ["--ignore", "11,0,9x10"]])
  func whatIsNotAllowedDiffers(options: [String]) throws {
    let folder = try pictures()
    #expect(try Tool.run(["diff", "red.png", "half.png"] + options, in: folder).status == 1)
  }

  @Test func otherSizesAreTold() throws {
    let folder = try pictures()
    try folder.write(PNG.gray(width: 20, height: 11), to: "tall.png")
    let outcome = try Tool.run(["diff", "red.png", "tall.png", "-o", "d.png"], in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.text == """
        red.png has 20 × 10 pixels, tall.png has 20 × 11
          of the 20 × 10 pixels that both have, 200 differ; 0 more at edges, 0 too slightly to see

        """)
    // Three boxes of 20 × 11 pixels with room around them.
    #expect(try folder.read("d.png")[16..<24].elementsEqual([0, 0, 0, 92, 0, 0, 0, 27]))
    let json = try Tool.run(["diff", "red.png", "tall.png", "--format", "json"], in: folder)
    let report = try #require(JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
    #expect(report["sizes"] as? [[Int]] == [[20, 10], [20, 11]] && report["state"] as? String == "changed")
  }

  @Test func standardInputAndPipes() throws {
    let folder = try pictures()
    let red = try folder.read("red.png")
    for arguments in [["-", "red.png"], ["red.png", "-"]] {
      #expect(try Tool.run(["diff"] + arguments, in: folder, input: red).status == 0)
    }
    let other = try Tool.run(["diff", "-", "half.png"], in: folder, input: red)
    #expect(other.status == 1 && other.text.hasPrefix("- and half.png differ\n  100 pixels differ"))
    #expect(try Tool.run(["diff", "-", "-"], in: folder, input: red).status == 64)
    // What a shell passes for `<(…)` is a pipe.
    let piped = try Tool.run(
      ["diff", "/dev/fd/9", "half.png"], in: folder, shell: "mkfifo p; cat red.png > p & exec 9< p")
    #expect(piped.status == 1 && piped.text.contains("100 pixels differ"), "\(piped.errors)")
    let endless = try Tool.run(["diff", "red.png", "/dev/zero"], in: folder)
    #expect(endless.status == 2 && endless.errors.contains("`/dev/zero` is larger than"), "\(endless.errors)")
  }

  @Test func aPointerOfGitLFSIsNamed() throws {
    let folder = try pictures()
    try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", to: "large.png")
    let outcome = try Tool.run(["diff", "red.png", "large.png"], in: folder)
    #expect(outcome.status == 2 && outcome.errors.contains("Git LFS") && outcome.errors.contains("git lfs pull"))
  }

  /// References carry the trees of their nodes.
  @Test func changedNodesAreNamed() throws {
    let folder = try Folder()
    try folder.makeFolder("Specs")
    let settings = #"{"canvas": "120x60", "sizes": ["small"], "appearances": ["light"]}"#
    try folder.write(settings, to: "Specs/weave.test.json")
    for (golden, padding, color) in [("a", 4, "#101010"), ("b", 10, "#C01010")] {
      try folder.write(
        Design.custom(
          ##"""
          {"type": "vstack", "alignment": "leading", "padding": 6, "children": [
            {"type": "text", "text": "Steps", "padding": {"top": \##(padding)}},
            {"type": "shape", "shape": "rectangle", "fill": "\##(color)", "frame": {"height": 8}}]}
          """##), to: "Specs/card.json")
      let made = try Tool.run(["test", "Specs", "--golden", golden, "--update"], in: folder)
      try #require(made.status == 0, "\(made.text) \(made.errors)")
    }
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.path + "/a").first { $0.hasSuffix(".png") })
    let outcome = try Tool.run(["diff", "a/\(name)", "b/\(name)"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("  moved: text “Steps” moved 3 pt down\n"), "\(outcome.text)")
    #expect(outcome.text.contains("recoloured: rectangle shape is #C01010 instead of #101010"), "\(outcome.text)")
    let json = try Tool.run(["diff", "a/\(name)", "b/\(name)", "--format", "json"], in: folder)
    let report = try #require(JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
    let changes = report["changes"] as? [[String: String]] ?? []
    #expect(Set(changes.compactMap { $0["verdict"] }).isSuperset(of: ["moved", "recoloured"]), "\(changes)")
  }

  /// The same black, once as grey and once as RGB.
  @Test func formsOfFilesDoNotCount() throws {
    let folder = try pictures()
    try folder.write(PNG.gray(width: 20, height: 10), to: "gray.png")
    try folder.write(
      Design.custom(##"{"type": "shape", "shape": "rectangle", "fill": "#000000"}"##), to: "black.json")
    _ = try Tool.run(
      ["render", "black.json", "--canvas", "20x10", "--scale", "1", "--shape", "square", "-o", "black.png"], in: folder)
    #expect(try Tool.run(["diff", "gray.png", "black.png"], in: folder).status == 0)
  }

  @Test func whatIsNoPictureIsRefused() throws {
    let folder = try pictures()
    let whole = try folder.read("red.png")
    try folder.write(whole.prefix(whole.count - 20), to: "cut.png")
    try folder.write("GIF89a", to: "other.png")
    try folder.write("", to: "empty.png")
    try folder.write(PNG.header(width: 50_000, height: 50_000), to: "huge.png")
    for (name, reason) in [
      ("cut.png", "`cut.png`: damaged PNG: cut short"),
      ("other.png", "`other.png`: not a PNG, JPEG, WebP or BMP picture"),
      ("empty.png", "`empty.png`: the file is empty"), ("huge.png", "`huge.png`: claims 50000 × 50000 pixels"),
      ("none.png", "no such file: `none.png`"),
    ] {
      let outcome = try Tool.run(["diff", "red.png", name, "-o", "d.png"], in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains(reason), "\(outcome.errors)")
      #expect(!folder.names.contains("d.png"))
    }
  }

  @Test(arguments: [
    ["--threshold", "2"], ["--tolerance", "x"], ["--tolerance", "-1"], ["--ignore", "1,2"], ["--measure", "ciede"],
  ])
  func wrongUsage(options: [String]) throws {
    #expect(try Tool.run(["diff", "red.png", "half.png"] + options, in: pictures()).status == 64)
  }
}
