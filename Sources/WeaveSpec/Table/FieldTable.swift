// SPDX-License-Identifier: MIT

/// Every object of a design file and every key of it, once.
///
/// The validator, the reader's ranges, the JSON Schema and `docs/spec.md` are made from this table, so that they
/// cannot disagree.
public enum FieldTable {
  /// All objects, the outermost first.
  public static let objects: [ObjectType] = [
    exchange, exchangeImage, widget, layout, style, symbol, image, imageFilter, smartPhoto, smartPhotoVariant, cropRect,
    pixelSize, actionBar, action, matchedSet, matchedVariant, remindersConfig, clockConfig,
  ]

  /// The object of a name.
  public static func object(_ name: String) -> ObjectType? { byName[name] }

  /// Where objects of a type stand in a design: `style`, `image.filter`; empty for the design itself.
  ///
  /// Nil for the objects of an exchange file.
  public static func path(of name: String) -> String? { paths[name] }

  private static let byName = Dictionary(objects.map { ($0.name, $0) }) { first, _ in first }

  /// Found breadth first, so that `image` is known by its place in the design and not in a matched set.
  private static let paths: [String: String] = {
    var paths = [widget.name: ""]
    var queue = [widget]
    while !queue.isEmpty {
      let object = queue.removeFirst()
      let base = paths[object.name] ?? ""
      for field in object.fields {
        guard let name = field.type.objectName, paths[name] == nil, let child = byName[name] else { continue }
        paths[name] = base.isEmpty ? field.key : "\(base).\(field.key)"
        queue.append(child)
      }
    }
    return paths
  }()

  // Ranges of numbers that have no other bound than their type's.
  static let unboundedInteger = Int.min...Int.max
  static let unbounded = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  static let atLeastZero = 0...Double.greatestFiniteMagnitude
}

extension FieldType {
  /// The object that values of this type, or elements of it, are.
  var objectName: String? {
    switch self {
    case .object(let name): name
    case .array(let element, _), .map(let element), .dynamic(let element): element.objectName
    case .anyOf(let types): types.lazy.compactMap(\.objectName).first
    default: nil
    }
  }

  static func token<T: SpecToken>(_ type: T.Type) -> FieldType { .token(T.words) }
}
