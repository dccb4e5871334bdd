// SPDX-License-Identifier: MIT

import SwiftUI
import WeaveViews

extension MirroredWidget {
  static let all = texts + layouts + drawings

  // MARK: Texts

  static let texts = [
    MirroredWidget(
      "words in a column",
      """
      {"type": "vstack", "alignment": "leading", "spacing": 4, "padding": 16,
       "frame": {"maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"}, "children": [
        {"type": "text", "text": "Reading", "font": {"style": "caption", "weight": "semibold"}, "foreground": "secondary"},
        {"type": "text", "text": "The Left Hand of Darkness", "font": "headline", "lineLimit": 2},
        {"type": "text", "text": "Page 112 of 304", "font": {"style": "footnote", "tabular": true}, "foreground": "blue"}
      ]}
      """
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Reading").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
        Text("The Left Hand of Darkness").font(.headline).lineLimit(2)
        Text("Page 112 of 304").font(.footnote.monospacedDigit()).foregroundStyle(.blue)
      }
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    },
    MirroredWidget(
      "a large number that shrinks",
      """
      {"type": "vstack", "spacing": 2, "padding": 16, "children": [
        {"type": "text", "text": "1,234,567,890", "font": {"size": 48, "weight": "bold", "design": "rounded"},
         "lineLimit": 1, "minimumScale": 0.3},
        {"type": "text", "text": "steps this decade", "font": "caption2", "foreground": "tertiary", "textCase": "uppercase"}
      ]}
      """
    ) {
      VStack(spacing: 2) {
        Text(verbatim: "1,234,567,890").font(.system(size: 48, weight: .bold, design: .rounded))
          .lineLimit(1).minimumScaleFactor(0.3)
        Text("steps this decade").font(.caption2).foregroundStyle(.tertiary).textCase(.uppercase)
      }
      .padding(16)
    },
    MirroredWidget(
      "spans of several styles",
      """
      {"type": "text", "padding": 16, "multilineAlignment": "center", "spans": [
        {"text": "21", "font": {"size": 40, "weight": "light"}},
        {"text": "°C", "font": "title3", "foreground": "secondary"},
        {"text": " and ", "font": "body"},
        {"text": "falling", "font": {"style": "body", "italic": true}, "foreground": "red", "underline": true}
      ]}
      """
    ) {
      (Text("21").font(.system(size: 40, weight: .light)) + Text("°C").font(.title3).foregroundStyle(.secondary)
        + Text(" and ").font(.body) + Text("falling").font(.body.italic()).foregroundStyle(.red).underline())
        .multilineTextAlignment(.center)
        .padding(16)
    },
    MirroredWidget(
      "Markdown",
      """
      {"type": "text", "padding": 16, "markdown": true, "font": "callout",
       "text": "Water the **ferns**, *not* the ~~cactus~~ and run `make`"}
      """
    ) {
      Text("Water the **ferns**, *not* the ~~cactus~~ and run `make`").font(.callout).padding(16)
    },
  ]

  // MARK: Layouts

  static let layouts = [
    MirroredWidget(
      "a row with a spacer and a symbol",
      """
      {"type": "vstack", "spacing": 0, "padding": 16, "children": [
        {"type": "hstack", "spacing": 8, "children": [
          {"type": "symbol", "name": "flame.fill", "size": 17, "color": "orange"},
          {"type": "text", "text": "Streak", "font": "headline"},
          {"type": "spacer", "minLength": 8},
          {"type": "text", "text": "12", "font": "headline"}
        ]},
        {"type": "spacer", "minLength": 0},
        {"type": "divider"},
        {"type": "spacer", "minLength": 0},
        {"type": "text", "text": "Best: 31 days", "font": "caption", "foreground": "secondary"}
      ]}
      """
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 8) {
          Image(systemName: "flame.fill").foregroundStyle(.orange)
          Text("Streak").font(.headline)
          Spacer()
          Text("12").font(.headline)
        }
        Spacer(minLength: 0)
        Divider()
        Spacer(minLength: 0)
        Text("Best: 31 days").font(.caption).foregroundStyle(.secondary)
      }
      .padding(16)
    },
    MirroredWidget(
      "a grid of days",
      """
      {"type": "grid", "columns": 7, "spacing": 4, "rowSpacing": 4, "padding": 12, "children": [
        {"type": "forEach", "items": 28, "children": [
          {"type": "shape", "shape": "roundedRectangle", "radius": 3, "fill": "=index % 3 == 0 ? 'green' : 'fill'"}
        ]}
      ]}
      """
    ) {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 0), spacing: 4), count: 7), spacing: 4) {
        ForEach(0..<28) { day in
          RoundedRectangle(cornerRadius: 3)
            .fill(day % 3 == 0 ? AnyShapeStyle(.green) : AnyShapeStyle(.fill))
        }
      }
      .padding(12)
    },
    MirroredWidget(
      "priorities and fixed sizes",
      """
      {"type": "hstack", "spacing": 6, "padding": 16, "alignment": "firstTextBaseline", "children": [
        {"type": "text", "text": "A title that gives way to others", "font": "body", "lineLimit": 1},
        {"type": "text", "text": "Now", "font": "title2", "layoutPriority": 1, "lineLimit": 1},
        {"type": "text", "text": "12:45", "font": "caption", "fixedSize": true}
      ]}
      """
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text("A title that gives way to others").font(.body).lineLimit(1)
        Text("Now").font(.title2).lineLimit(1).layoutPriority(1)
        Text("12:45").font(.caption).fixedSize()
      }
      .padding(16)
    },
    MirroredWidget(
      "the first that fits",
      """
      {"type": "viewThatFits", "axis": "horizontal", "padding": 16, "children": [
        {"type": "text", "text": "Thursday the thirtieth of November", "font": "title3", "lineLimit": 1},
        {"type": "text", "text": "Thu 30 Nov", "font": "title3", "lineLimit": 1}
      ]}
      """
    ) {
      ViewThatFits(in: .horizontal) {
        Text("Thursday the thirtieth of November").font(.title3).lineLimit(1)
        Text("Thu 30 Nov").font(.title3).lineLimit(1)
      }
      .padding(16)
    },
  ]

  // MARK: Drawings

  static let drawings = [
    MirroredWidget(
      "cards with shadow and border",
      """
      {"type": "zstack", "padding": 16, "children": [
        {"type": "shape", "shape": "roundedRectangle", "radius": 14, "fill": {"linear": {"degrees": 180,
         "stops": ["#5B7CFA", "#A05BFA"]}}, "shadow": {"color": "#00000040", "radius": 8, "y": 4}},
        {"type": "vstack", "spacing": 6, "children": [
          {"type": "shape", "shape": "circle", "fill": "white", "frame": {"width": 28, "height": 28}},
          {"type": "text", "text": "Focus", "font": "headline", "foreground": "white", "opacity": 0.8},
          {"type": "shape", "shape": "capsule", "stroke": {"fill": "white", "width": 2},
           "frame": {"width": 60, "height": 16}, "rotation": -8}
        ]}
      ]}
      """
    ) {
      ZStack {
        RoundedRectangle(cornerRadius: 14)
          .fill(
            LinearGradient(
              colors: [
                Color(red: 0x5B / 255, green: 0x7C / 255, blue: 0xFA / 255),
                Color(red: 0xA0 / 255, green: 0x5B / 255, blue: 0xFA / 255),
              ], startPoint: .top, endPoint: .bottom)
          )
          .shadow(color: .black.opacity(0x40 / 255), radius: 8, y: 4)
        VStack(spacing: 6) {
          Circle().fill(.white).frame(width: 28, height: 28)
          Text("Focus").font(.headline).foregroundStyle(.white).opacity(0.8)
          Capsule().strokeBorder(.white, lineWidth: 2).frame(width: 60, height: 16).rotationEffect(.degrees(-8))
        }
      }
      .padding(16)
    },
    MirroredWidget(
      "layers behind and over a text",
      """
      {"type": "text", "text": "Over and out", "font": "title3", "padding": 12,
       "background": {"type": "shape", "shape": "roundedRectangle", "radius": 8, "fill": "yellow"},
       "overlay": {"type": "shape", "shape": "circle", "fill": "red", "frame": {"width": 10, "height": 10}},
       "overlayAlignment": "topTrailing"}
      """
    ) {
      Text("Over and out").font(.title3).padding(12)
        .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 10, height: 10) }
    },
    MirroredWidget(
      "a picture cut out of symbols",
      """
      {"type": "shape", "shape": "rectangle", "fill": {"linear": {"degrees": 90, "stops": ["pink", "indigo"]}},
       "frame": {"width": 120, "height": 60},
       "mask": {"type": "hstack", "spacing": 10, "children": [
         {"type": "symbol", "name": "heart.fill", "size": 34, "weight": "bold"},
         {"type": "symbol", "name": "star.fill", "size": 34, "weight": "bold"}]},
       "offset": {"x": 4, "y": -6}}
      """
    ) {
      Rectangle()
        .fill(LinearGradient(colors: [.pink, .indigo], startPoint: .leading, endPoint: .trailing))
        .frame(width: 120, height: 60)
        .mask {
          HStack(spacing: 10) {
            Image(systemName: "heart.fill")
            Image(systemName: "star.fill")
          }
          .font(.system(size: 34, weight: .bold))
        }
        .offset(x: 4, y: -6)
    },
    MirroredWidget(
      "a gauge of the lock screen", families: [.accessoryCircular],
      """
      {"type": "gauge", "style": "accessoryCircularCapacity", "value": 0.62, "fill": "accent", "valueLabel": "62"}
      """
    ) {
      Gauge(value: 0.62) {
        Text("Battery")
      } currentValueLabel: {
        Text("62")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    },
  ]
}
