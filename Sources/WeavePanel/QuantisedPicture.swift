// SPDX-License-Identifier: MIT

import WeaveGraphics

/// What gives rows of smooth pixels their inks, one after the other from the top: each row takes over what the one above owes.
protocol RowDiffusion {
  associatedtype Debt: Equatable
  /// What the rows so far owe to the next one.
  var debt: [Debt] { get set }
  /// A debt as `QuantisedPicture` keeps it.
  static func keep(_ debt: [Debt]) -> QuantisedPicture.Debt
  /// The same back; nil for one of another kind.
  static func debt(_ kept: QuantisedPicture.Debt) -> [Debt]?

  /// The ink that alone stands for a gradient's pixel: a dot here and there in it would look like dirt. Nil where inks are mixed.
  func soleInk(of pixel: UInt32) -> UInt8?

  /// Inks for the open pixels of row `y`.
  ///
  /// - Parameters:
  ///   - pixels: all of the picture, opaque, red in the lowest byte.
  ///   - isOpen: which pixels of the row are mixed of inks; the others neither get an ink nor take part.
  ///   - start: where the row begins in `pixels` and `inks`.
  mutating func row(_ y: Int, _ pixels: [UInt32], _ isOpen: [Bool], into inks: inout [UInt8], at start: Int)
}

/// A picture and the inks that it got, so that the next one takes over the rows that are the same.
///
/// What is diffused depends on all rows above. So every few rows it is written down what these owe: a change begins at
/// the last such note above it, and ends where a note below all changes says what it said before.
struct QuantisedPicture: Sendable {
  /// What rows owe to the one below.
  enum Debt: Sendable, Equatable {
    case greys([Float])
    case colors([Light])
  }

  let pixels: [UInt32]
  let kinds: PixelKinds
  /// The rows that differ from the picture before: all of them without one.
  let changed: RowSet
  /// The inks, row by row; at first those of the picture before.
  var frame: [UInt8]
  /// Rows that got inks anew.
  var touched: RowSet
  var plain: PlainInks?
  /// What is owed to the rows 0, `step`, 2 × `step` and so on; empty where nothing is smooth.
  private var debts: [Debt] = []

  /// Rows from one note to the next.
  private static let step = 16

  /// - Parameter before: a picture of the same size and kinds.
  init(_ pixels: [UInt32], _ kinds: PixelKinds, after before: QuantisedPicture?) {
    (self.pixels, self.kinds) = (pixels, kinds)
    touched = RowSet(height: kinds.height)
    guard let before else {
      changed = RowSet(all: kinds.height)
      frame = [UInt8](repeating: 0, count: pixels.count)
      return
    }
    frame = before.frame
    debts = before.debts
    var rows = RowSet(height: kinds.height)
    for y in 0..<kinds.height {
      let row = y * kinds.width..<(y + 1) * kinds.width
      let isSame = Self.areSame(pixels, before.pixels, row) && Self.areSame(kinds.leaves, before.kinds.leaves, row)
      if !isSame { rows.insert(y) }
    }
    changed = rows
  }

  /// Whether two pictures of one size are the same in some places. The loop has no way out, so that it takes several at once.
  private static func areSame(_ some: [UInt32], _ others: [UInt32], _ places: Range<Int>) -> Bool {
    some.withUnsafeBufferPointer { some in
      others.withUnsafeBufferPointer { others in
        var difference: UInt32 = 0
        for place in places { difference |= some[place] ^ others[place] }
        return difference == 0
      }
    }
  }

  /// Whether a picture of these kinds can take over rows from this one.
  func precedes(_ next: PixelKinds) -> Bool {
    (kinds.width, kinds.height) == (next.width, next.height) && kinds.kinds == next.kinds
  }

  // MARK: Diffusion

  /// Gives all that is smooth its inks, as far as a change above or beside may have moved them.
  mutating func diffuse<Diffusion: RowDiffusion>(_ diffusion: inout Diffusion, after before: QuantisedPicture?) {
    let isSmooth = kinds.kinds.map(\.isSmooth)
    let wasKept = before != nil && !debts.isEmpty
    let dirty = wasKept ? changed.filter { smoothDiffers($0, from: before, isSmooth) } : Array(changed)
    guard let first = dirty.first, let final = dirty.last else { return }
    let start = wasKept ? first / Self.step : 0
    if wasKept, let debt = Diffusion.debt(debts[start]) { diffusion.debt = debt }
    debts.reserveCapacity(kinds.height / Self.step + 1)
    var isOpen = [Bool](repeating: false, count: kinds.width)
    for y in start * Self.step..<kinds.height {
      if y % Self.step == 0, note(Diffusion.keep(diffusion.debt), at: y / Self.step), y > final { return }
      let row = y * kinds.width
      var isTouched = false
      for x in 0..<kinds.width {
        let leaf = Int(kinds.leaves[row + x])
        isOpen[x] = isSmooth[leaf]
        guard isOpen[x] else { continue }
        isTouched = true
        if kinds.kinds[leaf] == .gradient, let ink = diffusion.soleInk(of: pixels[row + x]) {
          frame[row + x] = ink
          isOpen[x] = false
        }
      }
      diffusion.row(y, pixels, isOpen, into: &frame, at: row)
      if isTouched { touched.insert(y) }
    }
  }

  /// Writes a debt down.
  ///
  /// - Returns: whether it is what was owed there before.
  private mutating func note(_ debt: Debt, at place: Int) -> Bool {
    guard place < debts.count else {
      debts.append(debt)
      return false
    }
    if debts[place] == debt { return true }
    debts[place] = debt
    return false
  }

  /// Whether smooth pixels of a row, or which of them are smooth, differ from another picture.
  private func smoothDiffers(_ y: Int, from other: QuantisedPicture?, _ isSmooth: [Bool]) -> Bool {
    guard let other else { return true }
    for place in y * kinds.width..<(y + 1) * kinds.width {
      let (now, then) = (isSmooth[Int(kinds.leaves[place])], isSmooth[Int(other.kinds.leaves[place])])
      if now != then || now && pixels[place] != other.pixels[place] { return true }
    }
    return false
  }
}
