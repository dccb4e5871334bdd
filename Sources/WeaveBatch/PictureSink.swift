// SPDX-License-Identifier: MIT

import Weave
import WeaveNative

/// Where finished pictures go: files and a list of them, or an archive that ends with the list.
final class PictureSink {
  private enum Place {
    case folder(String)
    /// An archive is written beside its place, and moved there when it is whole.
    case archive(ArchiveWriter, unfinished: String, finished: String)
  }

  private let place: Place
  private let manifest: Manifest

  /// - Throws: `BatchError` where the output cannot be made.
  init(_ options: BatchOptions) throws {
    do {
      let shard = options.shard.map { "-\($0.index)-of-\($0.count)" } ?? ""
      switch options.output {
      case .folder(let folder):
        try makeFolder(folder)
        place = .folder(folder)
        let inputs = [options.source, options.rows ?? ""].compactMap(realPath)
        if let list = realPath(Manifest.path(in: folder, shard: shard)), inputs.contains(list) {
          throw BatchError.output("`\(list)` is read, and would be replaced; choose another folder for --output")
        }
        manifest = try Manifest(in: folder, shard: shard, resumes: options.resumes)
      case .archive(let path, let format):
        let unfinished = path == "-" ? "-" : "\(path).\(UInt32.random(in: 0 ... .max)).tmp"
        place = .archive(
          try ArchiveWriter(unfinished, format == .tar ? .tar : .zip), unfinished: unfinished, finished: path)
        manifest = try Manifest()
      }
    } catch let error as FileError {
      throw BatchError.output("\(error)")
    }
  }

  /// What an earlier run says of a name.
  func entry(of name: String) -> Manifest.Entry? { manifest.entry(of: name) }

  /// Writes a picture that goes to a file of its own; from any thread.
  static func write(_ outcome: Outcome, _ options: BatchOptions) throws {
    guard case .folder(let folder) = options.output, outcome.state != .kept else { return }
    let path = "\(folder)/\(outcome.entry.file)"
    do throws(FileError) {
      if outcome.entry.file.contains("/") {
        try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
      }
      try writeFileSoon(outcome.bytes, to: path)
    } catch {
      switch error {
      case .diskFull, .permissionDenied, .noFolder: throw BatchError.output("\(error)")
      // What stands in the way of one picture lets the others pass.
      default: throw BatchProblem(outcome.job.place, "\(error)", code: "file")
      }
    }
  }

  /// Adds a picture to the list, or to the archive.
  func deliver(_ outcome: Outcome) throws {
    do {
      if outcome.state == .kept { return manifest.keep(outcome.entry.file) }
      switch place {
      case .folder(let folder):
        do { try manifest.append(outcome.entry) } catch {
          // What the list does not name is not there.
          try? removeFile("\(folder)/\(outcome.entry.file)")
          throw error
        }
      case .archive(let archive, _, _):
        try archive.add(outcome.entry.file, outcome.bytes)
        try manifest.append(outcome.entry)
      }
    } catch {
      throw BatchError.output("\(error)")
    }
  }

  /// - Parameter isComplete: whether every picture was looked at.
  func close(isComplete: Bool) throws {
    do {
      switch place {
      case .folder: try manifest.finish(isComplete: isComplete)
      case .archive(let archive, let unfinished, let finished):
        // A part of the pictures does not replace an archive of all.
        guard isComplete || finished == "-" else { return try removeFile(unfinished) }
        try archive.add("manifest.jsonl", size: manifest.size, manifest.read)
        try archive.close()
        if finished != "-" { try moveFile(unfinished, to: finished) }
      }
    } catch {
      if case .archive(_, let unfinished, _) = place, unfinished != "-" { try? removeFile(unfinished) }
      throw BatchError.output("\(error)")
    }
  }
}
