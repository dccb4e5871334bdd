// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveRender
import WeaveResolve

/// The paths that pictures are written to.
struct Targets {
  /// One path per job; `-` for standard output.
  let paths: [String]

  /// - Throws: a usage error if several pictures would go to one file.
  init(_ output: String?, jobs: [DrawingJob], format: PictureFormat) throws {
    try self.init(output, jobs: jobs, ending: format.rawValue)
  }

  /// - Parameter ending: the extension of files without a given name.
  init(_ output: String?, jobs: [DrawingJob], ending: String) throws {
    let names = jobs.map { "\($0.name)-\($0.environment.sizeName).\(ending)" }
    guard let output else {
      paths = names
      try Self.checkUnique(names)
      return
    }
    if Self.isFolder(output), output != "-" {
      let exists = FileManager.default.fileExists(atPath: output)
      let folder = output.hasSuffix("/") ? String(output.dropLast()) : output
      if !exists {
        do { try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true) } catch {
          throw Console.refuse(FolderError(path: output))
        }
      }
      paths = names.map { "\(folder)/\($0)" }
      try Self.checkUnique(names)
    } else {
      guard jobs.count <= 1 else {
        throw ValidationError("\(jobs.count) pictures do not fit in one file; give --output a folder, such as out/.")
      }
      paths = jobs.map { _ in output }
    }
  }

  /// Whether pictures go into a folder, or to standard output: then the name does not determine their format.
  static func isFolder(_ output: String) -> Bool {
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    return output == "-" || output.hasSuffix("/") || (exists && isFolder)
  }

  private static func checkUnique(_ names: [String]) throws(ValidationError) {
    var seen: [String: String] = [:]
    for name in names {
      guard let first = seen.updateValue(name, forKey: FilePath.folded(name)) else { continue }
      let what =
        first.utf8.elementsEqual(name.utf8)
        ? "Two pictures would have the name \(name)"
        : "The pictures \(first) and \(name) would be the same file on some systems"
      throw ValidationError("\(what); render the designs one by one with --output.")
    }
  }
}

private struct FolderError: Error, CustomStringConvertible {
  var path: String
  var description: String { "cannot create the folder \(path)" }
}
