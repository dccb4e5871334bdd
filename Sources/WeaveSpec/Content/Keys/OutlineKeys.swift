// SPDX-License-Identifier: MIT

import WeaveDiagnostics
package import WeaveGraphics
import WeaveSchema

/// The keys of the object `outline`.
package enum OutlineKeys: OutlinedKeys {
  package static let objectName = "outline"
  package static let about = "The outline of a shape."

  package static let shape = wordKey(.shape, ShapeWord.self, required: true, default: .rectangle, "Its kind.")
  package static let radius = numberKey(
    .radius, in: ContentTable.lengths, default: 8, "The corner radius of a `roundedRectangle`.")
  package static let radii = objectKey(.radii, RadiiKeys.self, "The radii of single corners, instead of `radius`.")
  package static let curve = wordKey(.curve, CornerCurve.self, default: .continuous, "How corners bend.")

  package static let keys: [any DeclaredKey] = [shape, radius, radii, curve]
}

/// The keys of the object `stroke`.
package enum StrokeKeys: KeyOwner {
  package static let objectName = "stroke"
  package static let about = "A line along the inside of an outline."

  package static let fill = paintKey(.fill, "Its paint; the foreground if missing.")
  package static let width = numberKey(.width, in: ContentTable.lengths, default: 1, "Its width in points.")
  package static let cap = wordKey(.cap, LineCap.self, default: .butt, "How open ends look.")
  package static let dash = key(.dash, .array(ContentTable.positive, atMost: 16), "Lengths of dashes and gaps in turn.")

  package static let keys: [any DeclaredKey] = [fill, width, cap, dash]
}

/// The keys of the object `border`.
package enum BorderKeys: OutlinedKeys {
  package static let objectName = "border"
  package static let about = "A line inside the edges of a node, over it."

  package static let fill = paintKey(.fill, "Its paint; the foreground if missing.")
  package static let width = numberKey(.width, in: ContentTable.lengths, default: 1, "Its width in points.")
  package static let shape = wordKey(.shape, ShapeWord.self, default: .rectangle, "The outline that it follows.")
  package static let radius = numberKey(
    .radius, in: ContentTable.lengths, default: 8, "The corner radius of a `roundedRectangle`.")
  package static let radii = objectKey(.radii, RadiiKeys.self, "The radii of single corners, instead of `radius`.")
  package static let curve = wordKey(.curve, CornerCurve.self, default: .continuous, "How corners bend.")

  package static let keys: [any DeclaredKey] = [fill, width, shape, radius, radii, curve]
}

/// The keys of the object `material`.
package enum MaterialKeys: OutlinedKeys {
  package static let objectName = "material"
  package static let about = "Glass: the content behind the node, blurred and made more vivid."

  package static let blur = numberKey(
    .blur, in: 0...Limits.blurDeviation, default: 18, "The standard deviation in points.")
  package static let saturation = numberKey(.saturation, in: 0...4, default: 1.7, "1 keeps the colours unchanged.")
  package static let shape = wordKey(.shape, ShapeWord.self, default: .rectangle, "The outline of the glass.")
  package static let radius = numberKey(
    .radius, in: ContentTable.lengths, default: 8, "The corner radius of a `roundedRectangle`.")
  package static let radii = objectKey(.radii, RadiiKeys.self, "The radii of single corners, instead of `radius`.")
  package static let curve = wordKey(.curve, CornerCurve.self, default: .continuous, "How corners bend.")

  package static let keys: [any DeclaredKey] = [blur, saturation, shape, radius, radii, curve]
}

/// The keys of the object `grain`.
package enum GrainKeys: KeyOwner {
  package static let objectName = "grain"
  package static let about = "Fine noise over a node, as of film or of paper: darker and lighter grains."

  package static let amount = numberKey(.amount, in: 0...1, default: 0.12, "How strong the grains are; 0 for none.")
  package static let size = numberKey(.size, in: 0.5...16, default: 0.75, "The width of a grain in points.")
  package static let seed = integerKey(
    .seed, in: 0...1_000_000, default: 0, "Another number gives other grains of the same kind.")

  package static let keys: [any DeclaredKey] = [amount, size, seed]
}

/// The keys of an outline: of a shape, a border, a material or a clip.
package protocol OutlinedKeys: KeyOwner {
  /// The kind of outline.
  static var shape: ContentKey<Self, ShapeWord> { get }
  /// The corner radius of a rounded rectangle.
  static var radius: ContentKey<Self, Double> { get }
  /// The radii of its single corners.
  static var radii: ContentKey<Self, Nested<RadiiKeys>?> { get }
  /// How its corners bend.
  static var curve: ContentKey<Self, CornerCurve> { get }
}

/// The keys of the object `radii`.
package enum RadiiKeys: KeyOwner {
  package static let objectName = "radii"
  package static let about = "The radii of the corners of a `roundedRectangle`."

  package static let topLeading = numberKey(.topLeading, in: ContentTable.lengths, default: 0, "In points.")
  package static let topTrailing = numberKey(.topTrailing, in: ContentTable.lengths, default: 0, "In points.")
  package static let bottomLeading = numberKey(.bottomLeading, in: ContentTable.lengths, default: 0, "In points.")
  package static let bottomTrailing = numberKey(.bottomTrailing, in: ContentTable.lengths, default: 0, "In points.")

  package static let keys: [any DeclaredKey] = [topLeading, topTrailing, bottomLeading, bottomTrailing]
}
