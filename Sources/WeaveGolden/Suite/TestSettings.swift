// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiff
public import WeaveGraphics
public import WeaveResolve
import WeaveTime
public import WeaveSpec

/// What is drawn of the designs of a folder, and how much a picture may differ from its reference.
///
/// A folder takes the settings of the folder around it and changes those that its `weave.test.json` names.
public struct TestSettings: Sendable {
  /// The file of a folder that holds its settings.
  public static let fileName = "weave.test.json"

  // MARK: What is drawn: every combination

  /// Every design is drawn in each of them.
  public var sizes: [WidgetSize] = [.small, .medium, .large]
  /// Every design is drawn in each of them.
  public var appearances = RenderEnvironment.Appearance.coloured
  /// Every design is drawn for each of them.
  public var locales = [Self.standardLocale]
  /// Device pixels a point; every design is drawn at each of them.
  public var scales = [2]
  /// Every design is drawn at each of them.
  public var textSizes: [TextSize] = [.large]
  /// Moments and facts that all of these are drawn with, each under its name; none for those of the folder alone.
  var states: [State] = []

  // MARK: What it is drawn with

  /// Whose frames widgets have.
  public var device = Device.standard
  /// Points; nil for the device's frames.
  public var canvas: Size?
  /// Whether the corners of the canvas are cut round.
  public var shape = RenderEnvironment.CanvasShape.rounded
  /// The moment that pictures show: the same on every run.
  public var now = Date(timeIntervalSince1970: 1_795_167_660)
  /// Nil: the zone of the snapshots' place, else that of `now` as it was written, else UTC.
  public var zone: TimeZone?
  /// The zone that `now` was written in.
  var writtenZone: TimeZone?
  /// A `now` that depends on the zone: a day, which begins where the clocks are.
  var writtenNow: WrittenMoment?
  /// A folder of snapshots; nil for no facts.
  public var snapshots: String?
  /// A folder with photos, searched after the design's own.
  public var assets: String?
  /// Values for texts and expressions, by name.
  public var variables: [String: Value] = [:]

  // MARK: How it is compared

  /// What is compared, and kept as a reference.
  public var formats: [TestOptions.Format] = [.png]
  /// Nil: none, or as many as `densest` allows.
  public var tolerance: PixelTolerance?
  /// The most pixels that may differ in any square of 32 × 32.
  public var densest: Int?
  /// The least distance of two colours that counts.
  public var threshold: Double?
  /// What of pictures is not compared.
  public var ignored: [IgnoredPart] = []
  /// References of more bytes are kept as hashes.
  public var largestReference: Int?

  /// The locale that names of pictures leave out.
  static let standardLocale = "en_US"

  /// The settings of a folder for which nobody says anything.
  public init() {}

  /// The most pixels of a picture that may differ.
  func limit(of all: Int) -> Int { (tolerance ?? (densest == nil ? .none : .share(1))).limit(of: all) }

  /// A moment with its facts, by name.
  struct State: Sendable {
    var name: String
    var change: SettingsChange
  }
}

/// A part of a picture that is not compared.
public enum IgnoredPart: Sendable, Hashable {
  /// Points from the top left.
  case box(x: Double, y: Double, width: Double, height: Double)
  /// Where a node stands, by its id as `weave inspect --tree` prints it.
  case node(String)
}
