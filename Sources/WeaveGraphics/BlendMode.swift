// SPDX-License-Identifier: MIT

/// How the colours of a picture and of what lies beneath it are mixed, as in the W3C's Compositing and Blending.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
  /// The picture covers what lies beneath it.
  case normal
  /// Darkens, lightens or strengthens contrast, one colour channel at a time.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// Takes one property of a colour from the picture, and the others from beneath.
  case hue, saturation, color, luminosity
  /// Adds the light of both.
  case plusLighter
}
