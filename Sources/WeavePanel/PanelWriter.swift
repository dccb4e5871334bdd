// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSchema

/// Writes a panel as the file that `PanelReader` reads.
public enum PanelWriter {
  /// The file of a panel, which `PanelReader` reads as an equal panel.
  public static func text(of panel: Panel) -> String { value(of: panel).text() + "\n" }

  static func value(of panel: Panel) -> SchemaValue {
    var members: [(key: String, value: SchemaValue)] = [
      ("name", .string(panel.name)), ("label", .string(panel.label)), ("width", .raw("\(panel.width)")),
      ("height", .raw("\(panel.height)")), ("dpi", .raw(number(panel.dotsPerInch))),
      ("viewingDistance", .raw(number(panel.viewingDistance))),
    ]
    if panel.rotation != .none { members.append(("rotation", .raw("\(panel.rotation.rawValue)"))) }
    if panel.isMirrored { members.append(("mirrored", .raw("true"))) }
    if panel.safeArea != .zero {
      let edges = [
        ("top", panel.safeArea.top), ("left", panel.safeArea.leading), ("bottom", panel.safeArea.bottom),
        ("right", panel.safeArea.trailing),
      ]
      members.append(("safeArea", .object(edges.map { ($0.0, .raw(number($0.1))) })))
    }
    switch panel.colors {
    case .all: members.append(("colors", .string("all")))
    case .inks(let inks):
      if inks == InkSet.greys(inks.count) {
        members.append(("greys", .raw("\(inks.count)")))
      } else {
        members.append(("inks", .array(inks.map(value(of:)))))
      }
    }
    members.append(("formats", .strings(panel.formats.map(\.rawValue))))
    if let bytes = panel.maximumBytes { members.append(("maximumBytes", .raw("\(bytes)"))) }
    if panel.hasBattery { members.append(("battery", .raw("true"))) }
    return .object(members)
  }

  private static func value(of ink: Ink) -> SchemaValue {
    var members: [(key: String, value: SchemaValue)] = [
      ("name", .string(ink.name)), ("value", .string(ink.value.hex)), ("index", .raw("\(ink.index)")),
    ]
    if ink.measured != ink.value { members.append(("measured", .string(ink.measured.hex))) }
    if !ink.source.isEmpty { members.append(("source", .string(ink.source))) }
    return .object(members)
  }

  /// A number without an unnecessary `.0`.
  private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}
