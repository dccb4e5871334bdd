// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveRender
import WeaveResolve
public import WeaveSpec

/// A comparison of a proposed design with the current one: its changes, and warnings about them.
public struct DesignReview {
  /// The proposal as a file, ready to be drawn.
  public var variant: DesignVariants.Variant
  /// The proposed design.
  public var spec: WidgetSpec
  /// The proposed changes, field by field.
  public var changes: [DesignChanges.Change]
  /// Warnings that the proposal changes more than was asked for, or loses something.
  public var warnings: [String]

  /// - Parameters:
  ///   - prompt: the request.
  ///   - note: the author of the proposal, if it should be shown.
  /// - Returns: nil if the proposal cannot be drawn; then no part of it is used.
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
      warnings.append("this changes a lot for a small request: \(areas)")
    }
    if try !variants.holds(variant) {
      warnings.append("it becomes less readable: a text is cut or has too little contrast")
    }
  }

  /// A review of a change that was made to the text of the file.
  ///
  /// - Parameters:
  ///   - index: which of the file's designs was changed.
  ///   - folder: the folder of the file, which contains what it includes.
  /// - Returns: nil if the changed design has errors; then no part of it is used.
  public init?(
    _ change: WordChange, of variants: DesignVariants, at index: Int, folder: String
  ) throws(RenderError) {
    let compiled = WidgetCompiler.compile(change.source, now: variants.request.environment.now, folder: folder)
    guard let design = compiled.output, !compiled.hasErrors, design.widgets.indices.contains(index),
      let widget = design.widgets[index]
    else { return nil }
    variant = DesignVariants.Variant(design: design, widget: widget)
    spec = widget.spec
    changes = DesignChanges.between(variants.base, spec)
    warnings = change.missed
    if try !variants.holds(variant) {
      warnings.append("it becomes less readable: a text is cut or has too little contrast")
    }
  }

  /// The largest number of words in a small request.
  private static let smallRequest = 5
  /// For a request about one area, changes in this many others are too many.
  private static let manyAreas = 4

  /// A line for each change, and the warnings.
  public var text: String {
    let lines = changes.isEmpty ? ["nothing changes"] : changes.map(\.description)
    return (lines + warnings.map { "warning: \($0)" }).map { $0 + "\n" }.joined()
  }
}
