// SPDX-License-Identifier: MIT

public import WeaveGraphics

extension Canvas {
  /// A colour canvas with the pixels of a buffer.
  public convenience init(_ pixels: PixelBuffer) throws(CairoError) {
    try self.init(width: pixels.width, height: pixels.height)
    unsafe withBytes { target, stride in
      unsafe pixels.bytes.withUnsafeBytes { source in
        for y in 0..<pixels.height {
          let from = y * pixels.width * 4
          for x in 0..<pixels.width {
            let value = unsafe source.loadUnaligned(fromByteOffset: from + x * 4, as: UInt32.self)
            unsafe target.storeBytes(
              of: value.swappedRedAndBlue, toByteOffset: y * stride + x * 4, as: UInt32.self)
          }
        }
      }
    }
  }

  /// A copy of the canvas as a pixel buffer. For an alpha canvas, the pixels are black with its coverage as alpha.
  public func pixels() -> PixelBuffer {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      count = width * height * 4
      let rows = UnsafeMutableRawBufferPointer(target)
      let length = width * 4
      unsafe withBytes { source, stride in
        for y in 0..<height {
          let row = unsafe UnsafeRawBufferPointer(rebasing: source[(y * stride)...])
          unsafe copy(row, to: UnsafeMutableRawBufferPointer(rebasing: rows[(y * length)..<(y * length + length)]))
        }
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  /// Copies one row of this canvas in the channel order of a pixel buffer, eight pixels at a time while possible.
  private func copy(_ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) {
    if format == .alpha {
      for x in 0..<width { unsafe target.storeBytes(of: UInt32(source[x]) << 24, toByteOffset: x * 4, as: UInt32.self) }
      return
    }
    for x in Swift.stride(from: 0, to: width & ~7, by: 8) {
      let pixels = unsafe source.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self)
      let others = pixels & 0x00FF_00FF
      unsafe target.storeBytes(
        of: pixels & 0xFF00_FF00 | others &<< 16 | others &>> 16, toByteOffset: x * 4, as: SIMD8<UInt32>.self)
    }
    for x in width & ~7..<width {
      let value = unsafe source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      unsafe target.storeBytes(of: value.swappedRedAndBlue, toByteOffset: x * 4, as: UInt32.self)
    }
  }

  /// An alpha canvas with the coverage of a colour canvas, with `margin` empty pixels added on every side.
  public func coverage(margin: Int = 0) throws(CairoError) -> Canvas {
    let result = try Canvas(width: width + 2 * margin, height: height + 2 * margin, format: .alpha)
    guard format == .color else { return result }
    unsafe withBytes { source, stride in
      unsafe result.withBytes { target, targetStride in
        for y in 0..<height {
          let row = (y + margin) * targetStride + margin
          for x in 0..<width { unsafe target[row + x] = source[y * stride + x * 4 + 3] }
        }
      }
    }
    return result
  }

  /// Multiplies the pixels of some rows by the coverage of an alpha canvas of the same size.
  ///
  /// Cairo's own operator visits every pixel, but most clips leave nearly all pixels unchanged, so fully covered runs
  /// are skipped.
  public func applyCoverage(_ coverage: Canvas, rows: Range<Int>) {
    guard format == .color, coverage.format == .alpha, coverage.width == width, coverage.height == height else {
      return
    }
    unsafe coverage.withBytes { mask, maskStride in
      unsafe withBytes { pixels, stride in
        for y in rows.clamped(to: 0..<height) {
          var x = 0
          while x < width {
            let place = y * maskStride + x
            if x + 64 <= width, unsafe mask.loadUnaligned(fromByteOffset: place, as: SIMD64<UInt8>.self).isFull {
              x += 64
              continue
            }
            if x + 8 <= width, unsafe mask.loadUnaligned(fromByteOffset: place, as: UInt64.self) == .max {
              x += 8
              continue
            }
            let cover = unsafe UInt32(mask[place])
            if cover < 255 {
              let offset = y * stride + x * 4
              let pixel = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
              unsafe pixels.storeBytes(of: pixel.scaled(by: cover), toByteOffset: offset, as: UInt32.self)
            }
            x += 1
          }
        }
      }
    }
  }

  /// The coverage of an alpha canvas, `width` bytes a row; empty for a colour canvas.
  public func coverageRows() -> [UInt8] {
    guard format == .alpha else { return [] }
    return unsafe withBytes { source, stride in
      var rows: [UInt8] = []
      rows.reserveCapacity(width * height)
      for y in 0..<height {
        unsafe rows.append(contentsOf: UnsafeRawBufferPointer(rebasing: source[(y * stride)..<(y * stride + width)]))
      }
      return rows
    }
  }

  /// Changes every pixel of a colour canvas. `body` takes and returns 0xAARRGGBB, premultiplied.
  public func mapPixels(_ body: (UInt32) -> UInt32) {
    guard format == .color else { return }
    unsafe withBytes { bytes, stride in
      for y in 0..<height {
        for x in 0..<width {
          let offset = y * stride + x * 4
          let value = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          unsafe bytes.storeBytes(of: body(value), toByteOffset: offset, as: UInt32.self)
        }
      }
    }
  }

  /// Sets every pixel of a colour canvas, row by row. `body` fills one row with 0xAARRGGBB, premultiplied.
  public func fillRows(_ body: (_ y: Int, _ row: inout MutableSpan<UInt32>) -> Void) {
    fillRows(x: 0, y: 0, width: width, height: height, body)
  }

  /// Sets the pixels of a box inside the canvas, row by row; `y` counts from the top of the box.
  public func fillRows(
    x: Int, y top: Int, width boxWidth: Int, height boxHeight: Int,
    _ body: (_ y: Int, _ row: inout MutableSpan<UInt32>) -> Void
  ) {
    guard format == .color, x >= 0, top >= 0, boxWidth > 0, boxHeight > 0, x + boxWidth <= width,
      top + boxHeight <= height
    else { return }
    unsafe withBytes { bytes, stride in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<boxHeight {
        // Cairo aligns rows of this format to four bytes.
        let start = unsafe (base + (top + y) * stride + x * 4).assumingMemoryBound(to: UInt32.self)
        var row = unsafe MutableSpan(_unsafeStart: start, count: boxWidth)
        body(y, &row)
      }
    }
  }

  /// Adds coverage to an alpha canvas, saturating at 255. Coverage outside the canvas is ignored.
  ///
  /// - Parameter rows: `width` bytes a row; the top left goes to `(x, y)`.
  public func addCoverage(_ rows: [UInt8], width rowWidth: Int, x: Int, y: Int) {
    guard format == .alpha, rowWidth > 0 else { return }
    let first = max(0, -x)
    let last = min(rowWidth, width - x)
    guard first < last else { return }
    unsafe withBytes { target, stride in
      unsafe rows.withUnsafeBytes { source in
        for row in max(0, -y)..<max(max(0, -y), min(source.count / rowWidth, height - y)) {
          var start = first
          while start + 8 <= last {
            let to = (y + row) * stride + x + start
            let there = unsafe target.loadUnaligned(fromByteOffset: to, as: SIMD8<UInt8>.self)
            let from = row * rowWidth + start
            var sum = unsafe there &+ source.loadUnaligned(fromByteOffset: from, as: SIMD8<UInt8>.self)
            sum.replace(with: 255, where: sum .< there)
            unsafe target.storeBytes(of: sum, toByteOffset: to, as: SIMD8<UInt8>.self)
            start += 8
          }
          for column in start..<last {
            let to = (y + row) * stride + x + column
            let sum = unsafe UInt16(target[to]) + UInt16(source[row * rowWidth + column])
            unsafe target[to] = UInt8(truncatingIfNeeded: min(sum, 255))
          }
        }
      }
    }
  }
}

extension SIMD64<UInt8> {
  /// Whether every byte is 255.
  @inline(__always)
  fileprivate var isFull: Bool {
    let words = unsafe unsafeBitCast(self, to: SIMD8<UInt64>.self)
    let half = words.lowHalf & words.highHalf
    let quarter = half.lowHalf & half.highHalf
    return quarter[0] & quarter[1] == .max
  }
}

extension UInt32 {
  /// Each byte times `part` / 255, rounded to nearest as in pixman.
  fileprivate func scaled(by part: UInt32) -> UInt32 {
    func two(_ bytes: UInt32) -> UInt32 {
      let product = bytes * part + 0x0080_0080
      return (product + (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return two(self & 0x00FF_00FF) | two(self >> 8 & 0x00FF_00FF) << 8
  }

  /// Converts 0xAARRGGBB to 0xAABBGGRR and back: Cairo's order and `PixelBuffer`'s, both read as little-endian numbers.
  @inlinable
  package var swappedRedAndBlue: UInt32 {
    self & 0xFF00_FF00 | (self & 0xFF) << 16 | (self >> 16) & 0xFF
  }
}
