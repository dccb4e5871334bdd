// SPDX-License-Identifier: MIT

extension LinearGradient: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    _ShapeView(shape: Rectangle(), style: self)._nodes(in: scope.child("LinearGradient"))
  }
}

extension RadialGradient: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    _ShapeView(shape: Rectangle(), style: self)._nodes(in: scope.child("RadialGradient"))
  }
}

extension EllipticalGradient: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    _ShapeView(shape: Rectangle(), style: self)._nodes(in: scope.child("EllipticalGradient"))
  }
}

extension AngularGradient: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    _ShapeView(shape: Rectangle(), style: self)._nodes(in: scope.child("AngularGradient"))
  }
}

extension MeshGradient: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    _ShapeView(shape: Rectangle(), style: self)._nodes(in: scope.child("MeshGradient"))
  }
}

extension Material: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    _ShapeView(shape: Rectangle(), style: self)._nodes(in: scope.child("Material"))
  }
}
