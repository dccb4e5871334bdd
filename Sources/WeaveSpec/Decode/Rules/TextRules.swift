// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// Reports a newer version of the format, which may contain unknown parts.
enum VersionRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    guard let version = design.number("version"), version > Double(WidgetSpec.currentVersion) else { return [] }
    return [Diagnostic(.specNewerVersion, .newer(version), at: design.spec.places.range(of: "version"))]
  }
}

/// Reports texts that are replaced because they are blank.
enum BlankTextRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    var result: [Diagnostic] = []
    if let name = design.text("name"), name.isBlank {
      result.append(blank("name", WidgetSpec.standardName, design))
    }
    for face in design.faces where face.template.needsPrimaryText {
      let path = face.path + "primaryText"
      if let text = design.text(path), text.isBlank {
        result.append(blank(path, WidgetSpec.standardPrimaryText, design))
      }
    }
    return result
  }

  private static func blank(_ path: String, _ standard: String, _ design: ReviewedDesign) -> Diagnostic {
    Diagnostic(.specBlankText, .blank(path, standard), at: design.spec.places.range(of: path))
  }
}

/// Reports symbols and photos without a name.
enum BlankNameRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    // Variants that were removed from the matched set are not faces, so paths are looked up by key.
    design.faces.flatMap { face in
      ["symbol.name", "image.fileName"].compactMap { key in
        guard let text = design.text(face.path + key), text.isBlank else { return nil }
        let part = key.hasPrefix("symbol") ? "symbol" : "image"
        return Diagnostic(.specBlankName, .leftOut(key, part), at: design.spec.places.range(of: face.path + key))
      }
    }
  }
}

/// Reports line limits of the small size that exceed those of the others.
enum SmallLimitRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    design.faces.flatMap { face in
      [
        check("primaryLineLimit", limit: face.layout.primaryLineLimit, face, design),
        check("secondaryLineLimit", limit: face.layout.secondaryLineLimit, face, design),
      ].compactMap { $0 }
    }
  }

  private static func check(
    _ key: String, limit: Int, _ face: ReviewedDesign.Face, _ design: ReviewedDesign
  ) -> Diagnostic? {
    let path = "\(face.path)layout.\(key)Small"
    guard let small = design.number(path), small > Double(limit) else { return nil }
    let other = design.spec.places.range(of: "\(face.path)layout.\(key)")
    return Diagnostic(
      .specSmallLimit, .smallLimit(key, small, limit), at: design.spec.places.range(of: path),
      notes: other.map { [.init(.otherLimit(limit), at: $0)] } ?? [])
  }
}

extension Diagnostic.Message {
  fileprivate static func newer(_ version: Double) -> Self {
    "version \(shortest(version)) is newer than \(WidgetSpec.currentVersion), the newest that weave knows"
  }

  fileprivate static func blank(_ path: String, _ standard: String) -> Self {
    "`\(path)` is blank, so the widget says `\(standard)`"
  }

  fileprivate static func leftOut(_ key: String, _ part: String) -> Self {
    "`\(key)` is blank, so there is no \(part)"
  }

  fileprivate static func smallLimit(_ key: String, _ small: Double, _ limit: Int) -> Self {
    "`\(key)Small` is above `\(key)`; \(shortest(small)) counts as \(limit)"
  }

  fileprivate static func otherLimit(_ limit: Int) -> Self { "the other sizes show \(limit) here" }
}
