// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The recipes of `CONTRIBUTING.md` and the table of `docs/architecture.md` name files that exist.
@Suite struct ContributingTests {
  @Test(arguments: ["CONTRIBUTING.md", "docs/architecture.md"])
  func namedFilesExist(document: String) throws {
    let root = URL(fileURLWithPath: Project.root)
    let sources = try #require(FileManager.default.enumerator(atPath: root.appending(path: "Sources").path))
    let names = Set(sources.compactMap { ($0 as? String)?.split(separator: "/").last.map(String.init) })
    let text = try String(contentsOf: root.appending(path: document), encoding: .utf8)
    var tried = 0
    for match in text.matches(of: /`([A-Za-z0-9+\/]+\.swift)`/) {
      let path = String(match.1)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      tried += 1
      #expect(names.contains(name) || name == "Package.swift", "\(document) names \(path)")
    }
    for match in text.matches(of: /`(Sources\/[A-Za-z0-9\/]+)`/) {
      tried += 1
      let path = root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(document) names \(match.1)")
    }
    #expect(tried > 3)
  }
}
