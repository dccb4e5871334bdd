// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveDiagnostics
public import WeaveDiff
import WeaveRender
import WeaveResolve

/// The result of one picture.
public struct CaseResult: Sendable {
  /// The state of a picture, the worst first.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It differs from its reference.
    case changed
    /// It has no reference, but one is required.
    case missing
    /// It cannot be drawn, or its reference cannot be read.
    case failed
    /// It has no reference yet.
    case new
    /// No design makes this reference.
    case orphaned
    /// It differs within the tolerance.
    case close
    /// It equals its reference, pixel by pixel.
    case same

    /// Whether it makes a run fail.
    public var isFailure: Bool { self == .changed || self == .missing || self == .failed }
  }

  /// The numbers of a comparison.
  public struct Measures: Sendable {
    /// The number of pixels that differ, without smooth edges and noise.
    public var differing: Int
    /// The fraction of all pixels, 0...1.
    public var share: Double
    /// The most differing pixels in a square of 32 × 32.
    public var densest: Int
    /// 0 to 255.
    public var largestChannelDifference: Int
    /// Structural similarity, 1 for equal pictures.
    public var similarity: Double
    /// Boxes around the differences.
    public var regions: [PixelRegion]
  }

  /// What a picture was drawn for, in the words of its settings.
  public struct Variant: Sendable, Hashable {
    /// The words for its size, its appearance, and so on.
    public var size, appearance, locale, textSize, contrast: String
    /// Device pixels per point.
    public var scale: Int
  }

  /// The reference's path without its extension.
  public var name: String
  /// The state of the picture.
  public var state: State
  /// Nil for orphans, and in a report that was merged from others.
  public var item: TestCase?
  /// The path of the design's file; nil for orphans.
  public var design: String?
  /// What it was drawn for; nil for orphans, and for designs with errors.
  public var variant: Variant?
  /// References with more bytes are stored as hashes; nil for none.
  var largestReference: Int?
  /// What happened, if it is not a difference of pixels.
  public var message = ""
  /// The difference from its reference; nil if nothing was compared.
  public var measures: Measures?
  /// What has changed in the picture, in the order of the tree.
  public var changes: [PictureChange] = []
  /// Why it has changed; empty if no cause is known.
  public var causes: [ChangeCause] = []
  /// The difference of the trees, line by line: `- was`, `+ is`.
  public var lines: [String] = []
  /// The size of the new picture in pixels.
  public var size: (width: Int, height: Int)?
  /// The size of the earlier picture in pixels, if it is another.
  var earlierSize: (width: Int, height: Int)?
  /// Whether the reference is only a hash.
  public var isHashed = false
  /// Whether its reference was written, or removed, in this run.
  public var isSettled = false
  /// Files of the report folder: `before`, `after`, `tree`.
  public var files = CaseFiles()
  /// The part of the picture that `before` shows; nil for all of it. The rest was as it is now.
  public var patch: PixelRegion?
  /// The hash of the reference that it was compared with; empty if there is none.
  public var referenceSum = ""
  /// The paths of the photos that it shows.
  var photos: Set<String> = []
  /// The diagnostics of the design.
  public var report: DiagnosticReport?
  /// What drew the picture, and how that differs from what drew its reference; nil if it was not drawn.
  public var origin: PictureOrigin? {
    didSet { elsewhere = origin?.refusal?.sentence() }
  }
  /// How it was drawn otherwise than the references, so that it must not become one; nil if it may.
  var elsewhere: String?
  /// The parts of the picture that are not compared.
  var masks: [Mask] = []
  /// Whether it has a reference that does not say what drew it.
  public var isUnmarked = false

  init(_ name: String, _ state: State, item: TestCase? = nil, message: String = "") {
    self.name = name
    self.state = state
    self.item = item
    self.message = message
    design = item?.design.path
    variant = item.map { Variant($0.environment) }
    largestReference = item?.settings.largestReference
  }
}

extension CaseResult.Variant {
  fileprivate init(_ environment: RenderEnvironment) {
    self.init(
      size: environment.size.rawValue, appearance: environment.appearance.rawValue,
      locale: environment.locale.identifier, textSize: environment.textSize.rawValue,
      contrast: environment.contrast.rawValue, scale: Int(environment.scale))
  }
}

/// The files of a case, by their paths in the report's folder.
public struct CaseFiles: Sendable, Hashable {
  /// Paths in the report's folder; nil for a file that does not exist.
  public var before, after, tree: String?
}
