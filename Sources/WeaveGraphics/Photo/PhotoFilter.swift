// SPDX-License-Identifier: MIT

/// A look for a photo, named as in designs.
public enum PhotoFilter: String, Sendable, Hashable, CaseIterable {
  /// Black and white with deep shadows, like an old film.
  case noir
  /// Black and white, evenly toned.
  case mono
  /// Vivid, with strong contrast.
  case chrome
  /// Pale and soft, with lifted blacks.
  case fade
  /// Warm and yellowed, like an instant camera.
  case instant
  /// Cool shadows and greenish lights, like cross-processed film.
  case process
  /// Warm, with brown shadows and cream lights.
  case transfer
  /// Brown tones.
  case sepia

  /// The colour adjustment of the filter.
  ///
  /// Core Image's tables are not public; these curves and mixes approximate its looks. `sepia` is the matrix of Filter
  /// Effects 1, section 6.1, which `CISepiaTone` resembles.
  var grade: ColorGrade {
    switch self {
    case .noir: ColorGrade(saturation: 0, contrast: 1.35, lift: -0.03, gamma: 1.12)
    case .mono: ColorGrade(saturation: 0, contrast: 1.02, lift: 0, gamma: 1)
    case .chrome: ColorGrade(saturation: 1.28, contrast: 1.14, lift: 0.01, gamma: 0.97)
    case .fade:
      ColorGrade(saturation: 0.72, contrast: 0.84, lift: 0.05, gamma: 0.98, shadows: [0.015, 0.01, 0.03])
    case .instant:
      ColorGrade(
        saturation: 0.82, contrast: 0.93, lift: 0.02, gamma: 0.97, shadows: [0.06, 0.03, 0.05],
        lights: [0.01, -0.02, -0.1])
    case .process:
      ColorGrade(
        saturation: 0.95, contrast: 1.08, lift: 0, gamma: 0.96, shadows: [-0.04, 0.01, 0.09],
        lights: [-0.03, 0.03, -0.05])
    case .transfer:
      ColorGrade(
        saturation: 0.88, contrast: 1, lift: 0.02, gamma: 0.95, shadows: [0.08, 0.02, -0.03],
        lights: [0.02, -0.01, -0.09])
    case .sepia: ColorGrade(saturation: 0, contrast: 1, lift: 0, gamma: 1, tint: [1.351, 1.203, 0.937])
    }
  }
}
