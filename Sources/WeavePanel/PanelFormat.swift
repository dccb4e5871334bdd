// SPDX-License-Identifier: MIT

/// The form in which a panel takes its pixels: a kind of file, and the bits of a pixel.
public enum PanelFormat: String, Sendable, Hashable, CaseIterable {
  /// PNG of 1 bit a pixel.
  case png1 = "png-1"
  /// PNG of 2 bits a pixel.
  case png2 = "png-2"
  /// PNG of 4 bits a pixel.
  case png4 = "png-4"
  /// PNG of 8 bits a pixel.
  case png8 = "png-8"
  /// Red, green and blue, for frames that show every colour.
  case png24 = "png-24"
  /// Windows bitmap of 1 bit a pixel.
  case bmp1 = "bmp-1"
  /// Windows bitmap of 4 bits a pixel.
  case bmp4 = "bmp-4"
  /// Windows bitmap of 8 bits a pixel.
  case bmp8 = "bmp-8"
  /// Windows bitmap of 24 bits a pixel: colours, and not numbers of inks.
  case bmp24 = "bmp-24"
  /// The numbers of inks, row by row, the first pixel in the highest bits of a byte.
  case raw1 = "raw-1"
  /// Numbers of inks alone, 2 bits a pixel, row by row.
  case raw2 = "raw-2"
  /// Numbers of inks alone, 4 bits a pixel, row by row.
  case raw4 = "raw-4"
  /// Numbers of inks alone, 8 bits a pixel, row by row.
  case raw8 = "raw-8"
  /// One bit a pixel and plane, a plane for each ink but white, 0 where the ink is.
  case planes = "raw-planes"
  /// JPEG, for frames that show every colour.
  case jpeg
  /// WebP without loss, for frames that show every colour.
  case webp

  /// What stands around the pixels; `raw` is nothing.
  public enum Kind: Sendable, Hashable { case png, bmp, raw, jpeg, webp }

  /// What stands around the pixels.
  public var kind: Kind {
    switch self {
    case .png1, .png2, .png4, .png8, .png24: .png
    case .bmp1, .bmp4, .bmp8, .bmp24: .bmp
    case .raw1, .raw2, .raw4, .raw8, .planes: .raw
    case .jpeg: .jpeg
    case .webp: .webp
    }
  }

  /// Bits of a pixel; of planes those of one.
  public var depth: Int {
    switch self {
    case .png1, .bmp1, .raw1, .planes: 1
    case .png2, .raw2: 2
    case .png4, .bmp4, .raw4: 4
    case .png8, .bmp8, .raw8: 8
    case .png24, .bmp24, .jpeg, .webp: 24
    }
  }

  /// What the name of a file ends in.
  public var ending: String {
    switch kind {
    case .png: "png"
    case .bmp: "bmp"
    case .raw: "bin"
    case .jpeg: "jpg"
    case .webp: "webp"
    }
  }

  /// Whether the format can hold inks; nil where it can, else why it cannot.
  func refusal(of inks: [Ink]) -> String? {
    switch self {
    case .png24, .bmp24: return nil
    case .jpeg, .webp: return "it is for panels that show every colour"
    case .planes:
      return inks.count <= 4 ? nil : "planes hold 4 inks at most, not \(inks.count)"
    case .raw1, .raw2, .raw4, .raw8:
      let most = inks.map(\.index).max() ?? 0
      return most < 1 << depth
        ? nil : "an ink has the index \(most), and \(depth) bits hold \((1 << depth) - 1) at most"
    case .png1, .png2, .png4, .png8, .bmp1, .bmp4, .bmp8:
      return inks.count <= 1 << depth ? nil : "\(depth) bits tell \(1 << depth) inks apart, not \(inks.count)"
    }
  }
}
