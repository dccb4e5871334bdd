// SPDX-License-Identifier: MIT

import Testing
import WeaveNative

@Suite struct BrokerAddressTests {
  @Test(
    arguments: [
      ("mqtt://broker", "broker", 1_883, false, nil), ("mqtts://broker/", "broker", 8_883, true, nil),
      ("mqtt://me@broker:1884", "broker", 1_884, false, "me"), ("mqtt://[::1]", "::1", 1_883, false, nil),
      ("mqtts://me@home@[fd00::1]:18883", "fd00::1", 18_883, true, "me@home"),
    ] as [(String, String, Int, Bool, String?)])
  func reads(_ text: String, _ host: String, _ port: Int, _ isEncrypted: Bool, _ user: String?) throws {
    let address = try BrokerAddress(text)
    #expect(address.host == host && address.port == port)
    #expect(address.isEncrypted == isEncrypted && address.user == user && address.password == nil)
  }

  @Test(
    arguments: [
      "", "broker", "mqtt:", "mqtt://", "mqtt://@broker", "mqtt://broker:", "mqtt://broker:x", "mqtt://broker:0",
      "mqtt://broker:65536", "mqtt://::1", "mqtt://bro ker", "mqtt://broker/topic", "mqtt://bro\u{0}ker",
      "http://broker",
    ])
  func refusesOtherForms(_ text: String) {
    #expect(throws: BrokerAddress.Mistake.form) { try BrokerAddress(text) }
  }

  @Test func refusesPasswords() {
    #expect(throws: BrokerAddress.Mistake.password) { try BrokerAddress("mqtt://me:secret@broker") }
  }

  @Test func saysWhereItIs() throws {
    #expect(try BrokerAddress("mqtt://me@broker").description == "broker:1883")
    #expect(try BrokerAddress("mqtts://[::1]").description == "[::1]:8883")
  }
}
