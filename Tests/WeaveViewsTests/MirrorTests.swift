// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import WeaveViews

/// Views draw the same bytes as the designs that they mirror: whatever a view becomes, weave draws it as it draws
/// designs.
@Suite struct MirrorTests {
  private static let moment = Date(timeIntervalSince1970: 1_764_510_000)

  @Test(arguments: MirroredWidget.all) @MainActor func drawsTheSameBytes(_ widget: MirroredWidget) async throws {
    let views = try ViewRenderer()
    let designs = try WidgetRenderer()
    let design = try WidgetDesign(json: widget.design)
    for family in widget.families {
      for appearance in [WidgetScene.Appearance.light, .dark, .tinted] {
        var scene = WidgetScene(appearance: appearance, moment: Self.moment)
        let view = try views.picture(
          named: widget.name, family: family, scene: scene, hasMargins: false, of: widget.view)
        scene.family = try #require(WidgetScene.Family(rawValue: family.weaveName))
        let drawn = try await designs.picture(of: design, in: scene)
        #expect(view.bytes == drawn.bytes, "\(family), \(appearance)")
      }
    }
  }
}

extension WidgetFamily {
  /// The name of the family in designs.
  fileprivate var weaveName: String {
    let name = description
    return name.hasPrefix("system") ? name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7) : name
  }
}
