// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveDisplay
import WeaveExpressions
import WeaveFacts
import WeaveResolve

/// The search for the first later moment at which a picture looks different.
struct ChangeSearch {
  private let renderer: Renderer
  private let request: RenderRequest
  private let photos: PhotoLibrary
  private let start, end: Date
  /// The shortest time between two looks at the picture, in seconds; 0 to look whenever something may change.
  private let grain: TimeInterval
  /// When events begin and reminders fall due, in order. Values that change continuously are looked at then, too.
  private let moments: [Date]
  /// When snapshots become too old, in order.
  private let expiries: [Date]
  /// The facts at the start; nil if snapshots become too old, because other facts apply from then on.
  private let currentFacts: FactVariables?

  /// - Parameters:
  ///   - horizon: how far to look, in seconds; at most 31 days.
  ///   - grain: seconds, at most a day: a change is reported at its first multiple, counted from 1970.
  init(_ renderer: Renderer, _ request: RenderRequest, within horizon: TimeInterval, grain: TimeInterval) {
    (self.renderer, self.request) = (renderer, request)
    self.grain = grain.isFinite ? min(max(grain, 0), 86_400) : 0
    // Two moments look alike if the same files occupy the same places.
    photos = PhotoLibrary(request.photos, hasSizesAlone: true)
    let start = request.environment.now
    let end = start.addingTimeInterval(min(max(horizon, 0), 31 * 86_400))
    (self.start, self.end) = (start, end)
    moments = request.shownFacts.moments.filter { $0 > start && $0 <= end }.sorted()
    let last = request.maxAge.map { request.facts.lastMoments(within: $0) } ?? []
    expiries = last.map(\.next).filter { $0 > start && $0 <= end }
    currentFacts = request.maxAge == nil ? renderer.facts(of: request) : nil
  }

  /// The first change; nil if there is none.
  func first() throws(RenderError) -> NextChange? {
    var present = try shown(at: start)
    var last = start
    while let date = next(after: last, present), date <= end {
      let isOlder = expiries.contains { $0 > last && $0 <= date }
      if !present.updateIfEqual(to: facts(at: date), at: date, isOtherSource: isOlder) {
        var then = try shown(at: date)
        if try !looksAlike(&present, &then) { return try first(between: last, and: date, &present, then) }
        then.list = present.list
        present = then
      }
      last = date
    }
    return nil
  }

  /// The change between two moments. If everything that was read stays the same until the second moment, the change is
  /// there; otherwise the interval is halved until it is a millisecond long.
  private func first(
    between early: Date, and late: Date, _ present: inout Shown, _ then: Shown
  ) throws(RenderError) -> NextChange {
    var (low, high) = (early.milliseconds, late.nextMillisecond)
    var then = then
    while grain == 0, !present.holds(until: late), high - low > 1 {
      let middle = low + (high - low) / 2
      let date = Date(milliseconds: middle)
      var (before, after) = (present, then)
      if before.updateIfEqual(to: facts(at: date), at: date) {
        low = middle
        continue
      }
      if after.updateIfEqual(to: facts(at: date), at: date) {
        high = middle
        continue
      }
      var half = try shown(at: date)
      if try looksAlike(&present, &half) { low = middle } else { (high, then) = (middle, half) }
    }
    return NextChange(date: Date(milliseconds: high), reasons: try reasons(present, &then))
  }

  // MARK: Moments

  /// The next moment at which something that was read may change.
  private func next(after last: Date, _ present: Shown) -> Date? {
    guard let next = nextEnd(after: last, present) else { return nil }
    return grain > 0 ? next.first(ofEvery: grain) : next
  }

  private func nextEnd(after last: Date, _ present: Shown) -> Date? {
    var next = [expiries.first { $0 > last }, present.end(after: last)].compactMap { $0 }
    if present.changesContinuously {
      next += [last.next(ofEvery: 60), moments.first { $0 > last }].compactMap { $0 }
    }
    if present.countsSeconds, last < start.addingTimeInterval(60) { next.append(last.next(ofEvery: 1)) }
    return next.min()
  }

  // MARK: A moment

  /// What a picture shows at a moment, and what it was made from.
  private struct Shown {
    var moment: Date
    /// Nil if nothing can be drawn.
    var tree: ResolvedWidget?
    /// Laid out only if the trees differ.
    var list: DisplayList??
    /// All facts that were read.
    var facts: [String: FactReading]

