// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics
import WeaveHash
import WeaveSystem

/// A folder with a file for each kind of snapshot; any of them may be missing.
///
/// Reading takes no lock: files are replaced as a whole, so a reader sees the old or the new one. Writing goes through
/// `locked`.
public struct SnapshotFolder: Sendable, Hashable {
  /// As messages name it.
  public let path: String

  /// - Parameter path: the folder as messages are to name it.
  public init(path: String) {
    self.path = path
  }

  /// Where snapshots are kept if nobody says otherwise: `$XDG_DATA_HOME/weave/snapshots`, with `~/.local/share` for a
  /// variable that is not set, is empty or is no absolute path.
  ///
  /// - Parameter environment: the value of a variable of the environment.
  /// - Returns: nil if there is no home folder either.
  /// - Source: XDG Base Directory Specification 0.8.
  public static func standard(environment: (String) -> String?) -> SnapshotFolder? {
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let data = absolute("XDG_DATA_HOME") ?? absolute("HOME").map { joined($0, ".local/share") }
    return data.map { SnapshotFolder(path: joined($0, "weave/snapshots")) }
  }

  /// Where the snapshot of a kind is kept.
  public func path(of kind: SnapshotKind) -> String { Self.joined(path, kind.fileName) }

  /// Whether the folder is there. One that is not reads as one without files.
  public var exists: Bool { isFolder(path) }

  /// The kinds of which there is a file.
  public var presentKinds: Set<SnapshotKind> {
    Set(SnapshotKind.allCases.filter { (try? source(of: $0)) != nil })
  }

  /// The text of a snapshot; nil where there is none.
  ///
  /// - Throws: `.file` where there is one that cannot be read.
  public func source(of kind: SnapshotKind) throws(StoreError) -> SourceText? {
    let path = path(of: kind)
    do throws(FileError) {
      return SourceText(name: path, bytes: try readFile(path, limit: Limits.snapshotBytes))
    } catch .notFound {
      return nil
    } catch {
      throw .file(error)
    }
  }

  /// A hash of all snapshots that are there: another one when any of them changes.
  ///
  /// - Throws: `.file` where one cannot be read.
  public func sum() throws(StoreError) -> String {
    var sums: [String] = []
    for kind in SnapshotKind.allCases {
      if let source = try source(of: kind) { sums.append("\(kind.fileName) \(Checksum(of: source.bytes))") }
    }
    return Checksum(of: Array(sums.joined(separator: "\n").utf8)).description
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
