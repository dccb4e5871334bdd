// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveJSON

/// A broken text, what is said at its marks, what is read all the same, and the text after all likely fixes.
struct BrokenCase: Sendable, CustomTestStringConvertible {
  var text: String
  var messages: [String]
  /// The tree as compact JSON; nil if none is read.
  var tree: String?
  /// The text after the fixes; nil if there are none.
  var mended: String?

  init(_ text: String, _ messages: [String], tree: String? = nil, mended: String? = nil) {
    self.text = text
    self.messages = messages
    self.tree = tree
    self.mended = mended
  }

  var testDescription: String { text }
}

@Suite struct BrokenSyntaxTests {
  @Test(arguments: punctuation + keys + brackets + structure)
  func isReportedAtItsPlace(_ broken: BrokenCase) { check(broken) }

  @Test(arguments: strings + quotes + numbers + words)
  func valueIsReportedAtItsPlace(_ broken: BrokenCase) { check(broken) }

  private func check(_ broken: BrokenCase) {
    let marked = MarkedSource(broken.text)
    let result = JSONParser.parse(marked.source)
    #expect(result.diagnostics.map(marked.line) == broken.messages)
    #expect(result.output.map(JSONWriter.compact) == broken.tree)
    let fixed = FixApplier.apply(result.diagnostics, to: marked.source, atLeast: .likely)
    #expect((fixed.applied > 0 ? String(decoding: fixed.bytes, as: UTF8.self) : nil) == broken.mended)
  }

