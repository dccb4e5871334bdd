// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics
import WeaveSchema

/// The keys of a `vstack`.
public enum VStackKeys: KeyOwner {
  public static let objectName = "vstack"
  public static let about = "Nodes below each other."

  public static let spacing = numberKey(.spacing, default: 0, "Points between neighbours.")
  public static let alignment = wordKey(
    .alignment, HorizontalAlignment.self, default: .center, "How nodes line up across the stack.")
  public static let children = nodesKey(.children, required: true, "The nodes, in order.")

  public static let keys: [any DeclaredKey] = [spacing, alignment, children]
}

/// The keys of an `hstack`.
public enum HStackKeys: KeyOwner {
  public static let objectName = "hstack"
  public static let about = "Nodes beside each other."

  public static let spacing = numberKey(.spacing, default: 0, "Points between neighbours.")
  public static let alignment = wordKey(
    .alignment, VerticalAlignment.self, default: .center, "How nodes line up across the stack.")
  public static let children = nodesKey(.children, required: true, "The nodes, in order.")

  public static let keys: [any DeclaredKey] = [spacing, alignment, children]
}

/// The keys of a `zstack`.
public enum ZStackKeys: KeyOwner {
  public static let objectName = "zstack"
  public static let about = "Nodes on top of each other, the last in front."

  public static let alignment = wordKey(.alignment, BoxAlignment.self, default: .center, "Where smaller nodes stand.")
  public static let children = nodesKey(.children, required: true, "The nodes, in order.")

  public static let keys: [any DeclaredKey] = [alignment, children]
}

/// The keys of a `grid`.
public enum GridKeys: KeyOwner {
  public static let objectName = "grid"
  public static let about = "Cells in columns, row by row."

  public static let columns = key(
    .columns, .anyOf([.dynamic(.integer(1...64)), .array(.object("column"), atMost: 64)]), required: true,
    "How many equal columns, or one object a column.")
  public static let spacing = numberKey(.spacing, default: 0, "Points between columns.")
  public static let rowSpacing = numberKey(.rowSpacing, default: 0, "Points between rows.")
  public static let alignment = wordKey(
    .alignment, BoxAlignment.self, default: .center, "Where cells stand in their space.")
  public static let children = nodesKey(.children, required: true, "The nodes, in order.")

  public static let keys: [any DeclaredKey] = [columns, spacing, rowSpacing, alignment, children]
}

/// The keys of a `spacer`.
public enum SpacerKeys: KeyOwner {
  public static let objectName = "spacer"
  public static let about = "Room that grows along its stack."

  public static let minLength = numberKey(.minLength, in: ContentTable.lengths, default: 0, "The least that it takes.")

  public static let keys: [any DeclaredKey] = [minLength]
}

/// The keys of a `divider`.
public enum DividerKeys: KeyOwner {
  public static let objectName = "divider"
  public static let about = "A hairline across its stack."

  public static let color = colorKey(.color, default: .separator, "Its colour.")

  public static let keys: [any DeclaredKey] = [color]
}

/// The keys of a `viewThatFits`.
public enum FittingKeys: KeyOwner {
  public static let objectName = "viewThatFits"
  public static let about = "The first child that fits."

  public static let axis = wordKey(.axis, FittingAxis.self, default: .both, "Which lengths must fit.")
  public static let children = nodesKey(.children, required: true, "The nodes, in order.")

  public static let keys: [any DeclaredKey] = [axis, children]
}
