// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveSchema

/// Every node kind, modifier and value object of the content language. The parser, the schema and the reference use
/// this table.
public enum ContentTable {
  /// The node kinds, each with its own fields first, then the modifiers.
  public static let nodes: [ObjectType] = NodeType.allCases.map { type in
    let own = ownFields(of: type)
    return ObjectType(type.rawValue, own.summary, own.fields + modifiers)
  }

  /// A node kind without the modifiers.
  static func ownObject(of type: NodeType) -> ObjectType {
    let own = ownFields(of: type)
    return ObjectType(type.rawValue, own.summary, own.fields)
  }

  /// The keys of a node kind, including modifiers.
  public static func node(_ type: NodeType) -> ObjectType {
    let name = type.rawValue
    for place in nodes.indices where nodes[place].name == name { return nodes[place] }
    return ObjectType(name, "", modifiers)
  }

  /// The objects that fields refer to by name.
  public static let objects: [ObjectType] = [
    frame, insets, font, span, outline, stroke, border, shadow, material, point, ratio, axes, crop, photoFilter,
    guides, gradientLinear, gradientRadial, gradientGlow, fillLinear, fillRadial, fillGlow, colorPair, column,
    component, parameter, style, series, placeAxis,
    valueAxis,
  ]

  /// The object with a name among those inside nodes, such as `Gradient`; nil if there is none.
  public static func object(_ name: String) -> ObjectType? { objects.first { $0.name == name } }

  // MARK: Types that several fields share

  /// Wider than any design.
  static let widest = 100_000.0
  static let positive = FieldType.number(0...widest)
  static let any = FieldType.number(-widest...widest)
  static let number = FieldType.dynamic(any)
  static let length = FieldType.dynamic(positive)
  /// A length, or a part of the surrounding one.
  static let side = FieldType.dynamic(.anyOf([positive, .share]))
  /// A value of a gauge or chart, such as steps, bytes or money. Its range is much wider than that of lengths.
  static let quantity = FieldType.dynamic(.number(-1e15...1e15))
  /// A length, a part of the surrounding one, or all of the available room.
  static let extent = FieldType.dynamic(.anyOf([positive, .share, .token(["infinity"])]))
  static let deviation = FieldType.dynamic(.number(0...Limits.blurDeviation))
  static let unit = FieldType.dynamic(.number(0...1))
  static let condition = FieldType.dynamic(.bool)
  static let color = FieldType.dynamic(.color)
  static let fill = FieldType.dynamic(
    .anyOf([.color, .object("linearFill"), .object("radialFill"), .object("glowFill")]))
  static let children = FieldType.array(.object("node"))
  static let horizontal = FieldType.dynamic(.token(["leading", "center", "trailing"]))
  static let vertical = FieldType.dynamic(
    .token(["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]))
  static let both = FieldType.dynamic(
    .token([
      "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
      "bottomTrailing",
    ]))
  static let textStyles = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption",
    "caption2",
  ]
  static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  static let fontType = FieldType.dynamic(.anyOf([.token(textStyles), .object("font")]))
  static let shapes = FieldType.token(["rectangle", "roundedRectangle", "capsule", "circle", "ellipse"])
  static let outlineType = FieldType.dynamic(.anyOf([shapes, .object("outline")]))
}
