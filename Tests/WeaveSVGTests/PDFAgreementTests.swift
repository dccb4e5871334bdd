// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveDisplay
import WeaveGraphics
import WeaveNative
import WeavePDF
import WeaveRaster

/// The PDF drawn by poppler, a renderer that is not ours, and the rasteriser's pixels are the same picture.
@Suite(.waiting) struct PDFAgreementTests {
  private static let scale = 2.0

  @Test(arguments: Scene.allCases) func popplerDrawsWhatTheRasterizerDraws(scene: Scene) throws {
    let expected = try Rasterizer().draw(scene.list, scale: Self.scale)
    let actual = try Self.pages(Self.pdf(scene.list))[0]
    #expect(actual.width == expected.width && actual.height == expected.height)
    var different = 0
    for pixel in 0..<expected.width * expected.height {
      let alpha = Int(expected.bytes[pixel * 4 + 3])
      let most = (0..<3).map { part in
        // pdftoppm draws on white paper.
        abs(Int(expected.bytes[pixel * 4 + part]) + 255 - alpha - Int(actual.bytes[pixel * 3 + part]))
      }.max()
      if most ?? 0 > 32 { different += 1 }
    }
    // Poppler draws the edges of glyphs a little darker; on scenes of text alone that is 2 % of the pixels.
    let most = scene == .text || scene == .emoji ? 3 : 1
    #expect(different * 100 <= expected.width * expected.height * most, "\(different) pixels differ")
  }

  @Test(arguments: Scene.allCases) func theSameSceneGivesTheSameBytes(scene: Scene) throws {
    let first = try Self.pdf(scene.list)
    #expect(try Self.pdf(scene.list) == first)
    #expect(!String(decoding: first, as: UTF8.self).contains("CreationDate"))
  }

  /// Texts are found and copied as they were written, and no font is left outside.
  @Test func textStaysText() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("x.pdf")
    try Data(Self.pdf(Scene.text.list)).write(to: file)
    let fonts = try run("pdffonts", file.path).split(separator: "\n").dropFirst(2)
    #expect(!fonts.isEmpty)
    // name, type, encoding, emb, sub, uni, object ID
    for font in fonts { #expect(font.contains(" yes yes "), "\(font)") }
    let words = Set(try run("pdftotext", "-layout", file.path, "-").split(whereSeparator: \.isWhitespace))
    for run in Scene.text.list.items.runs {
      for word in run.text.split(whereSeparator: \.isWhitespace) { #expect(words.contains(word), "\(word)") }
    }
  }

  // MARK: Parts

  static func pdf(_ list: DisplayList) throws -> [UInt8] {
    let rasterizer = try Rasterizer()
    let prepared = try PDFPreparation.prepared(list, GlyphOutliner()) { list, scale throws(RasterError) in
      try rasterizer.draw(list, scale: scale)
    }
    let writer = try PDFWriter(title: list.title)
    try writer.addPage(list.canvas, [PDFWriter.Placement(prepared)])
    return try writer.finish()
  }

  struct Page {
    var width, height: Int
    /// Three a pixel.
    var bytes: [UInt8]
  }

  /// The pages of a document, drawn by poppler.
  static func pages(_ pdf: [UInt8]) throws -> [Page] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("x.pdf")
    try Data(pdf).write(to: file)
    _ = try run("pdftoppm", "-r", "\(72 * scale)", file.path, folder.appendingPathComponent("page").path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".ppm") }
      .sorted()
    return try names.map { try page([UInt8](Data(contentsOf: folder.appendingPathComponent($0)))) }
  }

  /// - Source: the PPM format of Netpbm: `P6`, width, height, 255, one white space, pixels.
  private static func page(_ file: [UInt8]) throws -> Page {
    let header = file.prefix(32).split(maxSplits: 4, omittingEmptySubsequences: true) { $0 == 10 || $0 == 32 }
    let numbers = header.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    let (width, height) = (try #require(Int(numbers[1])), try #require(Int(numbers[2])))
    return Page(width: width, height: height, bytes: Array(file.suffix(width * height * 3)))
  }
}

/// What a program of poppler prints.
private func run(_ program: String, _ arguments: String...) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
  process.arguments = arguments
  let output = Pipe()
  process.standardOutput = output
  try process.start()
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  #expect(process.terminationStatus == 0)
  return String(decoding: bytes, as: UTF8.self)
}

extension [DisplayItem] {
  fileprivate var runs: [GlyphRun] {
    var runs: [GlyphRun] = []
    forEachLeaf { item, _, _ in
      if case .glyphs(let run, _, _) = item.command { runs.append(run) }
    }
    return runs
  }
}
