// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension TestReport {
  /// A report for a terminal: causes that several pictures share first, then other differences, then the counts.
  ///
  /// - Parameter limit: the number of causes and of pictures to list.
  public func text(color: Bool, limit: Int = 40) -> String {
    let paint = Painter(isOn: color)
    var text = driftText(paint)
    let byName = byName
    for group in shared.prefix(limit) { text += lines(of: group, byName, paint) }
    if shared.count > limit { text += "… and \(shared.count - limit) more causes\n" }
    let shown = notable.filter { $0.state != .close && !grouped.contains($0.name) }
    var listed: [[String]: String] = [:]
    for result in shown.prefix(limit) { text += lines(of: result, paint, &listed) }
    if shown.count > limit { text += "… and \(shown.count - limit) more\n" }
    return text + (text.isEmpty ? "" : "\n") + counts(paint) + "\n"
  }

  /// The pictures that one cause has changed: the cause, what one of them shows, and a few names.
  private func lines(of group: CauseGroup, _ results: [String: CaseResult], _ paint: Painter) -> String {
    let members = group.pictures.compactMap { results[$0] }
    let isSettled = members.allSatisfy(\.isSettled)
    let word = (isSettled ? "written" : CaseResult.State.changed.rawValue).padded(to: 9)
    let detail = group.cause.detail.isEmpty ? "" : ": \(group.cause.detail)"
    let place = (group.cause.place?.description ?? group.cause.file).map { paint.dim("  \($0)") } ?? ""
    var text = members.first.map { paint.state(word, $0) } ?? word
    text += paint.bold("\(group.pictures.count) pictures") + ": \(Echo.safe(group.cause.title + detail))\(place)\n"
    if let first = group.shown.first.flatMap({ results[$0] }) {
      for change in first.changes.prefix(2) {
        let place = Self.place(of: change, in: first).map { paint.dim("  \($0)") } ?? ""
        text += "    \(change.verdict.rawValue): \(Echo.safe(change.text))\(place)\n"
      }
    }
    let others = Set(members.flatMap { self.groups(of: $0) }.map(\.id)).subtracting([group.id])
    if !others.isEmpty {
      let both = members.count { $0.causes.count > 1 }
      text += paint.dim("    \(both) of them also by \(others.sorted().joined(separator: ", "))") + "\n"
    }
    let more = group.pictures.count - group.shown.count
    let names = group.shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return text + paint.dim("    \(names)") + "\n"
      + (isSettled ? "" : paint.dim("    accept: weave accept --cause \(group.id.shellQuoted)") + "\n")
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
      // A mistake in a file that many designs include is printed once.
      if let first = listed[[result.message]] { return text + "\n" + paint.dim("    same as in \(first)") + "\n" }
      listed[[result.message]] = result.name
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
