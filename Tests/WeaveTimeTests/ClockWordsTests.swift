// SPDX-License-Identifier: MIT

import Testing
import WeaveTime

/// Times of day in English words.
@Suite struct ClockWordsTests {
  @Test(arguments: [
    (10, 9, "Nine past ten in the morning"), (10, 0, "Ten o’clock in the morning"),
    (0, 0, "Twelve o’clock at night"), (12, 0, "Twelve o’clock in the afternoon"),
    (14, 15, "Quarter past two in the afternoon"), (14, 30, "Half past two in the afternoon"),
    (14, 31, "Twenty-nine to three in the afternoon"), (21, 45, "Quarter to ten in the evening"),
    (23, 40, "Twenty to twelve at night"), (4, 59, "One to five at night"), (5, 1, "One past five in the morning"),
    (11, 59, "One to twelve in the morning"),
  ])
  func said(hour: Int, minute: Int, expected: String) {
    let words = ClockWords(hour: hour, minute: minute)
    #expect([words.minutes, words.hour, words.part].filter { !$0.isEmpty }.joined(separator: " ") == expected)
  }
}
