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
    if font.axisWeight > 0 { setAxisWeight(font.axisWeight) }
  }

  /// Moves a variable font along its axis `wght`. Its other axes stay where the named instance is.
  private func setAxisWeight(_ weight: Int) {
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe FT_Get_MM_Var(face, &axes) == 0, let axes = unsafe axes else { return }
    defer { unsafe _ = FT_Done_MM_Var(library.pointer, axes) }
    let count = Int(unsafe axes.pointee.num_axis)
    guard count > 0, count <= 64, let list = unsafe axes.pointee.axis else { return }
    var places = [FT_Fixed](repeating: 0, count: count)
    guard unsafe FT_Get_Var_Design_Coordinates(face, FT_UInt(count), &places) == 0 else { return }
    // The tag `wght`, and a number with 16 bits after the point.
    for axis in 0..<count where unsafe list[axis].tag == 0x7767_6874 {
      places[axis] = FT_Fixed(min(weight, 1_000) << 16)
    }
    _ = unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(count), &places)
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
