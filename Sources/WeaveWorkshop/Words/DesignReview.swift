// SPDX-License-Identifier: MIT

public import WeaveRender
public import WeaveSpec

/// A proposed form of a design beside the design: what changes, and what is to be said of it.
public struct DesignReview {
  /// The proposal, as a file and ready to be drawn.
  public var variant: DesignVariants.Variant
  /// The proposal's design.
  public var spec: WidgetSpec
  /// What the proposal changes, field by field.
  public var changes: [DesignChanges.Change]
  /// What is to be said of it: that it changes more than was asked for, or loses something.
  public var warnings: [String]

  /// - Parameters:
  ///   - prompt: what was asked for.
  ///   - note: who made the proposal, where that is to be said.
  /// - Returns: nil where the proposal cannot be drawn; then nothing of it is used.
  public init?(
    _ patch: DesignPatch, of variants: DesignVariants, prompt: String, note: String? = nil
  ) throws(RenderError) {
    let base = variants.base
    spec = patch.applied(to: base)
    guard let variant = variants.variant(spec) else { return nil }
    self.variant = variant
    changes = DesignChanges.between(base, spec)
    warnings = note.map { [$0] } ?? []
    let words = prompt.split(whereSeparator: \.isWhitespace).count
    if words <= Self.smallRequest, patch.areas.count > Self.manyAreas {
      let areas = patch.areas.map(\.rawValue).sorted().joined(separator: ", ")
      warnings.append("a small request changes much: \(areas)")
    }
    if try !variants.holds(variant) {
      warnings.append("less can be read than before: a text is cut, or stands out too little from what is behind it")
    }
  }

  /// Words of a request that is small.
  private static let smallRequest = 5
  /// One area is asked for; four others are many.
  private static let manyAreas = 4

  /// A line for each change, and the warnings.
  public var text: String {
    let lines = changes.isEmpty ? ["nothing changes"] : changes.map(\.description)
    return (lines + warnings.map { "warning: \($0)" }).map { $0 + "\n" }.joined()
  }
}
