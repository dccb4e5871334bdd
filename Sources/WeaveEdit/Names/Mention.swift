// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A place where a file defines or uses a name.
struct Mention: Hashable {
  enum Kind: Hashable {
    /// A variable of the author.
    case variable
    /// A key of the table of facts.
    case fact
    case component, style, color, font
    /// A local name: the entry or index of a `forEach`. It is known only inside the object whose bracket is at this
    /// offset.
    case local(Int)
    /// A parameter of the component with this name: known in its content, and where a `use` passes its value.
    case parameter(of: String)
    /// A built-in name of a place, such as `isDark` or `more`.
    case builtin
    case template
    /// A file of parts, relative to the design's folder.
    case include
    case photo

    /// The named parts that a design defines and may share, by the key that contains them.
    static let parts: [String: Self] = ["components": .component, "styles": .style, "colors": .color, "fonts": .font]

    /// Whether a file of parts may define the name for several designs.
    var isPart: Bool { partKey != nil }

    /// The named part that the name is, or belongs to: the key that contains it, and its name; nil for other kinds.
    ///
    /// - Parameter name: the name itself.
    func part(named name: String) -> (key: String, name: String)? {
      if case .parameter(let component) = self { return ("components", component) }
      return partKey.map { (key: $0, name: name) }
    }

    private var partKey: String? {
      if case .parameter = self { return "components" }
      return Self.parts.first { $0.value == self }?.key
    }
  }

  /// How the name is written at a place.
  enum Spelling: Hashable {
    /// A whole key or text.
    case plain
    /// A key that may end in `?`.
    case typed
    /// In a text, between braces.
    case template
    /// In an expression, where `_` stands for a space.
    case expression
    /// In an expression, between quotes.
    case quoted
  }

  var kind: Kind
  /// The name in normalized form.
  var name: String
  /// The name as written.
  var spelled: String
  /// The bytes of the name, without quotes.
  var range: SourceRange
  var isDefinition: Bool
  var spelling: Spelling
}
