// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveGraphics
import WeaveNative
import WeaveRender
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

/// `weave photo`: crops photos for each size.
struct PhotoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "photo", abstract: "Crops photos for each widget size, and manages albums.",
    discussion: """
      weave finds what stands out in a photo. Faces, bodies and animals are found by a separate program, or you can \
      give them:

        weave photo crop lake.jpg
        weave photo crop ana.jpg --detector tools/detect-subjects
        weave photo prepare lake.jpg design.json --face 0.4,0.2,0.1,0.15 --in-place
        weave photo cut design.json --size small --part 0.2,0.1,0.4 --in-place
      """,
    subcommands: [
      PhotoCropCommand.self, PhotoPrepareCommand.self, PhotoCutCommand.self, PhotoFilterCommand.self,
      PhotoShuffleCommand.self, PhotoAlbumCommand.self,
    ])
}

/// The subjects of a photo that the user gives.
struct SubjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A face, in fractions of the photo from its upper left corner; may be repeated.", valueName: "x,y,width,height"
    ))
  var face: [String] = []

  @Option(help: ArgumentHelp("A body; may be repeated.", valueName: "x,y,width,height"))
  var body: [String] = []

  @Option(help: ArgumentHelp("An animal; may be repeated.", valueName: "x,y,width,height"))
  var animal: [String] = []

  @Option(
    help: ArgumentHelp(
      "A program that finds faces, bodies and animals, such as tools/detect-subjects.",
      discussion:
        "It gets a grey picture (PGM) as its last argument, and prints JSON. The options for faces, bodies and animals take precedence.",
      valueName: "program"),
    completion: .file())
  var detector: String?

  func validate() throws {
    _ = try subjects()
    if detector?.isEmpty == true { throw ValidationError("--detector needs a program.") }
  }

  /// The given subjects.
  private func subjects() throws(ValidationError) -> SmartCrop.Subjects {
    var subjects = SmartCrop.Subjects()
    subjects.faces = try face.map(Self.rect)
    subjects.bodies = try body.map(Self.rect)
    subjects.animals = try animal.map(Self.rect)
    return subjects
  }

  /// The given subjects, and detected subjects of the kinds that were not given.
  private func subjects(of photo: PixelBuffer) throws(ValidationError) -> SmartCrop.Subjects {
    var given = try subjects()
    guard let detector else { return given }
    do throws(FileError) {
      let found = try SubjectDetector([detector]).subjects(of: photo)
      if given.faces.isEmpty { given.faces = found.faces }
      if given.bodies.isEmpty { given.bodies = found.bodies }
      if given.animals.isEmpty { given.animals = found.animals }
    } catch {
      Console.error("weave: warning: \(error); cropping the photo to what stands out\n")
    }
    return given
  }

  private static func rect(_ text: String) throws(ValidationError) -> SmartPhotoSpec.CropRect {
    guard let rect = SmartPhotoSpec.CropRect(words: text) else {
      throw ValidationError("'\(text)' is not a part of a photo; write four fractions, such as 0.4,0.2,0.1,0.15.")
    }
    return rect
  }

  /// The photo in a file, and its crops.
  func crop(_ path: String) throws(ExitCode) -> (photo: PixelBuffer, crop: SmartCrop) {
    do {
      let photo = try PhotoTheme.photo(try Inputs.read(path, limit: Limits.imageBytes))
      return (photo, SmartCrop(photo, subjects: try subjects(of: photo)))
    } catch {
      throw Console.refuse(error)
    }
  }
}

