// SPDX-License-Identifier: MIT
// Written by tools/generate-templates from the files in Templates. Change those.

extension BuiltinTemplates {
  /// The text of every built-in template, by name.
  static let texts: [String: String] = [
    "actionBar": #"""
      {
        "type": "hstack",
        "spacing": { "large": 12, "extraLarge": 12, "default": 8 },
        "children": [
          {
            "type": "forEach",
            "items": "=actions",
            "as": "action",
            "children": [
              {
                "type": "hstack",
                "spacing": { "large": 6, "extraLarge": 6, "default": 4 },
                "foreground": "accentInk",
                "frame": { "maxWidth": "infinity", "height": { "large": 44, "extraLarge": 44, "default": 36 } },
                "padding": { "horizontal": { "small": 3, "default": 8 } },
                "background": {
                  "light": "=action.isSubtle ? 'accent/0.11' : 'accent/0.18'",
                  "dark": "=action.isSubtle ? 'accent/0.15' : 'accent/0.24'"
                },
                "clip": "capsule",
                "accessibilityLabel": "=action.title",
                "children": [
                  {
                    "when": "=action.icon != ''",
                    "type": "symbol",
                    "name": "=action.icon",
                    "size": { "small": 14.2, "medium": 16.4, "default": 18.5 }
                  },
                  {
                    "type": "text",
                    "text": "=action.title",
                    "lineLimit": 1,
                    "minimumScale": 0.75,
                    "font": {
                      "style": { "small": "caption", "medium": "footnote", "default": "subheadline" },
                      "weight": "semibold"
                    }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "backdrop": #"""
      {
        "type": "zstack",
        "children": [
          { "type": "use", "template": "background", "with": { "token": "=background" } },
          {
            "when": "=overlayOpacity > 0",
            "type": "use",
            "template": "background",
            "with": { "token": "=overlay" },
            "opacity": "=overlayOpacity"
          },
          {
            "when": "=glow",
            "type": "zstack",
            "children": [
              { "type": "shape", "shape": "circle", "fill": "accent", "blur": 70, "opacity": 0.10, "offset": { "x": -120, "y": -120 } },
              { "type": "shape", "shape": "circle", "fill": "accent", "blur": 90, "opacity": 0.07, "offset": { "x": 140, "y": 160 } }
            ]
          }
        ]
      }
      """#,
    "background": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=token == 'plain'",
            "type": "shape",
            "fill": "background"
          },
          {
            "when": "=token == 'accentGlow'",
            "type": "shape",
            "fill": {
              "light": { "linear": { "degrees": 135, "stops": [
                { "color": "accentGlow/0.26", "at": 0 }, { "color": "accentGlow/0.11", "at": 0.46 }, { "color": "accentGlow/0.03", "at": 1 } ] } },
              "dark": { "linear": { "degrees": 135, "stops": [
                { "color": "accentGlow/0.34", "at": 0 }, { "color": "accentGlow/0.15", "at": 0.46 }, { "color": "accentGlow/0.05", "at": 1 } ] } }
            },
            "background": "background"
          },
          {
            "when": "=token == 'radialGlow'",
            "type": "shape",
            "fill": {
              "light": { "glow": { "x": 0, "y": 0, "radius": 320, "color": "accentGlow/0.28" } },
              "dark": { "glow": { "x": 0, "y": 0, "radius": 320, "color": "accentGlow/0.34" } }
            },
            "background": "background"
          },
          {
            "when": "=token == 'solidAccent'",
            "type": "shape",
            "fill": { "light": "accentGlow/0.18", "dark": "accentGlow/0.26" },
            "background": "background"
          },
          {
            "when": "=token == 'subtleMaterial'",
            "type": "shape",
            "fill": {
              "light": { "linear": { "stops": ["#F7F7FA", "#EDEDF2"] } },
              "dark": { "linear": { "stops": ["#333336", "#29292B"] } }
            }
          },
          {
            "when": "=token == 'aurora'",
            "type": "zstack",
            "children": [
              { "type": "shape", "fill": { "light": "#FFFFFF", "dark": "#14161B" } },
              { "type": "shape", "fill": {
                "light": { "glow": { "x": 0.6, "y": 1.15, "radius": 220, "color": "blue/0.24" } },
                "dark": { "glow": { "x": 0.6, "y": 1.15, "radius": 220, "color": "blue/0.42" } } } },
              { "type": "shape", "fill": {
                "light": { "glow": { "x": 1.05, "y": 0.1, "radius": 190, "color": "green/0.3" } },
                "dark": { "glow": { "x": 1.05, "y": 0.1, "radius": 190, "color": "green/0.36" } } } },
              { "type": "shape", "fill": {
                "light": { "glow": { "x": 0, "y": 0, "radius": 210, "color": "accentGlow/0.26" } },
                "dark": { "glow": { "x": 0, "y": 0, "radius": 210, "color": "accentGlow/0.44" } } } }
            ]
          },
          {
            "when": "=token == 'sunset'",
            "type": "shape",
            "fill": {
              "light": { "linear": { "degrees": 150, "stops": [
                { "color": "orange/0.28", "at": 0 }, { "color": "pink/0.22", "at": 0.52 }, { "color": "purple/0.24", "at": 1 } ] } },
              "dark": { "linear": { "degrees": 150, "stops": [
                { "color": "#FF6A1F/0.44", "at": 0 }, { "color": "pink/0.36", "at": 0.52 }, { "color": "purple/0.38", "at": 1 } ] } }
            },
            "background": { "light": "#FFFFFF", "dark": "#1A1518" }
          },
          {
            "when": "=token == 'midnight'",
            "type": "zstack",
            "children": [
              { "type": "shape", "fill": {
                "light": { "linear": { "degrees": 160, "stops": ["#161B38", "#0D1024"] } },
                "dark": { "linear": { "degrees": 160, "stops": ["=isLight ? '#161B38' : '#0B0E1C'", "=isLight ? '#0D1024' : '#07080F'"] } } } },
              { "type": "shape", "fill": { "glow": { "x": 0, "y": 1.1, "radius": 260, "color": "=isLight ? '#6B3FA0/0.46' : '#6B3FA0/0.34'" } } },
              { "type": "shape", "fill": { "glow": { "x": 1, "y": 0, "radius": 240, "color": "=isLight ? '#4F5BD5/0.46' : '#4F5BD5/0.42'" } } }
            ]
          },
          {
            "when": "=token == 'candy'",
            "type": "zstack",
            "children": [
              { "type": "shape", "fill": { "light": "#FFFFFF", "dark": "#18151C" } },
              { "type": "shape", "fill": {
                "light": { "glow": { "x": 0.4, "y": 1.18, "radius": 190, "color": "mint/0.42" } },
                "dark": { "glow": { "x": 0.4, "y": 1.18, "radius": 190, "color": "mint/0.36" } } } },
              { "type": "shape", "fill": {
                "light": { "glow": { "x": 1.08, "y": 0.25, "radius": 180, "color": "blue/0.22" } },
                "dark": { "glow": { "x": 1.08, "y": 0.25, "radius": 180, "color": "blue/0.4" } } } },
              { "type": "shape", "fill": {
                "light": { "glow": { "x": 0, "y": 0, "radius": 220, "color": "pink/0.3" } },
                "dark": { "glow": { "x": 0, "y": 0, "radius": 220, "color": "pink/0.46" } } } }
            ]
          }
        ]
      }
      """#,
    "banner": #"""
      {
        "type": "when",
        "condition": "=isMedium",
        "then": [
          {
            "type": "hstack",
            "children": [
              { "type": "use", "template": "bannerBody", "frame": { "maxWidth": "infinity", "maxHeight": "infinity" } },
              {
                "type": "use",
                "template": "posterPhoto",
                "frame": { "width": "=min(photoHeight, width * 0.45)", "maxHeight": "infinity" },
                "clip": { "shape": "roundedRectangle", "radius": "=photoRadius" },
                "margin": { "vertical": "=padding * 0.75", "trailing": "=padding * 0.75" },
                "layoutPriority": 1
              }
            ]
          }
        ],
        "else": [
          {
            "type": "vstack",
            "children": [
              {
                "type": "use",
                "template": "posterPhoto",
                "frame": { "maxWidth": "infinity", "height": "=isSmall ? min(photoHeight * 0.5, hasActions ? 0 : 60) : photoHeight" },
                "clip": { "shape": "roundedRectangle", "radius": "=isSmall ? min(photoRadius, 12) : photoRadius" },
                "margin": { "horizontal": "=padding * 0.75", "top": "=isSmall and hasActions ? 0 : padding * 0.75" },
                "layoutPriority": 1
              },
              {
                "type": "use",
                "template": "bannerBody",
                "with": { "accentBar": "=accentBar and not isSmall", "padding": "=isSmall ? padding * 0.75 : padding" },
                "frame": { "maxWidth": "infinity", "maxHeight": "infinity" }
              }
            ]
          }
        ]
      }
      """#,
    "bannerBody": #"""
      {
        "type": "when",
        "condition": "=body == 'heroBody'",
        "then": [ { "type": "use", "template": "heroBody" } ],
        "else": [ { "type": "use", "template": "classicBody" } ]
      }
      """#,
    "checklistRow": #"""
      {
        "type": "hstack",
        "spacing": { "large": 10, "extraLarge": 10, "default": 8 },
        "children": [
          {
            "when": "=isChecklist",
            "type": "symbol",
            "name": "=row.done ? 'checkmark.circle.fill' : 'circle'",
            "size": { "large": 21.8, "extraLarge": 21.8, "default": 16.4 },
            "margin": { "large": -0.9, "extraLarge": -0.9, "default": -0.7 },
            "color": "=row.done ? 'accent' : 'tertiary'"
          },
          {
            "when": "=not isChecklist",
            "type": "shape",
            "shape": "circle",
            "fill": "accent",
            "frame": { "width": { "large": 7, "extraLarge": 7, "default": 6 }, "height": { "large": 7, "extraLarge": 7, "default": 6 } }
          },
          {
            "type": "text",
            "text": "=row.text",
            "lineLimit": 1,
            "minimumScale": 0.9,
            "font": { "large": "body", "extraLarge": "body", "default": "footnote" },
            "foreground": "=row.done ? 'secondary' : 'label'",
            "strikethrough": "=row.done ? 'tertiary' : ''",
            "frame": { "maxWidth": "infinity", "alignment": "leading" }
          }
        ]
      }
      """#,
    "classic": #"""
      {
        "type": "when",
        "condition": "=hasBanner",
        "then": [
          { "type": "use", "template": "banner", "with": { "body": "classicBody", "hasSymbol": false, "showsSymbol": false } }
        ],
        "else": [
          { "type": "use", "template": "classicBody" }
        ]
      }
      """#,
    "classicBody": #"""
      {
        "type": "when",
        "condition": "=isList",
        "then": [
          { "type": "use", "template": "classicList" }
        ],
        "else": [
          {
            "type": "vstack",
            "alignment": "=align",
            "padding": { "horizontal": "=padding", "top": "=padding", "bottom": "=hasActions ? padding : max(padding - 3, 0)" },
            "overlayAlignment": "=align == 'trailing' ? 'topLeading' : 'topTrailing'",
            "overlay": {
              "when": "=hasSymbol and not symbolAbove and not isTall",
              "type": "symbol",
              "id": "symbol",
              "name": "=symbolName",
              "mode": "=symbolMode",
              "weight": "=symbolWeight",
              "color": "=isSmall and symbolMode == 'monochrome' and symbolColor == 'accent' ? 'accentInk' : symbolColor",
              "size": { "small": "=19.6 * min(symbolScale, 1.6)", "default": "=39.3 * min(symbolScale, 1.4)" },
              "alignsInk": true,
              "margin": { "horizontal": "=padding", "vertical": { "small": "=padding - 0.8 * symbolScale", "default": "=padding - 1.6 * symbolScale" } }
            },
            "children": [
              {
                "when": "=hasSymbol and symbolAbove and not isTall",
                "type": "symbol",
                "id": "symbol",
                "name": "=symbolName",
                "mode": "=symbolMode",
                "weight": "=symbolWeight",
                "color": "=symbolColor",
                "size": { "small": "=19.6 * min(symbolScale, 1.6)", "default": "=28 * min(symbolScale, 1.4)" },
                "padding": { "bottom": 5 }
              },
              {
                "type": "text",
                "id": "name",
                "text": "=name",
                "font": "=nameFont",
                "foreground": "secondary",
                "lineLimit": 1,
                "padding": {
                  "trailing": "=hasSymbol and not symbolAbove and not isTall and align != 'trailing' ? (isSmall ? 24 : 44) : 0",
                  "leading": "=hasSymbol and not symbolAbove and not isTall and align == 'trailing' ? (isSmall ? 24 : 44) : 0"
                }
              },
              { "type": "spacer", "minLength": { "large": 10, "extraLarge": 10, "default": 2 } },
              {
                "when": "=hasSymbol and isTall",
                "type": "symbol",
                "id": "symbol",
                "name": "=symbolName",
                "mode": "=symbolMode",
                "weight": "=symbolWeight",
                "color": "=symbolColor",
                "size": "=96 * min(symbolScale, 1.3)",
                "alignsInk": true,
                "margin": { "top": -4, "bottom": 18 }
              },
              {
                "when": "=accentBar",
                "type": "shape",
                "shape": "capsule",
                "fill": "accent",
                "frame": { "width": { "small": 24, "medium": 32, "default": 40 }, "height": 4 },
                "margin": { "bottom": { "small": "=max(0, spacing - 1)", "medium": "=spacing", "default": "=spacing + 4" } }
              },
              {
                "when": "=isHorizontal and hasSecondary",
                "type": "viewThatFits",
                "axis": "horizontal",
                "children": [
                  {
                    "type": "forEach",
                    "items": "=primaryFonts",
                    "as": "rowFont",
                    "children": [
                      {
                        "type": "hstack",
                        "alignment": "firstTextBaseline",
                        "children": [
                          { "type": "text", "id": "primary", "text": "=primary", "font": "=rowFont", "lineLimit": 1 },
                          { "type": "spacer", "minLength": 12 },
                          { "type": "text", "id": "secondary", "text": "=secondary", "font": "=secondaryFont", "foreground": "secondary", "lineLimit": 1 }
                        ]
                      }
                    ]
                  },
                  { "type": "use", "template": "classicTexts" }
                ]
              },
              { "when": "=not (isHorizontal and hasSecondary)", "type": "use", "template": "classicTexts", "layoutPriority": 1 },
              {
                "when": "=hasActions",
                "type": "use",
                "template": "actionBar",
                "padding": { "top": { "small": "=spacing + 3", "medium": "=spacing + 4", "default": "=spacing + 16" } }
              }
            ],
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=align" }
          }
        ]
      }
      """#,
    "classicList": #"""
      {
        "type": "zstack",
        "padding": "=padding",
        "children": [
          {
            "type": "when",
            "size": "small",
            "then": [
              {
                "type": "vstack",
                "alignment": "leading",
                "children": [
                  {
                    "type": "hstack",
                    "spacing": 6,
                    "frame": { "minHeight": 22 },
                    "children": [
                      { "type": "text", "id": "primary", "text": "=primary", "font": "headline", "lineLimit": 1, "minimumScale": 0.88, "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                      { "when": "=isChecklist", "type": "use", "template": "pill", "with": { "label": "{{=done}}/{{=total}}" }, "layoutPriority": 1 }
                    ]
                  },
                  { "type": "use", "template": "track", "padding": { "top": 7, "bottom": 10 } },
                  {
                    "type": "vstack",
                    "alignment": "leading",
                    "frame": { "maxHeight": "infinity", "alignment": "top" },
                    "children": [
                      {
                        "type": "forEach",
                        "items": "=rows",
                        "as": "row",
                        "children": [
                          { "type": "use", "template": "checklistRow" },
                          { "when": "=not last or footer != ''", "type": "spacer" }
                        ]
                      },
                      {
                        "when": "=footer != ''",
                        "type": "text",
                        "text": "=footer",
                        "font": { "style": "caption2", "weight": "semibold" },
                        "foreground": "secondary",
                        "lineLimit": 1,
                        "padding": { "leading": "=isChecklist ? 23 : 14" }
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "type": "when",
            "size": "medium",
            "then": [
              {
                "type": "hstack",
                "spacing": 20,
                "alignment": "top",
                "children": [
                  {
                    "type": "vstack",
                    "alignment": "leading",
                    "frame": { "width": 92, "maxHeight": "infinity", "alignment": "topLeading" },
                    "children": [
                      { "type": "text", "id": "name", "text": "=name", "font": { "style": "caption", "weight": "semibold" }, "foreground": "secondary", "lineLimit": 1 },
                      { "type": "text", "id": "primary", "text": "=primary", "font": { "style": "title3", "weight": "semibold" }, "lineLimit": 2, "minimumScale": 0.8, "padding": { "top": 1 } },
                      { "type": "spacer" },
                      {
                        "when": "=isChecklist",
                        "type": "hstack",
                        "alignment": "lastTextBaseline",
                        "spacing": 5,
                        "padding": { "bottom": 12 },
                        "children": [
                          { "type": "text", "text": "=done", "box": "cap", "alignsInk": true, "font": { "size": 40, "weight": "semibold", "tabular": true, "tracking": -1.2 }, "lineLimit": 1 },
                          { "type": "text", "text": "of {{=total}}", "font": "footnote", "foreground": "secondary", "lineLimit": 1 }
                        ]
                      },
                      { "when": "=isChecklist or accentBar", "type": "use", "template": "track" }
                    ]
                  },
                  {
                    "type": "vstack",
                    "alignment": "leading",
                    "padding": { "vertical": 1 },
                    "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
                    "children": [
                      {
                        "type": "forEach",
                        "items": "=rows",
                        "as": "row",
                        "children": [
                          { "type": "use", "template": "checklistRow" },
                          { "when": "=not last or footer != ''", "type": "spacer" }
                        ]
                      },
                      {
                        "when": "=footer != ''",
                        "type": "text",
                        "text": "=footer",
                        "font": { "style": "caption", "weight": "semibold" },
                        "foreground": "secondary",
                        "lineLimit": 1,
                        "padding": { "leading": "=isChecklist ? 23 : 14" }
                      }
                    ]
                  }
                ]
              }
            ],
            "else": [
              {
                "when": "=not isSmall",
                "type": "vstack",
                "alignment": "leading",
                "children": [
                  { "type": "text", "id": "name", "text": "=name", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondary", "lineLimit": 1 },
                  {
                    "type": "hstack",
                    "spacing": 8,
                    "padding": { "top": 2 },
                    "children": [
                      { "type": "text", "id": "primary", "text": "=primary", "font": { "style": "title", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.7, "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                      { "when": "=isChecklist", "type": "use", "template": "pill", "with": { "label": "{{=done}} of {{=total}}" }, "layoutPriority": 1 }
                    ]
                  },
                  { "when": "=isChecklist or accentBar", "type": "use", "template": "track", "padding": { "top": 14, "bottom": 4 } },
                  {
                    "type": "forEach",
                    "items": "=rows",
                    "as": "row",
                    "children": [
                      {
                        "type": "use",
                        "template": "checklistRow",
                        "frame": { "minHeight": 34, "maxHeight": "=count(rows) + (footer != '' ? 1 : 0) < 4 ? 52 : 'infinity'" },
                        "overlayAlignment": "bottomTrailing",
                        "overlay": {
                          "when": "=not last or footer != ''",
                          "type": "shape",
                          "fill": "separator",
                          "padding": { "leading": "=isChecklist ? 30 : 17" },
                          "frame": { "height": 0.5 }
                        }
                      }
                    ]
                  },
                  {
                    "when": "=footer != ''",
                    "type": "text",
                    "text": "=footer",
                    "font": { "style": "subheadline", "weight": "semibold" },
                    "foreground": "secondary",
                    "lineLimit": 1,
                    "padding": { "leading": "=isChecklist ? 30 : 17" },
                    "frame": { "minHeight": 34 }
                  },
                  { "when": "=count(rows) < 4", "type": "spacer" }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "classicTexts": #"""
      {
        "type": "vstack",
        "alignment": "=align",
        "children": [
          {
            "type": "text",
            "id": "primary",
            "text": "=primary",
            "fit": "=primaryFonts",
            "lineLimit": "=primaryLines",
            "multilineAlignment": "=align",
            "layoutPriority": 1
          },
          {
            "when": "=hasSecondary",
            "type": "text",
            "id": "secondary",
            "text": "=secondary",
            "font": "=secondaryFont",
            "foreground": "secondary",
            "lineLimit": "=secondaryLines",
            "multilineAlignment": "=align",
            "padding": { "top": { "large": 2, "extraLarge": 2, "default": 0 } }
          }
        ]
      }
      """#,
    "empty": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": "=padding",
        "children": [
          { "type": "text", "id": "name", "text": "=name", "font": "=nameFont", "foreground": "secondary", "lineLimit": 1 },
          { "type": "spacer" },
          { "type": "symbol", "name": "=emptySymbol", "size": { "small": 26, "medium": 30, "default": 44 }, "color": "accent", "padding": { "bottom": 8 } },
          { "type": "text", "id": "primary", "text": "=emptyTitle", "font": { "style": { "small": "subheadline", "medium": "headline", "default": "title2" }, "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.8 },
          { "type": "text", "text": "=emptyHint", "font": { "small": "caption", "medium": "footnote", "default": "subheadline" }, "foreground": "secondary", "lineLimit": 2 }
        ],
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" }
      }
      """#,
    "hero": #"""
      {
        "type": "when",
        "condition": "=hasBanner",
        "then": [
          { "type": "use", "template": "banner", "with": { "body": "heroBody", "hasSymbol": false, "showsSymbol": false } }
        ],
        "else": [
          { "type": "use", "template": "heroBody" }
        ]
      }
      """#,
    "heroActions": #"""
      {
        "type": "hstack",
        "spacing": { "large": 12, "extraLarge": 12, "default": 8 },
        "children": [
          {
            "type": "forEach",
            "items": "=actions",
            "as": "action",
            "children": [
              {
                "type": "hstack",
                "spacing": 4,
                "foreground": "accentInk",
                "frame": {
                  "minWidth": { "medium": 56, "default": 0 },
                  "maxWidth": { "medium": "=action.sign != '' ? 56 : 108", "default": "infinity" },
                  "height": { "small": 36, "medium": 44, "default": 52 }
                },
                "padding": { "horizontal": 4 },
                "background": {
                  "light": "=action.isSubtle ? 'accent/0.11' : 'accent/0.18'",
                  "dark": "=action.isSubtle ? 'accent/0.16' : 'accent/0.26'"
                },
                "clip": "capsule",
                "accessibilityLabel": "=action.title",
                "children": [
                  {
                    "when": "=action.sign != ''",
                    "type": "symbol",
                    "name": "=action.sign",
                    "weight": "black",
                    "size": { "small": 18, "medium": 19, "default": 22 }
                  },
                  {
                    "when": "=action.sign == '' and action.icon != ''",
                    "type": "symbol",
                    "name": "=action.icon",
                    "size": { "small": 14.2, "medium": 16.4, "default": 19.6 }
                  },
                  {
                    "when": "=action.sign == ''",
                    "type": "text",
                    "text": "=action.title",
                    "lineLimit": 1,
                    "minimumScale": 0.75,
                    "font": { "style": { "small": "caption", "medium": "footnote", "default": "body" }, "weight": "semibold" }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "heroBody": #"""
      {
        "type": "zstack",
        "padding": "=padding",
        "alignment": "=align == 'trailing' ? 'topLeading' : 'topTrailing'",
        "children": [
          {
            "type": "vstack",
            "alignment": "=align",
            "padding": { "bottom": "=hasActions ? (isMedium and hasSecondary ? -4 : 0) : (isSplit ? (hasSecondary and not isAside ? -3 : 0) : (accentBar ? 0 : -3))" },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=align" },
            "children": [
              {
                "type": "text",
                "id": "name",
                "text": "=name",
                "font": "=nameFont",
                "foreground": "secondary",
                "lineLimit": 1,
                "padding": { "trailing": "=showsSymbol ? symbolSide + 6 : 0" }
              },
              { "type": "spacer", "minLength": 2 },
              {
                "when": "=not isSplit",
                "type": "text",
                "id": "primary",
                "text": "=primary",
                "fit": [
                  { "style": { "small": "title", "default": "largeTitle" }, "weight": "semibold" },
                  { "style": { "small": "title2", "default": "title" }, "weight": "semibold" },
                  { "style": { "small": "title3", "default": "title2" }, "weight": "semibold" }
                ],
                "lineLimit": "=max(2, primaryLines)",
                "minimumScale": 0.8,
                "multilineAlignment": "=align",
                "layoutPriority": 1
              },
              {
                "when": "=isSplit and lead != '' and not (isSmall and hasActions)",
                "type": "text",
                "text": "=lead",
                "font": { "style": { "large": "title3", "extraLarge": "title3", "default": "footnote" }, "weight": "medium" },
                "foreground": "secondary",
                "lineLimit": 1,
                "padding": { "bottom": { "large": 14, "extraLarge": 14, "default": 5 } }
              },
              {
                "when": "=isSplit",
                "type": "hstack",
                "alignment": "lastTextBaseline",
                "children": [
                  {
                    "type": "viewThatFits",
                    "axis": "horizontal",
                    "children": [
                      {
                        "type": "forEach",
                        "items": "=values",
                        "as": "value",
                        "children": [
                          {
                            "type": "hstack",
                            "alignment": "lastTextBaseline",
                            "spacing": { "small": 3, "medium": 5, "default": 5 },
                            "children": [
                              {
                                "type": "text",
                                "id": "primary",
                                "text": "=value.text",
                                "box": "cap",
                                "alignsInk": true,
                                "lineLimit": 1,
                                "font": { "size": "=value.size", "weight": "semibold", "tabular": true, "tracking": "=value.tracking" }
                              },
                              {
                                "when": "=unit != ''",
                                "type": "text",
                                "text": "=unit",
                                "font": { "style": { "small": "headline", "medium": "title2", "default": "largeTitle" }, "weight": "semibold" },
                                "lineLimit": 1
                              }
                            ]
                          }
                        ]
                      }
                    ]
                  },
                  { "when": "=isAside", "type": "spacer", "minLength": 12 },
                  {
                    "when": "=isAside",
                    "type": "text",
                    "id": "secondary",
                    "text": "=secondary",
                    "font": "=secondaryFont",
                    "foreground": "secondary",
                    "lineLimit": "=secondaryLines",
                    "multilineAlignment": "trailing"
                  }
                ]
              },
              {
                "when": "=hasSecondary and not isAside and not (isSmall and hasActions)",
                "type": "text",
                "id": "secondary",
                "text": "=secondary",
                "font": "=secondaryFont",
                "foreground": "secondary",
                "lineLimit": "=isMedium and isSplit ? 1 : secondaryLines",
                "minimumScale": "=isMedium and isSplit ? 0.8 : 1",
                "multilineAlignment": "=align",
                "padding": {
                  "top": { "small": "=isSplit ? 14 : 4", "medium": "=isSplit ? 11 : 4", "default": "=isSplit ? (hasActions ? 20 : 28) : 6" },
                  "trailing": "=isMedium and hasActions ? 132 : 0"
                }
              },
              {
                "when": "=accentBar and not isSplit",
                "type": "shape",
                "shape": "capsule",
                "fill": "accent",
                "frame": { "width": { "small": 24, "medium": 32, "default": 40 }, "height": 4 },
                "margin": { "top": "=spacing" }
              },
              { "when": "=hasActions and not isMedium", "type": "spacer", "minLength": 6 },
              {
                "when": "=hasActions and not isMedium",
                "type": "use",
                "template": "heroActions"
              }
            ]
          },
          {
            "when": "=showsSymbol",
            "type": "symbol",
            "id": "symbol",
            "name": "=symbolName",
            "mode": "=symbolMode",
            "weight": "=symbolWeight",
            "color": "=symbolColor == 'accent' ? 'accentInk' : symbolColor",
            "size": "=symbolSide * 1.09",
            "alignsInk": true,
            "margin": { "vertical": "=symbolSide * -0.045" }
          },
          {
            "when": "=hasActions and isMedium",
            "type": "use",
            "template": "heroActions",
            "frame": { "maxHeight": "infinity", "alignment": "bottomTrailing" }
          }
        ]
      }
      """#,
    "pill": #"""
      {
        "type": "text",
        "text": "=label",
        "font": { "style": { "large": "caption", "extraLarge": "caption", "default": "caption2" }, "weight": "semibold", "tabular": true },
        "foreground": "accentInk",
        "lineLimit": 1,
        "fixedSize": true,
        "padding": { "horizontal": 9 },
        "frame": { "height": 22 },
        "background": { "light": "accent/0.16", "dark": "accent/0.24" },
        "clip": "capsule"
      }
      """#,
    "poster": #"""
      {
        "type": "when",
        "condition": "=hasPhoto",
        "then": [
          {
            "when": "=not isFit",
            "type": "zstack",
            "children": [
              { "type": "use", "template": "posterPhoto", "overlay": { "when": "=isDark", "type": "shape", "fill": "black/0.14" } },
              {
                "when": "=overlayOpacity > 0",
                "type": "use",
                "template": "background",
                "with": { "token": "=overlay" },
                "opacity": "=overlayOpacity"
              },
              { "when": "=hasCaption and isGlass and not isClock", "type": "use", "template": "posterGlass" },
              { "when": "=hasCaption and (isClock or not isGlass)", "type": "use", "template": "posterCaption" }
            ]
          },
          { "when": "=isFit", "type": "use", "template": "posterFramed" }
        ],
        "else": [
          {
            "type": "vstack",
            "alignment": "center",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
            "padding": 14,
            "spacing": 10,
            "foreground": "secondary",
            "children": [
              { "type": "spacer" },
              { "type": "symbol", "name": "photo", "size": 28 },
              { "type": "text", "text": "Choose a photo", "font": "footnote", "lineLimit": 1 },
              { "type": "spacer" },
              {
                "when": "=hasCaption",
                "type": "vstack",
                "alignment": "leading",
                "frame": { "maxWidth": "infinity", "alignment": "leading" },
                "children": [
                  { "type": "text", "id": "primary", "text": "=primary", "foreground": "label", "font": { "style": { "large": "title3", "extraLarge": "title3", "default": "subheadline" }, "weight": "semibold" }, "lineLimit": "=primaryLines" },
                  { "when": "=hasSecondary", "type": "text", "id": "secondary", "text": "=secondary", "font": "footnote", "lineLimit": "=secondaryLines" }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "posterCaption": #"""
      {
        "type": "zstack",
        "alignment": "=isTop or isClock and isTall ? 'topLeading' : 'bottomLeading'",
        "children": [
          {
            "type": "shape",
            "fill": { "linear": { "degrees": "=isTop or isClock and isTall ? 180 : 0", "stops": "=scrim" } },
            "frame": { "height": "=scrimHeight" }
          },
          {
            "when": "=not isClock",
            "type": "vstack",
            "alignment": "=align",
            "foreground": "white",
            "frame": { "maxWidth": "infinity", "alignment": "=align" },
            "padding": { "horizontal": "=padding", "vertical": { "large": "=max(padding - 1, 0)", "extraLarge": "=max(padding - 1, 0)", "default": "=max(padding - 3, 0)" } },
            "spacing": { "large": 2, "extraLarge": 2, "default": 0 },
            "children": [
              {
                "type": "text",
                "id": "primary",
                "text": "=primary",
                "fit": [
                  { "style": { "small": "subheadline", "medium": "title3", "default": "title" }, "weight": "semibold" },
                  { "style": { "small": "subheadline", "medium": "body", "default": "title2" }, "weight": "semibold" }
                ],
                "minimumScale": 0.82,
                "lineLimit": "=primaryLines",
                "multilineAlignment": "=align"
              },
              {
                "when": "=hasSecondary",
                "type": "text",
                "id": "secondary",
                "text": "=secondary",
                "foreground": "white/0.92",
                "font": { "style": { "small": "caption", "medium": "footnote", "default": "subheadline" }, "weight": "medium" },
                "lineLimit": "=secondaryLines",
                "minimumScale": 0.92,
                "multilineAlignment": "=align"
              }
            ]
          },
          {
            "when": "=isClock and not isTall",
            "type": "vstack",
            "alignment": "leading",
            "foreground": "white",
            "spacing": 9,
            "padding": { "leading": "=padding", "trailing": "=padding", "bottom": "=padding + 1" },
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "children": [
              { "when": "=hasSecondary", "type": "text", "id": "secondary", "text": "=secondary", "foreground": "white/0.92", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.85 },
              { "type": "text", "id": "primary", "text": "=primary", "box": "cap", "alignsInk": true, "lineLimit": 1, "minimumScale": 0.6,
                "font": { "size": { "small": 48, "default": 68 }, "weight": "semibold", "tabular": true, "tracking": { "small": -1.7, "default": -2.4 } } }
            ]
          },
          {
            "when": "=isClock and isTall",
            "type": "vstack",
            "foreground": "white",
            "spacing": 14,
            "padding": { "top": 30 },
            "frame": { "maxWidth": "infinity" },
            "children": [
              { "when": "=hasSecondary", "type": "text", "id": "secondary", "text": "=secondary", "foreground": "white/0.94", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1 },
              { "type": "text", "id": "primary", "text": "=primary", "box": "cap", "lineLimit": 1, "minimumScale": 0.6,
                "font": { "size": 108, "weight": "semibold", "tabular": true, "tracking": -4.3 } }
            ]
          }
        ],
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=isTop or isClock and isTall ? 'topLeading' : 'bottomLeading'" }
      }
      """#,
    "posterFramed": #"""
      {
        "type": "zstack",
        "alignment": "topLeading",
        "background": {
          "light": { "linear": { "stops": ["#FDFCFA", "#F5F2EC"] } },
          "dark": { "linear": { "stops": ["#232325", "#19191B"] } }
        },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "when",
            "condition": "=isMedium and hasCaption",
            "then": [
              {
                "type": "hstack",
                "alignment": "bottom",
                "spacing": 16,
                "padding": { "leading": 12, "top": 12, "bottom": 12, "trailing": 14 },
                "children": [
                  { "type": "use", "template": "posterPrint", "with": { "printRadius": "=min(photoRadius, 10)" }, "frame": { "width": "=width * 0.58", "maxHeight": "infinity" } },
                  { "type": "use", "template": "posterLabel", "frame": { "maxWidth": "infinity", "alignment": "leading" } }
                ]
              }
            ],
            "else": [
              {
                "type": "vstack",
                "alignment": "leading",
                "spacing": { "small": 7, "default": 12 },
                "padding": { "horizontal": { "small": 10, "default": 14 }, "top": { "small": 10, "default": 14 }, "bottom": { "small": "=hasCaption ? 9 : 10", "default": 14 } },
                "children": [
                  { "type": "use", "template": "posterPrint", "with": { "printRadius": "=min(photoRadius, 8)" }, "frame": { "maxWidth": "infinity", "maxHeight": "infinity" } },
                  { "when": "=hasCaption", "type": "use", "template": "posterLabel", "padding": { "horizontal": 4 } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "posterGlass": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": {
          "top": { "small": 8, "medium": 10, "default": 12 },
          "leading": { "small": 8, "medium": 10, "default": 12 },
          "bottom": { "small": 8, "medium": 10, "default": 12 },
          "trailing": { "large": 12, "extraLarge": 12, "medium": "=width - 248", "default": 8 }
        },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=isTop ? 'topLeading' : 'bottomLeading'" },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "foreground": { "light": "black", "dark": "white" },
            "padding": {
              "horizontal": { "small": 10, "default": 14 },
              "top": { "large": 12, "extraLarge": 12, "default": 8 },
              "bottom": { "large": 13, "extraLarge": 13, "default": 9 }
            },
            "frame": { "maxWidth": { "small": "infinity", "large": "infinity", "extraLarge": "infinity" }, "alignment": "leading" },
            "material": { "blur": 18, "saturation": 1.7, "shape": "roundedRectangle", "radius": 12 },
            "background": { "light": "white/0.64", "dark": "#18161C/0.66" },
            "clip": { "shape": "roundedRectangle", "radius": 12 },
            "border": { "fill": { "light": "white/0.55", "dark": "white/0.22" }, "width": 0.5, "shape": "roundedRectangle", "radius": 12 },
            "children": [
              {
                "type": "text",
                "id": "primary",
                "text": "=primary",
                "font": { "style": { "large": "headline", "extraLarge": "headline", "default": "subheadline" }, "weight": "semibold" },
                "lineLimit": "=primaryLines"
              },
              {
                "when": "=hasSecondary",
                "type": "text",
                "id": "secondary",
                "text": "=secondary",
                "foreground": { "light": "black/0.72", "dark": "white/0.88" },
                "minimumScale": 0.92,
                "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "medium" },
                "lineLimit": "=secondaryLines"
              }
            ]
          }
        ]
      }
      """#,
    "posterLabel": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": { "large": 1, "extraLarge": 1, "default": 2 },
        "children": [
          {
            "type": "text",
            "id": "primary",
            "text": "=primary",
            "font": { "style": { "small": "footnote", "medium": "subheadline", "default": "title3" }, "weight": "semibold" },
            "lineLimit": { "small": 1, "default": "=primaryLines" },
            "balanced": true
          },
          {
            "when": "=hasSecondary and not isSmall",
            "type": "text",
            "id": "secondary",
            "text": "=secondary",
            "font": { "medium": "caption", "default": "footnote" },
            "foreground": "secondary",
            "lineLimit": { "medium": "=max(2, secondaryLines)", "default": "=secondaryLines" }
          }
        ]
      }
      """#,
    "posterPhoto": #"""
      {
        "type": "image",
        "id": "image",
        "file": "=photoFile",
        "mode": "fill",
        "rotation90": "=photoTurns",
        "straighten": "=photoStraighten",
        "filter": { "token": "=photoFilter", "intensity": "=photoFilterIntensity" },
        "crop": { "x": "=photoCrop.x", "y": "=photoCrop.y", "width": "=photoCrop.width", "height": "=photoCrop.height" },
        "accessibilityLabel": "=photoLabel"
      }
      """#,
    "posterPrint": #"""
      {
        "type": "use",
        "template": "posterPhoto",
        "clip": { "shape": "roundedRectangle", "radius": "=printRadius" },
        "border": { "fill": { "light": "black/0.16", "dark": "white/0.14" }, "width": 0.5, "shape": "roundedRectangle", "radius": "=printRadius" },
        "shadow": { "color": { "light": "#281E14/0.2", "dark": "black/0.5" }, "radius": 16, "y": 5 }
      }
      """#,
    "track": #"""
      {
        "type": "zstack",
        "alignment": "leading",
        "frame": { "height": 4 },
        "children": [
          {
            "when": "=isChecklist",
            "type": "gauge",
            "style": "linear",
            "value": "=fraction",
            "lineWidth": 4,
            "fill": "accent",
            "track": { "light": "accent/0.2", "dark": "accent/0.26" }
          },
          {
            "when": "=not isChecklist and accentBar",
            "type": "shape",
            "shape": "capsule",
            "fill": "accent",
            "frame": { "width": { "small": 24, "medium": 32, "default": 40 }, "height": 4 }
          }
        ]
      }
      """#,
  ]
}
