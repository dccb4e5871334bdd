// SPDX-License-Identifier: MIT

import FoundationEssentials
import Weave
import WeaveData
import WeaveDiagnostics
import WeaveResolve
import WeaveSystem

/// A design as a display has it: the same facts and texts, and a clock that goes on by a minute from picture to picture.
final class MovingClock {
  private let widget: CompiledWidget
  private let environment: RenderEnvironment
  private let snapshots: Snapshots
  private let renderer: Renderer
  private var minute = 0

  /// - Parameter folder: the snapshots; none where nil.
  /// - Throws: a sentence where the design or a snapshot cannot be read.
  init(_ source: SourceText, _ environment: RenderEnvironment, snapshots folder: String?) throws {
    guard let widget = WidgetCompiler.compile(source, now: .distantPast).output?.widgets.first ?? nil else {
      throw BenchError("the design has errors; weave validate tells them")
    }
    (self.widget, self.environment) = (widget, environment)
    snapshots = try folder.map { try Self.snapshots($0, now: environment.now) } ?? Snapshots()
    renderer = try Renderer()
  }

  /// A day of minutes, then the same day again.
  @discardableResult
  func drawPNG() throws -> [UInt8] {
    minute = (minute + 1) % 1_440
    var moment = environment
    moment.now = environment.now.addingTimeInterval(Double(minute) * 60)
    let drawn = try renderer.render(widget, in: moment, photos: PhotoFolder(designFolder: "."), snapshots: snapshots)
    guard let picture = drawn.output else { throw BenchError("the design has nothing to draw") }
    return try renderer.png(picture)
  }

  private static func snapshots(_ folder: String, now: Date) throws -> Snapshots {
    var all = Snapshots()
    for kind in SnapshotKind.allCases {
      let path = "\(folder)/\(kind.fileName)"
      guard let bytes = try? readFile(path, limit: Limits.designBytes) else { continue }
      let read = SnapshotReader.read(SourceText(name: path, bytes: bytes), as: kind, now: now, timeZone: .gmt)
      guard let snapshot = read.output else { throw BenchError("\(path) has errors; weave snapshot check tells them") }
      all.merge(snapshot)
    }
    return all
  }
}
