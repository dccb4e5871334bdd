// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A place where a file gives or uses a name.
struct Mention: Hashable {
  enum Kind: Hashable {
    /// A variable of the author's.
    case variable
    /// A key of the table of facts.
    case fact
    case component, style, color
    /// What a `forEach` calls its entry or its place, or a parameter of a component: known within one object alone, whose
    /// bracket stands at an offset.
    case local(Int)
    /// A word that a place brings by itself, such as `isDark` or `more`.
    case builtin
    case template
    /// A file of parts, below the folder of the design.
    case include
    case photo
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
