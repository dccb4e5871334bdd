// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WeaveData
import WeaveFeeds
import WeaveStore
import WeaveSystem

@testable import WeaveFetch

/// Refreshes against a scripted server: what is asked, what is kept, and what is left alone.
@Suite struct RefreshTests {
  /// A server that is asked to end cancels its refresh: no answer is read any more, and no feed is blamed.
  @Test func aCancelledRefreshReadsNothing() async throws {
    let scene = try Scene()
    let path = scene.root + "/a.ics"
    try Data("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8).write(to: URL(filePath: path))
    var feed = Feed(name: "walks", source: "icalendar")
    feed.file = path
    let refresh = scene.refresh([feed])
    let task = Task { () -> [RefreshOutcome] in
      withUnsafeCurrentTask { $0?.cancel() }
      var outcomes: [RefreshOutcome] = []
      try await refresh.run(nil) { outcomes.append($0) }
      return outcomes
    }
    await #expect(throws: Refresh.Refusal.self) { try await task.value }
    #expect(scene.bytes(.calendar) == nil)
    // The next refresh asks at once.
    #expect(try await scene.run(feed).map(\.result) == [.new])
  }

  @Test func asksWithMarksAndLeavesWhatHasNotChanged() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { question in
      question.headers["if-none-match"] == "W/\"a:1\""
        && question.headers["if-modified-since"] == "Sat, 28 Mar 2026 12:00:00 GMT"
        ? .init("304 Not Modified")
        : .init("200 OK", ["ETag: W/\"a:1\"", "Last-Modified: Sat, 28 Mar 2026 12:00:00 GMT"], Scene.openMeteo(12.5))
    }
    let first = try await scene.run(Scene.weather(server))
    #expect(first.map(\.result) == [.new] && first.first?.kinds == [.weather])
    let written = try #require(scene.bytes(.weather))
    #expect(String(decoding: written, as: UTF8.self).contains("Open-Meteo.com"))
    scene.now += 3_600
    let second = try await scene.run(Scene.weather(server))
    #expect(second.map(\.result) == [.unchanged])
    #expect(scene.bytes(.weather) == written)
    let question = try #require(server.questions.first)
    #expect(question.target.contains("latitude=45.764&longitude=4.8357&"))
    #expect(question.headers["user-agent"] == "weave/test (ana@example.org)")
    #expect(question.headers["accept-encoding"] == "gzip")
    #expect(server.questions.count == 2)
    await server.end()
  }

  @Test func leavesFactsThatAreStampedAnew() async throws {
    let scene = try Scene()
    let stamps = Mutex(0)
    let server = try await ScriptedServer { _ in
      let stamp = stamps.withLock {
        $0 += 1; return $0
      }
      return .init("200 OK", ["ETag: \"\(stamp)\""], Scene.openMeteo(12.5, stamp: "\(stamp)"))
    }
    _ = try await scene.run(Scene.weather(server))
    let written = scene.bytes(.weather)
    scene.now += 3_600
    #expect(try await scene.run(Scene.weather(server)).map(\.result) == [.unchanged])
    #expect(scene.bytes(.weather) == written && written != nil)
    await server.end()
  }

