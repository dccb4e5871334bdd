// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
public import WeaveRender
import WeaveResolve
public import WeaveSpec
import WeaveStore
import WeaveSystem
import WeaveTime

/// Finds the designs of a folder and lists the pictures that its settings ask for.
public struct SuiteReader {
  /// How designs are read.
  public var mode = WidgetCompiler.Mode.strict
  private var skipped: Set<String> = []
  private var suite = TestSuite()
  /// The folder that is read; nothing outside of it is read.
  private var root = ""
  private var facts: [FactsKey: (snapshots: Snapshots, now: Date, zone: TimeZone)] = [:]
  private let cache = SnapshotCache()
  private var snapshotFolders: Set<String> = []

  /// A reader of suites.
  public init() {}

  /// Skips a folder that contains no designs although it may lie among them: references, reports.
  public mutating func skip(_ folder: String) { skipped.insert(Self.resolved(folder)) }

  /// All pictures that a folder asks for.
  ///
  /// - Throws: `TestError` if the folder, a file of it or its settings cannot be read, or two designs would share a
  ///   reference.
  public mutating func read(_ folder: String) throws(TestError) -> TestSuite {
    suite = TestSuite()
    suite.folder = folder
    root = folder
    guard isFolder(folder) else { throw .noDesigns(folder) }
    let files = try list(folder, prefix: "", settings: FolderSettings(TestSettings()))
    for file in files where !isSnapshot(file.path) { try add(file) }
    suite.cases.sort { $0.name < $1.name }
    try checkNames()
    return suite
  }

  // MARK: Folders

  private struct File {
    var path: String
    var stem: String
    var settings: TestSettings
  }

