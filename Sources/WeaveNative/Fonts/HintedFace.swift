// SPDX-License-Identifier: MIT

internal import CCairo
import WeaveGraphics

/// The owner of a FreeType library, which opens faces. For one thread at a time.
///
/// Cairo's own faces are not used, because all threads share them and access to the data that Cairo returns from them
/// is not locked.
@safe
final class FontLibrary {
  let pointer: FT_Library

  /// - Returns: nil if there is no memory.
  init?() {
    var made: FT_Library?
    guard unsafe FT_Init_FreeType(&made) == 0, let made = unsafe made else { return nil }
    unsafe pointer = made
  }

  deinit { unsafe _ = FT_Done_FreeType(pointer) }
}

/// The owner of one face of a font file, used to hint glyphs to whole pixels.
@safe
final class HintedFace {
  let face: FT_Face
  /// Kept because the face must be freed before its library.
  private let library: FontLibrary
  /// Pixels per em, in 64ths.
  private var size = 0
  /// The face's letter heights at the current size; nil until they are measured.
  var heights: LetterHeights?

  /// - Returns: nil if the file is not a font or cannot be read.
  init?(_ font: FontFace, _ library: FontLibrary) {
    var made: FT_Face?
    guard unsafe FT_New_Face(library.pointer, font.file, font.index, &made) == 0, let made = unsafe made else {
      return nil
    }
    unsafe face = made
    self.library = library
  }

  deinit { unsafe _ = FT_Done_Face(face) }

  /// Sets the glyph size in pixels per em.
  ///
  /// - Returns: false for sizes that the font does not have.
  func setSize(_ pixels: Double) -> Bool {
    guard pixels > 0, pixels < 10_000 else { return false }
    let wanted = Int((pixels * 64).rounded())
    if wanted == size { return true }
    // At 72 dots per inch, a point is a pixel.
    guard unsafe FT_Set_Char_Size(face, wanted, wanted, 72, 72) == 0 else { return false }
    size = wanted
    heights = nil
    return true
  }
}
