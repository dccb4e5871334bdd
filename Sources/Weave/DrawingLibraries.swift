// SPDX-License-Identifier: MIT

import WeaveNative

/// The libraries whose answers show in pictures.
public enum DrawingLibraries {
  /// The packages of Debian 12 that have them, by the names of their files between `lib` and `.so`.
  private static let packages = [
    "cairo": "libcairo2", "pixman-1": "libpixman-1-0", "pango-1.0": "libpango-1.0-0",
    "pangocairo-1.0": "libpangocairo-1.0-0", "pangoft2-1.0": "libpangoft2-1.0-0", "harfbuzz": "libharfbuzz0b",
    "freetype": "libfreetype6", "fribidi": "libfribidi0", "fontconfig": "libfontconfig1", "thai": "libthai0",
    "datrie": "libdatrie1", "graphite2": "libgraphite2-3", "rsvg-2": "librsvg2-2", "turbojpeg": "libturbojpeg0",
    "webp": "libwebp7", "png16": "libpng16-16", "m": "libc6",
  ]

  /// The files of those that this process has loaded, links followed, sorted.
  ///
  /// - Throws: where the system does not tell.
  public static func loaded() throws -> [String] {
    try mappedFiles().filter { package(ofFile: $0) != nil }
  }

  /// Every file that is mapped into this process, links followed, sorted.
  ///
  /// - Throws: where the system does not tell.
  static func mappedFiles() throws -> [String] {
    let maps = String(decoding: try readFile("/proc/self/maps", limit: 16 << 20), as: UTF8.self)
    let paths = maps.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(Set(paths).compactMap(realPath)).sorted()
  }

  /// The package of Debian that has one of these libraries; nil for any other file.
  static func package(ofFile path: String) -> String? {
    let file = path.split(separator: "/").last ?? ""
    return packages.first { file.hasPrefix("lib\($0.key).so") || file.hasPrefix("lib\($0.key)-") }?.value
  }
}
