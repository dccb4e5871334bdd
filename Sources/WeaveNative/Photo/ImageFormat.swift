// SPDX-License-Identifier: MIT

/// A file format of pictures, recognized by its first bytes; file names are ignored.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  /// Decoded by libjpeg-turbo.
  case jpeg = "JPEG"
  /// Decoded by libpng.
  case png = "PNG"
  /// Decoded by libwebp.
  case webp = "WebP"
  /// HEIF with HEVC, as phones take photos. Decoded by libheif, where it is installed.
  case heic = "HEIC"
  /// Drawn by librsvg in a separate process.
  case svg = "SVG"

  /// The format of a file that begins with `bytes`; nil for any other.
  public init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(512))
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.count >= 12, head.starts(with: Array("RIFF".utf8)), head[8..<12].elementsEqual("WEBP".utf8) {
      self = .webp
    } else if Self.hasHEICBrand(head) {
      self = .heic
    } else if Self.looksLikeXML(head) {
      self = .svg
    } else {
      return nil
    }
  }

  /// The endings of the names of such files, in lower case and without the dot; the usual one first.
  public var endings: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg"]
    case .png: ["png"]
    case .webp: ["webp"]
    case .heic: ["heic", "heif"]
    case .svg: ["svg"]
    }
  }

  /// The endings of all formats.
  public static let allEndings = allCases.flatMap(\.endings)

  /// Whether the name of a file ends like that of a picture, in lower or upper case.
  public static func isName(_ name: some StringProtocol) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return allEndings.contains(name[name.index(after: dot)...].lowercased())
  }

  /// Whether the file type box names a brand of HEIC. `mif1` and `msf1` leave the codec open, and AVIF has them too.
  ///
  /// - Source: ISO/IEC 23008-12, annex B and section 10; ISO/IEC 14496-12, section 4.3.
  private static func hasHEICBrand(_ head: [UInt8]) -> Bool {
    let reader = ByteReader(head)
    guard let size = reader.big32(0), reader.tag(4) == "ftyp" else { return false }
    // The major brand, a version, and the compatible brands.
    let places = stride(from: 8, to: min(size, head.count), by: 4).filter { $0 != 12 }
    let brands = Set(places.compactMap { reader.tag($0) })
    if !brands.isDisjoint(with: ["heic", "heix", "heim", "heis", "hevc"]) { return true }
    return !brands.isDisjoint(with: ["mif1", "msf1"]) && brands.isDisjoint(with: ["avif", "avis"])
  }

  /// Whether the first character after a byte-order mark and blanks opens a tag. UTF-16 is recognized too.
  private static func looksLikeXML(_ head: [UInt8]) -> Bool {
    if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) { return head.contains(0x3C) }
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == 0x3C
  }
}
