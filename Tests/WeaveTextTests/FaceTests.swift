// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveNative
import WeaveResolve

@testable import WeaveText

/// Display faces, their axes, and what is drawn without them.
@Suite struct FaceTests {
  /// Whether all packages of the faces are installed.
  static let areInstalled: Bool = {
    let families = (try? FontSet.standard.filesByFamily()) ?? [:]
    return FaceFamily.all.allSatisfy { families[$0.name] != nil }
  }()

  private static func face(_ face: DisplayFace, _ width: Int = 100) -> FontSpec.Family { .face(face, width: width) }

  /// The advance of H in em, from the fonts' `hmtx` tables.
  @Test(
    .enabled(if: areInstalled, "no display faces installed"),
    arguments: [
      (DisplayFace.bebasNeue, 700, 0.427), (.bebasNeue, 400, 0.408), (.leagueSpartan, 900, 1302.0 / 2000),
      (.karla, 400, 1337.0 / 2000), (.b612, 400, 0.7), (.robotoSlab, 400, 1578.0 / 2048), (.ebGaramond, 400, 0.81),
      (.arapey, 400, 0.628), (.arapey, 900, 0.786), (.kaushanScript, 400, 0.675), (.leagueMono, 400, 0.71),
      (.spleen, 400, 0.5),
    ])
  func widths(face: DisplayFace, weight: Int, em: Double) throws {
    let shaped = try measurer().shape(text("H", family: Self.face(face), weight: weight))
    #expect(isClose(shaped.size.width, em * 100), "\(shaped.size.width)")
    #expect(shaped.runs.map(\.face.family) == [FaceFamily.of(face).name])
  }

  /// The advance of H from `hmtx` and `HVAR`, as fontTools instantiates the font.
  @Test(
    .enabled(if: areInstalled, "no display faces installed"),
    arguments: [(200, 1261.0), (400, 1337), (450, 1353), (650, 1400), (700, 1411), (800, 1489)])
  func anyWeightOfAVariableFace(weight: Int, units: Double) throws {
    let shaped = try measurer().shape(text("H", family: Self.face(.karla), weight: weight))
    // FontTools rounds to whole units.
    #expect(isClose(shaped.size.width, units / 20, within: 0.06), "\(shaped.size.width)")
    #expect(shaped.runs.first?.face.axisWeight == weight)
    #expect(shaped.runs.first?.face.weight == weight)
  }

  /// Outlines follow the axis as advances do.
  @Test(.enabled(if: areInstalled, "no display faces installed"))
  func outlinesOfAVariableFace() throws {
    let outliner = try GlyphOutliner()
    let widths = try [400, 450, 500, 650].map { weight in
      let run = try #require(measurer().shape(text("I", family: Self.face(.karla), weight: weight)).runs.first)
      let glyph = try #require(run.glyphs.first)
      return try #require(outliner.outline(run.face, size: 100, glyph: glyph.id).controlBounds).width
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count, "\(widths)")
  }

  /// The five widths of the font files.
  @Test(
    .enabled(if: areInstalled, "no display faces installed"),
    arguments: [(50, 0.45), (75, 0.57), (100, 0.71), (113, 0.71), (150, 0.85), (200, 1.05)])
  func widthsOfAFace(width: Int, em: Double) throws {
    let shaped = try measurer().shape(text("n", family: Self.face(.leagueMono, width)))
    #expect(isClose(shaped.size.width, em * 100), "\(shaped.size.width)")
  }

  @Test(arguments: [(40.0, 50.0), (60, 50), (64, 75), (100, 113), (199, 200), (900, 200)])
  func nearestWidth(value: Double, drawn: Double) throws {
    let axis = try #require(DisplayFace.leagueMono.axes.first)
    #expect(axis.value(nearest: value) == drawn)
  }

  /// Latin letters keep the face beside Japanese ones, which it does not have.
  @Test(.enabled(if: areInstalled, "no display faces installed"))
  func charactersThatAFaceLacks() throws {
    let shaped = try measurer().shape(text("Tea お茶 →", family: Self.face(.bebasNeue)))
    let families = shaped.runs.map(\.face.family)
    #expect(families.first == "Bebas Neue" && families.contains("Noto Sans CJK JP"), "\(families)")
    // The standard family comes before any other for the arrow.
    #expect(families.last == "Inter Display")
    #expect(shaped.missing.isEmpty && shaped.absentFamilies.isEmpty)
  }

  @Test("Without the package, the standard family is drawn", arguments: DisplayFace.allCases)
  func notInstalled(face: DisplayFace) throws {
    let measurer = try PangoTextMeasurer(fonts: FontSet(faceDirectory: "/usr/share/no-fonts"), language: "en")
    let shaped = measurer.shape(text("Tea", family: Self.face(face)))
    #expect(shaped.runs.map(\.face.family) == ["Inter Display"])
    let family = FaceFamily.of(face)
    #expect(shaped.absentFamilies.map(\.name) == [family.name])
    #expect(shaped.absentFamilies.map(\.package) == [family.package])
    #expect(shaped.absentFamilies.map(\.standIn) == ["Inter"])
  }

  /// A design that names the family learns of the face.
  @Test func aFamilyInsteadOfAFace() throws {
    let shaped = try measurer().shape(text("Tea", family: .named("Bebas Neue")))
    #expect(shaped.runs.map(\.face.family) == ["Inter"])
    #expect(shaped.absentFamilies.map(\.face) == [.bebasNeue])
  }

  /// No text without a face searches the faces: characters that hardly any font has get the same glyphs with and
  /// without them.
  @Test(arguments: ["Tea", "Τσάι", "お茶", "\u{E000}\u{2E3B}\u{1F67E}"])
  func otherTextsStay(_ string: String) throws {
    let bare = try PangoTextMeasurer(fonts: FontSet(faceDirectory: "/usr/share/no-fonts"), language: "en")
    let full = try measurer()
    // Opens the faces first.
    _ = full.shape(text(string, family: Self.face(.ebGaramond)))
    for family in [FontSpec.Family.system, .serif, .named("EB Garamond")] {
      #expect(full.shape(text(string, family: family)) == bare.shape(text(string, family: family)))
    }
  }

  /// At a multiple of 16 pixels each letter is as many pixels wide as the font says.
  @Test(
    .enabled(if: areInstalled, "no display faces installed"),
    arguments: [(16.0, 1.0, true), (32, 1, true), (8, 2, true), (24, 2, true), (20, 1, false), (24, 1, false)])
  func pixels(size: Double, scale: Double, isCrisp: Bool) throws {
    let face = DisplayFace.spleen
    #expect(face.isOnPixels(size: size * scale) == isCrisp)
    let shaped = try measurer().shape(
      text("WM", family: Self.face(face), size: size) { $0.spans[0].font.pixelsPerPoint = scale })
    #expect(shaped.runs.first?.face.isOnPixels == isCrisp)
    if isCrisp { #expect(isClose(shaped.size.width, size)) }
  }
}
