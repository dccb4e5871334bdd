// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveGraphics
import WeaveJSON
import WeaveSchema

/// Reads a panel's file.
public enum PanelReader {
  /// The panel in a text.
  ///
  /// - Returns: nil if the text contains something that no panel can be, with every mistake and its place.
  public static func read(_ source: SourceText) -> Checked<Panel> {
    if source.bytes.count > Limits.panelBytes { return Checked(nil, [.tooLarge(source.bytes.count)]) }
    return TableCheck.read(source, by: PanelTable.vocabulary, as: PanelTable.panel) { root in
      var reading = Reading(root: root)
      return (reading.panel(), reading.diagnostics)
    }
  }
}

/// Reads one file. It only skips what the table has already reported.
private struct Reading {
  let root: JSONNode
  var diagnostics: [Diagnostic] = []

  mutating func panel() -> Panel? {
    let colors = colors()
    let formats = formats(for: colors)
    guard let name = root.node("name")?.stringValue, let width = whole("width", of: root),
      let height = whole("height", of: root), let dpi = root.node("dpi")?.numberValue, let colors, !formats.isEmpty
    else { return nil }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    if overflow || count > Limits.panelPixels {
      diagnostics.append(.tooManyPixels(width, height, at: root.node("width")?.range))
      return nil
    }
    var panel = Panel(
      name: name, label: root.node("label")?.stringValue ?? name, width: width, height: height, dotsPerInch: dpi,
      viewingDistance: root.node("viewingDistance")?.numberValue ?? 0.6,
      isMirrored: root.node("mirrored")?.boolValue ?? false, colors: colors, formats: formats,
      maximumBytes: whole("maximumBytes", of: root), hasBattery: root.node("battery")?.boolValue ?? false)
    if let node = root.node("rotation"), let degrees = whole("rotation", of: root) {
      guard let rotation = Panel.Rotation(rawValue: degrees) else {
        diagnostics.append(.noQuarterTurn(degrees, at: node.range))
        return nil
      }
      panel.rotation = rotation
    }
    if let node = root.node("safeArea") {
      panel.safeArea = EdgeInsets(
        top: node.node("top")?.numberValue ?? 0, leading: node.node("left")?.numberValue ?? 0,
        bottom: node.node("bottom")?.numberValue ?? 0, trailing: node.node("right")?.numberValue ?? 0)
      let size = panel.pictureSize
      if panel.safeArea.horizontal > Double(size.width - 16) || panel.safeArea.vertical > Double(size.height - 16) {
        diagnostics.append(.nothingLeft(at: node.range))
      }
    }
    return panel
  }

  // MARK: Inks

  private mutating func colors() -> Panel.Colors? {
    let wantsAll = root.node("colors")?.stringValue == "all"
    let list = root.node("inks")
    let greys = root.node("greys")
    if wantsAll {
      if let extra = list ?? greys { diagnostics.append(.inksOfAll(at: extra.range)) }
      return .all
    }
    if let list, let greys {
      diagnostics.append(.twoKindsOfInks(list.range, at: greys.range))
      return nil
    }
    if greys != nil { return whole("greys", of: root).map { .inks(InkSet.greys($0)) } }
    guard let elements = list?.elements, elements.count >= 2 else {
      let opening = SourceRange(root.range.lower, min(root.range.lower + 1, root.range.upper))
      diagnostics.append(.noInks(list?.elements?.count ?? 0, at: list?.range ?? opening))
      return nil
    }
    let inks = elements.prefix(Limits.panelInks).enumerated().map { ink($0.element, at: $0.offset) }
    reportDuplicates(zip(inks, elements).compactMap { pair in pair.0.map { ($0, pair.1) } })
    return inks.contains(nil) ? nil : .inks(inks.compactMap { $0 })
  }

  private mutating func ink(_ node: JSONNode, at place: Int) -> Ink? {
    guard let name = node.node("name")?.stringValue, let value = color("value", of: node) else { return nil }
    let measured = node.node("measured") == nil ? value : color("measured", of: node)
    guard let measured else { return nil }
    return Ink(
      name, value: value, index: whole("index", of: node) ?? place, measured: measured,
      source: node.node("source")?.stringValue ?? "")
  }

