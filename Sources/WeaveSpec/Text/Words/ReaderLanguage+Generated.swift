// SPDX-License-Identifier: MIT
// Written by tools/generate-words from the files in Words. Change those.
// swift-format-ignore-file

/// A language that the built-in templates are written in.
public enum ReaderLanguage: String, Sendable, Hashable, CaseIterable {
  case ar
  case cs
  case da
  case de
  case el
  case en
  case es
  case fi
  case fr
  case he
  case it
  case ja
  case ko
  case nb
  case nl
  case pl
  case ptBR = "pt-BR"
  case sv
  case tr
  case uk
  case zhHans = "zh-Hans"
}
