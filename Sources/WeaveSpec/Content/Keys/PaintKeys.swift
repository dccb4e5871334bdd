// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSchema

/// The keys of the object `linear`.
public enum LinearKeys: KeyOwner {
  public static let objectName = "linear"
  public static let about = "Colours along a line across the box."

  public static let degrees = numberKey(
    .degrees, default: 180, "Its direction: 0 points up, 90 to the right, 180 down.")
  public static let stops = key(
    .stops, ContentTable.stops, required: true, "Colours, evenly spread, or each with its `at`.")

  public static let keys: [any DeclaredKey] = [degrees, stops]
}

/// The keys of the object `radial`.
public enum RadialKeys: KeyOwner {
  public static let objectName = "radial"
  public static let about = "Colours from a centre outwards."

  public static let x = numberKey(.x, default: 0.5, "The centre, in parts of the width.")
  public static let y = numberKey(.y, default: 0.5, "The centre, in parts of the height.")
  public static let radius = numberKey(
    .radius, in: ContentTable.lengths, required: true, default: 100, "Where the last colour is reached, in points.")
  public static let stops = key(
    .stops, ContentTable.stops, required: true, "Colours, evenly spread, or each with its `at`.")

  public static let keys: [any DeclaredKey] = [x, y, radius, stops]
}

/// The keys of the object `glow`.
public enum GlowKeys: KeyOwner {
  public static let objectName = "glow"
  public static let about = "One colour that fades from a centre so softly that no ring shows."

  public static let x = numberKey(.x, default: 0.5, "The centre, in parts of the width.")
  public static let y = numberKey(.y, default: 0.5, "The centre, in parts of the height.")
  public static let radius = numberKey(
    .radius, in: ContentTable.lengths, required: true, default: 100, "Where nothing of it is left, in points.")
  public static let color = colorKey(.color, required: true, "The colour in the centre.")

  public static let keys: [any DeclaredKey] = [x, y, radius, color]
}

/// The keys of the object `linearFill`.
public enum LinearFillKeys: KeyOwner {
  public static let objectName = "linearFill"
  public static let about = "A linear gradient."

  public static let linear = objectKey(.linear, LinearKeys.self, required: true, "The gradient.")

  public static let keys: [any DeclaredKey] = [linear]
}

/// The keys of the object `radialFill`.
public enum RadialFillKeys: KeyOwner {
  public static let objectName = "radialFill"
  public static let about = "A radial gradient."

  public static let radial = objectKey(.radial, RadialKeys.self, required: true, "The gradient.")

  public static let keys: [any DeclaredKey] = [radial]
}

/// The keys of the object `glowFill`.
public enum GlowFillKeys: KeyOwner {
  public static let objectName = "glowFill"
  public static let about = "A soft glow."

  public static let glow = objectKey(.glow, GlowKeys.self, required: true, "The glow.")

  public static let keys: [any DeclaredKey] = [glow]
}

/// The keys of the object `stop`.
public enum StopKeys: KeyOwner {
  public static let objectName = "stop"
  public static let about = "A colour at a place along a gradient."

  public static let color = colorKey(.color, required: true, "The colour.")
  public static let at = numberKey(.at, in: 0...1, required: true, "0 at the start, 1 at the end.")

  public static let keys: [any DeclaredKey] = [color, at]
}
