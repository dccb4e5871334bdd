// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// Every object of one kind of file and every key of it, once.
///
/// The validator, the JSON Schema and the reference are made from this table, so that they cannot disagree.
public struct Vocabulary: Sendable {
  /// The codes under which mistakes of such a file are told.
  public struct Codes: Sendable {
    /// For a key that no object of the file has.
    public var unknownKey: DiagnosticCode
    /// For a key that only other objects of the file have.
    public var misplacedKey: DiagnosticCode
    /// For an object without a key that it needs.
    public var missingKey: DiagnosticCode
    /// For a value of another JSON type.
    public var wrongType: DiagnosticCode
    /// For a word that is none of a closed list.
    public var unknownToken: DiagnosticCode
    /// For a number outside its range.
    public var outOfRange: DiagnosticCode
    /// For a number with decimals where a whole one is needed.
    public var notInteger: DiagnosticCode
    /// For a text that is no moment or day.
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

  /// What becomes of a number out of range.
  public enum Excess: Sendable, Hashable {
    /// It counts as the nearest number in range.
    case clamped
    /// It counts as missing.
    case dropped
  }

  /// What messages call the outermost object: `design`.
  public let name: String
  /// All objects, the outermost first.
  public let objects: [ObjectType]
  /// What the mistakes of this file are called.
  public let codes: Codes
  /// What becomes of the elements of a list that are too many.
  public let excess: Excess
  /// Words that a rule of the file tells of by itself, where they are not what they should be.
  let marks: Set<String>

  /// The path under which objects that stand elsewhere stand again, so that it is nobody's home.
  let repetition: String?

  private let byName: [String: ObjectType]
  private let paths: [String: String]

  /// - Parameters:
  ///   - root: the object that paths begin at, by its name.
  ///   - marks: words whose absence a rule of the file tells of by itself.
  ///   - repetition: a key of the root under which objects that stand elsewhere stand again.
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

  /// The object of a name.
  public func object(_ name: String) -> ObjectType? { byName[name] }

  /// Where objects of a type stand: `style`, `image.filter`; empty for the root, nil for what the root does not lead to.
  public func path(of name: String) -> String? { paths[name] }

  /// Found breadth first, so that an object is known by its outermost place.
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
  /// The object that values of this type, or elements of it, are.
  package var objectName: String? {
    switch self {
    case .object(let name): name
    case .array(let element, _), .map(let element), .dynamic(let element): element.objectName
    case .anyOf(let types): types.lazy.compactMap(\.objectName).first
    default: nil
    }
  }
}