  /// The JSON files of a folder and its subfolders, with their settings, sorted; links to folders are not followed.
  private mutating func list(_ folder: String, prefix: String, settings outer: FolderSettings) throws(TestError)
    -> [File]
  {
    let settings = try self.settings(of: folder, within: outer)
    for (_, settings) in settings.settings.inEachState {
      if let path = settings.snapshots { snapshotFolders.insert(Self.resolved(path)) }
    }
    var files: [File] = []
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if settings.excluded.contains(where: { NamePattern($0).matches(name) }) { continue }
      if try TestError.kind(ofFile: path) == .folder {
        guard !skipped.contains(Self.resolved(path)), try !isOwn(path) else { continue }
        files += try list(path, prefix: prefix + name + "/", settings: FolderSettings(settings.settings))
      } else if name.hasSuffix(".json"), name != TestSettings.fileName, name != ReferenceEnvironment.fileName {
        files.append(
          File(path: path, stem: prefix + name.dropLast(5), settings: settings.settings(of: name)))
      }
    }
    return files
  }

  /// The names of the files in a folder, sorted.
  private func names(in folder: String) throws(TestError) -> [String] {
    do { return try WeaveSystem.names(inFolder: folder).sorted() } catch { throw .file(error) }
  }

  private mutating func settings(
    of folder: String, within outer: FolderSettings
  ) throws(TestError) -> FolderSettings {
    let path = "\(folder)/\(TestSettings.fileName)"
    let source: SourceText
    do throws(FileError) {
      guard try kind(ofFile: path) != nil else { return outer }
      source = SourceText(
        name: path, bytes: try ConfinedFolder.read(path, within: [root], limit: Limits.designBytes))
    } catch { throw .file(error) }
    suite.settings[path] = source
    let checked = SettingsReader.read(source, over: outer.settings, in: folder, within: root)
    let report = DiagnosticReport(source: source, diagnostics: checked.diagnostics)
    guard let settings = checked.output else { throw .settings(report) }
    if !checked.diagnostics.isEmpty { suite.reports.append(report) }
    return settings
  }

  /// Whether a folder contains references or a report, by the files that they always have.
  private func isOwn(_ folder: String) throws(TestError) -> Bool {
    if try TestError.kind(ofFile: "\(folder)/\(ReferenceEnvironment.fileName)") != nil { return true }
    guard try TestError.kind(ofFile: "\(folder)/\(TestReport.jsonName)") != nil else { return false }
    return try TestError.kind(ofFile: "\(folder)/report.sarif") != nil
  }

  private func isSnapshot(_ path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let resolved = Self.resolved(folder)
    return snapshotFolders.contains { resolved == $0 || resolved.hasPrefix("\($0)/profiles/") }
  }

  /// The path without `..` and without links.
  static func resolved(_ path: String) -> String { realPath(path) ?? path }

  // MARK: Designs

  private mutating func add(_ file: File) throws(TestError) {
    let source: SourceText
    do throws(FileError) {
      source = SourceText(
        name: file.path, bytes: try ConfinedFolder.read(file.path, within: [root], limit: Limits.designBytes))
    } catch {
      // One unreadable file, such as a broken link, does not keep the others from being tested.
      let diagnostic = Diagnostic(.pictureFailed, .init(error.description), at: nil)
      let report = DiagnosticReport(source: SourceText(name: file.path, text: ""), diagnostics: [diagnostic])
      suite.failures.append(FailedDesign(stem: file.stem, report: report))
      return
    }
    let checked = WidgetCompiler.compile(
      source, mode: mode, now: file.settings.now, folder: FilePath.folder(of: file.path))
    guard let compiled = checked.output, !checked.hasErrors else {
      let report = DiagnosticReport(source: checked.output?.source ?? source, diagnostics: checked.diagnostics)
      suite.failures.append(FailedDesign(stem: file.stem, report: report))
      return
    }
    let design = TestDesign(path: file.path, stem: file.stem, compiled: compiled)
    for (state, settings) in file.settings.inEachState {
      let count = settings.pictureCount * Double(compiled.widgets.count) + Double(suite.cases.count)
      guard count <= Double(Limits.testPictures) else {
        throw .folder(
          file.path, reason: "with this file, the settings ask for more than \(Limits.testPictures) pictures")
      }
      let facts = try facts(of: settings)
      for (index, widget) in compiled.widgets.enumerated() {
        guard let widget else { continue }
        let profiles = profiles(of: widget, settings, at: facts.now, facts.zone)
        let name = compiled.widgets.count == 1 ? file.stem : "\(file.stem)-\(Self.name(of: widget.spec.name, index))"
        for (environment, locale) in environments(of: settings, facts.now, facts.zone, for: widget) {
          var made = TestCase(
            name: name + TestCase.suffix(environment, locale: locale, state: state), design: design, index: index,
            environment: environment, settings: settings, snapshots: facts.snapshots)
          made.profiles = profiles
          suite.cases.append(made)
        }
      }
    }
  }

  /// The facts of the profiles that a board shows, from the folder of the settings' snapshots.
  private func profiles(
    of widget: CompiledWidget, _ settings: TestSettings, at now: Date, _ zone: TimeZone
  ) -> [String: Snapshots] {
    guard let names = widget.board?.profiles, !names.isEmpty, let path = settings.snapshots else { return [:] }
    return SnapshotFolder(path: path).profiles(names, at: now, zone: zone, keptIn: cache)
  }

  /// The environments that the settings ask for. A board is drawn once in its own frame, unless they name a canvas.
  private func environments(
    of settings: TestSettings, _ now: Date, _ zone: TimeZone, for widget: CompiledWidget
  ) -> [(RenderEnvironment, locale: String)] {
    guard settings.canvas == nil, widget.board != nil else { return environments(of: settings, now, zone) }
    var seen: Set<RenderEnvironment> = []
    return environments(of: settings, now, zone).compactMap { environment, locale in
      guard let own = [environment].suited(to: widget).first, seen.insert(own).inserted else { return nil }
      return (own, locale)
    }
  }

  private func environments(
    of settings: TestSettings, _ now: Date, _ zone: TimeZone
  ) -> [(RenderEnvironment, locale: String)] {
    settings.sizes.flatMap { size in
      settings.appearances.flatMap { appearance in
        settings.locales.flatMap { locale in
          settings.scales.flatMap { scale in
            settings.textSizes.flatMap { textSize in
              var environment = RenderEnvironment(
                now: now, timeZone: zone, locale: Locale(identifier: locale), appearance: appearance,
                textSize: textSize, size: size, canvas: settings.canvas ?? settings.device.canvas(for: size),
                scale: Double(scale), shape: settings.shape)
              if let wallpaper = settings.wallpaper {
                environment = environment.over(wallpaper, on: settings.canvas == nil ? settings.device : nil)
              }
              return settings.contrasts.map { contrast in
                var environment = environment
                environment.contrast = contrast
                return (environment, locale)
              }
            }
          }
        }
      }
    }
  }

  /// The letters and digits of a design's name, with hyphens for all other characters.
  private static func name(of name: String, _ index: Int) -> String {
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "\(index + 1)" : String(words.joined(separator: "-").prefix(60))
  }

  /// Names that only differ in case, or in how accents are composed, would be one file on some systems.
  private func checkNames() throws(TestError) {
    var owners: [String: TestCase] = [:]
    for item in suite.cases {
      guard let first = owners.updateValue(item, forKey: FilePath.folded(item.name)) else { continue }
      throw .sharedName(item.name, first.design.path, item.design.path)
    }
  }

  // MARK: Facts

  /// The key of loaded snapshots.
  private struct FactsKey: Hashable {
    var folder: String
    var now: Date
    var writtenNow: WrittenMoment?
    var zone: TimeZone?
  }

  /// The snapshots of some settings, the moment, and the time zone in which they are read.
  private mutating func facts(
    of settings: TestSettings
  ) throws(TestError) -> (snapshots: Snapshots, now: Date, zone: TimeZone) {
    func date(_ zone: TimeZone) -> Date { settings.writtenNow?.date(in: zone) ?? settings.now }
    guard let path = settings.snapshots else {
      let zone = settings.zone ?? settings.writtenZone ?? .gmt
      return (Snapshots(), date(zone), zone)
    }
    let key = FactsKey(folder: path, now: settings.now, writtenNow: settings.writtenNow, zone: settings.zone)
    if let known = facts[key] { return known }
    let folder = SnapshotFolder(path: path)
    do throws(StoreError) {
      guard folder.exists else { throw .noFolder(path) }
      let (stored, now, zone) = try folder.read(at: date, keptIn: cache) { place in
        settings.zone ?? place?.timeZone ?? settings.writtenZone ?? .gmt
      }
      suite.reports += stored.reports.filter { $0.diagnostics.contains { $0.severity > .note } }
      let read = (stored.snapshots, now, zone)
      facts[key] = read
      return read
    } catch { throw .facts(error) }
  }
}

extension TestSettings {
  /// The number of pictures of a design; a `Double`, because settings can ask for more than an integer can hold.
  fileprivate var pictureCount: Double {
    [sizes.count, appearances.count, locales.count, scales.count, textSizes.count, contrasts.count].reduce(1) {
      $0 * Double($1)
    }
  }
}
