// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveStore
import WeaveWorkshop

/// The buttons of a design: shows what each does, presses and undoes them, adds and removes them.
struct ButtonsPanel: WorkshopPanel {
  static let name = "buttons"
  static let title = "Buttons"
  private let room: WorkshopRoom

  init(_ room: WorkshopRoom) { self.room = room }

  func body() throws(WorkshopRefusal) -> HTML {
    let spec = try room.spec()
    do { return try body(spec) } catch { throw WorkshopRefusal(error) }
  }

  private func body(_ spec: WidgetSpec) throws(LibraryError) -> HTML {
    let actions = spec.actionBar?.actions ?? []
    let values = try room.variableStore?.values(now: room.moment.now, timeZone: room.moment.timeZone) ?? [:]
    let rows = try actions.enumerated().map { index, action throws(LibraryError) in try row(index, action, values) }
    let table: HTML =
      rows.isEmpty
      ? "<p>The design has no buttons.</p>"
      : """
      <div class="scroll"><table><thead><tr><th>Button</th><th>A press</th><th>Now</th><th></th><th></th></tr></thead>
      <tbody>\(rows)</tbody></table></div>
      """
    return """
      <div class="figures">\(room.figure(picture(), HTML.empty))</div>\(table)
      \(try room.variableHistory())\(adding(actions.count))
      \(room.command("weave action run \(room.title.shellQuoted) --button 1"))
      """
  }

  private func picture() -> HTML {
    (try? room.variants().request.design).map { room.picture(of: $0, says: room.title) } ?? HTML.empty
  }

  private func row(
    _ index: Int, _ action: ActionBarSpec.Action, _ values: [String: String]
  ) throws(LibraryError) -> HTML {
    let which: HTML = "<input type=\"hidden\" name=\"button\" value=\"\(index)\">"
    let press: HTML =
      room.variableStore == nil
      ? HTML.empty
      : room.form(
        "press", base: try room.variableBase(),
        "\(which)<button class=\"main\" aria-label=\"Press \(action.title)\">Press</button>")
    let remove = room.form(
      "remove", base: room.base,
      "\(which)<button class=\"danger\" aria-label=\"Remove \(action.title)\">Remove</button>")
    return """
      <tr><td><strong>\(action.title)</strong></td><td>\(WorkshopRoom.marked(action.effect))</td>
      <td>\(values[action.variableKey] ?? "not set")</td><td>\(press)</td><td>\(remove)</td></tr>
      """
  }

  private func adding(_ count: Int) -> HTML {
    let presets = Dictionary(ActionPreset.allCases.map { ($0.rawValue, "\($0.rawValue): \($0.summary)") }) { $1 }
    let ready = room.form(
      "preset", base: room.base,
      """
      \(room.choice("preset", "Ready buttons", ActionPreset.words, titles: presets))
      <button>\(count > 0 ? "Replace the buttons" : "Add")</button>
      """)
    let own: HTML =
      count >= ActionBarSpec.capacity
      ? "<p class=\"quiet\">A design can have two buttons; remove one to add another.</p>"
      : room.form(
        "add", base: room.base, class: "stack",
        """
        \(room.field("variable", "Variable", isNeeded: true, hint: "glasses"))
        <label>When pressed <select name="time"><option value="">adds this number:</option>
        \(ActionBarSpec.Action.NowFormat.words.map { "<option value=\"\($0)\">sets it to \($0)</option>" as HTML })
        </select> <input type="number" name="amount" value="1" min="-99" max="99" aria-label="Number to add"></label>
        \(room.field("title", "Title", hint: "+1")) \(room.field("symbol", "Symbol", hint: "drop.fill"))
        <button>Add</button>
        """)
    return
      "<div class=\"two\"><div class=\"card\"><h3>Presets</h3>\(ready)</div><div class=\"card\"><h3>Your own button</h3>\(own)</div></div>"
  }

  // MARK: Changes

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    let spec = try room.spec()
    switch deed {
    case "undo": return try room.undoVariables()
    case "preset":
      guard let preset = room.form["preset"].flatMap(ActionPreset.init) else {
        throw WorkshopRefusal("no such buttons")
      }
      try room.change(to: spec.replacingButtons(by: preset), what: "buttons \(preset.rawValue)")
      return "<p>The design now has the buttons of \(preset.rawValue).</p>"
    case "add": return try add(spec)
    default: break
    }
    let actions = spec.actionBar?.actions ?? []
    guard let index = room.form["button"].flatMap({ Int($0) }), actions.indices.contains(index) else {
      throw WorkshopRefusal("there is no such button")
    }
    switch deed {
    case "press":
      guard let store = room.variableStore else {
        throw WorkshopRefusal("variables cannot be stored: there is no folder for snapshots")
      }
      let changes: [VariableStore.Change]
      do {
        changes = try store.press(
          actions[index], of: spec, now: room.now, timeZone: room.moment.timeZone, over: room.form["base"] ?? "")
      } catch { throw WorkshopRefusal(error) }
      room.noteVariables()
      return room.list(changes)
    case "remove":
      try room.change(to: spec.removingButton(index), what: "remove the button '\(actions[index].title)'")
      return "<p>Removed '\(actions[index].title)'.</p>"
    default: throw WorkshopRefusal("this page cannot do that")
    }
  }

  private func add(_ spec: WidgetSpec) throws(WorkshopRefusal) -> HTML {
    guard let variable = room.form["variable"] else {
      throw WorkshopRefusal("give the variable that the button changes")
    }
    var button = WidgetSpec.NewButton(variable: variable)
    button.time = room.form["time"].flatMap(ActionBarSpec.Action.NowFormat.init)
    if button.time == nil {
      guard let amount = room.form["amount"].flatMap({ Int($0) }), amount != 0, (-99...99).contains(amount) else {
        throw WorkshopRefusal("the number must be from -99 to 99, and not 0")
      }
      button.amount = amount
    }
    (button.title, button.symbol) = (room.form["title"], room.form["symbol"])
    guard let new = spec.adding(button) else {
      throw WorkshopRefusal("the design already has two buttons, the most there can be")
    }
    try room.change(to: new, what: "add a button for \(variable)")
    return "<p>Added a button for \(variable).</p>"
  }
}
