// SPDX-License-Identifier: MIT

import WeaveDiagnostics
package import WeaveGraphics
import WeaveSchema

/// The keys of a `symbol`.
package enum SymbolKeys: KeyOwner {
  package static let objectName = "symbol"
  package static let about = "A symbol by its SF Symbols name."

  package static let name = textKey(.name, required: true, "The SF Symbols name.")
  package static let size = numberKey(
    .size, in: ContentTable.lengths, default: 17,
    "Its font size in points: it is as large as beside text of this size; that of its own `font` if missing.")
  package static let weight = wordKey(
    .weight, FontWeight.self, default: .regular, "The weight of its strokes; that of its own `font` if missing.")
  package static let imageScale = wordKey(
    .imageScale, SymbolScale.self, default: .medium, "How large it is beside text of its font size.")
  package static let mode = wordKey(.mode, SymbolMode.self, default: .monochrome, "How its layers are coloured.")
  package static let color = paintKey(.color, "Its tint; the foreground if missing.")
  package static let alignsInk = flagKey(
    .alignsInk, default: false,
    "Whether its box ends where its ink ends on the left and right, so that the ink meets an edge.")
  package static let colors = key(
    .colors, .array(ContentTable.color, atMost: 3), "The colours of its layers in `palette` mode.")

  package static let keys: [any DeclaredKey] = [name, size, weight, imageScale, mode, color, alignsInk, colors]
}

/// The keys of a `label`.
package enum LabelKeys: KeyOwner {
  package static let objectName = "label"
  package static let about = "A symbol with words beside it, in their font and on their baseline."

  package static let text = textKey(.text, required: true, "The words; may contain `{{…}}`.")
  package static let symbol = textKey(.symbol, required: true, "The SF Symbols name.")
  package static let spacing = numberKey(
    .spacing, in: ContentTable.lengths, default: 8, "Points between the symbol and the words.")
  package static let mode = wordKey(
    .mode, SymbolMode.self, default: .monochrome, "How the symbol's layers are coloured.")
  package static let color = paintKey(.color, "The symbol's tint; the foreground if missing.")

  package static let keys: [any DeclaredKey] = [text, symbol, spacing, mode, color]
}

/// The keys of an `image`.
package enum ImageKeys: KeyOwner {
  package static let objectName = "image"
  package static let about = "A photo."

  package static let file = textKey(.file, required: true, "A path below the design's folder or `--assets`.")
  package static let mode = wordKey(.mode, PhotoFit.self, default: .fill, "How it fills its room.")
  package static let crop = objectKey(.crop, CropKeys.self, "The part that is shown.")
  package static let focusX = numberKey(
    .focusX, in: 0...1, default: 0.5, "Which part of the width stays in view when it is filled.")
  package static let focusY = numberKey(.focusY, in: 0...1, default: 0.5, "Which part of the height stays in view.")
  package static let zoom = numberKey(
    .zoom, in: 1...8, default: 1, "How much closer than needed a filled photo is shown.")
  package static let rotation90 = integerKey(.rotation90, in: 0...3, default: 0, "Quarter turns clockwise.")
  package static let straighten = numberKey(
    .straighten, in: -45...45, default: 0, "Degrees clockwise, without empty corners.")
  package static let filter = objectKey(.filter, PhotoFilterKeys.self, "A photo filter.")
  package static let duotone = objectKey(.duotone, DuotoneKeys.self, "Two colours for its tones, after the filter.")

  package static let keys: [any DeclaredKey] = [
    file, mode, crop, focusX, focusY, zoom, rotation90, straighten, filter, duotone,
  ]
}

/// The keys of a `shape`.
package enum ShapeKeys: OutlinedKeys {
  package static let objectName = "shape"
  package static let about = "A filled or stroked outline that fills its room."

  package static let shape = wordKey(.shape, ShapeWord.self, default: .rectangle, "Its kind.")
  package static let radius = numberKey(
    .radius, in: ContentTable.lengths, default: 8, "The corner radius of a `roundedRectangle`.")
  package static let radii = objectKey(.radii, RadiiKeys.self, "The radii of single corners, instead of `radius`.")
  package static let curve = wordKey(.curve, CornerCurve.self, default: .continuous, "How corners bend.")
  package static let fill = paintKey(.fill, "Its paint; the foreground if neither `fill` nor `stroke` is given.")
  package static let stroke = objectKey(.stroke, StrokeKeys.self, "A line along the inside of its edge.")

  package static let keys: [any DeclaredKey] = [shape, radius, radii, curve, fill, stroke]
}

