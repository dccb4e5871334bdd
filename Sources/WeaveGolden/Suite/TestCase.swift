// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
public import WeaveDiagnostics
public import WeaveRender
public import WeaveResolve
import WeaveSpec

/// One picture to draw and to compare.
public struct TestCase: Sendable {
  /// The reference's path in the folder of references, without its extension: `weather/today-medium-dark@2x`.
  public var name: String
  /// The file with the design.
  public var design: TestDesign
  /// The index of the design in its file.
  var index: Int
  /// The environment in which it is drawn.
  public var environment: RenderEnvironment
  /// The settings of its folder.
  public var settings: TestSettings
  var snapshots: Snapshots
  /// The facts of the profiles that a board shows, by their names.
  var profiles: [String: Snapshots] = [:]
  /// A source of photos that were not found; nil for none.
  var images: (any ImageSource)?

  var widget: CompiledWidget? { design.compiled.widgets[index] }

  /// The places of the design's fields, as they apply to the size.
  var places: SpecPlaces {
    widget?.spec.resolved(for: environment.size.key).places ?? SpecPlaces()
  }
}

/// A file of designs that are tested.
public struct TestDesign: Sendable {
  /// The path as the user would write it.
  public var path: String
  /// Its path in the folder of designs, without its extension.
  public var stem: String
  /// The compiled text.
  public var compiled: CompiledDesign

  /// The text of the file.
  public var source: SourceText { compiled.source }

  /// The folder that its photos are relative to.
  var folder: String { FilePath.folder(of: path) }
}

/// A file that should hold designs, and cannot be drawn.
public struct FailedDesign: Sendable {
  /// Its path in the folder of designs, without its extension.
  public var stem: String
  /// Why it cannot be drawn.
  public var report: DiagnosticReport
}

/// All pictures that a folder of designs asks for.
public struct TestSuite: Sendable {
  /// Sorted by name.
  public var cases: [TestCase] = []
  /// Files that should hold designs, and cannot be drawn.
  public var failures: [FailedDesign] = []
  /// Diagnostics of settings and snapshots.
  public var reports: [DiagnosticReport] = []
  /// The folder of the designs.
  var folder = ""
  /// The files of settings, by their paths.
  var settings: [String: SourceText] = [:]
}

extension TestCase {
  /// The suffix that distinguishes pictures of one design: `medium-dark@2x`, with the locale, the text size and the
  /// contrast if they are not the defaults, and the state.
  static func suffix(_ environment: RenderEnvironment, locale: String, state: String?) -> String {
    var text = "-\(environment.size.rawValue)-\(environment.appearance.rawValue)"
    if locale != TestSettings.standardLocale { text += "-" + locale.replacing("_", with: "-") }
    if environment.textSize != .large { text += "-\(environment.textSize.rawValue)" }
    if environment.contrast != .standard { text += "-\(environment.contrast.rawValue)" }
    if let state { text += "-" + state.replacing("/", with: "-") }
    return text + "@\(Int(environment.scale))x"
  }
}

extension TestCase {
  /// A picture of content that code makes.
  ///
  /// - Parameters:
  ///   - name: the reference's path in the folder of references, without its extension and the suffix of the variant.
  ///   - request: the content, what it is drawn for, and its photos.
  ///   - file: the path of the code.
  package init(named name: String, _ request: RenderRequest, file: String, settings: TestSettings = TestSettings()) {
    let source = SourceText(name: file, text: "")
    let document = SpecDocument(.single, specs: [request.design.spec])
    self.init(
      name: name + Self.suffix(request.environment, locale: request.environment.locale.identifier, state: nil),
      design: TestDesign(
        path: file, stem: name,
        compiled: CompiledDesign(source: source, document: document, widgets: [request.design])),
      index: 0, environment: request.environment, settings: settings, snapshots: Snapshots())
    images = request.photos.source
  }
}

extension TestSuite {
  /// A suite without designs, whose pictures are added.
  package static var empty: TestSuite { TestSuite() }

  /// Adds a picture, or replaces the one of the same name.
  package mutating func add(_ item: TestCase) {
    cases.removeAll { $0.name == item.name }
    cases.append(item)
    cases.sort { $0.name < $1.name }
  }
}
