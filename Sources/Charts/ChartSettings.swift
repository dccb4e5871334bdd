// SPDX-License-Identifier: MIT

/// What modifiers of a chart set.
public struct _ChartSettings {
  var x = _ChartAxis()
  var y = _ChartAxis()
  var hidesX = false
  var hidesY = false
  var hasLegend = true
  var xDomain, yDomain: [PlotPosition]?
  var styles: [(PlotPosition, AnyShapeStyle)] = []
  var palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
}

private enum SettingsKey: EnvironmentKey { static var defaultValue: _ChartSettings { _ChartSettings() } }

extension EnvironmentValues {
  var _chartSettings: _ChartSettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}

nonisolated extension View {
  private func set(_ change: @escaping @MainActor (inout _ChartSettings) -> Void) -> some View {
    surrounded { change(&$0._chartSettings) }
  }

  /// Whether the x axis is drawn.
  public func chartXAxis(_ visibility: Visibility) -> some View { set { $0.hidesX = visibility == .hidden } }
  /// Whether the y axis is drawn.
  public func chartYAxis(_ visibility: Visibility) -> some View { set { $0.hidesY = visibility == .hidden } }
  /// The marks of the x axis.
  public func chartXAxis(@AxisContentBuilder content: () -> _ChartAxis) -> some View {
    nonisolated(unsafe) let axis = content()
    return set { $0.x = axis }
  }
  /// The marks of the y axis.
  public func chartYAxis(@AxisContentBuilder content: () -> _ChartAxis) -> some View {
    nonisolated(unsafe) let axis = content()
    return set { $0.y = axis }
  }
  /// Whether the legend is drawn.
  public func chartLegend(_ visibility: Visibility) -> some View { set { $0.hasLegend = visibility != .hidden } }
  /// The values of the ends of the x axis.
  public func chartXScale<P: Plottable>(domain: ClosedRange<P>) -> some View {
    let ends = [PlotPosition(domain.lowerBound.primitivePlottable), PlotPosition(domain.upperBound.primitivePlottable)]
    return set { $0.xDomain = ends }
  }
  /// The names along the x axis.
  public func chartXScale<P: Plottable>(domain: [P]) -> some View {
    let values = domain.map { PlotPosition($0.primitivePlottable) }
    return set { $0.xDomain = values }
  }
  /// The values of the ends of the y axis.
  public func chartYScale<P: Plottable>(domain: ClosedRange<P>) -> some View {
    let ends = [PlotPosition(domain.lowerBound.primitivePlottable), PlotPosition(domain.upperBound.primitivePlottable)]
    return set { $0.yDomain = ends }
  }
  /// The names along the y axis.
  public func chartYScale<P: Plottable>(domain: [P]) -> some View {
    let values = domain.map { PlotPosition($0.primitivePlottable) }
    return set { $0.yDomain = values }
  }
  /// The paints of values.
  public func chartForegroundStyleScale<P: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<P, S>
  ) -> some View {
    let styles = mapping.map { (PlotPosition($0.key.primitivePlottable), AnyShapeStyle($0.value)) }
    return set { $0.styles = styles }
  }
  /// The colours that values take in turn.
  public func chartForegroundStyleScale(range: [Color]) -> some View { set { $0.palette = range } }
}
