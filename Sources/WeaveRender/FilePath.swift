// SPDX-License-Identifier: MIT

/// Splits paths into their parts.
public enum FilePath {
  /// The folder of a file, which relative names in the file refer to.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A form that is equal for all names that some file systems treat as the same: names that differ in case, such as
  /// `straße` and `STRASSE`, or in how accents are composed, which does not affect the equality of texts.
  public static func folded(_ name: String) -> String { name.uppercased().lowercased() }

  /// The name of a file without its folder and extension.
  public static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
