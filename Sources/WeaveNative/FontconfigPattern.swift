// SPDX-License-Identifier: MIT

internal import CPango
internal import WeaveGraphics

/// What fontconfig knows about one font, read from an `FcPattern` that the caller keeps alive.
@unsafe
struct FontconfigPattern {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { unsafe self.handle = handle }

  /// The font as a display list names it.
  var face: FontFace {
    let weight = unsafe double(FC_WEIGHT).map { FcWeightToOpenTypeDouble($0) } ?? 400
    return unsafe FontFace(
      file: file ?? "", index: integer(FC_INDEX) ?? 0, family: family ?? "",
      weight: Int(max(1, min(1000, weight)).rounded()), isItalic: (integer(FC_SLANT) ?? 0) > 0,
      hasColor: boolean(FC_COLOR) ?? false)
  }

  /// The path of the font's file.
  var file: String? { unsafe string(FC_FILE) }

  /// The first English name of the family; if there is none, the first name in any language.
  var family: String? {
    var index: Int32 = 0
    while let language = unsafe string(FC_FAMILYLANG, at: index) {
      if language == "en" { return unsafe string(FC_FAMILY, at: index) }
      index += 1
    }
    return unsafe string(FC_FAMILY)
  }

  /// All names of the family, in every language.
  var families: [String] {
    var names: [String] = []
    while let name = unsafe string(FC_FAMILY, at: Int32(clamping: names.count)) { names.append(name) }
    return names
  }

  private func string(_ object: String, at index: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(handle, object, index, &value) == FcResultMatch, let value = unsafe value else {
      return nil
    }
    return unsafe String(cString: value)
  }

  private func integer(_ object: String) -> Int? {
    var value: Int32 = 0
    return unsafe FcPatternGetInteger(handle, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  private func double(_ object: String) -> Double? {
    var value = 0.0
    return unsafe FcPatternGetDouble(handle, object, 0, &value) == FcResultMatch ? value : nil
  }

  private func boolean(_ object: String) -> Bool? {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(handle, object, 0, &value) == FcResultMatch ? value != 0 : nil
  }
}
