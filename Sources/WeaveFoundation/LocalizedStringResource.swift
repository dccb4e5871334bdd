// SPDX-License-Identifier: MIT

public import Foundation

/// A text that is looked up when it is shown. Foundation on Linux has none, so this module has one.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable, Equatable, Hashable, Codable {
  /// The key in the string catalogue, with `%@` and `%lld` in place of values.
  public let key: String
  /// The text if the catalogue has none.
  public let defaultValue: String
  /// The catalogue; nil for `Localizable`.
  public let table: String?
  /// The language; nil for the reader's.
  public var locale: Locale

  /// A text of the catalogue.
  public init(stringLiteral value: String) {
    (key, defaultValue, table, locale) = (value, value, nil, .current)
  }
  /// A text of the catalogue.
  public init(
    _ key: StaticString, defaultValue: String, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table, self.locale) = ("\(key)", defaultValue, table, locale)
  }
  /// A text of the catalogue.
  public init(
    _ keyAndValue: LocalizedStringResource, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue.defaultValue)
    (self.table, self.locale) = (table, locale)
  }
  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) {
    (key, defaultValue) = (stringInterpolation.key, stringInterpolation.text)
    (table, locale) = (nil, .current)
  }

  /// Where the catalogue is.
  public enum BundleDescription: Sendable, Hashable {
    /// In the program.
    case main
    /// Beside a class.
    case forClass(ObjectIdentifier)
    /// In a folder.
    case atURL(URL)
    /// Beside a class.
    public static func forClass(_ type: AnyClass) -> Self { .forClass(ObjectIdentifier(type)) }
  }

  /// Collects the parts of a text with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var text = ""
    /// Begins an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
      text += literal
    }
    /// Adds a value.
    public mutating func appendInterpolation<T>(_ value: T) {
      key += value is any BinaryInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@"
      text += "\(value)"
    }
  }
}

extension String {
  /// The text in the language of the resource.
  public init(localized resource: LocalizedStringResource) { self = resource.defaultValue }
}
