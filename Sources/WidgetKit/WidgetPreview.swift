// SPDX-License-Identifier: MIT

import SwiftUI

/// A preview of a widget with entries of its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, @WidgetPreviewBuilder widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "WeaveMacros", type: "WidgetPreviewMacro")

/// A preview of a widget with the entries of its provider.
@freestanding(declaration)
public macro Preview<P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, @WidgetPreviewBuilder widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "WeaveMacros", type: "WidgetPreviewMacro")

/// A preview of a widget that an intent configures, with the entries of its provider.
@freestanding(declaration)
public macro Preview<P: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
  @WidgetPreviewBuilder widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "WeaveMacros", type: "WidgetPreviewMacro")

/// Builds the widget of a preview.
@resultBuilder public enum WidgetPreviewBuilder {
  /// A widget.
  public static func buildBlock<W: Widget>(_ widget: W) -> any Widget { widget }
}

/// Builds the entries of a preview.
@resultBuilder public enum PreviewTimelineBuilder {
  /// An entry.
  public static func buildExpression<E: TimelineEntry>(_ entry: E) -> [any TimelineEntry] { [entry] }
  /// Several entries.
  public static func buildExpression<E: TimelineEntry>(_ entries: [E]) -> [any TimelineEntry] { entries }
  /// Several entries.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] { parts.flatMap(\.self) }
  /// Entries of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] { parts.flatMap(\.self) }
  /// Entries that are there only if a condition holds.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }
  /// Entries of a condition that holds.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// Entries of a condition that does not hold.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

/// A preview of a widget.
public struct _WidgetPreview: _PreviewContent {
  /// Its name; nil for none.
  public let name: String?
  /// The family of the widget.
  public let family: WidgetFamily
  package let widget: @MainActor () -> any Widget
  package let entries: @MainActor (TimelineProviderContext) async -> [any TimelineEntry]

  /// A preview with entries of its own.
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    @WidgetPreviewBuilder widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    (self.name, self.family, self.widget) = (name, family, widget)
    entries = { _ in await timeline() }
  }

  /// A preview with the entries of its provider.
  public init<P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    @WidgetPreviewBuilder widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> P
  ) {
    (self.name, self.family, self.widget) = (name, family, widget)
    entries = { context in
      let provider = timelineProvider()
      let found = await withCheckedContinuation { (done: CheckedContinuation<TransferredEntries, Never>) in
        provider.getTimeline(in: context) { done.resume(returning: TransferredEntries($0.entries)) }
      }
      return found.entries.compactMap { $0 as? any TimelineEntry }
    }
  }

  /// A preview with the entries of its provider for an intent.
  public init<P: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
    @WidgetPreviewBuilder widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> P
  ) {
    (self.name, self.family, self.widget) = (name, family, widget)
    entries = { context in
      nonisolated(unsafe) let provider = timelineProvider()
      return await Self.entries(of: provider, intent, context).entries.compactMap { $0 as? any TimelineEntry }
    }
  }

  private nonisolated static func entries<P: AppIntentTimelineProvider>(
    of provider: sending P, _ intent: P.Intent, _ context: TimelineProviderContext
  ) async -> TransferredEntries {
    TransferredEntries(await provider.timeline(for: intent, in: context).entries)
  }
}

/// A preview of a widget that an expression makes, for `weave see --view`.
public func _namedPreview(
  _ name: String, @WidgetPreviewBuilder body: @escaping @MainActor () -> any Widget
) -> any _PreviewContent { _NamedWidget(name: name, widget: body) }

/// A widget with the entries of its own provider.
public struct _NamedWidget: _PreviewContent {
  /// Its name.
  public let name: String?
  package let widget: @MainActor () -> any Widget
}
