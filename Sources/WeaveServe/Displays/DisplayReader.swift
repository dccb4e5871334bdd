// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization
public import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeavePanel
import WeaveRender
import WeaveResolve
import WeaveSchema
public import WeaveSystem

/// Reads `displays.json`.
public enum DisplayReader {
  /// The displays in a text, in order.
  ///
  /// - Parameter folder: the folder with the panel files.
  /// - Returns: nil if a display is invalid; always every mistake with its place.
  public static func read(_ source: SourceText, in folder: ConfinedFolder) -> Checked<[Display]> {
    TableCheck.read(source, by: DisplayTable.vocabulary, as: DisplayTable.file) { root in
      var reading = DisplayReading(folder: folder)
      reading.readHouse(root)
      let displays = (root["displays"]?.elements ?? []).prefix(Limits.displays).map { reading.display($0) }
      reading.reportDuplicates(root["displays"]?.elements ?? [])
      return (displays.contains(nil) ? nil : displays.compactMap(\.self), reading.diagnostics)
    }
  }
}

/// The walk over one file. It skips what the table has already reported.
private struct DisplayReading {
  let folder: ConfinedFolder
  var diagnostics: [Diagnostic] = []
  private var panels: [String: Panel?] = [:]
  /// Those of all displays that do not set their own.
  private var timeZone: TimeZone?
  private var locale: Locale?

  init(folder: ConfinedFolder) { self.folder = folder }

  /// Reads what holds for all displays.
  mutating func readHouse(_ root: JSONNode) {
    timeZone = root["timeZone"].flatMap { timeZone($0) }
    locale = root["locale"].flatMap { locale($0) }
  }

  mutating func display(_ node: JSONNode) -> Display? {
    guard let name = name(node["name"]), let panel = panel(of: node), let shows = shows(node["shows"]) else {
      return nil
    }
    var display = Display(
      name: name, label: node["label"]?.stringValue ?? name, panel: panel, format: panel.formats.first ?? .png8,
      shows: shows, variables: [:], refresh: Display.usualRefresh(on: panel))
    if let wanted = node["format"], let format = wanted.stringValue.flatMap(PanelFormat.init) {
      if !panel.formats.contains(format) { diagnostics.append(.refused(format, panel, at: wanted.range)) }
      display.format = format
    }
    display.device = node["device"].flatMap { device($0) }
    display.timeZone = node["timeZone"].map { timeZone($0) } ?? timeZone
    display.locale = node["locale"].map { locale($0) } ?? locale
    display.appearance = node["appearance"]?.stringValue.flatMap(RenderEnvironment.Appearance.init)
    display.size = node["size"]?.stringValue.flatMap(WidgetSize.init)
    display.scale = node["scale"]?.numberValue
    for member in node["variables"]?.members ?? [] { display.variables[member.key] = DataValue(member.value).value }
    let warnings = node["warnings"]?.elements ?? []
    display.warnings = Set(warnings.compactMap { $0.stringValue.flatMap(Display.Warning.init) })
    display.specialFunction = node["specialFunction"]?.stringValue.flatMap(Display.SpecialFunction.init) ?? .none
    display.guest = node["guest"].flatMap { self.shows($0) }
    if display.specialFunction == .guestMode, node["guest"] == nil, let place = node["specialFunction"] {
      diagnostics.append(.noGuest(at: place.range))
    }
    display.refresh = refresh(of: node, on: panel)
    display.quietHours = node["quietHours"].flatMap { quietHours($0) }
    display.isMostCompatible = node["maximumCompatibility"]?.boolValue ?? false
    display.temperatureProfile =
      node["temperatureProfile"]?.stringValue.flatMap(Display.TemperatureProfile.init) ?? .default
    return display
  }

  /// Reports displays with the same name or the same device.
  mutating func reportDuplicates(_ nodes: [JSONNode]) {
    var names: [String: SourceRange] = [:]
    var devices: [String: SourceRange] = [:]
    for node in nodes {
      if let name = node["name"], let text = name.stringValue, let first = names.updateValue(name.range, forKey: text) {
        diagnostics.append(.twins("the name `\(text)`", first, at: name.range))
      }
      if let device = node["device"], let text = device.stringValue.flatMap(HardwareAddress.normal),
        let first = devices.updateValue(device.range, forKey: text)
      {
        diagnostics.append(.twins("the address `\(text)`", first, at: device.range))
      }
    }
  }

  // MARK: Keys

  private mutating func name(_ node: JSONNode?) -> String? {
    guard let node, let name = node.stringValue else { return nil }
    if DisplayName.isValid(name) { return name }
    diagnostics.append(.name(name, at: node.range))
    return nil
  }

  private mutating func panel(of node: JSONNode) -> Panel? {
    guard let place = node["panel"], let name = place.stringValue else { return nil }
    let known: Panel?
    if let read = panels[name] {
      known = read
    } else {
      known = Panel.named(name) ?? readPanel(name)
      panels[name] = known
    }
    guard var panel = known else {
      diagnostics.append(.panel(name, at: place.range))
      return nil
    }
    if let distance = node["viewingDistance"]?.numberValue { panel.viewingDistance = distance }
    if let turn = node["rotation"], let degrees = turn.numberValue.flatMap({ Int(exactly: $0) }) {
      guard let rotation = Panel.Rotation(rawValue: degrees) else {
        diagnostics.append(.rotation(degrees, at: turn.range))
        return nil
      }
      panel.rotation = rotation
    }
    return panel
  }

