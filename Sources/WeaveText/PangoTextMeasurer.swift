// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveLayout
import WeaveNative
public import WeaveResolve

/// Shapes text with Pango and keeps the results.
///
/// It belongs to one worker: the class is not `Sendable`, because two threads cannot use Pango's font maps at once. Two
/// measurers with the same fonts and language give the same glyphs, whatever either has shaped before.
public final class PangoTextMeasurer: TextMeasurer {
  private struct TextKey: Hashable {
    var text: ResolvedText
    var isRightToLeft: Bool

    static func == (a: TextKey, b: TextKey) -> Bool {
      a.isRightToLeft == b.isRightToLeft && a.text == b.text && a.text.isSpelled(like: b.text)
    }
  }

  private struct ShapeKey: Hashable {
    var text: TextKey
    var width, height: Double?
  }

  private let shaper: ParagraphShaper
  private var setters = RecentEntries<TextKey, TextSetter>(capacity: ParagraphShaper.capacity)
  private var shaped = RecentEntries<ShapeKey, ShapedText>(capacity: ParagraphShaper.capacity)

  /// A measurer for some fonts.
  ///
  /// - Parameters:
  ///   - fonts: all fonts that may be used.
  ///   - language: the reader's language, in BCP 47 (`en`, `ja-JP`). It selects letter forms, and fonts for Han
  ///     characters
  ///     if the text does not determine them.
  /// - Throws: `.noSuchDirectory` for one of the user's folders that does not exist, `.fontFolder` for one that cannot
  ///   be searched, `.missingFamily` if Inter is not installed, `.noFonts`, `.engine`.
  public init(fonts: FontSet, language: String = "en") throws(TextError) {
    if let absent = fonts.directories.first(where: { !PangoShaper.isDirectory($0) }) {
      throw .noSuchDirectory(absent)
    }
    try fonts.checkFolders()
    do {
      shaper = try ParagraphShaper(fonts: fonts, language: language)
    } catch {
      throw TextError(error)
    }
    if let absent = [StandardFamily.system, .display].first(where: { !shaper.hasLatin($0.name) }) {
      throw .missingFamily(absent.name)
    }
  }

  /// The families that a design may name, by their English names, sorted.
  public func availableFamilies() -> [String] { shaper.families }

  /// Opens the fonts that most widgets use, without changing any glyph of theirs.
  public func openFonts() {
    let sizes: [(size: Double, weight: Int)] = [(15, 600), (28, 600), (13, 400), (13, 500)]
    for (size, weight) in sizes { shaper.openFont(FontSpec(size: size, weight: weight)) }
  }

  /// Drops all shaped texts; fonts stay open.
  public func forgetTexts() {
    setters.removeAll()
    shaped.removeAll()
    shaper.forgetTexts()
  }

  /// The text as glyphs from Pango, from memory if it was shaped for this room before.
  public func shape(_ text: ResolvedText, width: Double?, height: Double?, isRightToLeft: Bool) -> ShapedText {
    let textKey = TextKey(text: text, isRightToLeft: isRightToLeft)
    let key = ShapeKey(text: textKey, width: width?.bound, height: height?.bound)
    if let known = shaped.value(of: key) { return known }
    let result = setter(of: textKey).set(width: key.width, height: key.height)
    shaped.keep(result, for: key)
    return result
  }

  private func setter(of key: TextKey) -> TextSetter {
    if let known = setters.value(of: key) { return known }
    let made = TextSetter(key.text, isRightToLeft: key.isRightToLeft, shaper: shaper)
    setters.keep(made, for: key)
    return made
  }
}

extension Double {
  /// The length as a bound; nil for infinity and NaN.
  fileprivate var bound: Double? { isFinite ? self : nil }
}
