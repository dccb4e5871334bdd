// SPDX-License-Identifier: MIT

import WeaveGraphics

extension SVGComposer {
  /// Each backdrop shows again what lies beneath, earlier backdrops included: the work doubles with every one. Beyond
  /// this many, later ones show what the last of these showed.
  private static let mostBackdrops = 6

  /// What has been drawn so far, once more, blurred and clipped.
  ///
  /// What is finished in every open group gets an id; the backdrop uses all of it, under copies of the open groups'
  /// clips and transforms.
  mutating func backdrop(_ path: Path, _ radius: Double, _ saturation: Double) {
    guard path.isDrawable, let bounds = path.controlBounds, radius.isFinite, saturation.isFinite else { return }
    let map = currentTransform
    guard map.isUsable, let back = map.inverse else { return }

    // The blur's radius is in the current coordinates; the copy is drawn in those of the canvas.
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

  /// Uses of everything that is finished so far, in the coordinates of the canvas.
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

  /// Puts the children of an open group into one that has an id, unless nothing came since the last time.
  private mutating func snapshot(_ index: Int) {
    let children = frames[index].children
    guard !children.isEmpty else { return }
    if let known = frames[index].snapshot, known.count == children.count { return }
    let id = definitions.newID(.backdrop)
    frames[index].children = [SVGElement("g", ["id": id], children: children)]
    frames[index].snapshot = (id, 1)
  }

  /// The open group without its filter and opacity, which come over the whole of it when it is finished.
  private func copy(of effect: Effect?, around elements: [SVGElement]) -> SVGElement {
    var group = SVGElement("g", children: elements)
    switch effect {
    case .clip(let id, _): group["clip-path"] = "url(#\(id))"
    case .transform(let map): group["transform"] = map.svgText
    case nil, .effects, .label: break
    }
    return group
  }
}
