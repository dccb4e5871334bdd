// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveSystem

/// The libraries that influence pictures.
public enum DrawingLibraries {
  /// The Debian 12 packages that contain them, by the part of the file name between `lib` and `.so`.
  private static let packages = [
    "cairo": "libcairo2", "pixman-1": "libpixman-1-0", "pango-1.0": "libpango-1.0-0",
    "pangocairo-1.0": "libpangocairo-1.0-0", "pangoft2-1.0": "libpangoft2-1.0-0", "harfbuzz": "libharfbuzz0b",
    "freetype": "libfreetype6", "fribidi": "libfribidi0", "fontconfig": "libfontconfig1", "thai": "libthai0",
    "datrie": "libdatrie1", "graphite2": "libgraphite2-3", "rsvg-2": "librsvg2-2", "turbojpeg": "libturbojpeg0",
    "webp": "libwebp7", "png16": "libpng16-16", "m": "libc6",
  ]

  /// The files of those that this process has loaded, and of the process that drew SVG for it; links resolved, sorted.
  public static func loaded() -> [String] {
    let files = Set(mappedFiles() + [PhotoWorkers.library].compactMap { $0.flatMap(realPath) })
    return files.filter { package(ofFile: $0) != nil }.sorted()
  }

  /// Every library that this process has loaded, links resolved.
  static func mappedFiles() -> [String] { loadedLibraries() }

  /// The Debian package that contains one of these libraries; nil for any other file.
  static func package(ofFile path: String) -> String? {
    let file = path.split(separator: "/").last ?? ""
    return packages.first { file.hasPrefix("lib\($0.key).so") || file.hasPrefix("lib\($0.key)-") }?.value
  }
}
