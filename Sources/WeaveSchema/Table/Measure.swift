// SPDX-License-Identifier: MIT

/// A physical quantity whose unit is the end of a key: `windSpeedMS` in metres per second, `windSpeedKMH` in kilometres
/// per hour.
public struct Measure: Sendable, Hashable {
  /// A unit with its conversion to the base unit: `base = (value - zero) * times / over`.
  public struct Unit: Sendable, Hashable {
    /// The end of a key: `KMH`.
    public var suffix: String
    /// The name for people: `km/h`.
    public var name: String
    /// The value in this unit that is 0 in the base unit: 32 for °F.
    public var zero: Double
    /// The factor after `zero` is subtracted.
    public var times: Double
    /// The divisor after `times`; separate, so that both can be exact.
    public var over: Double

    /// A unit from the end of its keys, its name and its conversion to the base unit.
    public init(_ suffix: String, _ name: String, zero: Double = 0, times: Double = 1, over: Double = 1) {
      self.suffix = suffix
      self.name = name
      self.zero = zero
      self.times = times
      self.over = over
    }

    /// A value of this unit in the base unit.
    public func converted(_ value: Double) -> Double { (value - zero) * times / over }

    /// A value of the base unit in this one.
    public func reverted(_ value: Double) -> Double { value * over / times + zero }

    /// Bounds of the base unit in this one, rounded outwards to three decimals so that people can read them.
    package func bounds(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      let ends = [reverted(range.lowerBound), reverted(range.upperBound)]
      let lower = ((ends.min() ?? 0) * 1e3).rounded(.down) / 1e3
      return lower...max(lower, ((ends.max() ?? 0) * 1e3).rounded(.up) / 1e3)
    }
  }

  /// The name of the quantity, in a word or two: `speed`.
  public var name: String
  /// The unit in which values are stored.
  public var base: Unit
  /// The other accepted units.
  public var others: [Unit]

  /// A quantity from its name, the unit in which it is stored, and the other accepted units.
  public init(_ name: String, _ base: Unit, _ others: [Unit] = []) {
    self.name = name
    self.base = base
    self.others = others
  }

  /// All units, the base unit first.
  public var units: [Unit] { [base] + others }
}

extension Field {
  /// A field whose key ends in its unit.
  ///
  /// - Parameter stem: the key without its unit: `windSpeed`.
  public static func quantity(
    _ stem: String, _ measure: Measure, _ range: ClosedRange<Double>, _ summary: String
  ) -> Field {
    Field(stem + measure.base.suffix, .number(range), measure: measure, summary)
  }

  /// The key without its unit; nil if it has none.
  public var stem: String? { measure.map { String(key.dropLast($0.base.suffix.count)) } }

  /// The keys for the same quantity in other units.
  public var siblings: [(key: String, unit: Measure.Unit)] {
    guard let measure, let stem else { return [] }
    return measure.others.map { (stem + $0.suffix, $0) }
  }
}

extension ObjectType {
  /// The field and the unit that a key means, whether the unit is the field's own or another.
  public func quantity(_ key: String) -> (field: Field, unit: Measure.Unit)? {
    for field in fields {
      // Most keys match no field; comparing the first byte shows this without creating a string.
      guard let measure = field.measure, key.utf8.first == field.key.utf8.first else { continue }
      let length = field.key.utf8.count - measure.base.suffix.utf8.count
      guard length >= 0, key.utf8.prefix(length).elementsEqual(field.key.utf8.prefix(length)) else { continue }
      let suffix = key.utf8.dropFirst(length)
      if suffix.elementsEqual(measure.base.suffix.utf8) { return (field, measure.base) }
      if let unit = measure.others.first(where: { suffix.elementsEqual($0.suffix.utf8) }) { return (field, unit) }
    }
    return nil
  }

  /// The quantity of a key that ends in an unknown unit: the one with the longest matching name.
  func quantity(inUnknownUnit key: String) -> Field? {
    fields.filter { field in
      guard let stem = field.stem, key.hasPrefix(stem) else { return false }
      // A unit is short, and begins like a word of a key.
      let rest = key.dropFirst(stem.count)
      return rest.utf8.count <= 9 && (rest.first.map { !$0.isLowercase || rest.count <= 3 } ?? true)
    }.max { $0.key.utf8.count < $1.key.utf8.count }
  }
}
