// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveSpec
import WeaveTime

extension PlaylistSchedule {
  /// The state of an entry at `moment`.
  public enum EntryState: Sendable, Hashable {
    /// It is shown.
    case shown
    /// The moment is outside its times; the next one begins at `next`, or never.
    case otherTime(next: Date?)
    /// Its condition does not hold.
    case conditionFails
    /// Its condition depends on these facts, which are missing.
    case factsMissing([String])
    /// Another entry is urgent.
    case lessUrgent
    /// It takes turns with others, and its turn begins at this date.
    case laterTurn(Date)
  }

  /// The state of each entry at `moment`, in the playlist's order: at most one is shown.
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

  /// When an entry's next window begins, within a week.
  private func start(of entry: Playlist.Entry) -> Date? {
    let today = LocalDay(moment.now, in: moment.timeZone)
    return (0...7).lazy.map { today.advanced(by: $0) }
      .filter { entry.days.isEmpty || entry.days.contains($0.weekday) }
      .map { $0.date(minute: entry.from, in: moment.timeZone) }
      .first { $0 > moment.now }
  }
}
