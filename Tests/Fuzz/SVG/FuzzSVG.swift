// SPDX-License-Identifier: MIT

import WeaveNative

/// The scan before an SVG is drawn terminates for any input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSVG(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  try? SVGScan.check(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
