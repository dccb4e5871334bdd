// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
public import WeaveGraphics
import WeaveSpec

/// A QR code: dark squares on a light ground.
public struct ResolvedCode: Sendable, Hashable {
  /// The squares of the code.
  public var squares: CodeSquares
  /// The width of the light margin, in squares.
  public var quiet: Int
  /// The paints of the dark squares and of the ground.
  public var fill, background: Fill

  /// Makes a code with a margin of `quiet` squares; readers need 4.
  public init(squares: CodeSquares, quiet: Int = 4, fill: Fill, background: Fill) {
    self.squares = squares
    self.quiet = quiet
    self.fill = fill
    self.background = background
  }

  /// Squares along each side, including the margin.
  public var side: Int { squares.side + 2 * quiet }

  /// The dark squares, with neighbours in a row merged into one box. The origin is the corner of the code without its
  /// margin, and a square is 1 by 1.
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
  /// Ideally two points for each square.
  public var room: LeafRoom { .square(ideal: Double(2 * side)) }
  /// Such as `qr 29`, with the squares along a side.
  public var dumped: String { "qr \(squares.side)" }
  /// Always true: a hidden code cannot be read.
  public var isEssential: Bool { true }
  /// Nothing: its text is the design's own, or a fact that changes the squares.
  public var origin: LeafOrigin { .none }
}

// MARK: - From a design

extension NodeResolver {
  /// A code with its paints; nil, with a report, if no code can be made from the text.
  mutating func code(_ node: ContentNode, _ context: Inherited) -> ResolvedCode? {
    let p = node[CodeKeys.self]
    guard let text = evaluator.read(CodeKeys.text, p, context), !text.isEmpty, evaluator.budget.spend(Limits.codeSteps)
    else {
      return nil
    }
    do throws(CodeFailure) {
      let correction = evaluator.read(CodeKeys.correction, p, context)
      // On the lock screen, squares and ground would get the same colour, so the code is black and white.
      let hasColors = context.palette.vibrant == nil
      return ResolvedCode(
        squares: try symbols.code(of: text, correction),
        quiet: evaluator.read(CodeKeys.quiet, p, context),
        fill: hasColors ? evaluator.read(CodeKeys.fill, p, context) : .color(.black),
        background: hasColors ? evaluator.read(CodeKeys.background, p, context) : .color(.white))
    } catch {
      if let property = p[CodeKeys.text] {
        evaluator.report(.contentCode, error == .tooLong ? .tooLong(text.utf8.count) : .noLibrary, property)
      }
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLong(_ count: Int) -> Self {
    "a QR code cannot hold \(count) bytes at this `correction`; use the address of a page with the text"
  }
  fileprivate static let noLibrary: Self =
    "no library for QR codes is installed; install Debian's package libqrencode4"
}
