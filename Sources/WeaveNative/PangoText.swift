// SPDX-License-Identifier: MIT

internal import CPango

/// A paragraph's UTF-8, valid while Pango reads it.
@unsafe
struct PangoText {
  let chars: UnsafePointer<CChar>
  let count: Int32

  /// The boundaries before each byte, and at the end.
  func boundaries(language: OpaquePointer?) -> [PangoBoundary] {
    let bytes = Int(unsafe count)
    var boundaries = [PangoBoundary](repeating: [], count: bytes + 1)
    let characters = Int(unsafe g_utf8_strlen(chars, gssize(bytes)))
    unsafe withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: characters + 1) { attributes in
      guard let base = attributes.baseAddress else { return }
      unsafe base.initialize(repeating: PangoLogAttr(), count: characters + 1)
      unsafe pango_get_log_attrs(chars, count, -1, language, base, Int32(characters + 1))
      var character = 0
      for byte in 0...bytes where unsafe byte == bytes || !isContinuation(at: byte) {
        unsafe boundaries[byte] = PangoBoundary(base[min(character, characters)])
        character += 1
      }
    }
    return boundaries
  }

  private func isContinuation(at byte: Int) -> Bool { unsafe UInt8(bitPattern: chars[byte]) & 0xC0 == 0x80 }
}

extension PangoBoundary {
  fileprivate init(_ attributes: PangoLogAttr) {
    self = []
    if attributes.is_line_break != 0 { insert(.line) }
    if attributes.is_cursor_position != 0 { insert(.grapheme) }
    if attributes.is_white != 0 { insert(.space) }
  }
}
