// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Weave

/// References in `Golden`, compared byte by byte.
///
/// With `WEAVE_UPDATE_GOLDEN=1` in the environment they are written instead; look at what changed before you commit it.
enum Golden {
  static let updates = ProcessInfo.processInfo.environment["WEAVE_UPDATE_GOLDEN"] == "1"

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(Repository.root)/Golden/\(path)")
  }

  /// Compares a text, and names the first line that differs.
  static func expect(text: String, _ path: String) throws {
    guard let expected = try reference(path, Array(text.utf8)) else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines != wanted else { return }
    let place = zip(lines, wanted).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, wanted.count)
    Issue.record(
      """
      Golden/\(path), line \(place + 1):
        is       \(place < lines.count ? lines[place] : "nothing more")
        was      \(place < wanted.count ? wanted[place] : "nothing more")
      """)
  }

  /// Compares a file; the one that differs is left in the folder for temporary files, to be looked at.
  static func expect(file bytes: [UInt8], _ path: String) throws {
    guard let expected = try reference(path, bytes), expected != bytes else { return }
    let actual = NSTemporaryDirectory() + path.replacingOccurrences(of: "/", with: "-")
    try Picture.write(bytes, to: actual)
    Issue.record("Golden/\(path) is not what is drawn now: \(actual)")
  }

  /// The reference's bytes; nil where there is nothing to compare.
  private static func reference(_ path: String, _ bytes: [UInt8]) throws -> [UInt8]? {
    let full = "\(Repository.root)/Golden/\(path)"
    if updates {
      let folder = URL(fileURLWithPath: full).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Picture.write(bytes, to: full)
      return nil
    }
    guard exists(path) else {
      Issue.record("there is no Golden/\(path); WEAVE_UPDATE_GOLDEN=1 writes it")
      return nil
    }
    return try Repository.bytes("Golden/\(path)")
  }
}
