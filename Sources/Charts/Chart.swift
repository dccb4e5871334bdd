// SPDX-License-Identifier: MIT

/// A chart: marks between axes, with a legend if values choose their colours.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\._chartSettings) private var settings

  /// A chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }
  /// A chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// What is drawn.
  public var body: some View {
    let marks = content._marks()
    let plot = ChartPlot(marks, settings)
    return VStack(alignment: .leading, spacing: 8) {
      ChartDrawing(plot: plot)
      if settings.hasLegend, !plot.groups.isEmpty { ChartLegend(plot: plot) }
    }
  }
}

/// The names of the groups with their colours.
struct ChartLegend: View {
  let plot: ChartPlot

  var body: some View {
    HStack(spacing: 10) {
      ForEach(plot.groups.indices, id: \.self) { index in
        HStack(spacing: 4) {
          Circle().fill(plot.style(of: plot.groups[index])).frame(width: 7, height: 7)
          Text(verbatim: plot.groups[index].text).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }
}
