// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveDisplay
import WeaveResolve
import WeaveSpec

/// The way from a picture to the first one after it that looks different.
struct ChangeSearch {
  private let renderer: Renderer
  private let request: RenderRequest
  private let photos: PhotoLibrary
  private let start, end: Date
  /// Seconds; the picture is looked at no oftener than that. 0 for whenever something may change.
  private let grain: TimeInterval
  /// When events begin and reminders fall due, in order: what changes all the time is looked at then, too.
  private let moments: [Date]
  /// When snapshots become too old, in order.
  private let expiries: [Date]
  /// The facts at the start; nil where snapshots become too old, and other ones are read from then on.
  private let told: FactVariables?

  /// - Parameters:
  ///   - horizon: how far to look, in seconds; at most 31 days.
  ///   - grain: seconds, at most a day: a change is told at the first multiple of it, counted from 1970.
  init(_ renderer: Renderer, _ request: RenderRequest, within horizon: TimeInterval, grain: TimeInterval) {
    (self.renderer, self.request) = (renderer, request)
    self.grain = grain.isFinite ? min(max(grain, 0), 86_400) : 0
    // Two moments look alike where the same files take the same places.
    photos = PhotoLibrary(request.photos, hasSizesAlone: true)
    let start = request.environment.now
    let end = start.addingTimeInterval(min(max(horizon, 0), 31 * 86_400))
    (self.start, self.end) = (start, end)
    moments = request.shownFacts.moments.filter { $0 > start && $0 <= end }.sorted()
    let last = request.maxAge.map { request.facts.lastMoments(within: $0) } ?? []
    expiries = last.map(\.next).filter { $0 > start && $0 <= end }
    told = request.maxAge == nil ? renderer.facts(of: request) : nil
  }

  /// The first change; nil where there is none.
  func first() throws(RenderError) -> NextChange? {
    var present = try shown(at: start)
    var last = start
    while let date = next(after: last, present), date <= end {
      let isOlder = expiries.contains { $0 > last && $0 <= date }
      if !present.isTold(by: facts(at: date), at: date, anew: isOlder) {
        var then = try shown(at: date)
        if try !looksAlike(&present, &then) { return try first(between: last, and: date, &present, then) }
        then.list = present.list
        present = then
      }
      last = date
    }
    return nil
  }

  /// The change between two moments: at the second one, where all that was read is the same until then; else halved until
  /// they are a millisecond apart.
  private func first(
    between early: Date, and late: Date, _ present: inout Shown, _ then: Shown
  ) throws(RenderError) -> NextChange {
    var (low, high) = (early.milliseconds, late.nextMillisecond)
    var then = then
    while grain == 0, !present.holds(until: late), high - low > 1 {
      let middle = low + (high - low) / 2
      let date = Date(milliseconds: middle)
      var (before, after) = (present, then)
      if before.isTold(by: facts(at: date), at: date) {
        low = middle
        continue
      }
      if after.isTold(by: facts(at: date), at: date) {
        high = middle
        continue
      }
      var half = try shown(at: date)
      if try looksAlike(&present, &half) { low = middle } else { (high, then) = (middle, half) }
    }
    return NextChange(date: Date(milliseconds: high), reasons: try reasons(present, &then))
  }

  // MARK: Moments

  /// The next moment at which something that was read may be another one.
  private func next(after last: Date, _ present: Shown) -> Date? {
    guard let next = nextEnd(after: last, present) else { return nil }
    return grain > 0 ? next.first(ofEvery: grain) : next
  }

  private func nextEnd(after last: Date, _ present: Shown) -> Date? {
    var next = [expiries.first { $0 > last }, present.end(after: last)].compactMap { $0 }
    if present.goesOn {
      next += [last.next(ofEvery: 60), moments.first { $0 > last }].compactMap { $0 }
    }
    if present.countsSeconds, last < start.addingTimeInterval(60) { next.append(last.next(ofEvery: 1)) }
    return next.min()
  }

  // MARK: A moment

  /// What a picture shows at a moment, and what it was made of.
  private struct Shown {
    var moment: Date
    /// Nil where nothing can be drawn.
    var tree: ResolvedWidget?
    /// Laid out only where trees differ.
    var list: DisplayList??
    /// Every fact that was read.
    var facts: [String: FactReading]

    var readsClock: Bool { tree?.readsClock ?? false }

    /// Until when what counts from the clock comes to the same; nil where that is not known, or nothing counts from it.
    var clockEnd: Date? { tree?.clockEnd }

    /// Whether the clock is counted from in a way of which nobody knows when it comes to something else.
    private var countsOpenly: Bool { readsClock && clockEnd == nil }

    /// Whether anything that was read changes all the time.
    var goesOn: Bool { countsOpenly || facts.contains { $1.period.isMoment || Self.isSecond($0) } }

    /// Whether a change within a minute may show.
    var countsSeconds: Bool { countsOpenly || facts.contains { Self.isSecond($0.key) } }

    /// When the first of the other facts may change.
    func end(after last: Date) -> Date? {
      let ends = facts.lazy.filter { $1.period.ends && !Self.isSecond($0) }.map(\.value.period.end)
      return (ends + [clockEnd].compactMap { $0 }).filter { $0 > last }.min()
    }

    /// Whether all is the same until a moment.
    func holds(until date: Date) -> Bool {
      (!readsClock || clockEnd.map { $0 >= date } ?? false)
        && facts.values.allSatisfy { !$0.period.isMoment && $0.period.end >= date }
    }

