// SPDX-License-Identifier: MIT

/// How the fonts, icons and libraries of a picture differ from those that drew another.
public struct ProvenanceDifference: Sendable, Hashable {
  /// One font family, library or set of icons that differs.
  public struct Part: Sendable, Hashable, Comparable {
    /// The kinds of parts, in the order of messages.
    public enum Kind: Int, Sendable, Hashable, CaseIterable {
      case font, icon, library, drawing, processor

      /// The kind in a sentence: `other fonts`.
      fileprivate var words: String {
        switch self {
        case .font: "other fonts"
        case .icon: "other icons"
        case .library: "other libraries"
        case .drawing: "another weave"
        case .processor: "another processor"
        }
      }
    }

    /// The kind of the part.
    public var kind: Kind
    /// A family, a library, an icon; empty for weave and the processor.
    public var name: String
    /// The version now, and the version before; empty if it is unknown, nil if there is no such font. Icons have none.
    public var now, before: String?

    /// The part and its two versions: `Inter 4.1, not 4.0`.
    public var text: String {
      let start = name.isEmpty ? "" : name + " "
      switch (now, before) {
      case (let now?, let before?) where !now.isEmpty && !before.isEmpty && now != before:
        return "\(start)\(now), not \(before)"
      case (let now?, _?): return "another \(start)\(now)".trimmed
      case (nil, let before?): return "no \(start)\(before)".trimmed
      case (let now?, nil): return "\(start)\(now)".trimmed
      case (nil, nil): return name
      }
    }

    /// In the order of messages.
    public static func < (a: Part, b: Part) -> Bool { (a.kind.rawValue, a.name) < (b.kind.rawValue, b.name) }
  }

  /// Each family, library or icon once, in the order of messages.
  public private(set) var parts: [Part]

  init(_ parts: [Part]) { self.parts = Set(parts).sorted() }

  /// Whether nothing differs.
  public var isEmpty: Bool { parts.isEmpty }

  /// `drawn with other fonts: Inter 4.1, not 4.0; other libraries: Cairo 1.18.0, not 1.16.0`.
  ///
  /// - Parameter limit: how many parts are named.
  public func sentence(limit: Int = 4) -> String {
    var groups: [String] = []
    for kind in Part.Kind.allCases {
      let named = parts.prefix(limit).filter { $0.kind == kind }
      if !named.isEmpty { groups.append("\(kind.words): " + named.map(\.text).joined(separator: "; ")) }
    }
    let more = parts.count > limit ? " and \(parts.count - limit) more" : ""
    return "drawn with " + groups.joined(separator: "; ") + more
  }

  /// The same difference seen from the other picture.
  public var reversed: ProvenanceDifference {
    ProvenanceDifference(
      parts.map { part in
        var part = part
        (part.now, part.before) = (part.before, part.now)
        return part
      })
  }

  /// The parts of several differences.
  public static func joined(_ differences: some Sequence<ProvenanceDifference>) -> ProvenanceDifference {
    ProvenanceDifference(differences.flatMap(\.parts))
  }
}

extension Provenance {
  /// How this differs from what drew an earlier picture.
  ///
  /// A font that only one of the pictures shows is no difference: the design may show other texts. It is one if the
  /// earlier picture's font is not installed any more.
  ///
  /// - Parameter installed: all fonts that this picture could have used, by their keys; nil if they are unknown.
  public func difference(
    from before: Provenance, installed: () -> [String: [FontIdentity]]? = { nil }
  ) -> ProvenanceDifference {
    var parts: [ProvenanceDifference.Part] = []
    if drawing != before.drawing {
      parts.append(.init(kind: .drawing, name: "", now: drawing, before: before.drawing))
    }
    if processor != before.processor {
      parts.append(.init(kind: .processor, name: "", now: processor, before: before.processor))
    }
    for library in libraries {
      guard let other = before.libraries.first(where: { $0.name == library.name }) else { continue }
      if other != library {
        parts.append(.init(kind: .library, name: library.name, now: library.version, before: other.version))
      }
    }
    for icon in icons where before.icons.contains(where: { $0.name == icon.name && $0.sum != icon.sum }) {
      parts.append(.init(kind: .icon, name: icon.name, now: nil, before: nil))
    }
    let (own, known) = (Dictionary(grouping: fonts, by: \.key), Dictionary(grouping: before.fonts, by: \.key))
    for font in fonts {
      // A family may have a font twice: with fixed weights, and with variable ones.
      guard let others = known[font.key], !others.contains(where: { $0.sum == font.sum }) else { continue }
      parts.append(.font(font.family, now: font, before: others.first))
    }
    for font in before.fonts where own[font.key] == nil {
      guard let installed = installed() else { break }
      let same = installed[font.key] ?? []
      if same.contains(where: { $0.sum == font.sum }) { continue }
      let relative = installed.values.joined().filter { $0.family == font.family }.min { $0.key < $1.key }
      parts.append(.font(font.family, now: same.first ?? relative, before: font))
    }
    return ProvenanceDifference(parts)
  }
}

extension ProvenanceDifference {
  /// Only the fonts that are not installed any more.
  public var missingFonts: ProvenanceDifference {
    ProvenanceDifference(parts.filter { $0.kind == .font && $0.now == nil })
  }
}

extension ProvenanceDifference.Part {
  fileprivate static func font(_ family: String, now: FontIdentity?, before: FontIdentity?) -> Self {
    Self(kind: .font, name: family, now: now?.shownVersion, before: before?.shownVersion)
  }
}

extension String {
  /// Without the space at the end.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
