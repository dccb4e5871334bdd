// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A place where a file gives or uses a name.
struct Mention: Hashable {
  enum Kind: Hashable {
    /// A variable of the author's.
    case variable
    /// A key of the table of facts.
    case fact
    case component, style, color, font
    /// What a `forEach` calls its entry or its place, or a parameter of a component: known within one object alone, whose
    /// bracket stands at an offset.
    case local(Int)
    /// A word that a place brings by itself, such as `isDark` or `more`.
    case builtin
    case template
    /// A file of parts, below the folder of the design.
    case include
    case photo

    /// What a design defines by name, and may share with others, by the key under which it stands.
    static let parts: [String: Self] = ["components": .component, "styles": .style, "colors": .color, "fonts": .font]

    /// Whether a file of parts may define it for several designs.
    var isPart: Bool { Self.parts.values.contains(self) }
  }

  /// How a name is written at its place.
  enum Spelling: Hashable {
    /// All of a key or text.
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
  /// In the form in which names are compared.
  var name: String
  /// As it is written.
  var spelled: String
  /// The bytes of the name, without quotes.
  var range: SourceRange
  var isDefinition: Bool
  var spelling: Spelling
}
