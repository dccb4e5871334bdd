// SPDX-License-Identifier: MIT

/// Finds the matches in a band of rows. It is valid only as long as the rows and buffers that it points to.
protocol TokenFinder {
  /// - Parameters:
  ///   - base: rows of `rowSize` bytes, each a filter byte and pixels.
  ///   - band: the byte range of the rows to compress.
  init(base: UnsafeRawPointer, band: Range<Int>, rowSize: Int, buffers: borrowing DeflateBuffers)

  /// Adds tokens from `start` on to the buffers and counts their symbols, until the buffers are full or the band ends.
  @unsafe func tokenize(from start: Int) -> (tokens: Int, end: Int)
}
