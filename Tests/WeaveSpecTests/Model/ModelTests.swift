// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

@Suite struct ModelTests {
  private var spec: WidgetSpec {
    var spec = WidgetSpec(id: Fixed.id, updatedAt: Fixed.now)
    spec.secondaryText = "second"
    spec.symbol = SymbolSpec(name: "star")
    return spec
  }

  @Test func aVariantClearsWhatItLacks() {
    var spec = spec
    var set = MatchedSet()
    set.small = MatchedSet.Variant(primaryText: "S")
    set.large = MatchedSet.Variant(primaryText: "L")
    spec.matchedSet = set
    let small = spec.resolved(for: .small)
    #expect(small.primaryText == "S" && small.secondaryText == nil && small.symbol == nil)
    #expect(small.name == spec.name && small.style == spec.style)
    let medium = spec.resolved(for: .medium)
    #expect(medium.primaryText == "Hello" && medium.secondaryText == "second" && medium.symbol?.name == "star")
    #expect(spec.resolved(for: .extraLarge).primaryText == "L")
  }

  @Test func aSizeShowsItsOwnRendering() {
    var image = ImageSpec(fileName: "medium.jpg")
    #expect(image.fileName(for: .small) == "medium.jpg")
    var photo = SmartPhotoSpec(masterFileName: "master.jpg", algorithmVersion: 5, preparedAt: Fixed.now)
    photo.small = SmartPhotoSpec.Variant(
      renderFileName: "small.jpg", cropRect: .init(x: 0, y: 0, width: 1, height: 1),
      pixelSize: .init(width: 1, height: 1))
    image.smartPhoto = photo
    #expect(image.fileName(for: .small) == "small.jpg")
    #expect(image.fileName(for: .large) == "medium.jpg")
  }

  @Test func writingAndReadingIsIdentity() throws {
    var full = spec
    full.image = ImageSpec(fileName: "photo.jpg")
    full.image?.filter = ImageSpec.Filter(.noir, intensity: 0.8)
    full.actionBar = ActionBarSpec([
      .init(
        id: Fixed.id, title: "+2", systemImage: "plus", kind: .incrementVariable, variableKey: "n", incrementAmount: 2)
    ])
    full.layout.alignment = .centre
    full.layout.template = .reminders
    full.layout.splitsNumber = false
    full.remindersConfig = RemindersConfig()
    full.remindersConfig?.selectedListIDs = ["a"]
    full.clockConfig = ClockConfig()
    full.clockConfig?.iconSecondHandColourToken = .white
    full.variables = ["n": .number(3)]
    full.accessibilityLabel = "All"
    full.style = try #require(ThemePreset.named("ember-night")).style
    var set = MatchedSet()
    set.small = MatchedSet.Variant(primaryText: "S")
    full.matchedSet = set
    for shape in [SpecDocument.Shape.envelope, .array, .single, .storage] {
      let document = SpecDocument(shape, specs: [full], createdAt: shape == .envelope ? Fixed.now : nil)
      let checked = Fixed.decode(JSONWriter.pretty(SpecEncoder.encode(document)))
      #expect(checked.output == document)
      #expect(!checked.hasErrors)
    }
  }

  @Test func normalizingTwiceChangesNothing() {
    var spec = spec
    spec.name = "  "
    spec.layout.primaryLineLimitSmall = 8
    spec.layout.template = .clockIcon
    spec.version = 7
    let once = spec.normalized()
    #expect(once.clockConfig?.face == .ceramic)
    #expect(once.layout.primaryLineLimitSmall == 2)
    #expect(once.normalized() == once)
  }

  @Test func themesReplaceTheStyle() throws {
    #expect(ThemePreset.all.count == 7)
    let ocean = try #require(ThemePreset.named("ocean-glass"))
    var spec = spec
    spec.style.padding = 3
    spec.layout.template = .clockIcon
    let themed = ocean.applied(to: spec.normalized())
    #expect(themed.style.padding == 16 && themed.style.accent == .teal)
    #expect(themed.style.backgroundOverlay == .radialGlow && themed.style.backgroundOverlayOpacity == 0.33)
    #expect(themed.clockConfig?.theme == .ocean)
  }

  @Test func datesAreWrittenInWholeSeconds() {
    var spec = spec
    for (seconds, text) in [
      (791_631_000.9, "2026-02-01T09:30:00Z"), (0, "2001-01-01T00:00:00Z"), (-978_307_201, "1969-12-31T23:59:59Z"),
      (1e300, "9999-12-31T23:59:59Z"), (-1e300, "0000-01-01T00:00:00Z"), (730_857_600, "2024-02-29T00:00:00Z"),
    ] {
      spec.updatedAt = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(SpecEncoder.encode(spec)["updatedAt"]?.stringValue == text)
    }
  }
}
