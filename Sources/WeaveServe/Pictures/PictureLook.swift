// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions
import WeaveHash
import WeavePanel
import WeaveResolve

/// The format that a picture is sent in.
enum PictureForm: Sendable, Hashable {
  case panel(PanelFormat)
  case svg

  /// The media type for answers.
  ///
  /// - Source: RFC 7903 for BMP.
  var mediaType: String {
    switch self {
    case .svg: "image/svg+xml"
    case .panel(let format):
      switch format.kind {
      case .png: "image/png"
      case .bmp: "image/bmp"
      case .raw: "application/octet-stream"
      case .jpeg: "image/jpeg"
      case .webp: "image/webp"
      }
    }
  }
}

/// Everything that the picture of a display depends on, except the moment and the facts. Displays with the same look
/// share one picture.
struct PictureLook: Sendable, Hashable {
  var shows: String
  var panel: Panel
  var form: PictureForm
  var timeZone: TimeZone?
  var locale: Locale?
  var appearance: RenderEnvironment.Appearance?
  var size: WidgetSize?
  var scale: Double?
  var variables: [String: Value]

  init(_ display: Display, as form: PictureForm) {
    (shows, panel, self.form) = (display.shows, display.panel, form)
    (timeZone, locale, appearance) = (display.timeZone, display.locale, display.appearance)
    (size, scale, variables) = (display.size, display.scale, display.variables)
  }

  /// The look as a text that is the same in every run.
  var key: String {
    let values = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.stableText)" }
    let parts: [String] = [
      shows, panel.name, "\(panel.rotation.rawValue)", "\(form)", timeZone?.identifier ?? "", locale?.identifier ?? "",
      appearance?.rawValue ?? "", size?.rawValue ?? "", scale.map { "\($0)" } ?? "",
    ]
    return Checksum(of: Array((parts + values).joined(separator: "\n").utf8)).description
  }

  /// The look of a display in the format that a client asks for by the ending of an address, such as `png`; nil if its
  /// panel does not take that format.
  ///
  /// - Parameters:
  ///   - format: the name of one of its formats, if the ending leaves a choice.
  ///   - rotation: degrees that replace the panel's rotation.
  init?(_ display: Display, ending: String, format: String? = nil, rotation: String? = nil) {
    guard let form = Self.form(of: display, ending, format) else { return nil }
    self.init(display, as: form)
    guard let rotation else { return }
    // Each rotation can be written in one way only, so that nobody can fill the memory with variants.
    guard let turn = Panel.Rotation.allCases.first(where: { "\($0.rawValue)" == rotation }) else { return nil }
    panel.rotation = turn
  }

  private static func form(of display: Display, _ ending: String, _ format: String?) -> PictureForm? {
    if let format {
      guard let named = PanelFormat(rawValue: format), named.ending == ending, display.panel.formats.contains(named)
      else {
        return nil
      }
      return .panel(named)
    }
    if ending == "svg" { return .svg }
    let formats = [display.format] + display.panel.formats
    return formats.first { $0.ending == ending }.map { .panel($0) }
  }
}

extension Value {
  /// The value as a text with records in a fixed order.
  fileprivate var stableText: String {
    switch self {
    case .list(let values): "[" + values.map(\.stableText).joined(separator: ",") + "]"
    case .record(let members):
      "{" + members.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.stableText)" }.joined(separator: ",") + "}"
    case .missing, .number, .string, .bool, .date, .span: "\(self)"
    }
  }
}
