// SPDX-License-Identifier: MIT

import FoundationEssentials
import Hummingbird
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSystem

extension OwnerPages {
  /// The page of what holds for the whole house: place, language, units and clock, tokens of programs, and a copy of
  /// everything.
  ///
  /// - Parameter refusal: why the last form changed nothing.
  func house(refusal: String? = nil) async -> Response {
    let notice: HTML = refusal.map { "<p class=\"card bad\" role=\"alert\">\($0)</p>" } ?? ""
    let body: HTML = """
      <header><h1>\(say("House"))</h1>\(navigation("house"))\(signOut)</header>
      \(notice)
      <main>
      \(await place())
      \(await readers())
      <div class="card"><h2>\(say("Webhooks"))</h2><p>\(say("Programs send values to designs with {0}.", "<code>POST /facts/NAME</code>"))</p>
      <form method="post" action="webhooks">\(hidden)<div class="row"><button>\(say("New token for webhooks"))</button></div></form></div>
      <div class="card"><h2>\(say("A copy of everything"))</h2><p>\(say("Designs, playlists, photos, calendars and settings in one file. Tokens are not in it."))</p>
      <div class="row"><a class="button" href="export.zip" download>\(say("Download it"))</a></div></div>
      </main>
      """
    return Page.response(
      say.plain("House"), body, status: refusal == nil ? .ok : .unprocessableContent, script: "pages.js")
  }

  private func place() async -> HTML {
    guard let desk = FeedDesk(core) else { return HTML.empty }
    let place = await desk.place()
    let known: HTML =
      place.map { place in
        let zone: HTML = place.timeZone.map { ", \($0.identifier)" } ?? ""
        return
          "<p><strong>\(place.name.isEmpty ? "\(place.latitude), \(place.longitude)" : place.name)</strong><span class=\"quiet\">\(zone)</span></p>"
      } ?? "<p class=\"quiet\">\(say("Not known yet. Days, hours and the weather follow it."))</p>"
    return """
      <div class="card"><h2>\(say("Place"))</h2>\(known)
      <form method="post" action="house">\(hidden)<input type="hidden" name="change" value="place">
      <div class="fields"><label>\(say("Town")) <input name="place" required maxlength="100" autocomplete="address-level2"></label></div>
      <div class="row"><button>\(say("This is the place"))</button></div></form></div>
      """
  }

  /// The locale of the house as it stands in `displays.json`.
  private func houseLocale() async -> String? {
    let folder = core.options.scene.folder
    return await core.disk.run {
      let bytes = try? ConfinedFolder.read(
        "\(folder)/\(DisplayFile.name)", within: [folder], limit: Limits.displaysBytes)
      return bytes.flatMap {
        JSONParser.parse(SourceText(name: DisplayFile.name, bytes: $0)).output?["locale"]?.stringValue
      }
    }
  }

  /// Language, units and clock of all displays that do not set their own.
  private func readers() async -> HTML {
    let house = HouseLocale(await houseLocale())
    func options(_ choices: [(value: String, words: HTML)], _ chosen: String) -> [HTML] {
      choices.map { value, words in
        "<option value=\"\(value)\"\(value == chosen ? " selected" as HTML : "")>\(words)</option>"
      }
    }
    let languages: [(value: String, words: HTML)] =
      [("", say("that of the place"))] + HouseLocale.choices.map { ($0.tag, "\($0.name)") }
    let units = options(
      [
        ("", say("those of the region")), ("metric", say("metric: °C, km/h, mm")),
        ("uksystem", say("British: °C, mph, mm")), ("ussystem", say("American: °F, mph, inches")),
      ], house.units)
    let clocks = options([("", say("that of the region")), ("h23", "14:05"), ("h12", "2:05 PM")], house.clock)
    return """
      <div class="card"><h2>\(say("Language, units and clock"))</h2>
      <p class="quiet">\(say("For all displays that do not set their own."))</p>
      <form method="post" action="house">\(hidden)<input type="hidden" name="change" value="readers">
      <div class="fields">
      <label>\(say("Language")) <select name="language">\(options(languages, house.language))</select></label>
      <label>\(say("Units")) <select name="units">\(units)</select></label>
      <label>\(say("Clock")) <select name="clock">\(clocks)</select></label>
      </div>
      <div class="row"><button>\(say("Set"))</button></div></form></div>
      """
  }
}
