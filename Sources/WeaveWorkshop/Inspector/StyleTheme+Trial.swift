// SPDX-License-Identifier: MIT

public import WeaveRender
public import WeaveSpec

extension StyleTheme {
  /// A design with a theme applied, for comparison.
  public struct Trial: Sendable {
    /// The themed design.
    public var spec: WidgetSpec
    /// The themed design as a file, ready to be drawn.
    public var variant: DesignVariants.Variant
    /// The changes made by the theme.
    public var changes: [DesignChanges.Change]
    /// Whether the texts stay as readable as before, at three sizes, light and dark.
    public var isReadable: Bool
  }

  /// Applies the theme to a design; nil if the result cannot be drawn.
  public func tried(on variants: DesignVariants) throws(RenderError) -> Trial? {
    let spec = applied(to: variants.base)
    guard let variant = variants.variant(spec) else { return nil }
    return Trial(
      spec: spec, variant: variant, changes: DesignChanges.between(variants.base, spec),
      isReadable: try variants.holds(variant))
  }
}
