// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveSchema
import WeaveTime

/// The settings for reading, besides the tree.
struct ReadingContext: Sendable {
  var mode: SpecDecoder.Mode
  var dates: DateForm
  /// Replaces missing dates.
  var now: Date
  var makeID: @Sendable () -> UUID
}

/// Reads the keys of one object by the field table, with the table's ranges and spellings.
///
/// Reports no mistakes, because `TableCheck` does; an unusable value is read as missing.
struct ObjectReader {
  let object: ObjectType
  let context: ReadingContext
  /// Whether a required key is missing or a value is unusable. The app then drops some objects.
  private(set) var isFlawed = false
  private let members: [JSONMember]

  /// Nil if the value is not an object.
  init?(_ node: JSONNode, as object: ObjectType, _ context: ReadingContext) {
    guard case .object(let members) = node.value else { return nil }
    self.members = members
    self.object = object
    self.context = context
  }

  /// Whether the app would drop this object, so that it is dropped here too.
  var isDropped: Bool { isFlawed && context.mode == .lenient }

  // MARK: Plain values

  mutating func string(_ key: String) -> String? {
    read(key) { node, _ in node.text }
  }

  mutating func bool(_ key: String) -> Bool? {
    read(key) { node, _ in
      if case .bool(let value) = node.value { value } else { nil }
    }
  }

  /// A number, clamped to the range of the table.
  mutating func number(_ key: String) -> Double? {
    read(key) { node, field in
      guard case .number(let value) = node.value else { return nil }
      guard case .number(let range) = field.type else { return value }
      return min(max(value, range.lowerBound), range.upperBound)
    }
  }

  /// An integer, clamped to the range of the table.
  mutating func integer(_ key: String) -> Int? {
    read(key) { node, field in
      guard case .number(let value) = node.value, let whole = Int(exactly: value) else { return nil }
      guard case .integer(let range) = field.type else { return whole }
      return min(max(whole, range.lowerBound), range.upperBound)
    }
  }

  mutating func token<T: SpecToken>(_ key: String, as type: T.Type = T.self) -> T? {
    read(key) { node, field in
      node.text.flatMap { T(rawValue: field.canonicalToken($0) ?? $0) }
    }
  }

  mutating func uuid(_ key: String) -> UUID? {
    read(key) { node, _ in node.text.flatMap { UUID(uuidString: $0) } }
  }

  mutating func date(_ key: String) -> Date? {
    let form = context.dates
    return read(key) { node, _ in
      switch (node.value, form) {
      case (.string(let text), .iso8601), (.string(let text), .either): InstantText.date(text)
      case (.number(let seconds), .number), (.number(let seconds), .either):
        Date(timeIntervalSinceReferenceDate: seconds)
      default: nil
      }
    }
  }

  // MARK: Composed values

  /// An object that is in the table. If `make` returns nil, it is dropped, which is also a flaw of this object.
  mutating func object<T>(_ key: String, _ make: (inout ObjectReader) -> T?) -> T? {
    let context = context
    return read(key) { node, field in
      guard let name = field.type.objectName, let type = FieldTable.object(name),
        var reader = ObjectReader(node, as: type, context)
      else { return nil }
      return make(&reader)
    }
  }

  /// The objects of an array. A dropped one is left out, which is a flaw.
  mutating func objects<T>(_ key: String, _ make: (inout ObjectReader) -> T?) -> [T]? {
    let context = context
    var isIncomplete = false
    let result: [T]? = read(key) { node, field in
      guard case .array(let elements) = node.value, let name = field.type.objectName,
        let type = FieldTable.object(name)
      else { return nil }
      return elements.compactMap { element in
        guard var reader = ObjectReader(element, as: type, context), let made = make(&reader) else {
          isIncomplete = true
          return nil
        }
        return made
      }
    }
    if isIncomplete { isFlawed = true }
    return result
  }

  mutating func strings(_ key: String) -> [String]? {
    let isLenient = context.mode == .lenient
    return read(key) { node, _ in
      guard case .array(let elements) = node.value else { return nil }
      let texts = elements.map(\.text)
      // The app reads all or none; we keep the entries that are texts.
      return isLenient && texts.contains(nil) ? nil : texts.compactMap { $0 }
    }
  }

  /// The value of a key; nil if it is missing or `null`.
  func node(_ key: String) -> JSONNode? {
    guard let node = members.first(where: { $0.key == key })?.value, node.value != .null else { return nil }
    return node
  }

  /// Marks the object as unusable in its present form.
  mutating func markFlawed() { isFlawed = true }

  private mutating func read<T>(_ key: String, _ convert: (JSONNode, Field) -> T?) -> T? {
    guard let field = object.field(key) else { preconditionFailure("the table of \(object.name) has no key \(key)") }
    guard let node = node(key) else {
      if field.isRequired { isFlawed = true }
      return nil
    }
    let value = convert(node, field)
    if value == nil { isFlawed = true }
    return value
  }
}

extension JSONNode {
  var text: String? {
    if case .string(let text) = value { text } else { nil }
  }
}
