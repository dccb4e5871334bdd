// SPDX-License-Identifier: MIT

internal import CQRencode

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The dark and light squares of a QR code.
///
/// - Source: ISO/IEC 18004, as libqrencode 4 writes it.
public struct QRModules: Sendable, Hashable {
  /// Squares along each side: 21 to 177.
  public let side: Int
  /// Row by row from the top, `side * side` values.
  public let isDark: [Bool]

  /// The share of a code that may be lost or covered: about 7, 15, 25 or 30 per cent.
  public enum Correction: Int32, Sendable { case low, medium, quartile, high }

  /// Why there is no code: the text is too long, or the library is not installed.
  public enum Failure: Error, Sendable, Hashable {
    /// libqrencode is not installed.
    case notInstalled
    /// The text does not fit into any code.
    case tooLong
  }

  /// The smallest code that holds the bytes.
  ///
  /// - Parameter bytes: at least one. Text should be UTF-8, which today's QR readers expect.
  public init(_ bytes: [UInt8], _ correction: Correction) throws(Failure) {
    guard let library = unsafe CodeLibrary.installed else { throw .notInstalled }
    // The most bytes that any code can hold.
    guard !bytes.isEmpty, bytes.count <= 2_953 else { throw .tooLong }
    let code = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe library.encode(
        Int32(truncatingIfNeeded: bytes.count), bytes.baseAddress, 0, QRecLevel(rawValue: UInt32(correction.rawValue)))
    }
    guard let code = unsafe code, let data = unsafe code.pointee.data else { throw .tooLong }
    defer { unsafe library.free(code) }
    side = unsafe Int(code.pointee.width)
    // The lowest bit is set for a dark square.
    isDark = unsafe UnsafeBufferPointer(start: data, count: side * side).map { $0 & 1 == 1 }
  }
}

/// The libqrencode functions in use, loaded when the first code is drawn.
///
/// - Source: `qrencode.h` of version 4, the version in the name `libqrencode.so.4`.
@unsafe
private struct CodeLibrary {
  typealias Encode =
    @convention(c) @Sendable (Int32, UnsafePointer<UInt8>?, Int32, QRecLevel) -> UnsafeMutablePointer<QRcode>?

  let encode: Encode
  let free: @convention(c) @Sendable (UnsafeMutablePointer<QRcode>) -> Void

  /// nil if libqrencode is not installed.
  static let installed: CodeLibrary? = {
    guard let library = unsafe dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL),
      let encode = unsafe dlsym(library, "QRcode_encodeData"), let free = unsafe dlsym(library, "QRcode_free")
    else { return nil }
    return unsafe CodeLibrary(
      encode: unsafeBitCast(encode, to: Encode.self),
      free: unsafeBitCast(free, to: (@convention(c) @Sendable (UnsafeMutablePointer<QRcode>) -> Void).self))
  }()
}
