// SPDX-License-Identifier: MIT

import WeaveNative

/// The libraries whose answers show in pictures.
public enum DrawingLibraries {
  private static let names = [
    "cairo", "pixman-1", "pango-1.0", "pangocairo-1.0", "pangoft2-1.0", "harfbuzz", "freetype", "fribidi", "fontconfig",
    "thai", "datrie", "graphite2", "rsvg-2", "turbojpeg", "webp", "png16", "m",
  ]

  /// The files of those that this process has loaded, and of the one that drew SVG for it, links followed, sorted.
  public static func loaded() -> [String] {
    Set(loadedLibraries() + [SVGWorkers.library].compactMap { $0.flatMap(realPath) }).filter { path in
      let file = path.split(separator: "/").last ?? ""
      return names.contains { file.hasPrefix("lib\($0).so") || file.hasPrefix("lib\($0)-") }
    }.sorted()
  }
}
