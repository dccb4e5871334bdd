// SPDX-License-Identifier: MIT

import FoundationEssentials
import ServiceLifecycle
import WeaveSystem

/// Draws pictures before displays ask for them. The picture that ends first is drawn first.
struct PicturePrefetcher: Service {
  /// How many seconds before its moment a picture is drawn: late enough for fresh facts, early enough for a thousand
  /// pictures.
  static let lead: TimeInterval = 60
  /// After this many looks without work a pause begins, in which memory is given back.
  static let pause = 4

  let core: ServerCore

  func run() async {
    await cancelWhenGracefulShutdown {
      var kept = ContinuousClock.now
      var rest = Rest()
      while !Task.isCancelled {
        await drawDuePictures()
        await core.state.keep()
        // Storing a picture each minute would wear out the disk. At most an hour is lost, and only if the design is
        // broken by then.
        if kept.duration(to: .now) > .seconds(3_600) {
          kept = .now
          await core.keepPictures()
        }
        if rest.begins(after: await core.work) { releaseMemory() }
        try? await Task.sleep(for: .seconds(1))
      }
    }
    await core.keepPictures()
    await core.state.close()
  }

  /// Detects the beginning of a pause: once after the start and once after each piece of work.
  struct Rest {
    private var work = 0
    private var looks = 0

    /// - Parameter work: the work done so far; call this at each look.
    mutating func begins(after work: Int) -> Bool {
      looks = work == self.work ? looks + 1 : 0
      self.work = work
      return looks == PicturePrefetcher.pause
    }
  }

  /// Draws everything that is due.
  func drawDuePictures() async {
    await core.takeDisplays()
    core.noticeLostDisplays()
    let (now, variables) = (core.clock.now, core.variables.version)
    for slot in await outdated(at: now, variables) where !Task.isCancelled { await core.drawer.redraw(slot, at: now) }
    let horizon = core.clock.now.addingTimeInterval(Self.lead)
    let due = core.shelf.slots.compactMap { slot in slot.dueNext.map { (slot, $0) } }
      .filter { $0.1 <= horizon }.sorted { $0.1 < $1.1 }
    for (slot, _) in due where !Task.isCancelled {
      await core.drawer.drawNext(slot)
    }
  }

  /// Pictures whose files or values have changed since. Each file is checked once, however many pictures use it.
  private func outdated(at now: Date, _ variables: Int) async -> [PictureSlot] {
    let wanted = core.shelf.slots.compactMap { slot in slot.wanted(at: now).map { (slot, $0) } }
    let paths = Set(wanted.flatMap { $0.1.files.map(\.path) })
    if paths.isEmpty { return wanted.filter { $0.1.variables != variables }.map(\.0) }
    let stamps = await core.disk.run { Dictionary(uniqueKeysWithValues: paths.map { ($0, fileStamp($0)) }) }
    return wanted.filter { _, picture in
      picture.variables != variables || picture.files.contains { stamps[$0.path] != .some($0.stamp) }
    }.map(\.0)
  }
}
