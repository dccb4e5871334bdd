// SPDX-License-Identifier: MIT

import WeaveSchema

/// Which groups of modifiers a node has any of: most nodes have few, and need not be asked for the others.
package struct ModifierGroups: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What changes its size.
  package static let sizing = ModifierGroups(rawValue: 1)
  /// What lies behind, over and around it.
  package static let surroundings = ModifierGroups(rawValue: 2)
  /// How it is drawn.
  package static let drawing = ModifierGroups(rawValue: 4)
  /// Where it stands, and what it is called.
  package static let placement = ModifierGroups(rawValue: 8)
  /// Any of the keys that every node may have.
  package static let any = ModifierGroups(rawValue: 16)

  init(_ properties: PropertyMap) {
    self = properties.keys.reduce(into: []) { $0.formUnion(Self.groups[$1.rawValue]) }
  }

  /// Whether every node may have a key.
  static func isModifier(_ key: PropertyKey) -> Bool { groups[key.rawValue].contains(any) }

  /// By the numbers of keys.
  private static let groups: [ModifierGroups] = {
    var groups = [ModifierGroups](repeating: [], count: PropertyKey.allCases.count)
    for key in ContentTable.modifiers.compactMap({ PropertyKey(named: $0.key) }) { groups[key.rawValue] = any }
    let members: [(ModifierGroups, [PropertyKey])] = [
      (sizing, [.aspectRatio, .fixedSize, .padding, .frame]),
      (surroundings, [.background, .material, .overlay, .clip, .border]),
      (drawing, [.shadow, .blur, .opacity, .hidden, .rotation, .dither]),
      (placement, [.margin, .offset, .guides, .layoutPriority, .accessibilityLabel]),
    ]
    for (group, keys) in members { for key in keys { groups[key.rawValue].formUnion(group) } }
    return groups
  }()
}
