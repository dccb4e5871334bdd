// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSchema

/// The keys of the object `linear`.
package enum LinearKeys: KeyOwner {
  package static let objectName = "linear"
  package static let about = "Colours along a line across the box."

  package static let degrees = numberKey(
    .degrees, default: 180, "Its direction: 0 points up, 90 to the right, 180 down.")
  package static let stops = key(
    .stops, ContentTable.stops, required: true, "Colours, evenly spread, or each with its `at`.")

  package static let keys: [any DeclaredKey] = [degrees, stops]
}

/// The keys of the object `radial`.
package enum RadialKeys: KeyOwner {
  package static let objectName = "radial"
  package static let about = "Colours from a centre outwards."

  package static let x = numberKey(.x, default: 0.5, "The centre, in parts of the width.")
  package static let y = numberKey(.y, default: 0.5, "The centre, in parts of the height.")
  package static let radius = numberKey(
    .radius, in: ContentTable.lengths, required: true, default: 100, "Where the last colour is reached, in points.")
  package static let stops = key(
    .stops, ContentTable.stops, required: true, "Colours, evenly spread, or each with its `at`.")

  package static let keys: [any DeclaredKey] = [x, y, radius, stops]
}

/// The keys of the object `angular`.
package enum AngularKeys: KeyOwner {
  package static let objectName = "angular"
  package static let about = "Colours clockwise around a centre."

  package static let x = numberKey(.x, default: 0.5, "The centre, in parts of the width.")
  package static let y = numberKey(.y, default: 0.5, "The centre, in parts of the height.")
  package static let degrees = numberKey(
    .degrees, default: 0, "Where the first colour is: 0 points up, 90 to the right.")
  package static let stops = key(
    .stops, ContentTable.stops, required: true, "Colours, evenly spread over a turn, or each with its `at`.")

  package static let keys: [any DeclaredKey] = [x, y, degrees, stops]
}

/// The keys of the object `mesh`.
package enum MeshKeys: KeyOwner {
  package static let objectName = "mesh"
  package static let about = "Colours at the crossings of a net over the box, which run into each other."

  package static let columns = integerKey(
    .columns, in: 2...16, default: 3,
    "The crossings in a row; the colours make up as many rows as are full, at least two.")
  package static let colors = key(
    .colors, .array(ContentTable.color, atMost: 256), required: true, "The colours, row by row.")
  package static let points = key(
    .points, .array(.object("meshPoint"), atMost: 256),
    "Where the crossings are, row by row, one for each colour; evenly spread if missing.")

  package static let keys: [any DeclaredKey] = [columns, colors, points]
}

/// The keys of the object `meshPoint`.
package enum MeshPointKeys: KeyOwner {
  package static let objectName = "meshPoint"
  package static let about = "A crossing of a mesh."

  package static let x = numberKey(.x, in: -2...3, default: 0, "Its place in parts of the width.")
  package static let y = numberKey(.y, in: -2...3, default: 0, "Its place in parts of the height.")

  package static let keys: [any DeclaredKey] = [x, y]
}

/// The keys of the object `glow`.
package enum GlowKeys: KeyOwner {
  package static let objectName = "glow"
  package static let about = "One colour that fades from a centre so softly that no ring shows."

  package static let x = numberKey(.x, default: 0.5, "The centre, in parts of the width.")
  package static let y = numberKey(.y, default: 0.5, "The centre, in parts of the height.")
  package static let radius = numberKey(
    .radius, in: ContentTable.lengths, required: true, default: 100, "The radius at which it ends, in points.")
  package static let color = colorKey(.color, required: true, "The colour in the centre.")

  package static let keys: [any DeclaredKey] = [x, y, radius, color]
}

/// The keys of the object `linearFill`.
package enum LinearFillKeys: KeyOwner {
  package static let objectName = "linearFill"
  package static let about = "A linear gradient."

  package static let linear = objectKey(.linear, LinearKeys.self, required: true, "The gradient.")

  package static let keys: [any DeclaredKey] = [linear]
}

/// The keys of the object `radialFill`.
package enum RadialFillKeys: KeyOwner {
  package static let objectName = "radialFill"
  package static let about = "A radial gradient."

  package static let radial = objectKey(.radial, RadialKeys.self, required: true, "The gradient.")

  package static let keys: [any DeclaredKey] = [radial]
}

/// The keys of the object `angularFill`.
package enum AngularFillKeys: KeyOwner {
  package static let objectName = "angularFill"
  package static let about = "An angular gradient."

  package static let angular = objectKey(.angular, AngularKeys.self, required: true, "The gradient.")

  package static let keys: [any DeclaredKey] = [angular]
}

/// The keys of the object `meshFill`.
package enum MeshFillKeys: KeyOwner {
  package static let objectName = "meshFill"
  package static let about = "A mesh gradient."

  package static let mesh = objectKey(.mesh, MeshKeys.self, required: true, "The gradient.")

  package static let keys: [any DeclaredKey] = [mesh]
}

/// The keys of the object `glowFill`.
package enum GlowFillKeys: KeyOwner {
  package static let objectName = "glowFill"
  package static let about = "A soft glow."

  package static let glow = objectKey(.glow, GlowKeys.self, required: true, "The glow.")

  package static let keys: [any DeclaredKey] = [glow]
}

/// The keys of the object `stop`.
package enum StopKeys: KeyOwner {
  package static let objectName = "stop"
  package static let about = "A colour at a place along a gradient."

  package static let color = colorKey(.color, required: true, "The colour.")
  package static let at = numberKey(.at, in: 0...1, required: true, "0 at the start, 1 at the end.")

  package static let keys: [any DeclaredKey] = [color, at]
}
