// SPDX-License-Identifier: MIT

// What moves, reacts or stores: a still picture does not show it, so the view stays as it is.

nonisolated extension View {
  /// Nothing: how changes are animated.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { unchanged }
  /// Nothing: how changes are animated.
  public func animation(_ animation: Animation?) -> some View { unchanged }
  /// Nothing: how the view appears and disappears.
  public func transition(_ t: AnyTransition) -> some View { unchanged }
  /// Nothing: how content changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { unchanged }
  /// Nothing: how changes are animated.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { unchanged }
  /// Nothing: shares the geometry of an animation.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { unchanged }
  /// Nothing: how a symbol moves.
  public func symbolEffect<T>(_ effect: T, isActive: Bool = true) -> some View { unchanged }
  /// Nothing: how a symbol moves.
  public func symbolEffect<T, U: Equatable>(_ effect: T, value: U) -> some View { unchanged }

  /// Nothing: a widget is drawn without appearing.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { unchanged }
  /// Nothing: a widget never disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { unchanged }
  /// Nothing: a picture waits for no task.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { unchanged }
  /// Nothing: a picture waits for no task.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { unchanged }
  /// Nothing: no value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { unchanged }
  /// Nothing: no value changes.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    unchanged
  }
  /// Nothing: no value changes.
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { unchanged }
  /// Nothing: nobody taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { unchanged }
  /// Nothing: nobody presses.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void
  ) -> some View { unchanged }
  /// Nothing: nobody opens an address.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { unchanged }
  /// Nothing: whether it can be tapped.
  public func allowsHitTesting(_ enabled: Bool) -> some View { unchanged }
  /// Nothing: where it can be tapped.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { unchanged }
  /// Nothing: where it can be tapped.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    unchanged
  }
  /// Nothing: how it is highlighted.
  public func hoverEffect() -> some View { unchanged }
  /// Nothing: help beside the pointer.
  public func help(_ textKey: LocalizedStringKey) -> some View { unchanged }

  /// Nothing: identifies the view among changes.
  public func id<ID: Hashable>(_ id: ID) -> some View { unchanged }
  /// Tells the view apart from others of a choice.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    nonisolated(unsafe) let tag = AnyHashable(tag)
    return changed { node, _ in
      var node = node
      node.traits.tag = tag
      return node
    }
  }
  /// Nothing: which view is drawn again.
  public func equatable() -> some View { unchanged }

  /// The name of a preview.
  public func previewDisplayName(_ value: String?) -> some View {
    modified { content, scope in
      scope.nodes(of: content).map { node in
        var node = node
        node.traits.previewName = value
        return node
      }
    }
  }
  /// Nothing: how a preview is arranged.
  public func previewLayout(_ value: PreviewLayout) -> some View { unchanged }
  /// Nothing: the device of a preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View { unchanged }

  /// Nothing: feedback to the touch.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { unchanged }
  /// Nothing: the size of controls; weave draws them as usual.
  public func controlSize(_ controlSize: ControlSize) -> some View { unchanged }
  /// Nothing: a widget has no scroll bars.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { unchanged }
  /// Nothing: a widget does not scroll.
  public func scrollDisabled(_ disabled: Bool) -> some View { unchanged }
  /// Nothing: a widget has no navigation.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { unchanged }
  /// Nothing: a widget has no navigation.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { unchanged }
  /// Nothing: a widget is drawn once.
  public func onReceive<P>(_ publisher: P, perform action: @escaping (P) -> Void) -> some View { unchanged }
}

/// The geometry that an animation shares.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt32
  /// Parts by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What the shape of a view is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each use.
  public let rawValue: Int
  /// Uses by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Hovering.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// A screen reader.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// How a preview is arranged.
public enum PreviewLayout: Sendable {
  /// As on a device, as large as the view, or of a size.
  case device, sizeThatFits
  /// Of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// Feedback to the touch.
public struct SensoryFeedback: Sendable, Equatable {
  /// Something succeeded.
  public static let success = SensoryFeedback()
  /// Something is wrong.
  public static let warning = SensoryFeedback()
  /// Something failed.
  public static let error = SensoryFeedback()
  /// Something was chosen.
  public static let selection = SensoryFeedback()
  /// Something met.
  public static let impact = SensoryFeedback()
}

/// The size of controls.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  /// From the smallest.
  case mini, small, regular, large, extraLarge
}

/// Whether scroll bars are seen.
public struct ScrollIndicatorVisibility: Sendable, Equatable {
  /// As usual.
  public static let automatic = ScrollIndicatorVisibility()
  /// They are.
  public static let visible = ScrollIndicatorVisibility()
  /// They are not.
  public static let hidden = ScrollIndicatorVisibility()
  /// Never.
  public static let never = ScrollIndicatorVisibility()
}

/// Whether something is seen.
public enum Visibility: Sendable, Hashable, CaseIterable {
  /// As usual, yes, or no.
  case automatic, visible, hidden
}
