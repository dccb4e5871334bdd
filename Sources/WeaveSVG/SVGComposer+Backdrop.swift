// SPDX-License-Identifier: MIT

import WeaveGraphics

extension SVGComposer {
  /// Each backdrop draws everything beneath it again, including earlier backdrops, so the work doubles with each one.
  /// Beyond this number, backdrops show the same content as the last one.
  private static let mostBackdrops = 6

  /// Draws everything so far once more, blurred and clipped.
  ///
  /// The finished elements of every open group get an id. The backdrop references them all with `use`, inside copies of
  /// the open groups' clips and transforms.
  mutating func backdrop(_ path: Path, _ radius: Double, _ saturation: Double) {
    guard path.isDrawable, let bounds = path.controlBounds, radius.isFinite, saturation.isFinite else { return }
    let map = currentTransform
    guard map.isUsable, let back = map.inverse else { return }

    // The blur radius is in the current coordinates, but the copy is drawn in canvas coordinates.
    let growth = abs(map.a * map.d - map.b * map.c).squareRoot()
    let content = map.bounds(of: bounds).intersection(canvas)
    guard !content.isEmpty else { return }
    let filter = SVGFilter(
      backdrop: max(0, radius) * growth, saturation: saturation, content: content, isOpaque: isOpaque)
    guard !filter.isEmpty else { return }
    var copy = SVGElement("g", children: beneath())
    guard !copy.children.isEmpty else { return }
    copy["filter"] = "url(#\(definitions.id(.filter, for: filter.element)))"
    if map != .identity { copy["transform"] = back.svgText }
    copy["aria-hidden"] = "true"

    within(clip: path) { $0.append(copy, bounds: bounds) }
  }

  /// References to everything finished so far, in the coordinates of the canvas.
  private mutating func beneath() -> [SVGElement] {
    let takesNew = backdrops < Self.mostBackdrops
    backdrops += 1
    var nested: [SVGElement] = []
    for index in frames.indices.reversed() {
      if takesNew { snapshot(index) }
      var elements = frames[index].snapshot.map { [SVGElement("use", ["href": "#\($0.id)"])] } ?? []
      elements += nested
      nested = SVGElement.collapsed(copy(of: frames[index].effect, around: elements))
    }
    return nested
  }

  /// Moves the children of an open group into a group with an id, unless nothing was added since the last time.
  private mutating func snapshot(_ index: Int) {
    let children = frames[index].children
    guard !children.isEmpty else { return }
    if let known = frames[index].snapshot, known.count == children.count { return }
    let id = definitions.newID(.backdrop)
    frames[index].children = [SVGElement("g", ["id": id], children: children)]
    frames[index].snapshot = (id, 1)
  }

  /// A copy of an open group without its filter and opacity, which will apply to the whole group when it is finished.
  private func copy(of effect: Effect?, around elements: [SVGElement]) -> SVGElement {
    var group = SVGElement("g", children: elements)
    switch effect {
    case .clip(let id, _): group["clip-path"] = "url(#\(id))"
    case .cutout(let id, _): group["mask"] = "url(#\(id))"
    case .transform(let map): group["transform"] = map.svgText
    case nil, .effects, .label: break
    }
    return group
  }
}
