// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveEdit
import WeaveHash
import WeaveJSON
import WeaveRender
import WeaveSchema

/// The tools that write designs.
extension ModelServer {
  func new(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    guard let file = try arguments.text("file") else { throw ToolFailure("`file` is missing: which name?") }
    let name = try folder.name(file)
    guard try folder.text(of: name) == nil else {
      throw ToolFailure("`\(name)` already exists. Choose another name, or change it with `patch`.")
    }
    let now = facts().moment
    let template = try arguments.text("template")
    let described = try arguments.text("words")
    let given = try text(ofDesign: arguments)
    guard [template, described, given].count(where: { $0 != nil }) <= 1 else {
      throw ToolFailure("Give one of `design`, `template` and `words`.")
    }
    var lines: [String] = []
    var text: String
    if let given {
      text = given
    } else if let described {
      do throws(DesignWords.Failure) {
        let outcome = try words.design(described, now)
        (text, lines) = (outcome.text, outcome.lines)
      } catch { throw ToolFailure(error.reason) }
    } else {
      text = try Self.beginning(template ?? "classic", named: Self.title(of: name))
    }
    if let title = try arguments.text("name") { text = Self.named(title, text) }
    let design = design(SourceText(name: name, text: text), named: name, at: now.now)
    let errors = design.compiled.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw ToolFailure(
        "Nothing was written, because the design has errors.\n" + report(design.compiled.diagnostics, of: design))
    }
    try folder.write(Array(text.utf8), to: name)
    lines.insert("`\(name)` was written, \(text.utf8.count) bytes.", at: 0)
    let warnings = design.compiled.diagnostics
    if !warnings.isEmpty { lines.append(report(warnings, of: design)) }
    // A model that did not write the design itself sees it, unless it is long.
    if given == nil {
      lines.append(text.utf8.count <= 6_000 ? text : "It is long; `look` with `detail: tree` shows its nodes.")
    }
    return ToolAnswer(
      lines.joined(separator: "\n"),
      values: [("file", .text(name)), ("hash", .text("\(Checksum(of: Array(text.utf8)))"))])
  }

  func patch(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    guard let file = try arguments.text("file") else { throw ToolFailure("`file` is missing: which design?") }
    let name = try folder.name(file)
    try folder.checkRecord(of: name)
    if try arguments.flag("undo") { return try undo(name) }
    let source = try folder.existingText(of: name)
    if let known = try arguments.text("hash"), known != "\(Checksum(of: source.bytes))" {
      throw ToolFailure("`\(name)` has changed since; nothing was done. Its hash is now \(Checksum(of: source.bytes)).")
    }
    let now = facts().moment
    var lines: [String] = []
    let result: SourceText
    let what: String
    switch (arguments["edits"], try arguments.text("words"), try text(ofDesign: arguments)) {
    case (let edits?, nil, nil):
      result = try edited(source, edits)
      what = "edits"
    case (nil, let described?, nil):
      do throws(DesignWords.Failure) {
        let outcome = try words.change(source.bytes, name, described, now)
        (result, lines, what) = (SourceText(name: name, text: outcome.text), outcome.lines, described)
      } catch { throw ToolFailure(error.reason) }
    case (nil, nil, let whole?):
      result = SourceText(name: name, text: whole)
      what = "a new design"
    default: throw ToolFailure("Give one of `edits`, `words` and `design`, or `undo`.")
    }
    return try wrote(name, source, result, what, lines, isTrial: try arguments.flag("try"), at: now.now)
  }

  private func wrote(
    _ name: String, _ source: SourceText, _ result: SourceText, _ what: String, _ lines: [String], isTrial: Bool,
    at now: Date
  ) throws(ToolFailure) -> ToolAnswer {
    let design = design(result, named: name, at: now)
    func errors(_ diagnostics: [Diagnostic]) -> Int { diagnostics.count { $0.severity == .error } }
    let found = design.compiled.diagnostics
    let before = errors(self.design(source, named: name, at: now).compiled.diagnostics)
    guard errors(found) <= before else {
      throw ToolFailure("Nothing was written, because the result would have errors.\n" + report(found, of: design))
    }
    var lines = lines
    if result.bytes == source.bytes {
      lines.insert("Nothing changes.", at: 0)
    } else if isTrial {
      lines.insert("Nothing was written; this would change:", at: 0)
      lines += Self.difference(source, result)
    } else {
      try replace(name, source.bytes, by: result.bytes, what: what)
      lines.insert("`\(name)` was changed.", at: 0)
      if lines.count == 1 { lines += Self.difference(source, result) }
    }
    if !found.isEmpty { lines.append(report(found, of: design)) }
    let hash = Checksum(of: isTrial ? source.bytes : result.bytes)
    return ToolAnswer(
      lines.joined(separator: "\n"),
      values: [
        ("file", .text(name)), ("hash", .text("\(hash)")),
        ("changed", .flag(!isTrial && result.bytes != source.bytes)),
      ])
  }

  /// Replaces a file of the folder; `undo` restores it.
  func replace(_ name: String, _ old: [UInt8], by new: [UInt8], what: String) throws(ToolFailure) {
    try folder.checkRecord(of: name)
    do throws(DesignWords.Failure) { try words.replace(folder.path(of: name), old, new, what) } catch {
      throw ToolFailure(error.reason)
    }
  }

  private func undo(_ name: String) throws(ToolFailure) -> ToolAnswer {
    _ = try folder.existingText(of: name)
    do throws(DesignWords.Failure) {
      let what = try words.undo(folder.path(of: name))
      return ToolAnswer("undone: \(what)", values: [("file", .text(name)), ("changed", .flag(true))])
    } catch { throw ToolFailure(error.reason) }
  }

  // MARK: Edits

  private func edited(_ source: SourceText, _ node: JSONNode) throws(ToolFailure) -> SourceText {
    let list = node.stringValue.flatMap { JSONParser.parse(SourceText(name: "edits", text: $0)).output } ?? node
    guard let edits = list.elements, !edits.isEmpty, edits.count <= 200 else {
      throw ToolFailure(
        "`edits` must be a list of 1 to 200 objects, such as {\"path\": \"/name\", \"value\": \"Day\"}.")
    }
    var result = source
    for (index, edit) in edits.enumerated() {
      guard let path = edit["path"]?.stringValue else { throw ToolFailure("Edit \(index + 1) has no `path`.") }
      let change: PointerEdit.Change
      if edit["remove"]?.boolValue == true {
        change = .remove
      } else if let value = edit["value"] {
        let literal = JSONWriter.compact(value)
        change = edit["insert"]?.boolValue == true ? .insert(literal) : .set(literal)
      } else {
        throw ToolFailure("Edit \(index + 1), \(path), has no `value`. Write `\"remove\": true` to remove it.")
      }
      do throws(PointerEdit.Refusal) { result = try PointerEdit(path, change).applied(to: result) } catch {
        throw ToolFailure("Nothing was written: edit \(index + 1), \(Echo.message(error.reason)).")
      }
    }
    return result
  }

  /// The changed lines, at most 40: those that are gone with `-`, new ones with `+`.
  private static func difference(_ old: SourceText, _ new: SourceText) -> [String] {
    func lines(_ text: SourceText) -> [Substring] {
      String(decoding: text.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (before, after) = (lines(old), lines(new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before[start...].reversed(), after[start...].reversed()).prefix { $0 == $1 }.count
    let gone = before[start..<(before.count - end)].map { "- \($0.drop { $0 == " " })" }
    let added = after[start..<(after.count - end)].map { "+ \($0.drop { $0 == " " })" }
    let all = gone + added
    return all.count <= 40 ? all : Array(all.prefix(20)) + ["… \(all.count - 40) lines"] + Array(all.suffix(20))
  }

  // MARK: Beginnings

  private static func beginning(_ template: String, named name: String) throws(ToolFailure) -> String {
    if let text = Language.newDesign(named: name, from: template) {
      // The schema is not beside it.
      let view = DesignView(SourceText(name: name, text: text))
      let start = view.root?.range.lower ?? 0
      let edits = DirectEdit(view).setting(["$schema"], to: nil, ofObjectAt: start) ?? []
      let source = edits.reduce(view.source) { source, edit in
        SourceText(
          name: name,
          bytes: Array(source.bytes[..<edit.range.lower]) + Array(edit.replacement.utf8)
            + Array(source.bytes[edit.range.upper...]))
      }
      let formatted = JSONLayout.text(of: DesignView(source)) ?? source.bytes
      return String(decoding: formatted, as: UTF8.self)
    }
    let names = CatalogueEntry.all.map(\.name)
    let near = nearest(to: template, in: names).first.map { "Did you mean `\($0)`?" }
    throw ToolFailure("There is no template `\(Echo.message(template))`. \(near ?? "`templates` lists them.")")
  }

  /// "evening-walk.json" is titled "Evening walk".
  private static func title(of file: String) -> String {
    let stem = FilePath.stem(of: file).split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return stem.prefix(1).uppercased() + stem.dropFirst()
  }

  private static func named(_ title: String, _ text: String) -> String {
    let edit = PointerEdit("/name", .set(JSONWriter.compact(.text(title))))
    let named = try? edit.applied(to: SourceText(name: "design", text: text))
    return named.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
  }
}
