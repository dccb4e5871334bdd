// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveStore
import WeaveSystem
import WeaveWorkshop

/// The stored variables: sets, deletes and renames them, and shows where each is read and changed.
struct VariablesPanel: WorkshopPanel {
  static let name = "variables"
  static let title = "Variables"
  private let room: WorkshopRoom

  init(_ room: WorkshopRoom) { self.room = room }

  /// A use of a variable in a design.
  private struct Use {
    var design: String
    var use: VariableUse
  }

  /// The maximum number of library designs that are read for one page.
  private static let most = 1_000

  /// The designs of the library; empty if there are too many to read for a page.
  private var libraryDesigns: [WidgetSpec] {
    guard let library = room.session.workshop.library, let count = try? library.entries().count, count <= Self.most
    else { return [] }
    return (try? library.designs()) ?? []
  }

  /// The uses in the shown designs and in the library, and the initial values of missing variables.
  private func uses() -> (uses: [Use], beginnings: [String: DataValue]) {
    var specs = (try? room.document().specs) ?? []
    let known = Set(specs.map(\.id))
    specs += libraryDesigns.filter { !known.contains($0.id) }
    var beginnings: [String: DataValue] = [:]
    let uses = specs.flatMap { spec in
      spec.variableUses.map { use in
        if beginnings[use.key] == nil { beginnings[use.key] = spec.beginning(of: use.key) }
        return Use(design: spec.name, use: use)
      }
    }
    return (uses, beginnings)
  }

  func body() throws(WorkshopRefusal) -> HTML {
    do { return try content() } catch { throw WorkshopRefusal(error) }
  }

  private func content() throws(LibraryError) -> HTML {
    guard let store = room.variableStore else { return try room.variableHistory() }
    let values = try store.values(now: room.now, timeZone: room.moment.timeZone)
    let uses = Dictionary(grouping: uses().uses, by: \.use.key)
    let base = try room.variableBase()
    let rows = values.sorted { $0.key < $1.key }.prefix(500).map { row($0.key, $0.value, uses[$0.key] ?? [], base) }
    let table: HTML =
      rows.isEmpty
      ? "<p>Nothing is stored.</p>"
      : """
      <div class="scroll"><table><thead><tr><th>Variable</th><th>Value</th><th>Used in</th><th></th><th></th></tr></thead>
      <tbody>\(rows)</tbody></table></div>
      """
    let missing = uses.keys.filter { values[$0] == nil }.sorted()
    let new = room.form(
      "set", base: base,
      """
      \(room.field("key", "New variable", isNeeded: true, hint: "streak")) \(room.field("value", "Value", hint: "4"))
      <button class="main">Set</button>
      """)
    return """
      <p class="quiet">Texts show a variable as {{streak}}. A value is a number, true, false, other JSON, or else a text.</p>
      \(try room.variableHistory())\(table)\(new)\(creation(missing, uses, base))
      \(room.command("weave variables set streak=4"))
      """
  }

  private func row(_ key: String, _ value: String, _ uses: [Use], _ base: String) -> HTML {
    let which: HTML = "<input type=\"hidden\" name=\"key\" value=\"\(key)\">"
    let set = room.form(
      "set", base: base,
      "\(which)<input name=\"value\" value=\"\(value)\" aria-label=\"Value of \(key)\" size=\"16\"> <button>Set</button>"
    )
    let delete = room.form(
      "delete", base: base, "\(which)<button class=\"danger\" aria-label=\"Delete \(key)\">Delete</button>")
    let rename = room.form(
      "rename", base: base, class: "stack",
      """
      \(which)\(room.field("name", "New name of \(key)", isNeeded: true))
      <label><input type="checkbox" name="designs" checked> also in this design and in those of the library</label>
      <button>Rename</button>
      """)
    return """
      <tr><td><code>\(key)</code></td><td>\(set)</td><td>\(places(uses))</td>
      <td><details><summary>Rename</summary>\(rename)</details></td><td>\(delete)</td></tr>
      """
  }

