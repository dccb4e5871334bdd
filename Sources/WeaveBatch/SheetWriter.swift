// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveRender

/// Puts pictures on the pages of a document, in order.
final class SheetWriter {
  private let document: Document
  /// nil for one picture per page, with the page as large as the picture.
  private let layout: SheetLayout?
  /// The pictures of the sheet that is not full yet.
  private var waiting: [DocumentPage] = []

  init(_ document: Document, _ layout: SheetLayout?) { (self.document, self.layout) = (document, layout) }

  func add(_ page: DocumentPage) throws(RenderError) {
    guard let layout else { return try document.add(page.size, [(page, .zero, 1)]) }
    waiting.append(page)
    if waiting.count == layout.count { try addSheet(layout) }
  }

  /// Ends the document; the last sheet may be partly filled.
  func close() throws(RenderError) {
    if let layout, !waiting.isEmpty { try addSheet(layout) }
    try document.close()
  }

  private func addSheet(_ layout: SheetLayout) throws(RenderError) {
    let placed = waiting.enumerated().map { index, page in
      let (origin, factor) = layout.place(page.size, at: index)
      return (page: page, origin: origin, factor: factor)
    }
    let boxes = placed.map { picture in
      Rect(
        x: picture.origin.x, y: picture.origin.y, width: picture.page.size.width * picture.factor,
        height: picture.page.size.height * picture.factor)
    }
    try document.add(layout.paper, placed, lines: layout.marks(around: boxes))
    waiting = []
  }
}
