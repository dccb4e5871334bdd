// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveSpec

/// The squares of a code for cameras.
public struct CodeSquares: Sendable, Hashable {
  /// Squares along each side.
  public let side: Int
  /// Row by row from the top, `side * side` of them.
  public let isDark: [Bool]

  /// Squares from the upper left corner on, row by row.
  public init(side: Int, isDark: [Bool]) {
    (self.side, self.isDark) = (side, isDark)
  }
}

/// How much of a code may be lost or covered.
public enum CodeCorrection: String, Sendable, Hashable, CaseIterable { case low, medium, quartile, high }

/// Why there is no code.
public enum CodeFailure: Error, Sendable, Hashable {
  /// No code holds so much.
  case tooLong
  /// The machine has nothing that makes codes.
  case notInstalled
}

/// Where resolve gets symbols and codes from.
public protocol SymbolSupplier {
  /// The symbol of an SF Symbols name; nil if the name is unknown.
  func symbol(named name: String) -> VectorSymbol?
  /// The QR code of a text that is not empty.
  func code(of text: String, _ correction: CodeCorrection) throws(CodeFailure) -> CodeSquares
  /// All names, for suggestions.
  var symbolNames: [String] { get }
  /// The colours of layers by role, for multicolour drawing.
  func multicolor(isDark: Bool) -> [String: Color]
}

/// A photo that could not be used, and why, as one sentence without a full stop.
public struct ImageFailure: Error, Sendable, Hashable {
  /// What went wrong, each with a diagnostic of its own.
  public enum Reason: Sendable, Hashable { case missing, outside, unreadable, tooLarge, unsupported, damaged }
  /// What went wrong.
  public var reason: Reason
  /// Why, for people, without a full stop.
  public var sentence: String
  /// A failure and its sentence.
  public init(_ reason: Reason, _ sentence: String) {
    self.reason = reason
    self.sentence = sentence
  }
}

/// What to do with a photo before it is drawn.
public struct ImageRequest: Sendable, Hashable {
  /// As the design writes it: a path below the design's folder or `--assets`.
  public var file: String
  /// Quarter turns clockwise, applied first.
  public var quarterTurns: Int
  /// Degrees clockwise, applied second, the picture zoomed until no corner is empty.
  public var straighten: Double
  /// A photo filter and its strength, 0...1.
  public var filter: String?
  /// How much of the filter is mixed in, 0 to 1.
  public var filterIntensity: Double

  /// A photo by its path and what is done to it.
  public init(
    file: String, quarterTurns: Int = 0, straighten: Double = 0, filter: String? = nil, filterIntensity: Double = 1
  ) {
    self.file = file
    self.quarterTurns = quarterTurns
    self.straighten = straighten
    self.filter = filter
    self.filterIntensity = filterIntensity
  }
}

/// Where resolve gets photos from.
public protocol ImageSupplier {
  /// The decoded, upright photo, with its filter as its look.
  func image(_ request: ImageRequest) -> Result<RasterImage, ImageFailure>
  /// The album of a file; nil where there is no such file.
  func album(_ file: String) -> Result<ShuffleManifest, ImageFailure>?
}

extension ImageSupplier {
  /// No album is there.
  public func album(_ file: String) -> Result<ShuffleManifest, ImageFailure>? { nil }
}
