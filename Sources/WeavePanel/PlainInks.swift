// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The inks of everything in a crisp picture except photos and gradients. Each colour and each mark is decided as a
/// whole, so that no edge between two colours gets a third.
struct PlainInks {
  private(set) var fills: [UInt32: FlatFill] = [:]
  private(set) var marks: [UInt32: FlatFill] = [:]
  /// Marks that do not stand out from their background in any ink, by the number of their leaf.
  private(set) var lost: [UInt32] = []
  /// Adjacent areas that have the same ink although the design distinguishes them.
  private(set) var merged: [(UInt32, UInt32)] = []
  private let choice: InkChoice
  /// Marks that other marks are read on, such as the disc of a number, by the numbers of their leaves.
  private let carriers: Set<UInt32>

  /// The OKLab distance from which two areas are meant to differ.
  private static let visible: Float = 0.08
  /// The number of pixels below which an area has no room for a pattern.
  private static let smallest = 64

  init(_ survey: PictureSurvey, _ choice: InkChoice) {
    self.choice = choice
    carriers = Set(survey.marks.values.filter { !$0.isThing && !$0.over.isEmpty }.map(\.over.winner))
    let grounds = Set(survey.marks.values.map(\.surface))
    // The largest first: small areas adapt to them.
    let order = survey.areas.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
    for (color, count) in order {
      let isPlain = grounds.contains(color) || count < Self.smallest
      let neighbours = Self.neighbours(of: color, in: survey).compactMap { fills[$0] }
      let light = Light(pixel: color)
      var fill = choice.fill(for: light, isPlain: isPlain)
      if neighbours.contains(fill) {
        let other = choice.fill(for: light, isPlain: isPlain, besides: Set(neighbours))
        if !isPlain || !neighbours.contains(other) { fill = isPlain ? fill : other }
      }
      fills[color] = fill
    }
    for (pair, length) in survey.borders where length >= 8 {
      if fills[pair.low] == fills[pair.high], Self.differ(pair.low, pair.high) { merged.append((pair.low, pair.high)) }
    }
    merged.sort { ($0.0, $0.1) < ($1.0, $1.1) }
    for (leaf, mark) in survey.marks.sorted(by: { $0.key < $1.key }) {
      let ground = fill(beneath: mark)
      var decided = decide(mark, leaf, on: ground, besides: bar(beneath: mark, in: survey))
      if let hinted = hinted(trackOf: mark, leaf, decided.fill, on: ground, in: survey) {
        marks[mark.over.winner] = hinted
        decided = decide(mark, leaf, on: ground)
      }
      marks[leaf] = decided.fill
      if !decided.standsOut, mark.pixels >= 4, Self.differ(mark.color.winner, mark.surface) { lost.append(leaf) }
    }
  }

  private func fill(beneath mark: PictureSurvey.Mark) -> FlatFill {
    mark.isOnSoftGround ? choice.tone(of: mark.surface) : fill(of: mark.surface)
  }

  private func decide(
    _ mark: PictureSurvey.Mark, _ leaf: UInt32, on ground: FlatFill, besides track: FlatFill? = nil
  ) -> (fill: FlatFill, standsOut: Bool) {
    choice.mark(
      for: Light(pixel: mark.color.winner), on: ground, ink: Light(pixel: mark.surface), isPinned: mark.isPinned,
      isThing: mark.isThing, isBare: !carriers.contains(leaf), besides: track)
  }

  /// The fill of the track that a bar lies on, if the design distinguishes them. A track was painted before its bar, so
  /// its ink is already decided.
  private func bar(beneath mark: PictureSurvey.Mark, in survey: PictureSurvey) -> FlatFill? {
    track(of: mark, in: survey) == nil ? nil : marks[mark.over.winner]
  }

  private func track(of mark: PictureSurvey.Mark, in survey: PictureSurvey) -> PictureSurvey.Mark? {
    guard mark.isThing, !mark.over.isEmpty, let track = survey.marks[mark.over.winner], track.isThing,
      Self.differ(mark.color.winner, track.color.winner)
    else { return nil }
    return track
  }

  /// Dots for a track that has taken the ink of its bar. It applies if the only ink left is darker than the background
  /// for a lighter bar, or the other way round: otherwise the track would look like the value, and the value like the
  /// rest.
  private func hinted(
    trackOf mark: PictureSurvey.Mark, _ leaf: UInt32, _ left: FlatFill, on ground: FlatFill, in survey: PictureSurvey
  ) -> FlatFill? {
    guard let track = track(of: mark, in: survey), fill(beneath: track) == ground, case .ink(let paper) = ground,
      case .ink(let taken)? = marks[mark.over.winner], decide(mark, leaf, on: ground).fill == .ink(taken),
      left != .ink(taken)
    else { return nil }
    let meant = Light(pixel: mark.color.winner).okLab.x - Light(pixel: mark.surface).okLab.x
    let drawn = choice.relativeLightness(of: left) - choice.relativeLightness(of: ground)
    return meant * drawn < 0 ? .pattern(paper, taken, quarters: 1) : nil
  }

  /// The fill of an area's colour, or of a shade that is not an area.
  func fill(of color: UInt32) -> FlatFill { fills[color] ?? .ink(choice.nearest(to: Light(pixel: color))) }

  /// The fill of a colour, kept for the next pixel of the shade.
  func fill(of color: UInt32, _ shades: inout [UInt32: FlatFill]) -> FlatFill {
    if let known = fills[color] ?? shades[color] { return known }
    let made = fill(of: color)
    if shades.count < 65_536 { shades[color] = made }
    return made
  }

  /// The nearest ink to a pixel's colour, always a single ink; kept for the next pixel of the colour.
  func nearest(to color: UInt32, _ shades: inout [UInt32: FlatFill]) -> Int {
    // The fourth byte of a pixel is full; an empty one distinguishes these keys from areas.
    let key = color & 0x00FF_FFFF
    if case .ink(let ink)? = shades[key] { return ink }
    let ink = choice.nearest(to: Light(pixel: color))
    if shades.count < 65_536 { shades[key] = .ink(ink) }
    return ink
  }

  /// Whether both assign the same inks.
  func decides(as other: PlainInks) -> Bool { fills == other.fills && marks == other.marks }

  private static func neighbours(of color: UInt32, in survey: PictureSurvey) -> [UInt32] {
    survey.borders.compactMap { pair, length in
      guard length >= 8, pair.low == color || pair.high == color else { return nil }
      let other = pair.low == color ? pair.high : pair.low
      return differ(color, other) ? other : nil
    }
  }

  private static func differ(_ a: UInt32, _ b: UInt32) -> Bool {
    (Light(pixel: a).okLab - Light(pixel: b).okLab).square > visible * visible
  }
}

extension Light {
  /// The light of a pixel: red in the lowest byte, then green and blue.
  init(pixel: UInt32) {
    self.init(
      Color(
        red: Double(pixel & 0xFF) / 255, green: Double(pixel >> 8 & 0xFF) / 255, blue: Double(pixel >> 16 & 0xFF) / 255)
    )
  }
}
