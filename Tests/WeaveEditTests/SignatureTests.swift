// SPDX-License-Identifier: MIT

import Testing
import WeaveEdit

/// The parameters of functions and filters while they are written.
@Suite struct SignatureTests {
  private func signature(_ text: String) -> Signature? {
    let design = MarkedDesign(text)
    return Signature(design.view, facts: design.facts, at: design.offset)
  }

  private func shown(_ text: String) -> String? {
    signature(text).map { signature in
      let units = Array(signature.label.utf16)
      let names = signature.parameters.map { String(decoding: units[$0], as: UTF16.self) }
      return "\(signature.label) \(names) \(signature.active.map { names[$0] } ?? "none")"
    }
  }

  @Test(arguments: [
    (#"{"primaryText": "{{=clamp(‸", "name": "A"}"#, #"clamp(x, low, high) ["x", "low", "high"] x"#),
    (#"{"primaryText": "{{=clamp(a, ‸", "name": "A"}"#, #"clamp(x, low, high) ["x", "low", "high"] low"#),
    (#"{"primaryText": "{{=clamp(a, max(1, 2), ‸)}}"}"#, #"clamp(x, low, high) ["x", "low", "high"] high"#),
    (#"{"primaryText": "{{=clamp(a, (1 + ‸", "name": "A"}"#, #"clamp(x, low, high) ["x", "low", "high"] low"#),
    (
      #"{"primaryText": "{{=replace(\"a, (b\", ‸", "name": "A"}"#,
      #"replace(text, part, by) ["text", "part", "by"] part"#
    ),
    (
      #"{"content": {"type": "text", "text": "=slice([1, 2], ‸)"}}"#,
      #"slice(list, from, count) ["list", "from", "count"] from"#
    ),
    (#"{"primaryText": "{{=today(‸)}}"}"#, "today() [] none"),
    (#"{"primaryText": "{{count||number:‸}}"}"#, #"number[:decimals] ["decimals"] decimals"#),
  ])
  func theParameterAtTheCursor(text: String, expected: String) { #expect(shown(text) == expected) }

  @Test(arguments: [
    #"{"primaryText": "clamp(‸"}"#, #"{"primaryText": "{{=clamp(1, 2, 3)‸}}"}"#, #"{"name": "=clamp(‸"}"#,
    #"{"primaryText": "{{=nonsense(‸}}"}"#, #"{"primaryText": "{{count||upper‸}}"}"#, #"{‸}"#,
  ])
  func noSignatureOutsideOfACall(text: String) { #expect(shown(text) == nil) }
}
