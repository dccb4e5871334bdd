// SPDX-License-Identifier: MIT

import WeaveNative

/// Why text cannot be shaped at all, for reasons outside the design.
public enum TextError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A folder of the font set does not exist, or is a file.
  case noSuchDirectory(String)
  /// A folder of the font set that cannot be searched, with the reason.
  case fontFolder(String)
  /// A family that every design may use is not installed.
  case missingFamily(String)
  /// No folder of the set holds a font.
  case noFonts
  /// fontconfig or Pango could not start.
  case engine

  init(_ error: PangoError) {
    switch error {
    case .noFonts: self = .noFonts
    case .configuration: self = .engine
    }
  }

  /// The reason, as a message.
  public var description: String {
    switch self {
    case .noSuchDirectory(let path): "there is no font folder '\(path)'"
    case .fontFolder(let reason): "the font folder cannot be used: \(reason)"
    case .missingFamily(let name): "the font family '\(name)' is not installed; Debian has it in 'fonts-inter'"
    case .noFonts: "no font was found; Debian has them in 'fonts-inter' and 'fonts-noto-core'"
    case .engine: "the text engine (fontconfig and Pango) could not start"
    }
  }
}
