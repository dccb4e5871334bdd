// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A folder with designs and their references, as in a project.
struct GoldenFolder {
  /// One picture of 158 × 158 points per design, so that tests are fast.
  static let settings = #"{"sizes": ["small"], "appearances": ["light"], "scales": [1]}"#

  /// Two squares with one word each, at the top left and at the bottom right.
  static func design(_ first: String = "Steps", color: String = "#2050C0", padding: Int = 8, second: String = "Walk")
    -> String
  {
    Design.custom(
      """
      {"type": "zstack", "children": [
        {"type": "shape", "shape": "rectangle", "fill": "#FFFFFF"},
        {"type": "text", "text": "\(first)", "foreground": "\(color)", "padding": {"leading": 8, "top": \(padding)},
         "frame": {"maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"}},
        {"type": "text", "text": "\(second)", "foreground": "#000000", "padding": 8,
         "frame": {"maxWidth": "infinity", "maxHeight": "infinity", "alignment": "bottomTrailing"}}]}
      """)
  }

  let path: Folder

  /// - Parameter names: the names of the designs, which are all the same.
  init(_ names: [String] = ["one", "two"]) throws {
    path = try Folder()
    try path.makeFolder("Specs")
    try path.write(Self.settings, to: "Specs/weave.test.json")
    for name in names { try path.write(Self.design(), to: "Specs/\(name).json") }
  }

  func test(_ options: String..., ci: Bool = false) throws -> Tool.Outcome {
    try Tool.run(["test", "Specs"] + options, in: path, environment: ci ? ["CI": "true"] : [:])
  }

  /// The report as JSON.
  func report() throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: path.read("weave-report/report.json")) as? [String: Any])
  }

  func counts() throws -> [String: Int] {
    try #require(report()["counts"] as? [String: Int]).filter { $0.value > 0 }
  }

  /// A case of the report.
  func item(_ name: String) throws -> [String: Any] {
    let cases = try #require(report()["cases"] as? [[String: Any]])
    return try #require(cases.first { $0["name"] as? String == name })
  }

  /// The changes that the report lists for a case: verdict and place.
  func changes(_ name: String) throws -> [[String: Any]] { try #require(item(name)["changes"] as? [[String: Any]]) }

  static let one = "one-small-light@1x"
  static let two = "two-small-light@1x"
}
