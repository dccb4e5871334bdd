// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveRender

/// The format of pictures and its settings.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The picture's format.", discussion: "Default: by the ending of the file's name, else png."))
  var format: PictureFormat?

  @Option(help: "How an SVG holds its text.")
  var text: SVGText = .outlines

  @Option(
    help: ArgumentHelp(
      "The quality of lossy formats, 1 to 100.",
      discussion: "Default: 90 for jpg; webp is lossless unless you give this.", valueName: "percent"))
  var quality: Int?

  func validate() throws {
    if let quality, !(1...100).contains(quality) { throw ValidationError("--quality must be from 1 to 100.") }
  }

  /// The settings of a format, which these options or a file name select.
  ///
  /// - Throws: a usage error for options that the format does not have.
  func output(_ format: PictureFormat) throws(ValidationError) -> RenderRequest.Output {
    if quality != nil, !format.hasQuality {
      throw ValidationError(
        "--quality only applies to \(PictureFormat.names(where: \.hasQuality)), and this is \(format.rawValue).")
    }
    if text == .live, !format.hasLiveText {
      throw ValidationError(
        "--text live only applies to \(PictureFormat.names(where: \.hasLiveText)), and this is \(format.rawValue).")
    }
    return RenderRequest.Output(format, hasLiveText: text == .live, quality: quality)
  }
}

enum SVGText: String, ExpressibleByArgument, CaseIterable { case outlines, live }
