// SPDX-License-Identifier: MIT

import WeaveNative

/// The libraries whose answers show in pictures.
public enum DrawingLibraries {
  private static let names = [
    "cairo", "pixman-1", "pango-1.0", "pangocairo-1.0", "pangoft2-1.0", "harfbuzz", "freetype", "fribidi", "fontconfig",
    "thai", "datrie", "graphite2", "rsvg-2", "turbojpeg", "webp", "png16", "m",
  ]

  /// The files of those that this process has loaded, and of the one that drew SVG for it, links followed, sorted.
  ///
  /// - Throws: where the system does not tell.
  public static func loaded() throws -> [String] {
    let maps = String(decoding: try readFile("/proc/self/maps", limit: 16 << 20), as: UTF8.self)
    let paths = maps.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set((paths + [SVGWorkers.library].compactMap(\.self)).compactMap(realPath)).filter { path in
      let file = path.split(separator: "/").last ?? ""
      return names.contains { file.hasPrefix("lib\($0).so") || file.hasPrefix("lib\($0)-") }
    }.sorted()
  }
}
