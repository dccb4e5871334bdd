// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveSpec
import WeaveTime

/// The facts of some snapshots at a moment, as variables. A fact is computed when it is read.
public struct FactVariables: VariableSource {
  private let memory: FactMemory
  /// Facts that are told as they were at another moment.
  private var held: [String: FactReading] = [:]
  /// The moment that the facts are told for.
  public let now: Date

  /// - Parameters:
  ///   - memory: the inputs, with the facts of other moments that may hold still.
  ///   - now: the moment that the widget shows.
  public init(_ memory: FactMemory, at now: Date) {
    self.memory = memory
    // No moment is beyond what calendars count, and none is no number.
    self.now = Date(timeIntervalSince1970: CivilTime.clamped(now.timeIntervalSince1970))
  }

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
    let inputs = FactInputs(snapshots: snapshots, samples: samples, given: given, timeZone: timeZone, locale: locale)
    self.init(FactMemory(inputs), at: now)
  }

  /// The fact of a key at the moment; nil where it is missing, or no key is called so.
  public func value(for canonicalKey: String) -> Value? {
    FactTable.key(canonicalKey).flatMap(value(of:))
  }

  /// Whether a fact is called so, missing or not.
  public func knows(_ canonicalKey: String) -> Bool { FactTable.key(canonicalKey) != nil }

  /// The names of all facts, in the order of the reference.
  public var keys: [String] { FactTable.all.map(\.name) }

  /// The value of a key of the table; nil where it is missing.
  public func value(of key: FactKey) -> Value? { reading(of: key).value }

  /// The value of a key of the table, with the time in which it holds.
  public func reading(of key: FactKey) -> FactReading { held[key.name] ?? memory.reading(of: key, at: now) }

  /// The same with some facts as they were at another moment.
  public func holding(_ readings: [String: FactReading]) -> FactVariables {
    var facts = self
    facts.held = readings
    return facts
  }

  /// Whether other facts come from the same inputs, though at another moment.
  public func areTold(with other: FactVariables) -> Bool { memory === other.memory && held.isEmpty }

  /// What the facts are computed from.
  public var snapshots: Snapshots { memory.inputs.snapshots }

  /// The units of the reader's locale.
  public var measures: LocalMeasures { memory.measures }
}

extension FactVariables {
  /// What stands under a design's own variables: the clock, the lists and records, and what a key gives without its
  /// snapshot, such as the usual goal.
  public var outerLayer: some VariableSource { Layer(facts: self, isAnswered: false) }

  /// What stands over a design's samples and the stored variables: the keys that snapshots answer.
  public var innerLayer: some VariableSource { Layer(facts: self, isAnswered: true) }

  /// The stored variables.
  public var storedLayer: some VariableSource { Stored(values: snapshots.variables?.scope ?? [:]) }

  /// Whether a key's value comes from data, so that it goes before a sample of the same name.
  private func isAnswered(_ key: FactKey) -> Bool {
    guard let source = key.source, key.kind != .list, key.kind != .record else { return false }
    return key.presence == .mayBeMissing || memory.inputs.snapshots.has(source)
  }

  private struct Layer: VariableSource {
    let facts: FactVariables
    /// Whether it has the keys that snapshots answer, or the others.
    let isAnswered: Bool

    func value(for canonicalKey: String) -> Value? { key(canonicalKey).flatMap(facts.value(of:)) }

    func knows(_ canonicalKey: String) -> Bool { key(canonicalKey) != nil }

    var keys: [String] { FactTable.all.filter { facts.isAnswered($0) == isAnswered }.map(\.name) }

    private func key(_ name: String) -> FactKey? {
      guard let key = FactTable.key(name), facts.isAnswered(key) == isAnswered else { return nil }
      return key
    }
  }

  private struct Stored: VariableSource {
    let values: [String: Value]

    func value(for canonicalKey: String) -> Value? { values[canonicalKey] }

    func knows(_ canonicalKey: String) -> Bool { values[canonicalKey] != nil }

    var isOpen: Bool { true }

    var keys: [String] { values.keys.sorted() }
  }
}
