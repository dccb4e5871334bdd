// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative
import WeavePNG

/// The formats that pictures are written in, listed only here.
///
/// A new format takes two files: this one, with its case and its definition, and one that writes its bytes.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  /// Formats named after their usual file extensions.
  case png, svg, pdf, webp
  /// JPEG, with the extension `.jpg` or `.jpeg`.
  case jpeg = "jpg"
  /// Windows bitmap.
  case bmp

  /// The properties of a format.
  struct Definition {
    /// Further file extensions, besides the format's own.
    var aliases: [String] = []
    /// Whether text can remain text that depends on the reader's fonts.
    var hasLiveText = false
    /// Whether a lower quality makes files smaller.
    var hasQuality = false
    /// Whether a file holds several pictures, one per page.
    var hasPages = false
    var write: (Renderer, Drawing, RenderRequest.Output) throws(RenderError) -> [UInt8]
  }

  var definition: Definition {
    switch self {
    case .png:
      Definition { (renderer, drawing, _) throws(RenderError) in try renderer.png(drawing.list, scale: drawing.scale) }
    case .svg:
      Definition(hasLiveText: true) { (renderer, drawing, output) throws(RenderError) in
        Array(try renderer.svg(drawing.list, scale: drawing.scale, liveText: output.hasLiveText).utf8)
      }
    case .pdf:
      Definition(hasPages: true) { (renderer, drawing, _) throws(RenderError) in
        try Document.bytes(of: [renderer.page(of: drawing.list)])
      }
    case .webp:
      Definition(hasQuality: true) { (renderer, drawing, output) throws(RenderError) in
        let pixels = try renderer.pixels(drawing.list, scale: drawing.scale)
        return try drawing.encoded { () throws(PictureEncodingError) in
          try encodeWebP(
            straight: pixels.straightBytes(), width: pixels.width, height: pixels.height, quality: output.quality)
        }
      }
    case .jpeg:
      Definition(aliases: ["jpeg"], hasQuality: true) { (renderer, drawing, output) throws(RenderError) in
        let pixels = try drawing.opaquePixels(by: renderer)
        // At 90 text shows no visible noise.
        return try drawing.encoded { () throws(PictureEncodingError) in
          try encodeJPEG(pixels, quality: output.quality ?? 90, scale: drawing.scale)
        }
      }
    case .bmp: Definition { (renderer, drawing, _) throws(RenderError) in try BMPFile.file(of: drawing, by: renderer) }
    }
  }

  /// Whether text can remain text that depends on the reader's fonts.
  public var hasLiveText: Bool { definition.hasLiveText }
  /// Whether a lower quality makes files smaller.
  public var hasQuality: Bool { definition.hasQuality }
  /// Whether a file holds several pictures, one per page.
  public var hasPages: Bool { definition.hasPages }

  /// The format of a file extension, or of a word such as `jpeg`; nil for any other.
  public init?(ending: String) {
    let ending = ending.lowercased()
    let found = Self.allCases.first { $0.rawValue == ending || $0.definition.aliases.contains(ending) }
    guard let found else { return nil }
    self = found
  }

  /// The format of a file, by the extension of its name.
  ///
  /// - Returns: nil for a name without an extension.
  /// - Throws: if the name has another extension.
  public static func named(by path: String) throws(UnknownFormat) -> PictureFormat? {
    guard let ending = ending(of: path) else { return nil }
    guard let format = PictureFormat(ending: ending) else { throw UnknownFormat(path: path) }
    return format
  }

  /// The text after the last dot of a file name; nil for names without a dot.
  static func ending(of path: String) -> String? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    return ending.isEmpty ? nil : String(ending)
  }

  /// The list of extensions: `.png, .svg or .pdf`.
  public static var endings: String { words { ".\($0.rawValue)" } }

  /// The formats that satisfy a condition: `webp and jpg`.
  public static func names(where holds: (PictureFormat) -> Bool) -> String {
    allCases.filter(holds).map(\.rawValue).joined(separator: " and ")
  }

  private static func words(_ word: (PictureFormat) -> String) -> String {
    let all = allCases.map(word)
    return all.count < 2 ? all.joined() : all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
  }
}

/// A file name whose extension belongs to no picture format.
public struct UnknownFormat: Error, CustomStringConvertible {
  var path: String

  /// The path, and the extensions that exist.
  public var description: String { "'\(path)' has no known picture ending; use \(PictureFormat.endings)" }
}
