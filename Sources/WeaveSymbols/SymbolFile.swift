// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the small files of the icon package.
enum SymbolFile {
  /// No icon comes near this size.
  static let largest = 256 << 10

  static func read(_ path: String) throws(SymbolError) -> [UInt8] {
    guard let file = fopen(path, "rb") else {
      if errno == ENOENT || errno == ENOTDIR { throw .missingFile(path) }
      throw .unreadable(file: path, reason: String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: largest + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0 else { throw .unreadable(file: path, reason: String(cString: strerror(errno))) }
    guard count <= largest else { throw .unreadable(file: path, reason: "larger than \(largest) bytes") }
    return Array(bytes[..<count])
  }
}
