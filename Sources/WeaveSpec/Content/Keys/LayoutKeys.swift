// SPDX-License-Identifier: MIT

import WeaveDiagnostics
package import WeaveGraphics
import WeaveSchema

/// The keys of a `vstack`.
package enum VStackKeys: KeyOwner {
  package static let objectName = "vstack"
  package static let about = "Nodes below each other."

  package static let spacing = numberKey(.spacing, default: 0, "Points between neighbours.")
  package static let alignment = wordKey(
    .alignment, HorizontalAlignment.self, default: .center, "How nodes line up across the stack.")
  package static let children = nodesKey(.children, required: true, "The nodes, in order.")

  package static let keys: [any DeclaredKey] = [spacing, alignment, children]
}

/// The keys of an `hstack`.
package enum HStackKeys: KeyOwner {
  package static let objectName = "hstack"
  package static let about = "Nodes beside each other."

  package static let spacing = numberKey(.spacing, default: 0, "Points between neighbours.")
  package static let alignment = wordKey(
    .alignment, VerticalAlignment.self, default: .center, "How nodes line up across the stack.")
  package static let children = nodesKey(.children, required: true, "The nodes, in order.")

  package static let keys: [any DeclaredKey] = [spacing, alignment, children]
}

/// The keys of a `zstack`.
package enum ZStackKeys: KeyOwner {
  package static let objectName = "zstack"
  package static let about = "Nodes on top of each other, the last in front."

  package static let alignment = wordKey(
    .alignment, BoxAlignment.self, default: .center, "The position of smaller nodes.")
  package static let children = nodesKey(.children, required: true, "The nodes, in order.")

  package static let keys: [any DeclaredKey] = [alignment, children]
}

/// The keys of a `grid`.
package enum GridKeys: KeyOwner {
  package static let objectName = "grid"
  package static let about = "Cells in columns, row by row."

  package static let columns = key(
    .columns, .anyOf([.dynamic(.integer(1...64)), .array(.object("column"), atMost: 64)]), required: true,
    "The number of equal columns, or one object per column.")
  package static let spacing = numberKey(.spacing, default: 0, "Points between columns.")
  package static let rowSpacing = numberKey(.rowSpacing, default: 0, "Points between rows.")
  package static let alignment = wordKey(
    .alignment, BoxAlignment.self, default: .center, "The position of cells in their space.")
  package static let children = nodesKey(.children, required: true, "The nodes, in order.")

  package static let keys: [any DeclaredKey] = [columns, spacing, rowSpacing, alignment, children]
}

/// The keys of a `spacer`.
package enum SpacerKeys: KeyOwner {
  package static let objectName = "spacer"
  package static let about = "Room that grows along its stack."

  package static let minLength = numberKey(.minLength, in: ContentTable.lengths, default: 0, "Its minimum length.")

  package static let keys: [any DeclaredKey] = [minLength]
}

/// The keys of a `divider`.
package enum DividerKeys: KeyOwner {
  package static let objectName = "divider"
  package static let about = "A hairline across its stack."

  package static let color = colorKey(.color, default: .separator, "Its colour.")

  package static let keys: [any DeclaredKey] = [color]
}

/// The keys of a `viewThatFits`.
package enum FittingKeys: KeyOwner {
  package static let objectName = "viewThatFits"
  package static let about = "The first child that fits."

  package static let axis = wordKey(.axis, FittingAxis.self, default: .both, "Which lengths must fit.")
  package static let children = nodesKey(.children, required: true, "The nodes, in order.")

  package static let keys: [any DeclaredKey] = [axis, children]
}
