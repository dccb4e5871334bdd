// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What `weave serve` remembers, and what it does where it can remember nothing.
@Suite(.waiting) struct ServeStateTests {
  private static let address = "AA:BB:CC:00:11:22"

  private func household() throws -> Folder {
    let folder = try Household.folder([
      Household.display("kitchen", "trmnl-og", "red.json", #", "device": "\#(Self.address)""#)
    ])
    try folder.write("correct horse\n", to: "password")
    return folder
  }

  /// A token that was handed out is good after the server was ended at once.
  @Test func nothingAcknowledgedIsLost() throws {
    let folder = try household()
    var token: String?
    do {
      // Without a password, devices are let in.
      let server = try RunningServer(folder)
      let device = TRMNLDevice(Self.address, server)
      #expect(try device.setUp() == 200)
      token = device.token
      kill(server.process.processIdentifier, SIGKILL)
      server.process.waitUntilExit()
    }
    let server = try RunningServer(folder, ["--password-file", "password"])
    let device = TRMNLDevice(Self.address, server)
    device.token = token
    guard case .drawn = try device.wake() else {
      Issue.record("the token is forgotten")
      return
    }
  }

  /// A folder that cannot be made, and a disk that takes no byte: pictures go on, and nothing is promised.
  @Test(arguments: [("/proc/nothing", "true"), (".weave", "ulimit -f 0")])
  func aDiskThatTakesNothing(_ state: String, _ shell: String) throws {
    let server = try RunningServer(try household(), ["--state", state], shell: shell)
    #expect(try server.ask("/picture/kitchen.png").status == 200)
    let json = ["Content-Type: application/json"]
    #expect(try server.ask("/facts/door", method: "POST", headers: json, body: "1").status == 507)
    #expect(try server.ask("/api/setup", headers: ["ID: \(Self.address)"]).status == 503)
    #expect(try server.ask("/health").text.contains(#""state": "in memory""#))
    #expect(try server.ask("/picture/kitchen.png").status == 200)
    #expect(server.stop() == 0)
  }

  /// A disk that is full after a while: what was acknowledged is there, what is not is refused, and pictures go on.
  @Test func aDiskThatFillsUp() throws {
    let folder = try household()
    let text = ##"{"type": "text", "text": "{{count}}", "font": {"size": 40}}"##
    try folder.write(Design.custom(text), to: "red.json")
    let json = ["Content-Type: application/json"]
    let large = String(repeating: "x", count: 30_000)
    var last: Int?
    do {
      // Blocks of 512 bytes: a database of some two hundred kilobytes, and its journal.
      let server = try RunningServer(folder, shell: "ulimit -f 500")
      var refused = false
      for number in 0..<40 where !refused {
        let body = #"{"merge_variables": {"count": \#(number), "filling\#(number)": "\#(large)"}}"#
        let status = try server.ask("/facts/x", method: "POST", headers: json, body: body).status
        if status == 200 { last = number } else { refused = status == 507 }
      }
      #expect(refused)
      #expect(try server.ask("/picture/kitchen.png").status == 200)
      #expect(try server.ask("/health").text.contains(#""state": "in memory""#))
      kill(server.process.processIdentifier, SIGKILL)
      server.process.waitUntilExit()
    }
    let count = try #require(last)
    let drawn = try Tool.run(
      ["render", "red.json", "--panel", "trmnl-og", "-o", "-", "--var", "count=\(count)"], in: folder)
    #expect(try RunningServer(folder).ask("/picture/kitchen.png").body == drawn.bytes)
  }

  /// A state that can be read and not written, as on a disk that the system has made read-only after a fault.
  @Test(.enabled(if: ServeStateTests.canMount, "mounts of one's own are not allowed here"))
  func aStateThatCannotBeWritten() throws {
    let folder = try household()
    do {
      let server = try RunningServer(folder)
      let json = ["Content-Type: application/json"]
      #expect(try server.ask("/facts/door", method: "POST", headers: json, body: "1").status == 200)
      #expect(server.stop() == 0)
    }
    // A mount of the command's own, which goes with it.
    let mount = "mount --bind .weave .weave && mount -o remount,ro,bind .weave"
    let server = try RunningServer(
      folder,
      shell:
        "[ -n \"$WEAVE_MOUNTED\" ] || exec env WEAVE_MOUNTED=1 unshare -m sh -c '\(mount) && exec \"$0\" \"$@\"' \"$0\" \"$@\""
    )
    #expect(try server.ask("/picture/kitchen.png").status == 200)
    let json = ["Content-Type: application/json"]
    #expect(try server.ask("/facts/door", method: "POST", headers: json, body: "2").status == 507)
    #expect(try server.ask("/health").text.contains(#""state": "in memory""#))
  }

  /// Whether a test may mount something, in a space of its own.
  static var canMount: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = ["-m", "sh", "-c", "mount --bind /tmp /tmp && mount -o remount,ro,bind /tmp"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.start()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Two servers of one folder give the same bytes: either may answer behind a proxy.
  @Test func serversOfOneFolderAgree() throws {
    let folder = try household()
    let one = try RunningServer(folder, ["--state", "one"])
    let other = try RunningServer(folder, ["--state", "other"])
    let picture = try one.ask("/picture/kitchen.png")
    let same = try other.ask("/picture/kitchen.png")
    #expect(picture.body == same.body)
    #expect(picture.headers["etag"] == same.headers["etag"])
    // A browser or display that had the picture of one need not fetch that of the other.
    let tag = try #require(picture.headers["etag"])
    #expect(try other.ask("/picture/kitchen.png", headers: ["If-None-Match: \(tag)"]).status == 304)
  }

  /// A server that waits keeps no more memory than it needs for that.
  @Test func aServerThatWaitsGivesMemoryBack() throws {
    let server = try RunningServer(try household())
    for _ in 0..<20 { #expect(try server.ask("/picture/kitchen.png").status == 200) }
    let end = Date(timeIntervalSinceNow: 60)
    var megabytes = Int.max
    while megabytes >= 60, Date() < end {
      let status = try String(contentsOfFile: "/proc/\(server.process.processIdentifier)/status", encoding: .utf8)
      megabytes = try #require(status.firstMatch(of: /VmRSS:\s+(\d+) kB/).flatMap { Int($0.output.1) }) / 1_024
      Thread.sleep(forTimeInterval: 0.1)
    }
    #expect(megabytes < 60)
    #expect(try server.ask("/picture/kitchen.png").status == 200)
  }

  /// A page that is open hears of each new picture, over one connection.
  @Test func pagesHearOfNewPictures() throws {
    let folder = try household()
    let server = try RunningServer(folder)
    let page = try server.ask("/view/kitchen")
    let tag = try #require(page.text.firstMatch(of: /data-tag="([0-9a-f]{32})"/)?.output.1)
    let stream = try server.open("GET /events/kitchen HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    #expect(stream.read(until: "data: \(tag)\n\n"))
    try folder.write(try folder.read("blue.json"), to: "red.json")
    try Household.write([Household.display("kitchen", "trmnl-og", "clock.json")], to: folder)
    #expect(stream.read(until: "data: ", besides: String(tag)))
    // A page that is open does not keep the server from ending.
    #expect(server.stop() == 0)
  }
}
