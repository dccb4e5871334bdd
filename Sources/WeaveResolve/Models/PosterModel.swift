// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions
import WeaveFacts
import WeaveGraphics
import WeaveSpec

/// The poster template's values besides the texts: the crop of its photo, and the scrim that the photo needs.
struct PosterModel {
  let spec: WidgetSpec
  let size: WidgetSize
  let canvas: Size
  /// The decoded photo; nil if there is none to show.
  let photo: RasterImage?
  let isDark: Bool
  let primary: String
  let locale: Locale
  /// Keeps the scrim for the next picture of the same design.
  let memory: ResolveMemory?

  var values: [String: Value] {
    var values: [String: Value] = [
      "hasPhoto": .bool(photo != nil), "isTop": .bool(spec.layout.alignment.isTop),
      "hasCaption": .bool(spec.layout.posterOverlayMode == .caption), "isFit": .bool(isFit),
      "isGlass": .bool(isGlass), "isClock": .bool(isTime), "clock": .string(clock?.digits ?? ""),
      "clockHalf": .string(clock?.half ?? ""),
      "overlay": .string(spec.style.backgroundOverlay.rawValue),
      "overlayOpacity": .number(spec.style.backgroundOverlayOpacity),
      "photoRadius": .number(spec.image?.cornerRadius ?? 16), "photoHeight": .number(spec.image?.height ?? 120),
    ]
    values["scrim"] = .list(memory?.scrim(of: ScrimSource(self)) { scrim } ?? scrim)
    values["scrimHeight"] = .number(reach.text + reach.fade)
    return values
  }

  private var isFit: Bool { spec.image?.contentMode == .fit }

  private var isGlass: Bool {
    spec.style.backgroundOverlay == .subtleMaterial && spec.style.backgroundOverlayOpacity <= 0.0001
  }

  /// Whether the primary text is just a time of day, which is drawn as a clock.
  private var isTime: Bool { clock != nil }

  /// A time of day, such as `9:41`, with the half of the day if it is written before or after it (`AM`, `오전`); nil for
  /// other texts.
  private var clock: (digits: String, half: String)? {
    let words = primary.split(whereSeparator: \.isWhitespace)
    let clock = LocaleClock(locale, in: .gmt)
    guard words.count <= 2, let place = words.firstIndex(where: { Self.isTime($0, in: clock) }) else { return nil }
    let half = words.indices.first { $0 != place }.map { String(words[$0]) } ?? ""
    // The names of the day's halves in the reader's language.
    let halves = [0, 43_200].map { clock.halfDay(Date(timeIntervalSince1970: $0)) }
    return half.isEmpty || halves.contains(half) ? (String(words[place]), half) : nil
  }

