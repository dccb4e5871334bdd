// SPDX-License-Identifier: MIT

public import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
public import WeavePanel
import WeaveRender

extension PanelFormat: ExpressibleByArgument {}

/// A length as people write it: `2m`, `60cm`, `1.5`; metres without a unit.
struct Distance: ExpressibleByArgument {
  var metres: Double

  init?(argument: String) {
    let units: [(ending: String, factor: Double)] = [
      ("cm", 0.01), ("mm", 0.001), ("ft", 0.3048), ("in", 0.0254), ("m", 1),
    ]
    let text = argument.lowercased()
    let unit = units.first { text.hasSuffix($0.ending) }
    guard let number = Double(text.dropLast(unit?.ending.count ?? 0)), number.isFinite else { return nil }
    metres = number * (unit?.factor ?? 1)
  }
}

/// The display that a picture is made for.
struct PanelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The display to draw for: a name from 'weave panels', or a file.", valueName: "panel"),
    completion: Completions.panels)
  var panel: String?

  @Option(
    help: ArgumentHelp(
      "The pixel format.", discussion: "Default: the panel's best.", valueName: "format"))
  var panelFormat: PanelFormat?

  @Option(
    help: ArgumentHelp(
      "How far away people stand; text and spacing grow with it.", discussion: "Default: the panel's usual distance.",
      valueName: "2m"))
  var viewingDistance: Distance?

  func validate() throws {
    if panel?.isEmpty == true { throw ValidationError("--panel needs a name or a file.") }
    if panel == nil, panelFormat != nil { throw ValidationError("--panel-format needs --panel.") }
    if panel == nil, viewingDistance != nil { throw ValidationError("--viewing-distance needs --panel.") }
    if let distance = viewingDistance?.metres, !(0.1...20).contains(distance) {
      throw ValidationError("--viewing-distance must be 10cm to 20m.")
    }
  }

  /// The requested panel at the requested distance.
  ///
  /// - Throws: the exit code, after the mistakes have been printed.
  func load() throws -> Panel? {
    guard let name = panel else { return nil }
    var panel = try Panel.named(name) ?? Self.read(name)
    if let distance = viewingDistance { panel.viewingDistance = distance.metres }
    if let format = panelFormat, !panel.formats.contains(format) {
      let known = panel.formats.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw ValidationError("\(panel.name) takes \(known), not '\(format.rawValue)'.")
    }
    return panel
  }

  private static func read(_ path: String) throws -> Panel {
    guard path.contains("/") || path.contains(".json") || FileManager.default.fileExists(atPath: path) else {
      let near = nearest(to: path, in: Panel.all.map(\.name)).first.map { "Did you mean '\($0)'?" }
      throw ValidationError("There is no panel '\(path)'. \(near ?? "'weave panels' lists them.")")
    }
    let bytes: [UInt8]
    do { bytes = try Inputs.read(path, limit: Limits.panelBytes) } catch { throw Console.refuse(error) }
    let source = SourceText(name: path, bytes: bytes)
    let checked = PanelReader.read(source)
    if !checked.diagnostics.isEmpty {
      Console.error([DiagnosticReport(source: source, diagnostics: checked.diagnostics)])
    }
    guard let panel = checked.output else { throw Exit.designHasErrors }
    return panel
  }
}
