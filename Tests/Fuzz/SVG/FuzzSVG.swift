// SPDX-License-Identifier: MIT

import WeaveNative

/// The scan that an SVG goes through before it is drawn reads anything to an end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSVG(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  try? SVGScan.check(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
