// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics

/// Tables of gradients that were drawn, kept for the next picture. Mixing their colours takes as long as setting them.
final class GradientTables {
  private struct Key: Equatable {
    var map: Transform
    var scale: Double
    var paints: [Paint]
  }

  private final class Entry {
    let key: Key
    let stack: GradientStack
    let rows: GradientRows?

    init(_ key: Key, _ stack: GradientStack, rows: GradientRows? = nil) {
      (self.key, self.stack, self.rows) = (key, stack, rows)
    }
  }

  private static let capacity = 16
  /// The most pixels of all kept rows: 8 MB.
  private static let mostPixels = 2 << 20
  private let keepsRows: Bool
  private var entries = RecentList<Entry>(capacity: GradientTables.capacity, costLimit: GradientTables.mostPixels) {
    $0.rows?.area.pixels ?? 0
  }
  /// The colours between stops, which do not depend on where a gradient is placed.
  private var colors = RecentEntries<[GradientStop], [SIMD4<Float>]>(capacity: GradientTables.capacity / 2)

  /// - Parameter keepsRows: whether to keep pixels too, for pictures that have the same gradients as an earlier one.
  init(keepsRows: Bool) { self.keepsRows = keepsRows }

  /// A stack of gradients and colours, and the rows in which its pixels can be kept between pictures; nil if one of the
  /// gradients has no table.
  ///
  /// - Parameters:
  ///   - map: from pixels to the gradients' coordinates.
  ///   - scale: pixels per point.
  ///   - area: the pixels of the picture that the shape can fill.
  func stack(
    _ paints: [Paint], toGradient map: Transform, scale: Double, area: PixelBounds
  ) -> (stack: GradientStack, rows: GradientRows?)? {
    let key = Key(map: map, scale: scale, paints: paints)
    if let known = entries.entry(where: { $0.key == key }) { return (known.stack, rows(known, area)) }
    guard let made = GradientStack(paints, toGradient: map, scale: scale, colors: colors(between:)) else { return nil }
    entries.keep(Entry(key, made))
    return (made, nil)
  }

  private func colors(between stops: [GradientStop]) -> [SIMD4<Float>] {
    if let known = colors.value(of: stops) { return known }
    let made = GradientTable.colors(stops)
    colors.keep(made, for: stops)
    return made
  }

  /// Pixels are kept only when a stack is drawn a second time, since a third time is then likely.
  private func rows(_ entry: Entry, _ area: PixelBounds) -> GradientRows? {
    if let rows = entry.rows { return rows.area == area ? rows : nil }
    guard keepsRows, entry.stack.isMixed, area.pixels <= Self.mostPixels else { return nil }
    let rows = GradientRows(area)
    entries.remove { $0 === entry }
    entries.keep(Entry(entry.key, entry.stack, rows: rows))
    return rows
  }
}

/// The rows of pixels that a stack of gradients produced.
final class GradientRows {
  /// In pixels of the picture.
  let area: PixelBounds
  private var pixels: [UInt32]
  private var isKnown: [Bool]

  init(_ area: PixelBounds) {
    self.area = area
    pixels = [UInt32](repeating: 0, count: area.pixels)
    isKnown = [Bool](repeating: false, count: area.height)
  }

  /// Copies a row of the picture if it is known; otherwise returns false.
  func copy(column: Int, line: Int, to row: inout MutableSpan<UInt32>) -> Bool {
    guard let index = index(of: line, from: column, row.count), isKnown[index] else { return false }
    for x in row.indices { row[x] = pixels[index * area.width + x] }
    return true
  }

  /// Keeps a row of the picture.
  func keep(_ row: borrowing MutableSpan<UInt32>, column: Int, line: Int) {
    guard let index = index(of: line, from: column, row.count) else { return }
    for x in row.indices { pixels[index * area.width + x] = row[x] }
    isKnown[index] = true
  }

  /// The index of a row; nil if it is outside the area or not exactly as wide.
  private func index(of line: Int, from column: Int, _ count: Int) -> Int? {
    column == area.x && count == area.width && isKnown.indices.contains(line - area.y) ? line - area.y : nil
  }
}
