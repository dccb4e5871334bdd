// SPDX-License-Identifier: MIT

import Testing
import WeaveSchema

@testable import WeaveSpec

@Suite struct PropertyMapTests {
  /// A key without a slot would be told of as one that no node has.
  @Test(arguments: ContentTable.nodes + ContentTable.objects)
  func everyKeyOfTheLanguageHasAPlace(_ type: ObjectType) {
    #expect(type.fields.map(\.key).filter { PropertyKey(named: $0) == nil } == [])
  }

  @Test func everyWordOfCasesHasAPlace() {
    #expect(ContentCase.words.filter { PropertyKey(named: $0) == nil } == [])
  }

  /// What is said of a design follows the order of keys.
  @Test func keysStandByTheAlphabet() {
    let names = PropertyKey.allCases.map(\.name)
    #expect(names == names.sorted())
  }

  /// Put in from the last to the first, each key has its own value, and none has another's when one is taken out.
  @Test func holdsAValueForEachKey() {
    var map = PropertyMap()
    for key in PropertyKey.allCases.reversed() { map[key] = Self.value(key) }
    #expect(map.keys == PropertyKey.allCases)
    for key in PropertyKey.allCases { #expect(map[key] == Self.value(key)) }
    let (even, odd) = (
      PropertyKey.allCases.filter { $0.rawValue % 2 == 0 }, PropertyKey.allCases.filter { $0.rawValue % 2 == 1 }
    )
    for key in even { map[key] = nil }
    #expect(map.keys == odd)
    #expect(map.values == odd.map(Self.value))
    for key in even { #expect(map[key] == nil) }
  }

  @Test func takesOverOnlyWhatItLacks() {
    var (map, other) = (PropertyMap(), PropertyMap())
    map[.width] = Property(.number(1), at: nil)
    other[.width] = Property(.number(2), at: nil)
    other[.height] = Property(.number(3), at: nil)
    let all = map.completed(by: other)
    #expect(all[.width]?.value == .number(1))
    #expect(all[.height]?.value == .number(3))
    #expect(all.keys == [.height, .width])
  }

  private static func value(_ key: PropertyKey) -> Property { Property(.token(key.name), at: nil) }
}
