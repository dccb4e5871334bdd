// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

@testable import WeaveWorkshop

/// Remixes, against what another program draws by the same rules, and against the app’s own.
@Suite struct RemixTests {
  /// A line for each variant: kind, title, template, alignment, bar, spacing, lines, background, overlay with percent, glow,
  /// accent, three text styles, padding, corners, symbol, weather's scale in percent. Worked out by a program in Python.

  @Test func aNoteWithASymbol() {
    var spec = Self.note
    spec.symbol = SymbolSpec(name: "star")
    spec.style.accent = .green
    #expect(
      Self.lines(spec, seed: 7) == """
        subtle Muted classic leading 0 10 1/2/1/2 subtleMaterial plain 0 0 blue caption2 headline footnote 14 20 34 100
        colour Sunset classic leading 0 11 1/2/1/2 sunset plain 0 0 yellow caption title3 caption2 21 20 35 100
        layout Hero hero trailing 1 11 1/2/1/2 subtleMaterial plain 0 1 yellow caption headline caption2 14 20 50 100
        typography Compact_Type hero leading 1 6 2/3/1/2 subtleMaterial plain 0 0 teal caption2 subheadline caption2 18 20 28 100
        poster Poster_—_Dark poster leading 0 10 2/2/2/3 plain midnight 15 0 blue caption title2 footnote 19 20 34 100
        bold High_Contrast hero leading 0 13 1/2/1/2 solidAccent accentGlow 12 0 pink caption2 headline caption 15 20 34 100
        subtle Clean classic leading 1 11 1/2/1/2 plain accentGlow 19 0 blue caption headline caption2 18 20 34 100
        colour Solid classic leading 0 10 1/2/1/2 solidAccent plain 0 0 teal caption headline caption2 20 20 30 100
        layout Classic classic leading 1 14 1/2/1/2 accentGlow plain 0 0 blue caption headline caption2 21 20 42 100
        typography Editorial classic leading 0 12 1/2/1/2 plain plain 0 0 indigo caption2 headline footnote 17 20 33 100
        poster Poster_—_Tint poster leading 0 10 2/2/2/3 plain radialGlow 22 0 red caption title2 footnote 17 20 34 100
        bold Radial_Pop classic centre 1 16 1/2/1/2 radialGlow plain 0 0 yellow caption headline caption2 19 20 45 100
        """)
  }

  @Test func theWeather() {
    var spec = Self.note
    spec.layout.template = .weather
    spec.style.accent = .orange
    #expect(
      Self.lines(spec, seed: 7) == """
        subtle Weather_Glass weather leading 0 8 1/2/1/2 subtleMaterial plain 0 0 yellow automatic automatic automatic 16 21 40 104
        colour Weather_Aurora weather leading 0 8 1/2/1/2 aurora plain 17 1 purple automatic automatic automatic 15 30 37 97
        bold Weather_Neon weather leading 0 8 1/2/1/2 midnight radialGlow 17 1 indigo automatic automatic automatic 20 26 40 124
        bold Wildcard weather centre 1 6 1/2/1/3 subtleMaterial plain 0 0 purple caption title2 caption2 16 28 34 122
        bold Wildcard weather centre 1 15 1/3/1/3 sunset plain 8 0 purple caption2 headline caption 25 32 34 120
        bold Wildcard weather centre 0 19 1/3/1/3 candy radialGlow 20 0 orange automatic headline caption 14 20 34 116
        bold Wildcard weather topTrailing 1 11 1/3/1/3 accentGlow solidAccent 6 1 teal caption2 headline footnote 26 16 34 122
        bold Wildcard weather centre 0 7 1/2/1/3 midnight plain 0 0 teal caption title2 automatic 20 28 34 103
        bold Wildcard weather topLeading 0 15 1/3/1/3 subtleMaterial midnight 11 0 indigo automatic headline caption 22 17 34 103
        bold Wildcard weather topTrailing 0 7 1/2/1/3 radialGlow plain 0 0 orange caption title2 footnote 24 29 34 98
        bold Wildcard weather topTrailing 1 16 1/3/1/3 radialGlow midnight 18 0 orange caption2 headline caption2 19 16 34 118
        bold Wildcard weather topTrailing 0 19 1/2/1/3 aurora plain 0 0 purple caption title2 automatic 19 22 34 104
        """)
  }

  @Test func aPhoto() {
    var spec = Self.note
    spec.layout.template = .poster
    spec.image = ImageSpec(fileName: "p.jpg")
    spec.style.accent = .red
    #expect(
      Self.lines(spec, seed: 0) == """
        subtle Muted poster leading 0 12 1/2/1/2 subtleMaterial plain 0 0 indigo caption2 headline footnote 14 20 34 100
        poster Poster_—_Tint poster leading 0 10 2/2/2/3 plain solidAccent 20 1 indigo caption headline footnote 22 20 34 100
        colour Candy hero leading 0 12 1/2/1/2 candy plain 0 0 teal caption headline caption2 18 20 34 100
        layout Classic classic leading 1 13 1/2/1/2 radialGlow plain 0 0 yellow caption headline caption2 15 20 34 100
        typography Compact_Type hero leading 1 7 2/3/1/2 subtleMaterial plain 0 0 yellow caption2 subheadline caption2 15 20 34 100
        bold High_Contrast classic trailing 0 13 1/2/1/2 solidAccent plain 10 1 indigo caption2 headline caption 12 20 34 100
        subtle Clean poster leading 1 13 1/2/1/2 plain accentGlow 14 0 orange caption headline caption2 22 20 34 100
        poster Poster_—_Dark poster leading 0 10 2/2/2/3 plain midnight 27 0 yellow caption title2 footnote 16 20 34 100
        colour Aurora hero leading 0 16 1/2/1/2 aurora radialGlow 16 0 blue caption headline caption2 17 20 34 100
        layout Centred classic centre 0 18 1/2/1/2 plain radialGlow 12 0 green caption title3 caption2 18 20 34 100
        typography Editorial classic leading 0 7 1/2/1/2 plain plain 0 0 indigo caption2 headline footnote 14 20 34 100
        bold Radial_Pop classic centre 1 12 1/2/1/2 radialGlow plain 0 0 orange caption headline caption2 18 20 34 100
        """)
  }

  @Test func theSameSeedGivesTheSame() {
    var one = RemixGenerator(Self.note, seed: 99)
    var other = RemixGenerator(Self.note, seed: 99)
    var third = RemixGenerator(Self.note, seed: 100)
    let variants = one.next(12)
    #expect(variants == other.next(12))
    #expect(variants != third.next(12))
  }

  /// Whatever the seed: in range as files keep it, and no two alike.
  @Test func allVariantsAreValidAndDiffer() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = RemixGenerator(Self.note, seed: seed)
      let variants = generator.next(20)
      #expect(variants.count == 20)
      #expect(Set(variants.map { [$0.spec.layout.hashValue, $0.spec.style.hashValue] }).count == 20)
      for variant in variants {
        #expect(variant.spec == variant.spec.normalized(), "seed \(seed): \(variant.title)")
        #expect(variant.spec.primaryText == Self.note.primaryText && variant.spec.id == Self.note.id)
      }
    }
  }

  /// The app turns a clock into a note; we do not.
  @Test func byOurRulesAClockStaysAClock() {
    var clock = Self.note
    clock.layout.template = .clockIcon
    var ours = RemixGenerator(clock, seed: 4, rules: .ours)
    var app = RemixGenerator(clock, seed: 4)
    #expect(ours.next(12).allSatisfy { $0.spec.layout.template == .clockIcon })
    #expect(app.next(12).allSatisfy { $0.spec.layout.template != .clockIcon })
  }

  /// A poster without a photo says "Choose a photo".
  @Test func byOurRulesNoPosterLacksItsPhoto() {
    var note = RemixGenerator(Self.note, seed: 7, rules: .ours)
    #expect(note.next(30).allSatisfy { $0.spec.layout.template != .poster })
    var photo = Self.note
    photo.image = ImageSpec(fileName: "p.jpg")
    var poster = RemixGenerator(photo, seed: 7, rules: .ours)
    #expect(poster.next(12).contains { $0.spec.layout.template == .poster })
  }

  private static let note = WidgetSpec(id: UUID(), updatedAt: Date(timeIntervalSince1970: 0))

  private static func lines(_ spec: WidgetSpec, seed: UInt64) -> String {
    var generator = RemixGenerator(spec, seed: seed)
    return generator.next(12).map { variant in
      let (layout, style) = (variant.spec.layout, variant.spec.style)
      let title = variant.title.replacingOccurrences(of: " ", with: "_")
      let lines = [
        layout.primaryLineLimitSmall, layout.primaryLineLimit, layout.secondaryLineLimitSmall,
        layout.secondaryLineLimit,
      ].map(String.init).joined(separator: "/")
      let words = [
        variant.kind.rawValue, title, layout.template.rawValue, layout.alignment.rawValue,
        layout.showsAccentBar ? "1" : "0", whole(layout.spacing), lines, style.background.rawValue,
        style.backgroundOverlay.rawValue, whole(style.backgroundOverlayOpacity * 100),
        style.backgroundGlowEnabled ? "1" : "0", style.accent.rawValue, style.nameTextStyle.rawValue,
        style.primaryTextStyle.rawValue, style.secondaryTextStyle.rawValue, whole(style.padding),
        whole(style.cornerRadius), whole(style.symbolSize), whole(style.weatherScale * 100),
      ]
      return words.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func whole(_ number: Double) -> String { String(Int(number.rounded())) }
}

/// The app's own remixes.
@Suite struct RemixVectorTests {
  private func design(_ value: Any) throws -> WidgetSpec {
    let source = SourceText(name: "design", bytes: Array(try JSONSerialization.data(withJSONObject: value)))
    let root = try #require(JSONParser.parse(source).output)
    let now = Date(timeIntervalSince1970: 0)
    return try #require(SpecDecoder.decode(root, source: source, mode: .lenient, now: now).output?.specs.first)
  }

  @Test func theAppDrawsTheSame() throws {
    let designs = try #require(Oracle.object("remixes")["designs"] as? [String: Any])
    let rows = try Oracle.rows("remixes", "variants")
    #expect(designs.count == 3 && rows.count == 36)
    for (name, value) in designs {
      var generator = RemixGenerator(try design(value), seed: 42)
      for (index, row) in rows.filter({ $0["design"] as? String == name }).enumerated() {
        let next = generator.next()
        let variant = try #require(next)
        #expect(variant.title == row["title"] as? String, "\(name) \(index)")
        #expect(variant.kind.rawValue == row["kind"] as? String, "\(name) \(index)")
        let written = JSONWriter.pretty(SpecEncoder.encode(variant.spec))
        let drawn = try #require(JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any])
        // The other columns are paths such as `layout.spacing`.
        for (path, value) in row {
          let keys = path.split(separator: ".").map(String.init)
          guard keys.count == 2 else { continue }
          let ours = try #require(drawn[keys[0]] as? [String: NSObject])
          #expect(ours[keys[1]] == value as? NSObject, "\(name) \(index) \(variant.title): \(path)")
        }
      }
    }
  }
}
