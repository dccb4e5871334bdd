// SPDX-License-Identifier: MIT

/// A physical quantity whose unit is the end of a key: `windSpeedMS` in metres a second, `windSpeedKMH` in kilometres
/// an hour.
public struct Measure: Sendable, Hashable {
  /// A unit, with the way to the base unit of its measure: `base = (value - zero) * times / over`.
  public struct Unit: Sendable, Hashable {
    /// The end of a key: `KMH`.
    public var suffix: String
    /// What people call it: `km/h`.
    public var name: String
    /// The value of this unit that is 0 of the base unit: 32 for °F.
    public var zero: Double
    /// By what a value is multiplied, after `zero` is taken away.
    public var times: Double
    /// By what it is then divided; apart from `times`, so that both can be exact.
    public var over: Double

    /// A unit by the end of its keys and its name; the numbers lead to the base unit.
    public init(_ suffix: String, _ name: String, zero: Double = 0, times: Double = 1, over: Double = 1) {
      self.suffix = suffix
      self.name = name
      self.zero = zero
      self.times = times
      self.over = over
    }

    /// The same quantity in the base unit.
    public func converted(_ value: Double) -> Double { (value - zero) * times / over }

    /// A value of the base unit in this one.
    public func reverted(_ value: Double) -> Double { value * over / times + zero }

    /// The bounds of the base unit in this one, rounded outwards to three decimals, so that people can read them.
    package func bounds(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      let ends = [reverted(range.lowerBound), reverted(range.upperBound)]
      let lower = ((ends.min() ?? 0) * 1e3).rounded(.down) / 1e3
      return lower...max(lower, ((ends.max() ?? 0) * 1e3).rounded(.up) / 1e3)
    }
  }

  /// What it measures, in a word or two: `speed`.
  public var name: String
  /// The unit that values are kept in.
  public var base: Unit
  /// The others that are read.
  public var others: [Unit]

  /// A quantity by its name, the unit that is kept, and the others that are read.
  public init(_ name: String, _ base: Unit, _ others: [Unit] = []) {
    self.name = name
    self.base = base
    self.others = others
  }

  /// All units, the one that values are kept in first.
  public var units: [Unit] { [base] + others }
}

extension Field {
  /// A key whose end names its unit.
  ///
  /// - Parameter stem: the key without its unit: `windSpeed`.
  public static func quantity(
    _ stem: String, _ measure: Measure, _ range: ClosedRange<Double>, _ summary: String
  ) -> Field {
    Field(stem + measure.base.suffix, .number(range), measure: measure, summary)
  }

  /// The key without its unit; nil where no unit ends it.
  public var stem: String? { measure.map { String(key.dropLast($0.base.suffix.count)) } }

  /// The keys that say the same in another unit.
  public var siblings: [(key: String, unit: Measure.Unit)] {
    guard let measure, let stem else { return [] }
    return measure.others.map { (stem + $0.suffix, $0) }
  }
}

extension ObjectType {
  /// The field that a key says in a unit, be it the field's own or another.
  public func quantity(_ key: String) -> (field: Field, unit: Measure.Unit)? {
    for field in fields {
      // Most keys are of none: their beginnings tell without a text being made.
      guard let measure = field.measure, key.utf8.first == field.key.utf8.first else { continue }
      let length = field.key.utf8.count - measure.base.suffix.utf8.count
      guard length >= 0, key.utf8.prefix(length).elementsEqual(field.key.utf8.prefix(length)) else { continue }
      let suffix = key.utf8.dropFirst(length)
      if suffix.elementsEqual(measure.base.suffix.utf8) { return (field, measure.base) }
      if let unit = measure.others.first(where: { suffix.elementsEqual($0.suffix.utf8) }) { return (field, unit) }
    }
    return nil
  }

  /// The quantity that a key means where its end is no unit that is known: the one with the longest name that fits.
  func quantity(inUnknownUnit key: String) -> Field? {
    fields.filter { field in
      guard let stem = field.stem, key.hasPrefix(stem) else { return false }
      // A unit is short, and begins where the words of a key do.
      let rest = key.dropFirst(stem.count)
      return rest.utf8.count <= 9 && (rest.first.map { !$0.isLowercase || rest.count <= 3 } ?? true)
    }.max { $0.key.utf8.count < $1.key.utf8.count }
  }
}
