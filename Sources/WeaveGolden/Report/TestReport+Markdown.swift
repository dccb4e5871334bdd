// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension TestReport {
  /// A summary for the page of a CI run, in GitHub's Markdown.
  public var markdown: String {
    var text = markdownHead
    let open = notable.filter { $0.state != .close && !$0.isSettled }
    guard !open.isEmpty else { return text + credited }
    let shared = shared.filter { !isSettled($0) }
    if !shared.isEmpty {
      text += "| Cause | Pictures | Place |\n|---|--: |---|\n"
      for group in shared.prefix(50) {
        let detail = group.cause.detail.isEmpty ? "" : ": \(group.cause.detail)"
        let place = group.cause.place?.description ?? group.cause.file ?? ""
        text +=
          "| \(Self.markdownEscaped(group.cause.title + detail)) | \(group.pictures.count) | \(Self.code(place)) |\n"
      }
      if shared.count > 50 { text += "\n… and \(shared.count - 50) more causes\n" }
      text += "\n"
    }
    let shown = open.filter { !grouped.contains($0.name) }
    guard !shown.isEmpty else { return text + credited }
    text += "| Picture | | What |\n|---|---|---|\n"
    for result in shown.prefix(100) {
      let changes = result.changes.prefix(4).map { change in
        "\(change.verdict.rawValue): \(Self.markdownEscaped(change.text))"
          + (Self.place(of: change, in: result).map { " `\($0)`" } ?? "")
      }
      let what = ([Self.markdownEscaped(result.summary)] + changes).filter { !$0.isEmpty }.joined(separator: "<br>")
      text += "| `\(result.name)` | \(result.state.rawValue) | \(what) |\n"
    }
    if shown.count > 100 { text += "\n… and \(shown.count - 100) more\n" }
    return text + credited
  }

  /// The counts, and whether other fonts or libraries drew the references.
  var markdownHead: String {
    var text = "### Widgets\n\n"
    let counts = CaseResult.State.allCases.filter { outcome.count($0) > 0 }
    text += "| " + counts.map(\.rawValue).joined(separator: " | ") + " |\n"
    text += "|" + counts.map { _ in " --: |" }.joined() + "\n"
    text += "| " + counts.map { "\(outcome.count($0))" }.joined(separator: " | ") + " |\n\n"
    if !outcome.driftLine.isEmpty { text += "**\(Self.markdownEscaped(outcome.driftLine))**\n\n" }
    return text
  }

  /// Whether all pictures of a group were written in this run.
  func isSettled(_ group: CauseGroup) -> Bool {
    let names = Set(group.pictures)
    return outcome.results.allSatisfy { !names.contains($0.name) || $0.isSettled }
  }

  static func code(_ text: String) -> String { text.isEmpty ? "" : "`\(text.replacing("`", with: "'"))`" }

  /// The credits of the facts; empty if there are none.
  private var credited: String {
    if credits.isEmpty { return "" }
    let links = credits.prefix(10).map { credit in
      let text = Self.markdownEscaped(credit.text)
      guard let link = credit.link, !link.contains(where: { "()<> \n".contains($0) }) else { return text }
      return "[\(text)](\(link))"
    }
    return "\nFacts: " + links.joined(separator: ", ") + "\n"
  }

  static func markdownEscaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\n": escaped += " "
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "|", "`", "*", "_", "[", "]", "\\": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
