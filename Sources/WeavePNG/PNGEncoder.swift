// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveNative

/// Writes PNG files in the smallest lossless format: palette, grey, RGB or RGBA. They are compressed by
/// `DeflateWriter`, or by libdeflate at levels that make smaller files.
///
/// It keeps a compressor and its buffers for the next picture, and must stay on one thread.
public struct PNGEncoder: ~Copyable {
  /// What the file contains besides pixels.
  public struct Metadata: Sendable, Hashable {
    /// Pixels per point; a point is 1/72 inch. Written as the pHYs chunk.
    public var scale: Double
    /// Texts with keywords, such as `Title`.
    public var texts: [Text]

    /// A text that readers of the file find by its keyword.
    public struct Text: Sendable, Hashable {
      /// The keyword has 1 to 79 characters of Latin-1; the value may be any text.
      public var keyword, value: String
      /// A text with its keyword.
      public init(keyword: String, value: String) {
        self.keyword = keyword
        self.value = value
      }
    }

    /// Metadata with a scale, in pixels per point, and texts.
    public init(scale: Double = 1, texts: [Text] = []) {
      self.scale = scale
      self.texts = texts
    }
  }

  private let compressor: ZlibCompressor
  /// Compresses pictures, unless the level requires smaller files.
  private var writer: DeflateWriter
  private let isFast: Bool
  /// The filtered rows, each preceded by its filter byte.
  private var rows: PNGRows
  /// The form of the rows; nil before the first picture.
  private var form: Form?
  /// The rows of the last picture that by themselves require RGBA; nil if there are none.
  private var decisive: Range<Int>?

  private struct Form: Equatable {
    var width, height: Int
    var layout: PNGLayout.Kind
    var content: RowContent
  }

  /// - Parameters:
  ///   - level: 1 (fast) to 12 (small), as in libdeflate. Up to level 4, pictures are compressed by `DeflateWriter`,
  ///     which has only one level.
  ///   - isParallel: whether a second thread may help with large pictures. The bytes are the same.
  /// - Throws: `.memory` if there is no memory.
  public init(level: Int = 4, isParallel: Bool = false) throws(PNGError) {
    guard let compressor = ZlibCompressor(level: level) else { throw .memory }
    self.init(compressor, isFast: level <= Self.fastLevels, isParallel: isParallel)
  }

  private init(_ compressor: consuming ZlibCompressor, isFast: Bool, isParallel: Bool) {
    self.compressor = compressor
    self.isFast = isFast
    writer = DeflateWriter(isParallel: isParallel)
    rows = PNGRows(isParallel: isParallel)
  }

  /// Up to this level, `DeflateWriter` makes smaller files of drawn pictures, and hardly larger ones of photos, in less
  /// time.
  private static let fastLevels = 4

  /// A colour canvas as a PNG file.
  ///
  /// - Parameters:
  ///   - isDithered: whether the picture has dithered gradients, with a pattern that repeats after two pixels, and no
  ///     photo.
  ///   - changed: a range of rows. All pixels outside it are the same as in the last call; nil if that is not known. It
  ///     saves time but does not change the file.
  public mutating func encode(
    _ canvas: Canvas, _ metadata: Metadata = Metadata(), isDithered: Bool = false, changed: Range<Int>? = nil
  ) throws(PNGError) -> [UInt8] {
    guard canvas.format == .color else { throw .notColor }
    let (width, height) = (canvas.width, canvas.height)
    return try unsafe canvas.withBytes { bytes, stride throws(PNGError) in
      let view = unsafe PixelView(
        bytes: UnsafeRawBufferPointer(bytes), stride: stride, width: width, height: height, isBlueFirst: true)
      return try unsafe encode(view, metadata, isDithered: isDithered, changed: changed?.clamped(to: 0..<height))
    }
  }

  /// A pixel buffer as a PNG file.
  public mutating func encode(_ pixels: PixelBuffer, _ metadata: Metadata = Metadata()) throws(PNGError) -> [UInt8] {
    let outcome = unsafe pixels.bytes.withUnsafeBytes { bytes -> Result<[UInt8], PNGError> in
      let view = unsafe PixelView(
        bytes: bytes, stride: pixels.width * 4, width: pixels.width, height: pixels.height, isBlueFirst: false)
      do throws(PNGError) { return .success(try unsafe encode(view, metadata)) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  private mutating func encode(
    _ view: PixelView, _ metadata: Metadata, isDithered: Bool = false, changed: Range<Int>? = nil
  ) throws(PNGError) -> [UInt8] {
    guard unsafe view.width > 0, unsafe view.height > 0 else { throw .empty }
    let layout = unsafe layout(of: view, changed)
    let content = unsafe content(of: view, layout, isDithered)
    let form = unsafe Form(width: view.width, height: view.height, layout: layout.kind, content: content)
    let known = form == self.form ? changed : nil
    self.form = form
    let replaced = unsafe rows.fill(view, layout, isFiltered: content == .filtered, changed: known)
    var file = PNGFile()
    unsafe file.header(width: view.width, height: view.height, layout)
    file.colorSpace()
    file.density(scale: metadata.scale)
    for text in metadata.texts { file.text(text) }
    file.palette(layout)
    if isFast {
      let rowSize = unsafe layout.rowLength(width: view.width) + 1
      try file.data(
        compressing: rows.bytes, with: &writer, bytesPerPixel: layout.bytesPerPixel, rowSize: rowSize,
        content: content, changed: known == nil ? nil : replaced)
    } else {
      try file.data(compressing: rows.bytes, with: compressor)
    }
    file.end()
    return file.bytes
  }
}

extension PNGEncoder {
  /// The layout for all pixels. If the rows that require RGBA have not changed, it is RGBA again, without reading the
  /// pixels.
  private mutating func layout(of view: PixelView, _ changed: Range<Int>?) -> PNGLayout {
    if let changed, let decisive, unsafe (view.width, view.height) == (form?.width, form?.height),
      !decisive.overlaps(changed)
    {
      return PNGLayout(kind: .rgba)
    }
    let survey = unsafe PixelSurvey(view)
    decisive = survey.decisive
    return survey.layout
  }

  /// What the rows contain: samples, or differences to neighbours if these compress better.
  ///
  /// Drawn pictures repeat themselves, best without filters: on ten widgets with text, bars and gradients, filters made
  /// the file 10 to 70 % larger. Photos are smaller with filters, and so are gradients too steep to repeat; dithered
  /// gradients repeat their pattern.
  private func content(of view: PixelView, _ layout: PNGLayout, _ isDithered: Bool) -> RowContent {
    let drawn = isDithered ? RowContent.patterned : .drawn
    // Adjacent palette indices are not similar colours, so differences mean nothing.
    if case .palette = layout.kind { return drawn }
    return unsafe PixelRepetition.share(of: view) < (isDithered ? 0.4 : 0.8) ? .filtered : drawn
  }
}

/// Why a PNG file was not written or read.
public enum PNGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No memory; no pixels; a coverage canvas where a colour canvas is required.
  case memory, empty, notColor

  /// A message in the compiler's style.
  public var description: String {
    switch self {
    case .memory: "no memory for a PNG file"
    case .empty: "a picture without pixels"
    case .notColor: "not a picture in colour"
    }
  }
}
