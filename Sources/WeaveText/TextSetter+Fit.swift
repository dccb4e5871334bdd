// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// A scale with the lines that result from it.
struct Fit {
  var scale: Double
  /// The most that a line may take, in ticks before shrinking.
  var width: Int
  var breaking: Breaking
}

extension TextSetter {
  /// The largest scale at which all of the text fits, or the smallest allowed.
  ///
  /// A text that may shrink does so rather than split a word. If even the smallest scale splits a word, the largest
  /// scale that fits the text is used. Advances are proportional to the size, so trying a scale only means breaking the
  /// lines again for the width divided by it; nothing is shaped again.
  func fit(width: Double?, height: Double?) -> Fit {
    let full = attempt(1, width: width, height: height)
    let least = text.minimumScale.isFinite ? min(1, max(0.01, text.minimumScale)) : 1
    let isLow = { (fit: Fit) in self.isTaller(fit, than: height) }
    if least == 1 || (full.breaking.isComplete && !full.breaking.splitsWord && !isLow(full)) { return full }
    // Steps of 1/64, so that texts in a row with about the same width get the same size.
    let steps = Int(((1 - least) * 64).rounded(.up))
    let scale = { (step: Int) in max(least, 1 - Double(step) / 64) }
    for maySplitWord in [false, true] {
      let isGood = { (fit: Fit) in
        fit.breaking.isComplete && (maySplitWord || !fit.breaking.splitsWord) && !isLow(fit)
      }
      if isGood(full) { return full }
      var (low, high) = (0, steps)
      guard isGood(attempt(scale(high), width: width, height: height)) else { continue }
      while high - low > 1 {
        let middle = (low + high) / 2
        if isGood(attempt(scale(middle), width: width, height: height)) { high = middle } else { low = middle }
      }
      return attempt(scale(high), width: width, height: height)
    }
    return attempt(least, width: width, height: height)
  }

  /// Whether lines are taller than a height that the text was offered.
  private func isTaller(_ fit: Fit, than height: Double?) -> Bool {
    guard text.shrinksForHeight, let height, height.isFinite else { return false }
    return self.height(of: metrics(of: fit.breaking.lines)) * fit.scale > max(0, height) + 1e-6
  }

  private func attempt(_ scale: Double, width: Double?, height: Double?) -> Fit {
    let ticks = ticks(width, scale: scale)
    let limit = lineLimit(height, scale: scale)
    var breaking = breaker.lines(width: ticks, limit: limit)
    if let height, height.isFinite, let fitting = fittingLines(of: breaking, height: height, scale: scale) {
      breaking = breaker.lines(width: ticks, limit: fitting)
    }
    return Fit(scale: scale, width: ticks, breaking: breaking)
  }

  /// The number of lines that fit into a height, at least one. Nil if all fit, and if all lines have the same height:
  /// those are counted before they are broken.
  private func fittingLines(of breaking: Breaking, height: Double, scale: Double) -> Int? {
    guard spanMetrics != nil, breaking.lines.count > 1 else { return nil }
    let lines = metrics(of: breaking.lines)
    var count = lines.count
    while count > 1, self.height(of: Array(lines[..<count])) * scale > height + 1e-6 { count -= 1 }
    return count < lines.count ? count : nil
  }

  var breaker: LineBreaker {
    LineBreaker(paragraphs: paragraphs) { span in mark("-", span: span).width }
  }

  /// An ellipsis or a hyphen in the style of a span.
  func mark(_ mark: String, span: Int) -> ShapedParagraph {
    shaper.mark(mark, span: span, spans: text.spans, isRightToLeft: isRightToLeft)
  }

  /// A proposed width in ticks before shrinking, at least the width of the widest character. The hundredth of a tick
  /// allows a width that was a result to be proposed again.
  private func ticks(_ width: Double?, scale: Double) -> Int {
    guard let width, width.isFinite else { return Ticks.unbounded }
    let points = min(max(width, 0) / scale, 1e7)
    return max(widestCharacter, Int(points * Ticks.perPoint + 0.01) + leadingBearing)
  }

  /// The number of lines that the line limit and a proposed height allow; at least one.
  private func lineLimit(_ height: Double?, scale: Double) -> Int {
    let limit = max(1, text.lineLimit ?? Int.max)
    guard let height, height.isFinite, spanMetrics == nil else { return limit }
    // n lines take n - 1 pitches and a line, or a cap height.
    let line = text.box == .line ? metrics.height : metrics.capHeight
    let fitting = (height - line * scale) / (metrics.pitch * scale) + 1
    return min(limit, Int(max(1, min(fitting + 1e-6, 1e6))))
  }

  /// Breaks wrapped lines at the smallest width that keeps their number, so that they have about the same length.
  func balance(_ fit: inout Fit) {
    let (count, splitsWord) = (fit.breaking.lines.count, fit.breaking.splitsWord)
    guard text.isBalanced, fit.breaking.isComplete, count > paragraphs.count else { return }
    let breaker = breaker
    var (low, high) = (-1, fit.width)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let breaking = breaker.lines(width: middle, limit: count)
      if breaking.isComplete && (splitsWord || !breaking.splitsWord) { high = middle } else { low = middle }
    }
    let balanced = breaker.lines(width: high, limit: count)
    // Large letters may now be on two lines, which can make the text taller than the room.
    if spanMetrics != nil, height(of: metrics(of: balanced.lines)) > height(of: metrics(of: fit.breaking.lines)) {
      return
    }
    fit.breaking = balanced
  }
}
