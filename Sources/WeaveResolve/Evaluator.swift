// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec

/// Reads the properties of content nodes as concrete values: chooses the case for a size or appearance, evaluates
/// expressions, looks up colours. A value of the wrong kind is reported once and replaced by its default.
struct Evaluator {
  let environment: RenderEnvironment
  /// The work that texts and expressions of the picture may still do.
  let budget: EvaluationBudget
  /// The design's own colours, by name. None of them refers to another.
  let colors: [String: Property]
  /// The cases that take precedence over those for a light or dark ground.
  private let caseKeys: [PropertyKey]
  private(set) var diagnostics: [Diagnostic] = []
  /// The same diagnostics as a set, to find repetitions quickly among thousands.
  private var known: Set<Diagnostic> = []
  /// Findings about values, collected during evaluation.
  private let notes = EvaluationNotes()
  /// The number of reports, including repetitions.
  private(set) var reports = 0

  init(environment: RenderEnvironment, budget: EvaluationBudget, colors: [String: Property] = [:]) {
    self.environment = environment
    self.colors = colors
    self.budget = budget
    caseKeys = ([environment.size.rawValue] + environment.appearance.words).compactMap { PropertyKey(named: $0) }
  }

  /// A property after choosing its case and evaluating its expression.
  enum Settled {
    case property(Property)
    case value(Value, Property)
  }

  /// The property for this size and appearance, with its expression evaluated.
  mutating func settle(_ property: Property?, _ context: Inherited) -> Settled? {
    guard let property else { return nil }
    switch property.value {
    case .cases(let cases): return settle(chosen(of: cases, context), context)
    case .expression(let expression):
      let value = expression.evaluate(in: evaluation(property, context))
      reportNotes(on: property)
      return .value(value, property)
    case .template(let template):
      let text = template.render(in: evaluation(property, context))
      reportNotes(on: property)
      return .value(.string(text), property)
    default:
      return .property(property)
    }
  }

  /// Expressions of built-in templates get no notes, because the author cannot change them.
  private func evaluation(_ property: Property, _ context: Inherited) -> EvaluationContext {
    context.evaluation(environment, budget, property.range == nil ? nil : notes)
  }

  private mutating func reportNotes(on property: Property) {
    guard !notes.isEmpty else { return }
    for issue in notes.take() { report(issue.code, issue.message, property) }
  }

  // MARK: Scalars

  /// A finite number; nil if the property is missing or has none.
  mutating func number(_ property: Property?, _ context: Inherited) -> Double? {
    guard let number = extent(property, context) else { return nil }
    if number.isFinite { return number }
    if let property { report(.contentNotFinite, .notFinite, property) }
    return nil
  }

  /// A number, or infinity written as a word; nil if the property is missing or has neither.
  mutating func extent(_ property: Property?, _ context: Inherited) -> Double? {
    switch settle(property, context) {
    case nil: return nil
    case .property(let p):
      switch p.value {
      case .number(let number): return number
      case .token("infinity"): return .infinity
      default: return nil
      }
    case .value(let value, let p):
      if case .string("infinity") = value { return .infinity }
      guard let number = value.number else {
        if case .missing = value { return nil }
        report(.contentValue, .notANumber(value), p)
        return nil
      }
      reportForm(of: value, number, p)
      guard number.isFinite else {
        report(.contentNotFinite, .notFinite, p)
        return nil
      }
      return min(max(number, -100_000), 100_000)
    }
  }

  /// A fraction of the surrounding room, 0.5 for `50%`; nil if the property is missing or is an absolute length.
  mutating func part(_ property: Property?, _ context: Inherited) -> Double? {
    switch property?.value {
    case .token(let text): return Property.part(text)
    case .cases(let cases): return part(chosen(of: cases, context), context)
    default: return nil
    }
  }

  /// The value for the current size or appearance.
  private func chosen(of cases: PropertyMap, _ context: Inherited) -> Property? {
    cases.chosen(caseKeys, isDark: context.palette.isDark)
  }