  @Test func asksNoMoreOftenThanTheServerAllows() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in
      // The server's clock is a day behind; what holds is the span.
      .init(
        "200 OK", ["Date: Fri, 27 Mar 2026 13:00:00 GMT", "Expires: Fri, 27 Mar 2026 15:00:00 GMT"],
        Scene.openMeteo(12.5))
    }
    let start = scene.now
    _ = try await scene.run(Scene.weather(server))
    for minutes in [1.0, 31, 119] {
      scene.now = start + minutes * 60
      let outcome = try #require(try await scene.run(Scene.weather(server)).first)
      #expect(outcome.result == .kept && outcome.next == start.timeIntervalSince1970 + 7_200)
    }
    #expect(server.questions.count == 1)
    scene.now = start + 7_201
    _ = try await scene.run(Scene.weather(server))
    #expect(server.questions.count == 2)
    await server.end()
  }

  @Test func asksAgainWhereFactsWereTakenAway() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("200 OK", ["ETag: \"1\""], Scene.openMeteo(12.5)) }
    _ = try await scene.run(Scene.weather(server))
    try FileManager.default.removeItem(atPath: scene.snapshots.path(of: .weather))
    #expect(try await scene.run(Scene.weather(server)).map(\.result) == [.new])
    #expect(server.questions.last?.headers["if-none-match"] == nil)
    await server.end()
  }

  @Test func writesNothingWhenItIsTried() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("200 OK", [], Scene.openMeteo(12.5)) }
    #expect(try await scene.run(Scene.weather(server), isDry: true).first?.kinds == [.weather])
    #expect(scene.bytes(.weather) == nil)
    await server.end()
  }

  @Test func oneThatIsDownStopsNoOther() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { question in
      question.target.hasPrefix("/state") ? .init("500 Oops") : .init("200 OK", [], Scene.openMeteo(12.5))
    }
    let outcomes = try await scene.run(Scene.pick(server), Scene.weather(server))
    #expect(
      Dictionary(uniqueKeysWithValues: outcomes.map { ($0.feed, $0.result) }) == ["outside": .failed, "weather": .new])
    await server.end()
  }

  @Test func onlyOneRefreshIsAtWork() async throws {
    let scene = try Scene()
    let other = try LockedState(scene.state)
    await #expect(throws: Refresh.Refusal.self) { try await scene.refresh([]).run(nil) { _ in } }
    _ = other.feeds
  }

  @Test func secretsStayWhereTheyAre() async throws {
    let scene = try Scene()
    scene.environment["HA_TOKEN"] = "tell-nobody"
    let other = try await ScriptedServer { _ in .init("200 OK", [], #"{"state": "12.5"}"#) }
    let moved = "Location: \(other.address)/moved"
    let server = try await ScriptedServer { _ in .init("302 Found", [moved]) }
    var feed = Scene.pick(server)
    feed.token = .environment("HA_TOKEN")
    let outcomes = try await scene.run(feed)
    #expect(outcomes.map(\.result) == [.new])
    // Another origin does not get to see it.
    #expect(server.questions.map { $0.headers["authorization"] } == ["Bearer tell-nobody"])
    #expect(other.questions.map { $0.headers["authorization"] } == [nil])
    #expect(!scene.allFiles.contains("tell-nobody") && !"\(outcomes)".contains("tell-nobody"))
    scene.environment = [:]
    scene.now += 3_600
    let without = try #require(try await scene.run(feed).first)
    #expect(without.result == .failed && without.reason.contains("`HA_TOKEN`, which is not set"))
    await server.end()
    await other.end()
  }

  /// A server that quotes the key that it was given is not quoted.
  @Test func reasonsDoNotTellKeys() async throws {
    let scene = try Scene()
    scene.environment["OWM"] = "0123456789abcdef0123456789abcdef"
    let server = try await ScriptedServer { question in
      let isKnown = question.target.hasPrefix("/data/2.5/weather")
      return .init(
        "401 Unauthorized", [],
        #"{"cod": 401, "message": "Invalid key \#(isKnown ? "0123456789abcdef0123456789abcdef" : "")"}"#)
    }
    var feed = Scene.weather(server, source: "openweathermap")
    feed.key = .environment("OWM")
    let outcome = try #require(try await scene.run(feed).first)
    #expect(outcome.result == .failed && outcome.reason.contains("(401)") && !outcome.reason.contains("0123456789"))
    #expect(!scene.allFiles.contains("0123456789abcdef"))
    await server.end()
  }

  @Test func calendarsSayHowLongTheyHold() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in
      .init(
        "200 OK", [],
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\nEND:VCALENDAR\r\n")
    }
    var feed = Feed(name: "walks", source: "icalendar")
    feed.url = .plain(server.address + "/walks.ics")
    feed.interval = 3_600
    let outcome = try #require(try await scene.run(feed).first)
    #expect(outcome.next == scene.now.timeIntervalSince1970 + 12 * 3_600, "\(outcome)")
    await server.end()
  }

  @Test func nobodyIsAskedMoreOftenThanItHasNews() async throws {
    let scene = try Scene()
    scene.environment["OWM"] = "key"
    let server = try await ScriptedServer { _ in
      .init(
        "200 OK", [], #"{"coord": {"lon": 4.8, "lat": 45.7}, "main": {"temp": 12.5}, "dt": 1774703100, "cod": 200}"#)
    }
    var feed = Scene.weather(server, source: "openweathermap")
    feed.key = .environment("OWM")
    feed.interval = 60
    let outcome = try #require(try await scene.run(feed).first)
    #expect(outcome.next == scene.now.timeIntervalSince1970 + 600, "\(outcome.reason)")
    await server.end()
  }

  @Test func filesThatOthersMayReadHoldNoSecrets() throws {
    let scene = try Scene()
    let path = scene.root + "/key"
    try Data("abc\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    let root = scene.root
    let store = SecretStore { $0 == "CREDENTIALS_DIRECTORY" ? root : nil }
    #expect(throws: FetchError.self) { try store.text(of: .file(path), for: "key") }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(try store.text(of: .file(path), for: "key") == "abc")
    #expect(try store.text(of: .credential("key"), for: "key") == "abc")
    #expect(throws: FetchError.self) { try store.text(of: .credential("../key"), for: "key") }
  }

  @Test func calendarsGoOnWhereNothingHasChanged() async throws {
    let scene = try Scene()
    let text = """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      BEGIN:VEVENT\r
      UID:1\r
      DTSTART:20260301T080000Z\r
      RRULE:FREQ=DAILY\r
      SUMMARY:Walk\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
    let server = try await ScriptedServer { question in
      question.headers["if-none-match"] == nil ? .init("200 OK", ["ETag: \"1\""], text) : .init("304 Not Modified")
    }
    var feed = Feed(name: "walks", source: "icalendar")
    feed.url = .plain(server.address + "/walks.ics")
    feed.daysAhead = 2
    _ = try await scene.run(feed)
    scene.now += 10 * 86_400
    #expect(try await scene.run(feed).map(\.result) == [.new])
    #expect(String(decoding: scene.bytes(.calendar) ?? Data(), as: UTF8.self).contains("2026-04-08T08:00:00Z"))
    await server.end()
  }

  @Test func programsAndFilesAreRead() async throws {
    let scene = try Scene()
    var feed = Feed(name: "outside", source: "json")
    feed.command = ["printf", #"{"state": 3}"#]
    feed.picks = [FeedPick(variable: "outside", path: "$.state")]
    #expect(try await scene.run(feed).map(\.result) == [.new])
    feed.command = ["false"]
    #expect(try await scene.run(feed).first?.reason.contains("it ended with code 1") == true)
    feed.command = ["sleep", "600"]
    feed.timeout = 1
    #expect(try await scene.run(feed).first?.reason.contains("it did not finish within 1 s") == true)
    let path = scene.root + "/todo.txt"
    try Data("(A) Water the lemon tree\n".utf8).write(to: URL(filePath: path))
    var list = Feed(name: "list", source: "todo-txt")
    list.file = path
    // The feed from before is no longer among the settings.
    #expect(try await scene.run(list).first { $0.feed == "list" }?.kinds == [.reminders])
    #expect(try await scene.run(list).map(\.result) == [.unchanged])
  }

  @Test func aClockThatWasPutBackKeepsNobodyWaiting() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("200 OK", ["Cache-Control: max-age=600"], Scene.openMeteo(12.5))
    }
    scene.now += 400 * 86_400
    _ = try await scene.run(Scene.weather(server))
    scene.now -= 400 * 86_400
    #expect(try await scene.run(Scene.weather(server)).first?.result != .kept)
    #expect(server.questions.count == 2)
    await server.end()
  }

  @Test func noLimitIsPassedByAnyProfile() async throws {
    let scene = try Scene()
    let service = try #require(ServiceTable.service("openweathermap"))
    let ledger = CallLedger(folder: scene.state.shared)
    let now = scene.now.timeIntervalSince1970
    for _ in 0..<60 { try ledger.reserve(service, now: now) }
    let full = #expect(throws: FetchError.self) { try ledger.reserve(service, now: now + 30) }
    guard case .limit(let wait)? = full?.kind else { return #expect(Bool(false), "\(String(describing: full))") }
    #expect(wait > 0 && wait <= 120)
    // Another ledger is another program: what the first has counted, it knows.
    #expect(throws: FetchError.self) { try CallLedger(folder: scene.state.shared).reserve(service, now: now + 30) }
    try CallLedger(folder: scene.state.shared).reserve(service, now: now + 121)
  }

  @Test func entitiesAreAskedOneByOne() async throws {
    let scene = try Scene()
    scene.environment["HA_TOKEN"] = "tell-nobody"
    let server = try await ScriptedServer { question in
      switch (question.headers["authorization"], question.target) {
      case ("Bearer tell-nobody", "/api/states/sensor.outside"):
        .init("200 OK", [], #"{"entity_id": "sensor.outside", "state": "21.5"}"#)
      case ("Bearer tell-nobody", "/api/states/sensor.gone"):
        .init("404 Not Found", [], #"{"message": "Entity not found."}"#)
      default: .init("401 Unauthorized")
      }
    }
    var feed = Feed(name: "home", source: "home-assistant")
    feed.url = .plain(server.address)
    feed.token = .environment("HA_TOKEN")
    feed.entities = ["sensor.outside", "sensor.gone"]
    let outcome = try #require(try await scene.run(feed).first)
    #expect(outcome.result == .new && outcome.notices == ["Home Assistant has no `sensor.gone`"], "\(outcome.reason)")
    #expect(String(decoding: scene.bytes(.variables) ?? Data(), as: UTF8.self).contains("\"outside\" : 21.5"))
    #expect(scene.snapshots.sources.sourceName(ofVariable: "outside") == "home (Home Assistant)")
    await server.end()
  }

  @Test func anExportOfAnySizeIsReadAsAFeed() async throws {
    let scene = try Scene()
    let path = scene.root + "/export.xml"
    let record = """
      <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" unit="count" \
      creationDate="2026-03-27 10:30:00 +0100" startDate="2026-03-27 10:00:00 +0100" endDate="2026-03-27 10:30:00 +0100" \
      value="1200"/>
      """
    let text = "<HealthData><ExportDate value=\"2026-03-28 10:00:00 +0100\"/>\(record)</HealthData>"
    try Data(text.utf8).write(to: URL(filePath: path))
    var feed = Feed(name: "steps", source: "apple-health")
    feed.file = path
    let outcome = try #require(try await scene.run(feed).first)
    #expect(outcome.result == .new && outcome.kinds.contains(.steps), "\(outcome.reason)")
    #expect(String(decoding: scene.bytes(.steps) ?? Data(), as: UTF8.self).contains("1200"))
    #expect(try await scene.run(feed).map(\.result) == [.unchanged])
    try FileManager.default.removeItem(atPath: path)
    #expect(try await scene.run(feed).map(\.result) == [.failed])
  }

  @Test func failuresRestLongerEachTimeAndSurviveTheProgram() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("503 Later") }
    var rests: [Double] = []
    for _ in 0..<4 {
      let outcome = try #require(try await scene.run(Scene.pick(server)).first)
      #expect(outcome.result == .failed)
      let rest = (outcome.next ?? 0) - scene.now.timeIntervalSince1970
      rests.append(rest)
      scene.now += rest - 1
      #expect(try await scene.run(Scene.pick(server)).map(\.result) == [.kept])
      scene.now += 2
    }
    for (index, rest) in rests.enumerated() {
      let most = 60.0 * Double(1 << index)
      #expect(rest >= most / 2 && rest <= most)
    }
    #expect(server.questions.count == 4)
    await server.end()
  }

  @Test(arguments: ["Retry-After: 600", "Retry-After: Sat, 28 Mar 2026 13:15:00 GMT"])
  func waitsAsLongAsTheServerSays(header: String) async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in
      .init("429 Too Many Requests", [header, "Date: Sat, 28 Mar 2026 13:05:00 GMT"])
    }
    let outcome = try #require(try await scene.run(Scene.pick(server)).first)
    let rest = (outcome.next ?? 0) - scene.now.timeIntervalSince1970
    #expect(rest >= 600 && rest <= 661)
    await server.end()
  }
}
