// SPDX-License-Identifier: MIT

/// A part of what draws pictures that is another than when a reference was drawn.
struct EnvironmentPart: Sendable, Hashable {
  enum Kind: Sendable { case font, library, program }

  var kind: Kind
  /// The family of a font, the name of a library, `weave` or `processor`.
  var name: String
  /// Versions or other words for both; nil if they are not known.
  var before, after: String?
}

extension ChangeCause {
  /// The causes that are not in any design: what draws is another than when the reference was drawn. Each family of fonts
  /// is a cause; libraries are replaced together, and are one.
  static func causes(of parts: [EnvironmentPart]) -> [ChangeCause] {
    func changes(_ parts: [EnvironmentPart]) -> [Change] {
      parts.map { Change(path: $0.name, before: $0.before, after: $0.after) }
    }
    let fonts = Dictionary(grouping: parts.filter { $0.kind == .font }, by: \.name)
    var causes = fonts.sorted { $0.key < $1.key }.map { family, parts in
      ChangeCause(
        kind: .font, name: family,
        changes: parts.map { Change(path: "", before: $0.before, after: $0.after) })
    }
    let libraries = parts.filter { $0.kind == .library }
    if !libraries.isEmpty {
      causes.append(ChangeCause(kind: .library, name: "libraries", changes: changes(libraries)))
    }
    let program = parts.filter { $0.kind == .program }
    if !program.isEmpty { causes.append(ChangeCause(kind: .program, name: "weave", changes: changes(program))) }
    return causes
  }
}

extension EnvironmentPart {
  /// The parts that `Fingerprint.differences(from:)` names, such as `font Inter-Regular.otf has different bytes`.
  ///
  /// - Parameter fonts: the paths of the font files that the picture uses; others cannot have changed it.
  static func parts(of differences: [String], fonts: Set<String>) -> [EnvironmentPart] {
    let used = Set(fonts.map { String($0.split(separator: "/").last ?? "") })
    return differences.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 2 else { return nil }
      let change = line.firstMatch(of: /(?:^| )changed from (.+) to (.+)$/)
      let (before, after) = (change.map { String($0.1) }, change.map { String($0.2) })
      switch words[0] {
      case "font":
        guard used.contains(words[1]) else { return nil }
        let family = String(words[1].prefix { $0 != "-" && $0 != "." })
        return EnvironmentPart(kind: .font, name: family, before: before, after: after)
      case "library": return EnvironmentPart(kind: .library, name: words[1], before: before, after: after)
      default: return EnvironmentPart(kind: .program, name: words[0], before: before, after: after)
      }
    }
  }
}
