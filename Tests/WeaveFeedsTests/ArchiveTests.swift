// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveNative
import WeaveSystem

@testable import WeaveFeeds

/// Archives are read file by file, up to a bound.
@Suite final class ArchiveTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "weave-\(UUID().uuidString).zip").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func write(_ files: [(name: String, text: String)]) throws {
    let archive = try ArchiveWriter(path, .zip)
    for file in files { try archive.add(file.name, Array(file.text.utf8)) }
    try archive.close()
  }

  /// A calendar of about so many bytes, with one event.
  private static func calendar(_ title: String, bytes: Int) -> String {
    CalendarTests.calendar(
      String(repeating: "X-FILL:\(String(repeating: "a", count: 991))\r\n", count: bytes / 1_000)
        + CalendarTests.event("UID:\(title)", "DTSTART:20260328T150000Z", "SUMMARY:\(title)"))
  }

  private static func titles(_ files: [FactFile]) -> [String] {
    files.flatMap { $0.checked.output ?? [] }.flatMap { $0.calendar?.events ?? [] }.map(\.title)
  }

  /// Only the file that is being read is in memory.
  @Test func filesAreForgottenOnceTheyAreRead() throws {
    try write((0..<5).map { ("c\($0).ics", Self.calendar("Event \($0)", bytes: 100_000)) })
    var sizes: [Int] = []
    let files = try FactImport(Answer.request(), nil).read(path) { sizes.append($0.source.bytes.count) }
    #expect(sizes.count == 5 && sizes.allSatisfy { $0 > 100_000 })
    #expect(
      files.allSatisfy { $0.source.bytes.isEmpty } && files.map(\.source.name) == (0..<5).map { "\(path)/c\($0).ics" })
    #expect(Self.titles(files) == (0..<5).map { "Event \($0)" })
  }

  /// The message names the file with which the archive has too many bytes, and what was read before is used.
  @Test func anArchiveOfTooManyBytesEnds() throws {
    try write((0..<5).map { ("c\($0).ics", Self.calendar("Event \($0)", bytes: 400_000)) })
    var reading = FactImport(Answer.request(), nil)
    reading.archiveLimit = 1_000_000
    let files = try reading.read(path)
    #expect(Self.titles(files) == ["Event 0", "Event 1"])
    let last = try #require(files.last)
    #expect(files.count == 3 && last.source.name == "\(path)/c2.ics")
    #expect(
      last.checked.diagnostics.map(\.message.text) == [
        "the files of the archive up to this one have more than 1000000 bytes; skipped this file and the rest"
      ])
    #expect(last.words == "too large; nothing was imported")
  }

  /// An archive may unpack to a multiple of its own size.
  @Test func theBoundGrowsWithTheArchive() throws {
    try write([("a.ics", Self.calendar("Walk", bytes: 0))])
    let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    let archive = try ArchiveFiles(path)
    #expect(archive.limit == 256 << 20 + 64 * size && !archive.isSpent)
  }

  @Test func aFileThatIsTooLargeLeavesTheOthers() throws {
    let archive = try ArchiveWriter(path, .zip)
    try archive.add("a.ics", Array(Self.calendar("First", bytes: 0).utf8))
    let head = Array("BEGIN:VCALENDAR\r\n".utf8)
    try archive.add("b.ics", size: Limits.feedBytes + 1) { length, offset in
      offset == 0
        ? head + Array(repeating: 0x20, count: length - head.count)
        : Array(repeating: 0x20, count: min(length, Limits.feedBytes + 1 - offset))
    }
    try archive.add("c.ics", Array(Self.calendar("Third", bytes: 0).utf8))
    try archive.close()
    let files = try FactImport(Answer.request(), nil).read(path)
    #expect(Self.titles(files) == ["First", "Third"])
    #expect(files[1].checked.diagnostics.map(\.message.text) == ["the file has more than 67108864 bytes; skipped it"])
  }

  @Test func manyFilesAreNotAllRead() throws {
    try write((0...Limits.archiveFiles).map { ("c\($0).ics", Self.calendar("Event", bytes: 0)) })
    let files = try FactImport(Answer.request(), nil).read(path)
    #expect(Self.titles(files).count == 1_000)
    #expect(
      files.last?.checked.diagnostics.map(\.message.text) == [
        "the archive has more than 1000 files; skipped this file and the rest"
      ])
  }

  /// A program that is asked to end reads no further piece of a file, and no further file of an archive.
  @Test(arguments: [true, false]) func aReadingEndsBetweenPieces(_ isArchive: Bool) throws {
    try write((0..<5).map { ("c\($0).ics", Self.calendar("Event \($0)", bytes: 2_000_000)) })
    let plain = path + ".ics"
    defer { try? FileManager.default.removeItem(atPath: plain) }
    try Data(Self.calendar("Walk", bytes: 2_000_000).utf8).write(to: URL(filePath: plain))
    var pieces = 0
    let reading = FactImport(Answer.request(), nil, report: { _ in pieces += 1 }, isEnding: { pieces >= 2 })
    #expect(throws: FileError.self) { try reading.read(isArchive ? path : plain) }
    #expect(pieces == 2)
  }
}
