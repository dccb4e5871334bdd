// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSpec

/// WidgetWeaver's rules for choosing an accent and a background from a photo's colours.
enum AppPhotoTheme {
  // MARK: Accent

  static func accent(_ photo: PhotoStatistics) -> Accent {
    let isVeryLow = photo.saturation < 0.055 && photo.highSaturation < 0.12
    let isLow = photo.saturation < 0.10 && photo.highSaturation < 0.22
    let isTinted = isTinted(photo, isVeryLow: isVeryLow)
    if isVeryLow, !isTinted { return photo.mean < 0.28 ? .indigo : .gray }
    let base = base(photo, isTinted: (isVeryLow || isLow) && isTinted)
    let palette = isLow ? Self.palette.filter { Self.quiet.contains($0.accent) } : Self.palette
    let near = palette.map { ($0.accent, $0.color.squaredDistance(to: base)) }.sorted { $0.1 < $1.1 }
    var accent = near[0].0
    if near[1].1 > 0, near[0].1 / near[1].1 > 0.92, let hue = photo.hue { accent = Self.accent(ofHue: hue.degrees) }
    return guarded(accent, near.map(\.0), isLow: isLow, photo)
  }

  /// Whether a photo with little colour has a single hue.
  private static func isTinted(_ photo: PhotoStatistics, isVeryLow: Bool) -> Bool {
    guard let hue = photo.hue else { return false }
    let (coloured, same) = isVeryLow ? (0.65, 0.72) : (0.55, 0.62)
    return photo.colouredShare > coloured && hue.shareOfColoured > same
  }

  private static func base(_ photo: PhotoStatistics, isTinted: Bool) -> PhotoStatistics.LinearColor {
    guard let hue = photo.hue else { return photo.meanColor }
    let stands = hue.share > 0.08 && hue.weightShare > 0.32
    return isTinted || stands || photo.highSaturation > 0.28 ? hue.color : photo.meanColor
  }

  /// Corrects cases in which the nearest-colour rule looks wrong to the eye.
  private static func guarded(
    _ accent: Accent, _ near: [Accent], isLow: Bool, _ photo: PhotoStatistics
  ) -> Accent {
    if isLow, let hue = photo.hue {
      let word = Self.accent(ofHue: hue.degrees)
      return word == .yellow ? .orange : word
    }
    let isFaint =
      photo.saturation < 0.22 && photo.highSaturation < 0.4 && (photo.hue?.weightShare ?? 0) < 0.58
      && (photo.hue?.share ?? 0) < 0.35
    if isFaint, Self.warm.contains(accent), let other = near.first(where: { !Self.warm.contains($0) }) { return other }
    if accent == .yellow, photo.mean > 0.82, photo.saturation < 0.35 { return .orange }
    return accent
  }

  private static let quiet: Set<Accent> = [.gray, .indigo, .blue, .purple, .teal, .green, .orange]
  private static let warm: Set<Accent> = [.red, .orange, .yellow, .pink]

  private static let palette = Accent.allCases.map { (accent: $0, color: color(of: $0)) }

  /// The accent colours that the rules use; they differ from the platform's.
  static func color(of accent: Accent) -> PhotoStatistics.LinearColor {
    let (red, green, blue): (Double, Double, Double) =
      switch accent {
      case .blue: (0, 0.48, 1)
      case .teal: (0, 0.66, 0.64)
      case .green: (0.2, 0.78, 0.35)
      case .orange: (1, 0.58, 0)
      case .pink: (1, 0.2, 0.55)
      case .purple: (0.65, 0.3, 0.85)
      case .red: (1, 0.23, 0.19)
      case .yellow: (1, 0.8, 0)
      case .gray: (0.55, 0.55, 0.58)
      case .indigo: (0.35, 0.34, 0.84)
      }
    return PhotoStatistics.LinearColor(red: Color.linear(red), green: Color.linear(green), blue: Color.linear(blue))
  }

  /// - Parameter degrees: in 0..<360.
  private static func accent(ofHue degrees: Double) -> Accent {
    switch degrees {
    case ..<15, 345...: .red
    case ..<45: .orange
    case ..<70: .yellow
    case ..<155: .green
    case ..<195: .teal
    case ..<245: .blue
    case ..<275: .indigo
    case ..<315: .purple
    default: .pink
    }
  }

  // MARK: Background

  static func background(_ photo: PhotoStatistics, _ accent: Accent) -> BackgroundToken {
    let isFlat = photo.deviation < 0.10 || photo.range < 0.26
    if photo.mean > 0.78 {
      return photo.saturation < 0.12 || isFlat || accent == .yellow ? .subtleMaterial : .accentGlow
    }
    if photo.mean < 0.22 { return dark(photo, accent, isFlat: isFlat) }
    if photo.saturation < 0.10 {
      if isFlat { return .subtleMaterial }
      return photo.mean > 0.62 ? .plain : .accentGlow
    }
    if photo.saturation > 0.30 || photo.highSaturation > 0.55 {
      return isFlat ? .solidAccent : vivid(accent, atNight: photo.mean < 0.42, byDay: .aurora)
    }
    return isFlat ? .subtleMaterial : vivid(accent, atNight: photo.mean < 0.38, byDay: .radialGlow)
  }

  private static func dark(_ photo: PhotoStatistics, _ accent: Accent, isFlat: Bool) -> BackgroundToken {
    if photo.saturation < 0.12 { return isFlat ? .subtleMaterial : .midnight }
    if isFlat { return .subtleMaterial }
    let isStrong = photo.highSaturation > 0.35
    return switch accent {
    case .orange, .red: isStrong ? .sunset : .midnight
    case .pink, .yellow: isStrong ? .candy : .midnight
    case .teal, .green: .aurora
    case .purple, .indigo: .midnight
    case .gray: .subtleMaterial
    case .blue: .radialGlow
    }
  }

  /// - Parameter byDay: the background for violet if the photo is not dark.
  private static func vivid(_ accent: Accent, atNight isNight: Bool, byDay: BackgroundToken) -> BackgroundToken {
    switch accent {
    case .orange, .red: .sunset
    case .pink, .yellow: .candy
    case .teal, .green: .aurora
    case .purple, .indigo: isNight ? .midnight : byDay
    case .gray: .subtleMaterial
    case .blue: .radialGlow
    }
  }
}
