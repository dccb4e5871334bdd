// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveNative

@testable import WeaveServe

/// What a broker is told, and when.
@Suite struct HouseTests {
  private func status(_ openings: Int, _ failure: String? = nil) -> BrokerConnection.Status {
    var status = BrokerConnection.Status()
    (status.isOpen, status.openings, status.failure) = (failure == nil && openings > 0, openings, failure)
    return status
  }

  private func topics(_ changes: [(topic: String, text: String)]) -> [String] { changes.map(\.topic) }

  // MARK: Changes

  @Test func onlyChangesArePublished() {
    var publication = Publication(known: [])
    #expect(publication.note(status(1)) == .opened)
    #expect(topics(publication.changes(to: ["b": "1", "a": "1"])) == ["a", "b"])
    #expect(publication.changes(to: ["b": "1", "a": "1"]).isEmpty)
    #expect(topics(publication.changes(to: ["b": "2", "a": "1"])) == ["b"])
    let gone = publication.changes(to: ["a": "1"])
    #expect(topics(gone) == ["b"] && gone[0].text.isEmpty)
    #expect(publication.changes(to: ["a": "1"]).isEmpty)
    #expect(topics(publication.changes(to: ["b": "2", "a": "1"])) == ["b"])
  }

  @Test func aNewConnectionIsToldEverything() {
    var publication = Publication(known: [])
    #expect(publication.note(status(0)) == nil)
    #expect(publication.note(status(0, "does not answer")) == .failed("does not answer"))
    // It is said once.
    #expect(publication.note(status(0, "has no address")) == nil)
    #expect(publication.note(status(1)) == .opened)
    #expect(publication.note(status(1)) == nil)
    #expect(topics(publication.changes(to: ["a": "1"])) == ["a"])
    #expect(publication.note(status(1, "has closed the connection")) == .failed("has closed the connection"))
    #expect(publication.note(status(2)) == .opened)
    #expect(topics(publication.changes(to: ["a": "1"])) == ["a"])
    publication.repeatAll()
    #expect(topics(publication.changes(to: ["a": "1"])) == ["a"])
  }

  /// A name is kept until the broker has been told to forget it, and a look has passed on the same connection.
  @Test func aRemovedDisplayIsForgotten() {
    var publication = Publication(known: ["hall"])
    #expect(publication.note(status(1)) == .opened)
    #expect(publication.knownNames(with: ["kitchen"]) == ["hall", "kitchen"])
    let changes = publication.changes(to: ["a": "1"])
    #expect(changes.filter { $0.text.isEmpty }.count == 8)
    #expect(topics(changes).contains("homeassistant/button/weave_hall/redraw/config"))
    #expect(topics(changes).contains("weave/hall/state"))
    // The connection may have ended before the messages arrived.
    #expect(publication.note(status(2)) == .opened)
    #expect(publication.knownNames(with: ["kitchen"]) == nil)
    #expect(publication.changes(to: ["a": "1"]).count == 9)
    #expect(publication.knownNames(with: ["kitchen"]) == ["kitchen"])
    #expect(publication.changes(to: ["a": "1"]).isEmpty)
    #expect(publication.knownNames(with: ["kitchen"]) == nil)
    // It comes back.
    #expect(publication.knownNames(with: ["kitchen", "hall"]) == ["kitchen", "hall"])
    #expect(topics(publication.changes(to: ["a": "1", "weave/hall/state": "2"])) == ["weave/hall/state"])
  }

  // MARK: Displays

  @Test func aDisplayIsDescribedAndReported() async throws {
    let household = try Household(
      ["a.json": Household.text("a")], [Household.display("hall", "a.json", panel: "frame-800x480")],
      at: "2026-03-28T14:05:00Z")
    let display = try #require(household.core.shelf.display("hall"))
    let entities = DisplayEntities(display: display, hasBattery: false, page: "http://192.168.1.5:8480/display/hall")
    #expect(entities.messages.count == 6)
    let text = try #require(entities.messages["homeassistant/button/weave_hall/redraw/config"])
    #expect(text.contains(#""configuration_url":"http://192.168.1.5:8480/display/hall""#), "\(text)")
    let now = household.clock.now
    var report = DisplayReport(of: display, nil, (nil, nil), at: now)
    let unknown =
      #"{"battery":null,"signal":null,"last_seen":null,"next_wake":null,"shows":"a.json","problem":false,"reason":null}"#
    #expect(report.text == unknown)
    var seen = Sighting(at: now)
    (seen.percent, seen.signal, seen.wake) = (0, -70, now.addingTimeInterval(900))
    report = DisplayReport(of: display, seen, (nil, nil), at: now)
    #expect(report.text.contains(#""battery":0,"signal":-70,"last_seen":"2026-03-28T14:05:00Z""#), "\(report.text)")
    #expect(report.text.contains(#""next_wake":"2026-03-28T14:20:00Z""#))
    // It comes neither then nor long after.
    report = DisplayReport(of: display, seen, (nil, nil), at: now.addingTimeInterval(3_600))
    #expect(report.problem == "it has not come since 2026-03-28T14:05:00Z")
    #expect(report.text.contains(#""problem":true"#))
  }

  @Test(
    arguments: [
      ("weave/hall/redraw", "hall"), ("weave/hall/state", nil), ("weave/redraw", nil), ("x/hall/redraw", nil),
      ("weave/hall/redraw/x", nil),
    ] as [(String, String?)])
  func topicsOfButtons(_ topic: String, _ display: String?) {
    #expect(DisplayEntities.display(ofButtonTopic: topic) == display)
  }

  // MARK: The server's address

  @Test(
    arguments: [
      ("127.0.0.1", [], nil), ("127.0.0.1", ["frames.example"], nil), ("0.0.0.0", [], nil),
      ("0.0.0.0", ["frames.local"], "http://frames.local:8480/weave/"),
      ("192.168.1.5", [], "http://192.168.1.5:8480/weave/"), ("fd00::1", [], "http://[fd00::1]:8480/weave/"),
    ] as [(String, [String], String?)])
  func theAddressOfThePages(_ host: String, _ names: [String], _ address: String?) {
    var options = ServerOptions(host: host, scene: ServerScene(folder: "."), state: ".weave", names: names)
    let isSet = options.setPrefix("/weave")
    #expect(isSet)
    #expect(options.pageAddress == address)
  }
}
