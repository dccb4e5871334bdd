// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveRender

/// A finished picture, as the bytes of its file.
public struct WidgetPicture: Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  /// The format that it is written in.
  public let format: PictureFormat
  /// What it says, for readers that cannot see it.
  public let altText: String
  /// Warnings and notes of the design, its facts, and this picture.
  public let problems: [WidgetProblem]
  /// The moment at which it may look different by itself, while facts, variables and images stay the same: its own where it
  /// counts every second, nil where it never does. What serves it may keep it so long.
  public let changes: Date?

  /// Writes the file as a whole or not at all; an old one of the name is replaced.
  ///
  /// - Throws: `.file`; an old file is then untouched.
  public func write(to path: String) throws(WidgetError) {
    do { try OutputFile.rewrite(bytes, to: path) } catch { throw .file(path, reason: "\(error)") }
  }
}
