// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveNative
import WeavePNG

/// A painted picture with everything that a similar picture can reuse: its pixels, and the compressed stream of its
/// file.
final class PaintedPicture {
  let canvas: Canvas
  let scale: Double
  /// Whether its gradients are dithered.
  private var isDithered = false
  /// The items that it shows; nil if its colours were changed afterwards.
  private var ink: InkTree?
  private var encoder: PNGEncoder
  /// The rows that have changed since the encoder last saw the canvas; nil if it has never seen it.
  private var unencoded: Range<Int>?
  /// The last file, for a picture in which nothing has changed.
  private var file: (metadata: PNGEncoder.Metadata, isDithered: Bool, bytes: [UInt8])?

  init(width: Int, height: Int, scale: Double, isCrisp: Bool, isParallel: Bool) throws(RasterError) {
    do throws(CairoError) { canvas = try Canvas(width: width, height: height) } catch { throw .cairo(error) }
    do throws(PNGError) { encoder = try PNGEncoder(isParallel: isParallel) } catch { throw .png(error) }
    self.scale = scale
    canvas.setSmooth(!isCrisp)
  }

  /// The rows in which it can differ from a list, and the rows to paint for it; nil if that is not known.
  func rows(changedFor next: InkTree) -> ChangedRows? {
    let whole = 0..<canvas.height
    guard let ink, let rows = next.rows(changedFrom: ink)?.clamped(to: whole) else { return nil }
    // Saving a few rows is not worth a little more work for each command. Unchanged rows are still not compressed
    // again.
    let most = whole.count * 7 / 8
    guard rows.changed.count < most else { return nil }
    return rows.painted.count < most ? rows : ChangedRows(changed: rows.changed, painted: whole)
  }

  /// Records what the picture shows now.
  ///
  /// - Parameters:
  ///   - isFinal: whether its colours were not changed afterwards, so that the next picture may be painted over it.
  ///   - rows: the rows whose pixels may have changed.
  func show(_ ink: InkTree, isFinal: Bool, changed rows: Range<Int>) {
    self.ink = isFinal ? ink : nil
    isDithered = ink.isDithered
    unencoded = unencoded.map { $0.around(rows) }
  }

  /// The picture as a PNG file.
  func encode(_ metadata: PNGEncoder.Metadata) throws(PNGError) -> [UInt8] {
    let changed = unencoded
    if changed?.isEmpty == true, let file, file.metadata == metadata, file.isDithered == isDithered {
      return file.bytes
    }
    (unencoded, file) = (nil, nil)
    let bytes = try encoder.encode(canvas, metadata, isDithered: isDithered, changed: changed)
    unencoded = 0..<0
    file = (metadata, isDithered, bytes)
    return bytes
  }
}

/// The last few pictures that were painted. A job that draws each data row in several sizes and appearances finds, for
/// each of them, the picture of the row before.
struct KeptPictures {
  private static let capacity = 6
  /// The most pixels of all pictures: 24 MB, and as much again in the encoders.
  private static let mostPixels = 6 << 20
  private var all = RecentList<PaintedPicture>(capacity: KeptPictures.capacity, costLimit: KeptPictures.mostPixels) {
    $0.pixels
  }

  /// Removes and returns the picture most similar to a list, with the rows to paint in it.
  mutating func take(
    for list: InkTree, width: Int, height: Int, scale: Double
  ) -> (picture: PaintedPicture, rows: ChangedRows)? {
    var best: (index: Int, rows: ChangedRows)?
    for (index, picture) in all.entries.enumerated().reversed() where picture.hasForm(width, height, scale) {
      guard let rows = picture.rows(changedFor: list), rows.count < best?.rows.count ?? .max else { continue }
      best = (index, rows)
    }
    return best.map { (all.remove(at: $0.index), $0.rows) }
  }

  /// Removes and returns the oldest picture of the same size and scale, if there is no room for another or pictures are
  /// not reused.
  mutating func takeOldest(width: Int, height: Int, scale: Double, isFull: Bool) -> PaintedPicture? {
    guard isFull || all.entries.count >= Self.capacity else { return nil }
    return all.entries.firstIndex { $0.hasForm(width, height, scale) }.map { all.remove(at: $0) }
  }

  /// Adds a picture, and removes the oldest if there are too many.
  mutating func add(_ picture: PaintedPicture) { all.keep(picture) }
}

extension PaintedPicture {
  fileprivate var pixels: Int { canvas.width * canvas.height }

  fileprivate func hasForm(_ width: Int, _ height: Int, _ scale: Double) -> Bool {
    canvas.width == width && canvas.height == height && self.scale == scale
  }
}

extension Range<Int> {
  /// The smallest range that contains both.
  fileprivate func around(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    return other.isEmpty ? self : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