/// `weave photo crop`
struct PhotoCropCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "crop", abstract: "Prints which part of a photo each size shows, as fractions.")

  @Argument(
    help: ArgumentHelp("A photo: JPEG, PNG, WebP, HEIC or SVG.", valueName: "photo"),
    completion: .file(extensions: ImageFormat.allEndings))
  var photo: String

  @Option(help: "Readable lines or a JSON object.")
  var format: OutputFormat = .text

  @OptionGroup(title: "Subjects") var subjects: SubjectOptions

  mutating func run() throws {
    let crop = try subjects.crop(photo).crop
    var members: [(String, OutputValue)] = []
    for (key, size) in SmartCrop.pixelSizes {
      let rect = crop.rect(for: size)
      let parts = [rect.x, rect.y, rect.width, rect.height].map { ($0 * 10_000).rounded() / 10_000 }
      let words = parts.map { "\($0)" }.joined(separator: " ")
      if format == .text { try Console.out("\(key.rawValue)  \(size.width) × \(size.height)  \(words)\n") }
      members.append(
        (
          key.rawValue,
          .object([
            ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
            ("height", .number(rect.height)),
          ])
        ))
    }
    if format == .json { try Console.out(OutputValue.object(members).text) }
  }
}

/// `weave photo prepare`
struct PhotoPrepareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare", abstract: "Adds a photo to a design, cropped for each size, with its files beside it.",
    discussion: """
      It writes JPEG files: the photo with at most 3072 pixels a side, and a crop for each size. They stay within the \
      app's size limits and contain no place, date or camera. The design contains the crops, so you can change them.
      """)

  @Argument(
    help: ArgumentHelp("A photo: JPEG, PNG, WebP, HEIC or SVG.", valueName: "photo"),
    completion: .file(extensions: ImageFormat.allEndings))
  var photo: String

  @Argument(help: ArgumentHelp("A design file.", valueName: "spec"), completion: Completions.designs)
  var spec: String

  @Option(help: ArgumentHelp("The name of the design, in a file with several.", valueName: "name"))
  var design: String?

  @Flag(name: .shortAndLong, help: "Write the design back to its file.")
  var inPlace = false

  @OptionGroup(title: "Subjects") var subjects: SubjectOptions
  @OptionGroup var clock: ClockOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  func validate() throws {
    if spec == "-" { throw ValidationError("The photo's files go beside the design, so the design must be a file.") }
  }

  mutating func run() throws {
    let edit = try DesignEdit(spec, design: design, reading)
    let (photo, crop) = try subjects.crop(photo)
    var new = edit.spec
    do {
      let made = try SmartPhotoMaker.make(photo, crop, now: clock.date(in: clock.zone(of: nil)))
      for file in made.files {
        try OutputFile.write(file.bytes, to: "\(edit.file.folder)/\(file.name)", inputs: [self.photo, spec])
      }
      new.image = made.image.dressed(as: new.image)
    } catch {
      throw Console.refuse(error)
    }
    try edit.finish(with: new, inPlace: inPlace)
  }
}

/// `weave photo album`
struct PhotoAlbumCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "album", abstract: "Prints which photo of an album is shown at --now, and until when.",
    discussion: "An album is the app's file for a slide show of photos. A design refers to it.")

  @Argument(
    help: ArgumentHelp("The file of the album.", valueName: "manifest"), completion: .file(extensions: ["json"]))
  var manifest: String

  @Option(help: "The size whose photo to print.")
  var size: MatchedSet.Key = .medium

  @OptionGroup var clock: ClockOptions

  mutating func run() throws {
    let source: SourceText
    do { source = SourceText(name: manifest, bytes: try Inputs.read(manifest, limit: Limits.designBytes)) } catch {
      throw Console.refuse(error)
    }
    let read = ShuffleManifest.read(source)
    if !read.diagnostics.isEmpty { Console.error([DiagnosticReport(source: source, diagnostics: read.diagnostics)]) }
    guard let album = read.output, !read.hasErrors else {
      if read.diagnostics.isEmpty { Console.error("weave: error: `\(manifest)` is not an album: it has no entries\n") }
      throw Exit.designHasErrors
    }
    let now = clock.date(in: clock.zone(of: nil))
    guard let entry = album.shown(at: now, size: size), let file = entry.file(for: size) else {
      Console.error("no photo of the album is ready for \(size.rawValue)\n")
      throw Exit.designHasErrors
    }
    let change = album.nextChange(after: now).map { "until \(MomentText.text($0))" } ?? "forever"
    try Console.out("\(file)  \(change)\n")
  }
}
