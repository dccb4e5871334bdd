// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveGraphics
import WeaveSpec

/// Reads the value of a declared key: the default of its declaration if it is missing or cannot be evaluated. A number
/// from an expression is limited to the range of its key.
extension Evaluator {
  // MARK: Numbers

  mutating func read<Owner>(
    _ key: ContentKey<Owner, Double>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Double {
    given(key, p, context) ?? key.standard
  }

  /// Nil if it is missing, for a default that depends on something else.
  mutating func given<Owner>(
    _ key: ContentKey<Owner, Double>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Double? {
    number(p[key], context).map { key.bounds.limiting($0) }
  }

  mutating func read<Owner>(
    _ key: ContentKey<Owner, Double?>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Double? {
    number(p[key], context)
  }

  mutating func read<Owner>(_ key: ContentKey<Owner, Int>, _ p: Properties<Owner>, _ context: Inherited) -> Int {
    number(p[key], context).map { Int(key.bounds.limiting($0)) } ?? key.standard
  }

  mutating func read<Owner>(_ key: ContentKey<Owner, Int?>, _ p: Properties<Owner>, _ context: Inherited) -> Int? {
    number(p[key], context).map { Int($0) }
  }

  mutating func read<Owner>(
    _ key: ContentKey<Owner, Quantity>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Double {
    quantity(p[key], context) ?? key.standard.value
  }

  mutating func read<Owner>(
    _ key: ContentKey<Owner, Quantity?>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Double? {
    quantity(p[key], context)
  }

  /// A length in points; nil for a part of the surrounding one.
  mutating func read<Owner>(
    _ key: ContentKey<Owner, Side?>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Double? {
    number(p[key], context)
  }

  /// A length in points, or infinity; nil for a part of the surrounding one.
  mutating func read<Owner>(
    _ key: ContentKey<Owner, Extent?>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Double? {
    extent(p[key], context)
  }

  // MARK: Words and texts

  mutating func read<Owner>(_ key: ContentKey<Owner, Bool>, _ p: Properties<Owner>, _ context: Inherited) -> Bool {
    bool(p[key], context) ?? key.standard
  }

  mutating func read<Owner>(_ key: ContentKey<Owner, Bool?>, _ p: Properties<Owner>, _ context: Inherited) -> Bool? {
    bool(p[key], context)
  }

  mutating func read<Owner, Word: KeyWord>(
    _ key: ContentKey<Owner, Word>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Word {
    token(p[key], context) ?? key.standard
  }

  /// Nil if it is missing, for a default that depends on something else.
  mutating func given<Owner, Word: KeyWord>(
    _ key: ContentKey<Owner, Word>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Word? {
    token(p[key], context)
  }

  mutating func read<Owner, Word: KeyWord>(
    _ key: ContentKey<Owner, Word?>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Word? {
    token(p[key], context)
  }

  mutating func read<Owner>(_ key: ContentKey<Owner, String>, _ p: Properties<Owner>, _ context: Inherited) -> String {
    text(p[key], context) ?? key.standard
  }

  mutating func read<Owner>(
    _ key: ContentKey<Owner, String?>, _ p: Properties<Owner>, _ context: Inherited
  ) -> String? {
    text(p[key], context)
  }

  // MARK: Colours

  mutating func read<Owner>(
    _ key: ContentKey<Owner, ColorWord>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Color {
    color(p[key], context) ?? context.palette.color(key.standard.name)
  }

  mutating func read<Owner>(
    _ key: ContentKey<Owner, ColorWord?>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Color? {
    color(p[key], context)
  }

  mutating func read<Owner>(
    _ key: ContentKey<Owner, PaintWord>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Fill {
    fill(p[key], context) ?? .color(context.palette.color(key.standard.name))
  }

  mutating func read<Owner>(
    _ key: ContentKey<Owner, PaintWord?>, _ p: Properties<Owner>, _ context: Inherited
  ) -> Fill? {
    fill(p[key], context)
  }
}

extension ClosedRange<Double> {
  /// The nearest number in the range.
  fileprivate func limiting(_ number: Double) -> Double { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
