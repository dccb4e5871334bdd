// SPDX-License-Identifier: MIT

public import Weave
import WeaveSpec

/// Remixes of a design, each compiled from the text that would be written.
///
/// By our rules a variant of which less can be read than of the design is left out and another one drawn.
public struct Remixer {
  /// A remix, as a file and ready to be drawn.
  public struct Remix: Sendable {
    public var look: RemixVariant
    public var variant: DesignVariants.Variant
  }

  private let variants: DesignVariants
  private let rules: Rulebook
  private var generator: RemixGenerator

  public init(_ variants: DesignVariants, seed: UInt64, rules: Rulebook) {
    self.variants = variants
    self.rules = rules
    generator = RemixGenerator(variants.base, seed: seed, rules: rules)
  }

  /// The next remixes: fewer where chance brings no more that hold.
  public mutating func next(_ count: Int) throws(RenderError) -> [Remix] {
    var found: [Remix] = []
    var tries = 0
    while found.count < count, tries < 12 * count, let look = generator.next() {
      tries += 1
      guard let variant = variants.variant(look.spec) else { continue }
      if rules == .ours, try !variants.holds(variant) { continue }
      found.append(Remix(look: look, variant: variant))
    }
    return found
  }
}
