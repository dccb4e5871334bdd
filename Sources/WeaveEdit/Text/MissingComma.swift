// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Finds the comma that is missing behind a value.
public enum MissingComma {
  /// Where a comma belongs between the value that ends before a cursor and the one that follows; nil if none is missing.
  ///
  /// - Parameter offset: the cursor, directly behind the value's last byte or behind blank space.
  public static func place(in bytes: [UInt8], before offset: Int) -> Int? {
    let cursor = CursorPlace(in: bytes, at: offset)
    guard case .none = cursor.token, let frame = cursor.frames.last, let place = cursor.missingComma,
      let next = bytes[min(offset, bytes.count)...].first(where: { ![0x09, 0x0A, 0x0D, 0x20].contains($0) })
    else { return nil }
    let beginsValue = frame.isObject ? next == UInt8(ascii: "\"") : !Array(",]}:".utf8).contains(next)
    return beginsValue ? place : nil
  }
}
