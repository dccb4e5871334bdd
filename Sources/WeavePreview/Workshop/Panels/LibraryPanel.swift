// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveSystem
import WeaveTime
import WeaveWorkshop

/// The folder of designs: lists, searches, renames, copies, deletes and restores them.
struct LibraryPanel: WorkshopPanel {
  static let name = "library"
  static let title = "Library"
  private let room: WorkshopRoom
  /// The maximum number of designs on one page.
  private static let most = 200

  init(_ room: WorkshopRoom) { self.room = room }

  private func library() throws(WorkshopRefusal) -> DesignLibrary {
    guard let library = room.session.workshop.library else {
      throw WorkshopRefusal("no folder for the library: set XDG_DATA_HOME or HOME to an absolute path")
    }
    return library
  }

  func body() throws(WorkshopRefusal) -> HTML {
    let library = try library()
    do { return try body(library) } catch { throw WorkshopRefusal(error) }
  }

  private func body(_ library: DesignLibrary) throws(LibraryError) -> HTML {
    let base = try library.sum()
    let add: HTML =
      room.hasDesign
      ? room.form(
        "add", base: base,
        """
        <button class="main">Add \(room.title)</button>
        <label><input type="checkbox" name="keep"> with its identifier and date</label>
        """)
      : HTML.empty
    guard library.exists else {
      return "<p>There is no library in <code>\(library.path)</code> yet. Add a design to create it.</p>\(add)"
    }
    let (entries, strange) = try library.contents()
    let words = room.form["words"] ?? ""
    let found = words.isEmpty ? entries : DesignLibrary.search([words], among: entries)
    let chosen = try library.defaultID(among: entries)
    let search = room.question(
      "<label>Words <input type=\"search\" name=\"words\" value=\"\(words)\"></label> <button>Search</button>")
    let count =
      words.isEmpty
      ? WorkshopRoom.count(entries.count, "design") : "\(found.count) of \(WorkshopRoom.count(entries.count, "design"))"
    return """
      <p class="quiet">\(count) in <code>\(library.path)</code>. The app ties how many there may be to what was paid for; here it is
      not bounded.</p>\(search)\(add)\(table(found.prefix(Self.most).map { row($0, $0.id == chosen, base) }))
      \(more(found.count))\(odd(strange))\(try history(library, base))\(try trash(library, base))
      \(room.command("weave library list"))
      """
  }

  private func table(_ rows: [HTML]) -> HTML {
    if rows.isEmpty { return "<p>No design matches.</p>" }
    return """
      <div class="scroll"><table><thead><tr><th>Design</th><th>Template</th><th>Changed</th><th>Has</th></tr></thead>
      <tbody>\(rows)</tbody></table></div>
      """
  }

  private func more(_ count: Int) -> HTML {
    count > Self.most ? "<p>And \(count - Self.most) more; search to find them.</p>" : HTML.empty
  }

  private func odd(_ files: [String]) -> HTML {
    if files.isEmpty { return HTML.empty }
    return
      "<p class=\"warn\">Skipped because they are not single designs:  \(files.prefix(20).joined(separator: ", "))</p>"
  }

  private func row(_ entry: LibraryEntry, _ isDefault: Bool, _ base: String) -> HTML {
    let which: HTML = "<input type=\"hidden\" name=\"id\" value=\"\(entry.id.uuidString)\">"
    let star: HTML = isDefault ? " <span class=\"good\">the default</span>" : ""
    let makeDefault =
      isDefault ? HTML.empty : room.form("default", base: base, "\(which)<button>Make the default</button>")
    let copy = room.form(
      "duplicate", base: base,
      "\(which)\(room.field("name", "Copy called", hint: "\(entry.name) Copy")) <button>Duplicate</button>")
    let rename = room.form(
      "rename", base: base,
      "\(which)\(room.field("name", "New name", entry.name, isNeeded: true)) <button>Rename</button>")
    let delete = room.form("delete", base: base, "\(which)<button class=\"danger\">Move to the trash</button>")
    var extras: [String] = []
    if !entry.variants.isEmpty { extras.append("variants \(entry.variants)") }
    if entry.buttons > 0 { extras.append(entry.buttons == 1 ? "1 button" : "\(entry.buttons) buttons") }
    if entry.photos > 0 { extras.append(entry.photos == 1 ? "1 photo" : "\(entry.photos) photos") }
    return """
      <tr class="plain"><td><strong>\(entry.name)</strong>\(star)<br><small>\(entry.shortID)</small></td>
      <td>\(entry.template.rawValue)</td><td class="day">\("\(LocalDay(entry.updatedAt, in: room.moment.timeZone))")</td>
      <td>\(extras.joined(separator: "; "))</td></tr>
      <tr class="more"><td colspan="4"><details><summary aria-label="Change \(entry.name)">Change</summary><div class="stack">\(rename)\(copy)\(makeDefault)\(delete)
      <small>Its file: <code>\(entry.file)</code></small></div></details></td></tr>
      """
  }

