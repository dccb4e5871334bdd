// SPDX-License-Identifier: MIT

import WeaveDiagnostics
package import WeaveGraphics
import WeaveSchema

/// The keys that every node has, in the order in which they wrap it: from the innermost to the outermost.
package enum ModifierKeys: KeyOwner {
  package static let objectName = "modifiers"
  package static let about = "What every node can have."

  package static let type = key(.type, .token(NodeType.allCases.map(\.rawValue)), required: true, "The kind of node.")
  package static let id = textKey(.id, as: .string, "A name for the node in messages and reports.")
  package static let when = flagKey(.when, "The node is left out where this is false; `hidden` keeps its room.")
  package static let styles = key(
    .styles, .anyOf([.string, .array(.string, atMost: 16)]),
    "Styles of the design whose modifiers it uses; the last one wins.")
  package static let colorScheme = wordKey(
    .colorScheme, ColorScheme.self,
    "The appearance of colours in it, independent of the widget's, for a background of its own.")
  package static let foreground = paintKey(
    .foreground, "The paint of texts, symbols and shapes in it without a colour of their own.")
  package static let font = key(
    .font, ContentTable.fontType,
    "The font of texts in it without a font of their own. On a symbol itself, its size and weight.")
  package static let lineLimit = integerKey(.lineLimit, in: 0...100, "The most lines of texts in it; 0 for no limit.")
  package static let reservesSpace = flagKey(
    .reservesSpace, "Whether texts in it are always as high as their `lineLimit`, even with fewer lines.")
  package static let truncation = wordKey(.truncation, TextTruncation.self, "Where texts in it are cut.")
  package static let minimumScale = numberKey(
    .minimumScale, in: 0.05...1, "How far the size of texts in it may shrink before they are cut.")
  package static let multilineAlignment = wordKey(
    .multilineAlignment, HorizontalAlignment.self, "How the lines of texts in it line up with each other.")
  package static let lineSpacing = numberKey(
    .lineSpacing, in: -1000...1000, "Points added between the lines of texts in it.")
  package static let textCase = wordKey(
    .textCase, TextCase.self, "Whether texts in it are written in capitals or in small letters.")
  package static let aspectRatio = key(
    .aspectRatio, .dynamic(.anyOf([.number(0.001...1000), .object("ratio")])), "Width by height to keep.")
  package static let fixedSize = key(
    .fixedSize, .dynamic(.anyOf([.bool, .object("axes")])), "Takes its ideal size, independent of the proposal.")
  package static let padding = key(
    .padding, .dynamic(.anyOf([ContentTable.any, .object("insets")])),
    "Room around it, inside its frame and background, in points.")
  package static let frame = objectKey(.frame, FrameKeys.self, "Its size.")
  package static let background = key(
    .background, .anyOf([.object("node"), ContentTable.fill]), "A paint or a node behind it, of its size.")
  package static let backgroundAlignment = wordKey(
    .backgroundAlignment, BoxAlignment.self, default: .center, "The position of a background node.")
  package static let material = objectKey(.material, MaterialKeys.self, "Glass behind it and its background.")
  package static let overlay = nodeKey(.overlay, "A node over it, of its size.")
  package static let overlayAlignment = wordKey(
    .overlayAlignment, BoxAlignment.self, default: .center, "The position of the overlay.")
  package static let mask = nodeKey(.mask, "A node of its size: what its ink covers is visible, the rest is not.")
  package static let maskAlignment = wordKey(
    .maskAlignment, BoxAlignment.self, default: .center, "The position of the mask.")
  package static let clip = key(.clip, ContentTable.outlineType, "Cuts away what lies outside an outline.")
  package static let grain = objectKey(.grain, GrainKeys.self, "Fine noise over it, where it has ink.")
  package static let redacted = flagKey(
    .redacted, default: false, "Whether bars replace its texts and pictures, as while facts are loaded.")
  package static let border = objectKey(.border, BorderKeys.self, "A line inside its edges.")
  package static let shadow = objectKey(.shadow, ShadowKeys.self, "A shadow behind it.")
  package static let blur = numberKey(
    .blur, in: 0...Limits.blurDeviation, "Blurs it; the standard deviation in points.")
  package static let opacity = numberKey(.opacity, in: 0...1, default: 1, "1 is solid, 0 is invisible.")
  package static let hidden = flagKey(
    .hidden, default: false,
    "Keeps its room and is not drawn, so that a row of a grid keeps its cells; `when` leaves no room.")
  package static let blendMode = wordKey(
    .blendMode, BlendMode.self, default: .normal, "How its colours are mixed with those of what lies beneath it.")
  package static let rotation = numberKey(.rotation, default: 0, "Turns its drawing clockwise, in degrees.")
  package static let scaleEffect = key(
    .scaleEffect, .dynamic(.anyOf([.number(-100...100), .object("scale")])),
    "Enlarges or shrinks its drawing, around its middle; the layout does not change.")
  package static let dither = wordKey(
    .dither, Dithering.self,
    "How it is shown in few inks: each colour as the nearest ink, as a regular pattern, or as scattered dots. Texts and "
      + "lines are never dithered. Without it photos and gradients are scattered, and areas take one ink or a pattern.")
  package static let margin = key(
    .margin, .dynamic(.anyOf([ContentTable.any, .object("insets")])),
    "Room around it, outside its frame and background, in points.")
  package static let offset = objectKey(.offset, PointKeys.self, "Moves its drawing; the layout does not change.")
  package static let guides = objectKey(.guides, GuidesKeys.self, "Moves its alignment guides.")
  package static let layoutPriority = numberKey(
    .layoutPriority, default: 0, "Nodes with a higher priority get their room first in a stack.")
  package static let columnSpan = integerKey(
    .columnSpan, in: 1...64, default: 1, "How many columns it takes as a cell of a `grid`.")
  package static let accessibilityLabel = textKey(
    .accessibilityLabel, "What a screen reader says instead of its content.")

  package static let keys: [any DeclaredKey] = [
    type, id, when, styles, colorScheme, foreground, font, lineLimit, reservesSpace, truncation, minimumScale,
    multilineAlignment, lineSpacing, textCase, aspectRatio, fixedSize, padding, frame, background, backgroundAlignment,
    material, overlay, overlayAlignment, mask, maskAlignment, clip, grain, redacted, border, shadow, blur, opacity,
    hidden,
    blendMode, rotation, scaleEffect, dither, margin, offset, guides, layoutPriority, columnSpan, accessibilityLabel,
  ]
}
