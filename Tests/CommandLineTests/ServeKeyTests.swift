// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// How tokens, and addresses that were made with them, are given out and end.
@Suite(.waiting) struct ServeKeyTests {
  private static let address = "AA:BB:CC:00:11:22"
  private static let formHeaders = ["Content-Type: application/x-www-form-urlencoded"]

  private func household() throws -> Folder {
    let folder = try Household.folder([
      Household.display("kitchen", "trmnl-og", "red.json", #", "device": "\#(Self.address)""#)
    ])
    try folder.write("correct horse\n", to: "password")
    return folder
  }

  private func token(_ folder: Folder, _ more: [String] = []) throws -> String {
    let outcome = try Tool.run(["display", "token", "kitchen"] + more, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.text.trimmingCharacters(in: .newlines)
  }

  /// Asks again until an answer has another status. Every answer takes a millisecond, and the server looks for tokens
  /// twice a second.
  private func statusAfter(_ status: Int, _ ask: () throws -> Int) throws -> Int {
    for _ in 0..<20_000 {
      let now = try ask()
      if now != status { return now }
    }
    return status
  }

  /// A neighbour sends the hardware address of a device that has a token.
  @Test func aKnownDeviceKeepsItsToken() throws {
    let server = try RunningServer(try household())
    let device = TRMNLDevice(Self.address, server)
    #expect(try device.setUp() == 200)
    let stranger = TRMNLDevice(Self.address, server)
    stranger.model = "stranger"
    #expect(try stranger.setUp() == 404)
    #expect(stranger.token == nil)
    // The owner sees who asks, and from where.
    let page = try server.ask("/").text
    #expect(page.contains("\(Self.address), stranger"))
    #expect(page.contains("has a token and asks for another, from 127.0.0.1"))
  }

  @Test func theOwnerAllowsAnotherTokenOnce() throws {
    let folder = try household()
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    #expect(try device.setUp() == 200)
    let first = device.token
    func answer(_ word: String) throws {
      let csrf = try #require(try server.ask("/").text.firstMatch(of: /name="csrf" value="([0-9a-f]{32})"/)?.output.1)
      let body = "csrf=\(csrf)&device=\(Self.address)&client=127.0.0.1&answer=\(word)"
      #expect(try server.ask("/pairing", method: "POST", headers: Self.formHeaders, body: body).status == 303)
    }
    #expect(try device.setUp() == 404)
    try answer("no")
    #expect(try !server.ask("/").text.contains("asks for another"))
    #expect(try device.setUp() == 404)
    try answer("yes")
    #expect(try device.setUp() == 200)
    #expect(device.token != first)
    #expect(try device.setUp() == 404)
  }

  /// An address of a picture, as it stands in the log of a proxy, is worth nothing once the token is replaced.
  @Test(arguments: [true, false]) func addressesEndWithTheToken(_ hasPassword: Bool) throws {
    let folder = try household()
    let token = try token(folder)
    let server = try RunningServer(folder, hasPassword ? ["--password-file", "password"] : [])
    let path = try address(server, token)
    #expect(try server.ask(path).status == 200)
    _ = try self.token(folder)
    #expect(try statusAfter(200) { try server.ask(path).status } == 404)
  }

  /// The path that the server gives to the device.
  private func address(_ server: RunningServer, _ token: String) throws -> String {
    let headers = ["ID: \(Self.address)", "Access-Token: \(token)"]
    let answer = try server.ask("/api/display", headers: headers)
    let object = try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any], "\(answer.text)")
    let url = try #require((object["image_url"] as? String).flatMap { URL(string: $0) }, "\(answer.text)")
    return url.path + "?" + (url.query ?? "")
  }

  /// A device that had a token before it had a name loses it, too, when its display gets another one.
  @Test func aNewTokenReplacesThatOfTheDevice() throws {
    let folder = try household()
    let file = try folder.read("displays.json")
    try Household.write([], to: folder)
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    #expect(try device.setUp() == 200)
    #expect(server.stop() == 0)
    try folder.write(file, to: "displays.json")
    let guarded = try RunningServer(folder, ["--password-file", "password"])
    let path = "/picture/kitchen.png?token=\(try #require(device.token))"
    #expect(try guarded.ask(path).status == 200)
    _ = try token(folder)
    #expect(try statusAfter(200) { try guarded.ask(path).status } == 401)
  }

