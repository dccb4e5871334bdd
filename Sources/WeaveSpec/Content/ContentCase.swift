// SPDX-License-Identifier: MIT

/// The words under which a property may have a value of its own: a size or an appearance.
public enum ContentCase {
  /// The sizes of the home screen and the accessories of the lock screen.
  public static let sizes =
    MatchedSet.Key.words + ["accessoryInline", "accessoryCircular", "accessoryRectangular"]
  /// `tinted` and `eink` come before `dark` and `light`, which hold for them too, and `clear` and `accented` before `tinted`.
  public static let appearances = ["light", "dark", "tinted", "clear", "accented", "eink"]
  /// Every word under which a value by size or appearance may stand.
  public static let words = sizes + appearances + ["default"]
}