    var readsClock: Bool { tree?.readsClock ?? false }

    /// How long the values counted from the clock stay the same; nil if not known, or if nothing counts from the clock.
    var clockEnd: Date? { tree?.clockEnd }

    /// Whether it depends on the clock in a way whose next change cannot be predicted.
    private var isUnpredictable: Bool { readsClock && clockEnd == nil }

    /// Whether anything that was read changes continuously.
    var changesContinuously: Bool { isUnpredictable || facts.contains { $1.period.isMoment || Self.isSecond($0) } }

    /// Whether a change can become visible within a minute.
    var countsSeconds: Bool { isUnpredictable || facts.contains { Self.isSecond($0.key) } }

    /// When the first of the other facts may change.
    func end(after last: Date) -> Date? {
      let ends = facts.lazy.filter { $1.period.ends && !Self.isSecond($0) }.map(\.value.period.end)
      return (ends + [clockEnd].compactMap { $0 }).filter { $0 > last }.min()
    }

    /// Whether everything stays the same until a moment.
    func holds(until date: Date) -> Bool {
      (!readsClock || clockEnd.map { $0 >= date } ?? false)
        && facts.values.allSatisfy { !$0.period.isMoment && $0.period.end >= date }
    }

    /// Whether other facts have the same values; if so, they replace these.
    ///
    /// - Parameter isOtherSource: whether they come from other snapshots, so that no period stays valid.
    mutating func updateIfEqual(to other: FactVariables, at date: Date, isOtherSource: Bool = false) -> Bool {
      if readsClock { return false }
      var updated = facts
      for (name, reading) in facts where isOtherSource || !reading.period.contains(date) {
        guard let key = FactTable.key(name) else {
          // Facts of a slot's own, and photos of albums, can only be compared by drawing again.
          if Self.isOfSlot(name) || name.albumFile != nil { return false }
          continue
        }
        let then = other.reading(of: key, members: reading.members)
        guard reading.isSame(as: then) else { return false }
        updated[name] = then
      }
      facts = updated
      return true
    }

    private static func isSecond(_ name: String) -> Bool { name.factOfSlot?.grain == .second }

    private static func isOfSlot(_ name: String) -> Bool { FactTable.key(name) == nil && name.factOfSlot != nil }
  }

  private func facts(at date: Date) -> FactVariables { currentFacts?.at(date) ?? renderer.facts(of: request.at(date)) }

  private func shown(at date: Date) throws(RenderError) -> Shown {
    let tree = try renderer.resolve(request.at(date), library: photos, facts: facts(at: date)).output
    return Shown(moment: date, tree: tree, facts: tree?.facts ?? [:])
  }

  /// Whether two moments have the same picture.
  private func looksAlike(_ a: inout Shown, _ b: inout Shown) throws(RenderError) -> Bool {
    if let one = a.tree, let other = b.tree {
      if one.looks(like: other) { return true }
      // The spoken text is part of the picture, and is known before layout.
      let isSpoken = request.environment.content != .placeholder
      if one.title != other.title || isSpoken && one.summary != other.summary { return false }
    }
    return try list(of: &a) == list(of: &b)
  }

  private func list(of shown: inout Shown) throws(RenderError) -> DisplayList? {
    if let known = shown.list { return known }
    let list = try shown.tree.map { tree throws(RenderError) in
      try renderer.layOut(tree, in: request.at(shown.moment).environment).output?.list
    }
    shown.list = .some(list ?? nil)
    return list ?? nil
  }

  // MARK: Reasons

  /// The keys that changed, but only those without which the picture would be different. Clocks with seconds always
  /// change, and records change with any of their entries: both are named only if nothing else has changed.
  private func reasons(_ present: Shown, _ then: inout Shown) throws(RenderError) -> [NextChange.Reason] {
    let changed = present.facts.keys.filter { key in
      then.facts[key].map { $0.value != present.facts[key]?.value } ?? false
    }.sorted()
    let relevant = changed.filter { name in
      name.albumFile != nil || FactTable.key(name).map { $0.kind != .record && $0.grain != .second } ?? false
    }
    var named = relevant.isEmpty ? changed : relevant
    for keys in [relevant, changed] where changed.count > 1 {
      var visible: [String] = []
      for key in keys {
        // The photo of an album is not a fact whose value can be kept.
        if key.albumFile != nil {
          visible.append(key)
        } else if try isVisible(key, present, &then) {
          visible.append(key)
        }
      }
      if visible.isEmpty { continue }
      named = visible
      break
    }
    var reasons: [NextChange.Reason] = []
    for key in named {
      let entries = try visibleEntries(of: key, isAlone: changed.count == 1, present, &then)
      reasons += entries
      guard entries.isEmpty else { continue }
      reasons.append(
        NextChange.Reason(
          key: key, before: present.facts[key]?.value?.text ?? "", after: then.facts[key]?.value?.text ?? ""))
    }
    return reasons.isEmpty ? [NextChange.Reason(key: nil, before: "", after: "")] : reasons
  }

