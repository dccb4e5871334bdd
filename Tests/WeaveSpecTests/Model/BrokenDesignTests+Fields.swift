// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension BrokenDesignTests {
  static let structure = [
    BrokenDesign(
      #"{"name": "A", "primaryText": "B", 1️⃣"primarytext": "B"}"#, "W0101 warning: unknown key `primarytext`"),
    BrokenDesign(
      #"{"name": "A", 1️⃣"primryText": "B"}"#, "W0101 warning: unknown key `primryText`; did you mean `primaryText`?"),
    BrokenDesign(
      #"{"name": "A", 1️⃣"PrimaryText": "B"}"#, "W0101 warning: unknown key `PrimaryText`; did you mean `primaryText`?"),
    BrokenDesign(#"{"name": "A", 1️⃣"zebra": 1}"#, "W0101 warning: unknown key `zebra`"),
    BrokenDesign(
      #"{"name": "A", 1️⃣"accent": "blue"}"#, "W0102 warning: `accent` belongs in `style`, not here"),
    BrokenDesign(
      #"{"name": "A", "style": {1️⃣"template": "hero"}}"#, "W0102 warning: `template` belongs in `layout`, not here"),
    BrokenDesign(
      #"{"name": "A", "layout": {1️⃣"secondaryText": "x"}}"#,
      "W0102 warning: `secondaryText` belongs in the design itself, not here"),
    BrokenDesign(
      #"{"name": "A", "layout": {1️⃣"showSecondaryInSmall": true}}"#,
      "W0113 note: nothing reads `showSecondaryInSmall` any more"),
    BrokenDesign(#"{"name": 1️⃣5}"#, "W0104 error: `name` needs a string, not a number"),
    BrokenDesign(#"{"name": "A", "layout": 1️⃣"hero"}"#, "W0104 error: `layout` needs an object, not a string"),
    BrokenDesign(#"{"name": "A", "symbol": 1️⃣"star"}"#, "W0104 error: `symbol` needs an object, not a string"),
    BrokenDesign(
      #"{"name": "A", "layout": {"showsAccentBar": 1️⃣1}}"#,
      "W0104 error: `showsAccentBar` needs `true` or `false`, not a number"),
    BrokenDesign(
      #"{"name": "A", "layout": {"spacing": 1️⃣"8"}}"#, "W0104 error: `spacing` needs a number, not a string"),
    BrokenDesign(
      #"{"name": "A", "layout": {"axis": 1️⃣true}}"#,
      "W0104 error: `axis` needs one of its tokens as a string, not `true`"),
    BrokenDesign(
      #"{"name": "A", "remindersConfig": {"selectedListIDs": 1️⃣"x"}, "layout": {"template": "reminders"}}"#,
      "W0104 error: `selectedListIDs` needs a list, not a string"),
    BrokenDesign(
      #"{"name": "A", "variables": {"My Key": 1, 1️⃣"my  key": 2}}"#,
      "W0133 warning: `my  key` is the same variable as `My Key`"),
    BrokenDesign(
      #"{"name": "A", "id": 1️⃣"7"}"#,
      "W0108 error: `id` needs a UUID such as `5EED0008-0000-4000-8000-000000000001`"),
    BrokenDesign(
      #"{"name": "A", "updatedAt": 1️⃣"yesterday"}"#,
      "W0109 error: `updatedAt` needs a date such as `2026-02-01T09:30:00Z`"),
    BrokenDesign(
      #"{"name": "A", "updatedAt": 1️⃣"2026-02-30T09:30:00Z"}"#,
      "W0109 error: `updatedAt` needs a date such as `2026-02-01T09:30:00Z`"),
    BrokenDesign(
      #"{"name": "A", "version": 1️⃣9}"#,
      "W0111 warning: version 9 is newer than 8, the newest that weave knows"),
  ]

  static let words = [
    BrokenDesign(
      #"{"name": "A", "types": {"rows": [{"to": "text", "via": 1️⃣"text?"}]}}"#,
      "W0139 error: `text?` is not a type; a `?` goes after the name of an optional member: `\"via?\": \"text\"`"),
    BrokenDesign(
      #"{"name": "A", "types": {"far?": 1️⃣"number km?"}}"#,
      "W0139 error: there is no unit `km?`"),
    BrokenDesign(
      #"{"name": "A", "types": {"rows": [1️⃣"string?"]}}"#,
      "W0139 error: `string?` is not a type; a `?` goes after the name of an optional member; "
        + "the entries of a list have no names, and are never missing"),
    BrokenDesign(#"{"name": "A", "types": {"far": 1️⃣"qqqqqqqq?"}}"#, "W0139 error: there is no type `qqqqqqqq?`"),
    BrokenDesign(
      #"{"name": "A", "style": {"accent": 1️⃣"bleu"}}"#,
      "W0105 error: unknown token `bleu` for `accent`; did you mean `blue`?"),
    BrokenDesign(#"{"name": "A", "style": {"accent": 1️⃣"mint"}}"#, "W0105 error: unknown token `mint` for `accent`"),
    BrokenDesign(
      #"{"name": "A", "style": {"background": 1️⃣"Aurora"}}"#,
      "W0105 error: unknown token `Aurora` for `background`; did you mean `aurora`?"),
    BrokenDesign(
      #"{"name": "A", "layout": {"template": 1️⃣"heroo", "axis": 2️⃣"diagonal"}}"#,
      "W0105 error: unknown token `heroo` for `template`; did you mean `hero`?",
      "W0105 error: unknown token `diagonal` for `axis`"),
    BrokenDesign(
      #"{"name": "A", "layout": {"alignment": 1️⃣"center"}}"#, "W0112 note: `center` is read as `centre`"),
    BrokenDesign(
      #"{"name": "A", "layout": {"alignment": 1️⃣"TOP_TRAILING"}}"#,
      "W0112 note: `TOP_TRAILING` is read as `topTrailing`"),
    BrokenDesign(
      #"{"name": "A", "layout": {"alignment": 1️⃣"bottomTrailing"}}"#,
      "W0112 note: `bottomTrailing` is read as `trailing`"),
    BrokenDesign(
      #"{"name": "A", "symbol": {"name": "star", "weight": 1️⃣"fat"}}"#,
      "W0105 error: unknown token `fat` for `weight`"),
  ]

  static let numbers = [
    BrokenDesign(
      #"{"name": "A", "layout": {"spacing": 1️⃣40}}"#, "W0106 warning: `spacing` takes 0 to 32; 40 counts as 32"),
    BrokenDesign(
      #"{"name": "A", "style": {"padding": 1️⃣-1}}"#, "W0106 warning: `padding` takes at least 0; -1 counts as 0"),
    BrokenDesign(
      #"{"name": "A", "style": {"weatherScale": 1️⃣0.1}}"#,
      "W0106 warning: `weatherScale` takes 0.6 to 1.4; 0.1 counts as 0.6"),
    BrokenDesign(
      #"{"name": "A", "layout": {"primaryLineLimit": 1️⃣2.5}}"#,
      "W0107 error: `primaryLineLimit` needs a whole number"),
    BrokenDesign(
      #"{"name": "A", "layout": {"primaryLineLimit": 1️⃣1e300}}"#,
      "W0107 error: `primaryLineLimit` needs a whole number"),
    BrokenDesign(
      #"{"name": "A", "layout": {"primaryLineLimitSmall": 1️⃣5, "primaryLineLimit": 2}}"#,
      "W0116 warning: `primaryLineLimitSmall` is above `primaryLineLimit`; 5 counts as 2"),
    BrokenDesign(
      #"{"name": "A", "layout": {"secondaryLineLimitSmall": 1️⃣3}}"#,
      "W0116 warning: `secondaryLineLimitSmall` is above `secondaryLineLimit`; 3 counts as 2"),
  ]

  static let texts = [
    BrokenDesign(#"{"name": 1️⃣"  "}"#, "W0114 warning: `name` is blank, so the widget says `WidgetWeaver`"),
    BrokenDesign(
      #"{"name": "A", "primaryText": 1️⃣""}"#, "W0114 warning: `primaryText` is blank, so the widget says `Hello`"),
    BrokenDesign(#"{"name": "A", "primaryText": "", "layout": {"template": "weather"}}"#),
    BrokenDesign(
      #"{"name": "A", "symbol": {"name": 1️⃣" "}}"#, "W0115 warning: `symbol.name` is blank, so there is no symbol"),
    BrokenDesign(
      #"{"name": "A", "image": {"fileName": 1️⃣""}}"#, "W0115 warning: `image.fileName` is blank, so there is no image"),
    BrokenDesign(#"{"name": "A", "symbol": 1️⃣{}}"#, "W0103 error: `symbol` needs the key `name`"),
  ]
}
