// SPDX-License-Identifier: MIT

public import WeaveSpec

/// Generates restyled variants of a design: other layouts, backgrounds, accents and type for the same content.
///
/// The same design and seed give the same variants. By the app's rules they match WidgetWeaver's exactly. By our
/// rules, a design of reminders or a clock keeps its template.
public struct RemixGenerator: Sendable {
  private let base: WidgetSpec
  private let looks: [RemixLook]
  /// The kinds of look, used in turn.
  private let turns: [RemixVariant.Kind]
  /// The templates that a wildcard may use, best first.
  private let templates: [Template]
  private var random: RemixRandom
  private var unused: [RemixVariant.Kind: [RemixLook]]
  private var turn = 0
  private var given: [WidgetSpec]

  /// - Parameters:
  ///   - base: the design to restyle; its texts, photos, symbol and settings stay.
  public init(_ base: WidgetSpec, seed: UInt64, rules: Rulebook = .app) {
    self.base = base
    random = RemixRandom(seed: seed)
    given = [base]
    switch base.layout.template {
    case .weather:
      (looks, templates) = (RemixLook.weather, [.weather])
      turns = [.subtle, .colour, .typography, .bold]
    case .nextUpCalendar:
      (looks, templates) = (RemixLook.nextUp, [.nextUpCalendar])
      turns = [.subtle, .typography, .colour, .bold]
    case let own where rules == .ours && !Self.contents.contains(own):
      // Only one template can draw a design of facts, so only its style changes.
      looks = RemixLook.content.filter { $0.kind != .poster && $0.kind != .layout }.map { look in
        var look = look
        look.layout = .own
        return look
      }
      templates = [own]
      turns = [.subtle, .colour, .typography, .bold]
    default:
      // The app also makes posters of designs without a photo.
      let hasPosters = rules == .app || base.image != nil
      looks = RemixLook.content.filter { hasPosters || $0.kind != .poster }
      templates = base.image == nil ? [.classic, .hero] + (hasPosters ? [.poster] : []) : [.poster, .classic, .hero]
      turns =
        base.image == nil
        ? [.subtle, .colour, .layout, .typography] + (hasPosters ? [.poster] : []) + [.bold]
        : [.subtle, .poster, .colour, .layout, .typography, .bold]
    }
    unused = Dictionary(grouping: looks, by: \.kind)
  }

  /// The templates that show texts, a symbol and a photo, and can replace each other.
  private static let contents: Set<Template> = [.classic, .hero, .poster]

  /// The next variant, different from the design and all earlier variants; nil if no new one turns up.
  public mutating func next() -> RemixVariant? {
    // Two wildcards are seldom alike: after this many repeats the seed is exhausted.
    for _ in 0..<200 {
      let variant = drawn()
      if given.contains(where: { RemixVariant.looksAlike($0, variant.spec) }) { continue }
      given.append(variant.spec)
      return variant
    }
    return nil
  }

  /// The first variants, at most this many.
  public mutating func next(_ count: Int) -> [RemixVariant] { (0..<count).compactMap { _ in next() } }

  // MARK: Looks

  private mutating func drawn() -> RemixVariant {
    let kind = turns[turn % turns.count]
    let left =
      unused[kind, default: []].isEmpty ? RemixVariant.Kind.allCases.first { unused[$0]?.isEmpty == false } : kind
    guard let left, let looks = unused[left] else { return wildcard() }
    turn += 1
    let index = random.integer(in: 0...looks.count - 1)
    unused[left]?.remove(at: index)
    return dressed(looks[index])
  }

  /// The design in a look. The order of the random draws is part of the format.
  private mutating func dressed(_ look: RemixLook) -> RemixVariant {
    var spec = base
    spec.layout.template = template(look.layout)
    spec.layout.alignment = choice(look.alignments)
    spec.layout.showsAccentBar = flag(look.bar)
    spec.layout.spacing = measure(look.spacing)
    spec.style.background = choice(look.backgrounds)
    (spec.style.backgroundOverlay, spec.style.backgroundOverlayOpacity) = overlay(look.overlay, spec.style.background)
    spec.style.backgroundGlowEnabled = flag(look.glow)
    spec.style.accent = accent(look.accents)
    spec.style.nameTextStyle = look.texts.name
    spec.style.primaryTextStyle = choice(look.texts.primary)
    spec.style.secondaryTextStyle = choice(look.texts.secondary)
    spec.style.padding = Double(random.integer(in: look.padding))
    if let range = look.cornerRadius { spec.style.cornerRadius = Double(random.integer(in: range)) }
    if let range = look.symbolSize, base.symbol != nil || !Self.contents.contains(templates[0]) {
      spec.style.symbolSize = Double(random.integer(in: range))
    }
    if let range = look.weatherScale { spec.style.weatherScale = Double(random.integer(in: range)) / 100 }
    set(look.limits, of: &spec)
    return RemixVariant(kind: look.kind, title: look.title, subtitle: look.subtitle, spec: spec)
  }

