// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveSystem

@testable import WeaveRender

/// What drew a picture, and how two of that differ.
@Suite struct ProvenanceTests {
  private func font(_ family: String, _ version: String, _ sum: String, style: String = "Regular") -> FontIdentity {
    FontIdentity(family: family, style: style, version: version, sum: sum)
  }

  private func drawn(
    _ fonts: [FontIdentity], cairo: String = "1.16.0", weave: String = "1.2", icons: [Provenance.Icon] = []
  ) -> Provenance {
    Provenance(
      drawing: weave, processor: "x86-64", libraries: [.init(name: "Cairo", version: cairo)], fonts: fonts, icons: icons
    )
  }

  @Test func theTextComesBack() throws {
    let whole = drawn(
      [font("Noto Sans CJK JP", "2.004", "00"), font("A/B", "", "11", style: "Semi Bold")],
      icons: [.init(name: "heart-fill", sum: "22")])
    #expect(Provenance(text: whole.text) == whole)
    // Lines of a later release, and their order, change nothing.
    let lines = whole.text.split(separator: "\n").reversed().joined(separator: "\n")
    #expect(Provenance(text: "moon full\n" + lines) == whole)
    #expect(Provenance(text: "font 1 2 3/4\n") == nil)
  }

  @Test(arguments: [
    ("4.000", "3.019", "Inter 4.0, not 3.019"), ("4.001", "4.000", "Inter 4.001, not 4.0"),
    ("4.000", "4.000", "another Inter 4.0"), ("", "", "another Inter"),
  ])
  func aFontIsNamedOnce(now: String, before: String, text: String) {
    let difference = drawn([font("Inter", now, "1"), font("Inter", now, "2", style: "Semi Bold")])
      .difference(from: drawn([font("Inter", before, "3"), font("Inter", before, "4", style: "SemiBold")]))
    #expect(difference.parts.map(\.text) == [text])
    #expect(difference.sentence() == "drawn with other fonts: \(text)")
  }

  @Test func kindsAreNamedInOrder() {
    let difference = drawn([font("Inter", "4.1", "1")], cairo: "1.18.0", weave: "1.3")
      .difference(from: drawn([font("Inter", "4.0", "2")]))
    #expect(
      difference.sentence()
        == "drawn with other fonts: Inter 4.1, not 4.0; other libraries: Cairo 1.18.0, not 1.16.0; another weave: 1.3, not 1.2"
    )
    #expect(difference.sentence(limit: 1) == "drawn with other fonts: Inter 4.1, not 4.0 and 2 more")
    #expect(difference.reversed.parts.first?.text == "Inter 4.0, not 4.1")
  }

  /// Another text shows other fonts: that says nothing of the machine.
  @Test func aFontOfOnlyOnePictureIsNoDifference() {
    let (inter, emoji) = (font("Inter", "4.0", "1"), font("Noto Color Emoji", "2.042", "2"))
    let installed = Dictionary(grouping: [inter, emoji], by: \.key)
    #expect(drawn([inter, emoji]).difference(from: drawn([inter])) { installed }.isEmpty)
    #expect(drawn([inter]).difference(from: drawn([inter, emoji])) { installed }.isEmpty)
    // It is one if the font is not here any more, and another was drawn in its place.
    let fallback = font("DejaVu Sans", "2.37", "3")
    let difference = drawn([inter, fallback]).difference(from: drawn([inter, emoji])) { ["inter/regular": [inter]] }
    #expect(difference.parts.map(\.text) == ["no Noto Color Emoji 2.042"])
    #expect(difference.missingFonts == difference)
  }

  /// A family may be installed twice, with fixed and with variable weights.
  @Test func anyOfTwoFontsOfOneNameIsKnown() {
    let (fixed, variable) = (font("Karla", "2.002", "1"), font("Karla", "2.002", "2"))
    #expect(drawn([fixed]).difference(from: drawn([variable, fixed])).isEmpty)
    #expect(drawn([variable]).difference(from: drawn([variable, fixed])).isEmpty)
  }

  @Test func iconsAreNamed() {
    let heart = Provenance.Icon(name: "heart-fill", sum: "1")
    let difference = drawn([], icons: [heart]).difference(
      from: drawn([], icons: [.init(name: "heart-fill", sum: "2"), .init(name: "moon", sum: "3")]))
    #expect(difference.sentence() == "drawn with other icons: heart-fill")
  }

  // MARK: Files

  /// Names and versions as fontconfig reads them.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fc-query"), "no fontconfig installed"))
  func fontsNameThemselvesAsFontconfigSays() throws {
    for file in [
      "opentype/inter/Inter-SemiBold.otf", "truetype/noto/NotoColorEmoji.ttf", "opentype/noto/NotoSansCJK-Bold.ttc",
    ] {
      let path = "/usr/share/fonts/\(file)"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/fc-query")
      process.arguments = ["-i", "0", "-f", "%{family[0]}|%{style[0]}|%{fontversion}", path]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let words = text.split(separator: "|").map(String.init)
      try #require(words.count == 3)
      let identity = try FontIdentity(file: path)
      #expect(
        identity.family == words[0] && identity.key.hasSuffix(words[1].lowercased().filter { $0 != " " }), "\(text)")
      // fontconfig reads the revision as a fixed-point number.
      let revision = try #require(Double(words[2])) / 65_536
      #expect(abs((Double(identity.version) ?? 0) - revision) < 0.001, "\(identity.version) \(revision)")
    }
  }

  @Test func otherFilesAreKnownByTheirBytes() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID()).pcf").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("not a font".utf8).write(to: URL(fileURLWithPath: path))
    let first = try FontIdentity(file: path)
    #expect(first.family == path.split(separator: "/").last.map(String.init) && first.version.isEmpty)
    try Data("not a fond".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try FontIdentity(file: path).sum != first.sum)
    // Cut files do not trap.
    let head = Data([0, 1, 0, 0, 0, 9] + [UInt8](repeating: 0xFF, count: 40))
    for count in 0..<head.count {
      try head.prefix(count).write(to: URL(fileURLWithPath: path))
      _ = try FontIdentity(file: path)
    }
    #expect(throws: FileError.self) { try FontIdentity(file: path + "-none") }
  }
}
