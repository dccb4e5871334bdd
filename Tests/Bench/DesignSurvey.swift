// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveNative
import WeaveRender
import WeaveResolve

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How long pictures of several designs take beside each other, in one warm process.
///
/// A picture's time is the mean of many in a row and not their middle: of a clock's pictures most may cost nothing, and one
/// an hour much. Each design is measured in turn, and all of them again, so that a busy machine slows them alike.
struct DesignSurvey {
  let paths: [String]
  let environment: RenderEnvironment
  let snapshots: String?
  /// Pictures in a row.
  let runs: Int
  /// Whether a picture of which nothing is known is timed by the clock, with all processors, and not by what it takes of one.
  let usesAllProcessors: Bool
  private static let rounds = 3

  /// What a process does once is no design's: it opens the families of fonts and makes the tables of facts, functions and
  /// symbols. This design has a node of each such kind, and is drawn before any other.
  private static let warmUp = SourceText(
    name: "warm-up.json",
    text: """
      {"version": 8, "id": "5E0C3C0B-3C42-4E0B-8B26-6D1D0F0C7A11", "updatedAt": "2026-11-20T09:00:00Z",
       "name": "Warm-up", "primaryText": "Warm-up", "layout": {"template": "custom"},
       "content": {"type": "vstack", "children": [
         {"type": "text", "text": "{{__steps_today}} {{__now||date:EEEE}}"},
         {"type": "text", "text": "a", "font": {"design": "monospaced"}},
         {"type": "text", "text": "a", "font": {"design": "serif"}},
         {"type": "text", "text": "a", "font": {"design": "rounded"}},
         {"type": "symbol", "name": "sun.max.fill", "size": 12},
         {"type": "qr", "text": "a"},
         {"type": "gauge", "value": 0.5},
         {"type": "chart", "values": [1, 2, 3], "mark": "line"}]}}
      """)

  /// Milliseconds a picture, and bytes of the first.
  private struct Figures {
    var first = 0.0
    var anew: [Double] = []
    var drawn: [Double] = []
    var turns: [Turn: [Double]] = [:]
    var bytes = 0

    var json: String {
      let turns = Turn.allCases.map { "\"\($0.rawValue)_ms\": \(BenchCommand.number(middle(self.turns[$0] ?? [])))" }
      return "{\"first_ms\": \(BenchCommand.number(first)), \"anew_ms\": \(BenchCommand.number(middle(anew))), "
        + "\"drawn_ms\": \(BenchCommand.number(middle(drawn))), "
        + "\(turns.joined(separator: ", ")), \"png_bytes\": \(bytes)}"
    }

    private func middle(_ times: [Double]) -> Double {
      let sorted = times.sorted()
      return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
  }

  /// The figures of all designs as JSON, by their paths.
  ///
  /// - Throws: a sentence where a design cannot be drawn.
  func run() throws -> String {
    let facts = try MovingClock.snapshots(snapshots, now: environment.now)
    let sources = try paths.map { SourceText(name: $0, bytes: try Inputs.read($0, limit: Limits.designBytes)) }
    var figures = [Figures](repeating: Figures(), count: paths.count)
    let renderer = try Renderer()
    for source in [Self.warmUp] + sources.prefix(1) {
      _ = try MovingClock(source, environment, snapshots: facts, renderer: renderer).drawPNG()
    }
    for (index, source) in sources.enumerated() {
      let clock = try MovingClock(source, environment, snapshots: facts, renderer: renderer)
      figures[index].first = try milliseconds(1) { figures[index].bytes = try clock.drawPNG().count }
    }
    for _ in 0..<Self.rounds {
      for (index, source) in sources.enumerated() {
        let (anew, drawn) = try anew(source, facts)
        figures[index].anew.append(anew)
        figures[index].drawn.append(drawn)
        for turn in Turn.allCases {
          let clock = try MovingClock(source, environment, snapshots: facts)
          for _ in 0..<4 { try clock.drawPNG(turn) }
          let time = try milliseconds(runs) { _ = try clock.drawPNG(turn) }
          figures[index].turns[turn, default: []].append(time)
        }
      }
    }
    let entries = zip(paths, figures).map { "\"\($0)\": \($1.json)" }
    return "{\(entries.joined(separator: ",\n"))}"
  }

  /// Milliseconds for a picture of a design that was never seen, and for the part of it that peers do, who are given what is drawn where: of
  /// it a renderer knows letters alone, as they do.
  private func anew(_ source: SourceText, _ facts: Snapshots) throws -> (all: Double, drawn: Double) {
    let renderer = try Renderer(fonts: nil, reuse: .texts, keepsDesigns: false, isAlone: usesAllProcessors)
    let clock = try MovingClock(source, environment, snapshots: facts, renderer: renderer)
    // As peers do, and until the processor runs at its full speed.
    for _ in 0..<max(4, runs / 8) { try clock.drawPNG() }
    let all = try average(max(4, runs / 4)) { try clock.drawPNG() }
    let rendering = try clock.rendered()
    return (all, try average(max(4, runs / 4)) { try clock.drawPNG(of: rendering) })
  }

  /// Milliseconds for one of so many: by the clock where all processors are used, else of one processor.
  private func average(_ count: Int, _ body: () throws -> Void) throws -> Double {
    guard usesAllProcessors else { return try milliseconds(count, body) }
    let time = try ContinuousClock().measure { for _ in 0..<count { try body() } }
    return time / .milliseconds(1) / Double(count)
  }

  /// Milliseconds of the processor for one of so many.
  private func milliseconds(_ count: Int, _ body: () throws -> Void) throws -> Double {
    let start = ProcessorTime.now
    for _ in 0..<count { try body() }
    return (ProcessorTime.now - start) * 1_000 / Double(max(count, 1))
  }
}

/// The time that this process has had of processors: a busy machine does not count.
enum ProcessorTime {
  /// Seconds since the process began.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
