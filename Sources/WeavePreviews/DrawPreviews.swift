// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Draws the previews of the program whose library was loaded, and ends the process.
///
/// The arguments of the process are the path of that library, then options. It prints `picture: ` with the path of
/// each picture, and messages on standard error. The exit code is 0; 1 if a preview cannot be drawn or there is none; 2 if a file failed.
@_cdecl("weave_draw_previews")
public func drawPreviews() {
  Task { @MainActor in
    do {
      exit(try await drawPreviews(Array(CommandLine.arguments.dropFirst())))
    } catch {
      report("weave: error: \(error)")
      exit(2)
    }
  }
  dispatchMain()
}

@MainActor private func drawPreviews(_ words: [String]) async throws -> Int32 {
  guard let library = words.first else { throw PreviewOptions.Refusal("no library was named") }
  let options = try PreviewOptions(Array(words.dropFirst()))
  let previews = try FoundPreview.all(of: types(ofLibrary: library))
  guard !previews.isEmpty else {
    report(
      "weave: error: the sources have neither previews nor widgets; add a #Preview, or name a view: "
        + "--view 'CupsView(count: 3)'")
    return 1
  }
  try FileManager.default.createDirectory(atPath: options.output, withIntermediateDirectories: true)
  let drawing = try PreviewDrawing(options)
  for preview in previews { await drawing.draw(preview) }
  try PreviewPage(drawing: drawing).write(to: options.output)
  for problem in drawing.problems {
    let others = problem.pictures.count > 1 ? " and \(problem.pictures.count - 1) more" : ""
    report("\(problem.text) (\(problem.pictures.first ?? "")\(others))")
  }
  for picture in drawing.pictures { print("picture: \(options.output)/\(picture.file)") }
  print("picture: \(options.output)/index.html")
  return drawing.hasFailed ? 1 : 0
}

private func report(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
}
