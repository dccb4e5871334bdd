// SPDX-License-Identifier: MIT

import Hummingbird
import WeaveDiagnostics
import WeaveFetch

extension OwnerPages {
  /// The page of the feeds: how they are, and a form for each source.
  ///
  /// - Parameter refusal: why the last form changed nothing.
  func feedsPage(refusal: String? = nil) async -> Response {
    let notice: HTML = refusal.map { "<p class=\"card bad\" role=\"alert\">\($0)</p>" } ?? ""
    let body: HTML = """
      <header><h1>\(say("Feeds"))</h1>\(navigation("feeds"))\(signOut)</header>
      \(notice)
      <main>\(await feedList())</main>
      """
    return Page.response(
      say.plain("Feeds"), body, status: refusal == nil ? .ok : .unprocessableContent, script: "pages.js")
  }

  private func feedList() async -> HTML {
    guard let desk = FeedDesk(core) else {
      return "<p class=\"card\">\(say("This server refreshes no feeds."))</p>"
    }
    let settings: FeedSettings
    do throws(FeedDesk.Refusal) { settings = try await desk.current() } catch {
      return "<p class=\"card bad\">\(error.description)</p>"
    }
    let rows = settings.feeds.map(row)
    let list: HTML =
      rows.isEmpty ? "<p class=\"quiet\">\(say("No feed brings facts yet."))</p>" : "<ul class=\"feeds\">\(rows)</ul>"
    return """
      <div class="card"><h2>\(say("What comes in"))</h2>\(list)</div>
      <div class="card"><h2>\(say("Add a feed"))</h2>\(forms)</div>
      """
  }

  private func row(_ feed: Feed) -> HTML {
    let status = core.feeds.statuses.first { $0.profile == nil && $0.feed == feed.name }
    let answered = status?.answered.map { say("from {0}", "\(time($0))") } ?? say("no answer yet")
    let next: HTML = status?.next.map { ", \(say("next request at {0}", "\(time($0))"))" } ?? ""
    let trouble: HTML = status?.trouble.map { "<p class=\"bad\">\($0)</p>" } ?? ""
    let title = ServiceTable.service(feed.source)?.title ?? feed.source
    let color: HTML =
      feed.color.map {
        " <svg class=\"dot\" viewBox=\"0 0 2 2\" aria-hidden=\"true\"><circle cx=\"1\" cy=\"1\" r=\"1\" fill=\"\($0)\"/></svg>"
      } ?? ""
    func button(_ change: String, _ words: HTML) -> HTML {
      "<button name=\"change\" value=\"\(change)\">\(words)</button>"
    }
    return """
      <li><div><strong>\(feed.label ?? feed.name)</strong>\(color) <span class="quiet">\(title), \(answered)\(next)</span>\(trouble)</div>
      <form class="tools" method="post" action="feeds">\(hidden)<input type="hidden" name="feed" value="\(feed.name)">\(button("ask", say("Ask now")))\(button("remove", say("Remove")))</form></li>
      """
  }

  // MARK: Forms

  /// A form for each source.
  private var forms: HTML {
    let forms = FeedForm.Kind.allCases.map { kind -> HTML in
      let (title, about, fields) = parts(of: kind)
      return """
        <details><summary>\(title)</summary>
        <form method="post" action="feeds/new" enctype="multipart/form-data">\(hidden)<input type="hidden" name="kind" value="\(kind.rawValue)">
        <p class="quiet">\(about)</p>
        <div class="fields">\(fields)</div>
        <div class="row"><button>\(say("Add it"))</button></div></form></details>
        """
    }
    return "\(forms)"
  }

