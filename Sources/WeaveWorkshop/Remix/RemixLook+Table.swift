// SPDX-License-Identifier: MIT

import WeaveSpec

/// The looks that WidgetWeaver chooses from, in its order.
extension RemixLook {
  /// For designs of texts and photos.
  static let content: [RemixLook] = subtle + colour + layouts + typography + poster + bold

  private static let subtle = [
    RemixLook(
      kind: .subtle, title: "Polished", subtitle: "Subtle Material + restrained accent", layout: .own, bar: 1,
      spacing: .between(6...12), padding: 14...20, symbolSize: 30...38, backgrounds: [.subtleMaterial], accents: .near,
      texts: Texts(.caption, [.title3], [.caption2])),
    RemixLook(
      kind: .subtle, title: "Clean", subtitle: "Plain base + a breath of light", layout: .own,
      alignments: [.leading, .centre], bar: 0.55, spacing: .between(8...14), padding: 14...22, symbolSize: 30...40,
      backgrounds: [.plain], overlay: .always([.radialGlow, .accentGlow], 10...22), accents: .near,
      texts: Texts(.caption, [.headline, .title3], [.caption2])),
    RemixLook(
      kind: .subtle, title: "Muted", subtitle: "Low-contrast accent + tidy type", layout: .own,
      spacing: .between(6...12), padding: 12...18, symbolSize: 26...34, backgrounds: [.subtleMaterial],
      accents: .of([.gray, .indigo, .blue]), texts: Texts(.caption2, [.headline], [.footnote])),
  ]

  private static let colour = [
    RemixLook(
      kind: .colour, title: "Aurora", subtitle: "Northern lights + soft overlay", layout: .texts,
      alignments: [.leading, .centre], bar: 0.4, spacing: .between(8...16), padding: 14...24, symbolSize: 30...44,
      backgrounds: [.aurora], overlay: .always([.plain, .radialGlow], 6...16), glow: 0.35,
      accents: .of([.teal, .blue, .indigo, .green, .purple]),
      texts: Texts(.caption, [.title3, .headline], [.caption2])),
    RemixLook(
      kind: .colour, title: "Sunset", subtitle: "Warm evening gradient", layout: .texts, bar: 0.6,
      spacing: .between(8...16), padding: 14...24, symbolSize: 30...44, backgrounds: [.sunset], glow: 0.25,
      accents: .of([.orange, .pink, .red, .yellow, .purple]),
      texts: Texts(.caption, [.headline, .title3], [.caption2])),
    RemixLook(
      kind: .colour, title: "Candy", subtitle: "Playful gradient pop", layout: .texts, alignments: [.leading, .centre],
      spacing: .between(10...18), padding: 14...24, symbolSize: 28...44, backgrounds: [.candy], glow: 0.35,
      accents: .of([.pink, .teal, .blue, .purple]), texts: Texts(.caption, [.headline, .title3], [.caption2])),
    RemixLook(
      kind: .colour, title: "Solid", subtitle: "Solid Accent backdrop", layout: .texts, bar: 0.35,
      spacing: .between(8...14), padding: 12...20, symbolSize: 28...42, backgrounds: [.solidAccent],
      overlay: .sometimes(0.35, .accentGlow, 8...18), glow: 0.25, accents: .of(Accent.allCases),
      texts: Texts(.caption, [.headline], [.caption2])),
  ]

  private static let layouts = [
    RemixLook(
      kind: .layout, title: "Hero", subtitle: "Big symbol + content-first", layout: .fixed(.hero),
      alignments: [.leading, .trailing], bar: 0.25, spacing: .between(10...18), padding: 14...22, symbolSize: 36...52,
      backgrounds: [.radialGlow, .subtleMaterial, .aurora], glow: 0.2, accents: .near,
      texts: Texts(.caption, [.title3, .headline], [.caption2])),
    RemixLook(
      kind: .layout, title: "Classic", subtitle: "Accent bar + tidy stack", layout: .fixed(.classic), bar: 1,
      spacing: .between(8...14), padding: 14...22, symbolSize: 30...46,
      backgrounds: [.radialGlow, .subtleMaterial, .accentGlow], accents: .near,
      texts: Texts(.caption, [.headline, .title3], [.caption2])),
    RemixLook(
      kind: .layout, title: "Centred", subtitle: "Everything on one axis", layout: .texts, alignments: [.centre],
      spacing: .between(12...22), padding: 16...26, symbolSize: 28...44,
      backgrounds: [.radialGlow, .plain, .subtleMaterial], overlay: .overPlain(.radialGlow, 8...18),
      accents: .of(Accent.allCases), texts: Texts(.caption, [.headline, .title3], [.caption2])),
  ]

  private static let typography = [
    RemixLook(
      kind: .typography, title: "Big Type", subtitle: "More emphasis on primary text", layout: .texts, bar: 0.35,
      spacing: .between(8...14), padding: 14...22, symbolSize: 30...44,
      backgrounds: [.subtleMaterial, .radialGlow, .accentGlow], accents: .near,
      texts: Texts(.caption, [.title2, .title3], [.footnote, .subheadline])),
    RemixLook(
      kind: .typography, title: "Editorial", subtitle: "Quiet colours + clear order", layout: .texts,
      spacing: .between(6...12), padding: 12...18, symbolSize: 26...36, backgrounds: [.plain, .subtleMaterial],
      accents: .of([.gray, .indigo]), texts: Texts(.caption2, [.headline], [.footnote])),
    RemixLook(
      kind: .typography, title: "Compact Type", subtitle: "Smaller text + more room", layout: .texts, bar: 0.35,
      spacing: .between(6...10), padding: 12...18, symbolSize: 24...34, backgrounds: [.subtleMaterial, .plain],
      overlay: .overPlain(.radialGlow, 8...16), accents: .near,
      texts: Texts(.caption2, [.subheadline], [.caption2]), limits: RemixLimits(primary: 2...3, secondary: 1...2)),
  ]

