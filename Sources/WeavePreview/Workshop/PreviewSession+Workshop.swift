// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// The pages of the workshop, one per panel, with the author's tools besides drawing. Changes are made by forms, and
/// never overwrite changes made elsewhere.
extension PreviewSession {
  /// The panels, grouped by purpose.
  static var panels: [(title: String, panels: [any WorkshopPanel.Type])] {
    [
      ("Look", [WordsPanel.self, RemixPanel.self, ThemePanel.self, PhotoThemePanel.self]),
      ("Design", [SizesPanel.self, PhotoPanel.self, ButtonsPanel.self, VariablesPanel.self, InspectorPanel.self]),
      ("Keep", [LibraryPanel.self, ExchangePanel.self, CataloguePanel.self]),
    ]
  }

  /// Answers a GET request.
  ///
  /// - Parameters:
  ///   - part: the path after `workshop/`; nil for a page.
  ///   - query: the part of the address after `?`.
  func workshop(_ part: String?, _ query: some StringProtocol) -> Response {
    if part == "style.css" { return .page("text/css; charset=utf-8", WorkshopPage.style) }
    let room = room(String(query), WorkshopForm(query: query))
    if let part { return download(part, room) }
    return page(room, notice: nil)
  }

  /// Carries out a form and shows its panel again, with the result or the reason for a refusal.
  func work(_ query: some StringProtocol, _ body: [UInt8]) -> Response {
    let query = String(query)
    let room = room(query, WorkshopForm(body: body, query: query))
    defer { room.notifyOtherPages() }
    do {
      let done: HTML
      switch room.form.text("do") {
      case "undo-design": done = "undone: \(try room.undo())"
      case let deed: done = try panel(room.panel).init(room).act(deed)
      }
      room.reload()
      return page(room, notice: "<div class=\"notice\" role=\"status\">\(done)</div>")
    } catch {
      let notice: HTML = "<p class=\"notice bad\" role=\"alert\">\(WorkshopRoom.marked(error.text))</p>"
      return page(room, notice: notice, status: error.status)
    }
  }

  private func room(_ query: String, _ form: WorkshopForm) -> WorkshopRoom {
    let address = WorkshopForm(query: query)
    return WorkshopRoom(self, PreviewScene(query: query), panel(address.text("panel")).name, form)
  }

  private func panel(_ name: String) -> any WorkshopPanel.Type {
    Self.panels.lazy.flatMap(\.panels).first { $0.name == name } ?? WordsPanel.self
  }

  private func page(_ room: WorkshopRoom, notice: HTML?, status: Int = 200) -> Response {
    if room.shown == nil, room.scene.design != nil { return .text(404, "the file cannot be read") }
    let panel = panel(room.panel)
    let body: HTML
    do { body = try panel.init(room).body() } catch {
      body = "<p class=\"notice bad\">\(WorkshopRoom.marked(error.text))</p>"
    }
    let page = WorkshopPage(room, panel).html(notice ?? HTML.empty, body)
    var response = Response.page("text/html; charset=utf-8", page.text)
    response.status = status
    return response
  }

  /// Answers with a file to download.
  private func download(_ part: String, _ room: WorkshopRoom) -> Response {
    do {
      switch part {
      case "theme": return try ThemePanel(room).extracted()
      case "export": return try ExchangePanel(room).exported()
      default: return .text(404, "there is nothing here")
      }
    } catch {
      return .text(error.status, error.text)
    }
  }
}
