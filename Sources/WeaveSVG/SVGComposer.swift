// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// What the composer makes of a list.
struct SVGDrawing {
  var definitions: [SVGElement]
  var body: [SVGElement]
  /// Whether any line has pointed corners.
  var hasMiters: Bool
}

/// Turns drawing commands into elements, one after the other.
struct SVGComposer {
  /// A group that is still open.
  struct Frame {
    var effect: Effect
    var children: [SVGElement] = []
    /// The box of everything drawn in the group, in the group's own coordinates.
    var bounds: Rect?
    /// How many of the children, from the first, stand inside a group that a backdrop shows again, and its id.
    var snapshot: (id: String, count: Int)?
    /// The first command inside.
    var start = 0
  }

  /// What a group does to what is in it.
  enum Effect {
    case none
    case clip(id: String, bounds: Rect?)
    case transform(Transform)
    case group(DrawCommand.Group)
    case label(String)
    /// Nothing in it is drawn.
    case hidden
  }

  let writer: SVGWriter
  let canvas: Rect
  let scale: Double
  var definitions: SVGDefinitions
  var frames = [Frame(effect: .none)]
  /// All commands so far.
  var commands: [DrawCommand] = []
  var hasMiters = false
  var backdrops = 0
  /// Groups written as pictures.
  var blurred = 0
  /// Whether a fill without transparency covers the canvas.
  var isOpaque = false

  init(_ writer: SVGWriter, canvas: Size, scale: Double) {
    self.writer = writer
    self.canvas = Rect(origin: .zero, size: canvas)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    definitions = SVGDefinitions(prefix: writer.idPrefix)
  }

  mutating func add(_ command: DrawCommand) {
    commands.append(command)
    switch command {
    case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd: evenOdd)
    case .stroke(let path, let style, let paint): stroke(path, style, paint)
    case .glyphs(let run, let origin, let color): glyphs(run, at: origin, color)
    case .image(let image, let source, let destination): self.image(image, source, destination)
    case .backdrop(let path, let radius, let saturation): backdrop(path, radius, saturation)
    case .beginClip(let path): begin(clip(path))
    case .beginTransform(let map): begin(map.isUsable ? .transform(map) : .hidden)
    case .beginGroup(let group): begin(group.opacity <= 0 ? .hidden : .group(group))
    case .beginLabel(let label): begin(.label(label))
    case .end: end()
    }
  }

  /// Closes what is open and gives everything.
  mutating func finish() -> SVGDrawing {
    while frames.count > 1 { end() }
    return SVGDrawing(definitions: definitions.elements, body: frames[0].children, hasMiters: hasMiters)
  }

  /// Adds an element that covers `bounds` in the current coordinates.
  mutating func append(_ element: SVGElement, bounds: Rect?) {
    let top = frames.count - 1
    if case .hidden = frames[top].effect { return }
    frames[top].children.append(element)
    guard let bounds else { return }
    frames[top].bounds = frames[top].bounds?.union(bounds) ?? bounds
  }

  /// The map from the current coordinates to the canvas.
  var currentTransform: Transform {
    frames.reversed().reduce(.identity) { map, frame in
      if case .transform(let step) = frame.effect { map.then(step) } else { map }
    }
  }
}
