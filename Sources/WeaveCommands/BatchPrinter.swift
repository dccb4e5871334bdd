// SPDX-License-Identifier: MIT

import ArgumentParser
import Synchronization
import WeaveBatch
import WeaveDiagnostics
import WeaveRender

/// The form of a batch's progress.
enum BatchProgressStyle: String, ExpressibleByArgument, CaseIterable { case auto, bar, lines, json, none }

/// Reports mistakes, warnings and progress of a batch, at most ten times a second.
final class BatchPrinter: Sendable {
  private struct State {
    var lastTold: ContinuousClock.Instant
    var hasBar = false
    var details: Set<String> = []
    /// How often each mistake occurred, and its first place.
    var mistakes: [Mistake: (place: String, count: Int)] = [:]
  }

  /// The common part of equal mistakes in several rows.
  private struct Mistake: Hashable {
    var message, details: String
  }

  /// The number of kinds of mistakes that are counted; further ones are reported row by row.
  private static let kinds = 1_000

  private let style: BatchProgressStyle
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  init(_ style: BatchProgressStyle) {
    self.style = style == .auto ? (Output.reportIsSeen ? .bar : .lines) : style
    state = Mutex(State(lastTold: start))
  }

  func report(_ event: BatchEvent) {
    state.withLock { state in
      switch event {
      case .problem(let problem): report(problem, &state)
      case .warning(let warning): report(warning, &state)
      case .picture(let file, let progress): report(file, progress, &state)
      }
    }
  }

  /// Removes the progress bar.
  func clear() { state.withLock { Self.clear(&$0) } }

  /// The last line.
  func summary(_ summary: BatchSummary, canResume: Bool) -> String {
    clear()
    let progress = summary.progress
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    if style == .json {
      for (name, nearest) in summary.unread {
        reportJSON(Self.warning("", origin: "--var", code: "variable", UnreadVariables.sentence(name, nearest)))
      }
      reportJSON(
        event("end", progress, seconds)
          + ", \"interrupted\": \(summary.signal != nil), \"seconds\": \(Self.tenths(seconds))}\n")
    } else {
      let repeated = state.withLock { $0.mistakes.values.filter { $0.count > 1 } }
      for (place, count) in repeated.sorted(by: { $0.place < $1.place }) {
        say("\(place): same error in \(Self.rows(count - 1))\n")
      }
      UnreadVariables.warn(summary.unread)
      for (origin, count) in summary.unsaid { say("\(origin): same warning in \(Self.rows(count))\n") }
    }
    var parts = ["\(Self.grouped(progress.drawn)) drawn"]
    if progress.reused > 0 { parts.append("\(Self.grouped(progress.reused)) from the cache") }
    if progress.kept > 0 { parts.append("\(Self.grouped(progress.kept)) as before") }
    if progress.failed > 0 { parts.append("\(Self.grouped(progress.failed)) failed") }
    let rate =
      progress.drawn > 0 && seconds > 0.5 ? ", \(Self.grouped(Int(Double(progress.done) / seconds))) a second" : ""
    let end = summary.signal != nil ? "interrupted: " : summary.hasStopped ? "stopped: " : ""
    let help = summary.signal != nil && canResume ? "; continue with --resume" : ""
    return "\(end)\(parts.joined(separator: ", ")) in \(Self.tenths(seconds)) s\(rate)\(help)\n"
  }

  // MARK: Events

  private func report(_ problem: BatchProblem, _ state: inout State) {
    Self.clear(&state)
    if style == .json { return reportJSON(Self.event(problem)) }
    let mistake = Mistake(message: problem.message, details: problem.details)
    if state.mistakes[mistake] != nil {
      state.mistakes[mistake]?.count += 1
      return
    }
    if state.mistakes.count < Self.kinds { state.mistakes[mistake] = (problem.place, 1) }
    say("\(problem)\n")
    // A design with errors has them for each of its rows.
    if !problem.details.isEmpty, state.details.insert(problem.details).inserted { report(problem.details) }
  }

  private func report(_ warning: BatchWarning, _ state: inout State) {
    Self.clear(&state)
    if style == .json {
      reportJSON(
        Self.warning(warning.place, origin: warning.origin, code: warning.code, warning.message))
    } else {
      let row = warning.place.isEmpty ? "" : "\(warning.place): "
      say("\(row)warning: \(warning.message) [\(warning.code)] at \(warning.origin)\n")
    }
  }

  /// A warning for programs, on one line.
  private static func warning(_ place: String, origin: String, code: String, _ message: String) -> String {
    "{\"event\": \"warning\", \(Self.place(place)), \"origin\": \(JSONText.literal(origin)), "
      + "\"code\": \(JSONText.literal(code)), \"message\": \(JSONText.literal(message))}\n"
  }

