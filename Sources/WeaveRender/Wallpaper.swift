// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveHash

/// The part of a photo that lies behind a widget.
struct Wallpaper {
  /// The whole photo.
  let image: RasterImage
  /// The path of its file, and the hash of its bytes.
  let path: String
  let sum: Checksum
  /// Where the whole photo lies, in points from the top left of the canvas: it fills the screen, centred.
  let frame: Rect
  /// The mean colour behind the canvas.
  let mean: Color
  /// In points.
  let canvasSize: Size

  /// - Parameter screen: the screen in points from the top left of the canvas; nil for the canvas itself.
  init(_ image: RasterImage, path: String, sum: Checksum, screen: Rect?, canvas: Size) {
    (self.image, self.path, self.sum, canvasSize) = (image, path, sum, canvas)
    let box = Rect(origin: .zero, size: canvas)
    // A canvas beyond the screen's edges would have nothing behind it there.
    let screen = screen.flatMap { $0.contains(box, tolerance: 0.01) ? $0 : nil } ?? box
    let growth = max(screen.width / Double(image.width), screen.height / Double(image.height))
    let (width, height) = (Double(image.width) * growth, Double(image.height) * growth)
    frame = Rect(x: screen.midX - width / 2, y: screen.midY - height / 2, width: width, height: height)
    mean = Self.mean(of: image, frame, canvas)
  }

  /// Draws the part behind the canvas.
  var command: DrawCommand {
    let perPoint = Double(image.width) / frame.width
    let source = Rect(
      x: -frame.minX * perPoint, y: -frame.minY * perPoint, width: canvasSize.width * perPoint,
      height: canvasSize.height * perPoint)
    return .image(image, source: source, destination: Rect(origin: .zero, size: canvasSize))
  }

  /// The mean of some hundred points behind the canvas, over white.
  private static func mean(of image: RasterImage, _ frame: Rect, _ canvas: Size) -> Color {
    let steps = 24
    let perPoint = Double(image.width) / frame.width
    func pixel(_ step: Int, _ length: Double, _ start: Double, _ count: Int) -> Int {
      let place = ((Double(step) + 0.5) / Double(steps) * length - start) * perPoint
      return min(max(Int(place.rounded(.down)), 0), count - 1)
    }
    let places = (0..<steps).flatMap { y in
      (0..<steps).map { x in
        (
          x: pixel(x, canvas.width, frame.minX, image.width), y: pixel(y, canvas.height, frame.minY, image.height)
        )
      }
    }
    return image.pixels(at: places).mean(over: 255)
  }
}

extension PixelBuffer {
  /// The mean colour of all pixels on a grey; `ground` is 0...255.
  func mean(over ground: Int) -> Color {
    var sums = (red: 0, green: 0, blue: 0)
    for place in stride(from: 0, to: bytes.count - 3, by: 4) {
      let beneath = (255 - Int(bytes[place + 3])) * ground / 255
      sums.red += Int(bytes[place]) + beneath
      sums.green += Int(bytes[place + 1]) + beneath
      sums.blue += Int(bytes[place + 2]) + beneath
    }
    let all = Double(max(1, width * height)) * 255
    return Color(red: Double(sums.red) / all, green: Double(sums.green) / all, blue: Double(sums.blue) / all)
  }
}

extension Rect {
  /// Whether another box lies within, but for a small overhang.
  fileprivate func contains(_ other: Rect, tolerance: Double) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}
