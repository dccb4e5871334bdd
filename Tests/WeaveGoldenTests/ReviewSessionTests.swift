// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WeaveGolden

/// What a reviewer's browser asks and gets, request by request: here of a report of one reference that no design makes any more.
@Suite struct ReviewSessionTests {
  private static let port = 4_080
  private static let reference = Array("the reference of a tea".utf8)
  private let folder: String
  private var session: ReviewSession
  private let token: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "review-\(UUID())").path
    let golden = "\(folder)/Golden"
    for path in [golden, "\(folder)/report/pictures"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try Data(Self.reference).write(to: URL(fileURLWithPath: "\(golden)/tea.png"))
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: "\(folder)/report/pictures/grüner tee.png"))
    var result = CaseResult("tea", .orphaned)
    result.files.before = "pictures/grüner tee.png"
    result.referenceSum = try ReferenceFolder(path: golden).sum(of: "tea")
    let report = TestReport(
      TestOutcome(results: [result], drift: [], skipped: 0), golden: golden, command: "weave test")
    try report.json.write(toFile: "\(folder)/report/\(TestReport.jsonName)", atomically: true, encoding: .utf8)
    session = try ReviewSession(report, in: ReportFolder(path: "\(folder)/report"), golden: golden)
    let page = Self.request("GET", "/", token: "")
    let html = String(decoding: session.answer(page, port: Self.port).body, as: UTF8.self)
    token = try #require(html.firstMatch(of: /[0-9a-f]{32}/).map { String($0.output) })
  }

  private static func request(
    _ method: String, _ path: String, token: String, _ body: String = "", host: String = "127.0.0.1:\(port)"
  ) -> ReviewSession.Request {
    ReviewSession.Request(method: method, path: path, host: host, token: token, body: Array(body.utf8))
  }

  /// The status and the text of an answer.
  private mutating func answer(_ method: String, _ path: String, _ body: String = "") -> (status: Int, text: String) {
    let response = session.answer(Self.request(method, path, token: token, body), port: Self.port)
    return (response.status, String(decoding: response.body, as: UTF8.self))
  }

  private var kept: [UInt8]? { FileManager.default.contents(atPath: "\(folder)/Golden/tea.png").map { Array($0) } }

  @Test(arguments: ["evil.example", "127.0.0.1:4081", "127.0.0.1", ""]) mutating func otherHostsAreRefused(host: String)
  {
    let response = session.answer(Self.request("GET", "/", token: token, host: host), port: Self.port)
    #expect(response.status == 403)
  }

  @Test mutating func aDecisionNeedsTheSecretOfThePage() {
    let asked = Self.request("POST", "/accept", token: "0123", #"{"names": ["tea"]}"#)
    #expect(session.answer(asked, port: Self.port).status == 403)
    #expect(kept == Self.reference && session.accepted.isEmpty)
  }

  @Test mutating func whatIsAcceptedCanBeRejectedAgain() {
    let accepted = answer("POST", "/accept", #"{"names": ["tea"]}"#)
    #expect(accepted.status == 200 && accepted.text.contains(#""errors": []"#), "\(accepted.text)")
    #expect(kept == nil && session.accepted == ["tea"])
    #expect(answer("POST", "/reject", #"{"names": ["tea"]}"#).status == 200)
    #expect(kept == Self.reference && session.accepted.isEmpty && session.rejected == ["tea"])
  }

  @Test mutating func oneUnknownNameCostsNoOther() {
    let (status, text) = answer("POST", "/accept", #"{"names": ["milk", "tea"]}"#)
    #expect(status == 200 && text.contains("milk"))
    #expect(session.accepted == ["tea"] && kept == nil)
  }

  @Test mutating func whatIsNoDecisionIsTold() {
    #expect(answer("POST", "/accept", "tea").status == 400)
    #expect(answer("POST", "/paint").status == 404)
    #expect(answer("PUT", "/").status == 404)
  }

  @Test mutating func picturesOfTheReportAlone() {
    let found = session.answer(
      Self.request("GET", "/pictures/gr%C3%BCner%20tee.png", token: ""), port: Self.port)
    #expect(found.status == 200 && found.type == "image/png" && found.body == [1, 2, 3])
    for path in ["/report.json", "/../Golden/tea.png", "/pictures/other.png", "/%2e%2e/Golden/tea.png"] {
      #expect(answer("GET", path).status == 404, "\(path)")
    }
  }

  @Test mutating func theLastRequestSaysSo() {
    let response = session.answer(Self.request("POST", "/finish", token: token), port: Self.port)
    #expect(response.status == 200 && response.isLast)
  }

  // MARK: Causes

  /// A review of a change of a colour and of a text, which one picture shows both.
  private func causes() throws -> (DesignSystem, ReviewSession, token: String) {
    let system = try DesignSystem()
    try system.changeKit("#1E66F5", "#C02020")
    try system.changeKit("Aufträge", "Bestellungen")
    let folder = ReportFolder(path: "\(system.folder)/report")
    let report = TestReport(try system.run(), golden: "\(system.folder)/Golden", command: "weave test")
    try ReportFolder(path: folder.path).write(report)
    var session = try ReviewSession(report, in: folder, golden: "\(system.folder)/Golden")
    let page = session.answer(Self.request("GET", "/", token: ""), port: Self.port)
    let token = try #require(String(decoding: page.body, as: UTF8.self).firstMatch(of: /[0-9a-f]{32}/)).output
    return (system, session, String(token))
  }

  @Test func aPictureIsAcceptedWithTheLastOfItsCauses() throws {
    var (system, session, token) = try causes()
    let both = "a-small-light-de-DE@1x"
    func decide(_ verb: String, _ cause: String) -> Int {
      session.answer(Self.request("POST", verb, token: token, #"{"causes": ["\#(cause)"]}"#), port: Self.port).status
    }
    #expect(decide("/accept", "colour:brand") == 200)
    #expect(session.accepted.count == 4 && !session.accepted.contains(both))
    #expect(decide("/accept", "text:orders") == 200)
    #expect(session.accepted.count == 8 && session.accepted.contains(both) && session.open.isEmpty)
    #expect(try system.run(report: "other").count(.same) == 12)
  }

  @Test func aRejectedCauseTakesItsPicturesBack() throws {
    var (system, session, token) = try causes()
    for (verb, cause) in [("/accept", "colour:brand"), ("/accept", "text:orders"), ("/reject", "text:orders")] {
      let asked = Self.request("POST", verb, token: token, #"{"causes": ["\#(cause)"]}"#)
      #expect(session.answer(asked, port: Self.port).status == 200)
    }
    #expect(session.accepted.count == 4 && session.rejected.count == 4)
    #expect(session.accepted.allSatisfy { !$0.contains("de-DE") || $0.hasPrefix("c") })
    let later = try system.run(report: "other")
    #expect(
      later.count(.changed) == 4
        && later.results.filter { $0.state == .changed }.allSatisfy { $0.name.contains("de-DE") })
  }

  @Test func anUnknownCauseIsAnError() throws {
    var (_, session, token) = try causes()
    let asked = Self.request("POST", "/accept", token: token, #"{"causes": ["colour:none"]}"#)
    let text = String(decoding: session.answer(asked, port: Self.port).body, as: UTF8.self)
    #expect(text.contains("there is no cause `colour:none` in the report") && session.accepted.isEmpty)
  }

  /// The page learns of a later run, which forgets decisions about causes that mean something else now.
  @Test func aLaterRunIsShown() throws {
    var (system, session, token) = try causes()
    let asked = Self.request("POST", "/reject", token: token, #"{"causes": ["text:orders", "colour:brand"]}"#)
    #expect(session.answer(asked, port: Self.port).status == 200)
    try system.changeKit("Bestellungen", "Offene Bestellungen")
    let folder = ReportFolder(path: "\(system.folder)/report")
    let report = TestReport(try system.run(), golden: "\(system.folder)/Golden", command: "weave test")
    try ReportFolder(path: folder.path).write(report)
    try session.show(report)
    let version = session.answer(Self.request("GET", "/version", token: ""), port: Self.port)
    #expect(String(decoding: version.body, as: UTF8.self) == "2\n")
    let page = session.answer(Self.request("GET", "/", token: ""), port: Self.port)
    #expect(String(decoding: page.body, as: UTF8.self).contains(#""rejectedCauses": ["colour:brand"]"#))
  }
}
