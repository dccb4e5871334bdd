// SPDX-License-Identifier: MIT

import FoundationEssentials
import Weave
import WeaveDiagnostics
import WeaveDiff
import WeaveGraphics
import WeaveJSON
import WeaveNative
import WeaveResolve
import WeaveSchema
import WeaveTime

/// The settings of a folder and of single files in it.
struct FolderSettings {
  var settings: TestSettings
  /// Patterns of names that hold no designs.
  var excluded: [String] = []
  /// What is different for single files, by name; checked already.
  fileprivate var designs: [String: JSONNode] = [:]
  private let folder: String

  /// - Parameter folder: what paths in the settings are relative to.
  init(_ settings: TestSettings, in folder: String) {
    self.settings = settings
    self.folder = folder
  }

  /// The settings of a file.
  func settings(of name: String) -> TestSettings {
    guard let node = designs[name] else { return settings }
    var own = settings
    var reading = SettingsReading(folder: folder)
    reading.apply(node, to: &own)
    return own
  }
}

/// Reads `weave.test.json`.
enum SettingsReader {
  /// The settings of a folder: those around it with the changes of its file.
  ///
  /// - Parameter suite: the folder that the user has named, and nothing outside of it is read.
  static func read(
    _ source: SourceText, over outer: TestSettings, in folder: String, within suite: String
  ) -> Checked<FolderSettings> {
    let tree = JSONParser.parse(source)
    guard let root = tree.output else { return Checked(nil, tree.diagnostics) }
    var check = TableCheck(SettingsTable.vocabulary, source: source)
    check.check(root, as: SettingsTable.settings, called: "test settings")
    Self.checkStates(of: root, &check)
    var reading = SettingsReading(folder: folder, root: suite)
    var found = FolderSettings(outer, in: folder)
    reading.apply(root, to: &found.settings)
    found.excluded = root["exclude"]?.elements?.compactMap(\.stringValue) ?? []
    for member in root["designs"]?.members ?? [] {
      check.check(member.value, as: SettingsTable.design, called: member.key)
      Self.checkStates(of: member.value, &check)
      var own = found.settings
      reading.apply(member.value, to: &own)
      found.designs[member.key] = member.value
      if let mistake = absence(of: member, in: folder) { reading.diagnostics.append(mistake) }
    }
    let diagnostics = tree.diagnostics + check.diagnostics + reading.diagnostics
    return Checked(diagnostics.contains { $0.severity == .error } ? nil : found, diagnostics)
  }

  /// Settings of a file that is not there are read by nobody.
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

/// Takes over the values of one object.
private struct SettingsReading {
  let folder: String
  /// Nil where the paths have been looked at before.
  var root: String?
  var diagnostics: [Diagnostic] = []

  mutating func apply(_ node: JSONNode, to settings: inout TestSettings) {
    take(node["sizes"], WidgetSize.init, into: &settings.sizes)
    take(node["appearances"], RenderEnvironment.Appearance.init, into: &settings.appearances)
    take(node["textSizes"], TextSize.init, into: &settings.textSizes)
    if let locales = node["locales"]?.elements {
      settings.locales = locales.compactMap { locale($0) }.unique
    }
    for key in ["sizes", "appearances", "locales", "scales", "textSizes", "formats"] {
      guard let list = node[key], list.elements?.isEmpty == true else { continue }
      diagnostics.append(
        Diagnostic(.settingsInvalidValue, "`\(key)` is empty: nothing would be tested", at: list.range))
    }
    if let scales = node["scales"]?.elements {
      settings.scales = scales.compactMap { $0.numberValue.flatMap(Int.init(exactly:)) }.unique
    }
    if let name = value(node["device"], Device.named, "there is no device %; `weave devices` lists them") {
      settings.device = name
    }
    if let moment = node["now"]?.stringValue.flatMap({ WrittenMoment($0) }) {
      settings.now = moment.date(in: .gmt)
      settings.writtenNow = moment.offset == nil ? moment : nil
      settings.writtenZone = moment.offset.flatMap(TimeZone.init(secondsFromGMT:))
    }
    if let zone = value(node["zone"], TimeZone.init(identifier:), "% is no zone of the IANA database") {
      settings.zone = zone
    }
    if let path = path("snapshots", of: node) { settings.snapshots = path }
    if let path = path("assets", of: node) { settings.assets = path }
    for member in node["variables"]?.members ?? [] {
      settings.variables[member.key] =
        member.value.stringValue ?? member.value.numberValue.map(JSONWriter.text(of:)) ?? ""
    }
    if let canvas = value(node["canvas"], Size.init(text:), "% is no canvas; write points such as `800x480`") {
      settings.canvas = canvas
    }
    if let shape = node["shape"]?.stringValue.flatMap(RenderEnvironment.CanvasShape.init) { settings.shape = shape }
    if let states = node["states"]?.members {
      settings.states = states.map { TestSettings.State(name: $0.key, settings: $0.value, folder: folder) }
      for state in states where !Self.isName(state.key) {
        let message = Diagnostic.Message(
          "`\(state.key)` cannot stand in names of files; use letters, digits and hyphens")
        diagnostics.append(Diagnostic(.settingsInvalidValue, message, at: state.keyRange))
      }
      for state in settings.states {
        var own = settings
        apply(state.settings, to: &own)
      }
    }
    applyComparison(node, to: &settings)
  }

