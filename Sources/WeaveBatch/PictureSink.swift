// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveRender
import WeaveSystem

/// The output of a batch: files and their list, an archive with the list at its end, or a document.
final class PictureSink {
  private enum Place {
    case folder(PictureFiles)
    /// An archive is written beside its final place and moved there once it is complete.
    case archive(ArchiveWriter, isStream: Bool)
    case document(SheetWriter)
  }

  private let place: Place
  private let manifest: Manifest

  /// - Throws: `BatchError` if the output cannot be created.
  init(_ options: BatchOptions, _ files: PictureFiles) throws(BatchError) {
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
      throw .output("\(error)")
    }
  }

  /// The entry of an earlier run for a name.
  func entry(of name: String) -> Manifest.Entry? { manifest.entry(of: name) }

  /// Whether the list of an earlier run names a picture.
  func hasListed(_ name: String) -> Bool { manifest.hasListed(name) }

  /// Writes a picture that goes to its own file; callable from any thread.
  ///
  /// - Returns: false if it must wait until all rows are known.
  static func write(
    _ outcome: Outcome, _ options: BatchOptions, _ files: PictureFiles, isOwn: Bool, areRowsKnown: Bool = false
  ) throws(OutcomeError) -> Bool {
    guard case .folder = options.output, outcome.state != .kept else { return true }
    do throws(FileError) {
      return try files.write(
        outcome.bytes, to: outcome.entry.file, isOwn: isOwn, areRowsKnown: areRowsKnown)
    } catch {
      switch error {
      case .diskFull, .permissionDenied, .noFolder: throw .batch(.output("\(error)"))
      // An obstacle for one picture does not stop the others.
      default: throw .picture(BatchProblem(outcome.job.place, "\(error)", code: "file"))
      }
    }
  }

  /// Reserves a place in the list for a picture that is not written yet.
  func reserve() -> Int { manifest.reserve() }

  /// Adds a picture to the list, or to the archive.
  ///
  /// - Parameter slot: the reserved place in the list.
  func deliver(_ outcome: Outcome, slot: Int? = nil) throws(BatchError) {
    do {
      if outcome.state == .kept { return manifest.keep(outcome.entry.file) }
      switch place {
      case .folder(let files):
        do { try manifest.append(outcome.entry, slot: slot) } catch {
          // A picture that is not in the list must not exist.
          files.remove(outcome.entry.file)
          throw error
        }
      case .archive(let archive, _):
        try archive.add(outcome.entry.file, outcome.bytes)
        try manifest.append(outcome.entry)
      case .document(let sheets): if let page = outcome.page { try sheets.add(page) }
      }
    } catch {
      throw .output("\(error)")
    }
  }

  /// - Parameter isComplete: whether every picture was visited.
  func close(isComplete: Bool) throws(BatchError) {
    do {
      switch place {
      case .folder: try manifest.finish(isComplete: isComplete)
      case .archive(let archive, let isStream):
        // An incomplete archive does not replace a complete one.
        guard isComplete || isStream else { return }
        try archive.add("manifest.jsonl", size: manifest.size, manifest.read)
        try archive.close()
      // An incomplete document does not replace a complete one.
      case .document(let sheets): if isComplete { try sheets.close() }
      }
    } catch {
      throw .output("\(error)")
    }
  }
}
