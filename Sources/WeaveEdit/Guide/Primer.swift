// SPDX-License-Identifier: MIT

/// The language on one page, for models and for people in a hurry; `docs/primer.md` is a copy.
public enum Primer {
  /// The page in Markdown, at most 5,000 tokens.
  public static let text = #"""
    # Writing designs for weave

    A design is a JSON file that weave draws as a widget. Everything needed for a good one is on this page.
    `weave validate FILE` reports mistakes with their places, `weave render FILE` draws.

    ## A file

    ```
    {
      "name": "Runs",
      "layout": { "template": "custom" },
      "style": { "accent": "orange", "background": "plain" },
      "variables": { "km": 18.2 },
      "content": { … one node … }
    }
    ```

    - Always `"layout": { "template": "custom" }` and `content`, one node with nodes inside.
    - `style.accent`: blue purple pink orange green teal red yellow gray indigo, or #RRGGBB. `style.background`: plain
      accentGlow radialGlow subtleMaterial aurora sunset midnight candy.
    - `variables`: the design's own values: texts, numbers, lists, records.
    - Unknown keys have no effect and are reported. Lengths are points.

    Sizes: small 158 × 158, medium 338 × 158, large 338 × 354. A design is drawn at all three unless it says
    `"for": { "sizes": ["medium"] }`. Nothing scrolls: what does not fit is cut, and reported.

    ## Ten nodes

    | `type` | Own keys (default) |
    |---|---|
    | `vstack`, `hstack` | `children`, `spacing` (0), `alignment`: leading center trailing; for hstack top center bottom firstTextBaseline |
    | `zstack` | `children`, the last in front; `alignment`: topLeading … center … bottomTrailing |
    | `spacer` | `minLength` (0); pushes its neighbours apart |
    | `text` | `text` |
    | `symbol` | `name` (SF Symbols: heart.fill, drop.fill, flame.fill, figure.run, cloud.rain.fill), `size` (17), `color` |
    | `shape` | `shape`: rectangle roundedRectangle capsule circle; `radius`, `fill`; takes all room, so give it a `frame` |
    | `gauge` | `value`, `min` (0), `max` (1), `style`: ring linear; `lineWidth` (8), `fill` (accent); a ring needs a `frame` |
    | `chart` | `values`, `mark`: bars line area points donut; `member` for records, `fill`, `x`: `{ "labels": [...] }`, `y`: `{ "ticks": 3 }` |
    | `forEach` | `items`, `children`, `as` (item), `limit`, `where`, `sort`, `order` |

    Also: `divider`, `image` (`file` beside the design), `grid` (`columns`), `label` (`text`, `symbol`), and `when`
    (`size`, `condition`, `then`, `else`).

    Keys of every node:

    - `font`: largeTitle 34, title 28, title2 22, title3 20, headline 17 semibold, body 17, callout 16, subheadline 15,
      footnote 13, caption 12, caption2 11; or `{ "size": 40, "weight": "bold", "design": "rounded", "tabular": true }`. On a
      stack it applies to all texts inside.
    - `foreground` for texts: a colour or a gradient `{ "linear": { "degrees": 90, "stops": ["teal", "blue"] } }`. Colours: label
      secondaryInk accent accentInk white black fill separator, the hues, `blue/0.5`, `#FF9500`. Small grey text:
      `secondaryInk`. Coloured text: `accentInk`, or a hue's ink such as `orangeInk`, which stays readable.
    - `padding`: a number or `{ "horizontal": 12, "vertical": 6 }`. The outermost node needs about 16.
    - `frame`: `width`, `height`, `maxWidth` and `maxHeight` (number or "infinity"), `alignment`.
    - `background`: a colour, a gradient or a node; `clip`: capsule, circle or `{ "shape": "roundedRectangle", "radius": 12 }`.
    - `lineLimit` 1 with `minimumScale` 0.7 lets a long text shrink before it is cut.
    - `when`: `"=km > 10"` leaves the node out where it is false. `opacity`, `rotation`, `offset`, `overlay`, `accessibilityLabel`.

    Any value may differ: `{ "small": 24, "default": 34 }`, `{ "light": "#FFF6E0", "dark": "#2A2418" }`.

    ## Texts and expressions

    - `"{{km}} km"` shows a variable, `"{{km|0}}"` with a fallback, `"{{km||number:1}}"` with a filter: two bars, as there is
      no fallback. A single bar before a filter is a mistake.
    - Filters: number:1 percent:0 compact currency:EUR date:EEEd_MMM relative daysuntil upper plural:day:days.
      In `date:`, patterns are Unicode's: `date:EEE d MMM`, `date:HH:mm`, or fields that the language arranges: `date:yMMMd`.
    - `"=km / goal"`: a value that begins with `=` is an expression, for any key marked as a value above: `+ - * /`, `==`,
      `and or not`, `a ? b : c`, `a ?? b`, texts in `'…'`, members `run.km`, entries `days[0]`. In a text: `{{=km * 2||number:0}}`.
    - Functions: sum average min max count where map sort first last slice range join round floor if format today days date.
      In `where(runs, item.km > 5)`, `item` is the entry.
    - `isSmall`, `isMedium`, `isTall`, `isDark`, `width`, `height` say where the design is drawn.

    ## Facts

    weave fills in the world. Lists, for `forEach` and charts; inside, `{{item.temp}}`:

