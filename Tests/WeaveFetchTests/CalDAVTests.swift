// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveData

@testable import WeaveFetch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// CalDAV against Radicale, which is not ours.
@Suite(.waiting) struct CalDAVTests {
  private static let program = "/usr/bin/radicale"
  private static let isThere = FileManager.default.isExecutableFile(atPath: program)

  /// A server with a calendar and a list of things to do.
  private final class Radicale {
    let address: String
    let collection: String
    private let process = Process()

    init(_ root: String) throws {
      collection = root + "/radicale/collection-root/ana/walks"
      try FileManager.default.createDirectory(atPath: collection, withIntermediateDirectories: true)
      let properties = ##"{"tag": "VCALENDAR", "D:displayname": "Walks, long", "ICAL:calendar-color": "#2E7D32"}"##
      try Data(properties.utf8).write(to: URL(filePath: collection + "/.Radicale.props"))
      let output = Pipe()
      process.executableURL = URL(filePath: CalDAVTests.program)
      process.arguments = [
        "--config", "", "--server-hosts", "127.0.0.1:0", "--auth-type", "none", "--rights-type", "authenticated",
        "--storage-filesystem-folder", root + "/radicale", "--logging-level", "info",
      ]
      process.standardError = output
      try process.start()
      var said = ""
      while !said.contains("Listening on") || !said.hasSuffix("\n") {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        said += String(decoding: more, as: UTF8.self)
      }
      let port = said.components(separatedBy: "127.0.0.1]:").dropFirst().last?.prefix { $0.isNumber } ?? ""
      address = "http://127.0.0.1:\(port)/"
    }

    /// Threads of tests block signals, and what they start inherits that.
    deinit { kill(process.processIdentifier, SIGKILL) }

    func put(_ name: String, _ component: String) throws {
      let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\n\(component)END:VCALENDAR\r\n"
      try Data(text.utf8).write(to: URL(filePath: "\(collection)/\(name).ics"))
    }
  }

  @Test(.enabled(if: isThere, "no radicale installed")) func findsCalendarsAndNoticesChanges() async throws {
    let scene = try Scene()
    let server = try Radicale(scene.root)
    try server.put(
      "walk",
      "BEGIN:VEVENT\r\nUID:walk\r\nDTSTAMP:20260301T000000Z\r\nDTSTART:20260328T170000Z\r\nSUMMARY:Walk\r\nEND:VEVENT\r\n"
    )
    try server.put(
      "tree", "BEGIN:VTODO\r\nUID:tree\r\nDTSTAMP:20260301T000000Z\r\nSUMMARY:Water the tree\r\nEND:VTODO\r\n")
    var feed = Feed(name: "dav", source: "caldav")
    feed.url = .plain(server.address)
    feed.user = "ana"
    scene.environment["DAV"] = "secret"
    feed.password = .environment("DAV")
    let first = try #require(try await scene.run(feed).first)
    #expect(first.result == .new, "\(first.reason)")
    #expect(Set(first.kinds) == [.calendar, .reminders])
    let written = scene.bytes(.calendar)
    let text = String(decoding: written ?? Data(), as: UTF8.self)
    #expect(text.contains("\"Walk\"") && text.contains("\"Walks, long\"") && text.contains("#2E7D32"), "\(text)")
    scene.now += 3_600
    #expect(try await scene.run(feed).map(\.result) == [.unchanged])
    #expect(scene.bytes(.calendar) == written)
    try server.put(
      "tea",
      "BEGIN:VEVENT\r\nUID:tea\r\nDTSTAMP:20260301T000000Z\r\nDTSTART:20260329T150000Z\r\nSUMMARY:Tea\r\nEND:VEVENT\r\n"
    )
    scene.now += 3_600
    #expect(try await scene.run(feed).first?.kinds == [.calendar])
  }
}
