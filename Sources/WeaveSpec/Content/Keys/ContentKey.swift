// SPDX-License-Identifier: MIT

import WeaveGraphics
public import WeaveSchema

/// The keys of one kind of node or of one object inside nodes.
///
/// A key is declared once, in the type that owns it, with its name, type, words or range, default and documentation.
/// The parser, the JSON Schema, the reference, completion and the evaluation all use this declaration.
@usableFromInline package protocol KeyOwner: SendableMetatype {
  /// The name in the table: the word of a node's `type`, or the name of an object.
  static var objectName: String { get }
  /// A sentence for the reference.
  static var about: String { get }
  /// All keys, in the order of the reference.
  static var keys: [any DeclaredKey] { get }
}

extension KeyOwner {
  /// The row of the table that the parser, the schema and the reference use.
  static var object: ObjectType { ObjectType(objectName, about, keys.map(\.field)) }
}

/// A key without the type of its value.
@usableFromInline package protocol DeclaredKey: Sendable {
  /// The name.
  var key: PropertyKey { get }
  /// The declaration as the parser, the schema and the reference read it.
  var field: Field { get }
}

/// A key with the type of its value: `ContentKey<GaugeKeys, Double>` is a number of a gauge.
///
/// A key whose value may be missing has an optional type. It cannot be read from the values of another owner.
@usableFromInline package final class ContentKey<Owner: KeyOwner, Value: Sendable>: DeclaredKey {
  @usableFromInline package let key: PropertyKey
  @usableFromInline package let field: Field
  /// The value of a missing key.
  package let standard: Value
  /// The least and the greatest number; both infinite for other values.
  package let bounds: ClosedRange<Double>

  fileprivate init(
    _ key: PropertyKey, _ type: FieldType, required isRequired: Bool, _ standard: Value, text: String?,
    in bounds: ClosedRange<Double> = -.infinity ... .infinity, _ summary: String
  ) {
    self.key = key
    self.standard = standard
    self.bounds = bounds
    // A required key has a default only for a value that cannot be evaluated.
    field = Field(key.name, type, required: isRequired, default: isRequired ? nil : text, summary)
  }
}

/// A word of a closed list.
package typealias KeyWord = CaseIterable & RawRepresentable<String> & Sendable

/// A value of a gauge or chart. Its range is far wider than that of a length.
package struct Quantity: Sendable, ExpressibleByIntegerLiteral {
  /// The number.
  package let value: Double

  package init(integerLiteral value: Int) { self.value = Double(value) }
}

/// A length, or a part of the surrounding one.
package enum Side: Sendable {}

/// A length, a part of the surrounding one, or all of the available room.
package enum Extent: Sendable {}

/// A colour, by its name or hex number.
package struct ColorWord: Sendable {
  /// As written in a design; always valid.
  package let name: ColorName
}

/// A colour or a gradient, by the name of a colour.
package struct PaintWord: Sendable {
  /// As written in a design; always valid.
  package let name: ColorName
}

/// An object with keys of its own.
@usableFromInline package enum Nested<Inner: KeyOwner>: Sendable {}

/// A node.
@usableFromInline package enum SingleNode: Sendable {}

/// A list of nodes.
package enum NodeList: Sendable {}

/// A value with several forms, or a list. Its reader tells them apart.
package enum AnyForm: Sendable {}

// MARK: - Declarations

extension KeyOwner {
  typealias Key<Value: Sendable> = ContentKey<Self, Value>

