// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveDiff
import WeaveSystem

/// The comparison of two picture files, frame by frame.
public struct FileComparison: Sendable {
  /// A pair of frames.
  public struct Frame: Sendable {
    /// Counted from 1.
    public var number: Int
    /// The comparison of the pixels that both have, from the upper left corner.
    public var comparison: Comparison
    /// The structural similarity of those pixels: 1 for equal.
    public var similarity: Double
  }

  /// The compared files.
  public let before, after: ComparedFile
  /// Pairs of frames that are not equal; of two still pictures always one.
  public private(set) var frames: [Frame] = []
  /// How many frames each file has.
  public private(set) var counts = (before: 1, after: 1)
  /// The sizes in pixels.
  public private(set) var sizes = (before: (width: 0, height: 0), after: (width: 0, height: 0))
  /// What differs in the times of an animation, each a sentence without a full stop.
  public private(set) var timeChanges: [String] = []
  /// How colour profiles were read, each a sentence without a full stop.
  public private(set) var notes: [String] = []
  /// Colour profiles that could not be converted, each a sentence without a full stop.
  public private(set) var warnings: [String] = []
  /// The pair of frames that differ most, for a drawing.
  public private(set) var most: (before: StraightImage, after: StraightImage, frame: Frame)?

  /// Whether both have the same size.
  public var hasOneSize: Bool { sizes.before == sizes.after }

  /// Whether the pictures are the same, with as many differing pixels in each frame as a tolerance allows.
  public func isSame(within tolerance: PixelTolerance) -> Bool {
    hasOneSize && counts.before == counts.after && timeChanges.isEmpty
      && frames.allSatisfy { tolerance.allows($0.comparison.differing, of: sizes.before.width * sizes.before.height) }
  }

  /// Whether all pixels are equal, and all times.
  public var isIdentical: Bool {
    hasOneSize && counts.before == counts.after && timeChanges.isEmpty
      && frames.allSatisfy { $0.comparison.unequal == 0 }
  }

  /// Compares two files.
  ///
  /// - Throws: an error whose description names the file and what is wrong with it.
  public init(
    _ before: ComparedFile, _ after: ComparedFile, options: ComparisonOptions
  ) throws(ComparedPictureError) {
    (self.before, self.after) = (before, after)
    let converts = !before.hasProfile(of: after)
    var first = try before.frames(converted: converts)
    var second = try after.frames(converted: converts)
    counts = (first.count, second.count)
    compareTimes()
    let isOneFile = before.bytes == after.bytes
    for number in 1...max(first.count, second.count) {
      // Also decoded if the other file has no such frame, so that a damaged file is found.
      let (a, b): (StraightImage?, StraightImage?)
      if isOneFile {
        a = try first.nextFrame()
        b = a
      } else {
        (a, b) = try Self.next(&first, &second)
      }
      guard let a, let b else { continue }
      if number == 1 { sizes = ((a.width, a.height), (b.width, b.height)) }
      try compare(a, b, number, options)
    }
    if isOneFile { second = first }
    describeProfiles(first.cut, second.cut, converts: converts)
  }

  private static func next(
    _ first: inout ComparedFrames, _ second: inout ComparedFrames
  ) throws(ComparedPictureError) -> (StraightImage?, StraightImage?) {
    guard first.count == 1, second.count == 1 else { return (try first.nextFrame(), try second.nextFrame()) }
    let (one, other) = (first, second)
    let ((a, one1), (b, other1)) = try concurrently { () throws(ComparedPictureError) in
      var frames = one
      return (try frames.nextFrame(), frames)
    } _: { () throws(ComparedPictureError) in
      var frames = other
      return (try frames.nextFrame(), frames)
    }
    (first, second) = (one1, other1)
    return (a, b)
  }

  private mutating func compare(
    _ a: StraightImage, _ b: StraightImage, _ number: Int, _ options: ComparisonOptions
  ) throws(ComparedPictureError) {
    let shared = PixelRegion(x: 0, y: 0, width: min(a.width, b.width), height: min(a.height, b.height))
    guard
      let found = ComparedPictures.compare(a.cropped(to: shared), b.cropped(to: shared), options: options)
    else { return }
    let frame = Frame(number: number, comparison: found.comparison, similarity: found.similarity)
    if frame.comparison.unequal > 0 || max(counts.before, counts.after) == 1 { frames.append(frame) }
    if let most, most.frame.comparison.differing >= frame.comparison.differing { return }
    most = (a, b, frame)
  }

  private mutating func compareTimes() {
    let (first, second) = (before.animation, after.animation)
    if let first, let second {
      let pairs = zip(first.seconds, second.seconds).enumerated().filter { abs($1.0 - $1.1) > 0.0005 }
      for (index, (was, now)) in pairs.prefix(10) {
        timeChanges.append("frame \(index + 1) is shown for \(Self.text(now)) s instead of \(Self.text(was)) s")
      }
      if pairs.count > 10 { timeChanges.append("and \(pairs.count - 10) more frames are shown for another time") }
      if first.plays != second.plays {
        timeChanges.append("it is played \(Self.times(second.plays)) instead of \(Self.times(first.plays))")
      }
    }
  }

  private static func text(_ seconds: Double) -> String {
    let rounded = (seconds * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  private static func times(_ plays: Int) -> String {
    plays == 0 ? "endlessly" : plays == 1 ? "once" : "\(plays) times"
  }

  private mutating func describeProfiles(_ firstCut: Int, _ secondCut: Int, converts: Bool) {
    guard converts else {
      if let name = before.profileName {
        notes.append("both pictures have the colour profile “\(name)”; their numbers are compared as they are")
      }
      return
    }
    for (file, cut) in [(before, firstCut), (after, secondCut)] {
      guard let name = file.profileName else { continue }
      if file.convertsProfile {
        let rest = cut > 0 ? "; \(cut) pixels lie outside of sRGB and were cut" : ""
        notes.append("\(file.name): the colour profile “\(name)” was converted to sRGB\(rest)")
      } else {
        warnings.append("\(file.name): the colour profile “\(name)” cannot be converted and was read as sRGB")
      }
    }
  }
}
