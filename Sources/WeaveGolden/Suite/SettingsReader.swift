// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDiff
import WeaveExpressions
import WeaveGraphics
import WeaveJSON
import WeaveRender
import WeaveResolve
import WeaveSchema
import WeaveSystem
import WeaveTime

/// The settings of a folder, and of single files in it.
struct FolderSettings {
  var settings: TestSettings
  /// Patterns for the names of files that are not designs.
  var excluded: [String] = []
  /// The settings of single files that differ, by name.
  fileprivate var designs: [String: SettingsChange] = [:]

  init(_ settings: TestSettings) { self.settings = settings }

  /// The settings of a file.
  func settings(of name: String) -> TestSettings { designs[name]?.applied(to: settings) ?? settings }
}

/// The settings that one object of a file changes.
struct SettingsChange: Sendable {
  fileprivate var steps: [@Sendable (inout TestSettings) -> Void] = []

  func applied(to settings: TestSettings) -> TestSettings {
    steps.reduce(into: settings) { $1(&$0) }
  }
}

/// Reads `weave.test.json`.
enum SettingsReader {
  /// The settings of a folder: those of its parent with the changes of its file.
  ///
  /// - Parameter suite: the folder that the user has named; nothing outside of it is read.
  static func read(
    _ source: SourceText, over outer: TestSettings, in folder: String, within suite: String
  ) -> Checked<FolderSettings> {
    let tree = JSONParser.parse(source)
    guard let root = tree.output else { return Checked(nil, tree.diagnostics) }
    var check = TableCheck(SettingsTable.vocabulary, source: source)
    check.check(root, as: SettingsTable.settings, called: "test settings")
    Self.checkStates(of: root, &check)
    var reading = SettingsReading(folder: folder, root: suite, source: source)
    var found = FolderSettings(reading.change(root).applied(to: outer))
    found.excluded = root["exclude"]?.elements?.compactMap(\.stringValue) ?? []
    for member in root["designs"]?.members ?? [] {
      check.check(member.value, as: SettingsTable.design, called: member.key)
      Self.checkStates(of: member.value, &check)
      found.designs[member.key] = reading.change(member.value)
      if let mistake = absence(of: member, in: folder) { reading.diagnostics.append(mistake) }
    }
    let diagnostics = tree.diagnostics + check.diagnostics + reading.diagnostics
    return Checked(diagnostics.contains { $0.severity == .error } ? nil : found, diagnostics)
  }

  /// Reports settings for a file that does not exist.
  private static func absence(of member: JSONMember, in folder: String) -> Diagnostic? {
    do throws(FileError) { guard try kind(ofFile: "\(folder)/\(member.key)") == nil else { return nil } } catch {
      return nil
    }
    let designs = ((try? names(inFolder: folder)) ?? []).filter { $0.hasSuffix(".json") }
    let fixes = Diagnostic.Fix.suggestions(for: member.key, among: designs, replacing: member.keyRange)
    return Diagnostic(
      .settingsInvalidValue, "there is no design `\(member.key)` in this folder", at: member.keyRange, fixes: fixes)
  }

  private static func checkStates(of node: JSONNode, _ check: inout TableCheck) {
    for member in node["states"]?.members ?? [] {
      check.check(member.value, as: SettingsTable.state, called: member.key)
    }
  }
}

/// Reads the values of one object.
private struct SettingsReading {
  /// The folder that paths in the settings are relative to.
  let folder: String
  /// The folder that is tested; no path may lead out of it.
  private let root: String
  /// The file of the settings.
  private let source: SourceText
  var diagnostics: [Diagnostic] = []
  private var change = SettingsChange()

  init(folder: String, root: String, source: SourceText) {
    self.folder = folder
    self.root = root
    self.source = source
  }

  /// The changes of an object; its mistakes are added to `diagnostics`.
  mutating func change(_ node: JSONNode) -> SettingsChange {
    let outer = change
    defer { change = outer }
    change = SettingsChange()
    readPictures(node)
    readMoment(node)
    readStates(node)
    readComparison(node)
    return change
  }

  private mutating func readPictures(_ node: JSONNode) {
    set(\.sizes, words(node["sizes"], WidgetSize.init))
    set(\.appearances, words(node["appearances"], RenderEnvironment.Appearance.init))
    set(\.textSizes, words(node["textSizes"], TextSize.init))
    set(\.contrasts, words(node["contrasts"], RenderEnvironment.Contrast.init))
    set(\.locales, node["locales"]?.elements.map { $0.compactMap { locale($0) }.unique })
    for key in ["sizes", "appearances", "locales", "scales", "textSizes", "contrasts", "formats"] {
      guard let list = node[key], list.elements?.isEmpty == true else { continue }
      diagnostics.append(
        Diagnostic(.settingsInvalidValue, "`\(key)` is empty: nothing would be tested", at: list.range))
    }
    set(
      \.scales, node["scales"]?.elements.map { $0.compactMap { $0.numberValue.flatMap(Int.init(exactly:)) }.unique })
    set(\.device, value(node["device"], Device.named, "there is no device %; `weave devices` lists them"))
  }

