// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// `weave-bench`: how long a design takes, warm, on one thread, pass by pass; prints JSON.
@main
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weave-bench", abstract: "Times one design, pass by pass, in one warm process.")

  @Argument(help: "Design files, drawn at medium size and two pixels a point; several with --designs alone.")
  var specs: [String]

  @Option(help: "How often each measurement is repeated; medians are printed.")
  var runs = 200

  @Option(help: "Only run this pass, and measure nothing: for programs that count instructions.")
  var only: Stage?

  @Option(help: ArgumentHelp("A folder of snapshots for --minutes and --designs.", valueName: "folder"))
  var snapshots: String?

  @Flag(help: "Only draw pictures whose clock goes on by a minute, and measure nothing, as --only does.")
  var minutes = false

  @Flag(help: "With --minutes: of no picture anything is known but its letters.")
  var anew = false

  @Option(
    help: ArgumentHelp("Only time files for a panel whose clock goes on by a minute; prints ms.", valueName: "name"))
  var panel: String?

  @Option(help: "The widget size of --designs and --minutes.")
  var size = "medium"

  @Flag(help: "Only time pictures of several designs, with the moment moving and with the variable turn changing.")
  var designs = false

  @Flag(help: "With --designs: pictures of which nothing is known are timed by the clock, with all processors.")
  var together = false

  func run() throws {
    guard let size = WidgetSize(rawValue: size) else { throw ValidationError("there is no size \(size)") }
    var moment = Self.moment
    (moment.size, moment.canvas) = (size, Device.standard.canvas(for: size))
    if designs {
      let survey = DesignSurvey(
        paths: specs, environment: moment, snapshots: snapshots, runs: runs, usesAllProcessors: together)
      return print(try survey.run())
    }
    guard let spec = specs.first, specs.count == 1 else { throw ValidationError("name one design, or add --designs") }
    let bytes = try Inputs.read(spec, limit: Limits.designBytes)
    let source = SourceText(name: spec, bytes: bytes)
    if let panel {
      let clock = try PanelClock(source, on: panel, at: Self.moment.now)
      for _ in 0..<3 { try clock.draw() }
      return print(Self.number(try median(of: runs) { try clock.draw() }))
    }
    if minutes {
      let facts = try MovingClock.snapshots(snapshots, now: moment.now)
      let renderer = try Renderer(reuse: anew ? .texts : .on)
      let clock = try MovingClock(source, moment, snapshots: facts, renderer: renderer)
      for _ in 0..<runs { try clock.drawPNG() }
      return
    }
    let passes = try CardPasses(source, Self.environment)
    if let only {
      for _ in 0..<runs { try passes.run(only) }
      return
    }
    let card = try Card(source, Self.environment)
    _ = try median(of: runs / 4) { try card.drawPNG() }
    let png = try median(of: runs) { try card.drawPNG() }
    let pixels = try median(of: runs) { try card.drawPixels() }
    let stages = try Stage.allCases.map { stage in
      "\"\(stage.rawValue)\": \(Self.number(try median(of: runs) { try passes.run(stage) }))"
    }
    let nodes = try [100, 1_000, 10_000].map { count in
      let passes = try CardPasses(Self.grown(to: count), Self.environment)
      return "\"\(count)\": \(Self.number(try median(of: max(3, runs * 10 / count)) { try passes.run(Self.toPixels) }))"
    }
    let anewPixels = try median(of: runs) { try passes.run(Self.toPixels) }
    let anewPNG = try median(of: runs) { try passes.run(Self.toPixels + [.encode]) }
    print(
      """
      {"png_ms": \(Self.number(png)), "pixels_ms": \(Self.number(pixels)), "png_bytes": \(try card.drawPNG().count), \
      "anew": {"pixels_ms": \(Self.number(anewPixels)), "png_ms": \(Self.number(anewPNG))}, \
      "stages": {\(stages.joined(separator: ", "))}, "nodes": {\(nodes.joined(separator: ", "))}}
      """)
  }

  /// The way to pixels for a picture of which nothing is known but its texts.
  private static let toPixels: [Stage] = [.read, .validate, .resolve, .layout, .draw]

  private static let environment = RenderEnvironment(
    now: Date(timeIntervalSince1970: 1_795_168_800), timeZone: .gmt, locale: Locale(identifier: "en_US"),
    canvas: Device.standard.canvas(for: .medium))

  /// The moment of the snapshots of `Specs/Snapshots/lyon`.
  private static let moment: RenderEnvironment = {
    var moment = environment
    moment.now = Date(timeIntervalSince1970: 1_774_703_130)
    moment.timeZone = TimeZone(identifier: "Europe/Paris") ?? .gmt
    return moment
  }()

  /// A design of so many nodes: rows of ten coloured dots.
  private static func grown(to count: Int) -> SourceText {
    let dot = #"{"type": "shape", "shape": "circle", "fill": "accent", "frame": {"width": 3, "height": 3}}"#
    let row =
      #"{"type": "hstack", "spacing": 1, "children": [\#(Array(repeating: dot, count: 9).joined(separator: ", "))]}"#
    let rows = Array(repeating: row, count: count / 10 - 1).joined(separator: ",\n")
    let text =
      #"{"version": 8, "name": "Dots", "primaryText": "Dots", "layout": {"template": "custom"}, "#
      + #""content": {"type": "vstack", "spacing": 1, "children": [\#(rows)]}}"#
    return SourceText(name: "dots", bytes: Array(text.utf8))
  }

  /// Milliseconds: the middle one of several runs.
  private func median(of count: Int, _ body: () throws -> Void) throws -> Double {
    let clock = ContinuousClock()
    let times = try (0..<max(count, 1)).map { _ in try clock.measure(body) }.sorted()
    return times[times.count / 2] / .milliseconds(1)
  }

  static func number(_ milliseconds: Double) -> String {
    String((milliseconds * 1_000).rounded() / 1_000)
  }
}

extension Stage: ExpressibleByArgument {}
