// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveDiagnostics
import WeaveDiff
import WeaveExpressions
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// A design that is changed through its variables.
struct ComparisonScene {
  let name: String
  /// Variables that colour texts and thin lines, and variables that colour areas.
  let lines, areas: [String]
  private let design: Design
  private let colors: [RenderEnvironment.Appearance: [String: String]]

  static let canvas = Size(width: 160, height: 90)

  private init(
    _ name: String, lines: [String], areas: [String] = [], light: [String: String] = [:], dark: [String: String] = [:],
    _ content: String
  ) throws {
    self.name = name
    (self.lines, self.areas) = (lines, areas)
    colors = [
      .light: [
        "ground": "#FFFFFF", "ink": "#1C1C1E", "second": "#6E6E73", "fill": "#3478F6", "soft": "#E5E5EA",
      ].merging(light) { $1 },
      .dark: [
        "ground": "#1C1C1E", "ink": "#F2F2F7", "second": "#98989F", "fill": "#FF9F0A", "soft": "#3A3A3C",
      ].merging(dark) { $1 },
    ]
    let frame = #""frame": {"width": 160, "height": 90}"#
    let text = """
      {"name": "\(name)", "layout": {"template": "custom"}, "style": {"background": "plain"}, "content":
       {"type": "zstack", \(frame), "background": "=ground", "children": [
        {"type": "zstack", \(frame), "offset": {"x": "=dx", "y": "=dy"}, "children": [\(content)]}]}}
      """
    // The folder that contains the photo.
    design = try Design("Content/image/\(name)", text: Array(text.utf8))
  }

  func colors(_ appearance: RenderEnvironment.Appearance) -> [String: RGB] {
    (colors[appearance] ?? [:]).mapValues(RGB.init)
  }

