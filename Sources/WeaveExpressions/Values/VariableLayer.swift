// SPDX-License-Identifier: MIT

/// A layer of variables whose values are computed when they are read, as most designs read few of them.
public protocol VariableLayer: Sendable {
  /// The value under a key in canonical form; nil where the layer has none, so that outer layers are asked.
  func value(for canonicalKey: String) -> Value?

  /// Whether the key is one of the layer's, though it may have no value now.
  func knows(_ canonicalKey: String) -> Bool

  /// Whether the layer may know any other key another time, as stored variables do.
  var isOpen: Bool { get }

  /// Every key that the layer may give, in canonical form.
  var keys: [String] { get }
}

/// A source that finds names by their marks.
package protocol NamedVariableLayer: VariableLayer {
  /// The value of a name, nil inside where it has none now; nil where the name is not one of the layer's.
  ///
  /// - Parameter member: that of a record which alone is asked for, so that others may be left out; nil for all.
  func answer(to name: VariableName, member: String?) -> Value??
}

extension VariableLayer {
  /// A source is closed unless it says otherwise: what it does not know is missing.
  public var isOpen: Bool { false }
}
