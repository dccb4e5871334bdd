// SPDX-License-Identifier: MIT

extension String {
  /// The text as one word of a shell command, in single quotes if needed.
  ///
  /// - Source: POSIX.1-2017, Shell Command Language, 2.2.2.
  package var shellQuoted: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_./=:,@%+".utf8.contains(byte)
        }
      }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
