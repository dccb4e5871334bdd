// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSystem

/// The code that computes pixels on this machine: pixman, which Cairo draws with, has several ways of each operation and chooses
/// by the processor.
///
/// All ways for x86-64 give the same bytes, those with SSSE3, SSE2 and MMX and those in plain C.
public enum DrawingPath {
  /// The processor's kind, and what `PIXMAN_DISABLE` takes from pixman: `x86-64`, `arm64 without arm-neon`.
  public static var name: String {
    let disabled = (environmentVariable("PIXMAN_DISABLE") ?? "").split(separator: " ").sorted()
    return disabled.isEmpty ? processor : "\(processor) without \(disabled.joined(separator: ", "))"
  }

  private static var processor: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another processor"
    #endif
  }

  /// Throws where pixman does not fill areas with one colour, which Cairo does not notice: its most general code alone, as
  /// `PIXMAN_DISABLE=fast` leaves it, has no way to.
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
