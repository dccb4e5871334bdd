// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// The paint of texts and symbols in the view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    surrounded { $0.foreground.set([style]) }
  }
  /// Two levels of paint of texts and symbols in the view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    surrounded { $0.foreground.set([primary, secondary]) }
  }
  /// Three levels of paint of texts and symbols in the view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    surrounded { $0.foreground.set([primary, secondary, tertiary]) }
  }
  /// The colour of texts and symbols in the view; nil for the system's.
  public func foregroundColor(_ color: Color?) -> some View {
    surrounded { environment in
      if let color { environment.foreground.set([color]) } else { environment.foreground = ForegroundStyles() }
    }
  }
  /// The paint of controls in the view.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    surrounded { $0.tint = tint.map(AnyShapeStyle.init) }
  }
  /// The colour of controls in the view.
  public func tint(_ tint: Color?) -> some View { surrounded { $0.tint = tint.map(AnyShapeStyle.init) } }
  /// The colour of controls in the view.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// The paint of backgrounds in the view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    surrounded { $0.backgroundStyle = AnyShapeStyle(style) }
  }
  /// The ground that the view is drawn for.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { surrounded { $0.colorScheme = colorScheme } }
  /// The ground that the view is drawn for.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    surrounded { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// How large symbols in the view are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { surrounded { $0.imageScale = scale } }
  /// How the layers of symbols in the view are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    surrounded { $0.symbolRenderingMode = mode }
  }
  /// The variants of symbols in the view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    surrounded { $0.symbolVariants = SymbolVariants(parts: $0.symbolVariants.parts + variant.parts) }
  }

  /// A value of the environment for the view.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return surrounded { $0[keyPath: keyPath] = value }
  }
  /// An object for the view.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    nonisolated(unsafe) let object = object
    return surrounded { $0[T.self] = object }
  }
  /// An object for the view.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    nonisolated(unsafe) let object = object
    return surrounded { $0[T.self] = object }
  }
  /// A change to a value of the environment for the view.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return surrounded { transform(&$0[keyPath: keyPath]) }
  }

  /// Whether controls in the view cannot be used; they are drawn weaker.
  public func disabled(_ disabled: Bool) -> some View {
    surrounded { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

extension ForegroundStyles {
  /// Sets the styles of an area, or the level that it uses of those around.
  mutating func set(_ styles: [any ShapeStyle]) {
    if styles.count == 1, let level = styles[0] as? HierarchicalShapeStyle {
      self.level = level.level
    } else if styles.count == 1, styles[0] is ForegroundStyle {
      return
    } else {
      // Levels of the styles around mean those styles.
      let outer = self
      self.styles = styles.map { AnyShapeStyle(RelativeStyle(style: AnyShapeStyle($0), outer: outer)) }
      level = 0
    }
  }
}

/// A style whose levels are those of the foreground around it.
private struct RelativeStyle: ShapeStyle {
  let style: AnyShapeStyle
  let outer: ForegroundStyles
  @MainActor func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    var scope = scope
    scope.environment.foreground = outer
    return style._paint(in: scope, level: level)
  }
}
