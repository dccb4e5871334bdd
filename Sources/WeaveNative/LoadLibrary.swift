// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Loads a library into this process permanently.
///
/// - Parameter name: the name that the dynamic loader uses, such as `librsvg-2.so.2`.
/// - Returns: whether it is installed.
public func loadLibrary(_ name: String) -> Bool { unsafe dlopen(name, RTLD_LAZY | RTLD_LOCAL) != nil }
