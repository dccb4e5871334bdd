// SPDX-License-Identifier: MIT

import Testing

@testable import WeaveSee

/// What the compiler says of files.
@Suite struct CompilerMessageTests {
  @Test func filesWithErrorsAreKnownByTheirMessages() {
    let messages = CompilerMessages(
      [
        "/a/Card.swift:3:7: error: cannot find 'Cup' in scope", "  3 | Cup()",
        "/a/Other.swift:1:1: warning: unused", "/a/b: c.swift:12:1: error: expected '}'",
        "<unknown>:0: error: no such module", "/elsewhere/Lib.swift:1:1: error: not one of ours",
      ], sources: ["/a/Card.swift", "/a/Other.swift", "/a/b: c.swift"])
    #expect(messages.broken == ["/a/Card.swift", "/a/b: c.swift"])
  }
}
