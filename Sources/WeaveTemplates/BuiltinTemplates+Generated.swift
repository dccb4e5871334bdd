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
    "clockCeramic": #"""
      {
        "type": "zstack",
        "children": [
          {
            "type": "shape",
            "shape": "circle",
            "fill": {
              "light": { "linear": { "degrees": 145, "stops": ["#F6FAFF", "#B9C7DB", "#8C9BB2"] } },
              "dark": { "linear": { "degrees": 145, "stops": ["#5A6678", "#2C3442", "#171D27"] } }
            },
            "shadow": { "color": { "light": "#0B1B33/0.24", "dark": "black/0.6" }, "radius": 6, "y": 4 }
          },
          { "type": "shape", "shape": "circle", "fill": { "light": "#9FAEC4/0.6", "dark": "#0B0F15" }, "frame": { "width": "=r * 1.916", "height": "=r * 1.916" } },
          {
            "type": "shape",
            "shape": "circle",
            "fill": {
              "light": { "radial": { "x": 0.36, "y": 0.28, "radius": "=r * 1.5", "stops": ["#FFFFFF", { "color": "#F6F8FB", "at": 0.62 }, "#DFE6F0"] } },
              "dark": { "radial": { "x": 0.36, "y": 0.28, "radius": "=r * 1.5", "stops": ["#222C3B", { "color": "#131A25", "at": 0.62 }, "#0A0E15"] } }
            },
            "frame": { "width": "=r * 1.9", "height": "=r * 1.9" }
          },
          { "type": "use", "template": "clockMarks", "with": { "count": 60, "skip": 5, "thickness": 0.0176, "length": 0.0176, "outer": 0.884, "color": "=isDark ? '#D0DBEE/0.7' : '#5E6E89/0.7'" } },
          { "type": "use", "template": "clockMarks", "with": { "count": 12, "skip": 3, "thickness": 0.036, "length": 0.15, "outer": 0.895, "color": "=isDark ? '#C3D0E2' : '#3C4A60'" } },
          { "type": "use", "template": "clockMarks", "with": { "count": 4, "skip": 0, "thickness": 0.04, "length": 0.04, "outer": 0.9, "color": "=accent" } },
          { "type": "use", "template": "clockNumerals", "with": { "numerals": [3, 6, 9, 12], "side": 0.3, "at": 0.66, "bold": 0, "color": "=isDark ? '#EEF5FF' : '#1B2636'", "boldColor": "" } },
          {
            "type": "zstack",
            "shadow": { "color": { "light": "black/0.28", "dark": "black/0.6" }, "radius": "=r * 0.018", "y": "=r * 0.02" },
            "children": [
              { "type": "use", "template": "clockHand", "with": { "angle": "=hourAngle", "length": 0.53, "start": 0.2, "thickness": 0.092, "neck": 0.036, "color": "=isDark ? '#F1F7FF' : '#1B2636'" } },
              { "type": "use", "template": "clockHand", "with": { "angle": "=minuteAngle", "length": 0.82, "start": 0.2, "thickness": 0.076, "neck": 0.036, "color": "=isDark ? '#F1F7FF' : '#1B2636'" } }
            ]
          },
          { "type": "shape", "shape": "circle", "fill": "=isDark ? '#F1F7FF' : '#1B2636'", "frame": { "width": "=r * 0.13", "height": "=r * 0.13" } },
          { "when": "=second_hand", "type": "use", "template": "clockSecond", "with": { "length": 0.88, "tail": 0.18, "thickness": 0.018 } },
          { "type": "shape", "shape": "circle", "fill": "=accent", "frame": { "width": "=r * 0.076", "height": "=r * 0.076" } }
        ]
      }
      """#,
    "clockDate": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
        "children": [
          { "type": "text", "text": "{{__now||date:EEEE}}", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondary", "lineLimit": 1 },
          { "type": "text", "text": "{{__now||date:d}}", "font": { "size": 68, "lineHeight": 70, "weight": "semibold", "tabular": true }, "alignsInk": true, "lineLimit": 1 },
          { "type": "text", "text": "{{__now||date:MMMM}}", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": 1 },
          { "type": "text", "text": "{{__now||date:yyyy}}", "font": { "style": "caption", "tabular": true }, "foreground": "secondary", "lineLimit": 1 }
        ]
      }
      """#,
    "clockDial": #"""
      {
        "type": "zstack",
        "frame": { "width": "=r * 2", "height": "=r * 2" },
        "accessibilityLabel": "{{__time_local}}",
        "children": [
          { "when": "=face == 'ceramic'", "type": "use", "template": "clockCeramic" },
          { "when": "=face == 'icon'", "type": "use", "template": "clockFlat" },
          { "when": "=face == 'segmented'", "type": "use", "template": "clockSegmented" }
        ]
      }
      """#,
    "clockDigital": #"""
      {
        "type": "zstack",
        "alignment": "topTrailing",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "spacing": "=isTall ? 28 : 14",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
            "font": { "size": "=isTall ? 168 : 75", "weight": "bold", "tabular": true, "tracking": "=isTall ? -7.5 : -3.4" },
            "accessibilityLabel": "{{__time_local}}",
            "children": [
              { "type": "text", "id": "hour", "text": "{{__hour_local}}", "box": "cap", "alignsInk": true, "lineLimit": 1, "fixedSize": true },
              {
                "type": "text",
                "id": "minute",
                "text": "{{__minute||pad:2}}",
                "box": "cap",
                "alignsInk": true,
                "lineLimit": 1,
                "fixedSize": true,
                "font": { "weight": "medium" },
                "foreground": "accentInk"
              }
            ]
          },
          {
            "type": "vstack",
            "alignment": "trailing",
            "font": { "style": { "small": "caption", "medium": "headline", "default": "title3" }, "weight": "semibold", "tabular": true },
            "frame": { "maxHeight": "infinity" },
            "children": [
              { "type": "text", "text": "{{__now||date:EEE}}", "foreground": "secondary", "fixedSize": true },
              { "type": "text", "text": "{{__now||date:d}}", "fixedSize": true },
              { "type": "spacer" },
              { "when": "=__half_day != ''", "type": "text", "text": "{{__half_day}}", "foreground": "secondary", "fixedSize": true }
            ]
          }
        ]
      }
      """#,
    "clockFlat": #"""
      {
        "type": "zstack",
        "children": [
          {
            "type": "shape",
            "shape": "circle",
            "fill": { "light": "=dial[0]", "dark": "=dial[1]" },
            "overlay": { "type": "shape", "shape": "circle", "fill": { "linear": { "stops": ["white/0.1", "black/0.12"] } }, "stroke": { "fill": "white/0.16", "width": 1 } }
          },
          { "type": "use", "template": "clockMarks", "with": { "count": 60, "skip": 5, "thickness": 0.014, "length": 0.055, "outer": 0.95, "color": "white/0.5" } },
          { "type": "use", "template": "clockMarks", "with": { "count": 12, "skip": 0, "thickness": 0.025, "length": 0.085, "outer": 0.95, "color": "white/0.95" } },
          { "type": "use", "template": "clockNumerals", "with": { "numerals": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "side": 0.232, "at": 0.715, "bold": 0, "color": "white", "boldColor": "" } },
          {
            "type": "zstack",
            "shadow": { "color": { "light": "black/0.28", "dark": "black/0.6" }, "radius": "=r * 0.018", "y": "=r * 0.02" },
            "children": [
              { "type": "use", "template": "clockHand", "with": { "angle": "=hourAngle", "length": 0.53, "start": 0, "thickness": 0.095, "neck": 0, "color": "white" } },
              { "type": "use", "template": "clockHand", "with": { "angle": "=minuteAngle", "length": 0.85, "start": 0, "thickness": 0.07, "neck": 0, "color": "white" } }
            ]
          },
          { "type": "shape", "shape": "circle", "fill": "white", "frame": { "width": "=r * 0.15", "height": "=r * 0.15" } },
          { "when": "=second_hand", "type": "use", "template": "clockSecond", "with": { "length": 0.9, "tail": 0.2, "thickness": 0.02 } },
          { "type": "shape", "shape": "circle", "fill": "=accent", "frame": { "width": "=r * 0.104", "height": "=r * 0.104" } }
        ]
      }
      """#,
    "clockHand": #"""
      {
        "type": "zstack",
        "alignment": "top",
        "frame": { "width": "=r * 2", "height": "=r * 2", "alignment": "top" },
        "rotation": "=angle",
        "children": [
          {
            "when": "=neck > 0",
            "type": "shape",
            "shape": "capsule",
            "fill": "=color",
            "frame": { "width": "=neck * r", "height": "=length * r" },
            "margin": { "top": "=r - length * r" }
          },
          {
            "type": "shape",
            "shape": "capsule",
            "fill": "=color",
            "frame": { "width": "=thickness * r", "height": "=(length - start) * r" },
            "margin": { "top": "=r - length * r" }
          }
        ]
      }
      """#,
    "clockIcon": #"""
      {
        "type": "forEach",
        "items": [
          { "scheme": "classic", "accent": "#FF9F0A", "light": ["#ECF1F8", "#C7D2E5"], "dark": ["#141A22", "#0B0F15"] },
          { "scheme": "ocean", "accent": "#339CFF", "light": ["#E8F3FF", "#BFD9FF"], "dark": ["#10263F", "#070F19"] },
          { "scheme": "mint", "accent": "#34C759", "light": ["#E8FBF4", "#BEEBDD"], "dark": ["#112A24", "#060E0C"] },
          { "scheme": "orchid", "accent": "#AF52DE", "light": ["#F2E9FF", "#D9C2F4"], "dark": ["#241A33", "#0F0A16"] },
          { "scheme": "sunset", "accent": "#FF2D55", "light": ["#FFE9F0", "#F7C2D4"], "dark": ["#2A1822", "#120A0F"] },
          { "scheme": "ember", "accent": "#FF3B30", "light": ["#FFF0E8", "#F5C8B7"], "dark": ["#2A1611", "#120A07"] },
          { "scheme": "graphite", "accent": "#8E8E93", "light": ["#F3F4F6", "#D4D8E1"], "dark": ["#1B1D22", "#0D0E10"] }
        ],
        "as": "look",
        "children": [
          {
            "when": "=look.scheme == scheme",
            "type": "zstack",
            "children": [
              {
                "type": "shape",
                "fill": {
                  "light": { "linear": { "stops": ["=look.light[0]", "=look.light[1]"] } },
                  "dark": { "linear": { "stops": ["=look.dark[0]", "=look.dark[1]"] } }
                }
              },
              { "type": "shape", "opacity": { "light": 0.12, "dark": 0.19 }, "fill": { "glow": { "x": 0, "y": 0, "radius": 200, "color": "=look.accent" } } },
              {
                "type": "hstack",
                "spacing": 24,
                "padding": "=isMedium ? 16 : 0",
                "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=isMedium ? 'leading' : 'center'" },
                "children": [
                  {
                    "type": "use",
                    "template": "clockDial",
                    "with": {
                      "r": "=isMedium ? 61 : isTall ? min(width, height) / 2 - 20 : (face == 'segmented' ? 70 : 69)",
                      "hourAngle": "=(__hour % 12 + __minute / 60) * 30",
                      "minuteAngle": "=__minute * 6",
                      "accent": "=face == 'segmented' and look.scheme == 'graphite' ? (isDark ? '#C9CED8' : '#4A515E') : look.accent"
                    }
                  },
                  { "when": "=isMedium", "type": "use", "template": "clockDate", "with": { "accent": "=look.accent" } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "clockMarks": #"""
      {
        "type": "zstack",
        "children": [
          {
            "type": "forEach",
            "items": "=count",
            "as": "mark",
            "children": [
              {
                "when": "=skip == 0 or mark % skip != 0",
                "type": "zstack",
                "alignment": "top",
                "frame": { "width": "=r * 2", "height": "=r * 2", "alignment": "top" },
                "rotation": "=mark * 360 / count",
                "children": [
                  { "type": "shape", "shape": "capsule", "fill": "=color", "frame": { "width": "=thickness * r", "height": "=length * r" }, "margin": { "top": "=r - outer * r" } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "clockNumerals": #"""
      {
        "type": "zstack",
        "children": [
          {
            "type": "forEach",
            "items": "=numerals",
            "as": "numeral",
            "children": [
              {
                "type": "zstack",
                "alignment": "top",
                "frame": { "width": "=r * 2", "height": "=r * 2", "alignment": "top" },
                "rotation": "=numeral * 30",
                "children": [
                  {
                    "type": "text",
                    "text": "{{numeral}}",
                    "font": { "size": "=side * r", "lineHeight": "=side * r", "weight": "=bold == numeral ? 'bold' : 'semibold'", "tabular": false },
                    "foreground": "=bold == numeral ? boldColor : color",
                    "box": "cap",
                    "fixedSize": true,
                    "frame": { "width": "=side * r * 1.4", "height": "=side * r" },
                    "rotation": "=numeral * -30",
                    "margin": { "top": "=r - at * r - side * r / 2" }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "clockSecond": #"""
      {
        "type": "zstack",
        "alignment": "top",
        "frame": { "width": "=r * 2", "height": "=r * 2", "alignment": "top" },
        "rotation": "=__second * 6",
        "children": [
          { "type": "shape", "shape": "capsule", "fill": "=secondColor == '' ? accent : secondColor", "frame": { "width": "=thickness * r", "height": "=(length + tail) * r" }, "margin": { "top": "=r - length * r" } }
        ]
      }
      """#,
    "clockSegmented": #"""
      {
        "type": "zstack",
        "children": [
          {
            "type": "forEach",
            "items": 12,
            "as": "block",
            "children": [
              {
                "type": "gauge",
                "value": 1,
                "start": "=block * 30 - 14.25",
                "sweep": 28.5,
                "lineWidth": "=r * 0.3",
                "cap": "butt",
                "fill": "=block == __hour % 12 ? accent : isDark ? '#272B32' : '#F6F8FA'",
                "track": "clear"
              }
            ]
          },
          {
            "type": "shape",
            "shape": "circle",
            "fill": { "light": "#FFFFFF", "dark": "#1B1E24" },
            "frame": { "width": "=r * 1.31", "height": "=r * 1.31" }
          },
          { "type": "use", "template": "clockMarks", "with": { "count": 60, "skip": 5, "thickness": 0.014, "length": 0.04, "outer": 0.62, "color": "=isDark ? 'white/0.32' : 'black/0.32'" } },
          { "type": "use", "template": "clockMarks", "with": { "count": 12, "skip": 0, "thickness": 0.022, "length": 0.07, "outer": 0.62, "color": "=isDark ? 'white/0.9' : 'black/0.8'" } },
          { "type": "use", "template": "clockNumerals", "with": { "numerals": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "side": 0.185, "at": 0.85, "bold": "=__hour % 12 == 0 ? 12 : __hour % 12", "color": "=isDark ? '#E7EBF2' : '#2B3340'", "boldColor": "#101418" } },
          {
            "type": "zstack",
            "shadow": { "color": { "light": "black/0.28", "dark": "black/0.6" }, "radius": "=r * 0.018", "y": "=r * 0.02" },
            "children": [
              { "type": "use", "template": "clockHand", "with": { "angle": "=hourAngle", "length": 0.4, "start": 0, "thickness": 0.12, "neck": 0, "color": "=isDark ? '#F1F7FF' : '#1B2636'" } },
              { "type": "use", "template": "clockHand", "with": { "angle": "=minuteAngle", "length": 0.6, "start": 0, "thickness": 0.088, "neck": 0, "color": "=isDark ? '#F1F7FF' : '#1B2636'" } }
            ]
          },
          { "type": "shape", "shape": "circle", "fill": "=isDark ? '#F1F7FF' : '#1B2636'", "frame": { "width": "=r * 0.15", "height": "=r * 0.15" } },
          { "when": "=second_hand", "type": "use", "template": "clockSecond", "with": { "length": 0.63, "tail": 0.17, "thickness": 0.02 } },
          { "type": "shape", "shape": "circle", "fill": "=accent", "frame": { "width": "=r * 0.068", "height": "=r * 0.068" } }
        ]
      }
      """#,
    "clockWord": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
        "children": [
          {
            "type": "text",
            "id": "time",
            "spans": [
              { "text": "{{__time_words_minutes}} ", "foreground": "label" },
              { "text": "{{__time_words_hour}} ", "foreground": "accentInk" },
              { "text": "{{__time_words_part}}", "foreground": "secondary", "font": { "weight": "regular" } }
            ],
            "font": {
              "size": { "small": 25, "medium": 36, "default": 52 },
              "lineHeight": { "small": 28, "medium": 40, "default": 58 },
              "weight": "semibold",
              "tracking": -0.5
            },
            "lineLimit": 4,
            "minimumScale": 0.7
          }
        ]
      }
      """#,
    "conditions": #"""
      {
        "type": "zstack",
        "foreground": "white",
        "children": [
          {
            "type": "use",
            "template": "sky",
            "with": {
              "sky": "=__weather_temp == '' ? 'none' : __weather_sky",
              "glowX": "=isTall ? width - 66 : isMedium ? 56 : 40",
              "glowY": "=isTall ? 94 : -64",
              "glowRadius": "=isTall ? 122 : 150"
            }
          },
          { "when": "=__weather_temp == ''", "type": "use", "template": "conditionsNone", "with": { "quiet": "=isLight ? 'white/0.9' : 'white/0.72'" } },
          { "when": "=__weather_temp != '' and not isTall", "type": "use", "template": "conditionsWide", "with": { "quiet": "=isLight ? 'white/0.9' : 'white/0.72'", "cardFill": "=isLight ? '#081428/0.16' : 'white/0.07'" } },
          { "when": "=__weather_temp != '' and isTall", "type": "use", "template": "conditionsTall", "with": { "quiet": "=isLight ? 'white/0.9' : 'white/0.72'", "cardFill": "=isLight ? '#081428/0.16' : 'white/0.07'" } }
        ]
      }
      """#,
    "conditionsCard": #"""
      {
        "type": "hstack",
        "padding": { "horizontal": 12 },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
        "background": { "type": "use", "template": "conditionsCardGround" },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "children": [
              {
                "type": "hstack",
                "spacing": 5,
                "children": [
                  { "type": "symbol", "name": "=icon", "size": 13 },
                  { "type": "text", "text": "=title", "font": "caption", "foreground": "=quiet", "lineLimit": 1 }
                ]
              },
              { "type": "use", "template": "conditionsValue", "with": { "side": 22, "unitSide": 13 } },
              { "when": "=note == 'dew'", "type": "text", "text": "Dew point {{__weather_dew_point}}°", "font": { "style": "caption2", "tabular": true }, "foreground": "=quiet", "lineLimit": 1 },
              { "when": "=note == 'wind' and __weather_gust != ''", "type": "text", "id": "gust", "text": "{{__weather_wind_compass}}, gusts {{__weather_gust}}", "font": { "style": "caption2", "tabular": true }, "foreground": "=quiet", "lineLimit": 1 },
              { "when": "=note == 'wind' and __weather_gust == ''", "type": "text", "id": "compass", "text": "From {{__weather_wind_compass}}", "font": { "style": "caption2", "tabular": true }, "foreground": "=quiet", "lineLimit": 1 },
              { "when": "=note == 'pressure'", "type": "text", "text": "At sea level", "font": "caption2", "foreground": "=quiet", "lineLimit": 1 },
              { "when": "=note == 'feels'", "type": "text", "text": "=__feels_like_c < __weather_temp_c ? 'Colder than it is' : __feels_like_c > __weather_temp_c ? 'Warmer than it is' : 'As it is'", "font": "caption2", "foreground": "=quiet", "lineLimit": 1, "minimumScale": 0.85 }
            ]
          },
          { "type": "spacer", "minLength": 4 },
          { "type": "use", "template": "conditionsGauge", "frame": { "width": 36, "height": 36 } }
        ]
      }
      """#,
    "conditionsCardGround": #"""
      {
        "type": "shape",
        "shape": "roundedRectangle",
        "radius": 12,
        "fill": "=cardFill",
        "border": {
          "fill": {
            "linear": { "stops": ["=isLight ? 'white/0.26' : 'white/0.16'", "=isLight ? 'white/0.07' : 'white/0.04'"] }
          },
          "width": 1,
          "shape": "roundedRectangle",
          "radius": 12
        }
      }
      """#,
    "conditionsGauge": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=gauge == 'humidity'", "type": "gauge", "value": "=value", "max": 100, "lineWidth": 3.5, "fill": "white", "track": "white/0.2", "frame": { "width": 34, "height": 34 } },
          {
            "when": "=gauge == 'wind'",
            "type": "zstack",
            "children": [
              {
                "type": "forEach",
                "items": 16,
                "as": "mark",
                "children": [
                  {
                    "type": "zstack",
                    "alignment": "top",
                    "frame": { "width": 36, "height": 36, "alignment": "top" },
                    "rotation": "=mark * 22.5",
                    "children": [{ "type": "shape", "shape": "capsule", "fill": "white/0.26", "frame": { "width": 1.5, "height": 3.5 } }]
                  }
                ]
              },
              { "when": "=__weather_wind_direction != ''", "type": "symbol", "name": "location.fill", "size": 17, "rotation": "=__weather_wind_direction + 135" }
            ]
          },
          {
            "when": "=gauge == 'pressure'",
            "type": "zstack",
            "children": [
              { "type": "gauge", "value": 1, "start": -130, "sweep": 260, "lineWidth": 3.5, "fill": "white/0.2", "track": "clear", "frame": { "width": 34, "height": 34 } },
              {
                "when": "=value != ''",
                "type": "zstack",
                "alignment": "top",
                "frame": { "width": 36, "height": 36, "alignment": "top" },
                "rotation": "=-130 + clamp((value - 960) / 90, 0, 1) * 260",
                "children": [{ "type": "shape", "shape": "capsule", "fill": "white", "frame": { "width": 3.5, "height": 9 } }]
              }
            ]
          },
          {
            "when": "=gauge == 'feels'",
            "type": "zstack",
            "children": [
              { "type": "shape", "shape": "capsule", "fill": "white/0.2", "frame": { "width": 3.5, "height": 36 } },
              {
                "when": "=value != '' and abs(__feels_like_c - __weather_temp_c) >= 3",
                "type": "shape",
                "shape": "circle",
                "fill": "clear",
                "stroke": { "fill": "white", "width": 2 },
                "frame": { "width": 9, "height": 9 },
                "offset": { "y": "=clamp((__feels_like_c - __weather_temp_c) * 1.1, -12, 12)" }
              },
              { "when": "=value != ''", "type": "shape", "shape": "circle", "fill": "white", "frame": { "width": 9, "height": 9 }, "offset": { "y": "=abs(__feels_like_c - __weather_temp_c) >= 3 ? clamp((__weather_temp_c - __feels_like_c) * 1.1, -12, 12) : 0" } }
            ]
          }
        ]
      }
      """#,
    "conditionsNone": #"""
      {
        "type": "hstack",
        "alignment": "=isTall ? 'center' : 'top'",
        "spacing": 14,
        "padding": { "horizontal": 16, "vertical": 20 },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
        "children": [
          { "type": "symbol", "name": "cloud.fill", "size": { "small": 34, "default": 56 }, "color": "white/0.9", "overlay": { "type": "symbol", "name": "exclamationmark.circle.fill", "size": { "small": 14, "default": 22 }, "color": "#FFD60A" }, "overlayAlignment": "bottomTrailing" },
          {
            "type": "vstack",
            "alignment": "leading",
            "spacing": 2,
            "children": [
              { "type": "text", "id": "primary", "text": "No weather yet", "font": { "style": { "small": "subheadline", "default": "headline" }, "weight": "semibold" }, "lineLimit": 2 },
              { "type": "text", "id": "hint", "text": "Nothing has been stored.", "font": "footnote", "foreground": "=quiet", "lineLimit": 2 }
            ]
          }
        ]
      }
      """#,
    "conditionsSmallCard": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": 8,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "background": { "type": "use", "template": "conditionsCardGround" },
        "children": [
          { "type": "text", "text": "=title", "font": "caption2", "foreground": "=quiet", "lineLimit": 1 },
          { "type": "spacer" },
          { "type": "use", "template": "conditionsValue", "with": { "side": "=length(value) > 3 ? 16 : 18", "unitSide": 11 } }
        ]
      }
      """#,
    "conditionsTall": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": 11,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "children": [
              {
                "type": "hstack",
                "spacing": 8,
                "padding": { "horizontal": 13 },
                "frame": { "height": 32 },
                "background": {
                  "type": "shape",
                  "shape": "capsule",
                  "fill": "=cardFill",
                  "border": { "fill": { "linear": { "stops": ["=isLight ? 'white/0.26' : 'white/0.16'", "=isLight ? 'white/0.07' : 'white/0.04'"] } }, "width": 1, "shape": "capsule" }
                },
                "children": [
                  { "type": "symbol", "name": "location.fill", "size": 13 },
                  { "type": "text", "id": "place", "text": "{{__weather_location|Here}}", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": 1 },
                  { "when": "=__location_coordinates != ''", "type": "text", "id": "coordinates", "text": "{{__location_coordinates}}", "font": { "style": "caption2", "weight": "medium", "tabular": true }, "foreground": "=quiet", "lineLimit": 1, "fixedSize": true }
                ]
              },
              { "type": "spacer", "minLength": 8 },
              { "when": "=__weather_age_min < 60", "type": "text", "id": "time", "text": "{{__weather_updated_local}}", "font": { "style": "caption2", "tabular": true }, "foreground": "=quiet", "fixedSize": true, "padding": { "trailing": 5 } },
              { "when": "=__weather_age_min >= 60", "type": "text", "id": "age", "text": "{{__weather_age}} ago", "font": { "style": "caption2", "tabular": true }, "foreground": "#FFD60A", "fixedSize": true, "padding": { "trailing": 5 } }
            ]
          },
          {
            "type": "hstack",
            "padding": { "leading": 5, "trailing": 5 },
            "margin": { "top": 7 },
            "children": [
              {
                "type": "text",
                "id": "temperature",
                "text": "{{__weather_temp}}°",
                "font": { "size": 88, "lineHeight": 88, "weight": "light", "tabular": true, "tracking": -3 },
                "alignsInk": true,
                "lineLimit": 1,
                "minimumScale": 0.7
              },
              { "type": "spacer", "minLength": 0 },
              { "when": "=__weather_symbol != ''", "type": "symbol", "name": "=__weather_symbol", "mode": "multicolor", "colorScheme": "dark", "size": 96 }
            ]
          },
          {
            "type": "hstack",
            "alignment": "firstTextBaseline",
            "padding": { "horizontal": 5 },
            "children": [
              { "type": "text", "id": "condition", "text": "{{__weather_condition|}}", "font": { "style": "headline", "weight": "semibold" }, "lineLimit": 1 },
              { "type": "spacer", "minLength": 8 },
              { "when": "=__weather_high != '' and __weather_low != ''", "type": "text", "text": "H {{__weather_high}}°  L {{__weather_low}}°", "font": { "style": "footnote", "tabular": true }, "fixedSize": true }
            ]
          },
          { "type": "spacer", "minLength": 6 },
          {
            "type": "vstack",
            "spacing": 8,
            "frame": { "height": 158 },
            "children": [
              {
                "type": "hstack",
                "spacing": 8,
                "children": [
                  { "type": "use", "template": "conditionsCard", "with": { "icon": "drop.fill", "title": "Humidity", "value": "=__weather_humidity", "unit": "%", "note": "=__weather_dew_point == '' ? '' : 'dew'", "gauge": "humidity" } },
                  { "type": "use", "template": "conditionsCard", "with": { "icon": "wind", "title": "Wind", "value": "=__weather_wind", "unit": "=__weather_wind == __weather_wind_mph ? 'mph' : 'km/h'", "note": "=__weather_wind_compass == '' ? '' : 'wind'", "gauge": "wind" } }
                ]
              },
              {
                "type": "hstack",
                "spacing": 8,
                "children": [
                  { "type": "use", "template": "conditionsCard", "with": { "icon": "gauge", "title": "Pressure", "value": "=__weather_pressure_hpa", "unit": "hPa", "note": "=__weather_pressure_hpa == '' ? '' : 'pressure'", "gauge": "pressure" } },
                  { "type": "use", "template": "conditionsCard", "with": { "icon": "thermometer.medium", "title": "Feels like", "value": "=__feels_like", "unit": "°", "note": "=__feels_like == '' ? '' : 'feels'", "gauge": "feels" } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "conditionsValue": #"""
      {
        "type": "zstack",
        "alignment": "leading",
        "children": [
          { "when": "=value == ''", "type": "text", "text": "–", "foreground": "=quiet", "font": { "size": "=side", "weight": "semibold" } },
          {
            "when": "=value != ''",
            "type": "text",
            "spans": [
              { "text": "{{value}}", "font": { "size": "=side", "weight": "semibold", "tabular": true } },
              { "text": "{{=unit == \"°\" ? unit : \" \"}}", "font": { "size": "=unit == '°' ? side : 8", "weight": "semibold" } },
              { "text": "{{=unit == \"°\" ? \"\" : unit}}", "font": { "size": "=unitSide", "weight": "medium" }, "foreground": "=quiet" }
            ],
            "lineLimit": 1
          }
        ]
      }
      """#,
    "conditionsWide": #"""
      {
        "type": "hstack",
        "alignment": "top",
        "spacing": 8,
        "padding": { "leading": 16, "trailing": 11, "vertical": 11 },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "padding": { "top": 5, "bottom": 3 },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              {
                "type": "hstack",
                "spacing": 5,
                "children": [
                  { "type": "symbol", "name": "location.fill", "size": 12 },
                  { "type": "text", "id": "place", "text": "{{__weather_location|Here}}", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": 1 }
                ]
              },
              { "when": "=__location_coordinates != ''", "type": "text", "id": "coordinates", "text": "{{__location_coordinates}}", "font": { "style": "caption2", "tabular": true }, "foreground": "=quiet", "lineLimit": 1, "minimumScale": 0.85 },
              { "type": "spacer" },
              {
                "type": "text",
                "id": "temperature",
                "text": "{{__weather_temp}}°",
                "font": { "size": 56, "lineHeight": 56, "weight": "light", "tabular": true, "tracking": -1.5 },
                "alignsInk": true,
                "lineLimit": 1,
                "minimumScale": 0.7
              },
              { "type": "spacer" },
              {
                "type": "hstack",
                "spacing": 6,
                "children": [
                  { "when": "=__weather_symbol != ''", "type": "symbol", "name": "=__weather_symbol", "mode": "multicolor", "colorScheme": "dark", "size": 22 },
                  { "type": "text", "id": "condition", "text": "{{__weather_condition|}}", "font": { "style": "footnote", "weight": "medium" }, "lineLimit": 1, "minimumScale": 0.85 }
                ]
              }
            ]
          },
          {
            "when": "=isMedium",
            "type": "vstack",
            "spacing": 8,
            "frame": { "width": 176 },
            "children": [
              {
                "type": "hstack",
                "spacing": 8,
                "children": [
                  { "type": "use", "template": "conditionsSmallCard", "with": { "title": "Humidity", "value": "=__weather_humidity", "unit": "%" } },
                  { "type": "use", "template": "conditionsSmallCard", "with": { "title": "Wind", "value": "=__weather_wind", "unit": "=__weather_wind == __weather_wind_mph ? 'mph' : 'km/h'" } }
                ]
              },
              {
                "type": "hstack",
                "spacing": 8,
                "children": [
                  { "type": "use", "template": "conditionsSmallCard", "with": { "title": "Pressure", "value": "=__weather_pressure_hpa", "unit": "hPa" } },
                  { "type": "use", "template": "conditionsSmallCard", "with": { "title": "Feels like", "value": "=__feels_like", "unit": "°" } }
                ]
              }
            ]
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
    "feelsLike": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=__feels_like_c != ''",
            "type": "forEach",
            "items": [
              { "from": -100, "below": 0, "light": "#007AFF", "dark": "#0A84FF" },
              { "from": 0, "below": 10, "light": "#30B0C7", "dark": "#40C8E0" },
              { "from": 10, "below": 20, "light": "#34C759", "dark": "#30D158" },
              { "from": 20, "below": 30, "light": "#FFB300", "dark": "#FFC828" },
              { "from": 30, "below": 100, "light": "#FF5230", "dark": "#FF4242" }
            ],
            "as": "band",
            "children": [
              {
                "when": "=__feels_like_c >= band.from and __feels_like_c < band.below",
                "type": "shape",
                "opacity": { "light": 0.2, "dark": 0.34 },
                "fill": {
                  "glow": {
                    "x": "=(isSmall ? 20 : 40) / width",
                    "y": "=isSmall ? 10 / height : 0",
                    "radius": "=isSmall ? 190 : 300",
                    "color": { "light": "=band.light", "dark": "=band.dark" }
                  }
                }
              }
            ]
          },
          {
            "when": "=__weather_temp == ''",
            "type": "use",
            "template": "feelsLikeEmpty"
          },
          {
            "when": "=__weather_temp != '' and isSmall",
            "type": "use",
            "template": "feelsLikeSmall",
            "with": { "quiet": "=isDark ? '#EBEBF5/0.68' : '#3C3C43/0.78'" }
          },
          {
            "when": "=__weather_temp != '' and not isSmall",
            "type": "use",
            "template": "feelsLikeWide",
            "with": { "quiet": "=isDark ? '#EBEBF5/0.68' : '#3C3C43/0.78'" }
          }
        ]
      }
      """#,
    "feelsLikeEmpty": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          { "type": "text", "text": "Feels like", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondary" },
          { "type": "text", "text": "– –", "font": { "size": 44, "weight": "medium" }, "foreground": "tertiary" },
          { "type": "spacer" },
          { "type": "text", "id": "primary", "text": "No recent weather", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": 2 }
        ]
      }
      """#,
    "feelsLikeScale": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": 4,
        "children": [
          {
            "type": "zstack",
            "alignment": "leading",
            "frame": { "width": "=barWidth", "height": 14, "alignment": "leading" },
            "children": [
              {
                "type": "shape",
                "shape": "capsule",
                "fill": {
                  "linear": {
                    "degrees": 90,
                    "stops": [
                      { "color": "#7A6BFF", "at": 0 }, { "color": "#3E8BFF", "at": 0.185 }, { "color": "#34B9F0", "at": 0.338 }, { "color": "#3CCFA8", "at": 0.462 },
                      { "color": "#8FD14B", "at": 0.585 }, { "color": "#FFD23C", "at": 0.677 }, { "color": "#FF9D2E", "at": 0.769 }, { "color": "#FF5347", "at": 0.892 }, { "color": "#D62F6B", "at": 1 }
                    ]
                  }
                },
                "frame": { "height": 6 }
              },
              {
                "type": "shape",
                "shape": "circle",
                "fill": "white",
                "stroke": { "fill": "black/0.28", "width": 2 },
                "frame": { "width": 10, "height": 10 },
                "margin": { "leading": "=clamp((__weather_temp_c + 20) / 65, 0, 1) * (barWidth - 10)" }
              },
              {
                "type": "shape",
                "shape": "circle",
                "fill": "=__feels_like_color",
                "stroke": { "fill": "white", "width": 3 },
                "frame": { "width": 14, "height": 14 },
                "margin": { "leading": "=clamp((__feels_like_c + 20) / 65, 0, 1) * (barWidth - 14)" },
                "shadow": { "color": "black/0.32", "radius": 2, "y": 1 }
              }
            ]
          },
          {
            "type": "text",
            "id": "actual",
            "text": "Actual {{__weather_temp}}°",
            "font": { "style": "caption2", "tabular": true },
            "foreground": "=quiet",
            "fixedSize": true,
            "frame": { "width": 62 },
            "margin": { "leading": "=clamp((__weather_temp_c + 20) / 65 * barWidth - 31, 0, barWidth - 62)" }
          }
        ]
      }
      """#,
    "feelsLikeSmall": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "horizontal": 16, "top": 16, "bottom": 14 },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "overlay": {
          "when": "=__weather_worst_symbol != '' or __weather_symbol != ''",
          "type": "symbol",
          "name": "=__weather_worst_symbol == '' ? __weather_symbol : __weather_worst_symbol",
          "mode": "multicolor",
          "size": 28,
          "margin": { "top": 12, "trailing": 14 }
        },
        "overlayAlignment": "topTrailing",
        "children": [
          { "type": "use", "template": "feelsLikeTitle", "with": { "side": 52, "felt": "{{__feels_like}}°", "actual": "{{__weather_temp}}°" } },
          {
            "when": "=__clothing_layer != ''",
            "type": "text",
            "id": "clothing",
            "text": "{{__clothing}}",
            "fit": [{ "style": "footnote", "weight": "semibold" }, { "style": "caption", "weight": "semibold" }, { "style": "caption2", "weight": "semibold" }],
            "lineLimit": 1,
            "margin": { "top": 2 }
          },
          { "when": "=__feels_like != ''", "type": "text", "id": "actual", "text": "Actual {{__weather_temp}}°", "font": { "style": "caption", "tabular": true }, "foreground": "=quiet", "lineLimit": 1, "margin": { "top": 2 } },
          { "type": "spacer" },
          { "type": "use", "template": "feelsLikeWind", "with": { "showsDirection": false }, "font": { "style": "caption", "tabular": true }, "foreground": "=quiet" }
        ]
      }
      """#,
    "feelsLikeTitle": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": -1,
        "children": [
          {
            "when": "=__weather_age_min < 60",
            "type": "text",
            "text": "=__feels_like == '' ? 'Actual' : 'Feels like'",
            "font": { "style": "footnote", "weight": "semibold" },
            "foreground": "=quiet",
            "lineLimit": 1
          },
          {
            "when": "=__weather_age_min >= 60",
            "type": "text",
            "id": "age",
            "text": "{{__weather_age}} ago",
            "font": { "style": "footnote", "weight": "semibold" },
            "foreground": "orangeInk",
            "lineLimit": 1
          },
          {
            "type": "text",
            "id": "felt",
            "text": "=__feels_like == '' ? actual : felt",
            "font": { "size": "=side", "lineHeight": "=side", "weight": "medium", "tabular": true, "tracking": -1 },
            "alignsInk": true,
            "lineLimit": 1,
            "minimumScale": 0.8
          }
        ]
      }
      """#,
    "feelsLikeWide": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "alignment": "top",
            "children": [
              { "type": "use", "template": "feelsLikeTitle", "with": { "side": 56, "felt": "{{__feels_like}}°", "actual": "{{__weather_temp}}°" }, "frame": { "width": 134, "alignment": "leading" } },
              {
                "type": "vstack",
                "alignment": "leading",
                "spacing": 7,
                "children": [
                  {
                    "type": "hstack",
                    "spacing": 10,
                    "children": [
                      {
                        "when": "=__weather_worst_symbol != '' or __weather_symbol != ''",
                        "type": "symbol",
                        "name": "=__weather_worst_symbol == '' ? __weather_symbol : __weather_worst_symbol",
                        "mode": "multicolor",
                        "size": 36
                      },
                      {
                        "type": "vstack",
                        "alignment": "leading",
                        "children": [
                          { "type": "text", "id": "worst", "text": "=__weather_worst_condition == '' ? __weather_condition : __weather_worst_condition", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.85 },
                          { "when": "=__weather_worst_condition != ''", "type": "text", "text": "Worst today, {{__weather_worst_when|}}", "font": { "style": "caption", "tabular": true }, "foreground": "=quiet", "lineLimit": 1 }
                        ]
                      }
                    ]
                  },
                  { "type": "use", "template": "feelsLikeWind", "with": { "showsDirection": true }, "font": { "style": "footnote", "weight": "medium", "tabular": true }, "margin": { "leading": 4 } }
                ]
              }
            ]
          },
          { "type": "spacer" },
          { "when": "=__feels_like != ''", "type": "use", "template": "feelsLikeScale", "with": { "barWidth": "=width - 32" } },
          { "type": "spacer" },
          { "when": "=__clothing != ''", "type": "text", "id": "clothing", "text": "{{__clothing}}", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.85 }
        ]
      }
      """#,
    "feelsLikeWind": #"""
      {
        "type": "hstack",
        "spacing": 5,
        "children": [
          { "type": "symbol", "name": "wind", "size": 14, "color": "=quiet" },
          { "when": "=__weather_wind == ''", "type": "text", "text": "–" },
          { "when": "=__weather_wind != '' and showsDirection", "type": "text", "id": "wind", "text": "{{__weather_wind}} {{=__weather_wind == __weather_wind_mph ? \"mph\" : \"km/h\"}} {{__weather_wind_compass}}", "lineLimit": 1 },
          { "when": "=__weather_wind != '' and not showsDirection", "type": "text", "id": "windOnly", "text": "{{__weather_wind}} {{=__weather_wind == __weather_wind_mph ? \"mph\" : \"km/h\"}}", "lineLimit": 1 },
          { "type": "spacer", "minLength": 6 },
          { "type": "symbol", "name": "umbrella.fill", "size": 13, "color": "=quiet" },
          { "type": "text", "id": "chance", "text": "{{__weather_precip|–}}{{=__weather_precip == \"\" ? \"\" : \"%\"}}", "lineLimit": 1, "fixedSize": true }
        ]
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
    "nextUpAllDay": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "horizontal": 10, "vertical": 5 },
        "frame": { "maxWidth": "infinity", "alignment": "leading" },
        "background": { "type": "shape", "shape": "roundedRectangle", "radius": 8, "fill": "=color", "opacity": { "light": 0.15, "dark": 0.22 } },
        "children": [
          { "type": "text", "text": "=title", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1 },
          { "type": "text", "text": "All day", "font": "caption", "foreground": "secondary", "lineLimit": 1 }
        ]
      }
      """#,
    "nextUpCalendar": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=__calendar_next_title == ''", "type": "use", "template": "nextUpEmpty" },
          { "when": "=__calendar_next_title != '' and isSmall", "type": "use", "template": "nextUpEvent", "padding": { "horizontal": 16, "top": 14, "bottom": 16 } },
          {
            "when": "=__calendar_next_title != '' and isMedium",
            "type": "hstack",
            "alignment": "top",
            "spacing": 12,
            "padding": { "horizontal": 16, "top": 14, "bottom": 16 },
            "children": [
              { "type": "use", "template": "nextUpEvent", "frame": { "width": 162, "maxHeight": "infinity", "alignment": "topLeading" } },
              { "type": "use", "template": "nextUpThen" }
            ]
          },
          { "when": "=__calendar_next_title != '' and isTall", "type": "use", "template": "nextUpDay", "padding": { "horizontal": 16, "top": 14, "bottom": 16 } }
        ]
      }
      """#,
    "nextUpCard": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "leading": 12 },
        "background": {
          "type": "shape",
          "shape": "roundedRectangle",
          "radius": 2,
          "fill": "=__calendar_next_color == '' ? 'accent' : __calendar_next_color",
          "frame": { "width": 4, "maxHeight": "infinity" },
          "padding": { "top": 3, "bottom": 2 }
        },
        "backgroundAlignment": "leading",
        "children": [
          {
            "type": "text",
            "id": "title",
            "text": "{{__calendar_next_title}}",
            "font": { "style": { "large": "title3", "extraLarge": "title3", "default": "headline" }, "weight": "semibold" },
            "lineLimit": "=isTall or __calendar_next_location == '' ? 2 : 1"
          },
          { "type": "text", "id": "time", "text": "{{__calendar_next_span}}", "font": { "style": "footnote", "tabular": true }, "foreground": "secondary", "lineLimit": 1, "minimumScale": 0.85 },
          { "when": "=__calendar_next_location != ''", "type": "text", "id": "place", "text": "{{__calendar_next_location}}", "font": "footnote", "foreground": "secondary", "lineLimit": 1 }
        ]
      }
      """#,
    "nextUpDay": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "alignment": "top",
            "children": [
              { "type": "use", "template": "nextUpWait" },
              { "type": "spacer" },
              { "type": "text", "text": "{{__now||date:EEE d MMM}}", "font": { "style": "footnote", "tabular": true }, "foreground": "secondary", "fixedSize": true }
            ]
          },
          {
            "when": "=not __calendar_next_is_all_day",
            "type": "use",
            "template": "nextUpCard",
            "margin": { "top": 8 }
          },
          {
            "when": "=__calendar_next_is_all_day",
            "type": "use",
            "template": "nextUpAllDay",
            "with": { "title": "=__calendar_next_title", "color": "=__calendar_next_color == '' ? 'accent' : __calendar_next_color" },
            "margin": { "top": 10 }
          },
          { "when": "=count(calendar.events) > 1", "type": "shape", "fill": "separator", "frame": { "height": 1 }, "margin": { "top": 13, "bottom": 10 } },
          { "when": "=count(calendar.events) < 2", "type": "text", "text": "Nothing after that", "font": "footnote", "foreground": "secondary", "margin": { "top": 18 } },
          {
            "when": "=__calendar_then_title != ''",
            "type": "text",
            "text": "=__calendar_then_is_today and not __calendar_then_is_all_day ? 'Then' : __calendar_then_wait",
            "font": "footnote",
            "foreground": "secondary"
          },
          {
            "type": "vstack",
            "alignment": "leading",
            "spacing": 10,
            "margin": { "top": 7 },
            "children": [
              {
                "type": "forEach",
                "items": "=calendar.events",
                "as": "event",
                "limit": 4,
                "children": [
                  {
                    "when": "=index > 0 and not event.is_all_day",
                    "type": "hstack",
                    "padding": { "leading": 12 },
                    "background": {
                      "type": "shape",
                      "shape": "roundedRectangle",
                      "radius": 2,
                      "fill": "=event.color == '' ? 'accent' : event.color",
                      "frame": { "width": 4, "maxHeight": "infinity" },
                      "padding": { "top": 2, "bottom": 1 }
                    },
                    "backgroundAlignment": "leading",
                    "children": [
                      {
                        "type": "vstack",
                        "alignment": "leading",
                        "children": [
                          { "type": "text", "text": "=event.title", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1 },
                          { "type": "text", "text": "=event.location == '' ? (event.is_today ? 'Today' : event.wait) : event.location", "font": "caption", "foreground": "secondary", "lineLimit": 1 }
                        ]
                      },
                      { "type": "spacer", "minLength": 8 },
                      {
                        "type": "vstack",
                        "alignment": "trailing",
                        "children": [
                          { "type": "text", "text": "=event.time_local", "font": { "style": "subheadline", "tabular": true }, "fixedSize": true },
                          { "type": "text", "text": "=event.is_today ? event.end_local : event.is_tomorrow ? 'Tomorrow' : event.weekday", "font": { "style": "caption", "tabular": true }, "foreground": "secondary", "fixedSize": true }
                        ]
                      }
                    ]
                  },
                  {
                    "when": "=index > 0 and event.is_all_day",
                    "type": "hstack",
                    "padding": { "horizontal": 10 },
                    "frame": { "maxWidth": "infinity", "height": 28 },
                    "background": { "type": "shape", "shape": "roundedRectangle", "radius": 8, "fill": "=event.color == '' ? 'accent' : event.color", "opacity": { "light": 0.15, "dark": 0.22 } },
                    "children": [
                      { "type": "text", "text": "=event.title", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1 },
                      { "type": "spacer", "minLength": 8 },
                      { "type": "text", "text": "=event.is_today ? 'All day' : event.is_tomorrow ? 'Tomorrow' : event.weekday", "font": "caption", "foreground": "secondary", "fixedSize": true }
                    ]
                  }
                ]
              }
            ]
          },
          { "type": "spacer" }
        ]
      }
      """#,
    "nextUpEmpty": #"""
      {
        "type": "zstack",
        "alignment": "topLeading",
        "padding": { "horizontal": 16, "top": 14, "bottom": 16 },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "spacing": -1,
            "children": [
              { "type": "text", "text": "{{__now||date:EEEE}}", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "redInk", "lineLimit": 1 },
              { "type": "text", "text": "{{__now||date:d}}", "font": { "style": "largeTitle", "weight": "bold", "tabular": true }, "alignsInk": true }
            ]
          },
          {
            "when": "=not isSmall",
            "type": "use",
            "template": "nextUpLeaf",
            "with": { "side": "=isTall ? 110 : 92" },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=isTall ? 'center' : 'trailing'" },
            "margin": { "bottom": "=isTall ? 64 : 0" }
          },
          {
            "type": "vstack",
            "alignment": "=isTall ? 'center' : 'leading'",
            "spacing": 2,
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=isTall ? 'bottom' : 'bottomLeading'" },
            "margin": { "bottom": { "large": 62, "extraLarge": 62, "default": 0 } },
            "children": [
              {
                "type": "text",
                "id": "primary",
                "text": "=__calendar_updated == '' ? 'No calendar yet' : 'Nothing planned'",
                "font": { "style": { "large": "title3", "extraLarge": "title3", "default": "subheadline" }, "weight": "semibold" },
                "lineLimit": 1
              },
              {
                "type": "text",
                "id": "hint",
                "text": "=__calendar_updated == '' ? 'No events are stored' : 'No events to come'",
                "font": { "style": { "large": "subheadline", "extraLarge": "subheadline", "default": "footnote" } },
                "foreground": "secondary",
                "lineLimit": 1
              }
            ]
          }
        ]
      }
      """#,
    "nextUpEvent": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "frame": { "maxWidth": "infinity", "alignment": "topLeading" },
        "children": [
          { "type": "use", "template": "nextUpWait" },
          { "type": "spacer", "minLength": { "large": 12, "extraLarge": 12, "default": 2 } },
          { "when": "=not __calendar_next_is_all_day", "type": "use", "template": "nextUpCard" },
          {
            "when": "=__calendar_next_is_all_day",
            "type": "use",
            "template": "nextUpAllDay",
            "with": { "title": "=__calendar_next_title", "color": "=__calendar_next_color == '' ? 'accent' : __calendar_next_color" }
          }
        ]
      }
      """#,
    "nextUpLeaf": #"""
      {
        "type": "vstack",
        "frame": { "width": "=side", "height": "=side" },
        "background": { "light": "#787880/0.09", "dark": "#787880/0.2" },
        "clip": { "shape": "roundedRectangle", "radius": "=side * 0.21" },
        "children": [
          { "type": "shape", "fill": { "light": "red/0.16", "dark": "red/0.3" }, "frame": { "height": "=side * 0.26" } },
          {
            "type": "vstack",
            "spacing": "=side * 0.075",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
            "children": [
              {
                "type": "forEach",
                "items": 3,
                "as": "row",
                "index": "line",
                "children": [
                  {
                    "type": "hstack",
                    "spacing": "=side * 0.075",
                    "children": [
                      {
                        "type": "forEach",
                        "items": 4,
                        "children": [
                          { "type": "shape", "shape": "circle", "fill": "=line == 1 and index == 2 ? 'red' : 'fill'", "frame": { "width": "=side * 0.0875", "height": "=side * 0.0875" } }
                        ]
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "nextUpThen": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          { "when": "=__calendar_then_title == ''", "type": "text", "text": "Nothing after that", "font": "footnote", "foreground": "secondary", "lineLimit": 2 },
          { "type": "text", "text": "Then, in {{__calendar_then_wait}}", "when": "=__calendar_then_title != '' and __calendar_then_is_today and not __calendar_then_is_all_day and not __calendar_then_is_running", "font": { "style": "footnote", "tabular": true }, "foreground": "secondary", "lineLimit": 1, "minimumScale": 0.85 },
          { "when": "=__calendar_then_title != '' and (not __calendar_then_is_today or __calendar_then_is_all_day or __calendar_then_is_running)", "type": "text", "id": "thenDay", "text": "Then, {{__calendar_then_wait||lower}}", "font": { "style": "footnote", "tabular": true }, "foreground": "secondary", "lineLimit": 1, "minimumScale": 0.85 },
          { "type": "spacer", "minLength": 2 },
          {
            "type": "vstack",
            "alignment": "leading",
            "spacing": 12,
            "children": [
              {
                "type": "forEach",
                "items": "=calendar.events",
                "as": "event",
                "limit": 3,
                "children": [
                  {
                    "when": "=index > 0",
                    "type": "hstack",
                    "padding": { "leading": 11 },
                    "background": {
                      "type": "shape",
                      "shape": "roundedRectangle",
                      "radius": 2,
                      "fill": "=event.color == '' ? 'accent' : event.color",
                      "frame": { "width": 4, "maxHeight": "infinity" },
                      "padding": { "top": 2, "bottom": 1 }
                    },
                    "backgroundAlignment": "leading",
                    "children": [
                      {
                        "type": "vstack",
                        "alignment": "leading",
                        "children": [
                          { "type": "text", "text": "=event.title", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1 },
                          { "type": "text", "text": "=event.is_all_day ? 'All day' : event.span", "font": { "style": "caption", "tabular": true }, "foreground": "secondary", "lineLimit": 1 }
                        ]
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "nextUpWait": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": -1,
        "children": [
          {
            "when": "=not __calendar_next_is_all_day",
            "type": "text",
            "text": "=__calendar_next_is_running ? 'Ends in' : 'Starts in'",
            "font": "footnote",
            "foreground": "secondary",
            "lineLimit": 1
          },
          {
            "when": "=__calendar_next_is_all_day",
            "type": "text",
            "text": "{{__calendar_next_day||date:EEEE}}",
            "font": { "style": "footnote", "weight": "semibold" },
            "foreground": "redInk",
            "lineLimit": 1
          },
          {
            "when": "=not __calendar_next_is_all_day",
            "type": "text",
            "id": "wait",
            "text": "=__calendar_next_is_running ? __calendar_next_left : __calendar_next_wait",
            "fit": [
              { "size": "=isTall ? 40 : 34", "lineHeight": "=isTall ? 48 : 41", "weight": "bold", "tabular": true },
              { "style": "title", "weight": "bold", "tabular": true },
              { "style": "title2", "weight": "bold", "tabular": true }
            ],
            "lineLimit": 1,
            "alignsInk": true,
            "minimumScale": 0.8
          },
          {
            "when": "=__calendar_next_is_all_day",
            "type": "text",
            "id": "day",
            "text": "{{__calendar_next_day||date:d}}",
            "font": { "style": "largeTitle", "weight": "bold", "tabular": true },
            "alignsInk": true,
            "lineLimit": 1
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
    "sky": #"""
      {
        "type": "forEach",
        "items": [
          { "sky": "clearDay", "light": ["#0D4FA5", "#185EB3", "#2468B4"], "dark": ["#072449", "#0D3768", "#164A80"], "glow": ["#FFF6DE/0.6", "#96C6FF/0.4"] },
          { "sky": "clearNight", "light": ["#0E1440", "#1D2460", "#333A80"], "dark": ["#05081C", "#0B1034", "#171E4C"], "glow": ["#C4D0FF/0.3", "#96A8FF/0.24"] },
          { "sky": "partlyDay", "light": ["#1D5194", "#31639C", "#42678E"], "dark": ["#0E2748", "#1A385C", "#2A4763"], "glow": ["#FFF6E4/0.46", "#A0C8FF/0.3"] },
          { "sky": "partlyNight", "light": ["#151B42", "#262F5C", "#3C4770"], "dark": ["#080B20", "#121834", "#1F2843"], "glow": ["#C4D0FF/0.24", "#96A8FF/0.18"] },
          { "sky": "cloudy", "light": ["#3F4F66", "#4A5B73", "#556579"], "dark": ["#171E29", "#202A37", "#2C3746"], "glow": ["#DEEAFA/0.22", "#BED0EC/0.14"] },
          { "sky": "rain", "light": ["#17365A", "#23507C", "#2C5F90"], "dark": ["#08131F", "#0D2034", "#12304C"], "glow": ["#56B0FF/0.34", "#56B0FF/0.34"] },
          { "sky": "storm", "light": ["#1B1A38", "#312D5C", "#4A4378"], "dark": ["#0A0A18", "#15142B", "#242044"], "glow": ["#B092FF/0.4", "#9678FF/0.34"] },
          { "sky": "snow", "light": ["#375A86", "#446791", "#4F6C8D"], "dark": ["#13253B", "#1E3650", "#2D475F"], "glow": ["#EAF6FF/0.34", "#B0D2F4/0.24"] },
          { "sky": "fog", "light": ["#485459", "#555F65", "#5E6567"], "dark": ["#1A1F23", "#252B2F", "#33393C"], "glow": ["#F0F0E4/0.24", "#E0E2D6/0.14"] },
          { "sky": "none", "light": ["#454C58", "#4E5663", "#565E6B"], "dark": ["#15181D", "#1C2026", "#252A31"], "glow": ["#FFFFFF/0.12", "#FFFFFF/0.07"] }
        ],
        "as": "ground",
        "children": [
          {
            "when": "=ground.sky == sky",
            "type": "zstack",
            "children": [
              {
                "type": "shape",
                "fill": {
                  "light": { "linear": { "stops": ["=ground.light[0]", { "color": "=ground.light[1]", "at": 0.55 }, "=ground.light[2]"] } },
                  "dark": { "linear": { "stops": ["=ground.dark[0]", { "color": "=ground.dark[1]", "at": 0.55 }, "=ground.dark[2]"] } }
                }
              },
              {
                "type": "shape",
                "fill": { "glow": { "x": "=glowX / width", "y": "=glowY / height", "radius": "=glowRadius", "color": { "light": "=ground.glow[0]", "dark": "=ground.glow[1]" } } }
              },
              {
                "type": "shape",
                "fill": { "linear": { "stops": [{ "color": { "light": "white/0.08", "dark": "white/0.05" }, "at": 0 }, { "color": "white/0", "at": 0.4 }] } },
                "border": {
                  "fill": {
                    "light": { "linear": { "stops": ["white/0.34", "white/0.12", "white/0.18"] } },
                    "dark": { "linear": { "stops": ["white/0.24", "white/0.09", "white/0.12"] } }
                  },
                  "width": 1,
                  "shape": "roundedRectangle",
                  "radius": "=radius"
                }
              }
            ]
          }
        ]
      }
      """#,
    "steps": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=isTall", "type": "use", "template": "stepsLarge" },
          {
            "when": "=not isTall",
            "type": "hstack",
            "padding": 16,
            "spacing": 20,
            "children": [
              { "type": "use", "template": "stepsToday", "frame": { "width": 126, "maxHeight": "infinity", "alignment": "topLeading" } },
              { "when": "=isMedium", "type": "use", "template": "stepsWeek" }
            ]
          }
        ]
      }
      """#,
    "stepsBar": #"""
      {
        "type": "zstack",
        "alignment": "bottom",
        "frame": { "width": "=barWidth", "height": "=plotHeight", "alignment": "bottom" },
        "children": [
          {
            "when": "=day.is_today and not day.is_goal_hit and day.goal_height != ''",
            "type": "shape",
            "shape": "roundedRectangle",
            "radius": "=corner",
            "fill": { "light": "green/0.18", "dark": "green/0.2" },
            "frame": { "height": "=plotHeight * day.goal_height" }
          },
          {
            "when": "=day.steps == ''",
            "type": "shape",
            "shape": "circle",
            "fill": "tertiary",
            "frame": { "width": 3, "height": 3 },
            "margin": { "bottom": 2 }
          },
          {
            "when": "=day.steps != ''",
            "type": "zstack",
            "alignment": "bottom",
            "frame": { "width": "=barWidth", "height": "=max(plotHeight * day.height, 2)", "alignment": "bottom" },
            "clip": { "shape": "roundedRectangle", "radius": "=corner" },
            "children": [
              {
                "when": "=day.is_goal_hit or day.is_today",
                "type": "shape",
                "fill": {
                  "light": { "linear": { "stops": ["#5AD67B", "#2DBE52"] } },
                  "dark": { "linear": { "stops": ["#5BE37F", "#28B84C"] } }
                },
                "frame": { "height": "=plotHeight" }
              },
              { "when": "=not day.is_goal_hit and not day.is_today", "type": "shape", "fill": "=day.is_rest ? 'fill' : 'green/0.42'" }
            ]
          }
        ]
      }
      """#,
    "stepsCaption": #"""
      {
        "type": "zstack",
        "alignment": "leading",
        "foreground": "secondary",
        "children": [
          { "when": "=__steps_today == ''", "type": "text", "id": "caption", "text": "No step data", "lineLimit": 1 },
          { "when": "=__steps_today != '' and __steps_is_rest_day", "type": "text", "id": "rest", "text": "Rest day", "lineLimit": 1 },
          { "when": "=__steps_today != '' and not __steps_is_rest_day and __steps_goal_hit_today", "type": "text", "id": "met", "text": "Goal of {{__steps_goal_today||number:0}} met", "lineLimit": 1, "minimumScale": 0.85 },
          { "when": "=__steps_today != '' and not __steps_is_rest_day and not __steps_goal_hit_today", "type": "text", "id": "goal", "text": "of {{__steps_goal_today||number:0}} steps", "lineLimit": 1, "minimumScale": 0.85 }
        ]
      }
      """#,
    "stepsFigure": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": 1,
        "frame": { "maxWidth": "infinity", "alignment": "leading" },
        "children": [
          { "type": "text", "text": "=title", "font": { "style": "caption", "tabular": true }, "foreground": "secondary", "lineLimit": 1 },
          { "type": "text", "text": "{{value|–|number:0}}", "font": { "style": "title3", "weight": "semibold", "tabular": true }, "lineLimit": 1 }
        ]
      }
      """#,
    "stepsLarge": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "alignment": "top",
            "spacing": 16,
            "children": [
              { "type": "use", "template": "stepsRing", "with": { "side": 72, "line": 12 } },
              {
                "type": "vstack",
                "alignment": "leading",
                "children": [
                  {
                    "when": "=__steps_today != ''",
                    "type": "text",
                    "id": "steps",
                    "text": "{{__steps_today||number:0}}",
                    "font": { "size": 40, "lineHeight": 48, "weight": "bold", "tabular": true, "tracking": -0.2 },
                    "lineLimit": 1,
                    "alignsInk": true,
                    "minimumScale": 0.7
                  },
                  { "when": "=__steps_today == ''", "type": "text", "text": "– –", "font": { "size": 40, "lineHeight": 48, "weight": "bold" }, "foreground": "tertiary" },
                  { "type": "use", "template": "stepsCaption", "font": { "style": "subheadline", "tabular": true } }
                ]
              },
              { "type": "spacer", "minLength": 0 },
              { "when": "=__steps_streak > 0", "type": "use", "template": "stepsStreak" }
            ]
          },
          {
            "type": "hstack",
            "alignment": "firstTextBaseline",
            "margin": { "top": 18, "bottom": 12 },
            "children": [
              { "type": "text", "text": "Last 30 days", "font": { "style": "footnote", "weight": "semibold" } },
              { "type": "spacer" },
              { "when": "=__steps_goal_weekday > 0", "type": "text", "text": "Goal {{__steps_goal_weekday||number:0}}", "font": { "style": "caption", "tabular": true }, "foreground": "secondary" }
            ]
          },
          {
            "type": "use",
            "template": "stepsPlot",
            "with": { "bars": "=steps.days", "barWidth": 7, "plotHeight": 118, "plotWidth": "=width - 32", "corner": 3, "goalLine": "=steps.days[29].goal_height" }
          },
          {
            "type": "zstack",
            "alignment": "topLeading",
            "frame": { "maxWidth": "infinity", "height": 13, "alignment": "topLeading" },
            "margin": { "top": 5 },
            "children": [
              {
                "type": "forEach",
                "items": "=steps.days",
                "as": "day",
                "children": [
                  {
                    "when": "=day.is_week_start and index > 1 and index < 28",
                    "type": "text",
                    "text": "{{day.day||date:d MMM}}",
                    "font": { "style": "caption2", "tabular": true },
                    "foreground": "secondary",
                    "fixedSize": true,
                    "frame": { "width": 60 },
                    "margin": { "leading": "=index * (width - 39) / 29 - 26.5" }
                  }
                ]
              }
            ]
          },
          { "type": "spacer" },
          {
            "type": "hstack",
            "children": [
              { "type": "use", "template": "stepsFigure", "with": { "title": "7-day average", "value": "=__steps_avg_7" } },
              { "type": "use", "template": "stepsFigure", "with": { "title": "30-day average", "value": "=__steps_avg_30" } },
              { "type": "use", "template": "stepsFigure", "with": { "title": "Best, {{__steps_best_day_date|–|date:d MMM}}", "value": "=__steps_best_day" } }
            ]
          }
        ]
      }
      """#,
    "stepsPlot": #"""
      {
        "type": "zstack",
        "alignment": "bottom",
        "frame": { "height": "=plotHeight + 1", "alignment": "top" },
        "overlay": { "type": "shape", "fill": "separator", "frame": { "height": 1 }, "margin": { "horizontal": -2 } },
        "overlayAlignment": "bottom",
        "children": [
          {
            "when": "=goalLine > 0",
            "type": "hstack",
            "spacing": 3,
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "margin": { "bottom": "=plotHeight * goalLine" },
            "children": [
              {
                "type": "forEach",
                "items": "=floor((plotWidth + 3) / 5)",
                "children": [{ "type": "shape", "fill": "tertiary", "frame": { "width": 2, "height": 1 } }]
              }
            ]
          },
          {
            "type": "hstack",
            "children": [
              {
                "type": "forEach",
                "items": "=bars",
                "as": "day",
                "children": [
                  { "when": "=index > 0", "type": "spacer" },
                  { "type": "use", "template": "stepsBar" }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "stepsRing": #"""
      {
        "type": "gauge",
        "value": "=__steps_today_fraction == '' ? 0 : __steps_today_fraction",
        "lineWidth": "=line",
        "fill": {
          "light": { "linear": { "degrees": 90, "stops": ["#6FDD8B", "#2DBE52"] } },
          "dark": { "linear": { "degrees": 90, "stops": ["#7BEF97", "#30D158"] } }
        },
        "track": { "light": "green/0.18", "dark": "green/0.2" },
        "overlay": { "type": "symbol", "name": "figure.walk", "size": "=side * 0.48", "weight": "semibold", "color": "=__steps_today == '' ? 'tertiary' : 'greenInk'" },
        "frame": { "width": "=side", "height": "=side" }
      }
      """#,
    "stepsStreak": #"""
      {
        "type": "hstack",
        "spacing": 3,
        "accessibilityLabel": "Streak of {{__steps_streak|0}} days",
        "children": [
          { "type": "symbol", "name": "flame.fill", "size": 14, "color": "orange" },
          {
            "type": "text",
            "id": "streak",
            "text": "{{__steps_streak}} {{__steps_streak||plural:day:days}}",
            "font": { "style": "footnote", "weight": "semibold", "tabular": true },
            "foreground": "orangeInk",
            "lineLimit": 1,
            "fixedSize": true
          }
        ]
      }
      """#,
    "stepsToday": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          {
            "type": "hstack",
            "alignment": "top",
            "children": [
              { "type": "use", "template": "stepsRing", "with": { "side": 52, "line": 9 } },
              { "type": "spacer" },
              { "when": "=isSmall and __steps_streak > 0", "type": "use", "template": "stepsStreak" }
            ]
          },
          { "type": "spacer" },
          {
            "when": "=__steps_today != ''",
            "type": "text",
            "id": "steps",
            "text": "{{__steps_today||number:0}}",
            "fit": [{ "style": "largeTitle", "weight": "bold", "tabular": true }, { "style": "title", "weight": "bold", "tabular": true }, { "style": "title2", "weight": "bold", "tabular": true }],
            "lineLimit": 1,
            "alignsInk": true,
            "minimumScale": 0.7
          },
          { "when": "=__steps_today == ''", "type": "text", "text": "– –", "font": { "style": "largeTitle", "weight": "bold" }, "foreground": "tertiary" },
          { "type": "use", "template": "stepsCaption", "font": { "style": "footnote", "tabular": true }, "margin": { "top": -1 } }
        ]
      }
      """#,
    "stepsWeek": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          {
            "type": "hstack",
            "alignment": "firstTextBaseline",
            "font": { "style": "footnote", "tabular": true },
            "children": [
              {
                "when": "=__steps_avg_7 != ''",
                "type": "text",
                "id": "average",
                "spans": [{ "text": "Avg ", "foreground": "secondary" }, { "text": "{{__steps_avg_7||number:0}}", "font": { "style": "footnote", "weight": "semibold", "tabular": true } }],
                "lineLimit": 1
              },
              { "type": "spacer", "minLength": 6 },
              { "when": "=__steps_streak > 0", "type": "use", "template": "stepsStreak" }
            ]
          },
          { "type": "spacer", "minLength": 6 },
          {
            "type": "use",
            "template": "stepsPlot",
            "with": { "bars": "=steps.week", "barWidth": 14, "plotHeight": 75, "plotWidth": "=width - 178", "corner": 4, "goalLine": "=steps.week[6].goal_height" }
          },
          {
            "type": "hstack",
            "margin": { "top": 5 },
            "children": [
              {
                "type": "forEach",
                "items": "=steps.week",
                "as": "day",
                "children": [
                  { "when": "=index > 0", "type": "spacer" },
                  {
                    "type": "text",
                    "text": "=day.letter",
                    "font": { "style": "caption2", "weight": "=day.is_today ? 'semibold' : 'regular'" },
                    "foreground": "=day.is_today ? 'label' : 'secondary'",
                    "fixedSize": true,
                    "frame": { "width": 14 }
                  }
                ]
              }
            ]
          }
        ]
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
    "uv": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=__uv_now == ''", "type": "use", "template": "uvUnknown" },
          {
            "when": "=__uv_now != ''",
            "type": "forEach",
            "items": [
              { "from": 0, "below": 3, "title": "Low", "color": "#3EA72D", "ink": "#02190A" },
              { "from": 3, "below": 6, "title": "Moderate", "color": "#FFF300", "ink": "#2B2700" },
              { "from": 6, "below": 8, "title": "High", "color": "#F18B00", "ink": "#2A1600" },
              { "from": 8, "below": 11, "title": "Very high", "color": "#DE2F0F", "ink": "#FFFFFF" },
              { "from": 11, "below": 100, "title": "Extreme", "color": "#B567A4", "ink": "#1F0019" }
            ],
            "as": "band",
            "children": [
              {
                "when": "=round(__uv_now) >= band.from and round(__uv_now) < band.below",
                "type": "zstack",
                "children": [
                  { "type": "shape", "opacity": { "light": 0.15, "dark": 0.18 }, "fill": { "glow": { "x": 0, "y": 0, "radius": 240, "color": "=band.color" } } },
                  { "when": "=not isTall", "type": "use", "template": "uvWide", "with": { "isNight": "=__sun_is_up != '' and not __sun_is_up and round(__uv_now) == 0" } },
                  { "when": "=isTall", "type": "use", "template": "uvTall", "with": { "isNight": "=__sun_is_up != '' and not __sun_is_up and round(__uv_now) == 0" } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "uvCurve": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": 5,
        "children": [
          {
            "type": "zstack",
            "alignment": "bottomLeading",
            "frame": { "width": "=chartWidth", "height": "=chartHeight", "alignment": "bottomLeading" },
            "children": [
              {
                "type": "chart",
                "mark": "area",
                "values": "=uv.course.values",
                "min": 0,
                "max": "=uv.course.top",
                "interpolation": "monotone",
                "fades": "=uv.course.fades",
                "opacity": { "light": 0.3, "dark": 0.36 },
                "fill": {
                  "linear": {
                    "stops": [
                      { "color": "#B567A4", "at": "=clamp(1 - 11.6 / uv.course.top, 0, 1)" }, { "color": "#DE2F0F", "at": "=clamp(1 - 9 / uv.course.top, 0, 1)" },
                      { "color": "#F18B00", "at": "=1 - 6.5 / uv.course.top" }, { "color": { "light": "#EAC700", "dark": "#F7E000" }, "at": "=1 - 4 / uv.course.top" },
                      { "color": "#3EA72D", "at": "=1 - 1.4 / uv.course.top" }
                    ]
                  }
                }
              },
              {
                "type": "hstack",
                "spacing": 4,
                "margin": { "bottom": "=chartHeight * 2.5 / uv.course.top" },
                "children": [
                  { "type": "forEach", "items": "=floor((chartWidth + 4) / 5.5)", "children": [{ "type": "shape", "shape": "circle", "fill": "tertiary", "frame": { "width": 1.5, "height": 1.5 } }] }
                ]
              },
              {
                "type": "text",
                "text": "=isTall ? '3: protect' : '3'",
                "font": { "style": "caption2", "weight": "medium", "tabular": true },
                "foreground": "secondary",
                "fixedSize": true,
                "frame": { "width": "=chartWidth", "alignment": "=isTall ? 'trailing' : 'leading'" },
                "margin": { "bottom": "=chartHeight * 2.5 / uv.course.top + 2" }
              },
              {
                "type": "chart",
                "mark": "line",
                "values": "=uv.course.values",
                "min": 0,
                "max": "=uv.course.top",
                "interpolation": "monotone",
                "fades": "=uv.course.fades",
                "lineWidth": 3,
                "fill": {
                  "linear": {
                    "stops": [
                      { "color": "#B567A4", "at": "=clamp(1 - 11.6 / uv.course.top, 0, 1)" }, { "color": "#DE2F0F", "at": "=clamp(1 - 9 / uv.course.top, 0, 1)" },
                      { "color": "#F18B00", "at": "=1 - 6.5 / uv.course.top" }, { "color": { "light": "#EAC700", "dark": "#F7E000" }, "at": "=1 - 4 / uv.course.top" },
                      { "color": "#3EA72D", "at": "=1 - 1.4 / uv.course.top" }
                    ]
                  }
                }
              },
              { "type": "shape", "fill": "tertiary", "frame": { "height": 1 } },
              {
                "when": "=uv.course.now != ''",
                "type": "shape",
                "fill": "label",
                "frame": { "width": 1.5, "height": "=chartHeight * uv.course.now_height" },
                "margin": { "leading": "=chartWidth * uv.course.now - 0.75" }
              },
              {
                "when": "=uv.course.now != ''",
                "type": "shape",
                "shape": "circle",
                "fill": "label",
                "stroke": { "fill": "background", "width": 2.5 },
                "frame": { "width": 12, "height": 12 },
                "margin": { "leading": "=chartWidth * uv.course.now - 6", "bottom": "=max(chartHeight * uv.course.now_height - 6, 0)" }
              }
            ]
          },
          {
            "type": "zstack",
            "alignment": "leading",
            "frame": { "width": "=chartWidth", "height": 13, "alignment": "leading" },
            "children": [
              {
                "type": "forEach",
                "items": "=hours",
                "as": "hour",
                "children": [
                  {
                    "type": "text",
                    "text": "{{hour||pad:2}}",
                    "font": { "style": "caption2", "weight": "medium", "tabular": true },
                    "foreground": "secondary",
                    "fixedSize": true,
                    "frame": { "width": 20, "alignment": "=hour == 6 ? 'leading' : hour == 21 ? 'trailing' : 'center'" },
                    "margin": { "leading": "=clamp(chartWidth * (hour - 6) / 15 - 10, 0, chartWidth - 20)" }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "uvDisc": #"""
      {
        "type": "zstack",
        "frame": { "width": "=side", "height": "=side" },
        "children": [
          { "type": "shape", "shape": "circle", "fill": "=isNight ? 'fill' : __weather_age_min > 180 ? 'clear' : band.color", "stroke": { "fill": "=__weather_age_min > 180 ? band.color : 'clear'", "width": 2 } },
          {
            "type": "text",
            "id": "index",
            "text": "{{__uv_now||round}}",
            "font": { "size": "=side * (__uv_now >= 9.5 ? 0.5 : 0.58)", "weight": "semibold", "tabular": true },
            "foreground": "=isNight or __weather_age_min > 180 ? 'label' : band.ink",
            "lineLimit": 1,
            "fixedSize": true
          }
        ]
      }
      """#,
    "uvRow": #"""
      {
        "type": "hstack",
        "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "tabular": true },
        "children": [
          { "type": "symbol", "name": "=icon", "size": 14, "color": "secondary", "margin": { "trailing": 5 } },
          { "type": "text", "text": "=title", "foreground": "secondary", "lineLimit": 1 },
          { "type": "spacer", "minLength": 4 },
          { "type": "text", "text": "=value", "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "semibold", "tabular": true }, "fixedSize": true }
        ]
      }
      """#,
    "uvRows": #"""
      {
        "type": "vstack",
        "spacing": { "large": 5, "extraLarge": 5, "default": 2 },
        "children": [
          { "when": "=isNight and count(uv.days) > 1", "type": "use", "template": "uvRow", "with": { "icon": "sun.max.fill", "title": "Tomorrow", "value": "=round(uv.days[1].max)" } },
          {
            "when": "=not isNight and (__uv_burn_min == '' or __uv_vitamin_d_min == '' or __uv_vitamin_d_min < __uv_burn_min)",
            "type": "use",
            "template": "uvRow",
            "with": { "icon": "sun.max.fill", "title": "Vitamin D", "value": "=__uv_vitamin_d_min == '' ? 'not now' : __uv_vitamin_d_min > 120 ? '2 h +' : __uv_vitamin_d" }
          },
          { "when": "=not isNight", "type": "use", "template": "uvRow", "with": { "icon": "exclamationmark.triangle.fill", "title": "Burn", "value": "=__uv_burn_min == '' ? 'not today' : __uv_burn_min > 120 ? '2 h +' : __uv_burn" } }
        ]
      }
      """#,
    "uvTall": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "alignment": "firstTextBaseline",
            "children": [
              { "type": "text", "text": "UV index", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondary" },
              { "type": "spacer", "minLength": 8 },
              { "type": "text", "id": "place", "text": "{{__weather_location|}}", "font": "footnote", "foreground": "secondary", "lineLimit": 1 }
            ]
          },
          {
            "type": "hstack",
            "spacing": 14,
            "margin": { "top": 10 },
            "children": [
              { "type": "use", "template": "uvDisc", "with": { "side": 60 } },
              { "type": "use", "template": "uvTitle" },
              { "type": "spacer", "minLength": 4 },
              { "type": "use", "template": "uvRows", "frame": { "width": 130 } }
            ]
          },
          { "type": "spacer", "minLength": 6 },
          {
            "when": "=count(uv.course.values) > 0",
            "type": "use",
            "template": "uvCurve",
            "with": { "chartWidth": "=width - 32", "chartHeight": 108, "hours": [6, 9, 12, 15, 18, 21] }
          },
          { "type": "spacer", "minLength": 6 },
          {
            "when": "=count(uv.days) > 1",
            "type": "hstack",
            "alignment": "bottom",
            "children": [
              {
                "type": "forEach",
                "items": "=uv.days",
                "as": "day",
                "limit": 7,
                "children": [
                  {
                    "type": "vstack",
                    "spacing": 5,
                    "frame": { "maxWidth": "infinity" },
                    "children": [
                      {
                        "type": "zstack",
                        "alignment": "top",
                        "frame": { "width": 26, "height": "=26 + clamp((day.max - 1) / 11, 0, 1) * 34", "alignment": "top" },
                        "children": [
                          { "type": "shape", "shape": "capsule", "fill": "=round(day.max) < 3 ? '#3EA72D' : round(day.max) < 6 ? '#FFF300' : round(day.max) < 8 ? '#F18B00' : round(day.max) < 11 ? '#DE2F0F' : '#B567A4'" },
                          {
                            "type": "text",
                            "text": "{{=round(day.max)}}",
                            "font": { "size": 15, "weight": "semibold", "tabular": true },
                            "foreground": "=round(day.max) < 3 ? '#02190A' : round(day.max) < 6 ? '#2B2700' : round(day.max) < 8 ? '#2A1600' : round(day.max) < 11 ? '#FFFFFF' : '#1F0019'",
                            "fixedSize": true,
                            "padding": { "top": 4 }
                          }
                        ]
                      },
                      {
                        "type": "text",
                        "text": "=index == 0 ? 'Today' : day.weekday",
                        "font": { "style": "caption2", "weight": "=index == 0 ? 'bold' : 'medium'" },
                        "foreground": "=index == 0 ? 'label' : 'secondary'",
                        "lineLimit": 1,
                        "fixedSize": true
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "uvTitle": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          {
            "type": "text",
            "id": "band",
            "text": "=isNight ? 'No sun' : band.title",
            "font": { "style": { "large": "title2", "extraLarge": "title2", "default": "subheadline" }, "weight": "semibold" },
            "lineLimit": 1,
            "minimumScale": 0.8
          },
          { "when": "=isNight and __sun_rise_local != ''", "type": "text", "id": "rise", "text": "until {{__sun_rise_local}}", "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "tabular": true }, "foreground": "secondary", "lineLimit": 1, "minimumScale": 0.85 },
          { "when": "=not isNight and __weather_age_min <= 180 and __uv_protection != ''", "type": "text", "id": "until", "text": "{{__uv_protection}}", "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "tabular": true }, "foreground": "secondary", "lineLimit": 1, "minimumScale": 0.85 },
          { "when": "=not isNight and __weather_age_min > 180", "type": "text", "id": "age", "text": "{{__weather_age}} old", "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "tabular": true }, "foreground": "orangeInk", "lineLimit": 1 }
        ]
      }
      """#,
    "uvUnknown": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          { "type": "text", "text": "UV index", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondary" },
          { "type": "spacer" },
          {
            "type": "hstack",
            "spacing": 9,
            "children": [
              {
                "type": "zstack",
                "frame": { "width": 44, "height": 44 },
                "children": [
                  { "type": "shape", "shape": "circle", "fill": "clear", "stroke": { "fill": "tertiary", "width": 2, "dash": [4, 4] } },
                  { "type": "text", "text": "–", "font": { "size": 24, "weight": "semibold" }, "foreground": "secondary" }
                ]
              },
              { "type": "text", "id": "primary", "text": "No data", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1 }
            ]
          },
          { "type": "spacer" },
          { "type": "text", "id": "warning", "text": "Cover up between 10:00 and 16:00.", "font": { "small": "caption", "default": "footnote" }, "foreground": "secondary", "lineLimit": 2 }
        ]
      }
      """#,
    "uvWide": #"""
      {
        "type": "hstack",
        "spacing": 20,
        "padding": 16,
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "frame": { "width": 126, "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              {
                "type": "hstack",
                "children": [
                  { "type": "text", "text": "UV index", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondary", "lineLimit": 1 },
                  { "type": "spacer" },
                  { "when": "=isNight", "type": "symbol", "name": "moon.stars.fill", "size": 17, "color": "indigo" }
                ]
              },
              { "type": "spacer" },
              {
                "type": "hstack",
                "spacing": 9,
                "children": [{ "type": "use", "template": "uvDisc", "with": { "side": 44 } }, { "type": "use", "template": "uvTitle" }]
              },
              { "type": "spacer" },
              { "type": "use", "template": "uvRows" }
            ]
          },
          {
            "when": "=isMedium and count(uv.course.values) > 0",
            "type": "use",
            "template": "uvCurve",
            "with": { "chartWidth": "=width - 178", "chartHeight": 106, "ticks": ["08", "12", "16", "20"], "hours": [8, 12, 16, 20] }
          }
        ]
      }
      """#,
    "weather": #"""
      {
        "type": "zstack",
        "foreground": "white",
        "children": [
          {
            "type": "use",
            "template": "sky",
            "with": {
              "sky": "=__weather_temp == '' ? 'none' : weather.rain.is_wet ? 'rain' : __weather_sky",
              "glowX": "=weather.rain.is_wet ? 16 + weather.rain.peak_at * (isSmall ? 126 : isMedium ? 306 : 246) : (isSmall ? 88 : 170)",
              "glowY": "=weather.rain.is_wet ? (isTall ? 180 : 112) : (isSmall ? -40 : isMedium ? -50 : -60)",
              "glowRadius": "=weather.rain.is_wet ? (isSmall ? 88 : isMedium ? 160 : 180) : (isSmall ? 110 : isMedium ? 140 : 180)"
            }
          },
          {
            "when": "=__weather_temp == ''",
            "type": "use",
            "template": "weatherEmpty",
            "with": { "quiet": "=isLight ? 'white/0.9' : 'white/0.72'", "hairline": "=isLight ? 'white/0.22' : 'white/0.14'", "wet": "=isLight ? '#D3EEFF' : '#8FD2FF'" }
          },
          {
            "when": "=__weather_temp != '' and weather.rain.is_wet",
            "type": "use",
            "template": "weatherRain",
            "with": { "quiet": "=isLight ? 'white/0.9' : 'white/0.72'", "hairline": "=isLight ? 'white/0.22' : 'white/0.14'", "wet": "=isLight ? '#D3EEFF' : '#8FD2FF'" }
          },
          {
            "when": "=__weather_temp != '' and not weather.rain.is_wet",
            "type": "use",
            "template": "weatherDry",
            "with": { "quiet": "=isLight ? 'white/0.9' : 'white/0.72'", "hairline": "=isLight ? 'white/0.22' : 'white/0.14'", "wet": "=isLight ? '#D3EEFF' : '#8FD2FF'" }
          }
        ]
      }
      """#,
    "weatherDays": #"""
      {
        "type": "vstack",
        "font": { "style": "subheadline", "tabular": true },
        "children": [
          {
            "type": "forEach",
            "items": "=weather.daily",
            "as": "day",
            "limit": 5,
            "children": [
              {
                "type": "hstack",
                "frame": { "height": 28 },
                "children": [
                  { "type": "text", "text": "=day.is_today ? 'Today' : day.weekday", "font": { "style": "subheadline", "weight": "medium" }, "lineLimit": 1, "frame": { "width": 60, "alignment": "leading" } },
                  { "type": "symbol", "name": "=day.symbol == '' ? 'questionmark' : day.symbol", "mode": "multicolor", "colorScheme": "dark", "size": 22 },
                  {
                    "type": "text",
                    "text": "{{=day.precip}}%",
                    "font": { "style": "caption2", "weight": "semibold", "tabular": true },
                    "foreground": "=wet",
                    "opacity": "=day.precip != '' and day.precip >= 20 ? 1 : 0",
                    "frame": { "width": 30, "alignment": "leading" },
                    "margin": { "leading": 3 }
                  },
                  { "type": "text", "text": "{{=day.low}}°", "foreground": "=quiet", "opacity": "=day.low != '' ? 1 : 0", "lineLimit": 1, "frame": { "width": 31, "alignment": "trailing" } },
                  {
                    "type": "zstack",
                    "alignment": "leading",
                    "frame": { "maxWidth": "infinity", "height": 8 },
                    "margin": { "leading": 10 },
                    "children": [
                      { "type": "shape", "shape": "capsule", "fill": "=hairline", "frame": { "height": 4 } },
                      {
                        "when": "=day.bar_start != '' and day.bar_end != ''",
                        "type": "shape",
                        "shape": "capsule",
                        "fill": { "linear": { "degrees": 90, "stops": ["=day.low_color", "=day.middle_color", "=day.high_color"] } },
                        "frame": { "width": "=max((width - 232) * (day.bar_end - day.bar_start), 4)", "height": 4 },
                        "margin": { "leading": "=(width - 232) * day.bar_start" }
                      },
                      {
                        "when": "=day.is_today and day.bar_now != ''",
                        "type": "shape",
                        "shape": "circle",
                        "fill": "white",
                        "frame": { "width": 8, "height": 8 },
                        "margin": { "leading": "=(width - 232) * day.bar_now - 4" },
                        "shadow": { "color": "black/0.4", "radius": 2 }
                      }
                    ]
                  },
                  { "type": "text", "text": "{{=day.high}}°", "font": { "style": "subheadline", "weight": "medium", "tabular": true }, "opacity": "=day.high != '' ? 1 : 0", "lineLimit": 1, "frame": { "width": 44, "alignment": "trailing" } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "weatherDry": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "alignment": "top",
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "spacing": { "small": 2, "medium": 1, "default": 2 },
                "children": [
                  {
                    "type": "text",
                    "id": "place",
                    "text": "{{__weather_location|Weather}}",
                    "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "semibold" },
                    "lineLimit": 1
                  },
                  {
                    "type": "text",
                    "id": "temperature",
                    "text": "{{__weather_temp|–}}°",
                    "font": {
                      "size": { "large": 52, "extraLarge": 52, "default": 44 },
                      "lineHeight": { "large": 52, "extraLarge": 52, "default": 44 },
                      "weight": "light",
                      "tabular": true,
                      "tracking": { "large": -1, "extraLarge": -1, "default": -0.5 }
                    },
                    "alignsInk": true,
                    "lineLimit": 1,
                    "fixedSize": true
                  }
                ]
              },
              { "type": "spacer", "minLength": 8 },
              {
                "type": "vstack",
                "alignment": "trailing",
                "layoutPriority": 1,
                "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "tabular": true },
                "foreground": "=quiet",
                "children": [
                  {
                    "when": "=not isSmall",
                    "type": "hstack",
                    "spacing": 6,
                    "foreground": "white",
                    "frame": { "height": { "large": 18, "extraLarge": 18, "default": 16 } },
                    "children": [
                      { "when": "=__weather_symbol != ''", "type": "symbol", "name": "=__weather_symbol", "mode": "multicolor", "colorScheme": "dark", "size": { "large": 22, "extraLarge": 22, "default": 20 } },
                      { "type": "text", "id": "condition", "text": "{{__weather_condition}}", "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "semibold" }, "lineLimit": 1 }
                    ]
                  },
                  {
                    "when": "=isSmall and __weather_symbol != ''",
                    "type": "symbol",
                    "name": "=__weather_symbol",
                    "mode": "multicolor", "colorScheme": "dark",
                    "size": 26,
                    "alignsInk": true,
                    "margin": { "top": -4, "bottom": 4 }
                  },
                  {
                    "when": "=isSmall and __weather_age_min < 60 and __weather_high != '' and __weather_low != ''",
                    "type": "vstack",
                    "alignment": "trailing",
                    "font": { "style": "caption", "weight": "medium", "tabular": true },
                    "children": [{ "type": "text", "text": "H {{__weather_high}}°" }, { "type": "text", "text": "L {{__weather_low}}°" }]
                  },
                  {
                    "when": "=not isSmall and __weather_high != '' and __weather_low != ''",
                    "type": "text",
                    "text": "H {{__weather_high}}°  L {{__weather_low}}°",
                    "margin": { "top": { "large": 4, "extraLarge": 4, "default": 4 } }
                  },
                  {
                    "when": "=not isSmall and (isTall or __weather_age_min < 60)",
                    "type": "text",
                    "id": "rain",
                    "text": "{{__weather_nowcast|Next hour unavailable}}",
                    "lineLimit": 1
                  },
                  {
                    "when": "=not isTall and __weather_age_min >= 60",
                    "type": "text",
                    "id": "age",
                    "text": "{{__weather_age}} ago",
                    "foreground": "#FFD60A",
                    "lineLimit": 1
                  }
                ]
              }
            ]
          },
          {
            "when": "=count(weather.hourly) > 1",
            "type": "use",
            "template": "weatherHours",
            "with": { "showsChance": false, "firstHour": "=isSmall ? 1 : 0" },
            "margin": { "top": { "small": 10, "medium": 6, "default": 9 } }
          },
          { "when": "=isTall and count(weather.daily) > 1", "type": "shape", "fill": "=hairline", "frame": { "height": 1 }, "margin": { "top": 10, "bottom": 6 } },
          { "when": "=isTall and count(weather.daily) > 1", "type": "use", "template": "weatherDays" },
          { "when": "=isTall", "type": "spacer" },
          { "when": "=isTall", "type": "use", "template": "weatherFooter" }
        ]
      }
      """#,
    "weatherEmpty": #"""
      {
        "type": "vstack",
        "alignment": "=isSmall ? 'leading' : 'center'",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=isSmall ? 'topLeading' : 'center'" },
        "children": [
          { "when": "=isSmall", "type": "text", "text": "{{__weather_location|Weather}}", "font": { "style": "caption", "weight": "semibold" }, "lineLimit": 1 },
          { "type": "symbol", "name": "cloud.fill", "mode": "hierarchical", "color": "white/0.9", "size": { "small": 34, "default": 48 }, "alignsInk": "=isSmall", "margin": { "top": { "small": 16, "default": 0 }, "bottom": { "small": 0, "default": 8 } } },
          { "when": "=isSmall", "type": "spacer" },
          { "type": "text", "id": "primary", "text": "No weather yet", "font": { "style": { "small": "footnote", "default": "headline" }, "weight": "semibold" }, "lineLimit": 1 },
          { "type": "text", "text": "Nothing has been stored", "font": "footnote", "foreground": "=wet", "lineLimit": 1, "minimumScale": 0.85, "margin": { "top": 2 } }
        ]
      }
      """#,
    "weatherFooter": #"""
      {
        "type": "hstack",
        "font": { "style": "caption2", "tabular": true },
        "foreground": "=quiet",
        "children": [
          { "when": "=__weather_attribution != ''", "type": "text", "id": "source", "text": "{{__weather_attribution}}", "lineLimit": 1 },
          { "type": "spacer", "minLength": 12 },
          { "when": "=__weather_age_min < 60", "type": "text", "id": "time", "text": "Updated {{__weather_updated_local}}", "fixedSize": true },
          { "when": "=__weather_age_min >= 60", "type": "text", "id": "age", "text": "Updated {{__weather_age}} ago", "foreground": "#FFD60A", "fixedSize": true }
        ]
      }
      """#,
    "weatherHours": #"""
      {
        "type": "hstack",
        "margin": { "horizontal": { "small": -8, "default": -10 } },
        "children": [
          {
            "type": "forEach",
            "items": "=weather.hourly",
            "as": "hour",
            "limit": "=firstHour + (isSmall ? 4 : 7)",
            "children": [
              {
                "when": "=index >= firstHour",
                "type": "vstack",
                "frame": { "maxWidth": "infinity" },
                "children": [
                  {
                    "type": "text",
                    "text": "=hour.label",
                    "font": { "style": "caption2", "weight": "=hour.is_now ? 'semibold' : 'medium'", "tabular": true },
                    "foreground": "=hour.is_now ? 'white' : quiet",
                    "lineLimit": 1,
                    "fixedSize": true
                  },
                  {
                    "type": "symbol",
                    "name": "=hour.symbol == '' ? 'questionmark' : hour.symbol",
                    "mode": "multicolor", "colorScheme": "dark",
                    "size": { "large": 22, "extraLarge": 22, "default": 18 },
                    "margin": { "vertical": { "large": 2, "extraLarge": 2, "default": 4 } }
                  },
                  {
                    "when": "=showsChance",
                    "type": "text",
                    "text": "{{=hour.precip}}%",
                    "font": { "style": "caption2", "weight": "semibold", "tabular": true },
                    "foreground": "=wet",
                    "opacity": "=hour.precip != '' and hour.precip >= 20 ? 1 : 0",
                    "margin": { "bottom": 2 }
                  },
                  {
                    "type": "text",
                    "spans": [{ "text": "°", "foreground": "clear" }, { "text": "{{=hour.temp}}" }, { "text": "°" }],
                    "font": { "style": { "large": "subheadline", "extraLarge": "subheadline", "default": "footnote" }, "weight": "medium", "tabular": true },
                    "lineLimit": 1,
                    "fixedSize": true
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "weatherRain": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "spacing": 6,
            "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "semibold" },
            "frame": { "height": { "large": 18, "extraLarge": 18, "default": 16 } },
            "children": [
              { "type": "text", "id": "place", "text": "{{__weather_location|Weather}}", "lineLimit": 1 },
              { "type": "spacer" },
              {
                "when": "=not isSmall and __weather_symbol != ''",
                "type": "symbol",
                "name": "=__weather_symbol",
                "mode": "multicolor", "colorScheme": "dark",
                "size": { "large": 22, "extraLarge": 22, "default": 18 }
              },
              {
                "type": "text",
                "id": "temperature",
                "text": "{{__weather_temp|–}}°",
                "font": { "style": { "large": "subheadline", "extraLarge": "subheadline", "default": "caption" }, "weight": "semibold", "tabular": true },
                "fixedSize": true
              }
            ]
          },
          { "when": "=isSmall", "type": "text", "text": "=weather.rain.lead", "font": "footnote", "foreground": "=quiet", "lineLimit": 1, "margin": { "top": 2 } },
          {
            "type": "hstack",
            "alignment": "lastTextBaseline",
            "spacing": { "small": 0, "medium": 6, "default": 8 },
            "margin": { "top": { "small": -2, "medium": 2, "default": 4 } },
            "children": [
              { "when": "=not isSmall", "type": "text", "text": "=weather.rain.lead", "font": { "size": { "medium": 20, "default": 22 } }, "foreground": "=quiet", "lineLimit": 1, "fixedSize": true },
              {
                "type": "text",
                "id": "wait",
                "text": "=weather.rain.wait",
                "font": { "style": { "large": "largeTitle", "extraLarge": "largeTitle", "default": "title" }, "weight": "semibold", "tabular": true },
                "lineLimit": 1,
                "minimumScale": 0.8,
                "layoutPriority": 1
              },
              { "when": "=not isSmall", "type": "spacer", "minLength": 12 },
              { "when": "=isMedium and weather.rain.note != ''", "type": "text", "id": "note", "text": "=weather.rain.note", "font": { "style": "footnote", "tabular": true }, "foreground": "=quiet", "lineLimit": 1, "minimumScale": 0.85 }
            ]
          },
          { "when": "=isTall", "type": "text", "id": "detail", "text": "=weather.rain.detail", "font": { "style": "footnote", "tabular": true }, "foreground": "=quiet", "lineLimit": 1, "minimumScale": 0.85, "margin": { "top": 1 } },
          {
            "type": "use",
            "template": "weatherRainChart",
            "with": {
              "chartWidth": "=isSmall ? 126 : isMedium ? 306 : width - 92",
              "chartHeight": "=isSmall ? 40 : isMedium ? 52 : 94"
            },
            "margin": { "top": { "small": 0, "default": 4 } }
          },
          { "when": "=isTall", "type": "shape", "fill": "=hairline", "frame": { "height": 1 }, "margin": { "top": 14, "bottom": 10 } },
          { "when": "=isTall", "type": "use", "template": "weatherHours", "with": { "showsChance": true, "firstHour": 0 } },
          { "when": "=isTall", "type": "spacer" },
          { "when": "=isTall", "type": "use", "template": "weatherFooter" }
        ]
      }
      """#,
    "weatherRainChart": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": 5,
        "children": [
          {
            "type": "zstack",
            "alignment": "bottomLeading",
            "frame": { "width": "=chartWidth", "height": "=chartHeight", "alignment": "bottomLeading" },
            "children": [
              {
                "when": "=isTall",
                "type": "forEach",
                "items": "=weather.rain.guides",
                "as": "guide",
                "children": [
                  {
                    "type": "hstack",
                    "spacing": 8,
                    "frame": { "height": 13 },
                    "offset": { "y": "=6.5 - guide.height * (chartHeight - 2)" },
                    "fixedSize": true,
                    "children": [
                      {
                        "type": "hstack",
                        "spacing": 4,
                        "frame": { "width": "=chartWidth", "alignment": "leading" },
                        "children": [
                          {
                            "type": "forEach",
                            "items": "=floor(chartWidth / 5)",
                            "children": [
                              { "type": "shape", "shape": "circle", "fill": { "light": "white/0.34", "dark": "white/0.26" }, "frame": { "width": 1, "height": 1 } }
                            ]
                          }
                        ]
                      },
                      { "type": "text", "text": "=guide.title", "font": "caption2", "foreground": "=quiet" }
                    ]
                  }
                ]
              },
              {
                "type": "chart",
                "mark": "area",
                "values": "=weather.rain.curve",
                "min": 0,
                "max": 1,
                "placement": "middles",
                "interpolation": "monotone",
                "taper": 0.02,
                "fades": "=weather.rain.certainty",
                "fill": {
                  "light": { "linear": { "stops": [{ "color": "#9AD9FF/0.92", "at": "=1 - weather.rain.peak" }, { "color": "#3C9BFF/0.3", "at": 1 }] } },
                  "dark": { "linear": { "stops": [{ "color": "#5FBEFF/0.9", "at": "=1 - weather.rain.peak" }, { "color": "#0A6CFF/0.22", "at": 1 }] } }
                }
              },
              { "type": "shape", "fill": { "light": "white/0.45", "dark": "white/0.34" }, "frame": { "height": 1 } },
              {
                "type": "chart",
                "mark": "line",
                "values": "=weather.rain.curve",
                "min": 0,
                "max": 1,
                "placement": "middles",
                "interpolation": "monotone",
                "taper": 0.02,
                "fades": "=weather.rain.certainty",
                "fill": { "light": "#E4F5FF", "dark": "#BDE6FF" }
              },
              {
                "type": "shape",
                "shape": "circle",
                "fill": "white",
                "frame": { "width": 6, "height": 6 },
                "offset": { "y": "=2.5 - weather.rain.now * (chartHeight - 2)" }
              }
            ]
          },
          {
            "type": "zstack",
            "font": { "style": "caption2", "tabular": true },
            "foreground": "=quiet",
            "frame": { "width": "=chartWidth" },
            "children": [
              {
                "type": "hstack",
                "children": [
                  { "type": "text", "text": "Now", "font": { "style": "caption2", "weight": "medium" }, "foreground": "white" },
                  { "type": "spacer" },
                  { "type": "text", "text": "60m" }
                ]
              },
              { "when": "=not isSmall", "type": "text", "text": "15m", "offset": { "x": "=chartWidth * -0.25" } },
              { "type": "text", "text": "30m" },
              { "when": "=not isSmall", "type": "text", "text": "45m", "offset": { "x": "=chartWidth * 0.25" } }
            ]
          }
        ]
      }
      """#,
    "wetBulb": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=__wetbulb_level == '' or __weather_age_min >= 360 or (__wetbulb_level == 'safe' and __weather_age_min >= 30)", "type": "use", "template": "wetBulbUnknown" },
          {
            "when": "=__wetbulb_level != '' and __weather_age_min < 360 and not (__wetbulb_level == 'safe' and __weather_age_min >= 30)",
            "type": "forEach",
            "items": [
              { "level": "safe", "step": 1, "light": ["#3DDC9E", "#12B981"], "ink": ["#022218", "#FFFFFF"], "dark": ["#0C6A50", "#053B2D"], "dim": 0.2 },
              { "level": "caution", "step": 2, "light": ["#FDCB3F", "#F7A813"], "ink": ["#2C1A00", "#FFFFFF"], "dark": ["#8C5508", "#4E2B04"], "dim": 0.2 },
              { "level": "warning", "step": 3, "light": ["#FF9F52", "#F97A1C"], "ink": ["#301100", "#FFFFFF"], "dark": ["#8F3F10", "#521F07"], "dim": 0.2 },
              { "level": "danger", "step": 4, "light": ["#D12C2C", "#B01818"], "ink": ["#FFFFFF", "#FFFFFF"], "dark": ["#931B1F", "#560D12"], "dim": 0.26 },
              { "level": "extreme", "step": 5, "light": ["#7A1420", "#3F0710"], "ink": ["#FFFFFF", "#FFFFFF"], "dark": ["#4A0912", "#1C0307"], "dim": 0.26 }
            ],
            "as": "row",
            "children": [
              {
                "when": "=row.level == __wetbulb_level",
                "type": "zstack",
                "foreground": { "light": "=row.ink[0]", "dark": "=row.ink[1]" },
                "children": [
                  {
                    "type": "shape",
                    "fill": {
                      "light": { "linear": { "degrees": 160, "stops": ["=row.light[0]", "=row.light[1]"] } },
                      "dark": { "linear": { "degrees": 160, "stops": ["=row.dark[0]", "=row.dark[1]"] } }
                    }
                  },
                  {
                    "when": "=row.level == 'extreme'",
                    "type": "shape",
                    "shape": "roundedRectangle",
                    "radius": "=radius - 3",
                    "fill": "clear",
                    "stroke": { "fill": { "light": "#FF6B62", "dark": "#FF453A" }, "width": 2 },
                    "padding": 3
                  },
                  {
                    "type": "use",
                    "template": "wetBulbReading",
                    "with": {
                      "ink": "=isDark ? row.ink[1] : row.ink[0]",
                      "ground": "=isDark ? row.dark[1] : row.light[1]",
                      "step": "=row.step",
                      "dim": "=isDark ? 0.26 : row.dim",
                      "shift": "=__wetbulb_activity == 'light' ? 2 : __wetbulb_activity == 'moderate' ? 4 : __wetbulb_activity == 'intense' ? 6 : 0",
                      "figure": "=__wetbulb_activity == 'light' ? 'figure.walk' : __wetbulb_activity == 'moderate' ? 'figure.hiking' : __wetbulb_activity == 'intense' ? 'figure.run' : 'figure.stand'",
                      "effort": "=__wetbulb_activity == 'light' ? 'light work' : __wetbulb_activity == 'moderate' ? 'moderate work' : __wetbulb_activity == 'intense' ? 'intense work' : 'at rest'"
                    }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "wetBulbEffort": #"""
      {
        "type": "vstack",
        "spacing": 1,
        "padding": { "vertical": 8 },
        "frame": { "maxWidth": "infinity" },
        "foreground": "=name == __wetbulb_activity ? ground : ink",
        "background": { "type": "shape", "shape": "roundedRectangle", "radius": 12, "fill": "=name == __wetbulb_activity ? ink : 'clear'" },
        "children": [
          { "type": "symbol", "name": "=figure", "size": 22, "weight": "semibold" },
          { "type": "text", "text": "=title", "font": { "style": "caption", "weight": "medium" }, "lineLimit": 1 },
          { "type": "text", "text": "{{level|–|title}}", "font": { "style": "caption", "weight": "bold" }, "lineLimit": 1, "minimumScale": 0.85 }
        ]
      }
      """#,
    "wetBulbEfforts": #"""
      {
        "type": "hstack",
        "padding": 2,
        "background": { "type": "shape", "shape": "roundedRectangle", "radius": 14, "fill": "=ink", "opacity": 0.1 },
        "children": [
          { "type": "use", "template": "wetBulbEffort", "with": { "name": "rest", "title": "Rest", "figure": "figure.stand", "level": "=__wetbulb_level_rest" } },
          { "type": "use", "template": "wetBulbEffort", "with": { "name": "light", "title": "Light", "figure": "figure.walk", "level": "=__wetbulb_level_light" } },
          { "type": "use", "template": "wetBulbEffort", "with": { "name": "moderate", "title": "Moderate", "figure": "figure.hiking", "level": "=__wetbulb_level_moderate" } },
          { "type": "use", "template": "wetBulbEffort", "with": { "name": "intense", "title": "Intense", "figure": "figure.run", "level": "=__wetbulb_level_intense" } }
        ]
      }
      """#,
    "wetBulbMeter": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": 5,
        "children": [
          {
            "type": "zstack",
            "alignment": "leading",
            "frame": { "width": "=barWidth", "height": 14, "alignment": "leading" },
            "children": [
              {
                "type": "hstack",
                "spacing": 3,
                "children": [
                  {
                    "type": "forEach",
                    "items": 5,
                    "children": [{ "type": "shape", "shape": "capsule", "fill": "=ink", "opacity": "=index < step ? 1 : dim", "frame": { "height": { "large": 8, "extraLarge": 8, "default": 6 } } }]
                  }
                ]
              },
              {
                "type": "shape",
                "shape": "circle",
                "fill": "=ink",
                "stroke": { "fill": "=ground", "width": 3 },
                "frame": { "width": 20, "height": 20 },
                "margin": {
                  "leading": "=barWidth * (heat < 21 ? clamp((heat - 11) / 10, 0.1, 1) / 5 : heat < 26 ? 0.2 + (heat - 21) / 25 : heat < 30 ? 0.4 + (heat - 26) / 20 : heat < 32 ? 0.6 + (heat - 30) / 10 : 0.8 + clamp((heat - 32) / 4, 0, 0.9) / 5) - 10"
                }
              }
            ]
          },
          {
            "type": "zstack",
            "alignment": "leading",
            "frame": { "width": "=barWidth", "height": 13, "alignment": "leading" },
            "children": [
              {
                "type": "forEach",
                "items": [21, 26, 30, 32],
                "as": "limit",
                "children": [
                  {
                    "type": "text",
                    "text": "{{=round(__wetbulb == __wetbulb_c ? limit - shift : (limit - shift) * 9 / 5 + 32)}}°",
                    "font": { "style": "caption2", "weight": "medium", "tabular": true },
                    "fixedSize": true,
                    "frame": { "width": 36 },
                    "margin": { "leading": "=barWidth * (index + 1) / 5 - 18" }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "wetBulbReading": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=isSmall",
            "type": "hstack",
            "alignment": "bottom",
            "spacing": 6,
            "padding": 16,
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
                "children": [
                  { "type": "text", "text": "Wet bulb", "font": { "style": "caption", "weight": "semibold" }, "opacity": 0.86, "lineLimit": 1 },
                  { "type": "spacer", "minLength": 0 },
                  { "type": "use", "template": "wetBulbValue", "with": { "side": 52 } },
                  { "type": "text", "id": "level", "text": "{{__wetbulb_level_title}}", "font": { "style": "headline", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.75 },
                  { "type": "spacer", "minLength": 0 },
                  { "type": "text", "id": "advice", "text": "{{__wetbulb_advice}}", "fit": [{ "style": "caption", "weight": "semibold" }, { "style": "caption2", "weight": "semibold" }], "lineLimit": 2 }
                ]
              },
              {
                "type": "vstack",
                "spacing": 3,
                "children": [
                  { "type": "symbol", "name": "=figure", "size": 19, "weight": "semibold" },
                  { "type": "spacer", "minLength": 4 },
                  {
                    "type": "forEach",
                    "items": 5,
                    "children": [{ "type": "shape", "shape": "capsule", "fill": "=ink", "opacity": "=5 - index <= step ? 1 : dim", "frame": { "width": 6, "height": 16 } }]
                  }
                ]
              }
            ]
          },
          {
            "when": "=not isSmall",
            "type": "vstack",
            "alignment": "leading",
            "padding": 16,
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              {
                "type": "hstack",
                "alignment": "firstTextBaseline",
                "children": [
                  { "type": "text", "text": "=isTall ? 'Wet bulb' : 'Wet bulb'", "font": { "style": { "medium": "caption", "default": "footnote" }, "weight": "semibold" }, "opacity": 0.86 },
                  { "type": "text", "text": ", {{effort}}", "font": { "style": { "medium": "caption", "default": "footnote" }, "weight": "semibold" }, "opacity": 0.86, "lineLimit": 1 },
                  { "type": "spacer", "minLength": 8 },
                  { "when": "=__weather_age_min >= 30", "type": "text", "id": "age", "text": "{{__weather_age}} old", "font": { "style": "caption", "weight": "semibold", "tabular": true }, "foreground": "=ground", "padding": { "horizontal": 7, "vertical": 1 }, "background": "=ink", "clip": "capsule", "fixedSize": true },
                  { "when": "=isMedium and __weather_age_min < 30", "type": "text", "id": "air", "text": "Air {{__weather_temp}}°, {{__weather_humidity}}%", "font": { "style": "caption", "tabular": true }, "opacity": 0.86, "fixedSize": true },
                  { "when": "=isTall and __weather_age_min < 30", "type": "text", "id": "time", "text": "{{__weather_updated_local}}", "font": { "style": "footnote", "tabular": true }, "opacity": 0.86, "fixedSize": true }
                ]
              },
              {
                "when": "=isMedium",
                "type": "hstack",
                "alignment": "top",
                "spacing": 18,
                "margin": { "top": 3 },
                "children": [
                  {
                    "type": "vstack",
                    "alignment": "leading",
                    "spacing": -2,
                    "children": [
                      { "type": "use", "template": "wetBulbValue", "with": { "side": 48 } },
                      { "type": "text", "id": "levelWide", "text": "{{__wetbulb_level_title}}", "font": { "style": "title3", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.75 }
                    ],
                    "frame": { "width": 104, "alignment": "leading" }
                  },
                  { "type": "text", "id": "adviceWide", "text": "{{__wetbulb_advice_full}}", "font": { "style": "footnote", "weight": "medium" }, "lineLimit": 4, "minimumScale": 0.85, "frame": { "maxWidth": "infinity", "height": 72, "alignment": "leading" } }
                ]
              },
              {
                "when": "=isTall",
                "type": "hstack",
                "alignment": "lastTextBaseline",
                "margin": { "top": 4 },
                "children": [
                  { "type": "use", "template": "wetBulbValue", "with": { "side": 84 } },
                  { "type": "spacer", "minLength": 8 },
                  {
                    "type": "vstack",
                    "alignment": "trailing",
                    "children": [
                      { "type": "text", "id": "levelTall", "text": "{{__wetbulb_level_title}}", "font": { "style": "title", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.7 },
                      { "type": "text", "id": "airTall", "text": "Air {{__weather_temp}}°, humidity {{__weather_humidity}}%", "font": { "style": "footnote", "tabular": true }, "opacity": 0.86, "lineLimit": 1 }
                    ]
                  }
                ]
              },
              { "type": "spacer", "minLength": 4 },
              { "type": "use", "template": "wetBulbMeter", "with": { "barWidth": "=width - 32", "heat": "=__wetbulb_exact + shift" } },
              { "when": "=isTall", "type": "text", "id": "adviceTall", "text": "{{__wetbulb_advice_full}}", "font": { "style": "subheadline", "weight": "medium" }, "lineLimit": 4, "margin": { "top": 16 } },
              { "when": "=isTall", "type": "spacer", "minLength": 8 },
              { "when": "=isTall", "type": "use", "template": "wetBulbEfforts", "margin": { "horizontal": -4, "bottom": -4 } }
            ]
          }
        ]
      }
      """#,
    "wetBulbUnknown": #"""
      {
        "type": "zstack",
        "alignment": "topTrailing",
        "children": [
          { "type": "shape", "fill": { "light": "#F2F2F5", "dark": "#1C1C1E" } },
          {
            "type": "vstack",
            "alignment": "leading",
            "padding": 16,
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              { "type": "text", "text": "Wet bulb", "font": { "style": { "small": "caption", "default": "footnote" }, "weight": "semibold" }, "foreground": "secondary" },
              { "type": "spacer" },
              { "type": "text", "id": "primary", "text": "No reading", "font": { "style": { "small": "headline", "default": "title3" }, "weight": "semibold" }, "lineLimit": 1 },
              { "type": "text", "id": "warning", "text": "Heat level unknown. Do not assume it is safe.", "font": { "style": { "small": "caption", "default": "footnote" } }, "foreground": "secondary", "lineLimit": 3 },
              {
                "type": "hstack",
                "spacing": 3,
                "margin": { "top": 10 },
                "children": [
                  {
                    "type": "forEach",
                    "items": 5,
                    "children": [{ "type": "shape", "shape": "capsule", "fill": "clear", "stroke": { "fill": "secondary", "width": 1, "dash": [3, 2] }, "frame": { "height": 6 } }]
                  }
                ]
              }
            ]
          },
          { "type": "symbol", "name": "questionmark.circle.fill", "size": { "small": 20, "default": 24 }, "padding": 14 }
        ]
      }
      """#,
    "wetBulbValue": #"""
      {
        "type": "text",
        "id": "value",
        "text": "{{__wetbulb}}°",
        "font": { "size": "=side", "lineHeight": "=side", "weight": "semibold", "tabular": true, "tracking": -1 },
        "alignsInk": true,
        "lineLimit": 1,
        "fixedSize": true
      }
      """#,
  ]
}
