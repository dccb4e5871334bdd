// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveRender
import WeaveSystem

/// Where finished pictures go: files and a list of them, an archive that ends with the list, or a document.
final class PictureSink {
  private enum Place {
    case folder(PictureFiles)
    /// An archive is written beside its place, and moved there when it is whole.
    case archive(ArchiveWriter, isStream: Bool)
    case document(SheetWriter)
  }

  private let place: Place
  private let manifest: Manifest

  /// - Throws: `BatchError` where the output cannot be made.
  init(_ options: BatchOptions, _ files: PictureFiles) throws {
    do {
      let shard = options.shard.map { "-\($0.index)-of-\($0.count)" } ?? ""
      switch options.output {
      case .folder(let folder):
        try makeFolder(folder)
        place = .folder(files)
        manifest = try Manifest(
          in: folder, shard: shard, resumes: options.resumes, knowsReplaced: files.isAmongPhotos, isInput: files.isInput
        )
      case .archive(let path, let format):
        let archive = try ArchiveWriter(path, format == .tar ? .tar : .zip, isInput: files.isInput)
        place = .archive(archive, isStream: path == "-")
        manifest = try Manifest()
      case .document(let path):
        place = .document(SheetWriter(try Document(path, isInput: files.isInput), options.sheet))
        manifest = try Manifest()
      }
    } catch {
      throw BatchError.output("\(error)")
    }
  }

  /// What an earlier run says of a name.
  func entry(of name: String) -> Manifest.Entry? { manifest.entry(of: name) }

  /// Whether the list of an earlier run names a picture.
  func hasListed(_ name: String) -> Bool { manifest.hasListed(name) }

  /// Writes a picture that goes to a file of its own; from any thread.
  ///
  /// - Returns: false where it has to wait until all rows are known.
  static func write(
    _ outcome: Outcome, _ options: BatchOptions, _ files: PictureFiles, isOwn: Bool, areRowsKnown: Bool = false
  ) throws -> Bool {
    guard case .folder = options.output, outcome.state != .kept else { return true }
    do throws(FileError) {
      return try files.write(
        outcome.bytes, to: outcome.entry.file, isOwn: isOwn, areRowsKnown: areRowsKnown)
    } catch {
      switch error {
      case .diskFull, .permissionDenied, .noFolder: throw BatchError.output("\(error)")
      // What stands in the way of one picture lets the others pass.
      default: throw BatchProblem(outcome.job.place, "\(error)", code: "file")
      }
    }
  }

  /// A place in the list for a picture that is not written yet.
  func reserve() -> Int { manifest.reserve() }

  /// Adds a picture to the list, or to the archive.
  ///
  /// - Parameter slot: the place in the list that was reserved for it.
  func deliver(_ outcome: Outcome, slot: Int? = nil) throws {
    do {
      if outcome.state == .kept { return manifest.keep(outcome.entry.file) }
      switch place {
      case .folder(let files):
        do { try manifest.append(outcome.entry, slot: slot) } catch {
          // What the list does not name is not there.
          files.remove(outcome.entry.file)
          throw error
        }
      case .archive(let archive, _):
        try archive.add(outcome.entry.file, outcome.bytes)
        try manifest.append(outcome.entry)
      case .document(let sheets): if let page = outcome.page { try sheets.add(page) }
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
      case .archive(let archive, let isStream):
        // A part of the pictures does not replace an archive of all.
        guard isComplete || isStream else { return }
        try archive.add("manifest.jsonl", size: manifest.size, manifest.read)
        try archive.close()
      // A part of the pictures does not replace a document of all.
      case .document(let sheets): if isComplete { try sheets.close() }
      }
    } catch {
      throw BatchError.output("\(error)")
    }
  }
}
