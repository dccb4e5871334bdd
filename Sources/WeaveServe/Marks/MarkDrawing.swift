// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveGraphics
import WeavePanel

/// Where a mark goes on a picture, and how it is drawn there.
struct MarkDrawing {
  /// Points from the edges of the picture.
  static let margin = 6.0
  static let height = 22.0

  let panel: Panel
  let scale: Double
  /// Pixels, in the orientation that people see.
  let width, height: Int

  /// - Parameter scale: pixels per point.
  init(_ words: String, on panel: Panel, scale: Double) {
    (self.panel, self.scale) = (panel, scale)
    let (whole, safe) = (panel.pictureSize, panel.safeArea)
    let room = Double(whole.width) - safe.horizontal - 2 * Self.margin * scale
    width = Int(max(8, min(room, (Double(words.count) * 7.6 + 18) * scale)).rounded())
    height = Int(max(8, Self.height * scale).rounded())
  }

  /// A panel with the same inks and rotation, as large as the mark.
  var small: Panel {
    var small = panel
    (small.width, small.height) = panel.rotation.isSideways ? (height, width) : (width, height)
    small.safeArea = .zero
    return small
  }

  /// The upper left pixel of the mark, which lies in the lower right corner, in the orientation that people see.
  var corner: (x: Int, y: Int) {
    let (whole, safe) = (panel.pictureSize, panel.safeArea)
    let gap = Int((Self.margin * scale).rounded())
    return (
      max(0, whole.width - Int(safe.trailing) - gap - width), max(0, whole.height - Int(safe.bottom) - gap - height)
    )
  }

  /// The same in the device's orientation: rotated clockwise, then mirrored left to right.
  var place: (x: Int, y: Int) {
    let (whole, corner) = (panel.pictureSize, corner)
    let right = whole.width - corner.x - width
    let below = whole.height - corner.y - height
    var (x, y) =
      switch panel.rotation {
      case .none: (corner.x, corner.y)
      case .quarter: (below, corner.x)
      case .half: (right, below)
      case .threeQuarters: (corner.y, right)
      }
    if panel.isMirrored { x = panel.width - x - small.width }
    return (x, y)
  }

  /// A file for the panel with a mark on it.
  ///
  /// - Parameters:
  ///   - file: the picture in `format`.
  ///   - mark: the mark as PNG, in the device's orientation.
  /// - Returns: nil if the file is not a picture of the panel.
  func marked(_ file: [UInt8], as format: PanelFormat, with mark: [UInt8]) -> [UInt8]? {
    guard var picture = PictureReading(file, of: panel, as: format), let drawn = PictureReading(png: mark) else {
      return nil
    }
    picture.lay(drawn, x: place.x, y: place.y)
    return picture.file(for: panel, as: format)
  }

  /// An SVG with the mark embedded as a picture.
  func marked(svg: [UInt8], with mark: [UInt8], canvas: (width: Double, height: Double)) -> [UInt8]? {
    let end = Array("</svg>".utf8)
    guard let place = svg.indices.reversed().first(where: { svg[$0...].starts(with: end) }) else { return nil }
    let (wide, high) = (Double(width) / scale, Double(height) / scale)
    let x = max(0, canvas.width - Self.margin - wide)
    let y = max(0, canvas.height - Self.margin - high)
    let image =
      "<image x=\"\(x)\" y=\"\(y)\" width=\"\(wide)\" height=\"\(high)\" "
      + "href=\"data:image/png;base64,\(Data(mark).base64EncodedString())\"/>"
    return Array(svg[..<place]) + Array(image.utf8) + Array(svg[place...])
  }
}
