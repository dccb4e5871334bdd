// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSystem

/// The code path that computes pixels on this machine. Pixman, the library below Cairo, has several implementations of
/// each operation and chooses by processor.
///
/// All x86-64 implementations (SSSE3, SSE2, MMX and plain C) give the same bytes.
public enum DrawingPath {
  /// The processor, and the implementations that `PIXMAN_DISABLE` turns off: `x86-64`, `arm64 without arm-neon`.
  public static var name: String {
    let disabled = (environmentVariable("PIXMAN_DISABLE") ?? "").split(separator: " ").sorted()
    return disabled.isEmpty ? processor : "\(processor) without \(disabled.joined(separator: ", "))"
  }

  /// The kind of processor: `x86-64`, `arm64`.
  public static var processor: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another processor"
    #endif
  }

  /// Throws if pixman fails to fill areas with a single colour, an error that Cairo does not report. It happens when
  /// `PIXMAN_DISABLE=fast` leaves only pixman's most general code, which cannot do it.
  public static func check() throws(CairoError) {
    let canvas = try Canvas(width: 4, height: 4)
    let corners = [(0.0, 0.0), (4, 0), (4, 4), (0, 4)].map { Point(x: $0.0, y: $0.1) }
    let square = Path([.move(corners[0])] + corners[1...].map(Path.Element.line) + [.close])
    try canvas.fill(square, .color(Color(red: 1, green: 1, blue: 1)))
    try canvas.check()
    guard canvas.pixels().bytes.allSatisfy({ $0 == 255 }) else {
      throw CairoError("pixman does not fill areas; is its `fast` code turned off by PIXMAN_DISABLE?")
    }
  }
}
