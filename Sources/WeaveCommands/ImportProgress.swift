// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveFeeds
import WeaveRender

/// The form of an import's progress.
enum ImportProgressStyle: String, ExpressibleByArgument, CaseIterable { case auto, bar, lines, none }

/// Reports the progress of a long import, with its rate and the remaining time.
///
/// It is a bar on a terminal, and a line now and then elsewhere; imports shorter than a second are not reported.
final class ImportProgress {
  private let path: String
  private let style: ImportProgressStyle
  private let start = ContinuousClock.now
  private var lastTold = ContinuousClock.now
  private var hasBar = false

  init(_ path: String, _ style: ImportProgressStyle) {
    self.path = path
    self.style = style == .auto ? (Output.reportIsSeen ? .bar : .lines) : style
  }

  func show(_ progress: FactImport.Progress) {
    let now = ContinuousClock.now
    let seconds = (now - start) / .seconds(1)
    let pause: Duration = style == .bar ? .milliseconds(200) : .seconds(5)
    guard style != .none, now - lastTold >= pause, seconds >= 1 else { return }
    lastTold = now
    let line = Self.line(progress, seconds)
    if style == .bar {
      hasBar = true
      Output.report("\r\u{1B}[2K\(Echo.safe(path)): \(line)")
    } else {
      Console.error("\(path): \(line)\n")
    }
  }

  /// Removes the progress bar.
  func clear() {
    if hasBar { Output.report("\r\u{1B}[2K") }
    hasBar = false
  }

  /// `320 of 1,000 MB, 130 MB/s, 6 s left`.
  static func line(_ progress: FactImport.Progress, _ seconds: Double) -> String {
    let rate = Double(progress.bytes) / max(seconds, 0.001)
    let done = progress.bytes / 1_000_000
    guard let total = progress.total, total >= progress.bytes, rate > 0 else {
      return "\(done) MB, \(Int(rate / 1e6)) MB/s"
    }
    let left = Int((Double(total - progress.bytes) / rate).rounded(.up))
    let time = left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s"
    return "\(done) of \(total / 1_000_000) MB, \(Int(rate / 1e6)) MB/s, \(time) left"
  }
}
