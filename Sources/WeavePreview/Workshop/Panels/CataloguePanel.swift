// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveRender
import WeaveResolve
import WeaveStore
import WeaveSystem
import WeaveWorkshop

/// Layouts and ready designs to start from: search by words, kinds and facts, and write one as a new file.
struct CataloguePanel: WorkshopPanel {
  static let name = "catalogue"
  static let title = "New design"
  private let room: WorkshopRoom
  /// The maximum number of pictures on one page; a search finds the others.
  private static let most = 36

  init(_ room: WorkshopRoom) { self.room = room }

  private var words: [String] { (room.form["words"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init) }
  private var kind: CatalogueEntry.Kind? { room.form["kind"].flatMap(CatalogueEntry.Kind.init) }
  private var facts: CatalogueEntry.FactNeed? { room.form["facts"].flatMap { CatalogueEntry.FactNeed($0) } }
  private var there: Set<SnapshotKind> { room.session.workshop.snapshots?.presentKinds ?? [] }

  func body() throws(WorkshopRefusal) -> HTML {
    let isFitting = room.form.isOn("fitting")
    let entries = CatalogueEntry.find(words, kind: kind, facts: facts, there: isFitting ? there : nil)
    let kinds = ["", "none"] + SnapshotKind.allCases.map(\.rawValue)
    let tick: HTML = isFitting ? " checked" : ""
    let ask = room.question(
      """
      <label>Words <input type="search" name="words" value="\(room.form["words"] ?? "")"></label>
      \(room.choice(
        "kind", "Kind", ["", "layout", "design"], chosen: kind?.rawValue,
        titles: ["": "all", "layout": "layouts", "design": "ready designs"]))
      \(room.choice("facts", "Shows", kinds, chosen: room.form["facts"], titles: ["": "anything", "none": "no facts"]))
      <label><input type="checkbox" name="fitting"\(tick)> whose facts are there</label> <button>Search</button>
      """)
    let figures = entries.prefix(Self.most).map(figure)
    let rest: HTML =
      entries.count > Self.most
      ? "<p>And \(entries.count - Self.most) more; search to find them: \(entries.dropFirst(Self.most).map(\.name).joined(separator: ", ")).</p>"
      : HTML.empty
    let none: HTML = entries.isEmpty ? "<p>No layout or design matches.</p>" : HTML.empty
    return """
      <p class="quiet">A new design is a file in <code>\(folder)</code>; a file that is there is never written over.</p>
      \(ask)\(none)<div class="dense">\(figures)</div>\(rest)
      \(room.command("weave new 'Morning run' --template \(entries.first?.name ?? "classic")"))
      """
  }

  /// The folder for new designs: that of the shown design.
  private var folder: String { room.folder }

  private func figure(_ entry: CatalogueEntry) -> HTML {
    var needs = entry.facts.map(\.rawValue)
    if entry.hasPhoto { needs.append("a photo") }
    let begin = room.form(
      "new", base: room.base,
      """
      <input type="hidden" name="template" value="\(entry.name)">
      \(room.field("name", "Name", size: 14, isNeeded: true)) <button aria-label="Start with \(entry.name)">Start</button>
      """)
    let facts: HTML = needs.isEmpty ? HTML.empty : "<small>Shows \(needs.joined(separator: ", ")).</small>"
    return room.figure(picture(of: entry), "<strong>\(entry.name)</strong> \(entry.summary) \(facts)\(begin)")
  }

  private func picture(of entry: CatalogueEntry) -> HTML {
    guard let text = Language.newDesign(named: entry.name, from: entry.name),
      let compiled = WidgetCompiler.compile(SourceText(name: entry.name, text: text), now: room.moment.now).output,
      let widget = compiled.widgets.first ?? nil
    else { return HTML.empty }
    let size = WidgetSize.small
    let request = RenderRequest(
      design: widget, environment: room.environment(size), facts: room.session.shownFacts.snapshots,
      variables: room.session.shownFacts.variables, photos: PhotoFolder(designFolder: ""))
    return room.picture(request, says: entry.name)
  }

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    guard deed == "new", let name = room.form["name"] else { throw WorkshopRefusal("a design needs a name") }
    guard let text = Language.newDesign(named: name, from: room.form["template"] ?? "classic") else {
      throw WorkshopRefusal("there is no such template")
    }
    let file = NewDesign.fileName(of: name)
    let path = "\(folder)/\(file)"
    if NewDesign.isTaken(path) { throw WorkshopRefusal("\(file) already exists; choose another name", status: 409) }
    do { try NewDesign.write(text, to: path) } catch { throw WorkshopRefusal(error) }
    room.noteWorld()
    let isShown = room.session.files.index(of: file) != nil
    let link: HTML =
      isShown
      ? "<a href=\"workshop?panel=words&amp;design=\(PercentEncoding.text(file))\">Work on it</a>"
      : "<code>weave preview \(path.shellQuoted)</code> shows it."
    let photo: HTML = text.contains("photo.jpg") ? " Put your own photo beside it as photo.jpg." : HTML.empty
    return "<p>Written: \(path). \(link)\(photo)</p>"
  }
}
