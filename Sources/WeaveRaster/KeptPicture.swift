// SPDX-License-Identifier: MIT

import WeaveNative
import WeavePNG

/// A picture that was painted, with what the next one like it can take over: pixels, and the stream of its file.
final class KeptPicture {
  let canvas: Canvas
  let scale: Double
  /// Whether its gradients are drawn by a pattern.
  private var isDithered = false
  /// What it shows; nil where its colours were changed afterwards.
  private var ink: InkTree?
  private var encoder: PNGEncoder
  /// The rows that have changed since the encoder has seen the canvas; nil where it has not.
  private var unencoded: Range<Int>?
  /// The last file, for a picture in which nothing has changed.
  private var file: (metadata: PNGEncoder.Metadata, isDithered: Bool, bytes: [UInt8])?

  init(width: Int, height: Int, scale: Double, isCrisp: Bool, isParallel: Bool) throws(RasterError) {
    do throws(CairoError) { canvas = try Canvas(width: width, height: height) } catch { throw .cairo(error) }
    do throws(PNGError) { encoder = try PNGEncoder(isParallel: isParallel) } catch { throw .png(error) }
    self.scale = scale
    canvas.setSmooth(!isCrisp)
  }

  /// The rows in which it can differ from what a list shows, and those that are painted for it; nil where that is not known.
  func rows(changedFor next: InkTree) -> ChangedRows? {
    let whole = 0..<canvas.height
    guard let ink, let rows = next.rows(changedFrom: ink)?.clamped(to: whole) else { return nil }
    // A little more work for each command is not worth a few rows. What has not changed is still not compressed again.
    let most = whole.count * 7 / 8
    guard rows.changed.count < most else { return nil }
    return rows.painted.count < most ? rows : ChangedRows(changed: rows.changed, painted: whole)
  }

  /// Notes what it shows now.
  ///
  /// - Parameters:
  ///   - isFinal: whether nothing was done to its colours afterwards, so that the next picture may be painted over it.
  ///   - rows: those whose pixels may be others than before.
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

/// A few pictures that were painted last: a job that draws each of its rows in several sizes and appearances finds for
/// each what it drew of the row before.
struct KeptPictures {
  private static let capacity = 6
  /// Pixels of all: 24 MB, and as much again in the encoders.
  private static let mostPixels = 6 << 20
  /// The latest last.
  private var all: [KeptPicture] = []

  /// Takes out the picture that is most like a list, with the rows that must be painted in it.
  mutating func take(
    for list: InkTree, width: Int, height: Int, scale: Double
  ) -> (picture: KeptPicture, rows: ChangedRows)? {
    var best: (index: Int, rows: ChangedRows)?
    for (index, picture) in all.enumerated().reversed() where picture.hasForm(width, height, scale) {
      guard let rows = picture.rows(changedFor: list), rows.count < best?.rows.count ?? .max else { continue }
      best = (index, rows)
    }
    return best.map { (all.remove(at: $0.index), $0.rows) }
  }

  /// Takes out the oldest picture of a form where there is no room for one more, as where nobody looks for them.
  mutating func takeOldest(width: Int, height: Int, scale: Double, isFull: Bool) -> KeptPicture? {
    guard isFull || all.count >= Self.capacity, let index = all.firstIndex(where: { $0.hasForm(width, height, scale) })
    else {
      return nil
    }
    return all.remove(at: index)
  }

  /// Keeps a picture, and lets the oldest go where there are too many.
  mutating func add(_ picture: KeptPicture) {
    all.append(picture)
    while all.count > 1, all.count > Self.capacity || all.reduce(0, { $0 + $1.pixels }) > Self.mostPixels {
      all.removeFirst()
    }
  }
}

extension KeptPicture {
  fileprivate var pixels: Int { canvas.width * canvas.height }

  fileprivate func hasForm(_ width: Int, _ height: Int, _ scale: Double) -> Bool {
    canvas.width == width && canvas.height == height && self.scale == scale
  }
}

extension Range<Int> {
  /// Both, and what lies between.
  fileprivate func around(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    return other.isEmpty ? self : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
