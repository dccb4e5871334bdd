// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
public import WeaveDiagnostics
public import WeaveRender
public import WeaveResolve
import WeaveSpec

/// One picture to draw and to compare.
public struct TestCase: Sendable {
  /// The reference's path in the folder of references, without its ending: `weather/today-medium-dark@2x`.
  public var name: String
  /// The file with the design.
  public var design: TestDesign
  /// Which of the file's designs.
  var index: Int
  /// What it is drawn in.
  public var environment: RenderEnvironment
  /// What holds for its folder.
  public var settings: TestSettings
  var snapshots: Snapshots
  /// What is known to others, by the names of the profiles whose facts a board shows.
  var profiles: [String: Snapshots] = [:]

  var widget: CompiledWidget? { design.compiled.widgets[index] }

  /// Where the design's fields stand, as they hold for the size.
  var places: SpecPlaces {
    widget?.spec.resolved(for: environment.size.key).places ?? SpecPlaces()
  }
}

/// A file of designs that are tested.
public struct TestDesign: Sendable {
  /// As the user would name it.
  public var path: String
  /// Its path in the folder of designs, without its ending.
  public var stem: String
  /// What its text was compiled to.
  public var compiled: CompiledDesign

  /// The text of the file.
  public var source: SourceText { compiled.source }

  /// The folder that its photos are relative to.
  var folder: String { FilePath.folder(of: path) }
}

/// A file that should hold designs, and cannot be drawn.
public struct FailedDesign: Sendable {
  /// Its path in the folder of designs, without its ending.
  public var stem: String
  /// Why it cannot be drawn.
  public var report: DiagnosticReport
}

/// Everything that a folder of designs asks for.
public struct TestSuite: Sendable {
  /// Sorted by name.
  public var cases: [TestCase] = []
  /// Files that should hold designs, and cannot be drawn.
  public var failures: [FailedDesign] = []
  /// What is to be said of settings and snapshots.
  public var reports: [DiagnosticReport] = []
}

extension TestCase {
  /// What tells pictures of one design apart: `medium-dark@2x`, with the locale and the text size where they are not the
  /// usual ones, and the state.
  static func suffix(_ environment: RenderEnvironment, locale: String, state: String?) -> String {
    var text = "-\(environment.size.rawValue)-\(environment.appearance.rawValue)"
    if locale != TestSettings.standardLocale { text += "-" + locale.replacing("_", with: "-") }
    if environment.textSize != .large { text += "-\(environment.textSize.rawValue)" }
    if let state { text += "-" + state.replacing("/", with: "-") }
    return text + "@\(Int(environment.scale))x"
  }
}
