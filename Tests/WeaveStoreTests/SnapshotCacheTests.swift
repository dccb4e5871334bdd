// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveStore
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Folders that are read for many moments. Whether a file was read again shows in the storage of its lists.
@Suite struct SnapshotCacheTests {
  private let now = Date(timeIntervalSince1970: 1_774_706_700)  // 2026-03-28T14:05:00Z

  /// A file of steps with a list, made at 14:00.
  private func steps(_ count: Int, at time: String = "2026-03-28T14:00:00Z") -> String {
    """
    {"version": 1, "fetchedAt": "\(time)", "today": {"day": "2026-03-28", "steps": \(count)},
      "history": [{"day": "2026-03-27", "steps": 9120}]}
    """
  }

  private func read(
    _ folder: Folder, _ cache: SnapshotCache?, minutesLater minutes: Int = 0, in zone: TimeZone = .gmt
  ) throws -> StoredSnapshots {
    let moment = now.addingTimeInterval(Double(minutes) * 60)
    return try folder.snapshots.read(now: moment, timeZone: zone, keptIn: cache)
  }

  @Test func aFileIsReadOnceForManyMoments() throws {
    let (folder, cache) = (try Folder(), SnapshotCache())
    try folder.write(steps(7_423), to: "steps.json")
    let first = try read(folder, cache)
    for minutes in 1...100 {
      #expect(try read(folder, cache, minutesLater: minutes).snapshots.isCopy(of: first.snapshots))
    }
    #expect(try !read(folder, nil).snapshots.isCopy(of: first.snapshots))
  }

  /// A writer may give a file the size and the modification time of the one before.
  @Test func changesAreNoticed() throws {
    let (folder, cache) = (try Folder(), SnapshotCache())
    try folder.write(steps(7_423), to: "steps.json")
    #expect(try read(folder, cache).snapshots.steps?.today?.steps == 7_423)
    var times = stat()
    #expect(stat("\(folder.path)/steps.json", &times) == 0)
    try folder.write(steps(7_424), to: "steps.json")
    utimensat(AT_FDCWD, "\(folder.path)/steps.json", [times.st_atim, times.st_mtim], 0)
    let changed = try read(folder, cache)
    #expect(changed.snapshots.steps?.today?.steps == 7_424)

    try folder.write(#"{"version": 1, "values": {"streak": 4}}"#, to: "variables.json")
    let more = try read(folder, cache)
    #expect(more.snapshots.variables?.values == ["streak": .number(4)])
    // The other file has not been read again.
    var known = more.snapshots
    known.variables = nil
    #expect(known.isCopy(of: changed.snapshots))

    unlink("\(folder.path)/steps.json")
    let rest = try read(folder, cache)
    #expect(rest.snapshots.steps == nil && rest.snapshots.variables != nil)
    #expect(rest.reports.map(\.source.name) == [folder.path + "/variables.json"])
  }

  /// A snapshot is from the future at some moments only; other mistakes stay, in the order of the text.
  @Test func reportsAreThoseOfTheMoment() throws {
    let (folder, cache) = (try Folder(), SnapshotCache())
    let text = steps(7_423, at: "2026-03-28T16:00:00Z").replacing(#""version": 1"#, with: #""version": 9, "colour": 1"#)
    try folder.write(text, to: "steps.json")
    for minutes in [0, 60, 110, 115, 0] {
      let stored = try read(folder, cache, minutesLater: minutes)
      let found = stored.reports.flatMap(\.diagnostics)
      // Up to five minutes count as a difference between clocks.
      #expect(found.contains { $0.code.name == "W0816" } == (minutes < 110), "\(minutes)")
      #expect(found.count { $0.code.name != "W0816" } == 2, "\(minutes)")
      #expect(try found == read(folder, nil, minutesLater: minutes).reports.flatMap(\.diagnostics), "\(minutes)")
    }
    let first = try read(folder, cache).reports.flatMap(\.diagnostics).first { $0.code.name == "W0816" }
    #expect(first.map { "\($0.message)" } == "the snapshot is of 115 minutes after 2026-03-28T14:05:00Z")
  }

  /// The app writes days as moments, so the days of its files depend on the reader.
  @Test func timeZonesAreKeptApart() throws {
    let (folder, cache) = (try Folder(), SnapshotCache())
    try folder.write(
      #"{"fetchedAt": "2026-03-28T14:00:00Z", "startOfDay": "2026-03-28T00:00:00Z", "steps": 7423}"#, to: "steps.json")
    let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
    for zone in [TimeZone.gmt, auckland, .gmt] {
      let kept = try read(folder, cache, in: zone)
      let anew = try read(folder, nil, in: zone)
      #expect(kept.snapshots == anew.snapshots)
      #expect(kept.reports.map(\.diagnostics) == anew.reports.map(\.diagnostics))
    }
  }

  @Test func theFilesOfProfilesAreReadOnce() throws {
    let (folder, cache) = (try Folder(), SnapshotCache())
    let ana = "\(folder.path)/profiles/ana"
    defer { try? FileManager.default.removeItem(atPath: folder.path + "/profiles") }
    try makePrivateFolder(ana)
    try writeFile(Array(steps(7_423).utf8), to: ana + "/steps.json")
    func profile(minutesLater minutes: Int) throws -> Snapshots {
      let moment = now.addingTimeInterval(Double(minutes) * 60)
      return try #require(folder.snapshots.profiles(["ana", "ben"], at: moment, zone: .gmt, keptIn: cache)["ana"])
    }
    func sum() throws -> String { try SnapshotFolder(path: ana).sum(timeZone: .gmt, keptIn: cache) }
    let (first, firstSum) = (try profile(minutesLater: 0), try sum())
    #expect(try profile(minutesLater: 1).isCopy(of: first))
    #expect(try sum() == firstSum)
    try writeFile(Array(steps(7_424).utf8), to: ana + "/steps.json")
    #expect(try profile(minutesLater: 2).steps?.today?.steps == 7_424)
    #expect(try sum() != firstSum)
  }

  @Test func foldersAreForgottenWhenThereAreMany() throws {
    let folders = try (0..<3).map { _ in try Folder() }
    for folder in folders { try folder.write(steps(7_423), to: "steps.json") }
    // Room for two folders.
    let cache = SnapshotCache(capacity: steps(7_423).utf8.count * 5 / 2)
    let first = try folders.map { try read($0, cache).snapshots }
    // The last two are kept, the one before them is not; the one used last stays when it comes back.
    #expect(try read(folders[1], cache).snapshots.isCopy(of: first[1]))
    #expect(try !read(folders[0], cache).snapshots.isCopy(of: first[0]))
    #expect(try read(folders[1], cache).snapshots.isCopy(of: first[1]))
    #expect(try !read(folders[2], cache).snapshots.isCopy(of: first[2]))
  }

  @Test func aFolderLargerThanTheCacheIsKept() throws {
    let (folder, cache) = (try Folder(), SnapshotCache(capacity: 1))
    try folder.write(steps(7_423), to: "steps.json")
    let first = try read(folder, cache)
    #expect(try read(folder, cache).snapshots.isCopy(of: first.snapshots))
  }
}
