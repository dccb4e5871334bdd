// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The environment variables by which the C libraries below `weave` change how they load fonts, shape texts, decode photos
/// or compute. None of them may change a picture.
public enum LibrarySettings {
  /// Names in full.
  ///
  /// - Source: FreeType's and glibc's manuals. `GLIBC_TUNABLES` chooses the processor features that libm uses.
  static let names: Set<String> = ["FREETYPE_PROPERTIES", "GLIBC_TUNABLES", "ICU_DATA"]

  /// What the names of a library's variables begin with. `PIXMAN_DISABLE` is left alone: it switches off processor
  /// features that many machines lack, and all of pixman's implementations must give the same bytes.
  ///
  /// - Source: the manuals of Fontconfig, Pango, HarfBuzz, Cairo, GLib, librsvg, libjpeg-turbo and libxml2.
  static let prefixes = [
    "FONTCONFIG_", "FC_", "PANGO_", "PANGOCAIRO_", "HB_", "CAIRO_", "G_", "GDK_PIXBUF_", "RSVG_", "JSIMD_", "XML_",
  ]

  /// Whether a library reads the variable.
  static func contain(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// Removes these variables from the environment. If there were any, starts the program again without them, because
  /// libraries read some of them before `main`.
  public static func ignore() {
    let found = environmentNames().filter(contain)
    guard !found.isEmpty else { return }
    for name in found { unsafe unsetenv(name) }
    // Without /proc the program goes on, and only what was read before `main` has an effect.
    becomeProgram("/proc/self/exe")
  }

  /// The names of all variables of the environment.
  private static func environmentNames() -> [String] {
    typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    guard var place = unsafe dlsym(nil, "environ")?.load(as: Words?.self) else { return [] }
    var names: [String] = []
    while let word = unsafe place.pointee {
      let text = unsafe String(cString: word)
      names.append(String(text.prefix { $0 != "=" }))
      unsafe place += 1
    }
    return names
  }
}