  /// A look with every setting random, within bounds.
  private mutating func wildcard() -> RemixVariant {
    let isWeather = base.layout.template == .weather
    var spec = base
    spec.layout.template = random.element(of: templates)
    spec.layout.alignment = random.element(of: LayoutSpec.Alignment.allCases)
    spec.layout.showsAccentBar = random.bool(0.5)
    spec.layout.spacing = Double(random.integer(in: 6...20))
    spec.style.padding = Double(random.integer(in: 12...26))
    let radius = Double(random.integer(in: 16...34))
    if isWeather { spec.style.cornerRadius = radius }
    spec.style.background = random.element(of: Self.wildBackgrounds)
    let isOverlaid = random.bool(0.35)
    spec.style.backgroundOverlay = isOverlaid ? random.element(of: Self.wildOverlays) : .plain
    spec.style.backgroundOverlayOpacity = isOverlaid ? percent(6...24) : 0
    spec.style.backgroundGlowEnabled = random.bool(0.25)
    spec.style.accent = random.element(of: Accent.allCases)
    spec.style.nameTextStyle = random.element(of: [.automatic, .caption2, .caption])
    spec.style.primaryTextStyle = random.element(of: [.automatic, .headline, .title3, .title2])
    spec.style.secondaryTextStyle = random.element(of: [.automatic, .caption2, .caption, .footnote, .subheadline])
    if base.symbol != nil { spec.style.symbolSize = Double(random.integer(in: 26...54)) }
    if isWeather { spec.style.weatherScale = percent(85...125) }
    // Two lines of the largest type are enough.
    let isLarge = spec.style.primaryTextStyle == .title2
    let primary = isLarge ? 1...2 : lines()
    set(RemixLimits(primary: primary, secondary: lines()), of: &spec)
    return RemixVariant(kind: .bold, title: "Wildcard", subtitle: "Bounded random knobs", spec: spec)
  }

  private static let wildBackgrounds: [BackgroundToken] = [
    .plain, .subtleMaterial, .radialGlow, .accentGlow, .solidAccent, .aurora, .sunset, .midnight, .candy,
  ]
  private static let wildOverlays: [BackgroundToken] = [.plain, .radialGlow, .accentGlow, .solidAccent, .midnight]

  // MARK: Draws

  private mutating func template(_ layout: RemixLook.Layout) -> Template {
    switch layout {
    case .own: templates.contains(base.layout.template) ? base.layout.template : templates[0]
    case .texts: choice(templates.filter { $0 != .poster })
    case .fixed(let template): template
    }
  }

  /// A random value; a single value takes no draw.
  private mutating func choice<Value>(_ values: [Value]) -> Value {
    values.count == 1 ? values[0] : random.element(of: values)
  }

  private mutating func flag(_ chance: Double) -> Bool {
    chance == 0 || chance == 1 ? chance == 1 : random.bool(chance)
  }

  private mutating func measure(_ measure: RemixLook.Measure) -> Double {
    switch measure {
    case .fixed(let value): Double(value)
    case .between(let range): Double(random.integer(in: range))
    }
  }

  private mutating func percent(_ range: ClosedRange<Int>) -> Double { Double(random.integer(in: range)) / 100 }

  private mutating func lines() -> ClosedRange<Int> {
    let small = random.integer(in: 1...2)
    return small...random.integer(in: 2...3)
  }

  private mutating func overlay(
    _ overlay: RemixLook.Overlay, _ background: BackgroundToken
  ) -> (BackgroundToken, opacity: Double) {
    switch overlay {
    case .none: return (.plain, 0)
    case .always(let tokens, let range): return (choice(tokens), percent(range))
    case .sometimes(let chance, let token, let range):
      return random.bool(chance) ? (token, percent(range)) : (.plain, 0)
    case .overPlain(let token, let range): return background == .plain ? (token, percent(range)) : (.plain, 0)
    case .either(let one, let other):
      let (token, range) = choice([one, other])
      return (token, percent(range))
    }
  }

  private mutating func accent(_ accents: RemixLook.Accents) -> Accent {
    switch accents {
    case .near: choice(base.style.accent.neighbours)
    case .of(let accents): choice(accents)
    }
  }

  private func set(_ limits: RemixLimits, of spec: inout WidgetSpec) {
    spec.layout.primaryLineLimitSmall = limits.primary.lowerBound
    spec.layout.primaryLineLimit = limits.primary.upperBound
    spec.layout.secondaryLineLimitSmall = limits.secondary.lowerBound
    spec.layout.secondaryLineLimit = limits.secondary.upperBound
  }
}

extension Accent {
  /// The accents near this one on the colour wheel, starting with itself.
  fileprivate var neighbours: [Accent] {
    switch self {
    case .blue: [.blue, .teal, .indigo, .purple]
    case .teal: [.teal, .blue, .green, .indigo]
    case .green: [.green, .teal, .yellow, .blue]
    case .orange: [.orange, .yellow, .red, .pink]
    case .pink: [.pink, .purple, .red, .orange]
    case .purple: [.purple, .indigo, .pink, .blue]
    case .red: [.red, .orange, .pink, .yellow]
    case .yellow: [.yellow, .orange, .green]
    case .gray: [.gray, .indigo, .blue]
    case .indigo: [.indigo, .blue, .purple, .teal]
    }
  }
}
