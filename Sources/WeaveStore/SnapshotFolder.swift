// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveDiagnostics
import WeaveHash
import WeaveSystem

/// A folder with one file for each kind of snapshot; any of them may be missing.
///
/// Reading needs no lock: files are replaced as a whole, so a reader sees either the old or the new one. Writing goes
/// through `locked`.
public struct SnapshotFolder: Sendable, Hashable {
  /// The path as used in messages.
  public let path: String

  /// - Parameter path: the folder, as messages should name it.
  public init(path: String) {
    self.path = path
  }

  /// The default folder of snapshots: `$XDG_DATA_HOME/weave/snapshots`, with `~/.local/share` if the variable is not
  /// set, is empty or is not an absolute path.
  ///
  /// - Parameter environment: returns the value of an environment variable.
  /// - Returns: nil if there is no home folder either.
  /// - Source: XDG Base Directory Specification 0.8.
  public static func standard(environment: (String) -> String?) -> SnapshotFolder? {
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let data = absolute("XDG_DATA_HOME") ?? absolute("HOME").map { joined($0, ".local/share") }
    return data.map { SnapshotFolder(path: joined($0, "weave/snapshots")) }
  }

  /// The path of a kind's snapshot.
  public func path(of kind: SnapshotKind) -> String { Self.joined(path, kind.fileName) }

  /// Whether the folder exists. A missing folder reads like an empty one.
  public var exists: Bool { isFolder(path) }

  /// The kinds that have a file.
  public var presentKinds: Set<SnapshotKind> {
    Set(SnapshotKind.allCases.filter { (try? source(of: $0)) != nil })
  }

  /// The text of a snapshot; nil if there is none.
  ///
  /// - Throws: `.file` if it exists but cannot be read.
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

  /// A hash of all existing snapshots, which changes when any of them does.
  ///
  /// - Parameters:
  ///   - timeZone: the time zone of the folder in the cache.
  ///   - cache: what was read for pictures; files that have not changed since are not read again.
  /// - Throws: `.file` if one cannot be read.
  public func sum(timeZone: TimeZone, keptIn cache: SnapshotCache) throws(StoreError) -> String {
    let sums = try contents(SnapshotKind.allCases, timeZone, cache).sources.map { kind, source in
      "\(kind.fileName) \(Checksum(of: source.bytes))"
    }
    return Checksum(of: Array(sums.joined(separator: "\n").utf8)).description
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
