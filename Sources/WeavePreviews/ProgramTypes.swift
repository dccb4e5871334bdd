// SPDX-License-Identifier: MIT

internal import CProgramTypes

/// The types of a loaded library, except generic ones, in the order in which the compiler wrote them.
///
/// - Parameter path: the path by which the library was loaded.
func types(ofLibrary path: String) -> [Any.Type] {
  var found: [Any.Type] = []
  withUnsafeMutablePointer(to: &found) { list in
    weave_visit_types(
      path,
      { metadata, list in
        guard let metadata, let list else { return }
        list.assumingMemoryBound(to: [Any.Type].self).pointee.append(unsafeBitCast(metadata, to: Any.Type.self))
      }, list)
  }
  return found
}
