// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import WeaveGraphics
import WeaveResolve
import WeaveViews
import WidgetKit

/// Draws the previews of a program into a folder, with a page that shows them.
@MainActor final class PreviewDrawing {
  /// A picture of the page.
  struct Picture {
    var preview: String
    /// Such as `systemSmall, dark`.
    var caption: String
    var file: String
    var width: Int
    var altText: String
  }

  private let options: PreviewOptions
  private let renderer: ViewRenderer
  private var names: Set<String> = []
  private(set) var pictures: [Picture] = []
  /// The messages, each with the pictures that it is about.
  private(set) var problems: [(text: String, pictures: [String])] = []
  private(set) var hasFailed = false
  /// The entries of a timeline that are drawn.
  private static let mostEntries = 6

  init(_ options: PreviewOptions) throws {
    self.options = options
    renderer = try ViewRenderer(resources: options.resources, fonts: options.fonts)
  }

  /// Draws a preview in its families, or else in all of the home screen.
  func draw(_ preview: FoundPreview) async {
    let families =
      options.families ?? preview.families ?? [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    let name = unique(preview.name)
    for family in families {
      switch preview.content {
      case .view(let make):
        draw(name, family, "\(family)") { renderer, scene in
          try renderer.picture(named: preview.name, family: family, scene: scene) { AnyView(erasing: make()) }
        }
      case .widget(let widget, let entries):
        await draw(name, widget, entries, family)
      }
    }
  }

  private func draw(
    _ name: String, _ widget: any Widget, _ entries: @MainActor (TimelineProviderContext) async -> [Any],
    _ family: WidgetFamily
  ) async {
    let size = scene(family, .light).environment.canvas
    let context = TimelineProviderContext(
      family: family, isPreview: true, displaySize: CGSize(width: size.width, height: size.height))
    let shown = await entries(context).compactMap { $0 as? any TimelineEntry }.prefix(Self.mostEntries)
    if shown.isEmpty { fail("\(name): the timeline has no entries for \(family)", name) }
    for (index, entry) in shown.enumerated() {
      let part = shown.count == 1 ? "\(family)" : "\(family)-\(index + 1)"
      draw(name, family, part, at: entry.date) { renderer, scene in
        try Self.picture(renderer, widget, entry, family, scene)
      }
    }
  }

  private static func picture<W: Widget, Entry: TimelineEntry>(
    _ renderer: ViewRenderer, _ widget: W, _ entry: Entry, _ family: WidgetFamily, _ scene: WidgetScene
  ) throws -> WidgetPicture {
    try renderer.picture(of: widget, entry: entry, family: family, scene: scene)
  }

  // MARK: One picture

  private func scene(
    _ family: WidgetFamily, _ appearance: WidgetScene.Appearance, at moment: Date? = nil
  ) -> WidgetScene {
    let size = WidgetScene.Family(rawValue: family.size.rawValue) ?? .medium
    return WidgetScene(
      size, appearance: appearance, scale: options.scale, moment: moment ?? options.moment,
      timeZone: options.timeZone, locale: options.locale)
  }

  private func draw(
    _ name: String, _ family: WidgetFamily, _ part: String, at moment: Date? = nil,
    _ picture: (ViewRenderer, WidgetScene) throws -> WidgetPicture
  ) {
    for appearance in options.appearances {
      let file = "\(name)-\(part)-\(appearance).png"
      let scene = scene(family, appearance, at: moment)
      do {
        let picture = try picture(renderer, scene)
        try picture.write(to: "\(options.output)/\(file)")
        for problem in picture.problems where problem.severity != .note { note("\(problem)", file) }
        let width = Int(scene.environment.canvas.width)
        pictures.append(
          Picture(
            preview: name, caption: "\(part), \(appearance)", file: file, width: width, altText: picture.altText))
      } catch {
        fail("\(error)", file)
      }
    }
  }

  private func fail(_ text: String, _ file: String) {
    hasFailed = true
    note(text, file)
  }

  private func note(_ text: String, _ file: String) {
    if let index = problems.firstIndex(where: { $0.text == text }) {
      problems[index].pictures.append(file)
    } else {
      problems.append((text, [file]))
    }
  }

  /// A name for files that no other preview has.
  private func unique(_ name: String) -> String {
    let plain = name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? String($0) : " " }.joined()
      .split(separator: " ").joined(separator: "-")
    let base = plain.isEmpty ? "Preview" : String(plain.prefix(80))
    var found = base
    var number = 2
    while !names.insert(found).inserted {
      found = "\(base)-\(number)"
      number += 1
    }
    return found
  }
}

extension AnyView {
  /// Hides the type of a view of any type.
  fileprivate init(erasing view: any View) { self = Self.hiding(view) }
  private static func hiding<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
