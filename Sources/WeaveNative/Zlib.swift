// SPDX-License-Identifier: MIT

internal import CDeflate

/// A libdeflate compressor with its memory. It must stay on one thread.
@safe
package struct ZlibCompressor: ~Copyable {
  private let compressor: OpaquePointer

  /// - Parameter level: 1 (fast) to 12 (small), as in libdeflate; other values are clamped.
  /// - Returns: nil if there is no memory.
  package init?(level: Int) {
    guard let compressor = unsafe libdeflate_alloc_compressor(Int32(min(max(level, 1), 12))) else { return nil }
    unsafe self.compressor = compressor
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// The bytes as a zlib stream; nil if there is no memory.
  package func stream(of bytes: [UInt8]) -> [UInt8]? {
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      count = unsafe bytes.withUnsafeBytes { source in
        unsafe libdeflate_zlib_compress(compressor, source.baseAddress, source.count, target.baseAddress, bound)
      }
    }
    return stream.isEmpty ? nil : stream
  }
}

/// Decompression and checksums for zlib streams and PNG chunks.
package enum Zlib {
  /// The bytes of a stream that must unpack to exactly `size` bytes; nil if it does not, or if there is no memory.
  package static func bytes(of stream: [UInt8], size: Int) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { target, count in
      let status = unsafe stream.withUnsafeBytes { source in
        unsafe libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, size, nil)
      }
      isWhole = status == LIBDEFLATE_SUCCESS
      count = isWhole ? size : 0
    }
    return isWhole ? bytes : nil
  }

  /// The bytes of a stream that unpacks to at most `limit` bytes; nil if it unpacks to more, if it is damaged, or if there
  /// is no memory.
  package static func bytes(of stream: [UInt8], atMost limit: Int) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { target, count in
      var size = 0
      let status = unsafe stream.withUnsafeBytes { source in
        unsafe libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, limit, &size)
      }
      isWhole = status == LIBDEFLATE_SUCCESS
      count = isWhole ? size : 0
    }
    return isWhole ? bytes : nil
  }

  /// The CRC-32 of the bytes from `start` to the end.
  package static func crc32(_ bytes: [UInt8], from start: Int = 0) -> UInt32 {
    unsafe bytes.withUnsafeBytes {
      unsafe libdeflate_crc32(0, $0.baseAddress?.advanced(by: start), max(0, $0.count - start))
    }
  }

  /// The Adler-32 of the bytes, which ends a zlib stream.
  package static func adler32(_ bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_adler32(1, $0.baseAddress, $0.count) }
  }
}
