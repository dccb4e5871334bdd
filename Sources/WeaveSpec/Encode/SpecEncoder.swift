// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema

/// Writes designs as the app does: keys with default values are included, absent parts are not.
///
/// Our own keys are written only if they have a value. `JSONWriter.pretty` gives the text.
public enum SpecEncoder {
  /// The tree of a file in the document's form.
  public static func encode(_ document: SpecDocument) -> JSONNode {
    switch document.shape {
    case .single where document.specs.count == 1: encode(document.specs[0])
    case .single, .array: .array(document.specs.map { encode($0) })
    case .storage: .array(document.specs.map { ObjectWriter(dates: .number).spec($0) })
    case .envelope: envelope(document)
    }
  }

  /// The tree of one design, with dates as texts.
  public static func encode(_ spec: WidgetSpec) -> JSONNode { ObjectWriter(dates: .iso8601).spec(spec) }

  private static func envelope(_ document: SpecDocument) -> JSONNode {
    let writer = ObjectWriter(dates: .iso8601)
    let images = document.images.map { image in
      JSONNode.object([
        ("data", .text(Base64.text(image.bytes))), ("originalFileName", .text(image.originalFileName)),
      ])
    }
    let newest = document.specs.map(\.updatedAt).max() ?? Date(timeIntervalSinceReferenceDate: 0)
    return .object([
      ("createdAt", writer.date(document.createdAt ?? newest)), ("formatVersion", .integer(SpecDocument.formatVersion)),
      ("images", .array(images)), ("magic", .text(SpecDocument.magic)),
      ("specs", .array(document.specs.map { writer.spec($0) })),
    ])
  }
}
