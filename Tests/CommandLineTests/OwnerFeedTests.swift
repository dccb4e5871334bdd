// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The owner's pages for feeds and for the house, by forms as browsers send them.
@Suite(.waiting) struct OwnerFeedTests {
  /// Files on the web, served by Python.
  private final class Site {
    let address: String
    private let process = Process()

    init(_ path: String) throws {
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", "-u", "-m", "http.server", "--bind", "127.0.0.1", "0"]
      process.currentDirectoryURL = URL(fileURLWithPath: path)
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.start()
      let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let port = try #require(said.firstMatch(of: /port (\d+)/)?.output.1, "\(said)")
      address = "http://127.0.0.1:\(port)"
    }

    deinit { process.terminate() }
  }

  private func house() throws -> (Folder, RunningServer, Owner) {
    let folder = try Household.folder([Household.display("kitchen", "frame-800x480", "red.json")])
    let server = try RunningServer(folder)
    return (folder, server, try Owner(server, nil))
  }

  private func file(_ name: String, in folder: Folder) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  private static let settings = ".config/weave/feeds.json"
  private static let facts = ".local/share/weave/snapshots"

  /// Sends a form with the page's token, as curl does.
  ///
  /// - Returns: the status and the text.
  private func send(
    _ fields: [String], _ owner: Owner, _ server: RunningServer, in folder: Folder
  ) throws -> (status: String, text: String) {
    let form = ["csrf=\(try owner.csrf())"] + fields
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
    process.arguments =
      ["-s", "-w", "\n%{http_code}"] + form.flatMap { ["-F", $0] } + ["http://127.0.0.1:\(server.port)/feeds/new"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = output
    try process.start()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (String(said.suffix(3)), said)
  }

  private static let calendar =
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\n"
    + "DTSTART;VALUE=DATE:20260101\r\nRRULE:FREQ=DAILY\r\nSUMMARY:Swim\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"

  @Test func addsACalendar() throws {
    let (folder, server, owner) = try house()
    try folder.makeFolder("site")
    try folder.write(Self.calendar, to: "site/family.ics")
    try folder.write(Self.calendar, to: "phone.ics")
    let site = try Site(folder.path + "/site")
    let address = "\(site.address)/family.ics?key=tell-nobody"
    let added = try send(
      ["kind=calendar", "name=Our family", "address=\(address)", "color=#2e7d32", "secret=", "user=", "file="], owner,
      server, in: folder)
    #expect(added.status == "303", "\(added.text)")
    let settings = try file(Self.settings, in: folder)
    #expect(settings.contains("\"our-family\"") && settings.contains("#2e7d32") && !settings.contains("tell-nobody"))
    #expect(try file(Self.facts + "/calendar.json", in: folder).contains("Swim"))
    let secret = folder.path + "/.config/weave/secrets/our-family-address"
    let mode = try FileManager.default.attributesOfItem(atPath: secret)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let page = try owner.page("/feeds")
    #expect(!page.contains("no answer yet"))
    #expect(page.contains("Our family") && !page.contains("tell-nobody"))
    // A file from the phone stays in the folder.
    let file = try send(["kind=calendar", "name=School", "file=@phone.ics"], owner, server, in: folder)
    #expect(file.status == "303", "\(file.text)")
    #expect(try folder.read("school.ics") == folder.read("phone.ics"))
    // Without the feed there are no facts of it, and no secret.
    #expect(try owner.post("/feeds", "change=remove&feed=our-family").status == 303)
    #expect(try !self.file(Self.settings, in: folder).contains("our-family"))
    #expect(!FileManager.default.fileExists(atPath: secret))
  }

  @Test func addsAPictureWithADesign() throws {
    let (folder, server, owner) = try house()
    try folder.makeFolder("site")
    try folder.write(PNG.noise(width: 40, height: 24), to: "site/camera.png")
    let site = try Site(folder.path + "/site")
    let added = try send(
      ["kind=picture", "name=Camera", "address=\(site.address)/camera.png", "every=1h"], owner, server, in: folder)
    #expect(added.status == "303", "\(added.text)")
    #expect(try folder.read("camera.jpg") == folder.read("site/camera.png"))
    #expect(try owner.page("/display/kitchen").contains("thumbnail/camera.json?for=kitchen"))
    #expect(try server.ask("/thumbnail/camera.json?for=kitchen").status == 200)
    #expect(try owner.post("/displays/kitchen/show", "shows=camera.json").status == 303)
    #expect(try server.ask("/picture/kitchen.png").status == 200)
    // Another one of this name gets a name of its own.
    #expect(
      try send(
        ["kind=picture", "name=Camera", "address=\(site.address)/camera.png", "every=1h"], owner, server, in: folder
      )
      .status == "303")
    #expect(try file(Self.settings, in: folder).contains("\"camera-2\""))
  }

