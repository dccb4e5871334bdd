// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveNative
import WeaveRender
import WeaveSchema
import WeaveSystem

/// The language service for the page's text editor. Places are in UTF-16 units, as in pages.
struct PreviewService {
  private let view: DesignView
  private let facts: DesignFacts
  private let units: TextUnits
  private let folder: String

  init(_ source: SourceText, folder: String, facts: DesignFacts) {
    view = DesignView(source, isAsked: true)
    units = TextUnits(source.bytes)
    self.facts = facts
    self.folder = folder
  }

  // MARK: Typing

  /// The completions at a place, at most 200 items.
  func completion(at unit: Int) -> JSONNode {
    let list = Completer(view, facts: facts, around: surroundings, at: units.offset(ofUnit: unit)).list
    let items = list.items.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return .object([
      ("isIncomplete", .flag(list.isIncomplete || items.count > 200)),
      (
        "items",
        .array(
          items.prefix(200).map { _, item in
            .object([
              ("label", .text(item.label)), ("kind", .text("\(item.kind)")), ("detail", .text(item.detail)),
              ("says", .text(item.documentation)), ("text", .text(item.text)), ("isSnippet", .flag(item.isSnippet)),
              ("filter", .text(item.filter ?? item.label)), ("range", range(item.range)),
              ("others", .array(item.others.map(edit))),
            ])
          })
      ),
    ])
  }

  /// The hover text at a place.
  func hover(at unit: Int) -> JSONNode {
    let finder = HoverFinder(view, facts: facts, around: surroundings, at: units.offset(ofUnit: unit))
    guard let hover = finder.hover else { return .null }
    return .object([("says", .text(hover.markdown)), ("range", range(hover.range))])
  }

  private var surroundings: Surroundings {
    var photos: [String] = []
    var parts: [String] = []
    for name in ((try? names(inFolder: folder)) ?? []).sorted().prefix(2_000) {
      if ImageFormat.isName(name) { photos.append(name) }
      if name.lowercased().hasSuffix(".json") { parts.append(name) }
    }
    return Surroundings(photos: photos, partFiles: parts)
  }

  /// The fixes for diagnostics, each with its place.
  func fixes(_ diagnostics: [Diagnostic], at unit: Int?) -> JSONNode {
    let actions = FixActions(diagnostics, in: view.source)
    let found: [FixActions.Action]
    if let unit {
      let offset = units.offset(ofUnit: unit)
      found = actions.actions(touching: SourceRange(offset, offset))
    } else {
      found = actions.fixAll.map { [$0] } ?? []
    }
    return .array(
      found.prefix(40).map { action in
        .object([("title", .text(action.title)), ("edits", .array(action.edits.map(edit)))])
      })
  }

  /// The edits that format the text; none if it has syntax errors.
  func layout() -> JSONNode {
    let edits = JSONLayout.text(of: view).flatMap { SmallestEdit.edit(from: view.source.bytes, to: $0) }
    return .array(edits.map { [edit($0)] } ?? [])
  }

  // MARK: Direct changes

  /// The edits for a change made in a picture or a form.
  ///
  /// - Parameter change: either `at` (the byte of an object; the design's if missing) and `path` with `value`, a JSON
  ///   literal, or without it to remove the key; or `move`, places among siblings; or `steps`, changes at JSON
  ///   pointers, one after the other, each with `pointer` and `set` or `insert`, a JSON literal, or neither to remove.
  /// - Returns: `edits`, or `refused` with the reason.
  func change(_ change: JSONNode) -> JSONNode {
    if let steps = change["steps"]?.elements { return changes(steps) }
    let direct = DirectEdit(view)
    let start = change["at"]?.numberValue.flatMap { Int(exactly: $0) } ?? design
    var edits: [Diagnostic.Fix.Edit]?
    if let distance = change["move"]?.numberValue.flatMap({ Int(exactly: $0) }) {
      edits = direct.moving(entryAt: start, by: distance)
    } else if let path = change["path"]?.elements?.compactMap(\.stringValue), !path.isEmpty {
      edits = direct.setting(path, to: change["value"]?.stringValue, ofObjectAt: start)
    }
    guard let edits else {
      return .object([
        (
          "refused",
          .text(
            view.isWhole
              ? "this is computed or differs by size; change it in the text"
              : "the text has syntax errors; fix them first")
        )
      ])
    }
    return .object([("edits", .array(edits.map(edit)))])
  }

  private func changes(_ steps: [JSONNode]) -> JSONNode {
    var source = view.source
    for step in steps.prefix(200) {
      let change: PointerEdit.Change =
        if let literal = step["set"]?.stringValue { .set(literal) } else if let literal = step["insert"]?.stringValue {
          .insert(literal)
        } else { .remove }
      do throws(PointerEdit.Refusal) {
        source = try PointerEdit(step["pointer"]?.stringValue ?? "", change).applied(to: source)
      } catch { return .object([("refused", .text(error.reason))]) }
    }
    let whole = SmallestEdit.edit(from: view.source.bytes, to: source.bytes)
    return .object([("edits", .array(whole.map { [edit($0)] } ?? []))])
  }

  /// Where the first design of the file begins.
  private var design: Int {
    let root = view.root
    return (root?.elements?.first ?? root?["specs"]?.elements?.first ?? root)?.range.lower ?? 0
  }

  /// The fields of the design as a form.
  func form() -> JSONNode {
    .array(
      DesignForm.rows(of: view).map { row in
        .object([
          ("path", .array(row.path.map { .text($0) })), ("kind", .text(row.kind.rawValue)),
          ("says", .text(row.summary)), ("literal", row.literal.map { .text($0) }),
          ("standard", row.standard.map { .text($0) }),
          ("low", row.range.map { .number($0.lowerBound) }), ("high", row.range.map { .number($0.upperBound) }),
          ("isWhole", .flag(row.isWhole)), ("words", .array(row.words.map { .text($0) })),
          ("isPlain", .flag(row.isPlain)),
        ])
      })
  }

  // MARK: Writing

  private func range(_ range: SourceRange) -> JSONNode {
    let (from, to) = units.units(of: range)
    return .array([.integer(from), .integer(to)])
  }

  private func edit(_ edit: Diagnostic.Fix.Edit) -> JSONNode {
    .object([("range", range(edit.range)), ("text", .text(edit.replacement))])
  }
}
