// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The contents of `<defs>`. Equal elements are stored once. Ids are numbered in the order of first use, separately for
/// each kind.
struct SVGDefinitions {
  /// The first letter of an id.
  enum Kind: String {
    case glyph = "g"
    case paint = "p"
    case clip = "c"
    case filter = "f"
    case mask = "m"
    case image = "i"
    case backdrop = "b"
  }

  private let prefix: String
  private(set) var elements: [SVGElement] = []
  private var ids: [String: String] = [:]
  private var counts: [Kind: Int] = [:]

  init(prefix: String) { self.prefix = prefix }

  /// The next id of a kind.
  mutating func newID(_ kind: Kind) -> String {
    let number = counts[kind, default: 0]
    counts[kind] = number + 1
    return "\(prefix)\(kind.rawValue)\(number)"
  }

  /// The id of a definition equal to `element`, which is added if there is none.
  mutating func id(_ kind: Kind, for element: SVGElement) -> String {
    id(kind, key: element.text) { element } ?? ""
  }

  /// The id of the definition for `key`, which is made if there is none; nil if it could not be made.
  mutating func id(_ kind: Kind, key: String, _ make: () -> SVGElement?) -> String? {
    let key = kind.rawValue + key
    if let known = ids[key] { return known.isEmpty ? nil : known }
    guard let made = make() else {
      ids[key] = ""
      return nil
    }
    let id = newID(kind)
    var element = SVGElement(made.name, ["id": id], children: made.children, text: made.characters)
    for attribute in made.attributes { element[attribute.name] = attribute.value }
    elements.append(element)
    ids[key] = id
    return id
  }
}
