// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveRender
import WeaveResolve
import WeaveSchema
import WeaveSpec
import WeaveStore
import WeaveSystem
import WeaveWorkshop

/// The variants of a design by size: derives, changes and drops them, joins other designs as variants, and splits them
/// off.
struct SizesPanel: WorkshopPanel {
  static let name = "sizes"
  static let title = "Sizes"
  private let room: WorkshopRoom

  init(_ room: WorkshopRoom) { self.room = room }

  func body() throws(WorkshopRefusal) -> HTML {
    let spec = try room.spec()
    let cards = WidgetSpec.variantSizes.map { card($0, spec) }
    let split: HTML =
      spec.matchedSet == nil
      ? HTML.empty
      : room.form(
        "split", base: room.base,
        """
        <p>Writes each variant and the base to its own file beside this one. Existing files are not overwritten.</p>
        <button>Split into designs</button>
        """)
    return """
      <p class="quiet">A variant replaces texts, symbol, photo and layout in one size; name, style and buttons are shared. Sizes without a variant show the base.</p>
      <div class="two">\(cards)</div>\(split)
      \(room.command("weave variants set \(room.title.shellQuoted) --size small primaryText=Short --in-place"))
      """
  }

  private func card(_ size: MatchedSet.Key, _ spec: WidgetSpec) -> HTML {
    let changes = spec.differences(of: size)
    let state: HTML
    if let changes {
      state = differences(changes)
    } else {
      state = "<p>The base.</p>"
    }
    let hidden: HTML = "<input type=\"hidden\" name=\"size\" value=\"\(size.rawValue)\">"
    return """
      <section class="card" aria-labelledby="size-\(size.rawValue)"><h3 id="size-\(size.rawValue)">\(size.rawValue)</h3>
      <div class="figures">\(picture(of: size))</div>\(state)
      \(changes == nil ? derive(size, hidden) : edit(spec.resolved(for: size), hidden))\(join(hidden))</section>
      """
  }

  /// The differences, a few at once and the rest on demand: a photo alone has thirty values.
  private func differences(_ changes: [DesignChanges.Change]) -> HTML {
    if changes.isEmpty { return "<p>A variant, the same as the base.</p>" }
    let lines: HTML = "<pre>\(changes.lines)</pre>"
    if changes.count <= 8 { return lines }
    return "<details><summary>A variant with \(changes.count) different values</summary>\(lines)</details>"
  }

  private func picture(of size: MatchedSet.Key) -> HTML {
    guard let shown = WidgetSize(rawValue: size.rawValue), let widget = try? room.variants().request.design else {
      return HTML.empty
    }
    return room.figure(room.picture(of: widget, shown, says: "\(room.title), \(size.rawValue)"), HTML.empty)
  }

  private func derive(_ size: MatchedSet.Key, _ hidden: HTML) -> HTML {
    let others = MatchedSet.Key.words.filter { $0 != size.rawValue }
    let chosen = size == .medium ? "small" : "medium"
    return room.form(
      "derive", base: room.base,
      "\(hidden)\(room.choice("from", "A variant copied from", others, chosen: chosen)) <button>Derive</button>")
  }

  private func edit(_ shown: WidgetSpec, _ hidden: HTML) -> HTML {
    let set = room.form(
      "set", base: room.base, class: "stack",
      """
      \(hidden)\(room.field("primaryText", "Main text", shown.primaryText, size: 30))
      \(room.field("secondaryText", "Secondary text", shown.secondaryText ?? "", size: 30))
      \(room.field("other", "Another value", size: 30, hint: "layout.spacing=4"))
      <button>Change</button>
      """)
    let drop = room.form("drop", base: room.base, "\(hidden)<button class=\"danger\">Drop the variant</button>")
    return "\(set)\(drop)"
  }

  private func join(_ hidden: HTML) -> HTML {
    let others = room.session.files.names.filter { $0 != room.title }.prefix(500)
    if others.isEmpty { return HTML.empty }
    let form = room.form(
      "join", base: room.base,
      "\(hidden)\(room.choice("other", "Show what this design shows:", Array(others))) <button>Join</button>")
    return "<details><summary>Join another design</summary>\(form)</details>"
  }

