// SPDX-License-Identifier: MIT

public import FoundationEssentials
import Synchronization
public import WeaveData
public import WeaveSpec

/// The facts of some snapshots at a moment, as variables. A fact is computed when it is read, once.
public final class FactVariables: VariableSource {
  private let context: FactContext
  /// What was read so far; the missing ones too.
  private let read = Mutex<[String: Value?]>([:])

  /// - Parameters:
  ///   - samples: a design's own variables, which may say of the reader what facts depend on: `heat_activity`,
  ///     `skin_type`, `exposed_skin`, `pinned_day`.
  ///   - given: those that the caller sets; they go before the stored ones, and these before the samples.
  ///   - now: the moment that the widget shows.
  ///   - timeZone: the reader's, for days and clocks.
  ///   - locale: the reader's, for names and units.
  public init(
    snapshots: Snapshots = Snapshots(), samples: [String: Value] = [:], given: [String: Value] = [:], now: Date,
    timeZone: TimeZone, locale: Locale
  ) {
    context = FactContext(
      snapshots: snapshots, samples: Self.canonical(samples), given: Self.canonical(given), now: now,
      timeZone: timeZone, locale: locale)
  }

  private static func canonical(_ variables: [String: Value]) -> [String: Value] {
    Dictionary(variables.map { (VariableScope.canonicalKey($0.key), $0.value) }) { first, _ in first }
  }

  public func value(for canonicalKey: String) -> Value? {
    FactTable.key(canonicalKey).flatMap(value(of:))
  }

  public func knows(_ canonicalKey: String) -> Bool { FactTable.key(canonicalKey) != nil }

  public var keys: [String] { FactTable.all.map(\.name) }

  /// The value of a key of the table; nil where it is missing.
  public func value(of key: FactKey) -> Value? {
    if let known = read.withLock({ $0[key.name] }) { return known }
    // Outside of the lock, as facts may read each other; twice the same value does no harm.
    let value = key.value(context)
    read.withLock { $0[key.name] = .some(value) }
    return value
  }

  /// Every key and stored variable that was asked for so far, with its value; nil for the missing ones.
  public var readSoFar: [String: Value?] { read.withLock { $0 } }

  public var snapshots: Snapshots { context.snapshots }

  /// The moment that the facts are told for.
  public var now: Date { context.now }

  /// The units of the reader's locale.
  public var measures: LocalMeasures { context.measures }
}

extension FactVariables {
  /// What stands under a design's own variables: the clock, the lists and records, and what a key gives without its
  /// snapshot, such as the usual goal.
  public var outerLayer: some VariableSource { Layer(facts: self) { !$1 } }

  /// What stands over a design's samples and the stored variables: the keys that snapshots answer.
  public var innerLayer: some VariableSource { Layer(facts: self) { $1 } }

  /// The stored variables.
  public var storedLayer: some VariableSource { Stored(facts: self, values: snapshots.variables?.scope ?? [:]) }

  /// Whether a key's value comes from data, so that it goes before a sample of the same name.
  private func isAnswered(_ key: FactKey) -> Bool {
    guard let source = key.source, key.kind != .list, key.kind != .record else { return false }
    return key.presence == .mayBeMissing || context.snapshots.has(source)
  }

  private struct Layer: VariableSource {
    let facts: FactVariables
    let isPart: @Sendable (FactKey, _ isAnswered: Bool) -> Bool

    func value(for canonicalKey: String) -> Value? {
      guard let key = FactTable.key(canonicalKey), isPart(key, facts.isAnswered(key)) else { return nil }
      return facts.value(of: key)
    }

    func knows(_ canonicalKey: String) -> Bool { facts.knows(canonicalKey) }

    var keys: [String] { FactTable.all.filter { isPart($0, facts.isAnswered($0)) }.map(\.name) }
  }

  private struct Stored: VariableSource {
    let facts: FactVariables
    let values: [String: Value]

    func value(for canonicalKey: String) -> Value? {
      guard let value = values[canonicalKey] else { return nil }
      facts.read.withLock { $0[canonicalKey] = .some(value) }
      return value
    }

    func knows(_ canonicalKey: String) -> Bool { values[canonicalKey] != nil }

    var keys: [String] { values.keys.sorted() }
  }
}

extension Snapshots {
  /// Whether a snapshot is there.
  func has(_ kind: SnapshotKind) -> Bool {
    switch kind {
    case .weather: weather != nil
    case .steps: steps != nil
    case .activity: activity != nil
    case .calendar: calendar != nil
    case .reminders: reminders != nil
    case .location: location != nil
    case .ozone: ozone != nil
    case .air: air != nil
    case .variables: variables != nil
    }
  }
}
