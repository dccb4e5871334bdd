// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics
public import WeaveResolve

/// Computes the rectangle of every node of a resolved tree, by SwiftUI's rules.
///
/// A parent proposes a size, a child answers with its own, the parent places it. Separate passes follow: mirroring for
/// right-to-left languages, and rounding to device pixels.
///
/// A class, because it keeps its results for the parts of the last tree: parts that are the same in the next tree need
/// not be measured again. It belongs to one thread.
public final class LayoutEngine {
  private let measurer: any TextMeasurer
  private let scale: Double
  private let isRightToLeft: Bool
  private var last: Measurement?

  /// - Parameters:
  ///   - measurer: shapes the texts.
  ///   - scale: device pixels per point; a value that is not a positive number counts as 1.
  ///   - isRightToLeft: whether leading is right.
  public init(measurer: any TextMeasurer, scale: Double, isRightToLeft: Bool) {
    self.measurer = measurer
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.isRightToLeft = isRightToLeft
  }

  /// The tree with absolute frames, in points, the root in the middle of the canvas; all frames are finite.
  ///
  /// - Parameter canvas: the size that is proposed to the root, in points.
  public func layOut(_ root: ResolvedNode, in canvas: Size) -> LayoutResult {
    let canvas = Size(width: Length.positive(canvas.width), height: Length.positive(canvas.height))
    var (placed, diagnostics) = place(root, in: canvas)
    if isRightToLeft { placed = placed.mirrored(in: canvas.width) }
    placed.snap(to: PixelGrid(scale: scale))
    return LayoutResult(root: placed, diagnostics: diagnostics)
  }

  /// Where some nodes of a tree are, before mirroring and rounding: what a view may ask about its layout.
  ///
  /// - Parameters:
  ///   - names: the nodes, by their `id`.
  ///   - canvas: the size that is proposed to the root, in points.
  /// - Returns: the frame of each of them that is drawn, by its name.
  package func frames(of names: Set<String>, in root: ResolvedNode, canvas: Size) -> [String: Rect] {
    let canvas = Size(width: Length.positive(canvas.width), height: Length.positive(canvas.height))
    var frames: [String: Rect] = [:]
    place(root, in: canvas).root.collectFrames(of: names, into: &frames)
    return frames
  }

  /// The size that a tree takes of a proposal, and its baselines: what a view may ask about its parts.
  ///
  /// - Parameters:
  ///   - width: points; nil for the ideal width, infinite for the largest.
  ///   - height: points; nil for the ideal height, infinite for the largest.
  package func measure(_ node: ResolvedNode, width: Double?, height: Double?) -> ViewAnswer {
    var measurement = Measurement(
      ElementTree(node), measurer: measurer, scale: scale, isRightToLeft: isRightToLeft)
    let answer = measurement.answer(measurement.tree.root, Proposal(width: width, height: height))
    return ViewAnswer(
      size: answer.size, firstBaseline: answer.guides.firstBaseline, lastBaseline: answer.guides.lastBaseline)
  }

  private func place(_ root: ResolvedNode, in canvas: Size) -> (root: LayoutNode, diagnostics: [Diagnostic]) {
    let tree = ElementTree(root)
    let measurement = Measurement(
      tree, measurer: measurer, scale: scale, isRightToLeft: isRightToLeft, after: last)
    // Released before answers are added, which would otherwise copy them.
    last = nil
    var placement = Placement(measurement, canvas: canvas)
    let placed = placement.placeRoot()
    // A photo would stay in memory as long as the engine, for little gain: its size is found quickly.
    last = tree.hasImages ? nil : placement.measurement
    return (placed, placement.diagnostics)
  }

  /// The proposals that every element of a tree receives, its answers and the rules behind them, outer elements first.
  /// The frames are those of `layOut` before they are rounded to pixels.
  ///
  /// - Parameter canvas: the size that is proposed to the root, in points.
  public func steps(of root: ResolvedNode, in canvas: Size) -> [LayoutStep] {
    let canvas = Size(width: Length.positive(canvas.width), height: Length.positive(canvas.height))
    let measurement = Measurement(
      ElementTree(root), measurer: measurer, scale: scale, isRightToLeft: isRightToLeft)
    var placement = Placement(measurement, canvas: canvas, isTraced: true)
    _ = placement.placeRoot()
    return placement.trace?.steps ?? []
  }
}

extension LayoutNode {
  /// Adds the frame of the outermost node of each name.
  fileprivate func collectFrames(of names: Set<String>, into frames: inout [String: Rect]) {
    if names.contains(id), frames[id] == nil { frames[id] = frame }
    for index in children.indices { children[index].collectFrames(of: names, into: &frames) }
  }
}

/// The result of layout: rectangles, and diagnostics for the design's author.
public struct LayoutResult: Sendable {
  /// The outermost node, as large as the canvas.
  public var root: LayoutNode
  /// With node and range; the caller fills in the widget's size.
  public var diagnostics: [Diagnostic]

  /// A tree with its frames and diagnostics.
  public init(root: LayoutNode, diagnostics: [Diagnostic]) {
    self.root = root
    self.diagnostics = diagnostics
  }
}
