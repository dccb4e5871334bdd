// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// A node of a content tree as the author wrote it: checked against the table, its texts and expressions parsed,
/// nothing evaluated.
public struct ContentNode: Sendable, Hashable {
  /// What kind of node it is.
  public var type: NodeType
  /// Where the node stands in the tree, `content.children[2]`.
  public var path: String
  /// Nil in built-in templates, whose text is not the author's.
  public var range: SourceRange?
  /// The fields of the design that a node of a built-in template shows, as `SpecPlaces` has their paths; the first that is there
  /// counts, for the nodes inside, too. `[#]` stands for the number of the copy that a `forEach` makes. Empty in other trees.
  public var origins: [String]
  /// Whether it is a button of a built-in template, on which no other text may lie.
  public var isButton: Bool
  /// Its keys with their values, modifiers included; no key that is missing or `null`.
  public let properties: PropertyMap
  /// The values of its `with`, by names that are ready to be bound.
  package let given: GivenValues
  /// What there is to look for among its modifiers.
  package let modifiers: ModifierGroups

  /// A node by its kind, place and values.
  public init(
    type: NodeType, path: String, range: SourceRange?, origins: [String] = [], isButton: Bool = false,
    properties: PropertyMap
  ) {
    self.isButton = isButton
    self.type = type
    self.path = path
    self.range = range
    self.origins = origins
    self.properties = properties
    given = GivenValues(properties[.with])
    modifiers = ModifierGroups(properties)
  }

  /// The nodes under a key: `children`, `then`, `else`.
  public func nodes(_ key: PropertyKey) -> [ContentNode] {
    guard case .array(let entries) = properties[key]?.value else { return [] }
    return entries.compactMap { if case .node(let node) = $0.value { node } else { nil } }
  }
}

/// A value of a node and where it stands.
public struct Property: Sendable, Hashable {
  /// What a property holds, before anything is evaluated.
  public indirect enum Value: Sendable, Hashable {
    /// JSON's `null`: a gap in a list of values.
    case null
    /// A number, in the unit of its key.
    case number(Double)
    /// `true` or `false`.
    case bool(Bool)
    /// A word of a closed list, or a colour's or font's name.
    case token(String)
    /// A text with its `{{…}}` parsed.
    case template(TextTemplate)
    /// The text after `=`.
    case expression(Expression)
    /// One value per size or appearance, by the words `small`…`extraLarge`, `light`, `dark`, `default`.
    case cases(PropertyMap)
    /// A list, in order.
    case array([Property])
    /// An object of the language, by its keys.
    case object(PropertyMap)
    /// An object whose keys are the author's own.
    case record([String: Property])
    /// A node inside this one.
    case node(ContentNode)
  }

  /// What it holds.
  public var value: Value
  /// Where it stands in the design's text; nil in built-in templates.
  public var range: SourceRange?

  /// A value at a place of the design's text.
  public init(_ value: Value, at range: SourceRange?) {
    self.value = value
    self.range = range
  }
}

extension Property {
  /// The part that a percentage is: 0.5 for `50%`; nil for other texts, and above 1,000 %.
  public static func part(_ text: String) -> Double? {
    guard text.hasSuffix("%"), let number = Double(text.dropLast()), (0...1_000).contains(number) else { return nil }
    return number / 100
  }
}
