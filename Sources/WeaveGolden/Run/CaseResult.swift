// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveDiff

/// What became of one picture.
public struct CaseResult: Sendable {
  /// What became of a picture, the worst first.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It differs from its reference.
    case changed
    /// It has no reference, and needs one.
    case missing
    /// It cannot be drawn, or its reference cannot be read.
    case failed
    /// It has no reference yet.
    case new
    /// A reference that no design makes.
    case orphaned
    /// It differs within the tolerance.
    case close
    /// It is its reference, pixel by pixel.
    case same

    /// Whether it makes a run fail.
    public var isFailure: Bool { self == .changed || self == .missing || self == .failed }
  }

  /// The numbers of a comparison.
  public struct Measures: Sendable {
    /// Pixels that differ, smooth edges and noise left out.
    public var differing: Int
    /// Of all pixels, 0...1.
    public var share: Double
    /// The most in a square of 32 × 32.
    public var densest: Int
    /// 0 to 255.
    public var largestChannelDifference: Int
    /// Structural similarity, 1 for equal pictures.
    public var similarity: Double
    /// Boxes around what differs.
    public var regions: [PixelRegion]
  }

  /// The reference's path without its ending.
  public var name: String
  /// What became of it.
  public var state: State
  /// Nil for orphans.
  public var item: TestCase?
  /// What happened, where that is no difference of pixels.
  public var message = ""
  /// How far it is from its reference; nil where nothing was compared.
  public var measures: Measures?
  /// What the change is due to, in the order of the tree.
  public var changes: [PictureChange] = []
  /// The difference of two trees, line by line: `- was`, `+ is`.
  public var lines: [String] = []
  /// Pixels of the picture as it is.
  public var size: (width: Int, height: Int)?
  /// Whether there is a reference, but only as a hash.
  public var isHashed = false
  /// Whether its reference was written, or removed, in this run.
  public var isSettled = false
  /// Files of the report folder: `before`, `after`, `difference`, `tree`.
  public var files = CaseFiles()
  /// Of the reference that it was compared with; empty for none.
  public var referenceSum = ""
  /// What is wrong with the design.
  public var report: DiagnosticReport?

  init(_ name: String, _ state: State, item: TestCase? = nil, message: String = "") {
    self.name = name
    self.state = state
    self.item = item
    self.message = message
  }
}

/// Pictures of a case in the report's folder, by their paths in it.
public struct CaseFiles: Sendable, Hashable {
  /// Paths in the report's folder; nil for one that there is not.
  public var before, after, difference, tree: String?
}
