// SPDX-License-Identifier: MIT

internal import CPango

/// A range of text and the language that determines its letter forms.
@unsafe
struct PangoLanguageRange {
  var bytes: Range<Int>
  var language: OpaquePointer
  /// The tag of an East Asian language, for which fonts differ; nil for other languages.
  var eastAsian: String?
}

extension PangoText {
  /// The languages of the ranges whose script the default language does not use.
  ///
  /// Otherwise Pango would consult the environment variable `LANGUAGE`, and the same text could get different fonts on
  /// another machine.
  func languageRanges(default language: OpaquePointer?) -> [PangoLanguageRange] {
    if unsafe isBasicLatin && (pango_language_includes_script(language, PANGO_SCRIPT_LATIN) != 0) { return unsafe [] }
    let scripts = unsafe scriptRanges()
    let marks = unsafe eastAsianMarks
    let eastAsian = unsafe eastAsianLanguage(scripts.map { $0.script }, hasMarks: !marks.isEmpty, default: language)
    let ranges: [PangoLanguageRange] = unsafe scripts.compactMap { range in
      if isEastAsian(range.script), let eastAsian = unsafe eastAsian {
        return unsafe PangoLanguageRange(
          bytes: range.bytes, language: eastAsian, eastAsian: String(cString: pango_language_to_string(eastAsian)))
      }
      if unsafe pango_language_includes_script(language, range.script) != 0 { return nil }
      // A script without a sample language gets `und`, so that Pango does not consult the environment.
      let sample = unsafe pango_script_get_sample_language(range.script) ?? pango_language_from_string("und")
      return unsafe sample.map { unsafe PangoLanguageRange(bytes: range.bytes, language: $0) }
    }
    guard let eastAsian = unsafe eastAsian else { return unsafe ranges }
    let tag = unsafe String(cString: pango_language_to_string(eastAsian))
    return unsafe ranges
      + marks.map { unsafe PangoLanguageRange(bytes: $0, language: eastAsian, eastAsian: tag) }
  }

  /// East Asian punctuation and wide forms. They belong to no script, so next to Latin letters they would count as
  /// Latin.
  private var eastAsianMarks: [Range<Int>] {
    var marks: [Range<Int>] = []
    var index = 0
    let bytes = Int(unsafe count)
    while index + 2 < bytes {
      guard unsafe isEastAsianMark(at: index) else {
        index += 1
        continue
      }
      if let last = marks.last, last.upperBound == index {
        marks[marks.count - 1] = last.lowerBound..<index + 3
      } else {
        marks.append(index..<index + 3)
      }
      index += 3
    }
    return marks
  }

  /// Whether one of these begins at a byte: U+3000 to U+303F, the middle dot or long mark of kana, or U+FF00 to U+FF60.
  private func isEastAsianMark(at index: Int) -> Bool {
    let (first, second) = unsafe (UInt8(bitPattern: chars[index]), UInt8(bitPattern: chars[index + 1]))
    let third = unsafe UInt8(bitPattern: chars[index + 2])
    switch (first, second) {
    case (0xE3, 0x80), (0xEF, 0xBC): return true
    case (0xE3, 0x83): return third == 0xBB || third == 0xBC
    case (0xEF, 0xBD): return third <= 0xA0
    default: return false
    }
  }

  private var isBasicLatin: Bool {
    // UTF-8 lead bytes below 0xC8 belong to scalars below U+0200.
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

  /// The language of the Han characters: one of `ja`, `ko`, `zh-cn`, `zh-tw`, `zh-hk`.
  ///
  /// Kana make a text Japanese, hangul Korean, bopomofo Taiwanese. Otherwise it is the reader's language if that uses
  /// Han, or else Chinese.
  private func eastAsianLanguage(
    _ scripts: [PangoScript], hasMarks: Bool, default language: OpaquePointer?
  ) -> OpaquePointer? {
    guard hasMarks || scripts.contains(where: isEastAsian) else { return nil }
    if scripts.contains(PANGO_SCRIPT_HIRAGANA) || scripts.contains(PANGO_SCRIPT_KATAKANA) {
      return unsafe pango_language_from_string("ja")
    }
    if scripts.contains(PANGO_SCRIPT_HANGUL) { return unsafe pango_language_from_string("ko") }
    if scripts.contains(PANGO_SCRIPT_BOPOMOFO) { return unsafe pango_language_from_string("zh-tw") }
    let tag = unsafe pango_language_to_string(language).map { unsafe String(cString: $0) }
    return unsafe pango_language_from_string(HanLanguage(tag).name)
  }
}

private func isEastAsian(_ script: PangoScript) -> Bool {
  script == PANGO_SCRIPT_HAN || script == PANGO_SCRIPT_HIRAGANA || script == PANGO_SCRIPT_KATAKANA
    || script == PANGO_SCRIPT_HANGUL || script == PANGO_SCRIPT_BOPOMOFO
}
