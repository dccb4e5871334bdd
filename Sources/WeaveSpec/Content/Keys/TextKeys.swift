// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics
import WeaveSchema

/// The keys of a `text`.
public enum TextKeys: KeyOwner {
  public static let objectName = "text"
  public static let about = "Words."

  public static let text = textKey(.text, "What it says; may hold `{{…}}`.")
  public static let spans = key(
    .spans, .array(.object("span"), atMost: 64), "Stretches with looks of their own, instead of `text`.")
  public static let markdown = flagKey(
    .markdown, default: false,
    "Whether `text` is read as Markdown: `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and `[words](colour)`.")
  public static let lineLimit = integerKey(.lineLimit, in: 0...100, "The most lines; 0 or missing for no limit.")
  public static let truncation = wordKey(.truncation, TextTruncation.self, default: .tail, "Where it is cut.")
  public static let minimumScale = numberKey(
    .minimumScale, in: 0.05...1, default: 1, "How far the size may shrink before the text is cut.")
  public static let fit = key(
    .fit, .dynamic(.array(ContentTable.fontType, atMost: 16)),
    "Fonts to try in turn on one line; the last may wrap to `lineLimit`.")
  public static let multilineAlignment = wordKey(
    .multilineAlignment, HorizontalAlignment.self, default: .leading, "How lines line up with each other.")
  public static let box = wordKey(
    .box, TextBox.self, default: .line, "What counts as the text's box: whole lines, or cap line to baseline.")
  public static let alignsInk = flagKey(
    .alignsInk, default: false,
    "Whether the ink of the first letter, and not its side bearing, meets the leading edge.")
  public static let balanced = flagKey(.balanced, default: false, "Whether wrapped lines become about equally long.")
  public static let lineBreak = wordKey(
    .lineBreak, LineBreak.self, default: .standard,
    "Where lines end: as is usual in the script, in Korean between words, or between words alone in all of them.")
  public static let tabStops = key(
    .tabStops, .array(ContentTable.positive, atMost: 32),
    "Where what follows a tab begins, in points from the leading edge; without one, a tab is as wide as an em.")
  public static let strikethrough = key(
    .strikethrough, .dynamic(.anyOf([.bool, .color])), "A line through it, in its colour or another.")
  public static let underline = key(
    .underline, .dynamic(.anyOf([.bool, .color])), "A line under it, in its colour or another.")

  public static let keys: [any DeclaredKey] = [
    text, spans, markdown, lineLimit, truncation, minimumScale, fit, multilineAlignment, box, alignsInk, balanced,
    lineBreak, tabStops, strikethrough, underline,
  ]
}

/// The keys of the object `font`.
public enum FontKeys: KeyOwner {
  public static let objectName = "font"
  public static let about = "A text style, changed; or a font of its own when `size` is given."

  public static let style = wordKey(
    .style, TextStyle.self, "The text style to start from; the inherited font if missing.")
  public static let size = numberKey(.size, in: 1...1000, "Points per em; does not follow the reader's text size.")
  public static let weight = wordKey(.weight, FontWeight.self, "How heavy the strokes are.")
  public static let design = wordKey(.design, FontDesign.self, "The family.")
  public static let family = textKey(
    .family, as: .dynamic(.string),
    "A name of the design's `fonts`, or a family; its files lie in a folder given with `--fonts`.")
  public static let italic = flagKey(
    .italic, "Whether the letters slant; as in the font that it starts from if missing.")
  public static let tabular = flagKey(
    .tabular, "Whether all digits are equally wide; as in the font that it starts from if missing.")
  public static let tracking = numberKey(.tracking, "Points added after each glyph; a text style brings its own.")
  public static let lineHeight = numberKey(.lineHeight, in: 1...2000, "Points from baseline to baseline.")

  public static let keys: [any DeclaredKey] = [
    style, size, weight, design, family, italic, tabular, tracking, lineHeight,
  ]
}

/// The keys of the object `span`.
public enum SpanKeys: KeyOwner {
  public static let objectName = "span"
  public static let about = "A stretch of a text with a look of its own."

  public static let text = textKey(.text, required: true, "What it says.")
  public static let font = key(.font, ContentTable.fontType, "Its font.")
  public static let foreground = colorKey(.foreground, "Its colour.")
  public static let strikethrough = key(
    .strikethrough, .dynamic(.anyOf([.bool, .color])), "A line through it, in its colour or another.")
  public static let underline = key(
    .underline, .dynamic(.anyOf([.bool, .color])), "A line under it, in its colour or another.")

  public static let keys: [any DeclaredKey] = [text, font, foreground, strikethrough, underline]
}
