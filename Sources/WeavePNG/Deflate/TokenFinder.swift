// SPDX-License-Identifier: MIT

/// What finds the matches in a band of rows. Valid only as long as the rows and buffers that it points to.
protocol TokenFinder {
  /// - Parameters:
  ///   - base: rows of `rowSize`, each a filter's byte and pixels.
  ///   - band: the bytes of the rows to be compressed.
  init(base: UnsafeRawPointer, band: Range<Int>, rowSize: Int, buffers: borrowing DeflateBuffers)

  /// Puts tokens from `start` on into the buffers until these are full or the band ends, and counts their symbols.
  @unsafe func tokenize(from start: Int) -> (tokens: Int, end: Int)
}
