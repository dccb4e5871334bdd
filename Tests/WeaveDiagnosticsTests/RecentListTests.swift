// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

/// The bounded list: what it drops, and what it keeps.
@Suite struct RecentListTests {
  @Test func atMostTheCapacityIsKept() {
    var list = RecentList<Int>(capacity: 3)
    for number in 0..<10 { list.keep(number) }
    #expect(list.entries == [7, 8, 9])
  }

  @Test func whatIsUsedStays() {
    var list = RecentList<Int>(capacity: 2)
    list.keep(-1)
    for number in 10..<20 {
      list.keep(number)
      #expect(list.entry { $0 == -1 } == -1)
      #expect(list.entry { $0 == number - 1 } == nil)
    }
  }

  /// 4, 3 and 2 are within 10. With 5 it would be 14, so those unused for longest go: 3 and 2, because 4 was used.
  @Test func costsStayWithinTheirLimit() {
    var list = RecentList<Int>(capacity: 100, costLimit: 10) { $0 }
    for cost in [4, 3, 2] { list.keep(cost) }
    _ = list.entry { $0 == 4 }
    list.keep(5)
    #expect(list.entries == [4, 5])
    // What is removed makes room.
    list.remove { $0 == 5 }
    list.keep(6)
    #expect(list.entries == [4, 6])
    list.removeAll { $0 == 6 }
    list.keep(1)
    list.keep(5)
    #expect(list.entries == [4, 1, 5])
    // The last one stays, whatever it costs.
    list.keep(20)
    #expect(list.entries == [20])
    list.keep(1)
    #expect(list.entries == [1])
  }
}
