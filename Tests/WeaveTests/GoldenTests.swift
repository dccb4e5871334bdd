// SPDX-License-Identifier: MIT

import Testing
import Weave
import WeaveDisplay
import WeaveLayout
import WeaveResolve

/// Layout trees, drawing commands and pictures as they were when somebody looked at them.
@Suite struct GoldenTests {
  /// Small pictures of one behaviour each.
  @Test(arguments: Repository.designs(in: "Fixtures")) func fixturesAreAsBefore(name: String) throws {
    var environment = RenderEnvironment.fixture
    let picture = try Self.expectTexts(name, environment, path: name)
    guard !FixtureTests.names.contains(where: { name.hasSuffix("/\($0)") }) else { return }
    let renderer = try Renderer()
    try Golden.expect(file: renderer.png(picture), "Images/\(name).png")
    // Twice as large, for the eye.
    environment.scale = 2
    try Golden.expect(
      file: renderer.png(Design(name).drawn(renderer, environment)), "Images/\(name)@2x.png")
  }

  static let gallery = [
    "Gallery/habit-streak", "Gallery/lake-caption", "Gallery/lisbon", "Gallery/packing", "Gallery/steps-card",
  ]

  @Test(.enabled(if: Golden.updates || Golden.exists("Text/Gallery")), arguments: gallery)
  func galleryIsAsBefore(name: String) throws {
    for environment in RenderEnvironment.phone where environment.appearance == .light {
      try Self.expectTexts(name, environment, path: "\(name)-\(environment.size)")
    }
  }

  /// Specs/Content documents a behaviour a design.
  @Test(
    .enabled(if: Golden.updates || Golden.exists("Text/Content")), arguments: Repository.designs(in: "Content"))
  func contentIsAsBefore(name: String) throws {
    try Self.expectTexts(name, .fixed(.small), path: name)
  }

  @discardableResult
  static func expectTexts(_ name: String, _ environment: RenderEnvironment, path: String) throws -> RenderedWidget {
    let picture = try Design(name).drawn(Renderer(), environment)
    try Golden.expect(text: picture.layout.dump(), "Text/\(path).layout")
    try Golden.expect(text: picture.displayList.dump(), "Text/\(path).display")
    return picture
  }
}