  private func places(_ uses: [Use]) -> HTML {
    if uses.isEmpty { return "<span class=\"quiet\">nowhere</span>" }
    var seen: Set<String> = []
    let lines = uses.map { "\($0.design): \($0.use.place)\($0.use.isInFormula ? ", in a formula" : "")" }
    let rows = lines.filter { seen.insert($0).inserted }.prefix(20).map { "<li>\($0)</li>" as HTML }
    return "<ul class=\"plain\">\(rows)</ul>"
  }

  private func creation(_ missing: [String], _ uses: [String: [Use]], _ base: String) -> HTML {
    if missing.isEmpty { return HTML.empty }
    let rows = missing.prefix(200).map {
      "<tr><td><code>\($0)</code></td><td>\(places(uses[$0] ?? []))</td></tr>" as HTML
    }
    let create = room.form("create", base: base, "<button>Create \(missing.count == 1 ? "it" : "them")</button>")
    return """
      <h3>Used, and not stored</h3><div class="scroll"><table><tbody>\(rows)</tbody></table></div>
      <p class="quiet">They begin with their sample, with what their type or button asks for, or with the fallback of a text.</p>\(create)
      """
  }

  // MARK: Changes

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    if deed == "undo" { return try room.undoVariables() }
    if deed == "create" { return try create() }
    guard let key = room.form["key"] else { throw WorkshopRefusal("a variable needs a name") }
    switch deed {
    case "set": return try apply([.set(key, to: room.form.text("value"))], what: "set \(key)")
    case "delete": return try apply([.delete(key)], what: "delete \(key)")
    case "rename":
      guard let name = room.form["name"] else { throw WorkshopRefusal("give the new name of \(key)") }
      return try rename(key, to: name)
    default: throw WorkshopRefusal("this page cannot do that")
    }
  }

  private func apply(_ edits: [VariableStore.Edit], what: String) throws(WorkshopRefusal) -> HTML {
    let store = try room.checkVariables()
    let changes: [VariableStore.Change]
    do {
      changes = try store.apply(
        edits, what: String(what.prefix(80)), now: room.now, timeZone: room.moment.timeZone,
        over: room.form["base"] ?? "")
    } catch { throw WorkshopRefusal(error) }
    room.noteVariables()
    return room.list(changes)
  }

  private func create() throws(WorkshopRefusal) -> HTML {
    let store = try room.checkVariables()
    let stored: [String: String]
    do { stored = try store.values(now: room.now, timeZone: room.moment.timeZone) } catch {
      throw WorkshopRefusal(error)
    }
    let missing = uses().beginnings.filter { stored[$0.key] == nil }.sorted { $0.key < $1.key }
    if missing.isEmpty { throw WorkshopRefusal("nothing is missing") }
    let names = missing.map(\.key).joined(separator: " ")
    return try apply(missing.map { .put($0.key, $0.value) }, what: "create \(names)")
  }

  private func rename(_ old: String, to new: String) throws(WorkshopRefusal) -> HTML {
    var done = [try apply([.rename(old, to: new)], what: "rename \(old) to \(new)")]
    guard room.form.isOn("designs") else { return "\(done)" }
    let what = "rename variable \(old) to \(new)"
    if let spec = try? room.spec(), spec.renamingVariable(old, to: new) != spec {
      try room.change(to: spec.renamingVariable(old, to: new), what: what, base: room.base)
      done.append("<p>Also changed: \(room.title)</p>")
    }
    if let library = room.session.workshop.library, library.exists {
      let written: [LibraryEntry]
      do { written = try library.renameVariable(old, to: new) } catch { throw WorkshopRefusal(error) }
      if !written.isEmpty { done.append("<p>Also changed: \(written.map(\.name).joined(separator: ", "))</p>") }
    }
    return "\(done)"
  }
}
