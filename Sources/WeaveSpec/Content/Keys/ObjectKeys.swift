// SPDX-License-Identifier: MIT

import WeaveDiagnostics
package import WeaveGraphics
import WeaveSchema

/// The keys of the object `frame`.
package enum FrameKeys: KeyOwner {
  package static let objectName = "frame"
  package static let about = "A size for a node: fixed, or between bounds. `\"infinity\"` fills the available room."

  package static let width = sideKey(.width, "The width, in points.")
  package static let height = sideKey(.height, "The height, in points.")
  package static let minWidth = sideKey(.minWidth, "The minimum width.")
  package static let idealWidth = sideKey(.idealWidth, "The width if none is proposed.")
  package static let maxWidth = extentKey(.maxWidth, "The maximum width, or `\"infinity\"`.")
  package static let minHeight = sideKey(.minHeight, "The minimum height.")
  package static let idealHeight = sideKey(.idealHeight, "The height if none is proposed.")
  package static let maxHeight = extentKey(.maxHeight, "The maximum height, or `\"infinity\"`.")
  package static let alignment = wordKey(
    .alignment, BoxAlignment.self, default: .center, "The position of the node in a larger frame.")

  package static let keys: [any DeclaredKey] = [
    width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment,
  ]
}

/// The keys of the object `insets`.
package enum InsetsKeys: KeyOwner {
  package static let objectName = "insets"
  package static let about = "Distances from the edges, in points."

  package static let top = numberKey(.top, "From the top; as `vertical` if missing.")
  package static let leading = numberKey(.leading, "From the leading edge; as `horizontal` if missing.")
  package static let bottom = numberKey(.bottom, "From the bottom; as `vertical` if missing.")
  package static let trailing = numberKey(.trailing, "From the trailing edge; as `horizontal` if missing.")
  package static let horizontal = numberKey(.horizontal, default: 0, "Leading and trailing at once.")
  package static let vertical = numberKey(.vertical, default: 0, "Top and bottom at once.")

  package static let keys: [any DeclaredKey] = [top, leading, bottom, trailing, horizontal, vertical]
}

/// The keys of the object `shadow`.
package enum ShadowKeys: KeyOwner {
  package static let objectName = "shadow"
  package static let about = "A blurred copy of the node's outline behind it."

  package static let color = colorKey(.color, default: .shadow, "Its colour.")
  package static let radius = numberKey(
    .radius, in: 0...2 * Limits.blurDeviation, default: 4,
    "The blur, as SwiftUI counts it: twice the standard deviation.")
  package static let x = numberKey(.x, default: 0, "How far it is moved to the right.")
  package static let y = numberKey(.y, default: 0, "How far it is moved down.")

  package static let keys: [any DeclaredKey] = [color, radius, x, y]
}

/// The keys of the object `point`.
package enum PointKeys: KeyOwner {
  package static let objectName = "point"
  package static let about = "A distance along both axes, in points."

  package static let x = numberKey(.x, default: 0, "Towards the trailing edge.")
  package static let y = numberKey(.y, default: 0, "Downwards.")

  package static let keys: [any DeclaredKey] = [x, y]
}

/// The keys of the object `scale`.
package enum ScaleKeys: KeyOwner {
  package static let objectName = "scale"
  package static let about = "The factors of a drawing's size."

  package static let x = numberKey(.x, in: -100...100, default: 1, "The factor of its width.")
  package static let y = numberKey(.y, in: -100...100, default: 1, "The factor of its height.")
  package static let anchor = wordKey(.anchor, BoxAlignment.self, default: .center, "The point that stays in place.")

  package static let keys: [any DeclaredKey] = [x, y, anchor]
}

/// The keys of the object `ratio`.
package enum RatioKeys: KeyOwner {
  package static let objectName = "ratio"
  package static let about = "A proportion, and how it fits the available space."

  package static let ratio = numberKey(.ratio, in: 0.001...1000, required: true, "Width by height.")
  package static let mode = wordKey(.mode, ContentMode.self, default: .fit, "Stay within the space, or cover it.")

  package static let keys: [any DeclaredKey] = [ratio, mode]
}

/// The keys of the object `axes`.
package enum AxesKeys: KeyOwner {
  package static let objectName = "axes"
  package static let about = "A choice for each axis."

  package static let horizontal = flagKey(.horizontal, default: false, "For the width.")
  package static let vertical = flagKey(.vertical, default: false, "For the height.")

  package static let keys: [any DeclaredKey] = [horizontal, vertical]
}

/// The keys of the object `guides`.
package enum GuidesKeys: KeyOwner {
  package static let objectName = "guides"
  package static let about = "Moves alignment guides of the node by some points, down or towards the trailing edge."

  package static let leading = numberKey(.leading, "The leading edge, for alignment.")
  package static let trailing = numberKey(.trailing, "The trailing edge.")
  package static let top = numberKey(.top, "The top.")
  package static let bottom = numberKey(.bottom, "The bottom.")
  package static let firstTextBaseline = numberKey(.firstTextBaseline, "The baseline of the first line.")
  package static let lastTextBaseline = numberKey(.lastTextBaseline, "The baseline of the last line.")

  package static let keys: [any DeclaredKey] = [leading, trailing, top, bottom, firstTextBaseline, lastTextBaseline]
}

/// The keys of the object `column`.
package enum ColumnKeys: KeyOwner {
  package static let objectName = "column"
  package static let about = "A column of a grid."

  package static let width = sideKey(.width, "A fixed width in points.")
  package static let min = numberKey(
    .min, in: ContentTable.lengths, default: 0, "The minimum width of a flexible column.")
  package static let max = extentKey(.max, infinite: true, "The maximum width of a flexible column.")
  package static let fit = key(.fit, .bool, default: "false", "As wide as its widest cell.")

  package static let adaptive = flagKey(
    .adaptive, default: false, "Whether it stands for as many columns of at least `min` points as fit.")
  package static let alignment = wordKey(
    .alignment, BoxAlignment.self, "The position of its cells from side to side; that of the grid if missing.")

  package static let keys: [any DeclaredKey] = [width, min, max, fit, adaptive, alignment]
}
