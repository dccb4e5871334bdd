// SPDX-License-Identifier: MIT
// Written by tools/generate-templates from the files in Catalogue. Change those.
// swift-format-ignore-file

extension Catalogue {
  /// In the order in which they are listed.
  static let texts: [(name: String, summary: String, design: String)] = [
    (
      "photo", "A photo and nothing else.",
      #"""
      {
        "version": 8,
        "name": "Photo",
        "primaryText": "Your photo",
        "layout": {
          "template": "poster",
          "showsAccentBar": false,
          "posterOverlayMode": "none"
        },
        "style": {
          "accent": "pink",
          "background": "subtleMaterial"
        },
        "image": {
          "fileName": "photo.jpg",
          "contentMode": "fill"
        }
      }
      """#
    ),
    (
      "photoFramed", "A photo with a mat around it, whole.",
      #"""
      {
        "version": 8,
        "name": "Photo in a Frame",
        "primaryText": "Your photo",
        "layout": {
          "template": "poster",
          "showsAccentBar": false,
          "posterOverlayMode": "none"
        },
        "style": {
          "accent": "pink",
          "background": "subtleMaterial"
        },
        "image": {
          "fileName": "photo.jpg",
          "contentMode": "fit"
        }
      }
      """#
    ),
    (
      "photoCaption", "A photo with a caption at its lower edge.",
      #"""
      {
        "version": 8,
        "name": "Photo with Caption",
        "primaryText": "Your caption",
        "secondaryText": "Where and when",
        "layout": {
          "template": "poster",
          "showsAccentBar": false,
          "primaryLineLimitSmall": 1,
          "primaryLineLimit": 2,
          "secondaryLineLimitSmall": 1,
          "secondaryLineLimit": 1
        },
        "style": {
          "accent": "pink",
          "background": "subtleMaterial",
          "nameTextStyle": "caption2",
          "primaryTextStyle": "title3",
          "secondaryTextStyle": "caption"
        },
        "image": {
          "fileName": "photo.jpg",
          "contentMode": "fill"
        }
      }
      """#
    ),
    (
      "photoCaptionTop", "A photo with a caption at its upper edge.",
      #"""
      {
        "version": 8,
        "name": "Photo with Caption on Top",
        "primaryText": "Your caption",
        "secondaryText": "Where and when",
        "layout": {
          "template": "poster",
          "showsAccentBar": false,
          "alignment": "topLeading",
          "primaryLineLimitSmall": 1,
          "primaryLineLimit": 2,
          "secondaryLineLimitSmall": 1,
          "secondaryLineLimit": 1
        },
        "style": {
          "accent": "pink",
          "background": "subtleMaterial",
          "nameTextStyle": "caption2",
          "primaryTextStyle": "title3",
          "secondaryTextStyle": "caption"
        },
        "image": {
          "fileName": "photo.jpg",
          "contentMode": "fill"
        }
      }
      """#
    ),
    (
      "photoCaptionGlass", "A photo with a caption on glass.",
      #"""
      {
        "version": 8,
        "name": "Photo with Glass Caption",
        "primaryText": "Your caption",
        "secondaryText": "Where and when",
        "layout": {
          "template": "poster",
          "showsAccentBar": false,
          "primaryLineLimitSmall": 1,
          "primaryLineLimit": 2,
          "secondaryLineLimitSmall": 1,
          "secondaryLineLimit": 1
        },
        "style": {
          "accent": "pink",
          "background": "subtleMaterial",
          "backgroundOverlay": "subtleMaterial",
          "backgroundOverlayOpacity": 0,
          "nameTextStyle": "caption2",
          "primaryTextStyle": "title3",
          "secondaryTextStyle": "caption"
        },
        "image": {
          "fileName": "photo.jpg",
          "contentMode": "fill"
        }
      }
      """#
    ),
    (
      "photoClock", "The time and the day over a photo.",
      #"""
      {
        "version": 8,
        "name": "Photo Clock",
        "primaryText": "{{__time_local}}",
        "secondaryText": "{{__today||date:MMMMEEEEd}}",
        "layout": {
          "template": "poster",
          "showsAccentBar": false,
          "primaryLineLimitSmall": 1,
          "primaryLineLimit": 1,
          "secondaryLineLimitSmall": 1,
          "secondaryLineLimit": 1
        },
        "style": {
          "accent": "blue",
          "background": "subtleMaterial",
          "nameTextStyle": "caption2",
          "primaryTextStyle": "title",
          "secondaryTextStyle": "caption"
        },
        "image": {
          "fileName": "photo.jpg",
          "contentMode": "fill"
        }
      }
      """#
    ),
    (
      "photoQuote", "A line to remember, on glass over a photo.",
      #"""
      {
        "version": 8,
        "name": "Photo Quote",
        "primaryText": "Stay curious.",
        "secondaryText": "Who said it",
        "layout": {
          "template": "poster",
          "showsAccentBar": false,
          "primaryLineLimitSmall": 2,
          "primaryLineLimit": 3,
          "secondaryLineLimitSmall": 1,
          "secondaryLineLimit": 1
        },
        "style": {
          "accent": "yellow",
          "background": "subtleMaterial",
          "backgroundOverlay": "subtleMaterial",
          "backgroundOverlayOpacity": 0,
          "nameTextStyle": "caption2",
          "primaryTextStyle": "title2",
          "secondaryTextStyle": "caption"
        },
        "image": {
          "fileName": "photo.jpg",
          "contentMode": "fill"
        }
      }
      """#
    ),
    (
      "countdown", "The days until a date of yours.",
      #"""
      {
        "version": 8,
        "name": "Countdown",
        "primaryText": "In {{day|2027-06-01||daysuntil}} days",
        "secondaryText": "Summer by the lake",
        "symbol": {
          "name": "hourglass",
          "size": 18,
          "weight": "semibold",
          "renderingMode": "hierarchical",
          "tint": "accent",
          "placement": "beforeName"
        },
        "layout": {
          "template": "hero"
        },
        "style": {
          "accent": "pink",
          "background": "accentGlow",
          "backgroundOverlay": "sunset",
          "backgroundOverlayOpacity": 0.1,
          "backgroundGlowEnabled": true
        },
        "variables": {
          "day": "2027-06-01"
        }
      }
      """#
    ),
    (
      "list", "A short list, a line each; lines that begin with [x] are done.",
      #"""
      {
        "version": 8,
        "name": "List",
        "primaryText": "Checklist",
        "secondaryText": "[x] Passport\n[x] Tickets\n[ ] Rain jacket\n[ ] Adapter",
        "symbol": {
          "name": "checkmark.circle.fill",
          "size": 18,
          "weight": "semibold",
          "renderingMode": "hierarchical",
          "tint": "accent",
          "placement": "beforeName"
        },
        "layout": {
          "template": "classic",
          "secondaryLineLimit": 6,
          "secondaryLineLimitSmall": 3
        },
        "style": {
          "accent": "green",
          "background": "plain",
          "backgroundOverlay": "sunset",
          "backgroundOverlayOpacity": 0.1
        }
      }
      """#
    ),
    (
      "remindersToday", "What is due today.",
      #"""
      {
        "version": 8,
        "name": "Today",
        "layout": {
          "template": "reminders"
        },
        "style": {
          "accent": "blue",
          "background": "plain",
          "backgroundOverlay": "radialGlow",
          "backgroundOverlayOpacity": 0.16
        },
        "remindersConfig": {
          "mode": "today",
          "presentation": "dense"
        }
      }
      """#
    ),
    (
      "remindersOverdue", "What should be done already.",
      #"""
      {
        "version": 8,
        "name": "Overdue",
        "layout": {
          "template": "reminders"
        },
        "style": {
          "accent": "red",
          "background": "plain",
          "backgroundOverlay": "radialGlow",
          "backgroundOverlayOpacity": 0.14
        },
        "remindersConfig": {
          "mode": "overdue",
          "presentation": "dense"
        }
      }
      """#
    ),
    (
      "remindersUpcoming", "What is due in the next six hours.",
      #"""
      {
        "version": 8,
        "name": "Upcoming",
        "layout": {
          "template": "reminders"
        },
        "style": {
          "accent": "orange",
          "background": "plain",
          "backgroundOverlay": "radialGlow",
          "backgroundOverlayOpacity": 0.14
        },
        "remindersConfig": {
          "mode": "soon",
          "presentation": "dense",
          "soonWindowMinutes": 360
        }
      }
      """#
    ),
    (
      "remindersPriority", "What is flagged or has priority.",
      #"""
      {
        "version": 8,
        "name": "High Priority",
        "layout": {
          "template": "reminders"
        },
        "style": {
          "accent": "yellow",
          "background": "plain",
          "backgroundOverlay": "radialGlow",
          "backgroundOverlayOpacity": 0.12
        },
        "remindersConfig": {
          "mode": "flagged",
          "presentation": "dense"
        }
      }
      """#
    ),
    (
      "remindersAnytime", "The one thing to do next.",
      #"""
      {
        "version": 8,
        "name": "Anytime",
        "layout": {
          "template": "reminders"
        },
        "style": {
          "accent": "purple",
          "background": "radialGlow",
          "backgroundGlowEnabled": true
        },
        "remindersConfig": {
          "mode": "focus",
          "presentation": "focus"
        }
      }
      """#
    ),
    (
      "remindersLists", "Reminders by list.",
      #"""
      {
        "version": 8,
        "name": "Lists",
        "layout": {
          "template": "reminders"
        },
        "style": {
          "accent": "green",
          "background": "plain",
          "backgroundOverlay": "radialGlow",
          "backgroundOverlayOpacity": 0.14
        },
        "remindersConfig": {
          "mode": "list",
          "presentation": "sectioned"
        }
      }
      """#
    ),
    (
      "reading", "Pages to read each day.",
      #"""
      {
        "version": 8,
        "name": "Reading",
        "primaryText": "Read {{pages|10}} pages",
        "secondaryText": "{{book|A book of your choice}}",
        "symbol": {
          "name": "book.closed.fill",
          "size": 18,
          "weight": "semibold",
          "renderingMode": "hierarchical",
          "tint": "accent",
          "placement": "beforeName"
        },
        "layout": {
          "template": "classic"
        },
        "style": {
          "accent": "indigo",
          "background": "plain",
          "backgroundOverlay": "sunset",
          "backgroundOverlayOpacity": 0.1,
          "backgroundGlowEnabled": true
        },
        "variables": {
          "pages": 10
        }
      }
      """#
    ),
    (
      "stepsCard", "Steps and the goal as a card of text.",
      #"""
      {
        "version": 8,
        "name": "Steps Card",
        "primaryText": "{{__steps_today|–|number:0}} {{=localized(\"stepsUnit\")}}",
        "secondaryText": "{{=__steps_today == \"\" ? localized(\"noStepData\") : __steps_is_rest_day ? localized(\"restDay\") : __steps_is_aged ? localized(\"ofGoalAgo\", __steps_goal_today, __steps_age) : localized(\"of\", __steps_goal_today)}}",
        "symbol": {
          "name": "figure.walk",
          "size": 18,
          "weight": "semibold",
          "renderingMode": "hierarchical",
          "tint": "accent",
          "placement": "beforeName"
        },
        "layout": {
          "template": "hero"
        },
        "style": {
          "accent": "green",
          "background": "plain",
          "backgroundOverlay": "sunset",
          "backgroundOverlayOpacity": 0.1
        }
      }
      """#
    ),
    (
      "pinnedDay", "The steps of one day that you want to keep.",
      #"""
      {
        "version": 8,
        "name": "Pinned Day",
        "layout": {
          "template": "steps"
        },
        "style": {
          "accent": "green",
          "background": "plain"
        },
        "variables": {
          "pinned_day": "2026-03-21"
        }
      }
      """#
    ),
    (
      "activityCard", "Distance and energy as a card of text.",
      #"""
      {
        "version": 8,
        "name": "Activity Card",
        "primaryText": "{{__activity_distance|–|number:1}} {{=localized(var(\"__activity_distance\") == __activity_distance_km ? \"kilometres\" : \"miles\")}}",
        "secondaryText": "{{=__activity_active_energy_kcal == \"\" and __activity_distance == \"\" ? localized(\"noActivityData\") : __activity_active_energy_kcal == \"\" ? \"\" : __activity_is_aged ? localized(\"asOfAgo\", __activity_age) : localized(\"amount\", __activity_active_energy_kcal, localized(\"kilocalories\"))}}",
        "symbol": {
          "name": "figure.walk",
          "size": 18,
          "weight": "semibold",
          "renderingMode": "hierarchical",
          "tint": "accent",
          "placement": "beforeName"
        },
        "layout": {
          "template": "hero"
        },
        "style": {
          "accent": "green",
          "background": "plain",
          "backgroundOverlay": "sunset",
          "backgroundOverlayOpacity": 0.1
        }
      }
      """#
    ),
    (
      "weatherCard", "Temperature and condition as a card of text.",
      #"""
      {
        "version": 8,
        "name": "Weather Card",
        "primaryText": "{{=__weather_is_stale or __weather_temp == \"\" ? \"–\" : __weather_temp}}°",
        "secondaryText": "{{=__weather_temp == \"\" ? localized(\"noWeatherYet\") : __weather_is_stale ? localized(\"updatedAgo\", __weather_age) : __weather_is_aged ? localized(\"ago\", __weather_age) : __weather_condition}}",
        "symbol": {
          "name": "cloud.sun.fill",
          "size": 18,
          "weight": "semibold",
          "renderingMode": "hierarchical",
          "tint": "accent",
          "placement": "beforeName"
        },
        "layout": {
          "template": "hero"
        },
        "style": {
          "accent": "blue",
          "background": "plain",
          "backgroundOverlay": "sunset",
          "backgroundOverlayOpacity": 0.1,
          "backgroundGlowEnabled": true
        }
      }
      """#
    ),
    (
      "nextUpCard", "The next event as a card of text.",
      #"""
      {
        "version": 8,
        "name": "Next Up Card",
        "primaryText": "{{=__calendar_next_title != \"\" ? __calendar_next_title : __calendar_updated == \"\" or __calendar_is_stale ? localized(\"noCalendarData\") : localized(\"nothingPlanned\")}}",
        "secondaryText": "{{__calendar_next_time_local|}}",
        "symbol": {
          "name": "calendar",
          "size": 18,
          "weight": "semibold",
          "renderingMode": "hierarchical",
          "tint": "accent",
          "placement": "beforeName"
        },
        "layout": {
          "template": "classic",
          "primaryLineLimit": 3,
          "primaryLineLimitSmall": 3
        },
        "style": {
          "accent": "green",
          "background": "plain"
        }
      }
      """#
    ),
    (
      "clockClassic", "An analogue clock in the classic scheme.",
      #"""
      {
        "version": 8,
        "name": "Clock, Classic",
        "layout": {
          "template": "clockIcon"
        },
        "style": {
          "accent": "orange",
          "background": "plain"
        },
        "clockConfig": {
          "face": "icon",
          "theme": "classic"
        }
      }
      """#
    ),
    (
      "clockOcean", "An analogue clock in the colours of the sea.",
      #"""
      {
        "version": 8,
        "name": "Clock, Ocean",
        "layout": {
          "template": "clockIcon"
        },
        "style": {
          "accent": "blue",
          "background": "plain"
        },
        "clockConfig": {
          "face": "icon",
          "theme": "ocean"
        }
      }
      """#
    ),
    (
      "clockGraphite", "An analogue clock in dark greys.",
      #"""
      {
        "version": 8,
        "name": "Clock, Graphite",
        "layout": {
          "template": "clockIcon"
        },
        "style": {
          "accent": "gray",
          "background": "plain"
        },
        "clockConfig": {
          "face": "icon",
          "theme": "graphite"
        }
      }
      """#
    ),
    (
      "habit", "Days in a row, with buttons to count them.",
      #"""
      {
        "version": 8,
        "name": "Habit Streak",
        "primaryText": "Streak: {{streak|0}} days",
        "secondaryText": "Last: {{last_done|Never|relative}}",
        "symbol": {
          "name": "flame.fill",
          "size": 18,
          "weight": "semibold",
          "renderingMode": "hierarchical",
          "tint": "accent",
          "placement": "beforeName"
        },
        "layout": {
          "template": "classic"
        },
        "style": {
          "accent": "orange",
          "background": "radialGlow",
          "backgroundOverlay": "sunset",
          "backgroundOverlayOpacity": 0.1,
          "backgroundGlowEnabled": true
        },
        "actionBar": {
          "style": "prominent",
          "actions": [
            {
              "id": "8E11A6AE-B8A7-57DE-BB4D-8D1F7AC2C5D7",
              "title": "Done",
              "systemImage": "checkmark.circle.fill",
              "kind": "setVariableToNow",
              "variableKey": "last_done",
              "nowFormat": "iso8601",
              "incrementAmount": 1
            },
            {
              "id": "E3D2DC8A-1338-52B7-B2D1-E4990FF6F5DE",
              "title": "+1",
              "systemImage": "plus.circle.fill",
              "kind": "incrementVariable",
              "variableKey": "streak",
              "incrementAmount": 1,
              "nowFormat": "iso8601"
            }
          ]
        }
      }
      """#
    ),
    (
      "counter", "A number with buttons to raise and lower it.",
      #"""
      {
        "version": 8,
        "name": "Counter",
        "primaryText": "Count: {{count|0}}",
        "symbol": {
          "name": "plusminus.circle",
          "size": 18,
          "weight": "semibold",
          "renderingMode": "hierarchical",
          "tint": "accent",
          "placement": "beforeName"
        },
        "layout": {
          "template": "hero"
        },
        "style": {
          "accent": "red",
          "background": "accentGlow",
          "backgroundOverlay": "sunset",
          "backgroundOverlayOpacity": 0.12,
          "backgroundGlowEnabled": true
        },
        "actionBar": {
          "style": "prominent",
          "actions": [
            {
              "id": "9C14A35A-0F3D-554B-8BE0-8DCB1884B2D5",
              "title": "+1",
              "systemImage": "plus.circle.fill",
              "kind": "incrementVariable",
              "variableKey": "count",
              "incrementAmount": 1,
              "nowFormat": "iso8601"
            },
            {
              "id": "C9EDB362-CA4B-5F69-8BDC-5B47B05B3D38",
              "title": "-1",
              "systemImage": "minus.circle.fill",
              "kind": "incrementVariable",
              "variableKey": "count",
              "incrementAmount": -1,
              "nowFormat": "iso8601"
            }
          ]
        }
      }
      """#
    ),
  ]
}
