// SPDX-License-Identifier: MIT

import Foundation
import Weave

/// `card DESIGN PICTURE [NAME=VALUE…]` draws a design to a file; the file's ending says the format.
func run(_ words: [String]) async throws {
  let design = try WidgetDesign(contentsOf: words[0])
  let format = try PictureFormat.named(by: words[1]) ?? .png
  var variables: [String: String] = [:]
  for word in words.dropFirst(2) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    variables[parts[0]] = parts.last
  }
  let picture = try await WidgetRenderer().picture(of: design, variables: variables, as: format)
  for problem in picture.problems { print(problem) }
  try picture.write(to: words[1])
}

do { try await run(Array(CommandLine.arguments.dropFirst())) } catch {
  print(error)
  exit(1)
}
