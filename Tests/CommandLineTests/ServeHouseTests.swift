// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The server as a part of a house: made with one command, below the path of another site, in Home Assistant.
@Suite(.waiting) struct ServeHouseTests {
  private func folder() throws -> Folder {
    try Household.folder([
      Household.display("kitchen", "trmnl-og", "red.json", #", "device": "AA:BB:CC:00:11:22""#)
    ])
  }

  // MARK: A new home

  @Test func aHomeIsMadeAndServed() throws {
    let folder = try Folder()
    let made = try Tool.run(["init-home", ".", "--place", "60.39,5.32", "--locale", "nb-NO"], in: folder)
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.text == "./home.playlist.json\n./displays.json\n./calendar.ics\n")
    // Its feeds are those of the other commands.
    let feeds = try Tool.run(["feed", "list"], in: folder).text
    #expect(feeds.contains("open-meteo") && feeds.contains("calendar.ics"), "\(feeds)")
    // Nothing asks a service on the network here.
    #expect(
      try Tool.run(
        ["display", "add", "hall", "--panel", "trmnl-og", "--shows", "home.playlist.json"], in: folder
      ).status == 0)
    let server = try RunningServer(folder, ["--no-feeds"])
    #expect(try server.ask("/picture/hall.png").status == 200)
    #expect(try server.ask("/health").text.contains(#""status": "ok""#))
    for board in ["family-day", "weather-station", "calendar-wall"] {
      let checked = try Tool.run(["validate", "\(board).json"], in: folder)
      #expect(checked.status == 0, "\(checked.text)")
    }
    // Nothing is overwritten.
    let again = try Tool.run(["init-home", ".", "--place", "Bergen"], in: folder)
    #expect(again.status == 64)
    #expect(again.errors.contains("already exists"))
    let other = try Tool.run(["init-home", "cabin", "--place", "Geilo"], in: folder)
    #expect(other.status == 0 && other.errors.contains("the feed 'weather' is there already"), "\(other.errors)")
    #expect(try Tool.run(["feed", "list"], in: folder).text == feeds)
  }

  @Test func aBoardIsWrittenWithItsDesigns() throws {
    let folder = try Folder()
    #expect(try Tool.run(["new", "Our home", "--template", "home"], in: folder).text == "our-home.json\n")
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    #expect(files.isSuperset(of: ["our-home.json", "chores.json", "home-energy.json"]))
    #expect(try Tool.run(["render", "our-home.json", "-o", "x.png"], in: folder).status == 0)
    // Boards may share their designs; one that was changed is not lost.
    #expect(try Tool.run(["new", "Second", "--template", "home"], in: folder).status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/home-energy.json")
    // A board that was made under a name of its own serves another one, which consists of it.
    #expect(try Tool.run(["new", "home-energy", "--template", "home-energy"], in: folder).status == 0)
    #expect(try Tool.run(["new", "Both", "--template", "home"], in: folder).status == 0)
    try folder.write(Design.red, to: "chores.json")
    let refused = try Tool.run(["new", "Third", "--template", "home"], in: folder)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("chores.json"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/third.json"))
    #expect(try Tool.run(["templates", "family"], in: folder).text.contains("family-day"))
  }

  /// The language and the time zone of all displays are said once.
  @Test func theHouseHasOneLanguage() throws {
    let folder = try Folder()
    try folder.write(Design.custom(#"{"type": "text", "text": "{{__weekday}}"}"#), to: "day.json")
    func picture(_ house: String, _ display: String) throws -> Data {
      let text = "{\(house) \"displays\": [\(Household.display("hall", "frame-800x480", "day.json", display))]}"
      try folder.write(text, to: "displays.json")
      let server = try RunningServer(folder)
      return try server.ask("/picture/hall.png").body
    }
    let german = try picture("", #", "locale": "de-DE""#)
    #expect(try picture(#""locale": "de-DE","#, "") == german)
    #expect(try picture(#""locale": "fr-FR","#, #", "locale": "de-DE""#) == german)
    #expect(try picture("", "") != german)
  }

  // MARK: Below another site

  /// Links, forms and the addresses of pictures stay below the path, whether the proxy leaves it on or takes it off.
  @Test(arguments: ["/weave", ""]) func staysBelowItsPath(_ kept: String) throws {
    let server = try RunningServer(try folder(), ["--prefix", "/weave"])
    let page = try server.ask("\(kept)/").text
    #expect(page.contains(#"<base href="/weave/">"#))
    // No link leads to the root of the site.
    #expect(!page.contains(#"href="/display"#) && !page.contains(#"action="/"#) && !page.contains(#"src="/"#))
    #expect(page.contains(#"href="display/kitchen""#))
    let answer = try server.ask("\(kept)/api/display", headers: ["ID: AA:BB:CC:00:11:22"])
    #expect(answer.text.contains("/weave/trmnl/kitchen/"))
    let moved = try server.ask("\(kept)/login")
    #expect(moved.status == 303)
    #expect(moved.headers["location"] == "/weave/")
    #expect(try server.ask("\(kept)/picture/kitchen.png").status == 200)
    #expect(try server.ask("/weaver/picture/kitchen.png").status == 404)
  }

  @Test(arguments: ["weave", "/", "/a b", "//x", "/<b>"]) func refusesOtherPaths(_ prefix: String) throws {
    let outcome = try Tool.run(["serve", ".", "--prefix", prefix], in: try folder())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("is not a path"))
  }

  /// Home Assistant signs the owner in and says below which path it offers the page. Nobody else can say so.
  @Test func homeAssistantSignsTheOwnerIn() throws {
    let folder = try folder()
    try folder.write("correct horse\n", to: "password")
    let headers = ["X-Ingress-Path: /api/hassio_ingress/x_1-y"]
    func page(_ arguments: [String], _ headers: [String]) throws -> RunningServer.Answer {
      let server = try RunningServer(folder, ["--password-file", "password"] + arguments)
      return try server.ask("/", headers: headers, host: "homeassistant.local:8123")
    }
    let inside = try page(["--ingress", "127.0.0.1"], headers)
    #expect(inside.status == 200)
    #expect(inside.text.contains(#"<base href="/api/hassio_ingress/x_1-y/">"#))
    #expect(inside.headers["x-frame-options"] == "SAMEORIGIN")
    #expect(try page(["--ingress", "127.0.0.1"], []).status == 421)
    #expect(try page(["--ingress", "127.0.0.1"], ["X-Ingress-Path: /\"><script>"]).status == 421)
    #expect(try page(["--ingress", "10.0.0.0/8"], headers).status == 421)
    #expect(try page([], headers).status == 421)
  }

  /// A proxy that offers the page below a path says which, without being asked to sign anybody in.
  @Test func aProxySaysWhereItOffersThePage() throws {
    let page = try RunningServer(try folder()).ask("/", headers: ["X-Ingress-Path: /api/hassio_ingress/x"]).text
    #expect(page.contains(#"<base href="/api/hassio_ingress/x/">"#))
  }

  /// Programs ask what a display shows; that is no wake of the device.
  @Test func programsSeeTheCurrentScreen() throws {
    let server = try RunningServer(try folder())
    let answer = try server.ask("/api/current_screen", headers: ["ID: AA:BB:CC:00:11:22"])
    let object = try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
    #expect(object["status"] as? Int == 200)
    let url = try #require((object["image_url"] as? String).flatMap { URL(string: $0) })
    #expect(try server.ask(url.path + "?" + (url.query ?? "")).status == 200)
    #expect(try server.ask("/").text.contains("never"))
  }

  // MARK: Old tablets

  /// The browsers of the first iPads know the fifth edition of the language, of 2009.
  ///
  /// - Source: ECMA-262, editions 5.1 and 6: what the sixth added.
  @Test func theFullScreenPageNeedsNoNewLanguage() throws {
    let script = try RunningServer(try folder()).ask("/static/view.js").text
    for word in ["=>", "`", "const ", "let ", "class ", "async ", "await ", "...", "for (const", "Promise", "fetch("] {
      #expect(!script.contains(word), "\(word)")
    }
    #expect(script.contains("location.reload()"))
    let page = try RunningServer(try folder()).ask("/view/kitchen").text
    #expect(page.contains(#"<noscript><meta http-equiv="refresh" content="60"></noscript>"#))
  }

  // MARK: Home Assistant's add-on

  /// The keys of the add-on are those that the Supervisor knows.
  ///
  /// - Source: Home Assistant's documentation for developers, add-on configuration.
  @Test func theAddOnHasTheKeysOfTheSupervisor() throws {
    let known: Set = [
      "name", "version", "slug", "description", "arch", "startup", "init", "ingress", "ingress_port", "ingress_stream",
      "panel_icon", "panel_title", "watchdog", "ports", "ports_description", "map", "options", "schema", "url", "boot",
    ]
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "tools/home-assistant/config.yaml"), encoding: .utf8)
    let keys = text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^([a-z_]+):/).map { String($0.output.1) }
    }
    #expect(Set(keys).isSubset(of: known))
    #expect(Set(keys).isSuperset(of: ["name", "version", "slug", "description", "arch"]))
  }

  // MARK: Variables of feeds

  /// What `weave variables` lists has a value, so that `weave validate` has nothing to warn of.
  @Test func storedVariablesAreKnown() throws {
    let folder = try Folder()
    try folder.makeFolder("s")
    try folder.write(#"{"version": 1, "values": {"news_title": "News"}}"#, to: "s/variables.json")
    try folder.write(#"{"name": "N", "primaryText": "{{news_title}} {{news_titel}}"}"#, to: "n.json")
    let text = try Tool.run(["validate", "n.json", "--snapshots", "s"], in: folder).text
    #expect(text.contains("there is no variable `news_titel`"))
    #expect(!text.contains("there is no variable `news_title`"))
  }
}
