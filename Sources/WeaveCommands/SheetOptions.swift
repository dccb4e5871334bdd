// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveBatch
import WeaveGraphics

/// The arrangement of a document's pictures on its pages.
struct SheetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Lay out pictures on sheets, in this many columns and rows; --output must be a PDF file.",
      valueName: "COLUMNSxROWS"))
  var sheet: SheetGrid?

  @Option(
    help: ArgumentHelp(
      "The sheets' paper: \(PaperSize.names), each also as a4-landscape, or a size such as 100x150mm.",
      discussion: "Default: a4.", valueName: "paper"))
  var paper: PaperSize?

  @Option(
    help: ArgumentHelp("The margin at each edge of a sheet.", discussion: "Default: 10mm.", valueName: "length"))
  var margin: PaperLength?

  @Option(help: ArgumentHelp("The gap between pictures.", discussion: "Default: 5mm.", valueName: "length"))
  var gap: PaperLength?

  @Flag(help: "Draw marks in the margin that show where to cut.")
  var cropMarks = false

  func validate() throws {
    if sheet == nil {
      let given = [
        ("--paper", paper != nil), ("--margin", margin != nil), ("--gap", gap != nil), ("--crop-marks", cropMarks),
      ]
      if let name = given.first(where: \.1)?.0 {
        throw ValidationError("\(name) needs --sheet, such as --sheet 2x4.")
      }
    }
    _ = try layout()
  }

  /// Nil if no sheet is requested.
  func layout() throws(ValidationError) -> SheetLayout? {
    guard let sheet else { return nil }
    do throws(SheetError) {
      return try SheetLayout(
        columns: sheet.columns, rows: sheet.rows, paper: paper?.size ?? PaperSize.standard,
        margin: margin?.points ?? PaperLength.millimetres(10), gap: gap?.points ?? PaperLength.millimetres(5),
        hasCropMarks: cropMarks)
    } catch {
      throw ValidationError("--sheet: \(error)".sentence)
    }
  }
}

/// `2x4`: columns and rows.
struct SheetGrid: ExpressibleByArgument {
  var columns, rows: Int

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1] else { return nil }
    (self.columns, self.rows) = (columns, rows)
  }
}

/// A length with its unit: `10mm`, `1cm`, `0.5in`, `12pt`.
struct PaperLength: ExpressibleByArgument {
  var points: Double

  private static let units: [(String, Double)] = [("mm", 72 / 25.4), ("cm", 72 / 2.54), ("in", 72), ("pt", 1)]

  static func millimetres(_ length: Double) -> Double { length * 72 / 25.4 }

  init?(argument: String) {
    let text = argument.lowercased()
    guard let unit = Self.units.first(where: { text.hasSuffix($0.0) }), let value = Double(text.dropLast(2)),
      value >= 0, value < 10_000
    else { return nil }
    points = value * unit.1
  }
}

/// A paper size by its name, or as `100x150mm`.
struct PaperSize: ExpressibleByArgument {
  /// Points.
  var size: Size

  static let standard = Size(width: PaperLength.millimetres(210), height: PaperLength.millimetres(297))
  static let names = known.map(\.0).joined(separator: ", ")

  /// - Source: ISO 216; ANSI Y14.1. Millimetres.
  private static let known: [(String, Double, Double)] = [
    ("a3", 297, 420), ("a4", 210, 297), ("a5", 148, 210), ("a6", 105, 148), ("letter", 215.9, 279.4),
    ("legal", 215.9, 355.6),
  ]

  init?(argument: String) {
    let text = argument.lowercased()
    let name = text.hasSuffix("-landscape") ? String(text.dropLast(10)) : text
    if let (_, width, height) = Self.known.first(where: { $0.0 == name }) {
      let (short, long) = (PaperLength.millimetres(width), PaperLength.millimetres(height))
      size = name == text ? Size(width: short, height: long) : Size(width: long, height: short)
      return
    }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let height = PaperLength(argument: String(parts[1])),
      let width = PaperLength(argument: String(parts[0]) + String(parts[1].suffix(2))), width.points > 0,
      height.points > 0
    else { return nil }
    size = Size(width: width.points, height: height.points)
  }
}
