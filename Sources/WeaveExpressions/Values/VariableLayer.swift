// SPDX-License-Identifier: MIT

/// A layer of variables whose values are computed when they are read, because most designs read few of them.
public protocol VariableLayer: Sendable {
  /// The value of a canonical key; nil if the layer has none, so that outer layers are searched.
  func value(for canonicalKey: String) -> Value?

  /// Whether the key belongs to the layer, even if it has no value now.
  func knows(_ canonicalKey: String) -> Bool

  /// Whether the layer may have other keys at another time, as stored variables do.
  var isOpen: Bool { get }

  /// Every key of the layer, in canonical form.
  var keys: [String] { get }
}

/// A layer that finds names by their marks.
package protocol NamedVariableLayer: VariableLayer {
  /// The value of a name, which is nil inside if there is none now; nil if the name does not belong to the layer.
  ///
  /// - Parameter member: the only member of a record that is needed, so that others may be left out; nil for all.
  func answer(to name: VariableName, member: String?) -> Value??
}

extension VariableLayer {
  /// By default a layer is closed: other keys are always missing.
  public var isOpen: Bool { false }
}
