// SPDX-License-Identifier: MIT
// Written by tools/generate-templates from the files in Templates. Change those.
// swift-format-ignore-file

extension BuiltinTemplates {
  /// The text of every built-in template, by name.
  static let texts: [String: String] = [
    "accessory": #"""
      {
        "comment": "Designs with texts: a symbol, a name, a main text and a second text, or a list.",
        "type": "use",
        "template": "accessoryTexts",
        "with": {
          "main": "=trim(primary) == '' ? name : primary",
          "headline": "=trim(name) == '' or trim(primary) == '' or trim(name) == trim(primary) ? '' : name",
          "brief": "=isSplit ? values[count(values) - 1].text : ''"
        }
      }
      """#,
    "accessoryAmount": #"""
      {
        "comment": "A large number and its unit or label on one baseline, scaled down if both do not fit.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "frame": { "height": 17.5, "alignment": "bottomLeading" },
        "children": [
          {
            "type": "forEach",
            "items": [24, 21, 18],
            "as": "amountSize",
            "children": [
              {
                "type": "hstack",
                "alignment": "lastTextBaseline",
                "spacing": 6,
                "children": [
                  {
                    "type": "text",
                    "text": "=amount",
                    "font": { "size": "=amountSize", "weight": "semibold", "tabular": true, "tracking": "=amountSize * -0.03" },
                    "box": "cap",
                    "alignsInk": true,
                    "lineLimit": 1,
                    "layoutPriority": 1
                  },
                  {
                    "when": "=aside != ''",
                    "type": "text",
                    "text": "=aside",
                    "font": { "style": "footnote", "weight": "medium", "tabular": true },
                    "box": "cap",
                    "foreground": "secondaryInk",
                    "lineLimit": 1,
                    "minimumScale": "=amountSize == 18 ? 0.8 : 1"
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "accessoryBar": #"""
      {
        "comment": "A capsule at the bottom edge of a rectangle; the fraction `share` of it is lit.",
        "type": "gauge",
        "style": "linear",
        "value": "=share < 1 ? min(share, 0.97) : 1",
        "lineWidth": 6,
        "fill": "label",
        "track": "tertiary",
        "padding": { "bottom": "=height > 66 ? 4 : 0" }
      }
      """#,
    "accessoryBlank": #"""
      {
        "comment": "A rectangle without data: the symbol `icon` with “no data” (or “no access” if `isDenied`), the age of the last data, and what to do. Without an age, what to do may take two lines.",
        "type": "vstack",
        "alignment": "leading",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          { "type": "use", "template": "accessoryLine", "with": { "iconSize": "=iconSize", "words": "=isDenied == true ? localized('noAccess') : localized('noData')" } },
          { "when": "=since != ''", "type": "use", "template": "accessoryWords", "with": { "words": "=localized('updatedAgo', since)" } },
          {
            "type": "text",
            "text": "=hint",
            "font": { "style": "footnote", "weight": "medium", "tabular": true },
            "foreground": "secondaryInk",
            "balanced": true,
            "lineLimit": "=since == '' and height > 54 ? 2 : 1",
            "minimumScale": 0.8
          }
        ]
      }
      """#,
    "accessoryClock": #"""
      {
        "comment": "The date above the time.",
        "type": "vstack",
        "alignment": "leading",
        "spacing": "=height > 66 ? 10 : 5",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
        "offset": { "y": "=height > 66 ? -1 : 0" },
        "children": [
          {
            "type": "viewThatFits",
            "axis": "horizontal",
            "font": { "style": "footnote", "weight": "semibold", "tabular": true },
            "frame": { "height": 18 },
            "children": [
              { "type": "text", "text": "{{__today||date:MMMMEEEEd}}", "lineLimit": 1 },
              { "type": "text", "text": "{{__today||date:MMMMEd}}", "lineLimit": 1 },
              { "type": "text", "text": "{{__today||date:MMMEd}}", "lineLimit": 1 }
            ]
          },
          {
            "type": "text",
            "id": "time",
            "text": "{{=__half_day == \"\" ? __time_local : \"\"}}{{=__half_day == \"\" ? \"\" : __now||date:h:mm}}",
            "font": { "size": "=height > 66 ? 46 : 42", "weight": "semibold", "tabular": true, "tracking": "=(height > 66 ? 46 : 42) * -0.035" },
            "box": "cap",
            "alignsInk": true,
            "lineLimit": 1
          }
        ]
      }
      """#,
    "accessoryDetail": #"""
      {
        "comment": "The second or third line of a rectangle.",
        "type": "text",
        "text": "=words",
        "font": { "style": "footnote", "weight": "medium", "tabular": true },
        "foreground": "secondaryInk",
        "lineLimit": 1,
        "minimumScale": 0.75
      }
      """#,
    "accessoryDial": #"""
      {
        "comment": "The face of a clock: twelve marks and two hands.",
        "type": "zstack",
        "frame": { "width": "=width", "height": "=width" },
        "children": [
          { "type": "shape", "shape": "circle", "fill": "fill" },
          {
            "type": "forEach",
            "items": 12,
            "as": "mark",
            "index": "hourMark",
            "children": [
              {
                "when": "=hourMark % 3 == 0",
                "type": "shape",
                "shape": "capsule",
                "fill": "label",
                "padding": { "top": "=width / 72 * 1.75", "bottom": "=width / 72 * 60.75" },
                "frame": { "width": "=width / 72 * 2.5", "height": "=width / 72 * 72" },
                "rotation": "=hourMark * 30"
              },
              {
                "when": "=hourMark % 3 != 0",
                "type": "shape",
                "shape": "capsule",
                "fill": "label/0.55",
                "padding": { "top": "=width / 72 * 2.25", "bottom": "=width / 72 * 64.75" },
                "frame": { "width": "=width / 72 * 1.5", "height": "=width / 72 * 72" },
                "rotation": "=hourMark * 30"
              }
            ]
          },
          {
            "id": "hourHand",
            "type": "shape",
            "shape": "capsule",
            "fill": "label",
            "padding": { "top": "=width / 72 * 18.75", "bottom": "=width / 72 * 33.75" },
            "frame": { "width": "=width / 72 * 4.5", "height": "=width / 72 * 72" },
            "rotation": "=(__hour % 12 + __minute / 60) * 30"
          },
          {
            "id": "minuteHand",
            "type": "shape",
            "shape": "capsule",
            "fill": "label",
            "padding": { "top": "=width / 72 * 10.5", "bottom": "=width / 72 * 34.5" },
            "frame": { "width": "=width / 72 * 3", "height": "=width / 72 * 72" },
            "rotation": "=__minute * 6"
          },
          { "type": "shape", "shape": "circle", "fill": "label", "frame": { "width": "=width / 72 * 6.4", "height": "=width / 72 * 6.4" } }
        ]
      }
      """#,
    "accessoryDisc": #"""
      {
        "comment": "A plate with the symbol `icon` above `figure`, and below it `foot`, which may be missing.",
        "type": "zstack",
        "frame": { "width": "=width", "height": "=width" },
        "children": [
          { "type": "shape", "shape": "circle", "fill": "fill" },
          {
            "type": "use",
            "template": "accessoryFace",
            "with": {
              "iconSize": "=foot == '' ? 20 : 18",
              "iconAt": "=foot == '' ? -11.5 : -17",
              "figureSize": 20,
              "figureAt": "=foot == '' ? 11.5 : 3.3",
              "room": 58,
              "footRoom": 53,
              "footAt": 19.5
            }
          }
        ]
      }
      """#,
    "accessoryFace": #"""
      {
        "comment": "The content of a circle: the symbol `icon` above `figure`, and below it `foot`, which may be missing. Lengths are for a circle of 72 points: `iconSize`; `iconAt` and `figureAt`, the offsets of their middles from the circle's middle; `figureSize`; `room` and `footRoom`, the maximum widths of figure and foot. In smaller circles texts stay at 11 points if they fit.",
        "type": "zstack",
        "frame": { "width": "=width", "height": "=width" },
        "children": [
          {
            "when": "=icon != ''",
            "type": "symbol",
            "name": "=icon",
            "size": "=width / 72 * iconSize",
            "weight": "semibold",
            "offset": { "y": "=width / 72 * iconAt" }
          },
          {
            "type": "text",
            "text": "=figure",
            "fit": [
              { "size": "=max(11, width / 72 * figureSize)", "weight": "semibold", "tabular": true, "tracking": "=width / 72 * figureSize * -0.03" },
              { "size": "=max(11, width / 72 * figureSize * 0.88)", "weight": "semibold", "tabular": true, "tracking": "=width / 72 * figureSize * -0.03" },
              { "size": "=max(11, width / 72 * figureSize * 0.76)", "weight": "semibold", "tabular": true, "tracking": "=width / 72 * figureSize * -0.03" },
              { "size": "=max(11, width / 72 * figureSize * 0.66)", "weight": "semibold", "tabular": true, "tracking": "=width / 72 * figureSize * -0.03" },
              { "size": "=max(11, width / 72 * figureSize * 0.55)", "weight": "semibold", "tabular": true, "tracking": "=width / 72 * figureSize * -0.03" }
            ],
            "box": "cap",
            "lineLimit": 1,
            "minimumScale": 0.75,
            "frame": { "maxWidth": "=width / 72 * room" },
            "offset": { "y": "=width / 72 * figureAt" }
          },
          {
            "when": "=foot != ''",
            "type": "text",
            "text": "=foot",
            "fit": [{ "size": "=max(11, width / 72 * 11)", "weight": "semibold", "tabular": true }, { "size": "=width / 72 * 11", "weight": "semibold", "tabular": true }],
            "box": "cap",
            "lineLimit": 1,
            "minimumScale": 0.75,
            "frame": { "maxWidth": "=width / 72 * footRoom" },
            "offset": { "y": "=width / 72 * footAt + max(0, 72 - width) * 0.05" }
          }
        ]
      }
      """#,
    "accessoryFigure": #"""
      {
        "comment": "A large number, `figure`, on the left: 60 points wide, with its baseline at `base`.",
        "type": "text",
        "text": "\u200e{{figure}}",
        "font": { "size": "=length(figure) > 4 ? 22 : length(figure) > 3 ? 28 : 38", "weight": "semibold", "tabular": true, "tracking": "=length(figure) > 3 ? -0.6 : -0.8" },
        "box": "cap",
        "lineLimit": 1,
        "fixedSize": true,
        "frame": { "width": 60, "height": "=base", "alignment": "bottomLeading" }
      }
      """#,
    "accessoryGauge": #"""
      {
        "comment": "An open gauge of 270 degrees. `part` is 0 to 1, or missing for an empty gauge; the dot has a gap of 13 degrees on both sides. `figure` stands in the middle, and `foot` (a text) or `mark` (a symbol) in the opening.",
        "type": "zstack",
        "frame": { "width": "=width", "height": "=width" },
        "children": [
          {
            "when": "=part == ''",
            "type": "gauge",
            "value": 0,
            "start": -135,
            "sweep": 270,
            "lineWidth": "=width / 72 * 6",
            "track": "tertiary",
            "frame": { "width": "=width / 72 * 69", "height": "=width / 72 * 69" }
          },
          {
            "when": "=part != '' and part >= 0.08",
            "type": "gauge",
            "value": 1,
            "start": -135,
            "sweep": "=max(270 * part - 13, 1)",
            "lineWidth": "=width / 72 * 6",
            "fill": "label",
            "track": "tertiary",
            "frame": { "width": "=width / 72 * 69", "height": "=width / 72 * 69" }
          },
          {
            "when": "=part != '' and part <= 0.92",
            "type": "gauge",
            "value": 0,
            "start": "=-122 + 270 * part",
            "sweep": "=max(257 - 270 * part, 1)",
            "lineWidth": "=width / 72 * 6",
            "track": "tertiary",
            "frame": { "width": "=width / 72 * 69", "height": "=width / 72 * 69" }
          },
          {
            "when": "=part != ''",
            "type": "gauge",
            "value": 1,
            "start": "=-135.5 + 270 * part",
            "sweep": 1,
            "lineWidth": "=width / 72 * 7",
            "fill": "label",
            "track": "clear",
            "frame": { "width": "=width / 72 * 70", "height": "=width / 72 * 70" }
          },
          { "type": "use", "template": "accessoryGaugeTexts" }
        ]
      }
      """#,
    "accessoryGaugeTexts": #"""
      {
        "comment": "The content of an open gauge: `figure` or the symbol `sign` in the middle, and `foot`, the symbol `mark` or both in the opening. If both are too long, only the symbol is shown; if a word is wider than the opening, the symbol `spare` replaces it.",
        "type": "zstack",
        "frame": { "width": "=width", "height": "=width" },
        "children": [
          {
            "when": "=sign != ''",
            "type": "symbol",
            "name": "=sign",
            "size": "=width / 72 * 22",
            "offset": { "y": "=width / 72 * -3" }
          },
          {
            "when": "=figure != ''",
            "type": "text",
            "text": "\u200e{{figure}}",
            "font": { "size": "=width / 72 * (length(figure) > 4 ? 20 : length(figure) > 3 ? 22 : 24)", "weight": "semibold", "tabular": true, "tracking": "=width / 72 * -0.48" },
            "box": "cap",
            "lineLimit": 1,
            "fixedSize": true,
            "offset": { "y": "=width / 72 * -3.3" }
          },
          {
            "type": "hstack",
            "spacing": 1.5,
            "frame": { "maxWidth": "=width / 72 * 38.5", "height": 13 },
            "offset": { "y": "=foot == '' ? width / 72 * 26.2 : min(width / 72 * 28, (width - 13) / 2)" },
            "children": [
              { "when": "=mark != ''", "type": "symbol", "name": "=mark", "size": "=foot == '' or length(foot) > (width < 66 and isRightToLeft ? 2 : 3) ? width / 72 * 12 : width < 66 and length(foot) > 2 ? 7 : 8.5", "weight": "semibold" },
              {
                "when": "=foot != '' and not (mark != '' and length(foot) > (width < 66 and isRightToLeft ? 2 : 3))",
                "type": "viewThatFits",
                "axis": "horizontal",
                "children": [
                  { "type": "text", "text": "\u200e{{foot}}", "font": { "style": "caption2", "weight": "semibold", "tabular": true }, "lineLimit": 1, "fixedSize": true },
                  { "when": "=spare != ''", "type": "symbol", "name": "=spare", "size": "=width / 72 * 12", "weight": "semibold", "offset": { "y": "=width / -40" } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "accessoryInlineWords": #"""
      {
        "comment": "An inline widget: the symbol `icon`, `words`, and `more` in a secondary colour; on e-ink `more` follows a dot, unless both form a phrase. If room is short, `words` without `more` are scaled down; otherwise `words` end in an ellipsis, because `more` is short. With `moreYields`, `more` is cut instead.",
        "type": "hstack",
        "spacing": 6,
        "font": { "style": "subheadline", "weight": "semibold", "tabular": true },
        "children": [
          { "when": "=icon != ''", "type": "symbol", "name": "=icon", "size": "=iconSize", "weight": "semibold", "alignsInk": true, "frame": { "height": "=iconSize" } },
          { "type": "text", "text": "=isEInk and isPhrase == true and more != '' ? words + ' ' + more : words", "lineLimit": 1, "minimumScale": "=more == '' ? 0.75 : 1", "layoutPriority": "=moreYields ? 2 : 0" },
          { "when": "=isEInk and more != '' and isPhrase != true", "type": "text", "text": "·", "fixedSize": true },
          { "when": "=more != '' and not (isEInk and isPhrase == true)", "type": "text", "text": "=more", "foreground": "secondaryInk", "lineLimit": 1, "layoutPriority": 1 }
        ]
      }
      """#,
    "accessoryLine": #"""
      {
        "comment": "The first line of a rectangle: the symbol `icon` and `words`.",
        "type": "hstack",
        "spacing": 6,
        "frame": { "height": 20 },
        "children": [
          { "when": "=icon != ''", "type": "symbol", "name": "=icon", "size": "=isEInk ? min(iconSize, 13) : iconSize", "weight": "semibold", "alignsInk": true, "frame": { "height": "=iconSize" } },
          { "type": "text", "text": "=words", "font": { "style": "subheadline", "weight": "semibold", "tabular": true }, "lineLimit": 1, "minimumScale": 0.74 }
        ]
      }
      """#,
    "accessoryNoWeather": #"""
      {
        "comment": "A rectangle without weather: the age of the last weather, and what to do.",
        "type": "vstack",
        "alignment": "leading",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              { "type": "use", "template": "accessoryTitle", "with": { "icon": "=icon", "words": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')" } },
              { "when": "=not __weather_is_aged", "type": "use", "template": "accessoryTitle", "with": { "icon": "=icon", "words": "=localized('noData')" } }
            ]
          },
          { "when": "=__weather_age != ''", "type": "use", "template": "accessoryDetail", "with": { "words": "=localized('lastKnownAgo', __weather_age)" } },
          { "type": "use", "template": "accessoryDetail", "with": { "words": "=__weather_location == '' ? localized('setLocation') : localized('updateWeather')" } }
        ]
      }
      """#,
    "accessoryPhrase": #"""
      {
        "comment": "A whole inline widget: the symbol `icon` and `words`. If `words` are too long, `brief` replaces them (if not empty), then `briefest`. A text that is still too long ends in an ellipsis.",
        "type": "hstack",
        "spacing": 6,
        "font": { "style": "subheadline", "weight": "semibold", "tabular": true },
        "children": [
          { "type": "symbol", "name": "=icon", "size": 14.5, "alignsInk": true },
          {
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              { "type": "text", "text": "=words", "lineLimit": 1 },
              { "when": "=brief != ''", "type": "text", "text": "=brief", "lineLimit": 1 },
              { "when": "=briefest != ''", "type": "text", "text": "=briefest", "lineLimit": 1 }
            ]
          }
        ]
      }
      """#,
    "accessoryPlate": #"""
      {
        "comment": "A disc with the symbol `icon` above `figure`, and below it `foot`, which may be missing. `shortFoot` replaces a `foot` that does not fit.",
        "type": "zstack",
        "frame": { "width": "=width", "height": "=width" },
        "children": [
          { "type": "shape", "shape": "circle", "fill": "fill" },
          { "type": "symbol", "name": "=icon", "size": "=width / 72 * 18", "offset": { "y": "=width / 72 * (foot == '' ? -11 : -16)" } },
          {
            "type": "text",
            "text": "\u200e{{figure}}",
            "font": { "size": "=width / 72 * (length(figure) > 5 ? 17 : 20)", "weight": "semibold", "tabular": true },
            "box": "cap",
            "lineLimit": 1,
            "fixedSize": true,
            "offset": { "y": "=width / 72 * (foot == '' ? 11 : 3.3)" }
          },
          {
            "when": "=foot != ''",
            "type": "viewThatFits",
            "axis": "horizontal",
            "font": { "style": "caption2", "weight": "semibold", "tabular": true },
            "frame": { "width": "=width / 72 * 57" },
            "offset": { "y": "=width / 72 * (width < 66 ? 20 : 18.6)" },
            "children": [
              { "type": "text", "text": "\u200e{{foot}}", "lineLimit": 1 },
              { "type": "text", "text": "\u200e{{shortFoot|}}", "lineLimit": 1 }
            ]
          }
        ]
      }
      """#,
    "accessoryReading": #"""
      {
        "comment": "A large `figure` under the symbol `icon` on the left, and three lines beside it: `title`, `second`, `third`. A dash replaces a long second line that only says that something is unknown.",
        "type": "zstack",
        "alignment": "topLeading",
        "frame": { "width": "=width", "height": "=height", "alignment": "topLeading" },
        "children": [
          { "type": "symbol", "name": "=icon", "size": 15.5, "alignsInk": true, "padding": { "top": "=height < 66 ? 1 : 2" } },
          { "type": "use", "template": "accessoryFigure", "with": { "figure": "=figure", "base": "=height < 66 ? height - 4 : 60" } },
          {
            "type": "vstack",
            "alignment": "leading",
            "padding": { "leading": 64, "top": "=height < 66 ? 0 : 1" },
            "frame": { "width": "=width", "alignment": "leading" },
            "children": [
              { "type": "text", "text": "=title", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.74 },
              {
                "when": "=second != ''",
                "type": "viewThatFits",
                "axis": "horizontal",
                "children": [
                  { "type": "use", "template": "accessoryDetail", "with": { "words": "=second" } },
                  { "when": "=not isFelt", "type": "use", "template": "accessoryDetail", "with": { "words": "{{=localized(\"feelsLike\")}} –" } }
                ]
              },
              { "when": "=third != ''", "type": "use", "template": "accessoryDetail", "with": { "words": "=third" } }
            ]
          }
        ]
      }
      """#,
    "accessoryRing": #"""
      {
        "comment": "A closed ring from twelve o'clock. `share` is 0 to 1; the ring keeps a visible gap until it is 1. `line` is the ring's width for a circle of 72 points. `plated` puts a disc behind it.",
        "type": "zstack",
        "frame": { "width": "=width", "height": "=width" },
        "children": [
          { "when": "=plated", "type": "shape", "shape": "circle", "fill": "fill" },
          {
            "type": "gauge",
            "value": "=share == '' ? 0 : share < 1 ? min(share, 0.955) : 1",
            "lineWidth": "=width / 72 * line",
            "fill": "label",
            "track": "tertiary",
            "frame": { "width": "=width / 72 * 70", "height": "=width / 72 * 70" }
          }
        ]
      }
      """#,
    "accessoryStack": #"""
      {
        "type": "use",
        "template": "accessoryFace",
        "with": { "iconSize": 12, "iconAt": -12.5, "figureSize": 19, "figureAt": "=foot == '' ? 8.5 : 5.6", "footAt": 19.5, "room": 50, "footRoom": 44 },
        "comment": "Symbol, figure and foot on a plate, inside a ring of 4 points."
      }
      """#,
    "accessoryTexts": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=size == 'accessoryInline'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": {
              "icon": "=symbolName",
              "words": "=main",
              "more": "=isChecklist ? localized('doneOf', done, total) : ''",
              "iconSize": 13,
              "moreYields": false
            }
          },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "accessoryTextsCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "accessoryTextsRectangular" }
        ]
      }
      """#,
    "accessoryTextsCircular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=isChecklist",
            "type": "zstack",
            "accessibilityLabel": "=localized('named', name, localized('doneOf', done, total))",
            "children": [
              { "type": "use", "template": "accessoryRing", "with": { "share": "=fraction", "line": 6, "plated": false } },
              {
                "type": "use",
                "template": "accessoryFace",
                "with": {
                  "icon": "=symbolName == '' ? 'checklist' : symbolName",
                  "iconSize": 14.5,
                  "iconAt": -10.5,
                  "figure": "{{done}}/{{total}}",
                  "figureSize": 16,
                  "figureAt": 8.8,
                  "room": 46,
                  "foot": "",
                  "footAt": 19,
                  "footRoom": 44
                }
              }
            ]
          },
          {
            "when": "=not isChecklist and isSplit and symbolName != ''",
            "type": "use",
            "template": "accessoryDisc",
            "with": {
              "icon": "=symbolName",
              "figure": "=length(brief) == 4 and brief >= 1000 ? format(brief, 'compact') : brief",
              "foot": "=unit"
            }
          },
          {
            "when": "=not isChecklist and isSplit and symbolName == ''",
            "type": "zstack",
            "frame": { "width": "=width", "height": "=width" },
            "children": [
              { "type": "shape", "shape": "circle", "fill": "fill" },
              {
                "type": "use",
                "template": "accessoryFace",
                "with": { "icon": "", "figure": "=brief", "figureSize": 26, "figureAt": "=unit == '' ? 0 : -4.5", "room": 60, "foot": "=unit", "footAt": 15, "footRoom": 44 }
              }
            ]
          },
          {
            "when": "=not isChecklist and not isSplit",
            "type": "zstack",
            "frame": { "width": "=width", "height": "=width" },
            "children": [
              { "type": "shape", "shape": "circle", "fill": "fill" },
              {
                "type": "vstack",
                "spacing": "=width / 72 * 3",
                "frame": { "width": "=width / 72 * 60" },
                "children": [
                  { "when": "=symbolName != ''", "type": "symbol", "name": "=symbolName", "size": "=width / 72 * 17", "weight": "semibold" },
                  {
                    "type": "text",
                    "text": "=main",
                    "fit": [
                      { "size": "=max(11, width / 72 * 20)", "weight": "semibold", "tabular": true, "lineHeight": "=max(13, width / 72 * (20 + 2))" },
                      { "size": "=max(11, width / 72 * 17)", "weight": "semibold", "tabular": true, "lineHeight": "=max(13, width / 72 * (17 + 2))" },
                      { "size": "=max(11, width / 72 * 15)", "weight": "semibold", "tabular": true, "lineHeight": "=max(13, width / 72 * (15 + 2))" },
                      {
                        "size": "=max(11, width / 72 * (length(main) <= (symbolName == '' ? 21 : 14) ? 13 : 11))",
                        "weight": "semibold",
                        "tabular": true,
                        "lineHeight": "=max(13, width / 72 * ((length(main) <= (symbolName == '' ? 21 : 14) ? 13 : 11) + 2))"
                      }
                    ],
                    "lineLimit": "=symbolName == '' ? 3 : 2",
                    "multilineAlignment": "center",
                    "balanced": true
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "accessoryTextsRectangular": #"""
      {
        "type": "zstack",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
        "children": [
          {
            "when": "=isList",
            "type": "vstack",
            "alignment": "leading",
            "spacing": "=height > 66 ? 3 : 0",
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "children": [
              { "type": "use", "template": "accessoryLine", "with": { "icon": "=symbolName", "words": "=main", "iconSize": 13 } },
              {
                "when": "=isChecklist and done == total",
                "type": "zstack",
                "children": [{ "type": "use", "template": "accessoryWords", "with": { "words": "=localized('allCountDone', total)" } }]
              },
              {
                "comment": "The first two open items.",
                "when": "=not isChecklist or done < total",
                "type": "vstack",
                "alignment": "leading",
                "spacing": "=height > 66 ? 3 : 0",
                "frame": { "maxWidth": "infinity", "maxHeight": "=height > 66 ? 39 : 36", "alignment": "topLeading" },
                "clip": "rectangle",
                "children": [
                  {
                    "type": "forEach",
                    "items": "=rows",
                    "as": "row",
                    "where": "=not row.done",
                    "limit": 2,
                    "children": [
                      {
                        "type": "hstack",
                        "spacing": 6,
                        "frame": { "height": 18 },
                        "fixedSize": { "vertical": true },
                        "foreground": "secondaryInk",
                        "children": [
                          {
                            "when": "=isChecklist",
                            "type": "symbol",
                            "name": "circle",
                            "size": 10,
                            "weight": "semibold",
                            "alignsInk": true,
                            "accessibilityLabel": ""
                          },
                          { "type": "use", "template": "accessoryWords", "with": { "words": "=row.text" } }
                        ]
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "when": "=not isList and isSplit",
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "children": [
              {
                "when": "=symbolName != '' or headline != ''",
                "type": "use",
                "template": "accessoryLine",
                "with": { "icon": "=symbolName", "words": "=headline == '' ? lead : headline", "iconSize": 13 }
              },
              {
                "type": "use",
                "template": "accessoryAmount",
                "with": { "amount": "=values[0].text", "aside": "=unit" },
                "padding": { "top": 7, "bottom": 6 }
              },
              { "when": "=trim(secondary) != '' and height > 66", "type": "use", "template": "accessoryWords", "with": { "words": "=secondary" } }
            ]
          },
          {
            "when": "=not isList and not isSplit",
            "type": "vstack",
            "alignment": "leading",
            "spacing": "=height > 66 ? 1 : 0",
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "children": [
              {
                "when": "=symbolName != '' or headline != ''",
                "type": "use",
                "template": "accessoryLine",
                "with": { "icon": "=symbolName", "words": "=headline == '' ? main : headline", "iconSize": 13 }
              },
              {
                "when": "=headline != '' or symbolName == ''",
                "type": "text",
                "text": "=main",
                "font": { "style": "footnote", "weight": "medium", "tabular": true },
                "lineLimit": "=trim(secondary) == '' ? 2 : 1"
              },
              { "when": "=trim(secondary) != ''", "type": "use", "template": "accessoryWords", "with": { "words": "=secondary" } }
            ]
          }
        ]
      }
      """#,
    "accessoryTitle": #"""
      {
        "comment": "The first line of a rectangle: the symbol `icon` and `words`.",
        "type": "hstack",
        "spacing": 5,
        "frame": { "height": 20 },
        "children": [
          { "type": "symbol", "name": "=icon", "size": "=isEInk ? 13 : 14.5", "alignsInk": true, "frame": { "width": 16, "height": 16, "alignment": "leading" } },
          { "type": "text", "text": "=words", "font": { "style": "subheadline", "weight": "semibold", "tabular": true }, "lineLimit": 1, "minimumScale": 0.74 }
        ]
      }
      """#,
    "accessoryWords": #"""
      {
        "comment": "The second or third line of a rectangle.",
        "type": "text",
        "text": "=words",
        "font": { "style": "footnote", "weight": "medium", "tabular": true },
        "foreground": "secondaryInk",
        "lineLimit": 1,
        "minimumScale": 0.8
      }
      """#,
    "actionBar": #"""
      {
        "type": "hstack",
        "_origin": "actionBar",
        "spacing": { "large": 12, "extraLarge": 12, "default": 8 },
        "children": [
          {
            "type": "forEach",
            "items": "=actions",
            "as": "action",
            "children": [
              {
                "type": "hstack",
                "_origin": "actionBar.actions[#]",
                "spacing": { "large": 6, "extraLarge": 6, "default": 4 },
                "foreground": "accentInk",
                "frame": { "maxWidth": "infinity", "height": { "large": 44, "extraLarge": 44, "default": 36 } },
                "padding": { "horizontal": { "small": 3, "default": 8 } },
                "background": {
                  "light": "=action.isSubtle ? 'accent/0.11' : 'accent/0.18'",
                  "dark": "=action.isSubtle ? 'accent/0.15' : 'accent/0.24'"
                },
                "clip": "capsule",
                "border": { "fill": "=isSquare and not isEInk ? 'accentInk' : 'clear'", "width": 1, "shape": "capsule" },
                "_role": "button",
                "accessibilityLabel": "=action.title",
                "children": [
                  {
                    "comment": "If both do not fit, the title is shown without its symbol; in narrow small widgets with more than one button the symbol is always left out. On e-ink a sign cut out of a small disc would be illegible, so only the sign is drawn.",
                    "type": "viewThatFits",
                    "axis": "horizontal",
                    "children": [
                      {
                        "when": "=action.icon != '' and not (isSmall and count(actions) > 1 and width < 150)",
                        "type": "hstack",
                        "spacing": { "large": 6, "extraLarge": 6, "default": 4 },
                        "children": [
                          {
                            "type": "symbol",
                            "_origin": ["actionBar.actions[#].systemImage", "actionBar.actions[#]"],
                            "name": "=not isEInk ? action.icon : action.icon == 'plus.circle.fill' ? 'plus' : action.icon == 'minus.circle.fill' ? 'minus' : action.icon == 'checkmark.circle.fill' ? 'checkmark' : action.icon",
                            "size": { "small": 13, "medium": 15, "default": 16.5 }
                          },
                          {
                            "type": "text",
                            "_origin": ["actionBar.actions[#].title", "actionBar.actions[#]"],
                            "text": "=action.title",
                            "lineLimit": 1,
                            "minimumScale": "=isSmall ? 0.92 : 0.8",
                            "font": {
                              "style": { "small": "caption", "medium": "footnote", "default": "subheadline" },
                              "weight": "semibold"
                            }
                          }
                        ]
                      },
                      {
                        "type": "text",
                        "_origin": ["actionBar.actions[#].title", "actionBar.actions[#]"],
                        "text": "=action.title",
                        "lineLimit": 1,
                        "minimumScale": "=isSmall ? 0.92 : 0.8",
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
        ]
      }
      """#,
    "activity": #"""
      {
        "comment": "Steps, and three measures in the same form: distance, flights and energy.",
        "type": "when",
        "condition": "=__activity_steps_today == '' and __steps_today == '' and __activity_distance_m == '' and __activity_flights_today == '' and __activity_active_energy_kcal == '' and (__activity_access == 'denied' or __activity_updated == '')",
        "then": [
          {
            "type": "use",
            "template": "stateNote",
            "with": {
              "icon": "figure.walk",
              "title": "=__activity_access == 'denied' ? localized('activityNoAccess') : localized('noActivityData')",
              "note": "=__activity_access == 'denied' ? localized('allowHealth') : localized('updateActivity')"
            }
          }
        ],
        "else": [
          {
            "type": "use",
            "template": "activityFilled",
            "with": { "stepsNow": "=__activity_steps_today == '' ? __steps_today : __activity_steps_today" }
          }
        ]
      }
      """#,
    "activityAccessory": #"""
      {
        "comment": "Today's steps, and the distance and energy of all movement.",
        "type": "use",
        "template": "activityAccessoryData",
        "with": { "isMetric": "=__activity_distance == __activity_distance_km", "stepsNow": "=__activity_steps_today == '' ? __steps_today : __activity_steps_today" }
      }
      """#,
    "activityAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "activityAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "activityAccessoryCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "activityAccessoryRectangular" }
        ]
      }
      """#,
    "activityAccessoryCircular": #"""
      {
        "type": "zstack",
        "accessibilityLabel": "=state == 'unknown' ? localized('noActivityData') : stepsNow == '' ? (way == '' ? '' : localized('amount', way, wayUnit)) : way == '' ? localized('stepsCount', stepsNow) : localized('pair', localized('stepsCount', stepsNow), localized('amount', way, wayUnit))",
        "children": [
          { "when": "=state == 'unknown'", "type": "use", "template": "accessoryDisc", "with": { "icon": "figure.walk", "figure": "–", "foot": "" } },
          {
            "when": "=stepsNow != ''",
            "type": "use",
            "template": "accessoryDisc",
            "with": {
              "icon": "figure.walk",
              "figure": "=brief",
              "foot": "=way == '' ? localized('stepsUnit') : localized('amount', way, wayUnit)"
            }
          },
          {
            "when": "=stepsNow == '' and way != ''",
            "type": "use",
            "template": "accessoryDisc",
            "with": { "icon": "figure.walk", "figure": "=way", "foot": "=wayUnit" }
          },
          {
            "when": "=state == 'known' and stepsNow == '' and way == ''",
            "type": "use",
            "template": "accessoryDisc",
            "with": { "icon": "flame.fill", "figure": "{{__activity_active_energy_kcal|–|number:0}}", "foot": "=localized('kilocalories')" }
          }
        ]
      }
      """#,
    "activityAccessoryData": #"""
      {
        "type": "use",
        "template": "activityAccessoryBody",
        "with": {
          "state": "=stepsNow == '' and __activity_distance_m == '' and __activity_flights_today == '' and __activity_active_energy_kcal == '' ? 'unknown' : 'known'",
          "brief": "{{stepsNow||compact}}",
          "way": "{{=__activity_distance_m == \"\" ? \"\" : isMetric and __activity_distance_m < 1000 ? __activity_distance_m : __activity_distance >= 10 ? round(__activity_distance_m / (isMetric ? 1000 : 1609.344)) : floor(__activity_distance * 10) / 10||number}}",
          "wayUnit": "=not isMetric ? localized('miles') : __activity_distance_m < 1000 ? localized('metres') : localized('kilometres')"
        }
      }
      """#,
    "activityAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": {
              "icon": "figure.walk",
              "iconSize": 14.5,
              "words": "=__activity_access == 'denied' ? localized('activityNoAccess') : localized('activityNoData')",
              "more": "",
              "moreYields": false
            }
          },
          {
            "when": "=stepsNow != ''",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": {
              "icon": "figure.walk",
              "iconSize": 14.5,
              "words": "=way == '' ? localized('stepsCount', stepsNow) : localized('pair', localized('stepsCount', stepsNow), localized('amount', way, wayUnit))",
              "more": "",
              "moreYields": false
            }
          },
          {
            "when": "=stepsNow == '' and way != ''",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=localized('amountToday', localized('amount', way, wayUnit))", "more": "", "moreYields": false }
          },
          {
            "when": "=state == 'known' and stepsNow == '' and way == ''",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "flame.fill", "words": "=localized('amountToday', localized('amount', format(__activity_active_energy_kcal, 'number:0'), localized('kilocalories')))", "iconSize": 13, "more": "", "moreYields": false }
          }
        ]
      }
      """#,
    "activityAccessoryMeasure": #"""
      {
        "comment": "A measure with its unit below; a dash if it is unknown.",
        "type": "vstack",
        "alignment": "leading",
        "spacing": 3,
        "frame": { "maxWidth": "infinity", "alignment": "leading" },
        "children": [
          {
            "type": "text",
            "text": "=amount == '' ? '–' : amount",
            "fit": [
              { "size": 17, "weight": "semibold", "tabular": true, "tracking": -0.15 },
              { "size": 15, "weight": "semibold", "tabular": true, "tracking": -0.28 },
              { "size": 13, "weight": "semibold", "tabular": true, "tracking": -0.39 }
            ],
            "box": "cap",
            "lineLimit": 1,
            "frame": { "height": 12.5, "alignment": "bottomLeading" }
          },
          { "type": "text", "text": "=unit", "font": { "style": "caption2", "weight": "medium" }, "foreground": "secondaryInk", "lineLimit": 1, "minimumScale": 0.75 }
        ]
      }
      """#,
    "activityAccessoryRectangular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryBlank",
            "with": {
              "icon": "figure.walk",
              "iconSize": 14.5,
              "isDenied": "=__activity_access == 'denied'",
              "since": "=__activity_access == 'denied' ? '' : __activity_age",
              "hint": "=__activity_access == 'denied' ? localized('allowHealth') : localized('updateActivity')"
            }
          },
          {
            "when": "=state != 'unknown'",
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              {
                "type": "use",
                "template": "accessoryLine",
                "with": {
                  "icon": "figure.walk",
                  "iconSize": 14.5,
                  "words": "=stepsNow == '' ? localized('activity') : localized('stepsCount', stepsNow)"
                }
              },
              { "type": "spacer" },
              {
                "type": "hstack",
                "spacing": 8,
                "padding": { "bottom": "=height > 66 ? 5 : 1" },
                "children": [
                  { "type": "use", "template": "activityAccessoryMeasure", "with": { "amount": "=way", "unit": "=way == '' ? localized('distanceUnit') : wayUnit" } },
                  {
                    "type": "use",
                    "template": "activityAccessoryMeasure",
                    "with": { "amount": "{{__activity_flights_today||number:0}}", "unit": "=localized('floors', __activity_flights_today)" }
                  },
                  {
                    "type": "use",
                    "template": "activityAccessoryMeasure",
                    "with": { "amount": "{{__activity_active_energy_kcal||number:0}}", "unit": "=localized('kilocalories')" }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "activityCount": #"""
      {
        "type": "when",
        "condition": "=stepsNow == ''",
        "then": [{ "type": "use", "template": "stepsDashes" }],
        "else": [
          {
            "type": "text",
            "id": "steps",
            "text": "{{stepsNow||number:0}}",
            "fit": [
              { "style": "=largest", "weight": "bold", "tabular": true },
              { "style": "=next", "weight": "bold", "tabular": true },
              { "style": "=least", "weight": "bold", "tabular": true },
              { "style": "headline", "weight": "bold", "tabular": true },
              { "style": "subheadline", "weight": "bold", "tabular": true },
              { "style": "footnote", "weight": "bold", "tabular": true }
            ],
            "lineLimit": 1,
            "alignsInk": "=isSmall",
            "minimumScale": 0.6
          }
        ]
      }
      """#,
    "activityDisc": #"""
      {
        "comment": "The three discs look equally light, so that a panel with few greys shows all or none of them. Teal is lighter, so its disc is more opaque.",
        "type": "symbol",
        "name": "=symbol",
        "size": "=disc * 0.45",
        "weight": "semibold",
        "color": "=isTinted ? 'label' : color",
        "frame": { "width": "=disc", "height": "=disc" },
        "background": { "type": "shape", "shape": "circle", "fill": "=isTinted ? 'label' : color", "opacity": { "light": "=color == 'teal' and not isTinted ? 0.2 : 0.14", "dark": 0.22 } }
      }
      """#,
    "activityFilled": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=isSmall and height >= 120", "type": "use", "template": "activitySmall" },
          {
            "when": "=isMedium and height >= 120 or width > 500 and width > height",
            "type": "use",
            "template": "activityWide",
            "with": { "inset": "=isMedium ? 18 : width > 600 ? 36 : 24", "side": "=min(height - (isMedium ? 36 : 72), width * (isTall and width <= 600 ? 0.4 : 0.46))", "line": "=isMedium ? (isEInk and height < 150 ? 8 : 13) : 26" }
          },
          { "when": "=not isTall and height < 120", "type": "use", "template": "activityLow" },
          { "when": "=isTall and (width <= 500 or width <= height)", "type": "use", "template": "activityTall" }
        ]
      }
      """#,
    "activityLow": #"""
      {
        "comment": "Low frames: the count, with the measures beside it, without discs and names.",
        "type": "hstack",
        "padding": { "horizontal": 14, "vertical": 6 },
        "spacing": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "children": [
              { "type": "use", "template": "activityCount", "with": { "largest": "title", "next": "title2", "least": "title3", "dashSize": 28 } },
              { "type": "text", "id": "caption", "text": "=stepsNow == '' ? (__activity_is_stale ? localized('updatedAgo', __activity_age) : localized('noStepData')) : __activity_is_aged ? localized('stepsAgo', __activity_age) : localized('stepsTodayUnit')", "font": "caption", "foreground": "secondaryInk", "lineLimit": 2, "minimumScale": 0.8 }
            ]
          },
          { "type": "use", "template": "activityMeasures", "with": { "measureColumns": 1, "spacing": 1, "isPlain": true } }
        ]
      }
      """#,
    "activityMeasures": #"""
      {
        "comment": "The three measures in fixed places. An unknown one keeps its row and shows a dash.",
        "type": "grid",
        "columns": "=measureColumns",
        "rowSpacing": "=spacing",
        "alignment": "=measureColumns > 1 ? 'top' : 'leading'",
        "children": [
          {
            "when": "=__activity_distance_m == '' or __activity_distance >= 1 and __activity_distance < 10 or __activity_distance < 1 and __activity_distance != __activity_distance_km",
            "type": "use", "template": "activityRow",
            "with": { "symbol": "point.topleft.down.to.point.bottomright.curvepath", "color": "teal", "value": "{{__activity_distance|–|number:1}}", "unit": "=__activity_distance == '' ? '' : __activity_distance == __activity_distance_km ? localized('kilometres') : localized('miles')", "name": "=localized('distance')" }
          },
          {
            "when": "=__activity_distance >= 10",
            "type": "use", "template": "activityRow",
            "with": { "symbol": "point.topleft.down.to.point.bottomright.curvepath", "color": "teal", "value": "{{=__activity_distance_m / (__activity_distance == __activity_distance_km ? 1000 : 1609.344)||number:0}}", "unit": "=__activity_distance == '' ? '' : __activity_distance == __activity_distance_km ? localized('kilometres') : localized('miles')", "name": "=localized('distance')" }
          },
          {
            "when": "=__activity_distance_m != '' and __activity_distance < 1 and __activity_distance == __activity_distance_km",
            "type": "use", "template": "activityRow",
            "with": { "symbol": "point.topleft.down.to.point.bottomright.curvepath", "color": "teal", "value": "{{__activity_distance_m||number:0}}", "unit": "=localized('metres')", "name": "=localized('distance')" }
          },
          {
            "type": "use", "template": "activityRow",
            "with": { "symbol": "stairs", "color": "purple", "value": "{{__activity_flights_today|–|number:0}}", "unit": "=__activity_flights_today == '' ? '' : localized('floors', __activity_flights_today)", "name": "=localized('flights')" }
          },
          {
            "type": "use", "template": "activityRow",
            "with": { "symbol": "flame.fill", "color": "pink", "value": "{{__activity_active_energy_kcal|–|number:0}}", "unit": "=__activity_active_energy_kcal == '' ? '' : localized('kilocalories')", "name": "=localized('energy')" }
          }
        ]
      }
      """#,
    "activityRing": #"""
      {
        "comment": "The fraction of today's goal as a ring, with the count inside.",
        "type": "gauge",
        "value": "=__steps_goal_today > 0 ? stepsNow / __steps_goal_today : 0",
        "lineWidth": "=line",
        "fill": {
          "light": { "linear": { "degrees": 90, "stops": ["#6FDD8B", "#2DBE52"] } },
          "dark": { "linear": { "degrees": 90, "stops": ["#7BEF97", "#30D158"] } }
        },
        "track": "green/0.2",
        "frame": { "width": "=side", "height": "=side" },
        "overlay": {
          "type": "vstack",
          "padding": "=line * (isEInk and side < 110 ? 1.5 : isEInk ? 1.15 : 1.6)",
          "spacing": "=isMedium ? -2 : 0",
          "children": [
            { "type": "use", "template": "activityCount", "with": { "largest": "=isMedium ? 'title' : 'largeTitle'", "next": "=isMedium ? 'title2' : 'title'", "least": "title3", "dashSize": 28 } },
            { "type": "text", "id": "caption", "text": "=stepsNow == '' ? (__activity_is_stale ? localized('ago', __activity_age) : localized('noDataWord')) : __activity_is_aged ? localized('ago', __activity_age) : __steps_is_rest_day ? localized('restDayWord') : localized('stepsUnit')", "font": { "medium": "footnote", "default": "subheadline" }, "foreground": "secondaryInk", "lineLimit": "=stepsNow == '' ? 2 : 1", "multilineAlignment": "center", "minimumScale": 0.8 }
          ]
        }
      }
      """#,
    "activityRow": #"""
      {
        "type": "zstack",
        "accessibilityLabel": "{{name}}: {{value}} {{unit}}",
        "children": [
          {
            "when": "=isSmall or isPlain",
            "type": "hstack",
            "spacing": 9,
            "children": [
              { "type": "symbol", "name": "=symbol", "size": 13, "weight": "semibold", "color": "=color", "frame": { "width": 15, "height": 15 } },
              { "type": "use", "template": "activityValue", "with": { "style": "subheadline", "lesser": "footnote" } }
            ]
          },
          {
            "when": "=not isSmall and not isPlain and measureColumns == 1",
            "type": "hstack",
            "spacing": { "extraLarge": 18, "default": 12 },
            "children": [
              { "type": "use", "template": "activityDisc" },
              {
                "type": "vstack",
                "alignment": "leading",
                "spacing": -1,
                "children": [
                  { "type": "use", "template": "activityValue", "with": { "unit": "=symbol == 'stairs' and showsNames ? '' : unit", "style": "=size == 'extraLarge' or width > 600 ? 'title' : 'title3'", "lesser": "=size == 'extraLarge' or width > 600 ? 'title2' : 'headline'" } },
                  { "when": "=showsNames", "type": "text", "text": "=name", "font": "=size == 'extraLarge' or width > 600 ? 'subheadline' : 'caption'", "foreground": "secondaryInk", "lineLimit": 1, "minimumScale": 0.75 }
                ]
              }
            ]
          },
          {
            "when": "=measureColumns > 1",
            "type": "vstack",
            "spacing": 6,
            "children": [
              { "type": "use", "template": "activityDisc" },
              { "type": "use", "template": "activityValue", "with": { "style": "headline", "lesser": "subheadline" } }
            ]
          }
        ]
      }
      """#,
    "activitySmall": #"""
      {
        "type": "viewThatFits",
        "axis": "vertical",
        "children": [
          {
            "comment": "If larger texts leave no room, the caption is left out.",
            "type": "forEach",
            "items": [true, false],
            "as": "showsCaption",
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "padding": { "horizontal": 16, "top": 11, "bottom": 14 },
                "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
                "children": [
                  {
                    "type": "hstack",
                    "children": [
                      { "type": "use", "template": "activityCount", "with": { "largest": "largeTitle", "next": "title", "least": "title2", "dashSize": 34 }, "layoutPriority": 1 },
                      { "type": "spacer", "layoutPriority": -1 },
                      {
                        "comment": "The symbol is left out if the count needs its room.",
                        "type": "viewThatFits",
                        "axis": "horizontal",
                        "children": [
                          { "type": "symbol", "name": "figure.walk", "size": 20.5, "weight": "semibold", "color": "greenInk" },
                          { "type": "spacer", "frame": { "width": 0, "height": 0 } }
                        ]
                      }
                    ]
                  },
                  { "when": "=showsCaption and stepsNow != ''", "type": "text", "id": "caption", "text": "=__activity_is_aged ? localized('stepsAgo', __activity_age) : localized('stepsTodayUnit')", "font": "footnote", "foreground": "secondaryInk", "lineLimit": 1, "margin": { "top": -2.5 } },
                  { "when": "=showsCaption and stepsNow == ''", "type": "text", "id": "age", "text": "=__activity_is_stale ? localized('updatedAgo', __activity_age) : localized('noStepData')", "font": "footnote", "foreground": "secondaryInk", "lineLimit": 1, "minimumScale": 0.9, "margin": { "top": -2.5 } },
                  { "type": "spacer", "minLength": 2 },
                  { "type": "use", "template": "activityMeasures", "with": { "measureColumns": 1, "spacing": 2 } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "activityTall": #"""
      {
        "type": "vstack",
        "padding": { "horizontal": 16, "top": "=height < 330 ? 16 : 24", "bottom": "=height < 330 ? 16 : 22" },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
        "children": [
          { "type": "use", "template": "activityRing", "with": { "side": "=height < 330 ? height - 140 : height < 440 ? 186 : min(width - 72, height * 0.52)", "line": "=height < 440 ? 20 : 26" } },
          { "type": "spacer", "minLength": 12 },
          { "type": "use", "template": "activityMeasures", "with": { "measureColumns": 3, "spacing": 0, "disc": "=height < 440 ? 36 : 46", "showsNames": false } }
        ]
      }
      """#,
    "activityValue": #"""
      {
        "comment": "A value with its unit. If both do not fit, the unit is left out, and then the value is scaled down.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "children": [
          {
            "type": "text",
            "spans": [
              { "text": "=value", "font": { "style": "=style", "weight": "semibold", "tabular": true } },
              { "text": " {{unit}}", "font": "footnote", "foreground": "secondaryInk" }
            ],
            "font": "=style",
            "lineLimit": 1
          },
          { "type": "text", "text": "=value", "font": { "style": "=style", "weight": "semibold", "tabular": true }, "lineLimit": 1 },
          { "type": "text", "text": "=value", "font": { "style": "=lesser", "weight": "semibold", "tabular": true }, "lineLimit": 1, "minimumScale": 0.8 }
        ]
      }
      """#,
    "activityWide": #"""
      {
        "type": "hstack",
        "padding": { "leading": "=inset", "trailing": "=isMedium ? 16 : inset", "vertical": 14 },
        "spacing": "=isMedium ? (width < 320 or width < 360 and width < height * 1.6 ? 24 : 42) : width > 600 ? 72 : 44",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=isMedium ? 'leading' : 'center'" },
        "children": [
          { "type": "use", "template": "activityRing" },
          {
            "type": "viewThatFits",
            "axis": "vertical",
            "frame": { "maxWidth": "=isMedium ? 'infinity' : min(250, (width > 600 ? 195 : 150) * textScale)", "alignment": "leading" },
            "children": [
              {
                "type": "forEach",
                "items": [true, false],
                "as": "showsNames",
                "children": [{ "type": "use", "template": "activityMeasures", "with": { "measureColumns": 1, "spacing": "=isMedium ? 3 : 28", "disc": "=isMedium ? 34 : width > 600 ? 64 : 44" } }]
              }
            ]
          }
        ]
      }
      """#,
    "backdrop": #"""
      {
        "type": "zstack",
        "_origin": "style.background",
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
            "comment": "Two discs as high as the canvas, with the look of blurs of 70 and 90 points but drawn as gradients. Gradients are mixed with the background before rounding; blurred pixels would disturb the dither pattern. A background of one colour has no discs.",
            "when": "=glow and overlayOpacity == 0 and not isEInk and background != 'plain' and background != 'solidAccent'",
            "type": "zstack",
            "children": [
              {
                "type": "shape",
                "fill": { "glow": { "x": "=0.5 - 120 / width", "y": "=0.5 - 120 / height", "radius": "=2.4 * sqrt(70 ^ 2 + min(width, height) ^ 2 / 16)", "color": "accent" } },
                "opacity": "=0.1 * (1 - exp(min(width, height) ^ 2 / -8 / 70 ^ 2))"
              },
              {
                "type": "shape",
                "fill": { "glow": { "x": "=0.5 + 140 / width", "y": "=0.5 + 160 / height", "radius": "=2.4 * sqrt(90 ^ 2 + min(width, height) ^ 2 / 16)", "color": "accent" } },
                "opacity": "=0.07 * (1 - exp(min(width, height) ^ 2 / -8 / 90 ^ 2))"
              }
            ]
          },
          {
            "when": "=glow and (overlayOpacity > 0 or isEInk or background == 'plain' or background == 'solidAccent')",
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
            "when": "=token == 'plain' or token == 'midnight' and isEInk",
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
            "when": "=token == 'midnight' and not isEInk",
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
        "then": [ { "type": "use", "template": "heroBody", "with": { "isBeside": false } } ],
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
            "size": { "large": 19.5, "extraLarge": 19.5, "default": 15 },
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
            "minimumScale": "=isMedium and width < 280 ? 0.78 : 0.9",
            "font": { "large": "body", "extraLarge": "body", "default": "footnote" },
            "foreground": "=row.done ? 'secondaryInk' : 'label'",
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
          { "type": "use", "template": "banner", "with": { "body": "classicBody", "isLow": false, "hasSymbol": false, "showsSymbol": false } }
        ],
        "else": [
          { "type": "use", "template": "classicBody", "with": { "isLow": "=isMedium and height < (hasActions ? 138 : 110)" } }
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
            "padding": { "horizontal": "=padding", "top": "=isLow ? min(padding, 9) : padding", "bottom": "=isLow ? min(padding, 7) : hasActions ? padding : max(padding - 3, 0)" },
            "overlayAlignment": "=align == 'trailing' ? 'topLeading' : 'topTrailing'",
            "overlay": {
              "when": "=hasSymbol and not symbolAbove and not isTall and not (isLow and hasActions)",
              "type": "symbol",
              "id": "symbol",
              "_origin": "symbol.name",
              "name": "=symbolName",
              "mode": "=symbolMode",
              "weight": "=symbolWeight",
              "color": "=isSmall and symbolMode == 'monochrome' and symbolColor == 'accent' ? 'accentInk' : symbolColor",
              "size": { "small": "=16.5 * min(symbolScale, 1.6)", "default": "=(isLow ? 19 : 34) * min(symbolScale, 1.4)" },
              "alignsInk": true,
              "margin": { "horizontal": "=padding", "vertical": { "small": "=padding - 0.8 * symbolScale", "default": "=padding - 1.6 * symbolScale" } }
            },
            "children": [
              {
                "when": "=hasSymbol and symbolAbove and not isTall and not isLow",
                "type": "symbol",
                "id": "symbol",
                "_origin": "symbol.name",
                "name": "=symbolName",
                "mode": "=symbolMode",
                "weight": "=symbolWeight",
                "color": "=symbolColor",
                "size": { "small": "=16.5 * min(symbolScale, 1.6)", "default": "=24 * min(symbolScale, 1.4)" },
                "padding": { "bottom": 5 }
              },
              {
                "when": "=not (isLow and hasActions)",
                "type": "text",
                "id": "name",
                "_origin": "name",
                "text": "=name",
                "font": "=nameFont",
                "foreground": "secondaryInk",
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
                "_origin": "symbol.name",
                "name": "=symbolName",
                "mode": "=symbolMode",
                "weight": "=symbolWeight",
                "color": "=symbolColor",
                "size": "=min(82 * min(symbolScale, 1.3), max(24, height - (hasActions ? 150 + 75 * textScale : 110 + 55 * textScale)))",
                "alignsInk": true,
                "margin": { "top": -4, "bottom": 18 }
              },
              {
                "when": "=accentBar and not isLow and not (isMedium and hasActions and height < 150)",
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
                          { "type": "text", "id": "primary", "_origin": "primaryText", "text": "=primary", "font": "=rowFont", "lineLimit": 1 },
                          { "type": "spacer", "minLength": 12 },
                          { "type": "text", "id": "secondary", "_origin": "secondaryText", "text": "=secondary", "font": "=secondaryFont", "foreground": "secondaryInk", "lineLimit": 1 }
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
        "_origin": "secondaryText",
        "padding": "=isMedium and height < 110 ? 8 : padding",
        "children": [
          {
            "comment": "The smallest panels: the open items, and in the heading how much is done.",
            "when": "=isMedium and height < 110",
            "type": "vstack",
            "alignment": "leading",
            "children": [
              {
                "type": "hstack",
                "spacing": 6,
                "children": [
                  { "type": "text", "id": "primary", "_origin": "primaryText", "text": "=primary", "font": "headline", "lineLimit": 1, "minimumScale": 0.8, "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                  { "when": "=isChecklist", "type": "use", "template": "pill", "with": { "label": "=done + '/' + total" }, "layoutPriority": 1 }
                ]
              },
              { "type": "spacer", "minLength": 2 },
              { "type": "forEach", "items": "=rows", "as": "row", "where": "=not row.done", "limit": "=height < 92 ? 2 : 3", "children": [{ "type": "use", "template": "checklistRow" }] }
            ]
          },
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
                      { "type": "text", "id": "primary", "_origin": "primaryText", "text": "=primary", "font": "headline", "lineLimit": 1, "minimumScale": 0.88, "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                      { "when": "=isChecklist", "type": "use", "template": "pill", "with": { "label": "=done + '/' + total" }, "layoutPriority": 1 }
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
                        "text": "=footer == 'rest' ? localized('moreRows', rest) : localized('completed', done)",
                        "font": { "style": "caption2", "weight": "semibold" },
                        "foreground": "secondaryInk",
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
            "when": "=not (isMedium and height < 110)",
            "type": "when",
            "size": "medium",
            "then": [
              {
                "type": "hstack",
                "spacing": "=width < 280 ? 10 : 20",
                "alignment": "top",
                "children": [
                  {
                    "type": "vstack",
                    "alignment": "leading",
                    "frame": { "width": "=width < 280 ? 70 : 92", "maxHeight": "infinity", "alignment": "topLeading" },
                    "children": [
                      { "type": "text", "id": "name", "_origin": "name", "text": "=name", "font": { "style": "caption", "weight": "semibold" }, "foreground": "secondaryInk", "lineLimit": 1 },
                      { "type": "text", "id": "primary", "_origin": "primaryText", "text": "=primary", "font": { "style": "=width < 280 ? 'subheadline' : 'title3'", "weight": "semibold" }, "lineLimit": 2, "minimumScale": 0.8, "padding": { "top": 1 } },
                      { "type": "spacer" },
                      {
                        "when": "=isChecklist",
                        "type": "hstack",
                        "alignment": "lastTextBaseline",
                        "spacing": 5,
                        "padding": { "bottom": 12 },
                        "children": [
                          { "type": "text", "text": "=done", "box": "cap", "alignsInk": true, "font": { "size": 40, "weight": "semibold", "tabular": true, "tracking": -1.2 }, "lineLimit": 1 },
                          { "type": "text", "text": "=localized('of', total)", "font": "footnote", "foreground": "secondaryInk", "lineLimit": 1 }
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
                        "text": "=footer == 'rest' ? localized('moreRows', rest) : localized('completed', done)",
                        "font": { "style": "caption", "weight": "semibold" },
                        "foreground": "secondaryInk",
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
                  { "type": "text", "id": "name", "_origin": "name", "text": "=name", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondaryInk", "lineLimit": 1 },
                  {
                    "type": "hstack",
                    "spacing": 8,
                    "padding": { "top": 2 },
                    "children": [
                      { "type": "text", "id": "primary", "_origin": "primaryText", "text": "=primary", "font": { "style": "title", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.7, "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                      { "when": "=isChecklist", "type": "use", "template": "pill", "with": { "label": "=localized('doneOf', done, total)" }, "layoutPriority": 1 }
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
                    "text": "=footer == 'rest' ? localized('moreRows', rest) : localized('completed', done)",
                    "font": { "style": "subheadline", "weight": "semibold" },
                    "foreground": "secondaryInk",
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
            "_origin": "primaryText",
            "text": "=primary",
            "fit": "=primaryFonts",
            "lineLimit": "=isLow ? 1 : primaryLines",
            "minimumScale": "=isLow ? 0.7 : primaryLines == 1 ? 0.85 : 1",
            "multilineAlignment": "=align",
            "layoutPriority": 1
          },
          {
            "when": "=hasSecondary and not (isLow and hasActions and height < 110)",
            "type": "text",
            "id": "secondary",
            "_origin": "secondaryText",
            "text": "=secondary",
            "font": "=secondaryFont",
            "foreground": "secondaryInk",
            "lineLimit": "=isLow ? 1 : secondaryLines",
            "multilineAlignment": "=align",
            "padding": { "top": { "large": 2, "extraLarge": 2, "default": 0 } }
          }
        ]
      }
      """#,
    "clockAgenda": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          { "type": "text", "id": "date", "text": "=format(__today, isEInk and height < 110 ? 'date:MMMEd' : 'date:MMMMEEEEd')", "font": { "style": "caption", "weight": "semibold" }, "foreground": "secondaryInk", "lineLimit": 1, "minimumScale": 0.6 },
          { "type": "spacer", "minLength": 4 },
          {
            "type": "vstack",
            "id": "events",
            "alignment": "leading",
            "spacing": 10,
            "children": [
              {
                "type": "forEach",
                "items": "=calendar.events",
                "as": "event",
                "limit": "=isEInk and height < 110 ? 1 : height > 240 ? 4 : 2",
                "children": [
                  {
                    "when": "=event.is_today",
                    "type": "vstack",
                    "alignment": "leading",
                    "padding": { "leading": 12 },
                    "background": { "type": "shape", "shape": "capsule", "fill": "=event.color == '' ? 'gray' : event.color", "frame": { "width": 4, "maxHeight": "infinity" } },
                    "backgroundAlignment": "leading",
                    "children": [
                      { "type": "text", "text": "=event.title", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": "=isEInk and height < 110 ? 2 : 1" },
                      { "type": "text", "text": "=event.is_all_day ? localized('allDay') : isEInk and height < 110 ? event.time_local : event.span", "font": { "style": "caption", "tabular": true }, "foreground": "secondaryInk", "lineLimit": 1, "minimumScale": 0.6 }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "when": "=not (__calendar_today_left > 0)",
            "type": "text",
            "id": "empty",
            "text": "=__calendar_updated == '' ? localized('noCalendarYet') : localized('nothingElseToday')",
            "font": { "style": "footnote", "weight": "semibold" },
            "lineLimit": 1,
            "minimumScale": 0.6
          }
        ]
      }
      """#,
    "clockBlock": #"""
      {
        "comment": "A block of the ring from 0.7 to 1 of the radius, with round corners. It is a single outline, so its fill has no seams.",
        "type": "zstack",
        "frame": { "width": "=2 * r", "height": "=2 * r" },
        "rotation": "=hour * 30",
        "children": [
          {
            "type": "path",
            "data": "M78.75 2.28 A100 100 0 0 1 121.25 2.28 A3.5 3.5 0 0 1 123.89 6.61 L117.92 28.86 A3.5 3.5 0 0 1 113.85 31.38 A70 70 0 0 0 86.15 31.38 A3.5 3.5 0 0 1 82.08 28.86 L76.11 6.61 A3.5 3.5 0 0 1 78.75 2.28 Z",
            "viewBox": [0, 0, 200, 200],
            "fill": "=color",
            "frame": { "width": "=2 * r", "height": "=2 * r" }
          }
        ]
      }
      """#,
    "clockCeramic": #"""
      {
        "comment": "Porcelain by day, black ceramic by night. Its shadow is short to keep the file small: a shadow over dithered dots compresses badly.",
        "type": "zstack",
        "children": [
          {
            "type": "shape",
            "shape": "circle",
            "fill": {
              "light": { "linear": { "degrees": 141, "stops": ["#FFFFFF", "#C9D3E2", "#98A7BE"] } },
              "dark": { "linear": { "degrees": 141, "stops": ["#6A778C", "#2A3343", "#12171F"] } }
            },
            "frame": { "width": "=2 * r", "height": "=2 * r" },
            "shadow": { "color": { "light": "#141E32/0.22", "dark": "black/0.4" }, "radius": "=0.07 * r", "y": "=0.04 * r" }
          },
          { "type": "shape", "shape": "circle", "fill": { "light": "#B9C5D6", "dark": "#05080C" }, "frame": { "width": "=1.916 * r", "height": "=1.916 * r" } },
          {
            "type": "shape",
            "shape": "circle",
            "fill": {
              "light": { "radial": { "x": 0.36, "y": 0.28, "radius": "=1.615 * r", "stops": [{ "color": "#FFFFFF", "at": 0 }, { "color": "#F6F8FB", "at": 0.62 }, { "color": "#DFE6F0", "at": 1 }] } },
              "dark": { "radial": { "x": 0.36, "y": 0.28, "radius": "=1.615 * r", "stops": [{ "color": "#222C3B", "at": 0 }, { "color": "#131A25", "at": 0.62 }, { "color": "#0A0E15", "at": 1 }] } }
            },
            "frame": { "width": "=1.9 * r", "height": "=1.9 * r" }
          },
          { "type": "use", "template": "clockCeramicMarks", "with": { "dialInk": { "light": "#1B2430", "dark": "#EEF3FB" }, "softInk": { "light": "#8793A6", "dark": "#8FA0BA" } } },
          { "type": "use", "template": "clockCeramicHands", "with": { "dialInk": { "light": "#1B2430", "dark": "#EEF3FB" } } }
        ]
      }
      """#,
    "clockCeramicHands": #"""
      {
        "type": "zstack",
        "children": [
          {
            "type": "zstack",
            "id": "hourHand",
            "shadow": { "color": { "light": "black/0.28", "dark": "black/0.6" }, "radius": "=0.036 * r", "y": "=0.02 * r" },
            "children": [
              { "type": "use", "template": "clockMark", "with": { "angle": "=hourAngle", "wide": 0.036, "long": 0.2, "reach": 0.2, "color": "=dialInk" } },
              { "type": "use", "template": "clockMark", "with": { "angle": "=hourAngle", "wide": 0.092, "long": 0.4, "reach": 0.53, "color": "=dialInk" } }
            ]
          },
          {
            "type": "zstack",
            "id": "minuteHand",
            "shadow": { "color": { "light": "black/0.28", "dark": "black/0.6" }, "radius": "=0.036 * r", "y": "=0.02 * r" },
            "children": [
              { "type": "use", "template": "clockMark", "with": { "angle": "=minuteAngle", "wide": 0.036, "long": 0.2, "reach": 0.2, "color": "=dialInk" } },
              { "type": "use", "template": "clockMark", "with": { "angle": "=minuteAngle", "wide": 0.076, "long": 0.69, "reach": 0.82, "color": "=dialInk" } }
            ]
          },
          { "type": "shape", "shape": "circle", "fill": "=dialInk", "frame": { "width": "=0.11 * r", "height": "=0.11 * r" } },
          { "type": "use", "template": "clockSecondHand", "with": { "wide": 0.018, "long": 1.06, "reach": 0.88, "hub": 0.038, "color": "=hand" } },
          { "type": "shape", "shape": "circle", "fill": { "light": "white", "dark": "#0A0E15" }, "frame": { "width": "=0.03 * r", "height": "=0.03 * r" } }
        ]
      }
      """#,
    "clockCeramicMarks": #"""
      {
        "type": "zstack",
        "children": [
          {
            "type": "forEach",
            "items": 60,
            "as": "minute",
            "children": [
              { "when": "=minute % 5 != 0", "type": "use", "template": "clockMark", "with": { "angle": "=minute * 6", "wide": 0.0176, "long": 0.0176, "reach": 0.8838, "color": "=softInk" } },
              { "when": "=minute % 5 == 0 and minute % 15 != 0", "type": "use", "template": "clockMark", "with": { "angle": "=minute * 6", "wide": 0.036, "long": 0.15, "reach": 0.895, "color": "=dialInk" } },
              { "when": "=minute % 15 == 0", "type": "use", "template": "clockMark", "with": { "angle": "=minute * 6", "wide": 0.04, "long": 0.04, "reach": 0.895, "color": "=paint.accent" } },
              { "when": "=minute % 15 == 0", "type": "use", "template": "clockNumeral", "with": { "angle": "=minute * 6", "numeral": "=minute == 0 ? 12 : minute / 5", "figure": 0.3, "reach": 0.66, "weight": "semibold", "color": { "tinted": "white/0.6", "default": "=dialInk" } } }
            ]
          }
        ]
      }
      """#,
    "clockColon": #"""
      {
        "comment": "Stands between hours and minutes on one line, so that 2 05 is not read as 205.",
        "type": "vstack",
        "spacing": "=figure * 0.2",
        "accessibilityLabel": "",
        "children": [
          { "type": "shape", "shape": "circle", "fill": "secondaryInk", "frame": { "width": "=figure * 0.1", "height": "=figure * 0.1" } },
          { "type": "shape", "shape": "circle", "fill": "secondaryInk", "frame": { "width": "=figure * 0.1", "height": "=figure * 0.1" } }
        ]
      }
      """#,
    "clockCompanion": #"""
      {
        "type": "zstack",
        "id": "companion",
        "alignment": "topLeading",
        "children": [
          { "when": "=companion == 'weather'", "type": "use", "template": "clockWeather" },
          { "when": "=companion == 'agenda'", "type": "use", "template": "clockAgenda" },
          { "when": "=companion != 'weather' and companion != 'agenda'", "type": "use", "template": "clockDate" }
        ]
      }
      """#,
    "clockDate": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          { "type": "text", "id": "weekday", "text": "{{__today||date:cccc}}", "font": { "style": { "extraLarge": "title2", "default": "footnote" }, "weight": "semibold" }, "foreground": "=paint.ink", "lineLimit": 1, "minimumScale": 0.8 },
          { "type": "spacer" },
          { "type": "text", "id": "day", "text": "{{__today||date:d}}", "font": { "size": "=height * 0.43", "weight": "semibold", "tracking": "=height * -0.0127" }, "box": "cap", "alignsInk": true, "lineLimit": 1 },
          { "type": "spacer" },
          { "type": "text", "id": "month", "text": "{{__today||date:LLLL}}", "font": { "style": { "extraLarge": "title2", "default": "footnote" }, "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.8 },
          {
            "comment": "If the day of the year does not fit, only the week is shown.",
            "type": "viewThatFits",
            "axis": "horizontal",
            "font": { "style": { "extraLarge": "title3", "default": "caption" }, "tabular": true },
            "foreground": { "light": "#3C3C43/0.9", "dark": "#EBEBF5/0.72" },
            "margin": { "bottom": -3 },
            "children": [
              { "type": "text", "id": "week", "text": "=localized('weekAndDay', format(__today, 'date:w'), format(__today, 'date:D'))", "lineLimit": 1, "minimumScale": 0.9 },
              { "type": "text", "id": "weekAlone", "text": "=localized('weekNumber', format(__today, 'date:w'))", "lineLimit": 1, "minimumScale": 0.8 }
            ]
          }
        ]
      }
      """#,
    "clockDial": #"""
      {
        "type": "zstack",
        "id": "dial",
        "accessibilityLabel": "{{__time_local|}}",
        "children": [
          { "when": "=face == 'icon'", "type": "use", "template": "clockIconFace" },
          { "comment": "On small e-ink dials even the smallest allowed letters do not fit into twelve blocks.", "when": "=face == 'segmented' and not (isEInk and r < 70)", "type": "use", "template": "clockSegmented" },
          { "when": "=face != 'icon' and (face != 'segmented' or isEInk and r < 70)", "type": "use", "template": "clockCeramic" }
        ]
      }
      """#,
    "clockDigital": #"""
      {
        "comment": "Reads `scheme` for the colour of the minutes.",
        "type": "use",
        "template": "clockDigits",
        "with": {
          "twelveHours": "=__half_day != ''",
          "clock": "=__hour == '' ? replace(__time, ':', '') : __hour * 100 + __minute",
          "minuteColor": {
            "light": "=scheme == 'ocean' ? '#1C83EA' : scheme == 'mint' ? '#1F9E45' : scheme == 'orchid' ? '#AF52DE' : scheme == 'sunset' ? '#FF2D55' : scheme == 'ember' ? '#FF3B30' : scheme == 'graphite' ? '#7C7C82' : '#E07A00'",
            "dark": "=scheme == 'ocean' ? '#339CFF' : scheme == 'mint' ? '#34C759' : scheme == 'orchid' ? '#BF6BEA' : scheme == 'sunset' ? '#FF375F' : scheme == 'ember' ? '#FF453A' : scheme == 'graphite' ? '#8E8E93' : '#FF9F0A'"
          },
          "isAcross": "=isMedium or size == 'extraLarge' or width > height * 1.2",
          "figure": "=isMedium ? min(height * 0.62, (width - 64) / 2.74) : size == 'extraLarge' ? min(height * 0.72, (width - 104) / 2.74) : width > height * 1.2 ? min(height * 0.72, (width - 32) / 3) : min(width, height) * 0.4747"
        }
      }
      """#,
    "clockDigitalAccessory": #"""
      {
        "comment": "The time in digits.",
        "type": "zstack",
        "children": [
          {
            "when": "=size == 'accessoryInline'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": {
              "words": "{{=__half_day == \"\" ? __time_local : \"\"}}{{=__half_day == \"\" ? \"\" : __now||date:h:mm}}",
              "more": "{{__today||date:MMMEd}}",
              "icon": "",
              "iconSize": 13,
              "moreYields": false
            }
          },
          {
            "when": "=size == 'accessoryCircular'",
            "type": "zstack",
            "frame": { "width": "=width", "height": "=width" },
            "accessibilityLabel": "{{__time_local}}",
            "children": [
              { "type": "shape", "shape": "circle", "fill": "fill" },
              {
                "type": "vstack",
                "spacing": "=width / 72 * 6",
                "font": { "size": "=width / 72 * 26", "tabular": true, "tracking": "=width / 72 * -0.9" },
                "children": [
                  { "type": "text", "text": "{{=pad(__half_day == \"\" ? __hour : __hour_local, __half_day == \"\" ? 2 : 1)}}", "font": { "weight": "bold" }, "box": "cap", "lineLimit": 1 },
                  { "type": "text", "text": "{{__minute||pad:2}}", "font": { "weight": "medium" }, "box": "cap", "lineLimit": 1 }
                ]
              }
            ]
          },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "accessoryClock" }
        ]
      }
      """#,
    "clockDigits": #"""
      {
        "type": "zstack",
        "children": [
          { "type": "shape", "fill": "background" },
          {
            "when": "=not isAcross",
            "type": "vstack",
            "id": "time",
            "alignment": "leading",
            "spacing": "=figure * 0.187",
            "padding": { "leading": 16 },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
            "children": [
              { "type": "use", "template": "clockHours" },
              { "type": "use", "template": "clockMinutes" }
            ]
          },
          {
            "when": "=isAcross",
            "type": "hstack",
            "id": "timeAcross",
            "spacing": "=figure * 0.12",
            "padding": { "leading": 16 },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
            "children": [
              { "when": "=isRightToLeft", "type": "use", "template": "clockMinutes" },
              { "when": "=not isRightToLeft", "type": "use", "template": "clockHours" },
              { "type": "use", "template": "clockColon" },
              { "when": "=isRightToLeft", "type": "use", "template": "clockHours" },
              { "when": "=not isRightToLeft", "type": "use", "template": "clockMinutes" }
            ]
          },
          {
            "type": "vstack",
            "id": "date",
            "alignment": "trailing",
            "font": { "style": { "extraLarge": "title3", "large": "footnote", "default": "caption" }, "weight": "semibold", "tabular": true },
            "foreground": "secondaryInk",
            "padding": { "top": 14, "trailing": 16, "bottom": 14 },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topTrailing" },
            "children": [
              { "type": "text", "text": "{{__today||date:EEE}}", "lineLimit": 1, "fixedSize": true },
              { "type": "text", "text": "{{__today||date:d}}", "lineLimit": 1, "fixedSize": true },
              { "type": "spacer" },
              { "when": "=twelveHours", "type": "text", "id": "half", "text": "{{__now||date:a}}", "lineLimit": 1, "fixedSize": true }
            ]
          }
        ]
      }
      """#,
    "clockFrame": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=ground != 'plain'", "type": "use", "template": "clockGround", "with": { "paint": "=schemes[schemeNumber]" } },
          { "when": "=ground == 'plain'", "type": "shape", "fill": "background" },
          {
            "type": "hstack",
            "alignment": "center",
            "spacing": "=isEInk and height < 110 ? 10 : 24",
            "padding": "=not hasCompanion ? 0 : isEInk and height < 110 ? 8 : 16",
            "children": [
              {
                "type": "use",
                "template": "clockDial",
                "with": {
                  "paint": "=schemes[schemeNumber]",
                  "hand": "=secondHandColor == '' ? schemes[schemeNumber].accent : secondHandColor",
                  "r": "=hasCompanion ? height / 2 - (isEInk and height < 110 ? 9 : face == 'segmented' ? 17 : 18) : min(width, height) / 2 - (face == 'segmented' ? 9 : 10)"
                },
                "frame": { "width": "=not hasCompanion ? width : isEInk and height < 110 ? height - 16 : height - 32", "height": "=not hasCompanion ? height : isEInk and height < 110 ? height - 16 : height - 32" }
              },
              { "when": "=hasCompanion", "type": "use", "template": "clockCompanion", "with": { "paint": "=schemes[schemeNumber]" }, "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" } }
            ]
          }
        ]
      }
      """#,
    "clockGround": #"""
      {
        "type": "zstack",
        "children": [
          { "type": "shape", "fill": { "linear": { "stops": ["=isSquare and not isEInk and face == 'segmented' and not hasCompanion ? paint.bottom : paint.top", "=paint.bottom"] } } },
          { "type": "shape", "fill": { "glow": { "x": 0, "y": 0, "radius": 170, "color": "=paint.accent" } }, "opacity": { "light": 0.12, "dark": 0.19 } }
        ]
      }
      """#,
    "clockHours": #"""
      {
        "type": "zstack",
        "alignment": "leading",
        "children": [
          {"when": "=twelveHours", "type": "text", "text": "{{__now||date:h}}", "font": {"size": "=figure", "weight": "bold", "tabular": true, "tracking": "=figure * -0.045"}, "box": "cap", "alignsInk": true, "lineLimit": 1},
          {"when": "=not twelveHours", "type": "text", "text": "{{__now||date:HH}}", "font": {"size": "=figure", "weight": "bold", "tabular": true, "tracking": "=figure * -0.045"}, "box": "cap", "alignsInk": true, "lineLimit": 1}
        ]
      }
      """#,
    "clockIcon": #"""
      {
        "comment": "Reads `face` (ceramic, icon, segmented), `scheme` (classic, ocean, mint, orchid, sunset, ember, graphite), `secondHand` and `secondHandColor`; wide sizes also read `companion` (date, weather, agenda) and `ground` (plain).",
        "type": "use",
        "template": "clockScheme",
        "with": {
          "schemeNumber": "=scheme == 'ocean' ? 1 : scheme == 'mint' ? 2 : scheme == 'orchid' ? 3 : scheme == 'sunset' ? 4 : scheme == 'ember' ? 5 : scheme == 'graphite' ? 6 : 0",
          "clock": "=__hour == '' ? replace(__time, ':', '') : __hour * 100 + __minute",
          "second": "=secondHand ? __now_unix % 60 : 0"
        }
      }
      """#,
    "clockIconAccessory": #"""
      {
        "comment": "A dial, the date with the time, or the date with the week.",
        "type": "zstack",
        "children": [
          {
            "when": "=size == 'accessoryInline'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "words": "{{__today||date:MMMEd}}", "more": "=localized('weekNumber', format(__today, 'date:w'))", "icon": "", "iconSize": 13, "moreYields": false }
          },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "accessoryDial", "accessibilityLabel": "{{__time_local}}" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "accessoryClock" }
        ]
      }
      """#,
    "clockIconFace": #"""
      {
        "comment": "A dial in the scheme's colour, dimmed at night.",
        "type": "zstack",
        "children": [
          {
            "type": "shape",
            "shape": "circle",
            "fill": "=dialLight == '' ? paint.dial : isDark ? dialDark : dialLight",
            "frame": { "width": "=2 * r", "height": "=2 * r" },
            "shadow": { "color": { "light": "#0A1428/0.25", "dark": "black/0.4" }, "radius": "=0.07 * r", "y": "=0.04 * r" }
          },
          {
            "type": "shape",
            "shape": "circle",
            "fill": {
              "light": { "linear": { "stops": ["white/0.1", "black/0.12"] } },
              "dark": { "linear": { "stops": ["white/0.05", "black/0.2"] } }
            },
            "stroke": { "fill": { "eink": "label", "light": "white/0.16", "dark": "white/0.14" }, "width": "=isEInk ? max(1.5, 0.012 * r) : 0.5" },
            "frame": { "width": "=2 * r", "height": "=2 * r" }
          },
          {
            "type": "forEach",
            "items": 60,
            "as": "minute",
            "children": [
              { "when": "=minute % 5 != 0", "type": "use", "template": "clockMark", "with": { "angle": "=minute * 6", "wide": 0.012, "long": 0.055, "reach": 0.945, "color": "white/0.5" } },
              { "when": "=minute % 5 == 0", "type": "use", "template": "clockMark", "with": { "angle": "=minute * 6", "wide": 0.023, "long": 0.085, "reach": 0.945, "color": "white/0.95" } },
              { "when": "=minute % (isEInk and r < 50 ? 15 : 5) == 0", "type": "use", "template": "clockNumeral", "with": { "angle": "=minute * 6", "numeral": "=minute == 0 ? 12 : minute / 5", "figure": "=isEInk and r < 50 ? 0.4 : 0.232", "reach": 0.715, "weight": "semibold", "color": { "tinted": "white/0.6", "default": "white" } } }
            ]
          },
          { "type": "use", "template": "clockTaper", "id": "hourHand", "with": { "angle": "=hourAngle", "wide": 0.105, "tip": 0.62, "reach": 0.53 } },
          { "type": "use", "template": "clockTaper", "id": "minuteHand", "with": { "angle": "=minuteAngle", "wide": 0.08, "tip": 0.55, "reach": 0.85 } },
          { "type": "use", "template": "clockSecondHand", "with": { "wide": 0.02, "long": 1.1, "reach": 0.9, "hub": 0.052, "color": { "eink": "white", "default": "=hand" } } },
          { "type": "shape", "shape": "circle", "fill": "=dialLight == '' ? paint.dial : isDark ? dialDark : dialLight", "frame": { "width": "=0.04 * r", "height": "=0.04 * r" } }
        ]
      }
      """#,
    "clockMark": #"""
      {
        "comment": "A mark at `angle` that extends by `long` inwards from `reach`; both are fractions of the radius.",
        "type": "zstack",
        "alignment": "top",
        "frame": { "width": "=2 * r", "height": "=2 * r", "alignment": "top" },
        "rotation": "=angle",
        "children": [
          {
            "comment": "On e-ink a white rim around a hand keeps the numeral under it readable.",
            "when": "=isEInk and long > 0.3",
            "type": "shape",
            "shape": "capsule",
            "stroke": { "fill": "white", "width": "=max(wide * r * 0.58, 1) + 6" },
            "frame": { "width": "=max(wide * r, 1.5)", "height": "=long * r" },
            "margin": { "top": "=(1 - reach) * r" }
          },
          {
            "comment": "On e-ink a hand or an hour mark is a stroke. A filled shape would count as the background of the next one.",
            "when": "=isEInk and long > 0.1",
            "type": "shape",
            "shape": "capsule",
            "stroke": { "fill": "=color", "width": "=max(wide * r * 0.58, 1)" },
            "frame": { "width": "=max(wide * r, 1.5)", "height": "=long * r" },
            "margin": { "top": "=(1 - reach) * r" }
          },
          { "when": "=not isEInk or long <= 0.1", "type": "shape", "shape": "capsule", "fill": "=color", "frame": { "width": "=wide * r", "height": "=long * r" }, "margin": { "top": "=(1 - reach) * r" } }
        ]
      }
      """#,
    "clockMinutes": #"""
      {
        "type": "text",
        "id": "minutes",
        "text": "{{__now||date:mm}}",
        "font": {
          "size": "=figure",
          "weight": "medium",
          "tabular": true,
          "tracking": "=figure * -0.045"
        },
        "foreground": "=minuteColor",
        "box": "cap",
        "alignsInk": true,
        "lineLimit": 1
      }
      """#,
    "clockNumeral": #"""
      {
        "comment": "An upright numeral in the direction of `angle`, with its middle at `reach` of the radius. It is rotated there and back, so that it is not mirrored.",
        "type": "zstack",
        "frame": { "width": "=2 * r", "height": "=2 * r", "alignment": "top" },
        "rotation": "=angle",
        "children": [
          {
            "type": "text",
            "text": "=numeral",
            "font": { "size": "=figure * r", "weight": "=weight", "tracking": "=figure * r * -0.026" },
            "foreground": "=color",
            "box": "cap",
            "fixedSize": true,
            "frame": { "width": "=figure * r * 1.6", "height": "=figure * r * 1.6" },
            "rotation": "=-angle",
            "margin": { "top": "=(1 - reach - figure * 0.8) * r" }
          }
        ]
      }
      """#,
    "clockPhrase": #"""
      {
        "comment": "In Chinese and Japanese a line may end before or after the hour, but never within a number. A text is scaled down before a word is broken.",
        "type": "text",
        "font": "=size",
        "lineBreak": "words",
        "minimumScale": 0.75,
        "foreground": "secondaryInk",
        "spans": [
          { "text": "=time_words.lead + (contains('点時', substring(time_words.hour, -1, 1)) ? '\u200b' : '')" },
          { "text": "=time_words.number", "font": { "weight": "semibold" }, "foreground": "label" },
          { "text": "=time_words.joint" },
          { "text": "=replace(replace(replace(time_words.hour, ' ', '\u00a0'), '点', '点\u200b'), '時', '時\u200b')", "font": { "weight": "semibold" }, "foreground": { "light": "#0A5CC2", "dark": "#7DB8FF", "tinted": "label" } },
          { "text": "=time_words.ending" },
          { "text": "=time_words.added", "font": { "weight": "semibold" }, "foreground": "label" },
          { "text": "=time_words.part == '' ? '' : ' ' + time_words.part" }
        ]
      }
      """#,
    "clockScheme": #"""
      {
        "type": "use",
        "template": "clockFrame",
        "with": {
          "schemes": {
            "light": [
              { "name": "classic", "accent": "#FF9F0A", "top": "#ECF1F8", "bottom": "#C7D2E5", "dial": "#2A4158", "hot": "#FF9F0A", "onHot": "#04182C", "ink": "#8C5200", "big": "#E07A00" },
              { "name": "ocean", "accent": "#339CFF", "top": "#E8F3FF", "bottom": "#BFD9FF", "dial": "#234A76", "hot": "#339CFF", "onHot": "#04182C", "ink": "#0052AB", "big": "#1C83EA" },
              { "name": "mint", "accent": "#34C759", "top": "#E8FBF4", "bottom": "#BEEBDD", "dial": "#256253", "hot": "#34C759", "onHot": "#04182C", "ink": "#1D6F32", "big": "#1F9E45" },
              { "name": "orchid", "accent": "#AF52DE", "top": "#F2E9FF", "bottom": "#D9C2F4", "dial": "#4A357A", "hot": "#AF52DE", "onHot": "#0C0016", "ink": "#793999", "big": "#AF52DE" },
              { "name": "sunset", "accent": "#FF2D55", "top": "#FFE9F0", "bottom": "#F7C2D4", "dial": "#5C2D4A", "hot": "#FF2D55", "onHot": "#2A0603", "ink": "#9E1C35", "big": "#FF2D55" },
              { "name": "ember", "accent": "#FF3B30", "top": "#FFF0E8", "bottom": "#F5C8B7", "dial": "#5E2727", "hot": "#FF3B30", "onHot": "#2A0603", "ink": "#9E251E", "big": "#FF3B30" },
              { "name": "graphite", "accent": "#8E8E93", "top": "#F3F4F6", "bottom": "#D4D8E1", "dial": "#2A303A", "hot": "#4A515E", "onHot": "#FFFFFF", "ink": "#3C3C43", "big": "#7C7C82" }
            ],
            "dark": [
              { "name": "classic", "accent": "#FF9F0A", "top": "#141A22", "bottom": "#0B0F15", "dial": "#22364B", "hot": "#FF9F0A", "onHot": "#04182C", "ink": "#FF9F0A", "big": "#FF9F0A" },
              { "name": "ocean", "accent": "#339CFF", "top": "#10263F", "bottom": "#070F19", "dial": "#1B3A5E", "hot": "#339CFF", "onHot": "#04182C", "ink": "#64B5FF", "big": "#339CFF" },
              { "name": "mint", "accent": "#34C759", "top": "#112A24", "bottom": "#060E0C", "dial": "#1F4B3F", "hot": "#34C759", "onHot": "#04182C", "ink": "#34C759", "big": "#34C759" },
              { "name": "orchid", "accent": "#AF52DE", "top": "#241A33", "bottom": "#0F0A16", "dial": "#3A2A63", "hot": "#AF52DE", "onHot": "#0C0016", "ink": "#CE8CF5", "big": "#AF52DE" },
              { "name": "sunset", "accent": "#FF2D55", "top": "#2A1822", "bottom": "#120A0F", "dial": "#4A243B", "hot": "#FF2D55", "onHot": "#2A0603", "ink": "#FF6C89", "big": "#FF2D55" },
              { "name": "ember", "accent": "#FF3B30", "top": "#2A1611", "bottom": "#120A07", "dial": "#4A1F1F", "hot": "#FF3B30", "onHot": "#2A0603", "ink": "#FF746B", "big": "#FF3B30" },
              { "name": "graphite", "accent": "#8E8E93", "top": "#1B1D22", "bottom": "#0D0E10", "dial": "#1F242C", "hot": "#C9CED8", "onHot": "#14171C", "ink": "#C9CED8", "big": "#8E8E93" }
            ]
          },
          "hourAngle": "=(floor(clock / 100) % 12 + clock % 100 / 60 + second / 3600) * 30",
          "minuteAngle": "=(clock % 100 + second / 60) * 6",
          "hasCompanion": "=not isSmall and width > 1.5 * height"
        }
      }
      """#,
    "clockSecondHand": #"""
      {
        "comment": "Always draws the hub, and the hand only on request.",
        "type": "zstack",
        "id": "secondHand",
        "shadow": { "color": { "light": "black/0.28", "dark": "black/0.6" }, "radius": "=0.036 * r", "y": "=0.02 * r" },
        "children": [
          { "when": "=secondHand", "type": "use", "template": "clockMark", "with": { "angle": "=second * 6" } },
          { "type": "shape", "shape": "circle", "fill": "=color", "frame": { "width": "=2 * hub * r", "height": "=2 * hub * r" } }
        ]
      }
      """#,
    "clockSegmented": #"""
      {
        "comment": "Twelve blocks around the dial. The current hour's block has the accent colour, or is white if hues cannot be distinguished.",
        "type": "zstack",
        "children": [
          {
            "comment": "E-ink: a circle around the blocks, and a black disc for the current hour.",
            "when": "=isEInk",
            "type": "zstack",
            "children": [
              { "type": "shape", "shape": "circle", "stroke": { "fill": "black", "width": 1.5 }, "frame": { "width": "=2 * r", "height": "=2 * r" } },
              {
                "type": "zstack",
                "alignment": "top",
                "frame": { "width": "=2 * r", "height": "=2 * r", "alignment": "top" },
                "rotation": "=floor(hourAngle / 30) * 30",
                "children": [{ "type": "shape", "shape": "circle", "fill": "black", "frame": { "width": "=0.26 * r", "height": "=0.26 * r" }, "margin": { "top": "=0.03 * r" } }]
              }
            ]
          },
          {
            "when": "=not isEInk",
            "type": "zstack",
            "shadow": { "color": { "light": "#141E32/0.16", "dark": "black/0.4" }, "radius": "=0.04 * r", "y": "=0.03 * r" },
            "children": [
              {
                "type": "forEach",
                "items": {
                  "light": ["#FCFDFD", "#FAFBFC", "#F6F8FA", "#F3F5F8", "#F0F3F7", "#EFF2F6", "#F0F2F7", "#F2F4F8", "#F6F7FA", "#F9FAFC", "#FCFCFD", "#FDFDFE"],
                  "dark": ["#292D35", "#282C33", "#262930", "#24272E", "#22252C", "#21242B", "#22252B", "#23262D", "#252930", "#272B32", "#292D34", "#2A2E35"]
                },
                "as": "shade",
                "index": "hour",
                "children": [{ "type": "use", "template": "clockBlock", "with": { "color": "=hour == floor(hourAngle / 30) ? (isTinted ? 'white' : paint.hot) : shade" } }]
              }
            ]
          },
          {
            "type": "forEach",
            "items": 12,
            "as": "hour",
            "children": [
              {
                "type": "use",
                "template": "clockNumeral",
                "with": {
                  "angle": "=hour * 30",
                  "numeral": "=hour == 0 ? 12 : hour",
                  "figure": "=max(0.185, 11 / r)",
                  "reach": 0.85,
                  "weight": "=hour == floor(hourAngle / 30) ? 'bold' : 'semibold'",
                  "color": "=hour == floor(hourAngle / 30) ? (isTinted ? '#04182C' : paint.onHot) : isDark ? '#DDE3EC' : '#2A313C'"
                }
              }
            ]
          },
          {
            "type": "shape",
            "shape": "circle",
            "fill": {
              "light": { "linear": { "stops": ["#FFFFFF", "#F1F3F7"] } },
              "dark": { "linear": { "stops": ["#1B1E24", "#101216"] } }
            },
            "frame": { "width": "=1.31 * r", "height": "=1.31 * r" }
          },
          {
            "type": "forEach",
            "items": 60,
            "as": "minute",
            "children": [
              { "when": "=minute % 5 != 0", "type": "use", "template": "clockMark", "with": { "angle": "=minute * 6", "wide": 0.012, "long": 0.04, "reach": 0.625, "color": { "light": "#2A313C/0.32", "dark": "#DDE3EC/0.32" } } },
              { "when": "=minute % 5 == 0", "type": "use", "template": "clockMark", "with": { "angle": "=minute * 6", "wide": 0.02, "long": 0.07, "reach": 0.625, "color": { "light": "#2A313C/0.75", "dark": "#DDE3EC/0.75" } } }
            ]
          },
          { "type": "use", "template": "clockSegmentedHands", "with": { "handInk": { "light": "#1D232C", "dark": "#F2F5FA" } } }
        ]
      }
      """#,
    "clockSegmentedHands": #"""
      {
        "type": "zstack",
        "children": [
          {
            "type": "zstack",
            "id": "hourHand",
            "shadow": { "color": { "light": "black/0.28", "dark": "black/0.6" }, "radius": "=0.036 * r", "y": "=0.02 * r" },
            "children": [{ "type": "use", "template": "clockMark", "with": { "angle": "=hourAngle", "wide": 0.12, "long": 0.5, "reach": 0.4, "color": "=handInk" } }]
          },
          {
            "type": "zstack",
            "comment": "On e-ink a mark under the tip would count as the hand's background, and the hand would turn white. So it ends below the marks.",
            "id": "minuteHand",
            "shadow": { "color": { "light": "black/0.28", "dark": "black/0.6" }, "radius": "=0.036 * r", "y": "=0.02 * r" },
            "children": [{ "type": "use", "template": "clockMark", "with": { "angle": "=minuteAngle", "wide": 0.088, "long": "=isEInk ? 0.63 : 0.7", "reach": "=isEInk ? 0.53 : 0.6", "color": "=handInk" } }]
          },
          {
            "type": "zstack",
            "id": "secondHand",
            "shadow": { "color": { "light": "black/0.28", "dark": "black/0.6" }, "radius": "=0.036 * r", "y": "=0.02 * r" },
            "children": [
              { "when": "=secondHand", "type": "use", "template": "clockMark", "with": { "angle": "=second * 6", "wide": 0.02, "long": 0.8, "reach": 0.63, "color": "=secondHandColor == '' ? paint.hot : secondHandColor" } },
              { "type": "shape", "shape": "circle", "fill": "=handInk", "frame": { "width": "=0.14 * r", "height": "=0.14 * r" } }
            ]
          },
          { "type": "shape", "shape": "circle", "fill": "=secondHandColor == '' ? paint.hot : secondHandColor", "frame": { "width": "=0.068 * r", "height": "=0.068 * r" } }
        ]
      }
      """#,
    "clockSentence": #"""
      {
        "type": "zstack",
        "children": [
          {
            "type": "shape",
            "fill": {
              "light": { "linear": { "degrees": 160, "stops": ["#F3F6FB", "#DCE5F2"] } },
              "dark": { "linear": { "degrees": 160, "stops": ["#24324A", "#141B29"] } }
            }
          },
          {
            "type": "vstack",
            "alignment": "leading",
            "padding": { "top": "=height < 92 ? 8 : 16", "horizontal": "=height < 92 ? 12 : 16", "bottom": "=height < 92 ? 6 : 12" },
            "children": [
              { "type": "text", "id": "weekday", "text": "{{__today||date:cccc}}", "font": { "style": { "extraLarge": "title3", "default": "caption" }, "weight": "semibold" }, "foreground": "secondaryInk", "lineLimit": 1, "minimumScale": 0.7 },
              { "type": "spacer" },
              {
                "type": "viewThatFits",
                "id": "sentence",
                "layoutPriority": 1,
                "axis": "vertical",
                "frame": { "maxWidth": "infinity", "maxHeight": "=88 * scale", "alignment": "bottomLeading" },
                "children": [
                  {
                    "type": "forEach",
                    "items": "=fonts",
                    "as": "size",
                    "children": [{ "type": "use", "template": "clockPhrase" }]
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "clockSized": #"""
      {
        "type": "use",
        "template": "clockSentence",
        "with": {
          "fonts": [
            { "size": "=25 * scale", "lineHeight": "=28 * scale", "tracking": -0.5 },
            { "size": "=22 * scale", "lineHeight": "=25 * scale", "tracking": -0.4 },
            { "size": "=20 * scale", "lineHeight": "=23 * scale", "tracking": -0.3 },
            { "size": "=18 * scale", "lineHeight": "=21 * scale" },
            { "size": "=15 * scale", "lineHeight": "=18 * scale" },
            { "size": "=10.5 * scale", "lineHeight": "=12 * scale", "tracking": 0 }
          ]
        }
      }
      """#,
    "clockTaper": #"""
      {
        "comment": "A hand that narrows to `tip` of its width: two bars rotated slightly about the tip, and a round end.",
        "type": "zstack",
        "shadow": { "color": { "light": "black/0.28", "dark": "black/0.6" }, "radius": "=0.036 * r", "y": "=0.02 * r" },
        "children": [
          {
            "type": "zstack",
            "alignment": "top",
            "frame": { "width": "=2 * r", "height": "=2 * r", "alignment": "top" },
            "rotation": "=angle",
            "children": [
              {
                "type": "forEach",
                "items": [-1, 1],
                "as": "side",
                "children": [
                  {
                    "type": "zstack",
                    "frame": { "width": "=wide * r", "height": "=2 * (reach + 0.075) * r", "alignment": "bottom" },
                    "rotation": "=side * wide * (1 - tip) / 2 / (reach + 0.075) * 57.3",
                    "margin": { "top": "=(0.925 + wide * tip / 2 - 2 * reach) * r" },
                    "children": [
                      { "type": "shape", "shape": "capsule", "fill": "white", "frame": { "width": "=wide * tip * r", "height": "=(reach + 0.075 + wide * tip / 2) * r" } }
                    ]
                  }
                ]
              },
              { "type": "shape", "shape": "circle", "fill": "white", "frame": { "width": "=wide * r", "height": "=wide * r" }, "margin": { "top": "=(1.075 - wide / 2) * r" } }
            ]
          }
        ]
      }
      """#,
    "clockWeather": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          { "type": "text", "id": "place", "text": "=__weather_location == '' ? localized('weather') : __weather_location", "font": { "style": { "extraLarge": "title3", "default": "footnote" }, "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.6 },
          {
            "when": "=__weather_temp != ''",
            "type": "hstack",
            "margin": { "top": "=isEInk and height < 110 ? 7 : 9" },
            "children": [
              { "type": "text", "id": "temperature", "text": "='\u200e' + replace(format(__weather_temp, 'number'), '-', '−') + '°'", "font": { "size": { "extraLarge": 76, "default": "=isEInk and height < 110 ? 28 : 44" }, "weight": "medium", "tabular": true, "tracking": { "extraLarge": -2.2, "default": -1.3 } }, "box": "cap", "alignsInk": true, "lineLimit": 1, "minimumScale": 0.7 },
              { "type": "spacer", "minLength": 6 },
              { "when": "=__weather_symbol != ''", "type": "symbol", "name": "=__weather_symbol", "size": { "extraLarge": 53, "default": "=isEInk and height < 110 ? 22 : 34.5" }, "mode": "multicolor", "alignsInk": true, "margin": { "vertical": -6 } }
            ]
          },
          { "type": "spacer" },
          {
            "type": "text",
            "id": "condition",
            "text": "=__weather_temp == '' ? localized('noData') : __weather_condition",
            "comment": "On the smallest panels only the symbol shows the sky.",
            "when": "=__weather_temp == '' or not (__weather_age_min > 120 or isEInk and height < 110)",
            "font": { "style": { "extraLarge": "title3", "default": "footnote" }, "weight": "medium" },
            "lineLimit": "=height < 130 ? 1 : 2",
            "balanced": true,
            "minimumScale": 0.6
          },
          { "when": "=__weather_temp != '' and __weather_age_min > 120", "type": "text", "id": "age", "text": "=localized('old', __weather_age)", "font": { "style": { "extraLarge": "title3", "default": "footnote" }, "weight": "medium" }, "lineLimit": 1 },
          {
            "when": "=__weather_temp != '' and __weather_high != ''",
            "type": "text",
            "id": "range",
            "spans": [{ "text": "=isEInk and height < 110 and length(__weather_high) + length(__weather_low) > 4 ? '\u200e' + replace(format(__weather_high, 'number'), '-', '−') + '°/\u200e' + replace(format(__weather_low, 'number'), '-', '−') + '°' : localized('highLow', replace(format(__weather_high ?? '–', 'number'), '-', '−'), replace(format(__weather_low ?? '–', 'number'), '-', '−'))" }, { "text": "=__weather_today_precip == '' or isEInk and height < 110 ? '' : __weather_sky == 'snow' ? localized('snowChanceLead', localized('percent', __weather_today_precip)) : localized('rainChanceLead', localized('percent', __weather_today_precip))" }],
            "font": { "style": { "extraLarge": "body", "default": "caption" }, "tabular": true },
            "foreground": { "light": "#3C3C43/0.9", "dark": "#EBEBF5/0.72" },
            "lineLimit": 1,
            "minimumScale": 0.6,
            "margin": { "bottom": -3 }
          }
        ]
      }
      """#,
    "clockWord": #"""
      {
        "comment": "The time as a sentence.",
        "type": "use",
        "template": "clockSized",
        "with": { "scale": "=size == 'extraLarge' ? 3.3 : isTall ? 2 : isMedium ? 1.4 : 1" }
      }
      """#,
    "clockWordAccessory": #"""
      {
        "comment": "The time in words. The circle has room only for the hour in words; the minutes are a number, and the part of the day is a symbol.",
        "type": "use",
        "template": "clockWordAccessoryBody",
        "with": {
          "sign": "=__hour >= 5 and __hour < 12 ? 'sunrise.fill' : __hour >= 12 and __hour < 18 ? 'sun.max.fill' : __hour >= 18 and __hour < 22 ? 'sunset.fill' : 'moon.fill'",
          "part": "=time_words.part",
          "opening": "=time_words.opening"
        }
      }
      """#,
    "clockWordAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "clockWordAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "clockWordAccessoryCircular", "accessibilityLabel": "{{opening}} {{part}}" },
          {
            "when": "=size == 'accessoryRectangular'",
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
            "children": [
              {
                "type": "text",
                "text": "=opening",
                "fit": [
                  { "size": 22, "lineHeight": 25, "weight": "semibold", "tracking": -0.4 },
                  { "size": 20, "lineHeight": 23, "weight": "semibold", "tracking": -0.4 },
                  { "size": 18, "lineHeight": 21, "weight": "semibold" },
                  { "size": 17, "lineHeight": 20, "weight": "semibold" },
                  { "size": 16, "lineHeight": 19, "weight": "semibold" },
                  { "size": 15, "lineHeight": 18, "weight": "semibold", "tracking": -0.1 }
                ],
                "lineLimit": 2
              },
              {
                "type": "text",
                "text": "=part",
                "font": { "size": 15, "lineHeight": 18, "weight": "medium" },
                "foreground": "secondaryInk",
                "lineLimit": 1
              }
            ]
          }
        ]
      }
      """#,
    "clockWordAccessoryCircular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=time_words.brief_follows",
            "type": "use",
            "template": "accessoryDisc",
            "with": { "icon": "=sign", "figure": "=lower(time_words.hour)", "foot": "=time_words.brief" }
          },
          {
            "when": "=not time_words.brief_follows",
            "type": "zstack",
            "frame": { "width": "=width", "height": "=width" },
            "children": [
              { "type": "shape", "shape": "circle", "fill": "fill" },
              {
                "type": "use",
                "template": "accessoryFace",
                "with": {
                  "icon": "=sign",
                  "iconSize": 14.5,
                  "iconAt": -18.5,
                  "figure": "=time_words.hour",
                  "figureSize": 19,
                  "figureAt": "=width < 66 ? 13.5 : 12.5",
                  "room": 62,
                  "footRoom": 62,
                  "foot": "=time_words.brief",
                  "footAt": "=width < 66 ? -5 : -3"
                }
              }
            ]
          }
        ]
      }
      """#,
    "clockWordAccessoryInline": #"""
      {
        "type": "viewThatFits",
        "axis": "horizontal",
        "children": [
          {
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "words": "=opening", "more": "=part", "icon": "", "iconSize": 13, "moreYields": false, "isPhrase": true }
          },
          {
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "words": "=opening", "icon": "", "iconSize": 13, "more": "", "moreYields": false }
          }
        ]
      }
      """#,
    "conditions": #"""
      {
        "comment": "The current weather on its sky: one temperature, one symbol, four equal measures. The caller sets the variables `weather_is_loading` and `weather_error`.",
        "type": "zstack",
        "foreground": "white",
        "children": [
          { "when": "=isPlaceholder or (__weather_temp == '' or __weather_is_stale) and weather_is_loading", "type": "use", "template": "conditionsLoading" },
          {
            "when": "=not isPlaceholder and (__weather_temp == '' or __weather_is_stale) and not weather_is_loading",
            "type": "use",
            "template": "conditionsError",
            "with": {
              "reason": "=weather_error != '' ? weather_error : __weather_age != '' ? localized('lastWeatherOld', replace(__weather_age, ' ', '\u00a0')) : localized('nothingStoredSoFar')",
              "nextTry": "=weather_next_try",
              "lastTry": "=weather_last_try",
              "button": "=weather_error == '' ? '' : localized('tryAgain')"
            }
          },
          {
            "when": "=not isPlaceholder and __weather_temp != '' and not __weather_is_stale",
            "type": "use",
            "template": "sky",
            "with": {
              "sky": "=__weather_sky",
              "glowX": "=size == 'extraLarge' ? clamp(width * 0.46, 290, 340) - 68 : isTall ? width - 66 : 56",
              "glowY": "=size == 'extraLarge' ? height / 2 + 1 : isTall ? 94 : -64",
              "glowRadius": "=isTall ? 122 : 150",
              "glowStrength": "=isTall ? 0.8 : 0.7"
            }
          },
          {
            "when": "=not isPlaceholder and __weather_temp != '' and not __weather_is_stale",
            "type": "use",
            "template": "conditionsBody",
            "with": {
              "quiet": "=isLight ? 'white/0.9' : isTinted ? 'white/0.86' : 'white/0.72'",
              "glass": "=isLight ? '#081428/0.16' : 'white/0.07'",
              "place": "{{__weather_location|}}",
              "coordinates": "=__weather_coordinates",
              "hasCoordinates": "=__weather_coordinates != ''",
              "isCramped": "=size == 'large' and width < 300 and textScale > 1.1",
              "titleNeed": "=size == 'large' and not isEInk and not (width < 300 and textScale > 1.1) ? 6.1 * textScale * max(length(localized('humidity')), length(localized('pressure'))) / (width / 2 - 98) : 0",
              "felt": "=__feels_like == '' ? __weather_feels : __feels_like"
            }
          }
        ]
      }
      """#,
    "conditionsAccessory": #"""
      {
        "comment": "The current weather, the place, and where the temperature lies between today's low and high.",
        "type": "use",
        "template": "conditionsAccessoryBody",
        "with": {
          "hasData": "=__weather_temp != '' and not __weather_is_stale",
          "icon": "=__weather_symbol == '' ? 'thermometer.medium' : __weather_symbol",
          "degrees": "\u200e{{=replace(format(__weather_temp, \"number\"), \"-\", \"−\")}}°",
          "part": "=__weather_high == '' or __weather_low == '' ? '' : __weather_high == __weather_low ? 0.5 : clamp((__weather_temp - __weather_low) / (__weather_high - __weather_low), 0, 1)",
          "high": "{{=replace(format(__weather_high, \"number\"), \"-\", \"−\")}}°",
          "low": "{{=replace(format(__weather_low, \"number\"), \"-\", \"−\")}}°",
          "isOld": "=__weather_is_aged"
        }
      }
      """#,
    "conditionsAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "conditionsAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "conditionsAccessoryCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "conditionsAccessoryRectangular" }
        ]
      }
      """#,
    "conditionsAccessoryCircular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=not hasData",
            "type": "use",
            "template": "accessoryGauge",
            "with": { "part": "", "figure": "–", "sign": "", "foot": "", "mark": "thermometer.medium" },
            "accessibilityLabel": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')"
          },
          {
            "when": "=hasData",
            "type": "use",
            "template": "accessoryGauge",
            "with": {
              "part": "=part",
              "figure": "=degrees",
              "sign": "",
              "foot": "=isOld ? replace(__weather_age, ' ', '') : ''",
              "mark": "=isOld ? 'clock' : icon"
            },
            "accessibilityLabel": "{{degrees}} {{__weather_condition|}}{{=part == \"\" ? \"\" : \", \"}}{{=part == \"\" ? \"\" : localized(\"rangeToday\", low, high)}}{{=isOld ? \", \" : \"\"}}{{=isOld ? localized(\"measuredBefore\", __weather_age) : \"\"}}"
          }
        ]
      }
      """#,
    "conditionsAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=not hasData", "type": "use", "template": "accessoryPhrase", "with": { "icon": "cloud.fill", "words": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')", "brief": "=localized('noData')" } },
          { "when": "=hasData and isOld", "type": "use", "template": "accessoryPhrase", "with": { "icon": "=icon", "words": "=localized('pair', degrees, localized('ago', __weather_age))", "brief": "" } },
          {
            "when": "=hasData and not isOld",
            "type": "use",
            "template": "accessoryPhrase",
            "with": {
              "icon": "=icon",
              "words": "{{degrees}}{{=__weather_condition == \"\" and __weather_location != \"\" ? \", \" : \" \"}}{{=__weather_location == \"\" ? (localized(\"caseWithinSentence\") == \"lower\" ? lower(__weather_condition) : __weather_condition) : __weather_condition == \"\" ? __weather_location : localized(\"pair\", (localized(\"caseWithinSentence\") == \"lower\" ? lower(__weather_condition) : __weather_condition), __weather_location)}}",
              "brief": "{{degrees}} {{=localized(\"caseWithinSentence\") == \"lower\" ? lower(__weather_condition) : __weather_condition}}",
              "briefest": "=degrees"
            }
          }
        ]
      }
      """#,
    "conditionsAccessoryRange": #"""
      {
        "comment": "Today's low and high at the ends of a bar, with the current temperature as a dot on it. `lowWidth` and `highWidth` are the widths of the numbers.",
        "type": "hstack",
        "spacing": 6,
        "font": { "style": "footnote", "weight": "medium", "tabular": true },
        "foreground": "secondaryInk",
        "frame": { "width": "=width", "height": 18 },
        "children": [
          { "type": "text", "id": "low", "text": "\u200e{{low}}", "fixedSize": true, "frame": { "width": "=lowWidth", "alignment": "leading" } },
          {
            "type": "hstack",
            "spacing": 0.6,
            "frame": { "width": "=bar" },
            "foreground": "label",
            "children": [
              { "when": "=part * (bar - 8.4) >= 6", "type": "gauge", "style": "linear", "value": 1, "lineWidth": 6, "fill": "label", "track": "tertiary", "frame": { "width": "=part * (bar - 8.4)", "height": 6 } },
              { "when": "=part * (bar - 8.4) < 6", "type": "spacer", "minLength": "=max(part * (bar - 8.4) - 0.6, 0)" },
              { "type": "gauge", "style": "linear", "value": 1, "lineWidth": 7.2, "fill": "label", "track": "tertiary", "frame": { "width": 7.2, "height": 7.2 } },
              { "when": "=(1 - part) * (bar - 8.4) >= 6", "type": "gauge", "style": "linear", "value": 0, "lineWidth": 6, "fill": "label", "track": "tertiary", "frame": { "width": "=(1 - part) * (bar - 8.4)", "height": 6 } },
              { "when": "=(1 - part) * (bar - 8.4) < 6", "type": "spacer" }
            ]
          },
          { "type": "text", "id": "high", "text": "\u200e{{high}}", "fixedSize": true, "frame": { "width": "=highWidth", "alignment": "trailing" } }
        ]
      }
      """#,
    "conditionsAccessoryRectangular": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=not hasData", "type": "use", "template": "accessoryNoWeather", "with": { "icon": "cloud.fill" } },
          {
            "when": "=hasData",
            "type": "zstack",
            "alignment": "topLeading",
            "frame": { "width": "=width", "height": "=height", "alignment": "topLeading" },
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "children": [
                  {
                    "type": "use",
                    "template": "accessoryTitle",
                    "with": { "icon": "=icon", "words": "{{degrees}}{{=__weather_location == \"\" ? \"\" : \", \"}}{{=length(__weather_location) > 14 ? first(split(__weather_location, \",\")) : __weather_location}}" }
                  },
                  { "type": "use", "template": "accessoryDetail", "with": { "words": "=isOld ? localized('ago', __weather_age) : __weather_condition == '' ? localized('skyNotKnown') : __weather_condition" } }
                ]
              },
              {
                "when": "=part != ''",
                "type": "use",
                "template": "conditionsAccessoryRange",
                "with": {
                  "lowWidth": "=length(low) * 8.2 - 2.4",
                  "highWidth": "=length(high) * 8.2 - 2.4",
                  "bar": "=width - 12 - (length(low) + length(high)) * 8.2 + 4.8"
                },
                "frame": { "width": "=width", "height": "=height", "alignment": "bottomLeading" }
              }
            ]
          }
        ]
      }
      """#,
    "conditionsBadge": #"""
      {
        "type": "hstack",
        "id": "badge",
        "spacing": 8,
        "padding": { "horizontal": 13 },
        "frame": { "height": 32 },
        "background": { "type": "shape", "shape": "capsule", "fill": "=glass", "stroke": { "fill": "=isSquare and not isEInk ? 'white/0.5' : 'clear'", "width": 1 } },
        "clip": "capsule",
        "border": {
          "fill": {
            "light": { "linear": { "stops": ["white/0.26", "white/0.07"] } },
            "dark": { "linear": { "stops": ["white/0.16", "white/0.04"] } }
          },
          "width": "=isSquare and not isEInk ? 0 : 1",
          "shape": "capsule"
        },
        "children": [
          {
            "comment": "The coordinates are shown only if the whole name fits, too.",
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              {
                "when": "=place != '' and hasCoordinates",
                "type": "hstack",
                "spacing": 8,
                "children": [
                  { "type": "use", "template": "conditionsPlace" },
                  {
                    "type": "text",
                    "id": "coordinates",
                    "text": "=coordinates",
                    "font": { "style": "caption2", "weight": "medium", "tabular": true },
                    "foreground": "=quiet",
                    "lineLimit": 1
                  }
                ]
              },
              { "type": "use", "template": "conditionsPlace" }
            ]
          }
        ]
      }
      """#,
    "conditionsBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=isSmall and height >= 120", "type": "use", "template": "conditionsColumn", "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" } },
          {
            "when": "=isMedium and (width < 285 or isEInk and (width < 335 or height < 150)) or isSmall and height < 120",
            "type": "use",
            "template": "conditionsLow"
          },
          {
            "when": "=isMedium and width >= 285 and not (isEInk and (width < 335 or height < 150))",
            "type": "hstack",
            "children": [
              { "type": "use", "template": "conditionsColumn", "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" } },
              { "type": "use", "template": "conditionsCards", "frame": { "width": "=isEInk ? 204 : 176" }, "padding": { "vertical": 11 }, "margin": { "trailing": 11 } }
            ]
          },
          {
            "comment": "On headsets the largest frame is narrow, so it uses the layout of the large size.",
            "when": "=size == 'large' or size == 'extraLarge' and width < 500",
            "type": "vstack",
            "children": [
              { "type": "use", "template": "conditionsHero", "frame": { "maxHeight": "infinity", "alignment": "top" } },
              { "type": "use", "template": "conditionsCards", "frame": { "height": "=height < 320 or size == 'extraLarge' ? 138 : height < 420 ? 158 : min(height * 0.42, 280)" }, "margin": { "horizontal": 11, "bottom": 12 } }
            ]
          },
          {
            "when": "=size == 'extraLarge' and width >= 500",
            "type": "hstack",
            "children": [
              { "type": "use", "template": "conditionsHero", "frame": { "width": "=clamp(width * 0.46, 290, 340)", "maxHeight": "infinity", "alignment": "top" } },
              { "type": "use", "template": "conditionsCards", "padding": 11 }
            ]
          }
        ]
      }
      """#,
    "conditionsCard": #"""
      {
        "type": "hstack",
        "id": "card",
        "alignment": "=size == 'extraLarge' and width >= 500 ? 'top' : 'center'",
        "padding": { "vertical": { "extraLarge": "=width < 500 ? 0 : 14", "default": 0 }, "leading": { "medium": "=isEInk ? 6 : 10", "extraLarge": "=width < 680 ? 12 : 16", "default": 12 }, "trailing": { "medium": "=isEInk ? 2 : kind == 'pressure' ? 5 : 8", "extraLarge": "=width < 680 ? 10 : 16", "default": 12 } },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
        "background": { "type": "shape", "shape": "roundedRectangle", "radius": 12, "fill": "=glass", "stroke": { "fill": "=isSquare and not isEInk ? 'white/0.5' : 'clear'", "width": 1 } },
        "border": {
          "fill": {
            "light": { "linear": { "stops": ["white/0.26", "white/0.07"] } },
            "dark": { "linear": { "stops": ["white/0.16", "white/0.04"] } }
          },
          "width": "=isSquare and not isEInk ? 0 : 1",
          "shape": "roundedRectangle",
          "radius": 12
        },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "spacing": { "medium": "=height < 150 ? 6 : 10", "default": 1 },
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "children": [
              {
                "comment": "All titles have one size (`titleNeed` is how much of its room the longest one needs). The symbols are left out before a title is cut.",
                "type": "hstack",
                "spacing": 6,
                "padding": { "trailing": "=isTall and kind != 'felt' and not isCramped ? 5 : 0" },
                "children": [
                  { "when": "=isTall and not (isEInk and width < 330 or titleNeed > 1.09)", "type": "symbol", "name": "=symbol", "size": "=isEInk and width >= 390 ? 14.5 : 11", "weight": { "eink": "semibold", "default": "regular" }, "color": "white/0.9", "frame": { "width": "=isEInk and width >= 390 ? 15 : 12", "height": 12 } },
                  { "type": "text", "text": "=label", "font": { "medium": "caption2", "extraLarge": "subheadline", "default": "=titleNeed > 1 ? 'caption2' : 'caption'" }, "foreground": "=quiet", "lineLimit": 1, "minimumScale": 0.7 }
                ]
              },
              { "when": "=size == 'extraLarge' and width >= 500", "type": "spacer" },
              {
                "comment": "Text on e-ink is not scaled down: if value and unit do not fit, the unit is left out. So is a long unit without a symbol. Otherwise the value is scaled down first.",
                "type": "viewThatFits",
                "axis": "horizontal",
                "padding": { "trailing": "=isTall and kind != 'felt' and not isCramped ? 5 : 0" },
                "children": [
                  {
                    "type": "forEach",
                    "items": "=length(unit) > 8 and unit == localized('hectopascals') ? (isEInk ? 3 : 2) : isEInk or length(unit) > 8 or isMedium and textScale > 1.1 and unit == localized('inchesOfMercury') ? 2 : 1",
                    "as": "attempt",
                    "index": "dropped",
                    "children": [
                      {
                        "type": "text",
                        "id": "value",
                        "spans": [
                          { "text": "=value == '' ? '–' : replace(value, '-', '−')", "foreground": "=value == '' ? quiet : 'white'" },
                          { "text": "=value != '' and unit == '°' ? unit : ''" },
                          { "text": "=value == '' or unit == '' or unit == '°' or unit == '%' and endsWith(localized('percent', 5), '5%') or dropped > 0 and last and (isEInk or unit != localized('hectopascals')) ? '' : ' '", "font": { "style": "caption2" } },
                          { "text": "=value == '' or unit == '°' or dropped > 0 and last and (isEInk or unit != localized('hectopascals')) ? '' : dropped == 1 ? '\u200fhPa' : unit", "font": { "style": { "medium": "caption2", "extraLarge": "=width < 680 ? 'footnote' : 'headline'", "default": "=width > 320 ? 'footnote' : 'caption2'" }, "weight": "medium" }, "foreground": "=quiet" }
                        ],
                        "font": { "size": { "medium": "=unit == localized('inchesOfMercury') and textScale <= 1.1 ? 14 : 17", "extraLarge": "=width > 680 ? 28 : unit == localized('inchesOfMercury') ? 19 : 24", "default": "=width > 330 ? 22 : unit != localized('inchesOfMercury') ? (width > 320 ? 22 : 20) : width > 320 ? 19 : 14.5" }, "lineHeight": { "medium": 24, "extraLarge": 34, "default": 26 }, "weight": "semibold", "tabular": true, "tracking": { "medium": -0.3, "default": 0 } },
                        "lineLimit": 1,
                        "minimumScale": 0.7
                      }
                    ]
                  }
                ]
              },
              {
                "comment": "The note is shown whole or not at all; for wind at least the direction is shown. The line keeps its height.",
                "when": "=isTall and not (size == 'large' and height < 345 and textScale > 1.1 or size == 'extraLarge' and width < 500)",
                "type": "viewThatFits",
                "axis": "horizontal",
                "children": [
                  {
                    "type": "text",
                    "text": "=note == '' ? '–' : note",
                    "opacity": "=note == '' ? 0 : 1",
                    "font": { "style": { "extraLarge": "=width < 680 ? 'caption2' : 'footnote'", "default": "caption2" }, "tabular": true },
                    "foreground": "=quiet",
                    "lineLimit": 1
                  },
                  { "when": "=kind == 'wind' and __weather_gust > 0 and __weather_wind > 0 and __weather_wind_compass != ''", "type": "text", "text": "=__weather_wind_compass", "font": { "style": { "extraLarge": "=width < 680 ? 'caption2' : 'footnote'", "default": "caption2" } }, "foreground": "=quiet", "lineLimit": 1 },
                  { "type": "text", "text": "–", "opacity": 0, "font": { "style": { "extraLarge": "=width < 680 ? 'caption2' : 'footnote'", "default": "caption2" } } }
                ]
              }
            ]
          },
          {
            "comment": "On e-ink a long unit leaves no room for the gauge; neither do larger texts on the smallest device.",
            "when": "=isTall and not isCramped and not (isEInk and size == 'large' and width < 400 and unit == localized('inchesOfMercury'))",
            "type": "use",
            "template": "conditionsGauge"
          }
        ]
      }
      """#,
    "conditionsCards": #"""
      {
        "comment": "Humidity, wind, pressure and the feels-like temperature, as four equal cards.",
        "type": "vstack",
        "spacing": 8,
        "children": [
          {
            "type": "hstack",
            "spacing": 8,
            "children": [
              {
                "type": "use",
                "template": "conditionsCard",
                "with": {
                  "kind": "humidity",
                  "symbol": "drop.fill",
                  "label": "=localized('humidity')",
                  "value": "=__weather_humidity != '' and startsWith(localized('percent', 5), '%') ? localized('percent', __weather_humidity) : __weather_humidity",
                  "unit": "=startsWith(localized('percent', 5), '%') ? '' : '%'",
                  "note": "=__weather_dew_point == '' ? '' : localized('dewPoint', replace(format(__weather_dew_point, 'number'), '-', '−'))"
                }
              },
              {
                "type": "use",
                "template": "conditionsCard",
                "with": {
                  "kind": "wind",
                  "symbol": "wind",
                  "label": "=localized('wind')",
                  "value": "=__weather_wind != '' and __weather_wind == 0 ? localized('calm') : __weather_wind",
                  "unit": "=__weather_wind == 0 ? '' : __weather_wind == __weather_wind_kmh ? localized('kilometresPerHour') : localized('milesPerHour')",
                  "note": "=__weather_gust > 0 ? (__weather_wind > 0 and __weather_wind_compass != '' ? localized('pair', __weather_wind_compass, localized('gusts', __weather_gust)) : localized('gusts', __weather_gust)) : __weather_wind == 0 ? '' : __weather_wind_compass"
                }
              }
            ]
          },
          {
            "type": "hstack",
            "spacing": 8,
            "children": [
              {
                "type": "use",
                "template": "conditionsCard",
                "with": {
                  "kind": "pressure",
                  "symbol": "gauge.medium",
                  "label": "=localized('pressure')",
                  "value": "{{__weather_pressure|}}",
                  "unit": "=__weather_pressure == __weather_pressure_hpa ? localized('hectopascals') : localized('inchesOfMercury')",
                  "note": "=__weather_pressure == '' ? '' : localized('atSeaLevel')"
                }
              },
              {
                "type": "use",
                "template": "conditionsCard",
                "with": {
                  "kind": "felt",
                  "symbol": "thermometer.low",
                  "label": "=localized('feelsLike')",
                  "value": "=felt",
                  "unit": "°",
                  "note": "=felt == '' ? '' : felt == __weather_temp ? localized('sameAsAir') : localized('actualDegrees', replace(format(__weather_temp, 'number'), '-', '−'))"
                }
              }
            ]
          }
        ]
      }
      """#,
    "conditionsCloud": #"""
      {
        "comment": "A cloud of `side` points with a warning, separated from it by a ring in the background colour, `gap`.",
        "type": "symbol",
        "name": "cloud.fill",
        "size": "=side * 0.72",
        "frame": { "width": "=side", "height": "=side" },
        "color": "white/0.92",
        "overlayAlignment": "topLeading",
        "overlay": {
          "type": "zstack",
          "frame": { "width": "=side * 11.2 / 24", "height": "=side * 11.2 / 24" },
          "offset": { "x": "=side * 13 / 24", "y": "=side * 11.8 / 24" },
          "children": [
            { "type": "shape", "shape": "circle", "fill": "=gap" },
            { "type": "shape", "shape": "circle", "fill": "#FFD60A", "frame": { "width": "=side * 8.8 / 24", "height": "=side * 8.8 / 24" } },
            {
              "type": "vstack",
              "spacing": "=side * 0.45 / 24",
              "foreground": "#1C1C1E",
              "children": [
                { "type": "shape", "shape": "capsule", "frame": { "width": "=side * 1.3 / 24", "height": "=side * 3.7 / 24" } },
                { "type": "shape", "shape": "circle", "frame": { "width": "=side * 1.6 / 24", "height": "=side * 1.6 / 24" } }
              ]
            }
          ]
        }
      }
      """#,
    "conditionsColumn": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "top": 16, "leading": 16, "trailing": { "medium": 6, "default": 14 }, "bottom": 16 },
        "children": [
          {
            "comment": "A long name may also use the room of the coordinates, and the empty part above a short weather condition.",
            "type": "viewThatFits",
            "axis": "horizontal",
            "layoutPriority": "=isSmall and length(__weather_condition) < 14 ? 1 : 0",
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "children": [
                  { "type": "use", "template": "conditionsPlace", "with": { "placeLines": 1 } },
                  {
                    "comment": "The coordinates are shown whole or not at all.",
                    "when": "=not __weather_is_aged and place != '' and hasCoordinates and not (height < 150 and (length(__weather_condition) > 13 or isMedium and width < 310) or isMedium and height < 165 and length(__weather_condition) > 15) and not (isEInk and (isSmall or height < 165 and length(__weather_condition) > 11))",
                    "type": "viewThatFits",
                    "axis": "horizontal",
                    "frame": { "idealWidth": 0, "maxWidth": "infinity", "alignment": "leading" },
                    "children": [
                      {
                        "type": "text",
                        "id": "coordinates",
                        "text": "=coordinates",
                        "font": { "style": "caption2", "tabular": true },
                        "foreground": "=quiet",
                        "lineLimit": 1
                      },
                      { "type": "spacer", "frame": { "width": 1, "height": 13 } }
                    ]
                  }
                ]
              },
              { "type": "use", "template": "conditionsPlace", "with": { "placeLines": 2 } }
            ]
          },
          {
            "when": "=__weather_is_aged and not (isMedium and length(place) > 16)",
            "type": "use",
            "template": "weatherAge",
            "font": { "style": "caption2", "tabular": true }
          },
          {
            "comment": "A long weather condition takes the whole line below, so its symbol moves up here.",
            "type": "hstack",
            "margin": { "top": "=not __weather_is_aged and (place == '' or not hasCoordinates) ? 22 : length(place) > 16 and (length(__weather_condition) > 13 or __weather_is_aged) ? 2 : 9" },
            "children": [
              {
                "type": "use",
                "template": "displayTemperature",
                "with": { "degrees": "=__weather_temp", "side": "=isMedium ? clamp((width - (isEInk ? 237 : 209)) / (__weather_temp <= -10 or __weather_temp >= 100 ? (isEInk ? 1.95 : 1.8) : 1.4), 30, length(place) > 16 and (length(__weather_condition) > 13 or height < 150) ? 40 : width < 310 ? 46 : 56) : length(place) > 16 and (length(__weather_condition) > 13 or __weather_is_aged and height < 160) ? 40 : isEInk and length(__weather_condition) > 13 ? clamp(height - 102, 40, 56) : isSmall and height < 150 and length(place) > 16 ? (isEInk ? 40 : 46) : 56", "weight": "light", "stem": 0.0625, "tracking": -1.5 }
              },
              { "when": "=isSmall and length(__weather_condition) > 13", "type": "spacer", "minLength": 4 },
              { "when": "=isSmall and length(__weather_condition) > 13 and __weather_symbol != ''", "type": "symbol", "id": "symbol", "name": "=__weather_symbol", "mode": "multicolor", "colorScheme": "dark", "size": 23.5 }
            ]
          },
          { "type": "spacer" },
          {
            "comment": "In narrow frames the symbol is left out before the words are cut.",
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              {
                "type": "forEach",
                "items": "=isMedium and width < 310 ? 2 : 1",
                "as": "attempt",
                "index": "dropped",
                "children": [
                  {
                    "type": "hstack",
                    "spacing": 6,
                    "margin": { "trailing": "=isEInk and isMedium and length(__weather_condition) < 14 ? -4 : 0" },
                    "frame": { "minHeight": 22 },
                    "children": [
                      { "when": "=__weather_symbol != '' and not (dropped == 1 or isSmall and length(__weather_condition) > 13 or isEInk and isMedium and length(__weather_condition) > 11)", "type": "symbol", "id": "symbol", "name": "=__weather_symbol", "mode": "multicolor", "colorScheme": "dark", "size": 17 },
                      {
                        "comment": "A place name of two lines leaves no line for the age, so the age takes the line of the condition; the symbol still shows the sky.",
                        "when": "=__weather_is_aged and isMedium and length(place) > 16",
                        "type": "use",
                        "template": "weatherAge",
                        "font": { "style": "caption2", "tabular": true }
                      },
                      {
                        "when": "=not (__weather_is_aged and isMedium and length(place) > 16)",
                        "type": "text",
                        "id": "condition",
                        "text": "=__weather_condition == '' ? localized('skyNotKnown') : __weather_condition",
                        "font": { "style": "=length(__weather_condition) > 18 and not isTall ? 'caption2' : 'footnote'", "weight": "medium" },
                        "lineLimit": "=height < 150 and length(__weather_condition) < 14 and dropped == 0 ? 1 : 2",
                        "minimumScale": "=isMedium and width < 300 ? 0.75 : 0.85",
                        "frame": { "maxHeight": "=isEInk ? 42 : 36" }
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
    "conditionsError": #"""
      {
        "comment": "No weather: what happened (`reason`), when the next attempt is (`nextTry`), a `button`, and when the last attempt was (`lastTry`).",
        "type": "zstack",
        "foreground": "white",
        "children": [
          {
            "type": "use",
            "template": "sky",
            "with": {
              "sky": "none",
              "glowX": "=isTall ? width - 66 : 56",
              "glowY": "=isTall ? 94 : -64",
              "glowRadius": "=isTall ? 122 : 150",
              "glowStrength": "=isTall ? 0.8 : 0.7"
            }
          },
          { "when": "=isSmall", "type": "use", "template": "conditionsErrorSmall", "with": { "quiet": "=isLight ? 'white/0.9' : 'white/0.72'" } },
          { "when": "=isMedium", "type": "use", "template": "conditionsErrorMedium", "with": { "quiet": "=isLight ? 'white/0.9' : 'white/0.72'" } },
          { "when": "=isTall", "type": "use", "template": "conditionsErrorLarge", "with": { "quiet": "=isLight ? 'white/0.9' : 'white/0.72'" } }
        ]
      }
      """#,
    "conditionsErrorLarge": #"""
      {
        "type": "vstack",
        "children": [
          {
            "type": "vstack",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
            "padding": { "top": 23, "horizontal": 16 },
            "children": [
              { "type": "use", "template": "conditionsCloud", "with": { "side": 80, "gap": "=isLight ? '#4C5461' : '#1B1F24'" } },
              { "type": "text", "id": "primary", "text": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')", "font": { "style": "title3", "weight": "semibold" }, "lineLimit": 1, "margin": { "top": 16, "bottom": 7 } },
              { "type": "text", "id": "reason", "text": "=reason", "font": "subheadline", "foreground": "=quiet", "lineLimit": 3, "multilineAlignment": "center" },
              { "when": "=nextTry != ''", "type": "text", "id": "nextTry", "text": "=localized('nextTryAt', nextTry)", "font": { "style": "subheadline", "tabular": true }, "foreground": "=quiet", "lineLimit": 1 },
              {
                "when": "=button != ''",
                "type": "text",
                "id": "button",
                "text": "=button",
                "font": { "style": "footnote", "weight": "semibold" },
                "lineLimit": 1,
                "padding": { "horizontal": 20 },
                "frame": { "minWidth": 120, "height": 36 },
                "background": "white/0.15",
                "clip": "capsule",
                "margin": { "top": 20 }
              }
            ]
          },
          {
            "type": "hstack",
            "spacing": 4,
            "font": { "style": "caption2", "tabular": true },
            "foreground": "=quiet",
            "padding": { "horizontal": 16, "bottom": 16 },
            "frame": { "height": 29 },
            "children": [
              { "when": "=__weather_location != ''", "type": "symbol", "name": "location.fill", "size": 8.5, "alignsInk": true },
              { "when": "=__weather_location != ''", "type": "text", "id": "place", "text": "{{__weather_location|}}", "lineLimit": 1 },
              {
                "when": "=__weather_location != '' and __weather_lat != ''",
                "type": "text",
                "id": "coordinates",
                "text": "=__weather_coordinates",
                "lineLimit": 1,
                "padding": { "leading": 2 }
              },
              { "type": "spacer", "minLength": 8 },
              { "when": "=lastTry != ''", "type": "text", "id": "lastTry", "text": "=localized('lastTry', lastTry)", "lineLimit": 1, "fixedSize": true }
            ]
          }
        ]
      }
      """#,
    "conditionsErrorMedium": #"""
      {
        "type": "zstack",
        "alignment": "bottomTrailing",
        "children": [
          {
            "type": "hstack",
            "alignment": "=nextTry == '' and button == '' ? 'center' : 'top'",
            "spacing": 14,
            "padding": { "leading": 14, "trailing": 16, "bottom": 5 },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
            "children": [
              { "type": "use", "template": "conditionsCloud", "with": { "side": 56, "gap": "=isLight ? '#4B5360' : '#1A1E23'" } },
              {
                "type": "vstack",
                "alignment": "leading",
                "margin": { "top": 2 },
                "children": [
                  { "type": "text", "id": "primary", "text": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')", "font": "headline", "lineLimit": 1, "minimumScale": 0.8, "margin": { "bottom": 2 } },
                  { "type": "text", "id": "reason", "text": "=reason", "font": "footnote", "foreground": "=quiet", "lineLimit": 2 },
                  { "when": "=nextTry != ''", "type": "text", "id": "nextTry", "text": "=localized('nextTryAt', nextTry)", "font": { "style": "footnote", "tabular": true }, "foreground": "=quiet", "lineLimit": 1 },
                  {
                    "when": "=button != ''",
                    "type": "text",
                    "id": "button",
                    "text": "=button",
                    "font": { "style": "footnote", "weight": "semibold" },
                    "lineLimit": 1,
                    "padding": { "horizontal": 16 },
                    "frame": { "minWidth": 104, "height": 32 },
                    "background": "white/0.15",
                    "clip": "capsule",
                    "margin": { "top": 20 }
                  }
                ]
              }
            ]
          },
          {
            "when": "=lastTry != ''",
            "type": "text",
            "id": "lastTry",
            "text": "=localized('lastTry', lastTry)",
            "font": { "style": "caption2", "tabular": true },
            "foreground": "=quiet",
            "lineLimit": 1,
            "padding": { "trailing": 16, "bottom": 33 }
          }
        ]
      }
      """#,
    "conditionsErrorSmall": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": "=height < 120 ? 10 : 16",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          { "when": "=height >= 120", "type": "use", "template": "conditionsCloud", "with": { "side": 40, "gap": "=isLight ? '#484F5C' : '#181B21'" }, "margin": { "leading": -2 } },
          { "type": "spacer" },
          { "type": "text", "id": "primary", "text": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": "=height < 120 ? 1 : 2", "minimumScale": 0.8 },
          { "type": "text", "id": "reason", "text": "=reason", "font": "caption", "foreground": "=quiet", "lineLimit": 2, "minimumScale": 0.8, "margin": { "top": 2 } }
        ]
      }
      """#,
    "conditionsGauge": #"""
      {
        "comment": "A drawing of 36 points for each kind of card. Without a value there is none, because an empty track could be read as a full one.",
        "type": "zstack",
        "frame": { "width": 36, "height": 36 },
        "children": [
          {
            "when": "=kind == 'humidity' and __weather_humidity_fraction != ''",
            "type": "gauge",
            "value": "=__weather_humidity_fraction",
            "lineWidth": 3.15,
            "fill": "white",
            "track": "white/0.2",
            "frame": { "width": 33.75, "height": 33.75 }
          },
          {
            "when": "=kind == 'wind' and __weather_wind != ''",
            "type": "shape",
            "shape": "circle",
            "stroke": { "fill": "white/0.2", "width": 3.15, "dash": [1.35, 4.66] },
            "frame": { "width": 33.75, "height": 33.75 }
          },
          {
            "when": "=kind == 'wind' and __weather_wind_direction != '' and __weather_wind > 0",
            "type": "symbol",
            "name": "location.fill",
            "size": 18,
            "rotation": "=__weather_wind_direction + 180 - 45"
          },
          {
            "when": "=kind == 'pressure' and __weather_pressure_hpa != ''",
            "type": "gauge",
            "value": 0,
            "start": -130,
            "sweep": 260,
            "lineWidth": 3.15,
            "track": "white/0.2",
            "fill": "clear",
            "frame": { "width": 33.75, "height": 33.75 }
          },
          {
            "when": "=kind == 'pressure' and __weather_pressure_hpa != ''",
            "type": "shape",
            "shape": "capsule",
            "fill": "white",
            "frame": { "width": 3.15, "height": 36 },
            "padding": { "bottom": 25.2 },
            "rotation": "=-130 + 260 * clamp((__weather_pressure_hpa - 960) / 90, 0, 1)"
          },
          { "when": "=kind == 'felt' and felt != ''", "type": "use", "template": "conditionsRod", "with": { "difference": "=felt == '' ? 0 : felt - __weather_temp" } }
        ]
      }
      """#,
    "conditionsHero": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          {
            "type": "hstack",
            "padding": { "top": 11, "leading": 11, "trailing": 16 },
            "children": [
              { "type": "use", "template": "conditionsBadge" },
              { "type": "spacer", "minLength": 8 },
              {
                "when": "=not __weather_is_aged",
                "type": "text",
                "id": "time",
                "text": "{{__weather_updated_local|}}",
                "font": { "style": "caption2", "tabular": true },
                "foreground": "=quiet",
                "lineLimit": 1,
                "fixedSize": true
              },
              {
                "when": "=__weather_is_aged",
                "type": "text",
                "id": "age",
                "text": "=localized('ago', __weather_age)",
                "font": { "style": "caption2", "tabular": true },
                "foreground": "#FFD60A",
                "lineLimit": 1,
                "fixedSize": true
              }
            ]
          },
          { "when": "=size == 'extraLarge' or height > 460", "type": "spacer" },
          {
            "type": "hstack",
            "alignment": "top",
            "padding": { "leading": 16, "trailing": 16 },
            "margin": { "top": { "extraLarge": 0, "default": 7 } },
            "children": [
              {
                "type": "use",
                "template": "displayTemperature",
                "with": { "degrees": "=__weather_temp", "side": "=size == 'large' and height < 320 ? 66 : size == 'large' and height < 345 ? 72 : size == 'large' and height > 460 ? 112 : 88", "weight": "light", "stem": 0.0625, "tracking": -3 },
                "margin": { "top": 8 }
              },
              { "type": "spacer" },
              {
                "when": "=__weather_symbol != ''",
                "type": "symbol",
                "id": "symbol",
                "name": "=__weather_symbol",
                "mode": "multicolor",
                "colorScheme": "dark",
                "size": "=size == 'large' and height < 320 ? 57.5 : size == 'large' and height < 345 ? 62.5 : size == 'large' and height > 460 ? 103 : size == 'extraLarge' and width < 680 and (__weather_temp <= -10 or __weather_temp >= 100) ? 65.5 : 78"
              }
            ]
          },
          { "when": "=size == 'extraLarge' or height > 460", "type": "spacer" },
          {
            "type": "hstack",
            "alignment": "firstTextBaseline",
            "padding": { "horizontal": 16 },
            "margin": { "top": { "extraLarge": 0, "default": -2 }, "bottom": { "extraLarge": 16, "default": "=height > 460 ? 14 : 0" } },
            "children": [
              { "type": "text", "id": "condition", "text": "=__weather_condition == '' ? localized('skyNotKnown') : __weather_condition", "font": { "style": { "extraLarge": "title3", "default": "headline" }, "weight": "semibold" }, "lineLimit": { "extraLarge": 2, "default": 1 }, "lineBreak": "words", "minimumScale": 0.7 },
              { "type": "spacer", "minLength": 12 },
              {
                "when": "=__weather_high != '' and __weather_low != ''",
                "type": "text",
                "id": "range",
                "text": "=localized('highLow', replace(format(__weather_high, 'number'), '-', '−'), replace(format(__weather_low, 'number'), '-', '−'))",
                "font": { "style": "footnote", "tabular": true },
                "lineLimit": 1,
                "fixedSize": true
              }
            ]
          }
        ]
      }
      """#,
    "conditionsLoading": #"""
      {
        "comment": "Bars in place of the texts that are still loading; no words.",
        "type": "zstack",
        "alignment": "topLeading",
        "foreground": "white",
        "children": [
          {
            "type": "use",
            "template": "sky",
            "with": {
              "sky": "none",
              "glowX": "=isTall ? width - 66 : 56",
              "glowY": "=size == 'extraLarge' ? 172 : isTall ? 94 : -64",
              "glowRadius": "=isTall ? 122 : 150",
              "glowStrength": "=isTall ? 0.8 : 0.7"
            }
          },
          {
            "type": "use",
            "template": "conditionsLoadingBody",
            "with": {
              "glass": "=isLight ? '#081428/0.16' : 'white/0.07'",
              "bone": "=isLight ? 'white/0.2' : 'white/0.11'",
              "pane": "=size == 'extraLarge' ? 340 : width"
            }
          },
          {
            "type": "shape",
            "id": "shimmer",
            "fill": {
              "linear": {
                "degrees": 105,
                "stops": [{ "color": "white/0", "at": 0.34 }, { "color": { "light": "white/0.1", "dark": "white/0.07" }, "at": 0.5 }, { "color": "white/0", "at": 0.66 }]
              }
            }
          }
        ]
      }
      """#,
    "conditionsLoadingBody": #"""
      {
        "type": "zstack",
        "alignment": "topLeading",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "when": "=isTall",
            "type": "shape",
            "shape": "capsule",
            "fill": "=glass",
            "frame": { "width": 206, "height": 32 },
            "border": {
              "fill": {
                "light": { "linear": { "stops": ["white/0.26", "white/0.07"] } },
                "dark": { "linear": { "stops": ["white/0.16", "white/0.04"] } }
              },
              "shape": "capsule"
            },
            "offset": { "x": 11, "y": 11 }
          },
          {
            "type": "forEach",
            "items": [
              { "tall": false, "x": 16, "y": 20, "width": 76, "height": 10, "radius": 5 },
              { "tall": false, "x": 16, "y": 37, "width": 104, "height": 8, "radius": 4 },
              { "tall": false, "x": 16, "y": 64, "width": 80, "height": 40, "radius": 12 },
              { "tall": false, "x": 16, "y": 123, "width": 20, "height": 16, "radius": 8 },
              { "tall": false, "x": 44, "y": 127, "width": 78, "height": 10, "radius": 5 },
              { "tall": true, "x": 24, "y": 22, "width": 72, "height": 10, "radius": 5 },
              { "tall": true, "x": 106, "y": 23, "width": 98, "height": 8, "radius": 4 },
              { "tall": true, "right": 44, "y": 23, "width": 28, "height": 8, "radius": 4 },
              { "tall": true, "x": 16, "y": 68, "width": 122, "height": 66, "radius": 16 },
              { "tall": true, "right": 100, "y": 68, "width": 84, "height": 66, "radius": 24 },
              { "tall": true, "x": 16, "y": 154, "width": 128, "height": 12, "radius": 6 },
              { "tall": true, "right": 84, "y": 155, "width": 68, "height": 10, "radius": 5 }
            ],
            "as": "bar",
            "children": [
              {
                "when": "=isTall == bar.tall",
                "type": "shape",
                "shape": "roundedRectangle",
                "radius": "=bar.radius",
                "curve": "circular",
                "fill": "=bone",
                "frame": { "width": "=bar.width", "height": "=bar.height" },
                "offset": { "x": "=bar.right == '' ? bar.x : pane - bar.right", "y": "=bar.y" }
              }
            ]
          },
          {
            "when": "=not isSmall",
            "type": "use",
            "template": "conditionsLoadingCards",
            "frame": {
              "width": { "medium": 176, "large": "=width - 22", "default": "=width - 362" },
              "height": { "large": 158, "default": "=height - 22" }
            },
            "offset": {
              "x": { "medium": "=width - 187", "large": 11, "default": 351 },
              "y": { "large": "=height - 170", "default": 11 }
            }
          }
        ]
      }
      """#,
    "conditionsLoadingCards": #"""
      {
        "type": "grid",
        "columns": 2,
        "spacing": 8,
        "rowSpacing": 8,
        "children": [
          {
            "type": "forEach",
            "items": [
              { "value": 34, "tallValue": 44, "note": 74 },
              { "value": 46, "tallValue": 60, "note": 66 },
              { "value": 52, "tallValue": 76, "note": 48 },
              { "value": 30, "tallValue": 40, "note": 70 }
            ],
            "as": "card",
            "children": [
              {
                "type": "hstack",
                "padding": { "leading": { "medium": 10, "default": 12 }, "trailing": 12 },
                "frame": { "maxWidth": "infinity", "height": { "large": 75, "default": "=(height - 30) / 2" } },
                "background": { "type": "shape", "shape": "roundedRectangle", "radius": 12, "fill": "=glass" },
                "border": {
                  "fill": {
                    "light": { "linear": { "stops": ["white/0.26", "white/0.07"] } },
                    "dark": { "linear": { "stops": ["white/0.16", "white/0.04"] } }
                  },
                  "shape": "roundedRectangle",
                  "radius": 12
                },
                "children": [
                  {
                    "type": "vstack",
                    "alignment": "leading",
                    "spacing": { "medium": 16, "default": 9 },
                    "padding": { "top": { "medium": 0, "default": 2 } },
                    "frame": { "maxWidth": "infinity", "alignment": "leading" },
                    "children": [
                      { "type": "shape", "shape": "capsule", "fill": "=bone", "frame": { "width": { "medium": 44, "default": 64 }, "height": { "medium": 8, "default": 9 } } },
                      { "type": "shape", "shape": "capsule", "fill": "=bone", "frame": { "width": "=isTall ? card.tallValue : card.value", "height": 16 } },
                      { "when": "=isTall", "type": "shape", "shape": "capsule", "fill": "=bone", "frame": { "width": "=card.note", "height": 8 } }
                    ]
                  },
                  { "when": "=isTall", "type": "shape", "shape": "circle", "stroke": { "fill": "=bone", "width": 4 }, "frame": { "width": 36, "height": 36 } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "conditionsLow": #"""
      {
        "comment": "Low or narrow frames: the temperature, with lines instead of cards beside it. A long place is left out before a long condition is cut.",
        "type": "hstack",
        "spacing": 12,
        "padding": { "horizontal": 12, "vertical": "=height < 115 ? 8 : 12" },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "frame": { "width": "=width * 0.44 - 18", "maxHeight": "infinity", "alignment": "leading" },
            "children": [
              { "when": "=place != '' and (not __weather_is_aged or height >= 145) and not (height < (width < 330 ? 135 : 115) and length(__weather_condition) > 10 and (height < 90 or length(first(split(place, ','))) > 14))", "type": "text", "id": "place", "text": "=length(place) > 14 ? first(split(place, ',')) : place", "font": { "style": "caption", "weight": "semibold" }, "lineLimit": "=height < 115 or __weather_is_aged ? 1 : 2", "minimumScale": 0.8 },
              {
                "when": "=__weather_is_aged",
                "type": "viewThatFits",
                "axis": "horizontal",
                "font": { "style": "caption", "tabular": true },
                "children": [{ "type": "text", "id": "age", "text": "=localized('ago', __weather_age)", "lineLimit": 1 }, { "type": "hstack", "spacing": 3, "children": [{ "type": "symbol", "name": "arrow.clockwise", "size": 10, "alignsInk": true }, { "type": "text", "id": "age", "text": "{{__weather_age}}", "lineLimit": 1 }] }]
              },
              { "type": "spacer", "minLength": 0 },
              {
                "comment": "If both do not fit, only the words show the sky.",
                "type": "hstack",
                "spacing": 8,
                "children": [
                  { "type": "use", "template": "displayTemperature", "with": { "degrees": "=__weather_temp", "side": "=height < (width < 280 ? 125 : 115) ? 34 : 42", "weight": "medium", "stem": 0.085, "tracking": -1 } },
                  { "when": "=__weather_symbol != '' and width >= (__weather_temp <= -10 or __weather_temp >= 100 ? 270 : 205)", "type": "symbol", "id": "symbol", "name": "=__weather_symbol", "mode": "multicolor", "colorScheme": "dark", "size": 17 }
                ]
              },
              { "type": "spacer", "minLength": 0 },
              {
                "comment": "In the lowest frames the symbol replaces long words.",
                "when": "=__weather_condition != ''",
                "type": "viewThatFits",
                "axis": "vertical",
                "children": [
                  { "type": "text", "id": "condition", "text": "{{__weather_condition|}}", "font": { "style": "caption", "weight": "medium" }, "lineLimit": "=length(__weather_condition) < 11 ? 1 : height < 115 ? 9 : width < 280 ? 3 : 2", "minimumScale": 0.8 },
                  { "when": "=height < 115", "type": "symbol", "name": "=__weather_symbol", "mode": "multicolor", "size": 17 }
                ]
              }
            ]
          },
          { "type": "use", "template": "conditionsRows", "frame": { "maxWidth": "infinity" } }
        ]
      }
      """#,
    "conditionsPlace": #"""
      {
        "comment": "The place with its pin; the coordinates if it has no name.",
        "type": "hstack",
        "alignment": "=placeLines == 2 ? 'firstTextBaseline' : 'center'",
        "spacing": "=isTall ? 6 : 5",
        "children": [
          { "type": "symbol", "name": "location.fill", "size": "=isTall ? 10 : 9.5", "color": "white/0.9", "alignsInk": true },
          {
            "type": "text",
            "id": "place",
            "text": "=place != '' ? place : hasCoordinates ? coordinates : localized('weather')",
            "font": { "style": "footnote", "weight": "semibold", "tabular": true },
            "lineLimit": "=placeLines == 2 ? 2 : 1",
            "minimumScale": "=placeLines == 2 or place == '' or isTall ? 0.85 : 1"
          }
        ]
      }
      """#,
    "conditionsRod": #"""
      {
        "comment": "The hollow mark is the air temperature, the full one the feels-like temperature. If they differ by less than 3 degrees, only the full one is drawn. The rod does not run through the hollow mark, and the two marks never touch.",
        "type": "use",
        "template": "conditionsRodParts",
        "with": { "away": "=abs(difference) < 3 ? 0 : (difference < 0 ? -1 : 1) * max(14.4 * abs(difference) / (abs(difference) + 8), 5)" }
      }
      """#,
    "conditionsRodParts": #"""
      {
        "comment": "`away` is the distance in points from the middle to each mark: the hollow one lies below, the full one above. A negative number swaps them.",
        "type": "zstack",
        "children": [
          { "when": "=away == 0", "type": "shape", "shape": "capsule", "fill": "white/0.2", "frame": { "width": 3.15, "height": 32 } },
          { "when": "=away != 0", "type": "shape", "shape": "capsule", "fill": "white/0.2", "frame": { "width": 3.15, "height": "=11.3 + away" }, "offset": { "y": "=(away - 20.7) / 2" } },
          { "when": "=away != 0", "type": "shape", "shape": "capsule", "fill": "white/0.2", "frame": { "width": 3.15, "height": "=11.3 - away" }, "offset": { "y": "=(away + 20.7) / 2" } },
          {
            "when": "=abs(away) > 5.5",
            "type": "shape",
            "fill": "white/0.55",
            "frame": { "width": 3.15, "height": "=2 * abs(away) - 9.2" }
          },
          {
            "when": "=away != 0",
            "type": "shape",
            "shape": "circle",
            "stroke": { "fill": "white", "width": 2.25 },
            "frame": { "width": 9.45, "height": 9.45 },
            "offset": { "y": "=away" }
          },
          {
            "when": "=felt != ''",
            "type": "shape",
            "shape": "circle",
            "fill": "white",
            "frame": { "width": 9, "height": 9 },
            "offset": { "y": "=-away" }
          }
        ]
      }
      """#,
    "conditionsRow": #"""
      {
        "comment": "A measure in one line. If it does not fit, the unit is left out; then a symbol replaces the label.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "font": { "style": "caption", "tabular": true },
        "children": [
          {
            "type": "forEach",
            "items": 3,
            "as": "attempt",
            "index": "dropped",
            "children": [
              {
                "type": "hstack",
                "spacing": 6,
                "children": [
                  { "when": "=dropped < 2", "type": "text", "text": "=label", "foreground": "=quiet", "lineLimit": 1 },
                  { "when": "=dropped == 2", "type": "symbol", "name": "=symbol", "size": 12, "accessibilityLabel": "=label" },
                  { "type": "spacer", "minLength": 0, "layoutPriority": -1 },
                  { "type": "text", "text": "=value == '' ? '–' : dropped != 1 and unit != '' ? localized('amount', value, unit) : value", "font": { "style": "caption", "weight": "semibold", "tabular": true }, "lineLimit": 1, "fixedSize": true }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "conditionsRows": #"""
      {
        "comment": "The four measures as lines, for frames without room for cards.",
        "type": "viewThatFits",
        "axis": "vertical",
        "children": [
          {
            "comment": "The measures that people cannot feel are left out first.",
            "type": "forEach",
            "items": [4, 3, 2],
            "as": "lines",
            "children": [
              {
                "type": "vstack",
                "spacing": 3,
                "children": [
                  { "type": "use", "template": "conditionsRow", "with": { "symbol": "thermometer.low", "label": "=localized('feelsLike')", "value": "=felt == '' ? '' : replace(format(felt, 'number'), '-', '−') + '°'", "unit": "" } },
                  { "type": "use", "template": "conditionsRow", "with": { "symbol": "wind", "label": "=localized('wind')", "value": "=__weather_wind != '' and __weather_wind == 0 ? localized('calm') : __weather_wind", "unit": "=__weather_wind == 0 ? '' : __weather_wind == __weather_wind_kmh ? localized('kilometresPerHour') : localized('milesPerHour')" } },
                  { "when": "=lines > 2", "type": "use", "template": "conditionsRow", "with": { "symbol": "drop.fill", "label": "=localized('humidity')", "value": "=__weather_humidity == '' ? '' : localized('percent', __weather_humidity)", "unit": "" } },
                  { "when": "=lines > 3", "type": "use", "template": "conditionsRow", "with": { "symbol": "gauge.medium", "label": "=localized('pressure')", "value": "=__weather_pressure", "unit": "=__weather_pressure == __weather_pressure_hpa ? localized('hectopascals') : localized('inchesOfMercury')" } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "displayTemperature": #"""
      {
        "comment": "A large temperature, `degrees`, of `side` points. A typeset minus would look like a rule beside such large digits, so it is drawn: two thirds as wide, as thick as the digits' `stem`, and to the left of the digits in every script.",
        "type": "hstack",
        "id": "temperature",
        "alignment": "lastTextBaseline",
        "spacing": "=side * 0.055",
        "accessibilityLabel": "=degrees == '' ? localized('noTemperature') : degrees",
        "children": [
          {
            "when": "=degrees != '' and degrees < 0 and not isRightToLeft",
            "type": "shape",
            "frame": { "width": "=side * 0.29", "height": "=side * stem" },
            "guides": { "lastTextBaseline": "=side * (0.364 - stem / 2)" }
          },
          {
            "type": "text",
            "text": "{{=degrees == \"\" ? \"–\" : abs(degrees)}}°",
            "font": { "size": "=side", "lineHeight": "=side", "weight": "=weight", "tabular": true, "tracking": "=tracking" },
            "alignsInk": true,
            "lineLimit": 1,
            "fixedSize": true
          },
          {
            "when": "=degrees != '' and degrees < 0 and isRightToLeft",
            "type": "shape",
            "frame": { "width": "=side * 0.29", "height": "=side * stem" },
            "guides": { "lastTextBaseline": "=side * (0.364 - stem / 2)" }
          }
        ]
      }
      """#,
    "feelsLike": #"""
      {
        "comment": "The feels-like temperature and what explains it: the air temperature, wind, rain, and what to wear.",
        "type": "zstack",
        "children": [
          { "when": "=__feels_like_c != '' and not __weather_is_stale and not isPlaceholder", "type": "use", "template": "feelsLikeTint", "with": { "celsius": "=__feels_like_c" } },
          {
            "type": "use",
            "template": "feelsLikeBody",
            "with": {
              "celsius": "=__feels_like_c",
              "degrees": "=__feels_like == '' ? __weather_temp : __feels_like",
              "symbol": "=__weather_worst_symbol == '' or __weather_is_aged ? __weather_symbol : __weather_worst_symbol",
              "quiet": "=isLight ? '#3C3C43/0.78' : isTinted ? '#EBEBF5/0.86' : '#EBEBF5/0.68'"
            }
          }
        ]
      }
      """#,
    "feelsLikeAccessory": #"""
      {
        "comment": "The feels-like temperature, and its cause: wind or humidity.",
        "type": "use",
        "template": "feelsLikeAccessoryState",
        "with": {
          "hasData": "=__weather_temp != '' and not __weather_is_stale",
          "isFelt": "=__feels_like != ''",
          "felt": "=__feels_like == '' ? __weather_temp : __feels_like",
          "celsius": "=__feels_like_c == '' ? __weather_temp_c : __feels_like_c",
          "cause": "=__feels_like_c == '' ? '' : __weather_wind_kmh >= 20 and __feels_like_c < __weather_temp_c ? 'wind' : __feels_like_c > __weather_temp_c and __weather_humidity >= 60 ? 'humidity' : ''",
          "isOld": "=__weather_is_aged"
        }
      }
      """#,
    "feelsLikeAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "feelsLikeAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "feelsLikeAccessoryCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "feelsLikeAccessoryRectangular" }
        ]
      }
      """#,
    "feelsLikeAccessoryCircular": #"""
      {
        "comment": "The ring extends from -20 to 45 °C, like the scale on the home screen.",
        "type": "zstack",
        "children": [
          {
            "when": "=not hasData",
            "type": "use",
            "template": "accessoryGauge",
            "with": { "part": "", "figure": "–", "sign": "", "foot": "", "mark": "thermometer.medium" },
            "accessibilityLabel": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')"
          },
          {
            "when": "=hasData",
            "type": "use",
            "template": "accessoryGauge",
            "with": {
              "part": "=clamp((celsius + 20) / 65, 0, 1)",
              "figure": "=degrees",
              "sign": "",
              "foot": "=isOld ? replace(__weather_age, ' ', '') : length(localized(isFelt ? 'feels' : 'airWord')) > 7 ? '' : localized(isFelt ? 'feels' : 'airWord')",
              "mark": "=isOld ? 'clock' : length(localized(isFelt ? 'feels' : 'airWord')) > 7 ? 'thermometer.medium' : ''",
              "spare": "thermometer.medium"
            },
            "accessibilityLabel": "{{title}} {{degrees}}{{=isOld ? \", \" : \"\"}}{{=isOld ? localized(\"measuredBefore\", __weather_age) : \"\"}}"
          }
        ]
      }
      """#,
    "feelsLikeAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=not hasData", "type": "use", "template": "accessoryPhrase", "with": { "icon": "thermometer.medium", "words": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')", "brief": "=localized('noData')" } },
          { "when": "=hasData and isOld", "type": "use", "template": "accessoryPhrase", "with": { "icon": "=icon", "words": "=localized('pair', title + ' \u200e' + degrees, localized('ago', __weather_age))", "brief": "=localized('pair', '\u200e' + degrees, localized('ago', __weather_age))" } },
          { "when": "=hasData and not isOld and cause != ''", "type": "use", "template": "accessoryPhrase", "with": { "icon": "=icon", "words": "=localized('pair', title + ' \u200e' + degrees, cause == 'wind' ? localized('windy') : localized('humid'))", "brief": "{{title}} \u200e{{degrees}}" } },
          { "when": "=hasData and not isOld and cause == '' and isFelt", "type": "use", "template": "accessoryPhrase", "with": { "icon": "=icon", "words": "=localized('feltAndAir', title + ' \u200e' + degrees, air)", "brief": "{{title}} \u200e{{degrees}}" } },
          { "when": "=hasData and not isOld and not isFelt", "type": "use", "template": "accessoryPhrase", "with": { "icon": "=icon", "words": "{{title}} \u200e{{degrees}}", "brief": "" } }
        ]
      }
      """#,
    "feelsLikeAccessoryRectangular": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=not hasData", "type": "use", "template": "accessoryNoWeather", "with": { "icon": "thermometer.medium" } },
          {
            "when": "=hasData",
            "type": "use",
            "template": "accessoryReading",
            "with": {
              "icon": "=icon",
              "figure": "=degrees",
              "title": "=title",
              "second": "=isFelt ? localized('airDegrees', air) : localized('feltUnknown')",
              "third": "=isOld ? localized('ago', __weather_age) : cause == 'humidity' ? localized('humidityShare', localized('percent', __weather_humidity)) : __weather_wind == '' ? '' : __weather_wind == 0 ? localized('calm') : localized('windSpeed', localized('amount', __weather_wind, __weather_wind == __weather_wind_kmh ? localized('kilometresPerHour') : localized('milesPerHour')))"
            }
          }
        ]
      }
      """#,
    "feelsLikeAccessoryState": #"""
      {
        "type": "use",
        "template": "feelsLikeAccessoryBody",
        "with": {
          "icon": "=cause == 'wind' ? 'wind' : cause == 'humidity' ? 'humidity.fill' : 'thermometer.medium'",
          "degrees": "{{=replace(format(felt, \"number\"), \"-\", \"−\")}}°",
          "air": "{{=replace(format(__weather_temp, \"number\"), \"-\", \"−\")}}°",
          "title": "=isFelt ? localized('feelsLike') : localized('air')"
        }
      }
      """#,
    "feelsLikeAir": #"""
      {
        "comment": "Wind on the left, the chance of rain on the right; a dash if unknown.",
        "type": "hstack",
        "spacing": "=isSmall and isEInk ? 3 : 5",
        "children": [
          { "when": "=not isSmall and (width >= 300 or textScale < 1.1) or isSmall and width >= 150 and textScale < 1.1 and not isEInk and not (__weather_wind >= 100 or width < 168 and __weather_wind >= 10 and __weather_precip >= 100) or __weather_wind == ''", "type": "symbol", "name": "wind", "size": "=iconSide + 1", "color": "=quiet", "alignsInk": true },
          { "when": "=__weather_wind == ''", "type": "text", "text": "–" },
          { "when": "=__weather_wind != '' and __weather_wind == 0", "type": "text", "text": "=localized('calm')", "lineLimit": 1 },
          {
            "when": "=__weather_wind > 0",
            "type": "viewThatFits",
            "axis": "horizontal",
            "layoutPriority": 1,
            "frame": { "maxWidth": { "small": "=isEInk ? 104 : 70 * max(1, textScale)", "default": 100 }, "alignment": "leading" },
            "children": [
              {
                "when": "=not isSmall and __weather_wind_compass != ''",
                "type": "text",
                "id": "wind",
                "text": "{{=localized(\"amount\", __weather_wind, __weather_wind == __weather_wind_kmh ? localized(\"kilometresPerHour\") : localized(\"milesPerHour\"))}} {{__weather_wind_compass|}}",
                "lineLimit": 1
              },
              {
                "type": "text",
                "text": "=localized('amount', __weather_wind, __weather_wind == __weather_wind_kmh ? localized('kilometresPerHour') : localized('milesPerHour'))",
                "lineLimit": 1,
                "minimumScale": "=isSmall ? 0.7 : 0.8"
              }
            ]
          },
          { "type": "spacer", "minLength": "=isSmall and isEInk ? 0 : 4", "layoutPriority": -1 },
          { "type": "symbol", "name": "umbrella.fill", "size": "=iconSide", "color": "=quiet" },
          { "type": "text", "id": "chance", "text": "=__weather_precip != '' ? localized('percent', __weather_precip) : weather.hourly[0].is_now and weather.hourly[0].precip != '' ? localized('percent', weather.hourly[0].precip) : __weather_rain_peak_chance != '' ? localized('percent', __weather_rain_peak_chance) : '–'", "lineLimit": 1, "fixedSize": true }
        ]
      }
      """#,
    "feelsLikeBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=__weather_temp == '' or __weather_is_stale", "type": "use", "template": "feelsLikeEmpty" },
          { "when": "=__weather_temp != '' and not __weather_is_stale and isSmall", "type": "use", "template": "feelsLikeSmall" },
          { "when": "=__weather_temp != '' and not __weather_is_stale and isMedium", "type": "use", "template": "feelsLikeWide", "with": { "blockWidth": "=width", "blockHeight": "=height" } },
          { "when": "=__weather_temp != '' and not __weather_is_stale and isTall", "type": "use", "template": "feelsLikeTall" }
        ]
      }
      """#,
    "feelsLikeEmpty": #"""
      {
        "comment": "The same words as in the other weather templates.",
        "type": "use",
        "template": "stateNote",
        "with": {
          "icon": "thermometer.medium",
          "title": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')",
          "note": "=__weather_age != '' ? localized('updatedAgo', __weather_age) : __weather_location == '' ? localized('setLocation') : localized('nothingStored')"
        }
      }
      """#,
    "feelsLikeHours": #"""
      {
        "type": "vstack",
        "frame": { "maxWidth": "infinity" },
        "children": [
          {
            "when": "=count(weather.hourly) < 3",
            "type": "text",
            "text": "=localized('noForecastByHours')",
            "font": "footnote",
            "foreground": "=quiet",
            "frame": { "maxHeight": "infinity" }
          },
          {
            "comment": "All rows have the largest size at which the longest one fits. If none does, the chances are left out, and then the names: only the symbols are shown.",
            "when": "=count(weather.hourly) >= 3",
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              {
                "type": "forEach",
                "items": [{ "style": "subheadline", "hasChance": true }, { "style": "footnote", "hasChance": true }, { "style": "caption", "hasChance": true }, { "style": "caption", "hasChance": false }, { "style": "subheadline", "hasChance": true, "isNameless": true }],
                "as": "row",
                "children": [
                  {
                    "type": "vstack",
                    "children": [
                      {
                        "type": "forEach",
                        "items": "=weather.hourly",
                        "as": "hour",
                        "limit": "=size == 'extraLarge' and width >= 600 ? clamp(floor((height - 32) / (24 * textScale)) + 1, 6, 12) : height > 420 ? clamp(floor((height - 190) / 28), 7, 14) : height < 300 ? 6 : height < 376 ? 7 : 8",
                        "children": [
                          {
                            "when": "=not hour.is_now",
                            "type": "hstack",
                            "id": "hour",
                            "spacing": 8,
                            "frame": { "minHeight": 20, "maxHeight": "=size == 'large' or width < 600 ? 28 : max(28, height / 13)" },
                            "font": { "style": "=row.style", "tabular": true },
                            "children": [
                              { "type": "text", "text": "=hour.label", "font": { "style": "footnote", "tabular": true }, "foreground": "=quiet", "lineLimit": 1, "minimumScale": 0.7, "frame": { "width": "=isEInk ? 54 : max(map(slice(weather.hourly, 1, (size == 'large' or width < 600) and height <= 420 ? 7 : 14), length(item.label) + (contains(item.label, '시') ? 1 : 0))) > 6 ? 56 : 46", "alignment": "leading" } },
                              { "type": "symbol", "name": "=hour.symbol == '' ? 'cloud.fill' : hour.symbol", "opacity": "=hour.symbol == '' ? 0 : 1", "mode": "multicolor", "size": 16, "frame": { "width": 22, "height": 20 } },
                              { "when": "=row.isNameless != true", "type": "text", "text": "=hour.condition", "lineLimit": 1 },
                              { "type": "spacer" },
                              { "when": "=row.hasChance", "type": "text", "text": "=localized('percent', hour.precip)", "opacity": "=hour.precip != '' and hour.precip >= 20 ? 1 : 0", "font": { "style": "footnote", "tabular": true }, "foreground": "=quiet", "lineLimit": 1, "minimumScale": 0.8, "frame": { "width": "=isEInk ? 54 : textScale > 1.1 ? 44 : 38", "alignment": "trailing" } },
                              { "type": "text", "text": "\u200e{{=(celsius == \"\" ? hour.temp : hour.felt) == \"\" ? \"–\" : replace(format(celsius == \"\" ? hour.temp : hour.felt, \"number\"), \"-\", \"−\")}}{{=(celsius == \"\" ? hour.temp : hour.felt) == \"\" ? \"\" : \"°\"}}", "font": { "style": "subheadline", "weight": "medium", "tabular": true }, "lineLimit": 1, "minimumScale": 0.7, "frame": { "width": 44, "alignment": "trailing" } }
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
        ]
      }
      """#,
    "feelsLikeScale": #"""
      {
        "comment": "From -20 to 45 °C: the small dot is the air temperature, the large one the feels-like temperature. The distance between them is what matters. Beyond the ends of the scale only their order is kept, and if one hides the other, only one is drawn.",
        "type": "vstack",
        "alignment": "leading",
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
                    "degrees": "=isRightToLeft ? 270 : 90",
                    "stops": [
                      { "color": "#7A6BFF", "at": 0 },
                      { "color": "#3E8BFF", "at": 0.185 },
                      { "color": "#34B9F0", "at": 0.338 },
                      { "color": "#3CCFA8", "at": 0.462 },
                      { "color": "#8FD14B", "at": 0.585 },
                      { "color": "#FFD23C", "at": 0.677 },
                      { "color": "#FF9D2E", "at": 0.769 },
                      { "color": "#FF5347", "at": 0.892 },
                      { "color": "#D62F6B", "at": 1 }
                    ]
                  }
                },
                "frame": { "height": 6 }
              },
              {
                "type": "shape",
                "id": "actualDot",
                "when": "=not isPlaceholder and (celsius == '' or abs(celsius - __weather_temp_c) / 65 * barWidth >= 8)",
                "shape": "circle",
                "fill": "white",
                "padding": 2,
                "frame": { "width": 10, "height": 10 },
                "background": { "type": "shape", "shape": "circle", "fill": "black/0.28" },
                "offset": { "x": "=celsius < __weather_temp_c and __weather_temp_c < -20 ? 18 : celsius > __weather_temp_c and __weather_temp_c > 45 ? barWidth - 28 : clamp((__weather_temp_c + 20) / 65 * barWidth - 5, 0, barWidth - 10)" }
              },
              {
                "when": "=celsius != '' and not isPlaceholder",
                "type": "forEach",
                "items": [
                  { "from": -100, "below": -14, "color": "#7A6BFF" },
                  { "from": -14, "below": -3, "color": "#3E8BFF" },
                  { "from": -3, "below": 6, "color": "#34B9F0" },
                  { "from": 6, "below": 14, "color": "#3CCFA8" },
                  { "from": 14, "below": 21, "color": "#8FD14B" },
                  { "from": 21, "below": 27, "color": "#FFD23C" },
                  { "from": 27, "below": 34, "color": "#FF9D2E" },
                  { "from": 34, "below": 41.5, "color": "#FF5347" },
                  { "from": 41.5, "below": 100, "color": "#D62F6B" }
                ],
                "as": "part",
                "children": [
                  {
                    "when": "=celsius >= part.from and celsius < part.below",
                    "type": "shape",
                    "id": "feltDot",
                    "shape": "circle",
                    "fill": { "eink": "black", "default": "=part.color" },
                    "padding": "=isEInk ? 3 : 0",
                    "stroke": { "fill": "white", "width": "=isEInk ? 0 : 3" },
                    "frame": { "width": "=isEInk ? 17 : 14", "height": "=isEInk ? 17 : 14" },
                    "background": { "type": "shape", "shape": "circle", "fill": { "eink": "white", "default": "clear" } },
                    "offset": { "x": "=isEInk ? clamp((celsius + 20) / 65 * barWidth - 8.5, -1.5, barWidth - 15.5) : clamp((celsius + 20) / 65 * barWidth - 7, 0, barWidth - 14)" },
                    "shadow": { "color": "black/0.32", "radius": 4, "y": 1 }
                  }
                ]
              }
            ]
          },
          {
            "when": "=not hidesName",
            "type": "text",
            "id": "actual",
            "text": "=localized('actualDegrees', replace(format(__weather_temp, 'number'), '-', '−'))",
            "font": { "style": "caption2", "tabular": true },
            "foreground": "=quiet",
            "opacity": "=celsius == '' ? 0 : 1",
            "lineLimit": 1,
            "frame": { "width": 124, "alignment": "=clamp((__weather_temp_c + 20) / 65, 0, 1) * barWidth < 62 ? 'leading' : clamp((__weather_temp_c + 20) / 65, 0, 1) * barWidth > barWidth - 62 ? 'trailing' : 'center'" },
            "offset": { "x": "=clamp(clamp((__weather_temp_c + 20) / 65, 0, 1) * barWidth - 62, 0, barWidth - 124)" }
          }
        ]
      }
      """#,
    "feelsLikeSmall": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "horizontal": 16, "vertical": "=height < 120 ? 8 : isEInk and height < 160 ? 11 : 16" },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "overlay": {
          "comment": "The current sky, like the words beside it. The day's worst weather would need its time, for which there is no room.",
          "when": "=__weather_symbol != ''",
          "type": "symbol",
          "id": "symbol",
          "name": "=__weather_symbol",
          "mode": "multicolor",
          "size": 20,
          "margin": { "top": 12, "trailing": 14 }
        },
        "overlayAlignment": "topTrailing",
        "children": [
          { "type": "use", "template": "feelsLikeTitle" },
          {
            "when": "=__clothing != '' and height >= 120",
            "type": "viewThatFits",
            "axis": "horizontal",
            "margin": { "top": 1 },
            "children": [
              { "type": "text", "id": "clothing", "text": "{{__clothing|}}", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": 1 },
              { "type": "text", "text": "{{__clothing|}}", "font": { "style": "caption", "weight": "semibold" }, "lineLimit": 1, "frame": { "height": 18 } },
              { "type": "text", "text": "{{__clothing|}}", "font": { "style": "caption2", "weight": "semibold" }, "lineLimit": 1, "frame": { "height": 18 } },
              {
                "type": "text",
                "id": "layer",
                "text": "{{__clothing_layer|}}",
                "font": { "style": "caption2", "weight": "semibold" },
                "lineLimit": 2,
                "balanced": true,
                "minimumScale": 0.75,
                "frame": { "maxWidth": "infinity", "alignment": "leading" }
              }
            ]
          },
          {
            "when": "=__weather_is_aged",
            "type": "text",
            "id": "age",
            "text": "=localized('ago', __weather_age)",
            "font": { "style": "caption", "weight": "semibold", "tabular": true },
            "foreground": "orangeInk",
            "lineLimit": 1,
            "margin": { "top": 2 }
          },
          {
            "when": "=not __weather_is_aged and celsius != '' and height >= 150 * textScale and (not isEInk or textScale <= 1)",
            "type": "text",
            "id": "actual",
            "text": "=localized('actualDegrees', replace(format(__weather_temp, 'number'), '-', '−'))",
            "font": { "style": "caption", "tabular": true },
            "foreground": "=quiet",
            "lineLimit": 1,
            "margin": { "top": 2 }
          },
          { "type": "spacer" },
          { "type": "use", "template": "feelsLikeAir", "with": { "iconSide": 11 }, "font": { "style": "caption", "tabular": true }, "foreground": "=quiet" }
        ]
      }
      """#,
    "feelsLikeTall": #"""
      {
        "comment": "The medium layout with the coming hours below it, or beside it if there is room. Some extra large widgets are hardly wider than large ones.",
        "type": "zstack",
        "children": [
          {
            "when": "=size == 'large' or width < 600",
            "type": "vstack",
            "frame": { "maxHeight": "infinity", "alignment": "top" },
            "children": [
              { "type": "use", "template": "feelsLikeWide", "with": { "blockWidth": "=width", "blockHeight": 158 } },
              { "type": "divider", "margin": { "horizontal": 16 } },
              { "type": "use", "template": "feelsLikeHours", "padding": { "horizontal": 16, "vertical": 10 }, "frame": { "maxHeight": "infinity", "alignment": "top" } }
            ]
          },
          {
            "when": "=size == 'extraLarge' and width >= 600",
            "type": "hstack",
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "padding": 16,
                "frame": { "width": "=clamp(width * 0.46, 290, 338)", "maxHeight": "infinity", "alignment": "topLeading" },
                "children": [
                  { "type": "use", "template": "feelsLikeTitle" },
                  { "type": "spacer", "minLength": 8 },
                  { "type": "use", "template": "feelsLikeWorst" },
                  { "type": "use", "template": "feelsLikeScale", "with": { "barWidth": "=clamp(width * 0.46, 290, 338) - 32" }, "margin": { "top": "=height < 345 and textScale > 1.1 ? 10 : 22" } },
                  { "when": "=__clothing != ''", "type": "text", "id": "clothing", "text": "{{__clothing|}}", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1, "minimumScale": "=min(0.8, 0.8 / textScale)", "margin": { "top": 16 } }
                ]
              },
              { "type": "divider", "margin": { "vertical": 16 } },
              { "type": "use", "template": "feelsLikeHours", "padding": 16, "frame": { "maxHeight": "infinity" } }
            ]
          }
        ]
      }
      """#,
    "feelsLikeTint": #"""
      {
        "comment": "A tint from the upper left corner that shows hot or cold, in °C, before anybody reads the number.",
        "type": "forEach",
        "items": [
          {
            "from": -100, "below": 0,
            "light": ["#007AFF/0.2", "#007AFF/0.167", "#007AFF/0.136", "#007AFF/0.107", "#007AFF/0.079", "#007AFF/0.054", "#007AFF/0.031", "#007AFF/0.012", "#007AFF/0"],
            "dark": ["#0A84FF/0.34", "#0A84FF/0.279", "#0A84FF/0.222", "#0A84FF/0.169", "#0A84FF/0.122", "#0A84FF/0.079", "#0A84FF/0.043", "#0A84FF/0.016", "#0A84FF/0"]
          },
          {
            "from": 0, "below": 10,
            "light": ["#30B0C7/0.2", "#30B0C7/0.167", "#30B0C7/0.136", "#30B0C7/0.107", "#30B0C7/0.079", "#30B0C7/0.054", "#30B0C7/0.031", "#30B0C7/0.012", "#30B0C7/0"],
            "dark": ["#40C8E0/0.34", "#40C8E0/0.279", "#40C8E0/0.222", "#40C8E0/0.169", "#40C8E0/0.122", "#40C8E0/0.079", "#40C8E0/0.043", "#40C8E0/0.016", "#40C8E0/0"]
          },
          {
            "from": 10, "below": 20,
            "light": ["#34C759/0.2", "#34C759/0.167", "#34C759/0.136", "#34C759/0.107", "#34C759/0.079", "#34C759/0.054", "#34C759/0.031", "#34C759/0.012", "#34C759/0"],
            "dark": ["#30D158/0.34", "#30D158/0.279", "#30D158/0.222", "#30D158/0.169", "#30D158/0.122", "#30D158/0.079", "#30D158/0.043", "#30D158/0.016", "#30D158/0"]
          },
          {
            "from": 20, "below": 30,
            "light": ["#FFB300/0.2", "#FFB300/0.167", "#FFB300/0.136", "#FFB300/0.107", "#FFB300/0.079", "#FFB300/0.054", "#FFB300/0.031", "#FFB300/0.012", "#FFB300/0"],
            "dark": ["#FFC828/0.34", "#FFC828/0.279", "#FFC828/0.222", "#FFC828/0.169", "#FFC828/0.122", "#FFC828/0.079", "#FFC828/0.043", "#FFC828/0.016", "#FFC828/0"]
          },
          {
            "from": 30, "below": 100,
            "light": ["#FF5230/0.2", "#FF5230/0.167", "#FF5230/0.136", "#FF5230/0.107", "#FF5230/0.079", "#FF5230/0.054", "#FF5230/0.031", "#FF5230/0.012", "#FF5230/0"],
            "dark": ["#FF4242/0.34", "#FF4242/0.279", "#FF4242/0.222", "#FF4242/0.169", "#FF4242/0.122", "#FF4242/0.079", "#FF4242/0.043", "#FF4242/0.016", "#FF4242/0"]
          }
        ],
        "as": "band",
        "children": [
          {
            "when": "=celsius >= band.from and celsius < band.below",
            "type": "shape",
            "id": "tint",
            "fill": {
              "light": {
                "radial": {
                  "x": "=(isSmall ? 20 : 40) / width", "y": "=(isSmall ? 10 : 0) / height", "radius": "=isSmall ? 190 : max(300, width * 300 / 338)",
                  "stops": [
                    { "color": "=band.light[0]", "at": 0 },
                    { "color": "=band.light[1]", "at": 0.125 },
                    { "color": "=band.light[2]", "at": 0.25 },
                    { "color": "=band.light[3]", "at": 0.375 },
                    { "color": "=band.light[4]", "at": 0.5 },
                    { "color": "=band.light[5]", "at": 0.625 },
                    { "color": "=band.light[6]", "at": 0.75 },
                    { "color": "=band.light[7]", "at": 0.875 },
                    { "color": "=band.light[8]", "at": 1 }
                  ]
                }
              },
              "dark": {
                "radial": {
                  "x": "=(isSmall ? 20 : 40) / width", "y": "=(isSmall ? 10 : 0) / height", "radius": "=isSmall ? 190 : max(300, width * 300 / 338)",
                  "stops": [
                    { "color": "=band.dark[0]", "at": 0 },
                    { "color": "=band.dark[1]", "at": 0.125 },
                    { "color": "=band.dark[2]", "at": 0.25 },
                    { "color": "=band.dark[3]", "at": 0.375 },
                    { "color": "=band.dark[4]", "at": 0.5 },
                    { "color": "=band.dark[5]", "at": 0.625 },
                    { "color": "=band.dark[6]", "at": 0.75 },
                    { "color": "=band.dark[7]", "at": 0.875 },
                    { "color": "=band.dark[8]", "at": 1 }
                  ]
                }
              }
            }
          }
        ]
      }
      """#,
    "feelsLikeTitle": #"""
      {
        "comment": "The label and the number. If the data are old, their age stands beside the label or replaces it; in the small size it stands below.",
        "type": "vstack",
        "alignment": "leading",
        "spacing": -1,
        "children": [
          {
            "when": "=not __weather_is_aged or isSmall",
            "type": "text",
            "id": "label",
            "text": "=celsius == '' ? localized('actual') : localized('feelsLike')",
            "font": { "style": "footnote", "weight": "semibold" },
            "foreground": "=quiet",
            "lineLimit": 1,
            "minimumScale": 0.75
          },
          {
            "when": "=__weather_is_aged and not isSmall",
            "type": "viewThatFits",
            "axis": "horizontal",
            "id": "age",
            "font": { "style": "footnote", "weight": "semibold", "tabular": true },
            "foreground": "orangeInk",
            "children": [
              { "type": "text", "text": "=localized('pair', celsius == '' ? localized('actual') : localized('feelsLike'), localized('ago', __weather_age))", "lineLimit": 1 },
              { "type": "text", "text": "=localized('ago', __weather_age)", "lineLimit": 1 },
              { "type": "hstack", "spacing": 3, "children": [{ "type": "symbol", "name": "arrow.clockwise", "size": 10, "alignsInk": true }, { "type": "text", "text": "{{__weather_age}}", "lineLimit": 1 }] }
            ]
          },
          {
            "type": "use",
            "template": "displayTemperature",
            "with": {
              "side": "=isMedium and height < 96 ? 34 : isSmall ? (degrees >= 100 or degrees <= -10 ? 44 : 52) : size == 'extraLarge' and width >= 600 ? (height < 345 and textScale > 1.1 ? 84 : 112) : isMedium and width < 270 ? (degrees >= 100 or degrees <= -10 ? 40 : 46) : 56",
              "weight": "medium",
              "stem": 0.085,
              "tracking": "=size == 'extraLarge' and width >= 600 ? -2 : -1"
            },
            "frame": { "height": { "small": "=height < 150 ? 46 : 52", "medium": "=height < 96 ? 34 : 56", "extraLarge": "=width < 600 ? 56 : height < 345 and textScale > 1.1 ? 84 : 108", "default": 56 } }
          }
        ]
      }
      """#,
    "feelsLikeWide": #"""
      {
        "comment": "If the height is short, the name of the air's dot is left out first, then wind and rain. What to wear is always shown.",
        "type": "viewThatFits",
        "axis": "vertical",
        "padding": { "horizontal": "=blockHeight < 96 ? 8 : 16", "vertical": "=blockHeight < 120 ? 6 : blockHeight < 150 ? 12 : 16" },
        "frame": { "width": "=blockWidth", "height": "=blockHeight", "alignment": "topLeading" },
        "children": [
          {
            "type": "forEach",
            "items": 3,
            "as": "attempt",
            "index": "dropped",
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "children": [
                  { "comment": "With nothing to wear and no hours, the rest is centred.", "when": "=isMedium and (__clothing == '' or height > 185)", "type": "spacer", "minLength": 0 },
                  {
                    "type": "hstack",
                    "alignment": "top",
                    "frame": { "height": "=blockHeight < 96 ? 52 : dropped < 2 ? (isEInk ? 82 : 73) : 69", "alignment": "top" },
                    "children": [
                      { "type": "use", "template": "feelsLikeTitle", "frame": { "width": "=round(blockWidth * (blockWidth < 280 ? 0.43 : 0.4)) - (blockWidth < 280 ? 8 : 1)", "alignment": "leading" }, "margin": { "trailing": "=blockWidth < 280 ? 7 : 0" } },
                      { "type": "use", "template": "feelsLikeWorst", "with": { "hidesAir": "=dropped == 2 or isMedium and blockHeight < 115" } }
                    ]
                  },
                  { "when": "=blockHeight >= 120", "type": "use", "template": "feelsLikeScale", "with": { "barWidth": "=blockWidth - 32", "hidesName": "=dropped > 0" }, "margin": { "top": "=dropped == 0 ? 3 : 1" } },
                  { "type": "spacer", "minLength": 0, "frame": { "maxHeight": "=isMedium and height > 185 ? 14 : 'infinity'" } },
                  {
                    "when": "=__clothing != ''",
                    "comment": "If both do not fit, what to wear is shown rather than what to take along.",
                    "type": "viewThatFits",
                    "axis": "horizontal",
                    "font": { "style": "footnote", "weight": "semibold" },
                    "children": [
                      { "type": "text", "id": "clothing", "text": "{{__clothing|}}", "lineLimit": 1 },
                      { "type": "text", "id": "clothing", "text": "{{__clothing|}}", "font": { "style": "caption2", "weight": "semibold" }, "lineLimit": 1 },
                      { "type": "text", "id": "layer", "text": "{{__clothing_layer|}}", "lineLimit": 1, "minimumScale": 0.85 }
                    ]
                  },
                  { "when": "=isMedium and height > 185", "type": "spacer", "minLength": 0 }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "feelsLikeWorst": #"""
      {
        "comment": "The worst weather of the rest of the day; the current weather without a forecast. A long name takes a second line.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "children": [
          {
            "type": "forEach",
            "items": "=[1, isMedium and width < 280 ? 3 : 2]",
            "as": "worstLines",
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "spacing": "=worstLines == 1 ? 11 : 2",
                "margin": { "top": -1 },
                "children": [
                  {
                    "type": "hstack",
                    "alignment": "top",
                    "spacing": 10,
                    "frame": { "height": "=isMedium and height < 96 ? 52 : worstLines == 1 ? (size == 'extraLarge' and width >= 600 ? 36 * max(1, textScale) : 36) : worstLines == 3 ? 66 : isEInk ? 60 : 52", "alignment": "top" },
                    "children": [
                      { "when": "=symbol != '' and not (isMedium and width < 280)", "type": "symbol", "id": "symbol", "name": "=symbol", "mode": "multicolor", "size": 25, "alignsInk": true },
                      {
                        "type": "vstack",
                        "alignment": "leading",
                        "margin": { "top": "=__weather_worst_condition == '' or __weather_is_aged ? 8 : 1" },
                        "children": [
                          {
                            "type": "text",
                            "id": "worst",
                            "text": "=__weather_worst_condition != '' and not __weather_is_aged and not (isMedium and height < 96) ? __weather_worst_condition : __weather_condition != '' ? __weather_condition : localized('skyNotKnown')",
                            "font": { "style": "=worstLines == 1 ? 'subheadline' : 'footnote'", "weight": "semibold" },
                            "lineLimit": "=worstLines",
                            "balanced": true,
                            "minimumScale": "=worstLines == 1 ? 1 : 0.85"
                          },
                          {
                            "comment": "If the words are long, only the time says when. Beside two lines of large text, “now” is left out.",
                            "when": "=__weather_worst_condition != '' and not __weather_is_aged and not (isMedium and height < 96) and not (worstLines == 2 and textScale > 1.1 and length(__weather_worst_condition) > 20 and __weather_worst_when == localized('nowWord'))",
                            "type": "viewThatFits",
                            "axis": "horizontal",
                            "font": { "style": "=width < 320 ? 'caption2' : 'caption'", "tabular": true },
                            "foreground": "=quiet",
                            "children": [
                              { "type": "text", "text": "=localized('worstToday', __weather_worst_when)", "lineLimit": 1 },
                              { "type": "text", "text": "=localized('worstToday', __weather_worst_when)", "font": { "style": "caption2", "tabular": true }, "lineLimit": 1 },
                              { "type": "text", "text": "=__weather_worst_when", "lineLimit": 1 }
                            ]
                          }
                        ]
                      }
                    ]
                  },
                  { "when": "=not hidesAir", "type": "use", "template": "feelsLikeAir", "with": { "iconSide": 11 }, "font": { "style": "footnote", "weight": "medium", "tabular": true } }
                ]
              }
            ]
          }
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
          { "type": "use", "template": "heroBody", "with": { "isBeside": "=hasActions and isMedium" } }
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
                  "minWidth": "=not isBeside ? 0 : width < 200 ? 36 : 56",
                  "maxWidth": "=not isBeside ? 'infinity' : action.sign == '' ? 108 : width < 200 ? 36 : 56",
                  "height": { "small": 36, "medium": "=isBeside ? 44 : 36", "default": 52 }
                },
                "padding": { "horizontal": 4 },
                "background": {
                  "light": "=action.isSubtle ? 'accent/0.11' : 'accent/0.18'",
                  "dark": "=action.isSubtle ? 'accent/0.16' : 'accent/0.26'"
                },
                "clip": "capsule",
                "_role": "button",
                "accessibilityLabel": "=action.title",
                "children": [
                  {
                    "when": "=action.sign != ''",
                    "type": "symbol",
                    "name": "=action.sign",
                    "weight": "black",
                    "size": { "small": 15.5, "medium": 16, "default": 18.5 }
                  },
                  {
                    "when": "=action.sign == '' and action.icon != ''",
                    "type": "symbol",
                    "name": "=action.icon",
                    "size": { "small": 12, "medium": 14, "default": 16.5 }
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
        "padding": "=isMedium and height < 110 ? min(padding, 9) : padding",
        "alignment": "=align == 'trailing' ? 'topLeading' : 'topTrailing'",
        "children": [
          {
            "type": "vstack",
            "alignment": "=align",
            "padding": { "bottom": "=hasActions ? 0 : (isSplit ? (hasSecondary and not isAside ? -3 : 0) : (accentBar ? 0 : -3))" },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=align" },
            "children": [
              {
                "type": "text",
                "id": "name",
                "_origin": "name",
                "text": "=name",
                "font": "=nameFont",
                "foreground": "secondaryInk",
                "lineLimit": 1,
                "padding": { "trailing": "=showsSymbol ? symbolSide + 6 : 0" }
              },
              { "type": "spacer", "minLength": 2 },
              {
                "when": "=not isBeside",
                "type": "use",
                "template": "heroTexts",
                "with": { "isTight": "=hasActions and (isSmall or isMedium)" },
                "layoutPriority": 1
              },
              { "when": "=hasActions and not isBeside", "type": "spacer", "minLength": { "large": 18, "extraLarge": 18, "default": 9 } },
              { "when": "=hasActions and not isBeside", "type": "use", "template": "heroActions" },
              {
                "comment": "Texts and buttons share the row: the texts take the room that the buttons leave.",
                "when": "=isBeside",
                "type": "hstack",
                "alignment": "bottom",
                "spacing": 0,
                "children": [
                  { "when": "=align == 'trailing'", "type": "use", "template": "heroActions" },
                  { "when": "=align != 'leading'", "type": "spacer", "minLength": "=align == 'center' ? 0 : 12" },
                  {
                    "type": "use",
                    "template": "heroTexts",
                    "with": { "isTight": false },
                    "padding": { "bottom": "=hasSecondary and isSplit ? -4 : 0" },
                    "layoutPriority": 1
                  },
                  { "when": "=align != 'trailing'", "type": "spacer", "minLength": 12 },
                  { "when": "=align != 'trailing'", "type": "use", "template": "heroActions" }
                ]
              }
            ]
          },
          {
            "when": "=showsSymbol",
            "type": "symbol",
            "id": "symbol",
            "_origin": "symbol.name",
            "name": "=symbolName",
            "mode": "=symbolMode",
            "weight": "=symbolWeight",
            "color": "=symbolColor == 'accent' ? 'accentInk' : symbolColor",
            "size": "=symbolSide * 0.93",
            "alignsInk": true,
            "margin": { "vertical": "=symbolSide * -0.06" }
          }
        ]
      }
      """#,
    "heroTexts": #"""
      {
        "comment": "The number or text with its unit and label. If room is tight (`isTight`), only the number.",
        "type": "vstack",
        "alignment": "=align",
        "children": [
          {
            "when": "=not isSplit",
            "type": "text",
            "id": "primary",
            "_origin": "primaryText",
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
            "when": "=isSplit and lead != '' and not isTight and not (isMedium and height < 128)",
            "type": "text",
            "text": "=lead",
            "font": { "style": { "large": "title3", "extraLarge": "title3", "default": "footnote" }, "weight": "medium" },
            "foreground": "secondaryInk",
            "lineLimit": 1,
            "padding": { "bottom": { "large": 14, "extraLarge": 14, "default": 5 } }
          },
          {
            "when": "=isSplit",
            "type": "hstack",
            "alignment": "lastTextBaseline",
            "children": [
              {
                "comment": "A low frame has no line for the words above the number.",
                "when": "=lead != '' and isMedium and height < 128",
                "type": "text",
                "text": "=lead",
                "font": { "style": "headline", "weight": "semibold" },
                "foreground": "secondaryInk",
                "lineLimit": 1,
                "fixedSize": true,
                "padding": { "trailing": 6 }
              },
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
                            "_origin": "primaryText",
                            "text": "=value.text",
                            "box": "cap",
                            "alignsInk": true,
                            "lineLimit": 1,
                            "minimumScale": "=last ? 0.5 : 1",
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
              { "when": "=isAside and not (isMedium and width < 280)", "type": "spacer", "minLength": 12 },
              {
                "when": "=isAside and not (isMedium and width < 280)",
                "type": "text",
                "id": "secondary",
                "_origin": "secondaryText",
                "text": "=secondary",
                "font": "=secondaryFont",
                "foreground": "secondaryInk",
                "lineLimit": "=secondaryLines",
                "minimumScale": 0.85,
                "multilineAlignment": "trailing"
              }
            ]
          },
          {
            "when": "=hasSecondary and (not isAside or isMedium and width < 280) and not isTight and not (isMedium and height < 110)",
            "type": "text",
            "id": "secondary",
            "_origin": "secondaryText",
            "text": "=secondary",
            "font": "=secondaryFont",
            "foreground": "secondaryInk",
            "lineLimit": "=isMedium and isSplit ? 1 : secondaryLines",
            "minimumScale": "=isMedium and isSplit ? 0.8 : 1",
            "multilineAlignment": "=align",
            "padding": {
              "top": { "small": "=isSplit ? 14 : 4", "medium": "=height < 128 ? 5 : isSplit ? 11 : 4", "default": "=isSplit ? (hasActions ? 20 : 28) : 6" }
            }
          },
          {
            "when": "=accentBar and not isSplit",
            "type": "shape",
            "shape": "capsule",
            "fill": "accent",
            "frame": { "width": { "small": 24, "medium": 32, "default": 40 }, "height": 4 },
            "margin": { "top": "=spacing" }
          }
        ]
      }
      """#,
    "moon": #"""
      {
        "comment": "The moon as seen from the place, `side` points wide. The lit part is as light as paper, and the dark part is ink. The border between them is half of an ellipse, so that the lit area is exact. On e-ink the dark part is drawn on a light disc with an edge; elsewhere the lit part is drawn on a dark disc. The rim is drawn over both.",
        "type": "zstack",
        "frame": { "width": "=side", "height": "=side" },
        "accessibilityLabel": "{{__moon_phase_title}}",
        "children": [
          { "type": "shape", "shape": "circle", "id": "disc", "fill": { "eink": "white", "light": "label", "tinted": "white/0.16", "dark": "label/0.16" } },
          { "when": "=isEInk", "type": "shape", "shape": "circle", "id": "edge", "stroke": { "fill": "label", "width": "=max(1, side / 60)" } },
          {
            "type": "path",
            "id": "part",
            "data": "M0 -1A1 1 0 0 {{=(__moon_lit_side == 'left') == isEInk ? 1 : 0}} 0 1A{{=abs(1 - 2 * __moon_illuminated_fraction)}} 1 0 0 {{=(__moon_lit_side == 'left') == (__moon_illuminated_fraction < 0.5) ? 1 : 0}} 0 -1Z",
            "viewBox": [-1, -1, 2, 2],
            "mode": "stretch",
            "fill": { "eink": "black", "light": "white", "tinted": "white", "dark": "label" }
          },
          { "when": "=not isEInk", "type": "shape", "shape": "circle", "id": "rim", "stroke": { "fill": { "light": "label", "tinted": "white/0.4", "dark": "label/0.4" }, "width": "=max(1, side / 60)" } }
        ]
      }
      """#,
    "nextUp": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=__calendar_next_title == '' or __calendar_is_outdated", "type": "use", "template": "nextUpEmpty", "with": { "said": "=__calendar_updated == '' ? localized('noCalendarYet') : __calendar_is_stale ? localized('noCalendarData') : localized('nothingPlanned')" } },
          {
            "when": "=__calendar_next_title != '' and not __calendar_is_outdated and variant == 'detail' and size != 'extraLarge' and not (isTall and count(calendar.events) < 3)",
            "type": "use",
            "template": "nextUpList"
          },
          {
            "when": "=__calendar_next_title != '' and not __calendar_is_outdated and (variant != 'detail' or size == 'extraLarge' or isTall and count(calendar.events) < 3)",
            "type": "hstack",
            "alignment": "top",
            "spacing": 12,
            "padding": { "horizontal": 16, "top": "=not isTall and height < (isEInk ? 130 : 120) ? 8 : 14", "bottom": { "medium": "=height < (isEInk ? 130 : 120) ? 8 : height < 145 ? 12 : 16", "default": "=not isTall and height < (isEInk ? 130 : 120) ? 6 : isTall or __calendar_next_is_all_day ? 16 : 17" } },
            "children": [
              {
                "when": "=not isTall or variant == 'compact'",
                "type": "vstack",
                "id": "next",
                "alignment": "leading",
                "frame": { "maxWidth": "=isMedium and variant != 'compact' and width >= 280 and not (width < 300 and count(calendar.events) < 2) ? max(162, width * 0.55 - 24) : 'infinity'", "maxHeight": "infinity", "alignment": "topLeading" },
                "children": [
                  { "comment": "In a tall widget without other content the two are centred.", "when": "=isTall", "type": "spacer", "minLength": 0 },
                  { "type": "use", "template": "nextUpWait" },
                  { "type": "spacer", "minLength": "=isTall ? 20 : 2", "layoutPriority": "=isTall ? -2 : 0", "frame": { "maxHeight": "=isTall ? 24 : 'infinity'" } },
                  { "type": "use", "template": "nextUpEvent", "layoutPriority": 1, "padding": { "bottom": "=isMedium and not __calendar_next_is_all_day ? 1 : 0", "trailing": "=isMedium and __calendar_next_is_all_day ? 12 : 0" } },
                  { "when": "=isTall", "type": "spacer", "minLength": 0 }
                ]
              },
              { "when": "=isMedium and variant != 'compact' and width >= 280 and not (width < 300 and count(calendar.events) < 2)", "type": "use", "template": "nextUpThen" },
              { "when": "=(size == 'large' or size == 'extraLarge' and width < 600) and variant != 'compact'", "type": "use", "template": "nextUpDay" },
              { "when": "=size == 'extraLarge' and width >= 600 and variant != 'compact'", "type": "use", "template": "nextUpWide" }
            ]
          }
        ]
      }
      """#,
    "nextUpAccessory": #"""
      {
        "comment": "`moment` says when the event is: `in 11 min` or `12 min left`, then the time of day, with the weekday for other days, and the date from a week ahead.",
        "type": "use",
        "template": "nextUpAccessoryBody",
        "with": {
          "moment": "=state == 'running' and __calendar_next_left_min >= 1440 ? localized('endsMoment', __calendar_next_left) : state == 'running' ? localized('spanLeft', __calendar_next_left) : state == 'ahead' and minutes == 0 ? localized('nowWord') : state == 'ahead' and minutes < 100 ? localized('inSpan', __calendar_next_wait) : state == 'ahead' and minutes < 10080 ? (__calendar_next_is_today ? '' : format(__calendar_next_day, 'date:EEE') + ' ') + (isTwelve ? __calendar_next_time_local : __calendar_next_time) : state == 'ahead' ? format(__calendar_next_day, 'date:MMMEd') : state != 'allDay' ? '' : __calendar_next_is_today ? localized('allDayWord') : __calendar_next_wait == localized('tomorrow') ? localized('tomorrowWord') : format(__calendar_next_day, 'date:MMMEd')"
        }
      }
      """#,
    "nextUpAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "nextUpAccessoryInline" },
          {
            "type": "zstack",
            "when": "=size == 'accessoryCircular'",
            "children": [
              {
                "when": "=state == 'unknown'",
                "type": "use",
                "template": "accessoryDisc",
                "with": { "icon": "calendar", "figure": "–", "foot": "" },
                "accessibilityLabel": "=localized('noCalendarData')"
              },
              {
                "when": "=state == 'free'",
                "type": "use",
                "template": "accessoryDisc",
                "with": { "icon": "calendar", "figure": "=localized('free')", "foot": "" },
                "accessibilityLabel": "=localized('nothingPlanned')"
              },
              {
                "when": "=state == 'allDay'",
                "type": "use",
                "template": "accessoryDisc",
                "with": {
                  "icon": "calendar",
                  "figure": "{{__calendar_next_day||date:d}}",
                  "foot": "=__calendar_next_is_today ? localized('allDayWord') : format(__calendar_next_day, 'date:EEE')"
                },
                "accessibilityLabel": "=localized('titleAllDay', __calendar_next_title)"
              },
              { "when": "=state == 'ahead' or state == 'running'", "type": "use", "template": "nextUpAccessoryCircular" }
            ]
          },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "nextUpAccessoryRectangular" }
        ]
      }
      """#,
    "nextUpAccessoryCircular": #"""
      {
        "comment": "The ring drains while the event runs. It shows up to 99 minutes, then the time of day, with the weekday for other days, and the date from a week ahead.",
        "type": "zstack",
        "accessibilityLabel": "=localized('pair', __calendar_next_title, state == 'running' ? localized('endsInSpan', __calendar_next_left) : minutes == 0 ? localized('nowWord') : __calendar_next_wait == localized('tomorrow') ? localized('tomorrowWord') : localized('inSpan', __calendar_next_wait))",
        "children": [
          {
            "type": "use",
            "template": "accessoryRing",
            "with": { "share": "=state == 'running' ? 1 - __calendar_next_elapsed_fraction : max(0, 1 - minutes / 60)", "line": 4, "plated": true }
          },
          {
            "when": "=state == 'ahead' and minutes == 0",
            "type": "use",
            "template": "accessoryStack",
            "with": { "icon": "calendar", "figure": "=localized('now')", "foot": "" }
          },
          {
            "when": "=minutes > 0 and minutes < 100",
            "type": "use",
            "template": "accessoryStack",
            "with": { "icon": "calendar", "figure": "=minutes", "foot": "=localized('minuteUnit')" }
          },
          {
            "when": "=minutes >= 100 and minutes < 1440 and state == 'running'",
            "type": "use",
            "template": "accessoryStack",
            "with": { "icon": "calendar", "figure": "{{=isTwelve ? __calendar_next_end_iso : \"\"||date:h:mm}}{{=isTwelve ? \"\" : __calendar_next_end}}", "foot": "=localized('ends')" }
          },
          {
            "when": "=minutes >= 1440 and state == 'running'",
            "type": "use",
            "template": "accessoryStack",
            "with": { "icon": "calendar", "figure": "=floor(minutes / (minutes < 2880 ? 60 : 1440))", "foot": "=minutes < 2880 ? (length(localized('hoursLeft')) > 7 ? trim(localized('hours', '')) : localized('hoursLeft')) : localized('daysUnit')" }
          },
          {
            "when": "=minutes >= 100 and minutes < 10080 and state == 'ahead'",
            "type": "use",
            "template": "accessoryStack",
            "with": {
              "icon": "calendar",
              "figure": "{{=isTwelve ? __calendar_next_time_iso : \"\"||date:h:mm}}{{=isTwelve ? \"\" : __calendar_next_time}}",
              "foot": "=__calendar_next_is_today ? localized('starts') : format(__calendar_next_day, 'date:EEE')"
            }
          },
          {
            "when": "=minutes >= 10080 and state == 'ahead'",
            "type": "use",
            "template": "accessoryStack",
            "with": { "icon": "calendar", "figure": "{{__calendar_next_day||date:d}}", "foot": "{{__calendar_next_day||date:MMM}}" }
          }
        ]
      }
      """#,
    "nextUpAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "calendar", "words": "=localized('calendarNoData')", "iconSize": 13, "more": "", "moreYields": false }
          },
          {
            "when": "=state == 'free'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "calendar", "words": "=localized('nothingPlanned')", "iconSize": 13, "more": "", "moreYields": false }
          },
          {
            "comment": "A long title ends in an ellipsis; the time is never cut.",
            "when": "=state == 'allDay' or state == 'ahead' or state == 'running'",
            "type": "hstack",
            "spacing": 6,
            "font": { "style": "subheadline", "weight": "semibold", "tabular": true },
            "children": [
              { "type": "symbol", "name": "calendar", "alignsInk": true, "size": 13, "weight": "semibold" },
              {
                "type": "use",
                "template": "nextUpAccessoryPair",
                "with": { "what": "=__calendar_next_title", "joint": "=state == 'ahead' and minutes > 0 and minutes < 100 ? ' ' : ', '" }
              }
            ]
          }
        ]
      }
      """#,
    "nextUpAccessoryPair": #"""
      {
        "comment": "`what` and its time, as one text. If that is too long, `what` ends in an ellipsis, or is left out if it must be whole; the time is always shown.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "children": [
          { "type": "text", "text": "{{=isRightToLeft ? \"\u200f\" : \"\"}}{{what}}{{joint}}{{moment}}", "lineLimit": 1 },
          {
            "type": "hstack",
            "spacing": 4,
            "children": [{ "when": "=isWhole != true", "type": "text", "text": "=what", "lineLimit": 1 }, { "type": "text", "text": "=moment", "lineLimit": 1, "layoutPriority": 1 }]
          }
        ]
      }
      """#,
    "nextUpAccessoryRectangular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryBlank",
            "with": { "icon": "calendar", "hint": "=localized('updateCalendar')", "since": "=__calendar_updated == '' ? '' : __calendar_age", "iconSize": 13 }
          },
          {
            "when": "=state == 'free'",
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              { "type": "use", "template": "accessoryLine", "with": { "icon": "calendar", "words": "=localized('nothingPlanned')", "iconSize": 13 } },
              {
                "type": "use",
                "template": "accessoryWords",
                "with": { "words": "=__calendar_is_stale ? localized('asOfAgo', __calendar_age) : localized('noEventsAhead')" }
              }
            ]
          },
          {
            "comment": "The bar drains while the event runs.",
            "when": "=state == 'allDay' or state == 'ahead' or state == 'running'",
            "type": "hstack",
            "spacing": 8,
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
            "children": [
              {
                "type": "vstack",
                "spacing": "=state == 'running' ? 2 : 0",
                "padding": { "vertical": 1 },
                "frame": { "width": 4 },
                "children": [
                  {
                    "when": "=state == 'running' and __calendar_next_elapsed_fraction > 0.04",
                    "type": "shape",
                    "shape": "capsule",
                    "fill": "tertiary",
                    "frame": { "height": "=max(4, (height - 4) * __calendar_next_elapsed_fraction)" }
                  },
                  { "type": "shape", "shape": "capsule", "fill": "label" }
                ]
              },
              {
                "type": "vstack",
                "alignment": "leading",
                "frame": { "maxWidth": "infinity", "alignment": "leading" },
                "offset": { "y": "=height > 66 ? -1 : 0" },
                "children": [
                  { "type": "use", "template": "accessoryLine", "with": { "icon": "", "words": "=__calendar_next_title", "iconSize": 13 } },
                  {
                    "when": "=state == 'allDay'",
                    "type": "use",
                    "template": "accessoryWords",
                    "with": {
                      "words": "=__calendar_next_is_today ? localized('allDay') : localized('allDayOn', __calendar_next_wait == localized('tomorrow') ? localized('tomorrowWord') : format(__calendar_next_day, 'date:MMMEd'))"
                    }
                  },
                  {
                    "when": "=state != 'allDay'",
                    "type": "use",
                    "template": "accessoryWords",
                    "with": {
                      "words": "{{=__calendar_next_is_today or minutes >= 10080 ? \"\" : __calendar_next_day||date:EEE}}{{=__calendar_next_is_today or minutes < 10080 ? \"\" : __calendar_next_day||date:MMMd}}{{=__calendar_next_is_today ? \"\" : \" \"}}{{__calendar_next_span}}"
                    }
                  },
                  {
                    "when": "=__calendar_next_location != '' and (state == 'allDay' or state == 'ahead' and minutes >= 100)",
                    "type": "use",
                    "template": "accessoryWords",
                    "with": { "words": "=__calendar_next_location" }
                  },
                  {
                    "when": "=__calendar_next_location == '' and state == 'ahead' and minutes >= 100",
                    "type": "use",
                    "template": "accessoryWords",
                    "with": { "words": "=__calendar_next_wait == localized('tomorrow') ? __calendar_next_wait : localized('inSpanTitle', __calendar_next_wait)" }
                  },
                  {
                    "comment": "An event that is near or running shows how long; the place is left out first.",
                    "when": "=(state == 'running' or state == 'ahead' and minutes < 100) and __calendar_next_location != ''",
                    "type": "use",
                    "template": "nextUpAccessoryPair",
                    "with": { "what": "=__calendar_next_location", "joint": ", ", "isWhole": true },
                    "font": { "style": "footnote", "weight": "medium", "tabular": true },
                    "foreground": "secondaryInk"
                  },
                  {
                    "when": "=(state == 'running' or state == 'ahead' and minutes < 100) and __calendar_next_location == ''",
                    "type": "use",
                    "template": "accessoryWords",
                    "with": {
                      "words": "=state == 'running' and __calendar_next_left_min >= 1440 ? localized('endsTitle') + ' ' + __calendar_next_left : state == 'running' ? localized('spanLeft', __calendar_next_left) : minutes == 0 ? localized('now') : localized('inSpanTitle', __calendar_next_wait)"
                    }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "nextUpAge": #"""
      {
        "comment": "The age of a calendar that was read at least an hour ago.",
        "type": "hstack",
        "id": "age",
        "spacing": 3,
        "foreground": "orangeInk",
        "accessibilityLabel": "=localized('updatedAgo', __calendar_age)",
        "children": [
          { "type": "symbol", "name": "arrow.clockwise", "size": 10 },
          { "type": "text", "text": "=__calendar_age", "font": { "style": "caption", "tabular": true }, "lineLimit": 1, "fixedSize": true }
        ]
      }
      """#,
    "nextUpAllDay": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "horizontal": 10, "vertical": "=inset" },
        "frame": { "maxWidth": "infinity", "alignment": "leading" },
        "background": { "type": "shape", "shape": "roundedRectangle", "radius": 8, "fill": "=color == '' ? 'accent' : color", "opacity": { "light": 0.15, "dark": 0.22 } },
        "border": { "fill": "=not isSquare or isEInk ? 'clear' : color == '' ? 'accent' : color", "width": 1, "shape": "roundedRectangle", "radius": 8 },
        "children": [
          { "type": "text", "id": "title", "text": "=title", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1 },
          { "type": "text", "text": "=localized('allDay')", "font": "caption", "foreground": "label", "opacity": 0.8, "lineLimit": 1 }
        ]
      }
      """#,
    "nextUpAllDayRow": #"""
      {
        "comment": "An all-day event on one line.",
        "type": "hstack",
        "padding": { "horizontal": 10, "vertical": 4 },
        "background": { "type": "shape", "shape": "roundedRectangle", "radius": 8, "fill": "=event.color == '' ? 'accent' : event.color", "opacity": { "light": 0.15, "dark": 0.22 } },
        "border": { "fill": "=not isSquare or isEInk ? 'clear' : event.color == '' ? 'accent' : event.color", "width": 1, "shape": "roundedRectangle", "radius": 8 },
        "children": [
          { "type": "text", "text": "=event.title", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.85 },
          { "type": "spacer", "minLength": 8 },
          { "type": "text", "spans": [{ "text": "=dayLead" }, { "text": "=dayLead == '' or isSmall ? '' : ' · '" }, { "text": "=dayLead != '' and isSmall ? '' : localized('allDay')" }], "font": "caption", "opacity": 0.8, "fixedSize": true }
        ]
      }
      """#,
    "nextUpBar": #"""
      {
        "type": "zstack",
        "frame": { "width": 4, "maxHeight": "infinity" },
        "clip": "capsule",
        "children": [
          { "type": "shape", "shape": "capsule", "fill": "=color == '' ? 'accent' : color", "opacity": "=elapsed > 0 ? 0.3 : 1" },
          {
            "comment": "It drains from the top while the event runs.",
            "when": "=elapsed > 0",
            "type": "chart",
            "values": ["=1 - elapsed"],
            "min": 0,
            "max": 1,
            "gap": 0,
            "cornerRadius": 2,
            "fill": "=color == '' ? 'accent' : color"
          }
        ]
      }
      """#,
    "nextUpCalendar": #"""
      {
        "type": "use",
        "template": "nextUp",
        "with": {
          "showsDate": "=not __calendar_next_is_all_day and not __calendar_next_is_running and __calendar_next_in_min >= 10080",
          "titleFont": { "style": "=isTall ? 'title3' : 'headline'", "weight": "semibold" },
          "waitFonts": [
            { "size": "=size == 'extraLarge' and width >= 600 ? 60 : isTall ? 40 : height < (isEInk ? 130 : 120) or isMedium and height < (isEInk ? 172 : 152) and length(__calendar_next_title) > 16 ? 26 : 34", "lineHeight": "=size == 'extraLarge' and width >= 600 ? 66 : isTall ? 48 : height < (isEInk ? 130 : 120) or isMedium and height < (isEInk ? 172 : 152) and length(__calendar_next_title) > 16 ? 30 : 41", "weight": "bold", "tabular": true, "tracking": 0 },
            { "size": "=size == 'extraLarge' and width >= 600 ? 50 : 28", "lineHeight": "=size == 'extraLarge' and width >= 600 ? 60 : 34", "weight": "bold", "tabular": true, "tracking": 0 },
            { "size": 42, "lineHeight": 51, "weight": "bold", "tabular": true, "tracking": 0 },
            { "style": "title2", "weight": "bold", "tabular": true, "tracking": 0 }
          ]
        }
      }
      """#,
    "nextUpCalendarAccessory": #"""
      {
        "comment": "The next event and how long until it begins, or until it ends if it is running. A ring fills over the hour before the event, and again while it runs.",
        "type": "use",
        "template": "nextUpAccessory",
        "with": {
          "state": "=__calendar_is_outdated ? 'unknown' : __calendar_next_title == '' ? (__calendar_updated == '' or __calendar_is_stale ? 'unknown' : 'free') : __calendar_next_is_all_day ? 'allDay' : __calendar_next_is_running ? 'running' : 'ahead'",
          "minutes": "=__calendar_next_is_running ? __calendar_next_left_min : __calendar_next_in_min",
          "isTwelve": "=__half_day != ''"
        }
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
              { "type": "spacer", "minLength": 8 },
              {
                "when": "=not __calendar_next_is_all_day",
                "type": "text",
                "id": "today",
                "text": "=format(__today, __calendar_is_aged ? 'date:MMMd' : 'date:MMMEd')",
                "font": { "style": "footnote", "tabular": true },
                "foreground": "secondaryInk",
                "lineLimit": 1,
                "fixedSize": true
              }
            ]
          },
          { "type": "use", "template": "nextUpEvent", "layoutPriority": 1, "margin": { "top": "=__calendar_next_is_all_day ? 10 : 8" } },
          { "when": "=not __calendar_next_is_all_day", "type": "shape", "fill": "separator", "frame": { "height": 1 }, "margin": { "top": 14 } },
          {
            "type": "viewThatFits",
            "axis": "vertical",
            "margin": { "top": "=__calendar_next_is_all_day ? 18 : 10" },
            "children": [
              {
                "type": "forEach",
                "items": [5, 4, 3, 2, 1],
                "as": "shown",
                "children": [
                  {
                    "type": "vstack",
                    "alignment": "leading",
                    "spacing": 6,
                    "children": [
                      { "when": "=shown > 1 or count(calendar.all_day) == 0 or calendar.all_day[count(calendar.all_day) - 1].place == 0", "type": "use", "template": "nextUpThenLabel" },
                      {
                        "comment": "If no timed event fits, only all-day events follow, so the heading is “Today”.",
                        "when": "=shown == 1 and count(calendar.all_day) > 0 and calendar.all_day[count(calendar.all_day) - 1].place > 0",
                        "type": "text",
                        "text": "=localized('today')",
                        "font": "footnote",
                        "foreground": "secondaryInk",
                        "lineLimit": 1
                      },
                      { "type": "use", "template": "nextUpRows" }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "nextUpEmpty": #"""
      {
        "type": "zstack",
        "alignment": "topLeading",
        "padding": { "horizontal": 16, "top": "=not isTall and height < (isEInk ? 130 : 120) ? 8 : 14", "bottom": "=not isTall and height < (isEInk ? 130 : 120) ? 8 : 16" },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "spacing": -1,
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              { "when": "=not isTall and height < (not isSmall ? 112 : isEInk ? 130 : 120)", "type": "text", "id": "weekday", "text": "{{__today||date:EEEEd}}", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "redInk", "lineLimit": 1 },
              { "when": "=not (not isTall and height < (not isSmall ? 112 : isEInk ? 130 : 120))", "type": "text", "id": "weekday", "text": "{{__today||date:cccc}}", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "redInk", "lineLimit": 1 },
              { "type": "text", "when": "=not (not isTall and height < (not isSmall ? 112 : isEInk ? 130 : 120))", "id": "day", "text": "{{__today||date:d}}", "font": { "style": "=isSmall and height < 145 and textScale > 1.1 ? 'title' : 'largeTitle'", "weight": "bold", "tabular": true, "tracking": 0 }, "alignsInk": true, "lineLimit": 1 }
            ]
          },
          {
            "when": "=isMedium and width >= (isEInk ? 300 : 280)",
            "type": "use",
            "template": "nextUpLeaf",
            "with": { "side": 92 },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "trailing" },
            "padding": { "top": 2 }
          },
          {
            "type": "vstack",
            "alignment": "=isTall ? 'center' : 'leading'",
            "spacing": { "large": 2, "extraLarge": 2, "default": 0 },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=isTall ? 'center' : 'bottomLeading'" },
            "padding": { "trailing": "=isMedium and width >= (isEInk ? 300 : 280) ? 104 : 0", "top": "=isTall ? 26 : 0" },
            "children": [
              { "when": "=isTall", "type": "use", "template": "nextUpLeaf", "with": { "side": 110 }, "padding": { "bottom": 26 } },
              {
                "type": "text",
                "id": "primary",
                "text": "=said",
                "font": { "style": { "large": "title3", "extraLarge": "title3", "default": "subheadline" }, "weight": "semibold" },
                "lineLimit": "=isSmall and height >= 130 and (width < (textScale > 1.1 ? 165 : 150) and length(said) > 18 or length(said) * (isEInk ? 7.9 : 6.8) > width - 32) ? 2 : 1",
                "minimumScale": "=isMedium and height < 112 ? 0.7 : 0.8"
              },
              {
                "comment": "There is no line for this if the words above take two.",
                "when": "=not isSmall or (width >= (textScale > 1.1 ? 165 : 150) or length(said) < 19) and not (length(said) * (isEInk ? 7.9 : 6.8) > width - 32)",
                "type": "viewThatFits",
                "axis": "horizontal",
                "font": { "style": { "large": "subheadline", "extraLarge": "subheadline", "default": "footnote" } },
                "foreground": "secondaryInk",
                "children": [
                  {
                    "type": "text",
                    "id": "hint",
                    "text": "=__calendar_updated == '' ? localized('eventsNotRead') : __calendar_is_stale ? localized('updatedAgo', __calendar_age) : isSmall ? localized('noEventsAhead') : localized('noEventsInDaysAhead')",
                    "lineLimit": 1
                  },
                  {
                    "comment": "Two lines of large text would reach the day above.",
                    "when": "=isSmall and height < 152 and textScale > 1.1",
                    "type": "text",
                    "text": "=__calendar_updated == '' ? localized('eventsNotRead') : __calendar_is_stale ? localized('updatedAgo', __calendar_age) : localized('noEventsAhead')",
                    "font": "caption2",
                    "lineLimit": 1
                  },
                  {
                    "type": "text",
                    "text": "=__calendar_updated == '' ? localized('eventsNotRead') : __calendar_is_stale ? localized('updatedAgo', __calendar_age) : localized('noEventsAhead')",
                    "font": "=isSmall and height < 152 and textScale > 1.1 ? 'caption2' : isTall ? 'subheadline' : 'footnote'",
                    "lineLimit": "=isSmall and height >= 130 ? 2 : 1",
                    "minimumScale": "=isMedium and height < 112 ? 0.7 : 0.8"
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "nextUpEvent": #"""
      {
        "type": "zstack",
        "alignment": "leading",
        "children": [
          {
            "when": "=__calendar_next_is_all_day",
            "type": "use",
            "template": "nextUpAllDay",
            "with": { "title": "=__calendar_next_title", "color": "=__calendar_next_color", "inset": 5 }
          },
          {
            "when": "=not __calendar_next_is_all_day",
            "type": "viewThatFits",
            "axis": "horizontal",
            "padding": { "leading": 12 },
            "background": { "type": "use", "template": "nextUpBar", "with": { "color": "=__calendar_next_color", "elapsed": "=__calendar_next_elapsed_fraction" }, "padding": { "top": 3, "bottom": 1 } },
            "backgroundAlignment": "leading",
            "children": [
              {
                "comment": "A title on one line leaves room for the place; a longer one takes the place's line.",
                "type": "vstack",
                "alignment": "leading",
                "children": [
                  { "type": "text", "id": "title", "text": "=__calendar_next_title", "font": "=titleFont", "lineLimit": 1, "padding": { "bottom": "=isTall ? 1 : 0" } },
                  { "type": "use", "template": "nextUpSpan", "frame": { "idealWidth": 0, "maxWidth": "infinity", "alignment": "leading" } },
                  {
                    "when": "=__calendar_next_location != '' and (isTall or height >= (isEInk ? 130 : 120))",
                    "type": "text",
                    "id": "place",
                    "text": "=__calendar_next_location",
                    "font": "footnote",
                    "foreground": "secondaryInk",
                    "lineLimit": 1,
                    "frame": { "idealWidth": 0, "maxWidth": "infinity", "alignment": "leading" }
                  }
                ]
              },
              {
                "type": "vstack",
                "alignment": "leading",
                "children": [
                  { "type": "text", "text": "=__calendar_next_title", "font": "=titleFont", "lineLimit": "=not isTall and height < (isEInk ? 130 : 120) ? 1 : size == 'extraLarge' or isTall and variant == 'compact' ? 4 : 2", "minimumScale": "=isSmall ? 0.7 : 1" },
                  { "type": "use", "template": "nextUpSpan", "frame": { "maxWidth": "infinity", "alignment": "leading" } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "nextUpLeaf": #"""
      {
        "comment": "A calendar leaf, drawn on a grid of 80 units a side: a red head and fourteen dots, one of them red.",
        "type": "vstack",
        "frame": { "width": "=side * 0.975", "height": "=side * 0.9375", "alignment": "top" },
        "background": { "light": "#787880/0.09", "dark": "#787880/0.2", "eink": "clear" },
        "clip": { "shape": "roundedRectangle", "radius": "=side * 0.2125" },
        "border": { "fill": { "eink": "black", "default": "separator" }, "width": 1.5, "shape": "roundedRectangle", "radius": "=side * 0.2125" },
        "padding": { "top": 0 },
        "accessibilityLabel": "=localized('calendar')",
        "children": [
          { "type": "shape", "fill": { "light": "red/0.16", "dark": "red/0.3" }, "frame": { "height": "=side * 0.2625" } },
          {
            "type": "vstack",
            "alignment": "leading",
            "spacing": "=side * 0.075",
            "padding": { "top": "=side * 0.13125" },
            "children": [
              {
                "type": "forEach",
                "items": [5, 5, 3],
                "as": "dots",
                "index": "row",
                "children": [
                  {
                    "type": "hstack",
                    "spacing": "=side * 0.075",
                    "children": [
                      {
                        "type": "forEach",
                        "items": "=dots",
                        "index": "column",
                        "children": [
                          { "type": "shape", "shape": "circle", "fill": "=row == 1 and column == 3 ? 'redInk' : 'fill'", "frame": { "width": "=side * 0.0875", "height": "=side * 0.0875" } }
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
    "nextUpList": #"""
      {
        "comment": "The variant `detail`: under the day as many events as fit, each with its time. Titles take a second line if there is room. In low widgets the lines are closer together, so that two fit.",
        "type": "vstack",
        "alignment": "leading",
        "padding": { "horizontal": 16, "vertical": "=isTall or height >= (isEInk ? 155 : 148) ? 14 : isEInk ? 9 : 11" },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "spacing": 6,
            "margin": { "bottom": "=isTall or height >= (isEInk ? 155 : 148) ? 6 : isEInk ? 2 : 4" },
            "children": [
              {
                "type": "viewThatFits",
                "axis": "horizontal",
                "font": { "style": "footnote", "weight": "semibold", "tabular": true },
                "foreground": "secondaryInk",
                "children": [
                  { "type": "text", "id": "today", "text": "{{__today||date:MMMEd}}", "lineLimit": 1 },
                  { "type": "text", "text": "{{__today||date:MMMd}}", "lineLimit": 1 },
                  { "type": "text", "text": "{{__today||date:d}}", "lineLimit": 1 }
                ]
              },
              { "when": "=__calendar_is_aged", "type": "use", "template": "nextUpAge" }
            ]
          },
          {
            "type": "viewThatFits",
            "axis": "vertical",
            "children": [
              {
                "type": "forEach",
                "items": "=isTall ? [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2] : [9, 8, 7, 6, 5, 4, 3, 2]",
                "as": "attempt",
                "children": [
                  {
                    "comment": "Attempts with more rows than there are events would only repeat the same list.",
                    "when": "=floor(attempt / 2) <= max(1, count(calendar.events))",
                    "type": "vstack",
                    "alignment": "leading",
                    "spacing": "=isTall or height >= (isEInk ? 155 : 150) ? 7 : isEInk ? 4 : 5",
                    "children": [
                      {
                        "type": "forEach",
                        "items": "=calendar.events",
                        "as": "event",
                        "index": "place",
                        "limit": "=floor(attempt / 2)",
                        "children": [
                          {
                            "comment": "An event of another day shows its day: above it in tall sizes, otherwise in its own line.",
                            "when": "=isTall and not event.is_today and not event.is_running and (place == 0 or event.day != calendar.events[place - 1].day)",
                            "type": "zstack",
                            "font": { "style": "footnote", "tabular": true },
                            "foreground": "secondaryInk",
                            "padding": { "top": "=place == 0 ? 0 : 2" },
                            "margin": { "bottom": -2 },
                            "children": [
                              { "when": "=event.is_tomorrow", "type": "text", "text": "=localized('tomorrow')", "lineLimit": 1 },
                              { "when": "=not event.is_tomorrow", "type": "text", "text": "{{event.day||date:MMMEd}}", "lineLimit": 1 }
                            ]
                          },
                          { "when": "=event.is_all_day", "type": "use", "template": "nextUpAllDayRow", "with": { "dayLead": "=isTall or event.is_today or event.is_running ? '' : event.weekday" } },
                          { "when": "=not event.is_all_day", "type": "use", "template": "nextUpRow", "with": { "dayOfHeading": "=event.is_today or event.is_running ? event.day : ''", "titleLines": "=attempt % 2 + 1" } }
                        ]
                      },
                      { "when": "=count(calendar.events) > floor(attempt / 2)", "type": "text", "id": "more", "text": "=localized('moreRows', count(calendar.events) - floor(attempt / 2))", "font": { "style": "caption", "tabular": true }, "foreground": "secondaryInk", "lineLimit": 1, "margin": { "top": -3 } }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "nextUpRow": #"""
      {
        "type": "hstack",
        "alignment": "firstTextBaseline",
        "padding": { "leading": "=isTall ? 12 : 11" },
        "background": { "type": "use", "template": "nextUpBar", "with": { "color": "=event.color", "elapsed": 0 }, "padding": { "top": 2, "bottom": 1 } },
        "backgroundAlignment": "leading",
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "children": [
              { "type": "text", "text": "=event.title", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": "=titleLines ?? 1" },
              {
                "when": "=isTall and event.location != ''",
                "type": "text",
                "text": "=event.location",
                "font": "caption",
                "foreground": "secondaryInk",
                "lineLimit": 1
              },
              {
                "when": "=not isTall",
                "type": "text",
                "spans": [{ "text": "=event.day == (dayOfHeading ?? calendar.events[1].day) ? '' : event.weekday" }, { "text": "=event.day == (dayOfHeading ?? calendar.events[1].day) ? '' : ' '" }, { "text": "=event.span" }],
                "font": { "style": "caption", "tabular": true },
                "foreground": "secondaryInk",
                "lineLimit": 1,
                "minimumScale": 0.8
              }
            ]
          },
          { "when": "=isTall", "type": "spacer", "minLength": 8 },
          {
            "when": "=isTall",
            "type": "vstack",
            "alignment": "trailing",
            "fixedSize": true,
            "children": [
              { "type": "text", "text": "=event.time_local", "font": { "style": "subheadline", "tabular": true } },
              { "type": "text", "text": "=date(event.end_iso) - date(event.time_iso) >= days(1) ? format(event.end_iso, 'date:EEE') + ' ' + event.end_local : event.end_local", "font": { "style": "caption", "tabular": true }, "foreground": "secondaryInk" }
            ]
          }
        ]
      }
      """#,
    "nextUpRows": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": 8,
        "children": [
          {
            "type": "forEach",
            "items": "=calendar.events",
            "as": "event",
            "index": "place",
            "limit": "=shown",
            "children": [
              {
                "when": "=place > 1 and event.day != calendar.events[place - 1].day",
                "type": "zstack",
                "font": { "style": "footnote", "tabular": true },
                "foreground": "secondaryInk",
                "children": [
                  { "when": "=event.is_tomorrow", "type": "text", "text": "=localized('tomorrow')", "lineLimit": 1 },
                  { "when": "=not event.is_tomorrow", "type": "text", "text": "{{event.day||date:MMMEd}}", "lineLimit": 1 }
                ],
                "padding": { "top": 2 },
                "margin": { "bottom": "=event.is_all_day ? -4 : -2" }
              },
              {
                "when": "=place > 1 and event.day == calendar.events[place - 1].day and calendar.events[place - 1].is_running and not event.is_running",
                "type": "text",
                "text": "=localized('later')",
                "font": { "style": "footnote" },
                "foreground": "secondaryInk",
                "lineLimit": 1,
                "padding": { "top": 2 },
                "margin": { "bottom": -2 }
              },
              { "when": "=__calendar_next_is_running and place > 1 and event.is_all_day and event.day == calendar.events[place - 1].day and not calendar.events[place - 1].is_all_day and not calendar.events[place - 1].is_running", "type": "text", "text": "=localized('today')", "font": { "style": "footnote" }, "foreground": "secondaryInk", "lineLimit": 1, "padding": { "top": 2 }, "margin": { "bottom": -4 } },
              { "when": "=place > 0 and not event.is_all_day", "type": "use", "template": "nextUpRow" },
              { "when": "=place > 0 and event.is_all_day", "type": "use", "template": "nextUpAllDayRow" }
            ]
          },
          {
            "comment": "All-day events are kept, however many events come before them.",
            "type": "forEach",
            "items": "=calendar.all_day",
            "as": "event",
            "children": [
              { "when": "=__calendar_next_is_running and event.place >= shown and (index == 0 or calendar.all_day[index - 1].place < shown)", "type": "text", "text": "=localized('today')", "font": { "style": "footnote" }, "foreground": "secondaryInk", "lineLimit": 1, "padding": { "top": 2 }, "margin": { "bottom": -4 } },
              { "when": "=event.place >= shown", "type": "use", "template": "nextUpAllDayRow" }
            ]
          },
          {
            "when": "=count(calendar.events) > shown + (count(calendar.all_day) == 0 ? 0 : count(calendar.all_day) - clamp(shown - calendar.all_day[0].place, 0, count(calendar.all_day)))",
            "type": "text",
            "id": "more",
            "text": "=localized('moreRows', count(calendar.events) - shown - (count(calendar.all_day) == 0 ? 0 : count(calendar.all_day) - clamp(shown - calendar.all_day[0].place, 0, count(calendar.all_day))))",
            "font": { "style": "caption", "tabular": true },
            "foreground": "secondaryInk",
            "lineLimit": 1
          }
        ]
      }
      """#,
    "nextUpSpan": #"""
      {
        "type": "zstack",
        "alignment": "leading",
        "font": { "style": "footnote", "tabular": true },
        "foreground": "secondaryInk",
        "children": [
          { "when": "=__calendar_next_is_today", "type": "text", "id": "time", "text": "=__calendar_next_span", "lineLimit": 1, "minimumScale": 0.8 },
          {
            "when": "=not __calendar_next_is_today",
            "type": "text",
            "spans": [{ "text": "{{__calendar_next_day||date:EEE}} " }, { "text": "=__calendar_next_span" }],
            "lineLimit": 1,
            "minimumScale": 0.8
          }
        ]
      }
      """#,
    "nextUpThen": #"""
      {
        "type": "vstack",
        "id": "then",
        "alignment": "leading",
        "frame": { "width": "=max(132, width - 44 - max(162, width * 0.55 - 24))", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          { "type": "use", "template": "nextUpThenLabel", "padding": { "bottom": 4 } },
          {
            "type": "viewThatFits",
            "axis": "vertical",
            "children": [
              {
                "type": "forEach",
                "items": [7, 6, 5, 4],
                "as": "attempt",
                "children": [
                  {
                    "type": "vstack",
                    "alignment": "leading",
                    "spacing": "=attempt % 2 == 1 ? 8 : 12",
                    "children": [
                      {
                        "type": "forEach",
                        "items": "=calendar.events",
                        "as": "event",
                        "index": "place",
                        "limit": "=floor(attempt / 2)",
                        "children": [
                          { "when": "=place > 0 and event.is_all_day", "type": "use", "template": "nextUpAllDay", "with": { "title": "=event.title", "color": "=event.color", "inset": 2 }, "margin": { "vertical": -2 } },
                          { "when": "=place > 0 and not event.is_all_day", "type": "use", "template": "nextUpRow", "with": { "titleLines": "=attempt % 2 + 1" } }
                        ]
                      },
                      {
                        "comment": "If room is short, a row is left out before the number of hidden events is.",
                        "when": "=count(calendar.events) > floor(attempt / 2)",
                        "type": "text",
                        "id": "more",
                        "text": "=localized('moreRows', count(calendar.events) - floor(attempt / 2))",
                        "font": { "style": "caption", "tabular": true },
                        "foreground": "secondaryInk",
                        "lineLimit": 1,
                        "margin": { "top": "=attempt % 2 == 1 ? -3 : -6" }
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
    "nextUpThenLabel": #"""
      {
        "type": "zstack",
        "alignment": "leading",
        "font": { "style": "footnote", "tabular": true },
        "foreground": "secondaryInk",
        "children": [
          { "when": "=__calendar_then_title == ''", "type": "text", "text": "=localized('nothingAfterThat')", "lineLimit": 1, "minimumScale": 0.8 },
          {
            "when": "=__calendar_then_is_today and not __calendar_then_is_running",
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              { "type": "text", "text": "=localized('thenIn', __calendar_then_wait)", "lineLimit": 1 },
              { "type": "text", "text": "=localized('afterThat')", "lineLimit": 1, "minimumScale": 0.8 }
            ]
          },
          {
            "when": "=__calendar_then_is_today and __calendar_then_is_running",
            "type": "text",
            "text": "=__calendar_then_is_all_day or isMedium and calendar.events[2].is_today and not calendar.events[2].is_running ? localized('today') : localized('alsoNow')",
            "lineLimit": 1
          },
          { "when": "=calendar.events[1].is_tomorrow", "type": "text", "text": "=localized('tomorrow')", "lineLimit": 1 },
          {
            "when": "=__calendar_then_title != '' and not __calendar_then_is_today and not calendar.events[1].is_tomorrow",
            "type": "text",
            "text": "{{__calendar_then_day||date:MMMEd}}",
            "lineLimit": 1
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
            "when": "=__calendar_next_is_all_day",
            "type": "hstack",
            "spacing": 6,
            "children": [
              {
                "type": "text",
                "id": "weekday",
                "text": "{{__calendar_next_day||date:cccc}}",
                "font": { "style": "footnote", "weight": "semibold" },
                "foreground": "redInk",
                "lineLimit": 1
              },
              { "when": "=__calendar_is_aged", "type": "use", "template": "nextUpAge" }
            ]
          },
          {
            "comment": "The smallest panels have no line for this; the event's time stands below.",
            "when": "=not __calendar_next_is_all_day and (isTall or height >= (isEInk ? 106 : 90))",
            "type": "hstack",
            "spacing": 6,
            "children": [
              {
                "type": "text",
                "id": "label",
                "text": "=__calendar_next_is_running ? (__calendar_next_left_min >= 1440 ? localized('endsTitle') : localized('endsIn')) : showsDate or __calendar_next_wait == localized('tomorrow') ? localized('startsTitle') : localized('startsIn')",
                "font": "footnote",
                "foreground": "secondaryInk",
                "lineLimit": 1
              },
              { "when": "=__calendar_is_aged and not isMedium", "type": "spacer", "minLength": 0 },
              { "when": "=__calendar_is_aged", "type": "use", "template": "nextUpAge" }
            ]
          },
          {
            "type": "zstack",
            "alignment": "bottomLeading",
            "children": [
              {
                "comment": "Keeps the line's height if a long wait is scaled down.",
                "type": "text",
                "text": "0",
                "opacity": 0,
                "accessibilityLabel": "",
                "font": "=__calendar_next_is_all_day ? 'largeTitle' : waitFonts[0]"
              },
              {
                "when": "=__calendar_next_is_all_day",
                "type": "text",
                "id": "day",
                "text": "{{__calendar_next_day||date:d}}",
                "font": { "style": "largeTitle", "weight": "bold", "tabular": true, "tracking": 0 },
                "alignsInk": true,
                "lineLimit": 1
              },
              {
                "when": "=showsDate",
                "type": "text",
                "id": "date",
                "text": "{{__calendar_next_day||date:MMMd}}",
                "fit": "=waitFonts",
                "alignsInk": true,
                "lineLimit": 1,
                "minimumScale": 0.7
              },
              {
                "when": "=not __calendar_next_is_all_day and not showsDate",
                "type": "text",
                "id": "wait",
                "text": "=__calendar_next_is_running ? __calendar_next_left : __calendar_next_wait",
                "fit": "=waitFonts",
                "alignsInk": true,
                "lineLimit": 1,
                "minimumScale": 0.7
              }
            ]
          }
        ]
      }
      """#,
    "nextUpWide": #"""
      {
        "type": "hstack",
        "alignment": "top",
        "spacing": 28,
        "children": [
          {
            "type": "vstack",
            "id": "next",
            "alignment": "leading",
            "frame": { "width": 270, "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              { "type": "use", "template": "nextUpWait" },
              { "type": "spacer", "minLength": 8 },
              { "type": "use", "template": "nextUpEvent", "layoutPriority": 1 }
            ]
          },
          { "type": "shape", "fill": "separator", "frame": { "width": 1 }, "padding": { "top": 4 } },
          {
            "type": "vstack",
            "id": "then",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              {
                "type": "hstack",
                "children": [
                  { "type": "use", "template": "nextUpThenLabel" },
                  { "type": "spacer" },
                  { "when": "=__calendar_then_title == '' or __calendar_then_is_today or calendar.events[1].is_tomorrow", "type": "text", "id": "today", "text": "{{=calendar.events[1].is_tomorrow ? calendar.events[1].day : __today||date:MMMEd}}", "font": { "style": "footnote", "tabular": true }, "foreground": "secondaryInk", "lineLimit": 1, "fixedSize": true }
                ]
              },
              {
                "type": "viewThatFits",
                "axis": "vertical",
                "padding": { "top": 6 },
                "children": [{ "type": "forEach", "items": [8, 7, 6, 5, 4, 3, 2], "as": "shown", "children": [{ "when": "=shown <= max(2, count(calendar.events))", "type": "use", "template": "nextUpRows" }] }]
              }
            ]
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
    "placeName": #"""
      {
        "comment": "The place `name`. If it does not fit, only the part before its first comma: a town without its region.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "children": [
          {
            "type": "forEach",
            "items": "=[name, first(split(name, ','))]",
            "as": "spelling",
            "children": [{ "type": "text", "id": "place", "text": "=spelling", "lineLimit": 1, "minimumScale": "=index == 0 ? 1 : 0.85" }]
          }
        ]
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
            "foreground": "secondaryInk",
            "children": [
              { "type": "spacer" },
              { "type": "symbol", "name": "photo", "size": 24 },
              { "type": "text", "text": "=localized('choosePhoto')", "font": "footnote", "lineLimit": 1 },
              { "type": "spacer" },
              {
                "when": "=hasCaption",
                "type": "vstack",
                "alignment": "leading",
                "frame": { "maxWidth": "infinity", "alignment": "leading" },
                "children": [
                  { "type": "text", "id": "primary", "_origin": "primaryText", "text": "=primary", "foreground": "label", "font": { "style": { "large": "title3", "extraLarge": "title3", "default": "subheadline" }, "weight": "semibold" }, "lineLimit": "=primaryLines" },
                  { "when": "=hasSecondary", "type": "text", "id": "secondary", "_origin": "secondaryText", "text": "=secondary", "font": "footnote", "lineLimit": "=secondaryLines" }
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
            "comment": "E-ink has no tones for a scrim to fade through, so it would be black. There a band stands only behind the words.",
            "when": "=not isEInk",
            "type": "shape",
            "fill": { "linear": { "degrees": "=isTop or isClock and isTall ? 180 : 0", "stops": "=scrim" } },
            "frame": { "height": "=min(scrimHeight, height)" }
          },
          {
            "when": "=not isClock",
            "type": "vstack",
            "alignment": "=align",
            "foreground": "white",
            "background": "=isEInk ? 'black' : 'clear'",
            "frame": { "maxWidth": "infinity", "alignment": "=align" },
            "padding": { "horizontal": "=padding", "vertical": { "large": "=max(padding - 1, 0)", "extraLarge": "=max(padding - 1, 0)", "default": "=height < 130 ? min(padding, 7) : max(padding - 3, 0)" } },
            "spacing": { "large": 2, "extraLarge": 2, "default": 0 },
            "children": [
              {
                "type": "text",
                "id": "primary",
                "_origin": "primaryText",
                "text": "=primary",
                "fit": [
                  { "style": { "small": "subheadline", "medium": "=height < 130 ? 'subheadline' : 'title3'", "default": "title" }, "weight": "semibold" },
                  { "style": { "small": "subheadline", "medium": "=height < 130 ? 'footnote' : 'body'", "default": "title2" }, "weight": "semibold" }
                ],
                "minimumScale": 0.82,
                "lineLimit": "=isMedium and height < 130 ? 1 : primaryLines",
                "multilineAlignment": "=align"
              },
              {
                "when": "=hasSecondary",
                "type": "text",
                "id": "secondary",
                "_origin": "secondaryText",
                "text": "=secondary",
                "foreground": "white/0.92",
                "font": { "style": { "small": "caption", "medium": "=height < 130 ? 'caption' : 'footnote'", "default": "subheadline" }, "weight": "medium" },
                "lineLimit": "=isMedium and height < 130 ? 1 : secondaryLines",
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
            "background": "=isEInk ? 'black' : 'clear'",
            "spacing": 9,
            "padding": { "top": "=isEInk ? (height < 130 ? 4 : padding - 4) : 0", "leading": "=padding", "trailing": "=padding", "bottom": "=height < 130 ? 6 : padding + 1" },
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "children": [
              { "when": "=hasSecondary", "type": "text", "id": "secondary", "_origin": "secondaryText", "text": "=secondary", "foreground": "white", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.78 },
              { "type": "hstack", "alignment": "firstTextBaseline", "spacing": 5, "children": [
                { "type": "text", "id": "primary", "_origin": "primaryText", "text": "=clock", "box": "cap", "alignsInk": true, "lineLimit": 1, "minimumScale": 0.6,
                  "font": { "size": { "small": 48, "default": "=isEInk and height < 110 ? 32 : isEInk and height < 150 ? 44 : 68" }, "weight": "semibold", "tabular": true, "tracking": { "small": -1.7, "default": "=isEInk and height < 150 ? -1.5 : -2.4" } } },
                { "when": "=clockHalf != ''", "type": "text", "text": "=clockHalf", "lineLimit": 1, "font": { "style": { "small": "footnote", "default": "title3" }, "weight": "semibold" } }
              ] }
            ]
          },
          {
            "when": "=isClock and isTall",
            "type": "vstack",
            "foreground": "white",
            "background": "=isEInk ? 'black' : 'clear'",
            "spacing": 14,
            "padding": { "top": "=isEInk ? 18 : 30", "bottom": "=isEInk ? 18 : 0" },
            "frame": { "maxWidth": "infinity" },
            "children": [
              { "when": "=hasSecondary", "type": "text", "id": "secondary", "_origin": "secondaryText", "text": "=secondary", "foreground": "white", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 1 },
              { "type": "hstack", "alignment": "firstTextBaseline", "spacing": 6, "children": [
                { "type": "text", "id": "primary", "_origin": "primaryText", "text": "=clock", "box": "cap", "lineLimit": 1, "minimumScale": 0.6,
                  "font": { "size": 108, "weight": "semibold", "tabular": true, "tracking": -4.3 } },
                { "when": "=clockHalf != ''", "type": "text", "text": "=clockHalf", "lineLimit": 1, "font": { "style": "title2", "weight": "semibold" } }
              ] }
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
                  { "type": "use", "template": "posterPrint", "with": { "printRadius": "=min(photoRadius, 10)" }, "frame": { "width": "=width * (width < 280 ? 0.46 : 0.58)", "maxHeight": "infinity" } },
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
                "_origin": "primaryText",
                "text": "=primary",
                "font": { "style": { "large": "headline", "extraLarge": "headline", "default": "subheadline" }, "weight": "semibold" },
                "lineLimit": "=primaryLines",
                "minimumScale": 0.7
              },
              {
                "when": "=hasSecondary",
                "type": "text",
                "id": "secondary",
                "_origin": "secondaryText",
                "text": "=secondary",
                "foreground": { "light": "black/0.72", "dark": "white/0.88" },
                "minimumScale": 0.8,
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
            "_origin": "primaryText",
            "text": "=primary",
            "font": { "style": { "small": "footnote", "medium": "subheadline", "default": "title3" }, "weight": "semibold" },
            "lineLimit": { "small": 1, "default": "=primaryLines" },
            "balanced": true
          },
          {
            "when": "=hasSecondary and not isSmall",
            "type": "text",
            "id": "secondary",
            "_origin": "secondaryText",
            "text": "=secondary",
            "font": { "medium": "caption", "default": "footnote" },
            "foreground": "secondaryInk",
            "lineLimit": { "medium": "=max(2, secondaryLines)", "default": "=secondaryLines" }
          }
        ]
      }
      """#,
    "posterPhoto": #"""
      {
        "type": "image",
        "id": "image",
        "_origin": ["image.smartPhoto", "image.fileName"],
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
    "reminders": #"""
      {
        "comment": "Reminders in one of three presentations, given by `with`: dense, focus or sectioned. `mode` (today, overdue, soon, flagged, focus) chooses the reminders; without it, all are shown. `title`, `items` and `sections` take precedence over the snapshot.",
        "type": "use",
        "template": "remindersFrame",
        "with": {
          "shows": "=presentation == '' ? 'dense' : presentation",
          "rows": "=count(items) > 0 ? items : mode == 'today' ? reminders.today : mode == 'overdue' ? reminders.overdue : mode == 'soon' ? reminders.soon : mode == 'flagged' ? reminders.flagged : presentation == 'focus' or mode == 'focus' ? reminders.focus : count(reminders.all) > 0 ? reminders.all : reminders.items",
          "groups": "=count(sections) > 0 ? sections : count(reminders.lists) > 0 ? reminders.lists : reminders.sections",
          "heading": "=title != '' ? title : mode == 'list' ? localized('reminders') : mode == 'today' ? localized('today') : mode == 'overdue' ? localized('overdue') : mode == 'soon' ? localized('soon') : mode == 'flagged' ? localized('flagged') : presentation == 'focus' or mode == 'focus' ? localized('focus') : localized('reminders')",
          "isOld": "=__reminders_is_stale",
          "hasTwelveHours": "=__half_day != ''"
        }
      }
      """#,
    "remindersAccessory": #"""
      {
        "comment": "The number of reminders in a mode, and the first of them.",
        "type": "use",
        "template": "remindersAccessoryData",
        "with": {
          "rows": "=mode == 'today' ? reminders.today : mode == 'overdue' ? reminders.overdue : mode == 'soon' ? reminders.soon : mode == 'flagged' ? reminders.flagged : mode == 'focus' ? reminders.focus : count(reminders.all) > 0 ? reminders.all : reminders.items",
          "kind": "=mode == 'today' ? localized('todayWord') : mode == 'overdue' ? localized('overdueWord') : mode == 'soon' ? localized('soonWord') : mode == 'flagged' ? localized('flaggedWord') : localized('toDoWord')"
        }
      }
      """#,
    "remindersAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "remindersAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "remindersAccessoryCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "remindersAccessoryRectangular" }
        ]
      }
      """#,
    "remindersAccessoryCircular": #"""
      {
        "type": "zstack",
        "accessibilityLabel": "=state == 'some' ? count(rows) + ' ' + kind : state == 'done' ? localized('allRemindersDone') : state == 'none' ? nothing : localized('noRemindersData')",
        "children": [
          {
            "when": "=state == 'unknown' or state == 'denied'",
            "type": "use",
            "template": "accessoryDisc",
            "with": { "icon": "checklist", "figure": "–", "foot": "" }
          },
          {
            "when": "=state == 'some'",
            "type": "use",
            "template": "accessoryDisc",
            "with": { "icon": "checklist", "figure": "=count(rows)", "foot": "=mode == 'overdue' and width < 66 ? localized('lateWord') : kind" }
          },
          {
            "when": "=state == 'none'",
            "type": "use",
            "template": "accessoryDisc",
            "with": { "icon": "checklist", "figure": "0", "foot": "=mode == 'overdue' and width < 66 ? localized('lateWord') : kind" }
          },
          {
            "when": "=state == 'done'",
            "type": "use",
            "template": "accessoryDisc",
            "with": { "icon": "checkmark.circle.fill", "figure": "=localized('done')", "foot": "" }
          }
        ]
      }
      """#,
    "remindersAccessoryData": #"""
      {
        "type": "use",
        "template": "remindersAccessoryBody",
        "with": {
          "state": "=__reminders_status == '' or __reminders_is_outdated ? 'unknown' : __reminders_status != 'ok' ? 'denied' : count(rows) > 0 ? 'some' : __reminders_open_count == 0 and __reminders_total_count > 0 ? 'done' : 'none'",
          "nothing": "=mode == 'overdue' ? localized('noneOverdue') : mode == 'flagged' ? localized('noneFlagged') : mode == 'today' ? localized('noneToday') : mode == 'soon' ? localized('noneSoon') : localized('nothingToDo')"
        }
      }
      """#,
    "remindersAccessoryDue": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=row.day != __today", "type": "text", "text": "{{row.due_iso||date:EEE}}", "lineLimit": 1 },
          { "when": "=row.day == __today and row.time != '' and __half_day == ''", "type": "text", "text": "=row.time", "lineLimit": 1 },
          {
            "when": "=row.day == __today and row.time != '' and __half_day != '' and not contains(row.time, ':00')",
            "type": "text",
            "text": "{{row.due_iso||date:jm}}",
            "lineLimit": 1
          },
          { "when": "=row.day == __today and __half_day != '' and contains(row.time, ':00')", "type": "text", "text": "{{row.due_iso||date:j}}", "lineLimit": 1 }
        ]
      }
      """#,
    "remindersAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state != 'some'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": {
              "icon": "=state == 'done' ? 'checkmark.circle.fill' : 'checklist'",
              "words": "=state == 'unknown' ? localized('remindersNoData') : state == 'denied' ? localized('remindersNoAccess') : state == 'done' ? localized('allDone') : nothing",
              "iconSize": 13,
              "more": "",
              "moreYields": false
            }
          },
          {
            "when": "=state == 'some'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "checklist", "words": "{{=count(rows)}} {{kind}}", "more": "=rows[0].title", "moreYields": true, "iconSize": 13 }
          }
        ]
      }
      """#,
    "remindersAccessoryRectangular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryBlank",
            "with": { "icon": "checklist", "hint": "=localized('updateReminders')", "since": "", "iconSize": 13 }
          },
          {
            "when": "=state == 'denied'",
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              { "type": "use", "template": "accessoryLine", "with": { "icon": "checklist", "words": "=localized('noAccess')", "iconSize": 13 } },
              { "type": "use", "template": "accessoryWords", "with": { "words": "=localized('allowInSettings')" } }
            ]
          },
          {
            "when": "=state == 'done' or state == 'none'",
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              {
                "type": "use",
                "template": "accessoryLine",
                "with": { "icon": "=state == 'done' ? 'checkmark.circle.fill' : 'checklist'", "words": "=state == 'done' ? localized('allDone') : nothing", "iconSize": 13 }
              },
              {
                "comment": "If there is nothing to do at all, the words above already say so.",
                "when": "=state == 'done' or nothing != localized('nothingToDo') or __reminders_open_count > 0",
                "type": "use",
                "template": "accessoryWords",
                "with": {
                  "words": "=state == 'done' ? localized('doneOf', __reminders_done_count, __reminders_total_count) : localized('openCount', __reminders_open_count)"
                }
              }
            ]
          },
          {
            "when": "=state == 'some'",
            "type": "vstack",
            "alignment": "leading",
            "spacing": "=height > 66 ? 3 : 0",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
            "children": [
              { "type": "use", "template": "accessoryLine", "with": { "icon": "checklist", "words": "{{=count(rows)}} {{kind}}", "iconSize": 13 } },
              {
                "type": "forEach",
                "items": "=rows",
                "as": "row",
                "limit": 2,
                "children": [{ "type": "use", "template": "remindersAccessoryRow" }]
              }
            ]
          }
        ]
      }
      """#,
    "remindersAccessoryRow": #"""
      {
        "comment": "A reminder, with a mark if it is late. Its due date is left out if the title needs the room.",
        "type": "hstack",
        "spacing": 6,
        "frame": { "height": 18, "maxWidth": "infinity", "alignment": "leading" },
        "font": { "style": "footnote", "weight": "medium", "tabular": true },
        "foreground": "secondaryInk",
        "children": [
          {
            "type": "symbol",
            "name": "=row.is_overdue ? 'exclamationmark.circle.fill' : 'circle'",
            "size": 11,
            "weight": "semibold",
            "alignsInk": true,
            "accessibilityLabel": "=row.is_overdue ? localized('lateWord') : ''"
          },
          {
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              {
                "when": "=showsDueTimes and row.day != ''",
                "type": "hstack",
                "children": [
                  {
                    "type": "text",
                    "spans": [
                      { "text": "=row.priority > 0 ? (row.priority < 5 ? '!!! ' : row.priority == 5 ? '!! ' : '! ') : ''", "font": { "weight": "bold" } },
                      { "text": "=row.title" }
                    ],
                    "lineLimit": 1
                  },
                  { "type": "spacer", "minLength": 6 },
                  { "type": "use", "template": "remindersAccessoryDue" }
                ]
              },
              {
                "type": "text",
                "spans": [
                  { "text": "=row.priority > 0 ? (row.priority < 5 ? '!!! ' : row.priority == 5 ? '!! ' : '! ') : ''", "font": { "weight": "bold" } },
                  { "text": "=row.title" }
                ],
                "lineLimit": 1
              }
            ]
          }
        ]
      }
      """#,
    "remindersCircle": #"""
      {
        "comment": "The circle of a reminder: open in its list's colour, or filled with a tick when done. Small widgets with large text or on narrow phones have no room for a separate mark of late ones, so the circle shows it.",
        "type": "zstack",
        "frame": { "width": "=circle", "height": "=circle" },
        "children": [
          {
            "when": "=marksCircle == true and item.is_overdue and not item.is_done and not isPlaceholder",
            "type": "symbol",
            "name": "exclamationmark.circle.fill",
            "size": "=circle",
            "color": "=isTinted ? 'label' : 'redInk'"
          },
          {
            "when": "=not item.is_done and not (marksCircle == true and item.is_overdue and not isPlaceholder)",
            "type": "shape",
            "shape": "circle",
            "stroke": { "fill": "=isOld ? 'tertiary' : item.color == '' ? 'accent' : item.color", "width": "=circle >= 24 ? 2.25 : circle >= 20 ? 1.75 : 1.5" }
          },
          {
            "when": "=item.is_done",
            "type": "shape",
            "shape": "circle",
            "fill": "=isOld ? 'tertiary' : item.color == '' ? 'accent' : item.color",
            "overlay": { "type": "symbol", "name": "checkmark", "size": "=circle * 0.77", "weight": "black", "color": { "light": "white", "dark": "background" } }
          }
        ]
      }
      """#,
    "remindersColumn": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "frame": { "maxWidth": "infinity" },
        "children": [
          {
            "type": "forEach",
            "items": "=rows",
            "index": "place",
            "children": [
              {
                "when": "=place >= from and place < from + lines",
                "type": "vstack",
                "children": [
                  {
                    "when": "=isTall and place > from",
                    "type": "shape",
                    "fill": "separator",
                    "frame": { "height": 1 },
                    "padding": { "leading": 30 }
                  },
                  {
                    "type": "use",
                    "template": "remindersRow",
                    "with": {
                      "circle": "=isWide ? 22 : isTall ? 20 : 16",
                      "gap": "=isTall ? 10 : 8",
                      "marksCircle": "=isSmall and (textScale > 1.1 or width < (isEInk ? 160 : 150))",
                      "tight": "=isSmall and textScale <= 1.1",
                      "titleStyle": "=isWide ? 'body' : isTall ? 'subheadline' : isSmall and textScale > 1.1 ? 'caption' : 'footnote'",
                      "dueStyle": "=isWide ? 'subheadline' : isTall ? 'footnote' : 'caption'",
                      "rowHeight": "=isWide ? clamp(floor((height - 100) / min(count(rows), lines)) - 1, 32, height > 400 ? 56 : 42) : isTall ? 32 : isSmall and textScale <= 1.1 and max(map(slice(rows, 0, lines), length(item.title))) > 39 ? clamp((height - 70) / min(count(rows), lines), 23, 40) : isSmall ? clamp((height - 58) / min(count(rows), lines), 24.5, 40) : 24.5"
                    }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "remindersColumns": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          {
            "type": "hstack",
            "alignment": "top",
            "spacing": 16,
            "children": [
              { "type": "use", "template": "remindersColumn", "with": { "from": 0 } },
              { "when": "=columns > 1 and count(rows) > lines", "type": "use", "template": "remindersColumn", "with": { "from": "=lines" } }
            ]
          },
          {
            "when": "=isTall or isMedium and count(rows) > lines * columns",
            "type": "zstack",
            "id": "rest",
            "font": { "style": "caption", "tabular": true },
            "foreground": "secondaryInk",
            "margin": { "leading": "=isMedium ? 24 : 30", "top": "=isMedium ? 2 : 6" },
            "children": [
              { "when": "=count(rows) > lines * columns", "type": "use", "template": "remindersMore", "with": { "more": "=count(rows) - lines * columns" } },
              { "when": "=count(rows) <= lines * columns and count(reminders.all) == 0 and __reminders_done_count > 0", "type": "text", "text": "=localized('completed', __reminders_done_count)", "lineLimit": 1 }
            ]
          },
          { "type": "spacer" }
        ]
      }
      """#,
    "remindersDense": #"""
      {
        "comment": "As many lines as fit; in wide widgets two columns of equal length. The hidden reminders are counted. Long titles take a second line in a short list, and always in the small size. In the medium size there is only one column if titles are long or e-ink needs large text.",
        "type": "viewThatFits",
        "axis": "vertical",
        "margin": { "top": { "small": 5, "medium": 6.5, "default": 9 } },
        "children": [
          {
            "type": "forEach",
            "items": "=isShort and not isSmall ? 2 * mostLines : mostLines",
            "as": "attempt",
            "index": "fewer",
            "children": [{ "when": "=fewer < 2 or size == 'extraLarge' or (width > 500 and count(rows) < 9 ? 1 : isShort and not isSmall ? mostLines - floor(fewer / 2) : mostLines - fewer) < count(rows)", "type": "use", "template": "remindersColumns", "with": { "isWide": "=size == 'extraLarge' and (height > 400 or count(rows) <= mostLines - fewer)", "lines": "=width > 500 and count(rows) < 9 and fewer > 1 ? min(mostLines - floor(fewer / 2), floor((count(rows) + 1) / 2)) : isShort and not isSmall ? mostLines - floor(fewer / 2) : mostLines - fewer", "titleLines": "=isSmall or isShort and fewer % 2 == 0 ? 2 : 1", "columns": "=isMedium and not isEInk and (count(rows) < 5 or max(map(rows, length(item.title))) < 19) or width > 500 ? 2 : 1" } }]
          }
        ]
      }
      """#,
    "remindersDetail": #"""
      {
        "comment": "The variant `detail`: one column, each reminder with its due date and its list.",
        "type": "viewThatFits",
        "axis": "vertical",
        "margin": { "top": 4 },
        "children": [
          {
            "type": "forEach",
            "items": [9, 8, 7, 6, 5, 4, 3, 2, 1],
            "as": "shown",
            "children": [
              {
                "when": "=shown <= max(1, count(rows))",
                "type": "vstack",
                "alignment": "leading",
                "children": [
                  {
                    "type": "forEach",
                    "items": "=rows",
                    "limit": "=shown",
                    "children": [
                      {
                        "type": "hstack",
                        "alignment": "top",
                        "spacing": 10,
                        "padding": { "top": 6 },
                        "children": [
                          { "type": "use", "template": "remindersCircle", "with": { "circle": 20 } },
                          {
                            "type": "vstack",
                            "alignment": "leading",
                            "frame": { "maxWidth": "infinity", "alignment": "leading" },
                            "children": [
                              { "type": "use", "template": "remindersTitle", "with": { "titleStyle": "subheadline", "titleWeight": "medium", "titleLines": "=isSmall and height >= 120 ? 2 : 1" } },
                              { "type": "use", "template": "remindersWhen", "with": { "whenStyle": "caption", "showsList": "=not isSmall" } }
                            ]
                          }
                        ]
                      }
                    ]
                  },
                  { "when": "=count(rows) > shown", "type": "text", "id": "more", "text": "=localized('moreRows', count(rows) - shown)", "font": { "style": "caption", "tabular": true }, "foreground": "secondaryInk", "lineLimit": 1, "margin": { "leading": 30, "top": 3 } },
                  { "type": "spacer", "minLength": 0 }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "remindersDue": #"""
      {
        "comment": "The due date as short as possible: the time if today, otherwise the day. Late ones are red; where red may be missing, as on panels, a mark stands before them.",
        "type": "hstack",
        "spacing": 3,
        "when": "=item.due != '' or item.day != '' and (item.day != __today or item.time != '')",
        "font": { "style": "=dueStyle", "weight": "=item.is_overdue and not isPlaceholder and (isEInk or isTinted) ? 'bold' : 'regular'", "tabular": true },
        "foreground": "=item.is_overdue and not isPlaceholder ? (isTinted ? 'label' : 'redInk') : 'secondaryInk'",
        "children": [
          { "when": "=item.is_overdue and not isPlaceholder and (isEInk or isTinted or isSquare or marksOnly) and not (marksOnly and (group.page == 'overdue' or mode == 'overdue'))", "type": "symbol", "name": "exclamationmark.circle.fill", "size": "=isEInk or isSquare ? 14.5 : 11.5" },
          { "when": "=marksOnly != true and item.due != ''", "type": "text", "text": "=item.due", "lineLimit": 1 },
          { "when": "=marksOnly != true and item.due == '' and item.day != __today", "type": "text", "text": "{{item.due_iso||date:Ed}}", "lineLimit": 1 },
          { "when": "=marksOnly != true and item.due == '' and item.day == __today and item.time != '' and not hasTwelveHours", "type": "text", "text": "=item.time", "lineLimit": 1 },
          { "when": "=marksOnly != true and (item.due == '' and item.day == __today and item.time != '' and hasTwelveHours and (isTall or not contains(item.time, ':00')))", "type": "text", "text": "{{item.due_iso||date:jm}}", "lineLimit": 1 },
          { "when": "=marksOnly != true and item.due == '' and item.day == __today and hasTwelveHours and not isTall and contains(item.time, ':00')", "type": "text", "text": "{{item.due_iso||date:j}}", "lineLimit": 1 }
        ]
      }
      """#,
    "remindersEmpty": #"""
      {
        "comment": "Nothing to list: everything is done, nothing is due, or the reminders are unknown.",
        "type": "vstack",
        "id": "empty",
        "spacing": 4,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
        "children": [
          {
            "when": "=not __reminders_is_outdated and __reminders_status == 'ok' and __reminders_open_count == 0 and __reminders_total_count > 0",
            "type": "symbol",
            "name": "checkmark.circle.fill",
            "size": { "small": 29, "medium": 27, "default": 43 },
            "color": "accent",
            "margin": { "bottom": 4 }
          },
          {
            "type": "text",
            "text": "=__reminders_is_outdated and __reminders_status == 'ok' ? localized('remindersTooOld') : __reminders_status == '' ? (isSmall or height < 92 ? localized('remindersNoData') : localized('nothingHereYet')) : __reminders_status != 'ok' ? localized('noAccessToReminders') : __reminders_open_count == 0 and __reminders_total_count > 0 ? localized('allDone') : mode == 'overdue' ? localized('noneOverdue') : mode == 'flagged' ? localized('noneFlagged') : localized('nothingDue')",
            "font": { "style": "=isSmall or isMedium and height < 150 ? 'subheadline' : 'title3'", "weight": "semibold" },
            "multilineAlignment": "center",
            "lineBreak": "words",
            "lineLimit": 2,
            "minimumScale": 0.8
          },
          {
            "when": "=__reminders_status != 'ok' and not isSmall and height >= 92",
            "type": "text",
            "text": "=__reminders_status == '' ? localized('remindersAppear') : localized('allowAccessInSettings')",
            "font": "footnote",
            "foreground": "secondaryInk",
            "multilineAlignment": "center",
            "balanced": true,
            "lineLimit": 2
          }
        ]
      }
      """#,
    "remindersFirst": #"""
      {
        "type": "when",
        "condition": "=isSmall and height >= 120",
        "then": [
          {
            "type": "vstack",
            "alignment": "leading",
            "spacing": 2,
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "children": [
              { "type": "use", "template": "remindersCircle", "with": { "circle": 28 } },
              { "type": "spacer", "minLength": 4 },
              { "type": "use", "template": "remindersTitle", "with": { "titleStyle": "headline", "titleWeight": "semibold", "titleLines": 2, "shrinks": true } },
              { "type": "use", "template": "remindersWhen", "with": { "whenStyle": "footnote", "showsList": false } }
            ]
          }
        ],
        "else": [
          {
            "type": "hstack",
            "alignment": "top",
            "spacing": { "medium": 12, "default": 14 },
            "children": [
              { "type": "use", "template": "remindersCircle", "with": { "circle": "=isSmall ? 22 : isMedium ? 28 : 36" } },
              {
                "type": "vstack",
                "alignment": "leading",
                "frame": { "maxWidth": "infinity", "alignment": "leading" },
                "margin": { "top": { "medium": 1.5, "default": 4 } },
                "children": [
                  { "type": "use", "template": "remindersTitle", "with": { "titleStyle": "=isSmall ? 'headline' : isMedium ? 'title3' : 'title2'", "titleWeight": "semibold", "titleLines": "=size == 'extraLarge' ? 4 : isSmall ? 1 : 2", "shrinks": true } },
                  { "type": "use", "template": "remindersWhen", "with": { "whenStyle": "=isMedium or isSmall ? 'footnote' : 'subheadline'", "showsList": "=isMedium" }, "margin": { "top": { "medium": 0, "default": 1 } } },
                  { "when": "=isTall and item.list != ''", "type": "text", "text": "=item.list", "font": "subheadline", "foreground": "=item.ink != '' ? item.ink : item.color == '' ? 'accentInk' : 'secondaryInk'", "lineLimit": 1 }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "remindersFocus": #"""
      {
        "comment": "The next reminder large, and the following ones small: below, or beside it if there is room. The circles are aligned at their middles.",
        "type": "when",
        "condition": "=size == 'extraLarge' and width >= 600",
        "then": [
          {
            "type": "hstack",
            "alignment": "top",
            "spacing": 28,
            "margin": { "top": 15 },
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "frame": { "maxWidth": "=count(rows) > 1 ? 270 : 'infinity'", "maxHeight": "infinity", "alignment": "topLeading" },
                "children": [{ "type": "forEach", "items": "=rows", "limit": 1, "children": [{ "type": "use", "template": "remindersFirst" }] }]
              },
              { "when": "=count(rows) > 1", "type": "shape", "fill": "separator", "frame": { "width": 1 } },
              {
                "when": "=count(rows) > 1",
                "type": "vstack",
                "alignment": "leading",
                "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
                "children": [
                  { "type": "text", "text": "=localized('afterThat')", "font": "footnote", "foreground": "secondaryInk", "lineLimit": 1, "margin": { "leading": 50, "bottom": 7 } },
                  {
                    "type": "viewThatFits",
                    "axis": "vertical",
                    "children": [
                      {
                        "type": "forEach",
                        "items": 5,
                        "index": "attempt",
                        "as": "attempts",
                        "children": [
                          {
                            "when": "=attempt == 0 or clamp(floor((height - 116) / 44), 5, 9) - attempt < count(rows) - 1",
                            "type": "vstack",
                            "alignment": "leading",
                            "children": [
                              {
                                "type": "forEach",
                                "items": "=rows",
                                "index": "place",
                                "children": [{ "when": "=place > 0 and place <= max(1, clamp(floor((height - 116) / 44), 5, 9) - attempt)", "type": "use", "template": "remindersNext" }]
                              }
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
        ],
        "else": [
          {
            "type": "viewThatFits",
            "axis": "vertical",
            "margin": { "top": { "small": 8, "medium": 5, "default": 13 } },
            "children": [
              {
                "type": "forEach",
                "items": "=isSmall and height < 120 ? [0] : [clamp(floor(isMedium ? (height - 104) / 22 : (height - 150) / 54), 3, 20), clamp(floor(isMedium ? (height - 104) / 22 : (height - 150) / 54), 3, 20) - 1, max(2, clamp(floor(isMedium ? (height - 104) / 22 : (height - 150) / 54), 3, 20) - 2), max(2, floor(clamp(floor(isMedium ? (height - 104) / 22 : (height - 150) / 54), 3, 20) * 0.7)), max(2, floor(clamp(floor(isMedium ? (height - 104) / 22 : (height - 150) / 54), 3, 20) / 2)), 2, 1, 0]",
                "as": "after",
                "children": [
                  {
                    "comment": "An attempt that hides no reminder would only repeat the first one.",
                    "when": "=index == 0 or not isSmall and (isMedium and height < 180 ? min(after, 2) < min(count(rows) - 1, 2) : after < count(rows) - 1)",
                    "type": "vstack",
                    "alignment": "leading",
                    "children": [
                      { "type": "forEach", "items": "=rows", "limit": 1, "children": [{ "type": "use", "template": "remindersFirst" }] },
                      {
                        "when": "=not isSmall and count(rows) > 1 and after > 0",
                        "type": "shape",
                        "fill": "separator",
                        "frame": { "height": 1 },
                        "margin": { "leading": { "medium": 40, "default": 50 }, "top": { "medium": 10, "default": 17 } }
                      },
                      {
                        "when": "=isTall and count(rows) > 1 and after > 0",
                        "type": "text",
                        "text": "=localized('afterThat')",
                        "font": "footnote",
                        "foreground": "secondaryInk",
                        "lineLimit": 1,
                        "margin": { "leading": 50, "top": 11, "bottom": 3 }
                      },
                      {
                        "when": "=not isSmall",
                        "type": "forEach",
                        "items": "=rows",
                        "index": "place",
                        "children": [
                          { "when": "=place > 0 and place <= (isMedium and height < 180 ? min(after, 2) : after)", "type": "use", "template": "remindersNext" }
                        ]
                      },
                      { "when": "=not isSmall", "type": "spacer" }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "remindersFrame": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "horizontal": 16, "top": { "small": 12, "medium": 12, "default": 13 }, "bottom": { "small": 10, "medium": 12, "default": 14 } },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          { "type": "use", "template": "remindersHeader" },
          {
            "type": "when",
            "comment": "A list from a week ago says nothing about today.",
            "condition": "=count(rows) == 0 or __reminders_is_outdated or (shows == 'sectioned' and count(groups) == 0)",
            "then": [{ "type": "use", "template": "remindersEmpty" }],
            "else": [
              {
                "when": "=variant == 'compact'",
                "type": "vstack",
                "alignment": "leading",
                "margin": { "top": 8 },
                "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
                "children": [{ "type": "forEach", "items": "=count(rows) > 0 ? rows : reminders.all", "limit": 1, "children": [{ "type": "use", "template": "remindersFirst" }] }]
              },
              { "when": "=variant == 'detail'", "type": "use", "template": "remindersDetail" },
              { "when": "=variant == '' and shows != 'focus' and shows != 'sectioned'", "type": "use", "template": "remindersDense", "with": { "isShort": "=isTall ? count(rows) < 9 or width > 500 : count(rows) < 5", "mostLines": "=isTall and count(rows) < 6 ? count(rows) : isMedium or isSmall ? min(max(4, floor((height - 58) / 25)), count(rows)) : width > 500 and count(rows) > 8 ? clamp(floor((count(rows) + 1) / 2), 5, max(8, floor((height - 90) / 33))) : isTall and count(rows) > 8 ? max(8, floor((height - 90) / 33)) : 8" } },
              { "when": "=variant == '' and shows == 'focus'", "type": "use", "template": "remindersFocus" },
              { "when": "=variant == '' and shows == 'sectioned'", "type": "use", "template": "remindersSectioned" }
            ]
          }
        ]
      }
      """#,
    "remindersHeader": #"""
      {
        "type": "hstack",
        "children": [
          {
            "type": "text",
            "id": "title",
            "text": "=heading",
            "font": { "style": { "small": "headline", "medium": "title3", "default": "title2" }, "weight": "bold" },
            "foreground": { "tinted": "label", "default": "accentInk" },
            "lineLimit": 1,
            "minimumScale": 0.7
          },
          { "type": "spacer", "minLength": 8, "layoutPriority": -1 },
          {
            "comment": "How many reminders are done; for a list that does not show all, the number that it shows. If the list is old, its age replaces this.",
            "when": "=not isOld and __reminders_total_count > 0",
            "type": "hstack",
            "id": "progress",
            "spacing": 7,
            "layoutPriority": 1,
            "children": [
              {
                "when": "=count(rows) == __reminders_total_count or count(rows) + __reminders_done_count == __reminders_total_count",
                "type": "gauge",
                "value": "=__reminders_progress_fraction",
                "lineWidth": 3.5,
                "fill": "accent",
                "track": { "light": "accent/0.16", "dark": "accent/0.28" },
                "frame": { "width": 18, "height": 18 }
              },
              {
                "when": "=not isSmall and (count(rows) == __reminders_total_count or count(rows) + __reminders_done_count == __reminders_total_count)",
                "type": "text",
                "text": "=localized('doneOf', __reminders_done_count, __reminders_total_count)",
                "font": { "style": "footnote", "tabular": true },
                "foreground": "secondaryInk",
                "lineLimit": 1
              },
              {
                "when": "=count(rows) > 0 and count(rows) != __reminders_total_count and count(rows) + __reminders_done_count != __reminders_total_count",
                "type": "text",
                "id": "count",
                "text": "{{=count(rows)}}",
                "font": { "style": "footnote", "weight": "semibold", "tabular": true },
                "foreground": "secondaryInk",
                "lineLimit": 1
              }
            ]
          },
          {
            "comment": "Beside a long title a clock symbol replaces the words.",
            "when": "=isOld and isSmall and length(heading) + length(localized('ago', __reminders_age)) > (width < (isEInk ? 165 : 150) ? 15 : 18)",
            "type": "hstack",
            "spacing": 3,
            "layoutPriority": 1,
            "foreground": "secondaryInk",
            "accessibilityLabel": "=localized('updatedAgo', __reminders_age)",
            "children": [
              { "when": "=width >= (isEInk ? 165 : 150)", "type": "symbol", "name": "clock", "size": 10, "color": "secondaryInk" },
              { "type": "text", "id": "age", "text": "=__reminders_age", "font": "caption", "lineLimit": 1 }
            ]
          },
          {
            "when": "=isOld and not (isSmall and length(heading) + length(localized('ago', __reminders_age)) > (width < (isEInk ? 165 : 150) ? 15 : 18))",
            "type": "text",
            "id": "age",
            "text": { "small": "=localized('ago', __reminders_age)", "default": "=localized('updatedAgo', __reminders_age)" },
            "font": { "small": "caption", "default": "footnote" },
            "foreground": "secondaryInk",
            "lineLimit": 1,
            "layoutPriority": 1
          }
        ]
      }
      """#,
    "remindersMoment": #"""
      {
        "type": "zstack",
        "alignment": "leading",
        "children": [
          { "when": "=item.moment != ''", "type": "text", "text": "=item.moment", "lineLimit": 1 },
          { "when": "=item.moment == '' and item.day == __today and item.time == ''", "type": "text", "text": "=localized('today')", "lineLimit": 1 },
          { "when": "=item.moment == '' and item.day == __today and item.time != '' and not hasTwelveHours", "type": "text", "text": { "small": "{{item.time}}", "default": "=localized('pair', item.time, minutes(date(item.due_iso) - date(join([__today, __time], ' '))) < 60 ? format(item.due_iso, 'relative') : localized('inSpan', minutes(date(item.due_iso) - date(join([__today, __time], ' '))) % 60 == 0 ? localized('hoursShort', minutes(date(item.due_iso) - date(join([__today, __time], ' '))) / 60) : localized('hoursMinutesShort', floor(minutes(date(item.due_iso) - date(join([__today, __time], ' '))) / 60), minutes(date(item.due_iso) - date(join([__today, __time], ' '))) % 60)))" }, "lineLimit": 1 },
          { "when": "=item.moment == '' and item.day == __today and item.time != '' and hasTwelveHours", "type": "text", "text": { "small": "{{item.due_iso||date:jm}}", "default": "=localized('pair', format(item.due_iso, 'date:jm'), minutes(date(item.due_iso) - date(join([__today, __time], ' '))) < 60 ? format(item.due_iso, 'relative') : localized('inSpan', minutes(date(item.due_iso) - date(join([__today, __time], ' '))) % 60 == 0 ? localized('hoursShort', minutes(date(item.due_iso) - date(join([__today, __time], ' '))) / 60) : localized('hoursMinutesShort', floor(minutes(date(item.due_iso) - date(join([__today, __time], ' '))) / 60), minutes(date(item.due_iso) - date(join([__today, __time], ' '))) % 60)))" }, "lineLimit": 1 },
          {
            "comment": "The weekday is left out before the date is cut.",
            "when": "=item.moment == '' and item.day != __today and item.day != ''",
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              { "type": "text", "text": "{{item.due_iso||date:MMMEd}}", "lineLimit": 1 },
              { "type": "text", "text": "{{item.due_iso||date:MMMd}}", "lineLimit": 1 }
            ]
          }
        ]
      }
      """#,
    "remindersMore": #"""
      { "type": "text", "text": "=localized('moreRows', more)", "lineLimit": 1 }
      """#,
    "remindersNext": #"""
      {
        "type": "when",
        "condition": "=isMedium",
        "then": [
          {
            "type": "use",
            "template": "remindersRow",
            "with": { "circle": 16, "gap": 18, "titleStyle": "footnote", "dueStyle": "caption", "rowHeight": 20 },
            "margin": { "leading": 6, "top": "=place == 1 ? 6 : 0" }
          }
        ],
        "else": [
          {
            "type": "hstack",
            "alignment": "top",
            "spacing": 20,
            "margin": { "leading": 6 },
            "padding": { "top": "=place == 1 ? 3 : 10" },
            "children": [
              { "type": "use", "template": "remindersCircle", "with": { "circle": 24 } },
              {
                "type": "vstack",
                "alignment": "leading",
                "spacing": 1,
                "margin": { "top": 1 },
                "frame": { "maxWidth": "infinity", "alignment": "leading" },
                "children": [
                  { "type": "use", "template": "remindersTitle", "with": { "titleStyle": "body", "titleWeight": "medium" } },
                  { "type": "hstack", "spacing": 4, "font": "footnote", "foreground": "secondaryInk", "children": [
                    { "when": "=item.due != '' or item.day != '' and (item.day != __today or item.time != '')", "type": "use", "template": "remindersDue", "with": { "dueStyle": "footnote" } },
                    { "when": "=item.list != '' and (item.due != '' or item.day != '' and (item.day != __today or item.time != ''))", "type": "text", "text": "·" },
                    { "when": "=item.list != '' and (item.due != '' or item.day != '' and (item.day != __today or item.time != ''))", "type": "text", "text": "{{item.list}}", "lineLimit": 1 },
                    { "when": "=item.list != '' and item.due == '' and (item.day == '' or item.day == __today and item.time == '')", "type": "text", "text": "=item.list", "lineLimit": 1 }
                  ] }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "remindersRow": #"""
      {
        "comment": "One line: circle, title, due date. If room is short, the mark of repetition is left out first, then the time (for late reminders everything but a mark); then the title is cut. A title of two lines keeps both.",
        "type": "hstack",
        "spacing": "=gap",
        "frame": { "minHeight": "=rowHeight" },
        "children": [
          { "type": "use", "template": "remindersCircle" },
          {
            "when": "=stacksDue",
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "padding": { "vertical": 4 },
            "children": [
              { "type": "use", "template": "remindersTitle" },
              { "when": "=not item.is_done", "type": "use", "template": "remindersDue" }
            ]
          },
          {
            "when": "=not stacksDue",
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              {
                "type": "forEach",
                "items": "=titleLines > 1 and not isSmall ? 1 : 3",
                "as": "attempt",
                "index": "dropped",
                "children": [
                  {
                    "type": "hstack",
                    "children": [
                      { "when": "=tight != true", "type": "use", "template": "remindersTitle", "layoutPriority": "=dropped == 2 or titleLines > 1 ? 0 : 1" },
                      {
                        "comment": "The two lines of a title are closer together than rows.",
                        "when": "=tight == true",
                        "type": "text",
                        "spans": [
                          { "text": "=item.priority > 0 and not item.is_done ? (item.priority < 5 ? '!!!\u00a0' : item.priority == 5 ? '!!\u00a0' : '!\u00a0') : ''", "font": { "style": "footnote", "weight": "semibold", "lineHeight": 16 }, "foreground": "orangeInk" },
                          { "text": "=item.title", "font": { "style": "footnote", "lineHeight": 16 }, "strikethrough": "=item.is_done ? 'tertiary' : 'clear'" }
                        ],
                        "font": { "style": "footnote", "lineHeight": 16 },
                        "foreground": "=item.is_done ? 'secondaryInk' : 'label'",
                        "padding": { "vertical": 2 },
                        "lineLimit": 2,
                        "minimumScale": 0.8
                      },
                      { "type": "spacer", "layoutPriority": -1 },
                      { "when": "=dropped == 0 and isTall and not (group.title != '' and width < 650 and titleLines > 1) and item.is_recurring and not item.is_done and item.day != ''", "type": "symbol", "name": "repeat", "size": 10, "weight": "semibold", "color": "secondaryInk", "margin": { "leading": 6 } },
                      { "when": "=(dropped < 2 or item.is_overdue and marksCircle != true) and not item.is_done", "type": "use", "template": "remindersDue", "with": { "marksOnly": "=dropped == 2" }, "layoutPriority": "=dropped == 2 ? 1 : 0", "margin": { "leading": 6 } }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "remindersSection": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "frame": { "maxWidth": "infinity" },
        "children": [
          {
            "type": "viewThatFits",
            "axis": "horizontal",
            "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "semibold" },
            "margin": { "bottom": { "small": 1, "default": 2 } },
            "children": [
              {
                "type": "forEach",
                "items": [true, false],
                "as": "showsMore",
                "children": [
                  {
                    "type": "hstack",
                    "children": [
                      { "type": "text", "text": "=group.title", "foreground": "=group.ink != '' ? group.ink : group.page == 'overdue' ? 'redInk' : 'accentInk'", "lineLimit": 1, "minimumScale": 0.8 },
                      { "type": "spacer", "layoutPriority": -1 },
                      {
                        "when": "=showsMore and count(group.items) > lines",
                        "type": "use",
                        "template": "remindersMore",
                        "with": { "more": "=count(group.items) - lines" },
                        "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "regular", "tabular": true },
                        "foreground": "secondaryInk",
                        "margin": { "leading": 6 }
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "type": "forEach",
            "items": "=group.items",
            "limit": "=lines",
            "children": [
              {
                "type": "use",
                "template": "remindersRow",
                "with": {
                  "circle": "=isWide ? 22 : isTall ? 18 : 16",
                  "gap": "=isTall and not (width > 500 and width < 650) ? 10 : 8",
                  "titleStyle": "=isWide ? 'body' : isTall ? 'subheadline' : 'footnote'",
                  "dueStyle": "=isTall ? 'footnote' : 'caption'",
                  "titleLines": "=isSmall or width > 500 ? 2 : 1",
                  "tight": "=isSmall and textScale <= 1.1",
                  "stacksDue": "=isWide",
                  "rowHeight": "=isWide ? 40 : isTall ? 24 : 25"
                }
              }
            ]
          }
        ]
      }
      """#,
    "remindersSectioned": #"""
      {
        "comment": "Sections with a name and up to three lines each, or seven in tall widgets. If room is short, there are fewer lines, and then fewer sections.",
        "type": "viewThatFits",
        "axis": "vertical",
        "margin": { "top": { "small": 6, "default": 9 } },
        "children": [
          {
            "type": "forEach",
            "items": "=width > 500 ? 11 : isTall ? 13 : isMedium and height > 210 ? 9 : 3",
            "as": "attempt",
            "index": "step",
            "children": [
              {
                "type": "use",
                "template": "remindersSections",
                "with": { "parts": "=width > 500 ? 3 : isTall ? 3 - max(0, floor((step - 4) / 3)) : isMedium and height > 210 ? 3 - floor(step / 3) : isMedium and not isEInk ? 2 : 1", "lines": "=width > 500 ? 11 - step : not isTall ? 3 - step % 3 : step < 4 ? 7 - step : 3 - (step - 4) % 3", "isWide": "=width > 500 and height > 400" }
              }
            ]
          }
        ]
      }
      """#,
    "remindersSections": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          {
            "when": "=isMedium and height <= 210 or width > 500",
            "type": "hstack",
            "alignment": "top",
            "spacing": "=width > 500 and width < 650 ? 10 : 16",
            "children": [
              {
                "type": "forEach",
                "items": "=groups",
                "as": "group",
                "limit": "=parts",
                "children": [{ "type": "use", "template": "remindersSection" }]
              }
            ]
          },
          {
            "when": "=not (isMedium and height <= 210) and width <= 500",
            "type": "forEach",
            "items": "=groups",
            "as": "group",
            "index": "part",
            "limit": "=parts",
            "children": [{ "type": "use", "template": "remindersSection", "margin": { "top": "=part > 0 ? 6 : 0" } }]
          },
          {
            "comment": "The hidden sections are counted.",
            "when": "=isTall and count(groups) > parts",
            "type": "use",
            "template": "remindersMore",
            "with": { "more": "=sum(map(groups, index < parts ? 0 : count(item.items)))" },
            "font": { "style": "caption", "tabular": true },
            "foreground": "secondaryInk",
            "margin": { "top": 6 }
          },
          { "type": "spacer", "minLength": 0 }
        ]
      }
      """#,
    "remindersTitle": #"""
      {
        "comment": "A reminder's title, with its priority before it. All titles of a list have one size. So only a single title is scaled down, and in the small size also a short one that then fits whole.",
        "type": "text",
        "spans": [
          { "text": "=item.priority > 0 and not item.is_done ? (item.priority < 5 ? '!!! ' : item.priority == 5 ? '!! ' : '! ') : ''", "font": { "style": "=titleStyle", "weight": "semibold" }, "foreground": "orangeInk" },
          { "text": "=item.title", "font": { "style": "=titleStyle", "weight": "=titleWeight == '' ? 'regular' : titleWeight" }, "strikethrough": "=item.is_done ? 'tertiary' : 'clear'" }
        ],
        "font": "=titleStyle",
        "foreground": "=item.is_done ? 'secondaryInk' : 'label'",
        "lineLimit": "=max(1, titleLines)",
        "lineBreak": "=shrinks and isSmall ? 'words' : 'standard'",
        "minimumScale": "=shrinks ? (isSmall ? 0.7 : 0.85) : isSmall and titleLines > 1 and textScale <= 1.1 and length(item.title) < 40 ? 0.8 : 1"
      }
      """#,
    "remindersWhen": #"""
      {
        "comment": "The due date and the list, in one line.",
        "type": "when",
        "condition": "=item.day == '' and item.due == ''",
        "font": { "style": "=whenStyle", "tabular": true },
        "foreground": "secondaryInk",
        "then": [{ "type": "text", "text": "=item.list != '' and showsList ? item.list : localized('noDate')", "lineLimit": 1 }],
        "else": [
          {
            "type": "hstack",
            "spacing": 4,
            "children": [
              { "when": "=item.is_overdue and not isPlaceholder and (isEInk or isTinted or isSquare)", "type": "symbol", "name": "exclamationmark.circle.fill", "size": "=isEInk or isSquare ? 14.5 : 12.5", "color": "=isEInk or isTinted ? 'label' : 'redInk'" },
              { "type": "use", "template": "remindersMoment", "foreground": "=item.is_overdue and not isPlaceholder ? (isTinted ? 'label' : 'redInk') : 'secondaryInk'", "layoutPriority": 1 },
              { "comment": "The dot is a separate text, so that it stays between the two in both writing directions.", "when": "=showsList and item.list != ''", "type": "text", "text": "·" },
              { "when": "=showsList and item.list != ''", "type": "text", "text": "{{item.list}}", "lineLimit": 1 }
            ]
          }
        ]
      }
      """#,
    "sky": #"""
      {
        "comment": "A background: the one named in `sky`, with a light at (glowX, glowY) in points and a rim that follows `radius`, or the square picture. The light fades with the square of the remaining distance to its radius, in steps so fine that no rings are visible.",
        "type": "forEach",
        "items": [
          {
            "sky": "clearDay",
            "light": ["#0D4FA5", "#185EB3", "#2468B4"], "lightGlow": ["#FFF6DE/0.6", "#FFF6DE/0.459", "#FFF6DE/0.337", "#FFF6DE/0.234", "#FFF6DE/0.15", "#FFF6DE/0.084", "#FFF6DE/0.037", "#FFF6DE/0.009", "#FFF6DE/0"],
            "dark": ["#072449", "#0D3768", "#164A80"], "darkGlow": ["#96C6FF/0.4", "#96C6FF/0.306", "#96C6FF/0.225", "#96C6FF/0.156", "#96C6FF/0.1", "#96C6FF/0.056", "#96C6FF/0.025", "#96C6FF/0.006", "#96C6FF/0"]
          },
          {
            "sky": "clearNight",
            "light": ["#0E1440", "#1D2460", "#333A80"], "lightGlow": ["#C4D0FF/0.3", "#C4D0FF/0.23", "#C4D0FF/0.169", "#C4D0FF/0.117", "#C4D0FF/0.075", "#C4D0FF/0.042", "#C4D0FF/0.019", "#C4D0FF/0.005", "#C4D0FF/0"],
            "dark": ["#05081C", "#0B1034", "#171E4C"], "darkGlow": ["#96A8FF/0.24", "#96A8FF/0.184", "#96A8FF/0.135", "#96A8FF/0.094", "#96A8FF/0.06", "#96A8FF/0.034", "#96A8FF/0.015", "#96A8FF/0.004", "#96A8FF/0"]
          },
          {
            "sky": "partlyDay",
            "light": ["#1D5194", "#31639C", "#42678E"], "lightGlow": ["#FFF6E4/0.46", "#FFF6E4/0.352", "#FFF6E4/0.259", "#FFF6E4/0.18", "#FFF6E4/0.115", "#FFF6E4/0.065", "#FFF6E4/0.029", "#FFF6E4/0.007", "#FFF6E4/0"],
            "dark": ["#0E2748", "#1A385C", "#2A4763"], "darkGlow": ["#A0C8FF/0.3", "#A0C8FF/0.23", "#A0C8FF/0.169", "#A0C8FF/0.117", "#A0C8FF/0.075", "#A0C8FF/0.042", "#A0C8FF/0.019", "#A0C8FF/0.005", "#A0C8FF/0"]
          },
          {
            "sky": "partlyNight",
            "light": ["#151B42", "#262F5C", "#3C4770"], "lightGlow": ["#C4D0FF/0.24", "#C4D0FF/0.184", "#C4D0FF/0.135", "#C4D0FF/0.094", "#C4D0FF/0.06", "#C4D0FF/0.034", "#C4D0FF/0.015", "#C4D0FF/0.004", "#C4D0FF/0"],
            "dark": ["#080B20", "#121834", "#1F2843"], "darkGlow": ["#96A8FF/0.18", "#96A8FF/0.138", "#96A8FF/0.101", "#96A8FF/0.07", "#96A8FF/0.045", "#96A8FF/0.025", "#96A8FF/0.011", "#96A8FF/0.003", "#96A8FF/0"]
          },
          {
            "sky": "cloudy",
            "light": ["#3F4F66", "#4A5B73", "#556579"], "lightGlow": ["#DEEAFA/0.22", "#DEEAFA/0.168", "#DEEAFA/0.124", "#DEEAFA/0.086", "#DEEAFA/0.055", "#DEEAFA/0.031", "#DEEAFA/0.014", "#DEEAFA/0.003", "#DEEAFA/0"],
            "dark": ["#171E29", "#202A37", "#2C3746"], "darkGlow": ["#BED0EC/0.14", "#BED0EC/0.107", "#BED0EC/0.079", "#BED0EC/0.055", "#BED0EC/0.035", "#BED0EC/0.02", "#BED0EC/0.009", "#BED0EC/0.002", "#BED0EC/0"]
          },
          {
            "sky": "rain",
            "light": ["#17365A", "#23507C", "#2C5F90"], "lightGlow": ["#56B0FF/0.34", "#56B0FF/0.26", "#56B0FF/0.191", "#56B0FF/0.133", "#56B0FF/0.085", "#56B0FF/0.048", "#56B0FF/0.021", "#56B0FF/0.005", "#56B0FF/0"],
            "dark": ["#08131F", "#0D2034", "#12304C"], "darkGlow": ["#56B0FF/0.34", "#56B0FF/0.26", "#56B0FF/0.191", "#56B0FF/0.133", "#56B0FF/0.085", "#56B0FF/0.048", "#56B0FF/0.021", "#56B0FF/0.005", "#56B0FF/0"]
          },
          {
            "sky": "storm",
            "light": ["#1B1A38", "#312D5C", "#4A4378"], "lightGlow": ["#B092FF/0.4", "#B092FF/0.306", "#B092FF/0.225", "#B092FF/0.156", "#B092FF/0.1", "#B092FF/0.056", "#B092FF/0.025", "#B092FF/0.006", "#B092FF/0"],
            "dark": ["#0A0A18", "#15142B", "#242044"], "darkGlow": ["#9678FF/0.34", "#9678FF/0.26", "#9678FF/0.191", "#9678FF/0.133", "#9678FF/0.085", "#9678FF/0.048", "#9678FF/0.021", "#9678FF/0.005", "#9678FF/0"]
          },
          {
            "sky": "snow",
            "light": ["#375A86", "#446791", "#4F6C8D"], "lightGlow": ["#EAF6FF/0.34", "#EAF6FF/0.26", "#EAF6FF/0.191", "#EAF6FF/0.133", "#EAF6FF/0.085", "#EAF6FF/0.048", "#EAF6FF/0.021", "#EAF6FF/0.005", "#EAF6FF/0"],
            "dark": ["#13253B", "#1E3650", "#2D475F"], "darkGlow": ["#B0D2F4/0.24", "#B0D2F4/0.184", "#B0D2F4/0.135", "#B0D2F4/0.094", "#B0D2F4/0.06", "#B0D2F4/0.034", "#B0D2F4/0.015", "#B0D2F4/0.004", "#B0D2F4/0"]
          },
          {
            "sky": "fog",
            "light": ["#485459", "#555F65", "#5E6567"], "lightGlow": ["#F0F0E4/0.24", "#F0F0E4/0.184", "#F0F0E4/0.135", "#F0F0E4/0.094", "#F0F0E4/0.06", "#F0F0E4/0.034", "#F0F0E4/0.015", "#F0F0E4/0.004", "#F0F0E4/0"],
            "dark": ["#1A1F23", "#252B2F", "#33393C"], "darkGlow": ["#E0E2D6/0.14", "#E0E2D6/0.107", "#E0E2D6/0.079", "#E0E2D6/0.055", "#E0E2D6/0.035", "#E0E2D6/0.02", "#E0E2D6/0.009", "#E0E2D6/0.002", "#E0E2D6/0"]
          },
          {
            "sky": "none",
            "light": ["#454C58", "#4E5663", "#565E6B"], "lightGlow": ["#FFFFFF/0.12", "#FFFFFF/0.092", "#FFFFFF/0.068", "#FFFFFF/0.047", "#FFFFFF/0.03", "#FFFFFF/0.017", "#FFFFFF/0.007", "#FFFFFF/0.002", "#FFFFFF/0"],
            "dark": ["#15181D", "#1C2026", "#252A31"], "darkGlow": ["#FFFFFF/0.07", "#FFFFFF/0.054", "#FFFFFF/0.039", "#FFFFFF/0.027", "#FFFFFF/0.018", "#FFFFFF/0.01", "#FFFFFF/0.004", "#FFFFFF/0.001", "#FFFFFF/0"]
          }
        ],
        "as": "ground",
        "children": [
          {
            "when": "=ground.sky == sky",
            "type": "zstack",
            "children": [
              {
                "type": "shape",
                "id": "sky",
                "fill": {
                  "light": { "linear": { "stops": ["=ground.light[0]", { "color": "=ground.light[1]", "at": 0.55 }, "=ground.light[2]"] } },
                  "dark": { "linear": { "stops": ["=ground.dark[0]", { "color": "=ground.dark[1]", "at": 0.55 }, "=ground.dark[2]"] } }
                }
              },
              {
                "type": "shape",
                "id": "glow",
                "fill": {
                  "light": { "radial": { "x": "=glowX / width", "y": "=glowY / height", "radius": "=glowRadius", "stops": [
                    { "color": "=ground.lightGlow[0]", "at": 0 },
                    { "color": "=ground.lightGlow[1]", "at": 0.125 },
                    { "color": "=ground.lightGlow[2]", "at": 0.25 },
                    { "color": "=ground.lightGlow[3]", "at": 0.375 },
                    { "color": "=ground.lightGlow[4]", "at": 0.5 },
                    { "color": "=ground.lightGlow[5]", "at": 0.625 },
                    { "color": "=ground.lightGlow[6]", "at": 0.75 },
                    { "color": "=ground.lightGlow[7]", "at": 0.875 },
                    { "color": "=ground.lightGlow[8]", "at": 1 }
                  ] } },
                  "dark": { "radial": { "x": "=glowX / width", "y": "=glowY / height", "radius": "=glowRadius", "stops": [
                    { "color": "=ground.darkGlow[0]", "at": 0 },
                    { "color": "=ground.darkGlow[1]", "at": 0.125 },
                    { "color": "=ground.darkGlow[2]", "at": 0.25 },
                    { "color": "=ground.darkGlow[3]", "at": 0.375 },
                    { "color": "=ground.darkGlow[4]", "at": 0.5 },
                    { "color": "=ground.darkGlow[5]", "at": 0.625 },
                    { "color": "=ground.darkGlow[6]", "at": 0.75 },
                    { "color": "=ground.darkGlow[7]", "at": 0.875 },
                    { "color": "=ground.darkGlow[8]", "at": 1 }
                  ] } }
                },
                "opacity": "=glowStrength == '' ? 1 : glowStrength"
              },
              {
                "when": "=not isEInk",
                "type": "shape",
                "id": "sheen",
                "fill": { "linear": { "stops": [{ "color": { "light": "white/0.08", "dark": "white/0.05" }, "at": 0 }, { "color": "white/0", "at": 0.4 }] } },
                "border": {
                  "fill": {
                    "light": { "linear": { "stops": ["white/0.34", "white/0.12", "white/0.18"] } },
                    "dark": { "linear": { "stops": ["white/0.24", "white/0.09", "white/0.12"] } }
                  },
                  "width": "=isSquare ? 0 : 1",
                  "shape": "roundedRectangle",
                  "radius": "=isSquare ? 0 : radius == '' ? 22 : radius"
                }
              }
            ]
          }
        ]
      }
      """#,
    "stateNote": #"""
      {
        "comment": "The one way to say that there is nothing to show: `icon`, `title`, and `note` with the reason or the remedy.",
        "type": "vstack",
        "id": "state",
        "spacing": 3,
        "padding": "=not isTall and height < 120 ? 8 : 16",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
        "children": [
          { "when": "=isTall or height >= (isEInk ? 140 : 120)", "type": "symbol", "name": "=icon", "size": { "small": 27, "medium": 29, "default": 39 }, "color": "secondaryInk", "margin": { "bottom": 6 } },
          {
            "type": "text",
            "id": "primary",
            "text": "=title",
            "font": { "style": { "small": "footnote", "default": "headline" }, "weight": "semibold" },
            "multilineAlignment": "center",
            "lineLimit": 2,
            "minimumScale": 0.85
          },
          {
            "when": "=note != ''",
            "type": "text",
            "id": "note",
            "text": "=note",
            "font": { "style": { "small": "caption", "default": "footnote" } },
            "foreground": "secondaryInk",
            "multilineAlignment": "center",
            "lineLimit": "=isSmall ? 3 : 2",
            "minimumScale": 0.85
          }
        ]
      }
      """#,
    "steps": #"""
      {
        "comment": "Today and the days before; or the day of the variable `pinned_day`.",
        "type": "when",
        "condition": "=pinned_day != ''",
        "then": [{ "type": "use", "template": "stepsPinned" }],
        "else": [
          {
            "comment": "If no day is known, a ring and an axis would be empty. The small size has room only for its caption.",
            "when": "=__steps_today == '' and __steps_best_day == '' and not isSmall and not isPlaceholder",
            "type": "use",
            "template": "stateNote",
            "with": {
              "icon": "figure.walk",
              "title": "=__steps_access == 'denied' ? localized('noAccessToSteps') : localized('noStepData')",
              "note": "=__steps_access == 'denied' and isMedium and width < 320 ? localized('allowHealth') : __steps_access == 'denied' ? localized('allowHealthToSeeSteps') : localized('countedDaysAppear')"
            }
          },
          { "comment": "Low frames have no room for anything else.", "when": "=(variant == 'compact' or not isTall and (height < 120 or isEInk and isMedium and width < 280)) and (isSmall or isPlaceholder or __steps_today != '' or __steps_best_day != '')", "type": "use", "template": "stepsCompact" },
          { "when": "=variant == 'chart' and not isTall and not (not isTall and (height < 120 or isEInk and isMedium and width < 280)) and count(steps.week) > 0 and (__steps_today != '' or __steps_best_day != '')", "type": "use", "template": "stepsChart" },
          {
            "when": "=(isSmall or isPlaceholder or __steps_today != '' or __steps_best_day != '') and not (not isTall and (height < 120 or isEInk and isMedium and width < 280)) and (variant == '' or variant == 'chart' and (isTall or count(steps.week) == 0 or __steps_today == '' and __steps_best_day == ''))",
            "type": "when",
            "condition": "=isTall",
            "then": [
              {
                "type": "viewThatFits",
                "axis": "vertical",
                "children": [
                  {
                    "comment": "The plot takes the available height, less what larger texts need.",
                    "type": "forEach",
                    "items": "=isEInk or textScale > 1 or height < 354 or size == 'extraLarge' ? [0, 18, 38, 58] : [0]",
                    "as": "less",
                    "children": [
                      { "type": "use", "template": "stepsLarge", "with": { "plotHeight": "=max(118 + height - (size == 'extraLarge' ? 342 : 354), 118) - less" } }
                    ]
                  }
                ]
              }
            ],
            "else": [
              {
                "type": "hstack",
                "padding": 16,
                "spacing": 20,
                "children": [
                  { "type": "use", "template": "stepsToday", "frame": { "width": "=isSmall ? width - 32 : 126", "maxHeight": "infinity", "alignment": "topLeading" } },
                  {
                    "when": "=isMedium",
                    "type": "viewThatFits",
                    "axis": "vertical",
                    "children": [
                      { "type": "forEach", "items": [75, 64, 54], "as": "plotHeight", "children": [{ "type": "use", "template": "stepsWeek" }] }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "stepsAccessory": #"""
      {
        "comment": "The steps of today, or of the variable `pinned_day`, and their goal; days of rest have none.",
        "type": "zstack",
        "children": [
          {
            "when": "=pinned_day == ''",
            "type": "use",
            "template": "stepsAccessoryDay",
            "with": {
              "state": "=__steps_today == '' ? 'unknown' : __steps_is_rest_day ? 'rest' : __steps_goal_hit_today ? 'met' : 'under'",
              "title": "=localized('steps')",
              "isAged": "=__steps_today != '' and __steps_is_aged and not __steps_goal_hit_today",
              "steps": "=__steps_today",
              "goal": "=__steps_goal_today",
              "fraction": "=__steps_today_fraction"
            }
          },
          {
            "when": "=pinned_day != ''",
            "type": "use",
            "template": "stepsAccessoryDay",
            "with": {
              "state": "=__steps_pinned == '' ? 'unknown' : __steps_pinned_goal == 0 ? 'rest' : __steps_pinned_fraction >= 1 ? 'met' : 'under'",
              "title": "=__steps_pinned_date == '' ? localized('steps') : format(__steps_pinned_date, 'date:MMMEd')",
              "isAged": false,
              "steps": "=__steps_pinned",
              "goal": "=__steps_pinned_goal",
              "fraction": "=__steps_pinned_fraction"
            }
          }
        ]
      }
      """#,
    "stepsAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "stepsAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "stepsAccessoryCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "stepsAccessoryRectangular" }
        ]
      }
      """#,
    "stepsAccessoryCircular": #"""
      {
        "type": "zstack",
        "accessibilityLabel": "=state == 'unknown' ? localized('noStepData') : state == 'rest' ? localized('stepsCount', steps) : localized('stepsOfGoal', goal, format(steps, 'number:0'))",
        "children": [
          {
            "when": "=state == 'under' or state == 'met'",
            "type": "use",
            "template": "accessoryRing",
            "with": { "share": "=fraction", "line": 6, "plated": false }
          },
          {
            "when": "=state == 'under' or state == 'met'",
            "type": "use",
            "template": "accessoryFace",
            "with": {
              "icon": "figure.walk",
              "iconSize": 16,
              "iconAt": -10.5,
              "figure": "=brief",
              "figureSize": 16,
              "figureAt": 8.8,
              "room": 46,
              "foot": "",
              "footAt": 19,
              "footRoom": 44
            }
          },
          {
            "when": "=state == 'rest'",
            "type": "use",
            "template": "accessoryDisc",
            "with": { "icon": "figure.walk", "figure": "=brief", "foot": "=rest == 'steps' ? localized('stepsUnit') : width < 66 ? localized('rest') : localized('restDayWord')" }
          },
          { "when": "=state == 'unknown'", "type": "use", "template": "accessoryRing", "with": { "share": 0, "line": 6, "plated": false } },
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryFace",
            "with": {
              "icon": "figure.walk",
              "iconSize": 16,
              "iconAt": -10.5,
              "figure": "–",
              "figureSize": 16,
              "figureAt": 8.8,
              "room": 46,
              "foot": "",
              "footAt": 19,
              "footRoom": 44
            }
          }
        ]
      }
      """#,
    "stepsAccessoryDay": #"""
      {
        "comment": "A day's steps in words, for the lock screen.",
        "type": "use",
        "template": "stepsAccessoryBody",
        "with": {
          "brief": "{{steps||compact}}",
          "rest": "=__steps_goal_weekday + __steps_goal_weekend > 0 ? 'rest' : 'steps'"
        }
      }
      """#,
    "stepsAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=__steps_access == 'denied' ? localized('stepsNoAccess') : localized('stepsNoData')", "more": "", "moreYields": false }
          },
          {
            "when": "=state == 'under'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": {
              "icon": "figure.walk",
              "iconSize": 14.5,
              "words": "=localized('stepsShare', steps, isAged ? localized('ago', __steps_age) : format(min(fraction, 0.99), 'percent:0'))",
              "more": "",
              "moreYields": false
            }
          },
          {
            "when": "=state == 'met'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=localized('stepsGoalMet', steps)", "more": "", "moreYields": false }
          },
          {
            "when": "=state == 'rest'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": {
              "icon": "figure.walk",
              "iconSize": 14.5,
              "words": "=rest == 'steps' ? localized('stepsToday', steps) : localized('stepsRestDay', steps)",
              "more": "",
              "moreYields": false
            }
          }
        ]
      }
      """#,
    "stepsAccessoryRectangular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryBlank",
            "with": {
              "icon": "figure.walk",
              "iconSize": 14.5,
              "isDenied": "=__steps_access == 'denied'",
              "since": "=__steps_access == 'denied' ? '' : __steps_age",
              "hint": "=__steps_access == 'denied' ? localized('allowHealth') : localized('updateSteps')"
            }
          },
          {
            "when": "=state != 'unknown'",
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              { "type": "use", "template": "accessoryLine", "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=title" } },
              { "type": "spacer", "frame": { "height": "=height > 66 ? 8 : 2" } },
              {
                "type": "use",
                "template": "accessoryAmount",
                "with": {
                  "amount": "{{steps||number:0}}",
                  "aside": "=isAged ? localized('ago', __steps_age) : state == 'rest' ? (rest == 'steps' ? localized('todayWord') : localized('restDayWord')) : state == 'met' ? localized('goalMetWord') : localized('of', goal)"
                }
              },
              { "type": "spacer" },
              { "when": "=state == 'under' or state == 'met'", "type": "use", "template": "accessoryBar", "with": { "share": "=fraction" } }
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
            "comment": "The missing steps of today, behind the steps made so far.",
            "when": "=day.is_today and day.steps != '' and not day.is_goal_hit and not day.is_rest and not isEInk",
            "type": "use",
            "template": "stepsColumn",
            "with": { "columnHeight": "=plotHeight * day.goal_height", "isGradient": false, "columnFill": "green/0.2" }
          },
          {
            "comment": "On e-ink, bars below their goal are outlines, so this outline is dashed.",
            "when": "=day.is_today and day.steps != '' and not day.is_goal_hit and not day.is_rest and isEInk",
            "type": "shape",
            "shape": "roundedRectangle",
            "radius": "=corner",
            "stroke": { "fill": "label", "width": 1, "dash": [2, 2] },
            "frame": { "width": "=barWidth", "height": "=plotHeight * day.goal_height" }
          },
          {
            "when": "=day.steps == ''",
            "type": "shape",
            "shape": "circle",
            "fill": "tertiary",
            "frame": { "width": 3, "height": 3 },
            "margin": { "bottom": 1.5 }
          },
          {
            "when": "=day.steps != ''",
            "type": "use",
            "template": "stepsColumn",
            "with": {
              "columnHeight": "=max(plotHeight * day.height, 2)",
              "isGradient": "=day.is_goal_hit or day.is_today",
              "columnFill": "=day.is_rest ? 'fill' : 'green/0.42'"
            }
          }
        ]
      }
      """#,
    "stepsCaption": #"""
      {
        "comment": "What the count means: its goal, a day of rest, or its age from an hour on. The first text that fits is shown.",
        "type": "when",
        "condition": "=__steps_today == ''",
        "foreground": "secondaryInk",
        "then": [
          { "when": "=__steps_best_day == ''", "type": "text", "id": "nothing", "text": "=__steps_access == 'denied' ? localized('noAccessToSteps') : localized('noStepData')", "lineLimit": 2, "minimumScale": 0.85 },
          { "when": "=__steps_best_day != ''", "type": "text", "id": "age", "text": "=localized('updatedAgo', __steps_age)", "lineLimit": 1, "minimumScale": 0.8 }
        ],
        "else": [
          {
            "when": "=not __steps_is_rest_day and not __steps_goal_hit_today",
            "type": "viewThatFits",
            "axis": "horizontal",
            "id": "goal",
            "children": [
              { "when": "=__steps_is_aged", "type": "text", "text": "=localized('ofGoalAgo', __steps_goal_today, __steps_age)", "lineLimit": 1 },
              { "when": "=__steps_is_aged", "type": "text", "text": "=localized('ago', __steps_age)", "lineLimit": 1 },
              { "type": "text", "text": "=localized('ofSteps', __steps_goal_today)", "lineLimit": 1 },
              { "type": "text", "text": "=localized('of', __steps_goal_today)", "lineLimit": 1 }
            ]
          },
          {
            "when": "=not __steps_is_rest_day and __steps_goal_hit_today",
            "type": "viewThatFits",
            "axis": "horizontal",
            "id": "met",
            "children": [
              { "type": "text", "text": "=localized('goalOfMet', __steps_goal_today)", "lineLimit": 1 },
              { "type": "text", "text": "=localized('goalMet')", "lineLimit": 1, "minimumScale": 0.8 }
            ]
          },
          { "when": "=__steps_is_rest_day", "type": "text", "id": "rest", "text": "=__steps_goal_weekday + __steps_goal_weekend > 0 ? (__steps_is_aged ? localized('restDayAgo', __steps_age) : localized('restDay')) : __steps_is_aged ? localized('stepsTodayAgo', __steps_age) : localized('stepsTodayUnit')", "lineLimit": 1, "minimumScale": 0.8 }
        ]
      }
      """#,
    "stepsChart": #"""
      {
        "comment": "The variant `chart`: the days of the week over the whole widget, with today's count above them.",
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "alignment": "firstTextBaseline",
            "spacing": 6,
            "children": [
              { "when": "=__steps_today != ''", "type": "text", "id": "steps", "text": "{{__steps_today||number:0}}", "font": { "style": "title2", "weight": "bold", "tabular": true }, "lineLimit": 1, "minimumScale": 0.7, "layoutPriority": 1 },
              { "when": "=__steps_today == ''", "type": "text", "text": "–", "font": { "style": "title2", "weight": "bold" }, "foreground": "tertiary", "accessibilityLabel": "=localized('noStepData')" },
              { "when": "=not isSmall", "type": "use", "template": "stepsCaption", "font": { "style": "footnote", "tabular": true } },
              { "type": "spacer", "minLength": 0 }
            ]
          },
          { "type": "use", "template": "stepsWeek", "with": { "wide": "=width - 32", "plotHeight": "=max(height - 32 - 28 - 18 - 20 - 10, 30)" } }
        ]
      }
      """#,
    "stepsColumn": #"""
      {
        "comment": "A bar: round at the top and nearly square at the bottom. Bars of equal height have equal colours.",
        "type": "zstack",
        "alignment": "top",
        "frame": { "width": "=barWidth", "height": "=columnHeight", "alignment": "top" },
        "clip": { "shape": "roundedRectangle", "radius": 1.5 },
        "children": [
          {
            "type": "zstack",
            "alignment": "bottom",
            "frame": { "height": "=columnHeight + corner", "alignment": "bottom" },
            "clip": { "shape": "roundedRectangle", "radius": "=corner", "curve": "circular" },
            "children": [
              {
                "when": "=isGradient",
                "type": "shape",
                "fill": {
                  "light": { "linear": { "stops": ["#5AD67B", "#2DBE52"] } },
                  "dark": { "linear": { "stops": ["#5BE37F", "#28B84C"] } }
                },
                "frame": { "height": "=plotHeight + corner" }
              },
              { "when": "=not isGradient", "type": "shape", "fill": "=columnFill" }
            ]
          }
        ]
      }
      """#,
    "stepsCompact": #"""
      {
        "comment": "The variant `compact`: the count, its ring and its meaning.",
        "type": "zstack",
        "padding": "=not isTall and height < 120 ? 12 : 16",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
        "children": [
          { "when": "=isSmall and height >= 120", "type": "use", "template": "stepsToday", "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" } },
          {
            "when": "=isMedium or isSmall and height < 120",
            "type": "hstack",
            "spacing": "=height < 120 ? 14 : 22",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "leading" },
            "children": [
              { "type": "use", "template": "stepsRing", "with": { "side": "=clamp(height - 40, 60, 160)", "line": "=clamp(height - 40, 60, 160) / 7" } },
              { "type": "use", "template": "stepsCompactWords" }
            ]
          },
          {
            "when": "=isTall",
            "type": "vstack",
            "spacing": 18,
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
            "children": [
              { "type": "use", "template": "stepsRing", "with": { "side": "=min(width - 64, height - 150)", "line": "=min(width - 64, height - 150) / 8" } },
              { "type": "use", "template": "stepsCompactWords" }
            ]
          }
        ]
      }
      """#,
    "stepsCompactWords": #"""
      {
        "type": "vstack",
        "alignment": "=isTall ? 'center' : 'leading'",
        "children": [
          {
            "when": "=__steps_today != ''",
            "type": "text",
            "id": "steps",
            "text": "{{__steps_today||number:0}}",
            "font": { "size": "=not isTall and height < 120 ? 28 : 40", "lineHeight": "=not isTall and height < 120 ? 33 : 48", "weight": "bold", "tabular": true, "tracking": -0.2 },
            "lineLimit": 1,
            "minimumScale": 0.6
          },
          { "when": "=__steps_today == ''", "type": "use", "template": "stepsDashes", "with": { "dashSize": 40 } },
          { "type": "use", "template": "stepsCaption", "font": { "style": "=not isTall and height < 120 ? 'caption' : 'subheadline'", "tabular": true } },
          { "when": "=__steps_streak > 0", "type": "use", "template": "stepsStreak", "margin": { "top": "=not isTall and height < 120 ? 2 : 6" } }
        ]
      }
      """#,
    "stepsDashes": #"""
      {
        "comment": "Two dashes in place of an unknown count.",
        "type": "hstack",
        "spacing": "=dashSize * 0.22",
        "accessibilityLabel": "=localized('noStepData')",
        "children": [
          { "type": "shape", "fill": { "eink": "black", "default": "secondaryInk" }, "frame": { "width": "=dashSize * 0.54", "height": "=dashSize * 0.09" } },
          { "type": "shape", "fill": { "eink": "black", "default": "secondaryInk" }, "frame": { "width": "=dashSize * 0.54", "height": "=dashSize * 0.09" } }
        ],
        "frame": { "height": "=dashSize * 1.2" }
      }
      """#,
    "stepsFigure": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": 1,
        "frame": { "maxWidth": "infinity", "alignment": "leading" },
        "children": [
          {
            "type": "viewThatFits",
            "axis": "horizontal",
            "font": { "style": "caption", "tabular": true },
            "foreground": "secondaryInk",
            "children": [
              { "type": "text", "text": "=title", "lineLimit": 1 },
              { "type": "text", "text": "=short", "lineLimit": 1 }
            ]
          },
          { "type": "text", "text": "{{value|–|number:0}}", "font": { "style": "title3", "weight": "semibold", "tabular": true }, "lineLimit": 1, "minimumScale": 0.8 }
        ]
      }
      """#,
    "stepsGoalDash": #"""
      {
        "comment": "A piece of the goal line; a day of rest has none.",
        "type": "shape",
        "fill": "=goalHeight == '' ? 'clear' : 'tertiary'",
        "frame": { "width": 2, "height": 1 },
        "offset": { "y": "=goalHeight == '' ? 0 : 0 - plotHeight * goalHeight" }
      }
      """#,
    "stepsGoals": #"""
      {
        "comment": "How many goals were met; the mark serves as the legend. The first text that fits is shown.",
        "type": "when",
        "condition": "=__steps_best_day == ''",
        "font": { "style": "footnote", "tabular": true },
        "foreground": "secondaryInk",
        "then": [{ "type": "text", "id": "nothing", "text": "=__steps_access == 'denied' ? localized('noAccessToSteps') : localized('noStepData')", "lineLimit": 1 }],
        "else": [
          {
            "type": "hstack",
            "spacing": 6,
            "children": [
              { "when": "=__steps_today == '' and __steps_age != ''", "type": "text", "id": "age", "text": "=localized('updatedAgo', __steps_age)", "lineLimit": 1, "minimumScale": 0.8 },
              { "when": "=asked != '' and not (__steps_today == '' and __steps_age != '')", "type": "shape", "shape": "roundedRectangle", "radius": "=markRadius", "curve": "circular", "fill": "=markRadius < 4 and isLight ? '#25AE4B' : 'green'", "frame": { "width": 8, "height": 8 } },
              {
                "when": "=asked != '' and not (__steps_today == '' and __steps_age != '')",
                "type": "viewThatFits",
                "axis": "horizontal",
                "children": [
                  { "type": "text", "id": "met", "spans": [{ "text": "=met", "foreground": "label", "font": { "style": "footnote", "weight": "semibold", "tabular": true } }, { "text": "=localized('goalsMetLead', asked)" }], "lineLimit": 1 },
                  { "type": "text", "spans": [{ "text": "=met", "foreground": "label", "font": { "style": "footnote", "weight": "semibold", "tabular": true } }, { "text": "=localized('goalsLead', asked)" }], "lineLimit": 1 },
                  { "type": "text", "spans": [{ "text": "=met", "foreground": "label", "font": { "style": "footnote", "weight": "semibold", "tabular": true } }, { "text": "/{{asked}}" }], "lineLimit": 1, "fixedSize": true }
                ]
              },
              { "when": "=asked == '' and not (__steps_today == '' and __steps_age != '')", "type": "text", "id": "total", "text": "=localized('stepsCount', total ?? '–')", "lineLimit": 1 }
            ]
          }
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
            "children": [
              { "type": "use", "template": "stepsRing", "with": { "side": 72, "line": 12 }, "margin": { "trailing": 16 } },
              {
                "type": "vstack",
                "alignment": "leading",
                "layoutPriority": 1,
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
                  { "when": "=__steps_today == ''", "type": "use", "template": "stepsDashes", "with": { "dashSize": 40 } },
                  { "type": "use", "template": "stepsCaption", "font": { "style": "subheadline", "tabular": true } }
                ]
              },
              { "type": "spacer", "minLength": 8 },
              { "when": "=__steps_streak > 0", "type": "use", "template": "stepsStreak" }
            ]
          },
          {
            "when": "=__steps_best_day == ''",
            "type": "vstack",
            "id": "empty",
            "spacing": 4,
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity" },
            "children": [
              { "type": "text", "text": "=localized('noDaysYet')", "font": "headline", "lineLimit": 1 },
              { "type": "text", "text": "=__steps_access == 'denied' ? localized('allowHealthToSeeSteps') : localized('countedDaysAppear')", "font": "footnote", "foreground": "secondaryInk", "lineLimit": 2, "multilineAlignment": "center" }
            ]
          },
          {
            "when": "=__steps_best_day != ''",
            "type": "hstack",
            "alignment": "firstTextBaseline",
            "spacing": 8,
            "margin": { "top": "=plotHeight < 118 ? 10 : 18", "bottom": "=plotHeight < 118 ? 6 : 12" },
            "children": [
              { "type": "text", "text": "=localized('last30Days')", "font": { "style": "footnote", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.8 },
              { "type": "spacer" },
              { "when": "=__steps_goal_weekday + __steps_goal_weekend > 0", "type": "text", "text": "=__steps_goal_weekday == 0 ? localized('goal', __steps_goal_weekend) : __steps_goal_weekend == __steps_goal_weekday or __steps_goal_weekend == 0 ? localized('goal', __steps_goal_weekday) : localized('goals', __steps_goal_weekday, __steps_goal_weekend)", "font": { "style": "caption", "tabular": true }, "foreground": "secondaryInk", "lineLimit": 1, "minimumScale": 0.75 }
            ]
          },
          {
            "when": "=__steps_best_day != ''",
            "type": "use",
            "template": "stepsPlot",
            "with": { "bars": "=steps.days", "barWidth": "=width > 500 ? 14 : 7", "plotWidth": "=width - 32", "corner": "=width > 500 ? 4 : 3" }
          },
          {
            "when": "=__steps_best_day != ''",
            "type": "zstack",
            "id": "dates",
            "alignment": "topLeading",
            "frame": { "maxWidth": "infinity", "alignment": "topLeading" },
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
                    "text": "{{day.day||date:MMMd}}",
                    "font": { "style": "caption2", "tabular": true },
                    "foreground": "secondaryInk",
                    "lineLimit": 1,
                    "minimumScale": 0.7,
                    "frame": { "width": 66 },
                    "margin": { "leading": "=index * (width - 32 - (width > 500 ? 14 : 7)) / 29 + (width > 500 ? 7 : 3.5) - 33" }
                  }
                ]
              }
            ]
          },
          { "type": "spacer", "minLength": 10 },
          {
            "when": "=__steps_best_day != ''",
            "type": "hstack",
            "id": "figures",
            "alignment": "top",
            "spacing": 8,
            "margin": { "bottom": 1.5, "trailing": -18 },
            "children": [
              { "type": "use", "template": "stepsFigure", "with": { "title": "=localized('averageDays', __steps_avg_7_days)", "short": "=localized('daysLong', __steps_avg_7_days)", "value": "=__steps_avg_7" } },
              { "when": "=__steps_avg_30_days != __steps_avg_7_days", "type": "use", "template": "stepsFigure", "with": { "title": "=localized('averageDays', __steps_avg_30_days)", "short": "=localized('daysLong', __steps_avg_30_days)", "value": "=__steps_avg_30" } },
              { "type": "use", "template": "stepsFigure", "with": { "title": "=localized('bestOn', format(__steps_best_day_date, __steps_best_day_date < steps.year[0].day ? 'date:yMMM' : 'date:MMMd'))", "short": "=localized('best')", "value": "=__steps_best_day" }, "padding": { "trailing": 18 } }
            ]
          }
        ]
      }
      """#,
    "stepsMonth": #"""
      {
        "comment": "A calendar of the month; smaller sizes show only the day.",
        "type": "when",
        "condition": "=isTall and (isPlaceholder or __steps_today != '' or __steps_best_day != '')",
        "then": [
          {
            "type": "viewThatFits",
            "axis": "vertical",
            "children": [
              {
                "comment": "Larger texts reduce the height of the rows.",
                "type": "forEach",
                "items": "=isEInk or textScale > 1 ? [102, 110, 120, 132] : [102]",
                "as": "aboveRows",
                "children": [{ "type": "use", "template": "stepsMonthCalendar" }]
              }
            ]
          }
        ],
        "else": [{ "type": "use", "template": "steps" }]
      }
      """#,
    "stepsMonthAccessory": #"""
      {
        "comment": "The goals met in this month; its steps if there are no goals.",
        "type": "use",
        "template": "stepsMonthAccessoryBody",
        "with": {
          "state": "=__steps_best_day == '' ? 'unknown' : __steps_month_goals > 0 ? 'goals' : 'sum'",
          "met": "=__steps_month_goals_met == '' ? 0 : __steps_month_goals_met",
          "asked": "=__steps_month_goals",
          "brief": "{{__steps_month_total||compact}}"
        }
      }
      """#,
    "stepsMonthAccessoryBars": #"""
      {
        "comment": "A bar for each day's steps, opaque if the goal was met. Future days are dots.",
        "type": "hstack",
        "alignment": "bottom",
        "spacing": "=width / 31 * 0.36",
        "frame": { "height": "=height > 66 ? 26 : min(18, height - 40)" },
        "children": [
          {
            "type": "forEach",
            "items": "=steps.month",
            "as": "day",
            "children": [
              {
                "when": "=not day.is_blank",
                "type": "shape",
                "shape": "capsule",
                "fill": "=day.day > __today or day.steps == '' ? 'tertiary' : day.is_goal_hit ? 'label' : 'label/0.46'",
                "frame": {
                  "width": "=width / 31 * 0.64",
                  "height": "=day.day > __today or day.steps == '' ? width / 31 * 0.64 : max(width / 31 * 0.64, (height > 66 ? 26 : min(18, height - 40)) * min(1, day.goal > 0 ? day.fraction : day.steps / max(1, __steps_best_day)))"
                }
              }
            ]
          }
        ]
      }
      """#,
    "stepsMonthAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "stepsMonthAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "stepsMonthAccessoryCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "stepsMonthAccessoryRectangular" }
        ]
      }
      """#,
    "stepsMonthAccessoryCircular": #"""
      {
        "type": "zstack",
        "accessibilityLabel": "=state == 'unknown' ? localized('noStepData') : state == 'sum' ? localized('stepsCount', brief) : localized('goalsMetThisMonth', asked, met)",
        "children": [
          {
            "when": "=state != 'sum'",
            "type": "use",
            "template": "accessoryRing",
            "with": { "share": "=state == 'goals' ? met / asked : 0", "line": 6, "plated": false }
          },
          {
            "when": "=state == 'goals'",
            "type": "use",
            "template": "accessoryFace",
            "with": {
              "icon": "figure.walk",
              "iconSize": 12,
              "iconAt": -17.5,
              "figure": "=met",
              "figureSize": 18,
              "figureAt": -1,
              "foot": "=width < 66 ? (isRightToLeft ? '\u200e/' : '/') + asked : localized('of', asked)",
              "footAt": 14.5,
              "room": 46,
              "footRoom": 38
            }
          },
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryFace",
            "with": {
              "icon": "figure.walk",
              "iconSize": 16,
              "iconAt": -10.5,
              "figure": "–",
              "figureSize": 16,
              "figureAt": 8.8,
              "room": 46,
              "foot": "",
              "footAt": 19,
              "footRoom": 44
            }
          },
          {
            "when": "=state == 'sum'",
            "type": "use",
            "template": "accessoryDisc",
            "with": { "icon": "figure.walk", "figure": "=brief", "foot": "{{__today||date:LLL}}" }
          }
        ]
      }
      """#,
    "stepsMonthAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=__steps_access == 'denied' ? localized('stepsNoAccess') : localized('stepsNoData')", "more": "", "moreYields": false }
          },
          {
            "when": "=state == 'goals'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=localized('goalsMet', asked, met)", "more": "{{=length(localized('goalsMet', asked, met)) > 20 ? '' : format(__today, 'date:LLLL')}}", "moreYields": true }
          },
          {
            "when": "=state == 'sum'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=localized('stepsCount', __steps_month_total)", "more": "{{__today||date:LLLL}}", "moreYields": true }
          }
        ]
      }
      """#,
    "stepsMonthAccessoryRectangular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryBlank",
            "with": {
              "icon": "figure.walk",
              "iconSize": 14.5,
              "isDenied": "=__steps_access == 'denied'",
              "since": "=__steps_access == 'denied' ? '' : __steps_age",
              "hint": "=__steps_access == 'denied' ? localized('allowHealth') : localized('updateSteps')"
            }
          },
          {
            "when": "=state != 'unknown'",
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              { "type": "use", "template": "accessoryLine", "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "{{__today||date:LLLL}}" } },
              { "when": "=state == 'goals'", "type": "use", "template": "accessoryWords", "with": { "words": "=localized('goalsMet', asked, met)" } },
              { "when": "=state == 'sum'", "type": "use", "template": "accessoryWords", "with": { "words": "=localized('stepsCount', __steps_month_total)" } },
              { "type": "spacer" },
              { "type": "use", "template": "stepsMonthAccessoryBars" }
            ]
          }
        ]
      }
      """#,
    "stepsMonthCalendar": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "horizontal": 16, "top": 14, "bottom": 15.5 },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "top" },
        "children": [
          {
            "type": "hstack",
            "spacing": 12,
            "children": [
              { "type": "text", "id": "month", "text": "{{__today||date:LLLL}}", "font": { "style": "title2", "weight": "bold" }, "lineLimit": 1, "minimumScale": 0.8, "layoutPriority": 1 },
              { "type": "spacer", "layoutPriority": -1 },
              { "type": "use", "template": "stepsGoals", "with": { "met": "=__steps_month_goals_met", "asked": "=__steps_month_goals", "total": "=__steps_month_total", "markRadius": 4 } }
            ]
          },
          {
            "type": "grid",
            "id": "weekdays",
            "columns": 7,
            "margin": { "top": 18, "bottom": 6 },
            "children": [
              {
                "type": "forEach",
                "items": "=steps.month",
                "as": "day",
                "limit": 7,
                "children": [
                  {
                    "type": "text",
                    "text": "{{day.day||date:EEEEE}}",
                    "font": { "style": "caption2", "weight": "semibold" },
                    "foreground": "secondaryInk",
                    "lineLimit": 1,
                    "minimumScale": 0.7,
                    "frame": { "maxWidth": "infinity" }
                  }
                ]
              }
            ]
          },
          { "type": "shape", "fill": "separator", "frame": { "height": 1 }, "margin": { "bottom": 6 } },
          {
            "when": "=count(steps.month) == 0",
            "type": "text",
            "id": "empty",
            "text": "=__steps_access == 'denied' ? localized('allowHealthToSeeSteps') : localized('countedDaysAppear')",
            "font": "footnote",
            "foreground": "secondaryInk",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity" }
          },
          {
            "type": "grid",
            "id": "days",
            "columns": 7,
            "children": [
              {
                "type": "forEach",
                "items": "=steps.month",
                "as": "day",
                "index": "place",
                "children": [
                  {
                    "comment": "A run joins consecutive days on which the goal was met. A day of rest does not break it, so the run also depends on the days around a day of rest.",
                    "type": "use",
                    "template": "stepsMonthDay",
                    "with": {
                      "rowHeight": "=min(width > 500 ? 72 : 50.5, (height - aboveRows) / (count(steps.month) / 7))",
                      "isCrowded": "=(height - aboveRows) / (count(steps.month) / 7) < 46",
                      "isToCome": "=day.day > __today",
                      "runsHere": "=day.is_goal_hit",
                      "ranBefore": "=steps.month[place - 1].is_goal_hit or (steps.month[place - 1].is_rest and steps.month[place - 1].steps != '' and (steps.month[place - 2].is_goal_hit or (steps.month[place - 2].is_rest and steps.month[place - 3].is_goal_hit)))",
                      "runsAfter": "=steps.month[place + 1].is_goal_hit or (steps.month[place + 1].is_rest and steps.month[place + 1].steps != '' and (steps.month[place + 2].is_goal_hit or (steps.month[place + 2].is_rest and steps.month[place + 3].is_goal_hit)))"
                    }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "stepsMonthDay": #"""
      {
        "type": "when",
        "condition": "=day.is_blank",
        "then": [{ "type": "spacer", "frame": { "height": "=rowHeight" } }],
        "else": [
          {
            "type": "zstack",
            "frame": { "maxWidth": "infinity", "height": "=rowHeight" },
            "accessibilityLabel": "=day.steps == '' ? localized('dayNoData', format(day.day, 'date:MMMMd')) : localized('dayCount', day.steps, format(day.day, 'date:MMMMd'))",
            "children": [
              {
                "when": "=ranBefore and (runsHere or (day.is_rest and day.steps != '' and runsAfter))",
                "type": "use",
                "template": "stepsMonthLink",
                "with": { "side": "leading", "isOpen": "=day.column == 0 or day.day_of_month == 1" }
              },
              {
                "when": "=runsAfter and (runsHere or (day.is_rest and day.steps != '' and ranBefore))",
                "type": "use",
                "template": "stepsMonthLink",
                "with": { "side": "trailing", "isOpen": "=day.column == 6" }
              },
              {
                "when": "=day.is_today",
                "type": "shape",
                "shape": "circle",
                "fill": "greenInk",
                "frame": { "width": "=isCrowded ? 24 : 28", "height": "=isCrowded ? 24 : 28" },
                "offset": { "y": "=isCrowded ? -4 : -3" }
              },
              {
                "type": "text",
                "text": "=day.day_of_month",
                "font": { "style": "subheadline", "tabular": true, "weight": "=day.is_today ? 'semibold' : isToCome or day.is_rest ? 'regular' : 'medium'" },
                "foreground": "=day.is_today ? (isDark ? '#0B2A13' : 'white') : isToCome or day.is_rest or __steps_best_day == '' ? 'secondaryInk' : 'label'",
                "lineLimit": 1,
                "minimumScale": 0.6,
                "frame": { "width": "=day.day_of_month < 10 ? 13 : 26", "height": 22 },
                "offset": { "y": "=isCrowded ? -4 : -3" }
              },
              {
                "when": "=not isToCome and day.steps != ''",
                "type": "use",
                "template": "stepsMonthMark",
                "offset": { "y": "=isCrowded ? 15 : 17.5" }
              }
            ]
          }
        ]
      }
      """#,
    "stepsMonthLink": #"""
      {
        "comment": "Half of a link: from the day's middle to its edge, or, if `isOpen`, to a round end before the edge.",
        "type": "shape",
        "shape": "=isOpen ? 'capsule' : 'rectangle'",
        "fill": { "eink": "black", "default": "green/0.34" },
        "frame": { "height": 3 },
        "margin": {
          "leading": "=side == 'trailing' ? (width - 32) / 14 + (isEInk ? 5 : 0) : isOpen ? (width - 32) / 7 * 0.08 : 0",
          "trailing": "=side == 'leading' ? (width - 32) / 14 + (isEInk ? 5 : 0) : isOpen ? (width - 32) / 7 * 0.08 : 0"
        },
        "offset": { "y": "=isCrowded ? 15 : 17.5" }
      }
      """#,
    "stepsMonthMark": #"""
      {
        "type": "zstack",
        "frame": { "width": 9, "height": 9 },
        "children": [
          { "when": "=runsHere", "type": "shape", "shape": "circle", "fill": { "eink": "black", "default": "green" }, "frame": { "width": 8, "height": 8 } },
          {
            "when": "=day.is_rest",
            "type": "shape",
            "shape": "circle",
            "fill": "tertiary",
            "frame": { "width": 4, "height": 4 },
            "background": { "type": "shape", "shape": "circle", "fill": "background" }
          },
          {
            "when": "=not runsHere and not day.is_rest and not day.is_today",
            "type": "shape",
            "shape": "circle",
            "stroke": { "fill": "tertiary", "width": 1.5 },
            "frame": { "width": 8, "height": 8 }
          },
          {
            "when": "=not runsHere and not day.is_rest and day.is_today",
            "type": "gauge",
            "value": "=day.fraction",
            "lineWidth": 2,
            "fill": "green",
            "track": "tertiary",
            "frame": { "width": 9, "height": 9 }
          }
        ]
      }
      """#,
    "stepsPinned": #"""
      {
        "comment": "One day of the past: its ring, its steps and the result.",
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "children": [
          {
            "type": "hstack",
            "alignment": "top",
            "children": [
              {
                "type": "gauge",
                "id": "ring",
                "value": "=__steps_pinned_fraction == '' ? 0 : __steps_pinned_fraction",
                "lineWidth": { "large": 16, "extraLarge": 16, "default": 9 },
                "fill": {
                  "light": { "linear": { "degrees": 90, "stops": ["#6FDD8B", "#2DBE52"] } },
                  "dark": { "linear": { "degrees": 90, "stops": ["#7BEF97", "#30D158"] } }
                },
                "track": "green/0.2",
                "overlay": { "type": "symbol", "name": "=__steps_pinned_outcome == localized('goalHit') ? 'checkmark' : __steps_pinned_outcome == localized('restDay') ? 'moon.zzz' : 'figure.walk'", "size": { "large": 37.5, "extraLarge": 37.5, "default": 20.5 }, "weight": "semibold", "color": "greenInk" },
                "frame": { "width": { "large": 96, "extraLarge": 96, "default": "=height < 150 ? 36 : 48" }, "height": { "large": 96, "extraLarge": 96, "default": "=height < 150 ? 36 : 48" } }
              },
              { "type": "spacer", "minLength": 6 },
              { "type": "symbol", "name": "pin.fill", "size": 12, "color": "tertiary", "accessibilityLabel": "=localized('pinned')" }
            ]
          },
          { "type": "spacer", "minLength": 0 },
          {
            "type": "hstack",
            "alignment": "lastTextBaseline",
            "spacing": 5,
            "children": [
              {
                "type": "text",
                "id": "steps",
                "text": "{{__steps_pinned|–|number:0}}",
                "font": {
                  "large": { "size": 62, "weight": "bold", "tabular": true, "tracking": -1.8 },
                  "extraLarge": { "size": 72, "weight": "bold", "tabular": true, "tracking": -2.1 },
                  "default": { "style": "largeTitle", "weight": "bold", "tabular": true }
                },
                "lineLimit": 1,
                "alignsInk": true,
                "minimumScale": 0.6
              },
              { "when": "=not isSmall and __steps_pinned != ''", "type": "text", "text": "=localized('stepsUnit')", "font": { "style": { "medium": "title3", "default": "title" }, "weight": "semibold" }, "lineLimit": 1 }
            ]
          },
          {
            "type": "text",
            "id": "day",
            "text": "=__steps_pinned_date == '' ? localized('noDay', pinned_day) : format(__steps_pinned_date, 'date:MMMEd')",
            "font": { "style": { "large": "body", "extraLarge": "body", "default": "footnote" }, "tabular": true },
            "foreground": "secondaryInk",
            "lineLimit": 1
          },
          {
            "type": "viewThatFits",
            "axis": "horizontal",
            "id": "outcome",
            "font": { "style": { "large": "body", "extraLarge": "body", "default": "footnote" }, "weight": "semibold", "tabular": true },
            "foreground": "=__steps_pinned_outcome == localized('goalHit') ? 'greenInk' : 'secondaryInk'",
            "children": [
              { "when": "=__steps_pinned_goal > 0", "type": "text", "text": "{{__steps_pinned_outcome}}, {{__steps_pinned_goal||number:0}}", "lineLimit": 1 },
              { "type": "text", "text": "=__steps_pinned_outcome == '' ? localized('noStepData') : __steps_pinned_outcome", "lineLimit": 1 }
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
        "overlay": { "type": "shape", "fill": { "eink": "label", "default": "separator" }, "frame": { "height": 1 }, "margin": { "horizontal": -2 } },
        "overlayAlignment": "bottom",
        "children": [
          {
            "comment": "Each bar is compared with the goal of its own day. If goals differ, the line has steps.",
            "when": "=count(bars) > 1",
            "type": "hstack",
            "spacing": 3,
            "frame": { "maxWidth": "infinity", "alignment": "leading" },
            "children": [
              {
                "type": "forEach",
                "items": "=floor((plotWidth + 3) / 5)",
                "index": "dash",
                "children": [{ "type": "use", "template": "stepsGoalDash", "with": { "goalHeight": "=bars[clamp(round((dash * 5 + 1 - barWidth / 2) / (plotWidth - barWidth) * (count(bars) - 1)), 0, count(bars) - 1)].goal_height" } }]
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
        "track": "green/0.2",
        "overlay": { "type": "symbol", "name": "figure.walk", "size": "=side * 0.41", "weight": "semibold", "color": "=__steps_today == '' ? (isEInk ? 'black' : 'tertiary') : 'greenInk'" },
        "frame": { "width": "=side", "height": "=side" }
      }
      """#,
    "stepsStreak": #"""
      {
        "type": "hstack",
        "spacing": 3,
        "accessibilityLabel": "=localized('streakOfDays', __steps_streak ?? 0)",
        "children": [
          { "type": "symbol", "name": "flame.fill", "size": 12, "color": "orange" },
          {
            "type": "viewThatFits",
            "axis": "horizontal",
            "font": { "style": "footnote", "weight": "semibold", "tabular": true },
            "foreground": "orangeInk",
            "children": [
              { "type": "text", "text": "=localized('daysLong', __steps_streak)", "lineLimit": 1 },
              { "type": "text", "text": "{{__steps_streak||number:0}}", "lineLimit": 1 }
            ]
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
              { "type": "spacer", "minLength": 6, "layoutPriority": -1 },
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
          { "comment": "On the lowest home screens the explanation takes the room of the dashes.", "when": "=__steps_today == '' and (height >= 150 or __steps_best_day != '')", "type": "use", "template": "stepsDashes", "with": { "dashSize": 34 } },
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
            "children": [
              {
                "when": "=__steps_avg_7 != ''",
                "type": "viewThatFits",
                "axis": "horizontal",
                "id": "average",
                "font": { "style": "footnote", "tabular": true },
                "children": [
                  {
                    "type": "text",
                    "spans": [
                      { "text": "=localized('averageLead')", "foreground": "secondaryInk" },
                      { "text": "{{__steps_avg_7||number:0}}", "font": { "style": "footnote", "weight": "semibold", "tabular": true } }
                    ],
                    "lineLimit": 1
                  },
                  { "type": "text", "text": "=isSmall ? localized('stepsUnit') : localized('week')", "foreground": "secondaryInk", "lineLimit": 1 }
                ]
              },
              { "when": "=__steps_avg_7 == '' and count(steps.week) > 0", "type": "text", "text": "=localized('last7Days')", "font": "footnote", "foreground": "secondaryInk", "lineLimit": 1 },
              { "type": "spacer", "minLength": 6, "layoutPriority": -1 },
              { "when": "=__steps_streak > 0", "type": "use", "template": "stepsStreak" }
            ]
          },
          { "type": "spacer", "minLength": 4 },
          {
            "when": "=count(steps.week) > 0",
            "type": "use",
            "template": "stepsPlot",
            "with": { "bars": "=steps.week", "barWidth": 14, "plotWidth": "=wide == '' ? width - 178 : wide", "corner": 4 }
          },
          {
            "type": "hstack",
            "margin": { "top": 4, "bottom": 2 },
            "children": [
              {
                "type": "forEach",
                "items": "=steps.week",
                "as": "day",
                "children": [
                  { "when": "=index > 0", "type": "spacer" },
                  {
                    "type": "text",
                    "text": "{{day.day||date:EEEEE}}",
                    "font": { "style": "caption2", "weight": "=day.is_today ? 'semibold' : 'regular'" },
                    "foreground": "=day.is_today ? 'label' : 'secondaryInk'",
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
    "stepsYear": #"""
      {
        "comment": "A heat map of the year: one line of weeks in the medium size, twelve months in larger ones. The small size shows only the day.",
        "type": "when",
        "condition": "=isSmall or __steps_today == '' and __steps_best_day == '' and not isPlaceholder",
        "then": [{ "type": "use", "template": "steps" }],
        "else": [
          {
            "type": "vstack",
            "alignment": "leading",
            "padding": { "horizontal": 16, "top": { "medium": 12, "default": 14 }, "bottom": { "medium": "=height < 150 ? 12 : 14", "default": 21 } },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              { "type": "use", "template": "stepsYearHeader", "layoutPriority": 2 },
              {
                "when": "=isMedium and count(steps.year) > 0",
                "type": "use",
                "template": "stepsYearBand",
                "with": { "pitch": "=(width - 48) / (count(steps.year) / 7)", "cell": "=(width - 48) / (count(steps.year) / 7) - 1.5", "radius": 1.25 },
                "margin": { "top": "=height < 150 ? 6 : 9" },
                "layoutPriority": 2
              },
              {
                "when": "=isTall and count(steps.year) > 0",
                "type": "use",
                "template": "stepsYearMonths",
                "with": {
                  "thisMonth": "=last(steps.days).month",
                  "pitch": "=width > 500 ? 13.5 * min((width - 32) / 683, (height - 174) / 159.5) : 9.5 * min((width - 32) / 306, (height - 185) / 169)",
                  "cell": "=width > 500 ? 11 * min((width - 32) / 683, (height - 174) / 159.5) : 7.5 * min((width - 32) / 306, (height - 185) / 169)",
                  "radius": "=width > 500 ? 2.5 : 2",
                  "blockColumns": "=width > 500 ? 6 : 4",
                  "blockWidth": "=width > 500 ? (width - 32 - 93 * min((width - 32) / 683, (height - 174) / 159.5)) / 5 : (width - 32 - 64.5 * min((width - 32) / 306, (height - 185) / 169)) / 3",
                  "blockHeight": "=width > 500 ? max(31 + 81 * min((width - 32) / 683, (height - 174) / 159.5), (height - 146) / 2) : 21 + 57 * min((width - 32) / 306, (height - 185) / 169)"
                },
                "margin": { "top": 12 },
                "layoutPriority": 2
              },
              { "when": "=count(steps.year) == 0", "type": "text", "id": "empty", "text": "=__steps_access == 'denied' ? localized('allowHealthToSeeSteps') : localized('countedDaysAppear')", "font": "footnote", "foreground": "secondaryInk", "frame": { "maxWidth": "infinity", "maxHeight": "infinity" } },
              { "type": "spacer", "minLength": "=isMedium and height < 150 ? 4 : 6" },
              {
                "comment": "If larger texts leave no room, the words below the map are left out.",
                "when": "=__steps_best_day != ''",
                "type": "viewThatFits",
                "axis": "vertical",
                "layoutPriority": 1,
                "children": [
                  { "type": "use", "template": "stepsYearFacts", "with": { "bestDay": "=first(where(steps.year, item.day == (isTall ? __steps_months_best_week_date : __steps_year_best_week_date)))", "factWidth": "=isMedium ? 170 : isEInk and width > 500 ? 190 : 161" } },
                  { "type": "spacer", "minLength": 0 }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "stepsYearAccessory": #"""
      {
        "comment": "The goals met in twelve months and the best week; the steps of a day if there are no goals.",
        "type": "use",
        "template": "stepsYearAccessoryBody",
        "with": {
          "state": "=__steps_best_day == '' ? 'unknown' : __steps_year_goals > 0 ? 'goals' : 'sum'",
          "met": "=__steps_year_goals_met == '' ? 0 : __steps_year_goals_met",
          "asked": "=__steps_year_goals",
          "isMean": "=count(where(steps.days, item.steps != '')) > 1",
          "brief": "{{__steps_avg_30||compact}}"
        }
      }
      """#,
    "stepsYearAccessoryBars": #"""
      {
        "comment": "A bar for the goals met in each week; the best week is opaque.",
        "type": "hstack",
        "alignment": "bottom",
        "spacing": "=width * 7 / count(steps.year) * 0.33",
        "frame": { "height": "=height > 66 ? 13 : min(18, height - 40)" },
        "children": [
          {
            "type": "forEach",
            "items": "=floor(count(steps.year) / 7)",
            "as": "weekNumber",
            "index": "week",
            "children": [
              {
                "type": "shape",
                "shape": "capsule",
                "fill": "=steps.year[week * 7].day == __steps_year_best_week_date ? 'label' : 'label/0.46'",
                "frame": {
                  "width": "=width * 7 / count(steps.year) * 0.67",
                  "height": "=max(width * 7 / count(steps.year) * 0.67, (height > 66 ? 13 : min(18, height - 40)) * (steps.year[week * 7 + 0].is_goal_hit + steps.year[week * 7 + 1].is_goal_hit + steps.year[week * 7 + 2].is_goal_hit + steps.year[week * 7 + 3].is_goal_hit + steps.year[week * 7 + 4].is_goal_hit + steps.year[week * 7 + 5].is_goal_hit + steps.year[week * 7 + 6].is_goal_hit) / 7)"
                }
              }
            ]
          }
        ]
      }
      """#,
    "stepsYearAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "stepsYearAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "stepsYearAccessoryCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "stepsYearAccessoryRectangular" }
        ]
      }
      """#,
    "stepsYearAccessoryCircular": #"""
      {
        "type": "zstack",
        "accessibilityLabel": "=state == 'unknown' ? localized('noStepData') : state == 'sum' ? localized('stepsCount', brief) : localized('goalsMetInYear', asked, met)",
        "children": [
          {
            "when": "=state != 'sum'",
            "type": "use",
            "template": "accessoryRing",
            "with": { "share": "=state == 'goals' ? met / asked : 0", "line": 6, "plated": false }
          },
          {
            "when": "=state == 'goals'",
            "type": "use",
            "template": "accessoryFace",
            "with": {
              "icon": "figure.walk",
              "iconSize": 12,
              "iconAt": -17.5,
              "figure": "=met",
              "figureSize": 18,
              "figureAt": -1,
              "foot": "=width < 66 or isRightToLeft ? (isRightToLeft ? '\u200e/' : '/') + asked : localized('of', asked)",
              "footAt": 14.5,
              "room": 46,
              "footRoom": 38
            }
          },
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryFace",
            "with": {
              "icon": "figure.walk",
              "iconSize": 16,
              "iconAt": -10.5,
              "figure": "–",
              "figureSize": 16,
              "figureAt": 8.8,
              "room": 46,
              "foot": "",
              "footAt": 19,
              "footRoom": 44
            }
          },
          { "when": "=state == 'sum'", "type": "use", "template": "accessoryDisc", "with": { "icon": "figure.walk", "figure": "=brief", "foot": "=isMean ? localized('aDay') : localized('stepsUnit')" } }
        ]
      }
      """#,
    "stepsYearAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=__steps_access == 'denied' ? localized('stepsNoAccess') : localized('stepsNoData')", "more": "", "moreYields": false }
          },
          {
            "when": "=state == 'goals'",
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              { "type": "use", "template": "accessoryInlineWords", "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=localized('goalsShort', asked, met)", "more": "=localized('twelveMonths')", "moreYields": true } },
              { "type": "use", "template": "accessoryInlineWords", "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=localized('goalsShort', asked, met)", "more": "", "moreYields": true } }
            ]
          },
          {
            "when": "=state == 'sum'",
            "type": "use",
            "template": "accessoryInlineWords",
            "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=isMean ? localized('stepsADay', __steps_avg_30) : localized('stepsCount', __steps_avg_30)", "more": "", "moreYields": true }
          }
        ]
      }
      """#,
    "stepsYearAccessoryRectangular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'unknown'",
            "type": "use",
            "template": "accessoryBlank",
            "with": {
              "icon": "figure.walk",
              "iconSize": 14.5,
              "isDenied": "=__steps_access == 'denied'",
              "since": "=__steps_access == 'denied' ? '' : __steps_age",
              "hint": "=__steps_access == 'denied' ? localized('allowHealth') : localized('updateSteps')"
            }
          },
          {
            "when": "=state != 'unknown'",
            "type": "vstack",
            "alignment": "leading",
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              { "type": "use", "template": "accessoryLine", "with": { "icon": "figure.walk", "iconSize": 14.5, "words": "=state == 'goals' ? localized('last12Months') : isMean ? localized('last30Days') : localized('today')" } },
              {
                "when": "=state == 'goals'",
                "type": "viewThatFits",
                "axis": "horizontal",
                "children": [
                  { "type": "use", "template": "accessoryWords", "with": { "words": "=localized('goalsMet', asked, met)" } },
                  { "when": "=length(localized('goalsMet', asked, met)) > 27", "type": "use", "template": "accessoryWords", "with": { "words": "=localized('doneOf', met, asked)" } }
                ]
              },
              { "when": "=state == 'sum'", "type": "use", "template": "accessoryWords", "with": { "words": "=isMean ? localized('stepsADay', __steps_avg_30) : localized('stepsCount', __steps_avg_30)" } },
              {
                "when": "=height > 66 and __steps_year_best_week != ''",
                "type": "use",
                "template": "accessoryWords",
                "with": { "words": "=localized('bestWeekSteps', __steps_year_best_week)" }
              },
              { "type": "spacer" },
              { "when": "=state == 'goals'", "type": "use", "template": "stepsYearAccessoryBars" }
            ]
          }
        ]
      }
      """#,
    "stepsYearBand": #"""
      {
        "comment": "The year as a band: one column for each week, with its days below each other.",
        "type": "zstack",
        "alignment": "topLeading",
        "font": { "size": 11 },
        "foreground": "secondaryInk",
        "frame": { "width": "=width - 32", "height": "=16 + 6 * pitch + cell", "alignment": "topLeading" },
        "children": [
          {
            "type": "forEach",
            "items": "=where(steps.year, item.row == 0 and item.column % (isEInk and pitch < 5.4 ? 6 : 3) == 0)",
            "as": "day",
            "children": [
              {
                "type": "text",
                "text": "{{day.day||date:EEEEE}}",
                "lineLimit": 1,
                "minimumScale": 0.6,
                "frame": { "width": "=isEInk ? 15 : 12", "height": 13, "alignment": "leading" },
                "margin": { "top": "=16 + day.column * pitch + cell / 2 - 6.5" }
              }
            ]
          },
          {
            "type": "forEach",
            "items": "=where(steps.year, item.column == 0 and item.day_of_month < 8)",
            "as": "day",
            "children": [
              {
                "type": "text",
                "text": "=replace(replace(format(day.day, 'date:MMMMM'), '월', ''), '月', '')",
                "lineLimit": 1,
                "font": { "size": 11, "weight": "=format(day.day, 'date:yM') == format(__steps_consistent_month_date, 'date:yM') ? 'semibold' : 'regular'" },
                "foreground": "=format(day.day, 'date:yM') == format(__steps_consistent_month_date, 'date:yM') ? 'greenInk' : 'secondaryInk'",
                "minimumScale": 0.6,
                "frame": { "width": "=isEInk ? 19 : 16", "height": 13, "alignment": "leading" },
                "margin": { "leading": "=16 + day.row * pitch", "top": "=isEInk ? -2 : 0" }
              }
            ]
          },
          {
            "type": "forEach",
            "items": "=where(steps.year, item.is_blank or item.steps == '')",
            "as": "day",
            "children": [
              { "type": "use", "template": "stepsYearUncounted", "margin": { "leading": "=16 + day.row * pitch", "top": "=16 + day.column * pitch" } }
            ]
          },
          {
            "type": "forEach",
            "items": "=where(steps.year, not item.is_blank and item.steps != '')",
            "as": "day",
            "children": [
              {
                "type": "use",
                "template": "stepsYearCounted",
                "with": { "share": "=day.is_rest ? day.steps / max(__steps_goal_weekday, __steps_goal_weekend, 5000) : day.fraction" },
                "margin": { "leading": "=16 + day.row * pitch", "top": "=16 + day.column * pitch" }
              }
            ]
          },
          {
            "type": "forEach",
            "items": "=where(steps.year, item.day == __steps_year_best_week_date)",
            "as": "day",
            "children": [
              {
                "type": "shape",
                "shape": "roundedRectangle",
                "radius": 2.75,
                "stroke": { "fill": "label", "width": 1 },
                "frame": { "width": "=cell + 4", "height": "=6 * pitch + cell + 4" },
                "margin": { "leading": "=14 + day.row * pitch", "top": 14 }
              }
            ]
          }
        ]
      }
      """#,
    "stepsYearCounted": #"""
      {
        "comment": "A day with a count, from grey through pale green to green, which means that the goal was met. A day that missed its goal is also a little smaller, because some panels have only one green. On e-ink the square grows with the steps and is full if the goal was met.",
        "type": "shape",
        "shape": "roundedRectangle",
        "radius": "=isEInk and not day.is_goal_hit ? 0 : radius",
        "curve": "circular",
        "padding": "=isEInk ? cell * (1 - (day.is_goal_hit ? 1 : share >= 0.6 ? 0.66 : share >= 0.35 ? 0.48 : share >= 0.1 ? 0.32 : 0.22)) / 2 : day.is_goal_hit or cell < 6 ? 0 : cell * 0.1",
        "fill": {
          "light": "=isEInk ? 'black' : day.is_goal_hit ? '#25AE4B' : share >= 0.6 ? '#6FD488' : share >= 0.35 ? '#A4E5B4' : share >= 0.1 ? '#D3F3DB' : '#EDEDF0'",
          "dark": "=isEInk ? 'black' : day.is_goal_hit ? '#30D158' : share >= 0.6 ? '#28933F' : share >= 0.35 ? '#226B36' : share >= 0.1 ? '#1D4B2A' : isTinted ? '#3E3E44' : '#2A2A2D'"
        },
        "frame": { "width": "=cell", "height": "=cell" }
      }
      """#,
    "stepsYearFact": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "spacing": "=isMedium ? 1 : 2",
        "children": [
          { "type": "text", "text": "=title", "font": { "medium": { "size": "=12 * clamp(textScale, 0.92, 1)" }, "default": "caption" }, "foreground": "secondaryInk", "lineLimit": 1, "minimumScale": 0.8 },
          {
            "type": "text",
            "spans": [
              { "text": "=value" },
              { "text": "=hasDetail ? (isMedium ? ' · ' : ' ') + detail : ''", "font": { "medium": { "size": "=13 * clamp(textScale, 0.92, 1)", "weight": "regular", "tabular": true }, "default": { "style": "=set == 1 or set == 3 ? 'footnote' : 'subheadline'", "weight": "regular", "tabular": true } }, "foreground": "secondaryInk" }
            ],
            "font": { "medium": { "size": "=13 * clamp(textScale, 0.92, 1)", "weight": "semibold" }, "default": { "style": "=set < 1 or set == 2 ? 'headline' : 'subheadline'", "weight": "semibold" } },
            "lineLimit": 1,
            "minimumScale": "=set == 4 ? 0.8 : 1"
          }
        ]
      }
      """#,
    "stepsYearFacts": #"""
      {
        "comment": "The two findings of the map in words, both in the largest size that fits. If none fits, the details are left out: first the steps, then the percentage.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "children": [
          {
            "type": "forEach",
            "items": "=isMedium ? [0, 0.5, 3, 4] : [0, 0.5, 1, 2, 3, 4]",
            "as": "set",
            "children": [
              {
                "type": "hstack",
                "alignment": "lastTextBaseline",
                "spacing": "=width > 500 ? 28 : 12",
                "children": [
                  {
                    "when": "=(isTall ? __steps_months_best_week : __steps_year_best_week) > 0 and bestDay.day != ''",
                    "type": "use",
                    "template": "stepsYearWeek",
                    "with": { "firstDay": "=bestDay.day", "lastDay": "=steps.year[bestDay.row * 7 + 6].day", "spansMonths": "=steps.year[bestDay.row * 7 + 6].day_of_month < 7", "hasDetail": "=set < 2" },
                    "layoutPriority": 1,
                    "frame": { "minWidth": "=set == 0 ? factWidth - (width > 500 ? 28 : 12) : 0", "alignment": "leading" }
                  },
                  {
                    "when": "=__steps_consistent_month_date != ''",
                    "type": "use",
                    "template": "stepsYearFact",
                    "with": { "title": "=localized('mostConsistent')", "value": "{{__steps_consistent_month_date||date:LLLL}}", "detail": "=localized('percent', __steps_consistent_month_percent)", "hasDetail": "=set < 4" },
                    "frame": { "maxWidth": "infinity", "alignment": "leading" }
                  }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "stepsYearHeader": #"""
      {
        "type": "hstack",
        "spacing": 12,
        "children": [
          {
            "comment": "The map of months shows whole months, so it begins later than the same day a year ago.",
            "type": "forEach",
            "items": "=isTall and count(where(steps.year, item.day_of_month == 1 and not item.is_blank)) > 11 ? [localized('range', format(first(where(steps.year, item.day_of_month == 1 and not item.is_blank and item.month != last(steps.days).month)).day, 'date:yMMM'), format(last(steps.days).day, 'date:yMMM'))] : [localized('last12Months')]",
            "as": "title",
            "children": [{ "type": "text", "id": "title", "text": "=title", "font": { "style": { "medium": "title3", "default": "title2" }, "weight": "bold" }, "lineLimit": 1, "minimumScale": "=isTall ? 0.6 : width < 300 ? 0.7 : 0.8", "layoutPriority": 1 }]
          },
          { "type": "spacer", "layoutPriority": -1 },
          { "when": "=__steps_year_goals != '' or __steps_best_day == ''", "type": "use", "template": "stepsGoals", "with": { "met": "=isTall ? __steps_months_goals_met : __steps_year_goals_met", "asked": "=isTall ? __steps_months_goals : __steps_year_goals", "markRadius": 2 } },
          { "when": "=__steps_year_goals == '' and __steps_best_day != ''", "type": "use", "template": "stepsYearLegend" }
        ]
      }
      """#,
    "stepsYearLegend": #"""
      {
        "comment": "“Less” and “more”, if the number of goals met is unknown.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "font": "caption",
        "foreground": "secondaryInk",
        "children": [
          {
            "type": "forEach",
            "items": [true, false],
            "as": "hasWords",
            "children": [
              {
                "type": "hstack",
                "spacing": 3,
                "children": [
                  { "when": "=hasWords", "type": "text", "text": "=localized('less')", "lineLimit": 1, "margin": { "trailing": 2 } },
                  {
                    "type": "forEach",
                    "items": [0, 0.2, 0.4, 0.8, 1],
                    "as": "share",
                    "children": [
                      { "type": "use", "template": "stepsYearCounted", "with": { "day": { "is_goal_hit": "=share == 1" }, "cell": 8, "radius": 2 } }
                    ]
                  },
                  { "when": "=hasWords", "type": "text", "text": "=localized('moreWord')", "lineLimit": 1, "margin": { "leading": 2 } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "stepsYearMonths": #"""
      {
        "comment": "The last twelve months, with one row for each week. The place of a day follows from its month, date and weekday.",
        "type": "zstack",
        "alignment": "topLeading",
        "frame": { "width": "=width - 32", "height": "=12 / blockColumns * blockHeight - (blockHeight - 17 - 5 * pitch - cell)", "alignment": "topLeading" },
        "children": [
          {
            "type": "forEach",
            "items": "=where(steps.year, item.day_of_month == 1 and (item.month == thisMonth ? index > 300 : not item.is_blank))",
            "as": "day",
            "children": [
              {
                "type": "text",
                "text": "{{day.day||date:LLL}}",
                "font": { "size": 11, "weight": "semibold" },
                "foreground": "=day.day == __steps_consistent_month_date ? 'greenInk' : 'label'",
                "lineLimit": 1,
                "minimumScale": 0.6,
                "frame": { "width": "=blockWidth - 14", "height": 13, "alignment": "leading" },
                "margin": {
                  "leading": "=(day.month - thisMonth + 11) % 12 % blockColumns * blockWidth",
                  "top": "=floor((day.month - thisMonth + 11) % 12 / blockColumns) * blockHeight"
                }
              }
            ]
          },
          {
            "type": "forEach",
            "items": "=where(steps.year, not item.is_blank and item.steps != '' and (item.month != thisMonth or index > 300))",
            "as": "day",
            "children": [
              {
                "type": "use",
                "template": "stepsYearCounted",
                "with": { "share": "=day.is_rest ? day.steps / max(__steps_goal_weekday, __steps_goal_weekend, 5000) : day.fraction" },
                "margin": {
                  "leading": "=(day.month - thisMonth + 11) % 12 % blockColumns * blockWidth + day.column * pitch",
                  "top": "=floor((day.month - thisMonth + 11) % 12 / blockColumns) * blockHeight + 17 + floor((day.day_of_month - 1 + (day.column - day.day_of_month + 36) % 7) / 7) * pitch"
                }
              }
            ]
          },
          {
            "type": "forEach",
            "items": "=where(steps.year, item.month == thisMonth ? index > 300 and (item.is_blank or item.steps == '') : not item.is_blank and item.steps == '')",
            "as": "day",
            "children": [
              {
                "type": "use",
                "template": "stepsYearUncounted",
                "margin": {
                  "leading": "=(day.month - thisMonth + 11) % 12 % blockColumns * blockWidth + day.column * pitch",
                  "top": "=floor((day.month - thisMonth + 11) % 12 / blockColumns) * blockHeight + 17 + floor((day.day_of_month - 1 + (day.column - day.day_of_month + 36) % 7) / 7) * pitch"
                }
              }
            ]
          },
          {
            "comment": "The best week. If it spans two months, it is outlined in both.",
            "type": "forEach",
            "items": "=where(steps.year, (item.column == 0 or item.day_of_month == 1) and steps.year[index - item.column].day == __steps_months_best_week_date and (item.month == thisMonth ? index > 300 : not item.is_blank))",
            "as": "day",
            "children": [
              {
                "type": "shape",
                "shape": "roundedRectangle",
                "radius": 4,
                "stroke": { "fill": "label", "width": 1 },
                "frame": { "width": "=pitch * ((day.column == 0 and steps.year[day.row * 7 + 6].day_of_month < 7 ? 7 - steps.year[day.row * 7 + 6].day_of_month : 7 - day.column) - 1) + cell + 4", "height": "=cell + 4" },
                "margin": {
                  "leading": "=(day.month - thisMonth + 11) % 12 % blockColumns * blockWidth + day.column * pitch - 2",
                  "top": "=floor((day.month - thisMonth + 11) % 12 / blockColumns) * blockHeight + 15 + floor((day.day_of_month - 1 + (day.column - day.day_of_month + 36) % 7) / 7) * pitch"
                }
              }
            ]
          }
        ]
      }
      """#,
    "stepsYearUncounted": #"""
      {
        "comment": "A day without a count. Future days are outlines. A past day is a dot of whole points, so that all dots look the same; on e-ink it is a dash of whole pixels, so that it does not look like a small square. Days before the year are left out.",
        "type": "when",
        "condition": "=day.is_blank",
        "then": [
          { "when": "=day.day > __today", "type": "shape", "shape": "roundedRectangle", "radius": "=radius", "curve": "circular", "stroke": { "fill": "separator", "width": 0.5 }, "frame": { "width": "=cell", "height": "=cell" } }
        ],
        "else": [
          {
            "type": "zstack",
            "frame": { "width": "=cell", "height": "=cell" },
            "children": [
              { "when": "=not isEInk", "type": "shape", "shape": "circle", "fill": "tertiary", "frame": { "width": "=max(1, round(cell * 0.34 + 0.2))", "height": "=max(1, round(cell * 0.34 + 0.2))" } },
              { "when": "=isEInk", "type": "shape", "fill": "black", "frame": { "width": "=max(2, round(cell * 0.4))", "height": 1 } }
            ]
          }
        ]
      }
      """#,
    "stepsYearWeek": #"""
      {
        "type": "when",
        "condition": "=spansMonths",
        "then": [
          {
            "type": "use",
            "template": "stepsYearFact",
            "with": { "title": "=localized('bestWeek')", "value": "{{firstDay||date:MMMd}} – {{lastDay||date:MMMd}}", "detail": "{{=isTall ? __steps_months_best_week : __steps_year_best_week||number:0}}" }
          }
        ],
        "else": [
          {
            "type": "use",
            "template": "stepsYearFact",
            "with": { "title": "=localized('bestWeek')", "value": "=startsWith(format(lastDay, 'date:MMMd'), format(lastDay, 'date:d')) ? localized('range', format(firstDay, 'date:d') + (startsWith(format(lastDay, 'date:MMMd'), format(lastDay, 'date:d') + '.') ? '.' : ''), format(lastDay, 'date:MMMd')) : localized('range', format(firstDay, 'date:MMMd'), trim(replace(format(lastDay, 'date:MMMd'), format(lastDay, 'date:MMM'), '')))", "detail": "{{=isTall ? __steps_months_best_week : __steps_year_best_week||number:0}}" }
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
          { "when": "=__uv_now == '' or __weather_is_stale", "type": "use", "template": "uvUnknown" },
          {
            "when": "=__uv_now != '' and not __weather_is_stale",
            "type": "forEach",
            "items": [
              { "from": 0, "below": 3, "title": "=localized('uvLow')", "color": "#3EA72D", "ink": "#02190A", "tint": "white/0.25" },
              { "from": 3, "below": 6, "title": "=localized('uvModerate')", "color": "#FFF300", "ink": "#2B2700", "tint": "white/0.42" },
              { "from": 6, "below": 8, "title": "=localized('uvHigh')", "color": "#F18B00", "ink": "#2A1600", "tint": "white/0.62" },
              { "from": 8, "below": 11, "title": "=localized('uvVeryHigh')", "color": "#DE2F0F", "ink": "#FFFFFF", "tint": "white/0.82" },
              { "from": 11, "below": 100, "title": "=localized('uvExtreme')", "color": "#B567A4", "ink": "#1F0019", "tint": "white" }
            ],
            "as": "band",
            "children": [
              {
                "when": "=round(__uv_now) >= band.from and round(__uv_now) < band.below",
                "type": "zstack",
                "children": [
                  { "when": "=not isPlaceholder", "type": "shape", "opacity": { "light": 0.15, "dark": 0.18 }, "fill": { "glow": { "x": 0, "y": 0, "radius": 240, "color": "=band.color" } } },
                  { "when": "=variant == 'compact' or isSmall and height < 120", "type": "use", "template": "uvCompact", "with": { "isWide": "=isMedium or height < 120 or isTall and width > height * 1.3", "isNight": "=__sun_is_up != '' and not __sun_is_up and round(__uv_now) == 0" } },
                  { "when": "=variant == 'chart' and count(uv.course.values) > 0 and not (isSmall and height < 120)", "type": "use", "template": "uvChart", "with": { "isNight": "=__sun_is_up != '' and not __sun_is_up and round(__uv_now) == 0" } },
                  { "when": "=not isTall and not (isSmall and height < 120) and (variant == '' or variant == 'chart' and count(uv.course.values) == 0)", "type": "use", "template": "uvWide", "with": { "isNight": "=__sun_is_up != '' and not __sun_is_up and round(__uv_now) == 0" } },
                  { "when": "=isTall and (variant == '' or variant == 'chart' and count(uv.course.values) == 0)", "type": "use", "template": "uvTall", "with": { "dayRise": "=count(uv.course.values) > 0 ? 34 : clamp(height - 212 * max(1, textScale), 34, 380)", "isNight": "=__sun_is_up != '' and not __sun_is_up and round(__uv_now) == 0" } }
                ]
              }
            ]
          }
        ]
      }
      """#,
    "uvAccessory": #"""
      {
        "comment": "The UV index on the WHO scale, 0 to 11, with its band in words.",
        "type": "use",
        "template": "uvAccessoryBody",
        "with": {
          "state": "=__uv_now == '' or __weather_is_stale ? 'none' : __sun_is_up != '' and not __sun_is_up and round(__uv_now) == 0 ? 'night' : 'day'",
          "index": "=round(__uv_now)",
          "band": "=round(__uv_now) < 3 ? localized('uvLowWord') : round(__uv_now) < 6 ? localized('uvModerateWord') : round(__uv_now) < 8 ? localized('uvHighWord') : round(__uv_now) < 11 ? localized('uvVeryHighWord') : localized('uvExtremeWord')",
          "isOld": "=__uv_is_stale",
          "isMorning": "=not __uv_max_is_over",
          "nextPeak": "=not __uv_max_is_over ? (__uv_max == '' ? '' : round(__uv_max)) : count(uv.days) > 1 ? round(uv.days[1].max) : ''",
          "burn": "=__uv_burn == '' ? 'unknown' : __uv_burn_min == '' ? 'never' : __uv_now < 1 or __uv_burn_min > 120 ? 'late' : 'soon'"
        }
      }
      """#,
    "uvAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "uvAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "uvAccessoryCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "uvAccessoryRectangular" }
        ]
      }
      """#,
    "uvAccessoryCircular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'none'",
            "type": "use",
            "template": "accessoryGauge",
            "with": { "part": "", "figure": "–", "sign": "", "foot": "=localized('uvShort')", "mark": "sun.max.fill" },
            "accessibilityLabel": "=__weather_is_stale ? localized('weatherTooOld') : localized('uvIndexNoData')"
          },
          {
            "when": "=state == 'night'",
            "type": "use",
            "template": "accessoryGauge",
            "with": { "part": "", "figure": "", "sign": "moon.stars.fill", "foot": "=localized('uvShort')", "mark": "" },
            "accessibilityLabel": "=localized('uvIndexNoSun')"
          },
          {
            "when": "=state == 'day'",
            "type": "use",
            "template": "accessoryGauge",
            "with": {
              "part": "=clamp(__uv_now / 11, 0, 1)",
              "figure": "{{index}}",
              "sign": "",
              "foot": "=isOld ? replace(__weather_age, ' ', '') : localized('uvShort')",
              "mark": "=isOld ? 'clock' : ''",
              "spare": "sun.max.fill"
            },
            "accessibilityLabel": "=isOld ? localized('pair', localized('uvIndexBand', index, band), localized('old', __weather_age)) : localized('uvIndexBand', index, band)"
          }
        ]
      }
      """#,
    "uvAccessoryCurve": #"""
      {
        "comment": "The index from 6 to 21 o'clock. The past part is paler, and the current time is a line with a dot.",
        "type": "zstack",
        "alignment": "bottomLeading",
        "frame": { "width": "=width", "height": "=height", "alignment": "bottomLeading" },
        "children": [
          {
            "type": "chart",
            "mark": "area",
            "values": "=uv.course.values",
            "min": 0,
            "max": "=uv.course.top",
            "interpolation": "monotone",
            "fill": {
              "linear": {
                "degrees": 90,
                "stops": [
                  { "color": "label/0.22", "at": "=uv.course.now != '' ? round(width * uv.course.now) / width : isMorning ? 0 : 1" },
                  { "color": "label/0.58", "at": "=uv.course.now != '' ? round(width * uv.course.now) / width : isMorning ? 0 : 1" }
                ]
              }
            },
            "frame": { "width": "=width", "height": "=tall" },
            "padding": { "bottom": 1.5 }
          },
          { "type": "shape", "shape": "capsule", "fill": "tertiary", "frame": { "width": "=width", "height": 1.5 } },
          {
            "when": "=uv.course.now != ''",
            "type": "shape",
            "id": "now",
            "fill": "label",
            "frame": { "width": 1.5, "height": "=round(tall * uv.course.now_height)" },
            "margin": { "leading": "=clamp(round(width * uv.course.now) - 0.75, 0, width - 1.5)", "bottom": 1.5 }
          },
          {
            "when": "=uv.course.now != ''",
            "type": "shape",
            "shape": "circle",
            "fill": "label",
            "frame": { "width": 7.2, "height": 7.2 },
            "margin": { "leading": "=clamp(round(width * uv.course.now) - 3.6, 0, width - 7.2)", "bottom": "=max(round(tall * uv.course.now_height) - 2.1, 0)" }
          }
        ]
      }
      """#,
    "uvAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=state == 'none'", "type": "use", "template": "accessoryPhrase", "with": { "icon": "sun.max.fill", "words": "=__weather_is_stale ? localized('weatherTooOld') : localized('uvNoData')", "brief": "=localized('noData')" } },
          {
            "when": "=state == 'night'",
            "type": "use",
            "template": "accessoryPhrase",
            "with": { "icon": "moon.stars.fill", "words": "=__sun_next_rise_local == '' ? localized('uvZeroNoSun') : localized('uvZeroUntil', __sun_next_rise_local)", "brief": "" }
          },
          {
            "when": "=state == 'day'",
            "type": "use",
            "template": "accessoryPhrase",
            "with": {
              "icon": "sun.max.fill",
              "words": "=isOld ? localized('pair', localized('uvBand', index, band), localized('old', __weather_age)) : burn == 'soon' ? localized('uvBurn', localized('uvBand', index, band), __uv_burn) : burn == 'late' ? localized('uvBurnAt', localized('uvBand', index, band), __uv_burn_time_local) : localized('uvBand', index, band)",
              "brief": "=localized('uvBand', index, band)"
            }
          }
        ]
      }
      """#,
    "uvAccessoryRectangular": #"""
      {
        "type": "zstack",
        "alignment": "topLeading",
        "frame": { "width": "=width", "height": "=height", "alignment": "topLeading" },
        "children": [
          {
            "when": "=state == 'none'",
            "type": "vstack",
            "alignment": "leading",
            "children": [
              { "type": "use", "template": "accessoryTitle", "with": { "icon": "sun.max.fill", "words": "=__weather_is_stale ? localized('weatherTooOld') : localized('noData')" } },
              { "type": "use", "template": "accessoryDetail", "with": { "words": "=localized('uvIndexUnknown')" } },
              { "type": "use", "template": "accessoryDetail", "with": { "words": "=localized('coverUpAtMidday')" } }
            ]
          },
          {
            "when": "=state != 'none'",
            "type": "vstack",
            "alignment": "leading",
            "children": [
              {
                "type": "use",
                "template": "accessoryTitle",
                "with": { "icon": "=state == 'night' ? 'moon.stars.fill' : 'sun.max.fill'", "words": "=localized('uvComma', index, state == 'night' ? localized('noSunWord') : band)" }
              },
              {
                "when": "=state == 'night' and nextPeak != ''",
                "type": "use",
                "template": "accessoryDetail",
                "with": { "words": "=nextPeak == 0 ? (isMorning ? localized('noneTodayUV') : localized('noneTomorrowUV')) : isMorning ? localized('upToToday', nextPeak) : localized('upToTomorrow', nextPeak)" }
              },
              {
                "when": "=state == 'day' and (isOld or burn != 'unknown')",
                "type": "use",
                "template": "accessoryDetail",
                "with": { "words": "=isOld ? localized('updatedAgo', __weather_age) : burn == 'never' ? localized('noBurnToday') : burn == 'late' ? localized('burnAt', __uv_burn_time_local) : localized('burnIn', __uv_burn)" }
              },
              {
                "when": "=count(uv.course.values) == 0 and (state == 'night' ? __sun_next_rise_local != '' : __uv_max != '')",
                "type": "use",
                "template": "accessoryDetail",
                "with": { "words": "=state == 'night' ? localized('sunriseAt', __sun_next_rise_local) : localized('upToToday', round(__uv_max))" }
              }
            ]
          },
          { "when": "=state != 'none' and count(uv.course.values) > 0", "type": "use", "template": "uvAccessoryCurve", "with": { "tall": "=min(26, height - 43)" } }
        ]
      }
      """#,
    "uvChart": #"""
      {
        "comment": "The variant `chart`: the course of the day over the whole widget.",
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "spacing": "=isEInk and isSmall and width < 155 ? 6 : 10",
            "children": [
              { "type": "use", "template": "uvDisc", "with": { "side": "=isTall ? 56 : isEInk and isSmall and width < 155 and round(__uv_now) < 10 ? 32 : 40" } },
              { "type": "use", "template": "uvTitle" },
              { "when": "=not isSmall", "type": "spacer", "minLength": 4 },
              { "when": "=not isSmall", "type": "text", "text": "=localized('uvIndex')", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondaryInk", "lineLimit": 1, "frame": { "maxHeight": "=isTall ? 56 : 40", "alignment": "topTrailing" } }
            ]
          },
          { "type": "spacer", "minLength": 4 },
          {
            "type": "use",
            "template": "uvCurve",
            "with": { "chartWidth": "=width - 32", "chartHeight": "=max(height - 32 - 18 - (isTall ? 56 : 40) - 12, 30)", "hours": "=isSmall ? [6, 12, 18] : [6, 9, 12, 15, 18, 21]" }
          }
        ]
      }
      """#,
    "uvCompact": #"""
      {
        "comment": "The variant `compact`: the index, its band, and how long protection is needed; centred in a tall square.",
        "type": "vstack",
        "alignment": "=isTall and not isWide ? 'center' : 'leading'",
        "padding": "=height < 120 ? 12 : 16",
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          { "type": "text", "text": "=localized('uvIndex')", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondaryInk", "lineLimit": 1, "frame": { "maxWidth": "infinity", "alignment": "leading" } },
          { "type": "spacer", "minLength": 4 },
          {
            "when": "=isWide",
            "type": "hstack",
            "spacing": "=isTall ? 24 : 18",
            "children": [
              { "type": "use", "template": "uvDisc", "with": { "side": "=clamp(height - 78, 48, isTall ? 200 : 130)" } },
              { "type": "use", "template": "uvTitle", "with": { "isLarge": true } }
            ]
          },
          { "when": "=not isWide", "type": "use", "template": "uvDisc", "with": { "side": "=isTall ? clamp(height - 190, 90, 200) : clamp(height - 96, 40, 80)" } },
          { "when": "=not isWide", "type": "use", "template": "uvTitle", "with": { "isLarge": "=isTall", "isCentered": "=isTall" }, "margin": { "top": "=isTall ? 16 : 6" } },
          { "type": "spacer", "minLength": 4 }
        ]
      }
      """#,
    "uvCurve": #"""
      {
        "comment": "The mark of the current time moves by whole points: smaller movements would only cause new pictures that nobody can distinguish.",
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
                "comment": "E-ink: the coming hours are hatched, because the panel hatches a fill that fades.",
                "when": "=isEInk and uv.course.now != ''",
                "type": "zstack",
                "alignment": "bottomTrailing",
                "frame": { "width": "=chartWidth - round(chartWidth * uv.course.now)", "height": "=chartHeight", "alignment": "bottomTrailing" },
                "clip": "rectangle",
                "margin": { "leading": "=round(chartWidth * uv.course.now)" },
                "children": [
                  {
                    "type": "chart",
                    "mark": "area",
                    "values": "=uv.course.values",
                    "min": 0,
                    "max": "=uv.course.top",
                    "interpolation": "monotone",
                    "fill": { "linear": { "stops": ["black/0.2", "clear"] } },
                    "frame": { "width": "=chartWidth", "height": "=chartHeight" }
                  }
                ]
              },
              {
                "when": "=not isEInk",
                "type": "chart",
                "mark": "area",
                "values": "=uv.course.values",
                "min": 0,
                "max": "=uv.course.top",
                "interpolation": "monotone",
                "fades": "=uv.course.fades",
                "opacity": { "light": 0.3, "dark": 0.36 },
                "fill": {
                  "tinted": "white",
                  "default": {
                    "linear": {
                      "stops": [
                        { "color": "#B567A4", "at": "=clamp(1 - 11.6 / uv.course.top, 0, 1)" }, { "color": "#DE2F0F", "at": "=clamp(1 - 9 / uv.course.top, 0, 1)" },
                        { "color": "#F18B00", "at": "=1 - 6.5 / uv.course.top" }, { "color": { "light": "#EAC700", "dark": "#F7E000" }, "at": "=1 - 4 / uv.course.top" },
                        { "color": "#3EA72D", "at": "=1 - 1.4 / uv.course.top" }
                      ]
                    }
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
                "comment": "On e-ink the hatching of the coming hours would lie under the words, and a high curve would cross them. Long words would be crossed, too.",
                "text": "=isTall and not isEInk and textScale <= 1.2 and (__uv_max < 3 or __uv_max < 7 and length(localized('protectFrom')) * 6.6 < chartWidth * 0.28) ? localized('protectFrom') : '3'",
                "font": { "style": "caption2", "weight": "medium", "tabular": true },
                "foreground": "secondaryInk",
                "fixedSize": true,
                "frame": { "width": "=chartWidth", "alignment": "=isTall and not isEInk ? 'trailing' : 'leading'" },
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
                "lineWidth": "=isEInk ? 2 : 3",
                "fill": {
                  "tinted": "white",
                  "default": {
                    "linear": {
                      "stops": [
                        { "color": "#B567A4", "at": "=clamp(1 - 11.6 / uv.course.top, 0, 1)" }, { "color": "#DE2F0F", "at": "=clamp(1 - 9 / uv.course.top, 0, 1)" },
                        { "color": "#F18B00", "at": "=1 - 6.5 / uv.course.top" }, { "color": { "light": "#EAC700", "dark": "#F7E000" }, "at": "=1 - 4 / uv.course.top" },
                        { "color": "#3EA72D", "at": "=1 - 1.4 / uv.course.top" }
                      ]
                    }
                  }
                }
              },
              {
                "comment": "Past hours that were not in any forecast, so that their values are computed.",
                "when": "=uv.course.computed > 0.3",
                "type": "text",
                "id": "computed",
                "text": "=localized('computed')",
                "font": "caption2",
                "foreground": "secondaryInk",
                "fixedSize": true,
                "margin": { "bottom": "=chartHeight > 140 or __uv_max < 2.5 ? chartHeight * 2.5 / uv.course.top + (isTall and not isEInk and textScale <= 1.2 and __uv_max < 2.5 ? 2 : 18) : chartHeight - 13" }
              },
              { "type": "shape", "fill": "tertiary", "frame": { "height": 1 } },
              {
                "when": "=uv.course.now != '' and not isPlaceholder",
                "type": "shape",
                "fill": "label",
                "frame": { "width": 1.5, "height": "=isEInk ? max(round(chartHeight * uv.course.now_height) - 1, 0) : round(chartHeight * uv.course.now_height)" },
                "margin": { "leading": "=round(chartWidth * uv.course.now) - 0.75" }
              },
              {
                "when": "=uv.course.now != '' and not isPlaceholder",
                "type": "shape",
                "shape": "circle",
                "fill": "label",
                "stroke": { "fill": "background", "width": "=isEInk ? 0 : 2.5" },
                "frame": { "width": "=isEInk ? 10 : 12", "height": "=isEInk ? 10 : 12" },
                "margin": { "leading": "=round(chartWidth * uv.course.now) - (isEInk ? 5 : 6)", "bottom": "=round(chartHeight * uv.course.now_height) - (isEInk ? 5 : 6)" }
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
                    "comment": "With twelve-hour clocks the labels have no a.m. or p.m.: 6, 9, 12, 3.",
                    "type": "text",
                    "text": "=pad(__half_day == '' ? hour : (hour + 11) % 12 + 1, __half_day == '' ? 2 : 1)",
                    "font": { "style": "caption2", "weight": "medium", "tabular": true },
                    "foreground": "secondaryInk",
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
          {
            "when": "=isEInk and not isNight and not isPlaceholder",
            "type": "zstack",
            "children": [
              { "type": "shape", "shape": "circle", "stroke": { "fill": "black", "width": 1.5 } },
              {
                "when": "=not __uv_is_stale and band.from > 0",
                "type": "zstack",
                "children": [
                  { "type": "use", "template": "uvPattern", "with": { "rank": "=band.from == 3 ? 1 : band.from == 6 ? 2 : band.from == 8 ? 3 : 4", "wide": "=side - 2", "high": "=side - 2" }, "frame": { "width": "=side - 2", "height": "=side - 2" }, "clip": "circle" },
                  { "type": "shape", "shape": "circle", "fill": "black", "frame": { "width": "=side - 16", "height": "=side - 16" } },
                  { "type": "shape", "shape": "circle", "fill": "white", "frame": { "width": "=side - 14", "height": "=side - 14" } }
                ]
              }
            ]
          },
          { "when": "=not isEInk or isNight or isPlaceholder", "type": "shape", "shape": "circle", "fill": "=isNight or isPlaceholder ? 'fill' : __uv_is_stale ? 'clear' : isTinted ? band.tint : band.color", "stroke": { "fill": "=__uv_is_stale ? band.color : 'clear'", "width": 2 } },
          {
            "type": "text",
            "id": "index",
            "text": "{{__uv_now||round}}",
            "font": { "size": "=side * (isEInk ? (__uv_now >= 9.5 ? 0.4 : 0.48) : __uv_now >= 9.5 ? 0.5 : 0.58)", "weight": "=isEInk ? 'bold' : 'semibold'", "tabular": true },
            "foreground": "=isNight or isPlaceholder or __uv_is_stale ? 'label' : isTinted ? (band.from < 6 ? 'white' : 'black') : band.ink",
            "lineLimit": 1,
            "fixedSize": true
          }
        ]
      }
      """#,
    "uvPattern": #"""
      {
        "comment": "The e-ink pattern of a band, `rank` 0 to 4, in a rectangle of `wide` × `high`: white, dots, thin diagonals, thick diagonals, black. A cell is four points. The caller clips it to its shape.",
        "type": "zstack",
        "children": [
          {
            "when": "=rank == 1",
            "type": "vstack",
            "fixedSize": true,
            "children": [
              {
                "type": "forEach",
                "items": "=floor(high / 2)",
                "index": "line",
                "children": [
                  { "when": "=wide < 30 and line % 2 == 0", "type": "chart", "mark": "points", "values": [1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1], "min": 0, "max": 2, "lineWidth": 0.8, "fill": "black", "frame": { "width": 24, "height": 2 } },
                  { "when": "=wide < 30 and line % 2 == 1", "type": "chart", "mark": "points", "values": [null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null], "min": 0, "max": 2, "lineWidth": 0.8, "fill": "black", "frame": { "width": 24, "height": 2 } },
                  { "when": "=wide >= 30 and line % 2 == 0", "type": "chart", "mark": "points", "values": [1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1], "min": 0, "max": 2, "lineWidth": 0.8, "fill": "black", "frame": { "width": 60, "height": 2 } },
                  { "when": "=wide >= 30 and line % 2 == 1", "type": "chart", "mark": "points", "values": [null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null, 1, null], "min": 0, "max": 2, "lineWidth": 0.8, "fill": "black", "frame": { "width": 60, "height": 2 } }
                ]
              }
            ]
          },
          {
            "when": "=rank == 2 or rank == 3",
            "type": "chart",
            "mark": "line",
            "interpolation": "step",
            "values": [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0],
            "lineWidth": "=rank == 2 ? 1.4 : 2.7",
            "fill": "black",
            "rotation": 45,
            "frame": { "width": 88, "height": 88 }
          },
          { "when": "=rank == 4", "type": "shape", "fill": "black" }
        ]
      }
      """#,
    "uvRow": #"""
      {
        "type": "hstack",
        "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "tabular": true },
        "children": [
          { "when": "=dropped != 1", "type": "symbol", "name": "=icon", "size": 12, "color": "secondaryInk", "margin": { "trailing": 5 } },
          { "when": "=dropped < 2", "type": "text", "text": "=title", "foreground": "secondaryInk", "lineLimit": 1 },
          { "type": "spacer", "minLength": "=size == 'extraLarge' ? 12 : 4" },
          { "type": "text", "text": "=value", "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "semibold", "tabular": true }, "fixedSize": true }
        ]
      }
      """#,
    "uvRows": #"""
      {
        "comment": "If the words are long, the icons are left out first, then the titles.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "children": [
          {
            "type": "forEach",
            "items": 3,
            "as": "attempt",
            "index": "dropped",
            "children": [
              {
                "type": "vstack",
                "spacing": { "large": 5, "extraLarge": 5, "default": 2 },
                "children": [
                  { "when": "=isNight and not __uv_max_is_over and __uv_max != ''", "type": "use", "template": "uvRow", "with": { "icon": "sun.max.fill", "title": "=localized('today')", "value": "=round(__uv_max)" } },
                  { "when": "=isNight and __uv_max_is_over and count(uv.days) > 1", "type": "use", "template": "uvRow", "with": { "icon": "sun.max.fill", "title": "=localized('tomorrow')", "value": "=round(uv.days[1].max)" } },
                  {
                    "when": "=not isNight and (__uv_burn_min == '' or __uv_vitamin_d_min == '' or __uv_vitamin_d_min < __uv_burn_min)",
                    "type": "use",
                    "template": "uvRow",
                    "with": { "icon": "sun.max.fill", "title": "=localized('vitaminD')", "value": "=__uv_vitamin_d_min == '' ? localized('notNow') : __uv_vitamin_d_min > 120 ? localized('moreThanTwoHours') : __uv_vitamin_d" }
                  },
                  {
                    "comment": "If there is hardly any sun, or it takes more than two hours, the time of day says more than the minutes.",
                    "when": "=not isNight and __uv_burn != ''",
                    "type": "use",
                    "template": "uvRow",
                    "with": { "icon": "exclamationmark.triangle.fill", "title": "=localized('burn')", "value": "=__uv_burn_min == '' ? localized('notToday') : __uv_now < 1 or __uv_burn_min > 120 ? __uv_burn_time_local : __uv_burn" }
                  }
                ]
              }
            ]
          }
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
              { "type": "text", "text": "=localized('uvIndex')", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondaryInk" },
              { "type": "spacer", "minLength": 8 },
              { "type": "text", "id": "place", "text": "{{__weather_location|}}", "font": "footnote", "foreground": "secondaryInk", "lineLimit": 1 }
            ]
          },
          {
            "type": "hstack",
            "spacing": "=width < 330 ? 8 : 14",
            "margin": { "top": 10 },
            "children": [
              { "type": "use", "template": "uvDisc", "with": { "side": "=width < 330 ? 46 : 60" } },
              { "type": "use", "template": "uvTitle", "layoutPriority": 1 },
              { "when": "=isEInk or isNight or width >= 400 or length(band.title) <= (width < 330 ? 8 : 10)", "type": "spacer", "minLength": 4 },
              { "type": "use", "template": "uvRows", "frame": { "minWidth": "=isEInk or isNight ? 90 : length(band.title) <= (width < 330 ? 8 : 10) ? 130 : width < 310 ? 98 : 118", "maxWidth": "=width >= 400 ? 'infinity' : isEInk or isNight or length(band.title) <= (width < 330 ? 8 : 10) ? 132 : width < 310 ? 98 : 118", "alignment": "=width >= 400 ? 'trailing' : 'center'" }, "fixedSize": { "horizontal": "=width >= 400", "vertical": false } }
            ]
          },
          { "type": "spacer", "minLength": 6 },
          {
            "when": "=count(uv.course.values) > 0",
            "type": "use",
            "template": "uvCurve",
            "with": { "chartWidth": "=width - 32", "chartHeight": "=clamp(108 + height - (size == 'extraLarge' ? 342 : 354) + (count(uv.days) > 1 or isSquare ? 0 : 78), 56, 420)", "hours": [6, 9, 12, 15, 18, 21] }
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
                        "frame": { "width": 26, "height": "=26 + clamp((day.max - 1) / 11, 0, 1) * dayRise", "alignment": "top" },
                        "children": [
                          {
                            "when": "=isEInk and not isPlaceholder",
                            "type": "zstack",
                            "alignment": "top",
                            "children": [
                              { "type": "shape", "shape": "capsule", "stroke": { "fill": "black", "width": 1.5 } },
                              {
                                "type": "use",
                                "template": "uvPattern",
                                "with": { "rank": "=round(day.max) < 3 ? 0 : round(day.max) < 6 ? 1 : round(day.max) < 8 ? 2 : round(day.max) < 11 ? 3 : 4", "wide": 24, "high": "=24 + clamp((day.max - 1) / 11, 0, 1) * dayRise" },
                                "frame": { "width": 24, "height": "=24 + clamp((day.max - 1) / 11, 0, 1) * dayRise" },
                                "clip": "capsule",
                                "margin": { "top": 1 }
                              },
                              { "when": "=round(day.max) > 2", "type": "shape", "shape": "circle", "fill": "black", "frame": { "width": 18, "height": 18 }, "margin": { "top": 4 } },
                              { "when": "=round(day.max) > 2", "type": "shape", "shape": "circle", "fill": "white", "frame": { "width": 20, "height": 20 }, "margin": { "top": 3 } }
                            ]
                          },
                          { "when": "=not isEInk or isPlaceholder", "type": "shape", "shape": "capsule", "fill": "=isPlaceholder ? 'fill' : isTinted ? (round(day.max) < 3 ? 'white/0.25' : round(day.max) < 6 ? 'white/0.42' : round(day.max) < 8 ? 'white/0.62' : round(day.max) < 11 ? 'white/0.82' : 'white') : round(day.max) < 3 ? '#3EA72D' : round(day.max) < 6 ? '#FFF300' : round(day.max) < 8 ? '#F18B00' : round(day.max) < 11 ? '#DE2F0F' : '#B567A4'" },
                          {
                            "type": "text",
                            "text": "{{=round(day.max)}}",
                            "font": { "size": "=isEInk and day.max >= 9.5 ? 13 : 15", "weight": "=isEInk ? 'bold' : 'semibold'", "tabular": true },
                            "foreground": "=isPlaceholder ? 'label' : isTinted ? (round(day.max) < 6 ? 'white' : 'black') : round(day.max) < 3 ? '#02190A' : round(day.max) < 6 ? '#2B2700' : round(day.max) < 8 ? '#2A1600' : round(day.max) < 11 ? '#FFFFFF' : '#1F0019'",
                            "fixedSize": true,
                            "padding": { "top": 4 }
                          }
                        ]
                      },
                      {
                        "type": "text",
                        "text": "=index == 0 ? localized('today') : day.weekday",
                        "font": { "style": "caption2", "weight": "=index == 0 ? 'bold' : 'medium'" },
                        "foreground": "=index == 0 ? 'label' : 'secondaryInk'",
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
        "comment": "It is larger beside a disc that fills the widget (`isLarge`).",
        "type": "vstack",
        "alignment": "=isCentered == true ? 'center' : 'leading'",
        "children": [
          {
            "type": "text",
            "id": "band",
            "text": "=isNight ? localized('noSun') : band.title",
            "font": { "style": "=isTall ? (isLarge == true ? 'largeTitle' : 'title2') : 'subheadline'", "weight": "semibold" },
            "lineLimit": "=isEInk or isNight and replace(localized('noSun'), ' ', '') != localized('noSun') ? 2 : 1",
            "minimumScale": "=isNight ? 0.75 : min(0.6, 0.6 / textScale)",
            "balanced": true
          },
          {
            "when": "=isNight and __sun_next_rise_local != ''",
            "type": "viewThatFits",
            "axis": "horizontal",
            "foreground": "secondaryInk",
            "children": [
              { "type": "text", "id": "rise", "text": "=localized('untilWord', __sun_next_rise_local)", "font": { "style": "=isTall ? (isLarge == true ? 'title3' : 'footnote') : 'caption'", "tabular": true }, "lineLimit": 1 },
              { "type": "text", "text": "=localized('untilWord', __sun_next_rise_local)", "font": { "style": "caption2", "tabular": true }, "lineLimit": 2, "balanced": true }
            ]
          },
          {
            "when": "=not isNight and not __uv_is_stale and __uv_protection != ''",
            "type": "viewThatFits",
            "axis": "horizontal",
            "font": { "style": "=isTall ? (isLarge == true ? 'title3' : 'footnote') : 'caption'", "tabular": true },
            "foreground": "secondaryInk",
            "children": [
              { "type": "text", "id": "until", "text": "{{__uv_protection}}", "lineLimit": 1 },
              { "type": "text", "text": "{{__uv_protection}}", "font": { "style": "caption2", "tabular": true }, "lineLimit": 1 },
              { "type": "text", "text": "{{__uv_protection}}", "font": { "style": "caption2", "tabular": true }, "lineLimit": 2, "minimumScale": 0.75, "balanced": true }
            ]
          },
          {
            "when": "=not isNight and __uv_is_stale",
            "type": "viewThatFits",
            "axis": "horizontal",
            "id": "age",
            "font": { "style": "=isTall ? (isLarge == true ? 'title3' : 'footnote') : 'caption'", "tabular": true },
            "foreground": "orangeInk",
            "children": [
              { "type": "text", "text": "=localized('old', __weather_age)", "lineLimit": 1 },
              { "type": "text", "text": "=localized('old', __weather_age)", "font": { "style": "caption2", "tabular": true }, "lineLimit": 1 },
              { "type": "hstack", "spacing": 3, "children": [{ "type": "symbol", "name": "arrow.clockwise", "size": 10, "alignsInk": true }, { "type": "text", "text": "{{__weather_age}}", "lineLimit": 1, "minimumScale": 0.75 }] }
            ]
          }
        ]
      }
      """#,
    "uvUnknown": #"""
      {
        "comment": "The index is unknown; general advice is shown.",
        "type": "when",
        "condition": "=isSmall and height >= 120",
        "then": [
          {
            "type": "vstack",
            "alignment": "leading",
            "padding": { "horizontal": 16, "vertical": "=height < 120 ? 8 : isEInk ? 12 : 16" },
            "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              { "type": "text", "text": "=localized('uvIndex')", "font": { "style": "footnote", "weight": "semibold" }, "foreground": "secondaryInk" },
              { "type": "spacer" },
              {
                "type": "hstack",
                "spacing": 9,
                "children": [
                  {
                    "type": "zstack",
                    "frame": { "width": "=isEInk ? 36 : 44", "height": "=isEInk ? 36 : 44" },
                    "children": [
                      { "type": "shape", "shape": "circle", "fill": "clear", "stroke": { "fill": "tertiary", "width": 2, "dash": [4, 4] } },
                      { "type": "text", "text": "–", "font": { "size": 24, "weight": "semibold" }, "foreground": "secondaryInk" }
                    ]
                  },
                  { "type": "text", "id": "primary", "text": "=__weather_is_stale ? localized('weatherTooOld') : localized('noData')", "font": { "style": "subheadline", "weight": "semibold" }, "lineLimit": 2, "minimumScale": 0.7 }
                ]
              },
              { "type": "spacer" },
              { "type": "text", "id": "warning", "text": "=localized('coverUpBetween', replace(format('2026-01-01 10:00', __half_day == '' ? 'date:jm' : 'date:j'), ' ', '\u00a0'), replace(format('2026-01-01 16:00', __half_day == '' ? 'date:jm' : 'date:j'), ' ', '\u00a0'))", "font": { "small": "caption", "default": "footnote" }, "foreground": "secondaryInk", "lineLimit": 3, "minimumScale": 0.92 }
            ]
          }
        ],
        "else": [
          { "type": "use", "template": "stateNote", "with": { "icon": "sun.max", "title": "=__weather_is_stale ? localized('weatherTooOld') : localized('uvIndexUnknown')", "note": "=localized('coverUpBetween', replace(format('2026-01-01 10:00', __half_day == '' ? 'date:jm' : 'date:j'), ' ', '\u00a0'), replace(format('2026-01-01 16:00', __half_day == '' ? 'date:jm' : 'date:j'), ' ', '\u00a0'))" } }
        ]
      }
      """#,
    "uvWide": #"""
      {
        "type": "hstack",
        "spacing": 20,
        "padding": { "horizontal": 16, "vertical": "=height < 92 ? 8 : 16" },
        "frame": { "maxWidth": "infinity", "alignment": "leading" },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "frame": { "width": "=isSmall or width < 250 or count(uv.course.values) == 0 ? width - 32 : 126", "maxHeight": "infinity", "alignment": "topLeading" },
            "children": [
              {
                "type": "hstack",
                "children": [
                  {
                  "type": "viewThatFits",
                  "axis": "horizontal",
                  "font": { "style": "footnote", "weight": "semibold" },
                  "foreground": "secondaryInk",
                  "children": [{ "type": "text", "text": "=localized('uvIndex')", "lineLimit": 1 }, { "type": "text", "text": "=localized('uvShort')", "lineLimit": 1 }]
                },
                  { "type": "spacer" },
                  { "when": "=isNight", "type": "symbol", "name": "moon.stars.fill", "size": 14.5, "color": "indigo" }
                ]
              },
              { "type": "spacer" },
              {
                "type": "hstack",
                "spacing": 9,
                "children": [{ "type": "use", "template": "uvDisc", "with": { "side": "=isEInk and width < 320 ? 38 : 44" } }, { "type": "use", "template": "uvTitle" }]
              },
              { "type": "spacer" },
              { "when": "=height >= 92", "type": "use", "template": "uvRows" }
            ]
          },
          {
            "when": "=isMedium and width >= 250 and count(uv.course.values) > 0",
            "type": "use",
            "template": "uvCurve",
            "with": { "chartWidth": "=width - 178", "chartHeight": "=isMedium ? clamp(height - 52, 30, 240) : 106", "hours": "=width < (isEInk ? 310 : 280) ? [8, 20] : [8, 12, 16, 20]" }
          }
        ]
      }
      """#,
    "weather": #"""
      {
        "comment": "Rain within the hour if there is any, otherwise the day ahead. White text on a sky, in both appearances.",
        "type": "zstack",
        "foreground": "white",
        "children": [
          {
            "when": "=__weather_temp == '' or __weather_is_stale",
            "type": "use",
            "template": "sky",
            "with": { "sky": "none", "glowX": "=width / 2", "glowY": -40, "glowRadius": "=isSmall ? 110 * width / 158 : 170 * width / 338" }
          },
          {
            "when": "=__weather_temp != '' and not __weather_is_stale and weather.rain.is_wet",
            "type": "use",
            "template": "sky",
            "with": {
              "sky": "=weather.rain.kind == localized('rain') ? 'rain' : 'snow'",
              "glowX": "=variant != '' ? width / 2 : 16 + weather.rain.peak_at * (isTall ? width - 92 : width - 32)",
              "glowY": "=variant != '' ? -50 : isTall ? 180 : 112",
              "glowRadius": "=variant != '' ? (isSmall ? 110 * width / 158 : 170 * width / 338) : isSmall ? 88 : isMedium ? 160 : 180"
            }
          },
          {
            "when": "=__weather_temp != '' and not __weather_is_stale and not weather.rain.is_wet",
            "type": "use",
            "template": "sky",
            "with": {
              "sky": "=__weather_sky",
              "glowX": "=isSmall ? width * 88 / 158 : width * 170 / 338",
              "glowY": "=isSmall ? -40 : isMedium ? -50 : -60",
              "glowRadius": "=isSmall ? 110 * width / 158 : isMedium ? 140 * width / 338 : 180 * width / 338"
            }
          },
          {
            "type": "use",
            "template": "weatherBody",
            "with": {
              "quiet": "=isLight ? 'white/0.9' : isTinted ? 'white/0.86' : 'white/0.72'",
              "hairline": "=isLight ? 'white/0.22' : 'white/0.14'",
              "wet": "=isLight ? '#D3EEFF' : '#8FD2FF'",
              "isLittle": "=isSmall and height < 120 or isMedium and height < (weather.rain.is_wet ? 100 : 118)"
            }
          }
        ]
      }
      """#,
    "weatherAccessory": #"""
      {
        "comment": "Rain within the hour if there is any, otherwise the current weather and today's range.",
        "type": "use",
        "template": "weatherAccessoryState",
        "with": {
          "state": "=__weather_temp == '' or __weather_is_stale ? 'none' : weather.rain.is_wet ? 'rain' : 'dry'",
          "isRaining": "=weather.rain.is_falling",
          "wait": "=weather.rain.wait",
          "rainIcon": "=weather.rain.symbol",
          "skyIcon": "=__weather_symbol == '' ? 'thermometer.medium' : __weather_symbol",
          "degrees": "\u200e{{=replace(format(__weather_temp, \"number\"), \"-\", \"−\")}}°",
          "hasRange": "=__weather_high != '' and __weather_low != ''",
          "high": "=replace(format(__weather_high, 'number'), '-', '−')",
          "low": "=replace(format(__weather_low, 'number'), '-', '−')",
          "isOld": "=__weather_is_aged"
        }
      }
      """#,
    "weatherAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "weatherAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "weatherAccessoryCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "weatherAccessoryRectangular" }
        ]
      }
      """#,
    "weatherAccessoryCircular": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=state == 'none'",
            "type": "use",
            "template": "accessoryPlate",
            "with": { "icon": "thermometer.medium", "figure": "–", "foot": "" },
            "accessibilityLabel": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')"
          },
          {
            "when": "=state == 'rain'",
            "type": "use",
            "template": "accessoryPlate",
            "with": {
              "icon": "=rainIcon",
              "figure": "=wait == localized('allHour') ? '60+' : wait == localized('nowWord') ? localized('nowHour') : isRaining ? __weather_rain_end_min : __weather_rain_start_min",
              "foot": "=wait == localized('nowWord') ? '' : not isRaining ? localized('minuteUnit') : width < 66 ? localized('left') : localized('minutesLeft')",
              "shortFoot": "=localized('minuteUnit')"
            },
            "accessibilityLabel": "{{weather.rain.lead}} {{weather.rain.wait}}"
          },
          {
            "when": "=state == 'dry'",
            "type": "use",
            "template": "accessoryPlate",
            "with": {
              "icon": "=skyIcon",
              "figure": "=degrees",
              "foot": "=isOld ? age : not hasRange ? '' : length(range) <= (width < 66 ? 6 : 8) ? range : length(narrowRange) <= (width < 66 ? 5 : 8) ? narrowRange : ''",
              "shortFoot": "=isOld ? __weather_age : ''"
            },
            "accessibilityLabel": "{{degrees}} {{__weather_condition|}}, {{=isOld ? age : range}}"
          }
        ]
      }
      """#,
    "weatherAccessoryDry": #"""
      {
        "comment": "The sky in the first line, to leave room for long words. Below it stand the temperature, and beside that the range and the next hour.",
        "type": "zstack",
        "alignment": "topLeading",
        "frame": { "width": "=width", "height": "=height", "alignment": "topLeading" },
        "children": [
          { "type": "use", "template": "accessoryTitle", "with": { "icon": "=skyIcon", "words": "=__weather_condition ?? localized('now')" } },
          { "type": "use", "template": "accessoryFigure", "with": { "figure": "=degrees", "base": "=height < 66 ? height - 3 : 62" } },
          {
            "type": "vstack",
            "alignment": "leading",
            "padding": { "leading": 64, "top": "=height < 66 ? height - 37 : 28" },
            "frame": { "width": "=width", "alignment": "leading" },
            "children": [
              { "when": "=hasRange", "type": "use", "template": "accessoryDetail", "with": { "words": "=width < 150 and length(range) > 7 ? range : longRange" } },
              { "when": "=isOld", "type": "use", "template": "accessoryDetail", "with": { "words": "=age" } },
              { "when": "=not isOld and __weather_nowcast != localized('nextHourUnknown')", "type": "use", "template": "weatherAccessoryHour", "with": { "words": "=__weather_nowcast == localized('noKindNextHour', localized('rainWord')) ? localized('dryNextHour') : __weather_nowcast" } },
              { "when": "=not isOld and __weather_nowcast == localized('nextHourUnknown')", "type": "use", "template": "accessoryDetail", "with": { "words": "=length(__weather_location) > 18 ? first(split(__weather_location, ',')) : __weather_location" } }
            ]
          }
        ]
      }
      """#,
    "weatherAccessoryHour": #"""
      {
        "comment": "The `words` about the next hour if they fit whole, otherwise the place.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "font": { "style": "footnote", "weight": "medium", "tabular": true },
        "foreground": "secondaryInk",
        "children": [
          { "type": "text", "text": "=words", "lineLimit": 1 },
          { "type": "text", "text": "=words", "font": { "size": 11, "weight": "medium" }, "lineLimit": 1 },
          { "type": "use", "template": "accessoryDetail", "with": { "words": "=length(__weather_location) > 18 ? first(split(__weather_location, ',')) : __weather_location" } }
        ]
      }
      """#,
    "weatherAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=state == 'none'", "type": "use", "template": "accessoryPhrase", "with": { "icon": "cloud.fill", "words": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')", "brief": "=localized('noData')" } },
          { "when": "=state == 'rain'", "type": "use", "template": "accessoryPhrase", "with": { "icon": "=rainIcon", "words": "{{weather.rain.lead}} {{weather.rain.wait}}", "brief": "" } },
          { "when": "=state == 'dry' and isOld", "type": "use", "template": "accessoryPhrase", "with": { "icon": "=skyIcon", "words": "{{degrees}}, {{age}}", "brief": "" } },
          {
            "when": "=state == 'dry' and not isOld",
            "type": "use",
            "template": "accessoryPhrase",
            "with": {
              "icon": "=skyIcon",
              "words": "{{degrees}} {{=localized(\"caseWithinSentence\") == \"lower\" ? lower(__weather_condition) : __weather_condition}}{{=hasRange ? __weather_condition == \"\" ? \"\" : localized(\"pair\", \"\", \"\") : \"\"}}{{=hasRange ? \"\u200e\" + high + \"°\u200f/\u200e\" + low + \"°\" : \"\"}}",
              "brief": "{{degrees}} {{=localized(\"caseWithinSentence\") == \"lower\" ? lower(__weather_condition) : __weather_condition}}",
              "briefest": "=degrees"
            }
          }
        ]
      }
      """#,
    "weatherAccessoryRain": #"""
      {
        "comment": "When rain begins or ends, and the next hour in 24 bars of two and a half minutes.",
        "type": "zstack",
        "alignment": "topLeading",
        "frame": { "width": "=width", "height": "=height", "alignment": "topLeading" },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "children": [
              {
                "type": "use",
                "template": "accessoryTitle",
                "with": { "icon": "=rainIcon", "words": "=wait == localized('allHour') and length(localized('kindWait', weather.rain.kind, wait)) > width / 8 ? weather.rain.kind : wait == localized('allHour') or wait == localized('nowWord') ? localized('kindWait', weather.rain.kind, wait) : isRaining ? localized('kindForSpan', weather.rain.kind, wait) : localized('kindInSpan', weather.rain.kind, wait)" }
              },
              {
                "type": "use",
                "template": "accessoryDetail",
                "with": {
                  "words": "=weather.rain.brief"
                }
              }
            ]
          },
          {
            "type": "zstack",
            "alignment": "bottomLeading",
            "frame": { "width": "=width", "height": "=height", "alignment": "bottomLeading" },
            "accessibilityLabel": "{{weather.rain.detail|}}",
            "children": [
              { "type": "shape", "shape": "capsule", "fill": "tertiary", "frame": { "width": "=width", "height": 1.5 } },
              {
                "type": "hstack",
                "alignment": "bottom",
                "spacing": "=width / 160 * 2.58",
                "padding": { "bottom": 0.75 },
                "children": [
                  {
                    "type": "forEach",
                    "items": 24,
                    "index": "bar",
                    "children": [
                      {
                        "type": "shape",
                        "shape": "capsule",
                        "fill": "label",
                        "frame": {
                          "width": "=width / 160 * 4.2",
                          "height": "=max(weather.rain.curve[floor(bar * 2.5)], weather.rain.curve[floor(bar * 2.5) + 1], weather.rain.curve[floor(bar * 2.5 + 1.5)]) > 0 ? max(3, (height < 66 ? 18 : 26) * max(weather.rain.curve[floor(bar * 2.5)], weather.rain.curve[floor(bar * 2.5) + 1], weather.rain.curve[floor(bar * 2.5 + 1.5)])) + 1 : 0"
                        }
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
    "weatherAccessoryRectangular": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=state == 'none'", "type": "use", "template": "accessoryNoWeather", "with": { "icon": "cloud.fill" } },
          { "when": "=state == 'rain'", "type": "use", "template": "weatherAccessoryRain" },
          { "when": "=state == 'dry'", "type": "use", "template": "weatherAccessoryDry" }
        ]
      }
      """#,
    "weatherAccessoryState": #"""
      {
        "type": "use",
        "template": "weatherAccessoryBody",
        "with": {
          "range": "{{high}}°/{{low}}°",
          "longRange": "=localized('highLow', high, low)",
          "narrowRange": "{{high}}/{{low}}",
          "age": "=localized('ago', __weather_age)"
        }
      }
      """#,
    "weatherAge": #"""
      {
        "comment": "The age of the weather: a sentence, or two words if the sentence does not fit.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "foreground": "#FFD60A",
        "children": [
          { "type": "text", "id": "age", "text": "=localized('updatedAgo', __weather_age)", "lineLimit": 1 },
          { "type": "text", "id": "age", "text": "=localized('ago', __weather_age)", "lineLimit": 1 },
          { "type": "text", "id": "age", "text": "{{__weather_age}}", "lineLimit": 1, "minimumScale": 0.85 }
        ]
      }
      """#,
    "weatherAside": #"""
      {
        "comment": "The current sky, today's range and the next hour, to the right of the temperature.",
        "type": "vstack",
        "alignment": "trailing",
        "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "tabular": true },
        "foreground": "=quiet",
        "children": [
          {
            "when": "=__weather_condition != '' or __weather_symbol != ''",
            "type": "hstack",
            "spacing": { "medium": 5, "default": 6 },
            "foreground": "white",
            "frame": { "height": { "medium": 16, "default": 18 } },
            "margin": { "bottom": 4 },
            "children": [
              {
                "when": "=__weather_symbol != ''",
                "type": "symbol",
                "name": "=__weather_symbol",
                "mode": "multicolor",
                "colorScheme": "dark",
                "size": { "medium": 15.5, "default": 17 }
              },
              {
                "when": "=__weather_condition != ''",
                "type": "text",
                "id": "condition",
                "text": "{{__weather_condition|}}",
                "font": { "style": { "medium": "caption", "default": "footnote" }, "weight": "semibold" },
                "lineLimit": 1,
                "minimumScale": "=isMedium ? 0.75 : 0.8"
              }
            ]
          },
          {
            "when": "=__weather_high != '' and __weather_low != ''",
            "type": "text",
            "id": "range",
            "text": "=localized('highLow', replace(format(__weather_high, 'number'), '-', '−'), replace(format(__weather_low, 'number'), '-', '−'))",
            "lineLimit": 1
          },
          {
            "when": "=not __weather_is_aged",
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              { "type": "text", "id": "rain", "text": "=__weather_nowcast == localized('nextHourUnknown') ? localized('nextHourUnavailable') : __weather_nowcast", "lineLimit": 1 },
              { "when": "=__weather_nowcast == localized('noKindNextHour', localized('rainWord'))", "type": "text", "id": "rain", "text": "=localized('dryNextHour')", "lineLimit": 1 },
              { "type": "text", "id": "rain", "text": "=__weather_nowcast == localized('nextHourUnknown') ? localized('nextHourUnavailable') : __weather_nowcast", "lineLimit": "=isTall ? 2 : 1", "multilineAlignment": "trailing", "minimumScale": "=min(0.85, 0.9 / textScale)", "opacity": "=isEInk and width < 320 and __weather_rain_start_min == '' and not (__weather_rain_peak_chance >= 35) ? 0 : 1" }
            ]
          },
          {
            "when": "=__weather_is_aged",
            "type": "viewThatFits",
            "axis": "horizontal",
            "foreground": "#FFD60A",
            "children": [
              { "when": "=isMedium or width >= 330", "type": "text", "id": "age", "text": "=localized('updatedAgo', __weather_age)", "lineLimit": 1 },
              { "type": "text", "id": "age", "text": "=localized('ago', __weather_age)", "lineLimit": 1, "minimumScale": 0.85 }
            ]
          }
        ]
      }
      """#,
    "weatherAsideSmall": #"""
      {
        "comment": "The current sky above today's range; the age of the weather if it matters.",
        "type": "vstack",
        "alignment": "trailing",
        "font": { "style": "caption", "weight": "medium", "tabular": true },
        "foreground": "=quiet",
        "children": [
          {
            "type": "symbol",
            "id": "symbol",
            "name": "=__weather_symbol == '' ? 'cloud.fill' : __weather_symbol",
            "opacity": "=__weather_symbol == '' ? 0 : 1",
            "mode": "multicolor",
            "colorScheme": "dark",
            "size": 20.5,
            "margin": { "top": -4, "trailing": -2, "bottom": 4 }
          },
          {
            "when": "=not __weather_is_aged and __weather_high != '' and __weather_low != ''",
            "type": "vstack",
            "alignment": "trailing",
            "id": "range",
            "fixedSize": "=isEInk",
            "children": [
              { "type": "text", "text": "=localized('high', replace(format(__weather_high, 'number'), '-', '−'))", "lineLimit": 1 },
              { "type": "text", "text": "=localized('low', replace(format(__weather_low, 'number'), '-', '−'))", "lineLimit": 1 }
            ]
          },
          {
            "when": "=__weather_is_aged",
            "type": "use",
            "template": "weatherAge",
            "margin": { "leading": 6 },
            "frame": { "maxWidth": 66, "alignment": "trailing" }
          }
        ]
      }
      """#,
    "weatherBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=__weather_temp == '' or __weather_is_stale", "type": "use", "template": "weatherEmpty" },
          {
            "comment": "A tall widget without days and with hardly any hours ahead has nothing to list.",
            "when": "=__weather_temp != '' and not __weather_is_stale and (variant == 'compact' or variant == 'chart' and count(weather.hourly) < 4 or isLittle or variant == '' and isTall and not weather.rain.is_wet and count(weather.daily) < 2 and count(weather.hourly) < 4)",
            "type": "use",
            "template": "weatherCompact"
          },
          { "when": "=__weather_temp != '' and not __weather_is_stale and variant == 'chart' and count(weather.hourly) > 3 and not isLittle", "type": "use", "template": "weatherChart", "with": { "step": "=count(weather.hourly) > 8 ? 2 : 1" } },
          { "when": "=__weather_temp != '' and not __weather_is_stale and weather.rain.is_wet and variant == '' and not isLittle", "type": "use", "template": "weatherRain" },
          { "when": "=__weather_temp != '' and not __weather_is_stale and not weather.rain.is_wet and variant == '' and not isLittle and not (isTall and count(weather.daily) < 2 and count(weather.hourly) < 4)", "type": "use", "template": "weatherDry", "with": { "isLow": "=isMedium and height < 132 * textScale" } }
        ]
      }
      """#,
    "weatherChart": #"""
      {
        "comment": "The variant `chart`: the temperature of the coming hours as a line over the whole widget.",
        "type": "vstack",
        "alignment": "leading",
        "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "spacing": 6,
            "children": [
              { "type": "text", "id": "temperature", "text": "\u200e{{=replace(format(__weather_temp, \"number\"), \"-\", \"−\")}}°", "font": { "style": { "small": "title3", "default": "title2" }, "weight": "semibold", "tabular": true }, "lineLimit": 1, "fixedSize": true },
              { "when": "=__weather_symbol != ''", "type": "symbol", "name": "=__weather_symbol", "mode": "multicolor", "colorScheme": "dark", "size": 15.5 },
              { "type": "spacer", "minLength": 4 },
              { "when": "=not isSmall and (not __weather_is_aged or size == 'extraLarge')", "type": "use", "template": "placeName", "with": { "name": "{{__weather_location|}}" }, "font": { "style": "footnote", "weight": "semibold" }, "foreground": "=quiet" },
              { "when": "=__weather_is_aged", "type": "use", "margin": { "leading": 6 }, "template": "weatherAge", "font": { "style": "footnote", "tabular": true } }
            ]
          },
          { "type": "spacer", "minLength": 4 },
          {
            "type": "forEach",
            "items": ["=clamp(isSmall ? 3 : floor((width - 32) / (isEInk ? 60 : 52)), 2, floor((count(weather.hourly) - 1) / step) + 1)"],
            "as": "hours",
            "children": [
              {
                "type": "vstack",
                "spacing": 4,
                "children": [
                  {
                    "type": "hstack",
                    "children": [
                      {
                        "type": "forEach",
                        "items": "=weather.hourly",
                        "as": "hour",
                        "limit": "=(hours - 1) * step + 1",
                        "children": [{ "when": "=index % step == 0", "type": "text", "text": "=hour.temp == '' ? '–' : join(['\u200e', replace(format(hour.temp, 'number'), '-', '−'), '°'], '')", "font": { "style": { "small": "footnote", "default": "subheadline" }, "weight": "medium", "tabular": true }, "lineLimit": 1, "frame": { "maxWidth": "infinity" } }]
                      }
                    ]
                  },
                  {
                    "type": "zstack",
                    "frame": { "height": "=max(height - (isSmall ? 120 : 130), 16)" },
                    "margin": { "horizontal": "=(width - 32) / hours / 2" },
                    "children": [
                      { "when": "=not isEInk", "type": "chart", "mark": "area", "baseline": "=min(map(slice(weather.hourly, 0, (hours - 1) * step + 1), item.temp)) - 4", "values": "=map(slice(weather.hourly, 0, (hours - 1) * step + 1), item.temp)", "interpolation": "monotone", "min": "=min(map(slice(weather.hourly, 0, (hours - 1) * step + 1), item.temp)) - 4", "max": "=max(map(slice(weather.hourly, 0, (hours - 1) * step + 1), item.temp)) + 1", "fill": { "linear": { "stops": ["white/0.34", "white/0.04"] } } },
                      { "type": "chart", "mark": "line", "values": "=map(slice(weather.hourly, 0, (hours - 1) * step + 1), item.temp)", "interpolation": "monotone", "min": "=min(map(slice(weather.hourly, 0, (hours - 1) * step + 1), item.temp)) - 4", "max": "=max(map(slice(weather.hourly, 0, (hours - 1) * step + 1), item.temp)) + 1", "lineWidth": 2.5, "fill": "white" }
                    ]
                  },
                  {
                    "comment": "Small e-ink labels the first and the last hour if there is no room for the one between.",
                    "type": "viewThatFits",
                    "axis": "horizontal",
                    "children": [
                      {
                        "type": "forEach",
                        "items": "=isEInk and isSmall ? ['all', 'ends'] : ['usual']",
                        "as": "labels",
                        "children": [
                          {
                            "type": "hstack",
                            "spacing": "=labels == 'usual' ? 0 : 5",
                            "children": [
                              {
                                "type": "forEach",
                                "items": "=weather.hourly",
                                "as": "hour",
                                "limit": "=(hours - 1) * step + 1",
                                "children": [{ "when": "=index % step == 0", "type": "text", "text": "=labels == 'ends' and index > 0 and index < (hours - 1) * step ? '' : hour.label", "font": { "style": "caption2", "weight": "=hour.is_now ? 'semibold' : 'medium'", "tabular": true }, "foreground": "=hour.is_now ? 'white' : quiet", "lineLimit": 1, "fixedSize": "=labels != 'usual'", "frame": { "maxWidth": "infinity" } }]
                              }
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
        ]
      }
      """#,
    "weatherCompact": #"""
      {
        "comment": "The variant `compact`: the sky, the temperature, and the range of the day.",
        "type": "vstack",
        "alignment": "leading",
        "padding": { "horizontal": 16, "vertical": "=not isTall and height < 120 ? 8 : isMedium and height < 150 ? 10 : 16" },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "when": "=not (isMedium and height < 100 and __weather_is_aged)",
            "type": "use",
            "template": "placeName",
            "with": { "name": "=__weather_location == '' ? localized('weather') : __weather_location" },
            "font": { "style": { "large": "subheadline", "extraLarge": "subheadline", "default": "footnote" }, "weight": "semibold" }
          },
          { "type": "spacer", "minLength": 2 },
          {
            "type": "hstack",
            "spacing": 10,
            "children": [
              { "type": "use", "template": "displayTemperature", "with": { "degrees": "=__weather_temp", "side": "=isTall ? 96 : height < 120 ? 36 : isSmall ? (__weather_temp >= 100 or __weather_temp <= -10 ? 38 : 44) : height < 150 ? 44 : 60", "weight": "light", "stem": 0.0625, "tracking": -1 } },
              { "type": "spacer", "minLength": 0 },
              { "when": "=__weather_symbol != ''", "type": "symbol", "name": "=__weather_symbol", "mode": "multicolor", "colorScheme": "dark", "size": "=isTall ? 65.5 : isSmall or height < 150 ? 26.5 : 40.5" }
            ]
          },
          { "type": "spacer", "minLength": 2 },
          {
            "when": "=__weather_condition != '' and not (height < 120 and weather.rain.is_wet)",
            "type": "text",
            "id": "condition",
            "text": "{{__weather_condition|}}",
            "font": { "style": "=isTall ? 'title3' : isSmall and length(__weather_condition) > 16 ? 'footnote' : 'subheadline'", "weight": "semibold" },
            "lineLimit": 2,
            "minimumScale": 0.8
          },
          {
            "comment": "If the sky is unknown, the next hour may still be known.",
            "when": "=(__weather_condition == '' or height < 120 and weather.rain.is_wet) and not __weather_is_aged",
            "type": "text",
            "id": "rain",
            "text": "=__weather_nowcast == '' or __weather_nowcast == localized('nextHourUnknown') ? localized('skyNotKnown') : replace(__weather_nowcast, ' ' + localized('minuteUnit'), '\u00a0' + localized('minuteUnit'))",
            "font": { "style": { "large": "title3", "extraLarge": "title3", "default": "subheadline" }, "weight": "semibold" },
            "lineLimit": 2,
            "minimumScale": 0.8
          },
          {
            "when": "=not __weather_is_aged and (isTall or height >= 120 or __weather_condition == '') and __weather_high != '' and __weather_low != ''",
            "type": "text",
            "id": "range",
            "text": "=localized('highLow', replace(format(__weather_high, 'number'), '-', '−'), replace(format(__weather_low, 'number'), '-', '−'))",
            "font": { "style": { "large": "subheadline", "extraLarge": "subheadline", "default": "footnote" }, "tabular": true },
            "foreground": "=quiet",
            "lineLimit": 1,
            "minimumScale": 0.85
          },
          {
            "when": "=__weather_is_aged",
            "type": "use",
            "template": "weatherAge",
            "font": { "style": { "large": "subheadline", "extraLarge": "subheadline", "default": "footnote" }, "tabular": true }
          }
        ]
      }
      """#,
    "weatherDashes": #"""
      {
        "comment": "Dashes two points long, including half a point of round cap at each end. Only whole dashes are drawn, so the line may be shorter than `span`.",
        "type": "path",
        "data": "M{{=0.5 / (floor(span / 5) * 5 - 3)}} .5H{{=1 - 0.5 / (floor(span / 5) * 5 - 3)}}",
        "viewBox": [0, 0, 1, 1],
        "mode": "stretch",
        "stroke": { "fill": { "light": "=lightInk", "dark": "=darkInk" }, "width": 1, "cap": "round", "dash": [1, 4] },
        "frame": { "width": "=floor(span / 5) * 5 - 3", "height": 1 }
      }
      """#,
    "weatherDayBar": #"""
      {
        "comment": "From the low to the high of a day, on a scale from the low to the high of all days. The dot of the current temperature has a ring in the sky's middle colour.",
        "type": "zstack",
        "alignment": "leading",
        "frame": { "width": "=barWidth", "height": 12, "alignment": "leading" },
        "children": [
          { "type": "shape", "shape": "capsule", "fill": "=hairline", "frame": { "height": { "eink": 6, "default": 4 } } },
          {
            "when": "=day.bar_start != '' and day.bar_end != ''",
            "type": "shape",
            "shape": "capsule",
            "fill": { "linear": { "degrees": "=isRightToLeft ? 270 : 90", "stops": ["=day.low_color", "=day.middle_color", "=day.high_color"] } },
            "frame": { "width": "=max(barWidth * (day.bar_end - day.bar_start), 4)", "height": { "eink": 6, "default": 4 } },
            "offset": { "x": "=min(barWidth * day.bar_start, barWidth - 4)" }
          },
          {
            "when": "=day.is_today and day.bar_now != ''",
            "type": "forEach",
            "items": [
              { "sky": "clearDay", "light": "#185EB3", "dark": "#0D3768" },
              { "sky": "clearNight", "light": "#1D2460", "dark": "#0B1034" },
              { "sky": "partlyDay", "light": "#31639C", "dark": "#1A385C" },
              { "sky": "partlyNight", "light": "#262F5C", "dark": "#121834" },
              { "sky": "cloudy", "light": "#4A5B73", "dark": "#202A37" },
              { "sky": "rain", "light": "#23507C", "dark": "#0D2034" },
              { "sky": "storm", "light": "#312D5C", "dark": "#15142B" },
              { "sky": "snow", "light": "#446791", "dark": "#1E3650" },
              { "sky": "fog", "light": "#555F65", "dark": "#252B2F" }
            ],
            "as": "ground",
            "children": [
              {
                "when": "=ground.sky == __weather_sky",
                "type": "shape",
                "id": "now",
                "shape": "circle",
                "fill": "white",
                "frame": { "width": 12, "height": 12 },
                "padding": 2,
                "background": { "type": "shape", "shape": "circle", "fill": { "light": "=ground.light", "dark": "=ground.dark" } },
                "offset": { "x": "=barWidth * day.bar_now - 6" }
              }
            ]
          }
        ]
      }
      """#,
    "weatherDays": #"""
      {
        "type": "vstack",
        "font": { "style": "subheadline", "tabular": true },
        "layoutPriority": 1,
        "children": [
          {
            "type": "forEach",
            "items": "=weather.daily",
            "as": "day",
            "limit": { "extraLarge": "=clamp(floor((height - 212 * textScale) / (26 * textScale)), 3, 10)", "default": "=clamp(floor((height - 184 * textScale) / (27 * textScale)), 3, 5)" },
            "children": [
              {
                "type": "hstack",
                "id": "day",
                "frame": { "minHeight": 20, "maxHeight": { "extraLarge": "=height > 400 ? 36 : 25", "default": 28 } },
                "children": [
                  {
                    "type": "text",
                    "text": "=day.is_today ? localized('today') : day.weekday",
                    "font": { "style": "subheadline", "weight": "=day.is_today ? 'semibold' : 'medium'" },
                    "lineLimit": 1,
                    "minimumScale": 0.7,
                    "frame": { "width": "=length(localized('today')) < 7 ? 60 : width > 500 ? 90 : isEInk ? min(length(localized('today')) * 9 + 6, width / 3 - 28) : 60", "alignment": "leading" },
                    "margin": { "trailing": "=width <= 500 and length(localized('today')) > 6 ? 6 : 0" }
                  },
                  {
                    "type": "symbol",
                    "name": "=day.symbol == '' ? 'cloud.fill' : day.symbol",
                    "opacity": "=day.symbol == '' ? 0 : 1",
                    "mode": "multicolor",
                    "colorScheme": "dark",
                    "size": 17,
                    "frame": { "width": 26, "height": 22 }
                  },
                  {
                    "type": "text",
                    "text": "=localized('percent', day.precip)",
                    "font": { "style": "caption2", "weight": "semibold", "tabular": true },
                    "foreground": "=wet",
                    "opacity": "=day.precip != '' and day.precip >= 20 ? 1 : 0",
                    "lineLimit": 1,
                    "minimumScale": 0.7,
                    "frame": { "width": "=isEInk ? 44 : 30", "alignment": "leading" },
                    "margin": { "leading": 3 }
                  },
                  {
                    "type": "text",
                    "text": "{{=day.low == \"\" ? \"–\" : replace(format(day.low, \"number\"), \"-\", \"−\")}}{{=day.low == \"\" ? \"\" : \"°\"}}",
                    "foreground": "=quiet",
                    "lineLimit": 1,
                    "minimumScale": 0.7,
                    "frame": { "width": 31, "alignment": "trailing" }
                  },
                  { "type": "use", "template": "weatherDayBar", "with": { "barWidth": "=width - (isEInk ? 246 : 232) - (length(localized('today')) < 7 ? 0 : width > 500 ? 30 : isEInk ? min(length(localized('today')) * 9 - 48, width / 3 - 82) : 6)" }, "margin": { "leading": 10 } },
                  {
                    "type": "text",
                    "text": "{{=day.high == \"\" ? \"–\" : replace(format(day.high, \"number\"), \"-\", \"−\")}}{{=day.high == \"\" ? \"\" : \"°\"}}",
                    "font": { "style": "subheadline", "weight": "medium", "tabular": true },
                    "lineLimit": 1,
                    "minimumScale": 0.7,
                    "frame": { "width": 44, "alignment": "trailing" }
                  }
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
        "padding": { "horizontal": 16, "vertical": "=isMedium ? clamp((height - 126 * textScale) / 2, 10, 16) : 16" },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "type": "hstack",
            "alignment": "top",
            "frame": { "minHeight": { "small": 62, "medium": 61, "default": 72 }, "alignment": "top" },
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "spacing": { "small": 2, "medium": 1, "default": 2 },
                "children": [
                  {
                    "comment": "Narrow frames show the name whole or not at all.",
                    "when": "=isMedium and width < 280",
                    "type": "viewThatFits",
                    "axis": "horizontal",
                    "frame": { "maxWidth": "=width - 150", "alignment": "leading" },
                    "children": [{ "type": "text", "text": "=__weather_location ?? localized('weather')", "font": { "style": "caption", "weight": "semibold" }, "lineLimit": 1 }, { "type": "spacer", "frame": { "width": 1, "height": 1 } }]
                  },
                  {
                    "when": "=not (isMedium and width < 280)",
                    "type": "use",
                    "template": "placeName",
                    "with": { "name": "=__weather_location ?? localized('weather')" },
                    "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "semibold" },
                    "frame": { "maxWidth": { "small": "=width - 74", "default": "=min(width - 188, max(110, 9 * length(__weather_location)))" }, "alignment": "leading" }
                  },
                  {
                    "type": "use",
                    "template": "displayTemperature",
                    "with": { "degrees": "=__weather_temp", "side": "=isTall ? 52 : isSmall and (__weather_temp >= 100 or __weather_temp <= -10) ? (width < 150 ? 29 : 36) : isSmall and isEInk and width < 150 ? (length(localized('high', __weather_high)) > 5 ? 32 : 38) : 44", "weight": "light", "stem": 0.0625, "tracking": "=isTall ? -1 : -0.5" }
                  }
                ]
              },
              { "type": "spacer" },
              { "when": "=isSmall", "type": "use", "template": "weatherAsideSmall" },
              { "when": "=not isSmall", "type": "use", "template": "weatherAside" }
            ]
          },
          {
            "when": "=count(weather.hourly) > 1",
            "type": "use",
            "template": "weatherHours",
            "with": { "showsChance": false, "firstHour": "=isSmall ? 1 : 0" },
            "margin": { "top": { "small": 10, "medium": 6, "default": 9 } }
          },
          {
            "when": "=count(weather.hourly) < 2",
            "type": "text",
            "id": "noHours",
            "text": "=isTall and count(weather.daily) < 2 ? localized('noForecastStored') : localized('noForecastByHours')",
            "font": { "small": "caption", "default": "footnote" },
            "foreground": "=quiet",
            "lineLimit": "=isSmall ? 2 : 1",
            "minimumScale": 0.8,
            "margin": { "top": 16, "bottom": { "small": 0, "default": 16 } }
          },
          { "when": "=isTall and count(weather.daily) > 1", "type": "shape", "fill": "=hairline", "frame": { "height": 1 }, "margin": { "top": 8, "bottom": 6 } },
          { "when": "=isTall and count(weather.daily) > 1", "type": "use", "template": "weatherDays" },
          { "when": "=isTall", "type": "spacer" },
          { "when": "=isTall", "type": "use", "template": "weatherFooter", "with": { "isDry": true } }
        ]
      }
      """#,
    "weatherEmpty": #"""
      {
        "type": "zstack",
        "alignment": "topLeading",
        "padding": { "horizontal": 16, "vertical": "=isSmall and height < 120 ? 8 : 16" },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          {
            "when": "=not isMedium",
            "type": "text",
            "id": "place",
            "text": "=__weather_location ?? localized('weather')",
            "font": { "style": { "small": "caption", "default": "footnote" }, "weight": "semibold" },
            "lineLimit": 1
          },
          {
            "comment": "In small sizes words of two lines take the symbol's room.",
            "type": "viewThatFits",
            "axis": "vertical",
            "padding": { "top": { "small": 24, "default": 0 }, "bottom": { "medium": "=height < 120 ? 0 : 12", "large": 28, "extraLarge": 28, "default": 0 } },
            "children": [
              {
                "type": "forEach",
                "items": "=isSmall ? [true, false] : [true]",
                "as": "hasSymbol",
                "children": [
                  {
                    "type": "vstack",
                    "alignment": "=isSmall ? 'leading' : 'center'",
                    "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "=isSmall ? 'leading' : 'center'" },
                    "children": [
                      {
                        "when": "=hasSymbol and (isTall or height >= 120)",
                        "type": "use",
                        "template": "conditionsCloud",
                        "with": { "side": "=isSmall ? 40 : 48", "gap": "black/0.35" },
                        "margin": { "leading": { "small": -2, "default": 0 }, "bottom": { "small": 8, "default": 10 } }
                      },
                      {
                        "type": "text",
                        "id": "primary",
                        "text": "=__weather_is_aged ? localized('weatherTooOld') : localized('noWeatherYet')",
                        "font": { "style": { "small": "footnote", "default": "headline" }, "weight": "semibold" },
                        "lineLimit": { "small": 2, "default": 1 },
                        "minimumScale": 0.8
                      },
                      { "when": "=isSmall", "type": "spacer" },
                      {
                        "type": "text",
                        "id": "hint",
                        "text": "=__weather_age != '' ? localized('updatedAgo', replace(__weather_age, ' ', '\u00a0')) : __weather_location == '' ? localized('setLocation') : localized('nothingStored')",
                        "font": { "small": "caption", "default": "footnote" },
                        "foreground": "=wet",
                        "lineLimit": { "small": 2, "default": 1 },
                        "minimumScale": 0.8,
                        "margin": { "top": 4 }
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
    "weatherFooter": #"""
      {
        "type": "hstack",
        "font": { "style": "caption2", "tabular": true },
        "foreground": "=quiet",
        "children": [
          { "when": "=__weather_attribution != ''", "type": "text", "id": "source", "text": "{{__weather_attribution|}}", "lineLimit": 1 },
          { "type": "spacer", "minLength": 12 },
          {
            "comment": "The source of the forecast is never cut; if room is short, only the time stands beside it.",
            "when": "=not __weather_is_aged and __weather_updated_local != ''",
            "type": "text",
            "id": "time",
            "text": "=length(__weather_attribution) * (isEInk ? 7.6 : 6) * textScale + length(localized('updatedAt', __weather_updated_local)) * (isEInk ? 7.6 : 6) * textScale > width - 44 ? __weather_updated_local : localized('updatedAt', __weather_updated_local)",
            "fixedSize": true
          },
          { "when": "=__weather_is_aged and isDry != true", "type": "text", "id": "age", "text": "=localized('updatedAgo', __weather_age)", "foreground": "#FFD60A", "fixedSize": true }
        ]
      }
      """#,
    "weatherHours": #"""
      {
        "comment": "Hours side by side from `firstHour` on. The digits are centred in their column, and the degree sign hangs outside. The mark before them keeps a minus on the left in every script. Small e-ink shows one hour less if labels would be cut.",
        "type": "viewThatFits",
        "axis": "horizontal",
        "children": [
          {
            "type": "forEach",
            "items": "=isEInk and isSmall and max(length(weather.hourly[1].label), length(weather.hourly[2].label), length(weather.hourly[3].label)) > 3 and max(map(weather.hourly, item.is_now ? 0 : length(item.label))) < 6 ? ['spaced', 'fewer'] : ['usual']",
            "as": "columns",
            "children": [
              {
                "type": "hstack",
                "alignment": "top",
                "spacing": "=max(map(weather.hourly, item.is_now ? 0 : length(item.label))) > 5 ? 3 : columns == 'usual' ? 0 : length(weather.hourly[1].label) > 4 ? 7 : 5",
                "margin": { "leading": { "small": "=isEInk and width < 145 and max(map(weather.hourly, item.is_now ? 0 : length(item.label))) > 5 ? -10 : columns == 'usual' ? -8 : length(weather.hourly[1].label) > 4 ? -4 : -6", "default": "=length(weather.hourly[0].label) > 4 ? -4 : -10" }, "trailing": "=isEInk and width < 145 and isSmall and max(map(weather.hourly, item.is_now ? 0 : length(item.label))) > 5 ? -10 : -6" },
                "children": [
                  {
                    "type": "forEach",
                    "items": "=weather.hourly",
                    "as": "hour",
                    "limit": "=firstHour - (columns == 'fewer' ? 1 : 0) + (isSmall ? (max(map(weather.hourly, item.is_now ? 0 : length(item.label))) > 5 ? 2 : __weather_temp >= 100 or __weather_high >= 100 or __weather_temp <= -10 and (width < 150 or isEInk) or length(weather.hourly[1].label) > 4 or length(weather.hourly[2].label) > 4 or length(weather.hourly[3].label) > 4 or length(weather.hourly[4].label) > 4 ? 3 : 4) : floor(width / ((max(map(weather.hourly, item.is_now ? 0 : length(item.label))) > 5 ? 57 : isEInk ? 52 : 47) * textScale * (__weather_high >= 100 or __weather_low <= -10 ? max(1, textScale) : 1))))",
                    "children": [
                      {
                        "when": "=index >= firstHour",
                        "type": "vstack",
                        "id": "hour",
                        "frame": { "maxWidth": "infinity" },
                        "children": [
                          {
                            "type": "text",
                            "text": "=hour.label",
                            "font": { "style": "caption2", "weight": "=hour.is_now ? 'semibold' : 'medium'", "tabular": true },
                            "foreground": "=hour.is_now ? 'white' : quiet",
                            "lineLimit": 1,
                            "minimumScale": "=clamp(0.85 / textScale, 0.8, 1)",
                            "fixedSize": "=columns != 'usual'"
                          },
                          {
                            "when": "=not isLow",
                            "type": "symbol",
                            "name": "=hour.symbol == '' ? 'questionmark' : hour.symbol",
                            "mode": "multicolor",
                            "colorScheme": "dark",
                            "size": { "small": 14, "medium": "=height < 150 * textScale ? 12.5 : 17", "default": 17 },
                            "frame": { "height": { "small": 18, "medium": "=height < 150 * textScale ? 16 : 22", "default": 22 } },
                            "margin": {
                              "top": { "small": 3, "medium": 2, "default": "=showsChance ? 2 : 3" },
                              "bottom": { "small": 3, "medium": 2, "default": "=showsChance ? 1 : 4" }
                            }
                          },
                          {
                            "when": "=showsChance",
                            "type": "text",
                            "text": "=localized('percent', hour.precip)",
                            "font": { "style": "caption2", "weight": "semibold", "tabular": true },
                            "foreground": "=wet",
                            "opacity": "=hour.precip != '' and hour.precip >= 20 ? 1 : 0",
                            "lineLimit": 1,
                            "margin": { "bottom": 1 }
                          },
                          {
                            "type": "text",
                            "spans": [
                              { "text": "\u200e°", "foreground": "clear" },
                              { "text": "=hour.temp == '' ? '–' : replace(format(hour.temp, 'number'), '-', '−')" },
                              { "text": "°", "foreground": "=hour.temp == '' ? 'clear' : 'white'" }
                            ],
                            "font": { "style": { "small": "footnote", "default": "subheadline" }, "weight": "medium", "tabular": true },
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
        ]
      }
      """#,
    "weatherRain": #"""
      {
        "comment": "Rain within the hour: the wait is the largest text, and the temperature is small.",
        "type": "vstack",
        "alignment": "leading",
        "padding": { "horizontal": 16, "vertical": "=isMedium ? clamp((height - 126 * textScale) / 2, 10, 16) : 16" },
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          { "type": "use", "template": "weatherRainHeader" },
          { "type": "use", "template": "weatherRainWait" },
          {
            "type": "use",
            "template": "weatherRainChart",
            "with": { "chartWidth": "=isTall ? width - 40 - max(isEInk ? 67 : 52 * max(1, textScale), max(length(weather.rain.guides[0].title), length(weather.rain.guides[1].title), length(weather.rain.guides[2].title)) * (isEInk ? 8.4 : 6.7 * textScale)) : width - 32", "chartHeight": "=isSmall ? (isEInk ? clamp(height - 115, 24, 40) : 40) : isMedium ? clamp(52 + height - 158 - (textScale - 1) * 80, 24, 160) : max(height - (width < 320 ? 276 : isEInk ? 266 : 260) - (textScale - 1) * 240 + (count(weather.hourly) > 1 ? 0 : 96), isEInk ? 34 : 40)" },
            "margin": { "top": { "small": 0, "default": 4 } }
          },
          { "when": "=isTall and count(weather.hourly) > 1", "type": "shape", "fill": "=hairline", "frame": { "height": 1 }, "margin": { "top": "=height < 302 or height < 310 and textScale > 1.1 ? 8 : 14", "bottom": "=height < 302 or height < 310 and textScale > 1.1 ? 6 : 10" } },
          { "when": "=isTall and count(weather.hourly) > 1", "type": "use", "template": "weatherHours", "with": { "showsChance": true, "firstHour": 0 } },
          { "when": "=isTall", "type": "spacer" },
          { "when": "=isTall", "type": "use", "template": "weatherFooter" }
        ]
      }
      """#,
    "weatherRainChart": #"""
      {
        "comment": "On e-ink the current time's dot has a white ground of its own. Without it the dot would take the opposite of the colour under its middle, and so vanish or look cut out.",
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
                      { "type": "use", "template": "weatherDashes", "with": { "span": "=chartWidth", "lightInk": "white/0.26", "darkInk": "white/0.2" }, "frame": { "width": "=chartWidth", "alignment": "leading" } },
                      {
                        "comment": "If two lines are close together, only the upper one is labelled.",
                        "type": "text",
                        "text": "=guide.title",
                        "opacity": "=index + 1 < count(weather.rain.guides) and (weather.rain.guides[index + 1].height - guide.height) * (chartHeight - 2) < (isEInk ? 16 : 13 * textScale) ? 0 : 1",
                        "font": "caption2",
                        "foreground": "=quiet"
                      }
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
                "taper": "=weather.rain.known < 1 ? 0 : 0.02",
                "fades": "=weather.rain.certainty",
                "fill": {
                  "light": { "linear": { "stops": [{ "color": "#9AD9FF/0.92", "at": "=1 - weather.rain.peak" }, { "color": "#3C9BFF/0.3", "at": 1 }] } },
                  "dark": { "linear": { "stops": [{ "color": "#5FBEFF/0.9", "at": "=1 - weather.rain.peak" }, { "color": "#0A6CFF/0.22", "at": 1 }] } }
                }
              },
              { "type": "shape", "fill": { "light": "white/0.45", "dark": "white/0.34" }, "frame": { "width": "=chartWidth * weather.rain.known", "height": 1 } },
              {
                "comment": "Minutes without any data.",
                "when": "=chartWidth * (1 - weather.rain.known) >= 5",
                "type": "use",
                "template": "weatherDashes",
                "id": "unknown",
                "with": { "span": "=chartWidth * (1 - weather.rain.known)", "lightInk": "white/0.45", "darkInk": "white/0.34" },
                "margin": { "leading": "=chartWidth * weather.rain.known + 3" }
              },
              {
                "type": "chart",
                "mark": "line",
                "values": "=weather.rain.curve",
                "min": 0,
                "max": 1,
                "placement": "middles",
                "interpolation": "monotone",
                "taper": "=weather.rain.known < 1 ? 0 : 0.02",
                "fades": "=weather.rain.certainty",
                "fill": { "light": "#E4F5FF", "dark": "#BDE6FF" }
              },
              {
                "type": "shape",
                "shape": "circle",
                "fill": { "eink": "black", "default": "white" },
                "padding": "=isEInk ? 2 : 0",
                "frame": { "width": "=isEInk ? 11 : 6", "height": "=isEInk ? 11 : 6" },
                "background": { "type": "shape", "shape": "circle", "fill": { "eink": "white", "default": "clear" } },
                "offset": { "x": "=isEInk ? -2.5 : 0", "y": "=(isEInk ? 5 : 2.5) - weather.rain.now * (chartHeight - 2)" }
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
                  { "type": "text", "text": "=localized(isSmall ? 'now' : 'nowHour')", "font": { "style": "caption2", "weight": "medium" } },
                  { "type": "spacer" },
                  { "type": "text", "text": "=localized('minutesShort', 60)" }
                ]
              },
              { "when": "=not isSmall and textScale <= 1.2 and chartWidth >= length(localized('minutesShort', 45)) * (isEInk ? 62 : 46)", "type": "text", "text": "=localized('minutesShort', 15)", "offset": { "x": "=chartWidth * -0.25" } },
              { "when": "=chartWidth >= max(120 * textScale, 12 + (length(localized('now')) + 2 * length(localized('minutesShort', 60))) * (isEInk ? 8.4 : 6.4 * textScale))", "type": "text", "text": "=localized('minutesShort', 30)" },
              { "when": "=not isSmall and textScale <= 1.2 and chartWidth >= length(localized('minutesShort', 45)) * (isEInk ? 62 : 46)", "type": "text", "text": "=localized('minutesShort', 45)", "offset": { "x": "=chartWidth * 0.25" } }
            ]
          }
        ]
      }
      """#,
    "weatherRainHeader": #"""
      {
        "type": "hstack",
        "spacing": { "small": 2, "medium": 5, "default": 6 },
        "frame": { "height": { "large": 18, "extraLarge": 18, "default": 16 } },
        "children": [
          {
            "type": "use",
            "template": "placeName",
            "with": { "name": "=__weather_location == '' ? localized('weather') : __weather_location" },
            "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "semibold" }
          },
          { "type": "spacer", "minLength": { "small": 3, "default": 6 } },
          {
            "when": "=not isSmall and __weather_symbol != ''",
            "type": "symbol",
            "name": "=__weather_symbol",
            "mode": "multicolor",
            "colorScheme": "dark",
            "size": { "medium": 14, "default": 17 }
          },
          {
            "type": "text",
            "id": "temperature",
            "text": "{{=replace(format(__weather_temp, \"number\"), \"-\", \"−\")}}°",
            "font": { "style": { "large": "subheadline", "extraLarge": "subheadline", "default": "caption" }, "weight": "semibold", "tabular": true },
            "lineLimit": 1,
            "fixedSize": true
          }
        ]
      }
      """#,
    "weatherRainWait": #"""
      {
        "comment": "How long until the rain begins or ends. If room is short, the note is left out before the wait.",
        "type": "vstack",
        "alignment": "leading",
        "margin": { "top": { "small": 2, "medium": 2, "default": 4 } },
        "children": [
          { "when": "=isSmall", "type": "text", "id": "lead", "text": "=weather.rain.lead", "font": "footnote", "foreground": "=quiet", "lineLimit": 1, "margin": { "bottom": -2 } },
          {
            "type": "hstack",
            "alignment": "lastTextBaseline",
            "children": [
              {
                "type": "text",
                "id": "wait",
                "spans": [
                  {
                    "text": "=isSmall ? '' : weather.rain.lead",
                    "font": { "style": { "medium": "title3", "default": "title2" }, "weight": "regular" },
                    "foreground": "=quiet"
                  },
                  { "text": "=isSmall ? '' : ' '" },
                  { "text": "=weather.rain.wait" }
                ],
                "font": { "style": { "large": "largeTitle", "extraLarge": "largeTitle", "default": "title" }, "weight": "semibold", "tabular": true },
                "lineLimit": 1,
                "minimumScale": "=isSmall ? 0.5 : 0.7",
                "layoutPriority": 1
              },
              { "when": "=isMedium", "type": "spacer" },
              {
                "when": "=isMedium and weather.rain.note != ''",
                "type": "viewThatFits",
                "axis": "horizontal",
                "children": [
                  {
                    "type": "text",
                    "id": "note",
                    "text": "=weather.rain.note",
                    "font": { "style": "footnote", "tabular": true },
                    "foreground": "=quiet",
                    "lineLimit": 1,
                    "padding": { "leading": 12 }
                  },
                  { "type": "spacer" }
                ]
              }
            ]
          },
          {
            "when": "=isTall",
            "type": "text",
            "id": "detail",
            "text": "=weather.rain.detail",
            "font": { "style": "footnote", "tabular": true },
            "foreground": "=quiet",
            "lineLimit": "=width < 320 ? 2 : 1",
            "minimumScale": 0.85,
            "margin": { "top": 1 }
          }
        ]
      }
      """#,
    "wetBulb": #"""
      {
        "type": "use",
        "template": "wetBulbState",
        "with": {
          "activity": "=__wetbulb_activity != '' ? __wetbulb_activity : heat_activity == 'light' or heat_activity == 'moderate' or heat_activity == 'intense' ? heat_activity : 'rest'",
          "isOld": "=__wetbulb_is_aged",
          "level": "=__wetbulb_level",
          "hasReading": "=__wetbulb_level != '' and not __wetbulb_is_stale and not (__wetbulb_is_aged and __wetbulb_level == 'safe')"
        }
      }
      """#,
    "wetBulbAccessory": #"""
      {
        "comment": "How well the body can still cool itself, in five steps. Without a recent reading no step is lit.",
        "type": "use",
        "template": "wetBulbAccessoryState",
        "with": {
          "activity": "=__wetbulb_activity != '' ? __wetbulb_activity : heat_activity == 'light' or heat_activity == 'moderate' or heat_activity == 'intense' ? heat_activity : 'rest'",
          "isOld": "=__wetbulb_is_aged",
          "level": "=__wetbulb_level",
          "hasReading": "=__wetbulb_level != '' and not __wetbulb_is_stale and not (__wetbulb_is_aged and __wetbulb_level == 'safe')"
        }
      }
      """#,
    "wetBulbAccessoryBody": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=size == 'accessoryInline'", "type": "use", "template": "wetBulbAccessoryInline" },
          { "when": "=size == 'accessoryCircular'", "type": "use", "template": "wetBulbAccessoryCircular" },
          { "when": "=size == 'accessoryRectangular'", "type": "use", "template": "wetBulbAccessoryRectangular" }
        ]
      }
      """#,
    "wetBulbAccessoryCircular": #"""
      {
        "comment": "Five arcs, lit up to the level; paler if the reading is old.",
        "type": "zstack",
        "frame": { "width": "=width", "height": "=width" },
        "accessibilityLabel": "=not hasReading ? localized('wetBulbMaybeUnsafe') : localized('pair', localized('wetBulbReading', degrees), isOld ? localized('old', __weather_age) : titleWord)",
        "children": [
          {
            "type": "forEach",
            "items": 5,
            "index": "arc",
            "children": [
              {
                "type": "gauge",
                "value": "=arc > step ? 0 : 1",
                "start": "=-135 + 57 * arc",
                "sweep": 42,
                "lineWidth": "=width / 72 * 6",
                "fill": "=isOld ? 'label/0.46' : 'label'",
                "track": "tertiary",
                "frame": { "width": "=width / 72 * 69", "height": "=width / 72 * 69" }
              }
            ]
          },
          {
            "type": "use",
            "template": "accessoryGaugeTexts",
            "with": { "figure": "=hasReading ? degrees : '–'", "sign": "", "foot": "=hasReading and isOld ? replace(replace(__weather_age, ' ', ''), 'min', 'm') : ''", "mark": "=hasReading and isOld ? 'clock' : icon" }
          }
        ]
      }
      """#,
    "wetBulbAccessoryInline": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=not hasReading", "type": "use", "template": "accessoryPhrase", "with": { "icon": "thermometer.medium", "words": "=__wetbulb_is_stale ? localized('weatherTooOld') : localized('wetBulbNoData')", "brief": "=localized('noData')" } },
          { "when": "=hasReading and not isOld", "type": "use", "template": "accessoryPhrase", "with": { "icon": "=icon", "words": "=localized('pair', localized('wetBulbReading', degrees), titleWord)", "brief": "=localized('pair', degrees, titleWord)" } },
          { "when": "=hasReading and isOld", "type": "use", "template": "accessoryPhrase", "with": { "icon": "=icon", "words": "=localized('pair', localized('wetBulbReading', degrees), localized('old', __weather_age))", "brief": "=localized('pair', degrees, localized('old', __weather_age))" } }
        ]
      }
      """#,
    "wetBulbAccessoryReading": #"""
      {
        "comment": "Whole degrees; with a tenth if rounding would show the number of the next level.",
        "type": "use",
        "template": "wetBulbAccessoryValue",
        "with": {
          "crosses": "=step >= 0 and step < 4 and (inFahrenheit ? (__wetbulb - 32) / 1.8 + 0.28 : __wetbulb + 0) + effort >= bounds[step + 1]",
          "tenths": "=step < 0 ? 0 : min(__wetbulb_exact, bounds[step + 1] - effort - 0.1)",
          "title": "=__wetbulb_hazard == 'cold' ? localized('extremeCold') : __wetbulb_hazard == 'dryHeat' ? localized('dryHeat') : level == 'safe' ? localized('safe') : level == 'caution' ? localized('caution') : level == 'warning' ? localized('warning') : level == 'danger' ? localized('danger') : localized('extreme')",
          "titleWord": "=__wetbulb_hazard == 'cold' ? localized('extremeColdWord') : __wetbulb_hazard == 'dryHeat' ? localized('dryHeatWord') : level == 'safe' ? localized('safeWord') : level == 'caution' ? localized('cautionWord') : level == 'warning' ? localized('warningWord') : level == 'danger' ? localized('dangerWord') : localized('extremeWord')",
          "work": "=activity == 'rest' ? localized('atRest') : activity == 'light' ? localized('lightWork') : activity == 'moderate' ? localized('moderateWork') : localized('hardWork')",
          "icon": "=not hasReading ? 'questionmark.diamond.fill' : level == 'safe' ? 'checkmark.circle.fill' : level == 'caution' ? 'exclamationmark.circle.fill' : level == 'warning' ? 'exclamationmark.triangle.fill' : level == 'danger' ? 'exclamationmark.octagon.fill' : 'xmark.octagon.fill'"
        }
      }
      """#,
    "wetBulbAccessoryRectangular": #"""
      {
        "comment": "An old level is shown as a lower bound, and never as good news.",
        "type": "zstack",
        "alignment": "topLeading",
        "frame": { "width": "=width", "height": "=height", "alignment": "topLeading" },
        "children": [
          {
            "type": "vstack",
            "alignment": "leading",
            "children": [
              {
                "type": "use",
                "template": "accessoryTitle",
                "with": { "icon": "=icon", "words": "=not hasReading ? (__wetbulb_is_stale ? localized('weatherTooOld') : localized('noReading')) : not isOld ? localized('pair', title, '\u200e' + degrees) : level == 'extreme' ? title : localized('orWorse', title)" }
              },
              {
                "type": "use",
                "template": "accessoryDetail",
                "with": { "words": "=not hasReading ? (__weather_temp_c != '' and not __weather_is_stale and __weather_temp_c < 18 ? localized('airDegrees', replace(format(__weather_temp, 'number'), '-', '−') + '°') : localized('mayNotBeSafe')) : isOld ? localized('pair', degrees, localized('ago', __weather_age)) : level == 'safe' and height >= 66 and __weather_temp != '' ? localized('airDegrees', replace(format(__weather_temp, 'number'), '-', '−') + '°') : work" }
              },
              {
                "when": "=height >= 66",
                "type": "use",
                "template": "accessoryDetail",
                "with": { "words": "=hasReading and isOld ? work : hasReading ? __wetbulb_advice : level != '' ? localized('lastReadingAgoShort', __weather_age) : __weather_temp_c != '' and not __weather_is_stale and __weather_temp_c < 18 ? '' : localized('seekShade')" }
              }
            ]
          },
          {
            "type": "hstack",
            "spacing": 2,
            "padding": { "bottom": "=height < 66 ? 0 : 2" },
            "frame": { "width": "=width", "height": "=height", "alignment": "bottom" },
            "accessibilityLabel": "=hasReading ? localized('levelOfFive', step + 1) : localized('levelUnknown')",
            "children": [
              { "type": "forEach", "items": 5, "index": "rung", "children": [{ "type": "gauge", "style": "linear", "value": "=rung > step ? 0 : 1", "lineWidth": 6, "fill": "=isOld ? 'label/0.46' : 'label'", "track": "tertiary", "frame": { "height": 6 } }] }
            ]
          }
        ]
      }
      """#,
    "wetBulbAccessoryState": #"""
      {
        "type": "use",
        "template": "wetBulbAccessoryReading",
        "with": {
          "step": "=not hasReading ? -1 : level == 'safe' ? 0 : level == 'caution' ? 1 : level == 'warning' ? 2 : level == 'danger' ? 3 : 4",
          "effort": "=activity == 'rest' ? 0 : activity == 'light' ? 2 : activity == 'moderate' ? 4 : 6",
          "inFahrenheit": "=__wetbulb == __wetbulb_f and __wetbulb != __wetbulb_c",
          "bounds": [13, 21, 26, 30, 32, 36]
        }
      }
      """#,
    "wetBulbAccessoryValue": #"""
      {
        "type": "zstack",
        "children": [
          { "when": "=not crosses", "type": "use", "template": "wetBulbAccessoryBody", "with": { "degrees": "{{=replace(format(__wetbulb, \"number\"), \"-\", \"−\")}}°" } },
          { "when": "=crosses", "type": "use", "template": "wetBulbAccessoryBody", "with": { "degrees": "{{=inFahrenheit ? tenths * 1.8 + 32 : tenths||number:1}}°" } }
        ]
      }
      """#,
    "wetBulbActivity": #"""
      {
        "type": "vstack",
        "spacing": 3,
        "padding": { "vertical": { "eink": 7, "default": 9 } },
        "foreground": "=cell.key == activity and not isPlaceholder ? paint.onInk : paint.ink",
        "frame": { "maxWidth": "infinity" },
        "background": { "type": "shape", "shape": "roundedRectangle", "radius": 12, "fill": "=cell.key == activity and not isPlaceholder ? paint.ink : 'clear'" },
        "children": [
          { "type": "use", "template": "wetBulbFigure", "with": { "effortOf": "=cell.key", "side": 21 } },
          { "type": "text", "text": "=cell.name", "font": { "style": "caption2", "weight": "medium" }, "lineLimit": 1, "minimumScale": 0.7, "padding": { "top": 2 } },
          {
            "type": "text",
            "text": "=found == 'safe' ? (isOld ? localized('unknown') : localized('safe')) : found == 'caution' ? localized('caution') : found == 'warning' ? localized('warning') : found == 'danger' ? localized('danger') : localized('extreme')",
            "font": { "style": "caption2", "weight": "bold" },
            "lineLimit": 1,
            "minimumScale": 0.7
          }
        ]
      }
      """#,
    "wetBulbAdvice": #"""
      {
        "comment": "General guidance by activity and level, each line with a symbol of its meaning.",
        "type": "vstack",
        "id": "advice",
        "alignment": "leading",
        "spacing": "=gap",
        "children": [
          {
            "when": "=isOld",
            "type": "text",
            "text": "=localized('lastReadingAt', __weather_updated_local ?? '–')",
            "font": { "style": "=style", "weight": "medium" },
            "lineLimit": 1,
            "minimumScale": 0.6
          },
          {
            "when": "=isOld",
            "type": "text",
            "text": "=__wetbulb_hazard == 'cold' ? localized('expectCold') : __wetbulb_hazard == 'dryHeat' ? localized('expectDryHeat') : level == 'safe' ? '' : level == 'caution' ? localized('expectCaution') : level == 'warning' ? localized('expectWarning') : level == 'danger' ? localized('expectDanger') : localized('expectExtreme')",
            "font": { "style": "=style", "weight": "medium" },
            "lineLimit": 1,
            "minimumScale": 0.6
          },
          {
            "when": "=not isOld",
            "type": "hstack",
            "spacing": 9,
            "children": [
              { "type": "symbol", "name": "=__wetbulb_hazard == 'cold' ? 'thermometer.snowflake' : __wetbulb_hazard == 'dryHeat' ? 'umbrella.fill' : level == 'safe' ? 'checkmark.circle.fill' : level == 'caution' ? (activity == 'rest' ? 'umbrella.fill' : activity == 'light' ? 'drop.fill' : activity == 'moderate' ? 'pause.circle.fill' : 'timer') : level == 'warning' ? (activity == 'rest' ? 'fan.fill' : activity == 'intense' ? 'house.fill' : 'pause.circle.fill') : level == 'danger' and activity != 'rest' or level == 'extreme' and activity == 'intense' ? 'xmark.octagon.fill' : 'house.fill'", "size": "=iconSide", "frame": { "width": "=iconSide * 1.25" } },
              { "type": "text", "text": "=__wetbulb_advice", "font": { "style": "=style", "weight": "medium" }, "lineLimit": "=max(1, adviceLines)", "minimumScale": 0.6 }
            ]
          },
          {
            "when": "=not isOld and rows > 1",
            "type": "hstack",
            "spacing": 9,
            "children": [
              { "type": "symbol", "name": "=__wetbulb_hazard == 'cold' ? 'wind' : level == 'safe' ? 'drop.fill' : level == 'caution' ? 'tshirt.fill' : level == 'warning' ? 'drop.fill' : level == 'danger' ? 'drop.fill' : 'drop.fill'", "size": "=iconSide", "frame": { "width": "=iconSide * 1.25" } },
              { "type": "text", "text": "=__wetbulb_hazard == 'cold' ? localized('tipCold1') : __wetbulb_hazard == 'dryHeat' ? localized('tipDryHeat1') : level == 'safe' ? localized('tipSafe1') : level == 'caution' ? localized('tipCaution1') : level == 'warning' ? localized('tipWarning1') : level == 'danger' ? localized('tipDanger1') : localized('tipExtreme1')", "font": { "style": "=style", "weight": "medium" }, "lineLimit": "=max(1, adviceLines)", "minimumScale": 0.6 }
            ]
          },
          {
            "when": "=not isOld and rows > 2",
            "type": "hstack",
            "spacing": 9,
            "children": [
              { "type": "symbol", "name": "=__wetbulb_hazard == 'cold' ? 'house.fill' : level == 'safe' ? 'clock' : level == 'caution' ? 'heart.fill' : level == 'warning' ? 'person.2.fill' : level == 'danger' ? 'heart.fill' : 'cross.fill'", "size": "=iconSide", "frame": { "width": "=iconSide * 1.25" } },
              { "type": "text", "text": "=__wetbulb_hazard == 'cold' ? localized('tipCold2') : level == 'safe' ? localized('tipSafe2') : level == 'caution' ? localized('tipCaution2') : level == 'warning' ? localized('tipWarning2') : level == 'danger' ? localized('tipDanger2') : localized('tipExtreme2')", "font": { "style": "=style", "weight": "medium" }, "lineLimit": "=max(1, adviceLines)", "minimumScale": 0.6 }
            ]
          }
        ]
      }
      """#,
    "wetBulbAge": #"""
      {
        "type": "text",
        "id": "age",
        "text": "=localized('old', __weather_age)",
        "font": { "style": "caption2", "weight": "bold", "tabular": true },
        "foreground": "=paint.onInk",
        "lineLimit": 1,
        "fixedSize": true,
        "padding": { "horizontal": 8 },
        "frame": { "minHeight": 20 },
        "background": { "type": "shape", "shape": "capsule", "fill": "=paint.ink" }
      }
      """#,
    "wetBulbFigure": #"""
      {
        "type": "symbol",
        "name": "=effortOf == 'rest' ? 'figure.mind.and.body' : effortOf == 'light' ? 'figure.walk' : effortOf == 'moderate' ? 'figure.hiking' : 'figure.run'",
        "size": "=side * 0.85",
        "weight": "semibold"
      }
      """#,
    "wetBulbHatch": #"""
      {
        "comment": "Fine lines from bottom left to top right, one point in seven.",
        "type": "shape",
        "fill": "clear",
        "overlay": {
          "type": "hstack",
          "spacing": 6,
          "rotation": 45,
          "fixedSize": true,
          "children": [
            { "type": "forEach", "items": "=ceil((width + height) / 9)", "children": [{ "type": "shape", "fill": "=ruling", "frame": { "width": 1, "height": "=width + height" } }] }
          ]
        },
        "clip": "rectangle"
      }
      """#,
    "wetBulbLarge": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "top": 16, "horizontal": 16, "bottom": 12 },
        "children": [
          {
            "type": "hstack",
            "children": [
              { "type": "text", "spans": [{ "text": "=localized('wetBulbLead')" }, { "text": "=work" }], "font": { "style": "footnote", "weight": "semibold" }, "foreground": "=isSquare ? paint.ink : paint.soft", "lineLimit": 1, "minimumScale": 0.6 },
              { "type": "spacer", "minLength": 8 },
              { "when": "=isOld", "type": "use", "template": "wetBulbAge" },
              {
                "when": "=not isOld",
                "type": "text",
                "id": "time",
                "text": "{{__weather_updated_local|}}",
                "font": { "style": "footnote", "weight": "medium", "tabular": true },
                "foreground": "=isSquare ? paint.ink : paint.soft",
                "lineLimit": 1
              }
            ]
          },
          {
            "comment": "In wide widgets the advice stands beside the number.",
            "when": "=size == 'extraLarge' and width >= 600",
            "type": "hstack",
            "alignment": "bottom",
            "margin": { "top": 24 },
            "children": [
              { "type": "use", "template": "wetBulbValue", "with": { "figure": 104 } },
              {
                "type": "vstack",
                "alignment": "leading",
                "margin": { "leading": 20, "bottom": -6 },
                "children": [
                  {
                    "type": "hstack",
                    "spacing": 8,
                    "children": [
                      { "when": "=isEInk", "type": "symbol", "name": "=step == 0 ? 'checkmark.circle.fill' : step == 1 ? 'exclamationmark.circle.fill' : step == 2 ? 'exclamationmark.triangle.fill' : 'exclamationmark.octagon.fill'", "size": 28 },
                      { "type": "text", "id": "levelWide", "text": "=title", "font": { "style": "largeTitle", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.7 }
                    ]
                  },
                  {
                    "type": "text",
                    "id": "airWide",
                    "text": "=localized('airAndHumidity', replace(format(__weather_temp ?? '–', 'number'), '-', '−') + '°', localized('percent', __weather_humidity ?? '–'))",
                    "font": { "style": "footnote", "weight": "medium", "tabular": true },
                    "foreground": "=isSquare ? paint.ink : paint.soft",
                    "lineLimit": 2,
                    "minimumScale": 0.92
                  }
                ]
              },
              { "type": "spacer", "minLength": 16 },
              { "type": "use", "template": "wetBulbAdvice", "with": { "style": "subheadline", "gap": 8, "iconSide": 13.5, "rows": "=needs == 1 ? 3 : floor(needs)" }, "margin": { "bottom": -4 } }
            ]
          },
          { "when": "=size == 'extraLarge' and width >= 600", "type": "spacer" },
          {
            "when": "=size != 'extraLarge' or width < 600",
            "type": "hstack",
            "alignment": "bottom",
            "margin": { "top": 16 },
            "children": [
              { "type": "use", "template": "wetBulbValue", "with": { "figure": 84 } },
              { "type": "spacer", "minLength": 8 },
              {
                "type": "vstack",
                "alignment": "trailing",
                "margin": { "bottom": -7 },
                "children": [
                  {
                    "type": "hstack",
                    "spacing": 7,
                    "children": [
                      { "when": "=isEInk", "type": "symbol", "name": "=step == 0 ? 'checkmark.circle.fill' : step == 1 ? 'exclamationmark.circle.fill' : step == 2 ? 'exclamationmark.triangle.fill' : 'exclamationmark.octagon.fill'", "size": 22.5 },
                      { "type": "text", "id": "level", "text": "=title", "font": { "style": "title", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.7 }
                    ]
                  },
                  {
                    "type": "text",
                    "id": "air",
                    "text": "=localized('airAndHumidity', replace(format(__weather_temp ?? '–', 'number'), '-', '−') + '°', localized('percent', __weather_humidity ?? '–'))",
                    "font": { "style": "footnote", "weight": "medium", "tabular": true },
                    "foreground": "=isSquare ? paint.ink : paint.soft",
                    "lineLimit": 2,
                    "multilineAlignment": "trailing",
                    "balanced": true,
                    "minimumScale": 0.92
                  }
                ]
              }
            ]
          },
          { "type": "use", "template": "wetBulbMeter", "with": { "thickness": 8 }, "margin": { "top": 22 } },
          { "when": "=size != 'extraLarge' or width < 600", "type": "use", "template": "wetBulbAdvice", "with": { "style": "subheadline", "gap": 7, "iconSide": 13.5, "rows": "=needs == 1 ? 3 : floor(needs)" }, "margin": { "top": 18 } },
          { "type": "spacer" },
          {
            "when": "=needs > 2",
            "type": "hstack",
            "id": "activities",
            "spacing": 2,
            "padding": 2,
            "background": { "type": "shape", "shape": "roundedRectangle", "radius": 14, "fill": "=isEInk ? 'clear' : paint.tray" },
            "margin": { "horizontal": -4 },
            "children": [
              {
                "type": "forEach",
                "items": [{ "key": "rest", "name": "=localized('restEffort')" }, { "key": "light", "name": "=localized('lightEffort')" }, { "key": "moderate", "name": "=localized('moderateEffort')" }, { "key": "intense", "name": "=localized('hardEffort')" }],
                "as": "cell",
                "children": [{ "type": "use", "template": "wetBulbActivity", "with": { "found": "=cell.key == 'rest' ? __wetbulb_level_rest : cell.key == 'light' ? __wetbulb_level_light : cell.key == 'moderate' ? __wetbulb_level_moderate : __wetbulb_level_intense" } }]
              }
            ]
          }
        ]
      }
      """#,
    "wetBulbLast": #"""
      {
        "comment": "An old safe level is not repeated, because good news must be recent.",
        "type": "text",
        "id": "last",
        "text": "=localized(level == 'safe' or __wetbulb_hazard != '' ? 'lastReadingAgo' : level == 'caution' ? 'lastCautionAgo' : level == 'warning' ? 'lastWarningAgo' : level == 'danger' ? 'lastDangerAgo' : 'lastExtremeAgo', __weather_age ?? localized('someTime'))",
        "font": { "style": "=style", "tabular": true },
        "foreground": { "light": "#3C3C43/0.88", "dark": "#EBEBF5/0.72" },
        "lineLimit": 1,
        "minimumScale": 0.7
      }
      """#,
    "wetBulbLevel": #"""
      {
        "type": "zstack",
        "foreground": "=paint.ink",
        "children": [
          {
            "type": "shape",
            "id": "ground",
            "fill": {
              "eink": "=step >= 3 and not isPlaceholder ? '#000000' : '#FFFFFF'",
              "default": { "linear": { "degrees": 160, "stops": ["=paint.from", "=paint.to"] } }
            }
          },
          { "when": "=isOld and not isEInk", "type": "use", "template": "wetBulbHatch", "with": { "ruling": "=paint.hatch" } },
          {
            "when": "=level == 'extreme' and not isPlaceholder",
            "type": "shape",
            "shape": "roundedRectangle",
            "radius": 19,
            "fill": "clear",
            "stroke": { "fill": { "light": "#FF6B62", "dark": "#FF453A" }, "width": 2 },
            "margin": 3
          },
          { "when": "=isSmall and height >= 120", "type": "use", "template": "wetBulbSmall" },
          {
            "comment": "If the words about a hazard do not fit below the advice, the advice is left out, because the words include it.",
            "when": "=isMedium or isSmall and height < 120",
            "type": "viewThatFits",
            "axis": "vertical",
            "children": [{ "type": "forEach", "items": "=isEInk and __wetbulb_hazard != '' and not isOld and height < 200 ? [false, true] : [false]", "as": "spare", "children": [{ "type": "use", "template": "wetBulbMedium" }] }]
          },
          {
            "comment": "If room is short, the third advice is left out first (2.5), then the table of activities instead (1), then both (2).",
            "when": "=isTall",
            "type": "viewThatFits",
            "axis": "vertical",
            "children": [{ "type": "forEach", "items": [3, 2.5, 1, 2], "as": "needs", "children": [{ "type": "use", "template": "wetBulbLarge" }] }]
          }
        ]
      }
      """#,
    "wetBulbMedium": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "top": "=height < 130 ? 6 : height < 150 ? 11 : 16", "horizontal": "=height < 130 ? 12 : 16", "bottom": "=height < 130 ? 8 : height < 150 ? 9 : 14" },
        "children": [
          {
            "type": "hstack",
            "frame": { "minHeight": 18 },
            "children": [
              { "when": "=(isEInk and width < 320 or width < 290) and not (isOld and width < 230)", "type": "text", "text": "=localized('wetBulb')", "font": { "style": "caption", "weight": "semibold" }, "foreground": "=isSquare ? paint.ink : paint.soft", "lineLimit": 1, "layoutPriority": 1 },
              {
                "comment": "Text on e-ink is not scaled down: a title that is too long leaves out the activity.",
                "when": "=width >= 290 and (not isEInk or width >= 320)",
                "type": "viewThatFits",
                "axis": "horizontal",
                "children": [
                  { "when": "=isEInk", "type": "text", "spans": [{ "text": "=localized('wetBulbLead')" }, { "text": "=work" }], "font": { "style": "caption", "weight": "semibold" }, "lineLimit": 1 },
                  { "when": "=isEInk", "type": "text", "text": "=localized('wetBulb')", "font": { "style": "caption", "weight": "semibold" }, "lineLimit": 1 },
                  { "type": "text", "spans": [{ "text": "=localized('wetBulbLead')" }, { "text": "=work" }], "font": { "style": "caption", "weight": "semibold" }, "foreground": "=isSquare ? paint.ink : paint.soft", "lineLimit": 1, "minimumScale": 0.6 }
                ]
              },
              { "type": "spacer", "minLength": 8 },
              { "when": "=isOld", "type": "use", "template": "wetBulbAge" },
              {
                "when": "=not isOld and not (isEInk and width < 230)",
                "type": "viewThatFits",
                "axis": "horizontal",
                "font": { "style": "caption", "weight": "medium", "tabular": true },
                "foreground": "=isSquare ? paint.ink : paint.soft",
                "children": [
                  { "type": "text", "id": "air", "text": "=localized('airAndShare', replace(format(__weather_temp ?? '–', 'number'), '-', '−') + '°', localized('percent', __weather_humidity ?? '–'))", "lineLimit": 1, "minimumScale": 0.7 },
                  { "when": "=isEInk", "type": "text", "text": "=localized('airDegrees', replace(format(__weather_temp ?? '–', 'number'), '-', '−') + '°')", "lineLimit": 1 }
                ]
              }
            ]
          },
          {
            "comment": "The smallest panels have no column for advice. Other e-ink panels leave it out (`spare`) if the words below say the same.",
            "when": "=isEInk and (width < 230 or spare)",
            "type": "hstack",
            "spacing": 12,
            "layoutPriority": 1,
            "margin": { "top": 3 },
            "children": [
              { "type": "use", "template": "wetBulbValue", "with": { "figure": "=height < 150 ? 34 : 48" }, "fixedSize": true },
              { "type": "symbol", "name": "=step == 0 ? 'checkmark.circle.fill' : step == 1 ? 'exclamationmark.circle.fill' : step == 2 ? 'exclamationmark.triangle.fill' : 'exclamationmark.octagon.fill'", "size": 17, "margin": { "trailing": -6 } },
              { "type": "text", "id": "level", "text": "=title", "font": "headline", "lineLimit": 1, "minimumScale": 0.7 }
            ]
          },
          {
            "when": "=not (isEInk and (width < 230 or spare))",
            "type": "hstack",
            "alignment": "top",
            "layoutPriority": 1,
            "margin": { "top": "=height < 130 ? 3 : height < 158 or __wetbulb_hazard != '' and height < 200 ? 6 : 11" },
            "children": [
              {
                "type": "vstack",
                "alignment": "leading",
                "spacing": "=height < 130 ? 2 : 6",
                "padding": { "trailing": 8 },
                "frame": { "width": "=width < 320 ? (isEInk and length(title) > 10 ? 114 : 98) : isEInk and width >= 380 ? 156 : 116", "alignment": "leading" },
                "children": [
                  { "type": "use", "template": "wetBulbValue", "with": { "figure": "=height < 130 ? 34 : textScale > 1.1 ? 40 : 48" } },
                  {
                    "comment": "Text on e-ink is not scaled down: the symbol is left out before a level is cut.",
                    "type": "viewThatFits",
                    "axis": "horizontal",
                    "children": [
                      {
                        "type": "forEach",
                        "items": "=isEInk ? (height < 150 ? ['usual', 'bare'] : ['usual', 'less', 'bare']) : ['usual']",
                        "as": "row",
                        "children": [
                          {
                            "type": "hstack",
                            "spacing": 6,
                            "children": [
                              { "when": "=isEInk and row != 'bare'", "type": "symbol", "name": "=step == 0 ? 'checkmark.circle.fill' : step == 1 ? 'exclamationmark.circle.fill' : step == 2 ? 'exclamationmark.triangle.fill' : 'exclamationmark.octagon.fill'", "size": 17 },
                              { "type": "text", "id": "level", "text": "=title", "font": { "style": "=height < 130 ? 'subheadline' : isEInk and (height < 150 or row != 'usual') ? 'headline' : 'title3'", "weight": "semibold" }, "lineLimit": 1, "minimumScale": 0.7 }
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ]
              },
              {
                "type": "viewThatFits",
                "axis": "vertical",
                "children": [
                  { "type": "forEach", "items": [3, 2, 1], "as": "rows", "children": [{ "type": "viewThatFits", "axis": "horizontal", "children": [{ "type": "forEach", "items": "=width < 320 ? ['caption2'] : textScale > 1.1 ? ['caption'] : isEInk and (height < 150 or height >= 200) ? [''] : isEInk ? ['footnote', 'caption', 'caption2', ''] : ['footnote', 'caption', 'caption2']", "as": "face", "children": [{ "type": "use", "template": "wetBulbAdvice", "with": { "adviceLines": "=isEInk and width < 320 or width < 290 ? 3 : isEInk and (face == '' or textScale > 1.1) ? 2 : 1", "style": "=face == '' ? 'footnote' : face", "gap": "=textScale > 1.1 ? 3 : width < 320 or face == 'footnote' or face == '' ? 5 : face == 'caption' ? 7 : 9", "iconSide": "=width < 320 ? 10.5 : 12" } }] }] }] }
                ]
              }
            ]
          },
          { "type": "spacer" },
          { "type": "use", "template": "wetBulbMeter", "with": { "thickness": 6 }, "layoutPriority": 2 }
        ]
      }
      """#,
    "wetBulbMeter": #"""
      {
        "comment": "Five equal steps, with the value's place within its own step and the limits for this activity. The limits are wet-bulb temperatures; for dry heat and cold, words replace them. Panels with few inks have no tone for steps above the level, so these are outlines.",
        "type": "when",
        "condition": "=__wetbulb_hazard != ''",
        "then": [{ "type": "text", "id": "hazard", "text": "=__wetbulb_advice_full", "font": { "style": "footnote", "weight": "medium" }, "foreground": "=paint.ink", "lineLimit": "=height < 120 ? 2 : isEInk ? 4 : 3", "minimumScale": 0.85 }],
        "else": [
          {
            "type": "vstack",
            "id": "meter",
            "spacing": 6,
            "accessibilityLabel": "=localized('levelOfFive', step + 1)",
            "children": [
              {
                "type": "hstack",
                "spacing": 3,
                "frame": { "height": "=isEInk ? thickness + 3 : thickness" },
                "overlayAlignment": "leading",
                "overlay": {
                  "type": "shape",
                  "shape": "circle",
                  "opacity": "=isPlaceholder ? 0 : 1",
                  "fill": "=paint.ink",
                  "frame": { "width": 14, "height": 14 },
                  "background": { "type": "shape", "shape": "circle", "fill": "=paint.middle", "margin": -3 },
                  "offset": { "x": "=clamp(step * ((width - 44) / 5 + 3) - 7 + (abs(place * (width - 44) / 5 - 12) < 2 ? 10 : abs((1 - place) * (width - 44) / 5 - 12) < 2 ? (width - 44) / 5 - 10 : place * (width - 44) / 5), 0, width - 46)" }
                },
                "children": [
                  { "type": "forEach", "items": 5, "children": [{ "type": "shape", "shape": "capsule", "fill": "=index <= step and not isPlaceholder ? paint.ink : isEInk and step >= 3 ? '#FFFFFF17' : isSquare and not isEInk ? 'clear' : paint.off", "stroke": { "fill": "=paint.ink", "width": "=index > step and isSquare and not isEInk ? 1 : 0" } }] }
                ]
              },
              {
                "comment": "Low frames have no room for the limits.",
                "when": "=height >= 120",
                "type": "hstack",
                "spacing": 0,
                "padding": { "horizontal": "=(width - 44) / 10 + 1.5" },
                "children": [
                  {
                    "type": "forEach",
                    "items": [21, 26, 30, 32],
                    "as": "limit",
                    "children": [
                      {
                        "type": "text",
                        "text": "{{=inFahrenheit ? (limit - effort) * 1.8 + 32 : limit - effort||round}}°",
                        "font": { "style": "caption2", "weight": "medium", "tabular": true },
                        "foreground": "=isSquare ? paint.ink : paint.soft",
                        "lineLimit": 1,
                        "frame": { "maxWidth": "infinity" }
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
    "wetBulbNone": #"""
      {
        "comment": "No colour of a level, no lit step, no number: an unknown level must not look safe.",
        "type": "zstack",
        "foreground": "label",
        "children": [
          { "type": "shape", "id": "ground", "fill": { "light": "#F2F2F5", "dark": "#1C1C1E" } },
          { "comment": "Panels without tones would draw such faint lines black.", "when": "=not isEInk", "type": "use", "template": "wetBulbHatch", "dither": "none", "with": { "ruling": { "light": "#00000013", "dark": "#FFFFFF13", "clear": "clear", "accented": "clear" } } },
          {
            "when": "=not isEInk",
            "type": "shape",
            "dither": "none",
            "fill": {
              "light": { "linear": { "degrees": 0, "stops": [{ "color": "#F2F2F5", "at": 0.62 }, { "color": "#F2F2F5/0", "at": 1 }] } },
              "dark": { "linear": { "degrees": 0, "stops": [{ "color": "#1C1C1E", "at": 0.62 }, { "color": "#1C1C1E/0", "at": 1 }] } },
              "clear": "clear",
              "accented": "clear"
            },
            "frame": { "height": { "small": "=height - 54", "medium": "=height - 46", "default": 250 } },
            "margin": { "top": { "small": 54, "medium": 46, "default": "=height - 250" } }
          },
          {
            "type": "vstack",
            "alignment": "leading",
            "padding": { "horizontal": "=height < 120 ? 10 : 16", "vertical": "=height < 120 or isSmall and isEInk and height < 155 and length(localized('heatUnknown')) > 40 ? 10 : 16" },
            "children": [
              {
                "when": "=height >= 92",
                "type": "hstack",
                "children": [
                  {
                    "type": "viewThatFits",
                    "axis": "horizontal",
                    "font": { "style": { "large": "footnote", "extraLarge": "footnote", "default": "caption" }, "weight": "semibold" },
                    "foreground": { "light": "#3C3C43/0.88", "dark": "#EBEBF5/0.72" },
                    "children": [
                      { "when": "=not isSmall", "type": "text", "text": "=localized('wetBulbWith', activity == 'rest' ? localized('atRestWord') : activity == 'light' ? localized('lightWorkWord') : activity == 'moderate' ? localized('moderateWorkWord') : localized('hardWorkWord'))", "lineLimit": 1 },
                      { "type": "text", "text": "=localized('wetBulb')", "lineLimit": 1 },
                      { "type": "text", "text": "=localized('wetBulbShort')", "lineLimit": 1, "minimumScale": "=min(0.7, 0.7 / textScale)" }
                    ]
                  },
                  { "type": "spacer", "minLength": 4 },
                  { "when": "=not isTall", "type": "symbol", "name": "questionmark.diamond.fill", "size": "=isSmall ? 17 : 20.5", "alignsInk": true }
                ]
              },
              { "type": "spacer" },
              { "when": "=isTall", "type": "symbol", "name": "questionmark.diamond.fill", "size": 52.5, "alignsInk": true, "padding": { "bottom": 16 } },
              {
                "type": "text",
                "id": "primary",
                "text": "=__wetbulb_is_stale ? localized('weatherTooOld') : localized('noReading')",
                "font": { "style": { "small": "headline", "medium": "=height < 110 ? 'headline' : 'title2'", "default": "title" }, "weight": "semibold" },
                "lineLimit": { "small": 2, "default": 1 },
                "minimumScale": 0.7
              },
              { "type": "use", "template": "wetBulbNoneWords", "padding": { "top": { "small": 1, "medium": 0, "default": 4 } } },
              {
                "comment": "On small panels long words take the meter's place.",
                "when": "=height >= (isMedium ? 136 : isSmall and isEInk and length(localized('heatUnknown')) > 40 ? 168 : 120)",
                "type": "hstack",
                "id": "meter",
                "spacing": 3,
                "frame": { "height": "=isTall ? 8 : 6" },
                "margin": { "top": { "small": 9, "medium": 12, "default": 24 } },
                "accessibilityLabel": "=localized('levelUnknown')",
                "children": [
                  {
                    "type": "forEach",
                    "items": 5,
                    "children": [
                      { "type": "shape", "shape": "capsule", "fill": "clear", "stroke": { "fill": { "light": "#3C3C43/0.88", "dark": "#EBEBF5/0.72" }, "width": 1, "dash": [2.5, 2] } }
                    ]
                  }
                ]
              },
              {
                "when": "=isTall and __wetbulb_level != ''",
                "type": "use",
                "template": "wetBulbLast",
                "with": { "style": "footnote" },
                "margin": { "top": 12, "bottom": -3 }
              }
            ]
          }
        ]
      }
      """#,
    "wetBulbNoneWords": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          {
            "type": "text",
            "text": { "small": "=__weather_temp_c != '' and not __weather_is_stale and __weather_temp_c < 18 ? localized('airDegrees', replace(format(__weather_temp, 'number'), '-', '−') + '°') : localized('heatUnknown')", "medium": "=__weather_temp_c != '' and not __weather_is_stale and __weather_temp_c < 18 ? localized('airDegrees', replace(format(__weather_temp, 'number'), '-', '−') + '°') : localized('heatUnknown')", "default": "=__weather_temp_c != '' and not __weather_is_stale and __weather_temp_c < 18 ? localized('airDegrees', replace(format(__weather_temp, 'number'), '-', '−') + '°') : localized('heatUnknownFull')" },
            "font": { "style": { "small": "caption", "medium": "footnote", "default": "subheadline" } },
            "foreground": { "light": "#3C3C43/0.88", "dark": "#EBEBF5/0.72" },
            "lineBreak": "=length(localized('heatUnknown')) < 26 ? 'standard' : 'words'",
            "lineLimit": "=isSmall ? (isEInk ? 4 : 3) : 2",
            "minimumScale": 0.6
          },
          { "when": "=isMedium and __wetbulb_level != ''", "type": "use", "template": "wetBulbLast", "with": { "style": "footnote" } }
        ]
      }
      """#,
    "wetBulbReading": #"""
      {
        "type": "use",
        "template": "wetBulbLevel",
        "with": {
          "paint": "=isPlaceholder ? blank : __wetbulb_hazard == 'cold' ? (isOld ? frozen[1] : frozen[0]) : isOld ? old[step] : fresh[step]",
          "place": "=clamp((__wetbulb_exact + effort - bounds[step]) / (bounds[step + 1] - bounds[step]), 0.06, 0.94)",
          "crosses": "=step < 4 and (inFahrenheit ? (__wetbulb - 32) / 1.8 + 0.28 : __wetbulb + 0) + effort >= bounds[step + 1]",
          "tenths": "=min(__wetbulb_exact, bounds[step + 1] - effort - 0.1)",
          "work": "=activity == 'rest' ? localized('atRestWord') : activity == 'light' ? localized('lightWorkWord') : activity == 'moderate' ? localized('moderateWorkWord') : localized('hardWorkWord')",
          "title": "=__wetbulb_hazard == 'cold' ? localized('extremeCold') : __wetbulb_hazard == 'dryHeat' ? localized('dryHeat') : level == 'safe' ? localized('safe') : level == 'caution' ? localized('caution') : level == 'warning' ? localized('warning') : level == 'danger' ? localized('danger') : localized('extreme')"
        }
      }
      """#,
    "wetBulbSmall": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "padding": { "top": 16, "horizontal": 16, "bottom": 13 },
        "children": [
          {
            "comment": "A long title is shortened before it is scaled down. Text on e-ink is not scaled down, so there the symbol of effort is left out as well.",
            "type": "viewThatFits",
            "axis": "horizontal",
            "children": [
              {
                "type": "forEach",
                "items": "=not isEInk or isOld ? [0, 1] : [0, 1, 2, 3]",
                "as": "less",
                "children": [
                  {
                    "type": "hstack",
                    "frame": { "height": 18 },
                    "children": [
                      { "type": "text", "text": "=less == 1 or less == 3 ? localized('wetBulbShort') : localized('wetBulb')", "font": { "style": "caption", "weight": "semibold" }, "foreground": "=isSquare ? paint.ink : paint.soft", "lineLimit": 1, "minimumScale": "=min(0.7, 0.7 / textScale)" },
                      { "type": "spacer", "minLength": 4 },
                      { "when": "=isOld", "type": "use", "template": "wetBulbAge" },
                      { "when": "=not isOld and less < 2", "type": "use", "template": "wetBulbFigure", "with": { "effortOf": "=activity", "side": 19 } }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "type": "hstack",
            "alignment": "top",
            "spacing": 6,
            "margin": { "top": "=isEInk and height < 150 ? (height < 145 ? 4 : 7) : 10" },
            "children": [
              {
                "comment": "On low e-ink panels the advice takes two lines before its words are cut, and a smaller number leaves room for them.",
                "type": "viewThatFits",
                "axis": "vertical",
                "children": [
                  {
                    "type": "forEach",
                    "items": "=not isEInk ? [0, 1] : height < 150 ? [1, 2] : [0, 1, 2]",
                    "as": "attempt",
                    "children": [
                      {
                        "type": "vstack",
                        "alignment": "leading",
                        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
                        "children": [
                          { "type": "use", "template": "wetBulbValue", "with": { "figure": "=attempt == 2 ? (height < 145 ? 34 : 40) : 52" } },
                          { "type": "spacer" },
                          { "type": "use", "template": "wetBulbWords", "with": { "isRoomy": "=attempt == 0" } }
                        ]
                      }
                    ]
                  }
                ]
              },
              { "type": "use", "template": "wetBulbSteps" }
            ]
          }
        ]
      }
      """#,
    "wetBulbState": #"""
      {
        "type": "zstack",
        "children": [
          {
            "when": "=hasReading",
            "type": "use",
            "template": "wetBulbReading",
            "with": {
              "step": "=level == 'safe' ? 0 : level == 'caution' ? 1 : level == 'warning' ? 2 : level == 'danger' ? 3 : 4",
              "effort": "=activity == 'rest' ? 0 : activity == 'light' ? 2 : activity == 'moderate' ? 4 : 6",
              "inFahrenheit": "=__wetbulb == __wetbulb_f and __wetbulb != __wetbulb_c",
              "bounds": [13, 21, 26, 30, 32, 36],
              "blank": {
                "light": { "from": "#F2F2F5", "to": "#F2F2F5", "middle": "#F2F2F5", "ink": "#000000", "soft": "#3C3C43", "off": "#0000001A", "tray": "#0000000A", "onInk": "#FFFFFF", "hatch": "#00000013" },
                "dark": { "from": "#1C1C1E", "to": "#1C1C1E", "middle": "#1C1C1E", "ink": "#FFFFFF", "soft": "#EBEBF5", "off": "#FFFFFF26", "tray": "#FFFFFF0D", "onInk": "#000000", "hatch": "#FFFFFF13" }
              },
              "frozen": {
                "light": [
                  { "from": "#2E6BE6", "to": "#1B46A8", "middle": "#2558C7", "ink": "#FFFFFF", "soft": "#FFFFFFF0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#1B46A8", "hatch": "#FFFFFF21" },
                  { "from": "#5B6E93", "to": "#3C4C6B", "middle": "#4B5D7F", "ink": "#FFFFFF", "soft": "#FFFFFFF0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#3C4C6B", "hatch": "#FFFFFF21" }
                ],
                "dark": [
                  { "from": "#173A7E", "to": "#0A1D45", "middle": "#102B61", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#0A1D45", "hatch": "#FFFFFF1A" },
                  { "from": "#33415A", "to": "#1C2536", "middle": "#273348", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#1C2536", "hatch": "#FFFFFF1A" }
                ]
              },
              "fresh": {
                "light": [
                  { "from": "#3DDC9E", "to": "#12B981", "middle": "#28CA90", "ink": "#022218", "soft": "#022218DB", "off": "#02221833", "tray": "#FFFFFF42", "onInk": "#3DDC9E", "hatch": "#02221821" },
                  { "from": "#FDCB3F", "to": "#F7A813", "middle": "#FABA29", "ink": "#2C1A00", "soft": "#2C1A00DB", "off": "#2C1A0033", "tray": "#FFFFFF42", "onInk": "#FDCB3F", "hatch": "#2C1A0021" },
                  { "from": "#FF9F52", "to": "#F97A1C", "middle": "#FC8C37", "ink": "#301100", "soft": "#301100DB", "off": "#30110033", "tray": "#FFFFFF42", "onInk": "#FF9F52", "hatch": "#30110021" },
                  { "from": "#D12C2C", "to": "#B01818", "middle": "#C02222", "ink": "#FFFFFF", "soft": "#FFFFFFF0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#B01818", "hatch": "#FFFFFF21" },
                  { "from": "#7A1420", "to": "#3F0710", "middle": "#5C0E18", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#3F0710", "hatch": "#FFFFFF21" }
                ],
                "dark": [
                  { "from": "#0C6A50", "to": "#053B2D", "middle": "#08523E", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#053B2D", "hatch": "#FFFFFF1A" },
                  { "from": "#8C5508", "to": "#4E2B04", "middle": "#6D4006", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#4E2B04", "hatch": "#FFFFFF1A" },
                  { "from": "#8F3F10", "to": "#521F07", "middle": "#702F0C", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#521F07", "hatch": "#FFFFFF1A" },
                  { "from": "#931B1F", "to": "#560D12", "middle": "#741418", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#560D12", "hatch": "#FFFFFF1A" },
                  { "from": "#4A0912", "to": "#1C0307", "middle": "#33060C", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#1C0307", "hatch": "#FFFFFF1A" }
                ]
              },
              "old": {
                "light": [
                  { "from": "#98D2BC", "to": "#6EAC97", "middle": "#83BFAA", "ink": "#022218", "soft": "#022218DB", "off": "#02221833", "tray": "#FFFFFF42", "onInk": "#FFFFFF", "hatch": "#02221821" },
                  { "from": "#EEDCA8", "to": "#D7BA83", "middle": "#E2CB96", "ink": "#2C1A00", "soft": "#2C1A00DB", "off": "#2C1A0033", "tray": "#FFFFFF42", "onInk": "#FFFFFF", "hatch": "#2C1A0021" },
                  { "from": "#DAB69A", "to": "#C19270", "middle": "#CEA485", "ink": "#301100", "soft": "#301100DB", "off": "#30110033", "tray": "#FFFFFF42", "onInk": "#FFFFFF", "hatch": "#30110021" },
                  { "from": "#854949", "to": "#693131", "middle": "#773D3D", "ink": "#FFFFFF", "soft": "#FFFFFFF0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#693131", "hatch": "#FFFFFF21" },
                  { "from": "#4B262A", "to": "#251114", "middle": "#381C1F", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#251114", "hatch": "#FFFFFF21" }
                ],
                "dark": [
                  { "from": "#3C5C53", "to": "#20332E", "middle": "#2E4840", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#20332E", "hatch": "#FFFFFF1A" },
                  { "from": "#6C593F", "to": "#3A2E21", "middle": "#534430", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#3A2E21", "hatch": "#FFFFFF1A" },
                  { "from": "#634838", "to": "#36251D", "middle": "#4C362A", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#36251D", "hatch": "#FFFFFF1A" },
                  { "from": "#552C2D", "to": "#301719", "middle": "#422223", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#301719", "hatch": "#FFFFFF1A" },
                  { "from": "#291316", "to": "#0F0708", "middle": "#1C0D0F", "ink": "#FFFFFF", "soft": "#FFFFFFE0", "off": "#FFFFFF42", "tray": "#FFFFFF1A", "onInk": "#0F0708", "hatch": "#FFFFFF1A" }
                ]
              }
            }
          },
          { "when": "=not hasReading", "type": "use", "template": "wetBulbNone" }
        ]
      }
      """#,
    "wetBulbSteps": #"""
      {
        "type": "vstack",
        "id": "steps",
        "spacing": 3,
        "frame": { "width": 6 },
        "accessibilityLabel": "=localized('levelOfFive', step + 1)",
        "children": [
          { "type": "forEach", "items": [4, 3, 2, 1, 0], "as": "rung", "children": [{ "type": "shape", "shape": "capsule", "fill": "=rung <= step and not isPlaceholder ? paint.ink : isEInk and step >= 3 ? '#FFFFFF17' : isSquare and not isEInk ? 'clear' : paint.off", "stroke": { "fill": "=paint.ink", "width": "=rung > step and isSquare and not isEInk ? 1 : 0" } }] }
        ],
        "padding": { "bottom": 3 }
      }
      """#,
    "wetBulbValue": #"""
      {
        "comment": "Whole degrees; with a tenth if rounding would show the number of the next level.",
        "type": "zstack",
        "alignment": "leading",
        "font": { "size": "=figure", "weight": "semibold", "tracking": "=figure * (crosses ? -0.012 : -0.03)" },
        "children": [
          { "when": "=not crosses", "type": "text", "id": "value", "text": "{{=__wetbulb == \"\" ? \"–\" : replace(format(__wetbulb, \"number\"), \"-\", \"−\")}}°", "box": "cap", "alignsInk": true, "lineLimit": 1, "minimumScale": 0.6 },
          {
            "when": "=crosses",
            "type": "text",
            "text": "{{=inFahrenheit ? tenths * 1.8 + 32 : tenths||number:1}}°",
            "box": "cap",
            "alignsInk": true,
            "lineLimit": 1,
            "minimumScale": 0.6
          }
        ]
      }
      """#,
    "wetBulbWords": #"""
      {
        "type": "vstack",
        "alignment": "leading",
        "children": [
          {
            "comment": "E-ink has no colour for the level, so it has a symbol. Even so, the symbol is left out before the level is cut or broken.",
            "type": "viewThatFits",
            "axis": "horizontal",
            "font": "headline",
            "children": [
              {
                "type": "hstack",
                "spacing": 5,
                "children": [
                  { "when": "=isEInk", "type": "symbol", "name": "=step == 0 ? 'checkmark.circle.fill' : step == 1 ? 'exclamationmark.circle.fill' : step == 2 ? 'exclamationmark.triangle.fill' : 'exclamationmark.octagon.fill'", "size": 15.5 },
                  { "type": "text", "id": "level", "text": "=title", "lineLimit": 1, "minimumScale": 0.7 }
                ]
              },
              { "when": "=isEInk", "type": "text", "text": "=title", "lineLimit": "=height < 150 ? 2 : 1", "minimumScale": 0.7 }
            ]
          },
          {
            "when": "=isRoomy and isOld",
            "type": "text",
            "text": "=localized('levelAt', __weather_updated_local ?? '–')",
            "font": { "style": "caption", "tabular": true },
            "foreground": "=isSquare ? paint.ink : paint.soft",
            "lineLimit": 1,
            "minimumScale": 0.7
          },
          {
            "when": "=isRoomy and not isOld",
            "type": "text",
            "text": "=activity == 'rest' ? localized('atRest') : activity == 'light' ? localized('lightWork') : activity == 'moderate' ? localized('moderateWork') : localized('hardWork')",
            "font": "caption",
            "foreground": "=isSquare ? paint.ink : paint.soft",
            "lineLimit": "=isEInk ? 2 : 1",
            "minimumScale": 0.7
          },
          {
            "type": "text",
            "id": "advice",
            "text": "=isOld ? localized('notCurrent') : __wetbulb_hazard == 'cold' ? localized('coverSkin') : __wetbulb_hazard == 'dryHeat' ? localized('shadeAndWater') : level == 'safe' ? localized('drinkWhenThirsty') : level == 'caution' ? localized('shadeAndWater') : level == 'warning' ? localized('restOften') : level == 'danger' ? localized('stopCoolDown') : localized('getToCoolAir')",
            "font": { "style": "caption", "weight": "semibold" },
            "lineLimit": "=isEInk ? 2 : 1",
            "minimumScale": 0.7
          }
        ]
      }
      """#,
  ]
}
