// SPDX-License-Identifier: MIT

extension ChangeCause {
  /// The causes that are not in any design: what draws is another than when the reference was made.
  ///
  /// - Parameters:
  ///   - differences: as of `Fingerprint.differences(from:)`, such as `font Inter-Regular.otf has different bytes`.
  ///   - fonts: the paths of the font files that the picture uses; others cannot have changed it.
  static func causes(ofEnvironment differences: [String], fonts: Set<String>) -> [ChangeCause] {
    let used = Set(fonts.map { String($0.split(separator: "/").last ?? "") })
    var families: [String: [Change]] = [:]
    var libraries: [Change] = []
    var program: [Change] = []
    for line in differences {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3 else { continue }
      // `weave changed from 1.1.0 to 1.2.0`
      let versions = words[2].hasPrefix("changed from ") || words[1] == "changed" ? Self.versions(line) : nil
      let change = Change(path: words[1], before: versions?.0, after: versions?.1)
      switch words[0] {
      case "font":
        guard used.contains(words[1]) else { continue }
        families[String(words[1].prefix { $0 != "-" && $0 != "." }), default: []].append(change)
      case "library": libraries.append(change)
      default: program.append(Change(path: words[0], before: versions?.0, after: versions?.1))
      }
    }
    var causes = families.sorted { $0.key < $1.key }.map { family, changes in
      ChangeCause(kind: .font, name: family, changes: changes)
    }
    if !libraries.isEmpty { causes.append(ChangeCause(kind: .library, name: "libraries", changes: libraries)) }
    if !program.isEmpty { causes.append(ChangeCause(kind: .program, name: "weave", changes: program)) }
    return causes
  }

  /// The two versions in `… changed from A to B`.
  private static func versions(_ line: String) -> (String, String)? {
    guard let start = line.firstRange(of: "changed from ")?.upperBound,
      let middle = line[start...].firstRange(of: " to ")
    else { return nil }
    return (String(line[start..<middle.lowerBound]), String(line[middle.upperBound...]))
  }
}
