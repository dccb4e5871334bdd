// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// Reports filters that change nothing.
enum FilterRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    design.faces.compactMap { face in
      let path = "\(face.path)image.filter"
      guard design.raw(path) != nil else { return nil }
      let isNone = design.text("\(path).token") == ImageSpec.Filter.Token.none.rawValue
      guard isNone || design.number("\(path).intensity").map({ $0 <= 0 }) == true else { return nil }
      return Diagnostic(.specFilterWithoutEffect, .noEffect, at: design.spec.places.keyRange(of: path))
    }
  }
}

/// Reports crops that extend outside their photo.
enum CropRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    design.faces.flatMap { face in
      ["small", "medium", "large"].flatMap { size in
        let path = "\(face.path)image.smartPhoto.\(size).cropRect"
        return [side("x", "width", path, design), side("y", "height", path, design)].compactMap { $0 }
      }
    }
  }

  private static func side(_ start: String, _ length: String, _ path: String, _ design: ReviewedDesign) -> Diagnostic? {
    guard let origin = design.number("\(path).\(start)"), let side = design.number("\(path).\(length)"),
      (0...1).contains(origin), (0...1).contains(side)
    else { return nil }
    // The app divides pixels and does not round the result.
    guard origin + side > 1 + 1e-9 || side == 0 else { return nil }
    return Diagnostic(
      .specCropOutside, side == 0 ? .noSide(length) : .outside(start, length),
      at: design.spec.places.range(of: "\(path).\(length)"))
  }
}

/// Reports file names of which the app uses only the last part.
enum FileNameRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    design.faces.flatMap { face in
      let photo = "\(face.path)image.smartPhoto"
      let renders = ["small", "medium", "large"].map { "\(photo).\($0).renderFileName" }
      return (["\(face.path)image.fileName", "\(photo).masterFileName"] + renders).compactMap { path -> Diagnostic? in
        guard let name = design.text(path)?.trimmed, name.lastPathComponent != name else { return nil }
        // A path that leaves the folder is refused when the photo is looked up.
        if name.hasPrefix("/") || name.split(separator: "/").contains("..") { return nil }
        return name.isEmpty
          ? nil : Diagnostic(.specImageFolder, .folder(name), at: design.spec.places.range(of: path))
      }
    }
  }
}

/// Reports the use of both names for the same thing.
enum ContentModeRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    design.faces.compactMap { face in
      let path = "\(face.path)image"
      guard let mode = design.text("\(path).contentMode"), let crop = design.text("\(path).crop"), mode != crop else {
        return nil
      }
      let range = design.spec.places.range(of: "\(path).crop")
      let fixes = range.map {
        [Diagnostic.Fix(.init("replace with `\(mode)`"), .likely, [.init($0, with: quoted(mode))])]
      }
      let isToken = ImageSpec.ContentMode(rawValue: mode) != nil
      return Diagnostic(.specCropDisagrees, .disagree(mode, crop), at: range, fixes: isToken ? fixes ?? [] : [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let noEffect: Self = "the filter leaves the photo as it is"

  fileprivate static func noSide(_ key: String) -> Self { "a crop needs a `\(key)` above 0" }

  fileprivate static func outside(_ start: String, _ length: String) -> Self {
    "`\(start)` + `\(length)` is above 1; the crop is cut off at the photo's edge"
  }

  fileprivate static func folder(_ name: String) -> Self { "the app only looks for `\(name.lastPathComponent)`" }

  fileprivate static func disagree(_ mode: String, _ crop: String) -> Self {
    "`crop` says `\(crop)`, but `contentMode` says `\(mode)`, which wins"
  }
}
