// SPDX-License-Identifier: MIT

import WeavePNG
import WeaveSystem

/// The pictures of a report, in the folder `pictures` beside it.
struct PictureFolder: Sendable {
  enum Role: String, CaseIterable {
    case before, after, tree
    /// Of reports of earlier versions.
    case difference

    /// The ends of the names of its files, the usual one first.
    var endings: [String] {
      self == .tree ? [".tree"] : ["-\(rawValue).png", "-\(rawValue).\(CompactPicture.ending)"]
    }
  }

  static let name = "pictures"

  /// The report's folder.
  let report: ReportFolder
  /// Whether there may be so many pictures that they are stored as small as possible.
  var isCompact = false

  /// Writes one file, and returns its path in the report's folder.
  ///
  /// - Parameter ending: the end of its name; nil for the usual one.
  func write(_ bytes: [UInt8], _ name: String, _ role: Role, ending: String? = nil) throws(TestError) -> String {
    let path = "\(Self.name)/\(name)\(ending ?? role.endings[0])"
    try report.begin()
    try TestError.writing { () throws(FileError) in
      try ConfinedFolder(report.path).write(bytes, to: path, isSynchronized: false)
    }
    return path
  }

  /// Removes the files of a picture.
  func remove(_ name: String) throws(TestError) {
    for ending in Role.allCases.flatMap(\.endings) {
      let path = "\(Self.name)/\(name)\(ending)"
      do throws(FileError) {
        if try kind(ofFile: "\(report.path)/\(path)") == .file { try ConfinedFolder(report.path).remove(path) }
      } catch { throw .unwritten(error) }
    }
  }

  /// Begins a run: removes the pictures of an earlier report, and what names them, so that nobody accepts pictures of two
  /// runs.
  func clear() throws(TestError) {
    // Checked before anything below a link is removed.
    guard try TestError.kind(ofFile: report.path) == .folder else { return }
    try report.begin()
    do throws(FileError) {
      for name in [TestReport.jsonName, Acceptance.Decisions.fileName] {
        let path = "\(report.path)/\(name)"
        if try kind(ofFile: path) == .file { try removeFile(path) }
      }
      try clear("\(report.path)/\(Self.name)")
    } catch { throw .file(error) }
  }

  private func clear(_ folder: String) throws(FileError) {
    guard try kind(ofFile: folder) == .folder else { return }
    ConfinedFolder(folder).removeLeftovers()
    for name in try names(inFolder: folder) {
      let path = "\(folder)/\(name)"
      switch try kind(ofFile: path) {
      case .folder: try clear(path)
      case .file where Role.allCases.contains { $0.endings.contains(where: name.hasSuffix) }: try removeFile(path)
      default: continue
      }
    }
  }

  /// The file of a picture without its note, which only later runs need.
  static func plain(_ file: [UInt8]) -> [UInt8] {
    guard PNGNote.pixels(of: file) != nil else { return file }
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      let next = start + 12 + length
      guard next <= file.count else { return file }
      if file[(start + 4)..<(start + 8)].elementsEqual("trEE".utf8) { return Array(file[..<start] + file[next...]) }
      start = next
    }
    return file
  }
}
