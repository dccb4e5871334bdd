// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveRender

/// A finished picture, as the bytes of its file.
public struct WidgetPicture: Sendable {
  /// The pixels of a picture, for programs that show or change it themselves.
  public struct Pixels: Sendable, Hashable {
    /// In pixels.
    public let width, height: Int
    /// `width × height × 4` bytes: rows from the top without padding, each pixel red, green, blue, alpha in sRGB, the
    /// colours multiplied by alpha.
    public let bytes: [UInt8]
  }

  /// The whole file.
  public let bytes: [UInt8]
  /// The file format.
  public let format: PictureFormat
  /// A description for readers who cannot see the picture.
  public let altText: String
  /// Warnings and notes of the design, its facts, and this picture.
  public let problems: [WidgetProblem]
  /// The next moment at which the picture may change while facts, variables and images stay the same. It equals the
  /// picture's own moment if the picture counts seconds, and is nil if the picture never changes. A server may cache
  /// the picture until then.
  public let changes: Date?

  package init(
    bytes: [UInt8], format: PictureFormat, altText: String, problems: [WidgetProblem], changes: Date?
  ) {
    (self.bytes, self.format, self.altText) = (bytes, format, altText)
    (self.problems, self.changes) = (problems, changes)
  }

  /// Writes the file completely or not at all, and replaces an existing one.
  ///
  /// - Throws: `.file`; an existing file is then unchanged.
  public func write(to path: String) throws(WidgetError) {
    do { try OutputFile.rewrite(bytes, to: path) } catch { throw .file(path, reason: "\(error)") }
  }
}
