// SPDX-License-Identifier: MIT

internal import CPango

/// A stretch of text and the language that picks its letter forms.
@unsafe
struct PangoLanguageRange {
  var bytes: Range<Int>
  var language: OpaquePointer
}

extension PangoText {
  /// The languages of the stretches whose script the default language does not use.
  ///
  /// Pango would ask the environment's `LANGUAGE`, and the same text would take other fonts on another machine.
  func languageRanges(default language: OpaquePointer?) -> [PangoLanguageRange] {
    if unsafe isBasicLatin && (pango_language_includes_script(language, PANGO_SCRIPT_LATIN) != 0) { return unsafe [] }
    let scripts = unsafe scriptRanges()
    let eastAsian = unsafe eastAsianLanguage(scripts.map { $0.script }, default: language)
    return unsafe scripts.compactMap { range in
      if isEastAsian(range.script), let eastAsian = unsafe eastAsian {
        return unsafe PangoLanguageRange(bytes: range.bytes, language: eastAsian)
      }
      if unsafe pango_language_includes_script(language, range.script) != 0 { return nil }
      // A script without a language of its own still gets one, so that Pango has nothing to ask for.
      let sample = unsafe pango_script_get_sample_language(range.script) ?? pango_language_from_string("und")
      return unsafe sample.map { unsafe PangoLanguageRange(bytes: range.bytes, language: $0) }
    }
  }

  private var isBasicLatin: Bool {
    // UTF-8 lead bytes under 0xC8 are scalars under U+0200.
    for index in 0..<Int(unsafe count) where unsafe UInt8(bitPattern: chars[index]) >= 0xC8 { return false }
    return true
  }

  private func scriptRanges() -> [(bytes: Range<Int>, script: PangoScript)] {
    guard let iterator = unsafe pango_script_iter_new(chars, count) else { return [] }
    defer { unsafe pango_script_iter_free(iterator) }
    var ranges: [(bytes: Range<Int>, script: PangoScript)] = []
    repeat {
      var (start, end): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
      var script = PANGO_SCRIPT_COMMON
      unsafe pango_script_iter_get_range(iterator, &start, &end, &script)
      guard let start = unsafe start, let end = unsafe end, unsafe end > start else { continue }
      ranges.append((unsafe (start - chars)..<(end - chars), script))
    } while unsafe pango_script_iter_next(iterator) != 0
    return ranges
  }

  /// The language of the Han characters: kana make a text Japanese and hangul Korean; else it is the reader's
  /// language if that uses Han, else Chinese.
  private func eastAsianLanguage(_ scripts: [PangoScript], default language: OpaquePointer?) -> OpaquePointer? {
    guard scripts.contains(where: isEastAsian) else { return nil }
    if scripts.contains(PANGO_SCRIPT_HIRAGANA) || scripts.contains(PANGO_SCRIPT_KATAKANA) {
      return unsafe pango_language_from_string("ja")
    }
    if scripts.contains(PANGO_SCRIPT_HANGUL) { return unsafe pango_language_from_string("ko") }
    if scripts.contains(PANGO_SCRIPT_BOPOMOFO) { return unsafe pango_language_from_string("zh-tw") }
    if unsafe pango_language_includes_script(language, PANGO_SCRIPT_HAN) != 0 { return unsafe language }
    return unsafe pango_language_from_string("zh-cn")
  }
}

private func isEastAsian(_ script: PangoScript) -> Bool {
  script == PANGO_SCRIPT_HAN || script == PANGO_SCRIPT_HIRAGANA || script == PANGO_SCRIPT_KATAKANA
    || script == PANGO_SCRIPT_HANGUL || script == PANGO_SCRIPT_BOPOMOFO
}
