// SPDX-License-Identifier: MIT

import Synchronization
public import WeaveRender
import WeaveSystem

/// Remixes of a design, each compiled from the text that would be written.
///
/// By our rules a variant that is less readable than the design is skipped, and another one is drawn. Threads check
/// several variants at once; the number of threads never changes the remixes or their order.
public struct Remixer {
  /// A remix as a file, ready to be drawn.
  public struct Remix: Sendable {
    /// The look that it applies.
    public var look: RemixVariant
    /// The design with the changes.
    public var variant: DesignVariants.Variant
  }

  private let variants: DesignVariants
  private let rules: Rulebook
  private let threads: Int
  private var generator: RemixGenerator
  /// Remixes that are checked but not requested yet.
  private var waiting: [Remix] = []

  /// - Parameter threads: the number of checking threads; more than the machine has processors is no faster.
  public init(_ variants: DesignVariants, seed: UInt64, rules: Rulebook, threads: Int = 1) {
    self.variants = variants
    self.rules = rules
    self.threads = max(1, threads)
    generator = RemixGenerator(variants.base, seed: seed, rules: rules)
  }

  /// The next remixes; fewer if no more acceptable ones turn up.
  public mutating func next(_ count: Int) throws(RenderError) -> [Remix] {
    var tries = 0
    while waiting.count < count, tries < 12 * count {
      var looks: [RemixVariant] = []
      // Round up, so that each thread has the same number to check.
      let missing = count - waiting.count
      while looks.count < min((missing + threads - 1) / threads * threads, 12 * count - tries),
        let look = generator.next()
      {
        looks.append(look)
      }
      if looks.isEmpty { break }
      tries += looks.count
      waiting += try held(looks)
    }
    defer { waiting.removeFirst(min(count, waiting.count)) }
    return Array(waiting.prefix(count))
  }

  /// The acceptable remixes among some looks, in their order.
  private func held(_ looks: [RemixVariant]) throws(RenderError) -> [Remix] {
    if threads == 1 || looks.count == 1 || rules != .ours {
      var found: [Remix] = []
      for look in looks { if let remix = try Self.remix(look, of: variants, rules) { found.append(remix) } }
      return found
    }
    let recipe = try variants.recipe()
    let results = Mutex<[Result<Remix?, RenderError>]>(Array(repeating: .success(nil), count: looks.count))
    let (threads, rules) = (min(threads, looks.count), rules)
    runOnThreads(threads) { thread in
      do throws(RenderError) {
        let own = try recipe.make()
        for place in stride(from: thread, to: looks.count, by: threads) {
          let remix = try Self.remix(looks[place], of: own, rules)
          results.withLock { $0[place] = .success(remix) }
        }
      } catch {
        results.withLock { $0[thread] = .failure(error) }
      }
    }
    var found: [Remix] = []
    for result in results.withLock({ $0 }) { if let remix = try result.get() { found.append(remix) } }
    return found
  }

  /// A look as a remix; nil if it cannot be drawn, or is less readable than the design.
  private static func remix(
    _ look: RemixVariant, of variants: DesignVariants, _ rules: Rulebook
  ) throws(RenderError) -> Remix? {
    guard let variant = variants.variant(look.spec) else { return nil }
    if rules == .ours, try !variants.holds(variant) { return nil }
    return Remix(look: look, variant: variant)
  }
}
