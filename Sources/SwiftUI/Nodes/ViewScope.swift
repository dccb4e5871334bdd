// SPDX-License-Identifier: MIT

package import WeaveDiagnostics
package import WeaveGraphics
package import WeaveResolve

/// The surroundings in which a view becomes nodes: its environment, its name and its place in the source.
@MainActor public struct _ViewScope {
  /// The tree that is being made.
  package let pass: ViewPass
  /// The values that views read.
  package var environment: EnvironmentValues
  /// The name of the node, which is unique in the tree.
  package private(set) var id: String
  /// The place of the view in the source; nil if it is not known.
  package private(set) var range: SourceRange?
  private var depth: Int

  init(_ pass: ViewPass, _ environment: EnvironmentValues) {
    (self.pass, self.environment) = (pass, environment)
    (id, depth) = ("view", 0)
  }

  /// The name and the source of the view, for messages.
  package var place: ViewPlace { ViewPlace(id: id, range: range) }

  // MARK: Parts

  /// The scope of a part by its name; names of parts of one view differ.
  package func child(_ name: String) -> _ViewScope {
    var scope = self
    scope.id += "/" + name
    scope.depth += 1
    return scope
  }

  /// The scope of a part by its number.
  package func child(_ index: Int) -> _ViewScope { child(String(index)) }

  func at(_ location: SourceLocation) -> _ViewScope {
    var scope = self
    scope.range = pass.range(of: location)
    return scope
  }

  /// A scope with a changed environment.
  package func with<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> _ViewScope {
    var scope = self
    scope.environment[keyPath: keyPath] = value
    return scope
  }

  // MARK: Nodes

  /// The nodes of a view.
  package func nodes(of view: some View) -> [_ViewNode] {
    guard let location = (view as? any Locatable)?.location else { return view._nodes(in: self) }
    return view._nodes(in: at(location))
  }

  /// The nodes of a view that the program has written: those of its body.
  func nodes<V: View>(ofBodyOf view: V) -> [_ViewNode] {
    let scope = child(Self.name(of: V.self))
    guard scope.pass.resolver.countNode(depth: depth, at: place) else { return [] }
    return scope.evaluating(view) { scope.nodes(of: view.body) }
  }

  /// Runs a closure in which the properties of a view or modifier read this environment.
  func evaluating<Result>(_ owner: Any, _ body: () -> Result) -> Result {
    PropertyBinding.bind(owner, to: environment)
    let outer = EnvironmentValues.current
    EnvironmentValues.current = environment
    defer { EnvironmentValues.current = outer }
    return body()
  }

  private static func name(of type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }

  /// One node of a kind; no node once the picture has as many as it may have.
  package func node(_ kind: ResolvedNode.Kind, _ modifiers: [ResolvedNode.Modifier] = []) -> _ViewNode {
    _ViewNode(ResolvedNode(id: id, range: range, kind, modifiers))
  }

  /// The nodes of a view as one: itself, or layers on top of each other.
  package func single(_ view: some View, alignment: WeaveResolve.Alignment = .center) -> _ViewNode? {
    _ViewNode.joined(nodes(of: view), in: self, alignment: alignment)
  }

  /// The frame of this node in the last layout, in points from the upper left corner of the widget.
  package var frame: WeaveGraphics.Rect? { pass.resolver.frame(of: id) }

  /// Reports that the view or modifier is not drawn as on Apple's systems.
  ///
  /// - Parameter message: what it is, and what the picture shows instead.
  package func reportNotDrawn(_ message: String) {
    pass.resolver.report(.viewNotDrawn, Diagnostic.Message(stringLiteral: message), at: place)
  }
}

/// A tree of nodes that is being made of a view.
@MainActor package final class ViewPass {
  /// What the nodes are made with.
  package var resolver: ViewResolver
  /// What lies behind the content.
  package var background: ResolvedNode?
  /// Where the program's resources are.
  package let resources: ViewResources
  /// The places in sources; the range of a node is an index of this list. Nil if nodes have no places.
  let locations: SourceLocations?

  init(_ resolver: ViewResolver, _ resources: ViewResources, _ locations: SourceLocations?) {
    (self.resolver, self.resources, self.locations) = (resolver, resources, locations)
  }

  func range(of location: SourceLocation) -> SourceRange? { locations?.range(of: location) }
}

/// One node of a view, with what its surroundings need to know of it.
public struct _ViewNode {
  /// The node.
  package var node: ResolvedNode
  /// How far it wants to be from its neighbours.
  package var spacing: SpacingPreference
  /// What the views in it tell those around them.
  package var preferences: PreferenceValues
  /// What containers read, such as the number of columns of a grid's cell.
  package var traits: ViewTraits

  /// A node that wants to be 8 points from its neighbours.
  package init(
    _ node: ResolvedNode, spacing: SpacingPreference = .standard, preferences: PreferenceValues = PreferenceValues(),
    traits: ViewTraits = ViewTraits()
  ) {
    (self.node, self.spacing, self.preferences, self.traits) = (node, spacing, preferences, traits)
  }

  /// The node with a modifier around it.
  package func adding(_ modifiers: ResolvedNode.Modifier...) -> _ViewNode {
    var copy = self
    copy.node.modifiers += modifiers
    return copy
  }

  /// Several nodes as layers of one; nil if there are none.
  @MainActor static func joined(
    _ nodes: [_ViewNode], in scope: _ViewScope, alignment: WeaveResolve.Alignment
  ) -> _ViewNode? {
    if nodes.count < 2 { return nodes.first }
    var joined = scope.child("layers").node(.zstack(alignment: alignment, nodes.layered.map(\.node)))
    joined.preferences = PreferenceValues(merging: nodes)
    return joined
  }
}

extension [_ViewNode] {
  /// In the order in which they are drawn: by `zIndex`, then as written.
  var layered: [_ViewNode] {
    if allSatisfy({ $0.traits.zIndex == 0 }) { return self }
    return enumerated().sorted { ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset) }
      .map(\.element)
  }
}

/// What a container reads of a view in it.
package struct ViewTraits {
  /// The order in which layers are drawn.
  package var zIndex = 0.0
  /// The columns that a cell of a `Grid` takes; nil for the columns that it has.
  package var columns: Int?
  /// Whether a cell of a grid takes no room of its own along each axis.
  package var unsizedAxes: Axis.Set = []
  /// The alignment of a grid's column that a cell sets.
  package var columnAlignment: HorizontalAlignment?
  /// The alignment of the cell itself.
  package var cellAnchor: UnitPoint?
  /// The cells of a grid's row, and their alignment.
  var rowCells: [_ViewNode]?
  var rowAlignment: VerticalAlignment??
  /// Values for the layout around it.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// The tag of a choice.
  package var tag: AnyHashable?
  /// The name that a preview of the view has.
  package var previewName: String?
  /// The name of the family for which a preview of the view is drawn.
  package var previewFamily: String?

  package init() {}
}
