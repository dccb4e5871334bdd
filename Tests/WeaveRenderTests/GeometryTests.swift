// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveTime

/// Every template of facts in the frames of phones, tablets and panels, with facts that strain it, at five text sizes: laid
/// out and not painted. Nothing may lie on anything else, leave the widget, be clipped, or crowd one half.
@Suite struct GeometryTests {
  static let designs = [
    "weather", "next-up", "reminders", "reminders-focus", "steps", "steps-month", "steps-year", "activity",
    "feels-like", "conditions", "wet-bulb", "uv",
  ]

  struct Frame: CustomStringConvertible {
    var size: WidgetSize
    var canvas: Size
    /// A panel has no reader who sets the size of its texts.
    var textSizes: [TextSize] = [.xSmall, .medium, .large, .xLarge, .xxxLarge]

    var description: String { "\(size) \(decimal(canvas.width)) × \(decimal(canvas.height))" }
  }

  /// A smallest, a usual and a largest phone, two tablets, and panels.
  static let frames: [Frame] = {
    let phones = ["iphone-320", "iphone-se", "iphone-390", "iphone-402-ios26", "iphone-440-ios26"]
    let tablets = ["ipad-768", "ipad-820", "ipad-1024"]
    var frames = (phones + tablets).compactMap(Device.named).flatMap { device in
      [WidgetSize.small, .medium, .large].map { Frame(size: $0, canvas: device.canvas(for: $0)) }
    }
    frames += tablets.compactMap(Device.named).map { Frame(size: .extraLarge, canvas: $0.canvas(for: .extraLarge)) }
    let panels: [(WidgetSize, Double, Double)] = [
      (.medium, 296, 128), (.large, 400, 300), (.extraLarge, 800, 480), (.extraLarge, 936, 702),
    ]
    frames += panels.map { Frame(size: $0.0, canvas: Size(width: $0.1, height: $0.2), textSizes: [.large]) }
    return frames
  }()

  private static let codes: Set<DiagnosticCode> = [
    .layoutOverflow, .layoutSqueezed, .layoutOverlap, .layoutClipped, .layoutEmptyHalf,
  ]

  @Test(arguments: designs) func everythingHasItsPlace(name: String) throws {
    let renderer = try Renderer()
    let design = try Design("Gallery/\(name)")
    for strain in StrainedFacts.allCases {
      let facts = try strain.snapshots()
      for frame in Self.frames {
        for textSize in Self.thinned(frame.textSizes) {
          let environment = RenderEnvironment.fixed(frame.size, textSize: textSize, canvas: frame.canvas)
          let drawn = try renderer.render(design.widget, in: environment, photos: design.photos, snapshots: facts)
          let place = "\(frame), text \(textSize), \(strain)"
          #expect(drawn.output != nil, "\(place)")
          for problem in drawn.diagnostics where Self.codes.contains(problem.code) {
            Issue.record("\(place): \(problem.node ?? ""): \(problem.message.text)")
          }
        }
      }
    }
  }

  /// Small panels and the lock screen in black and white, where letters are large: in English, and in a language of long words.
  @Test(arguments: designs, ["en_US", "de_DE"]) func everythingHasItsPlaceOnEInk(name: String, locale: String) throws {
    let renderer = try Renderer()
    let design = try Design("Gallery/\(name)")
    for strain in StrainedFacts.allCases {
      let facts = try strain.snapshots()
      for frame in Self.panels {
        let environment = RenderEnvironment.fixed(
          frame.size, .eink, locale: locale, shape: .square, canvas: frame.canvas, scale: 1)
        let drawn = try renderer.render(design.widget, in: environment, photos: design.photos, snapshots: facts)
        #expect(drawn.output != nil, "\(frame), \(strain)")
        for problem in drawn.diagnostics where Self.codes.contains(problem.code) {
          Issue.record("\(frame), \(strain): \(problem.node ?? ""): \(problem.message.text)")
        }
      }
    }
  }

  private static let panels: [Frame] = {
    let canvases: [(WidgetSize, Double, Double)] = [
      (.small, 158, 158), (.small, 212, 104), (.medium, 250, 122), (.medium, 296, 128), (.medium, 400, 200),
      (.large, 400, 300), (.extraLarge, 800, 480),
    ]
    let accessories: [WidgetSize] = [.accessoryInline, .accessoryCircular, .accessoryRectangular]
    let phones = ["iphone-390", "iphone-se-ios26"].compactMap(Device.named)
    return canvases.map { Frame(size: $0.0, canvas: Size(width: $0.1, height: $0.2)) }
      + phones.flatMap { phone in accessories.map { Frame(size: $0, canvas: phone.canvas(for: $0)) } }
  }()

  /// Designs of the gallery with a layout of their own say in it what the lock screen shows.
  @Test(arguments: [
    "steps-card", "server-card", "departure-board", "bus-board", "week-rain", "habit-grid", "guest-network", "today",
    "packing",
  ])
  func ownLayoutsHaveAccessories(name: String) throws {
    let renderer = try Renderer()
    let design = try Design("Gallery/\(name)")
    for size in [WidgetSize.accessoryInline, .accessoryCircular, .accessoryRectangular] {
      let drawn = try renderer.render(design.widget, in: .fixed(size), photos: design.photos)
      let layout = try #require(drawn.output).layout
      #expect(!layout.texts.isEmpty, "\(size)")
      for problem in drawn.diagnostics where Self.codes.contains(problem.code) || problem.code == .layoutTextCut {
        Issue.record("\(size): \(problem.node ?? ""): \(problem.message.text)")
      }
    }
  }

