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

  /// The facts of the same inputs at another moment, none of them held.
  public func at(_ moment: Date) -> FactVariables { FactVariables(memory, at: moment) }

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
  public func reading(of key: FactKey) -> FactReading {
    if !held.isEmpty, let known = held[key.name] { return known }
    return memory.reading(of: key, at: now)
  }

  /// The same, of a record with no more members than those that are asked for, where it is told in parts.
  ///
  /// - Parameter members: the names that lead into it, of each member; nil for all.
  public func reading(of key: FactKey, asking members: Set<[String]>?) -> FactReading {
    FactTable.place(of: VariableName(canonical: key.name)).flatMap { reading(at: $0, name: key.name, asking: members) }
      ?? reading(of: key).asking(for: members)
  }

  /// The fact of a name; nil where no fact is called so.
  func reading(of name: VariableName, asking members: Set<[String]>?) -> FactReading? {
    FactTable.place(of: name).flatMap { reading(at: $0, name: name.key, asking: members) }
  }

  private func reading(at place: Int, name: String, asking members: Set<[String]>?) -> FactReading? {
    var found: FactReading?
    for member in members.map({ $0.map(\.first) }) ?? [nil] {
      found = reading(at: place, name: name, isAnswered: nil, member: member)
    }
    return (found ?? reading(at: place, name: name, isAnswered: nil, member: nil))?.asking(for: members)
  }

  /// The fact at a place, if data gives it or does not, as is asked for.
  ///
  /// - Parameters:
  ///   - isAnswered: nil for either.
  ///   - member: that of a record which alone is asked for; nil for all.
  private func reading(at place: Int, name: String, isAnswered: Bool?, member: String?) -> FactReading? {
    if !held.isEmpty, let known = held[name], known.tells(member) {
      return isAnswered ?? memory.isAnswered(place) == memory.isAnswered(place) ? known : nil
    }
    return memory.reading(at: place, isAnswered: isAnswered, member: member, at: now)
  }

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
  package var outerLayer: some NamedVariableSource { Layer(facts: self, isAnswered: false) }

  /// What stands over a design's samples and the stored variables: the keys that snapshots answer.
  package var innerLayer: some NamedVariableSource { Layer(facts: self, isAnswered: true) }

  /// The stored variables.
  package var storedLayer: some NamedVariableSource { Stored(values: memory.stored) }

  private struct Layer: NamedVariableSource {
    let facts: FactVariables
    /// Whether it has the keys that snapshots answer, or the others.
    let isAnswered: Bool

    func answer(to name: VariableName, member: String?) -> Value?? {
      guard let place = FactTable.place(of: name) else { return nil }
      return facts.reading(at: place, name: name.key, isAnswered: isAnswered, member: member).map(\.value)
    }

    func value(for canonicalKey: String) -> Value? {
      answer(to: VariableName(canonical: canonicalKey), member: nil) ?? nil
    }

    func knows(_ canonicalKey: String) -> Bool {
      let place = FactTable.place(of: VariableName(canonical: canonicalKey))
      return place.map { facts.memory.isAnswered($0) == isAnswered } ?? false
    }

    var keys: [String] {
      FactTable.all.enumerated().filter { facts.memory.isAnswered($0.offset) == isAnswered }.map(\.element.name)
    }
  }

  private struct Stored: NamedVariableSource {
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
