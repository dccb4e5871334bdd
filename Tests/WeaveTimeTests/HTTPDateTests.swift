// SPDX-License-Identifier: MIT

import Foundation
import Testing

import WeaveTime

/// Dates of HTTP, against Foundation's calendar and the examples of the standard.
@Suite struct HTTPDateTests {
  /// The example of RFC 9110, 5.6.7.
  @Test func writesTheFormOfTheStandard() {
    let date = Date(timeIntervalSince1970: 784_111_777.9)
    #expect(HTTPDate(date).text == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test(arguments: ["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])
  func readsTheThreeFormsOfTheStandard(_ text: String) { #expect(HTTPDate(text)?.seconds == 784_111_777) }

  @Test func agreesWithFoundation() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    for seconds in stride(from: 0, to: 5_000_000_000, by: 12_345_678) {
      let text = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
      #expect(HTTPDate(Date(timeIntervalSince1970: Double(seconds))).text == text)
      #expect(HTTPDate(text)?.seconds == seconds)
    }
  }

  @Test(arguments: [
    "", "yesterday", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT",
    "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 99999 08:49:37 GMT",
  ]) func readsNothingElse(_ text: String) { #expect(HTTPDate(text) == nil) }

  /// Clocks before 1970 and after 9999 are kept in range.
  @Test func oddClocks() {
    #expect(HTTPDate(.distantPast).text == "Thu, 01 Jan 1970 00:00:00 GMT")
    #expect(HTTPDate(Date(timeIntervalSince1970: 1e15)).text == "Fri, 31 Dec 9999 23:59:59 GMT")
  }
}