  private func history(_ library: DesignLibrary, _ base: String) throws(LibraryError) -> HTML {
    let history = try library.history()
    guard let last = history.first else { return HTML.empty }
    let rows = history.map { "<li>\($0)</li>" as HTML }
    let undo = room.form("undo", base: base, "<button>Undo: \(last)</button>")
    return
      "<h3>Changes</h3><div class=\"line\">\(undo)</div><details><summary>\(WorkshopRoom.count(history.count, "change")) to undo</summary><ol>\(rows)</ol></details>"
  }

  private func trash(_ library: DesignLibrary, _ base: String) throws(LibraryError) -> HTML {
    let deleted = try library.deleted()
    if deleted.isEmpty { return HTML.empty }
    let rows = deleted.prefix(Self.most).map { entry -> HTML in
      let restore = room.form(
        "restore", base: base,
        """
        <input type="hidden" name="id" value="\(entry.id.uuidString)"><input type="hidden" name="file" value="\(entry.file)">
        <button aria-label="Restore \(entry.name)">Restore</button>
        """)
      return "<tr><td>\(entry.name)</td><td>\(entry.template.rawValue)</td><td>\(restore)</td></tr>"
    }
    return "<h3>Trash</h3><div class=\"scroll\"><table><tbody>\(rows)</tbody></table></div>"
  }

  // MARK: Changes

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    let library = try library()
    defer { room.noteWorld() }
    if deed == "add" { return try add(to: library) }
    do { return try act(deed, on: library) } catch { throw WorkshopRefusal(error) }
  }

  private func act(_ deed: String, on library: DesignLibrary) throws(LibraryError) -> HTML {
    guard library.exists else { throw .noLibrary(library.path) }
    if deed == "undo" {
      try library.check(room.form["base"] ?? "")
      return "<p>Undone: \(try library.undo())</p>"
    }
    let (base, id, name) = (room.form["base"] ?? "", room.form.text("id"), room.form["name"])
    let (file, now) = (room.form["file"], room.now)
    let done = try library.edit { edit throws(LibraryError) -> String in
      try library.check(base)
      let entries = try library.entries()
      if deed == "restore" {
        let deleted = try library.deleted()
        guard let entry = deleted.first(where: { $0.file == file }) else { throw .noDesign(id, near: nil) }
        try edit.restore(entry, taken: Set(entries.map(\.id)))
        return "Restored \(entry.name)."
      }
      guard let entry = entries.first(where: { $0.id.uuidString == id }) else { throw .noDesign(id, near: nil) }
      switch deed {
      case "default":
        try edit.makeDefault(entry.id)
        edit.note("default '\(entry.name)'")
        return "\(entry.name) is now the default."
      case "duplicate":
        let copy = try edit.duplicate(entry, named: name, now: now, taken: Set(entries.map(\.name)))
        return "Made a copy: \(copy.name)."
      case "rename":
        guard let name else { throw .refused("a design needs a name") }
        try edit.rename(entry, to: name, now: now)
        return "Renamed \(entry.name) to \(name)."
      case "delete":
        try edit.delete(entry)
        return "Moved \(entry.name) to the trash."
      default: throw .refused("this page cannot do that")
      }
    }
    return "<p>\(done)</p>"
  }

  private func add(to library: DesignLibrary) throws(WorkshopRefusal) -> HTML {
    let document = try room.document()
    let parcel = DesignParcel(document.specs.map(\.whole)) { room.photo($0) }
    let received: [LibraryEdit.Received]
    do {
      received = try library.take(
        [parcel], identity: room.form.isOn("keep") ? .kept : .new, now: room.now, over: room.form["base"] ?? "")
    } catch { throw WorkshopRefusal(error) }
    return room.list(received)
  }
}

extension WorkshopRoom {
  /// What a library has received.
  func list(_ received: [LibraryEdit.Received]) -> HTML {
    let rows = received.map { one -> HTML in
      let missing: HTML =
        one.missingPhotos.isEmpty
        ? HTML.empty
        : " <span class=\"warn\">the photo \(one.missingPhotos.joined(separator: ", ")) is missing</span>"
      return "<li>\(one.spec.name)\(missing)</li>"
    }
    return "<p>Added to the library:</p><ul>\(rows)</ul>"
  }
}