  /// An address leads to the picture that it was made for, and to no later one.
  @Test func addressesEndWithThePicture() throws {
    let folder = try household()
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    #expect(try device.setUp() == 200)
    let path = try address(server, try #require(device.token))
    let first = try server.ask(path)
    #expect(first.status == 200)
    try folder.write(Household.clock, to: "red.json")
    let end = try statusAfter(200) {
      let answer = try server.ask(path)
      if answer.status == 200 { #expect(answer.body == first.body) }
      return answer.status
    }
    #expect(end == 410)
    #expect(try server.ask(try address(server, try #require(device.token))).status == 200)
  }

  /// A display that was removed and added again does not take the token of the one before.
  @Test(arguments: [true, false]) func aRemovedDisplayHasNoToken(_ isRunning: Bool) throws {
    let folder = try household()
    let token = try token(folder)
    var server: RunningServer? = isRunning ? try RunningServer(folder, ["--password-file", "password"]) : nil
    if let server { #expect(try server.ask("/picture/kitchen.png?token=\(token)").status == 200) }
    #expect(try Tool.run(["display", "remove", "kitchen"], in: folder).status == 0)
    let add = ["display", "add", "kitchen", "--panel", "trmnl-og", "--shows", "red.json"]
    #expect(try Tool.run(add, in: folder).status == 0)
    let again = try server ?? RunningServer(folder, ["--password-file", "password"])
    server = nil
    let status = try statusAfter(200) { try again.ask("/picture/kitchen.png?token=\(token)").status }
    #expect(status == 401)
  }

  /// A display that was taken out of the file by hand loses its token, too.
  @Test func aDisplayThatLeavesTheFileLosesItsToken() throws {
    let folder = try household()
    let file = try folder.read("displays.json")
    let token = try token(folder)
    let server = try RunningServer(folder, ["--password-file", "password"])
    #expect(try server.ask("/picture/kitchen.png?token=\(token)").status == 200)
    try Household.write([], to: folder)
    #expect(try statusAfter(200) { try server.ask("/picture/kitchen.png?token=\(token)").status } != 200)
    try folder.write(file, to: "displays.json")
    #expect(try server.ask("/picture/kitchen.png?token=\(token)").status != 200)
    #expect(server.stop() == 0)
    let list = try Tool.run(["display", "tokens", "--format", "json"], in: folder)
    #expect(list.text.trimmingCharacters(in: .whitespacesAndNewlines) == "[]")
  }

  @Test func tokensAreListed() throws {
    let folder = try household()
    func list() throws -> [String: Any] {
      let outcome = try Tool.run(["display", "tokens", "--format", "json"], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let array = try #require(try JSONSerialization.jsonObject(with: outcome.bytes) as? [[String: Any]])
      return try #require(array.first)
    }
    #expect(try Tool.run(["display", "tokens"], in: folder).text == "DISPLAY  MADE  LAST USED  ENDS\n")
    let token = try token(folder, ["--days", "90"])
    let before = try list()
    #expect(before["display"] as? String == "kitchen")
    #expect(before["used"] == nil)
    let made = try #require((before["made"] as? String).flatMap { try? Date($0, strategy: .iso8601) })
    let until = try #require((before["until"] as? String).flatMap { try? Date($0, strategy: .iso8601) })
    #expect(abs(until.timeIntervalSince(made) - 90 * 86_400) <= 1)
    let server = try RunningServer(folder, ["--password-file", "password"])
    #expect(try server.ask("/picture/kitchen.png?token=\(token)").status == 200)
    #expect(server.stop() == 0)
    #expect(try list()["used"] is String)
    for days in ["0", "-1", "many"] {
      #expect(try Tool.run(["display", "token", "kitchen", "--days", days], in: folder).status == 64)
    }
  }

  /// Twenty commands at once lose no display.
  @Test func manyAreAddedAtOnce() throws {
    let folder = try Household.folder([])
    let script = "seq 0 19 | xargs -P 20 -I NUMBER \"$0\" display add hall-NUMBER --panel trmnl-og --shows red.json"
    let added = try Tool.run(["-c", script, Tool.path], in: folder, program: "/bin/sh")
    #expect(added.status == 0, "\(added.errors)")
    let list = try Tool.run(["display", "list"], in: folder).text
    for number in 0..<20 { #expect(list.contains("hall-\(number) ")) }
  }

  // MARK: Who may try what

  @Test func picturesDoNotLockTheOwnerOut() throws {
    let server = try RunningServer(try household(), ["--password-file", "password"])
    let codes = try (0..<25).map { _ in try server.ask("/picture/kitchen.png").status }
    #expect(codes.first == 401)
    #expect(codes.last == 429)
    let signedIn = try server.ask(
      "/login", method: "POST", headers: Self.formHeaders, body: "password=correct+horse")
    #expect(signedIn.status == 303)
  }

  /// Clients of a proxy are counted one by one, if the owner trusts it. Nobody else can choose an address.
  @Test func clientsOfAProxyAreCountedOneByOne() throws {
    func codes(_ arguments: [String]) throws -> [Int] {
      let server = try RunningServer(try household(), ["--password-file", "password"] + arguments)
      return try (0..<30).map { number in
        try server.ask("/picture/kitchen.png", headers: ["X-Forwarded-For: 1.2.3.4, 192.0.2.\(number)"]).status
      }
    }
    #expect(try Set(codes(["--trusted-proxy", "127.0.0.0/8"])) == [401])
    #expect(try codes([]).last == 429)
    let folder = try household()
    #expect(try Tool.run(["serve", ".", "--trusted-proxy", "everybody"], in: folder).status == 64)
  }

  /// Metrics name feeds and profiles.
  @Test func metricsAreNotForEverybody() throws {
    let folder = try household()
    let server = try RunningServer(folder, ["--password-file", "password"])
    #expect(try server.ask("/metrics").status == 200)
    // What a proxy on this machine passes on does not come from this machine.
    for header in ["X-Forwarded-For: 192.0.2.1", "X-Forwarded-Proto: https", "Forwarded: for=192.0.2.1"] {
      #expect(try server.ask("/metrics", headers: [header]).status == 401)
    }
    let token = try token(folder)
    let own = ["X-Forwarded-For: 192.0.2.1", "Access-Token: \(token)"]
    #expect(try server.ask("/metrics", headers: own).status == 401)
  }

  // MARK: Requests that could be understood in two ways

  @Test func aSecondHostIsRefused() throws {
    let server = try RunningServer(try household())
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    let answer = String(
      decoding: try server.exchange("GET /health HTTP/1.1\r\n\(host)\(host)\r\nGET /health HTTP/1.1\r\n\(host)\r\n"),
      as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 400 "))
    #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
  }

  /// The refusal comes after the answers to the requests before it.
  @Test func aSecondHostInALaterRequest() throws {
    let server = try RunningServer(try household())
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    let answer = String(
      decoding: try server.exchange("GET /health HTTP/1.1\r\n\(host)\r\nGET /health HTTP/1.1\r\n\(host)\(host)\r\n"),
      as: UTF8.self)
    #expect(answer.matches(of: /HTTP\/1\.1 (\d+)/).map { String($0.output.1) } == ["200", "400"])
  }

  /// A client of HTTP/1.0 waits for the end of the connection.
  @Test(arguments: ["/health", "/picture/kitchen.png", "/nothing"]) func oldClientsAreClosed(_ path: String) throws {
    let server = try RunningServer(try household())
    let request = "GET \(path) HTTP/1.0\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
    for _ in 0..<2 {
      let answer = String(decoding: try server.exchange(request), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.0 \(path == "/nothing" ? 404 : 200) "), "\(answer.prefix(100))")
      #expect(answer.lowercased().contains("connection: close"))
    }
  }
}