  /// A number that is not a length, such as a value of a gauge or chart. It may be far larger than a length.
  mutating func quantity(_ property: Property?, _ context: Inherited) -> Double? {
    guard case .value(let value, let p) = settle(property, context), let number = value.number else {
      return number(property, context)
    }
    guard number.isFinite else {
      report(.contentNotFinite, .notFinite, p)
      return nil
    }
    reportForm(of: value, number, p)
    return min(max(number, -1e15), 1e15)
  }

  /// Reports a text that is read as a number but is not written like one in data: `1,50`.
  private mutating func reportForm(of value: Value, _ number: Double, _ property: Property) {
    guard case .string(let text) = value, property.range != nil, PlainNumber.hasOddComma(text) else { return }
    report(.textNumberForm, .oddNumber(text, number), property)
  }

  /// Nil if the property is missing or neither true nor false.
  mutating func bool(_ property: Property?, _ context: Inherited) -> Bool? {
    switch settle(property, context) {
    case nil: nil
    case .property(let p): if case .bool(let flag) = p.value { flag } else { nil }
    case .value(let value, _): value.isTruthy
    }
  }

  /// The text of a property: a rendered template, or the value of an expression as text.
  mutating func text(_ property: Property?, _ context: Inherited) -> String? {
    switch settle(property, context) {
    case nil: nil
    case .property(let p): if case .token(let text) = p.value { text } else { nil }
    case .value(let value, _): value.text
    }
  }

  /// The text that a node shows. Reports a value that cannot be shown as text, and a missing case for the size.
  mutating func words(_ property: Property?, _ context: Inherited) -> String {
    let settled = settle(property, context)
    guard case .value(let value, let place)? = settled else {
      if settled == nil, let property, property.range != nil {
        report(.textPrintsNothing, .noCase(environment.size.rawValue), property)
      }
      return text(property, context) ?? ""
    }
    if case .expression(let expression) = place.value, place.range != nil {
      expression.noteShown(value, in: evaluation(place, context))
      reportNotes(on: place)
    }
    return value.text
  }

  /// A word of a closed list; nil if the property is missing. Reports a word that is not on the list.
  mutating func token<T: RawRepresentable<String> & CaseIterable>(_ property: Property?, _ context: Inherited) -> T? {
    guard let property, let word = text(property, context) else { return nil }
    return token(word, at: property)
  }

  /// The word of a closed list; nil, with a report at the property, if it is not on the list.
  mutating func token<T: RawRepresentable<String> & CaseIterable>(_ word: String, at property: Property) -> T? {
    if let token = T(rawValue: word) { return token }
    if !word.isEmpty { report(.contentValue, .noSuchWord(word, T.allCases.map(\.rawValue)), property) }
    return nil
  }

  // MARK: Colours

  mutating func color(_ property: Property?, _ context: Inherited) -> Color? {
    guard let property, let word = text(property, context) else { return nil }
    return color(word, at: property, context)
  }

  /// The colour of a list entry; nil if it is not a colour, with a report unless the entry is empty.
  mutating func color(_ entry: Value, at property: Property, _ context: Inherited) -> Color? {
    color(entry.text, at: property, context)
  }

  private mutating func color(_ word: String, at property: Property, _ context: Inherited) -> Color? {
    if let color = color(named: word, context) { return color }
    if !word.isEmpty { report(.contentValue, .noColor(word), property) }
    return nil
  }

  /// The colour of a word: a colour of the language, or one of the design's own.
  mutating func color(named word: String, _ context: Inherited) -> Color? {
    if let name = ColorName(word) { return context.palette.color(name) }
    guard let own = OwnColor(word), let property = colors[own.name],
      let text = text(property, context), let name = ColorName(text)
    else { return nil }
    return context.palette.color(name).opacity(own.opacity)
  }

