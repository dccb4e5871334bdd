// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics
import WeaveSchema

/// The keys of the object `outline`.
public enum OutlineKeys: OutlinedKeys {
  public static let objectName = "outline"
  public static let about = "The outline of a shape."

  public static let shape = wordKey(.shape, ShapeWord.self, required: true, default: .rectangle, "Its kind.")
  public static let radius = numberKey(
    .radius, in: ContentTable.lengths, default: 8, "The corner radius of a `roundedRectangle`.")
  public static let curve = wordKey(.curve, CornerCurve.self, default: .continuous, "How corners bend.")

  public static let keys: [any DeclaredKey] = [shape, radius, curve]
}

/// The keys of the object `stroke`.
public enum StrokeKeys: KeyOwner {
  public static let objectName = "stroke"
  public static let about = "A line along the inside of an outline."

  public static let fill = paintKey(.fill, "Its paint; the foreground if missing.")
  public static let width = numberKey(.width, in: ContentTable.lengths, default: 1, "Its width in points.")
  public static let cap = wordKey(.cap, LineCap.self, default: .butt, "How open ends look.")
  public static let dash = key(.dash, .array(ContentTable.positive, atMost: 16), "Lengths of dashes and gaps in turn.")

  public static let keys: [any DeclaredKey] = [fill, width, cap, dash]
}

/// The keys of the object `border`.
public enum BorderKeys: OutlinedKeys {
  public static let objectName = "border"
  public static let about = "A line inside the edges of a node, over it."

  public static let fill = paintKey(.fill, "Its paint; the foreground if missing.")
  public static let width = numberKey(.width, in: ContentTable.lengths, default: 1, "Its width in points.")
  public static let shape = wordKey(.shape, ShapeWord.self, default: .rectangle, "The outline that it follows.")
  public static let radius = numberKey(
    .radius, in: ContentTable.lengths, default: 8, "The corner radius of a `roundedRectangle`.")
  public static let curve = wordKey(.curve, CornerCurve.self, default: .continuous, "How corners bend.")

  public static let keys: [any DeclaredKey] = [fill, width, shape, radius, curve]
}

/// The keys of the object `material`.
public enum MaterialKeys: OutlinedKeys {
  public static let objectName = "material"
  public static let about = "What lies behind the node, blurred and made more vivid: glass."

  public static let blur = numberKey(
    .blur, in: 0...Limits.blurDeviation, default: 18, "The standard deviation in points.")
  public static let saturation = numberKey(.saturation, in: 0...4, default: 1.7, "1 keeps the colours as they are.")
  public static let shape = wordKey(.shape, ShapeWord.self, default: .rectangle, "The outline of the glass.")
  public static let radius = numberKey(
    .radius, in: ContentTable.lengths, default: 8, "The corner radius of a `roundedRectangle`.")
  public static let curve = wordKey(.curve, CornerCurve.self, default: .continuous, "How corners bend.")

  public static let keys: [any DeclaredKey] = [blur, saturation, shape, radius, curve]
}

/// The keys of an outline: of a shape, a border, a material or a clip.
public protocol OutlinedKeys: KeyOwner {
  /// The kind of outline.
  static var shape: ContentKey<Self, ShapeWord> { get }
  /// The corner radius of a rounded rectangle.
  static var radius: ContentKey<Self, Double> { get }
  /// How its corners bend.
  static var curve: ContentKey<Self, CornerCurve> { get }
}
