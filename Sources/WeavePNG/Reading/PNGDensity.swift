// SPDX-License-Identifier: MIT

/// The pixel density that a PNG file claims in its chunk `pHYs`.
public enum PNGDensity {
  /// Pixels per point, with 72 points per inch; nil if the file does not say.
  public static func scale(of file: [UInt8]) -> Double? {
    guard let chunks = try? PNGChunkList(file), let data = chunks.data(of: "pHYs"), data.count == 9, data[8] == 1 else {
      return nil
    }
    let perMeter = PNGChunkList.number(data, 0, 4)
    return perMeter > 0 ? (Double(perMeter) * 0.0254 / 72 * 1_000).rounded() / 1_000 : nil
  }
}
