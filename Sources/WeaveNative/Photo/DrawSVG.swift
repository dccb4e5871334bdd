// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics

/// An SVG drawn at a size in pixels by a separate process, after a scan for content that is rejected at once.
///
/// The scan is a cheap first check that can say where the problem is. But a list of bad things is never complete, so
/// librsvg runs in a process that has access to nothing and is killed if it uses too much.
///
/// At its own size, an SVG is drawn smaller if it is needlessly large or has many layers, since each layer costs as
/// many pixels as the picture.
func drawSVG(
  _ bytes: [UInt8], size wanted: Size?, pixelLimit: Int? = nil, _ budget: PhotoBudget
) throws(ImageDecodingError) -> PixelBuffer {
  let layers: Int
  do throws(XMLError) { layers = try SVGScan.layers(bytes) } catch { throw .refusedSVG(error) }
  return try PhotoWorkers.withWorker(.svg) { worker throws(ImageDecodingError) in
    let own = try worker.load(bytes, budget)
    let claimed = wanted ?? own
    try check(claimed, pixelLimit)
    let pixels = min(Limits.svgPixels, Limits.svgLayerPixels / max(layers, 1))
    let size = wanted ?? claimed.shrunk(toPixels: Double(pixels))
    return try worker.draw(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)), budget)
  }
}

private func check(_ size: Size, _ pixelLimit: Int?) throws(ImageDecodingError) {
  let side = 1.0...Double(Limits.imageSide)
  let width = size.width.rounded(.up)
  let height = size.height.rounded(.up)
  guard side.contains(width), side.contains(height), width * height <= Double(pixelLimit ?? Limits.imagePixels) else {
    func held(_ v: Double) -> Int { v.isNaN ? 0 : Int(min(max(v, 0), 1e9)) }
    throw .tooLarge(width: held(width), height: held(height))
  }
}

extension Size {
  /// The same shape with at most this many pixels, and at least one pixel on each side.
  fileprivate func shrunk(toPixels limit: Double) -> Size {
    let factor = min(1, (limit / (width * height)).squareRoot())
    return Size(width: max(1, width * factor), height: max(1, height * factor))
  }
}
