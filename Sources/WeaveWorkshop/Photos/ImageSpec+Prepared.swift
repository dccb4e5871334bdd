// SPDX-License-Identifier: MIT

public import WeaveSpec

extension ImageSpec {
  /// This photo, shown as another one was: its place, its filter, its corners and what is said of it.
  public func dressed(as old: ImageSpec?) -> ImageSpec {
    guard let old else { return self }
    var image = self
    (image.contentMode, image.filter, image.cornerRadius) = (old.contentMode, old.filter, old.cornerRadius)
    image.accessibilityLabel = old.accessibilityLabel
    return image
  }
}

extension WidgetSpec {
  /// The design with its photo in a filter, mixed in by 0 to 1; as it is where it has no photo.
  public func filteringPhoto(by token: ImageSpec.Filter.Token, intensity: Double) -> WidgetSpec {
    var spec = self
    spec.image?.filter = token == .none || intensity <= 0 ? nil : .init(token, intensity: min(intensity, 1))
    return spec
  }
}

extension SmartPhotoSpec.CropRect {
  /// A part as a person writes it: `x,y,width,height` in fractions of a photo. Nil for what does not lie inside.
  public init?(words: String) {
    let parts = words.split(separator: ",").compactMap { Double($0) }
    guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }), parts[2] > 0, parts[3] > 0,
      parts[0] + parts[2] <= 1.000_001, parts[1] + parts[3] <= 1.000_001
    else { return nil }
    self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}
