// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics

extension Wallpaper {
  /// The blur of the glass: its standard deviation in points.
  private static let blur = 5.0
  /// How much more vivid colours are in the glass, which otherwise looks dull where it is darkened.
  private static let saturation = 1.6

  /// What a pane of glass over the whole canvas shows of the photo.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - radius: of the pane's corners, in points; nil for a pane without a rim, which bends nothing.
  ///   - draw: paints a list as pixels.
  func glass(
    scale: Double, radius: Double?, _ draw: (DisplayList, Double) throws(RenderError) -> PixelBuffer
  ) throws(RenderError) -> GlassPhoto {
    let (width, height) = (
      Int((canvasSize.width * scale).rounded()), Int((canvasSize.height * scale).rounded())
    )
    // What the blur reaches beyond the canvas; the largest canvases have no room for it, and repeat their edge.
    let reach = Int((3 * Self.blur * scale).rounded(.up))
    let most = Double(max(width, height) + 2 * reach)
    let isSmall =
      most <= Limits.canvasSide * min(scale, 1)
      && (width + 2 * reach) * (height + 2 * reach) <= Limits.canvasPixels
    let margin = isSmall ? reach : 0
    let room = Double(margin) / scale
    let size = Size(
      width: Double(width + 2 * margin) / scale, height: Double(height + 2 * margin) / scale)
    let whole = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let list = DisplayList(
      canvas: size,
      items: [
        DisplayItem(.image(image, source: whole, destination: frame.offsetBy(dx: room, dy: room)), node: "wallpaper"),
        DisplayItem(
          .backdrop(.rectangle(Rect(origin: .zero, size: size)), radius: Self.blur, saturation: Self.saturation),
          node: "wallpaper"),
      ])
    let blurred = try draw(list, scale)
    let lens = radius.map { GlassLens(width: width, height: height, radius: $0 * scale, scale: scale) }
    var pane = lens?.applied(to: blurred, margin: margin) ?? blurred.cut(margin, width, height)
    pane.darkenForWhiteText()
    let mean = pane.mean(over: 0)
    lens?.light(&pane)
    let key = "glass \(sum) \(frame) \(width)×\(height) \(radius ?? -1)"
    return GlassPhoto(wallpaper: command, pane: RasterImage(pixels: pane, key: key), mean: mean)
  }
}

extension PixelBuffer {
  /// The contrast of white text with the mean of the pane, and with all but its brightest twentieth.
  private static let contrast = (mean: 6.0, bright: 4.5)

  /// The part without a margin on each side.
  fileprivate func cut(_ margin: Int, _ width: Int, _ height: Int) -> PixelBuffer {
    var part = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let start = ((y + margin) * self.width + margin) * 4
      part.bytes.replaceSubrange(y * width * 4..<(y + 1) * width * 4, with: bytes[start..<start + width * 4])
    }
    return part
  }

  /// Mixes in as much black as white text needs to be read.
  fileprivate mutating func darkenForWhiteText() {
    let (mean, bright) = (mean(over: 0), brightColor)
    let shares = (0...50).map { Double($0) / 50 }
    let share =
      shares.first { share in
        mean.mixed(with: .black, share).contrastRatio(with: .white) >= Self.contrast.mean
          && bright.mixed(with: .black, share).contrastRatio(with: .white) >= Self.contrast.bright
      } ?? 1
    guard share > 0 else { return }
    let table = (0...255).map { UInt8((Double($0) * (1 - share)).rounded()) }
    for place in stride(from: 0, to: bytes.count - 3, by: 4) {
      for part in 0..<3 { bytes[place + part] = table[Int(bytes[place + part])] }
    }
  }

  /// A colour that is darker than a twentieth of the pixels.
  private var brightColor: Color {
    var counts = [Int](repeating: 0, count: 256)
    var colors = [Color](repeating: .black, count: 256)
    var total = 0
    // Every seventh pixel: enough for a share, in no step of the rows.
    for place in stride(from: 0, to: bytes.count - 3, by: 28) {
      let (red, green, blue) = (Double(bytes[place]), Double(bytes[place + 1]), Double(bytes[place + 2]))
      let luma = Int(0.2126 * red + 0.7152 * green + 0.0722 * blue)
      if counts[luma] == 0 { colors[luma] = Color(red: red / 255, green: green / 255, blue: blue / 255) }
      counts[luma] += 1
      total += 1
    }
    var above = 0
    for luma in stride(from: 255, through: 0, by: -1) where counts[luma] > 0 {
      above += counts[luma]
      if above * 20 > total { return colors[luma] }
    }
    return .black
  }
}
