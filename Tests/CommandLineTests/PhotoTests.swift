// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Photos that are none, that lie, or that lie elsewhere.
@Suite(.waiting) struct PhotoTests {
  private static let plain = PNG.gray(width: 4, height: 4)

  private func render(_ photo: String, _ arguments: [String] = [], prepare: (Folder) throws -> Void) throws -> (
    Tool.Outcome, Folder
  ) {
    let folder = try Folder()
    try folder.makeFolder("designs")
    try folder.write(Design.photo(photo), to: "designs/design.json")
    try prepare(folder)
    let outcome = try Tool.run(
      ["render", "designs/design.json", "--canvas", "8x8", "--scale", "1", "-o", "out.png"] + arguments, in: folder)
    return (outcome, folder)
  }

  private func expectRefusal(_ outcome: Tool.Outcome, _ folder: Folder, _ error: String) {
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("designs/design.json:1:86: error: "))
    #expect(outcome.errors.contains(error), "\(outcome.errors)")
    #expect(!folder.names.contains { $0.hasPrefix("out.png") })
  }

  @Test func aPhotoIsDrawn() throws {
    let (outcome, folder) = try render("a.png") { try $0.write(Self.plain, to: "designs/a.png") }
    #expect(outcome.status == 0)
    #expect(outcome.text == "out.png\n")
    #expect(folder.names == ["designs", "out.png"])
  }

  // MARK: Wallpapers

  @Test func aPhotoLiesBehindGlass() throws {
    let folder = try Folder()
    try folder.write(Design.custom(#"{"type": "text", "text": "Hi"}"#), to: "design.json")
    try folder.write(PNG.gray(width: 40, height: 80), to: "wall.png")
    for options in [["--appearance", "clear"], ["--size", "accessoryRectangular"]] {
      let outcome = try Tool.run(
        ["render", "design.json", "--wallpaper", "wall.png", "-o", "out.png"] + options, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  /// Also where nothing of it would be seen.
  @Test(arguments: ["clear", "dark"]) func aMissingWallpaperIsNamed(_ appearance: String) throws {
    let folder = try Folder()
    try folder.write(Design.custom(#"{"type": "text", "text": "Hi"}"#), to: "design.json")
    let outcome = try Tool.run(
      ["render", "design.json", "--appearance", appearance, "--wallpaper", "walls/none.jpg", "-o", "out.png"],
      in: folder)
    #expect(outcome.status == 2 && outcome.errors.contains("walls/none.jpg"), "\(outcome.errors)")
    #expect(folder.names == ["design.json"])
  }

  // MARK: What is no picture

  struct File: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: Data
    var error: String
    var testDescription: String { name }
  }

  private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">"#

  private static func drawing(_ content: String) -> Data { Data((svg + content + "</svg>").utf8) }

  /// The beginning of a JPEG in many scans, whose coefficients a decoder keeps: SOI, SOF2, SOS.
  private static func progressive(width: UInt16, height: UInt16) -> Data {
    let frame: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC2, 0, 17, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255),
      3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0,
    ]
    return Data(frame + [0xFF, 0xDA, 0, 12])
  }

  /// The beginning of a HEIC: what it claims, and no picture.
  private static func heic(width: UInt32, height: UInt32) -> Data {
    func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    func box(_ type: String, _ parts: [UInt8]...) -> [UInt8] {
      let content = parts.flatMap { $0 }
      return big(UInt32(content.count + 8)) + Array(type.utf8) + content
    }
    let size = box("ispe", big(0), big(width), big(height))
    let properties = box("iprp", box("ipco", size), box("ipma", big(0), big(1), [0, 1, 1, 1]))
    let meta = box("meta", big(0), box("pitm", big(0), [0, 1]), properties)
    return Data(box("ftyp", Array("heic".utf8), big(0)) + meta)
  }

  static let files = [
    File(name: "empty", bytes: Data(), error: "`a` cannot be used: the file is empty [W0406]"),
    File(
      name: "a text", bytes: Data("hello".utf8),
      error: "`a` cannot be used: not a JPEG, PNG, WebP, HEIC or SVG picture [W0405]"),
    File(
      name: "cut short", bytes: PNG.gray(width: 99, height: 99).dropLast(14), error: "damaged PNG: cut short [W0406]"),
    File(name: "claims", bytes: PNG.header(width: 50_000, height: 50_000), error: "claims 50000 × 50000 pixels"),
    File(
      name: "claims more than can be multiplied", bytes: PNG.header(width: 4_294_967_295, height: 4_294_967_295),
      error: "claims 4294967295 × 4294967295 pixels, too many to draw [W0404]"),
    File(
      name: "claims more than its bytes can be trusted with", bytes: PNG.header(width: 8_000, height: 5_000),
      error: "claims 8000 × 5000 pixels in 33 bytes"),
    File(
      name: "claims pixels that its bytes are too few for", bytes: PNG.header(width: 4_000, height: 4_000),
      error: "claims 4000 × 4000 pixels in 33 bytes, too many for such a small file [W0404]"),
    File(
      name: "a progressive JPEG's claim", bytes: progressive(width: 6_000, height: 6_000),
      error: "claims 6000 × 6000 pixels in 25 bytes"),
    File(
      name: "a HEIC's claim", bytes: heic(width: 60_000, height: 60_000),
      error: "claims 60000 × 60000 pixels, too many to draw [W0404]"),
    File(name: "no size", bytes: PNG.header(width: 0, height: 0), error: "claims 0 × 0 pixels"),
    File(name: "a JPEG's header", bytes: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 2]), error: "damaged JPEG"),
    File(
      name: "another file", bytes: drawing(#"<image href="/etc/hostname"/>"#),
      error: "SVG refused: 1:62: a reference to another file, `/etc/hostname`"),
    File(
      name: "entities", bytes: Data((#"<!DOCTYPE svg [<!ENTITY a "aaaa">]>"# + svg + "&a;</svg>").utf8),
      error: "a document type that could declare entities or name other files"),
    File(
      name: "nested groups", bytes: drawing("<g>" * 10_000 + "</g>" * 10_000), error: "more than 64 levels of elements"),
    File(
      name: "a bomb inside",
      bytes: drawing(
        #"<image href="data:image/png;base64,\#(PNG.header(width: 20_000, height: 20_000).base64EncodedString())"/>"#),
      error: "an embedded picture that claims 20000 × 20000 pixels"),
    File(name: "many elements", bytes: drawing("<rect/>" * 30_000), error: "more than 20000 elements"),
    File(
      name: "attributes", bytes: drawing("<rect \((0..<1_000).map { "a\($0)='1'" }.joined(separator: " "))/>"),
      error: "more than 256 attributes"),
    File(
      name: "text", bytes: drawing(#"<text font-size="1e9">x</text>"#),
      error: "text, which must be turned into outlines"),
    File(
      name: "a matrix", bytes: drawing(#"<filter id="f"><feConvolveMatrix order="100"/></filter>"#),
      error: "a filter step `feConvolveMatrix`"),
    File(
      name: "crossings",
      bytes: drawing("<path d='M0 0\((0..<5_000).map { "L\($0 * 7_919 % 1_000) \($0 * 104_729 % 997)" }.joined())'/>"),
      error: "a path that crosses itself too often"),
    File(
      name: "copies of copies",
      bytes: drawing(
        #"<g id="n0"><rect/></g>"#
          + (1...8).map { "<g id='n\($0)'>" + "<use href='#n\($0 - 1)'/>" * 10 + "</g>" }.joined()),
      error: "copies"),
  ]

  @Test(arguments: files) func isRefused(_ file: File) throws {
    let (outcome, folder) = try render("a") { try $0.write(file.bytes, to: "designs/a") }
    expectRefusal(outcome, folder, file.error)
  }

  @Test func aFileOf40Megabytes() throws {
    let (outcome, folder) = try render("a") {
      try $0.write(PNG.header(width: 8, height: 8), to: "designs/a")
      truncate($0.path + "/designs/a", 40 << 20)
    }
    expectRefusal(outcome, folder, "`a` is larger than 32 MB [W0404]")
  }

  /// One such row once ended all that came after it.
  @Test func aClaimThatCannotBeMultipliedCostsItsOwnRowAlone() throws {
    let folder = try Folder()
    try folder.write(Design.photo("{{photo}}"), to: "card.json")
    try folder.write(PNG.header(width: 4_294_967_295, height: 4_294_967_295), to: "bad.png")
    try folder.write(Self.plain, to: "good.png")
    try folder.write("name,photo\na,good.png\nb,bad.png\nc,good.png\n", to: "rows.csv")
    let outcome = try Tool.run(
      ["batch", "rows.csv", "--spec", "card.json", "-o", "out", "--canvas", "8x8", "--scale", "1"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("claims 4294967295 × 4294967295 pixels"), "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    let pictures = names.filter { $0.hasSuffix(".png") }.compactMap(\.first).sorted()
    #expect(pictures == ["a", "c"], "\(names)")
  }

  private func renderAll(_ files: [String], _ photo: Data) throws -> Tool.Outcome {
    let folder = try Folder()
    for file in files { try folder.write(photo, to: file) }
    let nodes = files.map { #"{"type": "image", "file": "\#($0)"}"# }.joined(separator: ", ")
    try folder.write(Design.custom(#"{"type": "zstack", "children": [\#(nodes)]}"#), to: "design.json")
    return try Tool.run(["render", "design.json", "--canvas", "8x8", "--scale", "1", "-o", "out.png"], in: folder)
  }

  @Test func moreThan256Photos() throws {
    let outcome = try renderAll((0..<260).map { "\($0).png" }, Self.plain)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error: the design uses more than 256 photos [W0404]"))
  }

  @Test func photosThatAreTooLargeTogether() throws {
    // Each is drawn with two megapixels.
    let drawing = Data(Self.svg.replacing("8", with: "3000").utf8) + Data("<rect width='9' height='9'/></svg>".utf8)
    let outcome = try renderAll((0..<45).map { "\($0).svg" }, drawing)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error: the photos have more than 80 megapixels in total [W0404]"))
  }

  // MARK: Where a photo may lie

  @Test(arguments: [
    "../out.txt", "sub/../../out.txt", "/etc/hostname", "~/x", "file:///etc/hostname", "a.png", " ",
  ])
  func otherPlacesAreRefused(_ path: String) throws {
    let (outcome, folder) = try render(path) { try $0.write("secret", to: "out.txt") }
    let isOutside = path.contains("..") || path.hasPrefix("/")
    expectRefusal(outcome, folder, isOutside ? "is outside the design's folder" : "there is no photo")
  }

  @Test func aLinkThatLeadsOut() throws {
    let (outcome, folder) = try render("link.png") {
      try $0.write(Self.plain, to: "out-of-reach.png")
      try FileManager.default.createSymbolicLink(
        atPath: $0.path + "/designs/link.png", withDestinationPath: "../out-of-reach.png")
    }
    expectRefusal(outcome, folder, "`link.png` is a link that leads outside the design's folder [W0402]")
  }

  @Test func aLinkThatStaysIn() throws {
    let (outcome, _) = try render("link.png") {
      try $0.write(Self.plain, to: "designs/a.png")
      try FileManager.default.createSymbolicLink(atPath: $0.path + "/designs/link.png", withDestinationPath: "a.png")
    }
    #expect(outcome.status == 0)
  }

  @Test func anotherFolderOnRequest() throws {
    let (outcome, _) = try render("a.png", ["--assets", "photos"]) {
      try $0.makeFolder("photos")
      try $0.write(Self.plain, to: "photos/a.png")
    }
    #expect(outcome.status == 0)
  }

  /// A link is put in the file's place while it is read; what comes out is the file or a refusal, never the other picture.
  @Test func aLinkThatIsSwappedIn() throws {
    let folder = try Folder()
    try folder.makeFolder("designs")
    try folder.write(Design.photo("a.png"), to: "designs/design.json")
    try folder.write(PNG.gray(width: 4, height: 4), to: "designs/inside.png")
    try folder.write(PNG.header(width: 7_777, height: 9_999), to: "secret.png")
    let photo = folder.path + "/designs/a.png"
    let swapping = Process()
    swapping.executableURL = URL(fileURLWithPath: "/bin/sh")
    swapping.arguments = [
      "-c",
      #"while :; do ln -sf ../secret.png "$0.x"; mv "$0.x" "$0"; cp "$1" "$0.x"; mv "$0.x" "$0"; done"#, photo,
      folder.path + "/designs/inside.png",
    ]
    try FileManager.default.copyItem(atPath: folder.path + "/designs/inside.png", toPath: photo)
    try swapping.start()
    defer {
      swapping.terminate()
      swapping.waitUntilExit()
    }
    for _ in 0..<20 {
      let outcome = try Tool.run(
        ["render", "designs/design.json", "--canvas", "8x8", "--scale", "1", "-o", "out.png"], in: folder)
      #expect(!outcome.errors.contains("7777"), "the picture outside was read")
    }
  }

  @Test func aPipeNobodyWritesTo() throws {
    let (outcome, folder) = try render("pipe") { mkfifo($0.path + "/designs/pipe", 0o600) }
    expectRefusal(outcome, folder, "`pipe` is not a regular file [W0403]")
  }

  @Test func itsContentDecidesNotItsName() throws {
    let (outcome, folder) = try render("a.heic") { try $0.write(Self.plain, to: "designs/a.heic") }
    #expect(outcome.status == 0 && folder.names == ["designs", "out.png"], "\(outcome.errors)")
  }

  /// 64 × 48 pixels, written by heif-enc.
  private static let quarters = Data(
    base64Encoded:
      """
      AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5w\
      aXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAABEgACAAEAAAAAAAAAAQAAAAAA\
      AAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAA\
      dmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAAD\
      AB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAA\
      AAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAARptZGF0AAAB\
      DigBrwY4Wve237F7///WUfof09fonRW/GlY2qvb0rfflDd//jECPd90v/8K+8JrjqsVl//x99zldHN/h1evo34gwrit/vP32mzP8cbiu\
      gHxrC9NLkEExcAN6wMgfrn97T//gn3/9BL4WsJLZzvsL5/9Yt3XogNoD199f9iR8feH9YhefeWTk+B/cmUKSYXpSRbR9e3V0Q3Zs4+bX\
      r5FGPri5reQOILsYVq9eHG8bjTQdZxhvcsfmevMJJn5U309Dz0z1qZBVwfI19yoP3erN+EQg+/tvzpH+s/mf+c+ZZnllbaklnvIEvd5S\
      h6hziEDsnpZuZKfvZeobTf9hfO/X8P3n7Bk5leAmnz0a//UnQA==
      """)

  @Test func aHEICIsDrawn() throws {
    let photo = try #require(Self.quarters)
    let (outcome, folder) = try render("a.heic") { try $0.write(photo, to: "designs/a.heic") }
    #expect(outcome.status == 0 && folder.names == ["designs", "out.png"], "\(outcome.errors)")
  }

  // MARK: The processes that draw SVG and decode photos

  private static let square = drawing("<rect width='8' height='8' fill='red'/>")

  static let optionalLibraries = [
    ("librsvg-2.so.2", File(name: "a.svg", bytes: square, error: "librsvg, which draws SVG, is not installed")),
    (
      "libheif.so.1",
      File(
        name: "a.heic", bytes: heic(width: 8, height: 8),
        error: "HEIC needs libheif; install Debian's libheif1, or save the photo as JPEG [W0403]")
    ),
  ]

  @Test(arguments: optionalLibraries) func withoutTheLibraryItIsSaidSo(_ library: String, _ photo: File) throws {
    let folder = try Folder()
    try folder.makeFolder("libraries")
    try folder.write("no library", to: "libraries/\(library)")
    try folder.write(photo.bytes, to: photo.name)
    try folder.write(Design.photo(photo.name), to: "design.json")
    let outcome = try Tool.run(
      ["render", "design.json", "--canvas", "8x8", "--scale", "1", "-o", "out.png"], in: folder,
      environment: ["LD_LIBRARY_PATH": folder.path + "/libraries"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(photo.error), "\(outcome.errors)")
  }

  /// Started by way of the dynamic loader a program cannot find itself, and so not start itself anew.
  @Test func withoutTheProcessItIsSaidSo() throws {
    let loader = "/lib64/ld-linux-x86-64.so.2"
    if !FileManager.default.fileExists(atPath: loader) { try Test.cancel("no \(loader)") }
    let folder = try Folder()
    try folder.write(Self.square, to: "a.svg")
    try folder.write(Design.photo("a.svg"), to: "design.json")
    let outcome = try Tool.run(
      ["render", "design.json", "--canvas", "8x8", "--scale", "1", "-o", "out.png"], in: folder,
      shell: "set -- \"$0\" \"$@\"; exec \(loader) \"$@\"")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("cannot start the process that decodes photos"), "\(outcome.errors)")
    #expect(!folder.names.contains("out.png"))
  }

  @Test func noProcessOutlivesACommandThatIsKilled() throws {
    let folder = try Folder()
    let gradient = "<radialGradient id='g' r='.00001' spreadMethod='reflect'><stop/><stop offset='1'/></radialGradient>"
    let slow = "<rect width='8' height='8' fill='url(#g)'/>" * 900
    let drawing = Self.svg.replacing("8", with: "1400") + gradient + slow.replacing("8", with: "1400") + "</svg>"
    try folder.write(drawing, to: "a.svg")
    try folder.write(Design.photo("a.svg"), to: "design.json")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    shell.arguments = [
      "-c",
      """
      "$0" render design.json -o out.png >/dev/null 2>&1 & command=$!
      worker=
      while [ -z "$worker" ] && kill -0 $command; do worker=$(cat /proc/$command/task/*/children 2>/dev/null); done
      [ -n "$worker" ] || exit 3
      kill -9 $command
      timeout 60 tail --pid=${worker%% *} -f /dev/null
      """, Tool.path,
    ]
    try shell.start()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }

  @Test func textsThatUnpackToGigabytesAreNotUnpacked() throws {
    // Compressed, not stored: seven megabytes of one letter in seven kilobytes.
    let (outcome, _) = try render("a.png") { try $0.write(PNG.withPackedTexts(300), to: "designs/a.png") }
    #expect(outcome.status == 0)
  }
}
