// SPDX-License-Identifier: MIT

/// The nine positions in a box.
package enum BoxAlignment: String, CaseIterable, Sendable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing
}

/// The lengths of a `viewThatFits` that must fit.
package enum FittingAxis: String, CaseIterable, Sendable { case horizontal, vertical, both }

/// The order of the items of a `forEach`.
package enum ItemOrder: String, CaseIterable, Sendable { case ascending, descending }

/// The appearance that colours follow.
package enum ColorScheme: String, CaseIterable, Sendable { case light, dark }

/// The nine font weights, from the lightest.
package enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The families of the system font.
package enum FontDesign: String, CaseIterable, Sendable { case `default`, rounded, serif, monospaced }

/// Where lines of a text end.
package enum LineBreak: String, CaseIterable, Sendable { case standard, words }

/// How the layers of a symbol are coloured.
package enum SymbolMode: String, CaseIterable, Sendable { case monochrome, hierarchical, palette, multicolor }

/// The letters that a text is written in.
package enum TextCase: String, CaseIterable, Sendable {
  /// As given.
  case none
  case uppercase, lowercase
}

/// How large a symbol is beside text of its font size.
package enum SymbolScale: String, CaseIterable, Sendable { case small, medium, large }

/// The outlines that have a name.
package enum ShapeWord: String, CaseIterable, Sendable {
  case rectangle, roundedRectangle, containerRelative, capsule, circle, ellipse
}

/// The ends of an open line.
package enum LineCap: String, CaseIterable, Sendable { case butt, round, square }

/// What overlapping parts of a path do.
package enum FillRule: String, CaseIterable, Sendable { case nonZero, evenOdd }

/// The forms of a gauge.
package enum GaugeForm: String, CaseIterable, Sendable {
  case ring, linear
  /// The four of a lock screen.
  case accessoryCircular, accessoryCircularCapacity, accessoryLinear, accessoryLinearCapacity

  /// Whether it is one of the four of a lock screen, which have labels.
  package var isAccessory: Bool { self != .ring && self != .linear }
  /// Whether a dot on the whole line shows the value, and not the part of the line that is filled.
  package var hasMarker: Bool { self == .accessoryCircular || self == .accessoryLinear }
}

/// The ends of a ring's arc.
package enum GaugeCap: String, CaseIterable, Sendable { case round, butt }

/// The marks of a chart.
package enum ChartMark: String, SpecToken {
  case bars, line, area, points, range, band, donut, rose, heatMap, sparkline
}

/// The side of a chart where its values are written.
package enum AxisSide: String, CaseIterable, Sendable { case leading, trailing }

/// An upper or a lower edge.
package enum VerticalEdge: String, CaseIterable, Sendable { case top, bottom }

/// Where the label of a called-out value is.
package enum AnnotationPosition: String, CaseIterable, Sendable { case top, bottom, leading, trailing }

/// The values of a chart that can be called out without their index.
package enum CalloutWord: String, CaseIterable, Sendable { case first, last, min, max }