  private mutating func color(_ key: String, of node: JSONNode) -> Color? {
    guard let value = node.node(key), let text = value.stringValue else { return nil }
    if let color = Color(hex: text), color.alpha == 1 { return color }
    diagnostics.append(.noColor(text, at: value.range))
    return nil
  }

  /// Reports inks that a file could not distinguish.
  private mutating func reportDuplicates(_ inks: [(ink: Ink, node: JSONNode)]) {
    var values: [Color: JSONNode] = [:]
    var indices: [Int: JSONNode] = [:]
    for (ink, node) in inks {
      if let first = values.updateValue(node, forKey: ink.value) {
        diagnostics.append(.twins("the value `\(ink.value.hex)`", first.range, at: node.range))
      } else if let first = indices.updateValue(node, forKey: ink.index) {
        diagnostics.append(.twins("the index \(ink.index)", first.range, at: node.range))
      }
    }
  }

  // MARK: Formats

  private mutating func formats(for colors: Panel.Colors?) -> [PanelFormat] {
    guard let nodes = root.node("formats")?.elements else { return [] }
    if nodes.isEmpty, let range = root.node("formats")?.range { diagnostics.append(.noFormats(at: range)) }
    var formats: [PanelFormat] = []
    for node in nodes {
      guard let format = node.stringValue.flatMap(PanelFormat.init) else { continue }
      formats.append(format)
      switch colors {
      case .all:
        if format.depth != 24 { diagnostics.append(.misfit(format, "it cannot hold every colour", at: node.range)) }
      case .inks(let inks):
        if let reason = format.refusal(of: inks) { diagnostics.append(.misfit(format, reason, at: node.range)) }
      case nil: break
      }
    }
    return formats
  }

  private func whole(_ key: String, of node: JSONNode) -> Int? {
    node.node(key)?.numberValue.flatMap { Int(exactly: $0) }
  }
}

extension JSONNode {
  /// The value of a key; nil if it is missing or `null`.
  fileprivate func node(_ key: String) -> JSONNode? {
    guard let node = members?.first(where: { $0.key == key })?.value, node.value != .null else { return nil }
    return node
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ count: Int) -> Diagnostic {
    Diagnostic(.panelTooMany, "the file has \(count) bytes; a panel's may have \(Limits.panelBytes)", at: nil)
  }

  fileprivate static func tooManyPixels(_ width: Int, _ height: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .panelOutOfRange, "\(width) × \(height) pixels are too many; a panel may have \(Limits.panelPixels)",
      at: range)
  }

  fileprivate static func noQuarterTurn(_ degrees: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.panelOutOfRange, "`rotation` must be 0, 90, 180 or 270, not \(degrees)", at: range)
  }

  fileprivate static func nothingLeft(at range: SourceRange) -> Diagnostic {
    Diagnostic(.panelOutOfRange, "`safeArea` leaves less than 16 pixels of the picture", at: range)
  }

  fileprivate static func inksOfAll(at range: SourceRange) -> Diagnostic {
    Diagnostic(.panelFormat, "a panel that shows all colours cannot have inks", at: range)
  }

  fileprivate static func twoKindsOfInks(_ first: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .panelSameInks, "`greys` stands for the inks that `inks` lists; keep one of them", at: range,
      notes: [Note("the inks are listed here", at: first)])
  }

  fileprivate static func noInks(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .panelNoInks, count == 0 ? "the panel has no inks" : "the panel has one ink and needs at least two",
      at: range, notes: [Note("`\"greys\": 2` stands for black and white")])
  }

  fileprivate static func noColor(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.panelInvalidColor, "`\(text)` is not a colour; write `#RRGGBB`", at: range)
  }

  fileprivate static func twins(_ what: String, _ first: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .panelSameInks, .init("another ink already has \(what)"), at: range, notes: [Note("the other ink", at: first)])
  }

  fileprivate static func noFormats(at range: SourceRange) -> Diagnostic {
    Diagnostic(.panelMissingKey, "`formats` names no format", at: range)
  }

  fileprivate static func misfit(_ format: PanelFormat, _ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.panelFormat, .init("`\(format.rawValue)` does not fit: \(reason)"), at: range)
  }
}
