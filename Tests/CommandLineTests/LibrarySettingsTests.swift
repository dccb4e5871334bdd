// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Environment variables that the manuals of the C libraries name, each with a value that changes how the library works.
@Suite(.waiting) struct LibrarySettingsTests {
  static let settings: [(name: String, value: String)] = [
    ("FREETYPE_PROPERTIES", "truetype:interpreter-version=35 cff:hinting-engine=freetype cff:no-stem-darkening=0"),
    ("FREETYPE_PROPERTIES", "autofitter:no-stem-darkening=0 autofitter:default-script=cyrl"),
    ("HB_SHAPER_LIST", "fallback"), ("HB_OPTIONS", "uniscribe-bug-compatible"), ("HB_FONT_FUNCS", "ot"),
    ("FONTCONFIG_FILE", "/dev/null"), ("FONTCONFIG_PATH", "/nonexistent"), ("FONTCONFIG_SYSROOT", "/tmp"),
    ("FC_LANG", "ja"), ("FC_DBG_MATCH_FILTER", "family"), ("PANGO_LANGUAGE", "ja:ar"), ("PANGOCAIRO_BACKEND", "win32"),
    ("CAIRO_DEBUG", "xrender-version=-1"), ("G_SLICE", "always-malloc"), ("G_DEBUG", "fatal-warnings,gc-friendly"),
    ("G_MESSAGES_DEBUG", "all"), ("GLIBC_TUNABLES", "glibc.cpu.hwcaps=-AVX2,-FMA,-AVX2_Usable,-FMA_Usable"),
    ("JSIMD_FORCENONE", "1"), ("JSIMD_NOHUFFENC", "1"), ("RSVG_LOG", "1"), ("ICU_DATA", "/nonexistent"),
    ("XML_CATALOG_FILES", "/nonexistent"),
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized.path

  /// A text in four scripts, a photo, a symbol, a drawing and an arc.
  private static let design = Design.custom(
    ##"{"type": "vstack", "children": [{"type": "text", "text": "Weave fi 骨 كتاب हिन्दी 12:30"}, "##
      + ##"{"type": "hstack", "children": [{"type": "image", "file": "photo.jpg", "frame": {"width": 60, "height": 40}}, "##
      + ##"{"type": "symbol", "name": "cloud.rain.fill"}, {"type": "gauge", "value": 0.62, "style": "ring"}]}]}"##)

  private static func render(_ environment: [String: String]) throws -> Tool.Outcome {
    let folder = try Folder()
    try folder.write(design, to: "design.json")
    try FileManager.default.copyItem(
      atPath: root + "/Specs/Gallery/lake-day.jpg", toPath: folder.path + "/photo.jpg")
    return try Tool.run(
      ["render", "design.json", "--size", "medium", "--now", "2026-03-28T14:05:00Z", "-o", "-"], in: folder,
      environment: environment)
  }

  @Test func noneChangesAPicture() throws {
    let plain = try Self.render([:])
    #expect(plain.status == 0 && plain.errors.isEmpty && plain.bytes.count > 1_000, "\(plain.errors)")
    for (name, value) in Self.settings {
      let drawn = try Self.render([name: value])
      #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(name)=\(value): \(drawn.errors)")
      let isSame = drawn.bytes == plain.bytes
      #expect(isSame, "\(name)=\(value)")
    }
  }

  /// All references, with all of the settings at once.
  @Test func noneChangesAReference() throws {
    let folder = try Folder()
    let all = Dictionary(Self.settings.map { ($0.name, $0.value) }) { first, _ in first }
    let tested = try Tool.run(
      ["test", Self.root + "/Specs", "--golden", Self.root + "/Golden", "--report", folder.path + "/report"],
      in: folder, environment: all)
    #expect(tested.status == 0, "\(tested.errors) \(tested.text.suffix(2_000))")
  }
}
