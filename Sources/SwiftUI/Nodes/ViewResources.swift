// SPDX-License-Identifier: MIT

import Foundation
package import WeaveGraphics

/// Where a program has its pictures, colours and texts: asset catalogues and string catalogues beside its sources.
package protocol ViewResources: Sendable {
  /// The file of a picture; nil if there is none of this name.
  ///
  /// - Parameter scale: device pixels per point, for which it chooses.
  func picture(_ name: String, in bundle: BundleName, isDark: Bool, scale: Double) -> PictureFile?
  /// A colour; nil if there is none of this name.
  func color(_ name: String, in bundle: BundleName, isDark: Bool) -> WeaveGraphics.Color?
  /// A name by which the bytes of a picture's file can be asked for.
  func name(of data: Data) -> String
  /// A text in a language; nil if there is none of this key.
  ///
  /// - Parameter numbers: the values in the text that are numbers, for plurals.
  func string(
    _ key: String, table: String?, in bundle: BundleName, _ locale: Locale, numbers: [Double?]
  ) -> String?
}

extension ViewResources {
  func string(_ key: String, table: String?, in bundle: BundleName, _ locale: Locale) -> String? {
    string(key, table: table, in: bundle, locale, numbers: [])
  }
}

/// The file of a picture.
package struct PictureFile: Sendable, Hashable {
  /// The path.
  package var path: String
  /// Its pixels per point.
  package var scale: Double
  /// Whether it is drawn in the foreground's colour, as a symbol is.
  package var isTemplate: Bool

  package init(path: String, scale: Double, isTemplate: Bool = false) {
    (self.path, self.scale, self.isTemplate) = (path, scale, isTemplate)
  }
}

/// The name of a bundle with resources, which can be compared and sent.
package struct BundleName: Sendable, Hashable {
  /// The path of the bundle; nil for the program's own.
  package let path: String?
  init(_ bundle: Bundle?) { path = bundle.flatMap { $0 === Bundle.main ? nil : $0.bundlePath } }
}

/// A program without resources.
package struct NoResources: ViewResources {
  package init() {}
  package func picture(_ name: String, in bundle: BundleName, isDark: Bool, scale: Double) -> PictureFile? { nil }
  package func color(_ name: String, in bundle: BundleName, isDark: Bool) -> WeaveGraphics.Color? { nil }
  package func name(of data: Data) -> String { "" }
  package func string(
    _ key: String, table: String?, in bundle: BundleName, _ locale: Locale, numbers: [Double?]
  ) -> String? { nil }
}
