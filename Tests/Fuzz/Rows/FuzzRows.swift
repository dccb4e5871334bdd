// SPDX-License-Identifier: MIT

import WeaveBatch

/// Any bytes can be read as a CSV file or JSON lines: the rows get picture names inside their folder, or a
/// diagnostic.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRows(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  let listing = RowListing(bytes, isCSV: start[0] & 1 == 0)
  for name in listing.names {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    precondition(parts.count == 2 && parts[0].elementsEqual("x".utf8), "a name leads elsewhere: \(name)")
    precondition(!parts[1].isEmpty && parts[1].count <= 255 && !parts[1].contains(0), "no name: \(name)")
  }
  precondition(listing.problems.allSatisfy { !$0.message.isEmpty && $0.place.hasPrefix("rows:") })
  return 0
}
