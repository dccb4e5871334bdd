// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveRender
import WeaveResolve
import WeaveSystem

/// What differs from picture to picture of one design.
enum Turn: String, CaseIterable, ExpressibleByArgument {
  /// The clock goes on by a minute, all else the same, as on a display.
  case moment
  /// The variable `turn` counts, the clock stands still.
  case texts
  /// The place of the snapshots has another name each time, the clock stands still.
  case facts
}

/// A design as a display or a batch has it: the same facts, and another minute or text from picture to picture.
final class MovingClock {
  private let widget: CompiledWidget
  private let environment: RenderEnvironment
  private let snapshots: Snapshots
  private let photos: PhotoFolder
  private let renderer: Renderer
  private var count = 0

  /// - Parameters:
  ///   - snapshots: what its facts are read from.
  ///   - renderer: one that has drawn other designs, so that no start of a library is counted; nil for a new one.
  /// - Throws: a sentence where the design cannot be read.
  init(
    _ source: SourceText, _ environment: RenderEnvironment, snapshots: Snapshots, renderer: Renderer? = nil
  ) throws {
    guard let widget = WidgetCompiler.compile(source, now: .distantPast).output?.widgets.first ?? nil else {
      throw BenchError("\(source.name) has errors; weave validate tells them")
    }
    (self.widget, self.environment, self.snapshots) = (widget, environment, snapshots)
    photos = PhotoFolder(designFolder: FilePath.folder(of: source.name))
    self.renderer = try renderer ?? Renderer()
  }

  /// The next picture: of a day of minutes, then of the same day again, or with the next number in its texts.
  @discardableResult
  func drawPNG(_ turn: Turn = .moment) throws -> [UInt8] { try renderer.png(rendered(turn)) }

  /// A picture of a rendering that is there already, as of a drawing with its texts in their places.
  func drawPNG(of rendering: Rendering) throws { _ = try renderer.png(rendering) }

  /// The same without drawing it.
  func rendered(_ turn: Turn = .moment) throws -> Rendering {
    count += 1
    var moment = environment
    if turn == .moment { moment.now = environment.now.addingTimeInterval(Double(count % 1_440) * 60) }
    var facts = snapshots
    if turn == .facts {
      facts.weather?.place?.name += " \(count % 100)"
      facts.location?.place.name += " \(count % 100)"
    }
    let drawn = try renderer.render(
      widget, in: moment, variables: ["turn": .string(turn == .texts ? String(count % 100) : "0")], photos: photos,
      snapshots: facts)
    guard let picture = drawn.output else { throw BenchError("the design has nothing to draw") }
    return picture
  }

  /// - Parameter folder: of snapshots; none where nil.
  /// - Throws: a sentence where a snapshot cannot be read.
  static func snapshots(_ folder: String?, now: Date) throws -> Snapshots {
    var all = Snapshots()
    guard let folder else { return all }
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
