// SPDX-License-Identifier: MIT

extension FactTable {
  /// Facts about the photo that is shown.
  static let photo: [FactKey] = [
    FactKey(
      albumYear, .integer, from: nil,
      "The year of the photo that an album shows, where the album says; only a picture of the design knows it."
    ) { _ in nil }
  ]

  /// Supplied by the resolver, because only the resolver knows the album.
  package static let albumYear = "__smartphoto_year"
}
