// SPDX-License-Identifier: MIT

/// Why a file was not read or written, with its path.
public enum FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing is at the path.
  case notFound(String)
  /// The folder of a file to be written does not exist.
  case noFolder(String)
  /// A folder is at the path where a file is required.
  case isDirectory(String)
  /// A pipe, socket or device, which may give endless bytes or none.
  case notRegular(String)
  /// The system does not let this user read or write there.
  case permissionDenied(String)
  /// The file has more bytes than the caller accepts.
  case tooLarge(String, limit: Int)
  /// The disk has no space left.
  case diskFull(String)
  /// A symbolic link where links are not followed.
  case isLink(String)
  /// A lock file that another process held for the whole waiting time.
  case locked(String, seconds: Double)
  /// Anything else, with the system's message.
  case failed(String, reason: String)

  /// A message in the compiler's style that names the path.
  public var description: String {
    switch self {
    case .notFound(let path): "no such file: `\(path)`"
    case .noFolder(let path): "`\(path)`: its folder does not exist"
    case .isDirectory(let path): "`\(path)` is a folder, not a file"
    case .notRegular(let path): "`\(path)` is not a regular file"
    case .permissionDenied(let path): "no permission for `\(path)`"
    case .tooLarge(let path, let limit): "`\(path)` is larger than \(limit) bytes"
    case .diskFull(let path): "no space left for `\(path)`"
    case .isLink(let path): "`\(path)` is a symbolic link; write to what it points to"
    case .locked(let path, let seconds):
      "another process holds the lock `\(path)`; gave up after \(Self.text(seconds)) s"
    case .failed(let path, let reason): "`\(path)`: \(reason)"
    }
  }

  /// The output of a command would replace one of its input files.
  static func isRead(_ path: String) -> Self {
    .failed(path, reason: "this file is also an input and would be overwritten; write to another")
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e9 ? String(Int(seconds)) : String(seconds)
  }
}
