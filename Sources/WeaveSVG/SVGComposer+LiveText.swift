// SPDX-License-Identifier: MIT

import WeaveGraphics

extension SVGComposer {
  /// Writes a run as `<text>` with the width of the layout, so that a substitute font is stretched or compressed to
  /// fit.
  mutating func liveText(_ run: GlyphRun, at origin: Point, _ color: Color) {
    // A run of spaces has nothing to see or to select.
    guard run.text.contains(where: { !$0.isWhitespace }) else { return }
    var text = SVGElement("text", text: run.text)
    // Right-to-left text starts at its right end.
    text["x"] = SVGNumber.text(origin.x + (run.isRightToLeft ? run.advance : 0))
    text["y"] = SVGNumber.text(origin.y)
    text["font-family"] = Self.families(run.face)
    text["font-size"] = SVGNumber.text(run.size)
    if run.face.weight != 400 { text["font-weight"] = String(run.face.weight) }
    if run.face.isItalic { text["font-style"] = "italic" }
    if run.isRightToLeft { text["direction"] = "rtl" }
    if run.glyphs.count > 1, run.advance > 0 {
      text["textLength"] = SVGNumber.text(run.advance, decimals: 2)
    }
    text.set(color, "fill")
    if let first = run.text.first, let last = run.text.last, first.isWhitespace || last.isWhitespace {
      text["xml:space"] = "preserve"
    }
    append(text, bounds: run.inkBounds(at: origin))
  }

  /// The face's family, followed by system fonts as substitutes.
  private static func families(_ face: FontFace) -> String {
    let isPlain = face.family.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == " ") }
    let name = face.family.filter { $0 != "'" && $0 != "\\" }
    let family = isPlain ? name : "'\(name)'"
    return face.hasColor ? "\(family),emoji" : "\(family),system-ui,sans-serif"
  }
}
