// SPDX-License-Identifier: MIT

import Synchronization
public import WeaveDiagnostics

/// What an editor and the preview beside it tell each other: texts that are not saved yet, where the cursor stands, and what was
/// clicked in a picture. Both sides may use it from threads of their own.
public final class EditorLink: Sendable {
  /// A place in a file.
  public struct Place: Sendable, Hashable {
    /// The file, absolute.
    public var path: String
    /// Bytes from the beginning of the text.
    public var offset: Int

    /// A byte of a file.
    public init(path: String, offset: Int) { (self.path, self.offset) = (path, offset) }
  }

  private struct State {
    var texts: [String: [UInt8]] = [:]
    var cursor: Place?
    var textCount = 0
    var reveal: (@Sendable (String, SourceRange) -> Void)?
  }

  private let state = Mutex(State())

  /// - Parameter reveal: shows a part of a file in the editor.
  public init(reveal: (@Sendable (String, SourceRange) -> Void)? = nil) {
    state.withLock { $0.reveal = reveal }
  }

  /// Tells of the text that the editor holds; nil where it holds none any more.
  public func setText(_ text: [UInt8]?, of path: String) {
    state.withLock { state in
      state.texts[path] = text
      state.textCount += 1
    }
  }

  /// The text that the editor holds; nil where the file is as it lies on the disk.
  public func text(of path: String) -> [UInt8]? { state.withLock { $0.texts[path] } }

  /// Counts the changes of texts.
  public var textCount: Int { state.withLock { $0.textCount } }

  /// Where the cursor of the editor stands.
  public var cursor: Place? {
    get { state.withLock { $0.cursor } }
    set { state.withLock { $0.cursor = newValue } }
  }

  /// Shows a part of a file in the editor.
  public func reveal(_ range: SourceRange, of path: String) {
    let reveal = state.withLock { $0.reveal }
    reveal?(path, range)
  }
}
