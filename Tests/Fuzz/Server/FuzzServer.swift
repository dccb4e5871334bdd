// SPDX-License-Identifier: MIT

import FuzzedHousehold
import Synchronization

private let inputs = Atomic<Int>(0)

/// Any bytes can be sent to the server without a crash, and without a second answer to half a request; others are
/// answered meanwhile.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzServer(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let server = FuzzedServer.shared
  let answer = server.answer(to: text, patience: 3)
  precondition(answer.isEmpty || answer.hasPrefix("HTTP/1."), "no answer of HTTP: \(answer.prefix(100))")
  if inputs.wrappingAdd(1, ordering: .relaxed).newValue % 64 == 0 {
    precondition(server.ask("/health").hasPrefix("HTTP/1.1 200 "), "the server does not answer any more")
  }
  return 0
}
