// SPDX-License-Identifier: MIT

internal import CCairo
internal import CPango
import WeaveDiagnostics
import WeaveGraphics

/// The owner of a document that librsvg has read.
@safe
private struct SVGDocument: ~Copyable {
  private let library: RsvgLibrary
  private let handle: RsvgLibrary.Handle

  init(_ bytes: [UInt8]) throws(ImageDecodingError) {
    guard let library = unsafe RsvgLibrary.installed else {
      throw .damaged(format: .svg, reason: "the machine has no librsvg to draw it")
    }
    var error: UnsafeMutablePointer<GError>?
    guard let handle = unsafe library.newFromData(bytes, gsize(bytes.count), &error) else {
      throw unsafe Self.failure(error)
    }
    unsafe self.library = library
    unsafe self.handle = handle
  }

  deinit { unsafe g_object_unref(handle) }

  private static func failure(_ error: UnsafeMutablePointer<GError>?) -> ImageDecodingError {
    guard let error = unsafe error else { return .damaged(format: .svg, reason: "not an SVG") }
    defer { unsafe g_error_free(error) }
    let words = unsafe error.pointee.message.map { unsafe String(cString: $0) }
    return .damaged(format: .svg, reason: words ?? "not an SVG")
  }

  /// The document's own size in pixels, from its width and height, else from its view box; 300 × 150 as in a browser
  /// where it has neither.
  var size: Size {
    var width = 0.0
    var height = 0.0
    if unsafe library.sizeInPixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return Size(width: width, height: height)
    }
    var hasBox: gboolean = 0
    var box = [0.0, 0, 0, 0]
    unsafe library.dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
    let usable = hasBox != 0 && box[2] > 0 && box[3] > 0
    return usable ? Size(width: box[2], height: box[3]) : Size(width: 300, height: 150)
  }

  func draw(on canvas: Canvas) throws(ImageDecodingError) {
    var error: UnsafeMutablePointer<GError>?
    let viewport = [0, 0, Double(canvas.width), Double(canvas.height)]
    guard unsafe library.render(handle, canvas.context, viewport, &error) != 0 else {
      throw unsafe Self.failure(error)
    }
  }
}

/// An SVG drawn at a size in pixels, after a scan for what librsvg should never see.
///
/// At its own size it is drawn smaller if it is needlessly large, or if it has many layers: each costs as many pixels.
func drawSVG(_ bytes: [UInt8], size wanted: Size?, pixelLimit: Int? = nil) throws(ImageDecodingError) -> PixelBuffer {
  let layers: Int
  do throws(XMLError) { layers = try SVGScan.layers(bytes) } catch { throw .refusedSVG(error) }
  let document = try SVGDocument(bytes)
  let claimed = wanted ?? document.size
  try check(claimed, pixelLimit)
  let pixels = min(Limits.svgPixels, Limits.svgLayerPixels / max(layers, 1))
  let size = wanted ?? claimed.shrunk(toPixels: Double(pixels))
  let width = size.width.rounded(.up)
  let height = size.height.rounded(.up)
  guard let canvas = try? Canvas(width: Int(width), height: Int(height)) else { throw .memory }
  try document.draw(on: canvas)
  do throws(CairoError) { try canvas.check() } catch {
    throw .damaged(format: .svg, reason: error.description)
  }
  return canvas.pixels()
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
  /// The same shape with at most so many pixels, and at least one on each side.
  fileprivate func shrunk(toPixels limit: Double) -> Size {
    let factor = min(1, (limit / (width * height)).squareRoot())
    return Size(width: max(1, width * factor), height: max(1, height * factor))
  }
}
