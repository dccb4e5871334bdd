// SPDX-License-Identifier: MIT

import WeaveResolve

extension FontSpec {
  /// Points after each Latin, Greek or Cyrillic character that bring texts to the widths of Apple's fonts.
  ///
  /// Apple spaces San Francisco by its size, and changes its letters between 17 and 28 points. Inter keeps its letters,
  /// so that its spacing has to change more.
  ///
  /// - Source: Apple, Human Interface Guidelines, Typography: tracking of SF Pro and SF Pro Rounded. The rest was
  ///   fitted to 197 texts in pictures that SwiftUI drew, from 8 to 40 points: it brings 194 of them within 3 % of
  ///   their widths.
  var naturalTracking: Double {
    let thousandths: Double
    switch family {
    case .system:
      let apple = Self.value(in: Self.proTracking, at: usedSize)
      let share = min(max((usedSize - 17) / 11, 0), 1)
      thousandths =
        isDisplay
        ? apple + 43 * (1 - share) - (weight < 450 ? 7 : 0)
        : apple + (weight < 450 ? -2.5 : weight < 550 ? 1.5 : 5) - 57 * share
    case .rounded: thousandths = Self.value(in: Self.roundedTracking, at: usedSize) + 8
    case .monospaced: thousandths = 18.4
    case .serif, .named, .face: return 0
    }
    // Letters that are closer would touch where every pixel is black or white.
    return usedSize * (pixelsPerPoint > 0 ? max(thousandths, -15) : thousandths) / 1000
  }

  /// Points that a space is wider than in the font, beside the tracking; spaces of San Francisco are narrower in large
  /// sizes.
  ///
  /// - Source: 50 gaps between words in pictures that SwiftUI drew, from 13 to 34 points.
  var naturalSpace: Double {
    guard family == .system, pixelsPerPoint <= 0 else { return 0 }
    return usedSize * Self.value(in: weight < 550 ? Self.regularSpaces : Self.boldSpaces, at: usedSize) / 1000
  }

  private static func value(in table: [(size: Double, tracking: Double)], at size: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return table.last?.tracking ?? 0 }
    guard next > 0 else { return table[0].tracking }
    let (low, high) = (table[next - 1], table[next])
    return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
  }

  /// Thousandths of an em by points.
  private static let proTracking: [(size: Double, tracking: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
    (28, 14), (30, 14), (32, 13), (34, 12), (35, 11), (38, 10), (42, 9), (46, 8), (50, 7), (55, 6), (58, 5), (60, 4),
    (66, 3), (68, 2), (76, 1), (80, 0),
  ]

  /// Thousandths of an em by points.
  private static let regularSpaces: [(size: Double, tracking: Double)] = [(17, 0), (20, -22), (22, -60), (28, -66)]
  private static let boldSpaces: [(size: Double, tracking: Double)] = [(17, 0), (20, -15), (22, -22), (33, -30)]

  /// Thousandths of an em by points.
  private static let roundedTracking: [(size: Double, tracking: Double)] = [
    (6, 87), (7, 80), (8, 72), (9, 65), (10, 58), (11, 52), (12, 46), (13, 40), (14, 35), (15, 30), (16, 26), (17, 22),
    (18, 21), (19, 20), (20, 18), (21, 17), (22, 16), (24, 15), (25, 14), (28, 13), (30, 12), (35, 11), (37, 10),
    (43, 9), (44, 8), (50, 7), (51, 6), (58, 4), (64, 3), (66, 2), (76, 1), (80, 0),
  ]
}
