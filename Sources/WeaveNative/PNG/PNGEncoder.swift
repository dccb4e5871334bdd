// SPDX-License-Identifier: MIT

internal import CDeflate
public import WeaveGraphics

/// Writes PNG files: the smallest of palette, grey, RGB and RGBA that loses nothing, compressed by libdeflate.
///
/// Holds a compressor and its buffers for the next picture; stays on one thread.
@safe
public struct PNGEncoder: ~Copyable {
  /// What stands in the file besides the pixels.
  public struct Metadata: Sendable, Hashable {
    /// Pixels per point; a point is 1/72 inch. Gives the pHYs chunk.
    public var scale: Double
    /// Keywords of 1 to 79 Latin-1 letters, such as `Title`, and their texts.
    public var texts: [Text]

    public struct Text: Sendable, Hashable {
      public var keyword, value: String
      public init(keyword: String, value: String) {
        self.keyword = keyword
        self.value = value
      }
    }

    public init(scale: Double = 1, texts: [Text] = []) {
      self.scale = scale
      self.texts = texts
    }
  }

  fileprivate let compressor: OpaquePointer
  /// Rows as PNG filters them, each after its filter's number.
  fileprivate var rows = PNGRows()

  /// - Parameter level: 1 (fast) to 12 (small), as libdeflate counts.
  /// - Throws: `.memory` if there is none.
  public init(level: Int = 4) throws(PNGError) {
    guard let compressor = unsafe libdeflate_alloc_compressor(Int32(min(max(level, 1), 12))) else {
      throw .memory
    }
    unsafe self.compressor = compressor
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// The file of a colour canvas.
  public mutating func encode(_ canvas: Canvas, _ metadata: Metadata = Metadata()) throws(PNGError) -> [UInt8] {
    guard canvas.format == .color else { throw .notColor }
    let (width, height) = (canvas.width, canvas.height)
    return try unsafe canvas.withBytes { bytes, stride throws(PNGError) in
      let view = unsafe PixelView(
        bytes: UnsafeRawBufferPointer(bytes), stride: stride, width: width, height: height, isBlueFirst: true)
      return try unsafe encode(view, metadata)
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

  private mutating func encode(_ view: PixelView, _ metadata: Metadata) throws(PNGError) -> [UInt8] {
    guard unsafe view.width > 0, unsafe view.height > 0 else { throw .empty }
    let survey = unsafe PixelSurvey(view)
    let layout = survey.layout
    let isFiltered = unsafe filteringHelps(view, layout)
    unsafe rows.fill(view, layout, rows: 0..<view.height, isFiltered: isFiltered)
    var file = PNGFile()
    unsafe file.header(width: view.width, height: view.height, layout)
    file.colorSpace()
    file.density(scale: metadata.scale)
    for text in metadata.texts { file.text(text) }
    file.palette(layout)
    try unsafe file.data(compressing: rows.bytes, with: compressor)
    file.end()
    return file.bytes
  }
}

extension PNGEncoder {
  /// Whether differences to neighbours compress better than the samples themselves, tried on a band in the middle.
  ///
  /// Drawn pictures repeat themselves, and do so best unfiltered: on ten widgets of text, bars and gradients filters made
  /// the file 10 to 70 % larger. Photos are smaller filtered.
  fileprivate mutating func filteringHelps(_ view: PixelView, _ layout: PNGLayout) -> Bool {
    // Neighbouring numbers of a palette are no neighbouring colours: differences say nothing.
    if case .palette = layout.kind { return false }
    let height = unsafe view.height
    let count = min(height, 12)
    let band = (height - count) / 2..<(height + count) / 2
    unsafe rows.fill(view, layout, rows: band, isFiltered: false)
    let plain = compressedSize()
    unsafe rows.fill(view, layout, rows: band, isFiltered: true)
    return compressedSize() < plain
  }

  private func compressedSize() -> Int {
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, rows.bytes.count)
    return unsafe withUnsafeTemporaryAllocation(byteCount: bound, alignment: 1) { target in
      unsafe rows.bytes.withUnsafeBytes { source in
        unsafe libdeflate_zlib_compress(compressor, source.baseAddress, source.count, target.baseAddress, bound)
      }
    }
  }
}

/// Why a PNG file was not written or read.
public enum PNGError: Error, Sendable, Hashable, CustomStringConvertible {
  case memory, empty, notColor

  public var description: String {
    switch self {
    case .memory: "no memory for a PNG file"
    case .empty: "a picture without pixels"
    case .notColor: "not a picture in colour"
    }
  }
}