  private mutating func readMoment(_ node: JSONNode) {
    for key in ["now", "zone", "device", "canvas", "shape", "wallpaper"] {
      guard let range = node[key]?.range else { continue }
      let place = FilePlace(of: range, in: source)
      change.steps.append { $0.places[key] = place }
    }
    if let moment = node["now"]?.stringValue.flatMap({ WrittenMoment($0) }) {
      change.steps.append {
        $0.now = moment.date(in: .gmt)
        $0.writtenNow = moment.offset == nil ? moment : nil
        $0.writtenZone = moment.offset.flatMap(TimeZone.init(secondsFromGMT:))
      }
    }
    set(optional: \.zone, value(node["zone"], TimeZone.init(identifier:), "% is not a time zone of the IANA database"))
    set(optional: \.snapshots, path("snapshots", of: node))
    set(optional: \.assets, path("assets", of: node))
    for member in node["variables"]?.members ?? [] {
      let value = DataValue(member.value).value
      let place = FilePlace(of: member.value.range, in: source)
      change.steps.append {
        $0.variables[member.key] = value
        $0.places["variables.\(member.key)"] = place
        $0.dataFilesByName[member.key] = nil
      }
    }
    for argument in node["data"]?.elements ?? [] { readData(argument) }
    set(
      optional: \.canvas,
      value(node["canvas"], Size.init(text:), "% is not a canvas size; write points such as `800x480`"))
    set(optional: \.wallpaper, wallpaper(node["wallpaper"]))
    set(\.shape, node["shape"]?.stringValue.flatMap(RenderEnvironment.CanvasShape.init))
  }

  /// A colour or a photo; nil, with the reason, for a photo that is not there.
  private mutating func wallpaper(_ node: JSONNode?) -> WallpaperChoice? {
    guard let node, let text = node.stringValue, let choice = WallpaperChoice(text) else { return nil }
    guard case .photo = choice else { return choice }
    guard let path = confined(text, node) else { return nil }
    if let kind = try? kind(ofFile: path), kind == .file || kind == .link { return .photo(path: path) }
    diagnostics.append(
      Diagnostic(
        .settingsInvalidValue, "`\(text)` is neither a colour such as `#4A6FA5`, nor `none`, nor a photo at `\(path)`",
        at: node.range))
    return nil
  }

  /// Adds the variables of a file.
  private mutating func readData(_ argument: JSONNode) {
    guard let text = argument.stringValue else { return }
    let path = GivenData.path(in: text)
    guard let place = confined(path, argument) else { return }
    var given = GivenData()
    do { try given.add(file: text.dropLast(path.count) + place) } catch {
      diagnostics.append(Diagnostic(.settingsInvalidValue, .init("\(error)"), at: argument.range))
    }
    for mistake in given.reports.flatMap(\.diagnostics).prefix(1) {
      diagnostics.append(
        Diagnostic(
          .settingsInvalidValue, .init("`\(path)` cannot be used: \(mistake.message.text)"), at: argument.range))
    }
    let values = given.values
    change.steps.append {
      $0.variables.merge(values) { $1 }
      $0.dataFiles.append(place)
      for name in values.keys { $0.dataFilesByName[name] = place }
    }
  }

  private mutating func readStates(_ node: JSONNode) {
    guard let states = node["states"]?.members else { return }
    for state in states where !Self.isName(state.key) {
      let message = Diagnostic.Message(
        "`\(state.key)` cannot be part of a file name; use letters, digits and hyphens")
      diagnostics.append(Diagnostic(.settingsInvalidValue, message, at: state.keyRange))
    }
    set(\.states, states.map { TestSettings.State(name: $0.key, change: change($0.value)) })
  }

  private mutating func readComparison(_ node: JSONNode) {
    if let count = node["tolerance"]?.numberValue.flatMap(Int.init(exactly:)) {
      set(optional: \.tolerance, .pixels(count))
    } else {
      let complaint = "% is not a tolerance; write a number of pixels, or a percentage such as `0.1%`"
      set(optional: \.tolerance, value(node["tolerance"], PixelTolerance.init(_:), complaint))
    }
    set(\.formats, words(node["formats"], TestOptions.Format.init))
    set(optional: \.densest, node["densest"]?.numberValue.flatMap(Int.init(exactly:)))
    set(optional: \.threshold, node["threshold"]?.numberValue)
    set(optional: \.largestReference, node["largestReference"]?.numberValue.flatMap(Int.init(exactly:)))
    for part in node["ignore"]?.elements ?? [] {
      let complaint = "% is neither a rectangle in points, `X,Y,WxH`, nor the id of a node"
      if let area = value(part, IgnoredPart.Area.init(text:), complaint) {
        let part = IgnoredPart(area: area, file: source.name, range: part.range)
        change.steps.append { $0.ignored.append(part) }
      }
    }
  }

