// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// What the owner does on the pages, without a script.
@Suite(.waiting) struct OwnerPageTests {
  private func house() throws -> (Folder, RunningServer, Owner) {
    let folder = try Household.folder([Household.display("kitchen", "frame-800x480", "red.json")])
    let server = try RunningServer(folder)
    return (folder, server, try Owner(server, nil))
  }

  private func file(_ name: String, in folder: Folder) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test func choosesWhatADisplayShowsFromPictures() throws {
    let (folder, server, owner) = try house()
    let page = try owner.page("/display/kitchen")
    for name in ["red", "blue", "clock"] {
      #expect(page.contains(#"<img src="thumbnail/\#(name).json?for=kitchen""#))
      #expect(try server.ask("/thumbnail/\(name).json?for=kitchen").headers["content-type"] == "image/png")
    }
    // The file of displays is nothing to show.
    #expect(!page.contains("thumbnail/displays.json"))
    #expect(try server.ask("/thumbnail/displays.json?for=kitchen").status == 404)
    #expect(try owner.post("/displays/kitchen/show", "shows=blue.json").status == 303)
    #expect(try file("displays.json", in: folder).contains(#""shows": "blue.json""#))
    let refused = try owner.post("/displays/kitchen/show", "shows=bleu.json")
    #expect(refused.status == 400 && refused.text.contains("did you mean `blue.json`"))
  }

  @Test func makesAndChangesAPlaylist() throws {
    let (folder, _, owner) = try house()
    func change(_ fields: String) throws -> Int { try owner.post("/displays/kitchen/playlist", fields).status }
    func shown() throws -> [String] {
      try file("kitchen.playlist.json", in: folder).matches(of: /"show": ?"([^"]+)"/).map { String($0.output.1) }
    }
    #expect(try change("change=begin") == 303)
    #expect(try file("displays.json", in: folder).contains(#""shows": "kitchen.playlist.json""#))
    #expect(try change("change=add&shows=blue.json") == 303)
    #expect(try change("change=add&shows=clock.json") == 303)
    #expect(try shown() == ["red.json", "blue.json", "clock.json"])
    #expect(try change("change=up&entry=2") == 303)
    #expect(try shown() == ["red.json", "clock.json", "blue.json"])
    #expect(try change("change=move&entry=0&to=2") == 303)
    #expect(try shown() == ["clock.json", "blue.json", "red.json"])
    #expect(try change("change=turn&entry=1&minutes=20") == 303)
    #expect(try file("kitchen.playlist.json", in: folder).contains(#""for": "20m""#))
    #expect(try change("change=remove&entry=0") == 303)
    #expect(try shown() == ["blue.json", "red.json"])
    #expect(try change("change=add&shows=gone.json") == 400)
    let before = try folder.read("kitchen.playlist.json")
    for wrong in [
      "change=up&entry=0", "change=move&entry=1&to=9", "change=turn&entry=0&minutes=0", "change=remove", "",
    ] {
      #expect(try change(wrong) == 400, "\(wrong)")
    }
    #expect(try folder.read("kitchen.playlist.json") == before)
    #expect(try owner.page("/display/kitchen").contains("20 min<"))
    // A second playlist does not replace the first.
    #expect(try owner.post("/displays/kitchen/show", "shows=red.json").status == 303)
    #expect(try change("change=begin") == 303)
    #expect(try file("displays.json", in: folder).contains(#""shows": "kitchen-2.playlist.json""#))
    #expect(try folder.read("kitchen.playlist.json") == before)
  }

  @Test func addsAReadyBoard() throws {
    let (folder, server, owner) = try house()
    #expect(try owner.page("/").contains(#"<option value="family-day">"#))
    #expect(try owner.post("/boards", "board=family-day").status == 303)
    #expect(try file("family-day.json", in: folder).contains(#""Family day""#))
    #expect(try server.ask("/thumbnail/family-day.json?for=kitchen").status == 200)
    #expect(try !owner.page("/").contains(#"<option value="family-day">"#))
    #expect(try owner.post("/boards", "board=../x").status == 404)
  }

  /// A photo comes as the browser sends it, and fills a display.
  @Test func bringsAPhoto() throws {
    let (folder, server, owner) = try house()
    try folder.write(PNG.noise(width: 40, height: 24), to: "from-the-phone.png")
    try folder.write("no photo", to: "words.png")
    func bring(_ file: String, named name: String, csrf: String? = nil) throws -> String {
      let token = try csrf ?? owner.csrf()
      let form = ["-F", "csrf=\(token)", "-F", "photo=@\(file);filename=\(name)"]
      return try Self.curl(form + ["http://127.0.0.1:\(server.port)/photos"], in: folder)
    }
    #expect(try bring("from-the-phone.png", named: "Lake & day.PNG") == "303")
    #expect(try folder.read("photo-lake-day.png") == folder.read("from-the-phone.png"))
    #expect(try owner.page("/display/kitchen").contains("thumbnail/photo-lake-day.json?for=kitchen"))
    #expect(try owner.post("/displays/kitchen/show", "shows=photo-lake-day.json").status == 303)
    #expect(try server.ask("/picture/kitchen.png").status == 200)
    // Another one of the same name replaces nothing.
    #expect(try bring("from-the-phone.png", named: "../Lake & day.png") == "303")
    #expect(try folder.read("photo-lake-day-2.json").count > 0)
    #expect(try bring("words.png", named: "words.png") == "415")
    #expect(try bring("from-the-phone.png", named: "x.png", csrf: "0") == "403")
    // A photo that breaks off is not kept.
    try folder.write(PNG.header(width: 40, height: 24), to: "half.png")
    #expect(try bring("half.png", named: "half.png") == "400")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("photo-half") }
    #expect(left.isEmpty)
  }

  /// One file has everything that the owner has made, and no key. Another program unpacks it.
  @Test func takesEverythingAway() throws {
    let (folder, server, _) = try house()
    try folder.makeFolder("inner")
    try folder.write(Design.red, to: "inner/deep.json")
    try folder.write("secret", to: "password")
    try folder.write(server.ask("/export.zip").body, to: "copy.zip")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-m", "zipfile", "-l", "copy.zip"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.start()
    let list = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    for name in ["displays.json", "red.json", "inner/deep.json"] { #expect(list.contains(name), "\(list)") }
    for name in ["password", "sqlite", "copy.zip"] { #expect(!list.contains(name), "\(list)") }
    let guarded = try RunningServer(folder, ["--password-file", "password"], shell: "echo secret-secret > password")
    #expect(try guarded.ask("/export.zip").status == 303)
  }

  /// The status of an answer to curl.
  private static func curl(_ arguments: [String], in folder: Folder) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["curl", "--silent", "--output", "/dev/null", "--write-out", "%{http_code}"] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.start()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// Others change nothing.
  @Test func formsNeedTheirToken() throws {
    let (folder, server, _) = try house()
    let form = ["Content-Type: application/x-www-form-urlencoded"]
    let before = try folder.read("displays.json")
    for path in ["/displays/kitchen/show", "/displays/kitchen/playlist", "/boards"] {
      let answer = try server.ask(path, method: "POST", headers: form, body: "csrf=0&shows=blue.json&change=begin")
      #expect(answer.status == 403)
    }
    #expect(try folder.read("displays.json") == before)
  }
}
