// SPDX-License-Identifier: MIT

public import WeaveNative
public import WeavePNG

/// Why a picture was not drawn.
public enum RasterError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The canvas is empty, no number, or over `Limits`; points and pixels per point.
  case canvasSize(width: Double, height: Double, scale: Double)
  /// Cairo drew no picture, mostly for want of memory.
  case cairo(CairoError)
  /// The picture could not be written as PNG.
  case png(PNGError)
  /// The system allows the process too little memory, so that the picture was not drawn, or may lack something.
  case memory

  /// What is wrong, in the words of the library.
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
