// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension TestReport {
  /// A report for a terminal: differences first, then the counts.
  ///
  /// - Parameter limit: the number of pictures to list.
  public func text(color: Bool, limit: Int = 40) -> String {
    let paint = Painter(isOn: color)
    var text = driftText(paint)
    let shown = notable.filter { $0.state != .close }
    var listed: [[String]: String] = [:]
    for result in shown.prefix(limit) { text += lines(of: result, paint, &listed) }
    if shown.count > limit { text += "… and \(shown.count - limit) more\n" }
    text += causes(of: shown, paint)
    return text + (shown.isEmpty && text.isEmpty ? "" : "\n") + counts(paint) + "\n"
  }

  private func driftText(_ paint: Painter) -> String {
    outcome.driftLine.isEmpty ? "" : paint.bold(outcome.driftLine) + "\n\n"
  }

  /// - Parameter listed: the pictures listed so far, by their changes: a change of a design shows at every size, and is
  ///   only reported once.
  private func lines(of result: CaseResult, _ paint: Painter, _ listed: inout [[String]: String]) -> String {
    let word = result.isSettled ? (result.state == .orphaned ? "removed" : "written") : result.state.rawValue
    var text = paint.state(word.padded(to: 9), result) + Echo.safe(result.name)
    if result.state == .failed {
      return text + "\n" + result.message.split(separator: "\n").map { "    \(Echo.safe(String($0)))\n" }.joined()
    }
    if !result.summary.isEmpty, result.state != .new || !result.isSettled { text += paint.dim("  " + result.summary) }
    text += "\n"
    let likeness = result.changes.map { "\($0.verdict) \($0.node) \(Self.place(of: $0, in: result) ?? "")" }
    if !likeness.isEmpty, let first = listed[likeness] { return text + paint.dim("    same as in \(first)") + "\n" }
    listed[likeness] = result.name
    for change in result.changes.prefix(6) {
      let place = Self.place(of: change, in: result).map { paint.dim("  \($0)") } ?? ""
      text += "    \(change.verdict.rawValue): \(Echo.safe(change.text))\(place)\n"
    }
    if result.changes.count > 6 { text += "    and \(result.changes.count - 6) more changes\n" }
    return text
  }

  /// Changes that several pictures share: a change at one place of a design shows at every size.
  private func causes(of results: [CaseResult], _ paint: Painter) -> String {
    var counts: [String: Int] = [:]
    for result in results {
      let places = Set(
        result.changes.compactMap { change in
          Self.place(of: change, in: result).map { "\(change.verdict.rawValue) at \($0)" }
        })
      for place in places { counts[place, default: 0] += 1 }
    }
    let shared = counts.filter { $0.value > 2 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !shared.isEmpty else { return "" }
    return "\n" + paint.bold("in common:") + "\n"
      + shared.prefix(8).map { "  \($0.value) pictures: \(Echo.safe($0.key))\n" }.joined()
  }

  private func counts(_ paint: Painter) -> String {
    var parts = CaseResult.State.allCases.compactMap { state -> String? in
      let count = outcome.count(state)
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }
    if outcome.untouched > 0 { parts.append("\(outcome.untouched) untouched") }
    if outcome.skipped > 0 { parts.append("\(outcome.skipped) skipped") }
    return paint.bold(parts.isEmpty ? "no pictures" : parts.joined(separator: ", "))
  }
}

/// The colours of a terminal.
private struct Painter {
  let isOn: Bool

  func bold(_ text: String) -> String { code("1", text) }
  func dim(_ text: String) -> String { code("2", text) }

  func state(_ text: String, _ result: CaseResult) -> String {
    if result.isSettled { return code("32", text) }
    switch result.state {
    case .changed, .missing, .failed: return code("31", text)
    case .new, .orphaned: return code("33", text)
    case .close, .same: return text
    }
  }

  private func code(_ number: String, _ text: String) -> String {
    let text = Echo.safe(text)
    return isOn ? "\u{1B}[\(number)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self + " "
  }
}
