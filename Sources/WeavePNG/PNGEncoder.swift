// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveNative

/// Writes PNG files: the smallest of palette, grey, RGB and RGBA that loses nothing; compressed by our own
/// `DeflateWriter`, or by libdeflate where smaller files are asked for.
///
/// Holds a compressor and its buffers for the next picture; stays on one thread.
public struct PNGEncoder: ~Copyable {
  /// What stands in the file besides the pixels.
  public struct Metadata: Sendable, Hashable {
    /// Pixels per point; a point is 1/72 inch. Gives the pHYs chunk.
    public var scale: Double
    /// Keywords of 1 to 79 Latin-1 letters, such as `Title`, and their texts.
    public var texts: [Text]

    /// A text that a reader of the file can ask for by its keyword.
    public struct Text: Sendable, Hashable {
      /// The keyword has 1 to 79 characters of Latin-1; the value may be any text.
      public var keyword, value: String
      /// A text under a keyword.
      public init(keyword: String, value: String) {
        self.keyword = keyword
        self.value = value
      }
    }

    /// What the file says besides its pixels: device pixels a point, and texts.
    public init(scale: Double = 1, texts: [Text] = []) {
      self.scale = scale
      self.texts = texts
    }
  }

  private let compressor: ZlibCompressor
  /// Compresses pictures, unless the level asks for files that are smaller still.
  private var writer: DeflateWriter
  private let isFast: Bool
  /// Rows as PNG filters them, each after its filter's number.
  private var rows: PNGRows
  /// The form of the rows.
  private var form: Form?
  /// The rows of the last picture that need red, green, blue and alpha.
  private var decisive: Range<Int>?

  private struct Form: Equatable {
    var width, height: Int
    var layout: PNGLayout.Kind
    var content: RowContent
  }

  /// - Parameters:
  ///   - level: 1 (fast) to 12 (small), as libdeflate counts. Up to 4 pictures are compressed by `DeflateWriter`, which has one
  ///     level.
  ///   - isParallel: whether a second thread may help with large pictures. The bytes are the same.
  /// - Throws: `.memory` if there is none.
  public init(level: Int = 4, isParallel: Bool = false) throws(PNGError) {
    guard let compressor = ZlibCompressor(level: level) else { throw .memory }
    self.compressor = compressor
    isFast = level <= Self.fastLevels
    writer = DeflateWriter(isParallel: isParallel)
    rows = PNGRows(isParallel: isParallel)
  }

  /// Up to this level our own compressor makes drawn pictures smaller, and photos hardly larger, in less time.
  private static let fastLevels = 4

  /// The file of a colour canvas.
  ///
  /// - Parameters:
  ///   - isDithered: whether gradients were drawn by a pattern that repeats after two pixels, and no photo.
  ///   - changed: the rows outside of which the pixels are those of the last call; nil where that is not known. It
  ///     saves time, and changes no byte.
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

  /// The file of a pixel buffer.
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
  /// The form for all pixels: that of the last picture if rows have not changed that alone need all of it.
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

  /// What the rows hold: samples, or differences to neighbours where these compress better.
  ///
  /// Drawn pictures repeat themselves, and do so best unfiltered: on ten widgets of text, bars and gradients filters
  /// made the file 10 to 70 % larger. Photos are smaller filtered, and so are gradients as steep as that nothing repeats; those that
  /// are dithered repeat their pattern.
  private func content(of view: PixelView, _ layout: PNGLayout, _ isDithered: Bool) -> RowContent {
    let drawn = isDithered ? RowContent.patterned : .drawn
    // Neighbouring numbers of a palette are no neighbouring colours: differences say nothing.
    if case .palette = layout.kind { return drawn }
    return unsafe PixelRepetition.share(of: view) < (isDithered ? 0.4 : 0.8) ? .filtered : drawn
  }
}

/// Why a PNG file was not written or read.
public enum PNGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No memory; no pixel; a picture of coverage, where one of colours is needed.
  case memory, empty, notColor

  /// What is wrong, in the voice of messages.
  public var description: String {
    switch self {
    case .memory: "no memory for a PNG file"
    case .empty: "a picture without pixels"
    case .notColor: "not a picture in colour"
    }
  }
}
