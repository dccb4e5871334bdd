// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Assigns inks to rows of smooth pixels, one after the other from the top: each row takes over the error of the one
/// above.
protocol RowDiffusion {
  associatedtype Debt: Equatable
  /// The error that the rows so far pass on to the next one.
  var debt: [Debt] { get set }
  /// The error in the form that `QuantisedPicture` keeps.
  static func keep(_ debt: [Debt]) -> QuantisedPicture.Debt
  /// The error from its kept form; nil if it has another kind.
  static func debt(_ kept: QuantisedPicture.Debt) -> [Debt]?

  /// The ink that is used without mixing for a gradient's pixel: isolated dots would look like dirt. Nil if inks are
  /// mixed.
  func soleInk(of pixel: UInt32) -> UInt8?

  /// Assigns inks to the open pixels of row `y`.
  ///
  /// - Parameters:
  ///   - pixels: the whole picture, opaque, red in the lowest byte.
  ///   - isOpen: which pixels of the row are mixed from inks; the others neither get an ink nor take part.
  ///   - start: the index of the row's first pixel in `pixels` and `inks`.
  mutating func row(_ y: Int, _ pixels: [UInt32], _ isOpen: [Bool], into inks: inout [UInt8], at start: Int)
}

/// A picture and its inks, so that the next picture reuses equal rows.
///
/// Diffusion depends on all rows above. So the error is recorded every few rows: a change begins at the last record
/// above it, and ends where a record below all changes is the same as before.
struct QuantisedPicture: Sendable {
  /// The error that rows pass on to the one below.
  enum Debt: Sendable, Equatable {
    case greys([Float])
    case colors([Light])
  }

  let pixels: [UInt32]
  let kinds: PixelKinds
  /// The rows that differ from the previous picture; all rows if there is none.
  let changed: RowSet
  /// The inks, row by row; initially those of the previous picture.
  var frame: [UInt8]
  /// Rows with new inks.
  var touched: RowSet
  var plain: PlainInks?
  /// The errors passed on to the rows 0, `step`, 2 × `step` and so on; empty if nothing is smooth.
  private var debts: [Debt] = []

  /// Rows between two records.
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

  /// Whether two pictures of the same size are equal in a range. The loop has no early exit, so that it compares
  /// several pixels at once.
  private static func areSame(_ some: [UInt32], _ others: [UInt32], _ places: Range<Int>) -> Bool {
    some.withUnsafeBufferPointer { some in
      others.withUnsafeBufferPointer { others in
        var difference: UInt32 = 0
        for place in places { difference |= some[place] ^ others[place] }
        return difference == 0
      }
    }
  }

  /// Whether a picture of these kinds can reuse rows of this one.
  func precedes(_ next: PixelKinds) -> Bool {
    (kinds.width, kinds.height) == (next.width, next.height) && kinds.kinds == next.kinds
  }

  // MARK: Diffusion

  /// Assigns inks to everything smooth, as far as a change above or beside it may have affected it.
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

  /// Records an error.
  ///
  /// - Returns: whether it equals the previous record there.
  private mutating func note(_ debt: Debt, at place: Int) -> Bool {
    guard place < debts.count else {
      debts.append(debt)
      return false
    }
    if debts[place] == debt { return true }
    debts[place] = debt
    return false
  }

  /// Whether the smooth pixels of a row, or their positions, differ from another picture.
  private func smoothDiffers(_ y: Int, from other: QuantisedPicture?, _ isSmooth: [Bool]) -> Bool {
    guard let other else { return true }
    for place in y * kinds.width..<(y + 1) * kinds.width {
      let (now, then) = (isSmooth[Int(kinds.leaves[place])], isSmooth[Int(other.kinds.leaves[place])])
      if now != then || now && pixels[place] != other.pixels[place] { return true }
    }
    return false
  }
}
