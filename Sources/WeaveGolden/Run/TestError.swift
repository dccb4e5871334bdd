// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveNative
public import WeavePNG
public import WeaveRender
public import WeaveStore
public import WeaveSystem
public import WeaveText

/// The reason why nothing was tested, or a test run ended early.
public enum TestError: Error, Sendable, CustomStringConvertible {
  /// The folder of designs does not exist, or is not a folder.
  case noDesigns(String)
  /// A file of settings has mistakes; its diagnostics.
  case settings(DiagnosticReport)
  /// Two designs whose pictures would share a reference.
  case sharedName(String, String, String)
  /// A folder of references or reports that cannot be used, with the reason.
  case folder(String, reason: String)
  /// The Git repository of a folder has no such commit.
  case noRevision(String, String)
  /// A file cannot be read.
  case file(FileError)
  /// A file cannot be written. It ends a run, because the next file could not be written either.
  case unwritten(FileError)
  /// The stored facts cannot be read.
  case facts(StoreError)
  /// The fonts cannot be found.
  case fonts(TextError)
  /// A picture cannot be drawn.
  case drawing(RenderError)
  /// A picture cannot be compared.
  case picture(ComparedPictureError)
  /// A picture cannot be written as PNG.
  case png(PNGError)
  /// A picture cannot be written as WebP.
  case webP(PictureEncodingError)

  /// The reason, as a message.
  public var description: String {
    switch self {
    case .noDesigns(let path): "`\(path)` is not a folder with designs; to test part of one, add `--filter`"
    case .settings(let report): "`\(report.source.name)` has errors"
    case .sharedName(let name, let first, let second):
      first == second
        ? "two designs of `\(first)` would share the reference `\(name)`; give them names that differ in more than case and "
          + "punctuation"
        : "`\(first)` and `\(second)` would share the reference `\(name)`; rename one of them"
    case .folder(let path, let reason): "`\(path)`: \(reason)"
    case .noRevision(let revision, let folder):
      "the repository of `\(folder)` has no commit `\(revision)`; a shallow clone has only the last one, which "
        + "`git fetch --unshallow` completes"
    case .file(let error), .unwritten(let error): "\(error)"
    case .facts(let error): "\(error)"
    case .fonts(let error): "\(error)"
    case .drawing(let error): "\(error)"
    case .picture(let error): "\(error)"
    case .png(let error): "\(error)"
    case .webP(let error): "\(error)"
    }
  }

  /// Runs what writes files.
  static func writing(_ body: () throws(FileError) -> Void) throws(TestError) {
    do { try body() } catch { throw .unwritten(error) }
  }

  /// The kind of a file; nil if there is none.
  static func kind(ofFile path: String) throws(TestError) -> FileKind? {
    do { return try WeaveSystem.kind(ofFile: path) } catch { throw .file(error) }
  }
}
