// SPDX-License-Identifier: MIT

/// Where a symbol's ink lies beside text of the same font size, in ems.
public struct SymbolMetrics: Sendable, Hashable {
  /// The measures at one weight.
  public struct Measures: Sendable, Hashable {
    /// The width of the symbol's box.
    public var advance: Double
    /// From the box's left edge to the ink.
    public var left: Double
    /// The width and height of the ink.
    public var width, height: Double
    /// From the baseline up to the middle of the ink.
    public var middle: Double

    /// Measures in ems.
    public init(advance: Double, left: Double, width: Double, height: Double, middle: Double) {
      self.advance = advance
      self.left = left
      self.width = width
      self.height = height
      self.middle = middle
    }

    /// The measures on the line between these, at 0, and others, at 1.
    func mixed(with other: Self, _ share: Double) -> Self {
      func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
      return Self(
        advance: mix(advance, other.advance), left: mix(left, other.left), width: mix(width, other.width),
        height: mix(height, other.height), middle: mix(middle, other.middle))
    }
  }

  /// The measures at the weights 400 and 700.
  public var regular, bold: Measures
  /// The room in the box above the ink, and below it.
  public var room = 0.083

  /// The metrics of a symbol that was measured at two weights.
  public init(regular: Measures, bold: Measures) {
    self.regular = regular
    self.bold = bold
  }

  /// The metrics of a drawing that has no counterpart among the symbols that were measured.
  ///
  /// - Parameters:
  ///   - ink: the box around its ink.
  ///   - viewBox: the box that it is drawn in; its live area, 22 of 24 parts of the height, is as high as the font.
  public init(ink: Rect, viewBox: Rect) {
    let em = max(viewBox.height, 1e-9) * 22 / 24
    let (width, height) = (ink.width / em, ink.height / em)
    let left = 0.0872
    regular = Measures(
      advance: width + 2 * left, left: left, width: width, height: height, middle: Self.middleOfCapitals)
    bold = regular
  }

  /// From the baseline up to the middle of the capitals, on which symbols are centred.
  public static let middleOfCapitals = 0.3523

  /// How far each weight lies from regular, 0, to bold, 1.
  ///
  /// - Source: the widths of 968 symbols in an export of SF Symbols 7 in nine weights, as medians.
  private static let shares: [Double] = [-1.28, -1, -0.44, 0, 0.36, 0.64, 1, 1.51, 1.97]

  /// The measures at a weight, 100 to 900.
  public func measures(at weight: Int) -> Measures {
    let share = Self.shares[(min(max(weight, 100), 900) - 50) / 100]
    return share == 0 ? regular : regular.mixed(with: bold, share)
  }
}
