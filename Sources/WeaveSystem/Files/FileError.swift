// SPDX-License-Identifier: MIT

/// Why a file was not read or written, with its path.
public enum FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing is at the path.
  case notFound(String)
  /// A file that is to be written in a folder that is not there.
  case noFolder(String)
  /// A folder is at the path where a file is needed.
  case isDirectory(String)
  /// A pipe, socket or device, which could give bytes without end or never.
  case notRegular(String)
  /// The system does not let this user read or write there.
  case permissionDenied(String)
  /// The file has more bytes than the caller takes.
  case tooLarge(String, limit: Int)
  /// The disk has no room for what was to be written.
  case diskFull(String)
  /// A symbolic link where one is not followed.
  case isLink(String)
  /// A lock file that another process has held for all the time that was waited.
  case locked(String, seconds: Double)
  /// Anything else, with the system's words.
  case failed(String, reason: String)

  /// A sentence in the compiler's voice that names the path.
  public var description: String {
    switch self {
    case .notFound(let path): "no such file: `\(path)`"
    case .noFolder(let path): "`\(path)`: the folder that it is to be in does not exist"
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

  /// A file that a command reads, and would replace by what it writes.
  static func isRead(_ path: String) -> Self {
    .failed(path, reason: "this file is read, and would be replaced; write to another")
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e9 ? String(Int(seconds)) : String(seconds)
  }
}