  static let punctuation: [BrokenCase] = [
    .init(
      "{\"a\": 11️⃣ \"b\": 2}", ["1 W0003 missing `,` between members"], tree: #"{"a":1,"b":2}"#,
      mended: "{\"a\": 1, \"b\": 2}"),
    .init("[11️⃣ 2]", ["1 W0003 missing `,` between elements"], tree: "[1,2]", mended: "[1, 2]"),
    .init("[[1]1️⃣[2]]", ["1 W0003 missing `,` between elements"], tree: "[[1],[2]]", mended: "[[1],[2]]"),
    .init("[11️⃣,]", ["1 W0010 there must be no `,` after the last of the elements"], tree: "[1]", mended: "[1]"),
    .init(
      "{\"a\": 11️⃣,\n}", ["1 W0010 there must be no `,` after the last of the members"], tree: #"{"a":1}"#,
      mended: "{\"a\": 1\n}"),
    .init("[1,1️⃣, 2]", ["1 W0011 there is no value before this `,`"], tree: "[1,2]", mended: "[1, 2]"),
    .init("[1️⃣, 2]", ["1 W0011 there is no value before this `,`"], tree: "[2]", mended: "[ 2]"),
    .init("[1️⃣,]", ["1 W0011 there is no value before this `,`"], tree: "[]", mended: "[]"),
    .init(
      "{\"a\": 11️⃣; \"b\": 2}", ["1 W0017 members are separated by `,`, not by `;`"], tree: #"{"a":1,"b":2}"#,
      mended: "{\"a\": 1, \"b\": 2}"),
    .init("[1️⃣; 2]", ["1 W0011 there is no value before this `;`"], tree: "[2]", mended: "[ 2]"),
    .init("[21️⃣;]", ["1 W0010 there must be no `;` after the last of the elements"], tree: "[2]", mended: "[2]"),
    .init("{\"a\"1️⃣ 1}", ["1 W0012 missing `:` after `a`"], tree: #"{"a":1}"#, mended: "{\"a\": 1}"),
    .init("{\"a\" 1️⃣= 1}", ["1 W0012 a key is followed by `:`, not by `=`"], tree: #"{"a":1}"#, mended: "{\"a\" : 1}"),
    .init("{\"a\" 1️⃣=> 1}", ["1 W0012 a key is followed by `:`, not by `=>`"], tree: #"{"a":1}"#, mended: "{\"a\" : 1}"),
    .init("{\"a\"1️⃣:, \"b\": 2}", ["1 W0013 missing value for `a`"], tree: #"{"b":2}"#),
    .init("{\"a\"1️⃣:}", ["1 W0013 missing value for `a`"], tree: "{}"),
    .init("{\"a\"1️⃣:\n \"b\": 2}", ["1 W0013 missing value for `a`"], tree: #"{"b":2}"#),
    .init("{1️⃣\"a\", \"b\": 2}", ["1 W0013 `a` has neither `:` nor a value"], tree: #"{"b":2}"#),
    .init("{1️⃣\"a\"\n \"b\": 2}", ["1 W0013 `a` has neither `:` nor a value"], tree: #"{"b":2}"#),
    .init("{\"a\": \"b\"1️⃣: 3}", ["1 W0060 unexpected `:` after a value"], tree: #"{"a":"b"}"#),
    .init(
      "[\"a\"1️⃣: 1, \"b\": 2]", ["1 W0060 an array has no keys; members with `:` belong between `{` and `}`"],
      tree: #"["a","b"]"#),
  ]

  static let keys: [BrokenCase] = [
    .init("{1️⃣a: 1}", ["1 W0014 a key must be in double quotes: `\"a\"`"], tree: #"{"a":1}"#, mended: "{\"a\": 1}"),
    .init(
      "{1️⃣$my-key: 1}", ["1 W0014 a key must be in double quotes: `\"$my-key\"`"], tree: #"{"$my-key":1}"#,
      mended: "{\"$my-key\": 1}"),
    .init("{1️⃣'a': 1}", ["1 W0021 a string begins with `\"`, not with `'`"], tree: #"{"a":1}"#, mended: "{\"a\": 1}"),
    .init("{1️⃣12: 1}", ["1 W0015 a key must be in double quotes: `\"12\"`"], tree: #"{"12":1}"#, mended: "{\"12\": 1}"),
    .init("{1️⃣a\": 1}", ["1 W0014 this string has no opening `\"`"], tree: #"{"a":1}"#, mended: "{\"a\": 1}"),
    .init("{1️⃣: 1, \"b\": 2}", ["1 W0015 there is no key before this `:`"], tree: #"{"b":2}"#),
    .init(
      "{1️⃣[1], \"b\": 2}", ["1 W0015 in an object every value needs a key in double quotes before it"],
      tree: #"{"b":2}"#),
    .init("{1️⃣center}", ["1 W0015 `center` needs a key in double quotes before it"], tree: "{}"),
    .init(
      "{\"a\": 1, \"b\": 2, 1️⃣\"a\": 3}", ["1 W0016 key `a` is repeated in this object; only the last one counts"],
      tree: #"{"b":2,"a":3}"#),
    .init("{\"a\": {\"a\": 1}}", [], tree: #"{"a":{"a":1}}"#),
  ]

  static let strings: [BrokenCase] = [
    .init("[1️⃣\"abc\n]", ["1 W0020 this string has no closing `\"`"], tree: #"["abc"]"#, mended: "[\"abc\"\n]"),
    .init(
      "{\"a\": 1️⃣\"abc,\n \"b\": 2}", ["1 W0020 this string has no closing `\"`"], tree: #"{"a":"abc","b":2}"#,
      mended: "{\"a\": \"abc\",\n \"b\": 2}"),
    .init(
      "{\"a\": 1️⃣\"abc}", ["1 W0020 this string has no closing `\"`"], tree: #"{"a":"abc"}"#, mended: "{\"a\": \"abc\"}"),
    .init(
      "{\"a\": 1️⃣\"{{x}}}", ["1 W0020 this string has no closing `\"`"], tree: #"{"a":"{{x}}"}"#,
      mended: "{\"a\": \"{{x}}\"}"),
    .init(
      "{1️⃣\"a: \"abc\"}", ["1 W0020 this string has no closing `\"`"], tree: #"{"a":"abc"}"#,
      mended: "{\"a\": \"abc\"}"),
    .init(
      "{1️⃣\"a: 5,\n\"b\": 6}", ["1 W0020 this string has no closing `\"`"], tree: #"{"a":5,"b":6}"#,
      mended: "{\"a\": 5,\n\"b\": 6}"),
    .init(
      "[\"C:1️⃣\\dir\"]", ["1 W0022 `\\d` is not a JSON escape sequence"], tree: #"["C:\\dir"]"#,
      mended: "[\"C:\\\\dir\"]"),
    .init("[\"it1️⃣\\'s\"]", ["1 W0022 `\\'` is not a JSON escape sequence"], tree: #"["it's"]"#, mended: "[\"it's\"]"),
    .init("[\"1️⃣\\x41\"]", ["1 W0022 `\\x41` is not a JSON escape sequence"], tree: #"["A"]"#, mended: "[\"\\u0041\"]"),
    .init(
      "[\"1️⃣\\u{1F600}\"]", ["1 W0022 `\\u{1F600}` is not a JSON escape sequence"], tree: "[\"😀\"]",
      mended: "[\"\\ud83d\\ude00\"]"),
    .init("[\"1️⃣\\u12\"]", ["1 W0023 `\\u12` needs four hexadecimal digits after `\\u`"], tree: #"["\\u12"]"#),
    .init(
      "[\"a1️⃣\\ud83db\"]", ["1 W0024 `\\ud83d` is half of a surrogate pair"], tree: "[\"a\u{FFFD}b\"]"),
    .init("[\"1️⃣\\ude00\\ud83d\\ude00\"]", ["1 W0024 `\\ude00` is half of a surrogate pair"], tree: "[\"\u{FFFD}😀\"]"),
    .init(
      "[\"a1️⃣\tb\"]", ["1 W0025 a tab in a string must be written `\\t`"], tree: #"["a\tb"]"#, mended: "[\"a\\tb\"]"),
    .init(
      "[\"a1️⃣\u{1}b\"]", ["1 W0025 control character U+0001 in a string must be written as an escape"],
      tree: #"["a\u0001b"]"#, mended: "[\"a\\u0001b\"]"),
    .init(
      "{\"a\": \"one1️⃣\ntwo\nthree\", \"b\": 2}", ["1 W0025 a line break in a string must be written `\\n`"],
      tree: #"{"a":"one\ntwo\nthree","b":2}"#, mended: "{\"a\": \"one\\ntwo\\nthree\", \"b\": 2}"),
    .init(
      "[\"one1️⃣\r\ntwo\"]", ["1 W0025 a line break in a string must be written `\\n`"], tree: #"["one\r\ntwo"]"#,
      mended: "[\"one\\ntwo\"]"),
  ]

  static let quotes: [BrokenCase] = [
    .init("[1️⃣'a']", ["1 W0021 a string begins with `\"`, not with `'`"], tree: #"["a"]"#, mended: "[\"a\"]"),
    .init(
      "[1️⃣'it's \"so\"', 1]", ["1 W0021 a string begins with `\"`, not with `'`"], tree: #"["it's \"so\"",1]"#,
      mended: "[\"it's \\\"so\\\"\", 1]"),
    .init("[1️⃣“a”]", ["1 W0021 a string begins with `\"`, not with `“`"], tree: #"["a"]"#, mended: "[\"a\"]"),
    .init("[\"a1️⃣”,\n1]", ["1 W0021 a string ends with `\"`, not with `”`"], tree: #"["a",1]"#, mended: "[\"a\",\n1]"),
    .init("[1️⃣`a`]", ["1 W0021 a string begins with `\"`, not with ```"], tree: #"["a"]"#, mended: "[\"a\"]"),
    .init("[1️⃣'a\n]", ["1 W0020 this string, begun with `'`, is never closed"], tree: #"["a"]"#, mended: "[\"a\"\n]"),
    .init(
      "{\"a\": 1️⃣'b,\n\"c\": 1}", ["1 W0020 this string, begun with `'`, is never closed"], tree: #"{"a":"b","c":1}"#,
      mended: "{\"a\": \"b\",\n\"c\": 1}"),
    .init("[\"'“fine”'\"]", [], tree: "[\"'“fine”'\"]"),
  ]

  static let numbers: [BrokenCase] = [
    .init("[1️⃣+1]", ["1 W0030 a number has no leading `+`"], tree: "[1]", mended: "[1]"),
    .init("[1️⃣007]", ["1 W0030 a number has no leading zeros"], tree: "[7]", mended: "[7]"),
    .init("[1️⃣-00.5]", ["1 W0030 a number has no leading zeros"], tree: "[-0.5]", mended: "[-0.5]"),
    .init("[1️⃣.5]", ["1 W0030 a number needs a digit before its point"], tree: "[0.5]", mended: "[0.5]"),
    .init("[1️⃣-.5]", ["1 W0030 a number needs a digit before its point"], tree: "[-0.5]", mended: "[-0.5]"),
    .init("[1️⃣5.]", ["1 W0030 a number needs a digit after its point"], tree: "[5]", mended: "[5]"),
    .init("[1️⃣0x1F]", ["1 W0030 JSON has only decimal numbers"], tree: "[31]", mended: "[31]"),
    .init("[1️⃣1_000]", ["1 W0030 a number has no `_` between its digits"], tree: "[1000]", mended: "[1000]"),
    .init("[1️⃣12pt]", ["1 W0030 a number has no unit: `pt`"], tree: "[12]", mended: "[12]"),
    .init("[1️⃣50%]", ["1 W0030 a number has no unit: `%`"], tree: "[50]", mended: "[50]"),
    .init("[1️⃣-]", ["1 W0030 `-` is not a number"], tree: "[]"),
    .init("[1️⃣1e]", ["1 W0030 `1e` is not a number"], tree: "[]"),
    .init("[1️⃣1e+, 2]", ["1 W0030 `1e+` is not a number"], tree: "[2]"),
    .init("[1️⃣NaN, 1]", ["1 W0031 `NaN` is not a JSON number"], tree: "[1]"),
    .init("[1️⃣-Infinity]", ["1 W0031 `-Infinity` is not a JSON number"], tree: "[]"),
    .init("[1️⃣1e999]", ["1 W0032 `1e999` is beyond the range of numbers, about 1.8e308"], tree: "[]"),
    .init("[1️⃣-1e999, 2]", ["1 W0032 `-1e999` is beyond the range of numbers, about 1.8e308"], tree: "[2]"),
    .init("[1️⃣1e-999]", ["1 W0033 `1e-999` is too small to tell from zero"], tree: "[0]", mended: "[0]"),
    .init("[-0, 0e9, 1.5E+2, 123456789012345678]", [], tree: "[-0,0,150,1.2345678901234568e+17]"),
    .init(
      "[1️⃣2026-02-01]", ["1 W0041 text must be in double quotes: `\"2026-02-01\"`"], tree: #"["2026-02-01"]"#,
      mended: "[\"2026-02-01\"]"),
  ]

  static let words: [BrokenCase] = [
    .init("[1️⃣True]", ["1 W0040 `True` must be written `true`"], tree: "[true]", mended: "[true]"),
    .init("[1️⃣FALSE]", ["1 W0040 `FALSE` must be written `false`"], tree: "[false]", mended: "[false]"),
    .init("[1️⃣nul]", ["1 W0040 `nul` is not a value; did you mean `null`?"], tree: "[null]", mended: "[null]"),
    .init("[1️⃣flase]", ["1 W0040 `flase` is not a value; did you mean `false`?"], tree: "[false]", mended: "[false]"),
    .init("[1️⃣None]", ["1 W0040 `None` is not a value; did you mean `null`?"], tree: "[null]", mended: "[null]"),
    .init(
      "{\"a\": 1️⃣center, \"b\": 1}", ["1 W0041 text must be in double quotes: `\"center\"`"],
      tree: #"{"a":"center","b":1}"#, mended: "{\"a\": \"center\", \"b\": 1}"),
    .init(
      "[1️⃣hello big world\n]", ["1 W0041 text must be in double quotes: `\"hello big world\"`"],
      tree: #"["hello big world"]"#, mended: "[\"hello big world\"\n]"),
    .init(
      "[1️⃣#FF8800]", ["1 W0041 text must be in double quotes: `\"#FF8800\"`"], tree: ##"["#FF8800"]"##,
      mended: "[\"#FF8800\"]"),
    .init(
      "[1️⃣https://a.b/c]", ["1 W0041 text must be in double quotes: `\"https://a.b/c\"`"], tree: #"["https://a.b/c"]"#,
      mended: "[\"https://a.b/c\"]"),
    .init(
      "{\"a\": 1️⃣Steps\"}", ["1 W0041 this string has no opening `\"`"], tree: #"{"a":"Steps"}"#,
      mended: "{\"a\": \"Steps\"}"),
    .init(
      "{\"a\": 1️⃣{{steps}}}", ["1 W0041 text must be in double quotes: `\"{{steps}}\"`"], tree: #"{"a":"{{steps}}"}"#,
      mended: "{\"a\": \"{{steps}}\"}"),
    .init("[true1️⃣ false]", ["1 W0003 missing `,` between elements"], tree: "[true,false]", mended: "[true, false]"),
  ]

  static let brackets: [BrokenCase] = [
    .init("[11️⃣}", ["1 W0052 `[` is closed by `}`; expected `]`"], tree: "[1]", mended: "[1]"),
    .init(
      "{\"a\": [1, 21️⃣}, \"b\": 3}", ["1 W0052 `[` is closed by `}`; expected `]`"], tree: #"{"a":[1,2],"b":3}"#,
      mended: "{\"a\": [1, 2], \"b\": 3}"),
    .init(
      "{\"a\": [1, 21️⃣}", ["1 W0051 expected `]` before `}`"], tree: #"{"a":[1,2]}"#, mended: "{\"a\": [1, 2]}"),
    .init(
      "[{\"a\": [11️⃣}, {\"b\": 2}]", ["1 W0051 expected `]` before `}`"], tree: #"[{"a":[1]},{"b":2}]"#,
      mended: "[{\"a\": [1]}, {\"b\": 2}]"),
    .init(
      "{\n  \"x\": {\n    \"a\": [\n      1\n    1️⃣}\n  },\n  \"b\": 2\n}",
      ["1 W0052 `[` is closed by `}`; expected `]`"],
      tree: #"{"x":{"a":[1]},"b":2}"#, mended: "{\n  \"x\": {\n    \"a\": [\n      1\n    ]\n  },\n  \"b\": 2\n}"),
    .init("{\"a\": [11️⃣", ["1 W0051 the file ends inside 2 brackets; `]}` is missing"], tree: #"{"a":[1]}"#),
    .init("{\"a\": 1,1️⃣\n", ["1 W0051 the file ends before `}`"], tree: #"{"a":1}"#),
    .init("[1]1️⃣]", ["1 W0053 `]` closes nothing"], tree: "[1]", mended: "[1]"),
  ]

  static let structure: [BrokenCase] = [
    .init("1️⃣", ["1 W0001 the file is empty"]),
    .init(" \n\t1️⃣", ["1 W0001 the file is empty"]),
    .init("{} 1️⃣{}", ["1 W0054 `{}` comes after the end of the design"], tree: "{}"),
    .init(
      "1️⃣\"a\": 1", ["1 W0054 the file begins with the key `a`; the braces around its members are missing"],
      tree: "\"a\""),
    .init("[1, 1️⃣// one\n2]", ["1 W0050 JSON has no comments"], tree: "[1,2]", mended: "[1, \n2]"),
    .init("[1, 1️⃣/* one\n*/ 2]", ["1 W0050 JSON has no comments"], tree: "[1,2]", mended: "[1,  2]"),
    .init("[1] 1️⃣/* one", ["1 W0050 JSON has no comments, and this one is never closed"], tree: "[1]", mended: "[1] "),
    .init("1️⃣# design\n{}", ["1 W0050 JSON has no comments"], tree: "{}", mended: "\n{}"),
    .init("[1️⃣@@, 2]", ["1 W0041 text must be in double quotes: `\"@@\"`"], tree: #"["@@",2]"#, mended: "[\"@@\", 2]"),
    .init("[1️⃣*, 2]", ["1 W0060 unexpected `*`"], tree: "[2]"),
    .init(
      "[1,1️⃣\u{A0}2]", ["1 W0060 U+00A0 (no-break space) looks like a space but is not one in JSON"], tree: "[1,2]",
      mended: "[1, 2]"),
    .init("\u{FEFF}[1]", [], tree: "[1]"),
    .init(
      "{1️⃣name: 2️⃣'Steps'3️⃣\n \"size\": 4️⃣12pt5️⃣,\n}",
      [
        "1 W0014 a key must be in double quotes: `\"name\"`", "2 W0021 a string begins with `\"`, not with `'`",
        "3 W0003 missing `,` between members", "4 W0030 a number has no unit: `pt`",
        "5 W0010 there must be no `,` after the last of the members",
      ], tree: #"{"name":"Steps","size":12}"#, mended: "{\"name\": \"Steps\",\n \"size\": 12\n}"),
  ]
}
