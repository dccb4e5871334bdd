// SPDX-License-Identifier: MIT

/// Why a picture has changed: one thing in a file, in the data, or in what draws, which other pictures may share.
public struct ChangeCause: Sendable, Hashable {
  /// What has changed.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A named part of a design, or of a file that designs include.
    case color = "colour", style, fontFamily = "font family", component, text, variable
    /// The keys of one design.
    case design
    /// A value from outside: of `variables` or `data` in the settings, of snapshots, or a photo.
    case data, fact, photo
    /// A setting of the suite.
    case setting
    /// A part of weave: a built-in template, or its words and dates of a locale.
    case template, locale = "locale table"
    /// What draws: font files, libraries, or weave itself.
    case font, library, program
    /// A place in a design, of a reference that does not say what it was drawn from.
    case place
    /// A mistake in a file, for which pictures fail.
    case mistake
  }

  /// A value of the thing, before and now.
  public struct Change: Sendable, Hashable {
    /// Where in the thing: `padding`, `content.children[0].font`; empty for the thing itself.
    public var path: String
    /// The values as text; nil if there was or is none.
    public var before, after: String?
  }

  /// The kind of the thing.
  public var kind: Kind
  /// The name of the thing: `brand`; for a design its path, for fonts their family.
  public var name: String
  /// The file that it is in; nil for what is in no file.
  public var file: String?
  /// The place of the first change; nil if no file says it.
  public var place: FilePlace?
  /// What has changed in it; empty if only that it has is known.
  public var changes: [Change] = []

  /// What identifies the thing, whatever has changed in it: `colour:brand`, and the file if another has a thing of the
  /// same name.
  struct Key: Hashable {
    var kind: Kind
    var name: String
    var file: String?
  }

  var key: Key { Key(kind: kind, name: name, file: file) }

  /// The thing in words: ``colour `brand` ``.
  public var title: String {
    switch kind {
    case .design: "design `\(name)`"
    case .font: "font \(name)"
    case .library, .program, .place, .mistake: name
    case .color, .style, .fontFamily, .component, .text, .variable, .data, .fact, .photo, .setting, .template, .locale:
      "\(kind.rawValue) `\(name)`"
    }
  }

  /// What has changed, in words: `#1E66F5 → #C02020`; empty if only that something has is known.
  public var detail: String {
    guard let first = changes.first else { return "" }
    // A node that was put before others changes the paths of all of them.
    if changes.count > 4 { return "\(changes.count) values" }
    let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    let path = first.path.isEmpty || kind == .text && changes.count == 1 ? "" : "`\(first.path)` "
    switch (first.before, first.after) {
    case (let before?, let after?): return "\(path)\(Self.shortened(before)) → \(Self.shortened(after))\(more)"
    case (nil, let after?): return "\(path)\(Self.shortened(after)) is new\(more)"
    case (let before?, nil): return "\(path)\(Self.shortened(before)) is gone\(more)"
    case (nil, nil): return "\(path.isEmpty ? "" : path)\(more)"
    }
  }

  private static func shortened(_ value: String) -> String {
    let line = value.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
    return line.isEmpty ? "“”" : line.count > 60 ? line.prefix(59) + "…" : line
  }
}