  /// The entries of a record that have changed, of which only the first visible ones are named; empty for any other
  /// fact.
  ///
  /// - Parameter isAlone: whether no other fact has changed.
  private func visibleEntries(
    of key: String, isAlone: Bool, _ present: Shown, _ then: inout Shown
  ) throws(RenderError) -> [NextChange.Reason] {
    guard FactTable.key(key)?.kind == .record, let before = present.facts[key], let old = before.value,
      let new = then.facts[key]?.value
    else { return [] }
    var found: [NextChange.Reason] = []
    // Entries that the picture did not read cannot be visible.
    let entries = ChangedEntry.all(from: old, to: new).filter { before.requests($0.member) }
    for entry in entries.prefix(Self.mostEntries) where found.count < Self.mostNamed {
      var held = before
      held.value = new.setting(entry.before, at: entry.path)
      // If only one thing has changed, it is the visible one.
      if !isAlone || entries.count > 1 {
        guard try isVisible(key, held, &then) else { continue }
      }
      found.append(
        NextChange.Reason(
          key: key + entry.name, before: entry.before?.plainText ?? "", after: entry.after?.plainText ?? ""))
    }
    return found
  }

  /// How many entries of a record are tried, each with a picture of its own, and how many are named.
  private static let (mostEntries, mostNamed) = (12, 2)

  private func isVisible(_ key: String, _ present: Shown, _ then: inout Shown) throws(RenderError) -> Bool {
    guard let reading = present.facts[key] else { return false }
    return try isVisible(key, reading, &then)
  }

  /// Whether the new picture would be different if this fact alone had the value of the reading.
  private func isVisible(_ key: String, _ reading: FactReading, _ then: inout Shown) throws(RenderError) -> Bool {
    var without = then
    without.list = nil
    without.tree = try renderer.resolve(
      request.at(then.moment), library: photos, facts: facts(at: then.moment).holding([key: reading])
    ).output
    return try !looksAlike(&then, &without)
  }
}

extension String {
  /// The fact that a name refers to, of the picture or of a slot: `kitchen/__steps_today`.
  fileprivate var factOfSlot: FactKey? {
    FactTable.key(self) ?? lastIndex(of: "/").flatMap { FactTable.key(String(self[index(after: $0)...])) }
  }
}

extension Date {
  fileprivate init(milliseconds: Int) { self.init(timeIntervalSince1970: Double(milliseconds) / 1_000) }

  /// Milliseconds since 1970, rounded down.
  fileprivate var milliseconds: Int {
    let value = (timeIntervalSince1970 * 1_000).rounded(.down)
    return Int(exactly: min(max(value, -8.64e15), 8.64e15)) ?? 0
  }

  /// The next later date that differs in its seconds since 1970.
  fileprivate var next: Date { Date(timeIntervalSince1970: timeIntervalSince1970.nextUp) }

  /// The first whole millisecond at or after this date.
  fileprivate var nextMillisecond: Int {
    let nearest = Int(exactly: min(max((timeIntervalSince1970 * 1_000).rounded(), -8.64e15), 8.64e15)) ?? 0
    return Date(milliseconds: nearest) < self ? nearest + 1 : nearest
  }

  /// The first multiple of `seconds` since 1970 at or after this date.
  fileprivate func first(ofEvery seconds: Double) -> Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / seconds).rounded(.up) * seconds)
  }

  /// The first multiple of `seconds` since 1970 after this date.
  fileprivate func next(ofEvery seconds: Double) -> Date {
    Date(timeIntervalSince1970: ((timeIntervalSince1970 / seconds).rounded(.down) + 1) * seconds)
  }
}
