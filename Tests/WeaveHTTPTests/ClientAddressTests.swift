// SPDX-License-Identifier: MIT

import Testing

@testable import WeaveHTTP

/// Numeric addresses of clients, and how many connections each may have.
@Suite struct ClientAddressTests {
  /// Both columns are the same address, by RFC 4291 and RFC 5952.
  @Test(arguments: [
    ("192.168.1.5", "192.168.1.5"), ("::ffff:192.168.1.5", "192.168.1.5"), ("::FFFF:c0a8:105", "192.168.1.5"),
    ("::1", "0:0:0:0:0:0:0:1"), ("::", "0:0:0:0:0:0:0:0"), ("2001:db8::8a2e:370:7334", "2001:db8:0:0:0:8a2e:370:7334"),
    ("2001:DB8:0:0:1::1", "2001:db8:0:0:1:0:0:1"), ("1::", "1:0:0:0:0:0:0:0"),
    ("64:ff9b::1.2.3.4", "64:ff9b:0:0:0:0:102:304"),
  ]) func addressesAreRead(_ text: String, _ whole: String) { #expect(ClientAddress(text)?.description == whole) }

  @Test(arguments: [
    "", ":", ":::", "1", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.x", " 1.2.3.4", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7::8", "1::2::3", "g::", "12345::", "fe80::1%eth0", "[::1]", "localhost", "1.2.3.4:80", "::1.2.3",
    "1.2.3.4::",
  ]) func otherTextsAreNone(_ text: String) { #expect(ClientAddress(text) == nil) }

  @Test(arguments: [
    ("10.0.0.0/8", "10.1.2.3", true), ("10.0.0.0/8", "11.0.0.1", false), ("172.16.0.0/12", "172.31.255.255", true),
    ("172.16.0.0/12", "172.32.0.0", false), ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false),
    ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "2001:db8::1", false), ("::/0", "203.0.113.9", true),
    ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
  ]) func ranges(_ range: String, _ address: String, _ isIn: Bool) throws {
    let range = try #require(AddressRange(range))
    #expect(range.contains(try #require(ClientAddress(address))) == isIn)
  }

  @Test(arguments: ["10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "/8", "10.0.0.0/8/8", "::/129", "everybody"])
  func otherTextsAreNoRanges(_ text: String) { #expect(AddressRange(text) == nil) }

  /// Whoever has a network of IPv6 has more addresses than anybody can count, so the network counts.
  @Test func connectionsAreCountedByNetwork() throws {
    let count = ConnectionCount(limit: 2) { $0 == "10.0.0.1" }
    let first = try #require(count.enter("2001:db8::1"))
    #expect(count.enter("2001:db8::2") != nil)
    #expect(count.enter("2001:db8::3") == nil)
    #expect(count.enter("2001:db8:0:1::3") != nil)
    #expect(count.enter("192.0.2.1") != nil)
    for _ in 0..<10 { #expect(count.enter("10.0.0.1") != nil) }
    count.leave(first)
    #expect(count.enter("2001:db8::3") != nil)
    #expect(count.enter("2001:db8::3") == nil)
  }
}
