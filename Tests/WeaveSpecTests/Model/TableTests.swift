// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

@Suite struct TableTests {
  /// What is written of a design that says nothing must be what the table calls standard.
  @Test func standardValuesAreThoseOfTheModel() throws {
    var spec = WidgetSpec(id: Fixed.id, updatedAt: Fixed.now)
    spec.remindersConfig = RemindersConfig()
    spec.symbol = SymbolSpec(name: "star")
    spec.image = ImageSpec(fileName: "a.jpg")
    let tree = SpecEncoder.encode(spec)
    let parts = [
      ("WidgetSpec", tree), ("LayoutSpec", tree["layout"]), ("StyleSpec", tree["style"]),
      ("SymbolSpec", tree["symbol"]),
      ("ImageSpec", tree["image"]), ("RemindersConfig", tree["remindersConfig"]),
    ]
    for (name, node) in parts {
      let object = try #require(FieldTable.object(name))
      for field in object.fields where field.key != "version" {
        guard let standard = field.standard, let value = node?[field.key] else { continue }
        let expected = try #require(JSONParser.parse(SourceText(name: "", text: standard)).output)
        #expect(JSONWriter.compact(value) == JSONWriter.compact(expected), "\(name).\(field.key)")
      }
    }
  }

  @Test func everyReferenceLeadsToAnObject() {
    func names(_ type: FieldType) -> [String] {
      switch type {
      case .object(let name): [name]
      case .array(let element, _), .map(let element), .dynamic(let element): names(element)
      case .anyOf(let types): types.flatMap(names)
      default: []
      }
    }
    let known = Set(Reference.objects.map(\.name)).union(["node", "style"])
    for object in Reference.objects {
      #expect(Set(object.fields.map(\.key)).count == object.fields.count, "\(object.name)")
      for field in object.fields {
        for name in names(field.type) { #expect(known.contains(name), "\(object.name).\(field.key)") }
      }
    }
    #expect(FieldTable.path(of: "ImageFilter") == "image.filter")
    #expect(FieldTable.path(of: "WidgetSpec") == "")
    #expect(FieldTable.path(of: "Exchange") == nil)
  }

  @Test func codesAreUnique() {
    let codes = DiagnosticCode.specCodes + DiagnosticCode.exchangeCodes
    #expect(Set(codes.map(\.name)).count == codes.count)
    #expect(DiagnosticCode.specCodes.allSatisfy { $0.name >= "W0100" && $0.name <= "W0199" })
    #expect(DiagnosticCode.exchangeCodes.allSatisfy { $0.name >= "W0700" && $0.name <= "W0749" })
  }

  @Test func referenceHasARowForEachKey() {
    let text = Reference.markdown()
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == Reference.objects.map(\.fields.count).reduce(0, +))
    #expect(text.contains("| `spacing` | number, 0 to 32 | `8` | 1 | Points between the parts. |"))
  }
}
