// SPDX-License-Identifier: MIT

import Foundation

/// The marks of a chart with their stacks and groups, before there is a size.
@MainActor struct ChartPlot {
  let marks: [_ChartMark]
  let settings: _ChartSettings
  /// The values that choose colours, in order.
  let groups: [PlotPosition]
  /// Whether bars lie: names along y.
  let isLying: Bool

  init(_ marks: [_ChartMark], _ settings: _ChartSettings) {
    let isLying = marks.contains { mark in
      guard mark.kind == .bar, case .name? = mark.y else { return false }
      return mark.x?.amount != nil
    }
    var groups: [PlotPosition] = settings.styles.map(\.0)
    for case let group? in marks.map(\.group) where !groups.contains(group) { groups.append(group) }
    let used = Set(marks.compactMap(\.group))
    self.groups = groups.filter(used.contains)
    self.isLying = isLying
    self.settings = settings
    self.marks = Self.stacked(marks, isLying: isLying)
  }

  /// Bars and areas at the same place, each on top of the one before.
  private static func stacked(_ marks: [_ChartMark], isLying: Bool) -> [_ChartMark] {
    struct Place: Hashable {
      var kind: Int
      var position: PlotPosition
      var isNegative: Bool
    }
    let areas = Set(marks.filter { $0.kind == .area }.map { $0.group ?? $0.series })
    var heights: [Place: Double] = [:]
    return marks.map { mark in
      var mark = mark
      guard mark.kind == .bar || mark.kind == .area else { return mark }
      let (position, amount) = isLying ? (mark.y, mark.x?.amount) : (mark.x, mark.y?.amount)
      guard let position, let amount, (isLying ? mark.xEnd : mark.yEnd) == nil else { return mark }
      let place = Place(kind: mark.kind == .bar ? 0 : 1, position: position, isNegative: amount < 0)
      let stacks = mark.isStacked && (mark.kind == .bar || areas.count > 1)
      let base = stacks ? heights[place] ?? 0 : 0
      if stacks { heights[place] = base + amount }
      if isLying {
        (mark.x, mark.xEnd) = (.number(base), .number(base + amount))
      } else {
        (mark.y, mark.yEnd) = (.number(base), .number(base + amount))
      }
      return mark
    }
  }

  /// The paint of a group.
  func style(of group: PlotPosition) -> AnyShapeStyle {
    if let own = settings.styles.first(where: { $0.0 == group })?.1 { return own }
    let index = groups.firstIndex(of: group) ?? 0
    guard !settings.palette.isEmpty else { return AnyShapeStyle(Color.blue) }
    return AnyShapeStyle(settings.palette[index % settings.palette.count])
  }

  /// The paint of a mark.
  func style(of mark: _ChartMark) -> AnyShapeStyle {
    if let group = mark.group { return style(of: group) }
    return mark.style ?? AnyShapeStyle(settings.palette.first ?? .blue)
  }

  /// The scale of the x axis.
  func xScale(width: Double, _ calendar: Calendar) -> ChartScale {
    let positions = marks.flatMap { [$0.x, $0.xEnd] }.compactMap(\.self)
    return ChartScale(
      positions, domain: settings.xDomain, includesZero: isLying, values: settings.x.values,
      count: max(2, Int(width / 60)), calendar: calendar)
  }

  /// The scale of the y axis.
  func yScale(height: Double, _ calendar: Calendar) -> ChartScale {
    let positions = marks.flatMap { [$0.y, $0.yEnd] }.compactMap(\.self)
    return ChartScale(
      positions, domain: settings.yDomain, includesZero: !isLying, values: settings.y.values,
      count: max(2, min(5, Int(height / 28))), calendar: calendar)
  }
}
