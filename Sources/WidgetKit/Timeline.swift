// SPDX-License-Identifier: MIT

/// What a widget shows from a moment on.
public protocol TimelineEntry: SendableMetatype {
  /// The moment.
  var date: Date { get }
  /// How much it matters to the reader.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// It matters as much as any.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// More than other entries, if higher.
  public var score: Float
  /// For how many seconds.
  public var duration: TimeInterval
  /// A score for a time.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a widget asks for new entries.
public struct TimelineReloadPolicy: Sendable, Equatable {
  package enum Moment: Sendable, Equatable { case atEnd, never, after(Date) }
  package let moment: Moment
  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
  /// Only when the program says so.
  public static let never = TimelineReloadPolicy(moment: .never)
  /// At a moment.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(moment: .after(date)) }
}

/// What a widget shows, from one moment to the next.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries by their moments.
  public let entries: [EntryType]
  /// When it asks for new ones.
  public let policy: TimelineReloadPolicy
  /// Entries, and when there are new ones.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// What a provider is asked for.
public struct TimelineProviderContext: Sendable {
  /// The values of the surroundings that may differ.
  @dynamicMemberLookup public struct EnvironmentVariants: Sendable {
    /// The values of a key.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    /// The values of a key.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
  }
  /// The values of the surroundings that may differ.
  public let environmentVariants = EnvironmentVariants()
  /// The family of the widget.
  public let family: WidgetFamily
  /// Whether it is for the gallery of widgets.
  public let isPreview: Bool
  /// The size of the widget in points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    (self.family, self.isPreview, self.displaySize) = (family, isPreview, displaySize)
  }
}

/// Makes the entries of a widget.
public protocol TimelineProvider: SendableMetatype {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// What it is asked for.
  typealias Context = TimelineProviderContext
  /// An entry before there is any.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
