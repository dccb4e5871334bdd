// SPDX-License-Identifier: MIT

internal import CDeflate

/// Bytes compressed as a zlib stream, which PNG files hold.
///
/// - Parameter level: 1 (fast) to 12 (small), as libdeflate counts.
/// - Returns: nil where there is no memory.
public func zlibCompressed(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
  guard let compressor = unsafe libdeflate_alloc_compressor(min(max(level, 1), 12)) else { return nil }
  defer { unsafe libdeflate_free_compressor(compressor) }
  let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
  let compressed = unsafe [UInt8](unsafeUninitializedCapacity: bound) { target, count in
    count = unsafe bytes.withUnsafeBytes { source in
      unsafe libdeflate_zlib_compress(compressor, source.baseAddress, source.count, target.baseAddress, bound)
    }
  }
  return compressed.isEmpty ? nil : compressed
}
