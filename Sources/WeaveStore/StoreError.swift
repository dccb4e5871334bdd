// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveSystem

/// Why snapshots were not read or written.
public enum StoreError: Error, Sendable, CustomStringConvertible {
  /// The system refused, with the path and the reason.
  case file(FileError)
  /// There is no such folder.
  case noFolder(String)
  /// The change asks for something that the file cannot have.
  case edit(EditError, path: String)
  /// The file has to be mended before it can be changed; nothing was written.
  case damaged(DiagnosticReport)
  /// The file would be wrong after the change, as the report of its new text says; nothing was written.
  case invalid(DiagnosticReport)

  /// A sentence in the compiler's voice that names the path.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .noFolder(let path): "no such folder: `\(path)`"
    case .edit(let error, let path): "\(error) in `\(path)`"
    case .damaged(let report): "mend `\(report.source.name)` first; nothing is written"
    case .invalid(let report): "`\(report.source.name)` would be wrong with this change; nothing is written"
    }
  }
}
