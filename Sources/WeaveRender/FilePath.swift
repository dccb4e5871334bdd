// SPDX-License-Identifier: MIT

/// The parts of a path.
public enum FilePath {
  /// The folder of a file, which what the file names is relative to.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What stands for all names that some file systems take for the same: those that differ in the case of letters, as `straße`
  /// and `STRASSE`, or in how accents are composed, which makes no difference to the equality of texts.
  public static func folded(_ name: String) -> String { name.uppercased().lowercased() }

  /// The name of a file without its folder and its ending.
  public static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