  private mutating func applyComparison(_ node: JSONNode, to settings: inout TestSettings) {
    if let count = node["tolerance"]?.numberValue.flatMap(Int.init(exactly:)) {
      settings.tolerance = .pixels(count)
    } else if let part = value(
      node["tolerance"], PixelTolerance.init(_:),
      "% is no tolerance; write a number of pixels, or a part such as `0.1%`")
    {
      settings.tolerance = part
    }
    take(node["formats"], TestOptions.Format.init, into: &settings.formats)
    if let densest = node["densest"]?.numberValue { settings.densest = Int(exactly: densest) }
    if let threshold = node["threshold"]?.numberValue { settings.threshold = threshold }
    if let bytes = node["largestReference"]?.numberValue { settings.largestReference = Int(exactly: bytes) }
    for part in node["ignore"]?.elements ?? [] {
      let complaint = "% is neither a box in points, `X,Y,WxH`, nor the id of a node"
      if let part = value(part, IgnoredPart.init(text:), complaint) { settings.ignored.append(part) }
    }
  }

  /// The words of a list; those that are unknown have been told.
  private func take<Word: Hashable>(_ node: JSONNode?, _ read: (String) -> Word?, into list: inout [Word]) {
    guard let elements = node?.elements else { return }
    list = elements.compactMap { $0.stringValue.flatMap(read) }.unique
  }

  /// What a text means; a complaint, with the text in the place of `%`, where it means nothing.
  private mutating func value<Value>(
    _ node: JSONNode?, _ read: (String) -> Value?, _ complaint: String
  ) -> Value? {
    guard let node, let text = node.stringValue else { return nil }
    if let value = read(text) { return value }
    let message = complaint.replacing("%", with: "`\(text)`", maxReplacements: 1)
    diagnostics.append(Diagnostic(.settingsInvalidValue, .init(message), at: node.range))
    return nil
  }

  /// A language and perhaps a region, which stand in names of files.
  private mutating func locale(_ node: JSONNode) -> String? {
    guard let text = node.stringValue else { return nil }
    let isPlain = text.wholeMatch(of: /[A-Za-z]{2,8}(?:[_-][A-Za-z0-9]{1,8})*/) != nil
    let mistake = LocaleName.mistake(in: text) ?? (isPlain ? nil : "`\(text)` is no locale such as `de_DE`")
    guard let mistake else { return text }
    diagnostics.append(Diagnostic(.settingsInvalidValue, .init(mistake), at: node.range))
    return nil
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 60 && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }

  /// A folder that the settings name, from theirs on; nil, with the reason, where it lies outside of what is tested: whoever
  /// tests designs of a stranger does not read files of the machine for them.
  private mutating func path(_ key: String, of node: JSONNode) -> String? {
    guard let node = node[key], let text = node.stringValue else { return nil }
    let path = text.hasPrefix("/") ? text : "\(folder)/\(text)"
    guard let root, let top = realPath(root), let place = realPath(path) else { return path }
    if place == top || place.utf8.starts(with: (top == "/" ? top : top + "/").utf8) { return path }
    let message = Diagnostic.Message(
      "`\(text)` lies outside of `\(root)`, which is tested; test a folder that holds both, or a part of it with `--filter`"
    )
    diagnostics.append(Diagnostic(.settingsInvalidValue, message, at: node.range))
    return nil
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it stands first.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension TestSettings {
  /// The settings of each state with its name; of these settings alone, without a name, where there are none.
  var inEachState: [(name: String?, settings: TestSettings)] {
    if states.isEmpty { return [(nil, self)] }
    return states.map { state in
      var own = self
      own.states = []
      var reading = SettingsReading(folder: state.folder)
      reading.apply(state.settings, to: &own)
      return (state.name, own)
    }
  }
}

extension Size {
  /// `800x480`, points.
  fileprivate init?(text: String) {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (1...Limits.canvasSide).contains(width),
      (1...Limits.canvasSide).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension IgnoredPart {
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
