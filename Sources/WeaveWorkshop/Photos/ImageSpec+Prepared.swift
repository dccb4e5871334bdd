// SPDX-License-Identifier: MIT

public import WeaveSpec

extension ImageSpec {
  /// This photo with the placement, filter, corners and description of another one.
  public func dressed(as old: ImageSpec?) -> ImageSpec {
    guard let old else { return self }
    var image = self
    (image.contentMode, image.filter, image.cornerRadius) = (old.contentMode, old.filter, old.cornerRadius)
    image.accessibilityLabel = old.accessibilityLabel
    return image
  }
}

extension WidgetSpec {
  /// The design with a filter on its photo, mixed in by 0...1; unchanged if it has no photo.
  public func filteringPhoto(by token: ImageSpec.Filter.Token, intensity: Double) -> WidgetSpec {
    var spec = self
    spec.image?.filter = token == .none || intensity <= 0 ? nil : .init(token, intensity: min(intensity, 1))
    return spec
  }
}

extension SmartPhotoSpec.CropRect {
  /// Reads a part of a photo as a person writes it: `x,y,width,height` in fractions. Nil if it is not inside the
  /// photo.
  public init?(words: String) {
    let parts = words.split(separator: ",").compactMap { Double($0) }
    guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }), parts[2] > 0, parts[3] > 0,
      parts[0] + parts[2] <= 1.000_001, parts[1] + parts[3] <= 1.000_001
    else { return nil }
    self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}
