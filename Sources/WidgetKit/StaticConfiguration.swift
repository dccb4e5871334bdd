// SPDX-License-Identifier: MIT

import SwiftUI

/// A widget that nobody configures.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let kind: String
  private let source: any WidgetSource

  /// It has no body.
  public typealias Body = Never

  /// A widget by its kind, its entries, and the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    source = TimelineSource(provider: provider, content: content)
  }

  /// What weave draws of it.
  public func _describe(_ description: inout _WidgetDescription) {
    description.kind = kind
    description.source = source
  }
}

/// The entries of a provider and their views.
private struct TimelineSource<Provider: TimelineProvider, Content: View>: WidgetSource {
  let provider: Provider
  let content: (Provider.Entry) -> Content

  func view(of entry: Any) -> (any View)? { (entry as? Provider.Entry).map(content) }

  func entries(for context: Any) async -> [Any] {
    guard let context = context as? TimelineProviderContext else { return [] }
    let provider = provider
    return await withCheckedContinuation { (done: CheckedContinuation<TransferredEntries, Never>) in
      provider.getTimeline(in: context) { done.resume(returning: TransferredEntries($0.entries)) }
    }.entries
  }

  func placeholder(for context: Any) -> Any? {
    (context as? TimelineProviderContext).map(provider.placeholder)
  }
}

/// Entries on their way from where they were made; nothing else holds them.
struct TransferredEntries: @unchecked Sendable {
  let entries: [Any]
  init(_ entries: [Any]) { self.entries = entries }
}

extension WidgetConfiguration {
  /// The families that the widget has.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    described { $0.families = families.map(\.description) }
  }
  /// Nothing: places where the widget is less useful.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  /// Nothing: the mounting of widgets of visionOS.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// Asks the system for new contents of widgets: nothing happens.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()
  /// Asks for new contents.
  public func reloadTimelines(ofKind kind: String) {}
  /// Asks for new contents.
  public func reloadAllTimelines() {}
  /// Asks for new recommendations.
  public func invalidateConfigurationRecommendations() {}
  /// The widgets on the screen: none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  /// The widgets on the screen: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget on the screen.
public struct WidgetInfo: Sendable, Hashable {
  /// Its family.
  public let family: WidgetFamily
  /// Its kind.
  public let kind: String
}