  /// The pixels, with some variables changed.
  func drawn(
    _ renderer: Renderer, _ appearance: RenderEnvironment.Appearance, scale: Double, _ changes: [String: String] = [:]
  ) throws -> StraightImage {
    let environment = RenderEnvironment.fixed(
      .small, appearance, shape: .square, canvas: Self.canvas, scale: scale)
    let usual = ["title": "Seven million.", "weight": "regular", "nx": "0", "ny": "0", "dx": "0", "dy": "0"]
    let checked = try renderer.render(
      design.widget, in: environment,
      variables: usual.merging(colors[appearance] ?? [:]) { $1 }.merging(changes) { $1 }.mapValues { .string($0) },
      photos: design.photos)
    return StraightImage(try renderer.pixels(#require(checked.output)))
  }

  static func all() throws -> [ComparisonScene] {
    let moves = #""offset": {"x": "=nx", "y": "=ny"}"#
    return [
      try ComparisonScene(
        "text", lines: ["ink", "second", "fill"],
        """
        {"type": "vstack", "alignment": "leading", "spacing": 1, "children": [
          {"type": "text", "text": "{{title}}", "font": {"style": "headline", "weight": "=weight"}, "foreground": "=ink",
           \(moves)},
          {"type": "text", "text": "The quick brown fox, 1,234", "font": {"style": "caption"}, "foreground": "=second"},
          {"type": "text", "text": "Sphinx of quartz (fix fj)", "font": {"style": "caption2", "design": "serif"},
           "foreground": "=ink"},
          {"type": "hstack", "spacing": 5, "children": [
            {"type": "text", "text": "72°", "font": {"style": "title3", "weight": "semibold"}, "foreground": "=fill"},
            {"type": "text", "text": "feels like 69°", "font": "caption", "foreground": "=second"}]}]}
        """),
      try ComparisonScene(
        "charts", lines: ["ink", "second"], areas: ["fill"],
        """
        {"type": "vstack", "spacing": 5, "padding": 8, "children": [
          {"type": "hstack", "spacing": 7, "children": [
            {"type": "symbol", "name": "cloud.rain.fill", "size": 20, "color": "=ink", \(moves)},
            {"type": "symbol", "name": "sun.max.fill", "size": 20, "color": "=fill"},
            {"type": "text", "text": "{{title}}", "font": {"style": "caption2", "weight": "=weight"},
             "foreground": "=second"}]},
          {"type": "hstack", "spacing": 8, "children": [
            {"type": "chart", "mark": "bars", "values": [3, 5, 2, 6, 4, 7, 1], "fill": "=fill",
             "frame": {"width": 70, "height": 34}},
            {"type": "chart", "mark": "line", "values": [1, 3, 2, 5, 4], "fill": "=ink", "lineWidth": 1.5,
             "frame": {"width": 40, "height": 34}},
            {"type": "symbol", "name": "checkmark.circle", "size": 16, "color": "=second"}]},
          {"type": "gauge", "style": "linear", "value": 0.6, "lineWidth": 5, "fill": "=fill", "track": "=soft",
           "frame": {"height": 5}}]}
        """),
      try ComparisonScene(
        "lines", lines: ["ink", "second", "fill"],
        """
        {"type": "hstack", "spacing": 8, "padding": 6, "children": [
          {"type": "gauge", "value": 0.7, "lineWidth": 1, "fill": "=ink", "track": "=soft",
           "frame": {"width": 38, "height": 38}, \(moves)},
          {"type": "zstack", "children": [
            {"type": "shape", "shape": "circle", "stroke": {"fill": "=fill", "width": 1},
             "frame": {"width": 42, "height": 42}},
            {"type": "shape", "shape": "circle", "stroke": {"fill": "=second", "width": 0.5},
             "frame": {"width": 32, "height": 32}},
            {"type": "shape", "fill": "=ink", "frame": {"width": 1, "height": 28}, "rotation": 30}]},
          {"type": "vstack", "spacing": 4, "children": [
            {"type": "divider", "color": "=soft"},
            {"type": "chart", "mark": "line", "values": [1, 3, 2, 5, 4, 6, 2], "fill": "=ink", "lineWidth": 1,
             "interpolation": "monotone", "frame": {"width": 44, "height": 24}},
            {"type": "shape", "fill": "=fill", "frame": {"height": 1}},
            {"type": "text", "text": "{{title}}", "font": {"style": "caption2", "weight": "=weight"},
             "foreground": "=second", "minimumScale": 0.5, "lineLimit": 1}]}]}
        """),
      try ComparisonScene(
        "photo", lines: ["ink"], areas: ["fill"], light: ["ink": "#FFFFFF"], dark: ["ink": "#FFE0B0"],
        """
        {"type": "zstack", "alignment": "bottomLeading", "children": [
          {"type": "image", "file": "lake.jpg", "mode": "fill", "frame": {"width": 160, "height": 90}},
          {"type": "shape", "fill": {"linear": {"degrees": 90, "stops": ["#00000000", "#000000CC"]}},
           "frame": {"width": 160, "height": 90}},
          {"type": "vstack", "alignment": "leading", "spacing": 4, "padding": 8, "children": [
            {"type": "text", "text": "{{title}}", "font": {"style": "headline", "weight": "=weight"},
             "foreground": "=ink", \(moves)},
            {"type": "shape", "shape": "capsule", "fill": "=fill", "frame": {"width": 40, "height": 12}}]}]}
        """),
      try ComparisonScene(
        "gradients", lines: ["ink"], areas: ["fill"], dark: ["ink": "#2A2A2E"],
        """
        {"type": "zstack", "children": [
          {"type": "shape", "fill": {"linear": {"degrees": 135, "stops": ["=fill", "=soft"]}},
           "frame": {"width": 160, "height": 90}},
          {"type": "vstack", "spacing": 6, "children": [
            {"type": "vstack", "spacing": 2, "padding": 8, "background": "#FFFFFF/0.7", "clip": "roundedRectangle",
             "shadow": {"radius": 5, "y": 2}, "children": [
              {"type": "text", "text": "{{title}}", "font": {"style": "subheadline", "weight": "=weight"},
               "foreground": "=ink", \(moves)},
              {"type": "text", "text": "until 18:30", "font": "caption", "foreground": "#1C1C1E/0.6"}]},
            {"type": "shape", "shape": "capsule", "fill": "#34C759", "frame": {"width": 60, "height": 10}}]}]}
        """),
    ]
  }
}