    /// Whether other facts say the same; if so they are taken over.
    ///
    /// - Parameter anew: whether they come from other snapshots, so that no time holds.
    mutating func isTold(by other: FactVariables, at date: Date, anew: Bool = false) -> Bool {
      if readsClock { return false }
      var told = facts
      for (name, reading) in facts where anew || !reading.period.contains(date) {
        guard let key = FactTable.key(name) else {
          // Facts of a slot of its own, and the photos of albums, are asked for by drawing anew.
          if Self.isOfSlot(name) || name.albumFile != nil { return false }
          continue
        }
        let then = other.reading(of: key, asking: reading.members)
        guard reading.isTold(by: then) else { return false }
        told[name] = then
      }
      facts = told
      return true
    }

    private static func isSecond(_ name: String) -> Bool { name.factOfSlot?.grain == .second }

    private static func isOfSlot(_ name: String) -> Bool { FactTable.key(name) == nil && name.factOfSlot != nil }
  }

  private func facts(at date: Date) -> FactVariables { told?.at(date) ?? renderer.facts(of: request.at(date)) }

  private func shown(at date: Date) throws(RenderError) -> Shown {
    let tree = try renderer.resolve(request.at(date), library: photos, facts: facts(at: date)).output
    return Shown(moment: date, tree: tree, facts: tree?.facts ?? [:])
  }

  /// Whether two moments have the same picture.
  private func looksAlike(_ a: inout Shown, _ b: inout Shown) throws(RenderError) -> Bool {
    if let one = a.tree, let other = b.tree {
      if one.looks(like: other) { return true }
      // What is read aloud is a part of the picture, and known before anything is laid out.
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

  /// The keys that changed, of which only those are named without which the picture would be another one. Clocks that tell the second always
  /// change, and records do with any of their entries: both are named only where nothing else has changed.
  private func reasons(_ present: Shown, _ then: inout Shown) throws(RenderError) -> [NextChange.Reason] {
    let changed = present.facts.keys.filter { key in
      then.facts[key].map { $0.value != present.facts[key]?.value } ?? false
    }.sorted()
    let telling = changed.filter { name in
      name.albumFile != nil || FactTable.key(name).map { $0.kind != .record && $0.grain != .second } ?? false
    }
    var named = telling.isEmpty ? changed : telling
    for keys in [telling, changed] where changed.count > 1 {
      var visible: [String] = []
      for key in keys {
        // The photo of an album is no fact that could be held.
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
    var told: [NextChange.Reason] = []
    for key in named {
      let entries = try visibleEntries(of: key, isAlone: changed.count == 1, present, &then)
      told += entries
      guard entries.isEmpty else { continue }
      told.append(
        NextChange.Reason(
          key: key, before: present.facts[key]?.value?.text ?? "", after: then.facts[key]?.value?.text ?? ""))
    }
    return told.isEmpty ? [NextChange.Reason(key: nil, before: "", after: "")] : told
  }

  /// The entries of a record that are others then, of which the first that show are named; none of any other fact.
  ///
  /// - Parameter isAlone: whether no other fact has changed.
  private func visibleEntries(
    of key: String, isAlone: Bool, _ present: Shown, _ then: inout Shown
  ) throws(RenderError) -> [NextChange.Reason] {
    guard FactTable.key(key)?.kind == .record, let before = present.facts[key], let old = before.value,
      let new = then.facts[key]?.value
    else { return [] }
    var found: [NextChange.Reason] = []
    // What the picture did not ask for cannot show.
    let entries = ChangedEntry.all(from: old, to: new).filter { before.isAsked(for: $0.member) }
    for entry in entries.prefix(Self.mostEntries) where found.count < Self.mostNamed {
      var held = before
      held.value = new.setting(entry.before, at: entry.path)
      // What changes alone is what shows.
      if !isAlone || entries.count > 1 {
        guard try isVisible(key, held, &then) else { continue }
      }
      found.append(
        NextChange.Reason(
          key: key + entry.name, before: entry.before?.plainText ?? "", after: entry.after?.plainText ?? ""))
    }
    return found
  }

  /// Entries of a record that are tried, each with a picture of its own, and those that are named.
  private static let (mostEntries, mostNamed) = (12, 2)

  private func isVisible(_ key: String, _ present: Shown, _ then: inout Shown) throws(RenderError) -> Bool {
    guard let reading = present.facts[key] else { return false }
    return try isVisible(key, reading, &then)
  }

  /// Whether the new picture is another one where this fact alone is told as in a reading.
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
  /// The fact that a name means, of the picture or of a slot: `kitchen/__steps_today`.
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

  /// The first date after this one that is told apart from it by its seconds since 1970.
  fileprivate var next: Date { Date(timeIntervalSince1970: timeIntervalSince1970.nextUp) }

  /// The first whole millisecond that is not before it.
  fileprivate var nextMillisecond: Int {
    let nearest = Int(exactly: min(max((timeIntervalSince1970 * 1_000).rounded(), -8.64e15), 8.64e15)) ?? 0
    return Date(milliseconds: nearest) < self ? nearest + 1 : nearest
  }

  /// The first date of a row of so many seconds from 1970 that is not before this one.
  fileprivate func first(ofEvery seconds: Double) -> Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / seconds).rounded(.up) * seconds)
  }

  /// The first date of a row of so many seconds from 1970 that is after this one.
  fileprivate func next(ofEvery seconds: Double) -> Date {
    Date(timeIntervalSince1970: ((timeIntervalSince1970 / seconds).rounded(.down) + 1) * seconds)
  }
}
