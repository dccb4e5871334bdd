// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveStore
import WeaveWorkshop

/// What panels that change variables share.
extension WorkshopRoom {
  /// The store of variables; nil if there is none.
  var variableStore: VariableStore? { session.workshop.snapshots.map { VariableStore($0) } }

  /// The moment of a change: the clock's, or the one that the page looks at.
  var now: Date { moment.now }

  /// A hash of the variables as the page shows them.
  func variableBase() throws(LibraryError) -> String { try variableStore?.sum() ?? "" }

  /// The store, after checking that the variables are still those that the page was made from.
  func checkVariables() throws(WorkshopRefusal) -> VariableStore {
    guard let store = variableStore else {
      throw WorkshopRefusal("variables cannot be stored: there is no folder for snapshots")
    }
    let sum: String
    do { sum = try store.sum() } catch { throw WorkshopRefusal(error) }
    if sum != form["base"] ?? "" { throw WorkshopRefusal.changed("the variables have") }
    return store
  }

  /// Reads the variables again.
  func noteVariables() { noteWorld() }

  /// One line per change: `streak: 3 → 4`.
  func list(_ changes: [VariableStore.Change]) -> HTML {
    if changes.isEmpty { return "<p>Nothing has changed.</p>" }
    let rows = changes.map { "<li>\($0.key): \($0.old ?? "not set") → \($0.new ?? "not set")</li>" as HTML }
    return "<ul class=\"plain\">\(rows)</ul>"
  }

  /// The changes made to variables, and a button that undoes the last one.
  func variableHistory() throws(LibraryError) -> HTML {
    guard let store = variableStore else {
      return "<p class=\"quiet\">Variables cannot be stored: there is no folder for snapshots.</p>"
    }
    let history = try store.history()
    guard let last = history.first else { return "<p class=\"quiet\">No variable has been changed yet.</p>" }
    let undo = form("undo", base: try variableBase(), "<button>Undo: \(last)</button>")
    let rows = history.prefix(100).map { "<li>\($0)</li>" as HTML }
    return
      "<div class=\"line\">\(undo)</div><details><summary>\(WorkshopRoom.count(history.count, "change")) to undo</summary><ol>\(rows)</ol></details>"
  }

  /// Undoes the last change of variables.
  func undoVariables() throws(WorkshopRefusal) -> HTML {
    let store = try checkVariables()
    let what: String
    do { what = try store.undo() } catch { throw WorkshopRefusal(error) }
    noteVariables()
    return "<p>Undone: \(what)</p>"
  }
}
