// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Turns pictures into the inks of one panel, depending on the leaf of each pixel.
///
/// Texts, lines and areas get one ink each, or a regular pattern, and are never diffused. Photos and gradients are only
/// diffused among themselves. So a pixel keeps its ink when something else in the picture changes, and if a picture
/// differs from the last one in a few rows, only these are processed again. *Guarantee*: the frame equals that of a
/// picture quantised anew. A fading background becomes one ink on a panel of few inks, because dots behind words make
/// them hard to read.
public struct PanelQuantiser {
  /// A frame, and the parts of the picture that the panel cannot show.
  public struct Outcome: Sendable {
    /// The picture in inks.
    public var frame: PanelFrame
    /// Leaves that do not stand out from their background in any ink.
    public var lost: [UInt32] = []
    /// Colours of adjacent areas that have become one ink.
    public var merged: [(Color, Color)] = []
    /// The number of rows with new inks; the others are those of the last picture.
    public var newRows = 0
  }

  /// The inks that it may use.
  public let inks: [Ink]
  private let isCrisp, isGrey: Bool
  private let gamut: InkGamut
  /// Computed when the first smooth pixel occurs.
  private var table: InkTable?
  private var ordered: OrderedInks
  private(set) var last: QuantisedPicture?

  /// - Returns: nil for a panel that shows all colours.
  public init?(_ panel: Panel) {
    guard panel.inks.count >= 2 else { return nil }
    inks = panel.inks
    isCrisp = panel.isCrisp
    isGrey = inks.allSatisfy(\.isGrey)
    gamut = InkGamut(inks)
    ordered = OrderedInks(gamut)
  }

  /// A picture in inks; transparent pixels show white.
  ///
  /// - Parameter kinds: the leaves of the pixels; a picture of another size counts as a photo.
  public mutating func quantise(_ picture: PixelBuffer, _ kinds: PixelKinds) -> Outcome {
    let isKnown = (kinds.width, kinds.height) == (picture.width, picture.height)
    var kinds = isKnown ? kinds : PixelKinds(width: picture.width, height: picture.height, all: .photo)
    var pixels = Self.opaque(picture)
    if isCrisp { layGround(of: &pixels, &kinds) }
    let before = last.flatMap { $0.precedes(kinds) ? $0 : nil }
    last = nil
    var made = QuantisedPicture(pixels, kinds, after: before)
    if isCrisp {
      setPlain(in: &made, after: before)
    } else {
      setGreys(in: &made)
    }
    diffuse(in: &made, after: before)
    var outcome = Outcome(
      frame: PanelFrame(width: picture.width, height: picture.height, inks: inks, pixels: made.frame))
    outcome.lost = made.plain?.lost ?? []
    outcome.merged = made.plain?.merged.map { (Color(pixel: $0.0), Color(pixel: $0.1)) } ?? []
    outcome.newRows = made.touched.count
    last = made
    return outcome
  }

  /// Gives a fading background a single ink: the nearest one on which the content stands out as it does in the design.
  private func layGround(of pixels: inout [UInt32], _ kinds: inout PixelKinds) {
    guard kinds.kinds.contains(.ground) else { return }
    var ground = PixelMean()
    var marks = PixelMean()
    var before = LeafKind.flat
    for place in pixels.indices {
      let kind = kinds.kinds[Int(kinds.leaves[place])]
      switch kind {
      case .ground: ground.add(pixels[place])
      // Only marks on the background itself.
      case .mark, .pinned, .ordered: if before == .ground { marks.add(pixels[place]) }
      case .flat, .gradient, .photo, .plain: break
      }
      before = kind
    }
    // A background that is hardly visible between photos and areas keeps its fade, and so does one without marks.
    let isSeen = ground.count * 4 >= pixels.count && marks.count > 0
    let lasting = kinds.kinds.map { $0 == .ground }
    for number in lasting.indices where lasting[number] { kinds.kinds[number] = isSeen ? .flat : .gradient }
    guard isSeen else { return }
    let ink = inks[InkChoice(inks, gamut).ground(for: ground, under: marks)].value.bytes
    let color = 0xFF00_0000 | UInt32(ink.blue) << 16 | UInt32(ink.green) << 8 | UInt32(ink.red)
    for place in pixels.indices where lasting[Int(kinds.leaves[place])] { pixels[place] = color }
  }