  /// The day's card says less in low frames, and leaves none of them.
  @Test func theDaysCardFitsLowFrames() throws {
    let renderer = try Renderer()
    let design = try Design("Gallery/today")
    let panels: [(WidgetSize, Double, Double)] = [
      (.medium, 250, 122), (.medium, 296, 128), (.large, 400, 300), (.extraLarge, 800, 480),
    ]
    let facts = try StrainedFacts.crowd.snapshots()
    for (size, width, height) in panels {
      let environment = RenderEnvironment.fixed(
        size, .eink, shape: .square, canvas: Size(width: width, height: height), scale: 1)
      let drawn = try renderer.render(design.widget, in: environment, photos: design.photos, snapshots: facts)
      #expect(!drawn.diagnostics.contains { $0.code == .layoutOverflow }, "\(width) × \(height)")
    }
    for (name, size) in [("iphone-se-ios26", WidgetSize.large), ("iphone-320", .large), ("ipad-768", .extraLarge)] {
      let device = try #require(Device.named(name))
      let environment = RenderEnvironment.fixed(size, canvas: device.canvas(for: size))
      let drawn = try renderer.render(design.widget, in: environment, photos: design.photos, snapshots: facts)
      #expect(!drawn.diagnostics.contains { $0.code == .layoutOverflow }, "\(name)")
    }
  }

  /// What an author laid out for a phone says less on the smallest panels, and nothing of it is cut or leaves the frame.
  @Test(arguments: [
    "week-rain", "departure-board", "server-card", "habit-grid", "steps-card", "lisbon", "lengths-swum", "packing",
    "habit-streak", "lake-caption",
  ])
  func ownLayoutsFitSmallPanels(name: String) throws {
    let renderer = try Renderer()
    let design = try Design("Gallery/\(name)")
    // Inky pHAT, Inky pHAT 250 × 122 and Waveshare 2.9", in points.
    for (width, height) in [(169.6, 83.2), (200, 97.6), (232.16, 100.39)] {
      let environment = RenderEnvironment.fixed(
        .medium, .eink, shape: .square, canvas: Size(width: width, height: height), scale: 1.25)
      let drawn = try renderer.render(design.widget, in: environment, photos: design.photos)
      for problem in drawn.diagnostics where Self.codes.contains(problem.code) || problem.code == .layoutTextCut {
        Issue.record("\(width) × \(height): \(problem.node ?? ""): \(problem.message.text)")
      }
    }
  }

  /// Lists leave nothing out where a row more would fit.
  @Test func departuresFillTheirFrame() throws {
    let renderer = try Renderer()
    let design = try Design("Gallery/departure-board")
    // Nine trains run; an iPhone of 420 points has room for all of them, one of 375 for seven.
    for (name, isWhole) in [("iphone-420-ios26", true), ("iphone-se", false)] {
      let device = try #require(Device.named(name))
      let environment = RenderEnvironment.fixed(.large, canvas: device.canvas(for: .large))
      let drawn = try renderer.render(design.widget, in: environment, photos: design.photos)
      let texts = try #require(drawn.output).layout.texts.compactMap(Self.text(of:))
      #expect(texts.contains { $0.contains("more") } != isWhole, "\(texts)")
      #expect(!drawn.diagnostics.contains { Self.codes.contains($0.code) }, "\(name)")
    }
  }

  /// What the day's card says of weather three days old: how old it is, and no number.
  @Test(arguments: [WidgetSize.small, .medium, .large, .accessoryCircular, .accessoryInline, .accessoryRectangular])
  func theDaysCardShowsNoWeatherThatIsTooOld(size: WidgetSize) throws {
    let design = try Design("Gallery/today")
    var environment = RenderEnvironment.fixed(size)
    let now = try #require(InstantText.date("2026-03-28T13:05:00Z"))
    environment.now = now
    let drawn = try Renderer().render(
      design.widget, in: environment, photos: design.photos, snapshots: Repository.snapshots("empty-ish", at: now))
    let texts = try #require(drawn.output).layout.texts.compactMap(Self.text(of:)).joined(separator: " ")
    #expect(texts.contains("–"))
    #expect(texts.replacing("\u{A0}", with: " ").contains("3 d"))
    #expect(!texts.contains("9°"))
  }

  private static func text(of node: LayoutNode) -> String? {
    guard case .text(let text, _) = node.content else { return nil }
    return text.string
  }

  /// A build without optimisation lays out fifty times more slowly, and looks at the standard and the largest texts.
  private static func thinned(_ sizes: [TextSize]) -> [TextSize] {
    #if DEBUG
      return sizes.filter { $0 == .large || $0 == .xLarge }
    #else
      return sizes
    #endif
  }
}
