// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// All objects of one kind of file with their keys, each defined once.
///
/// The validator, the JSON Schema and the reference are generated from this table, so that they cannot disagree.
public struct Vocabulary: Sendable {
  /// The diagnostic codes for mistakes in such a file.
  public struct Codes: Sendable {
    /// For a key that no object of the file has.
    public var unknownKey: DiagnosticCode
    /// For a key that only other objects of the file have.
    public var misplacedKey: DiagnosticCode
    /// For an object without a key that it needs.
    public var missingKey: DiagnosticCode
    /// For a value of another JSON type.
    public var wrongType: DiagnosticCode
    /// For a word that is not on its key's list.
    public var unknownToken: DiagnosticCode
    /// For a number outside its range.
    public var outOfRange: DiagnosticCode
    /// For a number with decimals instead of a whole number.
    public var notInteger: DiagnosticCode
    /// For a text that is not a moment or day.
    public var invalidDate: DiagnosticCode
    /// For a list with more elements than are read.
    public var tooManyElements: DiagnosticCode

    /// A code for each kind of mistake that `TableCheck` finds.
    public init(
      unknownKey: DiagnosticCode, misplacedKey: DiagnosticCode, missingKey: DiagnosticCode, wrongType: DiagnosticCode,
      unknownToken: DiagnosticCode, outOfRange: DiagnosticCode, notInteger: DiagnosticCode,
      invalidDate: DiagnosticCode, tooManyElements: DiagnosticCode
    ) {
      self.unknownKey = unknownKey
      self.misplacedKey = misplacedKey
      self.missingKey = missingKey
      self.wrongType = wrongType
      self.unknownToken = unknownToken
      self.outOfRange = outOfRange
      self.notInteger = notInteger
      self.invalidDate = invalidDate
      self.tooManyElements = tooManyElements
    }
  }

  /// What happens to a number out of range.
  public enum Excess: Sendable, Hashable {
    /// It counts as the nearest number in range.
    case clamped
    /// It counts as missing.
    case dropped
  }

  /// The name of the outermost object in messages: `design`.
  public let name: String
  /// All objects, the outermost first.
  public let objects: [ObjectType]
  /// The codes for mistakes in this file.
  public let codes: Codes
  /// What happens to a number out of range.
  public let excess: Excess
  /// Words whose absence is reported by a rule of the file instead.
  let marks: Set<String>

  /// The path of an object that repeats objects from elsewhere; no key is said to belong there.
  let repetition: String?

  private let byName: [String: ObjectType]
  private let paths: [String: String]

  /// - Parameters:
  ///   - root: the name of the object at which paths begin.
  ///   - marks: words whose absence is reported by a rule of the file instead.
  ///   - repetition: a key of the root whose object repeats objects from elsewhere.
  public init(
    _ name: String, root: String, _ objects: [ObjectType], codes: Codes, excess: Excess, marks: Set<String> = [],
    repetition: String? = nil
  ) {
    self.name = name
    self.objects = objects
    self.codes = codes
    self.excess = excess
    self.marks = marks
    self.repetition = repetition
    byName = Dictionary(objects.map { ($0.name, $0) }) { first, _ in first }
    paths = Self.paths(from: root, byName)
  }

  /// The object with a name.
  public func object(_ name: String) -> ObjectType? { byName[name] }

  /// The path of objects of a type: `style`, `image.filter`; empty for the root, nil for objects outside of it.
  public func path(of name: String) -> String? { paths[name] }

  /// The paths by object, found breadth first so that each is the outermost place of its object.
  private static func paths(from root: String, _ byName: [String: ObjectType]) -> [String: String] {
    var paths = [root: ""]
    var queue = [root]
    while !queue.isEmpty {
      let name = queue.removeFirst()
      let base = paths[name] ?? ""
      for field in byName[name]?.fields ?? [] {
        guard let child = field.type.objectName, paths[child] == nil, byName[child] != nil else { continue }
        paths[child] = base.isEmpty ? field.key : "\(base).\(field.key)"
        queue.append(child)
      }
    }
    return paths
  }
}

extension FieldType {
  /// The name of the object type of its values or elements.
  package var objectName: String? {
    switch self {
    case .object(let name): name
    case .array(let element, _), .map(let element), .dynamic(let element): element.objectName
    case .anyOf(let types): types.lazy.compactMap(\.objectName).first
    default: nil
    }
  }
}
