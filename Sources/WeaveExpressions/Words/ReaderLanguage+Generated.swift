// SPDX-License-Identifier: MIT
// Written by tools/generate-words from the files in Languages. Change those.
// swift-format-ignore-file

/// A language that the built-in templates are written in.
public enum ReaderLanguage: String, Sendable, Hashable, CaseIterable {
  /// Arabic.
  case ar
  /// Czech.
  case cs
  /// Danish.
  case da
  /// German.
  case de
  /// Greek.
  case el
  /// English.
  case en
  /// Spanish.
  case es
  /// Finnish.
  case fi
  /// French.
  case fr
  /// Hebrew.
  case he
  /// Italian.
  case it
  /// Japanese.
  case ja
  /// Korean.
  case ko
  /// Norwegian Bokmål.
  case nb
  /// Dutch.
  case nl
  /// Polish.
  case pl
  /// Portuguese of Brazil.
  case ptBR = "pt-BR"
  /// Swedish.
  case sv
  /// Turkish.
  case tr
  /// Ukrainian.
  case uk
  /// Chinese in simplified characters.
  case zhHans = "zh-Hans"
}
