// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveSystem

/// The rows of a picture in a PNG layout, filtered and each preceded by its filter byte. It keeps its buffers.
struct PNGRows {
  private(set) var bytes: [UInt8] = []
  private let own = RowFilter()
  /// Filters the lower half of large pictures on a second thread; nil if only one thread is used.
  private let other: RowFilter?

  /// The fewest bytes for which starting a second thread is worth it.
  private static let leastBeside = 1 << 18

  /// - Parameter isParallel: whether a second thread may help.
  init(isParallel: Bool = false) { other = isParallel ? RowFilter() : nil }

  /// The filters that are tried, with their numbers in the file.
  enum Filter: UInt8 {
    case none = 0
    case sub = 1
    case up = 2
    case paeth = 4
  }

  /// Replaces the rows with those of `view`.
  ///
  /// - Parameters:
  ///   - isFiltered: whether rows contain differences to their neighbours; otherwise they contain the samples
  ///     themselves.
  ///   - changed: the rows that differ from the last call; nil for all.
  /// - Returns: the rows that were replaced, one more than `changed` if each row depends on the row above.
  mutating func fill(
    _ view: PixelView, _ layout: PNGLayout, isFiltered: Bool, changed: Range<Int>? = nil
  ) -> Range<Int> {
    let length = unsafe layout.rowLength(width: view.width)
    let whole = unsafe 0..<view.height
    let size = (length + 1) * whole.count
    // Every byte that is not kept is written below.
    if bytes.count > size { bytes.removeLast(bytes.count - size) }
    if bytes.count < size { bytes.append(contentsOf: repeatElement(0, count: size - bytes.count)) }
    let wanted = changed ?? whole
    guard !wanted.isEmpty else { return wanted }
    let rows = wanted.lowerBound..<min(wanted.upperBound + (isFiltered ? 1 : 0), whole.upperBound)
    let middle = (rows.lowerBound + rows.upperBound) / 2
    let own = own
    unsafe bytes.withUnsafeMutableBytes { bytes in
      guard let other, rows.count * (length + 1) >= Self.leastBeside else {
        return unsafe own.fill(rows, of: view, layout, isFiltered: isFiltered, into: bytes)
      }
      let transfer = unsafe UncheckedTransfer((other, view, bytes))
      runBeside {
        let (other, view, bytes) = unsafe transfer.value
        unsafe other.fill(middle..<rows.upperBound, of: view, layout, isFiltered: isFiltered, into: bytes)
      } _: {
        unsafe own.fill(rows.lowerBound..<middle, of: view, layout, isFiltered: isFiltered, into: bytes)
      }
    }
    return rows
  }
}

/// Filters rows one after the other. It keeps its buffers.
private final class RowFilter {
  private typealias Filter = PNGRows.Filter
  private var current: [UInt8] = []
  private var previous: [UInt8] = []
  /// The current row with the filter being tried, and with the best filter so far.
  private var candidate: [UInt8] = []
  private var best: [UInt8] = []

  /// Writes rows of a picture to their position among all rows.
  func fill(
    _ rows: Range<Int>, of view: PixelView, _ layout: PNGLayout, isFiltered: Bool,
    into bytes: UnsafeMutableRawBufferPointer
  ) {
    let length = unsafe layout.rowLength(width: view.width)
    unsafe isFiltered
      ? fillFiltered(rows, view, layout, length, into: bytes) : fillPlain(rows, view, layout, length, into: bytes)
  }

