// SPDX-License-Identifier: MIT

public import WeaveSpec

/// The rules that a tool follows: WidgetWeaver's own, or an improved version.
public enum Rulebook: String, SpecToken {
  /// WidgetWeaver's rules, exactly.
  case app
  /// Improved rules: a design keeps its kind, and readable texts stay readable.
  case ours
}
