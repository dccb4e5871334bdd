// SPDX-License-Identifier: MIT

/// How the tones of a thing become the inks of a display that has few.
public enum Dithering: String, Sendable, Hashable, CaseIterable {
  /// Each colour takes the ink next to it, and keeps it.
  case none
  /// A regular pattern of inks, which stands still.
  case ordered
  /// Scattered dots, each of which makes up for the error of those before it.
  case diffusion
}
