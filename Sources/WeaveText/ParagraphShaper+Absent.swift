// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveNative
import WeaveResolve
import WeaveSystem

extension ParagraphShaper {
  /// The families that a text would be set in if they were installed; each once.
  ///
  /// For a text in Latin letters and installed families, no other fonts are read.
  func absentFamilies(spans: [TextSpan], paragraphs: [ShapedParagraph]) -> [AbsentFamily] {
    var found: [AbsentFamily] = []
    for span in spans { found += absentFamilies(askedForBy: span.font) }
    for paragraph in paragraphs {
      for run in paragraph.runs where !isAskedFor(run, by: spans) {
        found += absentFamilies(before: run, in: paragraph)
      }
    }
    if ProgramData.folder != nil {
      for index in found.indices {
        found[index].isInLargerArchive = found[index].package == StandardFamily.japanese.package
      }
    }
    guard found.count > 1 else { return found }
    var seen: Set<AbsentFamily> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The missing families that a style asks for, up to the first installed one.
  private func absentFamilies(askedForBy font: FontSpec) -> [AbsentFamily] {
    switch font.family {
    // Nothing is drawn without these.
    case .system: return []
    case .rounded:
      return hasLatin(StandardFamily.rounded.name) ? [] : [AbsentFamily(.rounded, .askedFor, standIn: .system)]
    case .serif:
      return hasFamily(StandardFamily.serif.name) ? [] : [AbsentFamily(.serif, .askedFor, standIn: .system)]
    case .monospaced:
      return hasFamily(StandardFamily.monospaced.name) ? [] : [AbsentFamily(.monospaced, .askedFor, standIn: .system)]
    case .face(let face, _):
      let family = FaceFamily.of(face)
      return hasFace(family.name)
        ? [] : [AbsentFamily(family.name, .askedFor, standIn: StandardFamily.system.name, package: family.package)]
    case .named:
      let names = font.familyNames
      let first = names.firstIndex(where: isInstalled)
      let standIn = first.map { names[$0] } ?? StandardFamily.system.name
      return names[..<(first ?? names.endIndex)].map { absentFamily(named: $0, standIn: standIn) }
    }
  }

  /// Whether a style can ask for a family: it is installed, or it is Fontconfig's own name for the emoji font.
  private func isInstalled(_ family: String) -> Bool { family.lowercased() == "emoji" || hasFamily(family) }

  private func absentFamily(named name: String, standIn: String) -> AbsentFamily {
    if let standard = StandardFamily.all.first(where: { $0.name == name }) {
      return AbsentFamily(name, .askedFor, standIn: standIn, package: standard.package)
    }
    if let family = FaceFamily.all.first(where: { $0.name == name }) {
      return AbsentFamily(name, .askedFor, standIn: standIn, face: family.face)
    }
    return AbsentFamily(
      name, .askedFor, standIn: standIn, nearest: WeaveDiagnostics.nearest(to: name, in: families).first)
  }

  /// Whether the run has a font that a style asks for, and not a fallback.
  private func isAskedFor(_ run: PangoRun, by spans: [TextSpan]) -> Bool {
    guard run.glyphs.allSatisfy({ $0.missing == nil }) else { return false }
    return LatinText.families.contains(run.face.family)
      || spans.contains { $0.font.familyNames.contains(run.face.family) }
  }

  /// The missing families that come before the run's own in the order of fallback and may have its characters: the
  /// first of each package.
  private func absentFamilies(before run: PangoRun, in paragraph: ShapedParagraph) -> [AbsentFamily] {
    if absentStandard.isEmpty { return [] }
    let text = String(decoding: paragraph.utf8[run.bytes], as: UTF8.self)
    let isMissing = run.glyphs.contains { $0.missing != nil }
    let own = StandardFamily.all.firstIndex { $0.name == run.face.family }
    if !isMissing, own == nil || run.face.family == StandardFamily.emoji.name && text.asksForEmoji { return [] }
    // Families of other designs are never a fallback.
    let before = StandardFamily.all[..<(isMissing ? StandardFamily.all.endIndex : own ?? 0)].drop { $0 != .latin }
    var packages: Set<String> = []
    if text.isEastAsian {
      packages = Set(StandardFamily.all.map(\.package)).subtracting([StandardFamily.japanese.package])
    }
    return absentStandard.filter { before.contains($0) && packages.insert($0.package).inserted }.map { family in
      isMissing
        ? AbsentFamily(family.name, .charactersMissing, standIn: "", package: family.package)
        : AbsentFamily(family.name, .comesFirst, standIn: run.face.family, package: family.package)
    }
  }
}

extension AbsentFamily {
  fileprivate init(_ family: StandardFamily, _ reason: Reason, standIn: StandardFamily) {
    self.init(family.name, reason, standIn: standIn.name, package: family.package)
  }
}

extension String {
  /// Whether it contains characters that are emoji by default, or because of a following mark: Unicode Technical
  /// Standard 51.
  fileprivate var asksForEmoji: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F || scalar.value == 0x20E3
    }
  }

  /// Whether only East Asian fonts have its characters: Han, kana, hangul, and their marks and wide forms.
  fileprivate var isEastAsian: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
      default: false
      }
    }
  }
}
