// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSpec
import WeaveWorkshop

/// The output of `weave inspect --all`: photos, buttons, variables, and hints.
struct InspectorPanel: WorkshopPanel {
  static let name = "inspector"
  static let title = "Inspector"
  private let room: WorkshopRoom

  init(_ room: WorkshopRoom) { self.room = room }

  func body() throws(WorkshopRefusal) -> HTML {
    let spec = try room.spec()
    let size = room.form["size"].flatMap(MatchedSet.Key.init) ?? .medium
    let inspector = DesignInspector(
      spec, size: size, photo: { room.photo($0)?.count }, values: room.storedValues)
    let ask = room.question(
      "\(room.choice("size", "As the size", MatchedSet.Key.words, chosen: size.rawValue)) <button>Show</button>")
    let warnings = inspector.warnings.map { "<li>\($0)</li>" as HTML }
    let worth: HTML =
      warnings.isEmpty
      ? "<p class=\"good\">Nothing is missing.</p>" : "<h3>Worth checking</h3><ul class=\"warn\">\(warnings)</ul>"
    return """
      \(ask)\(worth)<h3>Details</h3><pre>\(inspector.text)</pre>
      \(room.command("weave inspect \(room.title.shellQuoted) --all"))
      """
  }
}
