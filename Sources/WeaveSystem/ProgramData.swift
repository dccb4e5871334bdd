// SPDX-License-Identifier: MIT

/// The fonts, icons and lists that an archive or package of weave contains.
public enum ProgramData {
  /// The absolute path of their folder, `share/weave`, in the same tree as `bin/weave` and
  /// `libexec/weave/weave-network`; nil for a program that was built and not packaged.
  public static let folder = folder(ofProgram: programPath())

  /// The folder that belongs to a program; nil if there is none.
  ///
  /// - Parameter path: the program's file, with links resolved, since `/usr/bin/weave` may be a link into the tree.
  static func folder(ofProgram path: String?) -> String? {
    guard let parts = path?.split(separator: "/") else { return nil }
    for levels in 2...3 where parts.count > levels {
      let folder = "/" + parts.dropLast(levels).joined(separator: "/") + "/share/weave"
      if isFolder(folder + "/fonts") { return folder }
    }
    return nil
  }

  /// Whether a file, with links resolved, belongs to the same tree as the program.
  public static func contains(_ file: String) -> Bool {
    folder.map { file.hasPrefix($0.dropLast("share/weave".count)) } ?? false
  }

  /// A part of the tree if it has it, otherwise the place where Debian 12 keeps the same.
  ///
  /// - Parameters:
  ///   - name: a path below `share/weave`.
  ///   - place: the absolute path on a system with Debian's packages.
  public static func path(_ name: String, orDebians place: String) -> String {
    guard let path = folder.map({ "\($0)/\(name)" }), isFolder(path) else { return place }
    return path
  }
}
