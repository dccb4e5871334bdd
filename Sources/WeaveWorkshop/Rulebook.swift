// SPDX-License-Identifier: MIT

public import WeaveSpec

/// Whose rules a tool follows, where WidgetWeaver's can be bettered.
public enum Rulebook: String, SpecToken {
  /// WidgetWeaver's, value for value.
  case app
  /// The same, mended: a design stays what it is, and nothing is lost that could be read.
  case ours
}
