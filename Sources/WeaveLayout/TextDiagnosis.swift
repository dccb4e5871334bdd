// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve

/// Checks what can be wrong with a text in its final room.
struct TextDiagnosis {
  private let element: Element
  private let index: Int
  private let text: ResolvedText
  private let shaped: ShapedText
  private let frame: Rect

  /// Apple's Human Interface Guidelines name 11 points as the smallest size that can be read at arm's length.
  private static let leastSize = 11.0

  init(_ element: Element, _ index: Int, _ text: ResolvedText, _ shaped: ShapedText, _ frame: Rect) {
    (self.element, self.index, self.text, self.shaped, self.frame) = (element, index, text, shaped, frame)
  }

  func diagnostics(_ measurement: inout Measurement) -> [Diagnostic] {
    absent + [cut(&measurement), small, missing].compactMap { $0 }
  }

  // MARK: Cut texts

  private func cut(_ measurement: inout Measurement) -> Diagnostic? {
    guard shaped.isTruncated else { return nil }
    let what = "text `\(excerpt(text.string))` is cut"
    let place = lostWords.map { " after `\(excerpt($0.shown, tail: true))`, without `\(excerpt($0.lost))`" } ?? ""
    return Diagnostic(
      .layoutTextCut, "\(what)\(place)\(shortage(&measurement))", at: element.range, node: element.id)
  }

  /// The words before and after the cut, if the end is cut off and the lines are in the order of the text.
  private var lostWords: (shown: String, lost: String)? {
    guard text.truncation == .tail else { return nil }
    let runs = shaped.lines.flatMap(\.runs)
    guard !runs.contains(where: \.isRightToLeft) else { return nil }
    // The shaper may drop spaces and breaks between lines, so only visible characters are compared.
    let shown = runs.flatMap { $0.text.filter { !$0.isWhitespace && $0 != "…" } }
    let whole = text.string
    var end = whole.startIndex
    var matched = 0
    while end < whole.endIndex, matched < shown.count || whole[end].isWhitespace {
      if !whole[end].isWhitespace {
        guard whole[end] == shown[matched] else { break }
        matched += 1
      }
      end = whole.index(after: end)
    }
    guard matched > 0, end < whole.endIndex else { return nil }
    return (String(whole[..<end]), String(whole[end...]))
  }

  /// The additional room that would show all of it.
  private func shortage(_ measurement: inout Measurement) -> String {
    var free = text
    free.minimumScale = 1
    let isRightToLeft = measurement.isRightToLeft
    if text.lineLimit == 1 || shaped.lines.count <= 1 && text.lineLimit == nil {
      let whole = measurement.measurer.shape(free, width: nil, height: nil, isRightToLeft: isRightToLeft)
      let missing = whole.size.width * min(max(shaped.scale, 0), 1) - frame.width
      return missing >= 0.5 && missing.isFinite ? "; \(decimal(missing)) pt more width would show it all" : ""
    }
    free.lineLimit = nil
    let whole = measurement.measurer.shape(free, width: frame.width, height: nil, isRightToLeft: isRightToLeft)
    let missing = whole.size.height - frame.height
    return missing >= 0.5 && missing.isFinite ? "; \(decimal(missing)) pt more height would show it all" : ""
  }

  // MARK: Small texts and unknown characters

  private var small: Diagnostic? {
    let factor = shaped.scale.isFinite ? min(max(shaped.scale, 0), 1) : 1
    let sizes = text.spans.filter { !$0.text.allSatisfy(\.isWhitespace) }.map { $0.font.size * factor }
    guard let least = sizes.min(), least < Self.leastSize - 0.005 else { return nil }
    let cause = factor < 1 ? ", shrunk to fit," : ""
    return Diagnostic(
      .layoutSmallText, "text of \(decimal(least)) pt\(cause) is under \(decimal(Self.leastSize)) pt",
      at: element.range, node: element.id)
  }

  private var missing: Diagnostic? {
    var seen: Set<Unicode.Scalar> = []
    let scalars = shaped.missing.filter { seen.insert($0).inserted }
    guard !scalars.isEmpty else { return nil }
    let shown = scalars.prefix(3).map(describe).joined(separator: ", ")
    let rest = scalars.count > 3 ? " and \(scalars.count - 3) more" : ""
    let absent = shaped.absentFamilies.filter { $0.reason == .charactersMissing }
    let packages = Set(absent.compactMap(\.package)).sorted()
    let advice: Diagnostic.Message? =
      packages.isEmpty
      ? nil : absent.contains(where: \.isInLargerArchive) ? .fontsInLargerArchive : .packagesWithFonts(packages)
    return Diagnostic(
      .layoutMissingGlyph, "no font has \(shown)\(rest)", at: element.range,
      notes: advice.map { [.init($0)] } ?? [], node: element.id)
  }

  private func describe(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return scalar.properties.name.map { "\(code) (\($0))" } ?? code
  }

  // MARK: Families

  /// The missing families that another family replaces.
  private var absent: [Diagnostic] {
    shaped.absentFamilies.compactMap { family in
      let message: Diagnostic.Message
      switch family.reason {
      case .askedFor: message = .familyNotInstalled(family)
      case .comesFirst: message = .earlierFamilyNotInstalled(family)
      case .charactersMissing: return nil
      }
      return Diagnostic(
        .layoutMissingFamily, message, at: element.range, notes: [.init(.installationAdvice(family))], node: element.id)
    }
  }

  // MARK: Words

  /// A text short enough for a message, on one line.
  private func excerpt(_ text: String, tail: Bool = false, limit: Int = 32) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard words.count > limit else { return words }
    return tail ? "…" + words.suffix(limit) : words.prefix(limit) + "…"
  }
}

extension Diagnostic.Message {
  fileprivate static func familyNotInstalled(_ family: AbsentFamily) -> Self {
    if family.face != nil {
      return "the font family `\(family.name)` is only used as a `face`; using `\(family.standIn)` instead"
    }
    return notInstalled(family)
  }

  private static func notInstalled(_ family: AbsentFamily) -> Self {
    "the font family `\(family.name)` is not installed; using `\(family.standIn)` instead"
  }

  fileprivate static func earlierFamilyNotInstalled(_ family: AbsentFamily) -> Self {
    """
    the font family `\(family.name)` is not installed, and comes before `\(family.standIn)`, which draws characters of \
    this text
    """
  }

  fileprivate static func installationAdvice(_ family: AbsentFamily) -> Self {
    if family.isInLargerArchive { return fontsInLargerArchive }
    if let package = family.package { return "install Debian's package `\(package)`" }
    if let face = family.face { return "write `\"face\": \"\(face.rawValue)\"`" }
    if let nearest = family.nearest { return "did you mean `\(nearest)`?" }
    return "give a folder with more fonts with `--fonts`"
  }

  fileprivate static let fontsInLargerArchive: Self = """
    this archive of weave has no East Asian fonts; use the one without `without-cjk` in its name, or install Debian's \
    package `fonts-noto-cjk`
    """

  fileprivate static func packagesWithFonts(_ packages: [String]) -> Self {
    let names = packages.map { "`\($0)`" }.joined(separator: ", ")
    return "these Debian font packages are not installed and may have it: \(names)"
  }
}
