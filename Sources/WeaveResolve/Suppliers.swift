// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveSpec

/// The squares of a QR code.
public struct CodeSquares: Sendable, Hashable {
  /// Squares along each side.
  public let side: Int
  /// Row by row from the top, `side * side` values.
  public let isDark: [Bool]

  /// Makes a code from its squares, row by row from the upper left corner.
  public init(side: Int, isDark: [Bool]) {
    (self.side, self.isDark) = (side, isDark)
  }
}

/// Why there is no code.
public enum CodeFailure: Error, Sendable, Hashable {
  /// The text is too long for any code.
  case tooLong
  /// No library for codes is installed.
  case notInstalled
}

/// Supplies symbols and codes to the resolver.
public protocol SymbolSupplier {
  /// The symbol of an SF Symbols name; nil if the name is unknown.
  func symbol(named name: String) -> VectorSymbol?
  /// The QR code for a text that is not empty.
  func code(of text: String, _ correction: CodeCorrection) throws(CodeFailure) -> CodeSquares
  /// All names, for suggestions.
  var symbolNames: [String] { get }
  /// The colours of layers by role, for multicolour drawing.
  func multicolor(isDark: Bool) -> [String: Color]
}

/// A photo that could not be used, with the reason as a sentence without a full stop.
public struct ImageFailure: Error, Sendable, Hashable {
  /// The reason. Each has a diagnostic of its own.
  public enum Reason: Sendable, Hashable { case missing, outside, unreadable, tooLarge, unsupported, damaged }
  /// The reason.
  public var reason: Reason
  /// The reason as a sentence for people, without a full stop.
  public var sentence: String
  /// Makes a failure from its reason and sentence.
  public init(_ reason: Reason, _ sentence: String) {
    self.reason = reason
    self.sentence = sentence
  }
}

/// A photo, with the changes to make before it is drawn.
public struct ImageRequest: Sendable, Hashable {
  /// The path as written in the design, below the design's folder or `--assets`.
  public var file: String
  /// Quarter turns clockwise, applied first.
  public var quarterTurns: Int
  /// Degrees clockwise, applied second; the picture is enlarged until no corner is empty.
  public var straighten: Double
  /// The name of a photo filter; nil for none.
  public var filter: String?
  /// The strength of the filter, 0 to 1.
  public var filterIntensity: Double
  /// The two colours of its tones, applied last; nil for its own colours.
  public var duotone: Duotone?

  /// Makes a request for a photo by its path and changes.
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

/// Supplies photos to the resolver.
public protocol ImageSupplier {
  /// The decoded, upright photo with its filter applied.
  func image(_ request: ImageRequest) -> Result<RasterImage, ImageFailure>
  /// The album in a file; nil if there is no such file.
  func album(_ file: String) -> Result<ShuffleManifest, ImageFailure>?
}

extension ImageSupplier {
  /// Returns nil: this supplier has no albums.
  public func album(_ file: String) -> Result<ShuffleManifest, ImageFailure>? { nil }
}
