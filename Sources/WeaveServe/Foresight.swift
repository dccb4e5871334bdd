// SPDX-License-Identifier: MIT

import FoundationEssentials
import ServiceLifecycle
import WeaveSystem

/// Draws the pictures that displays will ask for next, before they do: what ends first comes first.
struct Foresight: Service {
  /// Seconds before its moment at which a picture is drawn: late enough for fresh facts, early enough for a thousand.
  static let lead: TimeInterval = 60
  /// How many looks without work make a pause, in which memory is given back.
  static let pause = 4

  let core: ServerCore

  func run() async throws {
    await cancelWhenGracefulShutdown {
      var kept = ContinuousClock.now
      var rest = Rest()
      while !Task.isCancelled {
        await look()
        await core.state.keep()
        // A picture each minute would wear the disk out for nothing: an hour is lost at most, where the design is broken by then.
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

  /// Tells when a pause begins: once after each piece of work, and after the start.
  struct Rest {
    private var work = 0
    private var looks = 0

    /// - Parameter work: how much was done so far; called at each look.
    mutating func begins(after work: Int) -> Bool {
      looks = work == self.work ? looks + 1 : 0
      self.work = work
      return looks == Foresight.pause
    }
  }

  /// Draws all that is due.
  func look() async {
    core.readDisplays()
    core.noticeLostDisplays()
    let (now, variables) = (core.clock.now, core.variables.version)
    for slot in outdated(at: now, variables) where !Task.isCancelled { await core.drawer.redraw(slot, at: now) }
    let horizon = core.clock.now.addingTimeInterval(Self.lead)
    let due = core.shelf.slots.compactMap { slot in slot.dueNext.map { (slot, $0) } }
      .filter { $0.1 <= horizon }.sorted { $0.1 < $1.1 }
    for (slot, _) in due where !Task.isCancelled {
      await core.drawer.drawNext(slot)
    }
  }

  /// Pictures whose files or values have changed since. Each file is looked at once, however many show it.
  private func outdated(at now: Date, _ variables: Int) -> [PictureSlot] {
    var stamps: [String: String?] = [:]
    return core.shelf.slots.filter { slot in
      slot.isOutdated(at: now, variables: variables) { file in
        if let stamp = stamps[file.path] { return stamp == file.stamp }
        let stamp = fileStamp(file.path)
        stamps[file.path] = .some(stamp)
        return stamp == file.stamp
      }
    }
  }
}
