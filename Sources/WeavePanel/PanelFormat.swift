// SPDX-License-Identifier: MIT

/// The format of a panel's pixels: the kind of file, and the bits per pixel.
public enum PanelFormat: String, Sendable, Hashable, CaseIterable {
  /// PNG with 1 bit per pixel.
  case png1 = "png-1"
  /// PNG with 2 bits per pixel.
  case png2 = "png-2"
  /// PNG with 4 bits per pixel.
  case png4 = "png-4"
  /// PNG with 8 bits per pixel.
  case png8 = "png-8"
  /// PNG with 24 bits per pixel, for frames that show every colour.
  case png24 = "png-24"
  /// Windows bitmap with 1 bit per pixel.
  case bmp1 = "bmp-1"
  /// Windows bitmap with 4 bits per pixel.
  case bmp4 = "bmp-4"
  /// Windows bitmap with 8 bits per pixel.
  case bmp8 = "bmp-8"
  /// Windows bitmap with 24 bits per pixel: colours instead of ink numbers.
  case bmp24 = "bmp-24"
  /// Ink numbers with 1 bit per pixel, row by row, the first pixel in the highest bits of a byte.
  case raw1 = "raw-1"
  /// Ink numbers with 2 bits per pixel, row by row.
  case raw2 = "raw-2"
  /// Ink numbers with 4 bits per pixel, row by row.
  case raw4 = "raw-4"
  /// Ink numbers with 8 bits per pixel, row by row.
  case raw8 = "raw-8"
  /// One bit per pixel and plane, a plane for each ink except white, 0 where the ink is.
  case planes = "raw-planes"
  /// JPEG, for frames that show every colour.
  case jpeg
  /// Lossless WebP, for frames that show every colour.
  case webp

  /// The container of the pixels; `raw` has none.
  public enum Kind: Sendable, Hashable { case png, bmp, raw, jpeg, webp }

  /// The container of the pixels.
  public var kind: Kind {
    switch self {
    case .png1, .png2, .png4, .png8, .png24: .png
    case .bmp1, .bmp4, .bmp8, .bmp24: .bmp
    case .raw1, .raw2, .raw4, .raw8, .planes: .raw
    case .jpeg: .jpeg
    case .webp: .webp
    }
  }

  /// Bits per pixel; for planes, those of one plane.
  public var depth: Int {
    switch self {
    case .png1, .bmp1, .raw1, .planes: 1
    case .png2, .raw2: 2
    case .png4, .bmp4, .raw4: 4
    case .png8, .bmp8, .raw8: 8
    case .png24, .bmp24, .jpeg, .webp: 24
    }
  }

  /// The file extension.
  public var ending: String {
    switch kind {
    case .png: "png"
    case .bmp: "bmp"
    case .raw: "bin"
    case .jpeg: "jpg"
    case .webp: "webp"
    }
  }

  /// Why the format cannot represent the inks; nil if it can.
  func refusal(of inks: [Ink]) -> String? {
    switch self {
    case .png24, .bmp24: return nil
    case .jpeg, .webp: return "it needs a panel that shows every colour"
    case .planes:
      return inks.count <= 4 ? nil : "it can store at most 4 inks, not \(inks.count)"
    case .raw1, .raw2, .raw4, .raw8:
      let most = inks.map(\.index).max() ?? 0
      return most < 1 << depth
        ? nil : "an ink has the index \(most), but \(depth) bits can store at most \((1 << depth) - 1)"
    case .png1, .png2, .png4, .png8, .bmp1, .bmp4, .bmp8:
      return inks.count <= 1 << depth ? nil : "\(depth) bits can store at most \(1 << depth) inks, not \(inks.count)"
    }
  }
}
