// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

/// The bounded cache: what it drops, and what it keeps.
@Suite struct RecentEntriesTests {
  @Test func atMostTwiceTheCapacityIsKept() {
    var entries = RecentEntries<Int, Int>(capacity: 10)
    for number in 0..<1_000 {
      entries.keep(number, for: number)
      #expect(entries.count <= 20)
    }
    #expect((990..<1_000).allSatisfy { entries.value(of: $0) == $0 })
    #expect((0..<980).allSatisfy { entries.value(of: $0) == nil })
  }

  /// A key that is requested again and again stays, however many others come and go.
  @Test func whatIsUsedStays() {
    var entries = RecentEntries<Int, String>(capacity: 4)
    entries.keep("used", for: -1)
    for number in 0..<100 {
      entries.keep("new", for: number)
      #expect(entries.value(of: -1) == "used", "\(number)")
    }
  }

  @Test func theLatestValueOfAKeyCounts() {
    var entries = RecentEntries<Int, Int>(capacity: 2)
    for value in 0..<10 { entries.keep(value, for: 1) }
    entries.keep(-2, for: 2)
    #expect(entries.value(of: 1) == 9 && entries.value(of: 2) == -2)
    entries.removeAll()
    #expect(entries.count == 0 && entries.value(of: 1) == nil)
  }

  /// Entries may have a size of their own: large ones push out more than small ones.
  @Test func largeEntriesTakeMoreRoom() {
    var entries = RecentEntries<Int, Int>(capacity: 100) { $0 }
    for number in 0..<50 { entries.keep(10, for: number) }
    #expect((40..<50).allSatisfy { entries.value(of: $0) != nil } && entries.count <= 20)
    entries.keep(1_000, for: 50)
    entries.keep(1, for: 51)
    entries.keep(1_000, for: 52)
    entries.keep(1, for: 53)
    #expect(entries.value(of: 50) == nil && entries.value(of: 53) == 1)
  }
}