  /// What does not answer is not added. The page says why, and nothing stays of it.
  @Test(arguments: [
    (["kind=calendar", "name=A", "address=/gone.ics"], "404"),
    (["kind=picture", "name=A", "address=/words.txt", "every=1d"], "something else than a"),
    (["kind=json", "name=A", "address=/words.txt", "picks=a = $.a"], "role"),
    (["kind=calendar", "name=A"], "choose its file"), (["kind=news", "name=A", "address="], "lacks an address"),
    (["kind=json", "name=A", "address=/words.txt", "picks=a"], "something to pick"),
    (["kind=immich", "name=A", "address=/", "album=B", "secret="], "`key`"),
  ])
  func addsNothingThatDoesNotAnswer(fields: [String], words: String) throws {
    let (folder, server, owner) = try house()
    try folder.makeFolder("site")
    try folder.write("no data", to: "site/words.txt")
    let site = try Site(folder.path + "/site")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let given = fields.map { $0.replacing("address=/", with: "address=\(site.address)/") }
    let refused = try send(given, owner, server, in: folder)
    #expect(
      refused.status == "422" && refused.text.contains(#"role="alert""#) && refused.text.contains(words),
      "\(refused.text)")
    #expect((try? folder.read(Self.settings)) == nil)
    let after = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 != ".config" && $0 != ".local"
    }
    #expect(after.sorted() == before.filter { $0 != ".config" && $0 != ".local" })
  }

  @Test func strangersAddNothing() throws {
    let (folder, server, _) = try house()
    let answer = try server.ask(
      "/feeds/new", method: "POST",
      headers: ["Content-Type: multipart/form-data; boundary=x", "Origin: http://evil.example"],
      body: "--x\r\nContent-Disposition: form-data; name=\"kind\"\r\n\r\nnews\r\n--x--\r\n")
    #expect(answer.status == 403)
    #expect((try? folder.read(Self.settings)) == nil)
  }

  // MARK: The house

  /// The place of the house becomes that of its weather; a feed about another place stays there.
  @Test func movesToAnotherPlace() throws {
    let folder = try Household.folder([Household.display("kitchen", "frame-800x480", "red.json")])
    try folder.makeFolder("site/v1")
    try folder.makeFolder(".config/weave")
    try folder.write(
      #"{"results": [{"name": "Bergen", "latitude": 60.39, "longitude": 5.32, "timezone": "Europe/Oslo"}]}"#,
      to: "site/v1/search")
    let site = try Site(folder.path + "/site")
    try folder.write(
      #"""
      {"version": 1, "geocoding": "\#(site.address)", "feeds": {
      "weather": {"source": "open-meteo", "search": "Lyon", "url": "\#(site.address)"},
      "away": {"source": "open-meteo", "place": "random", "url": "\#(site.address)"}}}
      """#, to: Self.settings)
    let server = try RunningServer(folder)
    let owner = try Owner(server, nil)
    #expect(try owner.post("/house", "change=place&place=Bergen").status == 303)
    let settings = try file(Self.settings, in: folder)
    #expect(settings.contains("60.39") && settings.contains(#""place": "home""#) && !settings.contains("Lyon"))
    #expect(settings.contains(#""place": "random""#))
    #expect(try file(Self.facts + "/location.json", in: folder).contains(#"Europe\/Oslo"#))
    let page = try owner.page("/house")
    #expect(page.contains("Bergen") && page.contains("Europe/Oslo"))
    try folder.write(#"{"results": []}"#, to: "site/v1/search")
    let refused = try owner.post("/house", "change=place&place=Nowhere")
    #expect(refused.status == 422 && refused.text.contains("no place is called Nowhere"))
    #expect(try file(Self.settings, in: folder) == settings)
  }

  @Test func setsLanguageUnitsAndClock() throws {
    let (folder, _, owner) = try house()
    #expect(try owner.post("/house", "change=readers&language=de-AT&units=&clock=").status == 303)
    #expect(try file("displays.json", in: folder).contains(#""locale": "de-AT""#))
    #expect(try owner.post("/house", "change=readers&language=en-GB&units=metric&clock=h12").status == 303)
    #expect(try file("displays.json", in: folder).contains(#""locale": "en-GB-u-hc-h12-ms-metric""#))
    let page = try owner.page("/house")
    for chosen in ["en-GB", "metric", "h12"] { #expect(page.contains("<option value=\"\(chosen)\" selected>")) }
    #expect(try owner.post("/house", "change=readers&language=tlh&units=&clock=").status == 422)
    // Everything follows the place again.
    #expect(try owner.post("/house", "change=readers&language=&units=&clock=").status == 303)
    #expect(try !file("displays.json", in: folder).contains("locale"))
  }

  /// The pages speak the language of the browser.
  @Test(arguments: [
    ("de-AT,de;q=0.9,en;q=0.8", "de", "ltr"), ("xx, ar;q=0.5", "ar", "rtl"), ("zh-TW", "en", "ltr"),
    ("pt-PT", "pt-BR", "ltr"), ("nn-NO, en;q=0", "nb", "ltr"), ("", "en", "ltr"), (";;q=,,;q=9", "en", "ltr"),
  ])
  func speaksTheLanguageOfTheBrowser(header: String, language: String, direction: String) throws {
    let (_, server, _) = try house()
    for path in ["/", "/feeds", "/house", "/display/kitchen"] {
      let page = try server.ask(path, headers: ["Accept-Language: \(header)"])
      #expect(page.status == 200)
      #expect(page.text.contains(#"<html lang="\#(language)" dir="\#(direction)">"#))
      // Nothing is left of the places for values.
      #expect(page.text.firstMatch(of: /\{\d\}/) == nil)
    }
    let names = ["de": "Datenquellen", "en": "Feeds"]
    if let name = names[language] {
      #expect(try server.ask("/feeds", headers: ["Accept-Language: \(header)"]).text.contains("<h1>\(name)</h1>"))
    }
  }
}
