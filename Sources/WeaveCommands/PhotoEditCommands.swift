// SPDX-License-Identifier: MIT

public import ArgumentParser
import WeaveDiagnostics
import WeaveGraphics
import WeaveRender
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

extension ImageSpec.Filter.Token: ExpressibleByArgument {}

/// `weave photo cut`: sets another part of a design's photo for one size.
struct PhotoCutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cut", abstract: "Changes the crop of a design's photo for one size.",
    discussion: """
      Give the left edge, the upper edge and the width, as fractions of the whole photo; the height follows from the \
      size. The new crop is written to a file beside the design, and the design refers to it:

        weave photo cut design.json --size small --part 0.2,0.1,0.4 --in-place
      """)

  @Argument(
    help: ArgumentHelp("A design file with a photo from 'weave photo prepare'.", valueName: "spec"),
    completion: Completions.designs)
  var spec: String

  @Option(help: "The size.")
  var size: MatchedSet.Key

  @Option(help: ArgumentHelp("The part, in fractions of the photo from its upper left corner.", valueName: "x,y,width"))
  var part: String

  @Option(help: ArgumentHelp("The name of the design, in a file with several.", valueName: "name"))
  var design: String?

  @Flag(name: .shortAndLong, help: "Write the design back to its file.")
  var inPlace = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  func validate() throws {
    if spec == "-" { throw ValidationError("The photo's files go beside the design, so the design must be a file.") }
    _ = try numbers()
  }

  private func numbers() throws(ValidationError) -> (x: Double, y: Double, width: Double) {
    let numbers = part.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard numbers.count == 3, numbers.allSatisfy({ (0...1).contains($0) }), numbers[2] > 0 else {
      throw ValidationError("'\(part)' is not a part of a photo; write three fractions, such as 0.2,0.1,0.4.")
    }
    return (numbers[0], numbers[1], numbers[2])
  }

  mutating func run() throws {
    let (x, y, width) = try numbers()
    let edit = try DesignEdit(spec, design: design, reading)
    var new = edit.spec
    do {
      guard let image = new.image, let name = image.smartPhoto?.masterFileName else { throw PhotoCutError.notPrepared }
      guard let bytes = DesignPhotos(edit.file).bytes(of: name) else {
        throw FileError.notFound("\(edit.file.folder)/\(name)")
      }
      let made = try SmartPhotoMaker.recut(
        image, for: size, x: x, y: y, width: width, master: PhotoTheme.photo(bytes))
      for file in made.files {
        try OutputFile.write(file.bytes, to: "\(edit.file.folder)/\(file.name)", inputs: [spec])
      }
      new.image = made.image
    } catch let error as PhotoCutError where [.notPrepared, .outside, .turned].contains(error) {
      throw ValidationError("\(error).")
    } catch {
      throw Console.refuse(error)
    }
    try edit.finish(with: new, inPlace: inPlace)
  }
}

/// `weave photo filter`: changes the colours of a design's photo.
struct PhotoFilterCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filter", abstract: "Sets or removes the filter of a design's photo.",
    discussion: "For example: weave photo filter noir design.json --intensity 0.6 --in-place")

  @Argument(help: "The filter; none removes it.")
  var filter: ImageSpec.Filter.Token

  @OptionGroup var changed: ChangedDesignOptions

  @Option(help: ArgumentHelp("The strength of the filter, 0 to 1.", valueName: "number"))
  var intensity = 1.0

  func validate() throws {
    guard (0...1).contains(intensity) else { throw ValidationError("--intensity must be from 0 to 1.") }
  }

  mutating func run() throws {
    let edit = try changed.edit()
    guard edit.spec.image != nil else { throw ValidationError("'\(edit.spec.name)' has no photo.") }
    try changed.finish(edit, with: edit.spec.filteringPhoto(by: filter, intensity: intensity))
  }
}
