// SPDX-License-Identifier: MIT

import FoundationEssentials
import ServiceLifecycle
import Synchronization
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
      await withDiscardingTaskGroup { group in
        var kept = ContinuousClock.now
        var rest = Rest()
        let drawing = SlotsInWork()
        while !Task.isCancelled {
          // A design that takes long is waited for by nobody here.
          for (slot, draw) in await due() where drawing.enter(slot) {
            group.addTask {
              await draw()
              drawing.leave(slot)
            }
          }
          // Storing a picture each minute would wear out the disk. At most an hour is lost, and only if the design is
          // broken by then.
          if kept.duration(to: .now) > .seconds(3_600) {
            kept = .now
            await core.keepPictures()
          }
          if rest.begins(after: core.work) { releaseMemory() }
          try? await Task.sleep(for: .seconds(1))
        }
      }
    }
    await core.keepPictures()
    await core.state.close()
  }

  /// The slots that are being drawn ahead.
  private final class SlotsInWork: Sendable {
    private let slots = Mutex<Set<ObjectIdentifier>>([])

    /// Returns whether the slot was not in work.
    func enter(_ slot: PictureSlot) -> Bool { slots.withLock { $0.insert(ObjectIdentifier(slot)).inserted } }
    func leave(_ slot: PictureSlot) { slots.withLock { _ = $0.remove(ObjectIdentifier(slot)) } }
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
    for (_, draw) in await due() { await draw() }
    for (_, draw) in await due() { await draw() }
  }

  /// Everything that is due: pictures whose facts have changed, then those that end soon, the first to end first.
  private func due() async -> [(slot: PictureSlot, draw: @Sendable () async -> Void)] {
    await core.takeDisplays()
    core.noticeLostDisplays()
    let now = core.clock.now
    let outdated = await outdated(at: now)
    let known = Set(outdated.map { ObjectIdentifier($0) })
    let ending = core.shelf.slots.compactMap { slot in slot.dueNext().map { (slot, $0) } }
      .filter { $0.1 <= now.addingTimeInterval(Self.lead) && !known.contains(ObjectIdentifier($0.0)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    return outdated.map { slot in (slot, { [core] in await core.drawer.redraw(slot, at: now) }) }
      + ending.map { slot in (slot, { [core] in await core.drawer.drawNext(slot) }) }
  }

  /// Pictures whose files or values have changed since. Each file is checked once, however many pictures use it.
  private func outdated(at now: Date) async -> [PictureSlot] {
    let wanted = core.shelf.slots.compactMap { slot in slot.wanted(at: now).map { (slot, $0) } }
    let paths = Set(wanted.flatMap { $0.1.files.map(\.path) })
    if paths.isEmpty { return wanted.filter { !$0.1.isCurrent(with: core.variables) }.map(\.0) }
    let stamps = await core.disk.run { Dictionary(uniqueKeysWithValues: paths.map { ($0, fileStamp($0)) }) }
    return wanted.filter { _, picture in
      !picture.isCurrent(with: core.variables) || picture.files.contains { stamps[$0.path] != .some($0.stamp) }
    }.map(\.0)
  }
}