  // MARK: Changes

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    let spec = try room.spec()
    if deed == "split" { return try split(spec) }
    guard let size = room.form["size"].flatMap(MatchedSet.Key.init) else {
      throw WorkshopRefusal("there is no such size")
    }
    let name = size.rawValue
    switch deed {
    case "derive":
      let from = room.form["from"].flatMap(MatchedSet.Key.init) ?? .medium
      if spec.matchedSet?[size] != nil { throw WorkshopRefusal("\(name) already has a variant") }
      try room.change(to: spec.deriving(size, from: from), what: "derive \(name) from \(from.rawValue)")
      return "<p>\(name) now has a variant.</p>"
    case "drop":
      if spec.matchedSet?[size] == nil { throw WorkshopRefusal("\(name) has no variant") }
      try room.change(to: spec.dropping(size), what: "drop \(name)")
      return "<p>\(name) shows the base again.</p>"
    case "set": return try set(size, spec)
    case "join": return try join(size, spec)
    default: throw WorkshopRefusal("this page cannot do that")
    }
  }

  private func set(_ size: MatchedSet.Key, _ spec: WidgetSpec) throws(WorkshopRefusal) -> HTML {
    let shown = spec.resolved(for: size)
    var values: [(path: JSONPath, text: String)] = []
    let texts = [("primaryText", shown.primaryText), ("secondaryText", shown.secondaryText ?? "")]
    for (key, old) in texts where room.form.text(key) != old {
      let new = room.form[key]
      // A text stays a text, even if it looks like a number.
      values.append((JSONPath([.key(key)]), new.map { JSONText.literal($0) } ?? "-"))
    }
    if let other = room.form["other"] {
      let parts = other.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let path = JSONPath(parts[0]) else {
        throw WorkshopRefusal("'\(other)' is not of the form key=value, such as layout.spacing=4")
      }
      values.append((path, String(parts[1])))
    }
    if values.isEmpty { throw WorkshopRefusal("nothing would change") }
    let edit: VariantEdit
    do throws(EditError) {
      edit = try VariantEdit(spec, size, setting: values, named: room.title, mode: .strict, folder: room.folder)
    } catch {
      throw WorkshopRefusal("\(error) in the design")
    }
    // Problems that were there before do not count against this change.
    let known = Set(room.shown?.compiled.diagnostics.map { "\($0.message)" } ?? [])
    let wrong = edit.checked.diagnostics.first { $0.severity > .note && !known.contains("\($0.message)") }
    guard let new = edit.spec, wrong == nil else {
      throw WorkshopRefusal(wrong.map { "\($0.message)" } ?? "the design would have errors")
    }
    try room.change(to: new, what: "change \(size.rawValue)")
    return "<p>Changed \(size.rawValue).</p>"
  }

  private func join(_ size: MatchedSet.Key, _ spec: WidgetSpec) throws(WorkshopRefusal) -> HTML {
    let name = room.form.text("other")
    guard let path = room.session.files.index(of: name).flatMap({ room.session.files.path($0) }),
      let bytes = try? readFile(path, limit: Limits.designBytes)
    else { throw WorkshopRefusal("there is no design `\(name)`", status: 404) }
    let checked = WidgetCompiler.compile(
      SourceText(name: path, bytes: bytes), now: room.moment.now, folder: FilePath.folder(of: path))
    guard let other = checked.output?.document.specs.first, !checked.hasErrors else {
      throw WorkshopRefusal("`\(name)` has errors")
    }
    try room.change(to: spec.joining(other, as: size), what: "join \(name) as \(size.rawValue)")
    return "<p>\(size.rawValue) now shows \(name).</p>"
  }

  /// Writes one design per size; existing files stay.
  private func split(_ spec: WidgetSpec) throws(WorkshopRefusal) -> HTML {
    guard room.form["base"] == room.base, let path = room.shown?.path else {
      throw WorkshopRefusal.changed("`\(room.title)` has")
    }
    let stem = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
    let parts = spec.split().map { size, spec in
      (path: "\(stem)-\(size?.rawValue ?? "base").json", spec: spec)
    }
    for part in parts where fileStamp(part.path) != nil {
      throw WorkshopRefusal("\(part.path) already exists; nothing was written")
    }
    for part in parts {
      let text = Language.formatted(SpecDocument(.single, specs: [part.spec])) + "\n"
      do { try createFile(Array(text.utf8), at: part.path) } catch { throw WorkshopRefusal(error) }
    }
    room.noteWorld()
    return "<p>Written: \(parts.map(\.path).joined(separator: ", "))</p>"
  }
}

extension [DesignChanges.Change] {
  /// The changes, one per line.
  var lines: String { map(\.description).joined(separator: "\n") }
}