  /// Whether a word is hours and minutes: digits of any script, with a colon or the separator of the reader's language,
  /// such as `17.20` in Danish.
  private static func isTime(_ word: Substring, in clock: LocaleClock) -> Bool {
    let mark = clock.time(Date(timeIntervalSince1970: 45_240)).first { ":.".contains($0) } ?? ":"
    let parts = word.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == mark }
    return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2
      && parts.allSatisfy { $0.allSatisfy(\.isWholeNumber) }
  }

  // MARK: Scrim

  /// How far the text extends into the widget from its edge, and the length in points over which the scrim then fades.
  private var reach: (text: Double, fade: Double) {
    let isTall = canvas.height > 200
    if isTime { return isTall ? (138, 120) : (92, 60) }
    if spec.layout.alignment.isTop { return isTall ? (70, 110) : (54, 76) }
    return isTall ? (66, 96) : (52, 64)
  }

  /// The inputs of a scrim. Compares the photo by identity, because another photo with an equal key may only share its
  /// size.
  struct ScrimSource: Equatable {
    private weak var photo: RasterImage?
    private let hasPhoto: Bool
    private let canvas: Size
    private let isTop, isTime, isDark: Bool

    fileprivate init(_ model: PosterModel) {
      (photo, hasPhoto, canvas) = (model.photo, model.photo != nil, model.canvas)
      (isTop, isTime, isDark) = (model.spec.layout.alignment.isTop, model.isTime, model.isDark)
    }

    static func == (a: Self, b: Self) -> Bool {
      a.photo === b.photo && a.hasPhoto == b.hasPhoto && a.canvas == b.canvas && a.isTop == b.isTop
        && a.isTime == b.isTime && a.isDark == b.isDark
    }
  }

  /// Stops from the edge inwards: full strength under the text, then an ease-out to transparent.
  private var scrim: [Value] {
    let (text, fade) = reach
    let tone = tone
    let length = text + fade
    let fadeStops = [(0.14, 0.82), (0.30, 0.62), (0.48, 0.38), (0.66, 0.18), (0.83, 0.05), (1, 0)]
    let stops = [(0, 1), (text / length, 0.92)] + fadeStops.map { ((text + fade * $0) / length, $1) }
    return stops.map { at, share in
      .record(["at": .number(at), "color": .string(tone.color.hex + "/" + String(rounded(tone.strength * share)))])
    }
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  /// The photo's own shade, and the least strength that gives the text 4.9:1 over its lightest parts.
  ///
  /// The shade is the mean of the darker third of the pixels under the text, at most 16 % light and more vivid, so that
  /// the scrim looks like the photo's own shadow. The contrast is measured for the second line of text, white at 92 %.
  private var tone: (color: Color, strength: Double) {
    let pixels = captionPixels.map { (light: $0.relativeLuminance, color: $0) }
      .sorted { $0.light < $1.light }.map(\.color)
    guard !pixels.isEmpty else { return (.black, 0.5) }
    let shade = Color.mean(of: pixels.prefix(max(1, pixels.count / 3))).darkened(toLightness: 0.16).vivid(1.9)
    let lightest = pixels[min(pixels.count - 1, pixels.count * 95 / 100)]
    let strength = stride(from: 0.44, through: 0.8, by: 0.01).first { strength in
      // At the far end of the text, the scrim has 92 % of its strength.
      let behind = lightest.mixed(with: shade, strength * 0.92)
      return Color.white.opacity(0.92).over(behind).contrastRatio(with: behind) >= 4.9
    }
    return (shade, isTime ? min(max(strength ?? 0.8, 0.5), 0.8) : strength ?? 0.8)
  }

  /// A sample of the photo's pixels under the text, with the photo cropped to fill the canvas.
  private var captionPixels: [Color] {
    guard let photo, canvas.width > 0, canvas.height > 0 else { return [] }
    let scale = max(canvas.width / Double(photo.width), canvas.height / Double(photo.height))
    let width = canvas.width / scale
    let height = canvas.height / scale
    let left = (Double(photo.width) - width) / 2
    let top = (Double(photo.height) - height) / 2
    let band = reach.text / canvas.height * height
    let y0 = spec.layout.alignment.isTop ? top : top + height - band
    let places = (0..<24 * 48).map { index in
      let x = Int(left + (Double(index % 48) + 0.5) / 48 * width)
      let y = Int(y0 + (Double(index / 48) + 0.5) / 24 * band)
      return (x: min(max(x, 0), photo.width - 1), y: min(max(y, 0), photo.height - 1))
    }
    let pixels = photo.pixels(at: places)
    return places.indices.map { index in
      let p = pixels.pixel(x: index, y: 0)
      let color = Color(red: Double(p.red) / 255, green: Double(p.green) / 255, blue: Double(p.blue) / 255)
      return isDark ? color.mixed(with: .black, 0.14) : color
    }
  }
}

extension Color {
  /// The mean of some opaque colours; black for none.
  static func mean(of colors: some Collection<Color>) -> Color {
    guard !colors.isEmpty else { return .black }
    let count = Double(colors.count)
    let sum = colors.reduce(into: (0.0, 0.0, 0.0)) { sum, color in
      sum.0 += color.red
      sum.1 += color.green
      sum.2 += color.blue
    }
    return Color(red: sum.0 / count, green: sum.1 / count, blue: sum.2 / count)
  }

  /// The colour with its components moved away from their mean by a factor.
  func vivid(_ factor: Double) -> Color {
    let mean = (red + green + blue) / 3
    func move(_ part: Double) -> Double { min(max(mean + (part - mean) * factor, 0), 1) }
    return Color(red: move(red), green: move(green), blue: move(blue), alpha: alpha)
  }

  /// The colour with its lightness (the mean of its largest and smallest component) reduced to a bound.
  func darkened(toLightness bound: Double) -> Color {
    let lightness = (max(red, green, blue) + min(red, green, blue)) / 2
    guard lightness > bound else { return self }
    let factor = bound / lightness
    return Color(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
  }
}
