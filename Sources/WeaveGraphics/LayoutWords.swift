// SPDX-License-Identifier: MIT

/// Horizontal alignment of nodes; `leading` is the edge where reading begins.
public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable { case leading, center, trailing }

/// Vertical alignment of nodes.
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
  /// The edges, the middle, or the baselines of texts.
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Whether content is shown whole in its box or covers the box.
public enum ContentMode: String, Sendable, Hashable, CaseIterable { case fit, fill }

/// Whether a photo covers its box, is shown whole in it, or is stretched to it.
public enum PhotoFit: String, Sendable, Hashable, CaseIterable { case fill, fit, stretch }

/// How a path fits its room: whole, covering the room, or stretched to it.
public enum PathFit: String, Sendable, Hashable, CaseIterable { case fit, fill, stretch }

/// The place of the ellipsis in a truncated text.
public enum TextTruncation: String, Sendable, Hashable, CaseIterable { case head, middle, tail }

/// What counts as the box of a text.
public enum TextBox: String, Sendable, Hashable, CaseIterable {
  /// Line boxes, each as high as the tallest font on its line.
  case line
  /// From the cap line of the first line to the baseline of the last.
  case cap
}

/// The text styles of iOS, from the largest to the smallest.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// How the line of a chart runs from value to value.
public enum ChartInterpolation: String, Sendable, Hashable, CaseIterable { case linear, monotone, step }

/// Whether the values of a chart reach from edge to edge, or are placed in the middles of equal parts.
public enum ChartPlacement: String, Sendable, Hashable, CaseIterable { case edges, middles }

/// How much of a code may be lost or covered and still be read.
public enum CodeCorrection: String, Sendable, Hashable, CaseIterable { case low, medium, quartile, high }
