// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveJSON
import WeaveRender
import WeaveSchema
import WeaveSpec

/// A default that a design writes out changes nothing, and neither does an `id`.
@Suite struct DefaultValueTests {
  /// Defaults that cannot be written where they are tried, each with its reason.
  private static let exceptions: [String: String] = [
    "chart.gap in a donut": "The table says that a donut has another one: 0.02 of its radius."
  ]

  /// Every object of each scene gets every default that it does not write, one at a time, and the picture stays the same.
  @Test(arguments: DefaultScene.all) func aDefaultWrittenOutChangesNothing(_ scene: DefaultScene) throws {
    let pictures = try ScenePictures(scene)
    for place in try scene.places() {
      for field in place.missing where Self.exceptions["\(place.object).\(field.key) in a \(place.mark)"] == nil {
        let changed = try pictures.changed(by: scene.text(writing: field.text, at: place))
        #expect(changed.isEmpty, "\(place.object).\(field.key): \(field.text) in \(scene.name) at \(place.offset)")
      }
    }
  }

  @Test(arguments: DefaultScene.all) func aNameChangesNothing(_ scene: DefaultScene) throws {
    let pictures = try ScenePictures(scene)
    for place in try scene.places() where place.isNode && !place.keys.contains("id") {
      let changed = try pictures.changed(by: scene.text(writing: "\"id\": \"name\"", at: place))
      #expect(changed.isEmpty, "\(place.object) in \(scene.name) at \(place.offset)")
    }
  }

  /// The first test sees what each default does: in some scene another value shows.
  @Test func everyDefaultMattersInAScene() throws {
    var open = Set(Self.defaults)
    for scene in DefaultScene.all {
      let pictures = try ScenePictures(scene)
      for place in try scene.places() {
        for field in place.missing {
          let isModifier = place.isNode && ContentTable.modifiers.contains { $0.key == field.key }
          let name = "\(isModifier ? "modifiers" : place.object).\(field.key)"
          guard open.contains(name) else { continue }
          let attempt = DefaultScene.Attempt(scene, place, field)
          if try attempt.alternatives.contains(where: { try attempt.isSeen($0, pictures) }) { open.remove(name) }
        }
      }
    }
    #expect(open.isEmpty, "no scene shows what these do: \(open.sorted())")
  }

  /// Every key of the tables that has a default, by its object.
  private static let defaults: [String] = {
    let shared = Set(ContentTable.modifiers.map(\.key))
    let nodes = ContentTable.nodes.map { ObjectType($0.name, "", $0.fields.filter { !shared.contains($0.key) }) }
    let tables = nodes + [ObjectType("modifiers", "", ContentTable.modifiers)] + ContentTable.objects
    // A style has the keys of the modifiers, and a parameter's type is for messages.
    return tables.filter { !["style", "parameter"].contains($0.name) }.flatMap { table in
      table.fields.filter { $0.standard != nil }.map { "\(table.name).\($0.key)" }
    }
  }()
}
