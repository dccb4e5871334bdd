// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
public import WeaveDiff
public import WeaveExpressions
public import WeaveGraphics
public import WeaveResolve
import WeaveTime

/// The pictures that are drawn of a folder's designs, and how much they may differ from their references.
///
/// A folder inherits the settings of its parent folder and changes those that its `weave.test.json` names.
public struct TestSettings: Sendable {
  /// The name of the file with a folder's settings.
  public static let fileName = "weave.test.json"

  // MARK: What is drawn: every combination

  /// The sizes in which every design is drawn.
  public var sizes: [WidgetSize] = [.small, .medium, .large]
  /// The appearances in which every design is drawn.
  public var appearances = RenderEnvironment.Appearance.coloured
  /// The locales for which every design is drawn.
  public var locales = [Self.standardLocale]
  /// The scales at which every design is drawn, in device pixels per point.
  public var scales = [2]
  /// The text sizes at which every design is drawn.
  public var textSizes: [TextSize] = [.large]
  /// How strongly the system's colours differ from their ground.
  public var contrasts: [RenderEnvironment.Contrast] = [.standard]
  /// Moments and facts that every design is drawn with, by name; empty for only those of the folder.
  var states: [State] = []

  // MARK: What it is drawn with

  /// The device whose frames widgets have.
  public var device = Device.standard
  /// Points; nil for the device's frames.
  public var canvas: Size?
  /// What lies behind glass and accessories; nil for the appearance's own colour.
  public var wallpaper: WallpaperChoice?
  /// Whether the corners of the canvas are rounded.
  public var shape = RenderEnvironment.CanvasShape.rounded
  /// The moment that pictures show, the same in every run.
  public var now = Date(timeIntervalSince1970: 1_795_167_660)
  /// The time zone. Nil for the zone of the snapshots' place, otherwise that of `now` as it was written, otherwise UTC.
  public var zone: TimeZone?
  /// The time zone that `now` was written in.
  var writtenZone: TimeZone?
  /// A `now` that depends on the time zone: a day, which begins at local midnight.
  var writtenNow: WrittenMoment?
  /// A folder of snapshots; nil for no facts.
  public var snapshots: String?
  /// A folder with photos, searched after the design's own.
  public var assets: String?
  /// The files that `variables` were read from.
  var dataFiles: [String] = []
  /// Values for texts and expressions, by name.
  public var variables: [String: Value] = [:]
  /// The places of values in the files of settings, by key: `now`, `variables.stock`.
  var places: [String: FilePlace] = [:]
  /// The files of the variables that `data` names, by the names of the variables.
  var dataFilesByName: [String: String] = [:]

  // MARK: How it is compared

  /// The forms that are compared and kept as references.
  public var formats: [TestOptions.Format] = [.png]
  /// Nil for none, or for as many as `densest` allows.
  public var tolerance: PixelTolerance?
  /// The most pixels that may differ in any square of 32 × 32.
  public var densest: Int?
  /// The smallest distance of two colours that counts as a difference.
  public var threshold: Double?
  /// The parts of pictures that are not compared.
  public var ignored: [IgnoredPart] = []
  /// Larger references, in bytes, are kept as hashes.
  public var largestReference: Int?

  /// The locale that picture names omit.
  static let standardLocale = "en_US"

  /// The default settings.
  public init() {}

  /// The largest number of pixels of a picture that may differ.
  func limit(of all: Int) -> Int { (tolerance ?? (densest == nil ? .none : .share(1))).limit(of: all) }

  /// A moment with its facts, by name.
  struct State: Sendable {
    var name: String
    var change: SettingsChange
  }
}

/// A part of a picture that is not compared.
public struct IgnoredPart: Sendable, Hashable {
  /// Where a part is.
  public enum Area: Sendable, Hashable {
    /// Points from the top left.
    case box(x: Double, y: Double, width: Double, height: Double)
    /// The frame of a node, by its id as `weave inspect --tree` prints it.
    case node(String)
  }

  /// Where it is.
  public var area: Area
  /// The file of settings that names it.
  var file: String
  /// The place in that file.
  var range: SourceRange
}
