// SPDX-License-Identifier: MIT

public import WeaveRender
public import WeaveSpec

extension StyleTheme {
  /// A design as it is in a theme, to be compared.
  public struct Trial: Sendable {
    /// The design in the theme.
    public var spec: WidgetSpec
    /// The same, as a file and ready to be drawn.
    public var variant: DesignVariants.Variant
    /// What the theme changes.
    public var changes: [DesignChanges.Change]
    /// Whether as much can be read as before, at three sizes, light and dark.
    public var isReadable: Bool
  }

  /// A design in this theme; nil where it could not be drawn.
  public func tried(on variants: DesignVariants) throws(RenderError) -> Trial? {
    let spec = applied(to: variants.base)
    guard let variant = variants.variant(spec) else { return nil }
    return Trial(
      spec: spec, variant: variant, changes: DesignChanges.between(variants.base, spec),
      isReadable: try variants.holds(variant))
  }
}
