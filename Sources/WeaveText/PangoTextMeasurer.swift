// SPDX-License-Identifier: MIT

public import WeaveLayout
import WeaveNative
public import WeaveResolve

/// Shapes text with Pango and remembers it.
///
/// It belongs to one worker: a class that is not `Sendable`, since Pango's font maps are not for two threads at once.
/// Two measurers with the same fonts and language give the same glyphs, whatever either has shaped before.
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
  private var setters: [TextKey: TextSetter] = [:]
  private var shaped: [ShapeKey: ShapedText] = [:]
  /// Texts and results that are kept; all are dropped when there are more, which costs less than an order of use.
  private let capacity = 4_096

  /// A measurer for some fonts.
  ///
  /// - Parameters:
  ///   - fonts: all fonts that may be used.
  ///   - language: the reader's, in BCP 47 (`en`, `ja-JP`). It chooses letter forms, and fonts for Han characters
  ///     where the text does not tell.
  /// - Throws: `.noSuchDirectory` for a folder of the user's that is not there, `.fontFolder` for one that cannot be searched, `.missingFamily` if Inter is not
  ///   installed, `.noFonts`, `.engine`.
  public init(fonts: FontSet, language: String = "en") throws(TextError) {
    if let absent = fonts.directories.first(where: { !PangoShaper.isDirectory($0) }) {
      throw .noSuchDirectory(absent)
    }
    try fonts.checkFolders()
    do {
      shaper = try ParagraphShaper(fonts: fonts, language: language)
    } catch {
      throw error == .noFonts ? .noFonts : .engine
    }
    if let absent = [StandardFamily.system, .display].first(where: { !shaper.hasLatin($0.name) }) {
      throw .missingFamily(absent.name)
    }
  }

  /// The families that a design may name, by their English names, sorted.
  public func availableFamilies() -> [String] { shaper.families }

  /// The text in glyphs by Pango, from memory where it was shaped for this room before.
  public func shape(_ text: ResolvedText, width: Double?, height: Double?, isRightToLeft: Bool) -> ShapedText {
    let textKey = TextKey(text: text, isRightToLeft: isRightToLeft)
    let key = ShapeKey(text: textKey, width: width?.bound, height: height?.bound)
    if let known = shaped[key] { return known }
    let setter = setters[textKey] ?? TextSetter(text, isRightToLeft: isRightToLeft, shaper: shaper)
    let result = setter.set(width: key.width, height: key.height)
    if setters.count >= capacity || shaped.count >= capacity {
      setters.removeAll(keepingCapacity: true)
      shaped.removeAll(keepingCapacity: true)
    }
    setters[textKey] = setter
    shaped[key] = result
    return result
  }
}

extension Double {
  /// A length that bounds; nil for infinity and for what is no number.
  fileprivate var bound: Double? { isFinite ? self : nil }
}
