// SPDX-License-Identifier: MIT

import Synchronization
public import WeaveDiagnostics

/// The link between an editor and the preview beside it: unsaved texts, the cursor, and clicks in a picture. Both
/// sides may use it from their own threads.
public final class EditorLink: Sendable {
  /// A place in a file.
  public struct Place: Sendable, Hashable {
    /// The absolute path of the file.
    public var path: String
    /// The byte offset from the beginning of the text.
    public var offset: Int

    /// A byte in a file.
    public init(path: String, offset: Int) { (self.path, self.offset) = (path, offset) }
  }

  private struct State {
    var texts: [String: [UInt8]] = [:]
    var cursor: Place?
    var textCount = 0
    var reveal: (@Sendable (String, SourceRange) -> Void)?
  }

  private let state = Mutex(State())

  /// - Parameter reveal: shows a range of a file in the editor.
  public init(reveal: (@Sendable (String, SourceRange) -> Void)? = nil) {
    state.withLock { $0.reveal = reveal }
  }

  /// Sets the editor's text of a file; nil when the editor closes it.
  public func setText(_ text: [UInt8]?, of path: String) {
    state.withLock { state in
      state.texts[path] = text
      state.textCount += 1
    }
  }

  /// The editor's text of a file; nil if the file on disk is current.
  public func text(of path: String) -> [UInt8]? { state.withLock { $0.texts[path] } }

  /// The number of text changes so far.
  public var textCount: Int { state.withLock { $0.textCount } }

  /// The place of the editor's cursor.
  public var cursor: Place? {
    get { state.withLock { $0.cursor } }
    set { state.withLock { $0.cursor = newValue } }
  }

  /// Shows a range of a file in the editor.
  public func reveal(_ range: SourceRange, of path: String) {
    let reveal = state.withLock { $0.reveal }
    reveal?(path, range)
  }
}
