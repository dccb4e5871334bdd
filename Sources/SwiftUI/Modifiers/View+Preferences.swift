// SPDX-License-Identifier: MIT

import WeaveResolve

nonisolated extension View {
  /// Tells the views around a value.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    nonisolated(unsafe) let value = value
    return changed { node, _ in
      var node = node
      node.preferences[K.self] = value
      return node
    }
  }

  /// Changes a value that the views in it tell.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    nonisolated(unsafe) let callback = callback
    return changed { node, _ in
      var node = node
      var value = node.preferences[K.self] ?? K.defaultValue
      callback(&value)
      node.preferences[K.self] = value
      return node
    }
  }

  /// Calls a closure with the value that the views in it tell.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    nonisolated(unsafe) let action = action
    return modified { content, scope in
      let nodes = scope.nodes(of: content)
      action(PreferenceValues(merging: nodes)[K.self] ?? K.defaultValue)
      return nodes
    }
  }

  /// A view over it that is made of the value that the views in it tell.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    nonisolated(unsafe) let transform = transform
    return modified { content, scope in
      let nodes = scope.child("on").nodes(of: content)
      let value = PreferenceValues(merging: nodes)[K.self] ?? K.defaultValue
      guard let layer = scope.child("overlay").single(transform(value), alignment: alignment.drawn) else {
        return nodes
      }
      return nodes.map { $0.adding(.overlay(layer.node, alignment.drawn)) }
    }
  }

  /// A view behind it that is made of the value that the views in it tell.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    nonisolated(unsafe) let transform = transform
    return modified { content, scope in
      let nodes = scope.child("on").nodes(of: content)
      let value = PreferenceValues(merging: nodes)[K.self] ?? K.defaultValue
      guard let layer = scope.child("background").single(transform(value), alignment: alignment.drawn) else {
        return nodes
      }
      return nodes.map { $0.adding(.background(layer.node, alignment.drawn)) }
    }
  }
}
