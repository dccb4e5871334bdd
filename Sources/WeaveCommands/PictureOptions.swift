// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveRender

/// The format of pictures and its settings.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The picture's format.", discussion: "Default: what the file's name ends in, else png."))
  var format: PictureFormat?

  @Option(help: "How an SVG holds its text.")
  var text: SVGText = .outlines

  @Option(
    help: ArgumentHelp(
      "How good a picture is that may lose something, 1 to 100.",
      discussion: "Default: 90 for jpg; webp loses nothing unless this is given.", valueName: "percent"))
  var quality: Int?

  func validate() throws {
    if let quality, !(1...100).contains(quality) { throw ValidationError("--quality must be from 1 to 100.") }
  }

  /// The settings of a format, which these options or a file name select.
  ///
  /// - Throws: a usage error for options that the format does not have.
  func output(_ format: PictureFormat) throws -> RenderRequest.Output {
    if quality != nil, !format.hasQuality {
      throw ValidationError(
        "--quality goes with \(PictureFormat.names(where: \.hasQuality)); \(format.rawValue) has none.")
    }
    if text == .live, !format.hasLiveText {
      throw ValidationError(
        "--text live goes with \(PictureFormat.names(where: \.hasLiveText)), and this is \(format.rawValue).")
    }
    return RenderRequest.Output(format, hasLiveText: text == .live, quality: quality)
  }
}

enum SVGText: String, ExpressibleByArgument, CaseIterable { case outlines, live }
