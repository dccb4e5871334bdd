// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveExpressions

/// A node of a content tree as written by the author: checked against the table, with its texts and expressions parsed
/// but not evaluated.
public struct ContentNode: Sendable, Hashable {
  /// The kind of the node.
  public var type: NodeType
  /// The node's path in the tree, such as `content.children[2]`.
  public var path: String
  /// The node's place in the source; nil in built-in templates, whose text is not the author's.
  public var range: SourceRange?
  /// The fields of the design that a node of a built-in template shows, as paths of `SpecPlaces`. The first field that
  /// is present counts, also for the nodes inside. `[#]` stands for the number of a `forEach` copy. Empty in other
  /// trees.
  public var origins: [String]
  /// Whether it is a button of a built-in template, which no other text may cover.
  public var isButton: Bool
  /// Its keys with their values, including modifiers, without keys that are missing or `null`.
  public let properties: PropertyMap
  /// The values of its `with`, with names ready to be bound.
  package let given: GivenValues
  /// The groups of modifiers that the node has.
  package let modifiers: ModifierGroups

  /// Makes a node from its kind, place and values.
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

  /// The nodes under a key.
  package func nodes<Owner>(_ key: ContentKey<Owner, NodeList?>) -> [ContentNode] { nodes(key.key) }

  /// The children that the node draws, each in its own place; empty for other kinds.
  public var placedChildren: [ContentNode] { type.placesChildren ? nodes(.children) : [] }

  private func nodes(_ key: PropertyKey) -> [ContentNode] {
    guard case .array(let entries) = properties[key]?.value else { return [] }
    return entries.compactMap(\.node)
  }

  /// The main content: the words of a text, the name of a symbol, the file of a photo. Nil if there is none.
  public var subject: Property? { type.subject.flatMap { properties[$0] } }

  // MARK: What the parser binds to a use of a component

  /// The tree of the component.
  public var componentBody: ContentNode? { properties[.body]?.node }

  /// The default of each parameter that has one, by its name.
  public var parameterDefaults: [String: Property] { record(.standards) }

  /// The word for the type of each parameter, by its name.
  public var parameterTypes: [String: Property] { record(.parameters) }

  private func record(_ key: PropertyKey) -> [String: Property] {
    if case .record(let record)? = properties[key]?.value { record } else { [:] }
  }
}

/// A value of a node, with its place in the source.
public struct Property: Sendable, Hashable {
  /// The value of a property before evaluation.
  public indirect enum Value: Sendable, Hashable {
    /// JSON's `null`: a gap in a list of values.
    case null
    /// A number, in the unit of its key.
    case number(Double)
    /// `true` or `false`.
    case bool(Bool)
    /// A word of a closed list, or the name of a colour or font.
    case token(String)
    /// A text with its `{{…}}` parsed.
    case template(TextTemplate)
    /// The text after `=`.
    case expression(Expression)
    /// One value for each size or appearance, by the words `small`…`extraLarge`, `light`, `dark`, `default`.
    case cases(PropertyMap)
    /// A list in order.
    case array([Property])
    /// An object of the language, by its keys.
    case object(PropertyMap)
    /// An object whose keys are defined by the author.
    case record([String: Property])
    /// A node inside this one.
    case node(ContentNode)
  }

  /// The value.
  public var value: Value
  /// The place in the design's text; nil in built-in templates.
  public var range: SourceRange?

  /// Makes a value with its place in the design's text.
  public init(_ value: Value, at range: SourceRange?) {
    self.value = value
    self.range = range
  }
}

extension Property {
  /// The fraction for a percentage: 0.5 for `50%`; nil for other texts, and above 1,000 %.
  public static func part(_ text: String) -> Double? {
    guard text.hasSuffix("%"), let number = Double(text.dropLast()), (0...1_000).contains(number) else { return nil }
    return number / 100
  }
}
