// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveSpec

/// The part of a photo that each size shows.
public struct SmartCrop: Sendable {
  /// The known contents of a photo, in fractions of it from the upper left corner.
  public struct Subjects: Sendable, Hashable {
    /// Boxes in fractions of the photo's sides.
    public var faces: [SmartPhotoSpec.CropRect] = []
    /// Boxes in fractions of the photo's sides.
    public var bodies: [SmartPhotoSpec.CropRect] = []
    /// Boxes in fractions of the photo's sides.
    public var animals: [SmartPhotoSpec.CropRect] = []
    /// Parts that stand out, strongest first.
    public var salient: [SmartPhotoSpec.CropRect] = []

    /// No subjects; the crop follows the parts that stand out.
    public init() {}

    /// The boxes to crop around; empty for the middle of the photo.
    ///
    /// - Source: the app's order: two faces or more; with one face two bodies, else two salient parts, else the face;
    ///   with no face animals, bodies, salient parts, the middle.
    public var chosen: [SmartPhotoSpec.CropRect] {
      if faces.count >= 2 { return faces }
      if faces.count == 1 { return bodies.count >= 2 ? bodies : salient.count >= 2 ? salient : faces }
      return [animals, bodies, salient].first { !$0.isEmpty } ?? []
    }
  }

  /// The app's sizes in pixels.
  public static let pixelSizes: [(key: MatchedSet.Key, size: SmartPhotoSpec.PixelSize)] = [
    (.small, .init(width: 476, height: 476)), (.medium, .init(width: 1_019, height: 476)),
    (.large, .init(width: 1_019, height: 1_067)),
  ]

  /// The subjects, both detected and given.
  public var subjects: Subjects
  private let map: SaliencyMap
  private let width, height: Int

  /// Finds the parts of a photo that stand out. Faces, bodies and animals must be given by the caller.
  public init(_ photo: PixelBuffer, subjects: Subjects = Subjects()) {
    map = SaliencyMap(photo)
    (width, height) = (photo.width, photo.height)
    self.subjects = subjects
    if subjects.salient.isEmpty { self.subjects.salient = map.regions }
  }

  /// The largest part of the photo with a size's proportions, placed around the chosen boxes.
  public func rect(for size: SmartPhotoSpec.PixelSize) -> SmartPhotoSpec.CropRect {
    let aspect = Double(size.width) / Double(size.height)
    let photo = Double(max(width, 1)) / Double(max(height, 1))
    let part = photo > aspect ? (width: aspect / photo, height: 1.0) : (width: 1.0, height: photo / aspect)
    let x = start(part.width, map.columns, \.x, \.width) { map.sum($0, 0..<map.rows) }
    let y = start(part.height, map.rows, \.y, \.height) { map.sum(0..<map.columns, $0) }
    return .init(x: x, y: y, width: part.width, height: part.height)
  }

  /// The start of a window of a given length along one side, in fractions of that side.
  private func start(
    _ length: Double, _ cells: Int, _ origin: KeyPath<SmartPhotoSpec.CropRect, Double>,
    _ extent: KeyPath<SmartPhotoSpec.CropRect, Double>, _ weight: (Range<Int>) -> Double
  ) -> Double {
    let room = 1 - length
    guard room > 1e-9 else { return 0 }
    let chosen = subjects.chosen
    let lower = chosen.map { $0[keyPath: origin] }.min() ?? 0
    let upper = chosen.map { $0[keyPath: origin] + $0[keyPath: extent] }.max() ?? 1
    // The chosen boxes fit: centre the window on them.
    if !chosen.isEmpty, upper - lower <= length { return min(max((lower + upper - length) / 2, 0), room) }
    let count = max(1, min(cells, Int((length * Double(cells)).rounded())))
    let middle = Double(cells - count) / 2
    // Among windows that contain equally much, take the one nearest the middle.
    let best = (0...cells - count).max { one, other in
      let (a, b) = (weight(one..<one + count), weight(other..<other + count))
      return abs(a - b) > 1e-9 ? a < b : abs(Double(one) - middle) > abs(Double(other) - middle)
    }
    return min(Double(best ?? 0) / Double(cells), room)
  }
}
