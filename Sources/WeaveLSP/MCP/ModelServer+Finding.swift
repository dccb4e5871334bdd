// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveRender
import WeaveSchema

/// The tools that find names: of facts, templates and symbols.
extension ModelServer {
  func facts(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    let wanted = try arguments.text("words") ?? ""
    var lines = FactGuide.lines(for: wanted)
    if lines.isEmpty {
      let near = nearest(to: wanted, in: Language.factNames).first.map { "Did you mean `\($0)`?" }
      throw ToolFailure(
        "No fact matches `\(Echo.message(wanted))`. \(near ?? "Without `words`, the lists and the most used keys are returned.")"
      )
    }
    if try arguments.flag("values") {
      let served = facts()
      let pattern = wanted.contains(" ") || wanted.contains(".") ? nil : wanted
      let report = VariableReport.text(
        matching: pattern.flatMap { $0.isEmpty ? nil : $0 }, snapshots: served.snapshots, moment: served.moment,
        variables: served.variables)
      lines += ["", "Values now:"] + report.split(separator: "\n").prefix(120).map(String.init)
    }
    return ToolAnswer(lines.joined(separator: "\n"))
  }

  func templates(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    if let name = try arguments.text("name") {
      if let text = ModelResource.design(name) { return ToolAnswer(text) }
      let names = CatalogueEntry.all.map(\.name) + Language.templateNames
      let near = nearest(to: name, in: names).first.map { "Did you mean `\($0)`?" }
      throw ToolFailure("There is no template `\(Echo.message(name))`. \(near ?? "Without `name`, all are listed.")")
    }
    let words = (try arguments.text("words") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    var need: CatalogueEntry.FactNeed?
    if let kind = try arguments.text("facts") {
      guard let found = CatalogueEntry.FactNeed(kind) else {
        throw ToolFailure(
          "`facts` is `\(Echo.message(kind))`; it must be none, or a kind such as weather, steps or calendar.")
      }
      need = found
    }
    let all = CatalogueEntry.find(words, facts: need)
    // Words that do not all occur in one entry still find those with the most of them.
    let entries =
      all.isEmpty && words.count > 1
      ? CatalogueEntry.find([], facts: need).filter { entry in words.contains { entry.matches([$0]) } } : all
    guard !entries.isEmpty else {
      throw ToolFailure("No layout or design matches; without `words` and `facts`, all are listed.")
    }
    return ToolAnswer(
      entries.map { entry in
        let facts = entry.facts.isEmpty ? "" : " [\(entry.facts.map(\.rawValue).joined(separator: ", "))]"
        let photo = entry.hasPhoto ? " [photo.jpg]" : ""
        return "\(entry.name) (\(entry.kind.rawValue)): \(entry.summary)\(facts)\(photo)"
      }.joined(separator: "\n"))
  }

  func symbols(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    let words = (try arguments.text("words") ?? "").lowercased().split { $0 == " " || $0 == "." || $0 == "," }
    guard !words.isEmpty else { throw ToolFailure("`words` is missing, such as `heart` or `cloud rain`.") }
    let names = Language.symbolNames(matching: "")
    let all = names.filter { name in words.allSatisfy { name.contains($0) } }
    let found = all.isEmpty ? names.filter { name in words.contains { name.contains($0) } } : all
    guard !found.isEmpty else {
      let near = nearest(to: words.joined(separator: "."), in: names)
      let question = near.isEmpty ? "Try a word for the thing that it shows." : "Near: \(near.joined(separator: ", "))."
      throw ToolFailure("No symbol's name contains `\(Echo.message(words.joined(separator: " ")))`. \(question)")
    }
    let sorted = found.sorted { ($0.count, $0) < ($1.count, $1) }
    let rest = sorted.count > 60 ? "\nand \(sorted.count - 60) more" : ""
    return ToolAnswer(sorted.prefix(60).joined(separator: "\n") + rest)
  }
}
