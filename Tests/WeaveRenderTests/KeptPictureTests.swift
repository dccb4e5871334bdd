// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveExpressions
import WeaveFacts
import WeaveGraphics
import WeaveRaster
import WeaveRender
import WeaveResolve
import WeaveSpec

/// A renderer paints and compresses only what differs from its last picture. No byte may tell.
@Suite struct KeptPictureTests {
  /// Every design of `Specs` that can be drawn, most of them small ones of one feature.
  static let designs = ["Content", "Fixtures", "Gallery"].flatMap { Repository.designs(in: $0) }

  @Test(arguments: designs) func aChangeLeavesNothingOfThePictureBefore(name: String) throws {
    let design = try Design(name)
    let (kept, anew) = (try Renderer(), try Rasterizer(keepsPictures: false))
    let isFixture = name.hasPrefix("Fixtures")
    let first = isFixture ? RenderEnvironment.fixture : .fixed(.medium)
    for environment in [first, .fixed(.small, .dark, scale: 3)] {
      var picture = try design.drawn(kept, environment)
      _ = try kept.png(picture)
      for step in 0..<8 {
        picture.displayList.change(step)
        let bytes = try kept.png(picture)
        let list = picture.displayList
        #expect(try anew.drawPNG(list, scale: picture.scale) == bytes, "\(environment.size), after change \(step)")
      }
    }
  }

  @Test(arguments: designs) func anotherValueLeavesNothingOfTheOneBefore(name: String) throws {
    let design = try Design(name)
    let kept = try Renderer()
    var variables: [String: String] = [:]
    try Self.expectSame(kept, design, variables)
    for variable in design.widget.spec.variables.keys.sorted().prefix(4) {
      for value in ["7", "Amsterdam Centraal", "", "7"] {
        variables[variable] = value
        try Self.expectSame(kept, design, variables)
      }
    }
  }

  @Test func whatNodesReadIsWatched() throws {
    let design = try Design("tricky", text: Array(Self.tricky.utf8))
    let kept = try Renderer()
    let rows: [[String: String]] = [
      [:], ["a": "1"], ["a": "1", "item.high": "9"], ["a": "1"], ["b": "wide"], ["b": "red"], ["b": "none"],
      ["b": "red"],
      ["name": "x"], ["item": "3"], ["a": "2", "index": "5"], ["a": "2"], ["last": "true"], ["size": "small"], [:],
      // The same letters to Swift, and not to a font.
      ["name": "caf\u{E9}"], ["name": "cafe\u{301}"], ["name": "caf\u{E9}"],
    ]
    for row in rows { try Self.expectSame(kept, design, row) }
  }

  @Test func theSameBytesAreCompiledOnce() throws {
    let renderer = try Renderer()
    func identity(_ text: String, _ now: Double = 0) -> CompiledWidget.Identity? {
      let source = SourceText(name: "a.json", text: text)
      let checked = renderer.compile(source, now: Date(timeIntervalSince1970: now))
      return checked.output?.widgets.first??.identity
    }
    let first = try #require(identity(Self.dear))
    #expect(identity(Self.dear) == first)
    #expect(identity(Self.dear + " ") != first)
    #expect(identity(Self.dear, 1) != first)
  }

  @Test func whatWasCutShortIsNotKept() throws {
    let design = try Design("dear", text: Array(Self.dear.utf8))
    let kept = try Renderer()
    let long = String(repeating: "word ", count: 4_000)
    for count in ["3000", "1", "300", "2"] {
      try Self.expectSame(kept, design, ["n": count, "a": long, "b": long])
    }
  }