  private static func text(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

  private static func quoted(_ word: String) -> String { "\"\(word)\"" }

  static func numberKey(
    _ key: PropertyKey, in range: ClosedRange<Double> = ContentTable.anyLength, required: Bool = false,
    default standard: Double, _ summary: String
  ) -> Key<Double> {
    Key(key, .dynamic(.number(range)), required: required, standard, text: text(standard), in: range, summary)
  }

  static func numberKey(
    _ key: PropertyKey, in range: ClosedRange<Double> = ContentTable.anyLength, required: Bool = false,
    _ summary: String
  ) -> Key<Double?> {
    Key(key, .dynamic(.number(range)), required: required, nil, text: nil, in: range, summary)
  }

  static func integerKey(
    _ key: PropertyKey, in range: ClosedRange<Int>, default standard: Int, _ summary: String
  ) -> Key<Int> {
    Key(
      key, .dynamic(.integer(range)), required: false, standard, text: "\(standard)",
      in: Double(range.lowerBound)...Double(range.upperBound), summary)
  }

  static func integerKey(_ key: PropertyKey, in range: ClosedRange<Int>, _ summary: String) -> Key<Int?> {
    Key(
      key, .dynamic(.integer(range)), required: false, nil, text: nil,
      in: Double(range.lowerBound)...Double(range.upperBound), summary)
  }

  static func quantityKey(_ key: PropertyKey, default standard: Quantity, _ summary: String) -> Key<Quantity> {
    Key(key, ContentTable.quantity, required: false, standard, text: text(standard.value), summary)
  }

  static func quantityKey(_ key: PropertyKey, required: Bool = false, _ summary: String) -> Key<Quantity?> {
    Key(key, ContentTable.quantity, required: required, nil, text: nil, summary)
  }

  static func sideKey(_ key: PropertyKey, _ summary: String) -> Key<Side?> {
    Key(key, ContentTable.side, required: false, nil, text: nil, summary)
  }

  /// - Parameter isInfinite: whether a missing key means all of the available room.
  static func extentKey(_ key: PropertyKey, infinite isInfinite: Bool = false, _ summary: String) -> Key<Extent?> {
    Key(key, ContentTable.extent, required: false, nil, text: isInfinite ? quoted("infinity") : nil, summary)
  }

  static func flagKey(_ key: PropertyKey, default standard: Bool, _ summary: String) -> Key<Bool> {
    Key(key, ContentTable.condition, required: false, standard, text: "\(standard)", summary)
  }

  static func flagKey(_ key: PropertyKey, _ summary: String) -> Key<Bool?> {
    Key(key, ContentTable.condition, required: false, nil, text: nil, summary)
  }

  static func wordKey<Word: KeyWord>(
    _ key: PropertyKey, _ words: Word.Type, required: Bool = false, default standard: Word, _ summary: String
  ) -> Key<Word> {
    Key(key, words.type, required: required, standard, text: quoted(standard.rawValue), summary)
  }

  static func wordKey<Word: KeyWord>(
    _ key: PropertyKey, _ words: Word.Type, required: Bool = false, _ summary: String
  ) -> Key<Word?> {
    Key(key, words.type, required: required, nil, text: nil, summary)
  }

  static func colorKey(_ key: PropertyKey, default standard: StaticColor, _ summary: String) -> Key<ColorWord> {
    Key(
      key, ContentTable.color, required: false, ColorWord(name: standard.name), text: quoted(standard.text), summary)
  }

  static func colorKey(_ key: PropertyKey, required: Bool = false, _ summary: String) -> Key<ColorWord?> {
    Key(key, ContentTable.color, required: required, nil, text: nil, summary)
  }

  static func paintKey(_ key: PropertyKey, default standard: StaticColor, _ summary: String) -> Key<PaintWord> {
    Key(key, ContentTable.fill, required: false, PaintWord(name: standard.name), text: quoted(standard.text), summary)
  }

  static func paintKey(_ key: PropertyKey, _ summary: String) -> Key<PaintWord?> {
    Key(key, ContentTable.fill, required: false, nil, text: nil, summary)
  }

  /// - Parameter type: the type, if not a text with `{{…}}`.
  static func textKey(
    _ key: PropertyKey, as type: FieldType = .dynamic(.template), default standard: String, _ summary: String
  ) -> Key<String> {
    Key(key, type, required: false, standard, text: quoted(standard), summary)
  }

  static func textKey(
    _ key: PropertyKey, as type: FieldType = .dynamic(.template), required: Bool = false, _ summary: String
  ) -> Key<String?> {
    Key(key, type, required: required, nil, text: nil, summary)
  }

  static func objectKey<Inner: KeyOwner>(
    _ key: PropertyKey, _ inner: Inner.Type, required: Bool = false, _ summary: String
  ) -> Key<Nested<Inner>?> {
    Key(key, .object(inner.objectName), required: required, nil, text: nil, summary)
  }

  static func nodeKey(_ key: PropertyKey, required: Bool = false, _ summary: String) -> Key<SingleNode?> {
    Key(key, .object("node"), required: required, nil, text: nil, summary)
  }

  static func nodesKey(_ key: PropertyKey, required: Bool = false, _ summary: String) -> Key<NodeList?> {
    Key(key, ContentTable.children, required: required, nil, text: nil, summary)
  }

  /// - Parameter standard: the value of a missing key, as JSON.
  static func key(
    _ key: PropertyKey, _ type: FieldType, required: Bool = false, default standard: String? = nil, _ summary: String
  ) -> Key<AnyForm?> {
    Key(key, type, required: required, nil, text: standard, summary)
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// Any of the words, or an expression.
  static var type: FieldType { .dynamic(.token(allCases.map(\.rawValue))) }
}

/// A colour of a declaration, by its name.
enum StaticColor {
  case accent, fill, separator, shadow, black, white

  var text: String {
    switch self {
    case .accent: "accent"
    case .fill: "fill"
    case .separator: "separator"
    case .shadow: "black/0.33"
    case .black: "#000000"
    case .white: "#FFFFFF"
    }
  }

  var name: ColorName {
    switch self {
    case .accent: ColorName(base: .named("accent"), opacity: 1)
    case .fill: ColorName(base: .named("fill"), opacity: 1)
    case .separator: ColorName(base: .named("separator"), opacity: 1)
    case .shadow: ColorName(base: .named("black"), opacity: 0.33)
    case .black: ColorName(base: .fixed(.black), opacity: 1)
    case .white: ColorName(base: .fixed(.white), opacity: 1)
    }
  }
}
