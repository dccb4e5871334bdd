// SPDX-License-Identifier: MIT

import WeaveRender

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
  /// The parts that differ between what drew a picture and what drew its reference.
  static func parts(of origin: PictureOrigin) -> [EnvironmentPart] {
    (origin.difference?.parts ?? []).map { part in
      let (kind, name): (Kind, String) =
        switch part.kind {
        case .font: (.font, part.name)
        case .icon: (.library, "icon \(part.name)")
        case .library: (.library, part.name)
        case .drawing: (.program, "weave")
        case .processor: (.program, "processor")
        }
      return EnvironmentPart(kind: kind, name: name, before: part.before, after: part.now)
    }
  }
}
