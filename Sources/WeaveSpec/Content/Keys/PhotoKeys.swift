// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSchema

/// The keys of the object `crop`.
package enum CropKeys: KeyOwner {
  package static let objectName = "crop"
  package static let about = "The shown part of a picture, in parts of its size, from the top left."

  package static let x = numberKey(.x, in: 0...1, default: 0, "Left edge.")
  package static let y = numberKey(.y, in: 0...1, default: 0, "Top edge.")
  package static let width = numberKey(.width, in: 0...1, default: 1, "Width.")
  package static let height = numberKey(.height, in: 0...1, default: 1, "Height.")

  package static let keys: [any DeclaredKey] = [x, y, width, height]
}

/// The keys of the object `photoFilter`.
package enum PhotoFilterKeys: KeyOwner {
  package static let objectName = "photoFilter"
  package static let about = "A photo filter."

  package static let token = wordKey(.token, ImageSpec.Filter.Token.self, required: true, "Which one.")
  package static let intensity = numberKey(.intensity, in: 0...1, default: 1, "How much of it is mixed in.")

  package static let keys: [any DeclaredKey] = [token, intensity]
}

/// The keys of the object `duotone`.
package enum DuotoneKeys: KeyOwner {
  package static let objectName = "duotone"
  package static let about =
    "Two colours for the tones of a photo; the tones between black and white are mixed from them."

  package static let shadows = colorKey(.shadows, default: .black, "What black becomes.")
  package static let highlights = colorKey(.highlights, default: .white, "What white becomes.")

  package static let keys: [any DeclaredKey] = [shadows, highlights]
}
