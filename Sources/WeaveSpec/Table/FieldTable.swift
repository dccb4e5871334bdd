// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveSchema

/// Every object of a design file with all its keys, each defined once.
///
/// The validator, the reader's ranges, the JSON Schema and `docs/spec.md` are generated from this table, so that they
/// cannot disagree.
public enum FieldTable {
  /// All objects, the outermost first.
  public static let objects: [ObjectType] = [
    exchange, exchangeImage, widget, layout, style, symbol, image, imageFilter, smartPhoto, smartPhotoVariant, cropRect,
    pixelSize, actionBar, action, matchedSet, matchedVariant, remindersConfig, clockConfig, purpose, canvas,
  ]

  /// The object with a name.
  public static func object(_ name: String) -> ObjectType? { vocabulary.object(name) }

  /// The path of objects of a type in a design: `style`, `image.filter`; empty for the design itself.
  ///
  /// Nil for the objects of an exchange file.
  public static func path(of name: String) -> String? { vocabulary.path(of: name) }

  /// The table in the form that the validator uses.
  static let vocabulary = Vocabulary(
    "design", root: widget.name, objects,
    codes: Vocabulary.Codes(
      unknownKey: .specUnknownKey, misplacedKey: .specMisplacedKey, missingKey: .specMissingKey,
      wrongType: .specWrongType, unknownToken: .specUnknownToken, outOfRange: .specNumberOutOfRange,
      notInteger: .specNotInteger, invalidDate: .specInvalidDate, tooManyElements: .specTooManyElements),
    excess: .clamped, marks: [SpecDocument.magic], repetition: "matchedSet")

  // Ranges of numbers that have no other bound than their type's.
  static let unboundedInteger = Int.min...Int.max
  static let unbounded = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  static let atLeastZero = 0...Double.greatestFiniteMagnitude
}

extension FieldType {
  static func token<T: SpecToken>(_ type: T.Type) -> FieldType { .token(T.words) }
}