/// The keys of a `path`.
package enum PathKeys: KeyOwner {
  package static let objectName = "path"
  package static let about = "A free outline, as SVG writes paths."

  package static let data = textKey(.data, required: true, "Path data of SVG: the text of a `d` attribute.")
  package static let viewBox = key(
    .viewBox, .array(ContentTable.any, atMost: 4),
    "The part that is shown, as in SVG: left, top, width, height; the box around the path if missing.")
  package static let mode = wordKey(
    .mode, PathFit.self, default: .fit, "How that part fills the node's box: whole, covering it, or stretched.")
  package static let rule = wordKey(
    .rule, FillRule.self, default: .nonZero,
    "How overlapping parts are filled: by direction, or with alternating holes.")
  package static let fill = paintKey(.fill, "Its paint; the foreground if neither `fill` nor `stroke` is given.")
  package static let stroke = objectKey(.stroke, StrokeKeys.self, "A line along it, half of its width on either side.")

  package static let keys: [any DeclaredKey] = [data, viewBox, mode, rule, fill, stroke]
}

/// The keys of a `qr`.
package enum CodeKeys: KeyOwner {
  package static let objectName = "qr"
  package static let about = "A QR code, in whole pixels."

  package static let text = textKey(
    .text, required: true, "What a camera reads from it: an address, a text, at most 2,953 bytes.")
  package static let correction = wordKey(
    .correction, CodeCorrection.self, default: .medium,
    "How much of it may be lost or covered: about 7, 15, 25 or 30 %; more needs finer squares.")
  package static let quiet = integerKey(
    .quiet, in: 0...16, default: 4, "Light squares around it; not every camera reads a code with fewer than four.")
  package static let fill = paintKey(.fill, default: .black, "The paint of its squares.")
  package static let background = paintKey(
    .background, default: .white, "The paint behind them; cameras need it light, even in a dark widget.")

  package static let keys: [any DeclaredKey] = [text, correction, quiet, fill, background]
}

/// The keys of a `gauge`.
package enum GaugeKeys: KeyOwner {
  package static let objectName = "gauge"
  package static let about =
    "A value within a range, as a ring or a bar. The four forms of the lock screen can have labels."

  package static let style = wordKey(.style, GaugeForm.self, default: .ring, "Its form.")
  package static let value = quantityKey(.value, required: true, "What it shows.")
  package static let min = quantityKey(.min, default: 0, "The value at its start.")
  package static let max = quantityKey(.max, default: 1, "The value at its end.")
  package static let lineWidth = numberKey(
    .lineWidth, in: ContentTable.lengths, default: 8,
    "The width of its line; a tenth of a lock screen's ring, and 6 for its bars, if missing.")
  package static let start = numberKey(
    .start, default: 0, "Where a ring starts: degrees clockwise from twelve o'clock.")
  package static let sweep = numberKey(.sweep, in: 1...360, default: 360, "The angle of a full ring in degrees.")
  package static let cap = wordKey(.cap, GaugeCap.self, default: .round, "How the ends of a ring's arc look.")
  package static let fill = paintKey(
    .fill, default: .accent, "The paint of the value; of the whole line where a dot shows the value.")
  package static let track = paintKey(.track, default: .fill, "The paint of the rest.")
  package static let label = textKey(
    .label, "What it measures: below a ring whose ends have no labels, and above an `accessoryLinearCapacity`.")
  package static let valueLabel = textKey(
    .valueLabel, "The value in words: within a ring, and below an `accessoryLinearCapacity`.")
  package static let minLabel = textKey(.minLabel, "The words at its start.")
  package static let maxLabel = textKey(.maxLabel, "The words at its end.")

  package static let keys: [any DeclaredKey] = [
    style, value, min, max, lineWidth, start, sweep, cap, fill, track, label, valueLabel, minLabel, maxLabel,
  ]
}
