// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// A check for one mistake in a design whose keys and types are all correct.
protocol SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic]
}

/// All rules, in the order of their codes. Each is independent of the others.
enum SpecRules {
  private static var all: [any SpecRule.Type] {
    [
      VersionRule.self, BlankTextRule.self, BlankNameRule.self, SmallLimitRule.self, ActionRule.self,
      EmptyPartRule.self,
      ClockHandRule.self, PartNotShownRule.self, HiddenPartRule.self, ConfigurationRule.self, FilterRule.self,
      CropRule.self,
      FileNameRule.self,
      ContentRule.self, DroppedPartRule.self, ContentModeRule.self, VariableRule.self, TypesRule.self,
      SamplesRule.self,
      VariantRule.self, PosterRule.self,
    ]
  }

  /// - Parameter structural: diagnostics of the comparison with the field table.
  static func check(_ spec: WidgetSpec, mode: SpecDecoder.Mode, structural: [Diagnostic]) -> [Diagnostic] {
    let design = ReviewedDesign(spec: spec, mode: mode, structural: structural)
    return all.flatMap { $0.check(design) }
  }
}

/// A normalised design together with its source.
struct ReviewedDesign {
  let spec: WidgetSpec
  let mode: SpecDecoder.Mode
  let structural: [Diagnostic]

  /// The base and the variants: everything with texts and a layout of its own.
  var faces: [Face] {
    let base = Face(path: "", template: spec.layout.template, layout: spec.layout, image: spec.image)
    let variants = MatchedSet.Key.allCases.compactMap { key -> Face? in
      guard let variant = spec.matchedSet?[key] else { return nil }
      return Face(
        path: "matchedSet.\(key.rawValue).", template: variant.layout.template, layout: variant.layout,
        image: variant.image)
    }
    return [base] + variants
  }

  /// The value in the source; nil if the key is missing or `null`.
  func raw(_ path: String) -> JSONNode? {
    guard let node = spec.places.node(at: path), node.value != .null else { return nil }
    return node
  }

  func text(_ path: String) -> String? { raw(path)?.text }

  func number(_ path: String) -> Double? {
    if case .number(let number)? = raw(path)?.value { number } else { nil }
  }

  func elements(_ path: String) -> [JSONNode] {
    if case .array(let elements)? = raw(path)?.value { elements } else { [] }
  }

  /// The base or one variant.
  struct Face {
    /// The prefix of its paths: empty, or `matchedSet.small.`.
    var path: String
    var template: Template
    var layout: LayoutSpec
    var image: ImageSpec?
  }
}
