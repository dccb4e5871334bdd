// SPDX-License-Identifier: MIT

/// Designs as text, small enough to be drawn quickly.
enum Design {
  /// A one-line design with a content tree.
  static func custom(_ content: String, more: String = "") -> String {
    #"{"name": "x", \#(more)"layout": {"template": "custom"}, "content": \#(content)}"#
  }

  /// A red square.
  static let red = custom(##"{"type": "shape", "fill": "#F00"}"##)

  /// Only a photo.
  static func photo(_ file: String) -> String { custom(#"{"type": "image", "file": "\#(file)"}"#) }

  /// A node nested inside `count` others.
  static func nested(_ count: Int, _ outer: (String) -> String, around inner: String) -> String {
    (0..<count).reduce(inner) { inner, _ in outer(inner) }
  }
}

extension String {
  static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
}
