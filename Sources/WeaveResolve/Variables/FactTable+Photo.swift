// SPDX-License-Identifier: MIT

import WeaveSpec

extension FactTable {
  /// What is told of the photo that is shown.
  static let photo: [FactKey] = [
    FactKey(
      albumYear, .integer, from: nil,
      "The year of the photo that an album shows, where the album says; only a picture of the design knows it."
    ) { _ in nil }
  ]

  /// Given by the resolver, which alone knows the album.
  static let albumYear = "__smartphoto_year"
}
