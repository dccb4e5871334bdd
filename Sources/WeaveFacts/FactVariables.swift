// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveExpressions
import WeaveTime

/// The facts from snapshots at a moment, as variables. A fact is computed when it is read.
public struct FactVariables: VariableLayer {
  private let memory: FactMemory
  /// Facts that keep their values from another moment.
  private var held: [String: FactReading] = [:]
  /// The moment of the facts.
  public let now: Date

  /// - Parameters:
  ///   - memory: the inputs, with facts from other moments that may still be valid.
  ///   - now: the moment that the widget shows.
  public init(_ memory: FactMemory, at now: Date) {
    self.memory = memory
    // Keeps the moment finite and within the range of calendars.
    self.now = Date(timeIntervalSince1970: CivilTime.clamped(now.timeIntervalSince1970))
  }

  /// - Parameters:
  ///   - samples: a design's own variables. Facts depend on those that describe the reader: `heat_activity`,
  ///     `skin_type`, `exposed_skin`, `pinned_day`.
  ///   - given: variables from the caller. They take precedence over stored variables, which take precedence over the
  ///     samples.
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

  /// The facts of the same inputs at another moment. Held values are dropped.
  public func at(_ moment: Date) -> FactVariables { FactVariables(memory, at: moment) }

  /// The value of a key at `now`; nil if it is missing or there is no such key.
  public func value(for canonicalKey: String) -> Value? {
    FactTable.key(canonicalKey).flatMap(value(of:))
  }

  /// Whether there is a fact with this name, missing or not.
  public func knows(_ canonicalKey: String) -> Bool { FactTable.key(canonicalKey) != nil }

  /// The names of all facts, in the order of the reference.
  public var keys: [String] { FactTable.all.map(\.name) }

  /// The value of a key of the table; nil if it is missing.
  public func value(of key: FactKey) -> Value? { reading(of: key).value }

  /// The value of a key of the table, with the period in which it is valid.
  public func reading(of key: FactKey) -> FactReading {
    if !held.isEmpty, let known = held[key.name] { return known }
    return memory.reading(of: key, at: now)
  }

  /// The same for a record of which only some members are requested.
  ///
  /// - Parameter members: the paths of the requested members; nil for all.
  public func reading(of key: FactKey, members: Set<[String]>?) -> FactReading {
    FactTable.place(of: VariableName(canonical: key.name)).flatMap { reading(at: $0, name: key.name, members: members) }
      ?? reading(of: key).limited(to: members)
  }

  /// The fact with a name; nil if there is none.
  package func reading(of name: VariableName, members: Set<[String]>?) -> FactReading? {
    FactTable.place(of: name).flatMap { reading(at: $0, name: name.key, members: members) }
  }

  private func reading(at place: Int, name: String, members: Set<[String]>?) -> FactReading? {
    var found: FactReading?
    for member in members.map({ $0.map(\.first) }) ?? [nil] {
      found = reading(at: place, name: name, isSupplied: nil, member: member)
    }
    return (found ?? reading(at: place, name: name, isSupplied: nil, member: nil))?.limited(to: members)
  }

  /// The fact at a place in the table, if it belongs to the requested layer.
  ///
  /// - Parameters:
  ///   - isSupplied: whether the fact must be supplied by data or must not be; nil for either.
  ///   - member: the only requested member of a record; nil for all.
  private func reading(at place: Int, name: String, isSupplied: Bool?, member: String?) -> FactReading? {
    if !held.isEmpty, let known = held[name], known.contains(member) {
      return isSupplied ?? memory.isSupplied(place) == memory.isSupplied(place) ? known : nil
    }
    return memory.reading(at: place, isSupplied: isSupplied, member: member, at: now)
  }

  /// The same facts, with some keeping their values from another moment.
  public func holding(_ readings: [String: FactReading]) -> FactVariables {
    var facts = self
    facts.held = readings
    return facts
  }

  /// Whether other facts come from the same inputs, possibly at another moment.
  public func sharesInputs(with other: FactVariables) -> Bool { memory === other.memory && held.isEmpty }

  /// The snapshots that the facts are computed from.
  public var snapshots: Snapshots { memory.inputs.snapshots }

  /// The units of the reader's locale.
  public var measures: LocalMeasures { memory.measures }
}

extension FactVariables {
  /// The layer below a design's own variables: the clock, the lists and records, and values of keys without their
  /// snapshot, such as the default goal.
  package var outerLayer: some NamedVariableLayer { Layer(facts: self, isSupplied: false) }

  /// The layer above a design's samples and the stored variables: the keys whose values come from snapshots.
  package var innerLayer: some NamedVariableLayer { Layer(facts: self, isSupplied: true) }

  /// The stored variables.
  package var storedLayer: some NamedVariableLayer { Stored(values: memory.stored) }

  private struct Layer: NamedVariableLayer {
    let facts: FactVariables
    /// Whether this layer has the keys with values from snapshots, or the others.
    let isSupplied: Bool

    func answer(to name: VariableName, member: String?) -> Value?? {
      guard let place = FactTable.place(of: name) else { return nil }
      return facts.reading(at: place, name: name.key, isSupplied: isSupplied, member: member).map(\.value)
    }

    func value(for canonicalKey: String) -> Value? {
      answer(to: VariableName(canonical: canonicalKey), member: nil) ?? nil
    }

    func knows(_ canonicalKey: String) -> Bool {
      let place = FactTable.place(of: VariableName(canonical: canonicalKey))
      return place.map { facts.memory.isSupplied($0) == isSupplied } ?? false
    }

    var keys: [String] {
      FactTable.all.enumerated().filter { facts.memory.isSupplied($0.offset) == isSupplied }.map(\.element.name)
    }
  }

  private struct Stored: NamedVariableLayer {
    let values: NameTable<Value>

    func answer(to name: VariableName, member: String?) -> Value?? {
      values.index.place(of: name).map { values.elements[$0] }
    }

    func value(for canonicalKey: String) -> Value? {
      answer(to: VariableName(canonical: canonicalKey), member: nil) ?? nil
    }

    func knows(_ canonicalKey: String) -> Bool { value(for: canonicalKey) != nil }

    var isOpen: Bool { true }

    var keys: [String] { values.names.map(\.key).sorted() }
  }
}
