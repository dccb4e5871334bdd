// SPDX-License-Identifier: MIT

public import ArgumentParser
import WeaveDiagnostics
public import WeaveDiff
import WeaveGraphics
import WeaveRender

/// `weave diff`: measures the difference of two pictures.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compares two pictures by visible differences: PNG, JPEG, WebP or BMP.",
    discussion: "Exit codes: 0 the same within the tolerance, 1 different, 2 a file cannot be read, 64 wrong usage.")

  @Argument(
    help: ArgumentHelp("The picture before the change; - reads standard input.", valueName: "before"),
    completion: Completions.pictures)
  var before: String

  @Argument(
    help: ArgumentHelp("The picture after the change; - reads standard input.", valueName: "after"),
    completion: Completions.pictures)
  var after: String

  @Option(help: "How to compare colours: by visible difference, or as pixelmatch did up to 2025.")
  var measure: ComparisonOptions.Measure = .oklab

  @Option(
    help: ArgumentHelp(
      "The smallest colour difference that counts, 0 to 1.", discussion: "Default: 0.02 for oklab, 0.1 for yiq.",
      valueName: "distance"))
  var threshold: Double?

  @Option(
    help: ArgumentHelp(
      "How many pixels may differ: a number, or a percentage such as 0.1%.", valueName: "count"))
  var tolerance = PixelTolerance.none

  @Flag(help: "Also count antialiased edge pixels.")
  var edges = false

  @Option(
    help: ArgumentHelp("A rectangle of pixels to ignore; may be repeated.", valueName: "X,Y,WxH"))
  var ignore: [PixelRegion] = []

  @Option(help: "Readable lines or JSON.")
  var format: OutputFormat = .text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Draw the differences to this PNG file, or - for standard output.", valueName: "path"),
    completion: Completions.pictures)
  var output: String?

  func validate() throws {
    if before == "-", after == "-" { throw ValidationError("Only one of the pictures can be standard input.") }
    if let threshold, !(0...1).contains(threshold) { throw ValidationError("--threshold must be from 0 to 1.") }
    try PictureFormat.requirePNG(output)
  }

  mutating func run() throws {
    let found: FileComparison
    do {
      let (first, second) = (try ComparedFile.bytes(of: before), try ComparedFile.bytes(of: after))
      found = try FileComparison(
        ComparedFile(first, named: before), ComparedFile(second, named: after), options: options)
    } catch { throw Console.refuse(error) }
    let isSame = found.isSame(within: tolerance)
    for warning in found.warnings { Console.error("weave: warning: \(warning)\n") }
    if format == .text { for note in found.notes { Console.error("weave: note: \(note)\n") } }
    if let output { try draw(found, to: output) }
    try print(DiffReport(found, isSame: isSame))
    if !isSame { throw Exit.picturesDiffer }
  }

  private var options: ComparisonOptions {
    var options = ComparisonOptions(measure: measure, threshold: threshold)
    options.countsEdges = edges
    options.ignored = ignore
    return options
  }

  /// Draws the frames that differ most; nothing if the files have no common frame.
  private func draw(_ found: FileComparison, to path: String) throws(ExitCode) {
    guard let (first, second, frame) = found.most else { return }
    do {
      let picture =
        found.hasOneSize
        ? frame.comparison.picture(over: first)
        : SizePicture.picture(first, second, frame.comparison, limit: Limits.canvasPixels)
      guard let picture else {
        return Console.error("weave: warning: the pictures are too large to be drawn beside each other\n")
      }
      let png = try ComparedPictures.png(picture)
      if path == "-" { try Console.out(png) } else { try OutputFile.write(png, to: path, inputs: [before, after]) }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }

  /// Prints to standard error if the picture goes to standard output.
  private func print(_ report: DiffReport) throws(ExitCode) {
    let text = format == .json ? report.json : report.text
    if output == "-" { Console.error(text) } else { try Console.out(text) }
  }
}

extension ComparisonOptions.Measure: ExpressibleByArgument {}

extension PixelTolerance: ExpressibleByArgument {
  /// Reads `12` or `0.5%`.
  public init?(argument: String) { self.init(argument) }

  /// The default in the help.
  public var defaultValueDescription: String { "0" }
}

extension PixelRegion: ExpressibleByArgument {
  /// `X,Y,WxH`, whole pixels from the top left.
  public init?(argument: String) {
    let parts = argument.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3, let x = Int(parts[0]), let y = Int(parts[1]) else { return nil }
    let size = parts[2].split(separator: "x", omittingEmptySubsequences: false)
    guard size.count == 2, let width = Int(size[0]), let height = Int(size[1]), width > 0, height > 0,
      [x, y, width, height].allSatisfy({ abs($0) < 1_000_000 })
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
