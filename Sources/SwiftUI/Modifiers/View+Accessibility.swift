// SPDX-License-Identifier: MIT

import WeaveResolve

nonisolated extension View {
  private func labelled(_ words: @escaping @MainActor (_ViewScope) -> String) -> ModifiedContent<Self, _NodeModifier> {
    changed { node, scope in
      let label = words(scope)
      return label.isEmpty ? node : node.adding(.effect(.label(label)))
    }
  }

  /// What a screen reader says instead of the content.
  public func accessibilityLabel(_ label: Text) -> some View { labelled { label.words(in: $0) } }
  /// What a screen reader says instead of the content.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    labelled { Text(labelKey).words(in: $0) }
  }
  /// What a screen reader says instead of the content.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return labelled { _ in label }
  }
  /// What a screen reader says instead of the content.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    labelled { Text(label).words(in: $0) }
  }
  /// The value that a screen reader says.
  public func accessibilityValue(_ value: Text) -> some View { unchanged }
  /// The value that a screen reader says.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { unchanged }
  /// The value that a screen reader says.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { unchanged }
  /// What happens when it is used.
  public func accessibilityHint(_ hint: Text) -> some View { unchanged }
  /// What happens when it is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { unchanged }
  /// What happens when it is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { unchanged }
  /// Whether a screen reader skips it.
  public func accessibilityHidden(_ hidden: Bool) -> some View { unchanged }
  /// Whether the parts are read as one.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { unchanged }
  /// A name for tests of the program.
  public func accessibilityIdentifier(_ identifier: String) -> some View { unchanged }
  /// What kind of thing it is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { unchanged }
  /// What kind of thing it is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { unchanged }
  /// The order in which it is read.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { unchanged }
  /// Words to call it by.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { unchanged }
  /// An action.
  public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  { unchanged }
  /// Another view in its place.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { unchanged }
  /// Whether it keeps its colours where they are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { unchanged }
  /// How important it is as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { unchanged }
  /// Larger content for a long press.
  public func accessibilityShowsLargeContentViewer() -> some View { unchanged }
}

/// How the parts of a view are read.
public struct AccessibilityChildBehavior: Sendable, Hashable {
  /// They are not read.
  public static let ignore = AccessibilityChildBehavior()
  /// One by one.
  public static let contain = AccessibilityChildBehavior()
  /// As one.
  public static let combine = AccessibilityChildBehavior()
}

/// What kind of thing a view is.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  private var names: Set<String> = []
  private init(_ name: String) { names = [name] }
  /// None.
  public init() {}
  /// A button.
  public static let isButton = AccessibilityTraits("isButton")
  /// A heading.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// Selected.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// A link.
  public static let isLink = AccessibilityTraits("isLink")
  /// A picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// Text.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// Something that changes.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// Something that covers all else.
  public static let isModal = AccessibilityTraits("isModal")
  /// A switch.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// Whether a trait is in it.
  public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
  /// Adds traits.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }
  /// Removes traits.
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    names.subtract(member.names)
    return member
  }
  /// Adds traits.
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    names.formUnion(newMember.names)
    return newMember
  }
  /// All of both.
  public func union(_ other: Self) -> Self { with(names.union(other.names)) }
  /// Those in both.
  public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }
  /// Those in one of both.
  public func symmetricDifference(_ other: Self) -> Self { with(names.symmetricDifference(other.names)) }
  /// Adds traits.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps traits.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps those in one of both.
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
  private func with(_ names: Set<String>) -> Self {
    var copy = Self()
    copy.names = names
    return copy
  }
}

/// How important a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// From the most important.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// How a text is read.
public struct AccessibilityTextContentType: Sendable {
  /// As usual.
  public static let plain = AccessibilityTextContentType()
  /// As a table.
  public static let spreadsheet = AccessibilityTextContentType()
}

/// The kind of an action.
public struct AccessibilityActionKind: Sendable, Equatable {
  let name: String
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Closes.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Begins or pauses.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// An action of your own.
  public init(named name: Text) { self.name = "own" }
  init(name: String) { self.name = name }
}
