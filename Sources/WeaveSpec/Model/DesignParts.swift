// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveExpressions
public import WeaveJSON

/// Named parts that a design can use in several places, not yet parsed: components, styles, colours, fonts and texts.
public struct DesignParts: Sendable, Hashable {
  /// The keys of these parts in a design or in a file of parts.
  public static let keys = ["components", "styles", "colors", "fonts", "strings"]

  /// The object of each key that is present.
  public var objects: [String: JSONNode]
  /// Whether some come from a file that several designs may share.
  var areShared = false

  /// Makes parts from their objects, by key in the file: `components`, `styles`, `colors`, `fonts`, `strings`.
  public init(objects: [String: JSONNode] = [:]) { self.objects = objects }

  /// The members of an object; empty if it is missing or not an object.
  func members(_ key: String) -> [JSONMember] {
    if case .object(let members)? = objects[key]?.value { members } else { [] }
  }

  /// The texts by language.
  public var strings: DesignStrings? {
    let strings = DesignStrings(objects["strings"])
    return strings.isEmpty ? nil : strings
  }

  /// The places of each text, by name: one for each language, in the order of the file.
  public var stringPlaces: [String: [SourceRange]] {
    var places: [String: [SourceRange]] = [:]
    for language in members("strings") {
      for text in language.value.members ?? [] { places[text.key, default: []].append(text.value.range) }
    }
    return places
  }

  /// These parts with those of an included file. If both define a name, the design's own definition is used.
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

/// The name of an included file.
public struct IncludedName: Sendable, Hashable {
  /// The path of the file, as written in the design.
  public var name: String
  /// The place of the name in the design.
  public var range: SourceRange
}

extension WidgetSpec {
  /// The included files, in the order of the design.
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
