// SPDX-License-Identifier: MIT

import WeaveSystem

/// Reads the small files of the icon package.
enum SymbolFile {
  /// Far larger than any icon.
  static let largest = 256 << 10

  static func read(_ path: String) throws(SymbolError) -> [UInt8] {
    do throws(FileError) {
      return try readFile(path, limit: largest)
    } catch .notFound {
      throw .missingFile(path)
    } catch {
      throw .unreadable(file: path, reason: error.description)
    }
  }
}
