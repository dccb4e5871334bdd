// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension TestReport {
  /// A summary for the page of a CI run, in GitHub's Markdown.
  public var markdown: String {
    var text = "### Widgets\n\n"
    let counts = CaseResult.State.allCases.filter { outcome.count($0) > 0 }
    text += "| " + counts.map(\.rawValue).joined(separator: " | ") + " |\n"
    text += "|" + counts.map { _ in " --: |" }.joined() + "\n"
    text += "| " + counts.map { "\(outcome.count($0))" }.joined(separator: " | ") + " |\n\n"
    if !outcome.driftLine.isEmpty { text += "**\(Self.escaped(outcome.driftLine))**\n\n" }
    let shown = notable.filter { $0.state != .close && !$0.isSettled }
    guard !shown.isEmpty else { return text + credited }
    text += "| Picture | | What |\n|---|---|---|\n"
    for result in shown.prefix(100) {
      let changes = result.changes.prefix(4).map { change in
        "\(change.verdict.rawValue): \(Self.escaped(change.text))"
          + (Self.place(of: change, in: result).map { " `\($0)`" } ?? "")
      }
      let what = ([Self.escaped(result.summary)] + changes).filter { !$0.isEmpty }.joined(separator: "<br>")
      text += "| `\(result.name)` | \(result.state.rawValue) | \(what) |\n"
    }
    if shown.count > 100 { text += "\n… and \(shown.count - 100) more\n" }
    return text + credited
  }

  /// The credits of the facts; empty if there are none.
  private var credited: String {
    if credits.isEmpty { return "" }
    let links = credits.prefix(10).map { credit in
      let text = Self.escaped(credit.text)
      guard let link = credit.link, !link.contains(where: { "()<> \n".contains($0) }) else { return text }
      return "[\(text)](\(link))"
    }
    return "\nFacts: " + links.joined(separator: ", ") + "\n"
  }

  private static func escaped(_ text: String) -> String {
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
