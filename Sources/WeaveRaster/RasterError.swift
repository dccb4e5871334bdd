// SPDX-License-Identifier: MIT

public import WeaveNative
public import WeavePNG

/// Why a picture was not drawn.
public enum RasterError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The canvas is empty, not finite, or over `Limits`; in points, with the pixels per point.
  case canvasSize(width: Double, height: Double, scale: Double)
  /// Cairo drew no picture, mostly for lack of memory.
  case cairo(CairoError)
  /// The picture could not be written as PNG.
  case png(PNGError)
  /// The system gives the process too little memory: the picture was not drawn, or may be incomplete.
  case memory

  /// A message, with the library's own words if it has any.
  public var description: String {
    switch self {
    case .canvasSize(let width, let height, let scale):
      "a canvas of \(width) × \(height) points at \(scale) pixels per point cannot be drawn"
    case .cairo(let error): "drawing failed: \(error)"
    case .png(let error): "\(error)"
    case .memory: "out of memory: the limit on address space (`ulimit -v`) is too low for this picture"
    }
  }
}
