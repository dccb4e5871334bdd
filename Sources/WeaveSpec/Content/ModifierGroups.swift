// SPDX-License-Identifier: MIT

import WeaveSchema

/// The groups of modifiers that a node has. Most nodes have few, so the other groups need not be looked up.
package struct ModifierGroups: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Modifiers of its size.
  package static let sizing = ModifierGroups(rawValue: 1)
  /// Modifiers with content behind, over and around it.
  package static let surroundings = ModifierGroups(rawValue: 2)
  /// Modifiers of its drawing.
  package static let drawing = ModifierGroups(rawValue: 4)
  /// Modifiers of its position and name.
  package static let placement = ModifierGroups(rawValue: 8)
  /// Settings that texts inherit.
  package static let texts = ModifierGroups(rawValue: 32)
  /// Any key that every node may have.
  package static let any = ModifierGroups(rawValue: 16)

  init(_ properties: PropertyMap) {
    self = properties.keys.reduce(into: []) { $0.formUnion(Self.groups[$1.rawValue]) }
  }

  /// Whether every node may have a key.
  static func isModifier(_ key: PropertyKey) -> Bool { groups[key.rawValue].contains(any) }

  /// The groups by key number.
  private static let groups: [ModifierGroups] = {
    var groups = [ModifierGroups](repeating: [], count: PropertyKey.allCases.count)
    for key in ContentTable.modifiers.compactMap({ PropertyKey(named: $0.key) }) { groups[key.rawValue] = any }
    let members: [(ModifierGroups, [PropertyKey])] = [
      (
        texts,
        [.lineLimit, .reservesSpace, .truncation, .minimumScale, .multilineAlignment, .lineSpacing, .textCase]
      ),
      (sizing, [.aspectRatio, .fixedSize, .padding, .frame]),
      (surroundings, [.background, .material, .overlay, .mask, .clip, .grain, .redacted, .border]),
      (drawing, [.shadow, .blur, .opacity, .hidden, .blendMode, .rotation, .scaleEffect, .dither]),
      (placement, [.margin, .offset, .guides, .layoutPriority, .columnSpan, .accessibilityLabel]),
    ]
    for (group, keys) in members { for key in keys { groups[key.rawValue].formUnion(group) } }
    return groups
  }()
}
