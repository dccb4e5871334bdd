// SPDX-License-Identifier: MIT

import WeaveDisplay
public import WeaveGraphics
import WeaveNative
import WeavePDF
import WeaveRaster
public import WeaveSystem

/// A picture prepared as a page of a document, or as a part of one.
public struct DocumentPage: Sendable {
  let list: DisplayList

  /// Points.
  public var size: Size { list.canvas }
}

/// A PDF document that is being written.
///
/// It must be used by one thread at a time.
public final class Document {
  private let writer: PDFWriter
  /// nil for a document that stays in memory.
  private let file: FileReplacement?
  private var rest: [UInt8] = []

  private init(_ writer: PDFWriter, _ file: FileReplacement?) { (self.writer, self.file) = (writer, file) }

  /// A document written to a file, which is replaced when the document is complete.
  ///
  /// - Parameter isInput: whether a file is an input, and so must not be replaced.
  /// - Throws: an error whose description gives the reason.
  public convenience init(_ path: String, isInput: (FileIdentity) -> Bool) throws(RenderError) {
    let writer: PDFWriter
    let file: FileReplacement
    do throws(CairoError) { writer = try PDFWriter() } catch { throw .raster("\(error)") }
    do throws(FileError) { file = try FileReplacement(path, isInput: isInput) } catch { throw .file(error) }
    self.init(writer, file)
  }

  /// Adds a page with pictures placed on it.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - lines: lines to cut along.
  public func add(
    _ size: Size, _ pictures: [(page: DocumentPage, origin: Point, factor: Double)], lines: Path = Path()
  ) throws(RenderError) {
    let placements = pictures.map { PDFWriter.Placement($0.page.list, at: $0.origin, factor: $0.factor) }
    do throws(CairoError) { try writer.addPage(size, placements, lines: lines) } catch { throw .raster("\(error)") }
    do throws(FileError) { try file?.append(writer.takeWritten()) } catch { throw .file(error) }
  }

  /// Ends the document and moves it to its path.
  public func close() throws(RenderError) {
    let rest: [UInt8]
    do throws(CairoError) { rest = try writer.finish() } catch { throw .raster("\(error)") }
    guard !MemoryBudget.wasExceeded else { throw .outOfMemory }
    do throws(FileError) {
      try file?.append(rest)
      try file?.finish()
    } catch { throw .file(error) }
  }

  /// The bytes of a document with one page for each picture.
  public static func bytes(of pages: [DocumentPage]) throws(RenderError) -> [UInt8] {
    do throws(CairoError) {
      let first = pages.count == 1 ? pages.first : nil
      let writer = try PDFWriter(title: first?.list.title ?? "", subject: first?.list.summary ?? "")
      for page in pages { try writer.addPage(page.size, [PDFWriter.Placement(page.list)]) }
      let bytes = try writer.finish()
      guard !MemoryBudget.wasExceeded else { throw CairoError("out of memory") }
      return bytes
    } catch { throw .raster("\(error)") }
  }
}

extension Renderer {
  /// A picture as a page of a document.
  public func page(of picture: Rendering) throws(RenderError) -> DocumentPage { try page(of: picture.displayList) }

  func page(of list: DisplayList) throws(RenderError) -> DocumentPage {
    let rasterizer = try rasterizer()
    let outliner: GlyphOutliner
    do throws(CairoError) { outliner = try GlyphOutliner() } catch { throw .raster("\(error)") }
    do throws(RasterError) {
      let prepared = try PDFPreparation.prepared(list, outliner) { list, scale throws(RasterError) in
        try rasterizer.draw(list, scale: scale)
      }
      return DocumentPage(list: prepared)
    } catch { throw .raster("\(error)") }
  }
}
