// SPDX-License-Identifier: MIT

/// Why a symbol cannot be had.
public enum SymbolError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No symbol of ours answers to the name.
  case unknownName(String)
  /// The name is known, but its picture is not on this machine.
  case missingFile(String)
  /// The picture is there but is not what it should be; the reason is a clause.
  case unreadable(file: String, reason: String)

  /// A sentence in the compiler's voice: lower case, no full stop.
  public var description: String {
    switch self {
    case .unknownName(let name): "no symbol is called '\(name)'"
    case .missingFile(let file): "no file '\(file)'; the Debian package bootstrap-icons installs it"
    case .unreadable(let file, let reason): "cannot read the symbol '\(file)': \(reason)"
    }
  }
}
