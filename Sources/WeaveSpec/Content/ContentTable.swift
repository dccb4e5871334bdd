// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
public import WeaveSchema

/// Every node kind, modifier and value object of the content language. The parser, the schema and the reference use
/// this table.
public enum ContentTable {
  /// The node kinds, each with its own keys first, then the modifiers.
  public static let nodes: [ObjectType] = NodeType.allCases.map { type in
    let own = ownObject(of: type)
    return ObjectType(own.name, own.summary, own.fields + modifiers)
  }

  /// A node kind without the modifiers.
  static func ownObject(of type: NodeType) -> ObjectType { type.owner.object }

  /// The keys of a node kind, including modifiers.
  public static func node(_ type: NodeType) -> ObjectType {
    let name = type.rawValue
    for place in nodes.indices where nodes[place].name == name { return nodes[place] }
    return ObjectType(name, "", modifiers)
  }

  /// The keys that every node has, in the order in which they wrap it: from the innermost to the outermost.
  public static let modifiers: [Field] = ModifierKeys.object.fields

  /// The objects that keys refer to by name.
  public static let objects: [ObjectType] = parts.map { $0.object } + [style] + chartParts.map { $0.object }

  private static let parts: [any KeyOwner.Type] = [
    FrameKeys.self, InsetsKeys.self, FontKeys.self, FontAxesKeys.self, SpanKeys.self, OutlineKeys.self,
    RadiiKeys.self, StrokeKeys.self, TextStrokeKeys.self, BorderKeys.self, ShadowKeys.self, MaterialKeys.self,
    GrainKeys.self, PointKeys.self, RatioKeys.self, ScaleKeys.self, AxesKeys.self, CropKeys.self,
    PhotoFilterKeys.self, DuotoneKeys.self, GuidesKeys.self, LinearKeys.self, RadialKeys.self, AngularKeys.self,
    MeshKeys.self, MeshPointKeys.self, GlowKeys.self, LinearFillKeys.self, RadialFillKeys.self, AngularFillKeys.self,
    MeshFillKeys.self, GlowFillKeys.self, StopKeys.self, ColumnKeys.self, ComponentKeys.self, ParameterKeys.self,
  ]

  private static let chartParts: [any KeyOwner.Type] = [
    SeriesKeys.self, PlaceAxisKeys.self, ValueAxisKeys.self, RuleKeys.self, CalloutKeys.self, PlotRangeKeys.self,
    DirectLabelKeys.self,
  ]

  static let component = ComponentKeys.object

  /// Modifiers that several nodes can share: all except a node's kind, name, condition and styles.
  static let style = ObjectType(
    "style", "Modifiers that nodes use by the style's name, unless a node sets them itself.",
    modifiers.filter { !["type", "id", "when", "styles"].contains($0.key) })

  /// The object with a name among those inside nodes, such as `Gradient`; nil if there is none.
  public static func object(_ name: String) -> ObjectType? { objects.first { $0.name == name } }

  // MARK: Types that several fields share

  /// Wider than any design.
  static let widest = 100_000.0
  static let positive = FieldType.number(lengths)
  static let anyLength = -widest...widest
  static let lengths = 0...widest
  static let any = FieldType.number(anyLength)
  static let number = FieldType.dynamic(any)
  static let length = FieldType.dynamic(positive)
  /// A length, or a part of the surrounding one.
  static let side = FieldType.dynamic(.anyOf([positive, .share]))
  /// A value of a gauge or chart, such as steps, bytes or money. Its range is much wider than that of lengths.
  static let quantity = FieldType.dynamic(.number(-1e15...1e15))
  /// A length, a part of the surrounding one, or all of the available room.
  static let extent = FieldType.dynamic(.anyOf([positive, .share, .token(["infinity"])]))
  static let unit = FieldType.dynamic(.number(0...1))
  static let condition = FieldType.dynamic(.bool)
  static let color = FieldType.dynamic(.color)
  static let fill = FieldType.dynamic(
    .anyOf([
      .color, .object("linearFill"), .object("radialFill"), .object("angularFill"), .object("meshFill"),
      .object("glowFill"),
    ]))
  static let children = FieldType.array(.object("node"))
  static let horizontal = HorizontalAlignment.type
  static let vertical = VerticalAlignment.type
  static let both = BoxAlignment.type
  static let fontType = FieldType.dynamic(.anyOf([.token(TextStyle.allCases.map(\.rawValue)), .object("font")]))
  static let shapes = FieldType.token(ShapeWord.allCases.map(\.rawValue))
  static let outlineType = FieldType.dynamic(.anyOf([shapes, .object("outline")]))

  /// Colours of a gradient.
  static let stops = FieldType.dynamic(.array(.anyOf([color, .object("stop")]), atMost: 32))

  /// Whether a mark draws each value separately, so that `fill` can differ between values. False for lines, and for
  /// areas below a line or between two.
  ///
  /// - Parameter mark: a word of `mark`; nil if a chart has none.
  package static func hasFillPerValue(mark: String?) -> Bool {
    mark.map { !["line", "area", "band", "sparkline"].contains($0) } ?? true
  }
}
