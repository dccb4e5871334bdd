// SPDX-License-Identifier: MIT

import Foundation
public import SwiftUI
import Testing
import WeaveGolden
import WeaveRender
import WeaveSystem
@_exported public import WeaveViews
public import WidgetKit

/// Compares the pictures of a view, as the content of a widget, with their references.
///
/// References are in `Tests/Golden` of the package. A picture without a reference, or with another one, is an issue of the
/// test; `weave-report/report.html` shows it, and `weave accept` makes it the reference. With `WEAVE_RECORD=1` all new
/// and changed pictures become references at once.
///
/// - Parameters:
///   - appearances: a picture is drawn for each of them.
///   - name: tells apart several views of one test.
///   - moment: the moment that the pictures show, the same in each run.
///   - locale: such as `de_DE`.
///   - hasMargins: whether the view is within the margins of a widget's content.
///   - resources: folders with asset and string catalogues; those of the package's sources by default.
@MainActor public func assertWidget<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, family: WidgetFamily = .systemSmall,
  appearances: [WidgetScene.Appearance] = [.light, .dark], named name: String? = nil, moment: Date? = nil,
  timeZone: TimeZone = .gmt, locale: String = "en_US", scale: Int = 2, hasMargins: Bool = true,
  resources: [String]? = nil, record: Bool = false, function: String = #function, filePath: String = #filePath,
  fileID: String = #fileID, line: Int = #line, column: Int = #column
) {
  let failure = verifyWidget(
    view(), family: family, appearances: appearances, named: name, moment: moment, timeZone: timeZone, locale: locale,
    scale: scale, hasMargins: hasMargins, resources: resources, record: record, function: function, filePath: filePath)
  guard let failure else { return }
  let location = Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  Issue.record(Comment(rawValue: failure), sourceLocation: location)
}

/// Compares as `assertWidget` does, for tests of XCTest: `XCTAssertNil(verifyWidget(CupsView()))`.
///
/// - Returns: what differs and what to do; nil if all pictures are as their references.
@MainActor public func verifyWidget<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, family: WidgetFamily = .systemSmall,
  appearances: [WidgetScene.Appearance] = [.light, .dark], named name: String? = nil, moment: Date? = nil,
  timeZone: TimeZone = .gmt, locale: String = "en_US", scale: Int = 2, hasMargins: Bool = true,
  resources: [String]? = nil, record: Bool = false, function: String = #function, filePath: String = #filePath
) -> String? {
  let records = record || environmentVariable("WEAVE_RECORD") == "1"
  let references = WidgetReferences.of(file: filePath, records: records)
  do {
    let renderer = try ViewRenderer(resources: resources ?? WidgetReferences.sources(around: filePath))
    let failures = try appearances.compactMap { appearance in
      let scene = WidgetScene(
        appearance: appearance, scale: scale, moment: moment ?? TestSettings().now, timeZone: timeZone, locale: locale)
      let request = renderer.request(
        name: "\(V.self)", family, scene, hasMargins: hasMargins, .png, nil, nil
      ) { _ in view() }
      let item = TestCase(
        named: WidgetReferences.name(of: function, in: filePath, name), request, file: filePath)
      return try references.failure(of: item)
    }
    return failures.isEmpty ? nil : failures.joined(separator: "\n")
  } catch {
    return "\(error)"
  }
}

/// How the pictures of a view are made, for the shape of call of swift-snapshot-testing.
public struct WidgetSnapshotting: Sendable {
  let family: WidgetFamily
  let appearances: [WidgetScene.Appearance]
  let locale: String

  /// As the content of a widget.
  public static func widget(
    _ family: WidgetFamily, appearances: [WidgetScene.Appearance] = [.light, .dark], locale: String = "en_US"
  ) -> WidgetSnapshotting { WidgetSnapshotting(family: family, appearances: appearances, locale: locale) }
}

/// Compares the pictures of a view with their references, in the shape of call of swift-snapshot-testing:
/// `assertSnapshot(of: CupsView(), as: .widget(.systemSmall))`.
@MainActor public func assertSnapshot<V: View>(
  of value: @autoclosure @escaping @MainActor () -> V, as snapshotting: WidgetSnapshotting, named name: String? = nil,
  record: Bool = false, fileID: String = #fileID, file filePath: String = #filePath,
  testName function: String = #function, line: Int = #line, column: Int = #column
) {
  assertWidget(
    value(), family: snapshotting.family, appearances: snapshotting.appearances, named: name,
    locale: snapshotting.locale, record: record, function: function, filePath: filePath, fileID: fileID, line: line,
    column: column)
}

extension WidgetReferences {
  /// The name of a picture: `CupsTests/looksRight-evening`.
  static func name(of function: String, in file: String, _ name: String?) -> String {
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let words = ([String(function.prefix { $0 != "(" })] + [name].compactMap(\.self)).map { word in
      String(word.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
    }
    return "\(stem)/\(words.joined(separator: "-"))"
  }

  /// The folder of a package's sources, which has its assets and texts.
  static func sources(around file: String) -> [String] {
    let sources = packageFolder(of: file) + "/Sources"
    return isFolder(sources) ? [sources] : []
  }
}
