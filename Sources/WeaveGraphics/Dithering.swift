// SPDX-License-Identifier: MIT

/// How colours are converted to the inks of a display that has few.
public enum Dithering: String, Sendable, Hashable, CaseIterable {
  /// Each colour becomes the nearest ink.
  case none
  /// A regular pattern of inks, aligned to the display.
  case ordered
  /// Scattered dots; each compensates for the errors of those before it.
  case diffusion
}
