// SPDX-License-Identifier: MIT

import SwiftUI
import WeaveViews
import WidgetKit

/// A view or a widget of a program that is drawn.
@MainActor struct FoundPreview {
  /// What is drawn.
  enum Content {
    /// A view, in several families.
    case view(@MainActor () -> any View)
    /// The entries of a widget.
    case widget(any Widget, @MainActor (TimelineProviderContext) async -> [Any])
  }

  /// Its name, from which those of its pictures are made.
  var name: String
  /// The families that it is for; nil if it does not say so.
  var families: [WidgetFamily]?
  var content: Content

  // MARK: Finding

  /// What the command line names, otherwise the previews of a program, otherwise its widgets.
  static func all(of types: [Any.Type]) throws -> [FoundPreview] {
    if let named = types.lazy.compactMap({ $0 as? any _PreviewRegistry.Type }).first(where: { $0._isNamed }) {
      return preview(named._preview(), named: "")
    }
    var found: [FoundPreview] = []
    var numbers: [String: Int] = [:]
    for type in types {
      if let registry = type as? any _PreviewRegistry.Type {
        let file = String(registry._file.prefix { $0 != "." })
        numbers[file, default: 0] += 1
        let number = numbers[file].map { $0 == 1 ? "" : " \($0)" } ?? ""
        found += preview(registry._preview(), named: (file.isEmpty ? "Preview" : file) + number)
      } else if let provider = type as? any PreviewProvider.Type {
        found += try previews(of: provider)
      }
    }
    return found.isEmpty ? widgets(of: types) : found
  }

  private static func preview(_ preview: any _PreviewContent, named name: String) -> [FoundPreview] {
    let name = preview.name ?? name
    if let widget = preview as? _WidgetPreview {
      let content = Content.widget(widget.widget()) { await widget.entries($0) }
      return [FoundPreview(name: name, families: [widget.family], content: content)]
    }
    if let named = preview as? _NamedWidget { return widget(named.widget(), named: name).map { [$0] } ?? [] }
    guard let view = preview as? _Preview else { return [] }
    return [FoundPreview(name: name, families: nil, content: .view(view.body))]
  }

  private static func previews<Provider: PreviewProvider>(of provider: Provider.Type) throws -> [FoundPreview] {
    let parts = try PreviewParts(of: Provider.previews)
    let name = "\(provider)".replacing(/_?Previews?$/, with: "")
    return parts.names.indices.map { index in
      let own = parts.names[index] ?? (parts.names.count == 1 ? name : "\(name) \(index + 1)")
      let families = parts.families[index].map { [$0] }
      return FoundPreview(
        name: own, families: families, content: .view { PreviewPart(views: Provider.previews, index: index) })
    }
  }

  private static func widgets(of types: [Any.Type]) -> [FoundPreview] {
    types.compactMap { type in
      guard let type = type as? any Widget.Type else { return nil }
      return widget(type.init(), named: "\(type)")
    }
  }

  /// A widget with the entries of its provider.
  private static func widget<W: Widget>(_ widget: W, named name: String) -> FoundPreview? {
    var description = _WidgetDescription()
    widget.body._describe(&description)
    guard let source = description.source else { return nil }
    let families = description.families.map { names in WidgetFamily.allCases.filter { names.contains($0.description) } }
    return FoundPreview(
      name: name, families: families,
      content: .widget(widget) { await source.entries(for: $0) })
  }
}

/// One of several views that a provider of previews makes.
struct PreviewPart<Views: View>: View {
  let views: Views
  let index: Int

  typealias Body = Never
  func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let nodes = scope.nodes(of: views)
    return nodes.indices.contains(index) ? [nodes[index]] : []
  }
}

/// How many views a provider of previews makes, and what they say of themselves.
@MainActor struct PreviewParts {
  private(set) var names: [String?] = []
  private(set) var families: [WidgetFamily?] = []

  init(of views: some View) throws {
    let probe = Probe()
    _ = try ViewRenderer().picture(family: .systemSmall) { ProbedViews(views: views, probe: probe) }
    names = probe.nodes.map(\.traits.previewName)
    families = probe.nodes.map { node in
      WidgetFamily.allCases.first { $0.description == node.traits.previewFamily }
    }
  }

  /// Takes the nodes of views out of the picture that they are drawn in.
  private final class Probe {
    var nodes: [_ViewNode] = []
  }

  private struct ProbedViews<Views: View>: View {
    let views: Views
    let probe: Probe

    typealias Body = Never
    func _nodes(in scope: _ViewScope) -> [_ViewNode] {
      probe.nodes = scope.nodes(of: views)
      return scope.nodes(of: Color.clear)
    }
  }
}
