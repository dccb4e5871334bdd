// SPDX-License-Identifier: MIT

extension DrawnIdeas {
  /// A number with its course as a line.
  static let trend = #"""
    {
      "name": "«title»",
      "layout": { "template": "custom" },
      "style": { "accent": "green", "background": "plain" },
      "variables": { "values": [58.2, 59.1, 58.7, 60.4, 61.9, 61.2, 62.8, 64.5] },
      "content": {
        "type": "vstack",
        "alignment": "leading",
        "spacing": { "large": 12, "default": 4 },
        "padding": 16,
        "children": [
          {
            "type": "hstack",
            "spacing": 6,
            "children": [
              { "type": "symbol", "name": "«symbol»", "size": 17, "color": "accent" },
              { "type": "text", "text": "«title»", "font": "headline", "lineLimit": 1, "minimumScale": 0.7 },
              { "type": "spacer" }
            ]
          },
          {
            "type": "hstack",
            "alignment": "firstTextBaseline",
            "spacing": 8,
            "children": [
              {
                "type": "text",
                "text": "{{=last(values)||number:2}}",
                "font": { "size": { "large": 44, "default": 28 }, "weight": "bold", "design": "rounded", "tabular": true },
                "lineLimit": 1,
                "minimumScale": 0.6
              },
              {
                "type": "text",
                "when": "=not isSmall",
                "text": "=(last(values) >= first(values) ? '+' : '') + format(last(values) / first(values) - 1, 'percent:1')",
                "font": "subheadline",
                "foreground": "=last(values) >= first(values) ? 'greenInk' : 'redInk'",
                "lineLimit": 1
              }
            ]
          },
          { "type": "chart", "mark": "line", "values": "=values", "fill": "accent", "lineWidth": 2 }
        ]
      }
    }
    """#
}