  /// A mistake for programs, on one line.
  private static func event(_ problem: BatchProblem) -> String {
    let findings: [String] = problem.findings.map { finding in
      let words = [
        ("severity", finding.severity), ("code", finding.code), ("message", finding.message), ("file", finding.file),
      ]
      let members: [String] = words.map { "\"\($0.0)\": \(JSONText.literal($0.1))" }
      let line: String = finding.line.map { ", \"line\": \($0)" } ?? ""
      let column: String = finding.column.map { ", \"column\": \($0)" } ?? ""
      return "{" + members.joined(separator: ", ") + line + column + "}"
    }
    return "{\"event\": \"error\", \(place(problem.place)), \"code\": \(JSONText.literal(problem.code)), "
      + "\"message\": \(JSONText.literal(problem.message))"
      + (findings.isEmpty ? "" : ", \"diagnostics\": [\(findings.joined(separator: ", "))]") + "}\n"
  }

  /// The place of a row, whole and in parts: `"place": "rows.csv:2:5", "file": "rows.csv", "line": 2, "column": 5`.
  private static func place(_ place: String) -> String {
    var parts = place.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let text = "\"place\": \(JSONText.literal(place)), \"file\": \(JSONText.literal(parts.joined(separator: ":")))"
    return text + zip(["line", "column"], numbers).map { ", \"\($0)\": \($1)" }.joined()
  }

  private func report(_ file: String, _ progress: BatchProgress, _ state: inout State) {
    let now = ContinuousClock.now
    let pause: Duration = style == .bar ? .milliseconds(100) : style == .json ? .milliseconds(500) : .seconds(5)
    guard style != .none, now - state.lastTold >= pause else { return }
    state.lastTold = now
    let seconds = (now - start) / .seconds(1)
    switch style {
    case .json: reportJSON(event("progress", progress, seconds) + ", \"file\": \(JSONText.literal(file))}\n")
    case .bar:
      state.hasBar = true
      report("\r\u{1B}[2K\(Self.bar(progress.fraction))\(line(progress, seconds))")
    default: report(line(progress, seconds) + "\n")
    }
  }

  private func event(_ name: String, _ progress: BatchProgress, _ seconds: Double) -> String {
    var text = "{\"event\": \"\(name)\", \"done\": \(progress.done), \"drawn\": \(progress.drawn), "
    text += "\"reused\": \(progress.reused), \"kept\": \(progress.kept), \"failed\": \(progress.failed), "
    text += "\"rate\": \(Self.tenths(seconds > 0 ? Double(progress.done) / seconds : 0))"
    if let fraction = progress.fraction { text += ", \"fraction\": \((fraction * 1_000).rounded() / 1_000)" }
    if let left = Self.secondsLeft(progress, seconds) { text += ", \"secondsLeft\": \(Self.tenths(left))" }
    return text
  }

  private func line(_ progress: BatchProgress, _ seconds: Double) -> String {
    var text = "\(Self.grouped(progress.done)) done"
    if progress.failed > 0 { text += ", \(Self.grouped(progress.failed)) failed" }
    if seconds > 0 { text += ", \(Self.grouped(Int(Double(progress.done) / seconds))) a second" }
    if let left = Self.secondsLeft(progress, seconds) { text += ", \(Self.span(left)) left" }
    return text
  }

  // MARK: Parts

  private static func clear(_ state: inout State) {
    guard state.hasBar else { return }
    state.hasBar = false
    Output.report("\r\u{1B}[2K")
  }

  private func report(_ text: String) { Output.report(text) }

  /// Writes a line for programs, made safe if it goes to a terminal.
  private func reportJSON(_ line: String) { Output.report(Output.reportIsSeen ? Echo.safe(line) : line) }

  /// Writes text that quotes rows.
  private func say(_ text: String) { Console.error(text) }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 more row" : "\(grouped(count)) more rows" }

  /// The remaining time, estimated from the remaining rows; nil until enough is known.
  private static func secondsLeft(_ progress: BatchProgress, _ seconds: Double) -> Double? {
    guard let fraction = progress.fraction, fraction > 0.01, seconds > 0.3 else { return nil }
    return max(0, seconds / fraction - seconds)
  }

  private static func bar(_ fraction: Double?) -> String {
    guard let fraction else { return "" }
    let filled = Int((min(max(fraction, 0), 1) * 24).rounded())
    return String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
      + " \(Int(fraction * 100))%  "
  }

  private static func span(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e9).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    return whole < 3_600 ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3_600) h \(whole % 3_600 / 60) min"
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// The number with commas between thousands.
  private static func grouped(_ count: Int) -> String {
    var digits = String(count)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
