// SPDX-License-Identifier: MIT

/// The keys of the content language: those of all nodes, modifiers and objects in `ContentTable`, and the words of
/// `ContentCase`. The number of a key is its bit in every `PropertyMap`, so that drawing needs no lookup by text.
///
/// Conforms to `CodingKey` only for the spellings.
public enum PropertyKey: Int, CodingKey, CaseIterable, Sendable {
  // In alphabetical order, because `PropertyMap` lists its entries in this order.

  /// The cases are named like the keys.
  case accent, accented, accessibilityLabel, accessoryCircular, accessoryInline, accessoryRectangular, adaptive,
    alignment, alignsInk, amount, anchor, angular, appearance, `as`, aspectRatio, at, axes, axis, background,
    backgroundAlignment, balanced, baseline, blendMode, blur, body, border, bottom, bottomLeading, bottomTrailing,
    box, callouts, cap, children, clear, clip, color, colorScheme, colors, columnSpan, columns, component, condition,
    content, cornerRadius, correction, crop, curve, dark, dash, data, `default`, degrees, design, directLabels,
    dither, duotone, eink, `else`, every, extraLarge, face, fades, family, file, fill, fills, filter,
    firstTextBaseline, fit, fixedSize, focusX, focusY, font, foreground, frame, gap, glow, grain, grid, ground,
    grouped, guides, height, hidden, highlights, horizontal, id, idealHeight, idealWidth, imageScale, index, inner,
    intensity, interpolation, italic, items, label, labels, large, lastTextBaseline, layoutPriority, leading, legend,
    light, limit, lineBreak, lineHeight, lineLimit, lineSpacing, lineWidth, linear, low, lowMember, margin, mark,
    markdown, mask, maskAlignment, material, max, maxHeight, maxLabel, maxWidth, medium, member, mesh, min,
    minHeight, minLabel, minLength, minWidth, minimumScale, mode, more, multilineAlignment, name, offset, opacity,
    order, overlay, overlayAlignment, padding, parameters, placeMember, placement, places, points, position,
    primaryText, quiet, radial, radii, radius, ranges, ratio, redacted, reservesSpace, rotation, rotation90,
    rowSpacing, rule, rules, saturation, scaleEffect, secondaryText, seed, series, shadow, shadows, shape, shows,
    side, size, slots, small, sort, spacing, spans, standards, start, stops, straighten, strikethrough, stroke,
    style, styles, sweep, symbol, tabStops, tabular, taper, template, text, textCase, then, ticks, tinted, token,
    top, topLeading, topTrailing, track, tracking, trailing, truncation, type, underline, value, valueLabel, values,
    vertical, viewBox, wdth, weight, wght, when, `where`, width, with, x, xEnd, xStart, y, yEnd, yStart, zoom

  /// The key as written: `lineLimit`.
  public var name: String { stringValue }

  /// The key with this spelling; nil if the language has none.
  public init?(named name: String) {
    guard let key = Self.keys[name] else { return nil }
    self = key
  }

  private static let keys = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
