// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveGraphics
import WeavePanel
import WeaveRender

/// `weave panels`: lists the displays that pictures can be made for.
struct PanelsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "panels", abstract: "Lists the displays that weave knows, or prints one as a file.",
    discussion: """
      `weave render --panel NAME` draws for one of them. For another display, start a file with `weave panels NAME > \
      mine.json` and use it with `--panel mine.json`; `weave schema panel` prints its keys.
      """)

  @Argument(
    help: ArgumentHelp("The panel to print as a file.", valueName: "name"),
    completion: Completions.panels)
  var name: String?

  @Option(help: "A readable table or a JSON array.")
  var format: OutputFormat = .text

  mutating func run() throws {
    if let name {
      guard let panel = Panel.named(name) else {
        let near = nearest(to: name, in: Panel.all.map(\.name)).first.map { "Did you mean '\($0)'?" }
        throw ValidationError("There is no panel '\(name)'. \(near ?? "'weave panels' lists them.")")
      }
      return try Console.out(PanelWriter.text(of: panel))
    }
    if format == .json { return try Console.out(OutputValue.array(Panel.all.map(Self.object)).text) }
    let rows = Panel.all.map { panel in
      [
        panel.name, "\(panel.width)x\(panel.height)", "\(Int(panel.dotsPerInch.rounded()))",
        "\(panel.viewingDistance) m",
        panel.inks.isEmpty ? "all" : "\(panel.inks.count)", panel.formats.first?.rawValue ?? "", panel.label,
      ]
    }
    let table = [["NAME", "PIXELS", "DPI", "SEEN FROM", "COLOURS", "FORMAT", "DISPLAY"]] + rows
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    for row in table {
      let cells = row.enumerated().map { column, text in
        column == row.count - 1 ? text : text + String(repeating: " ", count: widths[column] - text.count)
      }
      try Console.out(cells.joined(separator: "  ") + "\n")
    }
  }

  private static func object(_ panel: Panel) -> OutputValue {
    .object([
      ("name", .string(panel.name)), ("label", .string(panel.label)), ("width", .number(Double(panel.width))),
      ("height", .number(Double(panel.height))), ("dpi", .number(panel.dotsPerInch)),
      ("viewingDistance", .number(panel.viewingDistance)), ("rotation", .number(Double(panel.rotation.rawValue))),
      (
        "inks",
        .array(
          panel.inks.map { ink in
            .object([
              ("name", .string(ink.name)), ("value", .string(ink.value.hex)), ("index", .number(Double(ink.index))),
              ("measured", .string(ink.measured.hex)), ("source", .string(ink.source)),
            ])
          })
      ), ("formats", .array(panel.formats.map { .string($0.rawValue) })),
    ])
  }
}
