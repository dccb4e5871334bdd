// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveResolve
import WeaveSpec

/// The mistakes inside the texts of a design: braces, filters, expressions, variables that nothing sets.
struct VariableCheck {
  let widget: CompiledWidget
  let source: SourceText
  let variables: [String: String]

  /// One list for all texts, each issue at its place in the file.
  var diagnostics: [Diagnostic] {
    let names = knownNames
    return texts.flatMap { text, range -> [Diagnostic] in
      let map = JSONStringMap(source: source, literal: range)
      let issues = TextTemplate(text).issues(
        isKnownVariable: { names.contains(VariableScope.canonicalKey($0)) }, variableNames: { names.sorted() })
      return issues.map { $0.diagnostic(in: map) }
    }
  }

  /// The design's texts with the ranges of their literals.
  private var texts: [(String, SourceRange)] {
    let spec = widget.spec
    var paths = ["name", "primaryText", "secondaryText", "accessibilityLabel"]
    for key in MatchedSet.Key.allCases {
      paths += ["matchedSet.\(key.rawValue).primaryText", "matchedSet.\(key.rawValue).secondaryText"]
    }
    let fields = paths.compactMap { path -> (String, SourceRange)? in
      guard let node = spec.places.node(at: path), case .string(let text) = node.value else { return nil }
      return (text, node.range)
    }
    return fields + Self.templates(in: widget.root)
  }

  /// Text templates of a content tree.
  private static func templates(in node: ContentNode) -> [(String, SourceRange)] {
    node.properties.values.flatMap { templates(in: $0) }.sorted { $0.1.lower < $1.1.lower }
  }

  private static func templates(in property: Property) -> [(String, SourceRange)] {
    switch property.value {
    case .template(let template): property.range.map { [(template.source, $0)] } ?? []
    case .node(let node): templates(in: node)
    case .array(let entries): entries.flatMap { templates(in: $0) }
    case .object(let entries), .cases(let entries): entries.values.flatMap { templates(in: $0) }
    default: []
    }
  }

  /// Every name that a text may read: given, sampled in the design, set by its buttons, the time, and those that a
  /// content tree brings.
  private var knownNames: Set<String> {
    var names = Set(variables.keys.map(VariableScope.canonicalKey))
    names.formUnion(widget.spec.variables.keys.map(VariableScope.canonicalKey))
    names.formUnion(widget.spec.actionBar?.actions.map { VariableScope.canonicalKey($0.variableKey) } ?? [])
    names.formUnion(TimeVariables.keys)
    names.formUnion(BuiltinKeys.all)
    if widget.spec.layout.template == .custom {
      names.formUnion(["size", "issmall", "ismedium", "istall", "isdark", "islight", "width", "height"])
      names.formUnion(["index", "item", "first", "last"])
      names.formUnion(Self.loopNames(in: widget.root))
    }
    return names
  }

  /// The names that `forEach` gives to its items.
  private static func loopNames(in node: ContentNode) -> Set<String> {
    var names: Set<String> = []
    for key in ["as", "index"] where node.type == .forEach {
      if case .token(let name)? = node.properties[key]?.value { names.insert(VariableScope.canonicalKey(name)) }
    }
    for property in node.properties.values { names.formUnion(loopNames(in: property)) }
    return names
  }

  private static func loopNames(in property: Property) -> Set<String> {
    switch property.value {
    case .node(let node): loopNames(in: node)
    case .array(let entries): entries.reduce(into: []) { $0.formUnion(loopNames(in: $1)) }
    default: []
    }
  }
}

/// The keys that data gives, whether or not a snapshot is there.
///
/// - Source: the keys of WidgetWeaver's weather, steps and activity snapshots.
enum BuiltinKeys {
  static let all: [String] = weather + steps + activity + ["__smartphoto_year"]

  private static let weather = [
    "location", "condition", "symbol", "updated_iso", "temp", "temp_c", "temp_f", "feels", "feels_c", "feels_f",
    "high", "high_c", "high_f", "low", "low_c", "low_f", "precip", "humidity", "precip_fraction",
    "humidity_fraction", "nowcast", "nowcast_secondary", "rain_start_min", "rain_end_min", "rain_start",
    "rain_peak_intensity_mmh", "rain_peak_chance", "rain_peak_chance_fraction", "lat", "lon",
  ].map { "__weather_" + $0 }

  private static let steps = [
    "goal_weekday", "goal_weekend", "goal_today", "streak_rule", "access", "today", "updated_iso", "today_fraction",
    "today_percent", "goal_hit_today", "streak", "avg_7", "avg_30", "avg_7_exact", "avg_30_exact", "best_day",
    "best_day_date", "best_day_date_iso",
  ].map { "__steps_" + $0 }

  private static let activity = [
    "access", "steps_today", "flights_today", "distance_m", "distance_m_exact", "distance_km", "distance_km_exact",
    "active_energy_kcal", "active_energy_kcal_exact", "updated_iso",
  ].map { "__activity_" + $0 }
}
