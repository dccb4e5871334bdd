// SPDX-License-Identifier: MIT

/// The words for case values of a property: sizes and appearances.
public enum ContentCase {
  /// The sizes of the home screen and the accessories of the lock screen.
  public static let sizes =
    MatchedSet.Key.words + ["accessoryInline", "accessoryCircular", "accessoryRectangular"]
  /// The appearances. `tinted` and `eink` take precedence over `dark` and `light`, which also apply to them; `clear`
  /// and `accented` take precedence over `tinted`.
  public static let appearances = ["light", "dark", "tinted", "clear", "accented", "eink"]
  /// Every word that may select a case.
  public static let words = sizes + appearances + ["default"]
}