  /// A paint: a colour or a gradient.
  mutating func fill(_ property: Property?, _ context: Inherited) -> Fill? {
    guard let property, let settled = settle(property, context) else { return nil }
    guard case .property(let p) = settled, case .object = p.value else {
      return color(property, context).map(Fill.color)
    }
    if let linear = p.object(of: LinearFillKeys.self)?.object(LinearFillKeys.linear) {
      return .linear(
        degrees: read(LinearKeys.degrees, linear, context), stops(linear[LinearKeys.stops], context))
    }
    if let radial = p.object(of: RadialFillKeys.self)?.object(RadialFillKeys.radial) {
      return .radial(
        x: read(RadialKeys.x, radial, context), y: read(RadialKeys.y, radial, context),
        radius: read(RadialKeys.radius, radial, context), stops(radial[RadialKeys.stops], context))
    }
    if let angular = p.object(of: AngularFillKeys.self)?.object(AngularFillKeys.angular) {
      budget.spend(Limits.angularSteps)
      return .angular(
        x: read(AngularKeys.x, angular, context), y: read(AngularKeys.y, angular, context),
        degrees: read(AngularKeys.degrees, angular, context), stops(angular[AngularKeys.stops], context))
    }
    if let mesh = p.object(of: MeshFillKeys.self)?.object(MeshFillKeys.mesh) { return self.mesh(mesh, context) }
    if let glow = p.object(of: GlowFillKeys.self)?.object(GlowFillKeys.glow) { return self.glow(glow, context) }
    return nil
  }

  /// A mesh; one colour if the colours do not fill two rows.
  private mutating func mesh(_ mesh: Properties<MeshKeys>, _ context: Inherited) -> Fill {
    var colors: [Color] = []
    if case .array(let entries)? = mesh[MeshKeys.colors]?.value {
      colors = entries.map { color($0, context) ?? .clear }
    }
    let columns = read(MeshKeys.columns, mesh, context)
    let rows = colors.count / columns
    if rows < 2 || colors.count % columns != 0, let place = mesh[MeshKeys.colors], place.range != nil {
      report(.contentNoValues, .meshRows(colors.count, columns: columns), place)
    }
    guard rows >= 2 else { return .color(colors.first ?? .clear) }
    let stops = colors.prefix(rows * columns).map { GradientStop(offset: 0, color: $0) }
    let points =
      crossings(mesh[MeshKeys.points], count: stops.count, context)
      ?? stops.indices.map {
        Point(x: Double($0 % columns) / Double(columns - 1), y: Double($0 / columns) / Double(rows - 1))
      }
    return .mesh(columns: columns, points: points, stops)
  }

  /// The crossings of a mesh; nil if there are none, or not one for each colour.
  private mutating func crossings(_ property: Property?, count: Int, _ context: Inherited) -> [Point]? {
    guard let property, case .array(let entries) = property.value else { return nil }
    guard entries.count == count else {
      if property.range != nil { report(.contentNoValues, .meshPoints(entries.count, colors: count), property) }
      return nil
    }
    return entries.map { entry in
      entry.object(of: MeshPointKeys.self).map {
        Point(x: read(MeshPointKeys.x, $0, context), y: read(MeshPointKeys.y, $0, context))
      } ?? Point(x: 0, y: 0)
    }
  }

  /// Four stops that follow an ease-out, so that no ring is visible.
  private mutating func glow(_ glow: Properties<GlowKeys>, _ context: Inherited) -> Fill {
    let color = read(GlowKeys.color, glow, context) ?? .clear
    let stops = [(0.0, 1.0), (0.35, 0.62), (0.68, 0.22), (1.0, 0.0)].map { at, strength in
      GradientStop(offset: at, color: color.opacity(strength))
    }
    return .radial(
      x: read(GlowKeys.x, glow, context), y: read(GlowKeys.y, glow, context),
      radius: read(GlowKeys.radius, glow, context), stops)
  }

