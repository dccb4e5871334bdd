// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The project's designs against its references, through the command that everybody uses.
@Suite(.waiting) struct OwnReferenceTests {
  /// After a change that is meant: `tools/weave test Specs`, look at the report, and run it again with `--update`.
  @Test func picturesAreAsBefore() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized
    let folder = try Folder()
    let outcome = try Tool.run(
      ["test", root.path + "/Specs", "--golden", root.path + "/Golden", "--report", folder.path + "/report"],
      in: folder,
      environment: ["CI": "true"])
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
    #expect(outcome.text.contains(" same"))
  }
}
