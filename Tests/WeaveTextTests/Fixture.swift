// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@testable import WeaveText

/// A measurer with the fonts of the set-up, made anew for each test.
func measurer(language: String = "en") throws -> PangoTextMeasurer {
  try PangoTextMeasurer(fonts: .standard, language: language)
}

/// A text of one span at 100 points, so that points are hundredths of an em.
func text(
  _ string: String, family: FontSpec.Family = .named("Inter"), size: Double = 100, weight: Int = 400,
  lineHeight: Double = 120, limit: Int? = nil, edit: (inout ResolvedText) -> Void = { _ in }
) -> ResolvedText {
  let font = FontSpec(family: family, size: size, weight: weight)
  let black = Color(red: 0, green: 0, blue: 0)
  var text = ResolvedText(
    spans: [TextSpan(string, font: font, color: black)], lineHeight: lineHeight, lineLimit: limit)
  edit(&text)
  return text
}

extension PangoTextMeasurer {
  func shape(_ text: ResolvedText, _ width: Double? = nil, height: Double? = nil) -> ShapedText {
    shape(text, width: width, height: height, isRightToLeft: false)
  }
}

extension ShapedText {
  /// What each line says, its runs from left to right.
  var lineTexts: [String] { lines.map { $0.runs.map(\.text).joined() } }
  var runs: [GlyphRun] { lines.flatMap(\.runs) }
}

/// The height of a line of SF Pro at 100 points: 1950 and 494 of 2048 units above and below the baseline.
let line = 100.0 * (1950 + 494) / 2048

func isClose(_ a: Double, _ b: Double, within tolerance: Double = 0.002) -> Bool { abs(a - b) <= tolerance }
