// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics
public import WeaveResolve

/// Gives every node of a concrete tree its rectangle, by SwiftUI's rules.
///
/// A parent proposes a size, a child answers with its own, the parent places it. The passes after that are apart:
/// mirroring for languages that run from right to left, and rounding to device pixels.
///
/// A class, as it keeps what it found for the parts of the last tree: those that are the same in the next one need not be
/// measured again. It belongs to one thread.
public final class LayoutEngine {
  private let measurer: any TextMeasurer
  private let scale: Double
  private let isRightToLeft: Bool
  private var last: Measurement?

  /// - Parameters:
  ///   - measurer: shapes the texts.
  ///   - scale: device pixels per point; anything but a positive number counts as 1.
  ///   - isRightToLeft: whether leading is right.
  public init(measurer: any TextMeasurer, scale: Double, isRightToLeft: Bool) {
    self.measurer = measurer
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.isRightToLeft = isRightToLeft
  }

  /// The tree with absolute frames, in points, the root in the middle of the canvas; all of them finite.
  ///
  /// - Parameter canvas: what the root is offered, in points.
  public func layOut(_ root: ResolvedNode, in canvas: Size) -> LayoutResult {
    let canvas = Size(width: Length.positive(canvas.width), height: Length.positive(canvas.height))
    let tree = ElementTree(root)
    let measurement = Measurement(
      tree, measurer: measurer, scale: scale, isRightToLeft: isRightToLeft, after: last)
    // Not held while answers are added, which would copy them.
    last = nil
    var placement = Placement(measurement, canvas: canvas)
    var placed = placement.placeRoot()
    // A photo would be held as long as the engine, for little: its size is quickly found.
    last = tree.hasImages ? nil : placement.measurement
    if isRightToLeft { placed = placed.mirrored(in: canvas.width) }
    placed.snap(to: PixelGrid(scale: scale))
    return LayoutResult(root: placed, diagnostics: placement.diagnostics)
  }

  /// What every element of a tree is offered and answers, and by which rule, those outside before those inside; the frames
  /// are those that `layOut` gives, before they are rounded to pixels.
  ///
  /// - Parameter canvas: what the root is offered, in points.
  public func steps(of root: ResolvedNode, in canvas: Size) -> [LayoutStep] {
    let canvas = Size(width: Length.positive(canvas.width), height: Length.positive(canvas.height))
    let measurement = Measurement(
      ElementTree(root), measurer: measurer, scale: scale, isRightToLeft: isRightToLeft)
    var placement = Placement(measurement, canvas: canvas, isTraced: true)
    _ = placement.placeRoot()
    return placement.trace?.steps ?? []
  }
}

/// What layout gives: rectangles, and what the design's author should know of them.
public struct LayoutResult: Sendable {
  /// The outermost node, as large as the canvas.
  public var root: LayoutNode
  /// With node and range; the widget's size is the caller's to fill in.
  public var diagnostics: [Diagnostic]

  /// A tree in its place, and what was to be said of it.
  public init(root: LayoutNode, diagnostics: [Diagnostic]) {
    self.root = root
    self.diagnostics = diagnostics
  }
}
