// SPDX-License-Identifier: MIT

public import FoundationEssentials
// Three types of the passes are the face's, too: whoever imports Weave sees these and nothing else of their modules.
@_exported public import enum WeaveData.SnapshotKind
import WeaveDiagnostics
@_exported public import protocol WeaveRender.ImageSource
@_exported public import enum WeaveRender.PictureFormat
import WeaveStore
import WeaveSystem

/// Where facts come from: a folder, a database, a service. A dictionary of JSON texts is one.
public protocol FactSource: Sendable {
  /// The snapshot of a kind as JSON, in the form that `docs/snapshots.md` tells; nil where nothing is known.
  ///
  /// - Parameter moment: the moment that the picture shows.
  func snapshot(_ kind: SnapshotKind, at moment: Date) async throws -> [UInt8]?

  /// The facts of one of several people, for a board that shows them in a slot; nil where there are none of that name.
  func facts(ofProfile name: String) -> (any FactSource)?
}

extension FactSource {
  /// None: a source of one person's facts needs not say more.
  public func facts(ofProfile name: String) -> (any FactSource)? { nil }
}

/// Facts from a folder with a file for each kind: `weather.json`, `calendar.json`.
public struct FactFolder: FactSource {
  /// The folder's path.
  public var path: String

  /// Facts from the folder at a path.
  public init(_ path: String) { self.path = path }

  /// The bytes of the file of a kind; nil where there is none.
  ///
  /// - Throws: an error that names a file that is there and cannot be read.
  public func snapshot(_ kind: SnapshotKind, at moment: Date) async throws -> [UInt8]? {
    do throws(FileError) {
      return try readFile("\(path)/\(kind.rawValue).json", limit: Limits.snapshotBytes)
    } catch .notFound { return nil }
  }

  /// The facts in the folder `profiles/NAME`.
  public func facts(ofProfile name: String) -> (any FactSource)? {
    SnapshotFolder(path: path).profile(name).map { FactFolder($0.path) }
  }
}

extension Dictionary: FactSource where Key == SnapshotKind, Value == String {
  /// The bytes of the text of a kind; nil where there is none.
  public func snapshot(_ kind: SnapshotKind, at moment: Date) async throws -> [UInt8]? {
    self[kind].map { Array($0.utf8) }
  }
}

/// Where values for the texts and expressions of designs come from. A dictionary is one.
public protocol VariableSource: Sendable {
  /// Texts by the names that designs read them by.
  ///
  /// - Parameter moment: the moment that the picture shows.
  func variables(at moment: Date) async throws -> [String: String]
}

extension Dictionary: VariableSource where Key == String, Value == String {
  /// The dictionary itself, at every moment.
  public func variables(at moment: Date) async throws -> [String: String] { self }
}

/// A display that pictures are made for.
public protocol WidgetPanel: Sendable {
  /// What it shows, in which appearance, and how large.
  var scene: WidgetScene { get }
  /// The format that it takes.
  var format: PictureFormat { get }
}

/// A display of electronic paper in black and white, which takes BMP files of one bit a pixel.
public struct EInkPanel: WidgetPanel {
  /// In pixels.
  public var width, height: Int
  /// Device pixels per point of the design.
  public var scale: Int
  /// The widget family that designs are asked for.
  public var family: WidgetScene.Family
  /// The format that it takes.
  public var format: PictureFormat

  /// A display of so many pixels.
  ///
  /// - Parameters:
  ///   - width: in pixels, as `height`.
  ///   - format: `.png` for panels that take it.
  public init(
    width: Int, height: Int, scale: Int = 1, family: WidgetScene.Family = .large, format: PictureFormat = .bmp
  ) {
    (self.width, self.height, self.scale, self.family, self.format) = (width, height, scale, family, format)
  }

  /// Black on white, square, as large as the display.
  public var scene: WidgetScene {
    let points = Double(max(scale, 1))
    return WidgetScene(
      family, appearance: .eink, canvas: .init(width: Double(width) / points, height: Double(height) / points),
      scale: max(scale, 1), isRounded: false)
  }
}
