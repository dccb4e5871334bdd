// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// PDF files of several pictures, read by poppler.
@Suite(.waiting) struct PDFDocumentTests {
  private func poppler(_ program: String, _ arguments: String..., in folder: Folder) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.start()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self)
  }

  /// What `pdfinfo` tells: `Pages` and `Page size`, or another line.
  private func info(_ file: String, _ key: String, in folder: Folder) throws -> String {
    let lines = try poppler("pdfinfo", file, in: folder).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("\(key):") })
    return line.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces)
  }

  /// Words of a page with the left and top of each, in points.
  private func words(_ file: String, page: Int, in folder: Folder) throws -> [(text: String, x: Double, y: Double)] {
    let html = try poppler("pdftotext", "-bbox", "-f", "\(page)", "-l", "\(page)", file, "-", in: folder)
    return html.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"")
      guard line.contains("<word"), parts.count >= 9, let x = Double(parts[1]), let y = Double(parts[3]) else {
        return nil
      }
      let text = parts[8].dropFirst().prefix { $0 != "<" }
      return (String(text), x, y)
    }
  }

  private func folder(_ names: [String]) throws -> BatchFolder {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(names), to: "rows.csv")
    return batch
  }

  @Test func eachPictureIsAPage() throws {
    let batch = try folder([])
    let outcome = try Tool.run(
      ["render", "card.json", "card.json", "--var", "city=Porto", "--canvas", "120x60", "-o", "x.pdf"], in: batch.path)
    #expect(outcome.status == 0 && outcome.text == "x.pdf\n", "\(outcome.errors)")
    #expect(try info("x.pdf", "Pages", in: batch.path) == "2")
    #expect(try info("x.pdf", "Page size", in: batch.path) == "120 x 60 pts")
    #expect(try words("x.pdf", page: 2, in: batch.path).map(\.text) == ["Porto"])
    let stream = try Tool.run(
      ["render", "card.json", "card.json", "--var", "city=Porto", "--canvas", "120x60", "--format", "pdf", "-o", "-"],
      in: batch.path)
    #expect(try stream.bytes == batch.path.read("x.pdf"))
    let files = try Tool.run(
      ["render", "card.json", "--var", "city=Porto", "--size", "all", "--format", "pdf"], in: batch.path)
    #expect(files.text == "card-small.pdf\ncard-medium.pdf\ncard-large.pdf\n")
  }

  @Test func aBatchBecomesOneDocument() throws {
    let batch = try folder(["Porto", "Lyon", "Porto"])
    let outcome = try batch.run(["rows.csv", "--spec", "card.json", "-o", "cards.pdf", "--jobs", "2"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(batch.path.names == ["card.json", "cards.pdf", "rows.csv"])
    let pages = try (1...3).map { try words("cards.pdf", page: $0, in: batch.path).map(\.text) }
    #expect(pages == [["Porto"], ["Lyon"], ["Porto"]])
    #expect(try info("cards.pdf", "Page size", in: batch.path) == "120 x 60 pts")
  }

  /// Cells of a sheet of 400 × 300 points with a margin of 20 and gaps of 10: 175 × 125 from 20 and 205.
  @Test func sheetsFillRowByRow() throws {
    let batch = try folder(["a", "b", "c", "d", "e"])
    let outcome = try batch.run([
      "rows.csv", "--spec", "card.json", "-o", "sheets.pdf", "--sheet", "2x2", "--paper", "400x300pt", "--margin",
      "20pt",
      "--gap", "10pt", "--crop-marks",
    ])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try info("sheets.pdf", "Pages", in: batch.path) == "2")
    #expect(try info("sheets.pdf", "Page size", in: batch.path) == "400 x 300 pts")
    let first = try words("sheets.pdf", page: 1, in: batch.path)
    #expect(first.map(\.text).sorted() == ["a", "b", "c", "d"])
    for (text, left, top) in [("a", 20.0, 20.0), ("b", 205, 20), ("c", 20, 155), ("d", 205, 155)] {
      let word = try #require(first.first { $0.text == text })
      #expect((left..<(left + 175)).contains(word.x) && (top..<(top + 125)).contains(word.y), "\(word)")
    }
    #expect(try words("sheets.pdf", page: 2, in: batch.path).map(\.text) == ["e"])
    let again = try batch.run([
      "rows.csv", "--spec", "card.json", "-o", "again.pdf", "--sheet", "2x2", "--paper", "400x300pt", "--margin",
      "20pt",
      "--gap", "10pt", "--crop-marks", "--jobs", "1",
    ])
    #expect(again.status == 0)
    #expect(try batch.path.read("again.pdf") == batch.path.read("sheets.pdf"))
  }

  @Test func paperHasItsSize() throws {
    let batch = try folder(["a"])
    // ISO 216 in points: 297 / 25.4 · 72 = 841.89.
    for (paper, size) in [("a4", "595.276 x 841.89 pts (A4)"), ("letter", "612 x 792 pts (letter)")] {
      let outcome = try batch.run([
        "rows.csv", "--spec", "card.json", "-o", "s.pdf", "--sheet", "2x4", "--paper", paper,
      ])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try info("s.pdf", "Page size", in: batch.path) == size)
    }
  }

  @Test func aPictureLargerThanItsCellIsTold() throws {
    let batch = try folder(["a"])
    let outcome = try batch.run([
      "rows.csv", "--spec", "card.json", "-o", "s.pdf", "--sheet", "1x1", "--paper", "80x80pt", "--margin", "10pt",
    ])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "the picture has 120 × 60 points, and a cell of the sheet 60 × 60 points; it is drawn at 50 % of its size"),
      "\(outcome.errors)")
  }

  @Test(arguments: [
    (["-o", "out", "--sheet", "2x4"], "--sheet lays pictures out on the pages of a PDF file"),
    (["-o", "x.pdf", "--paper", "a4"], "--paper needs --sheet"),
    (["-o", "x.pdf", "--sheet", "0x4"], "--sheet: a sheet has 1 to 100 columns and 1 to 100 rows."),
    (["-o", "x.pdf", "--sheet", "9x9", "--paper", "a6", "--margin", "60mm"], "leave no room for pictures"),
    (["-o", "x.pdf", "--sheet", "2x2", "--margin", "1mm", "--crop-marks"], "need a margin of at least 3 mm"),
    (["-o", "x.pdf", "--names", "{name}.pdf"], "--names does not apply to a PDF document"),
    (["-o", "x.pdf", "--cache", "kept"], "a document is written as a whole"),
    (["-o", "x.pdf", "--format", "png"], "--format png and 'x.pdf' contradict each other"),
  ]) func wrongUsage(_ options: [String], _ message: String) throws {
    let batch = try folder(["a"])
    let outcome = try batch.run(["rows.csv", "--spec", "card.json"] + options)
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(batch.path.names == ["card.json", "rows.csv"])
  }
}