  private static let poster = [
    RemixLook(
      kind: .poster, title: "Poster — Dark", subtitle: "Image-forward with dark overlay", layout: .fixed(.poster),
      spacing: .fixed(10), padding: 14...24, backgrounds: [.plain], overlay: .always([.midnight], 14...28), glow: 0.15,
      accents: .near, texts: Texts(.caption, [.title2, .title3], [.footnote]),
      limits: RemixLimits(primary: 2...2, secondary: 2...3)),
    RemixLook(
      kind: .poster, title: "Poster — Tint", subtitle: "The photo in the accent's light", layout: .fixed(.poster),
      spacing: .fixed(10), padding: 14...26, backgrounds: [.plain],
      overlay: .always([.solidAccent, .accentGlow, .radialGlow], 10...22), glow: 0.1, accents: .of(Accent.allCases),
      texts: Texts(.caption, [.title2, .title3, .headline], [.footnote]),
      limits: RemixLimits(primary: 2...2, secondary: 2...3)),
    RemixLook(
      kind: .poster, title: "Poster — Soft", subtitle: "Gentle glow with light overlay", layout: .fixed(.poster),
      spacing: .fixed(10), padding: 14...26, backgrounds: [.plain],
      overlay: .either((.plain, 8...16), (.radialGlow, 8...18)), glow: 0.18, accents: .near,
      texts: Texts(.caption, [.title3, .headline], [.footnote]),
      limits: RemixLimits(primary: 2...3, secondary: 2...3)),
  ]

  private static let bold = [
    RemixLook(
      kind: .bold, title: "Neon", subtitle: "Midnight + a bright glow", layout: .texts, spacing: .between(10...18),
      padding: 14...22, symbolSize: 34...52, backgrounds: [.midnight],
      overlay: .always([.accentGlow, .radialGlow], 12...26), glow: 1, accents: .of([.teal, .pink, .purple, .indigo]),
      texts: Texts(.caption, [.title3, .headline], [.footnote])),
    RemixLook(
      kind: .bold, title: "High Contrast", subtitle: "Solid Accent + sharp type", layout: .texts,
      alignments: [.leading, .trailing], bar: 0.3, spacing: .between(8...14), padding: 12...20, symbolSize: 30...46,
      backgrounds: [.solidAccent], overlay: .either((.plain, 10...18), (.accentGlow, 8...16)), glow: 0.35,
      accents: .of(Accent.allCases), texts: Texts(.caption2, [.headline], [.caption])),
    RemixLook(
      kind: .bold, title: "Radial Pop", subtitle: "Radial glow + bold accent", layout: .texts,
      alignments: [.leading, .centre], bar: 0.55, spacing: .between(10...18), padding: 14...24, symbolSize: 30...50,
      backgrounds: [.radialGlow], glow: 0.2, accents: .of(Accent.allCases),
      texts: Texts(.caption, [.headline, .title3], [.caption2])),
  ]

  /// For weather designs, which keep their template.
  static let weather = [
    RemixLook(
      kind: .subtle, title: "Weather Glass", subtitle: "Subtle Material backdrop", layout: .own, spacing: .fixed(8),
      padding: 14...20, cornerRadius: 18...28, symbolSize: 32...40, weatherScale: 92...110,
      backgrounds: [.subtleMaterial], accents: .near, texts: automatic),
    RemixLook(
      kind: .colour, title: "Weather Aurora", subtitle: "Gradient wash + overlay", layout: .own, spacing: .fixed(8),
      padding: 14...22, cornerRadius: 18...30, symbolSize: 32...44, weatherScale: 92...116,
      backgrounds: [.aurora, .radialGlow, .accentGlow], overlay: .always([.plain, .radialGlow], 8...18), glow: 0.25,
      accents: .of([.teal, .blue, .indigo, .purple, .green]), texts: automatic),
    RemixLook(
      kind: .bold, title: "Weather Neon", subtitle: "Midnight + glow", layout: .own, spacing: .fixed(8),
      padding: 14...22, cornerRadius: 18...30, symbolSize: 34...50, weatherScale: 98...124, backgrounds: [.midnight],
      overlay: .always([.accentGlow, .radialGlow], 10...22), glow: 1, accents: .of([.teal, .pink, .purple, .indigo]),
      texts: automatic),
  ]

  /// For designs of next events, which keep their template.
  static let nextUp = [
    RemixLook(
      kind: .subtle, title: "Next Up — Glass", subtitle: "Material base + restrained accent", layout: .own,
      spacing: .between(8...14), padding: 14...20, symbolSize: 30...40, backgrounds: [.subtleMaterial], accents: .near,
      texts: agenda),
    RemixLook(
      kind: .colour, title: "Next Up — Aurora", subtitle: "Gradient wash", layout: .own, spacing: .between(8...14),
      padding: 14...22, symbolSize: 30...44, backgrounds: [.aurora, .radialGlow], glow: 0.2,
      accents: .of([.blue, .teal, .indigo, .purple]), texts: agenda),
    RemixLook(
      kind: .bold, title: "Next Up — Midnight", subtitle: "Dark base + glow", layout: .own, spacing: .between(8...14),
      padding: 14...22, symbolSize: 32...48, backgrounds: [.midnight],
      overlay: .always([.accentGlow, .radialGlow], 10...22), glow: 0.3,
      accents: .of([.indigo, .purple, .teal, .pink]), texts: agenda),
  ]

  private static let automatic = Texts(.automatic, [.automatic], [.automatic])
  private static let agenda = Texts(.caption, [.headline], [.caption2])
}
