// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave serve`, asked as displays ask.
@Suite(.waiting) struct ServeTests {
  /// Exact size and bits, also where the picture is turned for the device; the same bytes as the command draws.
  @Test(arguments: [
    ("trmnl-og", "png", 800, 480, 1), ("trmnl-og-2bit", "png", 800, 480, 2), ("waveshare-7.3-e", "png", 800, 480, 4),
    ("waveshare-2.13", "png", 122, 250, 1), ("frame-800x480", "png", 800, 480, 8),
  ]) func pictureIsTheOneOfTheCommand(_ panel: String, _ ending: String, _ width: Int, _ height: Int, _ bits: Int)
    throws
  {
    let folder = try Household.folder([Household.display("kitchen", panel, "red.json")])
    let server = try RunningServer(folder)
    let answer = try server.ask("/picture/kitchen.\(ending)")
    #expect(answer.status == 200, "\(answer.text)")
    #expect(answer.headers["content-type"] == "image/png")
    #expect(answer.headers["content-length"] == "\(answer.body.count)")
    let file = Array(answer.body)
    func number(_ place: Int) -> Int { file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    #expect((number(16), number(20), Int(file[24])) == (width, height, bits))
    let drawn = try Tool.run(["render", "red.json", "--panel", panel, "-o", "-"], in: folder)
    #expect(drawn.bytes == answer.body)
  }

  @Test func bitmapOfTRMNL() throws {
    let server = try RunningServer(try Household.folder([Household.display("kitchen", "trmnl-og", "red.json")]))
    let answer = try server.ask("/picture/kitchen.bmp")
    #expect(answer.headers["content-type"] == "image/bmp")
    #expect(answer.body.count == 48_062)
    #expect(try server.ask("/picture/kitchen.svg").headers["content-type"] == "image/svg+xml")
    #expect(try server.ask("/picture/kitchen.bin").status == 404)
    #expect(try server.ask("/picture/nobody.png").status == 404)
  }

  @Test func copiesAreNotSentAgain() throws {
    let server = try RunningServer(try Household.folder([Household.display("kitchen", "trmnl-og", "red.json")]))
    let first = try server.ask("/picture/kitchen.png")
    let tag = try #require(first.headers["etag"])
    let date = try #require(first.headers["last-modified"])
    for headers in [
      ["If-None-Match: \(tag)"], ["If-None-Match: \"other\", W/\(tag)"], ["If-None-Match: *"],
      ["If-Modified-Since: \(date)"], ["If-None-Match: \(tag)", "If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT"],
    ] {
      let again = try server.ask("/picture/kitchen.png", headers: headers)
      #expect(again.status == 304, "\(headers)")
      #expect(again.body.isEmpty)
      #expect(again.headers["etag"] == tag)
    }
    for headers in [
      ["If-None-Match: \"other\""], ["If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT"],
      // A tag goes before a date.
      ["If-None-Match: \"other\"", "If-Modified-Since: \(date)"], ["If-Modified-Since: yesterday"],
    ] {
      #expect(try server.ask("/picture/kitchen.png", headers: headers).status == 200, "\(headers)")
    }
    let head = try server.ask("/picture/kitchen.png", method: "HEAD")
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
    #expect(head.headers["content-length"] == "\(first.body.count)")
    #expect(try server.ask("/picture/kitchen.png", method: "DELETE").status == 405)
  }

  @Test func changesOfFilesAreSeen() throws {
    let folder = try Household.folder([Household.display("kitchen", "frame-800x480", "red.json")])
    let server = try RunningServer(folder)
    let red = try server.ask("/picture/kitchen.png")
    // A design that is edited.
    try folder.write(try folder.read("blue.json"), to: "red.json")
    let blue = try untilChanged(from: red, server)
    #expect(blue.status == 200)
    #expect(blue.headers["etag"] != red.headers["etag"])
    // A display that is turned to another file, and one that comes along.
    try folder.write(Design.red, to: "red.json")
    try Household.write(
      [
        Household.display("kitchen", "frame-800x480", "blue.json"), Household.display("hall", "trmnl-og", "red.json"),
      ], to: folder)
    #expect(try eventually { try server.ask("/picture/hall.png").status == 200 })
    #expect(try server.ask("/picture/kitchen.png").body == blue.body)
  }

  @Test func aBrokenDesignKeepsTheLastPicture() throws {
    let folder = try Household.folder([Household.display("kitchen", "frame-800x480", "red.json")])
    let server = try RunningServer(folder)
    let red = try server.ask("/picture/kitchen.png")
    #expect(red.headers["x-weave-stale"] == nil)
    try folder.write("{\"name\": \"x\",", to: "red.json")
    #expect(try eventually { try server.ask("/picture/kitchen.png").headers["x-weave-stale"] != nil })
    let stale = try server.ask("/picture/kitchen.png")
    #expect(stale.status == 200)
    #expect(stale.body == red.body)
    #expect(try server.ask("/health").text.contains(#""status": "degraded""#))
    try folder.write(Design.red, to: "red.json")
    #expect(try eventually { try server.ask("/picture/kitchen.png").headers["x-weave-stale"] == nil })
    #expect(try server.ask("/health").text.contains(#""status": "ok""#))
  }

  @Test func aBrokenFileOfDisplaysKeepsTheLastOne() throws {
    let folder = try Household.folder([Household.display("kitchen", "trmnl-og", "red.json")])
    let server = try RunningServer(folder)
    try Household.write([Household.display("kitchen", "trmnl-oh", "red.json")], to: folder)
    #expect(try eventually { try server.ask("/health").text.contains("degraded") })
    #expect(try server.ask("/picture/kitchen.png").status == 200)
  }

  @Test func noPathLeavesTheFolder() throws {
    let folder = try Household.folder([Household.display("kitchen", "trmnl-og", "red.json")])
    let server = try RunningServer(folder)
    for path in [
      "/../etc/passwd", "/picture/../displays.json", "/picture/%2e%2e%2fdisplays.json", "/displays.json",
      "//etc/passwd",
      "/picture/kitchen.png/..", "/picture/..", "/picture/.png", "*", "/picture/kitchen.json",
    ] { #expect(try server.ask(path).status == 404, "\(path)") }
    // A file that leads out of the folder by a link.
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/out.json", withDestinationPath: "/etc/passwd")
    try Household.write([Household.display("kitchen", "trmnl-og", "out.json")], to: folder)
    #expect(try eventually { try server.ask("/picture/kitchen.png").status == 503 })
  }

  @Test func endsGracefully() throws {
    let server = try RunningServer(try Household.folder([]))
    #expect(try server.ask("/health").status == 200)
    let metrics = try server.ask("/metrics")
    #expect(metrics.headers["content-type"]?.hasPrefix("text/plain; version=0.0.4") == true)
    #expect(metrics.text.contains("# TYPE weave_answers_total counter\n"))
    #expect(server.stop() == 0)
  }

  // MARK: Waiting

  private func untilChanged(from old: RunningServer.Answer, _ server: RunningServer) throws -> RunningServer.Answer {
    var last = old
    _ = try eventually {
      last = try server.ask("/picture/kitchen.png")
      return last.headers["etag"] != old.headers["etag"]
    }
    return last
  }

  /// Asks until something holds: the server looks at files some twenty times a second.
  private func eventually(_ holds: () throws -> Bool) throws -> Bool {
    for _ in 0..<1_000 where try holds() { return true }
    return false
  }

  /// The page begins with what somebody should look after.
  @Test func thePageTellsWhatNeedsCare() throws {
    let folder = try Household.folder([
      Household.display("kitchen", "trmnl-og", "red.json", ##", "device": "AA:BB:CC:00:11:22""##),
      Household.display("cellar", "trmnl-og", "broken.json"), Household.display("hall", "trmnl-og", "red.json"),
    ])
    try folder.write(Design.custom(##"{"type": "tixt"}"##), to: "broken.json")
    let server = try RunningServer(folder)
    #expect(try !server.ask("/").text.contains("Needs care"))
    #expect(try server.ask("/picture/cellar.png").status == 503)
    let battery = ["ID: AA:BB:CC:00:11:22", "Percent-Charged: 9"]
    #expect(try server.ask("/api/display", headers: battery).status == 200)
    let page = try server.ask("/").text
    #expect(page.contains(##"<li><a href="display/kitchen">kitchen</a>: battery low</li>"##))
    #expect(page.contains(##"<li><a href="display/cellar">cellar</a>: no picture</li>"##))
    #expect(!page.contains(##"<li><a href="/display/hall">"##))
  }
}
