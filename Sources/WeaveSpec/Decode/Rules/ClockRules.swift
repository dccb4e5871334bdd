// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// Reports colours of a clock's hand that do not stand out on its dial, and colours that its face does not show.
enum ClockHandRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    guard let clock = design.spec.clockConfig, design.raw("clockConfig") != nil else { return [] }
    let keys = ["iconDialColourToken", "iconSecondHandColourToken"].map { "clockConfig.\($0)" }
    if clock.face != .icon {
      return keys.filter { design.raw($0) != nil }.map { key in
        Diagnostic(.specDialUnused, .unused(key, clock.face), at: design.spec.places.keyRange(of: key))
      }
    }
    return hand(clock, keys[1], design).map { [$0] } ?? []
  }

  private static func hand(_ clock: ClockConfig, _ path: String, _ design: ReviewedDesign) -> Diagnostic? {
    let allowed = clock.effectiveDial.secondHands
    guard let word = design.text(path)?.trimmed.lowercased(), let hand = ClockConfig.SecondHand(rawValue: word),
      !allowed.contains(hand), let range = design.spec.places.range(of: path), let recommended = allowed.first
    else { return nil }
    let fix = Diagnostic.Fix(
      .init("replace with `\(recommended.rawValue)`"), .likely, [.init(range, with: quoted(recommended.rawValue))])
    return Diagnostic(
      .specSecondHand, .notAllowed(hand, clock.effectiveDial), at: range, notes: [.init(.allowed(allowed))],
      fixes: [fix])
  }
}

/// Reports configurations that the template does not read.
enum ConfigurationRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    let templates = Set(design.faces.map(\.template))
    return [("remindersConfig", Template.reminders), ("clockConfig", .clockIcon)].compactMap { key, template in
      guard design.raw(key) != nil, !templates.contains(template), !templates.contains(.custom) else { return nil }
      return Diagnostic(.specConfigUnused, .notRead(key, template), at: design.spec.places.keyRange(of: key))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ path: String, _ face: ClockConfig.Face) -> Self {
    "face `\(face.rawValue)` does not show `\(path.split(separator: ".").last.map(String.init) ?? path)`"
  }

  fileprivate static func notAllowed(_ hand: ClockConfig.SecondHand, _ dial: ClockConfig.Theme) -> Self {
    "the `\(dial.rawValue)` dial does not allow a second hand of `\(hand.rawValue)`"
  }

  fileprivate static func allowed(_ hands: [ClockConfig.SecondHand]) -> Self {
    "it allows \(hands.map { "`\($0.rawValue)`" }.joined(separator: ", "))"
  }

  fileprivate static func notRead(_ key: String, _ template: Template) -> Self {
    "only template `\(template.rawValue)` reads `\(key)`"
  }
}
