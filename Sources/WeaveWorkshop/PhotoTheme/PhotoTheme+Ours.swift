// SPDX-License-Identifier: MIT

public import WeaveGraphics
import WeaveSpec

extension PhotoTheme {
  /// Themes for a photo from its prominent colours, best first. Later ones serve designs whose texts are unreadable
  /// on the earlier ones.
  ///
  /// The accent takes the hue of the colour that is both large and strong. Backgrounds with hues of their own come
  /// first if the photo has these hues; otherwise the accent's glow comes first. Quiet backgrounds come last.
  public static func ours(_ photo: PixelBuffer) -> [PhotoTheme] {
    let clusters = ColorClusters(PhotoSample(photo)).clusters
    guard let leader = clusters.max(by: { $0.prominence < $1.prominence }), leader.chroma >= grey else {
      // A photo without colours gets a background without colours.
      let isDark = (clusters.first?.color.lightness ?? 1) < 0.4
      return (isDark ? [.midnight, .subtleMaterial, .plain] : [.subtleMaterial, .plain]).map {
        PhotoTheme(accent: .gray, background: $0)
      }
    }
    let accent = Accent.allCases.filter { $0 != .gray }.min {
      leader.color.turn(to: $0.hueColor) < leader.color.turn(to: $1.hueColor)
    }
    let lightness = clusters.reduce(0) { $0 + $1.share * $1.color.lightness }
    let fitting = BackgroundToken.allCases.compactMap { token in
      fit(of: token, with: clusters).map { (token, $0) }
    }.filter { $0.1 > 0.75 }.sorted { $0.1 > $1.1 }.map(\.0).filter { $0 != .midnight || lightness < 0.45 }
    let rest: [BackgroundToken] = [.accentGlow, .radialGlow, .subtleMaterial, .plain]
    return (fitting + rest).map { PhotoTheme(accent: accent ?? .blue, background: $0) }
  }

  /// The chroma below which a colour looks grey.
  private static let grey = 0.035

  /// How well a photo's colours match the hues of a background, -1...1; nil for a background without hues of its own.
  private static func fit(of background: BackgroundToken, with clusters: [ColorClusters.Cluster]) -> Double? {
    let hues: [Accent]
    switch background {
    case .aurora: hues = [.green, .teal, .blue]
    case .sunset: hues = [.orange, .pink, .purple]
    case .midnight: hues = [.indigo, .blue, .purple]
    case .candy: hues = [.pink, .blue, .teal]
    case .plain, .accentGlow, .radialGlow, .solidAccent, .subtleMaterial: return nil
    }
    let colours = hues.map(\.hueColor)
    let strength = clusters.reduce(0) { $0 + $1.share * $1.chroma }
    let near = clusters.reduce(0) { sum, cluster in
      let nearest = colours.map { cluster.color.turn(to: $0) }.min() ?? 2
      return sum + cluster.share * cluster.chroma * (1 - nearest)
    }
    return near / strength
  }
}

extension ColorClusters.Cluster {
  /// How much a colour stands out; strength counts more than size.
  fileprivate var prominence: Double { share.squareRoot() * chroma }
}

extension OKLab {
  /// The distance between two hues, 1 - cos(angle): 0 for equal, 2 for opposite hues.
  fileprivate func turn(to other: OKLab) -> Double {
    let length = ((a * a + b * b) * (other.a * other.a + other.b * other.b)).squareRoot()
    return length > 0 ? 1 - (a * other.a + b * other.b) / length : 1
  }
}

extension Accent {
  /// The accent's colour in the app's palette for photos.
  fileprivate var hueColor: OKLab {
    let light = AppPhotoTheme.color(of: self)
    return OKLab(linearRed: light.red, green: light.green, blue: light.blue)
  }
}
