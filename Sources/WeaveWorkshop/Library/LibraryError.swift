// SPDX-License-Identifier: MIT

public import WeaveSystem

/// Why the library was not read or changed.
public enum LibraryError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system refused to read or write a file.
  case file(FileError)
  /// There is no library in this folder.
  case noLibrary(String)
  /// No design has this name or identifier; with the names that come near.
  case noDesign(String, near: String?)
  /// Several designs are called so.
  case ambiguous(String, [LibraryEntry])
  /// Something in the library cannot be understood.
  case damaged(String, reason: String)
  /// The record names no change that is still done.
  case nothingToUndo
  /// What is asked for would make something wrong; nothing was written.
  case refused(String)
  /// A design has been changed by hand since the change that is to be undone.
  case changedSince(String, what: String)

  /// What is wrong, in the voice of messages.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .noLibrary(let path): "there is no library in `\(path)` yet; 'weave library add' begins one"
    case .noDesign(let name, let near):
      "the library has no design '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .ambiguous(let name, let entries):
      "\(entries.count) designs are called '\(name)'; name one by its identifier: "
        + entries.map(\.shortID).joined(separator: ", ")
    case .damaged(let path, let reason): "`\(path)` cannot be used: \(reason)"
    case .refused(let reason): reason
    case .nothingToUndo: "nothing has been done that could be undone"
    case .changedSince(let path, let what):
      "`\(path)` has been changed by hand since '\(what)', which is not undone, as that would be lost"
    }
  }
}
