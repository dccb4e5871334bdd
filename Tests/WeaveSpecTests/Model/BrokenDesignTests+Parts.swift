// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension BrokenDesignTests {
  private static func bar(_ actions: String) -> String {
    #"{"name": "A", "actionBar": {"style": "subtle", "actions": [\#(actions)]}}"#
  }

  private static func action(
    id: String = #""5EED0008-0000-4000-8000-0000000000AB""#, title: String = #""Go""#, key: String = #""k""#,
    amount: String = "1"
  ) -> String {
    """
    {"id": \(id), "title": \(title), "kind": "incrementVariable", "variableKey": \(key), "incrementAmount": \(amount),
    "nowFormat": "iso8601"}
    """
  }

  static let actions = [
    BrokenDesign(bar(action())),
    BrokenDesign(bar("1️⃣"), "W0122 warning: an action bar without actions is not drawn").withMarkBeforeBracket,
    BrokenDesign(
      bar(action(key: #"1️⃣" ""#)),
      "W0117 error: an action with a blank `variableKey` changes nothing and is left out"),
    BrokenDesign(bar(action(amount: "1️⃣0")), "W0118 warning: an increment of 0 counts as 1"),
    BrokenDesign(
      bar(action(amount: "1️⃣500")), "W0106 warning: `incrementAmount` takes -99 to 99; 500 counts as 99"),
    BrokenDesign(
      bar(action(title: #"1️⃣"A very long title that exceeds the limit""#)),
      "W0119 warning: the title is cut after 24 characters: `A very long title that e`"),
    BrokenDesign(
      bar(action() + "," + action() + ", 1️⃣" + action()),
      "W0110 warning: `actions` holds at most 2 elements, not 3; this one and the rest are left out"),
    BrokenDesign(
      bar(#"1️⃣{"title": "x", "kind": "incrementVariable", "variableKey": "k"}"#),
      "W0103 error: `actions[0]` needs the key `id`", "W0103 error: `actions[0]` needs the key `incrementAmount`",
      "W0103 error: `actions[0]` needs the key `nowFormat`"
    ).repeatingPlace(3),
  ]

  static let sets = [
    BrokenDesign(
      #"{"name": "A", 1️⃣"matchedSet": {}}"#, "W0121 warning: a matched set without a variant changes nothing"),
    BrokenDesign(
      #"{"name": "A", "matchedSet": {"small": 1️⃣{"primaryText": "S"}}}"#,
      "W0103 error: `small` needs the key `layout`"),
    BrokenDesign(
      #"{"name": "A", "matchedSet": {1️⃣"smal": {"primaryText": "S", "layout": {}}}}"#,
      "W0101 warning: unknown key `smal`; did you mean `small`?"),
    BrokenDesign(
      #"{"name": "A", "matchedSet": {"small": {"primaryText": 1️⃣" ", "layout": {}}}}"#,
      "W0114 warning: `matchedSet.small.primaryText` is blank, so the widget says `Hello`"),
  ]

  static let images = [
    BrokenDesign(
      #"{"name": "A", "image": {"fileName": "a.jpg", 1️⃣"filter": {"token": "none"}}}"#,
      "W0125 warning: the filter leaves the photo as it is"),
    BrokenDesign(
      #"{"name": "A", "image": {"fileName": "a.jpg", "filter": {"token": "noir", "intensity": 1️⃣7}}}"#,
      "W0106 warning: `intensity` takes 0 to 1; 7 counts as 1"),
    BrokenDesign(
      #"{"name": "A", "image": {"fileName": 1️⃣"photos/a.jpg"}}"#, "W0127 note: the app only looks for `a.jpg`"),
    BrokenDesign(
      #"{"name": "A", "image": {"fileName": "a.jpg", "contentMode": "fill", "crop": 1️⃣"fit"}}"#,
      "W0131 warning: `crop` says `fit`, but `contentMode` says `fill`, which wins"),
    BrokenDesign(
      smartPhoto(#"{"x": 0.5, "y": 0, "width": 1️⃣0.75, "height": 1}"#),
      "W0126 warning: `x` + `width` is above 1; the crop is cut off at the photo's edge"),
    BrokenDesign(
      smartPhoto(#"{"x": 0.5, "y": 0, "width": 1️⃣0, "height": 1}"#),
      "W0126 warning: a crop needs a `width` above 0"),
  ]

  private static func smartPhoto(_ crop: String) -> String {
    """
    {"name": "A", "image": {"fileName": "a.jpg", "smartPhoto": {"masterFileName": "m.jpg", "algorithmVersion": 5,
    "preparedAt": "2026-02-01T09:30:00Z", "small": {"renderFileName": "s.jpg", "pixelSize": {"width": 1, "height": 1},
    "cropRect": \(crop)}}}}
    """
  }

  static let clocks = [
    BrokenDesign(
      clock(
        #""theme": "ocean", "face": "icon", "iconDialColourToken": "mint", "iconSecondHandColourToken": 1️⃣"orchid""#),
      "W0120 warning: the `mint` dial does not allow a second hand of `orchid`"),
    BrokenDesign(
      clock(#""face": "ceramic", 1️⃣"iconDialColourToken": "mint""#),
      "W0132 note: face `ceramic` does not show `iconDialColourToken`"),
    BrokenDesign(
      clock(#""face": "icon", 1️⃣"iconDialColorToken": "mint""#),
      "W0101 warning: unknown key `iconDialColorToken`; did you mean `iconDialColourToken`?"),
    BrokenDesign(
      #"{"name": "A", 1️⃣"clockConfig": {"face": "icon"}}"#,
      "W0124 note: only template `clockIcon` reads `clockConfig`"),
  ]

  private static func clock(_ config: String) -> String {
    #"{"name": "A", "layout": {"template": "clockIcon"}, "clockConfig": {\#(config)}}"#
  }

  static let templates = [
    BrokenDesign(
      #"{"name": "A", 1️⃣"symbol": {"name": "star"}, "image": {"fileName": "a.jpg"}, "layout": {"template": "poster"}}"#,
      "W0123 note: template `poster` never shows `symbol`"),
    BrokenDesign(
      #"{"name": "A", "layout": {"template": 1️⃣"poster"}}"#,
      "W0134 note: the poster has no photo, so its background is drawn"),
    BrokenDesign(
      #"{"name": "A", "layout": {"template": 1️⃣"custom"}}"#,
      "W0128 error: template `custom` draws `content`, but the design has none"),
    BrokenDesign(
      #"{"name": "A", 1️⃣"content": {"text": "x"}}"#, "W0129 warning: only template `custom` draws `content`"),
    BrokenDesign(
      #"{"name": "A", 1️⃣"secondaryText": "x", "image": {"fileName": "a"}, "layout": {"template": "poster", "posterOverlayMode": "none"}}"#,
      "W0123 note: a poster without a caption never shows `secondaryText`"),
  ]
}

extension BrokenDesign {
  /// For a mistake that is the list itself.
  fileprivate var withMarkBeforeBracket: BrokenDesign {
    var copy = self
    copy.text = text.replacingFirst("[1️⃣", with: "1️⃣[")
    return copy
  }

  /// The same place for several messages.
  fileprivate func repeatingPlace(_ count: Int) -> BrokenDesign {
    var copy = self
    copy.text = text.replacingFirst("1️⃣", with: (1...count).map { "\($0)\u{FE0F}\u{20E3}" }.joined())
    return copy
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
