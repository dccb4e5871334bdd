// SPDX-License-Identifier: MIT

import WeaveSystem

/// The pictures of a report, in the folder `pictures` beside it.
struct PictureFolder: Sendable {
  enum Role: String, CaseIterable {
    case before, after, difference, tree

    var ending: String { self == .tree ? ".tree" : "-\(rawValue).png" }
  }

  static let name = "pictures"

  /// The report's folder.
  let report: String

  /// Writes one file, and returns its path in the report's folder.
  func write(_ bytes: [UInt8], _ name: String, _ role: Role) throws(TestError) -> String {
    let path = "\(Self.name)/\(name)\(role.ending)"
    try TestError.writing { () throws(FileError) in
      try makeFolder(report)
      try ConfinedFolder(report).write(bytes, to: path, isSynchronized: false)
    }
    return path
  }

  /// Removes only the pictures of an earlier report.
  func clear() throws(FileError) {
    // Checked before anything below a link is removed.
    if try kind(ofFile: report) == .folder { try clear("\(report)/\(Self.name)") }
  }

  private func clear(_ folder: String) throws(FileError) {
    guard try kind(ofFile: folder) == .folder else { return }
    ConfinedFolder(folder).removeLeftovers()
    for name in try names(inFolder: folder) {
      let path = "\(folder)/\(name)"
      switch try kind(ofFile: path) {
      case .folder: try clear(path)
      case .file where Role.allCases.contains { name.hasSuffix($0.ending) }: try removeFile(path)
      default: continue
      }
    }
  }
}
