// SPDX-License-Identifier: MIT
// Written by tools/generate-words from the files in Words. Change those.
// swift-format-ignore-file

/// A language that the built-in templates are written in.
public enum ReaderLanguage: String, Sendable, Hashable, CaseIterable {
  case cs
  case da
  case de
  case en
  case es
  case fi
  case fr
  case it
  case nb
  case nl
  case pl
  case ptBR = "pt-BR"
  case sv
  case tr
}
