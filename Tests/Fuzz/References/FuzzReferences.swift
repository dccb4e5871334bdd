// SPDX-License-Identifier: MIT

import WeaveGolden

/// Any bytes can be read as a reference, a tree, a hash, an environment or a report without a crash; a picture
/// described by a tree can be compared with another.
///
/// A zero byte separates the old reference from the current tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReferences(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) }
  let whole = ReferenceExamination(Array(bytes), now: parts.last ?? [])
  let part = ReferenceExamination(parts.first ?? [], now: parts.last ?? [])
  for found in [whole, part] { precondition(found.lines.count <= 201, "\(found.lines.count) lines") }
  return 0
}
