// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Loads a library into this process for good.
///
/// - Parameter name: as the loader knows it: `librsvg-2.so.2`.
/// - Returns: whether the machine has it.
public func loadLibrary(_ name: String) -> Bool { unsafe dlopen(name, RTLD_LAZY | RTLD_LOCAL) != nil }
