// SPDX-License-Identifier: MIT

/// A design's variants for some of the sizes.
public struct MatchedSet: Sendable, Hashable {
  /// The sizes that may have a variant, by their key.
  public enum Key: String, SpecToken { case small, medium, large, extraLarge }

  /// The texts, symbol, photo and layout for one size. Parts that are absent here are absent in that size.
  public struct Variant: Sendable, Hashable {
    /// The main text, including `{{…}}`.
    public var primaryText: String
    /// The text below the main one; nil for none.
    public var secondaryText: String?
    /// The symbol; nil for none.
    public var symbol: SymbolSpec?
    /// The photo; nil for none.
    public var image: ImageSpec?
    /// The template and the arrangement of the parts.
    public var layout: LayoutSpec

    /// Makes a variant with one text, without symbol or photo.
    public init(primaryText: String, layout: LayoutSpec = LayoutSpec()) {
      self.primaryText = primaryText
      self.layout = layout
    }
  }

  /// The variant for the small size; nil for the base.
  public var small: Variant?
  /// The variant for the medium size; nil for the base.
  public var medium: Variant?
  /// The variant for the large size; nil for the base.
  public var large: Variant?
  /// The variant for the extra large size; nil for the base. Our extension: WidgetWeaver has no such size.
  public var extraLarge: Variant?

  /// Makes a set without variants.
  public init() {}

  /// The variant with a key.
  public subscript(key: Key) -> Variant? {
    get {
      switch key {
      case .small: small
      case .medium: medium
      case .large: large
      case .extraLarge: extraLarge
      }
    }
    set {
      switch key {
      case .small: small = newValue
      case .medium: medium = newValue
      case .large: large = newValue
      case .extraLarge: extraLarge = newValue
      }
    }
  }

  /// Whether no size has a variant.
  public var isEmpty: Bool { Key.allCases.allSatisfy { self[$0] == nil } }

  /// The key of the variant for a size: its own; the extra large size can also use the large one's.
  public func key(for size: Key) -> Key? {
    if self[size] != nil { return size }
    return size == .extraLarge && large != nil ? .large : nil
  }
}