  private func fillPlain(
    _ rows: Range<Int>, _ view: PixelView, _ layout: PNGLayout, _ length: Int,
    into bytes: UnsafeMutableRawBufferPointer
  ) {
    for y in rows {
      let start = y * (length + 1)
      unsafe bytes[start] = Filter.none.rawValue
      let row = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[(start + 1)..<(start + 1 + length)])
      unsafe Self.convert(row: y, of: view, layout, .shared, into: row)
    }
  }

  private func fillFiltered(
    _ rows: Range<Int>, _ view: PixelView, _ layout: PNGLayout, _ length: Int,
    into bytes: UnsafeMutableRawBufferPointer
  ) {
    if current.count != length {
      current = [UInt8](repeating: 0, count: length)
      (previous, candidate, best) = (current, current, current)
    }
    let above = rows.lowerBound - 1
    unsafe previous.withUnsafeMutableBytes {
      guard above >= 0 else {
        unsafe $0.initializeMemory(as: UInt8.self, repeating: 0)
        return
      }
      unsafe Self.convert(row: above, of: view, layout, .shared, into: $0)
    }
    for y in rows {
      unsafe current.withUnsafeMutableBytes { unsafe Self.convert(row: y, of: view, layout, .shared, into: $0) }
      let filter = filterCurrent(layout.bytesPerPixel)
      let start = y * (length + 1)
      unsafe bytes[start] = filter.rawValue
      unsafe best.withUnsafeBytes {
        unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[(start + 1)..<(start + 1 + length)]).copyMemory(from: $0)
      }
      swap(&current, &previous)
    }
  }

  // MARK: Filters

  /// Puts the row into `best`, with the filter that has the smallest sum of differences.
  ///
  /// - Source: PNG 1.2, section 9.6, the minimum sum of absolute differences.
  private func filterCurrent(_ step: Int) -> Filter {
    var chosen = Filter.none
    var least = Int.max
    for filter in [Filter.up, .sub, .paeth] {
      let cost = apply(filter, step)
      if cost < least {
        (least, chosen) = (cost, filter)
        swap(&best, &candidate)
      }
      if least == 0 { break }
    }
    return chosen
  }

  /// Puts the filtered row into `candidate`; returns the sum of its differences.
  private func apply(_ filter: Filter, _ step: Int) -> Int {
    unsafe current.withUnsafeBufferPointer { row in
      unsafe previous.withUnsafeBufferPointer { above in
        unsafe candidate.withUnsafeMutableBufferPointer { target in
          switch filter {
          case .none: unsafe Self.each(row, above, target, step) { left, up, corner in 0 }
          case .sub: unsafe Self.each(row, above, target, step) { left, up, corner in left }
          case .up: unsafe Self.each(row, above, target, step) { left, up, corner in up }
          case .paeth: unsafe Self.each(row, above, target, step, Self.paeth)
          }
        }
      }
    }
  }

  /// A loop without branches for each filter, so that the compiler can vectorize it.
  @inline(__always)
  private static func each(
    _ row: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>,
    _ step: Int, _ predict: (UInt8, UInt8, UInt8) -> UInt8
  ) -> Int {
    guard let row = row.baseAddress, let above = above.baseAddress,
      let out = target.baseAddress
    else { return 0 }
    let count = target.count
    var sum: UInt32 = 0
    for i in 0..<min(step, count) {
      let difference = unsafe row[i] &- predict(0, above[i], 0)
      unsafe out[i] = difference
      sum &+= UInt32(min(difference, 0 &- difference))
    }
    guard step < count else { return Int(sum) }
    let (left, corner) = unsafe (row - step, above - step)
    for i in step..<count {
      let difference = unsafe row[i] &- predict(left[i], above[i], corner[i])
      unsafe out[i] = difference
      sum &+= UInt32(truncatingIfNeeded: min(difference, 0 &- difference))
    }
    return Int(sum)
  }

  /// - Source: PNG 1.2, section 6.6.
  @inline(__always)
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    @inline(__always) func magnitude(_ v: Int16) -> Int16 { max(v, 0 &- v) }
    let (a, b, c) = (Int16(left), Int16(up), Int16(corner))
    let pa = magnitude(b &- c)
    let pb = magnitude(a &- c)
    let pc = magnitude(a &+ b &- c &- c)
    let second = pb <= pc ? up : corner
    return pa <= pb && pa <= pc ? left : second
  }

  // MARK: Pixels to samples

  private static func convert(
    row y: Int, of view: PixelView, _ layout: PNGLayout, _ straight: Unpremultiplier,
    into row: UnsafeMutableRawBufferPointer
  ) {
    let width = unsafe view.width
    switch layout.kind {
    case .gray:
      for x in 0..<width { unsafe row[x] = UInt8(truncatingIfNeeded: view.pixel(x, y)) }
    case .rgb: unsafe packColors(row: y, of: view, into: row)
    case .grayAlpha:
      for x in 0..<width {
        let entry = unsafe straight.entry(view.pixel(x, y))
        unsafe row[2 * x] = entry.red
        unsafe row[2 * x + 1] = entry.alpha
      }
    case .rgba: unsafe packStraight(row: y, of: view, straight, into: row)
    case .palette: unsafe packIndices(row: y, of: view, layout, into: row)
    }
  }

  /// Writes red, green and blue of each pixel, four pixels at a time while possible.
  private static func packColors(row y: Int, of view: PixelView, into row: UnsafeMutableRawBufferPointer) {
    let width = unsafe view.width
    for x in stride(from: 0, to: width & ~3, by: 4) {
      // Each is 0x00BBGGRR, stored in memory as red, green, blue.
      let a = unsafe view.pixel(x, y).byteSwapped >> 8
      let b = unsafe view.pixel(x + 1, y).byteSwapped >> 8
      let c = unsafe view.pixel(x + 2, y).byteSwapped >> 8
      let d = unsafe view.pixel(x + 3, y).byteSwapped >> 8
      unsafe row.storeBytes(of: a | b << 24, toByteOffset: 3 * x, as: UInt32.self)
      unsafe row.storeBytes(of: b >> 8 | c << 16, toByteOffset: 3 * x + 4, as: UInt32.self)
      unsafe row.storeBytes(of: c >> 16 | d << 8, toByteOffset: 3 * x + 8, as: UInt32.self)
    }
    for x in width & ~3..<width {
      let pixel = unsafe view.pixel(x, y)
      unsafe row[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
      unsafe row[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      unsafe row[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  /// Writes red, green, blue and alpha of each pixel. Most pixels are opaque and need no conversion, so 32 are copied
  /// at a time.
  private static func packStraight(
    row y: Int, of view: PixelView, _ straight: Unpremultiplier, into row: UnsafeMutableRawBufferPointer
  ) {
    guard let target = row.baseAddress, let source = unsafe view.row(y) else { return }
    let width = unsafe view.width
    var x = 0
    while x + 32 <= width {
      if unsafe areOpaque(source + 4 * x) {
        unsafe copy(source + 4 * x, isSwapped: view.isBlueFirst, to: target + 4 * x)
      } else {
        for x in x..<(x + 32) { unsafe packPixel(view.pixel(x, y), straight, into: target + 4 * x) }
      }
      x += 32
    }
    for x in x..<width { unsafe packPixel(view.pixel(x, y), straight, into: target + 4 * x) }
  }

  /// Whether 32 pixels are opaque. The test is separate from the copy, so that the copy stays in vector registers.
  @inline(__always)
  private static func areOpaque(_ source: UnsafeRawPointer) -> Bool {
    var all = SIMD4<UInt32>(repeating: 0xFF00_0000)
    for i in 0..<8 { all &= unsafe source.loadUnaligned(fromByteOffset: 16 * i, as: SIMD4<UInt32>.self) }
    let pair = all.lowHalf & all.highHalf
    return pair[0] & pair[1] == 0xFF00_0000
  }

  @inline(__always)
  private static func copy(_ source: UnsafeRawPointer, isSwapped: Bool, to target: UnsafeMutableRawPointer) {
    for i in 0..<8 {
      let pixels = unsafe source.loadUnaligned(fromByteOffset: 16 * i, as: SIMD4<UInt32>.self)
      let others = pixels & 0x00FF_00FF
      let swapped = pixels & 0xFF00_FF00 | (others &<< 16) | (others &>> 16)
      unsafe target.storeBytes(of: isSwapped ? swapped : pixels, toByteOffset: 16 * i, as: SIMD4<UInt32>.self)
    }
  }

  @inline(__always)
  private static func packPixel(_ pixel: UInt32, _ straight: Unpremultiplier, into target: UnsafeMutableRawPointer) {
    let isPlain = pixel >= 0xFF00_0000 || pixel == 0
    let value = isPlain ? pixel.swappedRedAndBlue : straight.bytes(pixel)
    unsafe target.storeBytes(of: value, as: UInt32.self)
  }

  /// Packs several palette indices into a byte, the leftmost pixel in the high bits.
  private static func packIndices(
    row y: Int, of view: PixelView, _ layout: PNGLayout, into row: UnsafeMutableRawBufferPointer
  ) {
    let depth = layout.depth
    let perByte = 8 / depth
    unsafe row.initializeMemory(as: UInt8.self, repeating: 0)
    var last: UInt32 = 0
    var index = layout.indices.index(of: 0) ?? 0
    for x in unsafe 0..<view.width {
      let pixel = unsafe view.pixel(x, y)
      if pixel != last {
        last = pixel
        index = layout.indices.index(of: pixel) ?? 0
      }
      let shift = 8 - depth * (x % perByte + 1)
      unsafe row[x / perByte] |= UInt8(truncatingIfNeeded: index << shift)
    }
  }
}
