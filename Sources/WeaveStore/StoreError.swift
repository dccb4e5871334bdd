// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveSystem

/// Why snapshots were not read or written.
public enum StoreError: Error, Sendable, CustomStringConvertible {
  /// The system reported an error, with the path and the reason.
  case file(FileError)
  /// The folder does not exist.
  case noFolder(String)
  /// The change is not possible in this file.
  case edit(EditError, path: String)
  /// The file must be repaired before it can be changed; nothing was written.
  case damaged(DiagnosticReport)
  /// The file would be invalid after the change, as the report on its new text says; nothing was written.
  case invalid(DiagnosticReport)

  /// A message in the compiler's style that names the path.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .noFolder(let path): "no such folder: `\(path)`"
    case .edit(let error, let path): "\(error) in `\(path)`"
    case .damaged(let report): "fix `\(report.source.name)` first; nothing was written"
    case .invalid(let report): "this change would make `\(report.source.name)` invalid; nothing was written"
    }
  }
}
