// SPDX-License-Identifier: MIT

internal import CCairo
import WeaveGraphics

/// The owner of a FreeType library, with which faces are opened. For one thread at a time.
///
/// Cairo's own faces are shared by all threads, and what it hands out of them is not locked.
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

/// The owner of one face of a font file, for glyphs that are moved onto pixels.
@safe
final class HintedFace {
  let face: FT_Face
  /// Kept, as a face ends before its library.
  private let library: FontLibrary
  /// Pixels per em, in 64ths.
  private var size = 0
  /// The heights of its letters at this size, once they are measured.
  var heights: LetterHeights?

  /// - Returns: nil for a file that is no font or cannot be read.
  init?(_ font: FontFace, _ library: FontLibrary) {
    var made: FT_Face?
    guard unsafe FT_New_Face(library.pointer, font.file, font.index, &made) == 0, let made = unsafe made else {
      return nil
    }
    unsafe face = made
    self.library = library
  }

  deinit { unsafe _ = FT_Done_Face(face) }

  /// Makes glyphs so many pixels per em large.
  ///
  /// - Returns: false for sizes that the font does not have.
  func setSize(_ pixels: Double) -> Bool {
    guard pixels > 0, pixels < 10_000 else { return false }
    let wanted = Int((pixels * 64).rounded())
    if wanted == size { return true }
    // At 72 dots to an inch a point is a pixel.
    guard unsafe FT_Set_Char_Size(face, wanted, wanted, 72, 72) == 0 else { return false }
    size = wanted
    heights = nil
    return true
  }
}
