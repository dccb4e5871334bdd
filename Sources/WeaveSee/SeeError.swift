// SPDX-License-Identifier: MIT

public import WeaveSystem

/// Why previews cannot be compiled.
public enum SeeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The sources of weave were not found; the folder that was named, or nil.
  case noCheckout(String?)
  /// The compiler was not found: its name.
  case noCompiler(String)
  /// The modules do not compile, after the compiler's messages.
  case modules
  /// A file or a folder.
  case file(FileError)
  /// No Swift file is among the arguments.
  case noSources

  /// What failed, and what to do.
  public var description: String {
    switch self {
    case .noCheckout(let path?): "`\(path)` does not contain the sources of weave"
    case .noCheckout(nil):
      """
      the sources of weave were not found. SwiftUI source is compiled with modules that the compiler of this machine \
      must have compiled itself: get the sources of this version of weave, and name their folder with --weave DIR or \
      in WEAVE_SOURCE
      """
    case .noCompiler(let name):
      "there is no `\(name)`: install Swift 6.3 or later from swift.org, and put it in PATH or name it with --swiftc"
    case .modules: "the modules of weave could not be compiled"
    case .file(let error): "\(error)"
    case .noSources: "no Swift files were named"
    }
  }
}
