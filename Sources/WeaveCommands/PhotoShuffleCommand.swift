// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveNative
import WeaveRender
import WeaveSpec
import WeaveWorkshop

/// `weave photo shuffle`: photos that follow each other in a design.
struct PhotoShuffleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shuffle", abstract: "Adds an album to a design: photos that take turns.",
    discussion: """
      Each photo is cropped for each size as by 'weave photo prepare'; the files and the album go beside the design. \
      The photos are shown in the given order:

        weave photo shuffle design.json lake.jpg wood.jpg sea.jpg --every 60 --in-place
      """)

  @Argument(help: ArgumentHelp("A design file.", valueName: "spec"), completion: Completions.designs)
  var spec: String

  @Argument(
    help: ArgumentHelp("The photos, in their order: JPEG, PNG, WebP, HEIC or SVG.", valueName: "photo"),
    completion: .file(extensions: ImageFormat.allEndings))
  var photos: [String]

  @Option(
    help: ArgumentHelp(
      "Minutes that each photo is shown: 15, 30, 60, 180, 360, 720 or 1440; 0 means forever.", valueName: "minutes")
  )
  var every = 60

  @Option(help: ArgumentHelp("The name of the design, in a file with several.", valueName: "name"))
  var design: String?

  @Flag(name: .shortAndLong, help: "Write the design back to its file.")
  var inPlace = false

  @OptionGroup var clock: ClockOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  func validate() throws {
    if spec == "-" { throw ValidationError("The photos' files go beside the design, so the design must be a file.") }
    if !ShuffleManifest.intervals.contains(every) {
      let words = ShuffleManifest.intervals.map(String.init).joined(separator: ", ")
      throw ValidationError("--every must be one of \(words).")
    }
    if photos.isEmpty { throw ValidationError("Give at least one photo.") }
    if photos.count > AlbumMaker.most { throw ValidationError("An album has at most \(AlbumMaker.most) photos.") }
  }

  mutating func run() throws {
    let edit = try DesignEdit(spec, design: design, reading)
    let (folder, inputs) = (edit.file.folder, photos + [spec])
    var new = edit.spec
    let now = clock.date(in: clock.zone(of: nil))
    let image = try AlbumMaker.make(photos, every: every, now: now) { path throws(ExitCode) in
      let bytes: [UInt8]
      do { bytes = try Inputs.read(path, limit: Limits.imageBytes) } catch { throw Console.refuse(error) }
      do { return try PhotoTheme.photo(bytes) } catch {
        throw Console.refuse(UnreadablePhoto(path: path, reason: "\(error)"))
      }
    } write: { name, bytes throws(ExitCode) in
      do { try OutputFile.write(bytes, to: "\(folder)/\(name)", inputs: inputs) } catch { throw Console.refuse(error) }
    } refusal: {
      Console.refuse($0)
    }
    new.image = image?.dressed(as: new.image)
    try edit.finish(with: new, inPlace: inPlace)
  }

  /// The photo among several that cannot be read.
  private struct UnreadablePhoto: Error, CustomStringConvertible {
    var path: String
    var reason: String
    var description: String { "`\(path)`: \(reason)" }
  }
}