  /// Changes a setting if there is a value for it.
  private mutating func set<Value: Sendable>(
    _ setting: WritableKeyPath<TestSettings, Value> & Sendable, _ value: Value?
  ) {
    if let value { change.steps.append { $0[keyPath: setting] = value } }
  }

  /// Changes an optional setting if there is a value for it.
  private mutating func set<Value: Sendable>(
    optional setting: WritableKeyPath<TestSettings, Value?> & Sendable, _ value: Value?
  ) {
    if let value { change.steps.append { $0[keyPath: setting] = value } }
  }

  /// The words of a list; unknown words have already been reported.
  private func words<Word: Hashable>(_ node: JSONNode?, _ read: (String) -> Word?) -> [Word]? {
    node?.elements?.compactMap { $0.stringValue.flatMap(read) }.unique
  }

  /// The meaning of a text; if it has none, reports the complaint, with the text in place of `%`.
  private mutating func value<Value>(
    _ node: JSONNode?, _ read: (String) -> Value?, _ complaint: String
  ) -> Value? {
    guard let node, let text = node.stringValue else { return nil }
    if let value = read(text) { return value }
    let message = complaint.replacing("%", with: "`\(text)`", maxReplacements: 1)
    diagnostics.append(Diagnostic(.settingsInvalidValue, .init(message), at: node.range))
    return nil
  }

  /// A language and optionally a region, which become part of file names.
  private mutating func locale(_ node: JSONNode) -> String? {
    guard let text = node.stringValue else { return nil }
    let isPlain = text.wholeMatch(of: /[A-Za-z]{2,8}(?:[_-][A-Za-z0-9]{1,8})*/) != nil
    let mistake = LocaleName.mistake(in: text) ?? (isPlain ? nil : "`\(text)` is not a locale; write it like `de_DE`")
    guard let mistake else { return text }
    diagnostics.append(Diagnostic(.settingsInvalidValue, .init(mistake), at: node.range))
    return nil
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 60 && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }

  /// A folder that the settings name.
  private mutating func path(_ key: String, of node: JSONNode) -> String? {
    node[key].flatMap { node in node.stringValue.flatMap { confined($0, node) } }
  }

  /// A path in the settings, relative to their folder. Nil, with the reason, if it lies outside of the tested folder:
  /// testing a stranger's designs must not read files of the machine.
  private mutating func confined(_ text: String, _ node: JSONNode) -> String? {
    let path = text.hasPrefix("/") ? text : "\(folder)/\(text)"
    guard let top = realPath(root), let place = realPath(path) else { return path }
    if place == top || place.utf8.starts(with: (top == "/" ? top : top + "/").utf8) { return path }
    let message = Diagnostic.Message(
      "`\(text)` is outside the tested folder `\(root)`; \(Self.wayToTest(top, named: root, with: place))")
    diagnostics.append(Diagnostic(.settingsInvalidValue, message, at: node.range))
    return nil
  }

  /// How to test a folder together with a place outside of it: as a part of the folder that contains both.
  private static func wayToTest(_ top: String, named root: String, with place: String) -> String {
    let (own, other) = (top.split(separator: "/"), place.split(separator: "/"))
    let shared = zip(own, other).prefix { $0 == $1 }.count
    guard shared > 0, shared < own.count else {
      return "test a folder that contains both, or part of it with `--filter`"
    }
    let words = root.split(separator: "/")
    let isPlain = words.suffix(own.count - shared).elementsEqual(own[shared...])
    let around = words.dropLast(own.count - shared).joined(separator: "/")
    let folder =
      !isPlain || root.hasPrefix("/") ? "/" + own[..<shared].joined(separator: "/") : around.isEmpty ? "." : around
    return "test it from there: `weave test \(folder) --filter \(own[shared...].joined(separator: "/"))/`"
  }
}

extension Array where Element: Hashable {
  /// Each element once, at its first position.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension TestSettings {
  /// The settings of each state with its name; if there are no states, only these settings, without a name.
  var inEachState: [(name: String?, settings: TestSettings)] {
    if states.isEmpty { return [(nil, self)] }
    var own = self
    own.states = []
    return states.map { ($0.name, $0.change.applied(to: own)) }
  }
}

extension Size {
  /// A size in points: `800x480`.
  fileprivate init?(text: String) {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (1...Limits.canvasSide).contains(width),
      (1...Limits.canvasSide).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension IgnoredPart.Area {
  /// `X,Y,WxH` in points, or the id of a node.
  fileprivate init?(text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = (parts.prefix(2) + (parts.last?.lowercased().split(separator: "x") ?? [])).map { Double($0) }
    if parts.count == 3, numbers.count == 4 {
      guard let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3], width > 0,
        height > 0
      else { return nil }
      self = .box(x: x, y: y, width: width, height: height)
    } else if text.contains(where: \.isLetter), !text.contains(where: { $0 == " " || $0 == "," }) {
      self = .node(text)
    } else {
      return nil
    }
  }
}