  // MARK: Passes

  private mutating func setPlain(in made: inout QuantisedPicture, after before: QuantisedPicture?) {
    let known = made.changed.isEmpty ? before?.plain : nil
    let plain = known ?? PlainInks(PictureSurvey(made.pixels, made.kinds), InkChoice(inks, gamut))
    made.plain = plain
    // A colour that has another ink now may occur in any row.
    let isKept = before?.plain.map(plain.decides) == true
    set(plain, isKept ? made.changed : RowSet(all: made.kinds.height), in: &made)
  }

  /// Sets areas, marks and regular patterns, in runs of equal pixels.
  private mutating func set(_ plain: PlainInks, _ rows: RowSet, in made: inout QuantisedPicture) {
    let (kinds, pixels) = (made.kinds, made.pixels)
    var frame: [UInt8] = []
    swap(&frame, &made.frame)
    var last: (color: UInt32, leaf: UInt32, fill: FlatFill?) = (0, .max, nil)
    var shades: [UInt32: FlatFill] = [:]
    for y in rows {
      var place = y * kinds.width
      for x in 0..<kinds.width {
        let (color, leaf) = (pixels[place], kinds.leaves[place])
        let kind = kinds.kinds[Int(leaf)]
        if color != last.color || leaf != last.leaf {
          let fill: FlatFill? =
            switch kind {
            case .flat: plain.fill(of: color, &shades)
            case .mark, .pinned: plain.marks[leaf] ?? .ink(0)
            case .plain: .ink(plain.nearest(to: color, &shades))
            case .gradient, .ground, .photo, .ordered: nil
            }
          last = (color, leaf, fill)
        }
        if let fill = last.fill {
          frame[place] = UInt8(truncatingIfNeeded: fill.ink(x: x, y: y))
        } else if kind == .ordered {
          frame[place] = ordered.ink(of: color, x: x, y: y)
        }
        place += 1
      }
    }
    made.frame = frame
    made.touched.formUnion(rows)
  }

  /// Sets a panel of many greys, on which each pixel takes the nearest grey.
  private mutating func setGreys(in made: inout QuantisedPicture) {
    let greys = GreyDiffusion(width: made.kinds.width, inks: inks)
    let (kinds, pixels) = (made.kinds, made.pixels)
    var frame: [UInt8] = []
    swap(&frame, &made.frame)
    for y in made.changed {
      for place in y * kinds.width..<(y + 1) * kinds.width {
        let kind = kinds.kinds[Int(kinds.leaves[place])]
        if kind == .ordered {
          frame[place] = ordered.ink(of: pixels[place], x: place - y * kinds.width, y: y)
        } else if !kind.isSmooth {
          frame[place] = greys.plain(pixels[place].luma)
        }
      }
    }
    made.frame = frame
    made.touched.formUnion(made.changed)
  }

  /// Diffuses photos and gradients, from the first row that has changed.
  private mutating func diffuse(in made: inout QuantisedPicture, after before: QuantisedPicture?) {
    guard made.kinds.kinds.contains(where: \.isSmooth) else { return }
    if isGrey {
      var diffusion = GreyDiffusion(width: made.kinds.width, inks: inks)
      made.diffuse(&diffusion, after: before)
    } else {
      let table = table ?? InkTable(gamut)
      self.table = table
      var diffusion = ErrorDiffusion(width: made.kinds.width, gamut: gamut, table: table)
      made.diffuse(&diffusion, after: before)
    }
  }

  /// The pixels over white, red in the lowest byte.
  static func opaque(_ picture: PixelBuffer) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: picture.width * picture.height)
    pixels.withUnsafeMutableBytes { target in picture.bytes.withUnsafeBytes { target.copyMemory(from: $0) } }
    guard pixels.contains(where: { $0 < 0xFF00_0000 }) else { return pixels }
    for place in pixels.indices where pixels[place] < 0xFF00_0000 {
      let rest = 255 - pixels[place] >> 24
      // Premultiplied: no component plus the rest exceeds 255.
      pixels[place] = (pixels[place] & 0x00FF_FFFF &+ rest &* 0x01_0101) | 0xFF00_0000
    }
    return pixels
  }
}

extension UInt32 {
  /// Rec. 709 luma of an opaque pixel, red in the lowest byte.
  var luma: UInt8 {
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