  private func readPanel(_ name: String) -> Panel? {
    guard FolderPath.isInside(name), let bytes = try? folder.read(name, limit: Limits.panelBytes) else { return nil }
    return PanelReader.read(SourceText(name: name, bytes: bytes)).output
  }

  private mutating func shows(_ node: JSONNode?) -> String? {
    guard let node, let path = node.stringValue else { return nil }
    if FolderPath.isInside(path) { return path }
    diagnostics.append(.outside(path, at: node.range))
    return nil
  }

  private mutating func device(_ node: JSONNode) -> String? {
    guard let text = node.stringValue else { return nil }
    let address = HardwareAddress.normal(text)
    if address == nil { diagnostics.append(.address(text, at: node.range)) }
    return address
  }

  private mutating func timeZone(_ node: JSONNode) -> TimeZone? {
    guard let text = node.stringValue else { return nil }
    let zone = TimeZone(identifier: text)
    if zone == nil { diagnostics.append(.zone(text, at: node.range)) }
    return zone
  }

  private mutating func locale(_ node: JSONNode) -> Locale? {
    guard let text = node.stringValue else { return nil }
    guard let mistake = LocaleName.mistake(in: text) else { return Locale(identifier: text) }
    diagnostics.append(Diagnostic(.displaysZone, .init(mistake), at: node.range))
    return nil
  }

  private mutating func quietHours(_ node: JSONNode) -> QuietHours? {
    guard let text = node.stringValue else { return nil }
    let hours = QuietHours(text)
    if hours == nil { diagnostics.append(.quietHours(text, at: node.range)) }
    return hours
  }

  private mutating func refresh(of node: JSONNode, on panel: Panel) -> ClosedRange<Int> {
    func seconds(_ key: String) -> Int? { node[key]?.numberValue.flatMap { Int(exactly: $0) } }
    let usual = Display.usualRefresh(on: panel)
    let least = seconds("minimumRefresh") ?? min(usual.lowerBound, seconds("maximumRefresh") ?? usual.lowerBound)
    let most = seconds("maximumRefresh") ?? max(usual.upperBound, least)
    guard least <= most else {
      diagnostics.append(.refresh(least, most, at: node["minimumRefresh"]?.range))
      return usual
    }
    return least...most
  }
}

extension Diagnostic {
  fileprivate static func name(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .displaysName, "`\(name)` cannot be part of an address; write letters from a to z, digits and hyphens", at: range)
  }

  fileprivate static func panel(_ name: String, at range: SourceRange) -> Diagnostic {
    let near = nearest(to: name, in: Panel.all.map(\.name)).first
    return Diagnostic(
      .displaysPanel, "there is no panel `\(name)`", at: range,
      notes: [Diagnostic.Note(near.map { "did you mean `\($0)`?" } ?? "`weave panels` lists them")])
  }

  fileprivate static func refused(_ format: PanelFormat, _ panel: Panel, at range: SourceRange) -> Diagnostic {
    let known = panel.formats.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return Diagnostic(.displaysFormat, "`\(panel.name)` takes \(known), not `\(format.rawValue)`", at: range)
  }

  fileprivate static func outside(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.displaysContent, "`\(path)` is not a file in the served folder", at: range)
  }

  fileprivate static func noGuest(at range: SourceRange) -> Diagnostic {
    Diagnostic(.displaysMissingKey, "`guest_mode` needs `guest`, the design that guests see", at: range)
  }

  fileprivate static func address(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.displaysAddress, "`\(text)` is not a hardware address; write it like `AA:BB:CC:00:11:22`", at: range)
  }

  fileprivate static func zone(_ text: String, at range: SourceRange) -> Diagnostic {
    let near = nearest(to: text, in: TimeZone.knownTimeZoneIdentifiers).first
    return Diagnostic(
      .displaysZone, "`\(text)` is not a time zone of the IANA database", at: range,
      notes: near.map { [Diagnostic.Note("did you mean `\($0)`?")] } ?? [])
  }

  fileprivate static func rotation(_ degrees: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.displaysOutOfRange, "`rotation` must be 0, 90, 180 or 270, not \(degrees)", at: range)
  }

  fileprivate static func refresh(_ least: Int, _ most: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .displaysOutOfRange, "`minimumRefresh` (\(least)) is greater than `maximumRefresh` (\(most))", at: range)
  }

  fileprivate static func quietHours(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .displaysOutOfRange, "`\(text)` is not a part of a day; write its start and its end, such as `22:00-06:30`",
      at: range)
  }

  fileprivate static func twins(_ what: String, _ first: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .displaysTwins, .init("another display already has \(what)"), at: range,
      notes: [Diagnostic.Note("the other display", at: first)])
  }
}
