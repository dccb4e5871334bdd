// SPDX-License-Identifier: MIT

/// The faces that a design may name for large words and numbers, in the order of the reference.
///
/// Here is what the language has to know about a face. Its family and its package are those of `FaceFamily`.
public enum DisplayFace: String, Sendable, Hashable, CaseIterable {
  /// Condensed capitals.
  case bebasNeue
  /// Geometric, from hairlines to heavy shapes.
  case leagueSpartan
  /// A grotesque of any weight.
  case karla
  /// Drawn for the screens of cockpits.
  case b612
  /// A slab.
  case robotoSlab
  /// A humanist serif.
  case ebGaramond
  /// High contrast, up to a fat face.
  case arapey
  /// Brush strokes.
  case kaushanScript
  /// Letters of one width, in five widths.
  case leagueMono
  /// Letters of 8 by 16 pixels.
  case spleen

  /// One of the axes along which a face varies.
  public struct Axis: Sendable, Hashable {
    /// The four letters by which OpenType knows it.
    public var tag: String
    /// The values that the face has.
    public var range: ClosedRange<Double>
    /// The only values that it has, if it has a file for each; empty if it has all of the range.
    public var steps: [Double] = []

    /// The value that the face has nearest to another one.
    public func value(nearest value: Double) -> Double {
      steps.min { abs($0 - value) < abs($1 - value) } ?? min(max(value, range.lowerBound), range.upperBound)
    }
  }

  /// Its axes.
  public var axes: [Axis] {
    switch self {
    case .karla: [Axis(tag: "wght", range: 200...800)]
    case .leagueMono: [Axis(tag: "wdth", range: 50...200, steps: [50, 75, 113, 150, 200])]
    case .bebasNeue, .leagueSpartan, .b612, .robotoSlab, .ebGaramond, .arapey, .kaushanScript, .spleen: []
    }
  }

  /// The pixels of its em, if its letters consist of squares; nil for curves.
  public var pixelsPerEm: Int? { self == .spleen ? 16 : nil }

  /// Whether all squares of its letters are whole pixels at a size.
  ///
  /// - Parameter size: pixels per em.
  public func isOnPixels(size: Double) -> Bool {
    guard let pixelsPerEm, size > 0, size < 10_000 else { return false }
    let factor = size / Double(pixelsPerEm)
    return factor.rounded() >= 1 && abs(factor - factor.rounded()) < 1e-6
  }
}
