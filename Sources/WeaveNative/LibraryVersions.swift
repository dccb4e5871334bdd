// SPDX-License-Identifier: MIT

internal import CCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The versions of the libraries that decide pixels, as the loaded libraries state them.
///
/// File names do not tell: a library may be named `libcairo.so.2`, and librsvg's file has the same number in every
/// release.
public enum LibraryVersions {
  /// A library with its version: `Cairo`, `1.16.0`.
  public struct Library: Sendable, Hashable {
    /// The name, and the version without words.
    public var name, version: String

    /// A library with its version.
    public init(name: String, version: String) { (self.name, self.version) = (name, version) }
  }

  /// The libraries that draw texts and paths, always in this order.
  public static let drawing: [Library] = [
    ("Cairo", text(of: "cairo_version_string")), ("pixman", text(of: "pixman_version_string")),
    ("FreeType", freeType), ("HarfBuzz", text(of: "hb_version_string")), ("Pango", text(of: "pango_version_string")),
    ("FriBidi", words(at: "fribidi_version_info")),
  ].compactMap { name, version in version.map { Library(name: name, version: $0) } }

  /// librsvg, which draws SVG photos; nil if it is not installed. It is loaded for this.
  public static let svg: Library? = {
    guard let library = unsafe dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL) else { return nil }
    let numbers = ["major", "minor", "micro"].compactMap { part -> UInt32? in
      unsafe dlsym(library, "rsvg_\(part)_version").map { unsafe $0.load(as: UInt32.self) }
    }
    guard numbers.count == 3 else { return nil }
    return Library(name: "librsvg", version: numbers.map { "\($0)" }.joined(separator: "."))
  }()

  /// What a function without arguments returns; nil if no loaded library has it.
  private static func text(of function: String) -> String? {
    guard let address = unsafe dlsym(nil, function) else { return nil }
    typealias Function = @convention(c) () -> UnsafePointer<CChar>?
    return unsafe unsafeBitCast(address, to: Function.self)().map { unsafe String(cString: $0) }
  }

  /// The first number with points in a text variable: `1.0.8` in `(GNU FriBidi) 1.0.8 …`.
  private static func words(at variable: String) -> String? {
    guard let address = unsafe dlsym(nil, variable),
      let text = unsafe address.load(as: UnsafePointer<CChar>?.self)
    else { return nil }
    let words = unsafe String(cString: text).split { $0.isWhitespace }
    return words.first { $0.first?.isNumber == true }.map(String.init)
  }

  private static var freeType: String? {
    guard let library = FontLibrary() else { return nil }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library.pointer, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
