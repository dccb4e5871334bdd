// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

extension Limits {
  /// Bytes of a colour profile, unpacked. Stops: a chunk of some kilobytes that unpacks to gigabytes.
  public static let profileBytes = 4 << 20
  /// Pixels of all frames of an animation that are compared. Stops: 1,500 frames of one pixel each in a picture of 6
  /// million.
  public static let comparedPixels = 600_000_000
}