  private func parts(of kind: FeedForm.Kind) -> (title: HTML, about: HTML, fields: [HTML]) {
    switch kind {
    case .calendar:
      (
        say("Calendar"),
        say("The address of a calendar (iCal, webcal, CalDAV), or a file. Private addresses stay on this machine."),
        [
          name, field("address", say("Address"), "url", "https://"),
          "<label>\(say("Or a file")) <input type=\"file\" name=\"file\" accept=\".ics,text/calendar\"></label>",
          "<label>\(say("Colour")) <input type=\"color\" name=\"color\" value=\"#1a6fb5\"></label>",
          field("user", say("User, for CalDAV"), "text"), field("secret", say("Password, for CalDAV"), "password"),
        ]
      )
    case .weather:
      (
        say("Weather"), say("From Open-Meteo. Without a place it is the weather of the house."),
        [name, field("place", say("Place"), "text")]
      )
    case .air:
      (
        say("Air and pollen"), say("From Open-Meteo. Without a place it is the air of the house."),
        [name, field("place", say("Place"), "text")]
      )
    case .news:
      (
        say("News"), say("The headlines of a site, by RSS or Atom."),
        [name, field("address", say("Address"), "url", "https://", isRequired: true)]
      )
    case .picture:
      (
        say("Picture by address"),
        say("A picture that changes at its address: a camera, a newspaper, a chart. A design that shows it is added."),
        [name, field("address", say("Address"), "url", "https://", isRequired: true), every]
      )
    case .ready:
      (
        say("Ready feeds"), say("Pictures, sayings and figures that anyone may show."),
        [
          "<label>\(say("Which one")) <select name=\"recipe\">\(recipes)</select></label>",
          field("address", say("Another address, if it needs one"), "url"),
          field("secret", say("Key or token, if it needs one"), "password"),
        ]
      )
    case .immich:
      (
        say("Immich album"), say("A photo of an album, another one each day. A design that shows it is added."),
        [
          name, field("address", say("Address of the server"), "url", "http://", isRequired: true),
          field("secret", say("API key"), "password", isRequired: true),
          field("album", say("Album"), "text", isRequired: true), every,
        ]
      )
    case .homeAssistant:
      (
        say("Home Assistant"), say("States of entities, which designs read by their names."),
        [
          name,
          field("address", say("Address of the server"), "url", "http://homeassistant.local:8123", isRequired: true),
          field("secret", say("Long-lived access token"), "password", isRequired: true),
          field("entities", say("Entities"), "text", "sensor.outside, sensor.power", isRequired: true),
        ]
      )
    case .json:
      (
        say("Any JSON"), say("Values that designs read by the names that you give them."),
        [
          name, field("address", say("Address"), "url", "https://", isRequired: true),
          field("secret", say("Token, if it needs one"), "password"),
          "<label>\(say("Values: a name and a path on each line")) <textarea name=\"picks\" rows=\"3\" required placeholder=\"power = $.state\"></textarea></label>",
          "<label>\(say("Body, for POST")) <textarea name=\"body\" rows=\"3\"></textarea></label>",
        ]
      )
    }
  }

  private var name: HTML { field("name", say("Name"), "text") }

  private var every: HTML {
    let hours = ["1h", "6h", "1d"].map {
      "<option value=\"\($0)\"\($0 == "1d" ? " selected" as HTML : "")>\($0)</option>" as HTML
    }
    return "<label>\(say("A new one every")) <select name=\"every\">\(hours)</select></label>"
  }

  private var recipes: [HTML] {
    // Those of boards need more than this form asks for.
    FeedRecipe.all.filter { $0.board == nil }.map { recipe in
      let needs: HTML =
        recipe.needs.isEmpty
        ? "" : " (\(recipe.needs.hasPrefix("--url") ? say("needs an address") : say("needs a key")))"
      return "<option value=\"\(recipe.name)\">\(say(recipe.summary))\(needs)</option>"
    }
  }

  private func field(
    _ name: String, _ label: HTML, _ type: String, _ example: String = "", isRequired: Bool = false
  ) -> HTML {
    let needed: HTML = isRequired ? " required" : ""
    let secret: HTML = type == "password" ? " autocomplete=\"off\"" : ""
    return
      "<label>\(label) <input name=\"\(name)\" type=\"\(type)\" placeholder=\"\(example)\" maxlength=\"2000\"\(needed)\(secret)></label>"
  }
}
