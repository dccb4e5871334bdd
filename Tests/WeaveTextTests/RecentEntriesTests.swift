// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

/// What is kept of texts that come and go.
struct RecentEntriesTests {
  @Test func theLastOnesStay() {
    var entries = RecentEntries<Int, String>(capacity: 4)
    for number in 1...100 { entries.keep("\(number)", for: number) }
    #expect((97...100).map { entries.value(of: $0) } == ["97", "98", "99", "100"])
    #expect((1...92).allSatisfy { entries.value(of: $0) == nil })
  }

  /// A text that is on every picture outlives all that are on one.
  @Test func whatIsAskedForAgainStays() {
    var entries = RecentEntries<Int, String>(capacity: 4)
    entries.keep("always", for: 0)
    for number in 1...100 {
      entries.keep("\(number)", for: number)
      #expect(entries.value(of: 0) == "always")
    }
  }
}
