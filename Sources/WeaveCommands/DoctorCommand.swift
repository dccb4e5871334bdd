// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveGolden
import WeaveRender
import WeaveSystem

/// `weave doctor`: shows what pictures are drawn with, and what is missing.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Lists the fonts, libraries and data used for drawing, what is missing, and what was tested otherwise.",
    discussion: "Exit codes: 0 nothing is missing, 1 something is, 2 a library failed.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(help: ArgumentHelp("A folder of fonts that take precedence over the standard ones.", valueName: "folder"))
  var fonts: String?

  @Option(help: "Readable lines or JSON.")
  var format: Format = .text

  mutating func run() throws {
    let installation: Installation
    do { installation = try Installation(fonts: fonts) } catch { throw Console.refuse(error) }
    let difference = TestedInstallation.difference(fonts: fonts)
    let text =
      format == .json
      ? Self.json(installation, difference)
      : Self.text(installation) + (difference.map { "\n" + Self.text(of: $0) } ?? "")
    try Console.out(text)
    if !installation.missing.isEmpty { throw Exit.partsAreMissing }
  }

  // MARK: Text

  private static func text(_ installation: Installation) -> String {
    let parts = installation.parts
    let names = parts.map(\.name.count).max() ?? 0
    let packages = parts.map { label($0).count }.max() ?? 0
    var lines = ["weave \(weaveVersion)"]
    for kind in Installation.Part.Kind.allCases {
      lines += ["", heading(kind)]
      for part in parts where part.kind == kind {
        let place = part.file ?? "missing"
        lines.append("  \(part.name.padded(to: names))  \(label(part).padded(to: packages))  \(place)")
      }
    }
    lines.append("")
    if installation.missing.isEmpty { return (lines + ["Nothing is missing.", ""]).joined(separator: "\n") }
    lines.append("Missing")
    lines += installation.missing.map { "  \($0.name): \($0.loss ?? "")" }
    lines += ["", advice(installation.missingPackages)]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func advice(_ packages: [String]) -> String {
    let command = "apt-get install --no-install-recommends \(packages.joined(separator: " "))"
    guard let folder = ProgramData.folder else { return "To install it on Debian: \(command)" }
    switch packages {
    case ["ca-certificates"]: return "To install it on Debian: \(command)"
    case ["fonts-noto-cjk"]:
      return """
        This archive was made without East Asian fonts. Use the one without `without-cjk` in its name, or install them \
        on Debian: \(command)
        """
    default: return "The folder \(folder) is not complete. Unpack the archive again, or install the package again."
    }
  }

  /// How fonts and libraries differ from those that the release was tested with.
  private static func text(of difference: ProvenanceDifference) -> String {
    guard !difference.isEmpty else { return "Fonts and libraries are those that this release was tested with.\n" }
    let parts = difference.parts.map { "  \($0.text)\n" }.joined()
    return
      "Other than this release was tested with\n\(parts)\nPictures with them can differ from those of other machines.\n"
  }

  private static func heading(_ kind: Installation.Part.Kind) -> String {
    switch kind {
    case .font: "Fonts"
    case .library: "Libraries"
    case .data: "Data"
    }
  }

  private static func label(_ part: Installation.Part) -> String {
    [part.package ?? "–", part.version].compactMap { $0 }.joined(separator: " ")
  }

  // MARK: JSON

  private static func json(_ installation: Installation, _ difference: ProvenanceDifference?) -> String {
    OutputValue.compacted([
      ("version", .integer(1)), ("weave", .string(weaveVersion)), ("complete", .flag(installation.missing.isEmpty)),
      ("parts", .array(installation.parts.map(value))),
      ("missingPackages", .array(installation.missingPackages.map(OutputValue.string))),
      ("asTested", difference.map { .flag($0.isEmpty) }),
      ("differences", difference.map { .array($0.parts.map(value)) }),
    ]).text
  }

  private static func value(_ part: ProvenanceDifference.Part) -> OutputValue {
    .compacted([
      ("kind", .string("\(part.kind)")), ("name", .string(part.name)), ("now", .optional(part.now)),
      ("tested", .optional(part.before)),
    ])
  }

  private static func value(_ part: Installation.Part) -> OutputValue {
    .compacted([
      ("kind", .string(part.kind.rawValue)), ("name", .string(part.name)), ("missing", .flag(part.isMissing)),
      ("package", .optional(part.package)), ("version", .optional(part.version)), ("file", .optional(part.file)),
      ("loss", .optional(part.loss)),
    ])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
