// SPDX-License-Identifier: MIT

import WeaveSchema

extension FieldTable {
  static let image = ObjectType(
    "ImageSpec", "A photo.",
    [
      Field(
        "fileName", .string, required: true, origin: .app(since: 3),
        "The file: in the exchange envelope, beside the design or in the assets folder."),
      Field(
        "contentMode", .token(ImageSpec.ContentMode.self), default: "\"fill\"", origin: .app(since: 3),
        "Whether it covers its frame or is shown whole."),
      Field(
        "crop", .token(ImageSpec.ContentMode.self), origin: .app(since: 6),
        "The old name of `contentMode`; read if `contentMode` is missing."),
      Field("height", .number(0...512), default: "120", origin: .app(since: 3), "The height of a banner in points."),
      Field("cornerRadius", .number(0...128), default: "16", origin: .app(since: 3), "The corner radius in points."),
      Field("filter", .object("ImageFilter"), origin: .app(since: 8), "A photo filter."),
      Field("smartPhoto", .object("SmartPhoto"), origin: .app(since: 8), "Its renderings for each size."),
      Field("accessibilityLabel", .template, "A description of the photo for screen readers."),
    ])

  static let imageFilter = ObjectType(
    "ImageFilter", "A photo filter.",
    [
      Field("token", .token(ImageSpec.Filter.Token.self), required: true, origin: .app(since: 8), "Which filter."),
      Field("intensity", .number(0...1), default: "1", origin: .app(since: 8), "How much of it is mixed in."),
    ])

  static let smartPhoto = ObjectType(
    "SmartPhoto", "One photo, cropped by the app for each size.",
    [
      Field("masterFileName", .string, required: true, origin: .app(since: 8), "The uncropped photo."),
      Field("small", .object("SmartPhotoVariant"), origin: .app(since: 8), "The small rendering."),
      Field("medium", .object("SmartPhotoVariant"), origin: .app(since: 8), "The medium rendering."),
      Field(
        "large", .object("SmartPhotoVariant"), origin: .app(since: 8),
        "The large rendering; also used for the extra large size."),
      Field(
        "algorithmVersion", .integer(0...Int.max), required: true, origin: .app(since: 8),
        "The version of the app's cropping."),
      Field("preparedAt", .date, required: true, origin: .app(since: 8), "When the renderings were made."),
      Field(
        "shuffleManifestFileName", .string, origin: .app(since: 8),
        "The app's file of an album, beside the design: its photos are shown in turn."),
    ])

  static let smartPhotoVariant = ObjectType(
    "SmartPhotoVariant", "One rendering of a photo: turned, straightened, then cropped.",
    [
      Field("renderFileName", .string, required: true, origin: .app(since: 8), "The file of the rendering."),
      Field("cropRect", .object("CropRect"), required: true, origin: .app(since: 8), "The part of the master."),
      Field("pixelSize", .object("PixelSize"), required: true, origin: .app(since: 8), "Its sides in pixels."),
      Field(
        "straightenDegrees", .number(-45...45), origin: .app(since: 8), "Degrees by which it is turned before the crop."
      ),
      Field(
        "rotationQuarterTurns", .integer(unboundedInteger), origin: .app(since: 8),
        "Clockwise quarter turns before straightening."),
    ])

  static let cropRect = ObjectType(
    "CropRect", "A part of a photo in fractions of its sides, from the upper left corner.",
    ["x", "y", "width", "height"].map { key in
      Field(key, .number(0...1), required: true, origin: .app(since: 8), summaryOfCrop(key))
    })

  static let pixelSize = ObjectType(
    "PixelSize", "Sides of a picture.",
    [
      Field("width", .integer(1...Int.max), required: true, origin: .app(since: 8), "Pixels across."),
      Field("height", .integer(1...Int.max), required: true, origin: .app(since: 8), "Pixels down."),
    ])

  private static func summaryOfCrop(_ key: String) -> String {
    switch key {
    case "x": "Its left edge."
    case "y": "Its upper edge."
    case "width": "Its width; with `x` at most 1."
    default: "Its height; with `y` at most 1."
    }
  }
}
