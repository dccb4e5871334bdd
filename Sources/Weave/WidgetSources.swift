// SPDX-License-Identifier: MIT

public import FoundationEssentials
// These three types are part of the public interface. A program that imports Weave sees them and nothing else of their
// modules.
@_exported public import enum WeaveData.SnapshotKind
import WeaveDiagnostics
@_exported public import protocol WeaveRender.ImageSource
@_exported public import enum WeaveRender.PictureFormat
import WeaveStore
import WeaveSystem

/// A source of facts, such as a folder, a database or a service. A dictionary of JSON texts is one too.
public protocol FactSource: Sendable {
  /// The snapshot of a kind as JSON, in the form described in `docs/snapshots.md`; nil if there is none.
  ///
  /// - Parameter moment: the moment that the picture shows.
  func snapshot(_ kind: SnapshotKind, at moment: Date) async throws -> [UInt8]?

  /// The facts of another person, for a slot of a board; nil if the source has no such profile.
  func facts(ofProfile name: String) -> (any FactSource)?
}

extension FactSource {
  /// nil, which suits a source with only one person's facts.
  public func facts(ofProfile name: String) -> (any FactSource)? { nil }
}

/// Facts from a folder with one file per kind: `weather.json`, `calendar.json`.
public struct FactFolder: FactSource {
  /// The folder's path.
  public var path: String

  /// Facts from the folder at a path.
  public init(_ path: String) { self.path = path }

  /// The bytes of the file for a kind; nil if there is no such file.
  ///
  /// - Throws: `.file` if the file exists but cannot be read.
  public func snapshot(_ kind: SnapshotKind, at moment: Date) async throws(WidgetError) -> [UInt8]? {
    let file = "\(path)/\(kind.rawValue).json"
    do throws(FileError) {
      return try readFile(file, limit: Limits.snapshotBytes)
    } catch .notFound { return nil } catch { throw .file(file, reason: "\(error)") }
  }

  /// The facts in the folder `profiles/NAME`.
  public func facts(ofProfile name: String) -> (any FactSource)? {
    SnapshotFolder(path: path).profile(name).map { FactFolder($0.path) }
  }
}

extension Dictionary: FactSource where Key == SnapshotKind, Value == String {
  /// The bytes of the text for a kind; nil if there is none.
  public func snapshot(_ kind: SnapshotKind, at moment: Date) async -> [UInt8]? {
    self[kind].map { Array($0.utf8) }
  }
}

/// A source of values for the texts and expressions of designs. A dictionary is one too.
public protocol VariableSource: Sendable {
  /// The type of the values: `WidgetValue` for values of any kind, `String` for texts.
  associatedtype Variable: WidgetValue.Convertible

  /// Values by variable name.
  ///
  /// - Parameter moment: the moment that the picture shows.
  func variables(at moment: Date) async throws -> [String: Variable]
}

extension Dictionary: VariableSource where Key == String, Value: WidgetValue.Convertible {
  /// The dictionary itself, at every moment.
  public func variables(at moment: Date) async -> [String: Value] { self }
}

/// A display that pictures are made for.
public protocol WidgetPanel: Sendable {
  /// Its family, appearance and size.
  var scene: WidgetScene { get }
  /// The file format that it takes.
  var format: PictureFormat { get }
}
