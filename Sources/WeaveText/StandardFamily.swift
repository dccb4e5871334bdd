// SPDX-License-Identifier: MIT

/// A family that pictures use, with the Debian package that contains it.
///
/// `all` is the only list of them. The private configuration of fontconfig, the families of text styles, the warning
/// about a missing family and `weave doctor` use it.
public struct StandardFamily: Sendable, Hashable {
  /// The family's English name, as font files spell it.
  public var name: String
  /// The Debian 12 package that contains it.
  public var package: String
  /// What a picture shows if the family is not installed, as a sentence without a full stop.
  public var loss: String

  static let system = StandardFamily("Inter", "fonts-inter", "no text can be drawn")
  static let display = StandardFamily("Inter Display", "fonts-inter", "no text can be drawn")
  static let rounded = StandardFamily("Quicksand", "fonts-quicksand", "the design `rounded` is drawn in Inter")
  static let serif = StandardFamily("Noto Serif", "fonts-noto-core", "the design `serif` is drawn in Inter")
  static let monospaced = StandardFamily(
    "Noto Sans Mono", "fonts-noto-mono", "the design `monospaced` is drawn in Inter")
  static let latin = StandardFamily(
    "Noto Sans", "fonts-noto-core", "characters missing from Inter are drawn in another font, or as boxes")
  static let emoji = StandardFamily(
    "Noto Color Emoji", "fonts-noto-color-emoji", "emoji are drawn in one colour, or as boxes")

  /// Families of other scripts, in their order of fallback.
  static let scripts =
    [
      "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada",
      "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Georgian", "Armenian", "Ethiopic", "Thaana",
      "Cherokee", "Canadian Aboriginal", "Javanese", "Balinese", "Sundanese", "Tifinagh", "NKo", "Adlam", "Syriac",
      "Vai",
      "Ol Chiki", "Meetei Mayek", "Mongolian", "Yi", "Lisu", "Hanifi Rohingya", "Runic", "Gothic", "Cuneiform",
      "Egyptian Hieroglyphs",
    ].map { StandardFamily("Noto Sans \($0)", "fonts-noto-core", "\($0) is drawn in another font, or as boxes") }
    + [StandardFamily("Noto Serif Tibetan", "fonts-noto-core", "Tibetan is drawn in another font, or as boxes")]

  static let japanese = eastAsian("JP", "Japanese")
  static let korean = eastAsian("KR", "Korean")
  static let hongKong = eastAsian("HK", "Chinese of Hong Kong")
  static let traditional = eastAsian("TC", "traditional Chinese")
  static let simplified = eastAsian("SC", "simplified Chinese")

  static let symbols = ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"].map {
    StandardFamily($0, "fonts-noto-core", "some symbols are drawn in another font, or as boxes")
  }

  /// Every family: those that text styles ask for, then the fallbacks for characters, in their order.
  public static let all =
    [system, display, rounded, serif, monospaced, latin] + scripts
    + [korean, hongKong, traditional, japanese, simplified] + symbols + [emoji]

  private static func eastAsian(_ ending: String, _ language: String) -> StandardFamily {
    StandardFamily("Noto Sans CJK \(ending)", "fonts-noto-cjk", "\(language) is drawn as boxes")
  }

  private init(_ name: String, _ package: String, _ loss: String) {
    (self.name, self.package, self.loss) = (name, package, loss)
  }
}
