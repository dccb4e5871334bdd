// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension FieldTable {
  static let purpose = ObjectType(
    "Purpose",
    "What a design is for. `weave validate` checks it for these, unless a size, appearance, device or canvas is requested.",
    [
      Field(
        "sizes", .array(.token(ContentCase.sizes), atMost: ContentCase.sizes.count),
        "The sizes. Default: the three of a phone, or none if there are `canvases`."),
      Field(
        "appearances", .array(.token(ContentCase.appearances), atMost: ContentCase.appearances.count),
        "The appearances. Default: light and dark."),
      Field(
        "canvases", .array(.object("Canvas"), atMost: 16), "Frames other than a widget's, such as those of panels."),
    ])

  static let canvas = ObjectType(
    "Canvas", "A frame other than a widget's.",
    [
      Field("width", .number(1...Limits.canvasSide), required: true, "Points."),
      Field("height", .number(1...Limits.canvasSide), required: true, "Points."),
      Field("scale", .number(1...3), "Device pixels per point."),
      Field("size", .token(ContentCase.sizes), default: "\"medium\"", "The size class that the design is drawn in."),
    ])
}

extension DesignPurpose {
  init?(reading reader: inout ObjectReader) {
    self.init(
      sizes: (reader.strings("sizes") ?? []).filter(ContentCase.sizes.contains),
      appearances: (reader.strings("appearances") ?? []).filter(ContentCase.appearances.contains),
      canvases: reader.objects("canvases") { Canvas(reading: &$0) } ?? [])
  }

  /// The object as in a design's file.
  var json: JSONNode {
    .object([
      ("appearances", appearances.isEmpty ? nil : .array(appearances.map { .text($0) })),
      ("canvases", canvases.isEmpty ? nil : .array(canvases.map(\.json))),
      ("sizes", sizes.isEmpty ? nil : .array(sizes.map { .text($0) })),
    ])
  }
}

extension DesignPurpose.Canvas {
  init?(reading reader: inout ObjectReader) {
    guard let width = reader.number("width"), let height = reader.number("height") else { return nil }
    let size = reader.string("size").flatMap { ContentCase.sizes.contains($0) ? $0 : nil }
    self.init(width: width, height: height, scale: reader.number("scale"), size: size ?? "medium")
  }

  fileprivate var json: JSONNode {
    .object([
      ("height", .number(height)), ("scale", scale.map { .number($0) }), ("size", .text(size)),
      ("width", .number(width)),
    ])
  }
}
