// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveJSON
import WeaveSchema

extension ContentParser {
  /// Reads the named colours and styles of the design. A style may use a colour, but a colour may not use a colour, nor
  /// a style a style.
  mutating func readColorsAndStyles() {
    var colors: [String: Property] = [:]
    for member in parts.members("colors") {
      if ColorName.names.contains(member.key) || !Self.isName(member.key) {
        let message: Diagnostic.Message =
          Self.isName(member.key) ? .colorExists(member.key) : .noName(member.key)
        report(.contentReservedName, message, range: place(member.keyRange))
      }
      colors[member.key] = property(
        member.value, as: ContentTable.color, key: member.key, path: "colors.\(member.key)", depth: 0)
    }
    self.colors = colors
    for member in parts.members("styles") {
      guard case .object(let members) = member.value.value else { continue }
      styles[member.key] = object(
        members, as: ContentTable.style, in: member.value, path: "styles.\(member.key)", depth: 0)
    }
  }

  /// Adds the values of a node's `styles` that it does not set itself. If several styles set a value, the last one
  /// wins.
  mutating func applyStyles(to properties: inout PropertyMap, _ members: [JSONMember]) {
    guard let json = members.first(where: { $0.key == "styles" })?.value else { return }
    var names: [JSONNode] = [json]
    if case .array(let entries) = json.value { names = entries }
    properties[.styles] = nil
    for entry in names.reversed() {
      guard case .string(let name) = entry.value else { continue }
      guard let style = styles[name] else {
        // A style that is not an object has already been reported.
        if parts.members("styles").contains(where: { $0.key == name }) { continue }
        unknownPart(name, "style", among: parts.members("styles").map(\.key), at: entry)
        continue
      }
      properties = properties.completed(by: style)
    }
  }

  /// Reports a name that the design does not define for this kind of part.
  mutating func unknownPart(_ name: String, _ kind: String, among names: [String], at json: JSONNode) {
    if names.isEmpty {
      report(.contentUnknownPart, .noPartsOfKind(name, kind), at: json)
    } else {
      suggest(
        .contentUnknownPart, "there is no \(kind) `\(name)`", for: name, among: names, "the \(kind)s of this design",
        at: json.range)
    }
  }

  /// Whether a text is a colour of the language or of the design, possibly with an opacity.
  func isColor(_ text: String) -> Bool {
    ColorName(text) != nil || OwnColor(text).map { colors[$0.name] != nil } ?? false
  }

  /// Whether a text consists of letters, digits, `_` and `-` and begins with a letter, so that it can precede a slash
  /// or be used in an expression's text.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A, text.utf8.count <= 40 else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2D
    }
  }
}

/// The name of a design's own colour with its opacity: `brand`, `brand/0.4`.
public struct OwnColor: Sendable, Hashable {
  /// The name under the design's `colors`.
  public var name: String
  /// 0 to 1; multiplies the colour's own opacity.
  public var opacity: Double

  /// Reads `name` or `name/opacity`; nil if the name or the opacity is invalid.
  public init?(_ text: String) {
    guard text.utf8.count <= 64, !text.hasPrefix("#") else { return nil }
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty else { return nil }
    (self.name, opacity) = (String(name), 1)
    if parts.count == 2 {
      guard let value = Double(parts[1]), (0...1).contains(value) else { return nil }
      opacity = value
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func colorExists(_ name: String) -> Self {
    "the language has a colour `\(name)` already; give yours another name"
  }
  fileprivate static func noName(_ name: String) -> Self {
    "`\(name)` cannot be the name of a colour; use a letter followed by letters, digits, `-` and `_`"
  }
  fileprivate static func noPartsOfKind(_ name: String, _ kind: String) -> Self {
    "there is no \(kind) `\(name)`: the design has no `\(kind)s`"
  }
}
