// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveNative
import WeaveRender
import WeaveResolve
import WeaveTime

/// The templates that draw snapshots, in every state of the data.
@Suite struct FactTemplateTests {
  static let designs = [
    "activity", "clock", "clock-digits", "clock-words", "conditions", "feels-like", "next-up", "reminders",
    "reminders-focus", "steps", "steps-month", "steps-year", "uv", "weather", "wet-bulb",
  ]

  /// A folder of snapshots and a moment that it is fresh at; without a folder nothing is known.
  struct State: Sendable, CustomTestStringConvertible {
    var folder: String?
    var now: String
    var zone: String
    var testDescription: String { folder ?? "nothing" }
  }

  static let states = [
    State(folder: "lyon", now: "2026-03-28T13:05:00Z", zone: "Europe/Paris"),
    State(folder: "tokyo-night", now: "2026-05-16T13:40:00Z", zone: "Asia/Tokyo"),
    State(folder: "tromso-winter", now: "2026-01-05T10:20:00Z", zone: "Europe/Oslo"),
    State(folder: "empty-ish", now: "2026-03-28T13:05:00Z", zone: "Europe/Paris"),
    State(folder: nil, now: "2026-03-28T13:05:00Z", zone: "Europe/Paris"),
  ]

  /// The home screen in each appearance, the lock screen over two wallpapers.
  private static let pictures =
    [WidgetSize.small, .medium, .large].flatMap { size in
      RenderEnvironment.Appearance.allCases.map { (size: size, appearance: $0) }
    }
    + WidgetSize.allCases.filter(\.isAccessory).flatMap { size in
      RenderEnvironment.Appearance.coloured.map { (size: size, appearance: $0) }
    }

  private func environment(
    _ state: State, _ size: WidgetSize, _ appearance: RenderEnvironment.Appearance = .light,
    locale: String = "en_US", textSize: TextSize = .large
  ) -> RenderEnvironment {
    var environment = RenderEnvironment.fixed(size, appearance, locale: locale, textSize: textSize)
    environment.now = InstantText.date(state.now) ?? environment.now
    environment.timeZone = TimeZone(identifier: state.zone) ?? .gmt
    return environment
  }

  private func drawn(
    _ name: String, _ state: State, _ environment: RenderEnvironment, _ renderer: Renderer
  ) throws -> Checked<Rendering> {
    let design = try Design("Gallery/\(name)")
    let snapshots = try state.folder.map { try Repository.snapshots($0, at: environment.now) } ?? Snapshots()
    return try renderer.render(design.widget, in: environment, photos: design.photos, snapshots: snapshots)
  }

  /// Nothing leaves its widget or lies on something else, whatever the data, the language and the text size.
  @Test(arguments: designs, states) func everythingHasItsPlace(name: String, state: State) throws {
    let renderer = try Renderer()
    for size in WidgetSize.allCases {
      for (locale, textSize) in [
        ("en_US", TextSize.large), ("de_DE", .large), ("ar_EG", .large), ("ja_JP", .large), ("en_US", .xSmall),
        ("de_DE", .accessibility5),
      ] {
        let environment = environment(state, size, locale: locale, textSize: textSize)
        let checked = try drawn(name, state, environment, renderer)
        let place = "\(size) \(locale) \(textSize)"
        let picture = try #require(checked.output, "\(place)")
        let problems = checked.diagnostics.filter { [.layoutOverflow, .layoutSqueezed].contains($0.code) }
        #expect(problems.map(\.message.text) == [], "\(place)")
        let texts = picture.layout.uprightTexts.filter { !$0.frame.isEmpty }
        for (index, text) in texts.enumerated() {
          for other in texts[(index + 1)...] where text.overlaps(other) {
            Issue.record("\(place): \(text.id) \(text.frame) lies on \(other.id) \(other.frame)")
          }
        }
      }
    }
  }

  @Test(arguments: designs, states) func librsvgDrawsTheSame(name: String, state: State) throws {
    let renderer = try Renderer()
    // An SVG keeps its edges smooth where the pixels of an e-ink picture are black or white.
    for (size, appearance) in Self.pictures where appearance != .eink {
      let picture = try #require(
        drawn(name, state, environment(state, size, appearance), renderer).output)
      let expected = try renderer.pixels(picture)
      let frame = Size(width: Double(expected.width), height: Double(expected.height))
      let actual = try decodePhoto(Array(renderer.svg(picture).utf8), svgSize: frame)
      let share = try #require(expected.share(differingFrom: actual, byMoreThan: 24))
      #expect(share <= 0.01, "\(size) \(appearance): \(share * 100) %")
    }
  }
}

extension LayoutNode {
  /// The texts that are seen where their frames say: a clock's numerals are turned to their places.
  fileprivate var uprightTexts: [LayoutNode] {
    switch content {
    case .text: [self]
    case .effect(.rotation), .effect(.opacity(0)): []
    default: children.flatMap(\.uprightTexts)
    }
  }

  /// Whether two texts share more than a point in both directions: line boxes may touch.
  fileprivate func overlaps(_ other: LayoutNode) -> Bool {
    let common = frame.intersection(other.frame)
    return common.width > 1 && common.height > 4
  }
}
