// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveSpec
import WeaveTime

extension PlaylistSchedule {
  /// What becomes of an entry at the moment.
  public enum EntryState: Sendable, Hashable {
    /// It is what is seen.
    case shown
    /// Its time is another one: the next begins then, or never.
    case otherTime(next: Date?)
    /// Its condition does not hold.
    case conditionFails
    /// Its condition depends on these facts, which are missing.
    case factsMissing([String])
    /// Another one is urgent.
    case lessUrgent
    /// It is among those that take turns, and its turn comes then.
    case laterTurn(Date)
  }

  /// What becomes of each entry at the moment, in the playlist's order: one is shown, or none.
  public func account() -> [EntryState] {
    var present: [Int] = []
    var states: [EntryState] = []
    for (index, entry) in playlist.entries.enumerated() {
      if !window(of: entry).isIn {
        states.append(.otherTime(next: start(of: entry)))
        continue
      }
      let condition = condition(of: entry)
      guard condition.holds else {
        states.append(condition.missing.isEmpty ? .conditionFails : .factsMissing(condition.missing))
        continue
      }
      states.append(.lessUrgent)
      present.append(index)
    }
    let urgent = present.filter { playlist.entries[$0].isUrgent }
    let turns = urgent.isEmpty ? present : urgent
    guard let (shown, end) = turn(of: turns), let place = turns.firstIndex(of: shown) else { return states }
    states[shown] = .shown
    var next = end
    for step in 1..<max(turns.count, 1) {
      let index = turns[(place + step) % turns.count]
      states[index] = .laterTurn(next)
      next += playlist.entries[index].duration
    }
    return states
  }

  /// When an entry's time begins next, within the days of a week.
  private func start(of entry: Playlist.Entry) -> Date? {
    let today = LocalDay(moment.now, in: moment.timeZone)
    return (0...7).lazy.map { today.advanced(by: $0) }
      .filter { entry.days.isEmpty || entry.days.contains($0.weekday) }
      .map { date(of: $0, minute: entry.from) }
      .first { $0 > moment.now }
  }
}
