// SPDX-License-Identifier: MIT

public import WeaveGraphics

extension TextStyle {
  /// The font at a reader's text size.
  public func font(at textSize: TextSize) -> FontSetting {
    let index = Self.allCases.firstIndex(of: self) ?? 0
    let row = Self.row(of: textSize)
    let (size, lineHeight) = index < row.count ? row[index] : (17, 22)
    let spec = FontSpec(size: Double(size), weight: self == .headline ? 600 : 400)
    return FontSetting(spec: spec, lineHeight: Double(lineHeight))
  }

  private static func row(of textSize: TextSize) -> [(Int, Int)] {
    metrics.first { $0.key == textSize }?.value ?? []
  }

  /// Size and line height in points for each text size; one pair for each style, in the order of the cases.
  ///
  /// - Source: Apple, Human Interface Guidelines, Typography: Dynamic Type sizes.
  private static let metrics: KeyValuePairs<TextSize, [(Int, Int)]> = [
    .xSmall: [
      (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13),
    ],
    .small: [
      (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13),
    ],
    .medium: [
      (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13),
    ],
    .large: [
      (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13),
    ],
    .xLarge: [
      (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18),
    ],
    .xxLarge: [
      (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20),
    ],
    .xxxLarge: [
      (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22),
    ],
    .accessibility1: [
      (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25),
    ],
    .accessibility2: [
      (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30),
    ],
    .accessibility3: [
      (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35),
    ],
    .accessibility4: [
      (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41),
    ],
    .accessibility5: [
      (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48),
    ],
  ]
}

/// A font with the heights of its lines.
public struct FontSetting: Sendable, Hashable {
  /// The font.
  public var spec: FontSpec
  /// Points from baseline to baseline.
  public var lineHeight: Double
  /// The height of a single line in points, if the design makes it lower than the font's own line.
  public var lineBox: Double?

  /// Makes a font setting from a font and its line height in points.
  public init(spec: FontSpec, lineHeight: Double) {
    self.spec = spec
    self.lineHeight = lineHeight
  }

  /// Sets the distance between baselines in points. Less than the font's own line also makes a single line lower.
  mutating func setLineHeight(_ points: Double) {
    lineHeight = points
    lineBox = points < spec.size * FontSpec.lineRatio ? points : nil
  }
}
