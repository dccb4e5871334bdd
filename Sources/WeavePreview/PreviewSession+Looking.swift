// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDiff
import WeaveDisplay
import WeaveGraphics
import WeaveJSON
import WeaveLayout
import WeavePNG
import WeavePanel
import WeaveRender
import WeaveResolve
import WeaveSchema

/// Answers questions about a picture: why a node has its size, how two pictures differ, and the picture as a file.
extension PreviewSession {
  // MARK: Why

  /// The sizes that a node was offered and chose, in words: first the nodes around it, then its modifiers from outside
  /// to inside.
  func reasons(_ scene: PreviewScene, _ text: [UInt8]?) -> Response {
    let moment = moment(scene)
    guard let shown = shown(scene, at: moment, text: text), let (request, _) = request(scene, shown, moment),
      let steps = try? renderer.layoutSteps(of: request)
    else { return .json(.array([])) }
    guard let first = steps.firstIndex(where: { $0.id == scene.node }) else { return .json(.array([])) }
    var chain: [Int] = []
    var around = steps[first].parent
    while let step = around, chain.count < 64 {
      chain.insert(step, at: 0)
      around = steps[step].parent
    }
    var own = [first]
    // A node's modifiers bear its name, and each is inside the previous one.
    while let last = own.last,
      let next = steps.indices.first(where: { steps[$0].parent == last && steps[$0].id == scene.node })
    {
      own.append(next)
    }
    return .json(.array(chain.map { node(steps[$0], isOwn: false) } + own.map { node(steps[$0], isOwn: true) }))
  }

  private func node(_ step: LayoutStep, isOwn: Bool) -> JSONNode {
    func side(_ length: Double?) -> JSONNode {
      guard let length else { return .text("ideal") }
      return length.isFinite ? .number((length * 100).rounded() / 100) : .text("any")
    }
    return .object([
      ("id", .text(step.id)), ("kind", .text(step.kind)), ("isOwn", .flag(isOwn)),
      ("offered", .array([side(step.proposedWidth), side(step.proposedHeight)])),
      ("answer", .array([side(step.answer.width), side(step.answer.height)])),
      ("width", .text(step.widthReason)), ("height", .text(step.heightReason)),
    ])
  }

  // MARK: Files

  /// A picture as a file: `png`, `svg`, or `json` with all values and frames.
  func export(_ kind: String, _ scene: PreviewScene, _ text: [UInt8]?) -> Response {
    let moment = moment(scene)
    guard let shown = shown(scene, at: moment, text: text), let (request, panel) = request(scene, shown, moment),
      let picture = try? renderer.render(request).output
    else { return .text(409, "there is no picture of this design; see its problems") }
    do {
      switch kind {
      case "svg": return Response(status: 200, type: "image/svg+xml", body: Array(try renderer.svg(picture).utf8))
      case "json":
        let object = Inspection.json(for: request, picture: picture, source: shown.whole, parts: [.tree])
        return Response(status: 200, type: "application/json", body: Array(Inspection.text(of: [object]).utf8))
      case "png": return Response(status: 200, type: "image/png", body: try file(of: picture, on: panel))
      default: return .text(404, "a picture must be `png`, `svg` or `json`")
      }
    } catch {
      return .text(500, "the picture cannot be written: \(error)")
    }
  }

  // MARK: Two pictures

  /// How much two pictures differ, measured as in `weave diff` and `weave test`.
  func comparison(_ scene: PreviewScene) -> Response {
    guard let before = bytes(ofPicture: scene.before), let after = bytes(ofPicture: scene.after) else {
      return .text(404, "one of the pictures is out of date")
    }
    if before == after { return .json(verdict("equal", "the same, byte for byte")) }
    guard let first = try? ComparedPictures.decode(before, named: "before"),
      let second = try? ComparedPictures.decode(after, named: "after"),
      let found = ComparedPictures.compare(first, second, options: ComparisonOptions())
    else { return .json(verdict("different", "pictures of different sizes cannot be compared")) }
    let differing = found.comparison.differing
    guard differing > 0 else { return .json(verdict("equal", "no visible difference")) }
    let share = (found.comparison.share * 10_000).rounded() / 100
    let similarity = (found.similarity * 1_000).rounded() / 1_000
    return .json(
      verdict(
        "different",
        "\(differing) pixels differ (\(JSONWriter.text(of: share)) %), similarity \(JSONWriter.text(of: similarity))"))
  }

  private func verdict(_ word: String, _ text: String) -> JSONNode {
    .object([("verdict", .text(word)), ("says", .text(text))])
  }

  // MARK: The year

  /// The days in a part of a month on which the picture at this time of day differs from the day before.
  func changesOfMonth(_ scene: PreviewScene) -> Response {
    let moment = moment(scene)
    guard let shown = shown(scene, at: moment, text: nil), let (request, _) = request(scene, shown, moment),
      let month = scene.month
    else { return .json(part([], next: nil)) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = moment.timeZone
    var parts = calendar.dateComponents([.year, .hour, .minute], from: moment.now)
    (parts.month, parts.day) = (month, 1)
    guard let start = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: start)?.count
    else { return .json(part([], next: nil)) }
    let first = max(1, min(days, scene.from ?? 1))
    let last = min(days, first + 7)
    var marks: [JSONNode] = []
    var before: DisplayedPicture?
    for day in (first - 1)...last {
      guard let now = calendar.date(byAdding: .day, value: day - 1, to: start) else { continue }
      var other = request
      other.environment.now = now
      let picture = (try? renderer.render(other))?.output.map(DisplayedPicture.init)
      if day >= first, picture != before { marks.append(.integer(day)) }
      before = picture
    }
    return .json(part(marks, next: last < days ? last + 1 : nil))
  }
}

/// The content of a picture, for comparing.
private struct DisplayedPicture: Equatable {
  private let list: String

  init(_ rendering: Rendering) { list = rendering.displayList.dump() }
}
