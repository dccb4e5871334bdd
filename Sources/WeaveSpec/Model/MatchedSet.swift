// SPDX-License-Identifier: MIT

/// What a design shows instead in some of the sizes.
public struct MatchedSet: Sendable, Hashable {
  /// The sizes that may have a variant, by their key.
  public enum Key: String, SpecToken { case small, medium, large, extraLarge }

  /// The texts, symbol, photo and layout of one size. What is absent here is absent in that size.
  public struct Variant: Sendable, Hashable {
    /// The main text, `{{…}}` included.
    public var primaryText: String
    /// The text below the main one; nil for none.
    public var secondaryText: String?
    /// The symbol; nil for none.
    public var symbol: SymbolSpec?
    /// The photo; nil for none.
    public var image: ImageSpec?
    /// The template and where parts stand.
    public var layout: LayoutSpec

    /// A variant of one text, without symbol or photo.
    public init(primaryText: String, layout: LayoutSpec = LayoutSpec()) {
      self.primaryText = primaryText
      self.layout = layout
    }
  }

  /// What the small size shows; nil for what the design says.
  public var small: Variant?
  /// What the medium size shows; nil for what the design says.
  public var medium: Variant?
  /// What the large size shows; nil for what the design says.
  public var large: Variant?
  /// Our extension: WidgetWeaver has no such size.
  public var extraLarge: Variant?

  /// A set that changes no size.
  public init() {}

  /// The variant written under a key.
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

  /// The key of the variant that a size shows: its own; the large one also in the extra large size.
  public func key(for size: Key) -> Key? {
    if self[size] != nil { return size }
    return size == .extraLarge && large != nil ? .large : nil
  }
}
