// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData
import WeaveDiagnostics
public import WeaveJSON

/// A feed as a person describes it, before it stands in `feeds.json`.
public struct FeedDraft: Sendable {
  /// Where a secret is stored, as people write it: `env:NAME`, `file:PATH` or `credential:NAME`.
  public struct SecretPlace: Sendable, Hashable, CustomStringConvertible {
    /// The key in the settings, and its value.
    var way: String
    var name: String

    /// - Returns: nil for a text of another form, which may be the secret itself.
    public init?(_ text: String) {
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2, ["env", "file", "credential"].contains(parts[0]) else { return nil }
      (way, name) = (parts[0], parts[1])
    }

    /// A file that only its owner can read.
    public init(file: String) { (way, name) = ("file", file) }

    /// As people write it: `file:/home/ana/.token`.
    public var description: String { "\(way):\(name)" }

    var value: JSONValue { .object([.init(way, .string(name))]) }
  }

  /// The members of the feed, in the order of the file.
  private var members: [(key: String, value: JSONValue)]

  /// A feed of a source.
  public init(source: String) { members = [("source", .string(source))] }

  /// The feed of a recipe.
  public init(_ recipe: FeedRecipe) {
    members = recipe.node.members?.map { ($0.key, $0.value.value) } ?? []
  }

  /// The feed as it stands in the file.
  public var value: JSONValue { .object(members.map { .init($0.key, $0.value) }) }

  /// The name of its source.
  public var source: String { members.first { $0.key == "source" }.flatMap { JSONNode($0.value).stringValue } ?? "" }

  /// Whether it has a key.
  public func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  private mutating func set(_ key: String, _ value: JSONValue) {
    members.removeAll { $0.key == key }
    members.append((key, value))
  }

  /// Sets a text; nil leaves the key as it is.
  public mutating func set(_ key: String, _ text: String?) {
    if let text { set(key, .string(text)) }
  }

  /// Sets where a secret is stored; nil leaves the key as it is.
  public mutating func set(_ key: String, _ secret: SecretPlace?) {
    if let secret { set(key, secret.value) }
  }

  /// Sets a list of texts; an empty list leaves the key as it is.
  public mutating func set(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { set(key, .array(texts.map { JSONNode(.string($0)) })) }
  }

  /// Sets the place of the facts.
  public mutating func set(_ place: Place) { set("place", Self.value(of: place)) }

  /// Adds values to pick.
  ///
  /// - Parameter picks: of each, a variable and a path or a column.
  public mutating func add(picks: [(variable: String, path: String)]) {
    if picks.isEmpty { return }
    let more = picks.map { pick in
      JSONNode(.object([.init("variable", .string(pick.variable)), .init("path", .string(pick.path))]))
    }
    let known = members.first { $0.key == "picks" }.flatMap { JSONNode($0.value).elements } ?? []
    set("picks", .array(known + more))
  }

  /// Adds a header.
  ///
  /// - Parameter value: a text, or where a secret is stored.
  public mutating func add(header name: String, _ value: String) {
    let known = members.first { $0.key == "headers" }.flatMap { JSONNode($0.value).members } ?? []
    let value = SecretPlace(value)?.value ?? .string(value)
    set("headers", .object(known.filter { $0.key != name } + [.init(name, value)]))
  }

  /// Sets what is sent with `POST`: an object or a list is sent as JSON, everything else as it is.
  public mutating func set(body: String?) {
    guard let body else { return }
    let tree = JSONParser.parse(SourceText(name: "body", text: body)).output
    set("body", tree.flatMap { $0.members == nil && $0.elements == nil ? nil : $0.value } ?? .string(body))
  }

  /// A place as it stands in the settings, with the four decimals that services get.
  public static func value(of place: Place) -> JSONValue {
    func rounded(_ degrees: Double) -> Double { (degrees * 10_000).rounded() / 10_000 }
    let members: [(String, JSONValue?)] = [
      ("name", place.name.isEmpty ? nil : .string(place.name)), ("latitude", .number(rounded(place.latitude))),
      ("longitude", .number(rounded(place.longitude))), ("elevationM", place.elevation.map(JSONValue.number)),
      ("timeZone", (place.timeZone?.identifier).map(JSONValue.string)),
    ]
    return .object(members.compactMap { key, value in value.map { JSONMember(key, $0) } })
  }
}

extension JSONNode {
  /// A value that is in no text yet.
  fileprivate init(_ value: JSONValue) { self.init(value, at: SourceRange(0, 0)) }
}

extension JSONMember {
  /// A member that is in no text yet.
  fileprivate init(_ key: String, _ value: JSONValue) {
    self.init(key: key, keyRange: SourceRange(0, 0), value: JSONNode(value))
  }
}