    - weather.hourly (label temp symbol precip), weather.daily (weekday high low symbol precip)
    - steps.week (letter steps goal is_today), steps.days, steps.month
    - calendar.events (title time_local wait weekday location), reminders.items (title list time_local is_overdue)
    - uv.hours, air.hours

    Keys:

    - `__time_local` `__weekday` `__today` `__hour` `__minute`
    - `__weather_temp` `__weather_condition` `__weather_symbol` `__weather_high` `__weather_low` `__weather_rain_start`
    - `__steps_today` `__steps_goal_today` `__steps_streak` `__activity_distance`
    - `__calendar_next_title` `__calendar_next_wait` `__reminders_open_count` `__reminders_next_title`
    - `__sun_rise_local` `__sun_set_local` `__moon_symbol` `__location_name`

    A fact may be missing: give texts a fallback, `{{__weather_temp|–}}°`. `weave variables weather` lists all keys of a kind.

    ## Three designs

    A count with a ring. The expression limits what is drawn, and `when` chooses by size:

    ```json
    {
      "name": "Water",
      "layout": { "template": "custom" },
      "style": { "accent": "teal", "background": "plain" },
      "variables": { "glasses": 5, "goal": 8 },
      "content": {
        "type": "hstack", "spacing": 16, "padding": 16,
        "children": [
          {
            "type": "zstack",
            "children": [
              { "type": "gauge", "value": "=min(1, glasses / goal)", "lineWidth": 12, "frame": { "width": 104, "height": 104 } },
              {
                "type": "vstack",
                "children": [
                  { "type": "text", "text": "{{glasses}}", "font": { "size": 38, "weight": "bold", "design": "rounded" } },
                  { "type": "text", "text": "of {{goal}}", "font": "footnote", "foreground": "secondaryInk" }
                ]
              }
            ]
          },
          {
            "type": "when", "size": ["medium", "large"],
            "then": [
              {
                "type": "vstack", "alignment": "leading", "spacing": 4,
                "children": [
                  { "type": "symbol", "name": "drop.fill", "size": 24, "color": "accent" },
                  { "type": "text", "text": "Water", "font": "title3" },
                  {
                    "type": "text", "text": "=glasses >= goal ? 'Done for today' : (goal - glasses) + ' glasses to go'",
                    "font": "subheadline", "foreground": "secondaryInk"
                  }
                ]
              },
              { "type": "spacer" }
            ]
          }
        ]
      }
    }
    ```

    A list: the entries are data, and the number of rows depends on the size:

    ```json
    {
      "name": "Chores",
      "layout": { "template": "custom" },
      "style": { "accent": "green", "background": "plain" },
      "variables": {
        "chores": [
          { "what": "Water the plants", "who": "Ada", "done": true }, { "what": "Take out the bins", "who": "Ben", "done": false },
          { "what": "Feed the cat", "who": "Cleo", "done": false }, { "what": "Vacuum the hall", "who": "Ada", "done": false }
        ]
      },
      "content": {
        "type": "vstack", "alignment": "leading", "spacing": { "large": 18, "default": 7 }, "padding": 16,
        "frame": { "maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading" },
        "children": [
          { "type": "text", "text": "Chores", "font": { "large": "title2", "default": "headline" } },
          {
            "type": "forEach", "items": "=chores", "as": "chore", "limit": { "large": 9, "default": 4 },
            "children": [
              {
                "type": "hstack", "spacing": 7, "font": { "large": "title3", "default": "subheadline" },
                "children": [
                  {
                    "type": "symbol", "name": "=chore.done ? 'checkmark.circle.fill' : 'circle'", "size": { "large": 21, "default": 15 },
                    "color": "=chore.done ? 'accent' : 'secondaryInk'"
                  },
                  {
                    "type": "text", "text": "{{chore.what}}", "lineLimit": 1, "minimumScale": 0.7, "strikethrough": "=chore.done"
                  },
                  { "type": "spacer" },
                  { "type": "text", "text": "{{chore.who}}", "when": "=not isSmall", "font": "footnote", "foreground": "secondaryInk" }
                ]
              }
            ]
          }
        ]
      }
    }
    ```

    Facts, with a chart, and words for the time before there are any:

    ```json
    {
      "name": "Steps this week",
      "layout": { "template": "custom" },
      "style": { "accent": "orange", "background": "plain" },
      "content": {
        "type": "vstack", "alignment": "leading", "spacing": 8, "padding": 16,
        "children": [
          {
            "type": "hstack", "alignment": "firstTextBaseline",
            "children": [
              { "type": "text", "text": "Steps", "font": "headline" },
              { "type": "spacer" },
              {
                "type": "text", "text": "{{__steps_today|–|number:0}}", "font": { "style": "title3", "weight": "bold", "tabular": true },
                "foreground": "accentInk", "lineLimit": 1
              }
            ]
          },
          {
            "type": "when", "condition": "=count(steps.week) > 0",
            "then": [
              {
                "type": "chart", "values": "=steps.week", "member": "steps", "gap": 0.4, "cornerRadius": 4,
                "fill": "=item.is_today ? 'accent' : 'accent/0.4'"
              }
            ],
            "else": [{ "type": "text", "text": "No steps yet", "font": "subheadline", "foreground": "secondaryInk" }, { "type": "spacer" }]
          }
        ]
      }
    }
    ```

    """#
}
