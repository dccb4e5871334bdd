// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveJSON

/// Files that the app wrote, where a folder of them is at hand.
@Suite struct AppDesignTests {
  private static var folder: URL? {
    let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../shared")
    let shared = ProcessInfo.processInfo.environment["WEAVE_SHARED"].map { URL(fileURLWithPath: $0) } ?? beside
    let designs = shared.appending(path: "designs")
    return FileManager.default.fileExists(atPath: designs.path) ? designs : nil
  }

  @Test(.enabled(if: folder != nil)) func aDesignOfTheAppIsWrittenAgainByteForByte() throws {
    let folder = try #require(Self.folder)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "json" {
      let source = SourceText(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
      let result = JSONParser.parse(source)
      #expect(result.diagnostics.isEmpty, "\(source.name)")
      let written = try JSONWriter.pretty(#require(result.output))
      // Some files have a line break at the end, which an editor has added.
      #expect(Array(written.utf8) == Array(source.bytes.prefix(written.utf8.count)), "\(source.name)")
      #expect(source.bytes.count - written.utf8.count <= 1, "\(source.name)")
    }
  }
}
