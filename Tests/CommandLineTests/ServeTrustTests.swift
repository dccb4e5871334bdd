// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What `weave serve` refuses, and whom: the list of `docs/server.md`.
@Suite(.waiting) struct ServeTrustTests {
  private static let password = "correct horse"

  private func server(_ arguments: [String] = []) throws -> RunningServer {
    let folder = try Household.folder([
      Household.display("kitchen", "trmnl-og", "red.json", #", "device": "AA:BB:CC:00:11:22""#),
      Household.display("hall", "trmnl-og", "blue.json", #", "device": "AA:BB:CC:00:11:33""#),
    ])
    try folder.write(Self.password + "\n", to: "password")
    return try RunningServer(folder, ["--password-file", "password"] + arguments)
  }

  /// Signs in, and gives the header of the session and the text that forms carry.
  private func signIn(_ server: RunningServer) throws -> (cookie: String, csrf: String) {
    let answer = try server.ask(
      "/login", method: "POST", headers: Self.formHeaders, body: "password=\(Self.password.replacing(" ", with: "+"))")
    #expect(answer.status == 303)
    let set = try #require(answer.headers["set-cookie"])
    #expect(set.contains("; HttpOnly") && set.contains("; SameSite=Strict"))
    let cookie = "Cookie: " + set.prefix { $0 != ";" }
    let page = try server.ask("/", headers: [cookie]).text
    let csrf = try #require(page.firstMatch(of: /name="csrf" value="([0-9a-f]{32})"/)?.output.1)
    return (cookie, String(csrf))
  }

  private static let formHeaders = ["Content-Type: application/x-www-form-urlencoded"]

  @Test func otherAddressesNeedAPassword() throws {
    let folder = try Household.folder([])
    let outcome = try Tool.run(["serve", ".", "--listen", "0.0.0.0:0"], in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--password-file"))
    try folder.write("short\n", to: "password")
    #expect(try Tool.run(["serve", ".", "--password-file", "password"], in: folder).status == 64)
  }

  /// A name server of another site that leads its name to this machine.
  @Test(arguments: ["evil.example", "evil.example:80", "kitchen.local", "127.0.0.1.evil.example", ""])
  func otherNamesAreRefused(_ host: String) throws {
    let server = try RunningServer(try Household.folder([Household.display("kitchen", "trmnl-og", "red.json")]))
    for path in ["/", "/picture/kitchen.png", "/api/display"] {
      #expect([400, 421].contains(try server.ask(path, host: host).status), "\(host) \(path)")
    }
    #expect(try server.ask("/health", host: "localhost:\(server.port)").status == 200)
  }

  @Test func aNameThatIsGivenIsTaken() throws {
    let server = try RunningServer(try Household.folder([]), ["--name", "frames.example"])
    #expect(try server.ask("/", host: "frames.example").status == 200)
    #expect(try server.ask("/", host: "other.example").status == 421)
  }

  @Test func strangersSeeNothing() throws {
    let server = try server()
    for path in ["/picture/kitchen.png", "/picture/nobody.png"] {
      #expect(try server.ask(path).status == 401)
      #expect(try server.ask("\(path)?token=\(String(repeating: "0", count: 32))").status == 401)
    }
    #expect(try server.ask("/").headers["location"] == "/login")
    #expect(try server.ask("/display/kitchen").headers["location"] == "/login")
    #expect(try server.ask("/view/kitchen").headers["location"] == "/login")
    #expect(try server.ask("/events/kitchen").status == 404)
    #expect(try server.ask("/trmnl/kitchen/screen-000000-1774703100").status == 404)
    #expect(try server.ask("/api/display", headers: ["ID: AA:BB:CC:00:11:22"]).status == 401)
    #expect(try server.ask("/api/log", method: "POST", headers: ["ID: AA:BB:CC:00:11:22"], body: "{}").status == 401)
    let json = ["Content-Type: application/json"]
    #expect(try server.ask("/facts/x", method: "POST", headers: json, body: "1").status == 401)
  }

  @Test func theOwnerSignsIn() throws {
    let server = try server()
    let wrong = try server.ask("/login", method: "POST", headers: Self.formHeaders, body: "password=wrong")
    #expect(wrong.status == 401)
    #expect(wrong.headers["set-cookie"] == nil)
    let (cookie, csrf) = try signIn(server)
    #expect(try server.ask("/picture/kitchen.png", headers: [cookie]).status == 200)
    let out = try server.ask("/logout", method: "POST", headers: Self.formHeaders + [cookie], body: "csrf=\(csrf)")
    #expect(out.status == 303)
    #expect(try server.ask("/picture/kitchen.png", headers: [cookie]).status == 401)
  }

  @Test func guessesAreFew() throws {
    let server = try server()
    let codes = try (0..<25).map { _ in
      try server.ask("/login", method: "POST", headers: Self.formHeaders, body: "password=guess").status
    }
    #expect(codes.first == 401)
    #expect(codes.last == 429)
    // The right one is not looked at either, for that minute.
    let right = try server.ask("/login", method: "POST", headers: Self.formHeaders, body: "password=correct+horse")
    #expect(right.status == 429)
  }

  @Test func aTokenIsGoodForItsDisplayAlone() throws {
    let server = try server()
    let (cookie, csrf) = try signIn(server)
    let page = try server.ask(
      "/displays/kitchen/token", method: "POST", headers: Self.formHeaders + [cookie], body: "csrf=\(csrf)")
    let token = try #require(page.text.firstMatch(of: /<code>([0-9a-f]{32})<\/code>/)?.output.1)
    #expect(try server.ask("/picture/kitchen.png?token=\(token)").status == 200)
    #expect(try server.ask("/picture/kitchen.png", headers: ["Access-Token: \(token)"]).status == 200)
    #expect(try server.ask("/picture/kitchen.png", headers: ["Authorization: Bearer \(token)"]).status == 200)
    #expect(try server.ask("/picture/hall.png?token=\(token)").status == 401)
    #expect(try server.ask("/", headers: ["Access-Token: \(token)"]).headers["location"] == "/login")
    let other = ["ID: AA:BB:CC:00:11:33", "Access-Token: \(token)"]
    #expect(try server.ask("/api/display", headers: other).status == 403)
    // A new one takes its place.
    _ = try server.ask(
      "/displays/kitchen/token", method: "POST", headers: Self.formHeaders + [cookie], body: "csrf=\(csrf)")
    #expect(try server.ask("/picture/kitchen.png?token=\(token)").status == 401)
  }

  @Test func devicesAreLetInWhileTheOwnerAllowsIt() throws {
    let server = try server()
    let device = TRMNLDevice("AA:BB:CC:00:11:22", server)
    #expect(try device.setUp() == 404)
    let (cookie, csrf) = try signIn(server)
    _ = try server.ask("/pairing", method: "POST", headers: Self.formHeaders + [cookie], body: "csrf=\(csrf)")
    #expect(try device.setUp() == 200)
    guard case .drawn = try device.wake() else {
      Issue.record("nothing was drawn")
      return
    }
    // Another device with a token of its own does not get this one's picture.
    let stranger = TRMNLDevice("AA:BB:CC:00:11:33", server)
    stranger.token = device.token
    #expect(try stranger.wake() == .failed(403))
  }

  /// A page of another site that sends a form in the owner's browser.
  @Test func formsOfOtherSitesAreRefused() throws {
    let server = try server()
    let (cookie, csrf) = try signIn(server)
    let headers = Self.formHeaders + [cookie]
    func post(_ more: [String], _ body: String) throws -> Int {
      try server.ask("/pairing", method: "POST", headers: headers + more, body: body).status
    }
    #expect(try post([], "csrf=\(String(repeating: "0", count: 32))") == 403)
    #expect(try post([], "x=1") == 403)
    #expect(try post(["Origin: https://evil.example"], "csrf=\(csrf)") == 403)
    #expect(try post(["Origin: null"], "csrf=\(csrf)") == 403)
    #expect(try post(["Sec-Fetch-Site: cross-site"], "csrf=\(csrf)") == 403)
    #expect(
      try post(["Origin: http://127.0.0.1:\(server.port)", "Sec-Fetch-Site: same-origin"], "csrf=\(csrf)") == 303)
  }

  @Test func pagesRunNothingOfOthers() throws {
    let folder = try Household.folder([
      Household.display("kitchen", "trmnl-og", "red.json", #", "label": "<script>alert(1)</script>""#)
    ])
    let server = try RunningServer(folder)
    let page = try server.ask("/")
    #expect(!page.text.contains("<script>alert"))
    #expect(page.text.contains("&lt;script&gt;alert"))
    let policy = try #require(page.headers["content-security-policy"])
    for part in [
      "default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "form-action 'self'", "base-uri 'self'",
    ] {
      #expect(policy.contains(part))
    }
    #expect(!policy.contains("unsafe"))
    #expect(page.headers["x-content-type-options"] == "nosniff")
    #expect(page.headers["referrer-policy"] == "no-referrer")
  }

  @Test func largeRequestsAreRefused() throws {
    let server = try RunningServer(try Household.folder([]))
    let large = String(repeating: "x", count: 100_000)
    let answer = String(
      decoding: try server.exchange("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: \(large)\r\n\r\n"), as: UTF8.self)
    #expect(!answer.hasPrefix("HTTP/1.1 200"))
    let json = ["Content-Type: application/json"]
    #expect(try server.ask("/facts/x", method: "POST", headers: json, body: "\"\(large)\"").status == 413)
    #expect(try server.ask("/" + large.prefix(4_000)).status == 404)
    #expect(try server.ask("/health").status == 200)
  }

  /// Tokens are good to see what a display shows: no line of the log has one.
  @Test func theStateHasNoToken() throws {
    let server = try server()
    let (cookie, csrf) = try signIn(server)
    let page = try server.ask(
      "/displays/kitchen/token", method: "POST", headers: Self.formHeaders + [cookie], body: "csrf=\(csrf)")
    let token = try #require(page.text.firstMatch(of: /<code>([0-9a-f]{32})<\/code>/)?.output.1)
    _ = try server.ask("/picture/kitchen.png?token=\(token)")
    #expect(server.stop() == 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: server.folder.path + "/.weave") {
      #expect(!(try server.folder.read(".weave/\(name)")).contains(Data(token.utf8)), "\(name)")
    }
    #expect(!server.said.contains(token))
    #expect(!server.said.contains(Self.password))
  }

  @Test func webhooksBecomeVariables() throws {
    let folder = try Household.folder([Household.display("kitchen", "frame-800x480", "door.json")])
    try folder.write(Design.custom(##"{"type": "text", "text": "{{door.state}} {{guests}}"}"##), to: "door.json")
    let server = try RunningServer(folder)
    let before = try server.ask("/picture/kitchen.png")
    let json = ["Content-Type: application/json"]
    #expect(try server.ask("/facts/door", method: "POST", headers: json, body: #"{"state": "open"}"#).status == 200)
    let merged = #"{"merge_variables": {"guests": 3}}"#
    #expect(try server.ask("/facts/door", method: "POST", headers: json, body: merged).status == 200)
    let after = try server.ask("/picture/kitchen.png")
    #expect(after.headers["etag"] != before.headers["etag"])
    let drawn = try Tool.run(
      [
        "render", "door.json", "--panel", "frame-800x480", "-o", "-", "--var-json", #"door={"state": "open"}"#,
        "--var-json", "guests=3",
      ], in: folder)
    #expect(drawn.bytes == after.body)
    #expect(try server.ask("/facts/door", method: "POST", headers: json, body: "{").status == 400)
    #expect(try server.ask("/facts/door", method: "POST", body: "{}").status == 415)
    // They are there after a restart, however the server ends.
    kill(server.process.processIdentifier, SIGKILL)
    server.process.waitUntilExit()
    #expect(try RunningServer(folder).ask("/picture/kitchen.png").body == after.body)
  }
}
