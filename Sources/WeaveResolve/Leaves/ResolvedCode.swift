// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics
import WeaveSpec

/// A QR code: dark squares on a light ground.
public struct ResolvedCode: Sendable, Hashable {
  /// Its squares.
  public var squares: CodeSquares
  /// Light squares around it.
  public var quiet: Int
  /// What dark squares and what lies behind them are painted with.
  public var fill, background: Fill

  /// A code with a margin of `quiet` squares, 4 as readers want it.
  public init(squares: CodeSquares, quiet: Int = 4, fill: Fill, background: Fill) {
    self.squares = squares
    self.quiet = quiet
    self.fill = fill
    self.background = background
  }

  /// Squares along each side, those around it among them.
  public var side: Int { squares.side + 2 * quiet }

  /// The dark squares, each row's neighbours as one box; the plane begins at the code itself, and a square is 1 by 1.
  public var path: Path {
    var path = Path()
    for y in 0..<squares.side {
      var x = 0
      while x < squares.side {
        let start = x
        while x < squares.side, squares.isDark[y * squares.side + x] { x += 1 }
        if x > start {
          path.elements +=
            Path.rectangle(Rect(x: Double(start), y: Double(y), width: Double(x - start), height: 1)).elements
        }
        x += 1
      }
    }
    return path
  }
}

extension ResolvedCode: LeafTraits {
  /// Two points a square where nobody proposes a size.
  public var room: LeafRoom { .square(ideal: Double(2 * side)) }
  /// As `qr 29`, the squares of a side.
  public var dumped: String { "qr \(squares.side)" }
  /// Always: nobody can read it where it cannot be seen.
  public var isEssential: Bool { true }
  /// Nothing: its text is the design's, or a fact's that changes its squares.
  public var origin: LeafOrigin { .none }
}

// MARK: - From a design

extension NodeResolver {
  /// A code with its paints; nil, with a report, where the text makes none.
  mutating func code(_ node: ContentNode, _ context: Inherited) -> ResolvedCode? {
    let p = node.properties
    guard let text = evaluator.text(p[.text], context), !text.isEmpty else { return nil }
    do throws(CodeFailure) {
      let correction = evaluator.token(p[.correction], context, default: CodeCorrection.medium)
      // On the lock screen squares and ground would have the same colour: there it is black and white.
      let hasColors = context.palette.vibrant == nil
      return ResolvedCode(
        squares: try symbols.code(of: text, correction),
        quiet: Int(min(max(evaluator.number(p[.quiet], context, default: 4), 0), 16)),
        fill: hasColors ? evaluator.fill(p[.fill], context) ?? .color(.black) : .color(.black),
        background: hasColors ? evaluator.fill(p[.background], context) ?? .color(.white) : .color(.white))
    } catch {
      if let property = p[.text] {
        evaluator.report(.contentCode, error == .tooLong ? .tooLong(text.utf8.count) : .noLibrary, property)
      }
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLong(_ count: Int) -> Self {
    "no QR code holds \(count) bytes at this correction; put an address into it, and the text there"
  }
  fileprivate static let noLibrary: Self =
    "nothing here makes QR codes; the package libqrencode4 does"
}