  private mutating func stops(_ property: Property?, _ context: Inherited) -> [GradientStop] {
    guard let property, let settled = settle(property, context) else { return [] }
    if case .value(.list(let list), _) = settled { return stops(of: list, context, at: property) }
    guard case .property(let p) = settled, case .array(let entries) = p.value else { return [] }
    return entries.enumerated().map { index, entry in
      let even = entries.count > 1 ? Double(index) / Double(entries.count - 1) : 0
      if let stop = entry.object(of: StopKeys.self) {
        return GradientStop(
          offset: read(StopKeys.at, stop, context) ?? even, color: read(StopKeys.color, stop, context) ?? .clear)
      }
      return GradientStop(offset: even, color: color(entry, context) ?? .clear)
    }
  }

  /// Gradient stops from an expression: records with `color` and `at`.
  private mutating func stops(of list: [Value], _ context: Inherited, at property: Property) -> [GradientStop] {
    list.compactMap { value in
      guard case .record(let stop) = value, let at = stop["at"]?.number, let word = stop["color"],
        let color = color(word, at: property, context)
      else { return nil }
      return GradientStop(offset: at, color: color)
    }
  }

  // MARK: Data

  /// Any property as a value for expressions.
  mutating func value(_ property: Property?, _ context: Inherited) -> Value {
    switch settle(property, context) {
    case nil: return .missing
    case .value(let value, _): return value
    case .property(let p):
      switch p.value {
      case .number(let number): return .number(number)
      case .bool(let flag): return .bool(flag)
      case .token(let text): return .string(text)
      case .array(let entries): return .list(entries.map { value($0, context) })
      case .record(let record): return .record(record.mapValues { value($0, context) })
      case .object(let object):
        return .record(Dictionary(object.entries.map { ($0.key.name, value($0.value, context)) }) { $1 })
      default: return .missing
      }
    }
  }

  /// The property, if its value is missing and all names that it reads are the design's own. Missing facts and unknown
  /// names have checks of their own.
  mutating func ownMissing(_ property: Property?, _ context: Inherited) -> Property? {
    guard environment.content == .facts, case .value(.missing, let settled)? = settle(property, context),
      settled.range != nil, case .expression(let expression) = settled.value,
      expression.identifiers.allSatisfy(context.hasOwn)
    else { return nil }
    return settled
  }

  // MARK: Reports

  /// Whether there are so many diagnostics that nobody would read more.
  var isFull: Bool { diagnostics.count >= Limits.diagnostics }

  mutating func report(_ code: DiagnosticCode, _ message: Diagnostic.Message, _ property: Property) {
    report(Diagnostic(code, message, at: property.range, size: environment.size.rawValue))
  }

  /// Adds a diagnostic once, unless there are too many.
  mutating func report(_ diagnostic: Diagnostic) {
    reports += 1
    if !isFull, known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}

extension Diagnostic.Message {
  fileprivate static func notANumber(_ value: Value) -> Self { "a number is needed here, not \(value.phrase)" }
  fileprivate static func noCase(_ size: String) -> Self {
    .init("no case matches size `\(size)` and this appearance, so nothing is shown; add a `default`")
  }
  fileprivate static let notFinite: Self = "the expression gives no finite number"
  fileprivate static func noSuchWord(_ word: String, _ words: [String]) -> Self {
    let meant = ForeignWords.tokens(word).first(where: words.contains) ?? nearest(to: word, in: words).first
    let question = meant.map { "; did you mean `\($0)`?" } ?? ""
    return "`\(word)` is not one of \(words.map { "`\($0)`" }.joined(separator: ", "))\(question)"
  }
  fileprivate static func meshRows(_ colors: Int, columns: Int) -> Self {
    .init("\(colors) colours do not fill rows of \(columns); a mesh needs at least two full rows")
  }
  fileprivate static func meshPoints(_ points: Int, colors: Int) -> Self {
    .init("a mesh with \(colors) colours needs \(colors) `points`, not \(points); they are spread evenly")
  }
  fileprivate static func noColor(_ word: String) -> Self { "`\(word)` is not a colour" }
}
