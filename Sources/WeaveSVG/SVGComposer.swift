// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// The elements made from a list.
struct SVGDrawing {
  var definitions: [SVGElement]
  var body: [SVGElement]
  /// Whether any line has mitred corners.
  var hasMiters: Bool
}

/// Converts drawing commands into elements, one after the other.
struct SVGComposer {
  /// An element that is still open.
  struct Frame {
    /// Nil for the document.
    var effect: Effect?
    var children: [SVGElement] = []
    /// The box of everything drawn in the group, in the group's own coordinates.
    var bounds: Rect?
    /// The group that a backdrop references: its id, and how many of the first children it stands for.
    var snapshot: (id: String, count: Int)?
  }

  /// The effect of an element on its contents.
  enum Effect {
    case clip(id: String, bounds: Rect?)
    case cutout(id: String, bounds: Rect)
    case transform(Transform)
    case effects(DisplayGroup.Effects)
    case label(String)
  }

  let writer: SVGWriter
  let canvas: Rect
  let scale: Double
  var definitions: SVGDefinitions
  /// From the document to the innermost open element.
  var frames = [Frame()]
  var hasMiters = false
  var backdrops = 0
  /// Whether an opaque fill covers the canvas.
  var isOpaque = false

  init(_ writer: SVGWriter, canvas: Size, scale: Double) {
    self.writer = writer
    self.canvas = Rect(origin: .zero, size: canvas)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    definitions = SVGDefinitions(prefix: writer.idPrefix)
  }

  mutating func add(_ items: [DisplayItem]) {
    for item in items {
      switch item.command {
      case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd: evenOdd)
      case .stroke(let path, let style, let paint): stroke(path, style, paint)
      case .glyphs(let run, let origin, let color): glyphs(run, at: origin, color)
      case .image(let image, let source, let destination): self.image(image, source, destination)
      case .backdrop(let path, let radius, let saturation): backdrop(path, radius, saturation)
      case .group(let group): self.group(group)
      }
    }
  }

  var drawing: SVGDrawing {
    SVGDrawing(definitions: definitions.elements, body: frames[0].children, hasMiters: hasMiters)
  }

  /// Adds an element that covers `bounds` in the current coordinates.
  mutating func append(_ element: SVGElement, bounds: Rect?) {
    let top = frames.count - 1
    frames[top].children.append(element)
    guard let bounds else { return }
    frames[top].bounds = frames[top].bounds?.union(bounds) ?? bounds
  }

  /// Maps the current coordinates to the canvas.
  var currentTransform: Transform {
    frames.reversed().reduce(.identity) { map, frame in
      if case .transform(let step) = frame.effect { map.then(step) } else { map }
    }
  }
}
