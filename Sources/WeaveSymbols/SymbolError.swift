// SPDX-License-Identifier: MIT

/// Why a symbol is not available.
public enum SymbolError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no symbol with this name.
  case unknownName(String)
  /// The name is known, but its picture is not installed.
  case missingFile(String)
  /// The picture is there but invalid; the reason is a clause.
  case unreadable(file: String, reason: String)

  /// A message in the compiler's style: lower case, no full stop.
  public var description: String {
    switch self {
    case .unknownName(let name): "no symbol is called '\(name)'"
    case .missingFile(let file): "no file '\(file)'; the Debian package bootstrap-icons installs it"
    case .unreadable(let file, let reason): "cannot read the symbol '\(file)': \(reason)"
    }
  }
}
