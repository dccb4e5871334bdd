// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveJSON

/// What a design names to use it in several places, unread: components, styles, colours, fonts and texts of its own.
public struct DesignParts: Sendable, Hashable {
  /// The keys of a design, and of a file of parts, under which they stand.
  public static let keys = ["components", "styles", "colors", "fonts", "strings"]

  /// The object of each key that is there.
  public var objects: [String: JSONNode]
  /// Whether some come from a file that several designs may share.
  var areShared = false

  /// Parts by their key in the file: `components`, `styles`, `colors`, `fonts`, `strings`.
  public init(objects: [String: JSONNode] = [:]) { self.objects = objects }

  /// The members of an object; none where it is missing or no object.
  func members(_ key: String) -> [JSONMember] {
    if case .object(let members)? = objects[key]?.value { members } else { [] }
  }

  /// The texts by language.
  public var strings: DesignStrings? {
    let strings = DesignStrings(objects["strings"])
    return strings.isEmpty ? nil : strings
  }

  /// Where each of the texts stands, by its name: one place a language, in the order of the file.
  public var stringPlaces: [String: [SourceRange]] {
    var places: [String: [SourceRange]] = [:]
    for language in members("strings") {
      for text in language.value.members ?? [] { places[text.key, default: []].append(text.value.range) }
    }
    return places
  }

  /// These parts with those of an included file: where both have a name, this design's own stands.
  func adding(_ included: DesignParts) -> DesignParts {
    var sum = self
    sum.areShared = true
    for key in Self.keys {
      guard let others = included.objects[key], !included.members(key).isEmpty else { continue }
      let own = members(key)
      let added = included.members(key).filter { other in !own.contains { $0.key == other.key } }
      sum.objects[key] = JSONNode(.object(added + own), at: objects[key]?.range ?? others.range)
    }
    return sum
  }
}

/// A name of a file that a design includes.
public struct IncludedName: Sendable, Hashable {
  /// The path of the file, as the design says it.
  public var name: String
  /// Where the design says it.
  public var range: SourceRange
}

extension WidgetSpec {
  /// The files of parts that it names, in its order.
  public var includes: [IncludedName] {
    guard let node = include else { return [] }
    return (node.elements ?? [node]).compactMap { node in
      node.stringValue.map { IncludedName(name: $0, range: node.range) }
    }
  }

  /// The design with the parts of an included file.
  public func including(_ parts: DesignParts) -> WidgetSpec {
    var spec = self
    spec.parts = spec.parts.adding(parts)
    return spec
  }
}
