// SPDX-License-Identifier: MIT

import WeaveDiagnostics
package import WeaveGraphics
import WeaveSchema

/// The keys of a `text`.
package enum TextKeys: KeyOwner {
  package static let objectName = "text"
  package static let about = "Words."

  package static let text = textKey(.text, "The text; may contain `{{…}}`.")
  package static let spans = key(
    .spans, .array(.object("span"), atMost: 64), "Stretches with their own style, instead of `text`.")
  package static let markdown = flagKey(
    .markdown, default: false,
    "Whether `text` is read as Markdown: `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and `[words](colour)`.")
  package static let fit = key(
    .fit, .dynamic(.array(ContentTable.fontType, atMost: 16)),
    "Fonts to try in turn on one line; the last may wrap to `lineLimit`.")
  package static let box = wordKey(
    .box, TextBox.self, default: .line, "The extent of the text's box: whole lines, or from cap line to baseline.")
  package static let alignsInk = flagKey(
    .alignsInk, default: false,
    "Whether the ink of the first letter, and not its side bearing, meets the leading edge.")
  package static let balanced = flagKey(.balanced, default: false, "Whether wrapped lines become about equally long.")
  package static let lineBreak = wordKey(
    .lineBreak, LineBreak.self, default: .standard,
    "Where lines may end: as usual in the script, which is between words in Korean; or only between words in all scripts."
  )
  package static let tabStops = key(
    .tabStops, .array(ContentTable.positive, atMost: 32),
    "The positions of tab stops, in points from the leading edge; without any, a tab is as wide as an em.")
  package static let strikethrough = key(
    .strikethrough, .dynamic(.anyOf([.bool, .color])), "A line through it, in its colour or another.")
  package static let underline = key(
    .underline, .dynamic(.anyOf([.bool, .color])), "A line under it, in its colour or another.")
  package static let stroke = objectKey(.stroke, TextStrokeKeys.self, "A line around the letters.")

  package static let keys: [any DeclaredKey] = [
    text, spans, markdown, fit, box, alignsInk, balanced, lineBreak, tabStops, strikethrough, underline, stroke,
  ]
}

/// The keys of the object `textStroke`.
package enum TextStrokeKeys: KeyOwner {
  package static let objectName = "textStroke"
  package static let about = "A line around letters, outside of them; along their edges if they are `clear`."

  package static let fill = paintKey(.fill, "Its paint; the foreground if missing.")
  package static let width = numberKey(.width, in: 0...100, default: 1, "Its width in points.")

  package static let keys: [any DeclaredKey] = [fill, width]
}

/// The keys of the object `font`.
package enum FontKeys: KeyOwner {
  package static let objectName = "font"
  package static let about = "A modified text style, or a font of its own if `size` is given."

  package static let style = wordKey(
    .style, TextStyle.self, "The text style to start from; the inherited font if missing.")
  package static let size = numberKey(.size, in: 1...1000, "Points per em; does not follow the reader's text size.")
  package static let weight = wordKey(.weight, FontWeight.self, "The weight of the strokes.")
  package static let design = wordKey(.design, FontDesign.self, "The family.")
  package static let family = textKey(
    .family, as: .dynamic(.string),
    "A name of the design's `fonts`, or a family; its files lie in a folder given with `--fonts`.")
  package static let face = wordKey(
    .face, DisplayFace.self, "A face for large words and numbers, instead of `design` and `family`.")
  package static let axes = objectKey(.axes, FontAxesKeys.self, "Where a `face` stands on its axes.")
  package static let italic = flagKey(
    .italic, "Whether the letters are italic; as in the font that it starts from if missing.")
  package static let tabular = flagKey(
    .tabular, "Whether all digits are equally wide; as in the font that it starts from if missing.")
  package static let tracking = numberKey(
    .tracking, "Points added after each glyph, beside the spacing that belongs to the size.")
  package static let lineHeight = numberKey(
    .lineHeight, in: 1...2000,
    "Points from baseline to baseline; less than the font's own line also lowers a single line.")

  package static let keys: [any DeclaredKey] = [
    style, size, weight, design, family, face, axes, italic, tabular, tracking, lineHeight,
  ]
}

/// The keys of the object `fontAxes`.
package enum FontAxesKeys: KeyOwner {
  package static let objectName = "fontAxes"
  package static let about = "A place on the axes of a face, each by its four letters in OpenType."

  package static let wght = numberKey(
    .wght, in: 1...1000, "The weight, between those that `weight` names; `karla` has 200 to 800.")
  package static let wdth = numberKey(
    .wdth, in: 1...1000,
    "The width in percent; the nearest of the face's widths is drawn. `leagueMono` has 50, 75, 113, 150 and 200.")

  package static let keys: [any DeclaredKey] = [wght, wdth]
}

/// The keys of the object `span`.
package enum SpanKeys: KeyOwner {
  package static let objectName = "span"
  package static let about = "A stretch of a text with its own style."

  package static let text = textKey(.text, required: true, "What it says.")
  package static let font = key(.font, ContentTable.fontType, "Its font.")
  package static let foreground = paintKey(.foreground, "Its paint.")
  package static let strikethrough = key(
    .strikethrough, .dynamic(.anyOf([.bool, .color])), "A line through it, in its colour or another.")
  package static let underline = key(
    .underline, .dynamic(.anyOf([.bool, .color])), "A line under it, in its colour or another.")

  package static let keys: [any DeclaredKey] = [text, font, foreground, strikethrough, underline]
}
