// SPDX-License-Identifier: MIT

extension FactTable {
  /// Facts about the photo that is shown.
  static let photo: [FactKey] = [
    FactKey(
      albumYear, .integer, from: nil,
      "The year of the album's photo, if the album gives it; only known while a design is drawn."
    ) { _ in nil }
  ]

  /// Supplied by the resolver, because only the resolver knows the album.
  package static let albumYear = "__smartphoto_year"
}