  /// Texts that can cost more than a picture may.
  private static let dear = #"""
    {"version": 8, "name": "Dear", "primaryText": "Dear", "layout": {"template": "custom"},
     "variables": {"n": 1, "a": "a", "b": "b"},
     "content": {"type": "vstack", "children": [
       {"type": "forEach", "items": "=n", "children": [{"type": "when", "condition": "=a == b + index", "then": []}]},
       {"type": "text", "text": "{{b|uppercase}}", "lineLimit": 1},
       {"type": "when", "condition": "=b != a", "then": [{"type": "text", "text": "x"}],
         "else": [{"type": "text", "text": "y"}]}]}}
    """#

  @Test func aPictureOfAnotherMomentIsDrawnAsIfAlone() throws {
    let design = try Design("Gallery/lisbon")
    let (kept, environment) = (try Renderer(), RenderEnvironment.fixed(.medium))
    for minute in stride(from: 0, to: 600, by: 37) {
      var moment = environment
      moment.now = environment.now.addingTimeInterval(Double(minute) * 60)
      let alone = try Renderer()
      #expect(try kept.png(design.drawn(kept, moment)) == alone.png(design.drawn(alone, moment)), "after \(minute) min")
    }
  }

  /// A display draws the same design each minute: what it takes over from the minute before must not show.
  @Test(arguments: ["steps-year", "reminders", "next-up", "weather", "uv", "clock-words", "today", "week-rain"])
  func aMovingClockIsDrawnAsIfAlone(name: String) throws {
    let design = try Design("Gallery/\(name)")
    var environment = RenderEnvironment.fixed(.small)
    environment.now = Date(timeIntervalSince1970: 1_774_703_130)
    let request = RenderRequest(
      design: design.widget, environment: environment, facts: try Repository.snapshots("lyon", at: environment.now),
      photos: design.photos)
    let kept = try Renderer()
    for minutes in [0.0, 1, 15, 16.5, 541, 1_441, 2, 0] {
      let moment = request.at(environment.now.addingTimeInterval(minutes * 60))
      let (a, b) = (try kept.render(moment), try Renderer(reuse: .off).render(moment))
      #expect(a.diagnostics == b.diagnostics, "after \(minutes) min")
      let (picture, alone) = (try #require(a.output), try #require(b.output))
      #expect(picture.displayList == alone.displayList, "after \(minutes) min")
      #expect(picture.layout == alone.layout, "after \(minutes) min")
      let read = [picture, alone].map { $0.dependencies.facts.mapValues(\.value) }
      #expect(read[0] == read[1], "after \(minutes) min")
      #expect(picture.dependencies.readsClock == alone.dependencies.readsClock)
      #expect(picture.dependencies.facts.values.allSatisfy { $0.period.contains(moment.environment.now) })
    }
  }

  /// Letters leave nothing in other pictures, and neither does the canvas that all are painted on.
  @Test func aRendererThatKnowsLettersAloneDrawsAsIfAlone() throws {
    let texts = try Renderer(reuse: .texts)
    for name in ["weather", "background-aurora", "weather", "packing"] {
      let design = try Design("Gallery/\(name)")
      var environment = RenderEnvironment.fixed(.medium)
      environment.now = Date(timeIntervalSince1970: 1_774_703_130)
      let request = RenderRequest(
        design: design.widget, environment: environment, facts: try Repository.snapshots("lyon", at: environment.now),
        photos: design.photos)
      let alone = try Renderer(reuse: .off)
      let pictures = try [texts, alone].map { try $0.png(#require($0.render(request).output)) }
      #expect(pictures[0] == pictures[1], "\(name)")
    }
  }

  @Test func sizesAndAppearancesInTurnAreDrawnAsIfAlone() throws {
    let designs = try ["Gallery/habit-streak", "Gallery/packing", "Gallery/steps-card"].map { try Design($0) }
    let kept = try Renderer()
    for step in 0..<4 {
      let variables = ["count": "\(step * 9)", "done": "\(step)"]
      for design in designs {
        for environment in RenderEnvironment.phone {
          let alone = try Renderer()
          let pictures = try [kept, alone].map { renderer in
            let drawn = try renderer.render(
              design.widget, in: environment, variables: variables.mapValues { .string($0) }, photos: design.photos)
            return try renderer.png(#require(drawn.output))
          }
          #expect(pictures[0] == pictures[1], "\(design.name), \(environment.size), step \(step)")
        }
      }
    }
  }

  /// Names that hide others, values that are no colours or numbers, and a template with values of its own.
  private static let tricky = #"""
    {"version": 8, "name": "Tricky", "primaryText": "{{name}}", "layout": {"template": "custom"},
     "variables": {"a": "4", "b": "blue", "name": "N"},
     "content": {"type": "vstack", "children": [
       {"type": "forEach", "items": [{"high": 1}, {"high": 2}, 3], "children": [
         {"type": "text", "text": "{{item.high}} {{index}} {{a}}"},
         {"type": "when", "condition": "=last", "then": [{"type": "text", "text": "=item.high + a"}]}]},
       {"type": "forEach", "items": "=a", "as": "a", "index": "item", "children": [{"type": "text", "text": "{{a}}{{item}}"}]},
       {"type": "text", "text": "{{b}}", "foreground": "=b"},
       {"type": "hstack", "colorScheme": "dark", "children": [
         {"type": "text", "text": "{{isDark}} {{size}}"}, {"type": "text", "text": "{{index}}"}]},
       {"type": "shape", "shape": "circle", "frame": {"width": "=a * 2", "height": 4}, "fill": "=b"},
       {"type": "use", "id": "backdrop", "template": "classicTexts", "with": {"a": "=a"}},
       {"type": "when", "condition": "=a > 1", "then": [{"type": "use", "id": "same", "template": "clockDate"}],
         "else": [{"type": "use", "id": "same", "template": "activityDisc"}]},
       {"type": "text", "text": "{{item}}"}]}}
    """#

  private static func expectSame(_ kept: Renderer, _ design: Design, _ variables: [String: String]) throws {
    let alone = try Renderer()
    func draw(_ renderer: Renderer) throws -> Checked<Rendering> {
      try renderer.render(
        design.widget, in: .fixed(.medium), variables: variables.mapValues { .string($0) }, photos: design.photos)
    }
    let (a, b) = (try draw(kept), try draw(alone))
    #expect(a.diagnostics == b.diagnostics, "\(variables)")
    #expect(a.output?.displayList == b.output?.displayList, "\(variables)")
    #expect(a.output?.layout == b.output?.layout, "\(variables)")
    #expect(a.output?.dependencies == b.output?.dependencies, "\(variables)")
    guard let a = a.output, let b = b.output else { return }
    #expect(try kept.png(a) == alone.png(b), "\(variables)")
    #expect(try Array(kept.svg(a, liveText: true).utf8) == Array(alone.svg(b, liveText: true).utf8), "\(variables)")
  }
}

extension DisplayList {
  /// One small change of many kinds, another one at each step, somewhere else each time.
  fileprivate mutating func change(_ step: Int) {
    var leaves = 0
    items.forEachLeaf { _, _, _ in leaves += 1 }
    guard leaves > 0 else { return }
    var index = (step * 7 + leaves / 3) % leaves
    items.change(&index) { item in
      switch step % 4 {
      case 0: [DisplayItem(item.command.recoloured, node: item.node)]
      case 1: [DisplayItem(item.command, node: "again"), item]
      case 2: [DisplayItem(item.command.moved(x: 0.7, y: 1.3), node: item.node)]
      default: []
      }
    }
  }
}

extension [DisplayItem] {
  /// Puts others in the place of one leaf, counted through all groups; then `index` is below zero.
  fileprivate mutating func change(_ index: inout Int, _ others: (DisplayItem) -> [DisplayItem]) {
    for place in indices {
      if case .group(var group) = self[place].command {
        group.children.change(&index, others)
        self[place].command = .group(group)
      } else {
        index -= 1
        if index == -1 { replaceSubrange(place...place, with: others(self[place])) }
      }
      if index < 0 { return }
    }
  }
}

extension DrawCommand {
  fileprivate var recoloured: DrawCommand {
    let color = Color(red: 0.8, green: 0.1, blue: 0.3, alpha: 0.7)
    return switch self {
    case .fill(let path, _, let evenOdd): .fill(path, .color(color), evenOdd: evenOdd)
    case .stroke(let path, let style, _): .stroke(path, style, .color(color))
    case .glyphs(let run, let origin, _): .glyphs(run, at: origin, color)
    case .backdrop(let path, let radius, _): .backdrop(path, radius: radius, saturation: 0.5)
    default: self
    }
  }

  fileprivate func moved(x: Double, y: Double) -> DrawCommand {
    let map = Transform.translation(x: x, y: y)
    return switch self {
    case .fill(let path, let paint, let evenOdd): .fill(path.transformed(by: map), paint, evenOdd: evenOdd)
    case .stroke(let path, let style, let paint): .stroke(path.transformed(by: map), style, paint)
    case .glyphs(let run, let origin, let color): .glyphs(run, at: map.apply(origin), color)
    case .image(let image, let source, let box): .image(image, source: source, destination: box.offsetBy(dx: x, dy: y))
    default: self
    }
  }
}
