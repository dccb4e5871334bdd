// SPDX-License-Identifier: MIT

import Testing

@testable import WeaveExpressions

@Suite struct BytePatternTests {
  /// All texts of two letters up to a length.
  private static func words(upTo length: Int) -> [String] {
    (0...length).flatMap { length in
      (0..<1 << length).map { bits in String((0..<length).map { bits >> $0 & 1 == 0 ? "a" : "b" }) }
    }
  }

  /// Compared with looking at each place in turn.
  @Test func findsWhatLookingEverywhereFinds() throws {
    for part in Self.words(upTo: 4) where !part.isEmpty {
      let pattern = try #require(BytePattern(part))
      for text in Self.words(upTo: 8) {
        let bytes = Array(text.utf8)
        let places = bytes.indices.filter { bytes[$0...].starts(with: part.utf8) }
        #expect(pattern.firstRange(in: bytes)?.lowerBound == places.first, "\(part) in \(text)")
      }
    }
  }

  @Test(arguments: [
    ("a-b--c", "-", ["a", "b", "", "c"]), ("aaaa", "aa", ["", "", ""]), ("aaa", "aa", ["", "a"]), ("abc", "x", ["abc"]),
    ("", "x", [""]), ("x", "x", ["", ""]), ("un été", "é", ["un ", "t", ""]),
  ]) func cutsFromTheFront(_ text: String, _ part: String, _ expected: [String]) throws {
    let parts = try #require(BytePattern(part)).parts(of: Array(text.utf8))
    #expect(parts.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func makesOnlySoManyCuts() throws {
    let parts = try #require(BytePattern(",")).parts(of: Array("a,b,c,d".utf8), maxCuts: 2)
    #expect(parts.map { String(decoding: $0, as: UTF8.self) } == ["a", "b", "c,d"])
  }

  @Test func theEmptyTextIsNoPattern() { #expect(BytePattern("") == nil) }

  @Test(arguments: [("{{a}}", true), ("a {{", true), ("{a{", false), ("{", false), ("", false), ("{{\u{301}", true)])
  func tokensBeginWithTwoBraces(_ text: String, _ isToken: Bool) { #expect(text.hasTokenStart == isToken) }
}
