// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveDiagnostics
import WeaveJSON

/// Files in the form in which the app writes them.
@Suite struct AppDesignTests {
  @Test(arguments: Oracle.designs) func aDesignOfTheAppIsWrittenAgainByteForByte(file: URL) throws {
    let source = SourceText(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    let result = JSONParser.parse(source)
    #expect(result.diagnostics.isEmpty)
    let written = try JSONWriter.pretty(#require(result.output))
    // Some files have a line break at the end, which an editor has added.
    #expect(Array(written.utf8) == Array(source.bytes.prefix(written.utf8.count)))
    #expect(source.bytes.count - written.utf8.count <= 1)
  }

  @Test func thereAreDesigns() { #expect(Oracle.designs.count == 7) }
}
