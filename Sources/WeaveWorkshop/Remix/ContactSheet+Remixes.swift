// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
public import WeaveRender
import WeaveResolve
import WeaveSpec

extension ContactSheet {
  /// A contact sheet of a design's remixes with their numbers and names, at one size.
  ///
  /// - Parameters:
  ///   - variants: the design, and how it is drawn.
  ///   - seed: the seed of the remixes, for the title.
  /// - Throws: if the graphics libraries fail.
  public init(
    _ remixes: [Remixer.Remix], of variants: DesignVariants, seed: UInt64, _ renderer: Renderer
  ) throws(RenderError) {
    var request = variants.request
    var cells: [Cell] = []
    for (index, remix) in remixes.enumerated() {
      request.design = remix.variant.widget
      guard let picture = try renderer.render(request).output else { continue }
      cells.append(Cell(caption: "\(index + 1)  \(remix.look.title)", picture: picture))
    }
    let columns = request.environment.canvas.width < 200 ? 4 : 3
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      Row(
        title: start == 0 ? "\(variants.base.name), seed \(seed)" : "",
        cells: Array(cells[start..<min(start + columns, cells.count)]))
    }
    self.init(rows: rows)
  }
}
