// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `weave batch` with facts: files are read once for all moments.
@Suite(.waiting) struct BatchFactTests {
  private static let steps = """
    {"version": 1, "fetchedAt": "2026-03-28T14:00:00Z", "today": {"day": "2026-03-28", "steps": 7423}}
    """
  private static let variables = #"{"version": 1, "values": {"streak": 4}}"#
  private static let design = Design.custom(#"{"type": "text", "text": "{{steps}} {{streak}} {{__time}}"}"#)

  @Test func eachFileIsReadOnceForAHundredMoments() throws {
    let batch = try BatchFolder()
    try batch.path.write(Self.design, to: "card.json")
    try batch.path.makeFolder("facts")
    try batch.path.write(Self.steps, to: "facts/steps.json")
    try batch.path.write(Self.variables, to: "facts/variables.json")
    let rows = (0..<100).map { "r\($0),2026-03-28T\(14 + $0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)\n" }
    try batch.path.write("name,now\n" + rows.joined(), to: "rows.csv")
    let opened = try OpenedFiles(in: batch.path.path + "/facts")
    let outcome = try batch.draw("rows.csv", "--snapshots", "facts", "--jobs", "2", "--time-zone", "UTC")
    #expect(outcome.text.hasPrefix("100 drawn in "), "\(outcome.errors)")
    #expect(opened.counts() == ["steps.json": 1, "variables.json": 1])
    let last = try batch.rendered(options: [
      "--snapshots", "facts", "--now", "2026-03-28T15:39:00Z", "--time-zone", "UTC",
    ])
    #expect(try batch.pictures()["r99-medium@1x.png"] == last)
  }
}

/// Counts how often the files of a folder are opened, by any program.
private final class OpenedFiles {
  private let queue: Int32

  init(in folder: String) throws {
    queue = inotify_init1(Int32(IN_NONBLOCK))
    try #require(queue >= 0 && inotify_add_watch(queue, folder, UInt32(IN_OPEN)) >= 0)
  }

  deinit { close(queue) }

  /// How often each file has been opened so far, by name.
  func counts() -> [String: Int] {
    var counts: [String: Int] = [:]
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(queue, &bytes, bytes.count), count > 0 {
      var place = 0
      while place + 16 <= count {
        // After four numbers, of which the last is the length of the name, comes the name, padded with zeros.
        let length = bytes[place + 12..<place + 16].reversed().reduce(0) { $0 << 8 | Int($1) }
        let name = String(decoding: bytes[place + 16..<place + 16 + length].prefix { $0 != 0 }, as: UTF8.self)
        if !name.isEmpty { counts[name, default: 0] += 1 }
        place += 16 + length
      }
    }
    return counts
  }
}
