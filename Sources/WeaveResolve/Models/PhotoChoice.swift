// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveSpec

/// The photo that a design shows at a size, with its rotation, crop and filter.
struct PhotoChoice {
  var request: ImageRequest
  var crop = (x: 0.0, y: 0.0, width: 1.0, height: 1.0)
  var label: String

  init(_ request: ImageRequest, label: String) {
    self.request = request
    self.label = label
  }

  /// The candidates, the best first; empty for a design without a photo.
  ///
  /// A picture prepared for the size is already rotated and cropped. If it is missing, the master is used with the same
  /// rotation and crop; then the design's plain photo.
  static func candidates(for spec: WidgetSpec, size: MatchedSet.Key) -> [PhotoChoice] {
    guard let image = spec.image, !image.fileName.isEmpty else { return [] }
    func choice(_ file: String) -> PhotoChoice {
      var request = ImageRequest(file: file)
      if let filter = image.filter {
        request.filter = filter.token.rawValue
        request.filterIntensity = filter.intensity
      }
      return PhotoChoice(request, label: image.accessibilityLabel ?? "")
    }
    var choices: [PhotoChoice] = []
    if let smart = image.smartPhoto, let variant = smart.variant(for: size) {
      choices.append(choice(variant.renderFileName))
      var master = choice(smart.masterFileName)
      master.request.quarterTurns = variant.rotationQuarterTurns ?? 0
      master.request.straighten = variant.straightenDegrees ?? 0
      let rect = variant.cropRect
      master.crop = (rect.x, rect.y, rect.width, rect.height)
      choices.append(master)
    }
    choices.append(choice(image.fileName))
    return choices
  }

  /// The values of the templates `posterPhoto` and `posterPrint`.
  var values: [String: Value] {
    [
      "photoFile": .string(request.file), "photoTurns": .number(Double(request.quarterTurns)),
      "photoStraighten": .number(request.straighten), "photoFilter": .string(request.filter ?? "none"),
      "photoFilterIntensity": .number(request.filterIntensity), "photoLabel": .string(label),
      "photoCrop": .record([
        "x": .number(crop.x), "y": .number(crop.y), "width": .number(crop.width), "height": .number(crop.height),
      ]),
    ]
  }
}
