// SPDX-License-Identifier: MIT

import WeaveSpec

/// Which photo a design shows at a size, and how it is turned, cut and filtered.
struct PhotoChoice {
  var request: ImageRequest
  var crop = (x: 0.0, y: 0.0, width: 1.0, height: 1.0)
  var label: String

  init(_ request: ImageRequest, label: String) {
    self.request = request
    self.label = label
  }

  /// The photos that may serve, the best first; empty for a design without a photo.
  ///
  /// A picture that was prepared for the size is already turned and cut. Where it is missing, the master serves, turned
  /// and cut by the same numbers; then the design's plain photo.
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

  /// What the templates `posterPhoto` and `posterPrint` read.
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
