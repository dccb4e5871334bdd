// SPDX-License-Identifier: MIT

public import WeaveRender

/// What drew a picture, compared with what drew its reference and the other references.
public struct PictureOrigin: Sendable {
  /// What drew the picture.
  public let now: Provenance
  /// How it differs from what drew the reference; nil if nobody recorded that.
  public let difference: ProvenanceDifference?
  /// Whether the reference was drawn elsewhere, and the picture where the other references were.
  public let isReferenceForeign: Bool
  /// Why the picture must not become a reference among the others; nil if it may.
  public let refusal: ProvenanceDifference?

  /// - Parameters:
  ///   - reference: what drew the reference; nil if there is none, or it does not say.
  ///   - environment: what draws the references of the folder; nil if that was not recorded.
  ///   - installed: all fonts that the picture could have used, by their keys.
  init(
    _ now: Provenance, reference: Provenance?, environment: Provenance?,
    installed: () -> [String: [FontIdentity]]? = { nil }
  ) {
    let fromReference = reference.map { now.difference(from: $0, installed: installed) }
    // Of the environment, only the parts that the picture shows count.
    let fromEnvironment = environment.map { now.difference(from: $0) }
    self.now = now
    difference = fromReference ?? fromEnvironment
    isReferenceForeign = fromEnvironment?.isEmpty == true && fromReference?.isEmpty == false
    let reason =
      switch (fromEnvironment, fromReference) {
      case (let other?, let own?) where other.isEmpty: own.missingFonts
      case (let other?, let own?): own.isEmpty ? own : other
      case (let other?, nil): other
      case (nil, let own): own
      }
    refusal = reason?.isEmpty == false ? reason : nil
  }

  /// Whether fonts, icons or libraries differ from those of the reference, so that they may explain other pixels.
  var hasDrifted: Bool { difference?.isEmpty == false }

  /// The difference as a sentence; nil if there is none.
  var lead: String? {
    guard let difference, !difference.isEmpty else { return nil }
    return isReferenceForeign ? "the reference was " + difference.reversed.sentence() : difference.sentence()
  }
}
