// SPDX-License-Identifier: MIT

import Foundation
import FuzzedHousehold

/// The address of the picture of the only display, as the server has given it to the device.
private let address: String = {
  let server = FuzzedServer.shared
  let setUp = server.ask("/api/setup", ["ID: \(FuzzedServer.device)"])
  guard let token = setUp.firstMatch(of: /"api_key": ?"([0-9a-f]{32})"/)?.output.1 else {
    fatalError("no token: \(setUp)")
  }
  let asked = server.ask("/api/display", ["ID: \(FuzzedServer.device)", "Access-Token: \(token)"])
  guard let path = asked.firstMatch(of: /"image_url": ?"http:\/\/[^\/"]+(\/[^"]+)"/)?.output.1 else {
    fatalError("no address: \(asked)")
  }
  return String(path)
}()

/// A signed address leads to its picture, and nothing that differs from it in any sign does.
///
/// The input is a list of edits of the address: a place, what to do there, and a byte.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAddresses(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var path = Array(address.utf8)
  var rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
  while rest.count >= 3, let place = rest.popFirst(), let kind = rest.popFirst(), let byte = rest.popFirst() {
    let index = Int(place) % max(path.count, 1)
    switch kind % 3 {
    case 0: path[index] = byte
    case 1: path.insert(byte, at: index)
    default: path.remove(at: index)
    }
    if path.isEmpty { return 0 }
  }
  guard path.allSatisfy({ (0x21...0x7E).contains($0) }) else { return 0 }
  let text = String(decoding: path, as: UTF8.self)
  let isAnswered = FuzzedServer.shared.ask(text).hasPrefix("HTTP/1.1 200 ")
  if text == address { precondition(isAnswered, "the address leads nowhere") }
  // More of the query after the key changes nothing, and slashes at the ends of parts do not count.
  guard isAnswered, text.hasPrefix("/trmnl") else { return 0 }
  let plain = text.removingPercentEncoding ?? text
  let key = { (path: String) in path.firstMatch(of: /[?&]key=([^&]*)/)?.output.1 }
  let parts = { (path: String) in path.prefix { $0 != "?" }.split(separator: "/") }
  precondition(key(plain) == key(address) && parts(text) == parts(address), "this opens the picture, too: \(text)")
  return 0
}
