// SPDX-License-Identifier: MIT

/// Designs for requests that no ready design answers.
enum DrawnIdeas {
  /// A part of a goal, as a ring.
  static let progress = #"""
    {
      "name": "«title»",
      "layout": { "template": "custom" },
      "style": { "accent": "green", "background": "plain" },
      "variables": { "«key»_done": 300, "«key»_goal": 500 },
      "content": {
        "type": "hstack",
        "spacing": { "small": 0, "default": 18 },
        "padding": 16,
        "children": [
          {
            "type": "zstack",
            "children": [
              {
                "type": "gauge",
                "value": "=«key»_goal > 0 ? min(1, «key»_done / «key»_goal) : 0",
                "lineWidth": { "large": 20, "default": 12 },
                "frame": {
                  "width": { "small": 120, "large": 190, "default": 118 },
                  "height": { "small": 120, "large": 190, "default": 118 }
                }
              },
              {
                "type": "vstack",
                "spacing": 1,
                "padding": { "horizontal": 18 },
                "children": [
                  {
                    "type": "text",
                    "text": "{{=«key»_goal > 0 ? «key»_done / «key»_goal : 0||percent:0}}",
                    "font": { "size": { "large": 44, "default": 28 }, "weight": "bold", "design": "rounded" },
                    "lineLimit": 1,
                    "minimumScale": 0.5
                  },
                  {
                    "type": "text",
                    "when": "=isSmall",
                    "text": "«title»",
                    "font": "caption",
                    "foreground": "secondaryInk",
                    "lineLimit": 1,
                    "minimumScale": 0.7
                  }
                ]
              }
            ]
          },
          {
            "type": "when",
            "size": ["medium", "large", "extraLarge"],
            "then": [
              {
                "type": "vstack",
                "alignment": "leading",
                "spacing": 4,
                "frame": { "maxWidth": "infinity", "alignment": "leading" },
                "children": [
                  { "type": "symbol", "name": "«symbol»", "size": 22, "color": "accent" },
                  { "type": "text", "text": "«title»", "font": "headline", "lineLimit": 2 },
                  {
                    "type": "text",
                    "text": "{{«key»_done||number}} of {{«key»_goal||number}}«unit»",
                    "font": "subheadline",
                    "foreground": "secondaryInk",
                    "lineLimit": 2,
                    "minimumScale": 0.8
                  },
                  {
                    "type": "text",
                    "text": "=«key»_done >= «key»_goal ? 'Reached' : format(«key»_goal - «key»_done, 'number') + '«unit» to go'",
                    "font": "subheadline",
                    "foreground": "accentInk",
                    "lineLimit": 1,
                    "minimumScale": 0.8
                  }
                ]
              }
            ]
          }
        ]
      }
    }
    """#

  /// A quotation.
  static let quote = #"""
    {
      "name": "Quote",
      "layout": { "template": "custom" },
      "style": { "accent": "indigo", "background": "accentGlow" },
          "content": {
        "type": "vstack",
        "alignment": "leading",
        "spacing": 8,
        "padding": 18,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
        "children": [
          {
            "type": "symbol",
            "name": "quote.opening",
            "size": { "small": 16, "large": 30, "default": 20 },
            "color": "accent"
          },
          {
            "type": "text",
            "text": "«quote»",
            "font": {
              "size": { "small": 17, "large": 32, "default": 22 },
              "weight": "semibold",
              "design": "serif"
            },
            "lineLimit": { "large": 8, "default": 5 },
            "minimumScale": 0.6
          },
          {
            "type": "text",
            "text": "«by»",
                        "font": "subheadline",
            "foreground": "secondaryInk",
            "lineLimit": 1,
            "minimumScale": 0.7
          }
        ]
      }
    }
    """#

  /// A note on coloured paper.
  static let note = #"""
    {
      "name": "Note",
      "layout": { "template": "custom" },
      "style": { "accent": "yellow", "background": "plain" },
      "colors": {
        "paper": { "light": "#FFF3C4", "dark": "#3A3218" },
        "ink": { "light": "#3B2F0B", "dark": "#FBEFC6" }
      },
      "content": {
        "type": "vstack",
        "alignment": "leading",
        "spacing": 0,
        "padding": 18,
        "background": "paper",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "text",
            "text": "«note»",
            "foreground": "ink",
            "font": {
              "size": { "small": 19, "large": 34, "default": 26 },
              "weight": "semibold",
              "design": "rounded"
            },
            "lineLimit": { "large": 8, "default": 5 },
            "minimumScale": 0.6
          }
        ]
      }
    }
    """#

  /// A code that joins a network.
  static let network = #"""
    {
      "name": "Guest network",
      "layout": { "template": "custom" },
      "style": { "background": "plain", "accent": "indigo" },
      "content": {
        "type": "when",
        "size": ["large", "extraLarge"],
        "then": [
          {
            "type": "vstack",
            "spacing": 12,
            "padding": 20,
            "children": [
              {
                "type": "qr",
                "text": "WIFI:T:WPA;S:«network»;P:«password»;;",
                "quiet": 2,
                "accessibilityLabel": "Code that joins the network «network»"
              },
              { "type": "text", "text": "«network»", "font": "title3", "lineLimit": 1, "minimumScale": 0.6 },
              {
                "type": "text",
                "text": "«password»",
                "font": { "style": "callout", "design": "monospaced" },
                "foreground": "secondaryInk",
                "lineLimit": 1,
                "minimumScale": 0.6
              }
            ]
          }
        ],
        "else": [
          {
            "type": "hstack",
            "spacing": 16,
            "padding": { "small": 12, "default": 16 },
            "children": [
              {
                "type": "qr",
                "text": "WIFI:T:WPA;S:«network»;P:«password»;;",
                "quiet": 2,
                "accessibilityLabel": "Code that joins the network «network»"
              },
              {
                "type": "when",
                "size": ["medium", "large", "extraLarge"],
                "then": [
                  {
                    "type": "vstack",
                    "alignment": "leading",
                    "spacing": 4,
                    "frame": { "maxWidth": "infinity", "alignment": "leading" },
                    "children": [
                      { "type": "symbol", "name": "wifi", "size": 20, "color": "accent" },
                      {
                        "type": "text",
                        "text": "«network»",
                        "font": "headline",
                        "lineLimit": 2,
                        "minimumScale": 0.6
                      },
                      {
                        "type": "text",
                        "text": "«password»",
                        "font": { "style": "subheadline", "design": "monospaced" },
                        "foreground": "secondaryInk",
                        "lineLimit": 2,
                        "minimumScale": 0.6
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    }
    """#

  /// A code for a link.
  static let code = #"""
    {
      "name": "Code",
      "layout": { "template": "custom" },
      "style": { "background": "plain", "accent": "blue" },
      "content": {
        "type": "vstack",
        "spacing": 6,
        "padding": 12,
        "children": [
          { "type": "qr", "text": "«link»", "quiet": 2, "accessibilityLabel": "Code for «link»" },
          {
            "type": "text",
            "text": "«link»",
            "when": "=not isSmall",
            "font": "caption",
            "foreground": "secondaryInk",
            "lineLimit": 1,
            "minimumScale": 0.6
          }
        ]
      }
    }
    """#

  /// The air and the pollen.
  static let air = #"""
    {
      "name": "Air",
      "layout": { "template": "custom" },
      "style": { "accent": "teal", "background": "plain" },
      "content": {
        "type": "vstack",
        "alignment": "leading",
        "spacing": 4,
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
        "children": [
          {
            "type": "hstack",
            "spacing": 6,
            "children": [
              { "type": "symbol", "name": "aqi.medium", "size": 17, "color": "accent" },
              { "type": "text", "text": "Air quality", "font": "headline", "lineLimit": 1, "minimumScale": 0.7 }
            ]
          },
          { "type": "spacer" },
          {
            "type": "text",
            "text": "{{__air_eu|–}}",
            "font": { "size": { "large": 72, "default": 46 }, "weight": "bold", "design": "rounded" },
            "lineLimit": 1
          },
          {
            "type": "text",
            "text": "{{__air_eu_band|No air data yet}}",
            "font": "subheadline",
            "foreground": "secondaryInk",
            "lineLimit": 1,
            "minimumScale": 0.8
          },
          {
            "type": "when",
            "size": ["large", "extraLarge"],
            "condition": "=count(air.hours) > 1",
            "then": [
              {
                "type": "chart",
                "values": "=slice(air.hours, 0, 24)",
                "member": "eu",
                "gap": 0.3,
                "fill": "accent",
                "frame": { "height": 110 },
                "margin": { "top": 8 }
              }
            ]
          },
          {
            "type": "text",
            "when": "=__air_pollen_most != ''",
            "text": "Most pollen: {{__air_pollen_most}}",
            "font": "footnote",
            "foreground": "secondaryInk",
            "lineLimit": 1,
            "minimumScale": 0.8
          }
        ]
      }
    }
    """#

  /// The days of the month.
  static let month = #"""
    {
      "name": "Month",
      "layout": { "template": "custom" },
      "style": { "accent": "red", "background": "plain" },
      "for": { "sizes": ["small", "large"] },
      "content": {
        "type": "vstack",
        "alignment": "leading",
        "spacing": { "large": 12, "default": 4 },
        "padding": { "large": 18, "default": 12 },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "top" },
        "children": [
          {
            "type": "text",
            "text": "{{=today()||date:MMMM}}",
            "font": { "size": { "large": 24, "default": 13 }, "weight": "bold" },
            "foreground": "accentInk",
            "lineLimit": 1
          },
          {
            "type": "grid",
            "columns": 7,
            "rowSpacing": { "large": 6, "default": 1 },
            "children": [
              {
                "type": "forEach",
                "items": "=range(0, 6)",
                "as": "place",
                "children": [
                  {
                    "type": "text",
                    "text": "{{=startOf('week', today()) + days(place)||date:EEEEE}}",
                    "font": { "size": { "large": 13, "default": 11 }, "weight": "semibold" },
                    "foreground": "secondaryInk"
                  }
                ]
              },
              {
                "type": "forEach",
                "items": "=range(0, 41)",
                "as": "place",
                "where": "=place < weekday(startOf('month', today())) - 1 + daysIn('month', today())",
                "children": [
                  {
                    "type": "text",
                    "text": "{{=place + 2 - weekday(startOf('month', today()))}}",
                    "hidden": "=place + 2 - weekday(startOf('month', today())) < 1",
                    "font": {
                      "size": { "large": 17, "default": 11 },
                      "weight": "=place + 2 - weekday(startOf('month', today())) == dayOfMonth(today()) ? 'bold' : 'regular'",
                      "tabular": true
                    },
                    "foreground": "=place + 2 - weekday(startOf('month', today())) == dayOfMonth(today()) ? 'background' : 'label'",
                    "frame": { "width": { "large": 34, "default": 17 }, "height": { "large": 34, "default": 17 } },
                    "background": {
                      "type": "shape",
                      "shape": "circle",
                      "fill": "=place + 2 - weekday(startOf('month', today())) == dayOfMonth(today()) ? 'accentInk' : 'clear'"
                    }
                  }
                ]
              }
            ]
          }
        ]
      }
    }
    """#

  /// Sunrise and sunset.
  static let sun = #"""
    {
      "name": "Sun",
      "layout": { "template": "custom" },
      "style": { "accent": "orange", "background": "plain" },
      "content": {
        "type": "vstack",
        "alignment": "leading",
        "spacing": { "large": 14, "default": 6 },
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
        "children": [
          {
            "type": "hstack",
            "spacing": 8,
            "children": [
              {
                "type": "symbol",
                "name": "sunrise.fill",
                "size": { "large": 34, "default": 22 },
                "color": "accent"
              },
              {
                "type": "text",
                "text": "Sunrise",
                "when": "=not isSmall",
                "font": { "large": "title3", "default": "subheadline" },
                "foreground": "secondaryInk"
              },
              { "type": "spacer" },
              {
                "type": "text",
                "text": "{{__sun_rise_local|–}}",
                "font": {
                  "size": { "small": 20, "large": 40, "default": 28 },
                  "weight": "bold",
                  "design": "rounded",
                  "tabular": true
                },
                "lineLimit": 1,
                "minimumScale": 0.6
              }
            ]
          },
          {
            "type": "hstack",
            "spacing": 8,
            "children": [
              {
                "type": "symbol",
                "name": "sunset.fill",
                "size": { "large": 34, "default": 22 },
                "color": "accent"
              },
              {
                "type": "text",
                "text": "Sunset",
                "when": "=not isSmall",
                "font": { "large": "title3", "default": "subheadline" },
                "foreground": "secondaryInk"
              },
              { "type": "spacer" },
              {
                "type": "text",
                "text": "{{__sun_set_local|–}}",
                "font": {
                  "size": { "small": 20, "large": 40, "default": 28 },
                  "weight": "bold",
                  "design": "rounded",
                  "tabular": true
                },
                "lineLimit": 1,
                "minimumScale": 0.6
              }
            ]
          },
          {
            "type": "text",
            "text": "=__sun_rise_local == '' ? 'Set a location to see the sun' : floor(__sun_day_length_min / 60) + ' h ' + (__sun_day_length_min % 60) + ' min of daylight'",
            "font": { "large": "body", "default": "footnote" },
            "foreground": "secondaryInk",
            "lineLimit": 2,
            "minimumScale": 0.8
          }
        ]
      }
    }
    """#
}
