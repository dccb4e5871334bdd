// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Turns pictures into the inks of one panel, by what each pixel belongs to.
///
/// Texts, lines and areas get one ink each, or a regular pattern, and never a scattered one; photos and gradients are diffused
/// among themselves alone. So a pixel keeps its ink when something else in the picture changes.
public struct PanelQuantiser {
  /// A frame, and what the panel cannot show of the picture.
  public struct Outcome: Sendable {
    public var frame: PanelFrame
    /// Leaves that no ink lets stand out from their ground.
    public var lost: [UInt32] = []
    /// Colours of areas side by side that have become one ink.
    public var merged: [(Color, Color)] = []
  }

  public let inks: [Ink]
  private let isCrisp, isGrey: Bool
  private let gamut: InkGamut
  /// Worked out when the first smooth pixel comes.
  private var table: InkTable?

  /// - Returns: nil for a panel that shows all colours.
  public init?(_ panel: Panel) {
    guard panel.inks.count >= 2 else { return nil }
    inks = panel.inks
    isCrisp = panel.isCrisp
    isGrey = inks.allSatisfy(\.isGrey)
    gamut = InkGamut(inks)
  }

  /// A picture in inks; what is transparent shows white.
  ///
  /// - Parameter kinds: what the pixels belong to; a picture of another size counts as a photo.
  public mutating func quantise(_ picture: PixelBuffer, _ kinds: PixelKinds) -> Outcome {
    let isKnown = (kinds.width, kinds.height) == (picture.width, picture.height)
    let kinds = isKnown ? kinds : PixelKinds(width: picture.width, height: picture.height, all: .photo)
    let pixels = Self.opaque(picture)
    var frame = PanelFrame(
      width: picture.width, height: picture.height, inks: inks, pixels: [UInt8](repeating: 0, count: pixels.count))
    var plain: PlainInks?
    if isCrisp {
      let made = PlainInks(PictureSurvey(pixels, kinds), InkChoice(inks, gamut))
      Self.set(made, pixels, kinds, in: &frame)
      plain = made
    }
    if isGrey {
      diffuseGreys(pixels, kinds, in: &frame)
    } else if kinds.kinds.contains(where: \.isSmooth) {
      diffuseColors(pixels, kinds, in: &frame)
    }
    var outcome = Outcome(frame: frame)
    outcome.lost = plain?.lost ?? []
    outcome.merged = plain?.merged.map { (Color(pixel: $0.0), Color(pixel: $0.1)) } ?? []
    return outcome
  }

  // MARK: Passes

  /// Areas and marks, in runs of pixels that are alike.
  private static func set(_ plain: PlainInks, _ pixels: [UInt32], _ kinds: PixelKinds, in frame: inout PanelFrame) {
    var last: (color: UInt32, leaf: UInt32, fill: FlatFill?) = (0, .max, nil)
    var place = 0
    for y in 0..<kinds.height {
      for x in 0..<kinds.width {
        let (color, leaf) = (pixels[place], kinds.leaves[place])
        if color != last.color || leaf != last.leaf {
          let fill: FlatFill? =
            switch kinds.kinds[Int(leaf)] {
            case .flat: plain.fill(of: color)
            case .mark: .ink(plain.marks[leaf] ?? 0)
            case .gradient, .photo: nil
            }
          last = (color, leaf, fill)
        }
        if let fill = last.fill { frame.pixels[place] = UInt8(truncatingIfNeeded: fill.ink(x: x, y: y)) }
        place += 1
      }
    }
  }

  private func diffuseGreys(_ pixels: [UInt32], _ kinds: PixelKinds, in frame: inout PanelFrame) {
    var diffusion = GreyDiffusion(width: kinds.width, inks: inks)
    let smooth = kinds.kinds.map(\.isSmooth)
    let hasSmooth = smooth.contains(true)
    if isCrisp, !hasSmooth { return }
    var luma = [UInt8](repeating: 0, count: kinds.width)
    var isSmooth = [Bool](repeating: false, count: kinds.width)
    for y in 0..<kinds.height {
      let start = y * kinds.width
      var any = false
      for x in 0..<kinds.width {
        luma[x] = pixels[start + x].luma
        if hasSmooth {
          let own = smooth[Int(kinds.leaves[start + x])]
          isSmooth[x] = own
          any = any || own
        }
      }
      diffusion.row(
        y, luma, isSmooth, anySmooth: any, setsPlain: !isCrisp, into: &frame.pixels, at: start)
    }
  }

  private mutating func diffuseColors(_ pixels: [UInt32], _ kinds: PixelKinds, in frame: inout PanelFrame) {
    let table = table ?? InkTable(gamut)
    self.table = table
    var diffusion = ErrorDiffusion(width: kinds.width, gamut: gamut, table: table)
    let smooth = kinds.kinds.map(\.isSmooth)
    var isOpen = [Bool](repeating: false, count: kinds.width)
    for y in 0..<kinds.height {
      let start = y * kinds.width
      for x in 0..<kinds.width { isOpen[x] = smooth[Int(kinds.leaves[start + x])] }
      diffusion.row(y, pixels, isOpen, into: &frame.pixels, at: start)
    }
  }

  /// The pixels over white, red in the lowest byte.
  static func opaque(_ picture: PixelBuffer) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: picture.width * picture.height)
    pixels.withUnsafeMutableBytes { target in picture.bytes.withUnsafeBytes { target.copyMemory(from: $0) } }
    guard pixels.contains(where: { $0 < 0xFF00_0000 }) else { return pixels }
    for place in pixels.indices where pixels[place] < 0xFF00_0000 {
      let rest = 255 - pixels[place] >> 24
      // Premultiplied: no part and the rest make more than 255.
      pixels[place] = (pixels[place] & 0x00FF_FFFF &+ rest &* 0x01_0101) | 0xFF00_0000
    }
    return pixels
  }
}

extension UInt32 {
  /// Rec. 709 luma of an opaque pixel, red in the lowest byte.
  fileprivate var luma: UInt8 {
    let sum = (self & 0xFF) &* 6966 &+ (self >> 8 & 0xFF) &* 23436 &+ (self >> 16 & 0xFF) &* 2366 &+ 16384
    return UInt8(truncatingIfNeeded: sum >> 15)
  }
}

extension Color {
  /// The colour of an opaque pixel, red in the lowest byte.
  fileprivate init(pixel: UInt32) {
    self.init(rgb: (pixel & 0xFF) << 16 | pixel & 0xFF00 | pixel >> 16 & 0xFF)
  }
}
