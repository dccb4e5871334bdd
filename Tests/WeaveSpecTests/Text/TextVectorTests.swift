// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveSpec

/// What the app makes of texts, where its vectors are at hand.
@Suite struct TextVectorTests {
  struct Vectors: Decodable {
    struct Case: Decodable {
      var template: String
      var expected: String
    }

    var locale: String
    var variables: [String: String]
    var cases: [Case]
  }

  static let file: URL = {
    let root = ProcessInfo.processInfo.environment["WEAVE_SHARED"] ?? "../shared"
    return URL(fileURLWithPath: root).appendingPathComponent("vectors/text-templates.json")
  }()

  @Test(.enabled(if: FileManager.default.fileExists(atPath: file.path)))
  func everyTextIsThatOfTheApp() throws {
    let vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: Self.file))
    let context = context(vectors.variables.mapValues { .string($0) }, locale: vectors.locale)
    for row in vectors.cases {
      #expect(TextTemplate(row.template).render(in: context) == row.expected, "\(row.template)")
    }
  }
}
