// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics
import WeaveSchema

/// The keys of the object `frame`.
public enum FrameKeys: KeyOwner {
  public static let objectName = "frame"
  public static let about = "A size for a node: fixed, or between bounds. `\"infinity\"` takes all there is."

  public static let width = sideKey(.width, "The width, in points.")
  public static let height = sideKey(.height, "The height, in points.")
  public static let minWidth = sideKey(.minWidth, "The least width.")
  public static let idealWidth = sideKey(.idealWidth, "The width where nothing proposes one.")
  public static let maxWidth = extentKey(.maxWidth, "The greatest width, or `\"infinity\"`.")
  public static let minHeight = sideKey(.minHeight, "The least height.")
  public static let idealHeight = sideKey(.idealHeight, "The height where nothing proposes one.")
  public static let maxHeight = extentKey(.maxHeight, "The greatest height, or `\"infinity\"`.")
  public static let alignment = wordKey(
    .alignment, BoxAlignment.self, default: .center, "Where the node stands in a frame that is larger.")

  public static let keys: [any DeclaredKey] = [
    width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment,
  ]
}

/// The keys of the object `insets`.
public enum InsetsKeys: KeyOwner {
  public static let objectName = "insets"
  public static let about = "Distances from the edges, in points."

  public static let top = numberKey(.top, "From the top; as `vertical` if missing.")
  public static let leading = numberKey(.leading, "From the leading edge; as `horizontal` if missing.")
  public static let bottom = numberKey(.bottom, "From the bottom; as `vertical` if missing.")
  public static let trailing = numberKey(.trailing, "From the trailing edge; as `horizontal` if missing.")
  public static let horizontal = numberKey(.horizontal, default: 0, "Leading and trailing at once.")
  public static let vertical = numberKey(.vertical, default: 0, "Top and bottom at once.")

  public static let keys: [any DeclaredKey] = [top, leading, bottom, trailing, horizontal, vertical]
}

/// The keys of the object `shadow`.
public enum ShadowKeys: KeyOwner {
  public static let objectName = "shadow"
  public static let about = "A blurred copy of the node's outline behind it."

  public static let color = colorKey(.color, default: .shadow, "Its colour.")
  public static let radius = numberKey(
    .radius, in: 0...2 * Limits.blurDeviation, default: 4,
    "The blur, as SwiftUI counts it: twice the standard deviation.")
  public static let x = numberKey(.x, default: 0, "How far it lies to the right.")
  public static let y = numberKey(.y, default: 0, "How far it lies below.")

  public static let keys: [any DeclaredKey] = [color, radius, x, y]
}

/// The keys of the object `point`.
public enum PointKeys: KeyOwner {
  public static let objectName = "point"
  public static let about = "A distance along both axes, in points."

  public static let x = numberKey(.x, default: 0, "Towards the trailing edge.")
  public static let y = numberKey(.y, default: 0, "Downwards.")

  public static let keys: [any DeclaredKey] = [x, y]
}

/// The keys of the object `ratio`.
public enum RatioKeys: KeyOwner {
  public static let objectName = "ratio"
  public static let about = "A proportion and what to do with the space that is left."

  public static let ratio = numberKey(.ratio, in: 0.001...1000, required: true, "Width by height.")
  public static let mode = wordKey(.mode, ContentMode.self, default: .fit, "Stay within the space, or cover it.")

  public static let keys: [any DeclaredKey] = [ratio, mode]
}

/// The keys of the object `axes`.
public enum AxesKeys: KeyOwner {
  public static let objectName = "axes"
  public static let about = "A choice for each axis."

  public static let horizontal = flagKey(.horizontal, default: false, "For the width.")
  public static let vertical = flagKey(.vertical, default: false, "For the height.")

  public static let keys: [any DeclaredKey] = [horizontal, vertical]
}

/// The keys of the object `guides`.
public enum GuidesKeys: KeyOwner {
  public static let objectName = "guides"
  public static let about = "Moves alignment guides of the node by some points, down or towards the trailing edge."

  public static let leading = numberKey(.leading, "The leading edge, for alignment.")
  public static let trailing = numberKey(.trailing, "The trailing edge.")
  public static let top = numberKey(.top, "The top.")
  public static let bottom = numberKey(.bottom, "The bottom.")
  public static let firstTextBaseline = numberKey(.firstTextBaseline, "The baseline of the first line.")
  public static let lastTextBaseline = numberKey(.lastTextBaseline, "The baseline of the last line.")

  public static let keys: [any DeclaredKey] = [leading, trailing, top, bottom, firstTextBaseline, lastTextBaseline]
}

/// The keys of the object `column`.
public enum ColumnKeys: KeyOwner {
  public static let objectName = "column"
  public static let about = "A column of a grid."

  public static let width = sideKey(.width, "A fixed width in points.")
  public static let min = numberKey(.min, in: ContentTable.lengths, default: 0, "The least width of a flexible column.")
  public static let max = extentKey(.max, infinite: true, "The greatest width of a flexible column.")
  public static let fit = key(.fit, .bool, default: "false", "As wide as its widest cell.")

  public static let keys: [any DeclaredKey] = [width, min, max, fit]
}
