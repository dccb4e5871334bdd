// SPDX-License-Identifier: MIT

/// An element of the file; attributes keep the order in which they were set.
struct SVGElement {
  var name: String
  private(set) var attributes: [(name: String, value: String)]
  var children: [SVGElement]
  /// Character data, for elements without children.
  var characters: String

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [SVGElement] = [], text: String = ""
  ) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.children = children
    characters = text
  }

  /// The value of an attribute; setting nil removes it.
  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      let index = attributes.firstIndex { $0.name == attribute }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append((attribute, value))
      case (nil, nil): break
      }
    }
  }

  /// The element as XML.
  var text: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    output += "<\(name)"
    for attribute in attributes {
      output += " \(attribute.name)=\"\(SVGEscape.attribute(attribute.value))\""
    }
    guard !children.isEmpty || !characters.isEmpty else {
      output += "/>"
      return
    }
    output += ">"
    output += SVGEscape.characters(characters)
    for child in children { child.write(to: &output) }
    output += "</\(name)>"
  }
}
