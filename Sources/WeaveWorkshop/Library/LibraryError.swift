// SPDX-License-Identifier: MIT

public import WeaveSystem

/// The reason why the library was not read or changed.
public enum LibraryError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system refused to read or write a file.
  case file(FileError)
  /// There is no library in this folder.
  case noLibrary(String)
  /// No design has this name or identifier; with similar names.
  case noDesign(String, near: String?)
  /// Several designs have this name.
  case ambiguous(String, [LibraryEntry])
  /// A part of the library cannot be read.
  case damaged(String, reason: String)
  /// There is no change left to undo.
  case nothingToUndo
  /// The request would break something; nothing was written.
  case refused(String)
  /// A design was edited by hand after the change to undo.
  case changedSince(String, what: String)

  /// What is wrong, worded as a message.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .noLibrary(let path): "there is no library in `\(path)` yet; create one with 'weave library add'"
    case .noDesign(let name, let near):
      "the library has no design '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .ambiguous(let name, let entries):
      "\(entries.count) designs have the name '\(name)'; use an identifier:  "
        + entries.map(\.shortID).joined(separator: ", ")
    case .damaged(let path, let reason): "`\(path)` cannot be used: \(reason)"
    case .refused(let reason): reason
    case .nothingToUndo: "there is nothing to undo"
    case .changedSince(let path, let what):
      "cannot undo '\(what)': `\(path)` was changed by hand since then, and that change would be lost"
    }
  }
}
